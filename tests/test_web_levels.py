"""Levels, hints and reviews at the table in the browser."""

from __future__ import annotations

import asyncio
import os
import signal
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import web_thoughts
from web_play import InProcess, Player, new_game, run, tables
from web_thoughts import think

from demesne.engine.setup import Setup
from demesne.game import Game
from demesne.levels.level import HARD, MEDIUM
from demesne.levels.think import HINT
from demesne.server.limits import Rate
from demesne.server.tables.advisers import Advisers, Asker, thinking_pool
from demesne.server.tables.table_bots import STANDARD
from demesne.server.tables.table_limits import TableLimits
from demesne.sets.recommended import KINGDOMS
from demesne.strategies.find import find_strategy
from demesne.work.pool import Pool
from demesne.work.queue import Busy
from demesne.work.worker import ProcessWorker

QUICKLY = TableLimits(hint=replace(HARD, playouts=30), review=replace(HARD, playouts=4))
HARD_BOT = "hard:playouts=6"
ANIA = Asker("tabletable01", "203.0.113.1")


@pytest.fixture
def unprepared(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody follows the usual strategy: to find better ones takes time."""

    async def usual(*_: object) -> object:
        return find_strategy(STANDARD)

    monkeypatch.setattr(Advisers, "strategy_at", usual)
    monkeypatch.setattr(Advisers, "prepare", lambda *_: None)


async def sit_down(world: InProcess, *bots: str, people: int = 1, **options: Any) -> tuple[str, list[Player]]:
    """A new game of people, who begin, against these bots."""
    body = new_game(*["here"] * people, *["bot"] * len(bots), **options)
    for seat, bot in zip(body["seats"][people:], bots, strict=True):
        seat["bot"] = bot
    made = await world.post("/api/games", body)
    players = [Player(i, seat["token"]) for i, seat in enumerate(made["seats"]) if seat["token"]]
    for player in players:
        await player.greet(world.socket(f"/api/games/{made['game']['id']}/play"))
        await player.settle()
    return made["game"]["id"], players


async def thinking_worker(pool: Pool) -> ProcessWorker:
    """The worker that thinks, once there is one."""
    while True:
        for worker in pool.busy:
            if isinstance(worker, ProcessWorker) and worker.running is not None:
                return worker
        await asyncio.sleep(0.001)


async def play_turns(player: Player, turns: int) -> None:
    """Big Money; until so many turns are over and the next one has begun."""
    while player.seen["players"][player.seat]["turns"] < turns or player.asked is None:
        if player.asked is not None:
            await player.answer(player.money_answer())
        await player.until("update")


async def reviewed(world: InProcess, id: str, seat: int) -> dict[str, Any]:
    """A review, when it is ready."""
    while True:
        review: dict[str, Any] = await world.get(f"/api/games/{id}/review?seat={seat}")
        if review["ready"]:
            return review
        await asyncio.sleep(0.02)


# ---------------------------------------------------------------- playing against levels
def test_a_game_against_levels_its_review_and_playing_on(tmp_path: Path) -> None:
    async def work() -> None:
        async with tables(tmp_path, at_tables=QUICKLY) as world:
            id, (ania,) = await sit_down(world, "easy", "medium", seed="5")
            assert [seat["bot"] for seat in ania.seats["game"]["seats"]] == ["", "easy", "medium"]
            await play_turns(ania, 3)
            await ania.send({"type": "replace", "seat": 0, "bot": "easy"})
            await ania.until("seats")
            await ania.send({"type": "resign"})
            await ania.until("ended")
            review = await reviewed(world, id, 0)
            check_review(review, await world.get(f"/api/games/{id}/replay"))
            await check_answers(world, id)
            await check_playing_on(world, id, review["moments"][1]["step"], ania)
            await ania.leave()

    run(work())


def check_review(review: dict[str, Any], replay: dict[str, Any]) -> None:
    steps = [moment["step"] for moment in review["moments"]]
    assert steps == sorted(steps)
    assert len(steps) >= 3
    assert all(replay["answered"][step] == 0 for step in steps)
    assert all(0 <= m["low"] <= m["chance"] <= m["high"] <= 1000 for m in review["moments"] if 0 < m["chance"] < 1000)
    assert len(review["mistakes"]) <= 3
    for mistake in review["mistakes"]:
        assert mistake["given"]["answer"] == [replay["journal"][mistake["step"]]]
        assert mistake["better"]["answer"] != mistake["given"]["answer"]
        assert mistake["view"]["asked"]["who"] == 0
        assert mistake["cost"] > 0


async def check_answers(world: InProcess, id: str) -> None:
    """The replay tells whoever was asked what he answered, and nobody else."""
    replay = await world.get(f"/api/games/{id}/replay")
    told = 0
    for step in (await world.get(f"/api/games/{id}/replay/steps?seat=0&count=100"))["steps"]:
        mine = step["view"]["asked"] is not None and step["view"]["asked"]["who"] == 0 and step["step"] < len(replay["journal"])
        assert (step["answer"] is not None) is mine
        if mine:
            assert step["answer"]["answer"] == [replay["journal"][step["step"]]]
            assert step["answer"] in step["view"]["asked"]["options"]
            told += 1
    assert told > 10


async def check_playing_on(world: InProcess, id: str, step: int, ania: Player) -> None:
    """From where she stood, with the same past; the old game is what it was."""
    before = await world.get(f"/api/games/{id}/replay")
    made = await world.post(f"/api/games/{id}/play_on", {"seat": 0, "step": step, "name": "Ania"})
    assert [seat["bot"] for seat in made["game"]["seats"]] == ["", "easy", "medium"]
    assert [bool(seat["token"]) for seat in made["seats"]] == [True, False, False]
    again = Player(0, made["seats"][0]["token"])
    await again.greet(world.socket(f"/api/games/{made['game']['id']}/play"))
    await again.settle()
    shown = await world.get(f"/api/games/{id}/replay/steps?seat=0&first={step}&count=1")
    for key in ("players", "piles", "trash", "coins", "buys", "actions"):
        assert again.seen[key] == shown["steps"][0]["view"][key]
    assert again.events == ania.events[: len(again.events)]
    await again.send({"type": "undo"})
    assert (await again.until("error"))["code"] == "web-nothing-to-undo"
    await again.answer(list(again.question["options"][-1]["answer"]))
    await again.until("update")
    await again.leave()
    assert await world.get(f"/api/games/{id}/replay") == before


def test_people_give_way_to_bots_when_somebody_plays_on(tmp_path: Path, unprepared: None) -> None:
    async def work() -> None:
        async with tables(tmp_path, at_tables=QUICKLY) as world:
            id, (ania, bob) = await sit_down(world, people=2, seed="")
            assert (await world.request("POST", f"/api/games/{id}/play_on", {"seat": 0, "step": 0})).status == 409
            assert (await world.request("GET", f"/api/games/{id}/review")).json()["code"] == "web-not-over"
            await ania.answer(list(ania.question["options"][-1]["answer"]))
            await ania.until("update")
            await bob.send({"type": "resign"})
            await bob.until("ended")
            made = await world.post(f"/api/games/{id}/play_on", {"seat": 1, "step": 1})
            assert [seat["bot"] for seat in made["game"]["seats"]] == ["medium", ""]
            assert made["game"]["hints"]
            for wrong in ({"seat": 2, "step": 0}, {"seat": 0, "step": 1000}):
                answer = await world.request("POST", f"/api/games/{id}/play_on", wrong)
                assert answer.json()["code"] == "web-no-moment"
            assert (await world.request("GET", f"/api/games/{id}/review?seat=2")).json()["code"] == "web-query"
            for player in (ania, bob):
                await player.leave()

    run(work())


@pytest.mark.parametrize(
    ("bot", "code"),
    [("hard:seconds=60", "web-bot-slow"), ("hard:depth=3", "level-setting"), ("medium:seconds=1", "level-setting"),
     ("hard:playouts=many", "level-value"), ("harder", "web-no-bot")],
)  # fmt: skip
def test_levels_that_make_no_sense_are_refused(tmp_path: Path, bot: str, code: str) -> None:
    async def work() -> None:
        async with tables(tmp_path) as world:
            body = new_game("here", "bot")
            body["seats"][1]["bot"] = bot
            assert (await world.request("POST", "/api/games", body)).json()["code"] == code

    run(work())


def test_a_bot_is_replaced_by_its_strategy_when_workers_die(tmp_path: Path, unprepared: None) -> None:
    """Whoever thinks is killed in mid-thought, and so is the next one: the bot answers all the same."""

    async def work() -> None:
        async with tables(tmp_path, at_tables=QUICKLY, workers=1) as world:
            pool: Pool = world.rooms.advisers.pool
            _, (ania,) = await sit_down(world, "hard:playouts=1000000")
            for option in ("treasures", "end"):
                message = {"type": "treasures", "turn": ania.question["turn"]} if option == "treasures" else None
                await (ania.send(message) if message else ania.answer(["end buys"]))
                await ania.until("update")
            for killed in range(2):
                worker = await thinking_worker(pool)
                assert len(pool.busy[worker].job.retried) == killed
                os.kill(worker.process.pid, signal.SIGKILL)
                while worker in pool.busy:
                    await asyncio.sleep(0.001)
            while ania.asked is None:
                await ania.until("update")
            assert ania.seen["players"][1]["turns"] == 1
            await ania.leave()

    run(work())


def test_nobody_thinks_at_a_table_without_people(tmp_path: Path, unprepared: None) -> None:
    async def work() -> None:
        async with tables(tmp_path, at_tables=QUICKLY) as world:
            pool: Pool = world.rooms.advisers.pool
            id, (ania,) = await sit_down(world, "hard:playouts=1000000")
            await ania.send({"type": "replace", "seat": 0, "bot": "hard:playouts=1000000"})
            await ania.until("update")
            room = world.rooms.loaded[id]
            worker = await thinking_worker(pool)
            await ania.leave()
            await room.tasks["bots"]
            assert worker.stopped is not None
            assert not pool.queue.waiting()
            n = room.table.n
            again = Player(0, ania.token)
            await again.greet(world.socket(f"/api/games/{id}/play"))
            while not pool.busy:
                await asyncio.sleep(0.001)
            assert room.table.n == n
            await again.leave()

    run(work())


def test_hard_plays_turn_after_turn(tmp_path: Path, unprepared: None) -> None:
    async def work() -> None:
        async with tables(tmp_path, at_tables=QUICKLY) as world:
            _, (ania,) = await sit_down(world, HARD_BOT, seed="5")
            await play_turns(ania, 4)
            assert ania.seen["players"][1]["turns"] == 4
            assert not ania.errors
            await ania.leave()

    run(work())


def test_a_strategy_is_looked_for_once_whoever_needs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        advisers = Advisers(thinking_pool(1), QUICKLY)
        asked: list[object] = []

        async def found(*arguments: object, **options: object) -> object:
            asked.append(arguments)
            if len(asked) == 1:
                raise Busy
            return find_strategy(STANDARD)

        monkeypatch.setattr(advisers.pool, "do", found)
        game = Game.new(KINGDOMS["first_game"].setup(2), 5)
        other = Game.new(Setup.of(game.setup.piles[::-1], players=3), 6)
        assert (await advisers.strategy_at(game, MEDIUM, ANIA)).name == STANDARD  # the server was too busy
        for at in (game, other, game):
            await advisers.strategy_at(at, MEDIUM, ANIA)
        await advisers.strategy_at(game, replace(HARD, playouts=5), ANIA)
        await advisers.strategy_at(game, replace(HARD, seconds=1), ANIA)
        assert len(asked) == 3
        await advisers.close()

    run(work())


def test_a_bot_stops_thinking_when_the_question_is_taken_back(tmp_path: Path, unprepared: None) -> None:
    async def work() -> None:
        async with tables(tmp_path, at_tables=QUICKLY) as world:
            pool: Pool = world.rooms.advisers.pool
            _, (ania,) = await sit_down(world, "hard:playouts=1000000")
            await ania.answer(["end actions", "end buys"])
            worker = await thinking_worker(pool)
            await ania.send({"type": "undo"})
            while ania.asked is None or not ania.notes:
                await ania.hear()
            assert worker.stopped is not None
            assert ania.seen["players"][1]["turns"] == 0
            await ania.leave()

    run(work())


def waits(pool: Pool, **options: Any) -> asyncio.Task[Any]:
    return asyncio.create_task(think(pool, web_thoughts.wait_to_be_stopped, **options))


def test_time_tells_nothing_and_is_shared() -> None:
    """A bot that thinks for some seconds takes them even for nothing; where many wait, all of them get less."""

    async def work() -> None:
        pool = thinking_pool(2)
        advisers = Advisers(pool, QUICKLY)
        assert [advisers.pace(bot) for bot in ("hard:seconds=2", "hard:playouts=5", "medium", STANDARD)] == [2.0, 0, 0, 0]
        alone = advisers.hurried(HARD, ANIA).seconds
        waiting = [waits(pool, visitor=f"203.0.113.{10 + i}") for i in range(8)]
        await asyncio.sleep(0)
        shared = advisers.hurried(HARD, ANIA).seconds
        assert alone is not None
        assert shared is not None
        assert shared == pytest.approx(alone / 4)
        waiting += [waits(pool, visitor="203.0.113.10") for i in range(8)]
        await asyncio.sleep(0)
        assert advisers.hurried(HARD, ANIA).seconds == pytest.approx(alone / 4.5)  # one more, whoever has many
        assert advisers.hurried(replace(HARD, seconds=3), ANIA).seconds == 3
        assert advisers.shared(HINT, ANIA).seconds == pytest.approx((HINT.seconds or 0) / 4.5)  # hints are hurried, too
        for task in waiting:
            task.cancel()
        await advisers.close()

    run(work())


# ---------------------------------------------------------------- hints
async def refusal(player: Player, turn: int) -> str:
    await player.send({"type": "advise", "turn": turn})
    return str((await player.until("error"))["code"])


def test_hints_are_for_whoever_is_asked_and_nobody_else(tmp_path: Path, unprepared: None) -> None:
    async def work() -> None:
        async with tables(tmp_path, at_tables=QUICKLY) as world:
            id, (ania, bob) = await sit_down(world, people=2, hints=True)
            watcher, elsewhere = Player(None, ""), Player(0, ania.token)
            for player in (watcher, elsewhere):
                await player.greet(world.socket(f"/api/games/{id}/play"))
            turn = ania.question["turn"]
            assert await refusal(bob, turn) == "web-not-asked"
            assert await refusal(watcher, turn) == "web-no-seat"
            assert await refusal(ania, turn + 1) == "web-stale"
            await ania.send({"type": "advise", "turn": turn})
            assert await refusal(ania, turn) == "web-hint-waits"
            advice = await ania.until("advice")
            check_advice(advice, turn)
            for player in (bob, watcher, elsewhere):
                assert not any('"advice"' in said for said in await player.settle())
            for player in (ania, bob, watcher, elsewhere):
                await player.leave()

    run(work())


def check_advice(advice: dict[str, Any], turn: int) -> None:
    """The best first; after the Treasures there is something to buy."""
    assert advice["turn"] == turn
    assert advice["treasures"]
    assert advice["playouts"] > 0
    assert {option["option"]["verb"] for option in advice["options"]} == {"buy", "end"}
    chances = [option["chance"] for option in advice["options"][1:]]
    assert chances == sorted(chances, reverse=True)
    assert all(0 <= option["low"] <= option["high"] <= 1000 for option in advice["options"])
    assert advice["why"]
    assert all(sentence["key"].startswith("why-") for sentence in advice["why"])


@pytest.mark.parametrize(("people", "hints", "given"), [(1, None, True), (1, False, False), (2, None, False), (2, True, True)])
def test_who_is_told_what_to_do(tmp_path: Path, people: int, hints: bool | None, given: bool) -> None:
    async def work() -> None:
        async with tables(tmp_path) as world:
            _, players = await sit_down(world, *[STANDARD] * (2 - people), people=people, hints=hints)
            assert players[0].seats["game"]["hints"] is given
            if not given:
                assert await refusal(players[0], players[0].question["turn"]) == "web-no-hints"
            for player in players:
                await player.leave()

    run(work())


def test_a_hint_comes_too_late_when_the_question_is_answered(tmp_path: Path, unprepared: None) -> None:
    async def work() -> None:
        async with tables(tmp_path, at_tables=replace(QUICKLY, hint=replace(HARD, seconds=5))) as world:
            pool: Pool = world.rooms.advisers.pool
            _, (ania,) = await sit_down(world, STANDARD)
            await ania.send({"type": "advise", "turn": ania.question["turn"]})
            worker = await thinking_worker(pool)
            await ania.answer(ania.money_answer())
            await ania.until("update")
            assert worker.stopped is not None
            assert not any('"advice"' in said for said in await ania.settle())
            await ania.leave()

    run(work())


def test_hints_reviews_and_strong_bots_are_limited(tmp_path: Path, unprepared: None) -> None:
    async def work() -> None:
        few = replace(QUICKLY, hints=Rate(0.001, 1), reviews=Rate(0.002, 1), new_games=Rate(0.001, 9))
        async with tables(tmp_path, at_tables=few) as world:
            stranger = InProcess(world.app, "203.0.113.9")
            id, (ania,) = await sit_down(stranger, HARD_BOT)
            await ania.send({"type": "advise", "turn": ania.question["turn"]})
            await ania.until("advice")
            assert await refusal(ania, ania.question["turn"]) == "web-too-fast"
            await ania.send({"type": "resign"})
            await ania.until("ended")
            assert (await stranger.request("GET", f"/api/games/{id}/review?seat=0")).status == 200
            assert (await stranger.request("GET", f"/api/games/{id}/review?seat=0")).status == 200
            assert (await stranger.request("GET", f"/api/games/{id}/review?seat=1")).status == 429
            body = new_game("here", "bot")
            body["seats"][1]["bot"] = HARD_BOT
            made = [await stranger.request("POST", "/api/games", body) for _ in range(2)]
            assert [answer.status for answer in made] == [201, 429]
            await ania.leave()

    run(work())
