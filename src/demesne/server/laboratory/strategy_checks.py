"""Help for writing strategies: the mistakes in a text with their places, and all words of the language."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from demesne.engine.dealing import make_components
from demesne.engine.errors import DemesneError
from demesne.engine.setup import Setup
from demesne.lang import CODES, Language
from demesne.notation.kingdoms import card_names
from demesne.server.http import COMPRESSED, charge, choice, read, reply, reply_cached
from demesne.server.laboratory import laboratory_requests
from demesne.server.laboratory.laboratory_limits import LaboratoryLimits
from demesne.server.laboratory.laboratory_requests import Check, Checked, Mark, Word
from demesne.server.laboratory.long_texts import read_beside
from demesne.server.part import Part
from demesne.server.problems import translated
from demesne.strategies import syntax
from demesne.strategies.names import NAME, TYPES, problem
from demesne.strategies.parser import HEADINGS, MOST_KILOBYTES, Reader, Statement, statements
from demesne.strategies.syntax import ARITHMETIC, COMPARISONS, OTHERS, VALUES, VERBS, StrategyError
from demesne.work.pool import Pool

MOST_MARKS: Final = 20  # checking stops after this many
PART: Final = 1024  # characters that cost one more token of the rate limit
WORD: Final = re.compile(r"\w+")
NAMED: Final = ("no-card", "strategy-ambiguous", "strategy-type")  # problems with a name, which may have several words
BEFORE_WHEN: Final = re.compile(r"(?:(?!\bwhen\b)[^,()\n])*", re.IGNORECASE)


class Words(Part):
    """The routes for checking strategies and for the words of the language."""

    limits: LaboratoryLimits

    def __init__(self, limits: LaboratoryLimits, pool: Pool) -> None:
        self.limits = limits
        self.pool = pool

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/laboratory/check", self.post_check, methods=["POST"]),
            Route("/laboratory/words", get_words, methods=["GET"], middleware=COMPRESSED),
        ]

    async def post_check(self, request: Request) -> Response:
        """Answer `POST /api/laboratory/check` with the mistakes and warnings of a strategy text."""
        wanted = await read(request, Check)
        charge(request, self.limits.checking, 1 + len(wanted.text) / PART)
        return reply(await read_beside(self.pool, request, len(wanted.text), check, wanted))


async def get_words(request: Request) -> Response:
    """Answer `GET /api/laboratory/words` with all words of the strategy language and their help texts."""
    language = choice(request, "language", CODES)
    charge(request)
    return reply_cached(request, await asyncio.to_thread(words, language))


# ---------------------------------------------------------------- checking
def check(wanted: Check) -> Checked:
    """Check a text statement by statement, and then as a whole."""
    if len(wanted.text.encode("utf-8", "surrogatepass")) > MOST_KILOBYTES * 1024:
        return Checked("", [], [at_the_top(problem("strategy-too-long", most=MOST_KILOBYTES), wanted.language)])
    setup = None if wanted.setup is None else Setup.from_data(msgspec.to_builtins(wanted.setup))
    reader = Reader()
    marks: list[Mark] = []
    for statement in statements(wanted.text.removeprefix("\ufeff").splitlines(), ""):
        marks += marks_of(statement, reader, setup, wanted.language)
        if len(marks) >= MOST_MARKS:
            break
    if all(mark.warning for mark in marks):
        try:
            reader.finish("")
        except StrategyError as wrong:
            marks.append(mark(wrong, wanted.text.splitlines(), wanted.language))
    required = [*reader.requires, *([reader.bane] if reader.bane else [])]
    return Checked(" ".join(reader.texts.get("name", [])), required, marks)


def marks_of(statement: Statement, reader: Reader, setup: Setup | None, language: str) -> Iterator[Mark]:
    """Yield marks for the mistake in a statement and for cards it needs that this kingdom lacks."""
    known, lines = len(reader.requires), len(reader.lines)
    bane = reader.bane
    try:
        reader.read(statement)
    except StrategyError as wrong:
        yield mark(wrong, statement.lines, language)
    if setup is None:
        return
    missing = [id for id in reader.requires[known:] if id not in setup.ids]
    if missing:
        yield whole(statement, problem("lab-kingdom-lacks", cards=card_names(missing, language)), language)
    if reader.bane and reader.bane != bane and setup.bane != reader.bane:
        yield whole(statement, problem("lab-kingdom-bane", cards=card_names([reader.bane], language)), language)
    wanted = [line.target for line in reader.lines[lines:] if line.verb in ("buy", "gain")]
    outside = [id for id in wanted if id not in reader.requires and id not in cards_in(setup)]
    if outside:
        yield whole(statement, problem("lab-kingdom-lacks", cards=card_names(outside, language)), language, warning=True)


@lru_cache(maxsize=1)
def cards_in(setup: Setup) -> set[str]:
    """Return the ids of all cards and landscapes of a kingdom, in the supply or outside it."""
    components = make_components(setup)
    return {card.id for card in (*components.kinds, *components.lands)}


def mark(wrong: StrategyError, lines: list[str], language: str) -> Mark:
    """Return a mark at the place of a problem, or at the top if the problem concerns the whole text."""
    inner = wrong.values.get("problem")
    if not isinstance(inner, DemesneError):
        return at_the_top(wrong, language)
    line, column = int(str(wrong.values["line"])), int(str(wrong.values["column"]))
    end = column + length(lines[line - 1][column - 1 :], inner.key)
    return Mark(line, column, end, translated(inner, language))


def length(rest: str, key: str) -> int:
    """Return how many characters of the rest of a line a problem is about.

    >>> length("Smity Works when turn > 4", "no-card"), length("foo > 4", "strategy-no-value"), length("", "in-file")
    (11, 3, 0)
    """
    before = BEFORE_WHEN.match(rest)
    found = NAME.match(before[0]) if key in NAMED and before else WORD.match(rest)
    return found.end() if found else min(1, len(rest))


def whole(statement: Statement, wrong: StrategyError, language: str, warning: bool = False) -> Mark:
    """Return a mark on a statement, from its beginning to the end of its first line."""
    place = statement.place(0)
    first = statement.text.splitlines()[0]
    start = len(first) - len(first.lstrip())
    return Mark(place.line, start + 1, len(first) + 1, translated(wrong, language), warning)


def at_the_top(wrong: DemesneError, language: str) -> Mark:
    """Return a mark at the first letter of the text for a problem without a place."""
    return Mark(1, 1, 1, translated(wrong, language))


# ---------------------------------------------------------------- words
SIGNS: Final = {
    "<": "less", "<=": "at-most", "=": "equal", "!=": "unequal", ">=": "at-least", ">": "more",
    "+": "plus", "-": "minus", "*": "times", "/": "by",
}  # fmt: skip
LINKS: Final = {"and": "A and B", "or": "A or B", "not": "not A", "when": "buy CARD when CONDITION"}
HEADING_USAGE: Final = {"requires": "requires CARD, CARD", "bane": "bane CARD"}
VERB_USAGE: Final = {"spend": "spend coffers when CONDITION", "option": "option CARD ANSWER when CONDITION"}
IN_BRACKETS: Final = {
    syntax.CARD_OR_TYPE: "CARD", syntax.PILE: "CARD", syntax.PILE_OR_LANDSCAPE: "CARD", syntax.LANDSCAPE: "LANDSCAPE",
}  # fmt: skip


@cache
def words(code: str) -> laboratory_requests.Words:
    """Return all words of the strategy language, with help texts in one language."""
    speaks = Language(code)
    return laboratory_requests.Words(list(all_words(speaks)))


def all_words(speaks: Language) -> Iterator[Word]:
    """Yield every word of the strategy language with its kind, its usage and a help text in the given language."""
    for word in HEADINGS:
        yield Word(word, "heading", HEADING_USAGE.get(word, f"{word} TEXT"), speaks.text(f"lab-heading-{word}"))
    for word in VERBS:
        yield Word(word, "verb", VERB_USAGE.get(word, f"{word} CARD when CONDITION"), speaks.text(f"lab-verb-{word}"))
    for word, about in VALUES.items():
        usage = f"{word}({IN_BRACKETS[about]})" if about else word
        yield Word(word, "value", usage, speaks.text(f"lab-value-{word}"))
    for word in (*COMPARISONS, *ARITHMETIC):
        yield Word(word, "operator", f"A {word} B", speaks.text(f"lab-operator-{SIGNS[word]}"))
    for word, usage in LINKS.items():
        yield Word(word, "operator", usage, speaks.text(f"lab-operator-{word}"))
    for word in TYPES:
        general = word != syntax.ANY_CARD
        said = speaks.text("lab-type", type=word) if general else speaks.text("lab-type-card")
        yield Word(word, "type", f"owned({word})", said)
    yield Word(OTHERS, "type", f"play {OTHERS} when CONDITION", speaks.text("lab-type-others"))
