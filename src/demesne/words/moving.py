"""Choosing and moving cards, revealing and looking at them."""

from __future__ import annotations

from typing import Final

from demesne.engine.constants import ASIDE, DISCARD, HAND, LOOK, PLAY
from demesne.engine.definitions import Count, Phrase
from demesne.engine.errors import CardError
from demesne.phrases.choosing import (
    FROM_IT,
    FROM_TRASH,
    Choose,
    DeckToDiscard,
    DiscardRest,
    Put,
    PutBack,
    PutThat,
    PutThis,
    ReturnThis,
    Trash,
)
from demesne.phrases.deck import DrawUntil, Fetch, OnTopOfShuffle, Reveal, RevealTop, RevealUntil
from demesne.phrases.numbers import HandAbove, Number
from demesne.phrases.order import MayReveal, Report
from demesne.phrases.tests import Filter
from demesne.words.numbers import number
from demesne.words.which import ATTACKER, IT, REST, REVEALED, THAT, THE_HAND, THE_TRASH, THIS, What, anything

__all__ = [
    "choose",
    "deck_to_discard",
    "discard",
    "discard_down_to",
    "discard_top",
    "draw_until",
    "look_at",
    "may_reveal",
    "on_top_of_shuffle",
    "put",
    "put_back",
    "report",
    "return_this",
    "reveal",
    "reveal_top",
    "reveal_until",
    "set_aside",
    "trash",
]


def choose(
    n: int | Count = 1, ok: Filter = anything, from_: int | What = HAND, up_to: int | Count | None = None,
    by: What | None = None, for_: str = "choose",
) -> Phrase:  # fmt: skip
    """Choose n cards, or up to so many, from a zone, from IT, from REVEALED or from THE_TRASH."""
    most = number(n if up_to is None else up_to)
    least = number(0) if up_to is not None else most
    return Choose(least, most, zone_code(from_), ok, by is ATTACKER, for_)


def zone_code(from_: int | What) -> int:
    if isinstance(from_, What):
        codes = {id(IT): FROM_IT, id(REVEALED): LOOK, id(THE_TRASH): FROM_TRASH}
        if id(from_) not in codes:
            raise CardError(f"one cannot choose from {from_.name}")
        return codes[id(from_)]
    return from_


def put(what: What, zone: int, from_: int = PLAY) -> Phrase:
    if what is THAT:
        return PutThat(zone)
    if what is THIS:
        return PutThis(from_, zone)
    return Put(zone, False)


def trash(
    what: int | What = 1, ok: Filter = anything, from_: int | What = HAND, up_to: int | None = None, by: What | None = None
) -> list[Phrase]:
    if what is THIS:
        return [Trash(True)]
    if what is IT:
        return [Trash(False)]
    if isinstance(what, What):
        raise CardError(f"{what.name} cannot be trashed like that")
    return [choose(what, ok, from_, up_to, by, "trash"), Trash(False)]


def discard(
    what: int | What | Count = 1, ok: Filter = anything, from_: int | What = HAND, up_to: int | None = None,
    openly: bool = False,
) -> list[Phrase]:  # fmt: skip
    """Discard cards. Several together need not be shown, except when the text says so: openly."""
    if what is REST or what is REVEALED:
        return [DiscardRest(what is REVEALED)]
    if what is IT:
        return [Put(DISCARD, openly)]
    if isinstance(what, What):
        raise CardError(f"{what.name} cannot be discarded like that")
    return [choose(what, ok, from_, up_to, None, "discard"), Put(DISCARD, openly)]


def discard_down_to(n: int) -> list[Phrase]:
    return discard(HandAbove(n))


def set_aside(what: What | int | Count, from_: int = HAND) -> Phrase:
    if isinstance(what, What):
        return put(what, ASIDE, from_)
    return Fetch(number(what), ASIDE, False)


def may_reveal(ok: Filter) -> Phrase:
    """The player may show such a card from hand; it becomes IT, and who did is remembered."""
    return MayReveal(ok)


def reveal(what: What | int | Count) -> Phrase:
    if isinstance(what, What):
        return Reveal(what is THE_HAND, what is THIS)
    return Fetch(number(what), LOOK, True)


def look_at(n: int | Count) -> Phrase:
    return Fetch(number(n), LOOK, False)


def reveal_until(n: int, ok: Filter) -> Phrase:
    return RevealUntil(n, ok)


def draw_until(hand_size: int, may_skip: Filter) -> Phrase:
    return DrawUntil(hand_size, may_skip)


reveal_top: Final[Phrase] = RevealTop()
discard_top: Final[Phrase] = Fetch(Number(1), DISCARD, False)
put_back: Final[Phrase] = PutBack()
deck_to_discard: Final[Phrase] = DeckToDiscard()
return_this: Final[Phrase] = ReturnThis()
on_top_of_shuffle: Final[Phrase] = OnTopOfShuffle()
report: Final[Phrase] = Report()
