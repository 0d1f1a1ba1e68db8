"""Names in strategies: which cards are allowed where, the choices of a card, and suggestions for unknown names."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from difflib import SequenceMatcher, get_close_matches
from itertools import islice
from typing import Final

from demesne.engine.constants import (
    ACTION,
    FOR_SALE,
    HEIRLOOM,
    LANDSCAPE,
    NIGHT,
    PRIZE,
    SHELTER,
    SIDEWAYS,
    TREASURE,
    TYPE_NAMES,
)
from demesne.engine.definitions import Card
from demesne.engine.errors import written
from demesne.engine.setup import is_kingdom_card
from demesne.lang import Language
from demesne.notation.names import book, find_card, fold, meanings, nearest
from demesne.phrases.reading import choices
from demesne.strategies import syntax
from demesne.strategies.syntax import ANY_CARD, CARD_OR_TYPE, PILE, PILE_OR_LANDSCAPE, StrategyError

LONGEST_QUOTE: Final = 60
MOST_WORDS: Final = 8  # in a name
NAME: Final = re.compile(r"\w+(?:[^\w()<>=+*,\n]+\w+)*")
TYPES: Final = (*(name.lower() for name, bit in TYPE_NAMES.items() if bit & LANDSCAPE == 0), ANY_CARD)


# ---------------------------------------------------------------- problems
def problem(key: str, **values: object) -> StrategyError:
    """An error, or a part of an error message, that can be translated into every language."""
    return StrategyError(Language("en").error(StrategyError(key, key, **values)), key, **values)


def in_file(file: str, what: StrategyError) -> StrategyError:
    """An error with the file in which it occurred."""
    return problem("in-file", file=file, problem=what) if file else what


def shown(text: str) -> str:
    """A text shortened for a message."""
    return written(text if len(text) <= LONGEST_QUOTE else text[:LONGEST_QUOTE] + "…")


def quoted(text: str) -> StrategyError:
    """A part of an error: a name in quotation marks."""
    return problem("quoted", name=shown(text))


def guess(word: str, known: Collection[str]) -> StrategyError:
    """An unknown word with a suggestion."""
    close = get_close_matches(word.lower(), known, n=1)
    return problem("did-you-mean", name=shown(word), near=close[0]) if close else quoted(word)


def guess_name(text: str, with_types: bool) -> StrategyError:
    """An unknown name with a suggestion, a card or a type. The words after the name may be part of it."""
    for end in reversed(ends_of_words(text)):
        name = text[:end]
        card = nearest(name)
        close = get_close_matches(fold(name), TYPES, n=1) if with_types else []
        if close and likeness(name, close[0]) >= likeness(name, card):
            return problem("did-you-mean", name=shown(name), near=close[0])
        if card:
            return problem("strategy-near-card", name=shown(name), card=find_card(card))
    return quoted(text)


def likeness(name: str, other: str) -> float:
    """How similar two names are, from 0 to 1."""
    return SequenceMatcher(None, fold(name), fold(other)).ratio()


# ---------------------------------------------------------------- names
def ends_of_words(text: str) -> list[int]:
    """The positions where the first words of a text end."""
    return [word.end() for word in islice(re.finditer(r"\w+", text), MOST_WORDS)]


def identify(name: str, with_types: bool) -> set[str]:
    """The possible meanings of a name: a type, or cards by id or name in any language. Ids and English names have priority."""
    if not NAME.fullmatch(name):
        return set()
    key = fold(name)
    if with_types and key in TYPES:
        return {key}
    english = book("en").get(key)
    return {english} if english else meanings(name)


def in_supply(card: Card) -> bool:
    """Whether a card can be in the supply: it is neither a pile of several cards nor a non-supply card."""
    return card.types & (LANDSCAPE | PRIZE | HEIRLOOM | SHELTER) == 0 and not card.layout.beside and not card.layout.contents


def can_be_bought(card: Card) -> bool:
    """Whether a card or landscape can be bought."""
    return in_supply(card) or card.types & FOR_SALE != 0


def can_be_played(card: Card) -> bool:
    """Whether a card can be played."""
    return card.types & (ACTION | TREASURE | NIGHT) != 0 and not card.layout.contents


def can_be_required(card: Card) -> bool:
    """Whether a strategy can require it: a kingdom card or a landscape."""
    return is_kingdom_card(card) or card.types & SIDEWAYS != 0


def is_card(card: Card) -> bool:
    """Whether it is a card, not a landscape."""
    return not card.is_landscape


def is_landscape(card: Card) -> bool:
    """Whether it is a landscape."""
    return card.is_landscape


def can_carry_tokens(card: Card) -> bool:
    """Whether tokens can lie on it."""
    return in_supply(card) or is_landscape(card)


# Which cards a keyword or a value can be about, and the key of the error for others.
FITTING: Final[dict[str, tuple[Callable[[Card], bool], str]]] = {
    "requires": (can_be_required, "strategy-not-required"),
    "buy": (can_be_bought, "strategy-not-bought"),
    "gain": (is_card, "strategy-not-gained"),
    "play": (can_be_played, "strategy-not-played"),
    "trash": (is_card, "strategy-not-card"),
    "discard": (is_card, "strategy-not-card"),
    CARD_OR_TYPE: (is_card, "strategy-not-counted"),
    PILE: (in_supply, "strategy-not-pile"),
    PILE_OR_LANDSCAPE: (can_carry_tokens, "strategy-not-pile"),
    syntax.LANDSCAPE: (is_landscape, "strategy-not-landscape"),
}
EXAMPLES: Final = {CARD_OR_TYPE: "silver", PILE: "province", PILE_OR_LANDSCAPE: "wild_hunt", syntax.LANDSCAPE: "fair"}


def choices_of(card: Card) -> list[str]:
    """The answers to the questions of a card, project or artifact that are neither cards nor piles.

    >>> from demesne.engine.definitions import CARDS
    >>> choices_of(CARDS["treasurer"]), choices_of(CARDS["moat"]), choices_of(CARDS["smithy"])
    (['trash', 'gain', 'key'], ['yes', 'no'], [])
    """
    return choices(card)
