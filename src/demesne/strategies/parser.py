"""The parser for strategies. docs/strategies.md explains the language and has its grammar."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from difflib import get_close_matches
from pathlib import PurePath
from typing import Final

from demesne.engine.constants import TOKEN_NAMES
from demesne.engine.definitions import CARDS, EXTRA_PILES
from demesne.engine.setup import KINGDOM_SIZE, asks_for, is_kingdom_card
from demesne.notation.names import fold
from demesne.strategies.names import (
    EXAMPLES,
    FITTING,
    NAME,
    TYPES,
    choices_of,
    ends_of_words,
    guess,
    guess_name,
    identify,
    in_file,
    problem,
    quoted,
    shown,
)
from demesne.strategies.syntax import (
    CARD_OR_TYPE,
    COMPARISONS,
    OTHERS,
    VALUES,
    VERBS,
    Expression,
    Line,
    Number,
    Operation,
    Place,
    Prefix,
    Strategy,
    StrategyError,
    Value,
)

BANE: Final = "bane"  # the only extra pile that a strategy can ask for
HEADINGS: Final = ("name", "author", "about", "requires", "bane")
KEYWORDS: Final = (*HEADINGS, *VERBS)
ONCE: Final = ("name", "author", "bane")  # headings that may occur only once
TAKES_OTHERS: Final = ("play", "trash", "discard")
MOST_KILOBYTES: Final = 64
MOST_PARTS: Final = 100  # operators and brackets per condition, which limits the depth of recursion
LARGEST_NUMBER: Final = 1_000_000_000
LONGEST_LINE: Final = 120  # characters of a line shown in an error

# The precedence of operators. They are left-associative; comparisons cannot be chained.
LEVELS: Final[dict[str, int]] = {"or": 1, "and": 2, **dict.fromkeys(COMPARISONS, 4), "+": 5, "-": 5, "*": 6, "/": 6}
LOWEST: Final = 1
NOT: Final = 3
COMPARISON: Final = 4
UNARY: Final = 7

COMMENT: Final = re.compile(r"(?<!\\)#.*")
CONDITION: Final = re.compile(rf"\s*(?:{'|'.join(VERBS)})\b.*\bwhen\b", re.IGNORECASE)  # a statement with a condition
MORE_CONDITION: Final = re.compile(r"\s*(?:and|or)\b", re.IGNORECASE)
REST: Final = re.compile(r".*")
UNTIL_WHEN: Final = re.compile(r"(?:(?!\bwhen\b).)*", re.IGNORECASE)
UNTIL_COMMA: Final = re.compile(r"[^,]*")
UNTIL_BRACKET: Final = re.compile(r"[^()\n]*")
WORD: Final = re.compile(r"[^\W\d]\w*")
NUMBER: Final = re.compile(r"[0-9]+(?:\.[0-9]+)?")
SYMBOL: Final = re.compile(r"<=|>=|!=|==|[-+*/<>=(),]")
TOKEN: Final = re.compile(r"\w+|<=|>=|!=|==|.", re.DOTALL)


def parse(text: str, file: str = "") -> Strategy:
    """Parse the text of a strategy. Without a `name` line, it is named after the file.

    >>> from demesne import parse_strategy
    >>> parse_strategy("name Big Money\\nbuy province\\nbuy gold\\nbuy silver").of("buy")[1].target
    'gold'
    >>> parse_strategy("buy gold when (turn > 4")
    Traceback (most recent call last):
        ...
    demesne.strategies.syntax.StrategyError: line 1, column 24: found the end of the line, expected ...
        buy gold when (turn > 4
                               ^
    """
    if len(text.encode("utf-8", "surrogatepass")) > MOST_KILOBYTES * 1024:
        raise in_file(file, problem("strategy-too-long", most=MOST_KILOBYTES))
    reader = Reader()
    for statement in statements(text.removeprefix("\ufeff").splitlines(), file):
        reader.read(statement)
    return reader.finish(file)


# ---------------------------------------------------------------- statements
class Statement:
    """One statement: a line and those that continue its condition, without comments, with a reading position."""

    def __init__(self, lines: list[str], file: str, first: int, text: str) -> None:
        self.lines = lines  # all lines of the file
        self.file = file
        self.first = first
        self.text = text
        self.at = 0
        self.parts = 0

    # ------------------------------------------------------------ positions and errors
    def place(self, at: int) -> Place:
        """The line and column of a position in the text."""
        return Place(self.first + self.text.count("\n", 0, at), at - self.text.rfind("\n", 0, at))

    def wrong(self, at: int, key: str, **values: object) -> StrategyError:
        """An error that shows its position in the file."""
        place = self.place(at)
        source, caret = show(self.lines[place.line - 1], place.column - 1)
        shown = {"line": str(place.line), "column": str(place.column), "source": source, "caret": caret}
        what = problem(key, **values)
        if self.file:
            return problem("strategy-in-file", file=self.file, problem=what, **shown)
        return problem("strategy-at", problem=what, **shown)

    def unexpected(self, expected: str, **values: object) -> StrategyError:
        """The error for an unexpected token."""
        token = self.peek(TOKEN)
        found = quoted(token) if token else problem("strategy-end-of-line")
        return self.wrong(self.at, "strategy-unexpected", found=found, expected=problem(expected, **values))

    # ------------------------------------------------------------ tokens
    def here(self) -> int:
        """Skip spaces, and return the position of the next word or symbol."""
        while self.at < len(self.text) and self.text[self.at].isspace():
            self.at += 1
        return self.at

    def peek(self, pattern: re.Pattern[str]) -> str:
        """The text that matches a pattern here, or an empty one."""
        found = pattern.match(self.text, self.here())
        return found[0] if found else ""

    def take(self, pattern: re.Pattern[str]) -> str:
        """Consume and return the text that matches a pattern here."""
        found = self.peek(pattern)
        self.at += len(found)
        return found

    def takes(self, word: str) -> bool:
        """Consume this word or symbol if it comes next, and return whether it did."""
        if self.peek(WORD).lower() != word and self.peek(SYMBOL) != word:
            return False
        self.at += len(word)
        return True

    def one_of(self, words: Collection[str]) -> str:
        """Consume and return the next word; an error if it is not one of these."""
        word = self.peek(WORD) or self.peek(NUMBER)
        if word.lower() in words:
            self.at += len(word)
            return word.lower()
        possible = ", ".join(words)
        if not word:
            raise self.unexpected("strategy-expected-one-of", possible=possible)
        expected = problem("strategy-expected-one-of", possible=possible)
        raise self.wrong(self.at, "strategy-unexpected", found=guess(word, words), expected=expected)

    def is_at_end(self) -> bool:
        """Whether nothing is left to parse."""
        return self.here() == len(self.text)

    # ------------------------------------------------------------ names
    def name(self, area: re.Pattern[str], with_types: bool = False) -> str:
        """Consume the longest known name inside the area, and return its id or type."""
        text = self.peek(area).rstrip()
        for end in reversed(ends_of_words(text)):
            ids = identify(text[:end], with_types)
            if len(ids) > 1:
                listed = ", ".join(sorted(ids))
                raise self.wrong(self.at, "strategy-ambiguous", name=shown(text[:end]), possible=listed)
            if ids:
                self.at += end
                return ids.pop()
        written = NAME.match(text)
        if not written:
            raise self.unexpected("strategy-expected-name")
        if fold(written[0]) in TYPES:
            raise self.wrong(self.at, "strategy-type", name=shown(written[0]))
        raise self.wrong(self.at, "no-card", names=guess_name(written[0], with_types))

    def fitting(self, use: str, area: re.Pattern[str]) -> str:
        """Consume a name, and return its id; an error if this keyword or value cannot be about it."""
        start = self.here()
        id = self.name(area, with_types=use == CARD_OR_TYPE)
        fits, complaint = FITTING[use]
        if id in CARDS and not fits(CARDS[id]):
            raise self.wrong(start, complaint, card=id, written=id)
        return id

    # ------------------------------------------------------------ conditions
    def condition(self) -> Expression | None:
        """Parse the condition after `when`, up to the end; None if there is no `when`."""
        if not self.takes("when"):
            if not self.is_at_end():
                raise self.unexpected("strategy-expected-when")
            return None
        expression = self.expression(LOWEST)
        if not self.is_at_end():
            raise self.unexpected("strategy-expected-operator")
        return expression

    def expression(self, least: int) -> Expression:
        """Parse operands and operators of at least this precedence."""
        left = self.operand(least)
        compared = False
        while True:
            op = self.peek(SYMBOL) or self.peek(WORD)
            name = "=" if op == "==" else op.lower()
            level = LEVELS.get(name, 0)
            if level < least:
                return left
            if compared and level == COMPARISON:
                raise self.wrong(self.at, "strategy-chain", example="1 < turn and turn < 5")
            self.count_part()
            self.at += len(op)
            left = Operation(name, left, self.expression(level + 1))
            compared = level == COMPARISON

    def operand(self, least: int) -> Expression:
        """Parse a number, a bracket, a prefix with its operand, or a value."""
        if self.peek(NUMBER):
            return Number(self.number())
        if self.takes("("):
            return self.bracket()
        if self.takes("-"):
            self.count_part()
            return Number(-self.number()) if self.peek(NUMBER) else Prefix("-", self.operand(UNARY))
        if least <= NOT and self.takes("not"):
            self.count_part()
            return Prefix("not", self.expression(NOT))
        word = self.peek(WORD).lower()
        if not word or word in ("and", "or", "not", "when"):
            raise self.unexpected("strategy-expected-operand")
        return self.value(word)

    def bracket(self) -> Expression:
        """Parse the expression after an opening bracket."""
        self.count_part()
        inner = self.expression(LOWEST)
        if not self.takes(")"):
            raise self.unexpected("strategy-expected-closing")
        return inner

    def number(self) -> float:
        """Parse a number; an error if it is too large."""
        start = self.here()
        value = float(self.take(NUMBER))
        if value > LARGEST_NUMBER:
            raise self.wrong(start, "strategy-number", most=str(LARGEST_NUMBER))
        return value

    def value(self, word: str) -> Value:
        """Parse a named value with its argument."""
        if word not in VALUES:
            has_bracket = self.text.startswith("(", self.at + len(word))
            raise self.wrong(self.at, "strategy-no-value", names=guess_value(word, has_bracket))
        start = self.at
        self.at += len(word)
        about = VALUES[word]
        has_bracket = self.takes("(")
        if has_bracket and not about:
            raise self.wrong(start, "strategy-takes-nothing", name=word)
        if not about:
            return Value(word)
        if not has_bracket:
            raise self.unexpected("strategy-expected-brackets", example=f"{word}({EXAMPLES[about]})")
        id = self.fitting(about, UNTIL_BRACKET)
        if not self.takes(")"):
            raise self.unexpected("strategy-expected-closing-only")
        return Value(word, id)

    def count_part(self) -> None:
        """Count a part of an expression; an error if there are too many."""
        self.parts += 1
        if self.parts > MOST_PARTS:
            raise self.wrong(self.at, "strategy-too-deep", most=MOST_PARTS)


def guess_value(word: str, has_bracket: bool) -> StrategyError:
    """An unknown value with a suggestion: a similar value, or `owned` or `has` if the word is the name of a card.

    Authors who put a card in brackets usually want to know how many copies they own.
    """
    if has_bracket:
        close = get_close_matches(word, [value for value, about in VALUES.items() if about], n=1)
        return problem("did-you-mean", name=shown(word), near=close[0] if close else "owned")
    ids = identify(word, with_types=True)
    if not ids:
        return guess(word, VALUES)
    id = min(ids)
    value = "has" if id in CARDS and CARDS[id].is_landscape else "owned"
    return problem("did-you-mean", name=shown(word), near=f"{value}({id})")


def show(line: str, column: int) -> tuple[str, str]:
    """A line of a file, shortened if it is long, and a line with a caret below this column."""
    start = max(0, column - LONGEST_LINE // 2) if len(line) > LONGEST_LINE else 0
    part = "".join(letter if letter.isprintable() or letter == "\t" else "?" for letter in line[start : start + LONGEST_LINE])
    space = "".join("\t" if letter == "\t" else " " for letter in part[: column - start].ljust(column - start))
    return f"    {part}", f"    {space}^"


def statements(lines: list[str], file: str) -> Iterator[Statement]:
    """The statements of a file. A line that begins with `and` or `or` continues the condition before it."""
    statement: Statement | None = None
    for number, line in enumerate(lines, 1):
        code = COMMENT.sub("", line).rstrip()
        if not code:
            continue
        if statement is not None and MORE_CONDITION.match(code) and CONDITION.match(statement.text):
            last = statement.place(len(statement.text)).line
            statement.text += "\n" * (number - last) + code
            continue
        if statement is not None:
            yield statement
        statement = Statement(lines, file, number, code)
    if statement is not None:
        yield statement


# ---------------------------------------------------------------- strategies
class Reader:
    """Builds a strategy from statements."""

    def __init__(self) -> None:
        self.seen: set[str] = set()  # keywords that have occurred
        self.texts: dict[str, list[str]] = {}
        self.requires: list[str] = []
        self.bane = ""
        self.bane_at: tuple[Statement, int] | None = None
        self.lines: list[Line] = []

    def read(self, s: Statement) -> None:
        """Read one statement."""
        if MORE_CONDITION.match(s.text):
            raise s.wrong(s.here(), "strategy-no-condition")
        start = s.here()
        keyword = s.one_of(KEYWORDS)
        if keyword in ONCE and keyword in self.seen:
            raise s.wrong(start, "strategy-twice", keyword=keyword)
        self.seen.add(keyword)
        if keyword == "requires":
            self.read_requires(s)
        elif keyword == "bane":
            self.read_bane(s)
        elif keyword in HEADINGS:
            self.read_text(keyword, s)
        else:
            self.lines.append(read_line(keyword, s, s.place(start)))

    def read_text(self, keyword: str, s: Statement) -> None:
        """Read a statement that is a keyword followed by text, such as a name."""
        text = s.take(REST).replace("\\#", "#")
        if not text:
            raise s.unexpected("strategy-expected-text")
        self.texts.setdefault(keyword, []).append(" ".join(text.split()))

    def read_requires(self, s: Statement) -> None:
        """Read a list of required cards."""
        while True:
            start = s.here()
            self.requires.append(self.new(s, start, s.fitting("requires", UNTIL_COMMA)))
            cards = sum(is_kingdom_card(CARDS[id]) for id in self.requires)
            if cards > KINGDOM_SIZE:
                raise s.wrong(start, "too-many-kept", n=cards)
            if s.is_at_end():
                return
            if not s.takes(","):
                raise s.unexpected("strategy-expected-comma")

    def read_bane(self, s: Statement) -> None:
        """Read the Bane."""
        start = s.here()
        bane = self.new(s, start, s.name(REST))
        low, high = int(EXTRA_PILES[BANE].least), int(EXTRA_PILES[BANE].most)
        if not is_kingdom_card(CARDS[bane]) or not low <= CARDS[bane].cost <= high:
            raise s.wrong(start, "wrong-bane", card=bane, low=low, high=high)
        if not s.is_at_end():
            raise s.unexpected("strategy-expected-end")
        self.bane, self.bane_at = bane, (s, start)

    def new(self, s: Statement, at: int, id: str) -> str:
        """A required id; an error if it was required before."""
        if id in self.requires or id == self.bane:
            raise s.wrong(at, "strategy-required-twice", card=id)
        return id

    def finish(self, file: str) -> Strategy:
        """The strategy after the last statement."""
        if self.bane_at is not None and not any(asks_for(CARDS[id], BANE) for id in self.requires):
            s, at = self.bane_at
            raise s.wrong(at, "strategy-needless-bane", card=self.bane)
        name, author, about = (" ".join(self.texts.get(heading, [])) for heading in ("name", "author", "about"))
        name = name or " ".join(PurePath(file).stem.split())
        if not name:
            raise in_file(file, problem("strategy-no-name"))
        if "buy" not in self.seen:
            raise in_file(file, problem("strategy-no-buy"))
        return Strategy(name, tuple(self.lines), tuple(self.requires), self.bane, author, about)


def read_line(verb: str, s: Statement, at: Place) -> Line:
    """Read the part of a statement after its verb."""
    start = s.here()
    choice = ""
    if verb == "spend":
        target = s.one_of(TOKEN_NAMES)
    elif verb == "option":
        target = s.name(UNTIL_WHEN)
        choices = choices_of(CARDS[target])
        if not choices:
            raise s.wrong(start, "strategy-asks-nothing", card=target)
        choice = s.one_of(choices)
    elif s.takes(OTHERS):
        if verb not in TAKES_OTHERS:
            raise s.wrong(start, "strategy-others", verb=verb, possible=", ".join(TAKES_OTHERS))
        target = OTHERS
    else:
        target = s.fitting(verb, UNTIL_WHEN)
    return Line(verb, target, choice, s.condition(), at)
