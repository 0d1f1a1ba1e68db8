"""How many."""

from __future__ import annotations

from typing import Final

from demesne.engine.constants import ANY_TYPE
from demesne.engine.definitions import CardTest, Count, Worth
from demesne.engine.errors import CardError
from demesne.phrases.counting import (
    OF_IT,
    OF_REVEALED,
    OF_THAT,
    OF_THIS,
    CardsIn,
    CostOf,
    GainsInBuyPhase,
    HowMany,
    NamesAmongIt,
    NamesInPlay,
    PerCards,
    PlaysThisTurn,
    TokensHere,
    TypesOfIt,
    UnusedActions,
)
from demesne.words.declaring import named
from demesne.words.which import IT, REVEALED, THAT, THIS, What, a, anything

__all__ = [
    "cost_of",
    "count",
    "gains_this_buy_phase",
    "how_many",
    "names_among_it",
    "names_in_play",
    "per_cards",
    "plays_of",
    "tokens_here",
    "types_of_it",
    "unused_actions",
]

how_many: Final = HowMany()
names_in_play: Final = NamesInPlay()
names_among_it: Final = NamesAmongIt()
tokens_here: Final = TokensHere()
unused_actions: Final = UnusedActions()
types_of_it: Final = TypesOfIt()
gains_this_buy_phase: Final = GainsInBuyPhase()


def meaning(what: What) -> int:
    """IT, THAT, THIS or REVEALED, as phrases know them."""
    meant = {id(IT): OF_IT, id(THAT): OF_THAT, id(THIS): OF_THIS, id(REVEALED): OF_REVEALED}
    if id(what) not in meant:
        raise CardError(f"IT, THAT or THIS is needed here, not {what.name}")
    return meant[id(what)]


def cost_of(what: What) -> Count:
    """What IT (all of it together), THAT or THIS costs now."""
    return CostOf(meaning(what))


def count(zone: int, ok: CardTest = anything) -> Count:
    """How many (such) cards the player has in a zone."""
    return CardsIn(zone, ok)


def plays_of(*what: int | str | CardTest) -> Count:
    """How often the player has played such cards this turn, the play under way included."""
    return PlaysThisTurn(a(*what))


def per_cards(points: int, per: int = 1, names: bool = False, of: int | str = ANY_TYPE) -> Worth:
    """Points for every so many cards owned: of some types, of one name, or different names."""
    if isinstance(of, str):
        return PerCards(points, per, names, ANY_TYPE, named(of))
    return PerCards(points, per, names, of, "")
