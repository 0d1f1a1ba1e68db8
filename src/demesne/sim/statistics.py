"""95 % confidence intervals for shares and means.

The games of one round share their shuffles, so they are not independent of each other. Rounds are: every interval here is
computed from the results of rounds, given as sums and sums of squares over rounds.
"""

from __future__ import annotations

from math import pi, sqrt, tan
from statistics import NormalDist
from typing import Final, NamedTuple

CONFIDENCE: Final = 0.95
UPPER: Final = (1 + CONFIDENCE) / 2
Z: Final = NormalDist().inv_cdf(UPPER)
IMAGINED: Final = Z * Z  # pseudo-rounds added to the rounds played


class Interval(NamedTuple):
    """A 95 % confidence interval."""

    low: float  # its lower end
    high: float  # its upper end

    @property
    def half_width(self) -> float:
        """Half of its width."""
        return (self.high - self.low) / 2


def share_interval(total: int, squares: int, rounds: int, per_round: int) -> Interval:
    """The interval for a share of games, such as those won, from the games won per round and their squares.

    This is Agresti and Coull's interval, for rounds: z² pseudo-rounds are added, of which half won all their games and
    half none, and then the usual interval around the mean is taken. It stays valid where the usual one fails: for shares
    near 0 or 1, and if all rounds had the same result (a strategy against itself). With one game per round it is exactly
    Agresti and Coull's ("Approximate is better than exact", The American Statistician 1998).

    >>> low, high = share_interval(total=0, squares=0, rounds=1000, per_round=2)
    >>> low, round(high, 4)
    (0.0, 0.0046)
    """
    n = rounds + IMAGINED
    middle = (total / per_round + IMAGINED / 2) / n
    variance = (squares / per_round**2 + IMAGINED / 2) / n - middle**2
    half = Z * sqrt(max(variance, 0.0) / n)
    return Interval(max(middle - half, 0.0), min(middle + half, 1.0))


def mean_interval(total: int, squares: int, rounds: int, per_round: int) -> Interval | None:
    """The interval for a mean per game, from its sums per round and their squares (Student's t); None after a single round.

    >>> low, high = mean_interval(total=18 + 20 + 22, squares=18**2 + 20**2 + 22**2, rounds=3, per_round=2) or (0, 0)
    >>> round(low, 2), round(high, 2)
    (7.52, 12.48)
    """
    if rounds < 2:
        return None
    mean = total / rounds
    variance = max(squares - total * mean, 0.0) / (rounds - 1)
    half = student(rounds - 1) * sqrt(variance / rounds)
    return Interval((mean - half) / per_round, (mean + half) / per_round)


def student(freedom: int) -> float:
    """The quantile of Student's distribution that 95 % intervals need.

    It is exact for 1 and 2 degrees of freedom, otherwise the first terms of an expansion around the normal quantile.

    >>> [round(student(n), 2) for n in (1, 2, 3, 10, 100)]
    [12.71, 4.3, 3.18, 2.23, 1.98]
    """
    if freedom == 1:
        return tan(pi * (UPPER - 0.5))
    if freedom == 2:
        return (2 * UPPER - 1) * sqrt(1 / (2 * UPPER * (1 - UPPER)))
    terms = (
        Z,
        (Z**3 + Z) / 4,
        (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96,
        (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384,
        (79 * Z**9 + 776 * Z**7 + 1482 * Z**5 - 1920 * Z**3 - 945 * Z) / 92160,
    )
    return sum(term / float(freedom**power) for power, term in enumerate(terms))
