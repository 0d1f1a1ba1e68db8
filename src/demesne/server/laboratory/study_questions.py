"""The questions of a study: short matches, duels, first buys, and chances of openings.

Questions and answers are plain data, so that any worker can answer questions and the server can save answers. A study is a
generator that yields lists of questions and is sent their answers in the same order.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

import msgspec

from demesne.bots.batch import Batch, Tally
from demesne.engine.setup import Setup
from demesne.evolve.matches import Asking, Match, Score
from demesne.evolve.matches import play as play_match
from demesne.server.laboratory import laboratory_requests
from demesne.sim.opening import open_with
from demesne.sim.result import Share
from demesne.sim.statistics import share_interval
from demesne.strategies.syntax import Strategy

AT_ONCE: Final = 200  # rounds per task; engines play about 1,500 a second
AS_LONG: Final = 100  # rounds that take as long as computing the chances of an opening
FIRST_REACH, LAST_REACH = 5, 8  # range of coins by which openings are compared
BEST_OF_ROUND: Final = 4  # most points of a round, which has two games; a win counts 2


@dataclass(frozen=True, eq=False)
class Duel:
    """Some rounds between two strategies as they stand, counted as `demesne simulate` counts them."""

    setup: Setup
    one: Strategy
    other: Strategy
    seed: int
    rounds: int
    first: int = 0  # number of the first round


@dataclass(frozen=True, eq=False)
class Watch:
    """A question: what does a strategy buy first against another one?"""

    setup: Setup
    one: Strategy
    other: Strategy
    seed: int
    rounds: int


@dataclass(frozen=True, eq=False)
class Chances:
    """A question: what are the chances after these first buys?"""

    buys: tuple[str, ...]


Question: TypeAlias = Match | Duel | Watch | Chances
T = TypeVar("T")
Course: TypeAlias = Generator[Sequence[Question], list[Any], T]


class Count(NamedTuple):
    """The result of a duel for the first of the two strategies."""

    rounds: int = 0
    points: int = 0  # 2 for a win, 1 for a tie
    squares: int = 0  # sum of the squares of the points of each round

    def __add__(self, other: tuple[Any, ...]) -> Count:
        return Count(*(a + b for a, b in zip(self, other, strict=True)))

    @property
    def share(self) -> Share:
        """Return the share of wins; a tie counts as half a win."""
        interval = share_interval(self.points, self.squares, self.rounds, BEST_OF_ROUND)
        return Share(2 * self.rounds, self.points / (BEST_OF_ROUND * self.rounds), interval)


def said(share: Share) -> laboratory_requests.Share:
    """Return a share of games with its confidence interval as it is sent to clients."""
    return laboratory_requests.Share(share.games, share.rate, share.interval.low, share.interval.high)


# ---------------------------------------------------------------- answering
def answer(question: Question) -> Any:
    """Return the answer to a question as plain data."""
    if isinstance(question, Match):
        return list(play_match(question))
    if isinstance(question, Duel):
        tally = seated(question.setup, question.one, question.other).play(question.seed, question.first, question.rounds, False)
        return list(count_of(tally))
    if isinstance(question, Watch):
        tally = seated(question.setup, question.one, question.other).play(question.seed, 0, question.rounds, True)
        return dict(sorted(tally.openings[0].items()))
    return chances_of(question.buys)


@lru_cache(maxsize=16)
def seated(setup: Setup, one: Strategy, other: Strategy) -> Batch:
    """Return the batch in which two strategies play each other in a kingdom; the last few batches are cached."""
    return Batch(setup, [one, other])


def count_of(tally: Tally) -> Count:
    """Return the count of a tally. Its squares follow from those of wins, ties and losses, since a round has two games."""
    ahead = tally.wins[0] - tally.losses[0]
    ahead_squares = 2 * tally.wins2[0] + 2 * tally.losses2[0] - 4 * tally.rounds + 4 * tally.ties[0] - tally.ties2[0]
    squares = ahead_squares + 4 * ahead + 4 * tally.rounds
    return Count(tally.rounds, 2 * tally.wins[0] + tally.ties[0], squares)


def chances_of(buys: tuple[str, ...]) -> dict[str, Any]:
    """Return the chances of first buys: to reach each number of coins on turn 3 or 4, and to draw all cards bought by then."""
    opening = open_with(buys)
    reaches = [[coins, float(opening.at_least(coins).either)] for coins in range(FIRST_REACH, LAST_REACH + 1)]
    return {"reaches": reaches, "both": float(opening.drawn)}


def answer_all(questions: Sequence[Question]) -> bytes:
    """Return the answers to a parcel of questions, encoded as they are saved."""
    return msgspec.msgpack.encode([answer(question) for question in questions])


def answers_in(parcels: Sequence[bytes]) -> list[Any]:
    """Return the answers of several encoded parcels as one list."""
    return [one for parcel in parcels for one in msgspec.msgpack.decode(parcel)]


# ---------------------------------------------------------------- asking
def parcels(questions: Sequence[Question]) -> list[list[Question]]:
    """Group questions, in order, into parcels of at most `AT_ONCE` rounds; a longer question is a parcel of its own."""
    made: list[list[Question]] = []
    room = 0
    for question in questions:
        cost = AS_LONG if isinstance(question, Chances) else question.rounds
        if cost > room:
            made.append([])
            room = AT_ONCE
        made[-1].append(question)
        room -= cost
    return made


def parts_of(question: Match | Duel) -> Iterator[Match | Duel]:
    """Split a question into parts of at most `AT_ONCE` rounds."""
    for first in range(0, question.rounds, AT_ONCE):
        yield replace(question, first=question.first + first, rounds=min(AT_ONCE, question.rounds - first))


def added_up(questions: Sequence[Match] | Sequence[Duel]) -> Course[list[tuple[int, ...]]]:
    """Ask questions in parts, and return for each question the sum of its parts' answers."""
    parts = [list(parts_of(question)) for question in questions]
    answers = iter((yield [part for several in parts for part in several]) if parts else [])
    return [tuple(map(sum, zip(*(next(answers) for _ in several), strict=True))) for several in parts]


def settled(asking: Asking[T]) -> Course[T]:
    """Play all matches that a search for strategies asks for, and return its result."""
    try:
        matches = next(asking)
        while True:
            scores = yield from added_up(matches)
            matches = asking.send([Score(*score) for score in scores])
    except StopIteration as end:
        result: T = end.value
        return result


def measured(duels: Sequence[Duel]) -> Course[list[Count]]:
    """Ask for these duels and return their counts."""
    counts = yield from added_up(duels)
    return [Count(*count) for count in counts]
