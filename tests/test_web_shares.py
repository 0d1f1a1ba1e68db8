"""Who comes first when many want something thought: nobody can keep the others waiting."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import web_thoughts
from web_play import InProcess, Player, new_game, run, tables
from web_thoughts import think

from demesne.engine.definitions import withdraw
from demesne.engine.setup import Setup
from demesne.game import Game
from demesne.levels.level import HARD, MEDIUM
from demesne.server.tables import advisers as council_module
from demesne.server.tables import worker_tasks
from demesne.server.tables.advisers import HALF_LIFE, HINT, MOVE, PREPARATION, REVIEW, Advisers, Asker, thinking_pool
from demesne.server.tables.table_bots import STANDARD
from demesne.server.tables.table_limits import TableLimits
from demesne.sets.card_files import CardFile
from demesne.sets.loader import load_cards
from demesne.sets.recommended import KINGDOMS
from demesne.strategies.find import find_strategy
from demesne.strategies.syntax import Strategy
from demesne.work.job import Job, SingleTask, Visitor
from demesne.work.pool import Pool
from demesne.work.queue import Busy, Capacity, JobQueue
from demesne.work.shares import Shares
from demesne.work.task import Task, Tell, ignore_progress

ANIA, BOB = Asker("tabletable01", "203.0.113.1"), Asker("tabletable02", "203.0.113.2")
FIRST = KINGDOMS["first_game"].setup(2)
QUICKLY = TableLimits(hint=replace(HARD, playouts=30))


# ---------------------------------------------------------------- the queue
def job(priority: int, visitor: str) -> Job:
    return Job(SingleTask(Task(print, is_long=priority > HINT)), Visitor(visitor), is_brief=True, priority=priority)


def queue_for(most: int, clock: Callable[[], float] = time.monotonic) -> JobQueue:
    return JobQueue(Capacity(most, evicts=True), Shares(HALF_LIFE, clock))


def begin_next(queue: JobQueue, is_long: bool = False) -> Job | None:
    """The next job, which is begun."""
    found = queue.next(is_long)
    if found is not None:
        found.begin()
        queue.shares.begin(found.visitor)
    return found


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_moves_come_before_hints_reviews_and_preparation() -> None:
    queue = queue_for(10)
    jobs = [job(priority, "a") for priority in (PREPARATION, REVIEW, HINT, MOVE)]
    for one in jobs:
        queue.put(one)
    assert [begin_next(queue) for _ in range(3)] == [jobs[3], jobs[2], None]
    assert [begin_next(queue, is_long=True) for _ in range(3)] == [jobs[1], jobs[0], None]


def test_whoever_has_had_least_comes_first() -> None:
    """Somebody with many long tasks gets no more of the time than somebody with a few short ones."""
    clock = Clock()
    queue = queue_for(100, clock)
    for _ in range(20):
        queue.put(job(MOVE, "long"))
    order = []
    for _ in range(12):
        if not any(waiting.visitor.network == "short" for waiting in queue.waiting()):
            queue.put(job(MOVE, "short"))
        next_one = begin_next(queue)
        assert next_one is not None
        order.append(next_one.visitor.network)
        seconds = 5.0 if order[-1] == "long" else 1.0
        clock.now += seconds
        queue.shares.end(next_one.visitor, seconds)
        queue.settle(next_one, "done")
    assert order[:2] == ["long", "short"]
    assert 2 <= order.count("long") <= 4
    clock.now += 3600
    queue.next(is_long=False)
    assert not queue.shares.used  # an hour later all that is forgotten


def test_who_has_most_waiting_has_no_room_first() -> None:
    queue = queue_for(4)
    many = [job(HINT, "many") for _ in range(3)]
    slow, *moves = job(PREPARATION, "few"), job(MOVE, "few"), job(MOVE, "few")
    for one in (*many, slow):
        queue.put(one)
    assert len(queue.waiting()) == 4
    queue.put(moves[0])
    assert isinstance(slow.problem, Busy)
    queue.put(moves[1])
    assert [one.is_ended for one in many] == [False, False, True]
    newest = job(HINT, "many")
    queue.put(newest)
    assert isinstance(newest.problem, Busy)
    assert not any(one.is_ended for one in (*many[:2], *moves))


def test_one_visitor_with_many_tasks_holds_nobody_up() -> None:
    async def work() -> None:
        pool = thinking_pool(1)
        begun = asyncio.Event()
        done: list[str] = []

        async def echoed(said: str, visitor: str, priority: int) -> None:
            done.append((await think(pool, web_thoughts.echo, said, visitor=visitor, priority=priority))[0])

        first = asyncio.create_task(think(pool, web_thoughts.wait_to_be_stopped, visitor="many", tell=lambda *_: begun.set()))
        await begun.wait()
        tasks = [asyncio.create_task(echoed(f"many {i}", "many", HINT)) for i in range(5)]
        await asyncio.sleep(0)
        tasks.append(asyncio.create_task(echoed("few", "few", HINT)))
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.gather(*tasks)
        assert done[0] == "few"
        await pool.close()

    run(work())


def test_a_task_without_room_is_refused() -> None:
    async def work() -> None:
        pool = thinking_pool(1, most_waiting=1)
        begun = asyncio.Event()
        first = asyncio.create_task(think(pool, web_thoughts.wait_to_be_stopped, tell=lambda *_: begun.set()))
        await begun.wait()
        second = asyncio.create_task(think(pool, web_thoughts.echo, "second", visitor="a", priority=HINT))
        await asyncio.sleep(0)
        third = asyncio.create_task(think(pool, web_thoughts.echo, "third", visitor="b"))
        with pytest.raises(Busy):
            await second
        first.cancel()
        assert (await third)[0] == "third"
        await pool.close()

    run(work())


# ---------------------------------------------------------------- preparation
class Slow(Pool):
    """Preparation never ends by itself; what was asked for is noted."""

    def __init__(self) -> None:
        super().__init__(thinking_pool().settings, size=1)
        self.asked: list[str] = []
        self.tell: Any = None

    async def do(self, task: Task, visitor: Visitor, priority: int = 0, tell: Tell = ignore_progress) -> Any:
        self.asked.append(task.function.__name__)
        if task.function is worker_tasks.prepare:
            self.tell = tell
            await asyncio.Event().wait()
        raise Busy


def test_a_bot_plays_with_what_it_has_when_its_preparation_is_late(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(council_module, "LATE", 0.0)

    async def work() -> None:
        advisers = Advisers(Slow(), TableLimits())
        game = Game.new(FIRST, 5)
        assert (await advisers.strategy_at(game, MEDIUM, ANIA, 0.0)).name == STANDARD
        better = replace(find_strategy(STANDARD), name="so far")
        await asyncio.sleep(0)
        advisers.pool.tell(50, 100, better)  # type: ignore[attr-defined]
        assert await advisers.strategy_at(game, MEDIUM, ANIA, 0.0) is better
        assert await advisers.answer(game, "medium", ANIA) in [option.text for option in game.decision.options]
        await advisers.close()

    run(work())


def test_what_no_table_wants_is_looked_for_no_longer() -> None:
    async def work() -> None:
        advisers = Advisers(Slow(), TableLimits())
        for asker in (ANIA, BOB):
            advisers.prepare(FIRST, ["medium", "easy"], asker)
        (preparation,) = advisers.strategies.values()
        advisers.dismiss(ANIA.table)
        await asyncio.sleep(0)
        assert not preparation.work.cancelling()
        advisers.dismiss(BOB.table)
        await asyncio.wait([preparation.work])
        assert preparation.work.cancelled()
        advisers.prepare(FIRST, ["medium"], ANIA)  # it is looked for again when somebody comes
        assert not next(iter(advisers.strategies.values())).work.done()
        await advisers.close()

    run(work())


def test_games_nobody_sits_at_prepare_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with tables(tmp_path, at_tables=QUICKLY) as world:
            advisers: Advisers = world.rooms.advisers
            advisers.pool = slow = Slow()
            made = await world.post("/api/games", with_bot("medium"))
            await asyncio.sleep(0)
            assert not slow.asked
            ania = Player(0, made["seats"][0]["token"])
            await ania.greet(world.socket(f"/api/games/{made['game']['id']}/play"))
            await ania.settle()
            (preparation,) = advisers.strategies.values()
            while not slow.asked:
                await asyncio.sleep(0.001)
            assert slow.asked == ["prepare"]
            await ania.leave()
            await asyncio.wait([preparation.work])
            assert preparation.work.cancelled()

    run(work())


def with_bot(bot: str, **options: Any) -> dict[str, Any]:
    body = new_game("here", "bot", **options)
    body["seats"][1]["bot"] = bot
    return body


def test_found_strategies_outlive_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = replace(find_strategy(STANDARD), name="Medium", about="", minds_the_end=True)
    looked = 0

    async def look(*arguments: Any, **options: Any) -> Strategy:
        nonlocal looked
        looked += 1
        return found

    async def work() -> None:
        async with tables(tmp_path) as world:
            advisers: Advisers = world.rooms.advisers
            monkeypatch.setattr(advisers.pool, "do", look)
            assert await advisers.find(FIRST, MEDIUM, ANIA).work == found

    run(work())
    run(work())
    assert looked == 1


# ---------------------------------------------------------------- cards of one's own
OWN = """
from demesne.words import CardSet, plus

fairs = CardSet("fairs")
fairs.action("Small Fair", 3, plus(cards=1, actions=1, coins=1))
"""


@pytest.fixture
def own_cards(tmp_path: Path) -> Iterator[CardFile]:
    path = tmp_path / "fair.py"
    path.write_text(OWN, encoding="utf-8")
    made = load_cards(path)
    yield CardFile(path.name, OWN)
    for card in made:
        withdraw(card)


def test_levels_and_hints_know_cards_of_ones_own(tmp_path: Path, own_cards: CardFile) -> None:
    async def work() -> None:
        async with tables(tmp_path, at_tables=QUICKLY, cards=[own_cards]) as world:
            await check_own_cards(world)

    run(work())


async def check_own_cards(world: InProcess) -> None:
    advisers: Advisers = world.rooms.advisers
    setup = Setup.of([*FIRST.piles[:9], "small_fair"])
    body = with_bot("medium", kingdom={"type": "setup", "setup": setup.to_data()}, seed="5")
    made = await world.post("/api/games", body)
    ania = Player(0, made["seats"][0]["token"])
    await ania.greet(world.socket(f"/api/games/{made['game']['id']}/play"))
    await ania.settle()
    assert await think(advisers.pool, web_thoughts.knows_card, "small_fair")
    (preparation,) = advisers.strategies.values()
    await asyncio.wait([preparation.work])
    assert not preparation.has_failed
    await ania.send({"type": "advise", "turn": ania.question["turn"]})
    assert (await ania.until("advice"))["playouts"] > 0
    assert not ania.errors
    await ania.leave()
