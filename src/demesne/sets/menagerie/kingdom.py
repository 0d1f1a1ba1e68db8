"""The kingdom cards of Menagerie that recommended kingdoms need."""

from __future__ import annotations

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
    exile_from_supply,
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
    right_neighbour_count,
    some,
    this_turn,
    trash,
    when,
    you_gain_a,
    you_play_a,
)
from demesne.words.own import Count, Frame, State, Test, gained_cards, id_of_kind, kind_of, price_of

menagerie = CardSet("menagerie")


class LastGain(Count):
    """The cost of the last card that a player gained this turn, other than cards of one name."""

    def __init__(self, but: str) -> None:
        self.but = but

    def value(self, g: State, f: Frame, who: int) -> int:
        return price_of(g, kinds_gained(g, self.but)[-1])


class SomethingGained(Test):
    """A player has gained a card this turn, other than cards of one name."""

    def __init__(self, but: str) -> None:
        self.but = but

    def holds(self, g: State, f: Frame, who: int) -> bool:
        return len(kinds_gained(g, self.but)) > 0


def kinds_gained(g: State, but: str) -> list[int]:
    """The kinds of the cards gained this turn, in order, without cards of one name."""
    kinds = [kind_of(g, card) for _, card in gained_cards(g)]
    return [kind for kind in kinds if id_of_kind(g, kind) != but]


goatherd = menagerie.card(
    "Goatherd", 3, ACTION, plus(actions=1), trash(up_to=1), plus(cards=right_neighbour_count("trashed")), looks_back=True
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
    each_other(exile_from_supply("Curse"), otherwise(discard(MANY, a("Curse"), from_=EXILE, openly=True))),
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
