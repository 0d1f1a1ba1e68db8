"""Work beside the server: visitors take turns, what is stopped frees its process, and nothing waits for what is endless."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import laboratory_tasks
import pytest
from web_play import run

from demesne.engine.errors import DemesneError
from demesne.server.laboratory import work as work_module
from demesne.server.laboratory.shares import Shares, Visitor
from demesne.server.laboratory.work import Task, Workshop

ANNE, BELA, CYRIL = Visitor("1.1.1.1", "anne"), Visitor("2.2.2.2", "bela"), Visitor("2.2.2.2", "cyril")


class Many:
    """So many tasks, each of which is noted when its result is taken."""

    def __init__(self, name: str, tasks: list[Task | None], taken: list[str]) -> None:
        self.name = name
        self.given = tasks
        self.taken = taken

    def tasks(self) -> Iterator[Task | None]:
        yield from self.given

    def take(self, task: Task, result: Any) -> None:
        self.taken.append(self.name)


def echoes(n: int) -> list[Task | None]:
    return [Task(laboratory_tasks.echo, (i,)) for i in range(n)]


@asynccontextmanager
async def workshop(size: int = 1) -> AsyncIterator[Workshop]:
    made = Workshop(size=size)
    try:
        yield made
    finally:
        await made.close()


async def pid_in(mark: Path) -> int:
    while not mark.exists() or not mark.read_text(encoding="utf-8"):
        await asyncio.sleep(0.01)
    return int(mark.read_text(encoding="utf-8"))


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_shares_are_those_of_networks_and_within_them_of_visitors() -> None:
    shares = Shares()
    had = dict.fromkeys((ANNE, BELA, CYRIL), 0)
    for visitor in had:
        shares.come(visitor, [other for other in had if other != visitor])
    for _ in range(100):
        visitor = shares.next(had)
        shares.begin(visitor)
        shares.end(visitor, {ANNE: 1.0, BELA: 0.5, CYRIL: 0.25}[visitor])
        had[visitor] += 1
    used = {ANNE: had[ANNE], BELA: had[BELA] * 0.5, CYRIL: had[CYRIL] * 0.25}
    assert abs(used[ANNE] - used[BELA] - used[CYRIL]) <= 1
    assert abs(used[BELA] - used[CYRIL]) <= 1


def test_whoever_comes_later_gets_his_share_and_no_more() -> None:
    shares = Shares()
    shares.come(ANNE, [])
    shares.begin(ANNE)
    shares.end(ANNE, 1000.0)
    shares.come(BELA, [ANNE])
    turns = []
    for _ in range(10):
        visitor = shares.next([ANNE, BELA])
        turns.append(visitor)
        shares.begin(visitor)
        shares.end(visitor, 1.0)
    assert turns.count(ANNE) == turns.count(BELA) == 5


def test_visitors_take_turns_and_what_one_has_is_done_in_order() -> None:
    async def work() -> None:
        async with workshop() as shop:
            taken: list[str] = []
            first = shop.begin(Many("first", echoes(20), taken), ANNE)
            second = shop.begin(Many("second", echoes(2), taken), ANNE)
            other = shop.begin(Many("other", echoes(5), taken), BELA)
            assert (first.ahead, second.ahead, other.ahead) == (0, 1, 0)
            said, pid = await shop.do(Task(laboratory_tasks.echo, ("brief",)), ANNE)
            assert said == "brief"
            assert pid != os.getpid()
            assert second.state == "waiting"
            for piece in (first, second, other):
                await piece.end()
                assert piece.state == "done"
            assert taken.index("second") == max(i for i, name in enumerate(taken) if name == "first") + 1
            assert len(taken) - 1 - taken[::-1].index("other") < 20  # she has not waited for his twenty
            assert not shop.lines
            assert not shop.shares.working

    run(work())


def test_a_task_may_wait_for_a_result() -> None:
    class Steps:
        def __init__(self) -> None:
            self.last = 0

        def tasks(self) -> Iterator[Task | None]:
            for i in range(1, 4):
                yield Task(laboratory_tasks.echo, (self.last + 1,))
                while self.last < i:
                    yield None

        def take(self, task: Task, result: Any) -> None:
            self.last = result[0]

    async def work() -> None:
        async with workshop(2) as shop:
            steps = Steps()
            await shop.begin(steps, ANNE).end()
            assert steps.last == 3

    run(work())


def test_stopping_frees_the_process_and_keeps_what_was_taken(tmp_path: Path) -> None:
    async def work() -> None:
        async with workshop() as shop:
            taken: list[str] = []
            ended: list[str] = []
            spinning = Task(laboratory_tasks.spin, (str(tmp_path / "mark"),))
            many = Many("run", [*echoes(1), spinning, *echoes(5)], taken)
            piece = shop.begin(many, ANNE, lambda piece: ended.append(piece.state))
            pid = await pid_in(tmp_path / "mark")
            shop.stop(piece)
            assert piece.state == "stopped"
            assert ended == ["stopped"]
            assert (await shop.do(Task(laboratory_tasks.echo, ("next",)), BELA))[1] != pid
            while is_alive(pid):
                await asyncio.sleep(0.01)
            assert taken == ["run"]
            shop.stop(piece)
            assert ended == ["stopped"]

    run(work())


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="this system does not count processor time")
def test_what_is_endless_fails_and_so_does_what_kills_processes(tmp_path: Path) -> None:
    async def work() -> None:
        async with workshop() as shop:
            for task, key in (
                (Task(laboratory_tasks.spin, seconds=0.2), "lab-endless"),
                (Task(laboratory_tasks.die), "lab-died"),
                (Task(laboratory_tasks.fail), "web-failed"),
                (Task(lambda: None), "web-failed"),
            ):
                with pytest.raises(DemesneError) as raised:
                    await shop.do(task, ANNE)
                assert raised.value.key == key
            assert await shop.do(Task(laboratory_tasks.die_once, (str(tmp_path / "mark"),)), ANNE) == "done"
            with pytest.raises(DemesneError) as raised:
                await shop.do(Task(laboratory_tasks.refuse), ANNE)
            inner = raised.value.values["problem"]
            assert isinstance(inner, DemesneError)
            assert inner.key == "strategy-no-buy"

    run(work())


def test_a_long_task_holds_up_no_short_one_and_all_give_way_to_others(tmp_path: Path) -> None:
    async def work() -> None:
        async with workshop() as shop:
            spinning = Task(laboratory_tasks.spin, (str(tmp_path / "mark"),), is_long=True)
            long = shop.begin(Many("long", [spinning], []), ANNE)
            await pid_in(tmp_path / "mark")
            assert await shop.do(Task(laboratory_tasks.how_nice), BELA) == 19
            assert long.state == "running"
            assert len(shop.busy) == 1

    run(work())


def test_one_network_does_not_hold_all_places_for_what_takes_long(tmp_path: Path) -> None:
    """Whoever has game after game with Hard played keeps nobody else from looking for the strategy of a level."""

    async def work() -> None:
        async with workshop() as shop:
            endless = [Task(laboratory_tasks.spin, (str(tmp_path / str(i)),), is_long=True) for i in range(3)]
            pieces = [shop.begin(Many("", [task], []), Visitor("2.2.2.2", str(i))) for i, task in enumerate(endless)]
            await pid_in(tmp_path / "0")
            assert (await shop.do(Task(laboratory_tasks.echo, (7,), is_long=True), ANNE))[0] == 7
            assert [piece.state for piece in pieces] == ["running", "waiting", "waiting"]

    run(work())


def test_only_so_much_may_wait() -> None:
    async def work() -> None:
        async with workshop() as shop:
            pieces = [shop.begin(Many("", echoes(1), []), ANNE) for _ in range(work_module.MOST_EACH)]
            with pytest.raises(DemesneError) as raised:
                shop.begin(Many("", echoes(1), []), ANNE)
            assert raised.value.key == "lab-too-many"
            for i in range(work_module.MOST_NETWORK):
                shop.begin(Many("", echoes(1), []), Visitor("3.3.3.3", str(i)))
            with pytest.raises(DemesneError) as raised:
                shop.begin(Many("", echoes(1), []), Visitor("3.3.3.3", "one too many"))
            assert raised.value.key == "lab-busy"
            for piece in pieces:
                shop.stop(piece)

    run(work())


def test_processes_without_work_are_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work_module, "IDLE", 0.05)

    async def work() -> None:
        async with workshop() as shop:
            _, pid = await shop.do(Task(laboratory_tasks.echo, ("",)), ANNE)
            while is_alive(pid):
                await asyncio.sleep(0.01)
            assert not shop.idle

    run(work())
