"""The kingdom cards of Prosperity, second edition."""

from __future__ import annotations

from demesne.engine.constants import TREASURE as A_TREASURE
from demesne.engine.costs import types
from demesne.engine.expressions import Count
from demesne.engine.state import Frame, State
from demesne.words import (
    ACTION,
    IT,
    MANY,
    PLAY,
    REACTION,
    REVEALED,
    THAT,
    THE_HAND,
    THIS,
    TOP,
    TREASURE,
    CardSet,
    a,
    any_in,
    choose,
    choose_one,
    count,
    discard,
    draw_until,
    each_other,
    either,
    from_hand,
    gain,
    how_many,
    if_,
    plus,
    put,
    put_back,
    reveal,
    some,
    trash,
    when,
    you_gain,
)

prosperity = CardSet("prosperity")
second_edition = CardSet("prosperity", edition=2)


class EmptyPiles(Count):
    """How many piles of the supply are empty."""

    def value(self, g: State, f: Frame, who: int) -> int:
        return int(g.empty)


class TreasureNamesInHand(Count):
    """How many different names the Treasures in hand have."""

    def value(self, g: State, f: Frame, who: int) -> int:
        hand = g.players[who].hand
        kinds = {int(g.kind_of[card]) for card in hand.listed()}
        return sum(1 for kind in kinds if types(g, kind) & A_TREASURE)


watchtower = prosperity.action(
    "Watchtower", 3,
    draw_until(6),
    when(from_hand(you_gain), reveal(THIS), either(trash=trash(THAT), topdeck=put(THAT, TOP)), may=True),
    types=REACTION,
)  # fmt: skip
investment = second_edition.treasure(
    "Investment", 4,
    trash(1),
    choose_one(
        coins=plus(coins=1),
        trash=[trash(THIS), if_(some, reveal(THE_HAND), plus(vp=TreasureNamesInHand()))]),
)  # fmt: skip
monument = prosperity.action("Monument", 4, plus(coins=2, vp=1))
workers_village = prosperity.action("Worker's Village", 4, plus(cards=1, actions=2, buys=1))
charlatan = second_edition.attack(
    "Charlatan", 5,
    plus(coins=3), each_other(gain("Curse")),
    changes=[second_edition.changed("Curse", TREASURE, plus(coins=1))],
)  # fmt: skip
city = prosperity.action(
    "City", 5,
    plus(cards=1, actions=2), if_(EmptyPiles() >= 1, plus(cards=1)), if_(EmptyPiles() >= 2, plus(buys=1, coins=1)),
)  # fmt: skip
rabble = prosperity.attack(
    "Rabble", 5,
    plus(cards=3), each_other(reveal(3), choose(MANY, a(ACTION | TREASURE), from_=REVEALED), discard(IT), put_back),
)  # fmt: skip
vault = prosperity.action(
    "Vault", 5,
    plus(cards=2), discard(up_to=MANY), plus(coins=how_many),
    each_other(discard(2, or_none=True), if_(how_many >= 2, plus(cards=1))),
)  # fmt: skip
grand_market = prosperity.action(
    "Grand Market", 6, plus(cards=1, actions=1, buys=1, coins=2), buy_if=~any_in(PLAY, a("Copper"))
)
bank = prosperity.treasure("Bank", 7, plus(coins=count(PLAY, a(TREASURE))))
