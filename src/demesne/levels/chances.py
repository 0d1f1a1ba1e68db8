"""What is said of a chance of winning, given how many games were won that were played out.

Those games are played by plans, and people are not. How far their results can be trusted was measured (docs/calibration.md):
the longer a game still lasts, the more chances must be drawn towards a fair share of the win, and the wider is their interval.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

SURE: Final = 1.96  # standard errors of a 95 % interval
FIRMEST: Final = 4.6  # the logit beyond which games played out say nothing more: 1 or 99 %
LONG: Final = 15.0  # turns to come, for which the trust is told


@dataclass(frozen=True)
class Trust:
    """How far games played out can be trusted when a game lasts LONG turns more; with fewer turns to come, proportionally
    further."""

    less: float  # what part of a logit is taken away
    lean: float  # what is added to it: whoever is told a chance does not play as well as the best plan
    doubt: float  # the standard deviation of how far the true logit is away


MEASURED: Final = Trust(less=0.12, lean=-0.44, doubt=0.9)


@dataclass(frozen=True)
class Chance:
    """A chance of winning with its 95 % interval, which holds the doubt about the playouts as well as their luck."""

    share: float
    low: float
    high: float


def chance_of(won: float, games: int, turns: float, players: int = 2, trust: Trust = MEASURED) -> Chance:
    """The chance where this share of so many games was won that lasted so many turns on average.

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
    return log(share / (1 - share))


def sigmoid(value: float) -> float:
    return 1 / (1 + exp(-value))
