"""Jobs: what visitors want done. A job is one task, or many tasks that its `Work` gives one by one."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final, Literal, Protocol

from demesne.engine.errors import DemesneError
from demesne.work.task import Task, Tell, ignore_progress

State = Literal["waiting", "running", "stopped", "done", "failed"]
ENDED: Final = ("stopped", "done", "failed")


@dataclass(frozen=True)
class Visitor:
    """For whom a job is done: a network and, within it, the hash of somebody's secret."""

    network: str
    owner: str = ""


class Work(Protocol):
    """A job that is cut into tasks. Both methods are called in the event loop, so they must be quick."""

    def tasks(self) -> Iterator[Task | None]:
        """The tasks one by one; `None` where the next task depends on results that are still awaited."""

    def take(self, task: Task, result: Any) -> None:
        """Take the result of a task. Results come in any order."""


class SingleTask:
    """Work that is one task."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.result: Any = None

    def tasks(self) -> Iterator[Task | None]:
        """The task."""
        yield self.task

    def take(self, task: Task, result: Any) -> None:
        """Keep the result."""
        self.result = result


@dataclass(eq=False)
class Job:
    """Work for a visitor, and its state. It has ended when all tasks were given out and all results taken, or before."""

    work: Work
    visitor: Visitor
    is_brief: bool = False  # somebody waits for it, so it goes before the visitor's jobs in line
    priority: int = 0  # jobs with a lower number go first, regardless of who submitted them
    tell: Tell = ignore_progress
    ended: Callable[[Job], None] | None = None  # called once, whatever the end
    state: State = "waiting"
    problem: DemesneError | None = None
    is_over: asyncio.Event = field(default_factory=asyncio.Event)
    under_way: int = 0  # tasks that run
    retries: deque[Task] = field(default_factory=deque)  # tasks whose worker died
    retried: set[Task] = field(default_factory=set)
    coming: Iterator[Task | None] | None = None
    next: Task | None = None  # given by `coming` and not yet begun
    is_exhausted: bool = False  # `coming` gives nothing more
    line: list[Job] = field(default_factory=list)  # the visitor's jobs in the queue

    @property
    def is_ended(self) -> bool:
        """Whether it is done, failed or stopped."""
        return self.state in ENDED

    @property
    def is_done(self) -> bool:
        """Whether every task was given out and every result taken."""
        return self.is_exhausted and self.next is None and not self.retries and not self.under_way

    @property
    def ahead(self) -> int:
        """How many of the visitor's other jobs are done before this one."""
        if self.is_brief or self not in self.line:
            return 0
        return sum(not job.is_brief for job in self.line[: self.line.index(self)])

    async def end(self) -> None:
        """Wait until it has ended."""
        await self.is_over.wait()

    def ready(self) -> Task | None:
        """The task that can begin now, if there is one."""
        if self.retries:
            return self.retries[0]
        if self.next is None and not self.is_exhausted:
            self.coming = self.coming or iter(self.work.tasks())
            try:
                self.next = next(self.coming)
            except StopIteration:
                self.is_exhausted = True
        return self.next

    def begin(self) -> Task:
        """Begin the task that is ready."""
        task = self.retries.popleft() if self.retries else self.next
        assert task is not None
        if task is self.next:
            self.next = None
        self.under_way += 1
        self.state = "running"
        return task
