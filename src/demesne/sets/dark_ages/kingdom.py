"""The kingdom cards of Dark Ages."""

from __future__ import annotations

from demesne.words import (
    ACTION,
    DISCARD,
    DURATION,
    HAND,
    IT,
    LOOTER,
    MANY,
    REST,
    REVEALED,
    THE_HAND,
    THE_TRASH,
    THIS,
    TOP,
    TREASURE,
    CardSet,
    a,
    buy_phase_ends,
    choose,
    choose_one,
    cost_of,
    costing,
    discard,
    each_other,
    exchange,
    gain,
    gains_this_buy_phase,
    if_,
    it_is,
    name_a_card,
    otherwise,
    play,
    plus,
    put,
    put_back,
    reveal,
    reveal_top,
    reveal_until,
    some,
    still_there,
    the_named_card,
    this_turn,
    trash,
    trashed,
    when,
)

dark_ages = CardSet("dark_ages")


hermit = dark_ages.action(
    "Hermit", 3,
    trash(ok=~a(TREASURE), from_=DISCARD | HAND, up_to=1), gain(up_to=3),
    this_turn(when(buy_phase_ends, exchange(THIS, "Madman"), if_=gains_this_buy_phase <= 0), uses=1),
    brings=("Madman",),
)  # fmt: skip
sage = dark_ages.action("Sage", 3, plus(actions=1), reveal_until(1, a(costing(3))), put(IT, HAND), discard(REST))
procession = dark_ages.action(
    "Procession", 4,
    choose(1, a(ACTION) & ~a(DURATION), up_to=1),
    if_(some, play(IT, times=2), if_(still_there(IT), trash(IT)), gain(a(ACTION), exactly=cost_of(IT) + 1)),
)  # fmt: skip
rats = dark_ages.card(
    "Rats", 4, ACTION,
    plus(cards=1, actions=1), gain("Rats"), trash(1, ~a("Rats")), otherwise(reveal(THE_HAND)), when(trashed, plus(cards=1)),
    pile="20",
)  # fmt: skip
wandering_minstrel = dark_ages.action(
    "Wandering Minstrel", 4,
    plus(cards=1, actions=2), reveal(3), choose(MANY, ~a(ACTION), from_=REVEALED), discard(IT), put_back,
)  # fmt: skip
count = dark_ages.action(
    "Count", 5,
    choose_one(discard=discard(2), topdeck=[choose(1), put(IT, TOP)], copper=gain("Copper")),
    choose_one(coins=plus(coins=3), trash=trash(MANY), duchy=gain("Duchy")),
)  # fmt: skip
counterfeit = dark_ages.treasure(
    "Counterfeit", 5,
    plus(coins=1, buys=1), choose(1, a(TREASURE) & ~a(DURATION), up_to=1), if_(some, play(IT, times=2), trash(IT)),
)  # fmt: skip
cultist = dark_ages.attack(
    "Cultist", 5,
    plus(cards=2), each_other(gain("Ruins")), choose(1, a("Cultist"), up_to=1), play(IT), when(trashed, plus(cards=3)),
    types=LOOTER, brings=("Ruins",),
)  # fmt: skip
graverobber = dark_ages.action(
    "Graverobber", 5,
    choose_one(
        gain=[choose(1, a(costing(3, 6)), from_=THE_TRASH), gain(IT, to=TOP)],
        trash=[trash(1, a(ACTION)), if_(some, gain(up_to=cost_of(IT) + 3))]),
)  # fmt: skip
mystic = dark_ages.action(
    "Mystic", 5, plus(actions=1, coins=2), name_a_card, reveal_top, if_(it_is(the_named_card), put(IT, HAND))
)
