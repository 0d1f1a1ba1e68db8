"""Round-robin tournaments on one kingdom, and ratings of the strategies.

Each pairing is a separate run with the same number of games. Its seed is derived from the tournament's seed and the names
of the two strategies, so the result of a pairing does not depend on who else takes part.

**The rating** is that of the Bradley–Terry model, as openskill computes it (Weng and Lin's Bayesian approximation,
"A Bayesian Approximation Method for Online Ranking", 2011). Every strategy starts at 25 ± 25/3, and the games of all
pairings are processed one by one, in a random order that depends only on the seed; a tie counts as half a win. As
strategies do not learn, ratings do not decay (openskill's tau is 0) and every game counts fully (its gamma is 1), so the
uncertainty is that of the posterior distribution. If there are very many games, a random sample of each pairing is used.
A rating is only a summary: if A beats B, B beats C and C beats A, only the table of all pairings shows it.
"""

from __future__ import annotations

import csv
import random
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from hashlib import sha256
from itertools import combinations
from math import log, sqrt
from pathlib import Path
from typing import Any, Final, TextIO

from demesne.bots.batch import round_seed
from demesne.engine.errors import SetupError
from demesne.engine.setup import Setup
from demesne.levels.knowledge import PlanProgress, strategy_for
from demesne.levels.level import Level, find_level
from demesne.notation.filling import filled_in
from demesne.notation.kingdoms import card_names, format_kingdom
from demesne.sim.plans import RANDOM, common_bane, kingdom_for, make_plan, reproducible, required_by, strategy_named
from demesne.sim.result import Plan, Player, Result, Share, shares_data
from demesne.sim.runner import Players, Progress, run_all
from demesne.sim.statistics import Interval, Z
from demesne.strategies.find import find_all, find_strategy, library
from demesne.strategies.syntax import Strategy
from demesne.version import VERSION

GAMES: Final = 1_000  # default for each pairing
MOST_RATED: Final = 100_000  # games that ratings are computed from
MU: Final = 25.0
SIGMA: Final = MU / 3
BETA: Final = MU / 6
STEP: Final = log(2) * sqrt(2) * BETA  # a strategy rated higher by this much wins twice as often as it loses
COLUMNS: Final = (
    "strategy", "opponent", "games", "wins", "ties", "losses", "win_rate", "win_rate_low", "win_rate_high", "seed", "kingdom",
    "version",
)  # fmt: skip


# ---------------------------------------------------------------- who plays whom
@dataclass(frozen=True)
class Schedule:
    """The pairings and settings of a tournament."""

    strategies: tuple[Strategy, ...]
    setup: Setup
    seed: int
    plans: tuple[Plan, ...]  # one for each pairing
    left_out: tuple[Strategy, ...]  # strategies that were asked for, but whose required cards are missing
    filled: tuple[str, ...] = ()  # piles that no strategy requires, added because no kingdom was given

    @property
    def games(self) -> int:
        """The number of games of each pairing."""
        return self.plans[0].rounds * 2


def make_schedule(
    names: Sequence[str | Strategy] = (), games: int | None = None, seed: int | None = None,
    kingdom: str | Setup | None = None, fitting: bool = False, cards: Iterable[str | Path] = (), language: str | None = None,
    sets: Collection[str] | None = None, told: PlanProgress | None = None,
) -> Schedule:  # fmt: skip
    """Make the pairings and the kingdom of a tournament, or raise an error that says why that is impossible.

    A name is one of the library, a level or a file; an XML file stands for all its players that can be used. Without names,
    all strategies of the library that fit the kingdom take part. Without a kingdom, the cards that the strategies require are
    filled up with inert piles. With `fitting`, strategies that do not fit the kingdom are left out. While a level searches for
    its strategy, `told` is called after every generation.
    """
    if not names and kingdom is None and sets is None:
        raise SetupError(
            "name strategies, or a kingdom (--kingdom) to use the library strategies that fit it", "tournament-who"
        )
    asked = [strategy for name in names for strategy in strategies_of(name)] or list(library().values())
    check_names(asked)
    levels = {level.title: level for name in names if isinstance(name, str) and (level := find_level(name))}
    seed = random.randrange(1 << 32) if seed is None else seed
    setup = kingdom if isinstance(kingdom, Setup) else setup_for(asked if names else [], kingdom, seed, language, sets)
    unfit = [strategy for strategy in asked if lacks(strategy, setup)]
    if unfit and names and not fitting:
        said = "; ".join(f"{strategy.name} ({card_names(lacks(strategy, setup), language)})" for strategy in unfit)
        what = f"these strategies require cards missing from this kingdom: {said}; --fitting leaves them out"
        raise SetupError(what, "tournament-unfit", names=said)
    strategies = tuple(
        strategy_for(setup, levels[strategy.name], told) if strategy.name in levels else strategy
        for strategy in asked
        if strategy not in unfit
    )
    if len(strategies) < 2:
        what = f"a tournament needs at least 2 strategies that fit the kingdom, not {len(strategies)}"
        raise SetupError(what, "tournament-few", n=len(strategies))
    model = make_plan(strategies[:2], GAMES if games is None else games, seed, setup, None, cards, language)
    plans = tuple(pairing(model, pair, levels) for pair in combinations(strategies, 2))
    filled = filled_in(setup, required_by(asked)) if kingdom is None and sets is None else ()
    return Schedule(strategies, setup, seed, plans, tuple(unfit) if names else (), filled)


def pairing(model: Plan, pair: tuple[Strategy, Strategy], levels: dict[str, Level]) -> Plan:
    """The plan of the match between two strategies; `levels` has those that are levels, by title."""
    seed = pairing_seed(model.seed, pair[0].name, pair[1].name)
    return replace(model, strategies=pair, levels=reproducible([levels.get(one.name) for one in pair]), seed=seed)


def strategies_of(name: str | Strategy) -> list[Strategy]:
    """The strategies that a name or a file stands for."""
    if isinstance(name, Strategy) or find_level(name):
        return [strategy_named(name)]
    usable = [found.strategy for found in find_all(name) if found.strategy is not None]
    return usable or [find_strategy(name)]


def check_names(strategies: Sequence[Strategy]) -> None:
    """Raise an error if two strategies have the same name, because tables and files identify them by name."""
    names = [strategy.name for strategy in strategies]
    twice = next((name for name in names if names.count(name) > 1), "")
    if twice:
        what = f"two strategies are called {twice}; in a tournament each needs its own name"
        raise SetupError(what, "tournament-twice", name=twice)


def setup_for(
    strategies: Sequence[Strategy], wanted: str | None, seed: int, language: str | None, sets: Collection[str] | None
) -> Setup:
    """A kingdom for 2 players with all cards that the strategies require."""
    required = tuple(dict.fromkeys(id for strategy in strategies for id in strategy.requires))
    if wanted in (None, RANDOM):
        needs = Strategy("", (), required, common_bane(strategies, language))
    else:
        needs = Strategy("", ())
    return kingdom_for((needs, needs), wanted, seed, language, sets)


def lacks(strategy: Strategy, setup: Setup) -> list[str]:
    """The cards that a strategy requires and a setup lacks."""
    missing = [id for id in strategy.requires if id not in setup.ids]
    wrong_bane = strategy.bane not in ("", setup.bane, *missing)
    return missing + ([strategy.bane] if wrong_bane else [])


def pairing_seed(seed: int, one: str, other: str) -> int:
    """The seed of the run between two strategies, whatever their order.

    >>> pairing_seed(1, "Smithy", "Big Money") == pairing_seed(1, "Big Money", "Smithy")
    True
    """
    names = "\n".join(sorted((one, other)))
    return round_seed(seed, int.from_bytes(sha256(names.encode()).digest()[:6]))


def play(schedule: Schedule, players: Players, progress: Progress | None = None) -> Tournament:
    """Play all pairings. After Ctrl-C the finished ones count."""
    results = run_all(schedule.plans, players, progress)
    finished = tuple(result for result in results if not result.interrupted)
    if not finished:
        raise KeyboardInterrupt
    return Tournament(schedule, finished)


# ---------------------------------------------------------------- results
@dataclass(frozen=True)
class Rating:
    """The rating of a strategy, with its uncertainty."""

    mu: float
    sigma: float

    @property
    def interval(self) -> Interval:
        """The 95 % interval of the rating."""
        return Interval(self.mu - Z * self.sigma, self.mu + Z * self.sigma)


@dataclass(frozen=True)
class Standing:
    """How one strategy did against all others."""

    strategy: Strategy
    rating: Rating
    wins: Share  # rates are means over opponents, each of whom counts the same
    ties: Share
    losses: Share

    @property
    def name(self) -> str:
        """The name of the strategy."""
        return self.strategy.name

    def to_data(self) -> dict[str, Any]:
        """The standing as data for JSON."""
        return {
            "name": self.name,
            "rating": self.rating.mu,
            "rating_sigma": self.rating.sigma,
            "rating_ci95": list(self.rating.interval),
            **shares_data(self.wins, self.ties, self.losses),
        }


@dataclass(frozen=True)
class Tournament:
    """The result of a tournament. At least one pairing is complete."""

    schedule: Schedule
    results: tuple[Result, ...]

    @property
    def interrupted(self) -> bool:
        """Whether some matches were not played."""
        return len(self.results) < len(self.schedule.plans)

    @cached_property
    def pairings(self) -> dict[tuple[str, str], Player]:
        """How each strategy did against each other one, by the names of both."""
        found: dict[tuple[str, str], Player] = {}
        for result in self.results:
            one, other = result.players
            found[one.strategy.name, other.strategy.name] = one
            found[other.strategy.name, one.strategy.name] = other
        return found

    @cached_property
    def standings(self) -> list[Standing]:
        """The table, best first. A strategy that has not finished a single pairing is left out."""
        ratings = rate(self.results, self.schedule.seed)
        standings = []
        for strategy in self.schedule.strategies:
            against = [player for (name, _), player in self.pairings.items() if name == strategy.name]
            if against:
                shares = [mean_share([getattr(player, what) for player in against]) for what in ("wins", "ties", "losses")]
                standings.append(Standing(strategy, ratings[strategy.name], *shares))
        return sorted(standings, key=lambda standing: -standing.rating.mu)

    def points(self, one: str, other: str) -> float | None:
        """The share of points one strategy took from another, a tie being half a win; None if their pairing is incomplete."""
        player = self.pairings.get((one, other))
        return None if player is None else player.wins.rate + player.ties.rate / 2

    def to_data(self) -> dict[str, Any]:
        """The tournament as data for JSON."""
        return {
            "version": VERSION,
            "seed": self.schedule.seed,
            "setup": self.schedule.setup.to_data(),
            "games_per_pairing": self.schedule.games,
            "interrupted": self.interrupted,
            "left_out": [strategy.name for strategy in self.schedule.left_out],
            "cpu_seconds": sum(result.cpu_seconds for result in self.results),
            "rating": {"model": "openskill BradleyTerryFull", "mu": MU, "sigma": SIGMA, "beta": BETA, "twice_the_wins": STEP},
            "standings": [standing.to_data() for standing in self.standings],
            "pairings": [pairing_data(result) for result in self.results],
        }


def pairing_data(result: Result) -> dict[str, Any]:
    """The result of a pairing as data for JSON."""
    one, other = result.players
    return {
        "players": [one.strategy.name, other.strategy.name],
        "seed": result.plan.seed,
        "games": result.games,
        "wins": [one.wins.games, other.wins.games],
        "ties": one.ties.games,
        "ci95": [list(one.wins.interval), list(other.wins.interval)],
    }


def mean_share(shares: Sequence[Share]) -> Share:
    """The mean over pairings. They are independent of each other, so their variances add up."""
    n = len(shares)
    middle = sum(share.interval.low + share.interval.high for share in shares) / (2 * n)
    half = sqrt(sum(share.interval.half_width**2 for share in shares)) / n
    interval = Interval(max(middle - half, 0.0), min(middle + half, 1.0))
    return Share(sum(share.games for share in shares), sum(share.rate for share in shares) / n, interval)


# ---------------------------------------------------------------- ratings
def rate(results: Sequence[Result], seed: int) -> dict[str, Rating]:
    """The ratings of the strategies, computed from these pairings, by name."""
    from openskill.models import BradleyTerryFull

    model = BradleyTerryFull(mu=MU, sigma=SIGMA, beta=BETA, tau=0.0, gamma=lambda *_: 1.0)
    ratings = {player.strategy.name: model.rating() for result in results for player in result.players}
    for one, other, ranks in rated_games(results, seed):
        ((ratings[one],), (ratings[other],)) = model.rate([[ratings[one]], [ratings[other]]], ranks=ranks)
    return {name: Rating(rating.mu, rating.sigma) for name, rating in ratings.items()}


def rated_games(results: Sequence[Result], seed: int) -> list[tuple[str, str, list[float]]]:
    """The games of all pairings in a random order, as two names and their ranks; a random sample of long pairings."""
    rng = random.Random(seed)
    most = max(1, MOST_RATED // len(results))
    games: list[tuple[str, str, list[float]]] = []
    for result in results:
        one, other = result.players
        counts = (one.wins.games, one.ties.games, one.losses.games)
        ranks = ([1.0, 2.0], [1.0, 1.0], [2.0, 1.0])
        played = [
            (one.strategy.name, other.strategy.name, rank) for rank, n in zip(ranks, counts, strict=True) for _ in range(n)
        ]
        games += shuffled(played, rng)[:most]
    return shuffled(games, rng)


def shuffled(games: Sequence[tuple[str, str, list[float]]], rng: random.Random) -> list[tuple[str, str, list[float]]]:
    """Games in random order. Python guarantees reproducible numbers across versions for `random()`, not for `shuffle`."""
    keys = [rng.random() for _ in games]
    return [games[i] for i in sorted(range(len(games)), key=keys.__getitem__)]


# ---------------------------------------------------------------- for spreadsheets
def write_csv(tournament: Tournament, file: TextIO) -> None:
    """Write two rows per pairing, one for each side. Shares are fractions, so 0.6 is 60 %."""
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(COLUMNS)
    kingdom = format_kingdom(tournament.schedule.setup)
    for result in tournament.results:
        for player, opponent in (result.players, result.players[::-1]):
            counts = (result.games, player.wins.games, player.ties.games, player.losses.games)
            names = (player.strategy.name, opponent.strategy.name)
            writer.writerow(
                (*names, *counts, player.wins.rate, *player.wins.interval, result.plan.seed, kingdom, result.version)
            )
