"""The rulings shown under a card: the simplest first, with near-duplicates shown only once."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from demesne.engine.definitions import CARDS
from demesne.engine.setup import BASIC
from demesne.lang import Language

# Words that carry little meaning, and words that negate a sentence.
FILLERS: Final = frozenset({
    "a", "an", "the", "of", "to", "and", "or", "in", "on", "for", "with", "by", "is", "are", "be", "it", "its",
    "that", "which", "who", "this", "these", "those", "as", "at", "from", "into", "onto", "may", "can", "own", "than",
    "then", "so", "still", "even", "here", "each", "but", "both", "their", "they", "them", "has", "have", "had", "do",
    "does", "was", "were", "been", "will", "would", "if", "when", "one",
})  # fmt: skip
DENIALS: Final = frozenset({
    "not", "no", "nothing", "cannot", "never", "neither", "nor", "none", "without", "only",
})  # fmt: skip
STEM: Final = 5  # letters of a word that are compared: "revealed" and "reveals" count as equal
MUCH_ALIKE: Final = 0.6  # the share of the words of two sentences that both have
WORD: Final = re.compile(r"[a-z$0-9]+")


@dataclass(frozen=True)
class Ruling:
    """One sentence under one card."""

    id: str
    sentence: str  # in English
    others: tuple[str, ...]  # the other cards it is about
    like: int = 0  # a group number, equal for near-duplicates under this card

    def rank(self, here: Collection[str] | None) -> tuple[bool, int, int]:
        """A sort key: rulings about cards of this game first, then those about few other cards, then short ones."""
        elsewhere = here is not None and not all(id in here for id in self.others)
        return elsewhere, len(self.others), len(self.sentence)


def grouped(card: str, rulings: Iterable[Ruling]) -> list[Ruling]:
    """The rulings of a card, the simplest first, each with its group number."""
    found: list[Ruling] = []
    meanings: list[tuple[bool, frozenset[str]]] = []  # the meaning of the first ruling of each group
    for ruling in sorted(rulings, key=lambda ruling: ruling.rank(None)):
        said = meaning(card, ruling.sentence)
        like = next((n for n, other in enumerate(meanings) if are_alike(said, other)), len(meanings))
        if like == len(meanings):
            meanings.append(said)
        found.append(replace(ruling, like=like))
    return found


def once_each(rulings: Sequence[Ruling], here: Collection[str] | None = None) -> list[Ruling]:
    """One ruling of each group, in the order for a game with these cards."""
    first: dict[int, Ruling] = {}
    for ruling in sorted(rulings, key=lambda ruling: ruling.rank(here)):
        first.setdefault(ruling.like, ruling)
    return list(first.values())


def are_alike(one: tuple[bool, frozenset[str]], other: tuple[bool, frozenset[str]]) -> bool:
    """Whether two sentences say nearly the same."""
    return one[0] == other[0] and len(one[1] & other[1]) >= MUCH_ALIKE * len(one[1] | other[1])


def meaning(card: str, sentence: str) -> tuple[bool, frozenset[str]]:
    """Whether a sentence negates something, and its words, without the card itself and with one word for all other cards.

    >>> denies, words = meaning("moat", "Vault is no Attack, so a Moat has nothing to answer")
    >>> denies, sorted(words)
    (True, ['$card', 'answe', 'attac'])
    """
    own = Language("en").card(card)
    words = WORD.findall(card_names().sub(lambda found: "" if found[1] == own else "$card", sentence).lower())
    return any(word in DENIALS for word in words), frozenset(
        word if word == "$card" else word[:STEM] for word in words if word not in FILLERS and word not in DENIALS
    )


@cache
def card_names() -> re.Pattern[str]:
    """A pattern for the English names of all cards except the basic ones, whose names matter for the meaning."""
    english = Language("en")
    names = sorted((english.card(id) for id, card in CARDS.items() if card.set != BASIC), key=len, reverse=True)
    return re.compile(rf"\b({'|'.join(map(re.escape, names))})(?:e?s)?\b")
