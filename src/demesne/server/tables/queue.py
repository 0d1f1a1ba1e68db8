"""The queue before the workers: what is most urgent comes first, and among equals whoever has had least of late.

So one visitor who asks for very much waits for himself, and the others for one of his tasks at most.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

MOVE, HINT, REVIEW, PREPARATION = range(4)  # how urgent a task is: a bot's move, advice, a look back, finding a strategy
FORGET_HALF: Final = 30.0  # seconds after which only half of what a visitor has had still counts
TRIFLE: Final = 0.01  # seconds of work that count for nothing

Tell = Callable[..., None]  # how much is done, of how much, and what was found so far


@dataclass(frozen=True)
class Task:
    """What a worker is to do."""

    work: Callable[..., Any]
    arguments: tuple[Any, ...]


@dataclass(eq=False)
class Job:
    """A task that somebody waits for."""

    urgency: int
    visitor: str  # for whom
    task: Task
    tell: Tell
    result: asyncio.Future[Any]
    tries: int = 0
    began: float = 0.0

    @property
    def is_slow(self) -> bool:
        """It may take so long that nothing urgent may wait for it."""
        return self.urgency > HINT


class Queue:
    """Jobs that wait, and what each visitor has had of late."""

    def __init__(self, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.most = most
        self.clock = clock
        self.lines: list[dict[str, deque[Job]]] = [{} for _ in range(PREPARATION + 1)]  # by urgency, then by visitor
        self.used: dict[str, float] = {}  # seconds of work
        self.working: dict[str, int] = {}  # jobs that are being done
        self.at = clock()

    def __iter__(self) -> Iterator[Job]:
        return (job for line in self.lines for jobs in line.values() for job in jobs)

    def __len__(self) -> int:
        return sum(len(jobs) for line in self.lines for jobs in line.values())

    def clear(self) -> None:
        for line in self.lines:
            line.clear()

    # ------------------------------------------------------------ coming and going
    def put(self, job: Job) -> list[Job]:
        """One more; the jobs that have no room any more."""
        self.lines[job.urgency].setdefault(job.visitor, deque()).append(job)
        return [self.drop() for _ in range(len(self) - self.most)]

    def put_back(self, job: Job) -> None:
        """It was begun and could not be done."""
        self.lines[job.urgency].setdefault(job.visitor, deque()).appendleft(job)

    def drop(self) -> Job:
        """Of what is least urgent, the newest job of whoever has most waiting."""
        line = next(line for line in reversed(self.lines) if line)
        visitor = max(line, key=lambda visitor: len(line[visitor]))
        job = line[visitor][-1]
        self.remove(job)
        return job

    def remove(self, job: Job) -> None:
        line = self.lines[job.urgency]
        jobs = line.get(job.visitor)
        if jobs is not None and job in jobs:
            jobs.remove(job)
            if not jobs:
                del line[job.visitor]

    def take(self, urgent: bool, slow: bool) -> Job | None:
        """The next job, of those that may be begun now."""
        self.forget()
        for urgency, line in enumerate(self.lines):
            if line and (slow if urgency > HINT else urgent):
                visitor = min(line, key=lambda visitor: (self.working.get(visitor, 0), self.used.get(visitor, 0.0)))
                job = line[visitor][0]
                self.remove(job)
                return job
        return None

    def before(self, visitor: str) -> int:
        """How many urgent jobs will be done before one more of this visitor."""
        counts: dict[str, int] = {}
        for line in self.lines[: HINT + 1]:
            for other, jobs in line.items():
                counts[other] = counts.get(other, 0) + len(jobs)
        own = counts.pop(visitor, 0)
        return own + sum(min(count, own + 1) for count in counts.values())

    # ------------------------------------------------------------ shares
    def begin(self, job: Job) -> None:
        job.began = self.clock()
        self.working[job.visitor] = self.working.get(job.visitor, 0) + 1

    def end(self, job: Job) -> None:
        self.forget()
        self.used[job.visitor] = self.used.get(job.visitor, 0.0) + self.clock() - job.began
        self.working[job.visitor] -= 1
        if not self.working[job.visitor]:
            del self.working[job.visitor]

    def forget(self) -> None:
        """What somebody has had counts less and less."""
        now = self.clock()
        left = 0.5 ** ((now - self.at) / FORGET_HALF)
        self.used = {visitor: used * left for visitor, used in self.used.items() if used * left > TRIFLE}
        self.at = now
