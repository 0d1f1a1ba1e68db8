"""The Loots of Plunder, which lie face down beside the supply."""

from __future__ import annotations

from demesne.sets.plunder.kingdom import plunder
from demesne.words import (
    ACTION,
    ATTACK,
    BOTTOM,
    DISCARD,
    DURATION,
    HAND,
    IT,
    LOOT,
    MANY,
    REACTION,
    REVEALED,
    THAT,
    THIS,
    TOP,
    TREASURE,
    Card,
    Item,
    a,
    attacked,
    choose,
    choose_one,
    cost_of,
    discard,
    discard_down_to,
    each_other,
    either,
    every_turn,
    gain,
    gained,
    if_,
    it_is,
    look_at,
    look_through_discard,
    may,
    next_turn,
    play,
    plus,
    put,
    put_back,
    reveal,
    set_aside,
    some,
    this_turn,
    trash,
    turn_ends,
    unaffected,
    when,
    you_gain,
)


def loot(name: str, *items: Item, types: int = 0) -> Card:
    """A Loot card: a Treasure that costs 7, with two copies in the Loot pile."""
    return plunder.card(name, 7, TREASURE | LOOT | types, *items, pile="2", beside=True)


amphora = loot(
    "Amphora",
    either(now=plus(coins=3, buys=1), later=next_turn(plus(coins=3, buys=1))),
    types=DURATION,
)  # fmt: skip
doubloons = loot("Doubloons", plus(coins=3), when(gained, gain("Gold")))
endless_chalice = loot("Endless Chalice", plus(coins=1, buys=1), every_turn(plus(coins=1, buys=1)), types=DURATION)
figurehead = loot("Figurehead", plus(coins=3), next_turn(plus(cards=2)), types=DURATION)
hammer = loot("Hammer", plus(coins=3), gain(up_to=4))
insignia = loot("Insignia", plus(coins=3), this_turn(when(you_gain, put(THAT, TOP), may=True)))
jewels = loot("Jewels", plus(coins=3, buys=1), next_turn(put(THIS, BOTTOM)), types=DURATION)
orb = loot(
    "Orb",
    look_through_discard,
    choose_one(play=[choose(1, a(ACTION | TREASURE), from_=DISCARD), play(IT)], buys=plus(coins=3, buys=1)),
)  # fmt: skip
prize_goat = loot("Prize Goat", plus(coins=3, buys=1), trash(up_to=1))
puzzle_box = loot(
    "Puzzle Box",
    plus(coins=3, buys=1), choose(1, up_to=1), set_aside(IT, face_down=True), this_turn(when(turn_ends, put(IT, HAND))),
)  # fmt: skip
sextant = loot("Sextant", plus(coins=3, buys=1), look_at(5), discard(up_to=MANY, from_=REVEALED), put_back)
shield = loot("Shield", plus(coins=3, buys=1), when(attacked, reveal(THIS), unaffected, may=True), types=REACTION)
spell_scroll = loot(
    "Spell Scroll",
    trash(THIS), if_(some, gain(up_to=cost_of(THIS) - 1), if_(it_is(ACTION | TREASURE), may(play(IT)))),
    types=ACTION,
)  # fmt: skip
staff = loot("Staff", plus(coins=3, buys=1), choose(1, a(ACTION), up_to=1), play(IT))
sword = loot("Sword", plus(coins=3, buys=1), each_other(discard_down_to(4)), types=ATTACK)

loots = plunder.pile(
    "Loot",
    *((card.name, 2) for card in (
        amphora, doubloons, endless_chalice, figurehead, hammer, insignia, jewels, orb, prize_goat, puzzle_box, sextant,
        shield, spell_scroll, staff, sword)),
    face_down=True, beside=True,
)  # fmt: skip
