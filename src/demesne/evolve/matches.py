"""Short matches between two strategies, as searches play them by the thousand."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias, TypeVar

from demesne.bots.batch import Batch
from demesne.bots.binding import bind_strategy
from demesne.engine.setup import Setup
from demesne.sets.card_files import CardFile
from demesne.strategies.syntax import Strategy
from demesne.work.batch import BatchPool

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
# A search asks for matches again and again, and gets their scores in the same order. It does not know where they are
# played.
Asking: TypeAlias = Generator[list[Match], list[Score], T]


@lru_cache(maxsize=64)
def table_for(setup: Setup, opponent: Strategy) -> Batch:
    """What stays the same when another strategy sits down. A strategy that only ever builds has lost long before."""
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


@dataclass(frozen=True)
class Portion:
    """Some matches for a worker, by their place among all matches asked for."""

    first: int
    matches: tuple[Match, ...]


def play_portion(portion: Portion) -> list[Score]:
    """Play matches in a worker."""
    return [play(match) for match in portion.matches]


class Referee:
    """Plays matches: in this process, or with several jobs in as many workers."""

    def __init__(self, jobs: int = 1, cards: Sequence[CardFile] = ()) -> None:
        self.pool = BatchPool(jobs, play_portion, cards=cards) if jobs > 1 else None

    def __enter__(self) -> Referee:
        return self

    def __exit__(self, *_: object) -> None:
        if self.pool is not None:
            self.pool.__exit__()

    def results(self, matches: Sequence[Match]) -> list[Score]:
        """The scores of matches, in their order."""
        if self.pool is None:
            return [play(match) for match in matches]
        portions = (Portion(at, tuple(matches[at : at + AT_A_TIME])) for at in range(0, len(matches), AT_A_TIME))
        played = sorted(self.pool.run(portions), key=lambda ready: ready[0].first)
        return [score for _, scores in played for score in scores]

    def settle(self, asking: Asking[T]) -> T:
        """Play the matches that a search asks for, until it returns its result."""
        try:
            matches = next(asking)
            while True:
                matches = asking.send(self.results(matches))
        except StopIteration as end:
            result: T = end.value
            return result
