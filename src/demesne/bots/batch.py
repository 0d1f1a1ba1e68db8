"""Many games between the same players, counted inside the engine."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.bots.binding import bind_strategy
from demesne.bots.strategy_policy import StrategyPolicy
from demesne.bots.turn_statistics import CURVE, TurnStatistics
from demesne.engine.constants import NONE
from demesne.engine.dealing import components_for, deal
from demesne.engine.gaining import pile_left
from demesne.engine.rng import MASK, stirred
from demesne.engine.run import run
from demesne.engine.scoring import score, standing
from demesne.engine.setup import Setup
from demesne.engine.state import State
from demesne.strategies.syntax import Strategy

TURN_LIMIT: Final = 100  # per player; a game that lasts longer is stopped and counted as it stands
SUMS: Final = ("wins", "ties", "losses", "scores", "own_turns", "wins2", "ties2", "losses2", "scores2")
CURVES: Final = ("alive", "money", "points")
NUMBERS: Final = ("rounds", "games", "turns", "length", "provinces", "piles", "limit", "watched")


def round_seed(seed: i64, number: i64) -> int:
    """The seed of one round: neighbouring seeds of a run share no games.

    >>> round_seed(1, 0) != round_seed(0, 1)
    True
    """
    high = stirred(seed & MASK ^ 0x1E3779B9)
    high = stirred(high ^ seed >> 32 & MASK)
    high = stirred(high ^ number & MASK)
    high = stirred(high ^ number >> 32 & MASK)
    low = stirred(stirred(high ^ 0x5BD1E995) ^ number & MASK)
    return int(high << 30 | low >> 2)


class Tally:
    """The results of some rounds: integers only, so that tallies can be added in any order."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.rounds = 0
        self.games = 0
        self.turns = 0  # turns of all players
        self.length = 0  # turns of the starting player, who has the most
        self.provinces = 0  # games ended by an empty pile that ends the game alone, such as the Provinces
        self.piles = 0
        self.limit = 0
        self.watched = 0  # games with detailed statistics
        self.wins = [0] * players  # one entry per player
        self.ties = [0] * players
        self.losses = [0] * players
        self.scores = [0] * players
        self.own_turns = [0] * players
        self.wins2 = [0] * players  # sums of squares over rounds, because the games of a round are correlated
        self.ties2 = [0] * players
        self.losses2 = [0] * players
        self.scores2 = [0] * players
        self.alive: list[list[int]] = [[0] * int(CURVE) for _ in range(players)]  # by turn, of watched games
        self.money: list[list[int]] = [[0] * int(CURVE) for _ in range(players)]
        self.points: list[list[int]] = [[0] * int(CURVE) for _ in range(players)]
        self.empty: dict[str, int] = {}  # games that ended with this supply pile empty
        self.openings: list[dict[str, int]] = [{} for _ in range(players)]  # first buys of turns 1 and 2
        self.bought: list[dict[str, list[int]]] = [{} for _ in range(players)]  # copies of each card by turn, of watched games
        self.lengths: dict[int, int] = {}  # how many watched games lasted each number of turns
        self.differences: dict[int, int] = {}  # the same by the first player's lead in points

    def add(self, other: Tally) -> None:
        """Add the figures of other rounds between the same players."""
        mine, theirs = self.to_data(), other.to_data()
        for name in NUMBERS:
            mine[name] += theirs[name]
        for name in SUMS:
            mine[name] = [a + b for a, b in zip(mine[name], theirs[name], strict=True)]
        for name in CURVES:
            mine[name] = [
                [a + b for a, b in zip(one, two, strict=True)] for one, two in zip(mine[name], theirs[name], strict=True)
            ]
        for counts, more in zip([self.empty, *self.openings], [other.empty, *other.openings], strict=True):
            for key, n in more.items():
                counts[key] = counts.get(key, 0) + n
        for amounts, more_amounts in ((self.lengths, other.lengths), (self.differences, other.differences)):
            for amount, n in more_amounts.items():
                amounts[amount] = amounts.get(amount, 0) + n
        for copies, more_copies in zip(self.bought, other.bought, strict=True):
            for id, turns in more_copies.items():
                copies[id] = [a + b for a, b in zip(copies.get(id) or [0] * int(CURVE), turns, strict=True)]
        self.take(mine)

    def take(self, data: dict[str, Any]) -> None:
        """Set the numbers, sums and curves from data."""
        for name in (*NUMBERS, *SUMS, *CURVES):
            setattr(self, name, data[name])

    def to_data(self) -> dict[str, Any]:
        """The tally as plain data."""
        names = ("players", *NUMBERS, *SUMS, *CURVES, "empty", "openings", "bought", "lengths", "differences")
        return {name: getattr(self, name) for name in names}

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle as plain data, because compiled classes cannot be pickled by default."""
        return Tally.from_data, (self.to_data(),)

    @staticmethod
    def from_data(data: dict[str, Any]) -> Tally:
        """The tally of data that `to_data` returned."""
        tally = Tally(data["players"])
        tally.take(data)
        tally.empty = dict(data["empty"])
        tally.openings = [dict(counts) for counts in data["openings"]]
        tally.bought = [{id: list(turns) for id, turns in copies.items()} for copies in data["bought"]]
        tally.lengths = dict(data["lengths"])
        tally.differences = dict(data["differences"])
        return tally


@final
class Sums:
    """The figures of a tally in packed arrays, while games are played."""

    def __init__(self, players: i64, kinds: i64) -> None:
        none = vec[i64]([0] * int(players))
        self.wins: vec[i64] = none[:]
        self.ties: vec[i64] = none[:]
        self.scores: vec[i64] = none[:]
        self.own_turns: vec[i64] = none[:]
        self.wins2: vec[i64] = none[:]
        self.ties2: vec[i64] = none[:]
        self.losses2: vec[i64] = none[:]
        self.scores2: vec[i64] = none[:]
        self.round_wins: vec[i64] = none[:]
        self.round_ties: vec[i64] = none[:]
        self.round_score: vec[i64] = none[:]
        self.result: vec[i64] = none[:]
        self.empty: vec[i64] = vec[i64]([0] * int(kinds))
        self.turns: i64 = 0
        self.length: i64 = 0
        self.provinces: i64 = 0
        self.piles: i64 = 0
        self.limit: i64 = 0


@final
class Batch:
    """A table at which the same players play again and again."""

    def __init__(self, setup: Setup, strategies: list[Strategy]) -> None:
        self.g: State = State(components_for(setup))
        self.g.turn_limit = TURN_LIMIT * setup.players
        self.policies: list[StrategyPolicy] = [bind_strategy(self.g.components, strategy) for strategy in strategies]
        self.statistics: list[TurnStatistics] = []  # one per player, if games are watched
        self.lengths: dict[int, int] = {}  # watched games by number of turns
        self.differences: dict[int, int] = {}
        self.n: i64 = setup.players

    def play(self, seed: int, first: int, rounds: int, watched: bool) -> Tally:
        """Play these rounds of a run. In rotation r of a round, player p sits in seat (p + r) % n."""
        g = self.g
        n = self.n
        sums = Sums(n, g.nkinds)
        self.statistics = [TurnStatistics(int(g.nkinds + g.nlands)) for _ in self.policies] if watched else []
        self.lengths = {}
        self.differences = {}
        for player in range(n):
            self.policies[player].watcher = self.statistics[player] if watched else None
        for number in range(first, first + rounds):
            dealt: i64 = round_seed(seed, number)
            for rotation in range(n):
                self.seat(rotation)
                deal(g, dealt)
                run(g, NONE)
                self.count(sums, rotation)
            self.close_round(sums)
        return self.tally(sums, rounds, watched)

    def seat(self, rotation: i64) -> None:
        """Seat the players for one game of a round: player 0 sits at seat `rotation`."""
        policies = self.g.policies
        for player in range(self.n):
            policies[(player + rotation) % self.n] = self.policies[player]

    def count(self, sums: Sums, rotation: i64) -> None:
        """Count the result of a finished game."""
        g = self.g
        n = self.n
        best: i64 = 0
        shared: i64 = 0
        for player in range(n):
            p = g.players[(player + rotation) % n]
            points = score(g, (player + rotation) % n)
            this = standing(points, p.turns)
            sums.result[player] = this
            sums.round_score[player] += points
            sums.own_turns[player] += p.turns
            if player == 0 or this > best:
                best = this
                shared = 1
            elif this == best:
                shared += 1
        for player in range(n):
            if sums.result[player] == best:
                if shared == 1:
                    sums.round_wins[player] += 1
                else:
                    sums.round_ties[player] += 1
        if len(self.statistics) > 0:
            self.look_closely(rotation)
        self.count_end(sums)

    def look_closely(self, rotation: i64) -> None:
        """Add a finished game to the detailed statistics."""
        g = self.g
        own: i64 = 0
        ahead: i64 = 0
        for player in range(self.n):
            seat = (player + rotation) % self.n
            self.statistics[player].end_game(g, seat)
            points = score(g, seat)
            if player == 0:
                own = points
            elif player == 1 or own - points < ahead:
                ahead = own - points
        difference, length = int(ahead), int(g.players[0].turns)
        self.differences[difference] = self.differences.get(difference, 0) + 1
        self.lengths[length] = self.lengths.get(length, 0) + 1

    def count_end(self, sums: Sums) -> None:
        """Count how the game ended and how long it took."""
        g = self.g
        sums.turns += g.turn
        sums.length += g.players[0].turns
        ended = False
        for kind in g.components.end_kinds:
            if g.left[kind] == 0:
                ended = True
        if ended:
            sums.provinces += 1
        elif g.empty >= 3:
            sums.piles += 1
        else:
            sums.limit += 1
        if g.empty > 0:
            for kind in range(g.nkinds):
                if g.left[kind] == 0 and (not g.components.has_stacks or pile_left(g, g.components.pile_of[kind]) == 0):
                    sums.empty[kind] += 1

    def close_round(self, sums: Sums) -> None:
        """Add the results of a round and their squares, and begin the next round."""
        for player in range(self.n):
            wins = sums.round_wins[player]
            ties = sums.round_ties[player]
            losses = self.n - wins - ties
            points = sums.round_score[player]
            sums.wins[player] += wins
            sums.ties[player] += ties
            sums.scores[player] += points
            sums.wins2[player] += wins * wins
            sums.ties2[player] += ties * ties
            sums.losses2[player] += losses * losses
            sums.scores2[player] += points * points
            sums.round_wins[player] = 0
            sums.round_ties[player] = 0
            sums.round_score[player] = 0

    def tally(self, sums: Sums, rounds: i64, watched: bool) -> Tally:
        """The tally of this many rounds."""
        g = self.g
        made = Tally(int(self.n))
        made.rounds = int(rounds)
        made.games = int(rounds * self.n)
        made.turns = int(sums.turns)
        made.length = int(sums.length)
        made.provinces = int(sums.provinces)
        made.piles = int(sums.piles)
        made.limit = int(sums.limit)
        for player in range(self.n):
            made.wins[player] = int(sums.wins[player])
            made.ties[player] = int(sums.ties[player])
            made.losses[player] = made.games - made.wins[player] - made.ties[player]
            made.scores[player] = int(sums.scores[player])
            made.own_turns[player] = int(sums.own_turns[player])
            made.wins2[player] = int(sums.wins2[player])
            made.ties2[player] = int(sums.ties2[player])
            made.losses2[player] = int(sums.losses2[player])
            made.scores2[player] = int(sums.scores2[player])
        for kind in range(g.nkinds):
            if (
                sums.empty[kind] > 0
                and g.components.pile_of[kind] >= 0
                and g.components.piles[g.components.pile_of[kind]].supply
            ):
                made.empty[g.kinds[kind].id] = int(sums.empty[kind])
        if watched:
            made.watched = made.games
            made.lengths = self.lengths
            made.differences = self.differences
            for player in range(self.n):
                self.tell(made, player, self.statistics[player])
        return made

    def tell(self, made: Tally, player: i64, statistics: TurnStatistics) -> None:
        """Copy a player's detailed statistics into a tally."""
        for turn in range(CURVE):
            made.alive[player][turn] = int(statistics.alive[turn])
            made.money[player][turn] = int(statistics.money[turn])
            made.points[player][turn] = int(statistics.points[turn])
        size = statistics.things + 1
        for i in range(size * size):
            if statistics.openings[i] > 0:
                name = f"{self.thing(i // size)}/{self.thing(i % size)}"
                made.openings[player][name] = int(statistics.openings[i])
        things = statistics.things
        for thing in range(things):
            copies = [int(statistics.bought[turn * things + thing]) for turn in range(int(CURVE))]
            if any(copies):
                made.bought[player][self.thing(thing)] = copies

    def thing(self, code: i64) -> str:
        """The id of a bought card or landscape, or "none"."""
        g = self.g
        if code < g.nkinds:
            return g.kinds[code].id
        return g.lands[code - g.nkinds].id if code < g.nkinds + g.nlands else "none"
