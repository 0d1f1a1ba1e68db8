"""Matches that say how strong levels are: against which strategies, in which kingdoms, and going on after a stop."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path

import pytest

from bench import levels
from bench.levels import GIVEN, Match, best_of, matches, matches_against, play, report, strategies_in
from bench.lines import THREE, Lines, add_sets
from demesne.sets import SETS
from demesne.sets.recommended import KINGDOMS
from demesne.sim.result import Plan, Result
from demesne.sim.runner import Players, run
from demesne.strategies.find import find_strategy, library

FIRST = KINGDOMS["first_game"].setup(2)
OPTIONS = Namespace(games=2, seed=1, jobs=1, library=None)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Strategies as an earlier version had them: one in a folder of its set, and one beside it."""
    (tmp_path / "base").mkdir()
    for path, name in (("base/witch.strategy", "Single Witch"), ("money.strategy", "Big Money"), ("market.strategy", "Smithy")):
        source = next(file for file in library_files() if file.stem == name.lower().replace(" ", "_"))
        (tmp_path / path).write_bytes(source.read_bytes())
    (tmp_path / "notes.txt").write_text("no strategy", "utf-8")
    return tmp_path


def library_files() -> list[Path]:
    return sorted((Path(levels.__file__).parents[1] / "src" / "demesne" / "sets").rglob("*.strategy"))


def test_a_folder_gives_all_its_strategies(folder: Path) -> None:
    assert sorted(strategy.name for strategy in strategies_in(str(folder))) == ["Big Money", "Single Witch", "Smithy"]
    assert [strategy.name for strategy in strategies_in(str(folder / "money.strategy"))] == ["Big Money"]


def test_the_best_is_looked_for_where_it_is_told(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "TRIAL", 20)
    assert best_of(strategies_in(str(folder)), FIRST).name == "Smithy"
    assert best_of([library()["Big Money"]], FIRST).name == "Big Money"


def test_given_strategies_find_what_they_require(folder: Path) -> None:
    found = list(matches_against(strategies_in(str(folder)), "hard"))
    assert [match.number for match in found] == [1, 2, 3]
    for match in found:
        assert match.title == GIVEN
        assert not isinstance(match.other, str | None)
        assert set(match.other.requires) <= set(match.setup.ids)
    assert found == list(matches_against(strategies_in(str(folder)), "hard"))


def test_kingdoms_come_from_the_sets_asked_for() -> None:
    found = [match for match in matches("hard:playouts=5", 1, ["base"], 2) if "recommended" not in match.title]
    assert {match.number for match in found} == {1, 2}
    base = {card for match in matches("hard", 1, ["base"], 2) for card in match.setup.piles if "recommended" not in match.title}
    assert "cargo_ship" not in base


@pytest.mark.parametrize(
    ("said", "sets"), [([], THREE), (["--sets", "base", "intrigue"], ["base", "intrigue"]), (["--sets", "all"], SETS)]
)
def test_sets_are_named_or_all(said: list[str], sets: Sequence[str]) -> None:
    parser = ArgumentParser()
    add_sets(parser)
    assert parser.parse_args(said).sets == list(sets)


def test_what_was_played_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = str(tmp_path / "lines")
    chosen = [Match("Money against Smithy", number, FIRST, "Big Money", find_strategy("Smithy")) for number in (1, 2)]
    play(chosen[:1], OPTIONS, Lines(path))
    first = Lines(path).all
    assert [line["games"] for line in first] == [2 * levels.FAST]
    played: list[Plan] = []

    def noted(plan: Plan, players: Players) -> Result:
        played.append(plan)
        return run(plan, players)

    monkeypatch.setattr(levels, "run", noted)
    lines = Lines(path)
    play(chosen, OPTIONS, lines)
    assert len(played) == 1
    assert lines.all[:1] == first
    assert [line["number"] for line in lines.all] == [1, 2]
    assert f"| Money against Smithy | {4 * levels.FAST} |" in "\n".join(report(lines.all))
    play(chosen, Namespace(**{**vars(OPTIONS), "games": 4}), lines)
    assert len(played) == 3, "more games are another match"
