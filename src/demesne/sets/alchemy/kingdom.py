"""The kingdom cards of Alchemy."""

from __future__ import annotations

from demesne.words import (
    ACTION,
    ATTACKER,
    HAND,
    IT,
    MANY,
    PLAY,
    REST,
    REVEALED,
    THIS,
    TOP,
    CardSet,
    a,
    any_in,
    choose,
    clean_up_starts,
    discard,
    each_player,
    either,
    if_,
    may,
    play,
    plus,
    put,
    put_back,
    reveal,
    reveal_top,
    reveal_until,
    set_aside,
    some,
    still_there,
    this_turn,
    when,
)

alchemy = CardSet("alchemy")

apothecary = alchemy.action(
    "Apothecary", 2,
    plus(cards=1, actions=1), reveal(4), choose(MANY, ~(~a("Copper") & ~a("Potion")), from_=REVEALED), put(IT, HAND), put_back,
    potion=1, brings=("Potion",),
)  # fmt: skip
scrying_pool = alchemy.attack(
    "Scrying Pool", 2,
    plus(actions=1),
    each_player(reveal_top, if_(some, either(by=ATTACKER, discard=discard(IT), keep=[]))),
    reveal_until(1, ~a(ACTION)), put(REVEALED, HAND),
    potion=1, brings=("Potion",),
)  # fmt: skip
alchemist = alchemy.action(
    "Alchemist", 3,
    plus(cards=2, actions=1),
    this_turn(
        when(clean_up_starts, if_(still_there(THIS) & any_in(PLAY, a("Potion")), may(put(THIS, TOP)))),
        uses=1),
    potion=1, brings=("Potion",),
)  # fmt: skip
golem = alchemy.action(
    "Golem", 4,
    reveal_until(2, a(ACTION) & ~a("Golem")), set_aside(IT), discard(REST), play(IT),
    potion=1, brings=("Potion",),
)  # fmt: skip
