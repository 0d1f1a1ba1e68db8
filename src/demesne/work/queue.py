"""The fair queue: urgent jobs first, and among equally urgent ones the visitor who has had least.

A visitor's jobs in line are done one after the other; brief jobs go before them.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass

from demesne.engine.errors import DemesneError
from demesne.work.job import Job, State, Visitor
from demesne.work.shares import Shares
from demesne.work.task import Task

log = logging.getLogger(__name__)


class Busy(DemesneError):
    """A job was not taken, because too many are in the queue."""

    def __init__(self) -> None:
        super().__init__("the laboratory is busy; try again later", "lab-busy")


def failed() -> DemesneError:
    """An error of our own: the log has its details, the visitor does not get them."""
    return DemesneError("something went wrong on the server", "web-failed")


@dataclass(frozen=True)
class Capacity:
    """How many jobs a queue holds.

    A full queue refuses a new job. If it `evicts`, it takes the job and drops another one that waits, the least urgent; jobs
    that run are not counted then.
    """

    jobs: int
    per_visitor: int | None = None
    per_network: int | None = None
    evicts: bool = False


class JobQueue:
    """The jobs that have not ended, by visitor in the order in which they came."""

    def __init__(self, capacity: Capacity, shares: Shares) -> None:
        self.capacity = capacity
        self.shares = shares
        self.lines: dict[Visitor, list[Job]] = {}

    def __iter__(self) -> Iterator[Job]:
        return (job for line in self.lines.values() for job in line)

    # ------------------------------------------------------------ coming and going
    def check_room(self, visitor: Visitor) -> None:
        """Raise an error if one more job of this visitor would be refused."""
        room = self.capacity
        if room.evicts:
            return
        lengths = {other: len(line) for other, line in self.lines.items()}
        if sum(lengths.values()) >= room.jobs:
            raise Busy
        if room.per_visitor is not None and lengths.get(visitor, 0) >= room.per_visitor:
            what = f"you already have {room.per_visitor} jobs running or queued; stop one of them, or wait"
            raise DemesneError(what, "lab-too-many", n=room.per_visitor)
        of_network = sum(length for other, length in lengths.items() if other.network == visitor.network)
        if room.per_network is not None and of_network >= room.per_network:
            raise Busy

    def put(self, job: Job) -> None:
        """Add a job."""
        if job.visitor not in self.lines:
            self.shares.come(job.visitor, self.lines)
        job.line = self.lines.setdefault(job.visitor, [])
        job.line.append(job)
        if self.capacity.evicts:
            self.evict()

    def waiting(self) -> list[Job]:
        """The jobs of which no task runs."""
        return [job for job in self if not job.under_way]

    def evict(self) -> None:
        """Drop jobs that have no room: of the least urgent, the newest of the visitor who has most of them."""
        while len(waiting := self.waiting()) > self.capacity.jobs:
            lowest = max(job.priority for job in waiting)
            dropped = [job for job in waiting if job.priority == lowest]
            visitor = Counter(job.visitor for job in dropped).most_common(1)[0][0]
            self.settle([job for job in dropped if job.visitor == visitor][-1], "failed", Busy())

    def settle(self, job: Job, state: State, problem: DemesneError | None = None) -> None:
        """End a job."""
        job.state, job.problem = state, problem
        job.line.remove(job)
        if not job.line:
            del self.lines[job.visitor]
        job.is_over.set()
        if job.ended is not None:
            job.ended(job)

    def fail(self, job: Job, problem: Exception) -> None:
        """End a job whose own code raised this."""
        if job.is_ended:
            return
        if not isinstance(problem, DemesneError):
            log.error("a job failed", exc_info=problem)
            problem = failed()
        self.settle(job, "failed", problem)

    # ------------------------------------------------------------ whose turn it is
    def next(self, is_long: bool, excluded: Collection[str] = ()) -> Job | None:
        """The job whose next task should begin, which is long or not; not one of these networks."""
        found = {visitor: self.ready_of(visitor, is_long) for visitor in list(self.lines) if visitor.network not in excluded}
        ready = {visitor: job for visitor, job in found.items() if job is not None}
        if not ready:
            return None
        first = min(job.priority for job in ready.values())
        return ready[self.shares.next([visitor for visitor, job in ready.items() if job.priority == first])]

    def ready_of(self, visitor: Visitor, is_long: bool) -> Job | None:
        """The first job of a visitor with such a task. Jobs that are done leave the queue here."""
        while True:
            line = self.lines.get(visitor, [])
            brief = sorted((job for job in line if job.is_brief), key=lambda job: job.priority)
            first = brief + [job for job in line if not job.is_brief][:1]
            for job in first:
                task = self.look_at(job)
                if task is not None and task.is_long == is_long:
                    return job
            if not any(job.is_ended for job in first):
                return None

    def look_at(self, job: Job) -> Task | None:
        """The next task of a job; a job without any is done."""
        try:
            task = job.ready()
        except Exception as problem:
            self.fail(job, problem)
            return None
        if job.is_done:
            self.settle(job, "done")
        return task

    # ------------------------------------------------------------ how long the queue is
    def before(self, visitor: Visitor, priority: int) -> int:
        """How many waiting jobs of at least this priority are done before one more of this visitor."""
        counts = Counter(job.visitor for job in self.waiting() if job.priority <= priority)
        own = counts.pop(visitor, 0)
        return own + sum(min(count, own + 1) for count in counts.values())
