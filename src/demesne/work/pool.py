"""A pool of workers for the jobs of a server: it takes jobs from a fair queue and has their tasks run beside the event loop.

A worker that dies is replaced, and its task is tried once more. A task that nobody waits for is stopped. Long tasks have
places of their own, so short tasks never wait for them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final

from demesne.engine.errors import DemesneError
from demesne.sets.card_files import CardFile
from demesne.work.job import Job, SingleTask, Visitor, Work
from demesne.work.queue import Busy, Capacity, JobQueue, failed
from demesne.work.shares import Shares
from demesne.work.task import Answer, Crash, Task, Tell, ignore_progress
from demesne.work.worker import DEAD, ProcessWorker, Worker, processors

log = logging.getLogger(__name__)
GRACE: Final = 0.3  # seconds in which a stopped task that is not interactive may still end by itself
OVERHEAD: Final = 0.002  # seconds that every task counts besides the time it used
WALL_CLOCK_FACTOR: Final = 20  # a task may take this many times its processor time by the clock


@dataclass(frozen=True)
class PoolSettings:
    """What differs between pools."""

    capacity: Capacity
    nice: int  # of workers for short tasks
    nice_long: int  # of workers for long tasks
    long_tasks: int = 1  # at a time; a network has one of them at most
    idle_seconds: float | None = None  # after which an idle worker is ended; None: never
    half_life: float | None = None  # seconds after which half of a visitor's use is forgotten (see `Shares`)
    charges_processor_time: bool = False  # a task counts by the processor time it used, not by the time it took


@dataclass(eq=False)
class Running:
    """A task that a worker runs now."""

    job: Job
    task: Task
    nice: int
    began: float


@dataclass(frozen=True)
class Idle:
    """A worker without a task."""

    nice: int
    since: float


class Pool:
    """Jobs, and the workers that run their tasks.

    `size` is the number of short tasks at a time: by default one less than there are processors, at least one. `hire` makes
    a worker of a nice level.
    """

    def __init__(
        self, settings: PoolSettings, cards: Sequence[CardFile] = (), size: int | None = None,
        hire: Callable[[int], Worker] | None = None,
    ) -> None:  # fmt: skip
        self.settings = settings
        self.cards = cards
        self.size = max(1, processors() - 1) if size is None else size
        self.hire: Callable[[int], Worker] = hire or (lambda nice: ProcessWorker(cards, nice))
        self.queue = JobQueue(settings.capacity, Shares(settings.half_life))
        self.idle: dict[Worker, Idle] = {}  # the worker that was busy last stands last
        self.busy: dict[Worker, Running] = {}
        self.threads: ThreadPoolExecutor | None = None
        self.background: set[asyncio.Task[None]] = set()
        self.is_closed = False

    # ------------------------------------------------------------ jobs
    def begin(self, work: Work, visitor: Visitor, ended: Callable[[Job], None] | None = None) -> Job:
        """Put a job in line, or raise an error if the queue is full."""
        self.check_room(visitor)
        job = Job(work, visitor, ended=ended)
        self.queue.put(job)
        asyncio.get_running_loop().call_soon(self.hand_out)
        return job

    async def do(self, task: Task, visitor: Visitor, priority: int = 0, tell: Tell = ignore_progress) -> Any:
        """The result of a single task. Cancelling this stops the task."""
        self.check_room(visitor)
        single = SingleTask(task)
        job = Job(single, visitor, is_brief=True, priority=priority, tell=tell)
        self.queue.put(job)
        self.hand_out()
        try:
            await job.end()
        finally:
            self.stop(job)
        if job.problem is not None:
            raise job.problem
        if job.state == "stopped":  # the pool has been closed
            raise asyncio.CancelledError
        return single.result

    def check_room(self, visitor: Visitor) -> None:
        """Raise an error if one more job of this visitor would be refused."""
        if self.is_closed:
            raise Busy
        self.queue.check_room(visitor)

    def stop(self, job: Job) -> None:
        """End a job: no more results are taken. A task that does not stop by itself dies with its worker."""
        if job.is_ended:
            return
        self.queue.settle(job, "stopped")
        loop = asyncio.get_running_loop()
        for worker, running in self.busy.items():
            if running.job is job and running.task.is_interactive:
                worker.stop(running.task)
            elif running.job is job:
                loop.call_later(GRACE, self.kill_if_running, worker, running)
        loop.call_soon(self.hand_out)

    def before(self, visitor: Visitor, priority: int) -> float:
        """How many jobs of at least this priority each worker has to do before one more of this visitor."""
        running = sum(running.job.priority <= priority for running in self.busy.values())
        return (self.queue.before(visitor, priority) + running) / self.size

    # ------------------------------------------------------------ handing out
    def hand_out(self) -> None:
        """Begin as many tasks as there are places."""
        for is_long in (False, True):
            while not self.is_closed and (job := self.next_job(is_long)) is not None:
                task = job.begin()
                self.queue.shares.begin(job.visitor)
                nice = self.settings.nice_long if is_long else self.settings.nice
                running = Running(job, task, nice, asyncio.get_running_loop().time())
                worker = self.free_worker(nice)
                self.busy[worker] = running
                self.spawn(self.run(worker, running))

    def next_job(self, is_long: bool) -> Job | None:
        """The job whose task may begin. Long tasks have their own places, and no network holds two of them."""
        long = {running.job.visitor.network for running in self.busy.values() if running.task.is_long}
        if is_long:
            return self.queue.next(True, long) if len(long) < self.settings.long_tasks else None
        short = sum(not running.task.is_long for running in self.busy.values())
        return self.queue.next(False) if short < self.size else None

    def free_worker(self, nice: int) -> Worker:
        """An idle worker of this nice level, else a new one."""
        for worker, idle in reversed(self.idle.items()):
            if idle.nice == nice:
                del self.idle[worker]
                return worker
        return self.hire(nice)

    # ------------------------------------------------------------ running
    async def run(self, worker: Worker, running: Running) -> None:
        """Have a worker run a task, and take the result."""
        loop = asyncio.get_running_loop()
        task = running.task
        self.threads = self.threads or ThreadPoolExecutor(self.size + self.settings.long_tasks, "worker")

        def tell(*news: object) -> None:
            loop.call_soon_threadsafe(running.job.tell, *news)

        limit = None
        if task.seconds is not None:
            limit = loop.call_later(WALL_CLOCK_FACTOR * task.seconds, self.kill_if_running, worker, running)
        try:
            answer = await loop.run_in_executor(self.threads, worker.run, task, tell)
        except DEAD:
            seconds = loop.time() - running.began
            self.leave(worker, running, seconds)
            self.spawn(asyncio.to_thread(worker.end))
            self.on_worker_death(running, seconds)
        except Exception as problem:  # the task cannot be pickled
            self.leave(worker, running, 0.0)
            self.spawn(asyncio.to_thread(worker.end))
            self.queue.fail(running.job, problem)
        else:
            took = loop.time() - running.began
            self.leave(worker, running, answer.seconds if self.settings.charges_processor_time else took)
            self.rest(worker, running.nice)
            self.take(running, answer)
        finally:
            if limit is not None:
                limit.cancel()
        self.hand_out()

    def leave(self, worker: Worker, running: Running, seconds: float) -> None:
        """A task has ended after so much time."""
        del self.busy[worker]
        running.job.under_way -= 1
        self.queue.shares.end(running.job.visitor, seconds + OVERHEAD)

    def take(self, running: Running, answer: Answer) -> None:
        """Give the result of a task to its job."""
        job = running.job
        if job.is_ended:
            return
        if isinstance(answer.error, Crash):
            log.error("a task failed: %s", answer.error.trace)
            self.queue.settle(job, "failed", failed())
        elif answer.error is not None:
            self.queue.settle(job, "failed", answer.error.problem())
        else:
            try:
                job.work.take(running.task, answer.result)
            except Exception as problem:
                self.queue.fail(job, problem)
                return
            self.queue.look_at(job)

    def on_worker_death(self, running: Running, seconds: float) -> None:
        """Try the task of a dead worker once more, unless the worker was killed because the task took too long."""
        job, task = running.job, running.task
        if job.is_ended or self.is_closed:
            return
        if task.seconds is not None and seconds >= task.seconds:
            self.queue.settle(job, "failed", too_long(task.seconds))
        elif task in job.retried:
            log.error("workers die of a task: %s", task.function.__qualname__)
            what = "the worker processes crashed on this job"
            self.queue.settle(job, "failed", DemesneError(what, "lab-died"))
        else:
            log.warning("a worker died and is replaced")
            job.retried.add(task)
            job.retries.append(task)

    def kill_if_running(self, worker: Worker, running: Running) -> None:
        """End a worker that is still running this task."""
        if self.busy.get(worker) is running:
            self.spawn(asyncio.to_thread(worker.end))

    # ------------------------------------------------------------ idle workers
    def rest(self, worker: Worker, nice: int) -> None:
        """Keep a worker for the next task."""
        loop = asyncio.get_running_loop()
        self.idle[worker] = idle = Idle(nice, loop.time())
        if self.settings.idle_seconds is not None:
            loop.call_later(self.settings.idle_seconds, self.retire, worker, idle)

    def retire(self, worker: Worker, idle: Idle) -> None:
        """End a worker that has been idle since then."""
        if self.idle.get(worker) is idle:
            del self.idle[worker]
            self.spawn(asyncio.to_thread(worker.end))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background until `close`."""
        task = asyncio.create_task(work)
        self.background.add(task)
        task.add_done_callback(self.background.discard)

    async def close(self) -> None:
        """Stop all jobs and end all workers."""
        self.is_closed = True
        for job in list(self.queue):
            self.queue.settle(job, "stopped")
        workers = [*self.idle, *self.busy]
        self.idle.clear()
        await asyncio.gather(*(asyncio.to_thread(worker.end) for worker in workers))
        await asyncio.gather(*self.background, return_exceptions=True)
        if self.threads is not None:
            self.threads.shutdown()


def too_long(seconds: float) -> DemesneError:
    """The error of a task that used too much time."""
    what = (
        f"this takes too long: a step that should take a moment was not finished after {seconds:g} seconds of computing; "
        "is there a strategy with endless conditions?"
    )
    return DemesneError(what, "lab-endless", seconds=int(seconds))
