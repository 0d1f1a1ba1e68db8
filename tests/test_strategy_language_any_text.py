"""Whatever is written in the strategy language is read as the same again, and any text is read or refused."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st
from random_play import KINGDOM_CARDS
from strategy_texts import ASKING, EXAMPLE, fits, read, strategy_blocks, whole

from demesne.engine.definitions import CARDS
from demesne.lang import CODES, Language
from demesne.strategies.names import TYPES
from demesne.strategies.parser import KEYWORDS, parse
from demesne.strategies.syntax import (
    ARITHMETIC,
    CARD_OR_TYPE,
    COMPARISONS,
    OTHERS,
    VALUES,
    VERBS,
    Expression,
    Line,
    Number,
    Operation,
    Prefix,
    Strategy,
    StrategyError,
    Value,
)
from demesne.strategies.writer import write, write_expression


def cards_for(use: str) -> st.SearchStrategy[str]:
    return st.sampled_from([id for id in CARDS if fits(use, id)])


def values() -> st.SearchStrategy[Value]:
    made = []
    for name, about in VALUES.items():
        if about == CARD_OR_TYPE:
            made.append(st.builds(Value, st.just(name), cards_for(about) | st.sampled_from(TYPES)))
        elif about:
            made.append(st.builds(Value, st.just(name), cards_for(about)))
        else:
            made.append(st.just(Value(name)))
    return st.one_of(made)


def numbers() -> st.SearchStrategy[Number]:
    return st.builds(Number, st.integers(-20, 20).map(float) | st.floats(-1e9, 1e9, allow_nan=False))


def larger(inner: st.SearchStrategy[Expression]) -> st.SearchStrategy[Expression]:
    operators = st.sampled_from((*ARITHMETIC, *COMPARISONS, "and", "or"))
    return st.builds(Prefix, st.sampled_from(("-", "not")), inner) | st.builds(Operation, operators, inner, inner)


EXPRESSIONS = st.recursive(values() | numbers(), larger, max_leaves=8)
TEXTS = st.text(max_size=30).map(lambda text: " ".join(text.split()))
WHENS = st.none() | EXPRESSIONS


def lines_of(verb: str) -> st.SearchStrategy[Line]:
    if verb == "spend":
        return st.builds(Line, st.just(verb), st.sampled_from(("coffers", "villagers")), when=WHENS)
    if verb == "option":
        pairs = [(id, choice) for id, choices in ASKING.items() for choice in choices]
        return st.builds(lambda pair, when: Line(verb, pair[0], pair[1], when), st.sampled_from(pairs), WHENS)
    targets = cards_for(verb)
    if verb in ("play", "trash", "discard"):
        targets |= st.just(OTHERS)
    return st.builds(Line, st.just(verb), targets, when=WHENS)


BUY_LINE = lines_of("buy")
ANY_LINE = st.one_of([lines_of(verb) for verb in VERBS])


@st.composite
def strategies(draw: st.DrawFn) -> Strategy:
    requires = draw(st.lists(cards_for("requires"), unique=True, max_size=9))
    banes = [id for id in KINGDOM_CARDS if CARDS[id].cost in (2, 3) and id not in requires]
    bane = draw(st.sampled_from(["", *banes])) if "young_witch" in requires else ""
    lines = [*draw(st.lists(ANY_LINE, max_size=5)), draw(BUY_LINE), *draw(st.lists(ANY_LINE, max_size=2))]
    return Strategy(draw(TEXTS.filter(bool)), tuple(lines), tuple(requires), bane, draw(TEXTS), draw(TEXTS))


@given(strategies())
@settings(max_examples=150)
def test_what_is_written_is_read_as_the_same(strategy: Strategy) -> None:
    text = write(strategy)
    assert parse(text) == strategy
    assert write(parse(text)) == text


def without_one_pair(text: str) -> Iterator[str]:
    """The text without one pair of brackets, for every pair that holds no name."""
    opened: list[int] = []
    for i, letter in enumerate(text):
        if letter == "(":
            opened.append(i)
        elif letter == ")":
            start = opened.pop()
            if start == 0 or not text[start - 1].isalpha():
                yield f"{text[:start]} {text[start + 1 : i]} {text[i + 1 :]}"


@given(EXPRESSIONS)
@settings(max_examples=150)
def test_every_bracket_that_is_written_is_needed(expression: Expression) -> None:
    for shorter in without_one_pair(write_expression(expression)):
        meant = read(f"name X\nbuy gold when {shorter}")
        assert isinstance(meant, StrategyError) or meant.lines[0].when != expression


def check_text(text: str, file: str, code: str) -> None:
    """A text is read, or refused with a place that exists, in any language; and nothing else happens."""
    meant = read(text, file)
    if isinstance(meant, Strategy):
        assert parse(write(meant)) == meant
        return
    assert Language(code).error(meant)
    if "line" in meant.values:
        line = text.removeprefix("\ufeff").splitlines()[int(str(meant.values["line"])) - 1]
        assert 1 <= int(str(meant.values["column"])) <= len(line) + 1


WORDS = sorted(
    {*KEYWORDS, *VALUES, *TYPES, *COMPARISONS, *ARITHMETIC, "==", "(", ")", ",", "#", "\\#", "\\", "\n", " ", "\t", "\r"}
    | {"when", "and", "or", "not", "others", "coffers", "villagers", "yes", "no", "horn", "1", "0.5", "ß", "İ", "\u2028"}
    | {"\ud800", "\0", "gold", "border guard", "Złoto", "Jarmark", "fair", "key", "young_witch", "moat"}
)  # fmt: skip


@given(st.text() | st.lists(st.sampled_from(WORDS)).map(" ".join), st.sampled_from(["", "x.strategy"]), st.sampled_from(CODES))
@settings(max_examples=400)
def test_any_text_is_read_or_refused(text: str, file: str, code: str) -> None:
    check_text(text, file, code)


@given(
    st.lists(st.tuples(st.integers(0, 2000), st.integers(0, 12), st.sampled_from(["", *WORDS])), min_size=1, max_size=4),
    st.sampled_from(CODES),
    st.data(),
)
@settings(max_examples=400)
def test_any_edit_of_a_strategy_is_read_or_refused(edits: list[tuple[int, int, str]], code: str, data: st.DataObject) -> None:
    text = data.draw(st.sampled_from([EXAMPLE, *(whole(block) for block in strategy_blocks())]))
    for at, removed, inserted in edits:
        at %= len(text) + 1
        text = text[:at] + inserted + text[at + removed :]
    check_text(text, "x.strategy", code)
