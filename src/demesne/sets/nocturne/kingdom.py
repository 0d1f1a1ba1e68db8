"""The kingdom cards of Nocturne, as far as they are here."""

from __future__ import annotations

from typing import Final

from demesne.words import (
    ACTION,
    ASIDE,
    ATTACK,
    DOOM,
    DURATION,
    FATE,
    HAND,
    IT,
    MANY,
    NIGHT,
    PLAY,
    REACTION,
    THAT,
    THIS,
    TREASURE,
    VICTORY,
    CardSet,
    a,
    back_to_hand,
    boon_gives_coins,
    boon_there,
    choose,
    count,
    discard,
    discarded,
    each_other,
    either,
    gain,
    gained,
    gains_this_turn,
    how_many,
    if_,
    may,
    next_boon,
    next_hex,
    next_turn,
    only,
    plus,
    put,
    put_away,
    receive,
    receive_next_turn,
    set_aside,
    some,
    this_turn,
    trash,
    turn_ends,
    when,
    while_any_are_left,
)

nocturne = CardSet("nocturne")

BOONS: Final = (
    "The Earth's Gift", "The Field's Gift", "The Flame's Gift", "The Forest's Gift", "The Moon's Gift",
    "The Mountain's Gift", "The River's Gift", "The Sea's Gift", "The Sky's Gift", "The Sun's Gift", "The Swamp's Gift",
    "The Wind's Gift",
)  # fmt: skip
HEXES: Final = (
    "Bad Omens", "Delusion", "Envy", "Famine", "Fear", "Greed", "Haunting", "Locusts", "Misery", "Plague", "Poverty", "War",
)  # fmt: skip


blessed_village = nocturne.card(
    "Blessed Village", 4, ACTION | FATE,
    plus(cards=1, actions=2),
    when(gained, next_boon, if_(boon_there, either(now=[receive, put_away], later=receive_next_turn))),
    brings=BOONS,
)  # fmt: skip
crypt = nocturne.card(
    "Crypt", 5, NIGHT | DURATION,
    choose(ok=a(TREASURE) & ~a(DURATION), from_=PLAY, up_to=MANY), put(IT, ASIDE),
    if_(some, while_any_are_left(choose(1, from_=IT), back_to_hand)),
)  # fmt: skip
devils_workshop = nocturne.card(
    "Devil's Workshop", 4, NIGHT,
    if_(gains_this_turn >= 2, gain("Imp"), else_=if_(gains_this_turn >= 1, gain(up_to=4), else_=gain("Gold"))),
    brings=("Imp",),
)  # fmt: skip
faithful_hound = nocturne.action(
    "Faithful Hound", 2,
    plus(cards=2),
    when(discarded, set_aside(THAT), this_turn(when(turn_ends, put(IT, HAND)), uses=1), may=True),
    types=REACTION,
)  # fmt: skip
monastery = nocturne.card("Monastery", 2, NIGHT, trash(up_to=gains_this_turn, from_=HAND | only(PLAY, a("Copper"))))
sacred_grove = nocturne.card(
    "Sacred Grove", 5, ACTION | FATE,
    plus(buys=1, coins=3),
    next_boon, receive,
    if_(boon_there & ~boon_gives_coins, each_other(may(receive))),
    put_away,
    brings=BOONS,
)  # fmt: skip
secret_cave = nocturne.card(
    "Secret Cave", 3, ACTION | DURATION,
    plus(cards=1, actions=1), discard(3, or_none=True), if_(how_many >= 3, next_turn(plus(coins=3))),
    heirloom="Magic Lamp", brings=("Wish",),
)  # fmt: skip
shepherd = nocturne.card(
    "Shepherd", 4, ACTION,
    plus(actions=1), discard(ok=a(VICTORY), up_to=MANY, openly=True), plus(cards=how_many * 2),
    heirloom="Pasture",
)  # fmt: skip
skulk = nocturne.card(
    "Skulk", 4, ACTION | ATTACK | DOOM,
    plus(buys=1), next_hex, each_other(receive), put_away, when(gained, gain("Gold")),
    brings=HEXES,
)  # fmt: skip
tragic_hero = nocturne.action(
    "Tragic Hero", 5,
    plus(cards=3, buys=1), if_(count(HAND) >= 8, trash(THIS), gain(a(TREASURE), up_to=MANY)),
)  # fmt: skip
