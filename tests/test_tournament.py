"""Tournaments: who plays whom, ratings that are as sure as they say, and what the command prints."""

from __future__ import annotations

import csv
import json
import os
import random
import signal
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from io import StringIO
from itertools import combinations
from math import exp, sqrt
from pathlib import Path

import pytest

from demesne.bots.batch import Tally
from demesne.commands import tournament as command
from demesne.engine.errors import DemesneError
from demesne.lang import CODES, Language
from demesne.sim.plans import make_plan
from demesne.sim.result import Plan, Result, Share
from demesne.sim.runner import players_for, run
from demesne.sim.statistics import Interval
from demesne.sim.tournament import (
    BETA,
    MOST_RATED,
    STEP,
    Schedule,
    Tournament,
    make_schedule,
    mean_share,
    play,
    rate,
    rated_games,
    write_csv,
)
from demesne.strategies.find import library
from demesne.strategies.parser import parse
from demesne.strategies.syntax import Strategy

MONEY = "buy province\nbuy gold\nbuy silver\n"


def strategy(name: str, card: str = "", most: int = 1) -> Strategy:
    """Big Money with some copies of a card that it requires."""
    if not card:
        return parse(f"name {name}\n{MONEY}")
    first, rest = MONEY.split("buy silver")
    return parse(f"name {name}\nrequires {card}\n{first}buy {card} when owned({card}) < {most}\nbuy silver{rest}")


FOUR = [strategy("Plain"), strategy("Smith", "smithy"), strategy("Soldier", "militia"), strategy("Miner", "mine", 2)]


def result_of(names: Sequence[str], counts: Sequence[tuple[int, int, int]], seed: int = 1) -> Result:
    """A result with given wins, ties and losses, where all games of a round ended alike."""
    plan = make_plan([strategy(name) for name in names], sum(counts[0]), seed, "first_game")
    tally = Tally(len(names))
    tally.games = tally.provinces = sum(counts[0])
    tally.rounds = tally.games // len(names)
    tally.turns = 17 * len(names) * tally.games
    tally.length = 17 * tally.games
    for who, (wins, ties, losses) in enumerate(counts):
        for total, squares, n in (
            (tally.wins, tally.wins2, wins), (tally.ties, tally.ties2, ties), (tally.losses, tally.losses2, losses),
        ):  # fmt: skip
            total[who], squares[who] = n, n * len(names)
        tally.own_turns[who] = 17 * tally.games
        tally.scores[who] = (30 + who) * tally.games
        for turn in range(20):
            tally.alive[who][turn] = tally.games
            tally.money[who][turn] = 3 * tally.games + turn * (who + 1) * tally.games // 5
            tally.points[who][turn] = 3 * tally.games + turn * turn * tally.games // (8 + who)
        tally.openings[who] = {"silver/silver": 10, "silver/none": 2}
    tally.watched = tally.games
    return Result(plan, tally, 1.0, 1.0)


def played(schedule: Schedule, jobs: int = 1) -> Tournament:
    with players_for(jobs) as players:
        return play(schedule, players)


# ---------------------------------------------------------------- who plays whom
def test_everybody_plays_everybody_once_with_what_all_require() -> None:
    schedule = make_schedule(FOUR, games=50, seed=7)
    pairs = [tuple(one.name for one in plan.strategies) for plan in schedule.plans]
    assert pairs == list(combinations(["Plain", "Smith", "Soldier", "Miner"], 2))
    assert {"smithy", "militia", "mine"} <= set(schedule.setup.piles)
    assert len({plan.seed for plan in schedule.plans}) == 6
    assert len({plan.setup for plan in schedule.plans}) == 1
    assert schedule.games == 50


def test_what_two_do_against_each_other_does_not_depend_on_others_or_on_the_order() -> None:
    alone = played(make_schedule([FOUR[1], FOUR[0]], games=20, seed=3, kingdom="first_game"))
    among = played(make_schedule(FOUR, games=20, seed=3, kingdom="first_game"))
    for one, other in (("Plain", "Smith"), ("Smith", "Plain")):
        assert alone.pairings[one, other].wins == among.pairings[one, other].wins


def test_a_pairing_is_a_run_that_can_be_repeated() -> None:
    schedule = make_schedule(FOUR[:2], games=20, seed=3, kingdom="first_game")
    tournament = played(schedule)
    with players_for(1) as players:
        again = run(make_plan(FOUR[:2], 20, schedule.plans[0].seed, "first_game"), players)
    assert again.tally.to_data() == tournament.results[0].tally.to_data()


def test_without_names_all_of_the_library_take_part_that_fit() -> None:
    schedule = make_schedule(kingdom="first_game", seed=1)
    laid_out = set(schedule.setup.piles)
    fitting = [one.name for one in library().values() if laid_out >= set(one.requires) and not one.bane]
    assert [one.name for one in schedule.strategies] == fitting
    assert schedule.left_out == ()


def test_those_who_lack_cards_are_refused_or_left_out() -> None:
    witch = strategy("Witches", "witch", 2)
    with pytest.raises(DemesneError, match=r"Witches \(Witch\); --fitting"):
        make_schedule([*FOUR, witch], kingdom="first_game")
    schedule = make_schedule([*FOUR, witch], kingdom="first_game", fitting=True)
    assert schedule.left_out == (witch,)
    assert witch not in schedule.strategies


def test_a_strategy_that_needs_another_bane_does_not_fit() -> None:
    young = parse(f"name Young\nrequires young_witch\nbane moat\n{MONEY}")
    with pytest.raises(DemesneError, match="Moat"):
        make_schedule([FOUR[0], young], kingdom="the_jesters_workshop")
    assert make_schedule([FOUR[0], young], seed=1).setup.bane == "moat"


def test_an_xml_file_stands_for_all_its_players(tmp_path: Path) -> None:
    path = tmp_path / "bots.xml"
    buys = '<buy name="Province"/><buy name="Gold"/><buy name="Silver"/>'
    path.write_text(f'<playerCollection><player name="A">{buys}</player><player name="B">{buys}</player></playerCollection>')
    assert [one.name for one in make_schedule([str(path), "Big Money"]).strategies] == ["A", "B", "Big Money"]


@pytest.mark.parametrize(
    ("arguments", "key"),
    [
        ({}, "tournament-who"), ({"names": FOUR[:1]}, "tournament-few"), ({"names": [FOUR[0], FOUR[0]]}, "tournament-twice"),
        ({"names": [FOUR[0], strategy("Witches", "witch")], "kingdom": "first_game"}, "tournament-unfit"),
        ({"names": FOUR, "games": 0}, "simulate-games"), ({"names": FOUR, "seed": -1}, "seed"),
    ],
)  # fmt: skip
def test_what_cannot_be_played_is_refused_in_every_language(arguments: dict[str, object], key: str) -> None:
    with pytest.raises(DemesneError) as refusal:
        make_schedule(**arguments)  # type: ignore[arg-type]
    assert refusal.value.key == key
    assert len({Language(code).error(refusal.value) for code in CODES}) == len(CODES)


# ---------------------------------------------------------------- what came out
def test_the_number_of_jobs_changes_nothing() -> None:
    schedule = make_schedule(FOUR[:3], games=80, seed=11, kingdom="first_game")
    alone, together = (played(schedule, jobs).to_data() for jobs in (1, 2))
    for data in (alone, together):
        del data["cpu_seconds"]
    assert alone == together


def test_standings_and_pairings_agree() -> None:
    tournament = played(make_schedule(FOUR, games=60, seed=2, kingdom="first_game"))
    assert not tournament.interrupted
    standings = tournament.standings
    assert sorted(standing.name for standing in standings) == ["Miner", "Plain", "Smith", "Soldier"]
    assert standings == sorted(standings, key=lambda standing: -standing.rating.mu)
    for standing in standings:
        assert standing.wins.games + standing.ties.games + standing.losses.games == 3 * 60
        assert standing.wins.interval.low <= standing.wins.rate <= standing.wins.interval.high
        assert standing.wins.rate == pytest.approx(standing.wins.games / 180)
    for one, other in combinations(standings, 2):
        there, back = tournament.points(one.name, other.name), tournament.points(other.name, one.name)
        assert there is not None
        assert back == pytest.approx(1 - there)
    assert tournament.points("Plain", "Plain") is None


def test_the_mean_over_opponents_is_surer_than_each_of_them() -> None:
    shares = [Share(30, 0.3, Interval(0.2, 0.4)), Share(50, 0.5, Interval(0.4, 0.6))]
    mean = mean_share(shares)
    assert mean.games == 80
    assert mean.rate == pytest.approx(0.4)
    assert mean.interval.half_width == pytest.approx(0.1 / sqrt(2))
    assert sum(mean.interval) / 2 == pytest.approx(0.4)


def test_ctrl_c_keeps_the_pairings_that_are_finished() -> None:
    schedule = make_schedule(FOUR, games=20, seed=5, kingdom="first_game")

    def interrupt(done: int, expected: int) -> None:
        if done >= 40:
            os.kill(os.getpid(), signal.SIGINT)

    with players_for(1) as players:
        tournament = play(schedule, players, interrupt)
    assert tournament.interrupted
    assert [result.plan for result in tournament.results] == list(schedule.plans[:2])
    assert {standing.name for standing in tournament.standings} == {"Plain", "Smith", "Soldier"}
    assert tournament.points("Smith", "Soldier") is None
    assert tournament.to_data()["interrupted"]


# ---------------------------------------------------------------- ratings
def chance(one: float, other: float) -> float:
    """What the model says: how likely the first one wins."""
    return 1 / (1 + exp((other - one) / (sqrt(2) * BETA)))


def test_the_uncertainty_of_ratings_is_what_it_says() -> None:
    """In many tournaments drawn from the model, errors divided by their sigmas have a variance of about 1."""
    rng = random.Random(4)
    squares = []
    for number in range(25):
        names = list("ABCDE")
        true = {name: rng.gauss(25, 4) for name in names}
        results = []
        for one, other in combinations(names, 2):
            wins = sum(rng.random() < chance(true[one], true[other]) for _ in range(60))
            results.append(result_of([one, other], [(wins, 0, 60 - wins), (60 - wins, 0, wins)]))
        ratings = rate(results, seed=number)
        shift = sum(ratings[name].mu - true[name] for name in names) / len(names)  # only differences mean anything
        squares += [((ratings[name].mu - true[name] - shift) / ratings[name].sigma) ** 2 for name in names]
    assert 0.5 < sum(squares) / len(squares) < 1.5


def test_twice_as_many_wins_are_one_step() -> None:
    ratings = rate([result_of(["A", "B"], [(2000, 0, 1000), (1000, 0, 2000)])], seed=1)
    assert ratings["A"].mu - ratings["B"].mu == pytest.approx(STEP, abs=3 * ratings["A"].sigma)
    assert chance(25 + STEP, 25) == pytest.approx(2 / 3)


def test_a_tie_is_half_a_win() -> None:
    tied = rate([result_of(["A", "B"], [(0, 400, 0), (0, 400, 0)])], seed=1)
    assert tied["A"].mu == pytest.approx(tied["B"].mu)
    ahead = rate([result_of(["A", "B"], [(200, 200, 0), (0, 200, 200)])], seed=1)
    assert chance(ahead["A"].mu, ahead["B"].mu) == pytest.approx(0.75, abs=0.03)


def test_ratings_depend_on_nothing_but_results_and_seed() -> None:
    results = [result_of(["A", "B"], [(30, 10, 20), (20, 10, 30)]), result_of(["B", "C"], [(9, 1, 50), (50, 1, 9)])]
    assert rate(results, seed=1) == rate(results, seed=1)
    assert rate(results, seed=1) != rate(results, seed=2)


def test_of_long_pairings_a_fair_part_is_rated() -> None:
    many = MOST_RATED
    games = rated_games([result_of(["A", "B"], [(many, many, 0), (0, many, many)])], seed=1)
    assert len(games) == MOST_RATED
    ties = sum(ranks == [1.0, 1.0] for _, _, ranks in games)
    assert abs(ties / MOST_RATED - 0.5) < 0.01


# ---------------------------------------------------------------- the command
def run_command(*arguments: str, language: str = "en") -> int:
    parser = ArgumentParser()
    command.declare(parser, Language(language))
    options = parser.parse_args(arguments, Namespace(language=Language(language), cards=[]))
    result: int = options.run(options)
    return result


KINGDOM = ("--kingdom", "first_game", "--games", "20", "--seed", "1", "--jobs", "1")


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("en", "2 strategies, all against all, 20 games each; seed 1"), ("pl", "2 strategie, każda z każdą, gier w parze: 20"),
        ("de", "2 Strategien, alle gegen alle, je 20 Spiele"), ("cs", "2 strategie, každá s každou, her ve dvojici: 20"),
    ],
)  # fmt: skip
def test_the_command_prints_tables(code: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command("Big Money", "Smithy", *KINGDOM, language=code) == 0
    out = capsys.readouterr().out
    assert said in out
    rows = [line for line in out.splitlines() if line.startswith(("1  Smithy", "2  Big Money"))]
    assert len(rows) == 4, "the standings and the table of pairings"


def test_json_is_all_that_is_printed_and_holds_everything(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = tmp_path / "table.csv"
    assert run_command("Big Money", "Smithy", *KINGDOM, "--json", "--csv", str(table)) == 0
    captured = capsys.readouterr()
    data = json.loads(captured.out)
    assert captured.err == ""
    assert [standing["name"] for standing in data["standings"]] == ["Smithy", "Big Money"]
    (pairing,) = data["pairings"]
    assert sum(pairing["wins"]) + pairing["ties"] == data["games_per_pairing"] == pairing["games"] == 20
    rows = list(csv.DictReader(table.read_text(encoding="utf-8").splitlines()))
    assert [int(row["wins"]) for row in rows] == pairing["wins"]
    assert {row["seed"] for row in rows} == {str(pairing["seed"])}


def test_a_table_can_go_to_standard_output(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command("Big Money", "Smithy", *KINGDOM, "--csv", "-") == 0
    out = StringIO()
    write_csv(played(make_schedule(["Big Money", "Smithy"], 20, 1, "first_game")), out)
    assert capsys.readouterr().out == out.getvalue()


def test_the_command_draws_a_heat_map(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "heat.svg"
    assert run_command("Big Money", "Smithy", *KINGDOM, "--plot", str(path)) == 0
    assert "Round robin" in path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--plot", "heat.gif"), ".png, .svg, .pdf"), (("--csv", "no_such_folder/table.csv"), "no folder"),
        (("--csv", "-", "--json"), "--csv -"), (("--cluster", "auto"), "--jobs"),
    ],
)  # fmt: skip
def test_files_that_cannot_be_written_are_refused_before_anybody_plays(
    arguments: tuple[str, ...], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nobody(*_: object) -> None:
        raise AssertionError("nobody should play")

    monkeypatch.setattr("demesne.sim.tournament.play", nobody)
    with pytest.raises(DemesneError, match=said):
        run_command("Big Money", "Smithy", *KINGDOM, *arguments)


def test_plans_of_a_tournament_are_ordinary_plans() -> None:
    assert all(isinstance(plan, Plan) and plan.players == 2 for plan in make_schedule(FOUR, seed=1).plans)
