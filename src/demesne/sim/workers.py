"""Several processes on this machine that play chunks: this one, and workers beside it.

Workers are spawned, not forked, so that it is the same on every system and safe in programs with threads. As that takes a
moment, this process begins alone, and short runs are over before anybody comes to help. Each worker has a pipe of its own,
so it is known which games a worker that died was playing.
"""

from __future__ import annotations

import signal
import traceback
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.resource_tracker import ensure_running
from typing import Final

from demesne.engine.errors import DemesneError
from demesne.sim.chunks import Job, Outcome, Outcomes, play, play_elsewhere

MOST_DEATHS: Final = 3  # of workers at one job
AHEAD: Final = 3  # jobs a worker has, so that it need not wait for the next while this process plays
PATIENCE: Final = 0.5  # seconds, after which a keyboard interrupt is noticed even where waiting cannot be interrupted
READY: Final = "ready"  # the first thing a worker says
GONE: Final = (EOFError, OSError)  # what a pipe says whose other end is closed


class WorkerError(DemesneError):
    """Workers that keep dying."""


@dataclass(frozen=True)
class Failure:
    """What went wrong in a worker, and where."""

    problem: Exception
    trace: str


# ---------------------------------------------------------------- in a worker
def serve(pipe: Connection) -> None:
    """What a worker does all its life: until it is ended, or the process that started it is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(*GONE):
        pipe.send(READY)
        while True:
            pipe.send(answer_to(pipe.recv()))


def answer_to(job: Job) -> Outcome | Failure:
    try:
        return play_elsewhere(job)
    except Exception as problem:
        return Failure(problem, traceback.format_exc())


# ---------------------------------------------------------------- in the process that started it
class Worker:
    """A process that plays one job after the other."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self.pipe, other_end = context.Pipe()
        self.ready = False
        self.jobs: deque[Job] = deque()  # the first one is being played
        self.process = context.Process(target=serve, args=(other_end,), daemon=True)
        with interrupts_held_back():
            self.process.start()
        other_end.close()

    def give(self, job: Job) -> None:
        self.jobs.append(job)
        with suppress(OSError):  # if it is dead, that will be seen when its answer is read
            self.pipe.send(job)

    def answer(self) -> tuple[Job, Outcome] | None:
        """What it has to say: that it is ready, or an outcome. A dead worker raises one of `GONE`."""
        said = self.pipe.recv()
        if isinstance(said, Outcome):
            return self.jobs.popleft(), said
        if isinstance(said, Failure):
            said.problem.add_note(f"in a worker process:\n{said.trace}")
            raise said.problem
        self.ready = True
        return None

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.process.close()
        self.pipe.close()


@contextmanager
def interrupts_held_back() -> Iterator[None]:
    """Ctrl-C reaches every process of a terminal, but only the first one is to answer it.

    A process that is started meanwhile never hears of it, not even before it can say so itself; this one does afterwards.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    ensure_running()  # a process of the library, which lets interrupts through again when it is started
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Crew:
    """So many processes, this one among them. To be used in a `with` statement, for one run or for several.

    A lost worker costs a retry, and nothing of the result.
    """

    def __init__(self, size: int) -> None:
        self.helpers = size - 1
        self.workers: dict[object, Worker] = {}  # by their pipes
        self.lost: deque[Job] = deque()  # jobs whose workers died
        self.deaths: Counter[Job | None] = Counter()

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, *_: object) -> None:
        for pipe in list(self.workers):
            self.workers.pop(pipe).end()

    def gather(self) -> None:
        """Wait until all workers are there. Nobody needs to, but who measures them should."""
        self.hire()
        while not all(worker.ready for worker in self.workers.values()):
            list(self.listen(PATIENCE))
            self.hire()

    def play(self, jobs: Iterable[Job]) -> Outcomes:
        """Play all jobs; outcomes come in the order in which they are ready."""
        ahead = iter(jobs)
        try:
            while True:
                yield from self.listen(0)
                self.hand_out(ahead)
                job = next(ahead, None)
                if job is not None:
                    yield job, play(job)
                elif self.lost or any(worker.jobs for worker in self.workers.values()):
                    yield from self.listen(PATIENCE)
                else:
                    return
        finally:
            self.dismiss()

    def hire(self) -> None:
        while len(self.workers) < self.helpers:
            worker = Worker()
            self.workers[worker.pipe] = worker

    def hand_out(self, ahead: Iterator[Job]) -> None:
        """Give the workers something to do. What was lost comes first, as others wait for it."""
        self.hire()
        for worker in self.workers.values():
            while worker.ready and len(worker.jobs) < AHEAD:
                job = self.lost.popleft() if self.lost else next(ahead, None)
                if job is None:
                    return
                worker.give(job)

    def listen(self, seconds: float) -> Outcomes:
        """What the workers have to say, waiting so long for somebody to say something."""
        pipes: list[Connection] = [worker.pipe for worker in self.workers.values()]
        while pipes and (speaking := wait(pipes, seconds)):
            for pipe in speaking:
                try:
                    answer = self.workers[pipe].answer()
                except GONE:
                    self.bury(self.workers.pop(pipe))
                else:
                    if answer:
                        yield answer
            pipes = [pipe for pipe in pipes if pipe in self.workers]
            seconds = 0

    def bury(self, worker: Worker) -> None:
        """Somebody else will play what a dead worker had to play, unless too many have died of it."""
        worker.end()
        self.lost.extend(worker.jobs)
        played = worker.jobs[0] if worker.jobs else None
        self.deaths[played] += 1
        if self.deaths[played] == MOST_DEATHS:
            message = f"{MOST_DEATHS} processes crashed while playing the same games; is there enough memory?"
            raise WorkerError(f"{message} --jobs 1 plays them in one process", "simulate-workers", n=MOST_DEATHS)

    def dismiss(self) -> None:
        """Forget what nobody waits for any more. Workers that are playing cannot be told, so others take their place."""
        self.lost.clear()
        for pipe, worker in list(self.workers.items()):
            if worker.jobs:
                del self.workers[pipe]
                worker.end()
