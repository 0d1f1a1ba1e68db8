"""Runs in pieces. Which rounds a piece holds depends on nothing but its number, so results do not depend on who plays it."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass
from functools import lru_cache
from time import thread_time
from typing import Any, Final, TypeAlias

from demesne.bots.batch import Batch, Tally
from demesne.cards.files import declare, declare_installed
from demesne.sim.recorded_games import play_counted
from demesne.sim.result import Plan

LEAST: Final = 32  # rounds of the first chunk, so that there is something to show soon
MOST: Final = 1024  # rounds of later ones, so that handing them out costs little
WATCHED: Final = 1024  # the first rounds of a run, whose games are looked at more closely


@dataclass(frozen=True)
class Chunk:
    """Some rounds of a run, one after the other."""

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
    """What a chunk brought."""

    tally: Tally
    cpu_seconds: float

    def __reduce__(self) -> tuple[object, ...]:
        """As plain data: compiled classes do not travel between processes by themselves."""
        return outcome_of, (self.tally.to_data(), self.cpu_seconds)


def outcome_of(tally: dict[str, Any], cpu_seconds: float) -> Outcome:
    """An outcome from plain data."""
    return Outcome(Tally.from_data(tally), cpu_seconds)


Outcomes: TypeAlias = Generator[tuple[Job, Outcome], None, None]  # in the order in which they are ready


def chunks_of(rounds: int, slow: bool = False) -> Iterator[Chunk]:
    """Each as long as all before it, up to a limit; where games are slow, a round each. The watched rounds end where a chunk
    ends.

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
    """The players of a plan at their table, kept for its next chunks."""
    return Batch(plan.setup, list(plan.strategies))


def play(job: Job) -> Outcome:
    """Play a chunk here. Only this thread's time is counted, not that of a progress bar beside it."""
    batch, chunk = batch_for(job.plan), job.chunk
    began = thread_time()
    if job.plan.searches:
        tally = play_counted(job.plan, chunk.first, chunk.rounds)
    else:
        tally = batch.play(job.plan.seed, chunk.first, chunk.rounds, chunk.watched)
    return Outcome(tally, thread_time() - began)


# ---------------------------------------------------------------- in other processes
def play_elsewhere(job: Job) -> Outcome:
    """Play a chunk in a process that was started for it and knows only the cards of the package."""
    declare_installed()
    for card_file in job.plan.cards:
        declare(card_file)
    return play(job)
