"""Runs split into chunks. A chunk's rounds depend only on its number, so results do not depend on which worker plays it."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass
from functools import lru_cache
from time import thread_time
from typing import Any, Final, TypeAlias

from demesne.bots.batch import Batch, Tally
from demesne.sim.recorded_games import play_counted
from demesne.sim.result import Plan
from demesne.work.worker import declare_cards

LEAST: Final = 32  # rounds of the first chunk: small, to show progress soon
MOST: Final = 1024  # rounds of the largest chunks: enough to make the overhead per chunk small
WATCHED: Final = 1024  # rounds at the start of a run for which detailed statistics are kept


@dataclass(frozen=True)
class Chunk:
    """Consecutive rounds of a run."""

    number: int
    first: int
    rounds: int
    watched: bool


@dataclass(frozen=True)
class Job:
    """A chunk of one of several plans."""

    plan: Plan
    chunk: Chunk


@dataclass(frozen=True)
class Outcome:
    """The result of a chunk."""

    tally: Tally
    cpu_seconds: float

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle as plain data, because compiled classes cannot be pickled directly."""
        return outcome_of, (self.tally.to_data(), self.cpu_seconds)


def outcome_of(tally: dict[str, Any], cpu_seconds: float) -> Outcome:
    """An outcome from plain data."""
    return Outcome(Tally.from_data(tally), cpu_seconds)


Outcomes: TypeAlias = Generator[tuple[Job, Outcome], None, None]  # in order of completion


def chunks_of(rounds: int, slow: bool = False) -> Iterator[Chunk]:
    """Split rounds into chunks, each as long as all before it together, up to a limit; one round each if games are slow.

    The watched rounds end at the end of a chunk.

    >>> [chunk.rounds for chunk in chunks_of(3000)]
    [32, 32, 64, 128, 256, 512, 1024, 952]
    """
    if slow:
        yield from (Chunk(number, number, 1, False) for number in range(rounds))
        return
    first = number = 0
    while first < rounds:
        size = min(max(first, LEAST), MOST, rounds - first)
        yield Chunk(number, first, size, first < WATCHED)
        first += size
        number += 1


@lru_cache(maxsize=4)
def batch_for(plan: Plan) -> Batch:
    """The batch of a plan, cached for its next chunks."""
    return Batch(plan.setup, list(plan.strategies))


def play(job: Job) -> Outcome:
    """Play a chunk in this process. The CPU time is this thread's only, so a progress bar's thread does not count."""
    batch, chunk = batch_for(job.plan), job.chunk
    began = thread_time()
    if job.plan.searches:
        tally = play_counted(job.plan, chunk.first, chunk.rounds)
    else:
        tally = batch.play(job.plan.seed, chunk.first, chunk.rounds, chunk.watched)
    return Outcome(tally, thread_time() - began)


# ---------------------------------------------------------------- in other processes
def play_elsewhere(job: Job) -> Outcome:
    """Play a chunk in a worker process, after declaring the cards of the plan's files there."""
    declare_cards(job.plan.cards)
    return play(job)
