"""The kingdom cards of Menagerie that recommended kingdoms need."""

from __future__ import annotations

from demesne.engine.constants import DONE, EVERYONE, GAINED, NOWHERE, TRASHED
from demesne.engine.costs import cost
from demesne.engine.deeds import Deed, DeedKind
from demesne.engine.definitions import Phrase
from demesne.engine.expressions import Count, Test
from demesne.engine.gaining import is_in_supply, take_from_pile
from demesne.engine.history import entry_thing, entry_what, in_last_turn
from demesne.engine.log import note_card
from demesne.engine.places import place, put_card, show
from demesne.engine.state import Frame, State
from demesne.words import (
    ACTION,
    DISCARD,
    EXILE,
    IT,
    MANY,
    REST,
    REVEALED,
    THAT,
    TREASURE,
    VICTORY,
    CardSet,
    a,
    at_least,
    choose,
    copy_of_that_left,
    cost_of,
    costing,
    discard,
    each_other,
    for_each_name,
    gain,
    gain_copy,
    gained,
    if_,
    it_is,
    like_it,
    may,
    otherwise,
    own_cost,
    plus,
    put,
    return_to_actions,
    reveal,
    some,
    this_turn,
    trash,
    when,
    you_gain_a,
    you_play_a,
)

menagerie = CardSet("menagerie")


class ExileFromSupply(Phrase):
    """A card of that name goes from the supply to the player's Exile mat without being gained; it becomes IT."""

    def __init__(self, id: str) -> None:
        super().__init__()
        self.id = id

    def step(self, g: State, f: Frame, answer: int) -> int:
        kind = g.components.kind(self.id)
        f.its.n = 0
        f.it_at = place(f.who, EXILE)
        if kind >= 0 and is_in_supply(g, kind) and take_from_pile(g, kind):
            card = g.new_card(f.who, kind)
            put_card(g, card, f.it_at)
            show(g, card, EVERYONE)
            f.its.put(card)
            f.it_tick = g.tick
            if g.recording:
                note_card(g, "exile", f.who, card, EVERYONE, "supply")
        return int(DONE)

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.EXILE, source=int(NOWHERE), to=EXILE, id=self.id)]


class TrashedByRightNeighbour(Count):
    """How many cards the player to the right trashed in their last turn."""

    def value(self, g: State, f: Frame, who: int) -> int:
        return int(in_last_turn(g, (who - 1) % g.nplayers, TRASHED))


class LastGain(Count):
    """What the card costs that somebody gained last this turn, apart from cards of one name."""

    def __init__(self, but: str) -> None:
        self.but = but

    def value(self, g: State, f: Frame, who: int) -> int:
        return int(cost(g, last_gain(g, self.but)))


class SomethingGained(Test):
    """Somebody has gained a card this turn, apart from cards of one name."""

    def __init__(self, but: str) -> None:
        self.but = but

    def holds(self, g: State, f: Frame, who: int) -> bool:
        return last_gain(g, self.but) >= 0


def last_gain(g: State, but: str) -> int:
    """The kind of card that was gained last, not counting one; -1 if there is none."""
    for i in reversed(range(g.history.n)):
        entry = g.history.ids[i]
        if entry_what(entry) == GAINED and g.kinds[g.kind_of[entry_thing(entry)]].id != but:
            return int(g.kind_of[entry_thing(entry)])
    return -1


goatherd = menagerie.card(
    "Goatherd", 3, ACTION, plus(actions=1), trash(up_to=1), plus(cards=TrashedByRightNeighbour()), looks_back=True
)
cardinal = menagerie.attack(
    "Cardinal", 4,
    plus(coins=2), each_other(reveal(2), choose(1, a(costing(3, 6)), from_=REVEALED), put(IT, EXILE), discard(REST)),
    brings=("Exile mat",),
)  # fmt: skip
cavalry = menagerie.action(
    "Cavalry", 4,
    gain("Horse", times=2), when(gained, plus(cards=2, buys=1), return_to_actions),
    brings=("Horse",),
)  # fmt: skip
groom = menagerie.action(
    "Groom", 4,
    gain(up_to=4),
    for_each_name(if_(it_is(ACTION), gain("Horse"))),
    for_each_name(if_(it_is(TREASURE), gain("Silver"))),
    if_(it_is(VICTORY), plus(cards=1, actions=1)),
    brings=("Horse",),
)  # fmt: skip
coven = menagerie.attack(
    "Coven", 5,
    plus(actions=1, coins=2),
    each_other(ExileFromSupply("curse"), otherwise(discard(MANY, a("Curse"), from_=EXILE, openly=True))),
    brings=("Exile mat",),
)  # fmt: skip
displace = menagerie.action(
    "Displace", 5,
    choose(1), put(IT, EXILE), if_(some, gain(~a(like_it), up_to=cost_of(IT) + 2)),
    brings=("Exile mat",),
)  # fmt: skip
fisherman = menagerie.action("Fisherman", 5, plus(cards=1, actions=1, coins=1), own_cost(-3, if_=~at_least(1, DISCARD)))
kiln = menagerie.action(
    "Kiln", 5, plus(coins=2), this_turn(when(you_play_a(), if_(copy_of_that_left, may(gain_copy(of=THAT)))), uses=1)
)
livery = menagerie.action("Livery", 5, plus(coins=3), this_turn(when(you_gain_a(costing(4)), gain("Horse"))), brings=("Horse",))
wayfarer = menagerie.action(
    "Wayfarer", 6,
    plus(cards=3), may(gain("Silver")), own_cost(LastGain("wayfarer"), if_=SomethingGained("wayfarer")),
)  # fmt: skip
