"""Games played by action numbers, one or many at once; compiled with the engine."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from demesne.bots.batch import round_seed
from demesne.engine.constants import NONE
from demesne.engine.dealing import deal
from demesne.engine.errors import GameOver, IllegalChoice
from demesne.engine.policy import Policy
from demesne.engine.rng import Rng
from demesne.engine.run import offer_again, run
from demesne.engine.scoring import score, winners
from demesne.engine.state import State
from demesne.engine.turn import spend
from demesne.learn.actions import Actions
from demesne.learn.layout import FIRST_PLAY, Layout, Piles
from demesne.learn.observer import Observer


@final
class Learner(Policy):
    """Asks a player outside the engine; may play Treasures that only give coins for them."""

    def __init__(self, plays_treasures: bool) -> None:
        super().__init__(False, True, plays_treasures)


def new_state(piles: Piles, turn_limit: i64) -> State:
    """A state for these piles that ends after `turn_limit` turns of each player."""
    g = State(piles.components)
    g.turn_limit = turn_limit * piles.components.nplayers
    return g


@final
class Table:
    """A game played by action numbers. Decisions with only one possible answer are not asked."""

    def __init__(self, layout: Layout, piles: Piles, turn_limit: int, play_treasures: bool, of: Table | None = None) -> None:
        self.layout: Layout = layout
        self.turn_limit: i64 = turn_limit
        self.learner: Policy = Learner(play_treasures) if of is None else of.learner
        self.first: i64 = 0 if of is None else of.first  # the seat of player 0
        self.piles: Piles = piles
        self.g: State = new_state(piles, turn_limit) if of is None else State(piles.components, of.g)
        self.observer: Observer = Observer(layout, piles)
        self.actions: Actions = Actions(layout, piles)

    def lay_out(self, piles: Piles) -> None:
        """Play with these piles from now on."""
        self.piles = piles
        self.g = new_state(piles, self.turn_limit)
        self.observer = Observer(self.layout, piles)
        self.actions = Actions(self.layout, piles)

    def begin(self, seed: int, first: int) -> None:
        """Begin a new game with player 0 in this seat; the opponent plays the other seats if there is one."""
        g = self.g
        self.first = first
        for seat in range(g.nplayers):
            opponent = self.piles.opponent
            g.policies[seat] = opponent if opponent is not None and seat != first else self.learner
        deal(g, seed)
        run(g, NONE)
        self.settle()

    def settle(self) -> None:
        """Run the game to the next decision with more than one possible answer."""
        g = self.g
        actions = self.actions
        actions.find(g)
        while actions.n == 1:
            self.carry_out(0)
            actions.find(g)

    def carry_out(self, i: i64) -> None:
        """Carry out the i-th possible action; spending a token leaves the decision pending."""
        g = self.g
        code = self.actions.codes[i]
        action = self.actions.numbers[i]
        if action > 0 and action < FIRST_PLAY:
            spend(g, code)
            offer_again(g)
        else:
            g.pending = False
            run(g, code)

    def act(self, action: int) -> None:
        """Take one of the possible actions."""
        i = self.actions.index(action)
        if i < 0:
            raise IllegalChoice(f"action {action} is not possible here")
        self.carry_out(i)
        self.settle()

    def clone(self) -> Table:
        """An independent copy that shares the piles."""
        made = Table(self.layout, self.piles, int(self.turn_limit), self.learner.plays_treasures, self)
        made.g.policies = self.g.policies[:]
        made.actions.find(made.g)
        return made

    def reseed(self, number: int) -> None:
        """Mix this number into the random state, so that later shuffles depend on it."""
        rng = self.g.rng
        rng.seed(rng.s0 << 30 ^ rng.s1 ^ round_seed(number, 0))

    # ------------------------------------------------------------ asking
    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.g.over

    @property
    def truncated(self) -> bool:
        """Whether the game was stopped by its turn limit."""
        g = self.g
        for kind in g.components.end_kinds:
            if g.left[kind] == 0:
                return False
        return g.over and g.empty < 3

    @property
    def turns(self) -> int:
        """The number of completed turns of all players."""
        return self.g.turn

    @property
    def player(self) -> int:
        """The player who is asked."""
        return self.player_at(self.g.asked)

    def player_at(self, seat: i64) -> i64:
        """The player who sits at a seat."""
        return (seat - self.first + self.g.nplayers) % self.g.nplayers

    def seat_of(self, player: i64) -> i64:
        """The seat at which a player sits."""
        return (player + self.first) % self.g.nplayers

    def possible(self) -> list[int]:
        """The numbers of all possible actions, smallest first."""
        return sorted([int(self.actions.numbers[i]) for i in range(self.actions.n)])

    def default(self) -> int:
        """The action that replaces an impossible one: pass, or else the possible action with the smallest number."""
        if self.actions.n == 0:
            raise GameOver("the game is over: there is nothing to decide")
        return min(self.possible())

    def scores(self) -> list[int]:
        """The points of every player."""
        return [int(score(self.g, self.seat_of(player))) for player in range(self.g.nplayers)]

    def rewards(self) -> list[float]:
        """The reward of each player: 1 for winning alone, less for a shared win; the sum is always 0."""
        n = int(self.g.nplayers)
        if not self.g.over:
            return [0.0] * n
        best = winners(self.g)
        shared = (1 / len(best) - 1 / n) * n / (n - 1)
        return [shared if int(self.seat_of(player)) in best else -1 / (n - 1) for player in range(n)]

    def observe(self, player: int, out: vec[u8]) -> None:
        """Write what a player may know."""
        self.observer.write(self.g, self.seat_of(player), out, 0)


# ---------------------------------------------------------------- many games
@final
class Tables:
    """Many games stepped together; the results are in packed arrays that each step overwrites."""

    def __init__(self, layout: Layout, tables: list[Table], draw: Callable[[int], Piles] | None, rotate: bool) -> None:
        n = len(tables)
        self.layout: Layout = layout
        self.tables: list[Table] = tables
        self.draw: Callable[[int], Piles] | None = draw  # returns the piles for a seed, if kingdoms are random
        self.rotate: bool = rotate  # whether player 0 changes seats from game to game
        self.seeds: list[int] = [0] * n
        self.games: vec[i64] = vec[i64]([0] * n)  # games begun at each table since the last reset
        self.observations: vec[u8] = vec[u8]([0] * (n * int(layout.size)))
        self.masks: vec[u8] = vec[u8]([0] * (n * int(layout.nactions)))
        self.players: vec[i64] = vec[i64]([0] * n)  # the player who acts next
        self.rewards: vec[float] = vec[float]([0.0] * (n * int(layout.players)))
        self.scores: vec[i64] = vec[i64]([0] * (n * int(layout.players)))  # points in games that have just ended
        self.dones: vec[u8] = vec[u8]([0] * n)
        self.truncations: vec[u8] = vec[u8]([0] * n)
        self.rng: Rng = Rng(0)

    def reset(self, seeds: list[int]) -> None:
        """Begin the first game of every table with these seeds."""
        self.seeds = seeds
        self.rng.seed(round_seed(seeds[0], -1))
        for i in range(len(self.tables)):
            self.games[i] = 0
            self.forget(i)
            self.begin(i)
            self.show(i)

    def begin(self, i: i64) -> None:
        """Begin the next game of table `i`."""
        table = self.tables[i]
        number = self.games[i]
        seed = round_seed(self.seeds[i], number)
        if self.draw is not None:
            table.lay_out(self.draw(seed))
            start = i * self.layout.size
            for at in range(start + self.layout.table, start + self.layout.size):
                self.observations[at] = 0
        table.begin(seed, number % self.layout.players if self.rotate else 0)
        self.games[i] = number + 1

    def show(self, i: i64) -> None:
        """Write the observation and the mask of the player who is asked."""
        table = self.tables[i]
        g = table.g
        start = i * self.layout.nactions
        for at in range(start, start + self.layout.nactions):
            self.masks[at] = 0
        for k in range(table.actions.n):
            self.masks[start + table.actions.numbers[k]] = 1
        self.players[i] = table.player_at(g.asked)
        table.observer.write(g, g.asked, self.observations, i * self.layout.size)

    def forget(self, i: i64) -> None:
        """Clear the results of the last game at this table."""
        self.dones[i] = 0
        self.truncations[i] = 0
        for at in range(i * self.layout.players, (i + 1) * self.layout.players):
            self.rewards[at] = 0.0
            self.scores[at] = 0

    def step(self, actions: list[int]) -> None:
        """Take one action at each table, and begin a new game where one ends. If any action is impossible, none is taken."""
        for i in range(len(self.tables)):
            if self.tables[i].actions.index(actions[i]) < 0:
                raise IllegalChoice(f"action {actions[i]} is not possible at table {i}")
        for i in range(len(self.tables)):
            table = self.tables[i]
            if self.dones[i]:
                self.forget(i)
            table.carry_out(table.actions.index(actions[i]))
            table.settle()
            if table.g.over:
                self.end(i)
                self.begin(i)
            self.show(i)

    def end(self, i: i64) -> None:
        """Note the rewards and scores of table `i`, whose game is over."""
        table = self.tables[i]
        rewards = table.rewards()
        scores = table.scores()
        for player in range(self.layout.players):
            self.rewards[i * self.layout.players + player] = rewards[player]
            self.scores[i * self.layout.players + player] = scores[player]
        self.dones[i] = 1
        self.truncations[i] = 1 if table.truncated else 0

    def sample(self, out: vec[i64]) -> None:
        """Choose a random possible action for each table."""
        for i in range(len(self.tables)):
            actions = self.tables[i].actions
            out[i] = actions.numbers[self.rng.below(actions.n)]
