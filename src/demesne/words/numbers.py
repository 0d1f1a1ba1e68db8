"""How many."""

from __future__ import annotations

from typing import Final

from demesne.engine.definitions import Count, Worth
from demesne.engine.errors import CardError
from demesne.phrases.numbers import CostOfIt, HowMany, NamesAmongIt, NamesInPlay, Number, PerCards, TokensHere, UnusedActions
from demesne.words.which import IT, What

__all__ = ["cost_of", "how_many", "names_among_it", "names_in_play", "per_cards", "tokens_here", "unused_actions"]


def number(n: int | Count) -> Count:
    return n if isinstance(n, Count) else Number(n)


how_many: Final = HowMany()
names_in_play: Final = NamesInPlay()
names_among_it: Final = NamesAmongIt()
tokens_here: Final = TokensHere()
unused_actions: Final = UnusedActions()


def cost_of(what: What, plus: int = 0) -> Count:
    if what is not IT:
        raise CardError("cost_of works for IT")
    return CostOfIt(plus)


def per_cards(points: int, per: int, names: bool = False) -> Worth:
    """Points for every so many cards (or different names) owned."""
    return PerCards(points, per, names)
