"""Duels of two versions: what travels between their processes, how rounds are counted, and going on after a stop."""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import ModuleType

import pytest
from random_play import eager, rich_game

from bench import duel
from bench.lines import Line, Lines, shares
from bench.thinker import Broken, Reply, Thinker, cpu_time, think_by_cpu_time, view_from
from demesne.game import Game
from demesne.levels import think as think_module
from demesne.levels.level import HARD
from demesne.levels.think import think
from demesne.notation.position import start_from_position
from demesne.sets.recommended import KINGDOMS
from demesne.strategies.find import find_strategy
from demesne.views.view import View

FIRST = KINGDOMS["first_game"].setup(2)
STANDARD = find_strategy("Big Money Ultimate")
TERMS = duel.Terms("elsewhere", ("easy", "easy:seed=2"), seed=1, rounds=2)


@pytest.fixture(scope="module")
def two() -> Iterator[list[Thinker]]:
    """This version, twice."""
    with Thinker(sys.executable) as one, Thinker(sys.executable) as other:
        yield [one, other]


def test_a_view_that_has_travelled_gives_the_same_thoughts() -> None:
    rng = random.Random(3)
    level = replace(HARD, playouts=6)
    for _ in range(3):
        game = rich_game(rng)
        for _ in range(3):
            if not game.over:
                view = game.view(game.decision.who)
                travelled = view_from(json.loads(json.dumps(view.to_data())))
                assert travelled == view
                assert think(travelled, level, STANDARD) == think(view, level, STANDARD)
                game.apply(eager(rng, game))


def test_what_a_version_does_not_know_of_a_view_is_left_out() -> None:
    view = Game.new(FIRST).view(0)
    data = view.to_data()
    data["weather"] = data["decision"]["weather"] = data["players"][1]["weather"] = "fine"
    assert view_from(data) == view


def test_a_process_answers_and_says_what_it_took(two: list[Thinker]) -> None:
    """In a position that is no kingdom nothing has to be prepared."""
    position = {"players": 2, "kingdom": [*FIRST.piles, "chapel"], "p1": {"hand": ["smithy", "gold"]}}
    game = start_from_position({"position": position, "named": []})
    replies = [thinker.answer_in(game, "hard:playouts=30") for thinker in two]
    assert replies[0].answer == replies[1].answer
    assert all(reply.playouts >= 30 and reply.cpu > 0 for reply in replies)
    assert two[0].whole > replies[0].cpu
    with pytest.raises(Broken, match="no setting 'depth'"):
        two[0].answer_in(game, "hard:depth=3")
    assert two[0].answer_in(game, "hard:playouts=30").answer == replies[0].answer


def test_the_clock_of_a_version_is_its_cpu_time() -> None:
    ours, others = ModuleType("demesne.sundial"), ModuleType("sundial")
    for module in (ours, others):
        vars(module)["monotonic"] = time.monotonic
    think_by_cpu_time({module.__name__: module for module in (ours, others)})
    assert vars(ours)["monotonic"] is cpu_time
    assert vars(others)["monotonic"] is time.monotonic
    assert vars(think_module)["monotonic"] is time.monotonic, (
        "by this clock Hard ends its thinking: it must be one that can be replaced"
    )
    before = cpu_time()
    time.sleep(0.05)
    assert cpu_time() - before < 0.04


def test_a_version_is_asked_for_its_own_seat_only(two: list[Thinker], monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[int | None, int]] = []
    ask = Thinker.ask

    def noted(self: Thinker, what: str, view: View, bot: str) -> Reply:
        assert view.decision is not None
        seen.append((view.player, view.decision.who))
        return ask(self, what, view, bot)

    monkeypatch.setattr(Thinker, "ask", noted)
    duel.play_game(FIRST, 1, [duel.Side(thinker, "easy") for thinker in two])
    assert {player for player, _ in seen} == {0, 1}
    assert all(player == who for player, who in seen)


def test_rounds_are_played_from_both_seats_and_not_again(two: list[Thinker], tmp_path: Path) -> None:
    lines = Lines(str(tmp_path / "lines"))
    known: Line = {"match": duel.TITLE, "opponent": duel.NAMES[1], "number": 1, "setup": FIRST.to_data()}
    duel.play_rounds([1], FIRST, TERMS, two, known, lines)
    assert [line["round"] for line in lines.all] == [1]
    for line in lines.all:
        assert line["games"] == 2 == line["wins"] + line["ties"] + line["losses"]
        assert all(n > 20 for n in line["decisions"])
        assert all(0 < cpu < whole for cpu, whole in zip(line["cpu"], line["whole"], strict=True))
    again = Lines(str(tmp_path / "lines"))
    assert again.all == lines.all
    assert again.has(number=1, round=1)
    assert not again.has(number=1, round=0)
    assert any("same CPU time" in line for line in duel.report(again.all))
    assert " 2 | " in "\n".join(duel.report(again.all))


def test_limits_follow_what_the_other_side_spends() -> None:
    """This version would spend as much as its limit lets it, the other one a second for each round."""
    played: list[Line] = []
    for _ in range(12):
        limit = duel.fair_limit(0.15, played)
        played.append({"limits": [duel.with_seconds(limit), "hard"], "cpu": [20 * limit, 1.0]})
    assert 0.99 < sum(line["cpu"][0] for line in played) / 12 < 1.01
    assert duel.fair_limit(0.5, [{"problem": "it has ended"}]) == 0.5


def test_the_same_player_on_both_sides_wins_as_often_as_it_loses(two: list[Thinker]) -> None:
    line = duel.play_round(FIRST, 5, [duel.Side(thinker, "easy") for thinker in two])
    assert line["wins"] == line["losses"]


def test_a_round_that_breaks_off_does_not_count(two: list[Thinker], tmp_path: Path) -> None:
    lines = Lines(str(tmp_path / "lines"))
    known: Line = {"match": duel.TITLE, "opponent": duel.NAMES[1], "number": 1, "setup": FIRST.to_data()}
    terms = replace(TERMS, bots=("easy", "nobody of this name"))
    duel.play_rounds([0, 1], FIRST, terms, two, known, lines)
    assert [line["round"] for line in lines.all] == [0]
    assert "nobody of this name" in lines.all[0]["problem"]
    assert [*duel.report(lines.all)] == ["\n1 shuffles were broken off by a problem and do not count; the lines say which."]


def test_a_line_that_was_cut_off_is_written_again(tmp_path: Path) -> None:
    path = tmp_path / "lines"
    path.write_text('{"round": 0}\n{"rou', "utf-8")
    lines = Lines(str(path))
    lines.add({"round": 1})
    assert Lines(str(path)).all == [{"round": 0}, {"round": 1}]


def test_shares_count_rounds() -> None:
    """Two rounds of which each was won once and lost once say as little as they should."""
    even = {"games": 2, "rounds": 1, "wins": 1, "ties": 0, "losses": 1, "wins2": 1}
    won = {**even, "wins": 2, "losses": 0, "wins2": 4}
    assert shares([even, won]).startswith("4 | 75.0 (")
    assert shares([even, won]).endswith("| 0.0 | 25.0 | 75.0")
