"""The kingdom cards of Plunder."""

from __future__ import annotations

from demesne.words import (
    ACTION,
    ASIDE,
    DURATION,
    HAND,
    IT,
    PLAY,
    THE_TRASH,
    THIS,
    TREASURE,
    CardSet,
    a,
    a_pile_empties,
    another_has_played_a,
    choose,
    choose_one,
    clean_up_discards,
    cost_of,
    costing,
    discard_down_to,
    each_other,
    either,
    every_turn,
    follow_text,
    gain,
    gained,
    if_,
    in_all_games,
    it_is,
    lay_on_this,
    leaves_play,
    next_turn,
    play,
    plus,
    put,
    set_aside,
    the_next_time,
    they,
    this_turn,
    trash,
    trashed,
    turn_ends,
    turn_starts,
    until_next_turn,
    when,
    you_gain_a,
)

plunder = CardSet("plunder")


crucible = plunder.treasure("Crucible", 4, trash(1), plus(coins=cost_of(IT)))
frigate = plunder.attack(
    "Frigate", 5,
    plus(coins=3), until_next_turn(when(another_has_played_a(ACTION), they(discard_down_to(4)))),
    types=DURATION,
)  # fmt: skip
gondola = plunder.treasure(
    "Gondola", 4,
    either(now=plus(coins=2), later=next_turn(plus(coins=2))),
    when(gained, choose(1, a(ACTION), up_to=1), play(IT)),
    types=DURATION,
)  # fmt: skip
jewelled_egg = plunder.card("Jewelled Egg", 2, TREASURE, plus(coins=1, buys=1), when(trashed, gain("Loot")), brings=("Loot",))
pickaxe = plunder.card(
    "Pickaxe", 5, TREASURE, plus(coins=1), trash(1), if_(it_is(costing(3)), gain("Loot", to=HAND)), brings=("Loot",)
)
quartermaster = plunder.action(
    "Quartermaster", 5,
    every_turn(choose_one(gain=gain(up_to=4, to=ASIDE), hand=[choose(1, from_=IT), put(IT, HAND)]), lay_on_this),
    types=DURATION,
)  # fmt: skip
search = plunder.action(
    "Search", 2,
    plus(coins=2), the_next_time(when(a_pile_empties, trash(THIS), gain("Loot"))),
    types=DURATION, brings=("Loot",),
)  # fmt: skip
shaman = plunder.action(
    "Shaman", 2,
    plus(actions=1, coins=1), trash(up_to=1),
    in_all_games(when(turn_starts, choose(1, a(costing(0, 6)), from_=THE_TRASH), gain(IT))),
)  # fmt: skip
again = next_turn(follow_text(THIS))
again.quiet = True  # nobody needs to decide when something begins to wait for the next turn
taskmaster = plunder.action(
    "Taskmaster", 3,
    plus(actions=1, coins=1), this_turn(when(you_gain_a(costing(5, 5)), again), uses=1),
    types=DURATION,
)  # fmt: skip
trickster = plunder.attack(
    "Trickster", 5,
    each_other(gain("Curse")),
    this_turn(
        when(clean_up_discards,
             choose(1, a(TREASURE, leaves_play), from_=PLAY, up_to=1), set_aside(IT),
             this_turn(when(turn_ends, put(IT, HAND)))),
        uses=1),
)  # fmt: skip
