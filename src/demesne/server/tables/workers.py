"""Processes beside the server that do what takes long, so that the tables of others need not wait.

They are spawned when there is first something to do. Each has a pipe of its own, so it is known what a worker that died was
doing; another one tries that once more. What nobody waits for any more is not begun, or stopped.

Bots of running games come first, then hints, reviews, and last the preparation of games (see `queue`). What may take long has a
worker of its own, to which the system gives only time that nobody else wants: so a person waits for none of it.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
import traceback
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final

from demesne.cards.files import CardFile, declare, declare_installed
from demesne.server.tables.queue import HINT, MOVE, Job, Queue, Task, Tell

log = logging.getLogger(__name__)
GONE: Final = (EOFError, OSError)  # what a pipe says whose other end is closed
TRIES: Final = 2  # workers that one task may cost
GOODBYE_WITHIN: Final = 2.0  # seconds in which a worker may end by itself
GENTLY: Final = 10  # how far the worker for what may take long gives way to others (`nice`)

Stop = Callable[[], bool]


class Failed(Exception):
    """A task that could not be done."""


class Busy(Failed):
    """A task that was not taken, because too many are waiting."""


# ---------------------------------------------------------------- in a worker
@dataclass(frozen=True)
class Progress:
    """How far a worker has come, and what it has found so far."""

    done: int
    total: int
    found: Any


@dataclass(frozen=True)
class Failure:
    """What went wrong in a worker, and where."""

    trace: str


def serve(pipe: Connection, cards: Sequence[CardFile], gently: int) -> None:
    """What a worker does all its life: until it is ended, or the server is gone. It knows the cards the server knows."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if gently and hasattr(os, "nice"):
        os.nice(gently)
    declare_installed()
    for card_file in cards:
        declare(card_file)
    with suppress(*GONE):
        while True:
            task = pipe.recv()
            if task is not None:  # otherwise something was to be stopped that was done already
                pipe.send(answer_to(task, pipe))


def answer_to(task: Task, pipe: Connection) -> Any:
    """During a task nothing comes by the pipe but the wish to stop."""
    try:
        return task.work(*task.arguments, pipe.poll, lambda *news: pipe.send(progress(*news)))
    except GONE:
        raise
    except Exception:
        return Failure(traceback.format_exc())


def progress(done: int, total: int, found: object = None) -> Progress:
    return Progress(done, total, found)


# ---------------------------------------------------------------- in the server
@contextmanager
def interrupts_held_back() -> Iterator[None]:
    """Ctrl-C goes to all processes of a terminal: a new one must not be hit before it can ignore it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Worker:
    """One process, which gives way to others (`gently`). It is talked to from threads; only `stop` is called from elsewhere."""

    def __init__(self, cards: Sequence[CardFile] = (), gently: int = 0) -> None:
        self.cards = cards
        self.gently = gently
        self.process: Any = None
        self.pipe: Connection | None = None
        self.lock = threading.Lock()
        self.is_working = False
        self.is_to_stop = False
        self.is_ended = False

    def started(self) -> Connection:
        """The pipe to the process, which is started if need be."""
        if self.is_ended:
            raise EOFError
        if self.pipe is None:
            context = get_context("spawn")
            pipe, other_end = context.Pipe()
            process = context.Process(target=serve, args=(other_end, self.cards, self.gently), daemon=True)
            with interrupts_held_back():
                process.start()
            other_end.close()
            self.process, self.pipe = process, pipe
        return self.pipe

    def do(self, task: Task, tell: Tell) -> Any:
        """Wait for the result of a task. A worker that dies raises one of `GONE`."""
        with self.lock:
            pipe = self.started()
            pipe.send(task)
            self.is_working = True
            if self.is_to_stop:
                pipe.send(None)
        try:
            while isinstance(said := pipe.recv(), Progress):
                tell(said.done, said.total, said.found)
        finally:
            self.is_working = False
        return said

    def stop(self) -> None:
        """Nobody waits for the result any more."""
        with self.lock, suppress(OSError):
            self.is_to_stop = True
            if self.is_working and self.pipe is not None:
                self.pipe.send(None)

    def end(self) -> None:
        with self.lock:
            was_ended, self.is_ended = self.is_ended, True
        if was_ended or self.process is None or self.pipe is None:
            return
        self.process.terminate()
        self.process.join(GOODBYE_WITHIN)
        if self.process.exitcode is None:
            self.process.kill()
            self.process.join()
        self.process.close()
        self.pipe.close()


def processors() -> int:
    """How many this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def ignore(done: int, total: int, found: object) -> None:
    """For tasks of which nobody wants to know how far they are."""


class Workers:
    """All of them, and what waits for them."""

    def __init__(self, size: int | None = None, most_waiting: int = 200, cards: Sequence[CardFile] = ()) -> None:
        self.size = max(1, processors() - 1) if size is None else size
        self.cards = cards
        self.waiting = Queue(most_waiting)
        self.idle: list[Worker] = []
        self.busy: dict[Worker, Job] = {}
        self.threads: ThreadPoolExecutor | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.is_closed = False

    async def do(
        self, work: Callable[..., Any], *arguments: Any, urgency: int = MOVE, visitor: str = "", tell: Tell = ignore
    ) -> Any:  # fmt: skip
        """The result of some work for a visitor, or `Failed`. Whoever gives up waiting stops it.

        The work is a function of a module; it is called with its arguments, then `stop` and `tell`.
        """
        if self.is_closed:
            raise Busy
        job = Job(urgency, visitor, Task(work, arguments), tell, asyncio.get_running_loop().create_future())
        for one_too_many in self.waiting.put(job):
            if not one_too_many.result.done():
                one_too_many.result.set_exception(Busy())
        self.hand_out()
        try:
            return await job.result
        finally:
            self.give_up(job)

    def give_up(self, job: Job) -> None:
        """The job is done, or nobody waits for it."""
        self.waiting.remove(job)
        for worker, doing in self.busy.items():
            if doing is job:
                worker.stop()

    def before(self, visitor: str) -> float:
        """How many urgent tasks each worker has to do before one more of this visitor, as all get their share."""
        working = sum(job.urgency <= HINT for job in self.busy.values())
        return (self.waiting.before(visitor) + working) / self.size

    # ------------------------------------------------------------ handing out
    def hand_out(self) -> None:
        while not self.is_closed and (job := self.next_job()) is not None:
            worker = self.choose(job.is_slow)
            worker.is_to_stop = False
            self.busy[worker] = job
            self.waiting.begin(job)
            task = asyncio.create_task(self.let_work(worker, job))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    def next_job(self) -> Job | None:
        """Of what may take long one is done at a time, beside all that is urgent."""
        slow = sum(job.is_slow for job in self.busy.values())
        return self.waiting.take(urgent=len(self.busy) - slow < self.size, slow=slow == 0)

    def choose(self, is_slow: bool) -> Worker:
        """Whoever is idle, otherwise somebody new."""
        gently = GENTLY if is_slow else 0
        for worker in self.idle:
            if worker.gently == gently:
                self.idle.remove(worker)
                return worker
        return Worker(self.cards, gently)

    async def let_work(self, worker: Worker, job: Job) -> None:
        loop = asyncio.get_running_loop()
        self.threads = self.threads or ThreadPoolExecutor(self.size + 1, "worker")

        def tell(done: int, total: int, found: object) -> None:
            loop.call_soon_threadsafe(job.tell, done, total, found)

        try:
            said = await loop.run_in_executor(self.threads, worker.do, job.task, tell)
        except GONE:
            self.waiting.end(job)
            self.bury(worker, job)
        else:
            self.waiting.end(job)
            del self.busy[worker]
            self.idle.append(worker)
            settle(job, said)
        self.hand_out()

    def bury(self, worker: Worker, job: Job) -> None:
        """A worker died. Another one gets its task, unless it has been the end of too many already."""
        if worker not in self.busy:
            return  # this process ended it
        del self.busy[worker]
        worker.end()
        if self.is_closed:
            return
        log.warning("a worker died and is replaced")
        job.tries += 1
        if job.tries >= TRIES:
            settle(job, Failure("workers die of it"))
        elif not job.result.done():
            self.waiting.put_back(job)

    async def close(self) -> None:
        """End all of them. Whoever still waits for something gets nothing."""
        self.is_closed = True
        workers = [*self.idle, *self.busy]
        for job in [*self.waiting, *self.busy.values()]:
            job.result.cancel()
        self.waiting.clear()
        self.idle, self.busy = [], {}
        await asyncio.gather(*(asyncio.to_thread(worker.end) for worker in workers))
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.threads is not None:
            self.threads.shutdown()


def settle(job: Job, said: object) -> None:
    """Tell whoever waits, unless he has gone."""
    if job.result.done():
        return
    if isinstance(said, Failure):
        log.error("a worker failed: %s", said.trace)
        job.result.set_exception(Failed(said.trace))
    else:
        job.result.set_result(said)
