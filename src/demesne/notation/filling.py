"""Kingdoms for simulations without a given one: the required piles, filled up with piles that have no effect unless bought."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from demesne.engine.constants import ATTACK, LIAISON, SIDEWAYS
from demesne.engine.deeds import YOU
from demesne.engine.definitions import CARDS, Card
from demesne.engine.expressions import ALWAYS
from demesne.engine.setup import KINGDOM_SIZE, Setup, is_kingdom_card
from demesne.notation.generator import generate
from demesne.notation.kingdoms import can_have, marks_lacking
from demesne.phrases.reading import read

FIRST: Final = ("cellar", "village", "smithy", "market", "workshop", "moat", "remodel", "laboratory", "festival", "chapel")


def is_inert(card: Card) -> bool:
    """Whether a pile changes nothing for players who do not buy from it: no setup, score, price or turn.

    This is derived from the declaration of the card, so it also works for cards from a file.

    >>> [id for id in ("smithy", "witch", "council_room", "baker", "shepherd", "young_witch") if is_inert(CARDS[id])]
    ['smithy']
    """
    lays_something_out = (
        card.layout.brings
        or card.layout.contents
        or card.changes
        or card.layout.heirloom
        or card.layout.with_option
        or card.layout.extra_pile is not None
    )
    begins_with_tokens = card.layout.coffers or card.layout.first_vp or card.layout.first_favors
    is_bought_otherwise = card.potion or card.debt or card.buy_if is not ALWAYS
    concerns_everybody = card.has_game_rules or card.types & (ATTACK | LIAISON) or any(deed.whose != YOU for deed in read(card))
    return is_kingdom_card(card) and not (lays_something_out or begins_with_tokens or is_bought_otherwise or concerns_everybody)


def fillers() -> list[str]:
    """All inert piles, simple ones of the base game first."""
    known = [*(id for id in FIRST if id in CARDS), *(id for id in CARDS if id not in FIRST)]
    return [id for id in known if is_inert(CARDS[id])]


def fill_up(required: Sequence[str], bane: str = "", players: int = 2) -> Setup:
    """A kingdom with these piles and landscapes, filled up with inert piles; the same one every time."""
    marks = {"bane": bane} if bane else {}
    free = [id for id in fillers() if id not in required and id != bane]
    piles = [id for id in required if is_kingdom_card(CARDS[id]) and id != bane]
    for mark in marks_lacking(piles, marks):
        marks[mark] = next(id for id in free if can_have(mark, id))
        free.remove(marks[mark])
    ten = [*piles, *free[: int(KINGDOM_SIZE) - len(piles)]]
    others = [id for id in required if id not in piles and id != bane]
    landscapes = sum(CARDS[id].types & SIDEWAYS != 0 for id in others)
    keep = [*ten, *(f"{mark}: {id}" for mark, id in marks.items())]
    return generate(landscapes=landscapes, keep=keep, require=others, players=players, options={})


def filled_in(setup: Setup, required: Iterable[str]) -> tuple[str, ...]:
    """The piles of a kingdom that are not required."""
    needed = set(required)
    return tuple(id for id in setup.supply if id not in needed)
