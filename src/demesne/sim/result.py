"""Plans of simulations, and their results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from demesne.bots.batch import Tally
from demesne.engine.setup import Setup
from demesne.levels.level import Level
from demesne.sets.card_files import CardFile
from demesne.sim.statistics import Interval, mean_interval, share_interval
from demesne.strategies.syntax import Strategy
from demesne.strategies.writer import write
from demesne.version import VERSION


@dataclass(frozen=True)
class Plan:
    """The settings of a run. It is plain data, which can be compared, hashed, and sent to other processes and machines.

    Games are played in rounds: one shuffle seed from every seat. Round i of a run is the same on every machine, whatever
    other rounds are played.
    """

    strategies: tuple[Strategy, ...]
    setup: Setup
    seed: int
    games: int  # the number of games; with `until`, the maximum
    until: float | None = None  # stop when the half-width of every win rate's interval is at most this (0.005: half a percent)
    cards: tuple[CardFile, ...] = ()
    levels: tuple[Level | None, ...] = ()  # one for each player, or empty; players without a level follow their strategies
    filled: tuple[str, ...] = ()  # piles that no strategy requires, added because no kingdom was given

    @property
    def searches(self) -> bool:
        """Whether a player looks ahead, so that every game takes seconds."""
        return any(level is not None and level.searches for level in self.levels)

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.strategies)

    @property
    def rounds(self) -> int:
        """The number of rounds: enough for all games, as the last round is also played from every seat."""
        return -(-self.games // self.players)

    @property
    def labels(self) -> list[str]:
        """The names of the strategies, numbered if several have the same name."""
        return told_apart([strategy.name for strategy in self.strategies])


def told_apart(names: Sequence[str]) -> list[str]:
    """The names, with numbers after those that occur more than once.

    >>> told_apart(["Smithy", "Militia", "Smithy"])
    ['Smithy (1)', 'Militia', 'Smithy (2)']
    """
    return [f"{name} ({names[: i + 1].count(name)})" if names.count(name) > 1 else name for i, name in enumerate(names)]


@dataclass(frozen=True)
class Share:
    """A share of all games, with its 95 % interval."""

    games: int  # the number of games
    rate: float  # their share of all games, from 0 to 1
    interval: Interval  # the 95 % interval of that share


def shares_data(wins: Share, ties: Share, losses: Share) -> dict[str, Any]:
    """The numbers of wins, ties and losses as data for JSON."""
    return {
        "wins": wins.games,
        "ties": ties.games,
        "losses": losses.games,
        "win_rate": wins.rate,
        "ci95": list(wins.interval),
        "tie_rate": ties.rate,
        "tie_ci95": list(ties.interval),
        "loss_rate": losses.rate,
        "loss_ci95": list(losses.interval),
    }


@dataclass(frozen=True)
class Curve:
    """How a player did turn by turn, on average over the watched games that lasted until that turn."""

    games: list[int]  # how many games had that turn
    money: list[float]  # the coins at the first Buy of that turn
    points: list[float]  # the points after that turn

    def cut(self, share: float) -> Curve:
        """The curve up to the last turn that at least this share of the games reached."""
        least = max(1.0, share * self.games[0]) if self.games else 1.0
        length = sum(games >= least for games in self.games)
        return Curve(self.games[:length], self.money[:length], self.points[:length])


@dataclass(frozen=True)
class Player:
    """How one of the strategies did."""

    label: str  # its name, with a number if another strategy has the same name
    strategy: Strategy  # the strategy
    wins: Share  # the games it won alone
    ties: Share  # the games in which it shared the win
    losses: Share  # the games it lost
    mean_score: float  # its points at the end of a game, on average
    score_interval: Interval | None  # the 95 % interval of that average; None after a single round
    mean_turns: float  # its own turns per game, on average
    curve: Curve  # its money and points turn by turn
    openings: list[tuple[tuple[str, ...], float]]  # first buys of turns 1 and 2 with their share, most common first
    bought: dict[str, list[float]]  # copies of each card bought per game, turn by turn

    def to_data(self) -> dict[str, Any]:
        """The player's results as a dictionary, which JSON can represent."""
        return {
            "name": self.strategy.name,
            **shares_data(self.wins, self.ties, self.losses),
            "mean_score": self.mean_score,
            "score_ci95": self.score_interval and list(self.score_interval),
            "mean_turns": self.mean_turns,
            "curves": {"games": self.curve.games, "money": self.curve.money, "points": self.curve.points},
            "openings": [{"buys": list(buys), "share": share} for buys, share in self.openings],
            "bought": self.bought,
            "strategy": write(self.strategy),
        }


@dataclass(frozen=True)
class Result:
    """The result of `simulate`.

    >>> import demesne
    >>> result = demesne.simulate(["Smithy", "Big Money"], games=100, seed=1, kingdom="first_game")
    >>> result.games, sum(result.endings.values())
    (100, 100)
    >>> 10 < result.mean_turns < 30
    True
    """

    plan: Plan  # the settings: strategies, setup, seed, games
    tally: Tally  # all counts
    cpu_seconds: float  # the CPU time of all processes
    wall_seconds: float  # how long it took
    interrupted: bool = False  # Ctrl-C ended it early
    version: str = field(default=VERSION)  # the version of demesne

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.tally.games

    @property
    def games_per_cpu_second(self) -> float:
        """Games per second of CPU time."""
        return self.games / self.cpu_seconds if self.cpu_seconds else 0.0

    @property
    def mean_turns(self) -> float:
        """How many turns a game lasted on average."""
        return self.tally.length / self.games

    @property
    def endings(self) -> dict[str, int]:
        """How many games ended by Provinces (or Colonies), by empty piles, or at the limit of turns."""
        return {"provinces": self.tally.provinces, "piles": self.tally.piles, "limit": self.tally.limit}

    @property
    def half_width(self) -> float:
        """Half the width of the widest interval of all win rates."""
        return widest(self.tally, self.plan.players)

    @property
    def reached(self) -> bool:
        """Whether the intervals are as narrow as `until` asked for."""
        return self.plan.until is not None and self.half_width <= self.plan.until

    @property
    def lengths(self) -> dict[int, int]:
        """How many of the watched games lasted each number of turns."""
        return dict(sorted(self.tally.lengths.items()))

    @property
    def differences(self) -> dict[int, int]:
        """How many of the watched games had each difference in points between the first player and the best other one."""
        return dict(sorted(self.tally.differences.items()))

    @cached_property
    def players(self) -> list[Player]:
        """How each strategy did, in the order in which they were named."""
        return [player_of(self.plan, self.tally, who) for who in range(self.plan.players)]

    def to_data(self) -> dict[str, Any]:
        """The whole result as a dictionary, which JSON can represent."""
        return {
            "version": self.version,
            "seed": self.plan.seed,
            "setup": self.plan.setup.to_data(),
            "filled": list(self.plan.filled),
            "requested_games": self.plan.games,
            "until": self.plan.until,
            "until_reached": self.reached,
            "interrupted": self.interrupted,
            "games": self.games,
            "rounds": self.tally.rounds,
            "watched_games": self.tally.watched,
            "cpu_seconds": self.cpu_seconds,
            "wall_seconds": self.wall_seconds,
            "games_per_cpu_second": self.games_per_cpu_second,
            "mean_turns": self.mean_turns,
            "endings": self.endings,
            "empty_piles": dict(sorted(self.tally.empty.items())),
            "lengths": {str(turns): games for turns, games in self.lengths.items()},
            "differences": {str(points): games for points, games in self.differences.items()},
            "players": [player.to_data() for player in self.players],
        }


def widest(tally: Tally, players: int) -> float:
    """Half the width of the widest interval of all win rates."""
    return max(
        share_interval(wins, squares, tally.rounds, players).half_width
        for wins, squares in zip(tally.wins, tally.wins2, strict=True)
    )


def player_of(plan: Plan, tally: Tally, who: int) -> Player:
    """The results of one player, from the counts."""

    def share(totals: list[int], squares: list[int]) -> Share:
        interval = share_interval(totals[who], squares[who], tally.rounds, plan.players)
        return Share(totals[who], totals[who] / tally.games, interval)

    return Player(
        label=plan.labels[who],
        strategy=plan.strategies[who],
        wins=share(tally.wins, tally.wins2),
        ties=share(tally.ties, tally.ties2),
        losses=share(tally.losses, tally.losses2),
        mean_score=tally.scores[who] / tally.games,
        score_interval=mean_interval(tally.scores[who], tally.scores2[who], tally.rounds, plan.players),
        mean_turns=tally.own_turns[who] / tally.games,
        curve=curve_of(tally, who),
        openings=openings_of(tally, who),
        bought=bought_of(tally, who),
    )


def curve_of(tally: Tally, who: int) -> Curve:
    """The figures of a player turn by turn."""
    games = [games for games in tally.alive[who] if games]
    return Curve(
        games,
        [coins / n for coins, n in zip(tally.money[who], games, strict=False)],
        [points / n for points, n in zip(tally.points[who], games, strict=False)],
    )


def openings_of(tally: Tally, who: int) -> list[tuple[tuple[str, ...], float]]:
    """The openings of a player with their shares, the most frequent first."""
    counts = Counter(dict(sorted(tally.openings[who].items())))
    total = counts.total()
    return [(tuple(buys.split("/")), games / total) for buys, games in counts.most_common()]


def bought_of(tally: Tally, who: int) -> dict[str, list[float]]:
    """How many copies of each card a player has bought on average by each turn."""
    turns = sum(games > 0 for games in tally.alive[who])
    return {id: [n / tally.watched for n in copies[:turns]] for id, copies in sorted(tally.bought[who].items())}
