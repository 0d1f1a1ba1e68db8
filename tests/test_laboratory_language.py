"""Strategies checked as they are written, and help for every word of their language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from web_play import InProcess, run, tables

from demesne.engine.setup import Setup
from demesne.lang import CODES, Language
from demesne.server.laboratory.laboratory_requests import Check
from demesne.server.laboratory.strategy_checks import MOST_MARKS, SIGNS, all_words, check
from demesne.server.tables import presentation
from demesne.sets.recommended import KINGDOMS
from demesne.strategies.find import library
from demesne.strategies.names import TYPES
from demesne.strategies.parser import HEADINGS
from demesne.strategies.syntax import ARITHMETIC, COMPARISONS, OTHERS, VALUES, VERBS
from demesne.strategies.writer import write


def places(text: str, **wishes: Any) -> list[tuple[int, int, int, str]]:
    return [(mark.line, mark.column, mark.end, mark.problem.code) for mark in check(Check(text, **wishes)).marks]


def test_what_can_play_has_no_marks() -> None:
    for strategy in library().values():
        found = check(Check(write(strategy)))
        assert found.marks == []
        assert found.name == strategy.name
        assert found.requires == [*strategy.requires, *([strategy.bane] if strategy.bane else [])]


def test_every_statement_with_a_mistake_is_marked_at_its_place() -> None:
    text = "name X\nbuy Smity when turn > 4\nbuy gold\n  buy silver when foo > 2\nbyu copper\nbuy province when (turn > 4\n"
    assert places(text) == [
        (2, 5, 10, "no-card"),
        (4, 19, 22, "strategy-no-value"),
        (5, 1, 4, "strategy-unexpected"),
        (6, 28, 28, "strategy-unexpected"),
    ]
    assert places("buy gold") == [(1, 1, 1, "strategy-no-name")]
    assert places("") == [(1, 1, 1, "strategy-no-name")]
    assert places("name X") == [(1, 1, 1, "strategy-no-buy")]
    assert places("name X\nbuy gold\nand turn > 3") == [(3, 1, 4, "strategy-no-condition")]
    assert places("name X\nrequires village\nbane moat\nbuy gold") == [(3, 6, 10, "strategy-needless-bane")]
    assert len(places("foo\n" * 1000)) == MOST_MARKS
    assert [mark[3] for mark in places("x" * 65530)] == ["strategy-unexpected"]
    assert [mark[3] for mark in places("ż" * 65536)] == ["strategy-too-long"]


def test_marks_are_in_the_readers_language() -> None:
    (mark,) = check(Check("name X\nbuy Smity", language="pl")).marks
    assert "Kuźnia" in mark.problem.text
    assert "Kuźnia" in str(mark.problem.values["names"])


def test_what_the_kingdom_lacks_is_marked() -> None:
    setup = presentation.setup(KINGDOMS["first_game"].setup())
    text = "name X\nrequires village, witch\nbuy witch"
    assert places(text) == []
    assert places(text, setup=setup) == [(2, 1, 24, "lab-kingdom-lacks")]


def test_what_a_line_buys_or_gains_outside_the_kingdom_is_a_warning() -> None:
    setup = presentation.setup(KINGDOMS["first_game"].setup())
    text = "name X\nbuy province\nbuy smithy\n  buy chapel when turn < 3\ngain madman\ntrash witch\nbuy fair"
    assert places(text) == []
    found = check(Check(text, setup=setup)).marks
    assert [(mark.line, mark.column, mark.end) for mark in found] == [(4, 3, 27), (5, 1, 12), (7, 1, 9)]
    assert all(mark.warning and mark.problem.code == "lab-kingdom-lacks" for mark in found)
    required = check(Check("name X\nrequires witch\nbuy witch", setup=setup)).marks
    assert [(mark.line, mark.warning) for mark in required] == [(2, False)]
    nameless = check(Check("buy chapel", setup=setup)).marks
    assert [(mark.problem.code, mark.warning) for mark in nameless] == [
        ("lab-kingdom-lacks", True),
        ("strategy-no-name", False),
    ]


def test_cards_that_others_bring_are_in_the_kingdom() -> None:
    setup = presentation.setup(Setup.of(["hermit", "odysseys", *KINGDOMS["first_game"].setup().piles[:8]]))
    assert places("name X\ngain madman\nbuy voyage\nbuy gold", setup=setup) == []


@pytest.mark.parametrize("code", CODES)
def test_every_word_has_help(code: str) -> None:
    speaks = Language(code)
    words = list(all_words(speaks))
    known = {*HEADINGS, *VERBS, *VALUES, *COMPARISONS, *ARITHMETIC, "and", "or", "not", "when", *TYPES, OTHERS}
    assert {word.word for word in words} == known
    assert set(SIGNS) == {*COMPARISONS, *ARITHMETIC}
    for word in words:
        assert word.help.endswith(".")
        assert "lab-" not in word.help
        assert word.word in word.usage


def test_the_server_checks_and_helps(tmp_path: Path) -> None:
    async def work() -> None:
        async with tables(tmp_path) as world:
            await ask_everything(world)

    run(work())


async def ask_everything(world: InProcess) -> None:
    found = await world.post("/api/laboratory/check", {"text": "name X\nbuy Smity", "language": "de"})
    assert [mark["line"] for mark in found["marks"]] == [2]
    long = "name Long\n" + "buy gold when turn > 4 and coins > 2\n" * 400
    assert (await world.post("/api/laboratory/check", {"text": long}))["marks"] == []
    for code in CODES:
        words = (await world.get(f"/api/laboratory/words?language={code}"))["words"]
        (owned,) = [word for word in words if word["word"] == "owned"]
        assert (owned["kind"], owned["usage"]) == ("value", "owned(CARD)")
    assert (await world.request("GET", "/api/laboratory/words?language=xx")).status == 400
