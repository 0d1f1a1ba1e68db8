"""The kingdom cards of Plunder."""

from __future__ import annotations

from demesne.engine.constants import ASIDE, DONE
from demesne.engine.deeds import Deed, DeedKind
from demesne.engine.definitions import Phrase
from demesne.engine.frames import push
from demesne.engine.places import place
from demesne.engine.state import Frame, State
from demesne.words import (
    ACTION,
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
    gain,
    gained,
    if_,
    in_all_games,
    it_is,
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


class OnThisCard(Phrase):
    """What was gained lies on this card, and what was taken no longer does: all effects of this very card speak of that.

    A card that something else has moved since, even to another place among those set aside, lies here no more.
    """

    def step(self, g: State, f: Frame, answer: int) -> int:
        gained = f.its.listed() if f.it_at == place(f.who, ASIDE) else []
        gained = [card for card in gained if g.moved_at[card] <= f.it_tick]
        for linger in g.lingers:
            if linger.source == f.source and linger.rule.text is f.text:
                here = [card for card in linger.its.listed() if g.moved_at[card] <= linger.it_tick]
                linger.its.n = 0
                for card in dict.fromkeys([*here, *gained]):
                    linger.its.put(card)
                linger.it_at = place(f.who, ASIDE)
                linger.it_tick = g.tick
        return int(DONE)

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.REMEMBER)]


class AllOfThisAgain(Phrase):
    """The text of this card is followed once more; it is not played again."""

    def step(self, g: State, f: Frame, answer: int) -> int:
        push(g, g.kinds[g.kind_of[f.source]].play, f.who, f.who, f.source)
        return int(DONE)

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.REMEMBER)]


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
    every_turn(choose_one(gain=gain(up_to=4, to=ASIDE), hand=[choose(1, from_=IT), put(IT, HAND)]), OnThisCard()),
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
again = next_turn(AllOfThisAgain())
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
