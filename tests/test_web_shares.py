"""Who comes first when many want something thought: nobody can keep the others waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import web_thoughts
from web_play import InProcess, Player, new_game, run, tables

from demesne.cards.files import CardFile
from demesne.cards.kingdoms import KINGDOMS
from demesne.cards.loader import load_cards
from demesne.engine.definitions import withdraw
from demesne.engine.setup import Setup
from demesne.game import Game
from demesne.levels.level import Level
from demesne.server.tables import advisers as council_module
from demesne.server.tables import worker_tasks
from demesne.server.tables.advisers import Advisers, Asker
from demesne.server.tables.queue import HINT, MOVE, PREPARATION, REVIEW, Job, Queue, Task
from demesne.server.tables.table_bots import STANDARD
from demesne.server.tables.table_limits import TableLimits
from demesne.server.tables.workers import Busy, Workers
from demesne.strategies.find import find_strategy
from demesne.strategies.syntax import Strategy

ANIA, BOB = Asker("tabletable01", "203.0.113.1"), Asker("tabletable02", "203.0.113.2")
FIRST = KINGDOMS["first_game"].setup(2)
QUICKLY = TableLimits(hint=Level("hard", playouts=30))


# ---------------------------------------------------------------- the queue
def job(urgency: int, visitor: str) -> Job:
    return Job(urgency, visitor, Task(print, ()), print, asyncio.get_running_loop().create_future())


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_moves_come_before_hints_reviews_and_preparation() -> None:
    async def work() -> None:
        queue = Queue(10)
        jobs = [job(urgency, "a") for urgency in (PREPARATION, REVIEW, HINT, MOVE)]
        for one in jobs:
            queue.put(one)
        assert [queue.take(urgent=True, slow=True) for _ in range(5)] == [*jobs[::-1], None]
        queue.put(jobs[0])
        assert queue.take(urgent=True, slow=False) is None
        queue.put(jobs[3])
        assert queue.take(urgent=False, slow=True) is jobs[0]

    run(work())


def test_whoever_has_had_least_comes_first() -> None:
    """Somebody with many long tasks gets no more of the time than somebody with a few short ones."""

    async def work() -> None:
        clock = Clock()
        queue = Queue(100, clock)
        for _ in range(20):
            queue.put(job(MOVE, "long"))
        order = []
        for _ in range(12):
            if not any(waiting.visitor == "short" for waiting in queue):
                queue.put(job(MOVE, "short"))
            next_one = queue.take(urgent=True, slow=True)
            assert next_one is not None
            order.append(next_one.visitor)
            queue.begin(next_one)
            clock.now += 5.0 if next_one.visitor == "long" else 1.0
            queue.end(next_one)
        assert order[:2] == ["long", "short"]
        assert 2 <= order.count("long") <= 4
        clock.now += 3600
        queue.take(urgent=True, slow=True)
        assert not queue.used  # an hour later all that is forgotten

    run(work())


def test_who_has_most_waiting_has_no_room_first() -> None:
    async def work() -> None:
        queue = Queue(4)
        for _ in range(3):
            assert queue.put(job(HINT, "many")) == []
        slow = job(PREPARATION, "few")
        assert queue.put(slow) == []
        assert queue.put(job(MOVE, "few")) == [slow]
        (dropped,) = queue.put(job(MOVE, "few"))
        assert (dropped.urgency, dropped.visitor) == (HINT, "many")
        newest = job(HINT, "many")
        assert queue.put(newest) == [newest]

    run(work())


def test_one_visitor_with_many_tasks_holds_nobody_up() -> None:
    async def work() -> None:
        workers = Workers(1)
        begun = asyncio.Event()
        done: list[str] = []

        async def echoed(said: str, visitor: str, urgency: int) -> None:
            done.append((await workers.do(web_thoughts.echo, said, visitor=visitor, urgency=urgency))[0])

        first = asyncio.create_task(workers.do(web_thoughts.wait_to_be_stopped, visitor="many", tell=lambda *_: begun.set()))
        await begun.wait()
        tasks = [asyncio.create_task(echoed(f"many {i}", "many", HINT)) for i in range(5)]
        await asyncio.sleep(0)
        tasks.append(asyncio.create_task(echoed("few", "few", HINT)))
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.gather(*tasks)
        assert done[0] == "few"
        await workers.close()

    run(work())


def test_a_task_without_room_is_refused() -> None:
    async def work() -> None:
        workers = Workers(1, most_waiting=1)
        begun = asyncio.Event()
        first = asyncio.create_task(workers.do(web_thoughts.wait_to_be_stopped, tell=lambda *_: begun.set()))
        await begun.wait()
        second = asyncio.create_task(workers.do(web_thoughts.echo, "second", visitor="a", urgency=HINT))
        await asyncio.sleep(0)
        third = asyncio.create_task(workers.do(web_thoughts.echo, "third", visitor="b"))
        with pytest.raises(Busy):
            await second
        first.cancel()
        assert (await third)[0] == "third"
        await workers.close()

    run(work())


# ---------------------------------------------------------------- preparation
class Slow(Workers):
    """Preparation never ends by itself; what was asked for is noted."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[str] = []
        self.tell: Any = None

    async def do(self, work: Any, *arguments: Any, **options: Any) -> Any:
        self.asked.append(work.__name__)
        if work is worker_tasks.prepare:
            self.tell = options["tell"]
            await asyncio.Event().wait()
        raise Busy


def test_a_bot_plays_with_what_it_has_when_its_preparation_is_late(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(council_module, "LATE", 0.0)

    async def work() -> None:
        advisers = Advisers(Slow(), TableLimits())
        game = Game.new(FIRST, 5)
        assert (await advisers.strategy_at(game, Level("medium"), ANIA, 0.0)).name == STANDARD
        better = replace(find_strategy(STANDARD), name="so far")
        await asyncio.sleep(0)
        advisers.workers.tell(50, 100, better)  # type: ignore[attr-defined]
        assert await advisers.strategy_at(game, Level("medium"), ANIA, 0.0) is better
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
            advisers.workers = slow = Slow()
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
            monkeypatch.setattr(advisers.workers, "do", look)
            assert await advisers.find(FIRST, Level("medium"), ANIA).work == found

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
    assert await advisers.workers.do(web_thoughts.knows_card, "small_fair")
    (preparation,) = advisers.strategies.values()
    await asyncio.wait([preparation.work])
    assert not preparation.has_failed
    await ania.send({"type": "advise", "turn": ania.question["turn"]})
    assert (await ania.until("advice"))["playouts"] > 0
    assert not ania.errors
    await ania.leave()
