"""The chance of winning that is shown to people, computed from the share of playouts that were won.

Plans play the playouts, and people do not play like plans. How far playouts can be trusted was measured (docs/calibration.md):
the longer a game still lasts, the closer to a fair share of the win is the chance, and the wider is its interval.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

SURE: Final = 1.96  # standard errors on each side of a 95 % interval
FIRMEST: Final = 4.6  # the largest logit that playouts can support: 1 or 99 %
LONG: Final = 15.0  # turns to come, to which the numbers in `Trust` apply


@dataclass(frozen=True)
class Trust:
    """How far playouts can be trusted when LONG turns are still to come; with fewer turns the corrections are smaller."""

    less: float  # the part of a logit that is taken away
    lean: float  # added to the logit: people do not play as well as the best plan
    doubt: float  # standard deviation of the true logit around the corrected one


MEASURED: Final = Trust(less=0.12, lean=-0.44, doubt=0.9)


@dataclass(frozen=True)
class Chance:
    """A chance of winning with its 95 % interval, which covers both the luck of playouts and the doubt about them."""

    share: float
    low: float
    high: float


def chance_of(won: float, games: int, turns: float, players: int = 2, trust: Trust = MEASURED) -> Chance:
    """The chance if `won` is the share of `games` playouts that were won, and they lasted `turns` turns on average.

    >>> chance_of(1.0, 100, turns=0.0).share
    1.0
    >>> chance_of(0.5, 100, 10.0).low < chance_of(0.5, 10_000, 10.0).low
    True
    """
    ahead = min(turns / LONG, 1.0)
    n = games + 4
    counted = (won * games + 2) / n  # Agresti and Coull: two wins and two losses more
    fair = logit(1 / players)
    seen = min(max(logit(counted) - fair, -FIRMEST), FIRMEST)
    middle = seen * (1 - trust.less * ahead) + trust.lean * ahead
    luck = (1 - trust.less * ahead) / sqrt(n * counted * (1 - counted))
    wide = SURE * sqrt(luck * luck + trust.doubt * trust.doubt * ahead)
    share = min(1.0, max(0.0, won + sigmoid(middle + fair) - sigmoid(seen + fair)))
    return Chance(share, min(share, sigmoid(middle + fair - wide)), max(share, sigmoid(middle + fair + wide)))


def logit(share: float) -> float:
    """The logarithm of the odds."""
    return log(share / (1 - share))


def sigmoid(value: float) -> float:
    """The share whose logit this is."""
    return 1 / (1 + exp(-value))
