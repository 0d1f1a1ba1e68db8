"""The rivals that a strategy is measured against: the best strategies so far, with weights.

Strategies can beat each other in circles. Measured against one rival, a strategy becomes a specialist; measured against all
rivals equally, it wins by crushing the weak ones. So the weights are an equilibrium of the game in which each of two players
picks a rival.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from demesne.bots.batch import round_seed
from demesne.engine.setup import Setup
from demesne.evolve.matches import Asking, Match
from demesne.strategies.syntax import Strategy

ROUNDS: Final = 150  # played between two rivals
MOST: Final = 7  # rivals at a time
STEPS: Final = 3000  # of regret matching towards the equilibrium
FOR_ALL: Final = 0.15  # the part of the weight that all rivals share equally, as a weak rival may matter later


class Rivals:
    """Strategies with their win rates against each other and their weights."""

    def __init__(self, setup: Setup, rounds: int = ROUNDS, minds_the_end: bool = False) -> None:
        self.setup = setup
        self.minds_the_end = minds_the_end
        self.rounds = rounds  # played between two rivals
        self.strategies: list[Strategy] = []
        self.weights: list[float] = []
        self.games = 0
        self.rates: dict[tuple[int, int], float] = {}  # win rates, by the indices of two in `strategies`

    def add(self, more: Iterable[Strategy], seed: int) -> Asking[float]:
        """Add rivals that are not here yet and drop the lightest ones beyond the limit. Returns the weight of the new ones."""
        known = len(self.strategies)
        for strategy in more:
            if all(strategy.lines != other.lines for other in self.strategies):
                yield from self.meet(strategy, round_seed(seed, len(self.strategies)))
        self.weigh()
        gained = sum(self.weights[known:])
        while len(self.strategies) > MOST:
            self.drop(min(range(len(self.strategies)), key=lambda i: (self.weights[i], i)))
            self.weigh()
        return gained

    def meet(self, strategy: Strategy, seed: int) -> Asking[None]:
        """Let a new rival play against all others."""
        new = len(self.strategies)
        matches = [
            Match(self.setup, strategy, other, round_seed(seed, i), self.rounds, minds_the_end=self.minds_the_end)
            for i, other in enumerate(self.strategies)
        ]
        scores = (yield matches) if matches else []
        for i, score in enumerate(scores):
            self.rates[new, i] = score.points / (2 * score.games)
            self.rates[i, new] = 1 - self.rates[new, i]
            self.games += score.games
        self.rates[new, new] = 0.5
        self.strategies.append(strategy)

    def drop(self, which: int) -> None:
        """Remove a rival with its win rates."""
        del self.strategies[which]
        left = [i for i in range(len(self.strategies) + 1) if i != which]
        self.rates = {(i, j): self.rates[old, other] for i, old in enumerate(left) for j, other in enumerate(left)}

    def weigh(self) -> None:
        """Compute the weights from the win rates."""
        n = len(self.strategies)
        shares = equilibrium([[self.rates[i, j] for j in range(n)] for i in range(n)])
        self.weights = [(1 - FOR_ALL) * share + FOR_ALL / n for share in shares]

    def matches(self, strategy: Strategy, seed: int, rounds: int) -> Iterator[Match]:
        """Matches of a strategy against the rivals, with the rounds divided by their weights."""
        for number, (rival, n) in enumerate(zip(self.strategies, apportioned(self.weights, rounds), strict=True)):
            if n:
                yield Match(self.setup, strategy, rival, round_seed(seed, number), n, minds_the_end=self.minds_the_end)


def equilibrium(rates: Sequence[Sequence[float]]) -> list[float]:
    """How often each is chosen in an equilibrium, found by regret matching.

    >>> [round(share, 1) for share in equilibrium([[0.5, 0.9, 0.2], [0.1, 0.5, 0.9], [0.8, 0.1, 0.5]])]
    [0.4, 0.3, 0.4]
    >>> [round(share, 1) for share in equilibrium([[0.5, 0.7], [0.3, 0.5]])]
    [1.0, 0.0]
    """
    n = len(rates)
    regrets = [0.0] * n
    shares = [0.0] * n
    for step in range(1, STEPS + 1):
        hopes = [max(0.0, regret) for regret in regrets]
        total = sum(hopes)
        chosen = [hope / total for hope in hopes] if total else [1 / n] * n
        worth = [sum(rates[i][j] * chosen[j] for j in range(n)) for i in range(n)]
        for i in range(n):
            regrets[i] = max(0.0, regrets[i] + worth[i] - 0.5)
            shares[i] += step * chosen[i]
    whole = sum(shares)
    return [share / whole for share in shares]


def apportioned(weights: Sequence[float], n: int) -> list[int]:
    """A number divided by weight into whole parts.

    >>> apportioned([0.62, 0.36, 0.02], 8)
    [5, 3, 0]
    """
    parts = [int(weight * n) for weight in weights]
    by_rest = sorted(range(len(weights)), key=lambda i: (parts[i] - weights[i] * n, i))
    for i in by_rest[: n - sum(parts)]:
        parts[i] += 1
    return parts
