"""The processes that think for bots and about hints: what is urgent comes first, and who dies is replaced."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
import web_thoughts
from web_play import run
from web_thoughts import think

from demesne.engine.errors import DemesneError
from demesne.levels.level import HARD
from demesne.server.tables import worker_tasks
from demesne.server.tables.advisers import HINT, REVIEW, thinking_pool
from demesne.work.queue import Busy
from demesne.work.worker import ProcessWorker


def test_workers_do_what_is_urgent_first_and_tell_how_far_they_are(caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        pool = thinking_pool(1, most_waiting=2)
        told: list[tuple[int, int, None]] = []
        done: list[str] = []

        async def echoed(said: str, priority: int = 0) -> None:
            result, pid = await think(pool, web_thoughts.echo, said, priority=priority, tell=lambda *far: told.append(far))
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
        with pytest.raises(DemesneError) as raised:
            await think(pool, web_thoughts.fail)
        assert raised.value.key == "web-failed"
        assert "on purpose" in caplog.text
        await pool.close()

    run(work())


def test_a_worker_that_dies_is_replaced_and_its_task_tried_once_more(tmp_path: Path) -> None:
    async def work() -> None:
        pool = thinking_pool(1)
        begun = asyncio.Event()
        waiting = asyncio.create_task(think(pool, web_thoughts.wait_once, tmp_path / "mark", tell=lambda *_: begun.set()))
        await begun.wait()
        (worker,) = pool.busy
        assert isinstance(worker, ProcessWorker)
        os.kill(worker.process.pid, signal.SIGKILL)
        assert await waiting not in (None, os.getpid())
        with pytest.raises(DemesneError):
            await think(pool, web_thoughts.die)
        assert (await think(pool, web_thoughts.echo, "still there"))[0] == "still there"
        await pool.close()

    run(work())


def test_what_nobody_waits_for_is_stopped_and_what_can_wait_holds_nobody_up() -> None:
    async def work() -> None:
        pool = thinking_pool(1)
        begun = asyncio.Event()
        given_up = asyncio.create_task(
            think(pool, web_thoughts.wait_to_be_stopped, priority=REVIEW, tell=lambda *_: begun.set())
        )
        await begun.wait()
        assert (await think(pool, web_thoughts.echo, "urgent"))[0] == "urgent"
        (worker,) = pool.busy
        given_up.cancel()
        with suppress(asyncio.CancelledError):
            await given_up
        while worker in pool.busy:
            await asyncio.sleep(0.001)
        assert [idle.nice for idle in pool.idle.values()] == [0, 10]
        await pool.close()

    run(work())


def test_a_result_does_not_wait_for_what_is_more_urgent(tmp_path: Path) -> None:
    async def work() -> None:
        pool = thinking_pool(1)
        begun = asyncio.Event()
        hint = asyncio.create_task(
            think(pool, web_thoughts.wait_for, tmp_path / "mark", priority=HINT, tell=lambda *_: begun.set())
        )
        await begun.wait()
        move = asyncio.create_task(think(pool, web_thoughts.wait_to_be_stopped))
        await asyncio.sleep(0)
        (tmp_path / "mark").touch()
        done, _ = await asyncio.wait([hint, move], return_when=asyncio.FIRST_COMPLETED)
        assert done == {hint}
        assert hint.result() == "there"
        await pool.close()

    run(work())


def test_a_server_that_closes_leaves_no_process_behind() -> None:
    async def work() -> None:
        pool = thinking_pool(1)
        begun = asyncio.Event()
        waiting = asyncio.create_task(think(pool, web_thoughts.wait_once, Path("nowhere"), tell=lambda *_: begun.set()))
        waiting.cancel()
        busy = asyncio.create_task(think(pool, web_thoughts.wait_to_be_stopped, tell=lambda *_: begun.set()))
        await begun.wait()
        (worker,) = pool.busy
        assert isinstance(worker, ProcessWorker)
        pid = worker.process.pid
        await pool.close()
        assert busy.cancelled()
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)

    run(work())


def test_however_much_a_bot_wants_to_think_there_is_an_end() -> None:
    assert worker_tasks.bounded(replace(HARD, playouts=1_000_000)).seconds == worker_tasks.LONGEST
    assert worker_tasks.bounded(HARD).seconds == HARD.timed().seconds
