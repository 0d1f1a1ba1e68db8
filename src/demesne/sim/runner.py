"""Running plans: in this process, in several, or on a cluster. The result is the same."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, closing
from math import ceil
from pathlib import Path
from time import perf_counter
from types import FrameType
from typing import Any, Protocol, Self

from demesne.bots.batch import Tally
from demesne.engine.errors import DemesneError
from demesne.engine.setup import Setup
from demesne.sim import chunks
from demesne.sim.chunks import Chunk, Job, Outcome, Outcomes, batch_for, chunks_of, play, play_elsewhere
from demesne.sim.plans import make_plan
from demesne.sim.result import Plan, Result, widest
from demesne.strategies.syntax import Strategy
from demesne.work.batch import BatchPool

Progress = Callable[[int, int], None]  # games played so far, and the expected total


class Players(Protocol):
    """Processes or machines that play jobs."""

    def run(self, jobs: Iterable[Job]) -> Outcomes:
        """Every job with its outcome, in order of completion."""


def simulate(
    strategies: Sequence[str | Strategy], games: int | None = None, seed: int | None = None,
    kingdom: str | Setup | None = None, until: float | None = None, jobs: int = 1, cluster: str | None = None,
    cards: Iterable[str | Path] = (), progress: Progress | None = None,
) -> Result:  # fmt: skip
    """Play strategies against each other, each shuffle once from every seat.

    A strategy is a level, the name of a strategy in the library, a file, or a `Strategy`. The kingdom is a setup, a list of
    cards in one text, the name of a recommended kingdom, or `random`; without one, it is the cards that the strategies
    require, filled up with piles that change nothing for players who do not buy them. With `until` (0.005 is half a
    percent), the run stops as soon as the 95 % intervals of all win rates are that narrow to either side, and `games` is
    the maximum. `cards` are files with your own cards, loaded with `load_cards`.

    The same seed gives the same result for any number of `jobs`; only the times differ. With several jobs, a script needs
    `if __name__ == "__main__":`, as always with `multiprocessing`. Ctrl-C returns the result so far.

    >>> from demesne import simulate
    >>> result = simulate(["Big Money", "Smithy"], games=100, seed=1)
    >>> result.games, [player.wins.games + player.ties.games + player.losses.games for player in result.players]
    (100, [100, 100])
    >>> result.players[1].wins.rate > result.players[0].wins.rate
    True
    """
    plan = make_plan(strategies, games, seed, kingdom, until, cards)
    with players_for(jobs, cluster) as players:
        return run(plan, players, progress)


def players_for(
    jobs: int = 1, cluster: str | None = None, tell: Callable[[str], None] | None = None
) -> AbstractContextManager[Players]:
    """A cluster, or processes of this machine, including this one.

    `tell` is called with the id of a message when the cluster reports something.
    """
    if jobs < 1:
        raise DemesneError(f"at least 1 process must play, not {jobs}", "simulate-jobs", n=jobs)
    if cluster is None:
        return BatchPool(jobs - 1, play_elsewhere, play)
    from demesne.work.cluster import Cluster, ClusterBatch, ignore_message

    return ClusterBatch(Cluster(cluster, tell or ignore_message), play_elsewhere)


def run(plan: Plan, players: Players, progress: Progress | None = None) -> Result:
    """Run one plan."""
    results = run_all([plan], players, progress)
    if not results:
        raise KeyboardInterrupt
    return results[0]


def run_all(plans: Sequence[Plan], players: Players, progress: Progress | None = None) -> list[Result]:
    """Run plans, several at the same time if there are enough workers.

    After Ctrl-C the results are those of the plans that were started, marked as interrupted if they are incomplete.
    """
    for plan in plans:
        batch_for(plan)  # raise errors before any worker starts
    runs = {plan: Run(plan) for plan in plans}
    outcomes = players.run(job for run in runs.values() for job in run.jobs())
    with Interruption() as interruption, closing(outcomes):
        while not interruption.asked_for and not all(run.is_complete for run in runs.values()):
            ready = interruption.wait_for(outcomes)
            if ready is None:
                break
            job, outcome = ready
            runs[job.plan].take(job.chunk, outcome)
            if progress:
                progress(sum(run.tally.games for run in runs.values()), sum(run.expected for run in runs.values()))
    return [runs[plan].result() for plan in plans if runs[plan].tally.rounds]


class Run:
    """A plan that is being run.

    Chunks may finish in any order, but are counted in the order of their numbers: the tally always covers the first rounds of
    the plan, and `until` is checked after the same rounds on every machine.
    """

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.tally = Tally(plan.players)
        self.cpu_seconds = 0.0
        self.began = self.ended = perf_counter()
        self.next = 0  # the number of the next chunk to count
        self.early: dict[int, Outcome] = {}  # finished chunks that wait for earlier ones
        self.is_complete = False

    def jobs(self) -> Iterator[Job]:
        """The jobs of the plan, until it is complete."""
        self.began = perf_counter()
        for chunk in chunks_of(self.plan.rounds, self.plan.searches):
            if self.is_complete:
                return
            yield Job(self.plan, chunk)

    def take(self, chunk: Chunk, outcome: Outcome) -> None:
        """Count a finished chunk, and those that waited for it."""
        self.early[chunk.number] = outcome
        while self.next in self.early and not self.is_complete:
            counted = self.early.pop(self.next)
            self.next += 1
            self.tally.add(counted.tally)
            self.cpu_seconds += counted.cpu_seconds
            self.is_complete = self.tally.rounds == self.plan.rounds or self.is_precise
        self.ended = perf_counter()

    @property
    def is_precise(self) -> bool:
        """Whether the results are as precise as asked for."""
        return self.plan.until is not None and widest(self.tally, self.plan.players) <= self.plan.until

    @property
    def expected(self) -> int:
        """The expected total of games; intervals shrink with the square root of the number of games."""
        rounds = self.plan.rounds
        if self.plan.until is not None and self.tally.rounds:
            narrower = widest(self.tally, self.plan.players) / self.plan.until
            rounds = min(rounds, ceil(self.tally.rounds * max(narrower, 1) ** 2))
        return rounds * self.plan.players

    def result(self) -> Result:
        """The result of the games played so far."""
        return Result(self.plan, self.tally, self.cpu_seconds, self.ended - self.began, not self.is_complete)


# ---------------------------------------------------------------- Ctrl-C
class Interrupted(KeyboardInterrupt):
    """Ctrl-C while the run was waiting for an outcome."""


class Interruption:
    """Handles Ctrl-C during a run: the first one ends the run with the results so far, the second one ends the program.

    Compiled code must not be interrupted: its multiplication takes any exception for a lack of memory, and aborts. It is
    running if the signal arrives in the module that calls it; then the chunk, which takes milliseconds, is played to its end.
    """

    def __init__(self) -> None:
        self.asked_for = False
        self.waiting = False
        self.installed = threading.current_thread() is threading.main_thread()
        self.before: Any = None

    def __enter__(self) -> Self:
        if self.installed:
            self.before = signal.signal(signal.SIGINT, self.notice)
        return self

    def __exit__(self, *_: object) -> None:
        if self.installed:
            signal.signal(signal.SIGINT, self.before)

    def notice(self, number: int, frame: FrameType | None) -> None:
        """Note Ctrl-C; the second time, stop at once."""
        second, self.asked_for = self.asked_for, True
        if frame is not None and frame.f_globals["__name__"] == chunks.__name__:
            return
        if second:
            raise KeyboardInterrupt
        if self.waiting:
            raise Interrupted

    def wait_for(self, outcomes: Outcomes) -> tuple[Job, Outcome] | None:
        """The next outcome; None if there are no more or the run was interrupted."""
        try:
            self.waiting = True
            ready = next(outcomes, None)
            self.waiting = False
        except Interrupted:
            return None
        return ready
