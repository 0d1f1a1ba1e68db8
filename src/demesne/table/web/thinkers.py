"""Processes beside the server that do what takes long, so that the tables of others need not wait.

They are spawned when there is first something to do. Each has a pipe of its own, so it is known what a thinker that died was
doing; another one tries that once more. What nobody waits for any more is not begun, or stopped.
"""

from __future__ import annotations

import asyncio
import heapq
import logging
import os
import signal
import threading
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final

log = logging.getLogger(__name__)
GONE: Final = (EOFError, OSError)  # what a pipe says whose other end is closed
TRIES: Final = 2  # thinkers that one task may cost
GOODBYE_WITHIN: Final = 2.0  # seconds in which a thinker may end by itself
NOW, LATER = 0, 1  # how urgent a task is

Stop = Callable[[], bool]
Tell = Callable[[int, int], None]
Work = Callable[..., Any]  # of a module; it is called with its arguments, then `stop` and `tell`


class Failed(Exception):
    """A task that could not be done."""


class Busy(Failed):
    """A task that was not taken, because too many are waiting."""


# ---------------------------------------------------------------- in a thinker
@dataclass(frozen=True)
class Task:
    """What a thinker is to do."""

    work: Work
    arguments: tuple[Any, ...]


@dataclass(frozen=True)
class Progress:
    """How far a thinker has come."""

    done: int
    total: int


@dataclass(frozen=True)
class Failure:
    """What went wrong in a thinker, and where."""

    trace: str


def serve(pipe: Connection) -> None:
    """What a thinker does all its life: until it is ended, or the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(*GONE):
        while True:
            task = pipe.recv()
            if task is not None:  # otherwise something was to be stopped that was done already
                pipe.send(answer_to(task, pipe))


def answer_to(task: Task, pipe: Connection) -> Any:
    """During a task nothing comes by the pipe but the wish to stop."""
    try:
        return task.work(*task.arguments, pipe.poll, lambda done, total: pipe.send(Progress(done, total)))
    except GONE:
        raise
    except Exception:
        return Failure(traceback.format_exc())


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


class Thinker:
    """One process. It is talked to from threads; only `stop` is called from elsewhere."""

    def __init__(self) -> None:
        self.process: Any = None
        self.pipe: Connection | None = None
        self.knows: set[object] = set()  # what it has thought about before
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
            self.pipe, other_end = context.Pipe()
            self.process = context.Process(target=serve, args=(other_end,), daemon=True)
            with interrupts_held_back():
                self.process.start()
            other_end.close()
        return self.pipe

    def do(self, task: Task, tell: Tell) -> Any:
        """Wait for the result of a task. A thinker that dies raises one of `GONE`."""
        with self.lock:
            pipe = self.started()
            pipe.send(task)
            self.is_working = True
            if self.is_to_stop:
                pipe.send(None)
        try:
            while isinstance(said := pipe.recv(), Progress):
                tell(said.done, said.total)
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
            self.is_ended = True
        if self.process is None or self.pipe is None:
            return
        self.process.terminate()
        self.process.join(GOODBYE_WITHIN)
        if self.process.exitcode is None:
            self.process.kill()
            self.process.join()
        self.process.close()
        self.pipe.close()


@dataclass(order=True)
class Job:
    """A task that somebody waits for."""

    urgency: int
    number: int
    task: Task = field(compare=False)
    topic: object = field(compare=False)  # a thinker that knows it is the quickest
    tell: Tell = field(compare=False)
    result: asyncio.Future[Any] = field(compare=False)
    tries: int = field(default=0, compare=False)


def processors() -> int:
    """How many this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def ignore(done: int, total: int) -> None:
    """For tasks of which nobody wants to know how far they are."""


class Thinkers:
    """All of them, and what waits for them."""

    def __init__(self, size: int | None = None, most_waiting: int = 200) -> None:
        self.size = max(1, processors() - 1) if size is None else size
        self.most_waiting = most_waiting
        self.waiting: list[Job] = []
        self.idle: list[Thinker] = []
        self.busy: dict[Thinker, Job] = {}
        self.number = 0
        self.threads: ThreadPoolExecutor | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.is_closed = False

    async def do(self, work: Work, *arguments: Any, urgency: int = NOW, topic: object = None, tell: Tell = ignore) -> Any:
        """The result of some work, or `Failed`. Whoever gives up waiting stops it."""
        if self.is_closed or len(self.waiting) >= self.most_waiting:
            raise Busy
        self.number += 1
        result = asyncio.get_running_loop().create_future()
        job = Job(urgency, self.number, Task(work, arguments), topic, tell, result)
        heapq.heappush(self.waiting, job)
        self.hand_out()
        try:
            return await result
        finally:
            self.give_up(job)

    def give_up(self, job: Job) -> None:
        """The job is done, or nobody waits for it."""
        if job in self.waiting:
            self.waiting.remove(job)
            heapq.heapify(self.waiting)
        for thinker, doing in self.busy.items():
            if doing is job:
                thinker.stop()

    @property
    def queue(self) -> float:
        """How many tasks each thinker has to do first."""
        return (len(self.waiting) + len(self.busy)) / self.size

    # ------------------------------------------------------------ handing out
    def hand_out(self) -> None:
        while self.waiting and self.can_take(self.waiting[0]):
            job = heapq.heappop(self.waiting)
            thinker = self.choose(job.topic)
            thinker.is_to_stop = False
            self.busy[thinker] = job
            task = asyncio.create_task(self.let_work(thinker, job))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    def can_take(self, job: Job) -> bool:
        """Of what can wait one is done at a time, and nothing waits for it that cannot: then there is one thinker more."""
        later = sum(doing.urgency == LATER for doing in self.busy.values())
        if job.urgency == LATER:
            return not self.is_closed and later == 0 and len(self.busy) < self.size
        return not self.is_closed and len(self.busy) - later < self.size

    def choose(self, topic: object) -> Thinker:
        """Who knows the topic, otherwise whoever is idle, otherwise somebody new."""
        knowing = [thinker for thinker in self.idle if topic in thinker.knows]
        if not knowing and not self.idle:
            return Thinker()
        thinker = (knowing or self.idle)[0]
        self.idle.remove(thinker)
        return thinker

    async def let_work(self, thinker: Thinker, job: Job) -> None:
        loop = asyncio.get_running_loop()
        self.threads = self.threads or ThreadPoolExecutor(self.size + 1, "thinker")

        def tell(done: int, total: int) -> None:
            loop.call_soon_threadsafe(job.tell, done, total)

        try:
            said = await loop.run_in_executor(self.threads, thinker.do, job.task, tell)
        except GONE:
            self.bury(thinker, job)
        else:
            del self.busy[thinker]
            thinker.knows.add(job.topic)
            self.idle.append(thinker)
            settle(job, said)
        self.hand_out()

    def bury(self, thinker: Thinker, job: Job) -> None:
        """A thinker died. Another one gets its task, unless it has been the end of too many already."""
        if thinker not in self.busy:
            return  # this process ended it
        del self.busy[thinker]
        thinker.end()
        if self.is_closed:
            return
        log.warning("a thinker died and is replaced")
        job.tries += 1
        if job.tries >= TRIES:
            settle(job, Failure("thinkers die of it"))
        elif not job.result.done():
            heapq.heappush(self.waiting, job)

    async def close(self) -> None:
        """End all of them. Whoever still waits for something gets nothing."""
        self.is_closed = True
        thinkers = [*self.idle, *self.busy]
        for job in [*self.waiting, *self.busy.values()]:
            job.result.cancel()
        self.waiting, self.idle, self.busy = [], [], {}
        await asyncio.gather(*(asyncio.to_thread(thinker.end) for thinker in thinkers))
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.threads is not None:
            self.threads.shutdown()


def settle(job: Job, said: object) -> None:
    """Tell whoever waits, unless he has gone."""
    if job.result.done():
        return
    if isinstance(said, Failure):
        log.error("a thinker failed: %s", said.trace)
        job.result.set_exception(Failed(said.trace))
    else:
        job.result.set_result(said)
