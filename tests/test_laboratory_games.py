"""Single games of a run: those that were counted, with the line that wanted each purchase."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from laboratory_play import MONEY, RUNS, SMITHS, a_run, ask, begin, finished, refused
from simulations import a_plan
from web_play import run, tables

from demesne.bots.batch import Batch
from demesne.bots.turn_statistics import PurchaseNotes
from demesne.laboratory.games import play_single
from demesne.laboratory.requests import NewRun, SingleGame
from demesne.laboratory.run_plans import plan_run
from demesne.sim.recorded_games import play_on_record


def wanted(*players: dict[str, str], kingdom: str = "first_game") -> Any:
    body = a_run(40, list(players), kingdom={"type": "text", "text": kingdom})
    return plan_run(msgspec.convert(body, NewRun)).matches[0]


def test_games_are_those_that_are_counted() -> None:
    match = wanted({"text": SMITHS}, {"bot": "Big Money"})
    plan = match.plan()
    games = [play_single(match, number, ()) for number in range(4)]
    tally = Batch(plan.setup, list(plan.strategies)).play(plan.seed, 0, 2, False)
    for player in range(2):
        seats = [game.players.index(player) for game in games]
        assert sum(game.scores[seat] for game, seat in zip(games, seats, strict=True)) == tally.scores[player]
        assert sum(game.winners == [seat] for game, seat in zip(games, seats, strict=True)) == tally.wins[player]
    assert [game.names for game in games[:2]] == [["Smiths", "Big Money"], ["Big Money", "Smiths"]]


def test_a_game_is_told_turn_by_turn() -> None:
    match = wanted({"text": SMITHS}, {"bot": "Big Money"})
    game: SingleGame = play_single(match, 1, ())
    assert [turn.seat for turn in game.turns] == [i % 2 for i in range(len(game.turns))]
    assert [turn.number for turn in game.turns] == [i // 2 + 1 for i in range(len(game.turns))]
    assert game.turns[-1].points == game.scores
    lines = SMITHS.splitlines()
    bought = [purchase for turn in game.turns for purchase in turn.purchases]
    assert bought
    for turn in game.turns:
        assert len(turn.hand) == 5
        spent = [event.detail for event in turn.events if event.kind == "buy"]
        assert [purchase.card for purchase in turn.purchases] == spent
        for purchase in turn.purchases:
            assert purchase.line
            assert purchase.text.split()[:2] == ["buy", purchase.card]
            if game.players[turn.seat] == 0:
                assert lines[purchase.line - 1] == purchase.text
    for seat in range(2):
        points = 3
        for turn in game.turns:
            if turn.seat == seat:
                points += sum({"province": 6, "duchy": 3, "estate": 1}.get(one.card, 0) for one in turn.purchases)
                assert turn.points[seat] == points
    first = game.turns[0]
    assert first.coins == sum(card == "copper" for card in first.hand)


def test_whoever_minds_the_end_follows_no_line() -> None:
    match = wanted({"bot": "easy"}, {"text": MONEY}, kingdom="big_money")
    game = play_single(match, 0, ())
    for turn in game.turns:
        for purchase in turn.purchases:
            assert (purchase.line > 0) == (game.players[turn.seat] == 1)


def test_notes_cost_nothing_where_nobody_takes_them() -> None:
    plan = a_plan(4)
    notes = [PurchaseNotes() for _ in range(2)]
    assert play_on_record(plan, 0, notes).scores() == play_on_record(plan, 0).scores()
    assert all(note.bought for note in notes)
    stopped = play_on_record(plan, 0, turns=3)
    assert sum(event.kind == "turn" for event in stopped.events) == 3


def test_the_server_shows_games_of_runs_while_they_are_played_and_afterwards(tmp_path: Path) -> None:
    async def work() -> None:
        async with tables(tmp_path) as world:
            id = (await begin(world, a_run(10)))["id"]
            path = f"{RUNS}/{id}/game"
            now = (await ask(world, "POST", path, {"match": 0, "game": 3}, "")).json()
            await finished(world, id)
            assert (await refused(world, path, {"match": 1, "game": 0}))[1]["code"] == "lab-no-game"
            assert (await refused(world, path, {"match": 0, "game": 10}))[1]["code"] == "lab-no-game"
            assert (await refused(world, f"{RUNS}/nothing12345/game", {}))[0] == 404
        async with tables(tmp_path) as world:
            assert (await ask(world, "POST", path, {"match": 0, "game": 3}, "")).json() == now

    run(work())
