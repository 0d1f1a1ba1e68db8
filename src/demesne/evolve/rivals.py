"""Those that a strategy has to beat: the best ones found so far, each counted as much as it matters.

Strategies beat each other in circles, so whoever is measured by one rival alone becomes a specialist, and whoever is measured
by all alike wins by crushing the weak ones. Rivals are weighed as they would be chosen by somebody who cannot be outwitted: by
an equilibrium of the game in which each of two players picks one of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from demesne.bots.batch import round_seed
from demesne.engine.setup import Setup
from demesne.evolve.matches import Asking, Match
from demesne.strategies.syntax import Strategy

ROUNDS: Final = 150  # between two rivals
MOST: Final = 7  # rivals at a time
STEPS: Final = 3000  # towards the equilibrium
FOR_ALL: Final = 0.15  # of the weight is shared alike: what matters little now may matter later


class Rivals:
    """Strategies, how often each wins against each other one, and what each weighs."""

    def __init__(self, setup: Setup, rounds: int = ROUNDS, minds_the_end: bool = False) -> None:
        self.setup = setup
        self.minds_the_end = minds_the_end
        self.rounds = rounds  # between two
        self.strategies: list[Strategy] = []
        self.weights: list[float] = []
        self.games = 0
        self.rates: dict[tuple[int, int], float] = {}  # by the places of two in `strategies`

    def add(self, more: Iterable[Strategy], seed: int) -> Asking[float]:
        """New rivals, each once; those that weigh least go if there are too many. What the new ones weigh together is told."""
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
        del self.strategies[which]
        left = [i for i in range(len(self.strategies) + 1) if i != which]
        self.rates = {(i, j): self.rates[old, other] for i, old in enumerate(left) for j, other in enumerate(left)}

    def weigh(self) -> None:
        n = len(self.strategies)
        shares = equilibrium([[self.rates[i, j] for j in range(n)] for i in range(n)])
        self.weights = [(1 - FOR_ALL) * share + FOR_ALL / n for share in shares]

    def matches(self, strategy: Strategy, seed: int, rounds: int) -> Iterator[Match]:
        """So many rounds, among the rivals by their weights."""
        for number, (rival, n) in enumerate(zip(self.strategies, apportioned(self.weights, rounds), strict=True)):
            if n:
                yield Match(self.setup, strategy, rival, round_seed(seed, number), n, minds_the_end=self.minds_the_end)


def equilibrium(rates: Sequence[Sequence[float]]) -> list[float]:
    """How often each is chosen by two players who have learnt not to be outwitted (regret matching).

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
    """A number in whole parts, by weight.

    >>> apportioned([0.62, 0.36, 0.02], 8)
    [5, 3, 0]
    """
    parts = [int(weight * n) for weight in weights]
    by_rest = sorted(range(len(weights)), key=lambda i: (parts[i] - weights[i] * n, i))
    for i in by_rest[: n - sum(parts)]:
        parts[i] += 1
    return parts
