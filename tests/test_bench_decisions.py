"""What decisions of Hard cost: which positions are asked about, and what is made of the answers."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from types import TracebackType
from typing import Self

import pytest

from bench import decisions
from bench.decisions import first_turn, high, measure, positions, report
from bench.lines import THREE, Lines
from bench.thinker import CPU, WALL, Reply
from demesne.game import Game
from demesne.sets.recommended import KINGDOMS
from demesne.views.view import View

FIRST = KINGDOMS["first_game"].setup(2)
OPTIONS = Namespace(before="elsewhere", sets=list(THREE), decisions=5, seed=1)


class Prompt:
    """Somebody who always gives the last answer; the first one takes a second, any other one a tenth."""

    started: list[str] = []  # noqa: RUF012 (by which clocks)

    def __init__(self, clock: str = CPU) -> None:
        self.asked = 0
        self.started.append(clock)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None) -> None:
        pass

    def prepare(self, view: View, bot: str) -> Reply:
        return Reply("", 7.0, 8.0, 0)

    def answer_in(self, game: Game, bot: str) -> Reply:
        self.asked += 1
        seconds = 1.0 if self.asked == 1 else 0.1
        return Reply(game.decision.options[-1].text, seconds, 2 * seconds, 30 * self.asked)


def test_positions_are_choices_and_the_same_every_time() -> None:
    for players in (2, 4):
        setup = FIRST.for_players(players)
        found = positions(setup, 3, 10)
        assert len(found) == 10
        assert all(len(game.decision.options) > 1 for game in found)
        assert len({int(game.turn) for game in found}) > 3
        assert [game.view(0) for game in found] == [game.view(0) for game in positions(setup, 3, 10)]


def test_the_first_turn_has_several_answers() -> None:
    spent = first_turn(Prompt, FIRST, 1)  # type: ignore[arg-type]
    assert (spent["first_cpu"], spent["first_wall"]) == (1.0, 2.0)
    assert spent["turn_cpu"] >= 1.0
    assert spent["turn_wall"] == 2 * spent["turn_cpu"]


def test_every_version_is_measured_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decisions, "version_in", lambda _folder, *clock: Prompt(*clock))
    monkeypatch.setattr(decisions, "this_version", Prompt)
    monkeypatch.setattr(Prompt, "started", [])
    lines = Lines(str(tmp_path / "lines"))
    measure(1, OPTIONS, lines)
    assert [line["version"] for line in lines.all] == ["before", "now"]
    assert Prompt.started == [WALL, CPU, WALL, CPU]
    measure(1, OPTIONS, lines)
    assert len(lines.all) == 2
    rows = list(report(lines.all))
    assert [row.split(" | ")[:4] for row in rows[2:6]] == [
        ["| before", "2", "5", "0.100"],
        ["| now", "2", "5", "0.100"],
        ["| before", "4", "5", "0.100"],
        ["| now", "4", "5", "0.100"],
    ]
    assert rows[-1].startswith("| now | 1 | 2.00 | 2.00 | 1.00 | 1.00 |")
    assert rows[-1].endswith("| 7.00 | 7.00 |")


def test_the_high_end_is_that_of_nineteen_in_twenty() -> None:
    assert high([float(n) for n in range(101)]) == 95.0
    assert high([3.0]) == 3.0
