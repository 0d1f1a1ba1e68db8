"""Numbers, combined with `+ - * //`; comparing them gives a test."""

from __future__ import annotations

from typing import Final

from demesne.engine.constants import ANY_TYPE, GAINED, TRASHED
from demesne.engine.errors import CardError
from demesne.engine.expressions import CardTest, Count, Worth
from demesne.phrases.counting import (
    OF_IT,
    OF_NAMED,
    OF_REVEALED,
    OF_THAT,
    OF_THIS,
    CardsIn,
    CostOf,
    EmptyPiles,
    GainsInBuyPhase,
    GainsThisTurn,
    HowMany,
    NamesAmongIt,
    NamesIn,
    Overpaid,
    PerCards,
    PlaysThisTurn,
    RememberedNumber,
    RightNeighbourCount,
    TokensHere,
    TypesOfIt,
    UnspentCoins,
    UnusedActions,
)
from demesne.phrases.tokens import VPHere
from demesne.words.declaring import named
from demesne.words.places import IT, NAMED, REVEALED, THAT, THIS, What
from demesne.words.which import a, anything

__all__ = [
    "cost_of",
    "count",
    "empty_piles",
    "gains_this_buy_phase",
    "gains_this_turn",
    "how_many",
    "names_among_it",
    "names_in",
    "overpaid",
    "overpaid_price",
    "per_cards",
    "plays_of",
    "remembered_number",
    "right_neighbour_count",
    "single_names_in",
    "tokens_here",
    "types_of_it",
    "unspent_coins",
    "unused_actions",
    "vp_here",
]

how_many: Final = HowMany()
"""How many cards the last phrase handled.

>>> try_out(discard(up_to=MANY), plus(cards=how_many), hand="estate", deck="gold, silver", do="choose estate")
p1: hand: gold; deck: silver; discard: estate
"""
names_among_it: Final = NamesAmongIt()
"""How many different names the cards of IT have.

>>> try_out(reveal(3), discard(REST), plus(coins=names_among_it), deck="copper*2, gold")
p1: discard: gold, copper*2; coins: 2
"""
tokens_here: Final = TokensHere()
"""How many tokens the player has on this project.

>>> try_out(when(turn_starts, add_token, plus(coins=tokens_here)), project=True, do="end turn; p2: end turn")
p1: coins: 1
"""
vp_here: Final = VPHere()
"""How many VP tokens are on this landscape, or on this card's pile.

>>> try_out(add_vp, plus(coins=vp_here + 1))
p1: coins: 2
"""
unused_actions: Final = UnusedActions()
"""How many Actions are left.

>>> try_out(plus(actions=2), plus(coins=unused_actions))
p1: actions: 2; coins: 2
"""
unspent_coins: Final = UnspentCoins()
"""How many coins the player has left to spend.

>>> try_out(plus(coins=unspent_coins), coins=3)
p1: coins: 6
>>> try_out(remember(unspent_coins), pay(remembered_number), plus(cards=remembered_number), coins=2, deck="gold*3")
p1: hand: gold*2; deck: gold
"""
empty_piles: Final = EmptyPiles()
"""How many piles of the supply are empty.

>>> try_out(plus(coins=empty_piles), supply={"curse": 0, "estate": 0})
p1: coins: 2
"""
types_of_it: Final = TypesOfIt()
"""How many types IT has.

>>> try_out(choose(1), plus(coins=types_of_it), hand="militia")
p1: hand: militia; coins: 2
"""
gains_this_buy_phase: Final = GainsInBuyPhase()
"""How many cards the player has gained in this turn's Buy phase.

>>> reward = when(buy_phase_ends, plus(coffers=1), if_=gains_this_buy_phase >= 1)
>>> try_out(reward, project=True, phase="buy", do="buy copper; end turn")
p1: hand: copper; coffers: 1
"""
overpaid: Final = Overpaid(True)
"""In a rule about gaining, by how many coins the card was overpaid; declare the card with `overpay=True`.

>>> try_out(when(gained, plus(coffers=overpaid)), overpay=True, coins=5, phase="buy", do="buy example; choose 2")
p1: hand: example; discard: example; coffers: 2; buys: 0
"""
overpaid_price: Final = Overpaid(False)
"""The overpaid coins and Potions together, as a cost to compare with the costs of cards.

>>> match = when(gained, gain(a(TREASURE), exactly=overpaid_price))
>>> try_out(match, overpay=True, coins=6, phase="buy", do="buy example; choose 3")
p1: hand: example; discard: silver, example; buys: 0
"""
remembered_number: Final = RememberedNumber()
"""The number that `remember` stored; lasting effects keep it, too.

>>> try_out(remember(count(HAND)), discard(MANY), this_turn(when(turn_ends, plus(cards=remembered_number))),
...         hand="copper", deck="gold*7", do="end turn")
p1: hand: gold*6; deck: gold; discard: example, copper
"""

gains_this_turn: Final = GainsThisTurn()
"""How many cards the player has gained this turn.

>>> try_out(gain("Silver"), gain("Copper"), plus(coins=gains_this_turn))
p1: discard: copper, silver; coins: 2
"""


def meaning(what: What) -> int:
    """The engine's code for IT, THAT, THIS or REVEALED."""
    meant = {id(IT): OF_IT, id(THAT): OF_THAT, id(THIS): OF_THIS, id(REVEALED): OF_REVEALED}
    if id(what) not in meant:
        raise CardError(f"IT, THAT or THIS is needed here, not {what.name}")
    return meant[id(what)]


def cost_of(what: What) -> Count:
    """The current cost of IT (all its cards together), THAT, THIS or NAMED.

    >>> try_out(trash(1), plus(coins=cost_of(IT) + 1), hand="silver")
    p1: coins: 4
    trash: silver
    """
    return CostOf(OF_NAMED if what is NAMED else meaning(what))


def count(zone: int, ok: CardTest = anything) -> Count:
    """How many cards, or matching cards, the player has in a zone.

    >>> try_out(plus(coins=count(HAND, a(VICTORY))), hand="estate*2, gold")
    p1: hand: estate*2, gold; coins: 2
    """
    return CardsIn(zone, ok)


def names_in(zone: int, ok: CardTest = anything) -> Count:
    """How many different names the cards, or the matching cards, in a zone have.

    >>> try_out(plus(coins=names_in(PLAY)), play="copper*2, silver")
    p1: play: silver, copper*2; coins: 3
    """
    return NamesIn(zone, ok, False)


def single_names_in(zone: int, ok: CardTest = anything) -> Count:
    """How many names the player has exactly one card of in a zone, among all cards or the matching ones.

    >>> try_out(plus(coins=single_names_in(PLAY)), play="copper*2, silver")
    p1: play: silver, copper*2; coins: 2
    """
    return NamesIn(zone, ok, True)


def right_neighbour_count(what: str) -> Count:
    """How many cards the player to the right "gained" or "trashed" on their last turn; the card needs `looks_back=True`.

    >>> mine.card("Weathercock", 3, ACTION, plus(coins=right_neighbour_count("gained")), looks_back=True).name
    'Weathercock'
    """
    return RightNeighbourCount(gained_or_trashed(what))


def gained_or_trashed(what: str) -> int:
    """The code for "gained" or "trashed" in the history of a turn."""
    if what not in ("gained", "trashed"):
        raise CardError(f"one asks what the right neighbour has gained or trashed, not {what!r}")
    return GAINED if what == "gained" else TRASHED


def plays_of(*what: int | str | CardTest) -> Count:
    """How often the player has played matching cards this turn, including the current play.

    >>> try_out(if_(plays_of(ACTION) >= 2, plus(coins=2)), play="village")
    p1: play: village; coins: 2
    """
    return PlaysThisTurn(a(*what))


def per_cards(points: int, per: int = 1, names: bool = False, of: int | str = ANY_TYPE) -> Worth:
    """Points for every `per` cards owned: all cards, those of some types or of one name, or different names (`names=True`).

    >>> mine.victory("Hop Garden", 4, worth=per_cards(1, per=10)).name
    'Hop Garden'
    """
    if isinstance(of, str):
        return PerCards(points, per, names, ANY_TYPE, named(of))
    return PerCards(points, per, names, of, "")
