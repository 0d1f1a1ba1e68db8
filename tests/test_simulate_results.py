"""What came out of many games: results, the report, sample games, and the command."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest
from simulations import MEASURED, MONEY, SMITHY, a_plan, alone, some_result

from demesne.bots.batch import Batch
from demesne.cli import main
from demesne.commands.simulate import game_log, read_percent
from demesne.lang import CODES, Language
from demesne.sim.recorded_games import play_on_record, seats_of
from demesne.sim.report import COLUMNS, Report, sparkline, write_csv
from demesne.sim.result import Result
from demesne.sim.runner import simulate
from demesne.strategies.parser import parse
from demesne.strategies.syntax import Strategy


# ---------------------------------------------------------------- what came out
def test_a_result_holds_what_is_promised() -> None:
    data = some_result().to_data()
    assert set(data) >= {"games", "seed", "cpu_seconds", "wall_seconds", "games_per_cpu_second", "mean_turns", "players"}
    assert (data["games"], data["seed"], data["version"]) == (200, 7, some_result().version)
    assert data["games_per_cpu_second"] == pytest.approx(200 / data["cpu_seconds"])
    for player in data["players"]:
        assert player["wins"] + player["ties"] + player["losses"] == 200
        assert player["win_rate"] == player["wins"] / 200
        low, high = player["ci95"]
        assert 0 <= low <= player["win_rate"] <= high <= 1
        assert player["score_ci95"][0] < player["mean_score"] < player["score_ci95"][1]
        assert sum(opening["share"] for opening in player["openings"]) == pytest.approx(1)
        assert player["curves"]["games"][0] == data["watched_games"] == 200
        assert parse(player["strategy"]).name == player["name"]
    one, other = data["players"]
    assert (one["wins"], one["ties"]) == (other["losses"], other["ties"])
    longest = max(one["mean_turns"], other["mean_turns"])
    assert 10 < longest <= data["mean_turns"] < longest + 1
    assert sum(data["endings"].values()) == 200
    assert json.loads(json.dumps(data)) == data


def test_a_strategy_that_is_better_is_found_to_be() -> None:
    better, worse = some_result().players
    assert better.wins.interval.low > worse.wins.interval.high
    assert better.label == "Drawing"
    assert ("smithy", "silver") in [buys for buys, _ in better.openings[:2]]


def test_a_mirror_is_even() -> None:
    """Every shuffle is played from every seat, so two players who do the same win equally often, not only nearly."""
    one, other = alone(a_plan(200, [MONEY, MONEY])).players
    assert one.wins.games == other.wins.games
    assert one.mean_score == other.mean_score


def test_curves_are_cut_where_few_games_went_on() -> None:
    curve = some_result().players[0].curve
    assert len(curve.games) == len(curve.money) == len(curve.points)
    short = curve.cut(0.5)
    assert short.games[-1] >= 100 > curve.games[len(short.games)]
    assert 3 < short.money[0] < 5


def test_nothing_is_kept_of_single_games() -> None:
    few, many = (len(json.dumps(alone(a_plan(games)).tally.to_data())) for games in (100, 1000))
    assert many < 1.3 * few


def test_spreadsheets_get_one_row_per_player() -> None:
    file = io.StringIO()
    write_csv(some_result(), file)
    rows = list(csv.DictReader(io.StringIO(file.getvalue())))
    assert [row["name"] for row in rows] == ["Drawing", "Money"]
    assert tuple(rows[0]) == COLUMNS
    assert all(all(row.values()) for row in rows)
    assert float(rows[0]["win_rate"]) == some_result().players[0].wins.rate
    assert float(rows[0]["tie_rate_high"]) == some_result().players[0].ties.interval.high
    assert a_plan(kingdom=rows[0]["kingdom"]).setup == some_result().plan.setup


def report_of(result: Result, code: str = "en") -> str:
    file = io.StringIO()
    Report(result, Language(code)).print_to(file)
    return file.getvalue()


@pytest.mark.parametrize("code", CODES)
def test_the_report_says_it_in_every_language(code: str) -> None:
    language, text = Language(code), report_of(some_result(), code)
    for player in some_result().players:
        assert player.label in text
    for id in ("smithy", "silver"):
        assert language.card(id) in text
    assert language.text("simulate-column-losses") in text
    assert "█" in text
    assert all(len(line) <= 100 for line in text.splitlines())


def test_the_report_names_what_is_special() -> None:
    tallied = some_result().tally
    assert "Interrupted: these are the first of 200 games." in report_of(Result(a_plan(), tallied, 1, 1, True))
    assert "No kingdom was named: filled up with" in report_of(some_result())
    assert "No kingdom was named" not in report_of(Result(a_plan(kingdom="random"), tallied, 1, 1))
    assert "You asked for 199" in report_of(Result(a_plan(199), tallied, 1, 1))
    assert "only known to" in report_of(Result(a_plan(200, until=0.01), tallied, 1, 1))
    assert "you asked for ± 20.00%" in report_of(Result(a_plan(200, until=0.2), tallied, 1, 1))


def test_games_without_an_end_are_reported() -> None:
    idle = Strategy("Idle", ())
    result = alone(a_plan(2, [idle, idle]))
    assert result.endings == {"provinces": 0, "piles": 0, "limit": 2}
    assert "2 games were stopped after 100 turns" in report_of(result)


def test_bars() -> None:
    assert sparkline([0, 0], 0, 0) == "▁▁"
    assert sparkline([-3, 5], -3, 5) == "▁█"


# ---------------------------------------------------------------- sample games
def test_games_on_record_are_those_that_were_counted() -> None:
    plan = a_plan(6, [SMITHY, MONEY, MONEY])
    counted = Batch(plan.setup, list(plan.strategies)).play(plan.seed, 0, 1, False)
    scores = [0, 0, 0]
    turns = 0
    for number in range(3):
        game = play_on_record(plan, number)
        turns += game.turn
        for player, score in zip(seats_of(plan, number), game.scores(), strict=True):
            scores[player] += score
    assert (scores, turns) == (counted.scores, counted.turns)


@pytest.mark.parametrize("code", CODES)
def test_a_game_is_told_from_its_first_turn_to_its_scores(code: str) -> None:
    language = Language(code)
    lines = game_log(a_plan(), 1, language).splitlines()
    assert language.text("log-turn", n=1, who="Money") in lines
    assert language.text("log-end") in lines
    assert lines[-1].startswith(language.text("simulate-log-scores", scores="Money"))


# ---------------------------------------------------------------- the command
def test_the_command_prints_nothing_but_json(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "Big Money", "Smithy", "--games", "100", "--seed", "1", "--json"]
    assert main([*arguments, "--jobs", "1", "--log", "1"]) == 0
    printed = capsys.readouterr()
    data = json.loads(printed.out)
    assert printed.err == ""
    assert [player["name"] for player in data["players"]] == ["Big Money", "Smithy"]
    assert data.pop("logs")[0].startswith("Game 1")
    again = simulate(["Big Money", "Smithy"], games=100, seed=1).to_data()
    assert {key: data[key] for key in data if key not in MEASURED} == {key: again[key] for key in again if key not in MEASURED}


def test_the_command_prints_a_report_and_writes_a_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = tmp_path / "table.csv"
    arguments = ["simulate", "Big Money", "Smithy", "--games", "60", "--jobs", "1"]
    assert main([*arguments, "--csv", str(table), "--log", "2"]) == 0
    printed = capsys.readouterr().out
    assert printed.count("Turn 1 – Smithy") == 2
    assert "seed" in printed
    with table.open(encoding="utf-8", newline="") as file:
        assert [row["games"] for row in csv.DictReader(file)] == ["60", "60"]
    assert main([*arguments, "--csv", "-"]) == 0
    assert capsys.readouterr().out.startswith("player,name,games")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--until", "0.5"], "“0.5” is not a percentage; write for example 0.5%"),
        (["--until", "80%"], "between 0% and 50%"),
        (["--games", "0"], "at least 1 game"),
        (["--jobs", "0"], "at least 1 process"),
        (["--jobs", "2", "--cluster", "auto"], "--jobs is for this machine"),
        (["--plot", "picture.gif"], ".png or .svg"),
        (["--plot", "no/such/folder/picture.png"], "there is no folder"),
        (["--csv", "-", "--json"], "cannot be combined with --json"),
        (["--log", "-1"], "not -1"),
        (["--kingdom", "big_money"], "Smithy requires cards missing from this kingdom: Smithy"),
        (["--cluster", "nowhere"], "is not a cluster address"),
    ],
)
def test_bad_wishes_are_refused_with_advice(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    if arguments[0] == "--cluster":
        pytest.importorskip("ray", reason="Ray is not installed")
    assert main(["simulate", "Big Money", "Smithy", *arguments]) == 2
    assert said in capsys.readouterr().err


def test_ray_is_asked_for_where_it_is_missing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("demesne.work.cluster.find_spec", lambda _: None)
    assert main(["simulate", "Big Money", "Smithy", "--cluster", "auto"]) == 2
    assert "pip install ray" in capsys.readouterr().err


def test_percentages() -> None:
    assert [read_percent(text) for text in ("1%", " .5 % ", "0,25%", "1", "2.5")] == [0.01, 0.005, 0.0025, 0.01, 0.025]
