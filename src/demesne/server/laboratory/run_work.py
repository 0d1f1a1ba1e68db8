"""A run in progress: its matches advance together, a few rounds of each at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from demesne.server.laboratory.run_plans import Known, PlannedMatch, Wanted, pack, play_rounds, prepare, unpacked
from demesne.sim.chunks import WATCHED, Chunk, Outcome
from demesne.sim.result import Plan
from demesne.sim.runner import Run
from demesne.work.task import CPU_SECONDS, Task

FIRST: Final = 8  # rounds in the first task of a match, few so that results appear soon
MOST: Final = 1024  # rounds in a task at most
TASK: Final = 0.25  # seconds that a task should take
LOOKING: Final = 1800.0  # seconds of processor time for finding the strategy of a level
THINKING: Final = 900.0  # seconds of processor time for a round with a level that searches


@dataclass(eq=False)
class PlayedMatch:
    """One match of a run."""

    planned: PlannedMatch
    packed: bytes = b""  # the pickled plan, once it is known
    run: Run | None = None
    given: int = 0  # rounds handed out in tasks so far
    chunks: int = 0
    seconds: float = 0.0  # processor time of the rounds played so far
    played: int = 0

    def is_ready(self, packed: bytes, plan: Plan) -> None:
        """Set the plan of the match, so that its rounds can be played."""
        self.packed, self.run = packed, Run(plan)

    @property
    def games(self) -> int:
        """Return the number of games counted so far."""
        return self.run.tally.games if self.run is not None else 0

    @property
    def pace(self) -> float:
        """Return the average processor time of a round in seconds, or 0 before the first result."""
        return self.seconds / self.played if self.played else 0.0

    def next_task(self, size: int, number: int) -> Task | None:
        """Return a task for at most `size` rounds, or `None` if none are left. Watched rounds are never mixed with others."""
        assert self.run is not None
        plan = self.run.plan
        left = plan.rounds - self.given
        if left <= 0:
            return None
        if plan.searches:
            chunk = Chunk(self.chunks, self.given, 1, False)
        else:
            watched = self.given < WATCHED
            most = WATCHED - self.given if watched else left
            chunk = Chunk(self.chunks, self.given, min(size, left, most), watched)
        self.given += chunk.rounds
        self.chunks += 1
        seconds = THINKING if plan.searches else CPU_SECONDS
        return Task(play_rounds, (self.packed, chunk), seconds, plan.searches, note=(number, chunk))

    def take(self, chunk: Chunk, outcome: Outcome) -> None:
        """Add the outcome of a chunk of rounds to the match."""
        assert self.run is not None
        self.seconds += outcome.cpu_seconds
        self.played += chunk.rounds
        self.run.take(chunk, outcome)


@dataclass(eq=False)
class RunWork:
    """All matches of a run, as work for the pool."""

    wanted: Wanted
    known: list[Known] = field(default_factory=list)  # strategies of levels that were found before
    found: Callable[[Known], None] | None = None  # called with each strategy that is found for a level
    matches: list[PlayedMatch] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Make the plans of matches without levels. This takes time, so the server does it in a thread."""
        self.matches = [PlayedMatch(planned) for planned in self.wanted.matches]
        for match in self.matches:
            if not match.planned.levels:
                plan = match.planned.plan()
                match.is_ready(pack(plan), plan)

    @property
    def done(self) -> int:
        """Return the number of games counted so far in all matches."""
        return sum(match.games for match in self.matches)

    @property
    def total(self) -> int:
        """Return the number of games that all matches will have at the end."""
        return sum(match.planned.rounded for match in self.matches)

    # ------------------------------------------------------------ tasks
    def tasks(self) -> Iterator[Task | None]:
        """Yield the preparations, then rounds of all matches in turn; `None` means that the next task needs results first."""
        yield from self.preparations()
        size = FIRST
        while True:
            given = False
            for number, match in enumerate(self.matches):
                task = match.next_task(size, number)
                if task is not None:
                    given = True
                    yield task
            if not given:
                return
            size = self.next_size(size)

    def preparations(self) -> Iterator[Task | None]:
        """Yield the tasks that find strategies of levels, one match at a time, so that later matches reuse them."""
        for number, match in enumerate(self.matches):
            if match.run is None:
                yield Task(prepare, (match.planned, tuple(self.known)), LOOKING, is_long=True, note=number)
            while match.run is None:
                yield None

    def next_size(self, size: int) -> int:
        """Return the number of rounds for the next tasks: twice as many as before, unless a task would take too long."""
        pace = max(match.pace for match in self.matches)
        fitting = int(TASK / pace) if pace else size
        return max(1, min(2 * size, fitting, MOST))

    def take(self, task: Task, result: Any) -> None:
        """Take the result of a task: the plan of a match, or the outcome of some of its rounds."""
        if isinstance(task.note, int):
            match = self.matches[task.note]
            plan = unpacked(result)
            match.is_ready(result, plan)
            self.note_levels(match.planned, plan)
        else:
            number, chunk = task.note
            self.matches[number].take(chunk, result)

    def note_levels(self, planned: PlannedMatch, plan: Plan) -> None:
        """Note the strategies found for levels in this kingdom, so that they are not searched for again."""
        for player, strategy in zip(planned.players, plan.strategies, strict=True):
            level = player.level
            if level is not None and not any(level == other for _, other, _ in self.known):
                self.known.append((planned.setup, level, strategy))
                if self.found is not None:
                    self.found(self.known[-1])
