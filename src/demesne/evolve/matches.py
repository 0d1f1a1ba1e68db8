"""Short matches between two strategies, as searches play them by the thousand."""

from __future__ import annotations

import signal
from collections.abc import Generator, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import lru_cache
from multiprocessing import get_context
from types import TracebackType
from typing import Final, NamedTuple, TypeAlias, TypeVar

from demesne.bots.batch import Batch
from demesne.bots.binding import bind_strategy
from demesne.cards.files import CardFile, declare
from demesne.cards.loader import load_installed
from demesne.engine.setup import Setup
from demesne.strategies.syntax import Strategy

LONGEST: Final = 45  # turns of each player in a game
AT_A_TIME: Final = 4  # matches a worker is given


@dataclass(frozen=True, eq=False)
class Match:
    """A number of rounds between a strategy and its opponent."""

    setup: Setup
    strategy: Strategy
    opponent: Strategy
    seed: int
    rounds: int
    first: int = 0  # round
    minds_the_end: bool = False  # both of them, as levels do; otherwise they buy what their lines say


class Score(NamedTuple):
    """The result of a match."""

    points: int  # 2 for a win, 1 for a tie
    games: int
    turns: int  # of all games together


T = TypeVar("T")
# Whoever searches asks for matches, again and again, and is told their scores in the same order; where they are played is no
# matter of his.
Asking: TypeAlias = Generator[list[Match], list[Score], T]


@lru_cache(maxsize=64)
def table_for(setup: Setup, opponent: Strategy) -> Batch:
    """What stays the same when another strategy sits down. Whoever builds for ever has lost long before."""
    table = Batch(setup, [opponent, opponent])
    table.g.turn_limit = LONGEST * setup.players
    return table


def play(match: Match) -> Score:
    """Play a match."""
    strategy, opponent = (replace(one, minds_the_end=match.minds_the_end) for one in (match.strategy, match.opponent))
    table = table_for(match.setup, opponent)
    table.policies[0] = bind_strategy(table.g.components, strategy)
    tally = table.play(match.seed, match.first, match.rounds, False)
    return Score(2 * tally.wins[0] + tally.ties[0], tally.games, tally.turns)


def prepare(cards: Sequence[CardFile]) -> None:
    """In a new process: Ctrl-C is for the one that started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    load_installed()
    for card_file in cards:
        declare(card_file)


class Referee:
    """Has matches played, here or in so many processes; results come in the order of the matches."""

    def __init__(self, jobs: int = 1, cards: Sequence[CardFile] = ()) -> None:
        self.pool = (
            ProcessPoolExecutor(jobs, get_context("spawn"), initializer=prepare, initargs=(tuple(cards),)) if jobs > 1 else None
        )

    def __enter__(self) -> Referee:
        return self

    def __exit__(self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None) -> None:
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)

    def results(self, matches: Iterable[Match]) -> Iterator[Score]:
        if self.pool is None:
            return map(play, matches)
        return self.pool.map(play, matches, chunksize=AT_A_TIME)

    def settle(self, asking: Asking[T]) -> T:
        """Have everything played that is asked for; what comes out in the end."""
        try:
            matches = next(asking)
            while True:
                matches = asking.send(list(self.results(matches)))
        except StopIteration as end:
            result: T = end.value
            return result
