"""Choosing and moving cards, revealing and looking at them."""

from __future__ import annotations

from typing import Final

from demesne.engine.constants import ASIDE, DISCARD, FROM_IT, FROM_TRASH, HAND, LOOK, PLAY
from demesne.engine.definitions import ANY_CARD, CardTest, Count, Phrase, counted
from demesne.engine.errors import CardError
from demesne.phrases.asking import Choose, PutBack
from demesne.phrases.counting import OF_IT, HandAbove
from demesne.phrases.deck import DrawUntil, Fetch, OnTopOfShuffle, Reveal, RevealTop, RevealUntil
from demesne.phrases.gaining import TrashFromSupply
from demesne.phrases.moving import DeckToDiscard, DiscardRest, Exchange, Put, ReturnThis, Trash
from demesne.phrases.order import MayReveal, Report
from demesne.words.declaring import named
from demesne.words.numbers import meaning
from demesne.words.which import ATTACKER, IT, REST, REVEALED, THAT, THE_HAND, THE_TRASH, THIS, What, anything

__all__ = [
    "choose",
    "deck_to_discard",
    "discard",
    "discard_down_to",
    "discard_top",
    "draw_until",
    "exchange",
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
    "trash_from_supply",
]


def choose(
    n: int | Count = 1, ok: CardTest = anything, from_: int | What = HAND, up_to: int | Count | None = None,
    by: What | None = None,
) -> Phrase:  # fmt: skip
    """Choose n cards, or up to so many, from a zone, from IT, from REVEALED or from THE_TRASH; they become IT.

    What for is told by what the text does with IT next.
    """
    most = counted(n if up_to is None else up_to)
    least = counted(0) if up_to is not None else most
    return Choose(least, most, zone_code(from_), ok, by is ATTACKER)


def zone_code(from_: int | What) -> int:
    if isinstance(from_, What):
        codes = {id(IT): FROM_IT, id(REVEALED): LOOK, id(THE_TRASH): FROM_TRASH}
        if id(from_) not in codes:
            raise CardError(f"one cannot choose from {from_.name}")
        return codes[id(from_)]
    return from_


def put(what: What, zone: int, from_: int = PLAY) -> Phrase:
    """IT, THAT, THIS (from a zone) or what is still REVEALED goes to a zone."""
    return Put(zone, False, meaning(what), from_)


def trash(
    what: int | What = 1, ok: CardTest = anything, from_: int | What | None = None, up_to: int | None = None,
    by: What | None = None,
) -> list[Phrase]:  # fmt: skip
    """Cards of one's choice (from hand), IT, THAT or THIS (from play)."""
    if isinstance(what, What):
        return [Trash(meaning(what), place_of_this(from_))]
    return [choose(what, ok, HAND if from_ is None else from_, up_to, by), Trash(OF_IT)]


def place_of_this(from_: int | What | None) -> int:
    if isinstance(from_, What):
        raise CardError(f"this card does not lie in {from_.name}")
    return PLAY if from_ is None else from_


def trash_from_supply(ok: CardTest) -> Phrase:
    """Such a card from the supply, of one's choice."""
    return TrashFromSupply(ok)


def exchange(what: What, name: str, from_: int = PLAY) -> Phrase:
    """THAT or THIS goes back to its pile, and a card of that name comes from its own without being gained."""
    if what is IT:
        raise CardError("THAT or THIS is exchanged")
    return Exchange(named(name), meaning(what), from_)


def discard(
    what: int | What | Count = 1, ok: CardTest = anything, from_: int | What | None = None, up_to: int | None = None,
    openly: bool = False,
) -> list[Phrase]:  # fmt: skip
    """Discard cards. Several together need not be shown, except when the text says so: openly."""
    if what is REST or what is REVEALED:
        return [DiscardRest(what is REVEALED)]
    if isinstance(what, What):
        return [Put(DISCARD, openly or what is not IT, meaning(what), place_of_this(from_))]
    return [choose(what, ok, HAND if from_ is None else from_, up_to), Put(DISCARD, openly)]


def discard_down_to(n: int) -> list[Phrase]:
    return discard(HandAbove(n))


def set_aside(what: What | int | Count, from_: int = HAND) -> Phrase:
    if isinstance(what, What):
        return put(what, ASIDE, from_)
    return Fetch(counted(what), ASIDE, False)


def may_reveal(ok: CardTest) -> Phrase:
    """The player may show such a card from hand; it becomes IT, and who did is remembered."""
    return MayReveal(ok)


def reveal(what: What | int | Count) -> Phrase:
    if isinstance(what, What):
        return Reveal(what is THE_HAND, what is THIS, what is THAT)
    return Fetch(counted(what), LOOK, True)


def look_at(n: int | Count) -> Phrase:
    return Fetch(counted(n), LOOK, False)


def reveal_until(n: int, ok: CardTest) -> Phrase:
    return RevealUntil(n, ok)


def draw_until(hand_size: int, may_skip: CardTest = ~ANY_CARD) -> Phrase:
    return DrawUntil(hand_size, may_skip)


reveal_top: Final[Phrase] = RevealTop()
discard_top: Final[Phrase] = Fetch(counted(1), DISCARD, False)
put_back: Final[Phrase] = PutBack()
deck_to_discard: Final[Phrase] = DeckToDiscard()
return_this: Final[Phrase] = ReturnThis()
on_top_of_shuffle: Final[Phrase] = OnTopOfShuffle()
report: Final[Phrase] = Report()
