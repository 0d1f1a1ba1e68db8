"""The processes that think for bots and about hints: what is urgent comes first, and who dies is replaced."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import suppress
from pathlib import Path

import pytest
import web_thoughts
from web_play import run

from demesne.levels.level import Level
from demesne.server.tables import worker_tasks
from demesne.server.tables.queue import HINT, REVIEW
from demesne.server.tables.workers import Busy, Failed, Workers


def test_workers_do_what_is_urgent_first_and_tell_how_far_they_are() -> None:
    async def work() -> None:
        workers = Workers(1, most_waiting=2)
        told: list[tuple[int, int, None]] = []
        done: list[str] = []

        async def echoed(said: str, urgency: int = 0) -> None:
            result, pid = await workers.do(web_thoughts.echo, said, urgency=urgency, tell=lambda *far: told.append(far))
            assert pid != os.getpid()
            done.append(result)

        first = asyncio.create_task(echoed("first"))
        await asyncio.sleep(0)
        later, now = asyncio.create_task(echoed("later", HINT)), asyncio.create_task(echoed("now"))
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await echoed("too many", HINT)
        await asyncio.gather(first, later, now)
        assert done == ["first", "now", "later"]
        assert told == [(1, 2, None)] * 3
        with pytest.raises(Failed, match="on purpose"):
            await workers.do(web_thoughts.fail)
        await workers.close()

    run(work())


def test_a_worker_that_dies_is_replaced_and_its_task_tried_once_more(tmp_path: Path) -> None:
    async def work() -> None:
        workers = Workers(1)
        begun = asyncio.Event()
        waiting = asyncio.create_task(workers.do(web_thoughts.wait_once, tmp_path / "mark", tell=lambda *_: begun.set()))
        await begun.wait()
        (worker,) = workers.busy
        os.kill(worker.process.pid, signal.SIGKILL)
        assert await waiting not in (None, os.getpid())
        with pytest.raises(Failed):
            await workers.do(web_thoughts.die)
        assert (await workers.do(web_thoughts.echo, "still there"))[0] == "still there"
        await workers.close()

    run(work())


def test_what_nobody_waits_for_is_stopped_and_what_can_wait_holds_nobody_up() -> None:
    async def work() -> None:
        workers = Workers(1)
        begun = asyncio.Event()
        given_up = asyncio.create_task(workers.do(web_thoughts.wait_to_be_stopped, urgency=REVIEW, tell=lambda *_: begun.set()))
        await begun.wait()
        assert (await workers.do(web_thoughts.echo, "urgent"))[0] == "urgent"
        (worker,) = workers.busy
        given_up.cancel()
        with suppress(asyncio.CancelledError):
            await given_up
        while worker in workers.busy:
            await asyncio.sleep(0.001)
        processes = [worker.process for worker in workers.idle]
        await workers.close()
        assert len(processes) == 2

    run(work())


def test_a_server_that_closes_leaves_no_process_behind() -> None:
    async def work() -> None:
        workers = Workers(1)
        begun = asyncio.Event()
        waiting = asyncio.create_task(workers.do(web_thoughts.wait_once, Path("nowhere"), tell=lambda *_: begun.set()))
        waiting.cancel()
        busy = asyncio.create_task(workers.do(web_thoughts.wait_to_be_stopped, tell=lambda *_: begun.set()))
        await begun.wait()
        (worker,) = workers.busy
        pid = worker.process.pid
        await workers.close()
        assert busy.cancelled()
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)

    run(work())


def test_however_much_a_bot_wants_to_think_there_is_an_end() -> None:
    assert worker_tasks.bounded(Level("hard", playouts=1_000_000)).seconds == worker_tasks.LONGEST
    assert worker_tasks.bounded(Level("hard")).seconds == Level("hard").timed().seconds
