"""Strategies as Geronimoo's XML: what is written is read again as the same, and what he cannot say is named."""

from __future__ import annotations

import argparse
import operator
from collections.abc import Callable
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from demesne.commands import strategy as command
from demesne.engine.definitions import CARDS
from demesne.lang import CODES, Language
from demesne.strategies.find import library
from demesne.strategies.geronimoo import read_players
from demesne.strategies.geronimoo_words import find_english, his_name
from demesne.strategies.geronimoo_writer import write_players
from demesne.strategies.parser import parse
from demesne.strategies.syntax import Expression, Number, Operation, Prefix, Strategy, StrategyError, Value
from demesne.strategies.writer import write, write_expression

FOLDER = Path(__file__).parent / "data" / "geronimoo"
READ = [
    player.strategy
    for path in sorted(FOLDER.glob("*.xml"))
    for player in read_players(path.read_text(encoding="utf-8"))
    if player.strategy is not None
]


def again(strategy: Strategy) -> Strategy:
    """What is read from what is written."""
    (player,) = read_players(write_players([strategy]))
    assert player.strategy is not None, player.missing
    return player.strategy


def rewritten(condition: str, rest: str = "") -> list[str]:
    """The conditions of the rules that one line becomes."""
    lines = again(parse(f"name X\nbuy gold when {condition}\nbuy silver\n{rest}")).lines
    return [write_expression(line.when) if line.when else "" for line in lines if line.target == "gold"]


def refusal(text: str) -> str:
    with pytest.raises(StrategyError) as caught:
        write_players([parse(f"name X\n{text}")])
    return str(caught.value)


# ---------------------------------------------------------------- the same again
@pytest.mark.parametrize("strategy", READ, ids=lambda strategy: strategy.name)
def test_what_was_read_is_written_and_read_as_the_same(strategy: Strategy) -> None:
    assert again(strategy) == strategy


def test_many_strategies_of_the_library_can_be_said() -> None:
    said = [strategy for strategy in library().values() if not isinstance(written(strategy), StrategyError)]
    assert len(said) > 90
    for strategy in said:
        assert (again(strategy).name, again(strategy).bane) == (strategy.name, strategy.bane)
        assert set(again(strategy).requires) >= set(strategy.requires)
    together = read_players(write_players(said))
    assert [player.strategy for player in together] == [again(strategy) for strategy in said]


def written(strategy: Strategy) -> str | StrategyError:
    try:
        return write_players([strategy])
    except StrategyError as wrong:
        return wrong


def test_every_card_has_a_name_there() -> None:
    for id in CARDS:
        assert find_english(his_name(id)) == id


def test_names_and_descriptions() -> None:
    text = "name Späte <Gärten> & \"mehr\" \\#1\nauthor Zoë\nabout it's 'fine'\nrequires gardens\nbuy gardens\n"
    assert write(again(parse(text))).split() == write(parse(text)).split()


def test_a_bane_and_a_project() -> None:
    strategy = parse("name X\nrequires young_witch, fair\nbane moat\nbuy fair\nbuy moat\nbuy gold")
    assert again(strategy) == strategy


@pytest.mark.parametrize(
    ("condition", "rules"),
    [
        ("turn < 5", ["turn < 5"]),
        ("owned(gold) < owned(treasure) / 11", ["owned(gold) < owned(treasure) / 11"]),
        ("5 < turn and buys = 1", ["5 < turn and buys = 1"]),
        ("turn < 5 or buys > 1", ["turn < 5", "buys > 1"]),
        ("turn != 5", ["turn < 5", "turn > 5"]),
        ("not (turn < 5 and buys > 1)", ["turn >= 5", "buys <= 1"]),
        ("(turn < 5 or buys > 1) and coins", ["turn < 5 and coins > 0", "buys > 1 and coins > 0"]),
        ("not has(flag)", ["has(flag) = 0"]),
        ("score", ["score < 0", "score > 0"]),
        ("turn + 3 < buys", ["buys > turn + 3"]),
        ("lead > 5", ["score > score - lead + 5"]),
        ("owned(gold) - owned(silver) < 2", ["owned(gold) < owned(silver) + 2"]),
        ("turn - 3 > 2 + buys", ["turn > buys + 5"]),
        ("2 * turn >= 5", ["5 <= turn * 2"]),
        ("3 * turn > buys + 0", ["turn > buys / 3"]),
        ("-turn < -4", ["turn > 4"]),
        ("turn / 0 < 1", ["-1 < 0"]),
        ("owned(card) > 20", ["deck_size > 20"]),
        ("1 or turn < 4", ["", "turn < 4"]),
        ("owned(duplicate) - on_mats(duplicate) + 1 > turn", ["turn < owned(duplicate) - on_mats(duplicate) + 1"]),
    ],
)
def test_conditions_are_put_into_his_form(condition: str, rules: list[str]) -> None:
    assert rewritten(condition) == rules


def test_money_and_terminals_mean_what_is_bought() -> None:
    militia = "buy militia\nbuy throne room\nbuy village\nbuy festival\n"
    money = "deck_money + 2 * owned(militia) + 2 * owned(festival)"
    assert rewritten(f"{money} > 15", militia) == [f"{money} > 15"]
    assert rewritten("2 * owned(festival) - 15 + deck_money > -2 * owned(militia)", militia) == [f"{money} > 15"]
    assert rewritten("terminals > 3") == ["terminals > 3"]
    assert rewritten("terminals > 3 + owned(throne_room)", militia) == ["terminals - owned(throne_room) > 3"]
    assert rewritten("owned(festival) + owned(village) < terminals - owned(throne_room)", militia) == [
        "owned(village) + owned(festival) < terminals - owned(throne_room)"
    ]


def test_a_line_that_never_holds_is_left_out() -> None:
    assert [line.target for line in again(parse("name X\nbuy gold when 0\nbuy silver")).lines] == ["silver"]


# ---------------------------------------------------------------- what he cannot say
MANY = " and ".join(f"(turn < {n} or buys < {n})" for n in range(6))
TEN = "cellar, chapel, festival, market, militia, mine, moat, smithy, village, witch"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("buy gold\nplay smithy", "line 3: “play smithy” cannot be expressed in Geronimoo’s language, which only has buy"),
        ("buy gold\ngain silver", "line 3: “gain silver” cannot"),
        ("buy gold\noption treasurer key", "line 3: “option treasurer key” cannot"),
        ("buy gold\nspend coffers", "line 3: “spend coffers” cannot"),
        ("buy chapel\ntrash copper when turn < 5", "line 3: “trash copper” cannot"),
        ("buy chapel\ntrash copper", "line 3: “trash copper” cannot"),
        (
            "buy gold when turn_cards < 9",
            "line 2: “turn_cards < 9” cannot be expressed in Geronimoo’s language, which has no",
        ),
        ("buy gold when in_hand(action) > 2", "has no in_hand(action)"),
        ("buy gold when on_mats(copper) > 2", "has no on_mats(copper)"),
        (
            "buy gold when turn + buys + coins < 5",
            "line 2: “turn + buys + coins < 5” cannot be expressed in Geronimoo’s language, which compares",
        ),
        ("buy gold when owned(gold) + turn < 5", "“owned(gold) + turn < 5” cannot"),
        ("buy gold when owned(gold) * turn < 5", "“owned(gold) * turn < 5” cannot"),
        ("buy gold when turn < 2000000", "“turn < 2000000” cannot"),
        ("buy militia when deck_money > 9", "also counts Actions; use deck_money + 2 * owned(militia) instead of deck_money"),
        ("buy gold when 0", "nothing is ever bought"),
        (f"buy gold when {MANY}", "line 2: in Geronimoo’s language this condition would need more than 50 rules"),
        (f"requires {TEN}\nbuy gold\nbuy library", "11 kingdom cards"),
    ],
)
def test_what_cannot_be_said_is_named(text: str, message: str) -> None:
    assert message in refusal(text)


@pytest.mark.parametrize("code", CODES)
def test_it_is_named_in_every_language(code: str) -> None:
    for line in (
        "play smithy",
        "buy gold when turn_cards < 4",
        "buy gold when turn + buys < 5",
        "buy militia when deck_money > 9",
    ):
        with pytest.raises(StrategyError) as caught:
            write_players([parse(f"name X\nbuy silver\n{line}")])
        said = Language(code).error(caught.value)
        assert "Geronimoo" in said
        assert (code == "en") == (said == str(caught.value))


# ---------------------------------------------------------------- whatever it is, it buys the same
NAMED = ["turn", "coins", "buys", "score", "lead", "owned(gold)", "owned(action)", "left(province)", "deck_size", "has(fair)"]
ATOMS = [parse(f"name X\nbuy gold when {name}").lines[0].when for name in NAMED]
FEW = st.sampled_from([0.0, 1.0, 2.0, 4.0]).map(Number)


def joins(inner: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.one_of(
        st.builds(Operation, st.sampled_from(["and", "or"]), inner, inner),
        st.builds(Prefix, st.just("not"), inner),
    )


SUMS = st.one_of(
    st.sampled_from(ATOMS),
    st.integers(0, 6).map(lambda n: Number(float(n))),
    st.builds(Operation, st.sampled_from(["+", "-", "*", "/"]), st.sampled_from(ATOMS), FEW),
    st.builds(Operation, st.sampled_from(["+", "-"]), st.sampled_from(ATOMS), st.sampled_from(ATOMS)),
)  # fmt: skip
COMPARED = st.builds(Operation, st.sampled_from(["<", "<=", "=", "!=", ">=", ">"]), SUMS, SUMS)
CONDITIONS = st.recursive(st.one_of(COMPARED, SUMS), joins, max_leaves=5)
CALCULATE: dict[str, Callable[[Any, Any], Any]] = {
    "+": operator.add, "-": operator.sub, "*": operator.mul, "/": lambda a, b: a / b if b else 0.0,
    "<": operator.lt, "<=": operator.le, "=": operator.eq, "!=": operator.ne, ">=": operator.ge, ">": operator.gt,
    "and": lambda a, b: bool(a) and bool(b), "or": lambda a, b: bool(a) or bool(b),
}  # fmt: skip


def worth(expression: Expression, known: dict[Expression, float]) -> float:
    match expression:
        case Number(value):
            return value
        case Value():
            return known[expression]
        case Prefix("not", of):
            return float(not worth(of, known))
        case Prefix(_, of):
            return -worth(of, known)
        case Operation(op, left, right):
            return float(CALCULATE[op](worth(left, known), worth(right, known)))


def wanted(strategy: Strategy, known: dict[Expression, float]) -> list[str]:
    """The cards it would buy now, in the order of its preference."""
    holding = [line.target for line in strategy.of("buy") if line.when is None or worth(line.when, known)]
    return [card for card, _ in groupby(holding)]


@settings(max_examples=300, deadline=None)
@given(
    st.lists(CONDITIONS, min_size=1, max_size=3),
    st.lists(st.lists(st.integers(0, 5), min_size=10, max_size=10), min_size=5, max_size=5),
)
def test_whatever_is_written_buys_the_same(conditions: list[Expression], worlds: list[list[int]]) -> None:
    text = "".join(
        f"buy {card} when {write_expression(when)}\n"
        for card, when in zip(["gold", "silver", "gold"], conditions, strict=False)
    )
    strategy = parse(f"name X\n{text}buy copper\n")
    try:
        read = again(strategy)
    except StrategyError:
        return
    for world in worlds:
        known = {
            value: float(n - 3 if write_expression(value) == "lead" else n)
            for value, n in zip(ATOMS, world, strict=True)
            if value
        }
        assert wanted(read, known) == wanted(strategy, known), text


# ---------------------------------------------------------------- the command
def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    parser = argparse.ArgumentParser()
    command.declare(parser, Language("en"))
    options = parser.parse_args(arguments)
    options.language = Language("en")
    code = command.run(options)
    said = capsys.readouterr()
    return code, said.out, said.err


def test_the_command_prints_xml(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "Big Money", "Big Money Ultimate", "--xml")
    assert (code, err) == (0, "")
    assert [player.strategy for player in read_players(out)] == [library()["Big Money"], library()["Big Money Ultimate"]]


def test_the_command_names_what_cannot_be_said(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "Big Money", "Militia", "--xml")
    assert (code, len(read_players(out))) == (1, 1)
    assert err.startswith("demesne: Militia: line 5: “deck_money > 15” cannot be expressed")
    assert run(capsys, "Militia", "--xml")[:2] == (1, "")
    assert run(capsys, "Nobody", "--xml")[0] == 2


@pytest.mark.parametrize("arguments", [["--xml"], ["Big Money", "--xml", "--json"], ["Big Money", "--xml", "--convert", "x"]])
def test_the_command_says_how_it_is_used(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    with pytest.raises(StrategyError, match="--xml"):
        run(capsys, *arguments)
