"""One language: its messages, the names of cards in it, and lists of cards in its grammar."""

from __future__ import annotations

import os
import re
import unicodedata
from collections import Counter
from collections.abc import Iterable
from functools import cache, cached_property
from importlib.resources import files
from typing import Final

from demesne.engine.definitions import CARDS
from demesne.engine.errors import DemesneError
from demesne.engine.own_words import LANGUAGES, OWN_WORDS
from demesne.lang.texts import Texts, Value
from demesne.sets import OWN_FOLDERS, set_folders

CODES: Final = LANGUAGES
RULINGS: Final = "\n### Rulings\n"  # the heading of the rulings in the file of a set
FORMS: Final = ("one", "few", "many")  # grammatical forms of a card's name; a language has those it needs
VOWELS: Final = frozenset("aeiou")
LONGEST: Final = 2400  # characters of a value; fluent.runtime refuses longer ones
LARGEST: Final = 10**15  # plural rules fail for larger numbers


class UnknownLanguage(DemesneError):
    """The language is not supported."""


@cache
def texts_of(code: str) -> Texts:
    """The messages of a language, and the names and texts of cards in it."""
    folder = files("demesne.lang").joinpath(code)
    own = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return Texts(code, [*(file.read_text("utf-8") for file in own), *(text.partition(RULINGS)[0] for text in set_texts(code))])


def set_texts(code: str) -> list[str]:
    """The Fluent files of all published sets in a language."""
    return [folder.read(f"{code}.ftl") for folder in set_folders() if folder not in OWN_FOLDERS]


_own: dict[str, tuple[str, Texts]] = {}


def own_messages(code: str) -> str:
    """The Fluent messages of loaded cards in a language."""
    return "".join(messages for (_, language), messages in OWN_WORDS.items() if language == code)


def own_texts(code: str) -> Texts:
    """The texts of loaded cards in a language."""
    written = own_messages(code)
    known = _own.get(code)
    if known is None or known[0] != written:
        _own[code] = known = (written, Texts(code, [written]))
    return known[1]


@cache
def rulings(code: str) -> Texts:
    """The sentences of rulings. There are many, so they are read only when needed."""
    return Texts(code, [text.partition(RULINGS)[2] for text in set_texts(code)])


def language_of_locale() -> str:
    """The language that the environment asks for, if it is supported. LANGUAGE lists several in order of preference."""
    variables = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next(filter(None, variables), "")
    wishes = [] if locale in ("C", "POSIX") else os.environ.get("LANGUAGE", "").split(":")
    codes = (wish[:2].lower() for wish in [*wishes, locale])
    return next((code for code in codes if code in CODES), "en")


class Language:
    """One language of the interface: its messages, and cards in sentences.

    >>> Language("en").cards(["copper", "copper", "estate"])
    '2 Coppers and an Estate'
    """

    def __init__(self, code: str | None = None, with_english: bool = False) -> None:
        self.code = code or language_of_locale()
        if self.code not in CODES:
            raise UnknownLanguage(f"demesne speaks {', '.join(CODES)}, not {code!r}")
        self.texts = texts_of(self.code)
        self.with_english = with_english and self.code != "en"

    # ------------------------------------------------------------ messages
    def has(self, id: str) -> bool:
        """Whether there is a message with this id, here or among loaded cards."""
        return self.texts.has(id) or (bool(OWN_WORDS) and own_texts(self.code).has(id))

    def text(self, id: str, **values: Value) -> str:
        """A message with its variables filled in."""
        return self.texts_with(id).text(id, {name: short(value) for name, value in values.items()})

    def texts_with(self, id: str) -> Texts:
        """The texts with this message: those of demesne, or those of loaded cards."""
        return own_texts(self.code) if OWN_WORDS and not self.texts.has(id) else self.texts

    def error(self, problem: DemesneError) -> str:
        """The message of an error in this language. Errors for developers exist in English only."""
        key = f"error-{problem.key}"
        if not problem.key or not self.has(key):
            return str(problem)
        values: dict[str, Value] = {}
        for name, value in problem.values.items():
            if isinstance(value, DemesneError):
                values[name] = self.error(value)
            elif name == "card" or (name in ("other", "pile") and str(value) in CARDS):
                values[name] = self.card(str(value))
            else:
                values[name] = value if isinstance(value, int) else str(value)
        return self.text(key, **values)

    def attribute(self, id: str, name: str) -> str:
        """An attribute of a message; empty if there is none."""
        return self.texts_with(id).attribute(id, name)

    # ------------------------------------------------------------ cards
    def card(self, id: str) -> str:
        """The name of a card. A loaded card without a translation has the name it was declared with."""
        local = self.plain_card(id)
        own = CARDS[id].name if id in CARDS else id
        return f"{local} ({own})" if self.with_english and local != own else local

    def plain_card(self, id: str) -> str:
        """The name of a card in this language, without the English one."""
        if self.has(f"card-{id}"):
            return self.text(f"card-{id}")
        return CARDS[id].name if id in CARDS else id

    def card_text(self, id: str) -> str:
        """The text of a card."""
        return self.attribute(f"card-{id}", "text")

    def ruling(self, id: str, english: str) -> str:
        """The sentence of a ruling; in English if it is not translated."""
        key = f"ruling-{id}"
        for texts in (rulings, own_texts):
            if self.code != "en" and texts(self.code).has(key):
                return texts(self.code).text(key, {})
        return english

    def is_unofficial(self, id: str) -> bool:
        """Whether a card has no official name in this language."""
        return bool(self.attribute(f"card-{id}", "unofficial"))

    def some(self, id: str, n: int) -> str:
        """A number of cards of one kind, as the object of a sentence; without an id, face-down cards."""
        if not id:
            return self.text("cards-unseen", n=n)
        forms = {form: self.attribute(f"card-{id}", form) for form in FORMS}
        if not forms["one"]:
            return self.text("cards-named", n=n, name=self.with_article(self.card(id)) if n == 1 else self.card(id))
        said = self.text("cards-some", n=n, **forms)
        own = CARDS[id].name
        return f"{said} ({own})" if self.with_english and own != self.plain_card(id) else said

    def with_article(self, name: str) -> str:
        """A declared name as the object of a sentence: in English it gets an article.

        >>> Language("en").with_article("Inn Yard"), Language("de").with_article("Inn Yard")
        ('an Inn Yard', 'Inn Yard')
        """
        if self.code != "en":
            return name
        return f"an {name}" if name[:1].lower() in VOWELS else f"a {name}"

    def cards(self, ids: Iterable[str]) -> str:
        """Cards as the object of a sentence, with copies combined."""
        counts = Counter(ids)
        return self.join([self.some(id, n) for id, n in counts.items()]) or self.text("cards-none")

    def piles(self, ids: Iterable[str]) -> str:
        """Piles in a sentence, by the names of their cards."""
        return self.join([self.pile(id) for id in ids])

    def pile(self, id: str) -> str:
        """The name of a pile of these cards."""
        name = self.card(id)
        return self.text("cards-pile", name=name, many=self.attribute(f"card-{id}", "many") or name)

    def by_name(self, id: str) -> tuple[list[int], str]:
        """A sort key for cards by name in this language's alphabet.

        >>> sorted(["horn", "seer", "lackeys", "border_guard", "sculptor"], key=Language("pl").by_name)
        ['seer', 'horn', 'sculptor', 'lackeys', 'border_guard']
        """
        name, places = self.card(id), self.alphabet
        letters = re.findall("|".join(sorted(places, key=len, reverse=True)) + "|.", name.lower())
        return [places.get(letter, places.get(unicodedata.normalize("NFKD", letter)[0], -1)) for letter in letters], name

    @cached_property
    def alphabet(self) -> dict[str, int]:
        """The position of each letter in the alphabet; some letters are two characters long."""
        return {letter: place for place, letter in enumerate(self.text("alphabet").split())}

    def listed(self, ids: Iterable[str]) -> str:
        """Cards in a row: `Copper ×3, Estate`."""
        counts = Counter(ids)
        named = [(self.card(id) if id else "?") + (f" ×{n}" if n > 1 else "") for id, n in counts.items()]
        return ", ".join(named) or self.text("state-nothing")

    def join(self, items: list[str], last: str = "list-last") -> str:
        """A list in a sentence, joined with "and"; with `list-or`, joined with "or"."""
        if len(items) < 2:
            return "".join(items)
        joined = items[0]
        for item in items[1:-1]:
            joined = self.text("list-comma", first=joined, last=item)
        return self.text(last, first=joined, last=items[-1])


def short(value: Value) -> Value:
    """A value that Fluent accepts: long texts are cut, and huge numbers become text."""
    if isinstance(value, int) and not -LARGEST < value < LARGEST:
        value = f"{value:#x}"
    return value[:LONGEST] if isinstance(value, str) else value
