"""What a text gives without moving a card of one's choice."""

from __future__ import annotations

from typing import Final

from demesne.engine.constants import HAND
from demesne.engine.definitions import Count, Phrase
from demesne.engine.errors import CardError
from demesne.phrases.deck import Fetch
from demesne.phrases.gifts import ExtraTurn, Pay, Plus, PlusSome, Take, TokensOnThis
from demesne.words.declaring import named

__all__ = ["add_token", "extra_turn", "pay", "plus", "take", "take_tokens_off"]


def plus(
    cards: int | Count = 0, actions: int = 0, buys: int = 0, coins: int | Count = 0, coffers: int = 0,
    villagers: int | Count = 0,
) -> Phrase:  # fmt: skip
    counted = [item for item in (cards, coins, villagers) if isinstance(item, Count)]
    if counted:
        if len(counted) > 1 or actions or buys or coffers:
            raise CardError("a counted gift stands alone: write one plus(...) for each")
        if isinstance(cards, Count):
            return Fetch(cards, HAND, False)
        return PlusSome(coins if isinstance(coins, Count) else None, villagers if isinstance(villagers, Count) else None)
    return Plus(fixed(cards), actions, buys, fixed(coins), coffers, fixed(villagers))


def fixed(n: int | Count) -> int:
    if isinstance(n, bool) or not isinstance(n, int):
        raise CardError(f"plus(...) takes numbers, or a count such as how_many, not {n!r}")
    return n


def take(name: str) -> Phrase:
    return Take(named(name))


def pay(coins: int) -> Phrase:
    return Pay(coins)


add_token: Final[Phrase] = TokensOnThis(True)
take_tokens_off: Final[Phrase] = TokensOnThis(False)
extra_turn: Final[Phrase] = ExtraTurn()
