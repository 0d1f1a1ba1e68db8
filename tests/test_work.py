"""Workers and their queue: visitors take turns, what is stopped frees its process, and nothing waits for what is endless."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import work_tasks
from web_play import run

from demesne.engine.errors import DemesneError
from demesne.server.laboratory.laboratory import SETTINGS
from demesne.work import pool as pool_module
from demesne.work.job import Visitor
from demesne.work.pool import Pool, PoolSettings
from demesne.work.shares import Shares
from demesne.work.task import Task

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
    return [Task(work_tasks.echo, (i,)) for i in range(n)]


@asynccontextmanager
async def laboratory_pool(size: int = 1, settings: PoolSettings = SETTINGS) -> AsyncIterator[Pool]:
    made = Pool(settings, size=size)
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
        async with laboratory_pool() as pool:
            taken: list[str] = []
            first = pool.begin(Many("first", echoes(20), taken), ANNE)
            second = pool.begin(Many("second", echoes(2), taken), ANNE)
            other = pool.begin(Many("other", echoes(5), taken), BELA)
            assert (first.ahead, second.ahead, other.ahead) == (0, 1, 0)
            said, pid = await pool.do(Task(work_tasks.echo, ("brief",)), ANNE)
            assert said == "brief"
            assert pid != os.getpid()
            assert second.state == "waiting"
            for job in (first, second, other):
                await job.end()
                assert job.state == "done"
            assert taken.index("second") == max(i for i, name in enumerate(taken) if name == "first") + 1
            assert len(taken) - 1 - taken[::-1].index("other") < 20  # she has not waited for his twenty
            assert not pool.queue.lines
            assert not pool.queue.shares.working

    run(work())


def test_a_task_may_wait_for_a_result() -> None:
    class Steps:
        def __init__(self) -> None:
            self.last = 0

        def tasks(self) -> Iterator[Task | None]:
            for i in range(1, 4):
                yield Task(work_tasks.echo, (self.last + 1,))
                while self.last < i:
                    yield None

        def take(self, task: Task, result: Any) -> None:
            self.last = result[0]

    async def work() -> None:
        async with laboratory_pool(2) as pool:
            steps = Steps()
            await pool.begin(steps, ANNE).end()
            assert steps.last == 3

    run(work())


def test_stopping_frees_the_process_and_keeps_what_was_taken(tmp_path: Path) -> None:
    async def work() -> None:
        async with laboratory_pool() as pool:
            taken: list[str] = []
            ended: list[str] = []
            spinning = Task(work_tasks.spin, (str(tmp_path / "mark"),))
            many = Many("run", [*echoes(1), spinning, *echoes(5)], taken)
            job = pool.begin(many, ANNE, lambda job: ended.append(job.state))
            pid = await pid_in(tmp_path / "mark")
            pool.stop(job)
            assert job.state == "stopped"
            assert ended == ["stopped"]
            assert (await pool.do(Task(work_tasks.echo, ("next",)), BELA))[1] != pid
            while is_alive(pid):
                await asyncio.sleep(0.01)
            assert taken == ["run"]
            pool.stop(job)
            assert ended == ["stopped"]

    run(work())


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="this system does not count processor time")
def test_what_is_endless_fails_and_so_does_what_kills_processes(tmp_path: Path) -> None:
    async def work() -> None:
        async with laboratory_pool() as pool:
            for task, key in (
                (Task(work_tasks.spin, seconds=0.2), "lab-endless"),
                (Task(work_tasks.die), "lab-died"),
                (Task(work_tasks.fail), "web-failed"),
                (Task(lambda: None), "web-failed"),
            ):
                with pytest.raises(DemesneError) as raised:
                    await pool.do(task, ANNE)
                assert raised.value.key == key
            assert await pool.do(Task(work_tasks.die_once, (str(tmp_path / "mark"),)), ANNE) == "done"
            with pytest.raises(DemesneError) as raised:
                await pool.do(Task(work_tasks.refuse), ANNE)
            inner = raised.value.values["problem"]
            assert isinstance(inner, DemesneError)
            assert inner.key == "strategy-no-buy"

    run(work())


def test_a_task_that_sleeps_is_killed_by_the_clock_and_hurts_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool_module, "WALL_CLOCK_FACTOR", 4)

    async def work() -> None:
        async with laboratory_pool(2) as pool:
            asleep = asyncio.create_task(pool.do(Task(work_tasks.sleep, (600,), seconds=0.5), ANNE))
            await asyncio.sleep(0)
            first = (await pool.do(Task(work_tasks.echo, ("first",)), BELA))[1]
            with pytest.raises(DemesneError) as raised:
                await asleep
            assert raised.value.key == "lab-endless"
            assert await pool.do(Task(work_tasks.echo, ("second",)), BELA) == ("second", first)

    run(work())


def test_a_long_task_holds_up_no_short_one_and_all_give_way_to_others(tmp_path: Path) -> None:
    async def work() -> None:
        async with laboratory_pool() as pool:
            spinning = Task(work_tasks.spin, (str(tmp_path / "mark"),), is_long=True)
            long = pool.begin(Many("long", [spinning], []), ANNE)
            await pid_in(tmp_path / "mark")
            assert await pool.do(Task(work_tasks.how_nice), BELA) == 19
            assert long.state == "running"
            assert len(pool.busy) == 1

    run(work())


def test_one_network_does_not_hold_all_places_for_what_takes_long(tmp_path: Path) -> None:
    """Whoever has game after game with Hard played keeps nobody else from looking for the strategy of a level."""

    async def work() -> None:
        async with laboratory_pool() as pool:
            endless = [Task(work_tasks.spin, (str(tmp_path / str(i)),), is_long=True) for i in range(3)]
            jobs = [pool.begin(Many("", [task], []), Visitor("2.2.2.2", str(i))) for i, task in enumerate(endless)]
            await pid_in(tmp_path / "0")
            assert (await pool.do(Task(work_tasks.echo, (7,), is_long=True), ANNE))[0] == 7
            assert [job.state for job in jobs] == ["running", "waiting", "waiting"]

    run(work())


def test_only_so_much_may_wait() -> None:
    async def work() -> None:
        async with laboratory_pool() as pool:
            jobs = [pool.begin(Many("", echoes(1), []), ANNE) for _ in range(SETTINGS.capacity.per_visitor or 0)]
            with pytest.raises(DemesneError) as raised:
                pool.begin(Many("", echoes(1), []), ANNE)
            assert raised.value.key == "lab-too-many"
            for i in range(SETTINGS.capacity.per_network or 0):
                pool.begin(Many("", echoes(1), []), Visitor("3.3.3.3", str(i)))
            with pytest.raises(DemesneError) as raised:
                pool.begin(Many("", echoes(1), []), Visitor("3.3.3.3", "one too many"))
            assert raised.value.key == "lab-busy"
            for job in jobs:
                pool.stop(job)

    run(work())


def test_processes_without_work_are_ended() -> None:
    async def work() -> None:
        async with laboratory_pool(settings=replace(SETTINGS, idle_seconds=0.05)) as pool:
            _, pid = await pool.do(Task(work_tasks.echo, ("",)), ANNE)
            while is_alive(pid):
                await asyncio.sleep(0.01)
            assert not pool.idle

    run(work())


FIRST_WORKER = """
import os, signal
import work_tasks
from demesne.work.task import Task
from demesne.work.worker import ProcessWorker

if __name__ == "__main__":
    worker = ProcessWorker()
    worker.start()
    os.kill(worker.process.pid, signal.SIGINT)
    print(worker.run(Task(work_tasks.echo, ("alive",)), print).unwrap()[0])
    worker.end()
"""


@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="this system cannot hold signals back")
def test_ctrl_c_does_not_reach_a_first_worker_that_is_starting(tmp_path: Path) -> None:
    """In a program of its own: the first start of a process also starts one of the library, which unblocks SIGINT."""
    script = tmp_path / "first_worker.py"
    script.write_text(FIRST_WORKER, encoding="utf-8")
    path = os.pathsep.join([str(Path(__file__).parent), *sys.path])
    done = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, timeout=600, env={**os.environ, "PYTHONPATH": path}
    )
    assert (done.stdout.splitlines()[-1:], done.stderr) == (["alive"], "")
