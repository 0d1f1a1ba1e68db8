"""Finding cards by name, in any supported language, with or without accents, spaces and punctuation."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from functools import lru_cache
from typing import Final

from demesne.engine.definitions import CARDS
from demesne.engine.errors import DemesneError, written
from demesne.lang import CODES, Language
from demesne.notation.printed_names import in_print

# Names from other printings and translators of the rulebooks.
ALIASES: Final[dict[str, str]] = {
    "Miedziaki": "copper",
    "Srebrnik": "silver",
    "Srebrniki": "silver",
    "Złocisz": "gold",
    "Prokletí": "curse",
    "Garten": "gardens",
    "Zahrada": "gardens",
    "Zahrady": "gardens",
    "Trůní sál": "throne_room",
    "Trůnní sál": "throne_room",
    "Farm": "harem",
    "Wioska górnicza": "mining_village",
    "Starosta": "duke",
}
# Letters that Unicode does not decompose into a letter and an accent.
LETTERS: Final = str.maketrans({"ł": "l", "đ": "d", "ø": "o", "æ": "ae", "œ": "oe", "ı": "i"})
UMLAUTS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
OTHER_NAMES: Final = "other names"
Book = dict[str, str]  # from folded names to ids


class UnknownName(DemesneError):
    """No card, project or artifact has this name in any language."""


def fold(text: str) -> str:
    """A name without case, accents, spaces and punctuation.

    >>> fold("Trůnní sál"), fold("old_witch"), fold("Jester’s Hat"), fold("Złoto")
    ('trunnisal', 'oldwitch', 'jestershat', 'zloto')
    """
    letters = unicodedata.normalize("NFKD", text.casefold().translate(LETTERS))
    return "".join(letter for letter in letters if letter.isalnum())


def spellings(name: str) -> set[str]:
    """The folded forms of a name; German umlauts may be written out.

    >>> sorted(spellings("Bürokrat"))
    ['buerokrat', 'burokrat']
    """
    return {fold(name), fold(name.casefold().translate(UMLAUTS))}


@lru_cache(maxsize=len(CODES) + 1)
def book_of(code: str, ids: tuple[str, ...]) -> Book:
    """The ids of cards by their folded names in one language, or by their other names."""
    if code == OTHER_NAMES:
        return {fold(name): id for name, id in ALIASES.items()}
    language = Language(code)
    made: Book = {}
    for id in ids:
        for spelling in spellings(language.card(id)):
            made.setdefault(spelling, id)
    if code == "en":
        for id in ids:
            made.setdefault(fold(id), id)
    return made


def book(code: str) -> Book:
    """The names in one language, or `OTHER_NAMES`. It is cached until cards are declared or withdrawn."""
    return book_of(code, tuple(CARDS))


def look_up(names: Sequence[str], language: str | None = None) -> list[str]:
    """The ids of the cards with these names; empty for an unknown name.

    A name may mean different cards in different languages. The language that knows all of these names decides; if
    there are several or none, first the wanted language, then English, then the others in the order of `CODES`.

    >>> look_up(["Jarmark"]), look_up(["Jarmark"], "cs"), look_up(["Jarmark", "Trh"], "pl")
    (['fair'], ['festival'], ['festival', 'market'])
    """
    keys = [fold(name) for name in names]
    preferred = list(dict.fromkeys([Language(language).code, *CODES] if language else CODES))
    knows_all = (code for code in preferred if all(key in book(code) for key in keys))
    order = [next(knows_all, preferred[0]), *preferred, OTHER_NAMES]
    return [next((book(code)[key] for code in order if key in book(code)), "") for key in keys]


def meanings(name: str) -> set[str]:
    """The ids of all cards with this name in any language."""
    key = fold(name)
    return {book(code)[key] for code in (*CODES, OTHER_NAMES) if key in book(code)}


def nearest(name: str, language: str | None = None, cutoff: float = 0.6) -> str:
    """The most similar name, in the wanted language (or English); empty if no name is similar."""
    wanted = Language(language or "en")
    everything: Book = {}
    for code in (OTHER_NAMES, *reversed(CODES), wanted.code):
        everything |= book(code)
    close = get_close_matches(fold(name), everything, n=1, cutoff=cutoff)
    return wanted.card(everything[close[0]]) if close else ""


@lru_cache(maxsize=1)
def folded_in_print() -> frozenset[str]:
    """The folded names of all cards that were ever printed."""
    return frozenset(fold(name) for name in in_print())


def is_lacking(name: str) -> bool:
    """Whether this is the English name of a published card that demesne does not have.

    >>> is_lacking("Sentry"), is_lacking("Smithy"), is_lacking("Smity")
    (True, False, False)
    """
    return fold(name) in folded_in_print() and not any(look_up([name]))


def with_suggestion(name: str, language: str | None = None) -> str:
    """An unknown name with a suggestion, for an error message."""
    language = language or "en"
    if is_lacking(name):
        return Language(language).text("error-lacking-card", name=written(name))
    near = nearest(name, language)
    key, values = ("error-did-you-mean", {"near": near}) if near else ("error-quoted", {})
    return Language(language).text(key, name=written(name), **values)


def find_cards(names: Iterable[str], language: str | None = None) -> list[str]:
    """The ids of cards, projects or artifacts, each by its id or its name in any language.

    >>> find_cards(["council_room", "Młoda Wiedźma", "strassennetz"])
    ['council_room', 'young_witch', 'road_network']
    """
    names = list(names)
    ids = look_up(names, language)
    unknown = dict.fromkeys(name for name, id in zip(names, ids, strict=True) if not id)
    if unknown:
        listed = ", ".join(with_suggestion(name, language) for name in unknown)
        raise UnknownName(f"there is no card, landscape or artifact called {listed}", "no-card", names=listed)
    return ids


def find_card(text: str, language: str | None = None) -> str:
    """The id of one card, project or artifact.

    >>> find_card("trusty-steed"), find_card("Zahrady"), find_card("STRAŻ GRANICZNA")
    ('trusty_steed', 'gardens', 'border_guard')
    """
    return find_cards([text], language)[0]
