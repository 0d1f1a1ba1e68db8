"""Guesses of the other players' strategies, from the cards they own."""

from __future__ import annotations

from math import log
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.bots.batch import round_seed
from demesne.bots.binding import bind_strategy
from demesne.bots.strategy_policy import StrategyPolicy
from demesne.bots.turn_statistics import BuyWatcher
from demesne.engine.constants import ACTION, NIGHT, NONE, TREASURE
from demesne.engine.dealing import components_for, deal
from demesne.engine.policy import Policy
from demesne.engine.run import run
from demesne.engine.setup import Setup
from demesne.engine.state import State
from demesne.strategies.syntax import Strategy

SOON: Final[i64] = 4  # turns before missing cards count as evidence
GAMES: Final = 20  # games played to learn the habits of a strategy, which all players follow
TURNS: Final = 25  # turns for which habits are recorded
ENOUGH: Final = 10  # the least number of players who reached a turn
VAGUE: Final = 0.5  # added to a variance, because players deviate from a strategy


# ---------------------------------------------------------------- by the lines of strategies
def likeliest(g: State, seat: i64, known: list[StrategyPolicy]) -> StrategyPolicy:
    """The known strategy that this player seems to follow; the first one if there is no evidence."""
    best = known[0]
    most = likeness(g, seat, best)
    for policy in known:
        this = likeness(g, seat, policy)
        if this > most:
            best = policy
            most = this
    return best


def likeness(g: State, seat: i64, policy: StrategyPolicy) -> i64:
    """A score: cards that the strategy buys, minus cards that it does not buy and Actions that the player lacks."""
    own = g.players[seat].owned
    n: i64 = 0
    for kind in range(g.nkinds):
        card = g.kinds[kind]
        if card.price == 0 or card.types & (ACTION | TREASURE | NIGHT) == 0:
            continue
        buys = policy.buys.names[kind] + policy.gains.names[kind] > 0
        if own[kind] > 0:
            n += own[kind] if buys else -2 * own[kind]
        elif buys and card.types & ACTION and g.players[seat].turns > SOON:
            n -= 1
    return n


# ---------------------------------------------------------------- by games with them
@final
class Habits:
    """What a player with a strategy owns after each turn: cards that cost something, projects and artifacts, by id."""

    def __init__(self, turns: int, means: dict[str, list[float]], variances: dict[str, list[float]]) -> None:
        self.turns: int = turns  # the last turn with enough games
        self.means: dict[str, list[float]] = means
        self.variances: dict[str, list[float]] = variances

    def likelihood(self, turns: int, things: dict[str, int]) -> float:
        """The log-likelihood of owning these things after this many turns."""
        turn = min(turns, self.turns)
        total = 0.0
        for id, n in things.items():
            mean = variance = 0.0
            if id in self.means:
                mean = self.means[id][turn]
                variance = self.variances[id][turn]
            total -= ((n - mean) * (n - mean) / (variance + VAGUE) + log(variance + VAGUE)) / 2.0
        return total


@final
class HabitWatcher(BuyWatcher):
    """Counts what players own when they are about to buy."""

    def __init__(self, things: int) -> None:
        self.things: i64 = things
        self.last: i64 = NONE  # the last turn that was counted
        self.players: vec[i64] = vec[i64]([0] * TURNS)  # the number of players who reached each turn
        self.sums: vec[i64] = vec[i64]([0] * (TURNS * things))  # by turn, then by kind or landscape
        self.squares: vec[i64] = vec[i64]([0] * (TURNS * things))

    def begin_buys(self, g: State, who: i64) -> None:
        p = g.players[who]
        if g.turn == self.last or p.turns >= TURNS:
            return
        self.last = g.turn
        self.players[p.turns] += 1
        first = p.turns * self.things
        for kind in range(g.nkinds):
            self.sums[first + kind] += p.owned[kind]
            self.squares[first + kind] += p.owned[kind] * p.owned[kind]
        first += g.nkinds
        for land in range(g.nlands):
            self.sums[first + land] += p.has_land[land]
            self.squares[first + land] += p.has_land[land]


def habits_of(setup: Setup, strategy: Strategy) -> Habits:
    """The habits of a player against others with the same strategy."""
    g = State(components_for(setup))
    g.turn_limit = TURNS * setup.players
    policy = bind_strategy(g.components, strategy)
    watcher = HabitWatcher(int(g.nkinds + g.nlands))
    policy.watcher = watcher
    g.policies = vec[Policy]([policy for who in range(g.nplayers)])
    for number in range(GAMES):
        watcher.last = NONE
        deal(g, round_seed(0, number))
        run(g, NONE)
    turns = 0
    while turns + 1 < TURNS and watcher.players[turns + 1] >= ENOUGH:
        turns += 1
    means: dict[str, list[float]] = {}
    variances: dict[str, list[float]] = {}
    for number, id in enumerate(names_of(g)):
        sums = [watcher.sums[turn * watcher.things + number] for turn in range(turns + 1)]
        if id and max(sums) > 0:
            players = [float(watcher.players[turn]) for turn in range(turns + 1)]
            means[id] = [float(sums[turn]) / max(players[turn], 1.0) for turn in range(turns + 1)]
            variances[id] = [
                float(watcher.squares[turn * watcher.things + number]) / max(players[turn], 1.0)
                - means[id][turn] * means[id][turn]
                for turn in range(turns + 1)
            ]
    return Habits(turns, means, variances)


def names_of(g: State) -> list[str]:
    """The ids of all kinds and landscapes; empty for kinds that cost nothing."""
    return [
        *[g.kinds[kind].id if g.kinds[kind].price > 0 else "" for kind in range(g.nkinds)],
        *[g.lands[land].id for land in range(g.nlands)],
    ]


def things_of(g: State, seat: i64) -> dict[str, int]:
    """The number of copies a player has of each named kind and landscape."""
    p = g.players[seat]
    counts = [*[int(p.owned[kind]) for kind in range(g.nkinds)], *[int(p.has_land[land]) for land in range(g.nlands)]]
    return {id: n for id, n in zip(names_of(g), counts, strict=True) if id}
