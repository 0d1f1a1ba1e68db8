"""The kingdom cards of Allies, and those of its rotating piles."""

from __future__ import annotations

from demesne.words import (
    ACTION,
    ATTACK,
    DISCARD,
    DURATION,
    HAND,
    IT,
    LIAISON,
    MANY,
    ODYSSEY,
    REST,
    REVEALED,
    THAT,
    THE_TRASH,
    THIS,
    TOP,
    TOWNSFOLK,
    TREASURE,
    VICTORY,
    WIZARD,
    CardSet,
    a,
    another_turn,
    choose,
    choose_one,
    cost_of,
    costing,
    discard,
    discard_top,
    draw_until,
    each_other,
    gain,
    gain_copy,
    has_coins,
    how_many,
    if_,
    it_is,
    look_at,
    may,
    more_options,
    name_a_card,
    next_turn,
    not_in_play,
    pay,
    play,
    plus,
    put,
    replay,
    reveal_top,
    rotate,
    skip_next_turn,
    some,
    the_named_card,
    this_turn,
    trash,
    trashed,
    when,
    you_gain_a,
)

allies = CardSet("allies")

capital_city = allies.action(
    "Capital City", 5,
    plus(cards=1, actions=2),
    discard(2, or_none=True), if_(how_many >= 2, plus(coins=2)),
    if_(has_coins(2), may(pay(2), plus(cards=2))),
)  # fmt: skip
courier = allies.action(
    "Courier", 4, plus(coins=1), discard_top, choose(1, a(ACTION | TREASURE), from_=DISCARD, up_to=1), play(IT)
)
galleria = allies.action("Galleria", 5, plus(coins=3), this_turn(when(you_gain_a(costing(3, 4)), plus(buys=1))))
importer = allies.card("Importer", 3, ACTION | DURATION | LIAISON, next_turn(gain(up_to=5)), first_favors=4)
modify = allies.action(
    "Modify", 5,
    trash(1), choose_one(cards=plus(cards=1, actions=1), gain=if_(some, gain(up_to=cost_of(IT) + 2))),
)  # fmt: skip
specialist = allies.action(
    "Specialist", 5,
    choose(1, a(ACTION | TREASURE), up_to=1), play(IT),
    if_(some, choose_one(replay=replay(IT), gain=gain_copy())),
)  # fmt: skip
underling = allies.action("Underling", 3, plus(cards=1, actions=1), plus(favors=1), types=LIAISON)

# ---------------------------------------------------------------- Townsfolk
town_crier = allies.card(
    "Town Crier", 2, ACTION | TOWNSFOLK,
    choose_one(coins=plus(coins=2), silver=gain("Silver"), cards=plus(cards=1, actions=1)), may(rotate),
    pile="4",
)  # fmt: skip
blacksmith = allies.card(
    "Blacksmith", 3, ACTION | TOWNSFOLK,
    choose_one(draw=draw_until(6), cards=plus(cards=2), cards_and_actions=plus(cards=1, actions=1)),
    pile="4",
)  # fmt: skip
miller = allies.card(
    "Miller", 4, ACTION | TOWNSFOLK,
    plus(actions=1), look_at(4), choose(1, from_=REVEALED), put(IT, HAND), discard(REST),
    pile="4",
)  # fmt: skip
elder = allies.card(
    "Elder", 5, ACTION | TOWNSFOLK,
    plus(coins=2), choose(1, a(ACTION), up_to=1), if_(some, this_turn(more_options(1)), play(IT)),
    pile="4",
)  # fmt: skip
townsfolk = allies.pile("Townsfolk", ("Town Crier", 4), ("Blacksmith", 4), ("Miller", 4), ("Elder", 4))

# ---------------------------------------------------------------- Wizards
student = allies.card(
    "Student", 3, ACTION | WIZARD | LIAISON,
    plus(actions=1), may(rotate), trash(1), if_(it_is(TREASURE), plus(favors=1), put(THIS, TOP)),
    pile="4",
)  # fmt: skip
conjurer = allies.card("Conjurer", 4, ACTION | DURATION | WIZARD, gain(up_to=4), next_turn(put(THIS, HAND)), pile="4")
sorcerer = allies.card(
    "Sorcerer", 5, ACTION | ATTACK | WIZARD,
    plus(cards=1, actions=1), each_other(name_a_card, reveal_top, if_(some & ~it_is(the_named_card), gain("Curse"))),
    pile="4",
)  # fmt: skip
lich = allies.card(
    "Lich", 6, ACTION | WIZARD,
    plus(cards=6, actions=2), skip_next_turn,
    when(trashed, discard(THAT), choose(1, a(costing(0, cost_of(THIS) - 1)), from_=THE_TRASH), gain(IT)),
    pile="4",
)  # fmt: skip
wizards = allies.pile("Wizards", ("Student", 4), ("Conjurer", 4), ("Sorcerer", 4), ("Lich", 4))

# ---------------------------------------------------------------- Odysseys
old_map = allies.card(
    "Old Map", 3, ACTION | ODYSSEY, plus(cards=1, actions=1), discard(1), plus(cards=1), may(rotate), pile="4"
)
voyage = allies.card("Voyage", 4, ACTION | DURATION | ODYSSEY, plus(actions=1), another_turn(few_plays=True), pile="4")
sunken_treasure = allies.card("Sunken Treasure", 5, TREASURE | ODYSSEY, gain(a(ACTION, not_in_play), up_to=MANY), pile="4")
distant_shore = allies.card(
    "Distant Shore", 6, ACTION | VICTORY | ODYSSEY, plus(cards=2, actions=1), gain("Estate"), vp=2, pile="4"
)
odysseys = allies.pile("Odysseys", ("Old Map", 4), ("Voyage", 4), ("Sunken Treasure", 4), ("Distant Shore", 4))
