"""The final choice between the strategy that evolution found and those that were known before.

They play on new shuffles. Strategies can beat each other in circles, so each is judged by its hardest opponent; a strategy that
nobody beats is always kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from demesne.bots.batch import round_seed
from demesne.engine.setup import Setup
from demesne.evolve.matches import Asking, Match
from demesne.strategies.syntax import Strategy

HARDEST: Final = 4  # opponents of a strategy that play the decisive rounds against it
CONTENDERS: Final = 4  # known strategies that beat what was found and may take its place
EVEN: Final = 0.5


def best_of_all(
    setup: Setup, found: Strategy, known: Sequence[Strategy], seed: int, rounds: int, minds_the_end: bool
) -> Asking[Strategy]:  # fmt: skip
    """The strategy that was found, or a known one that does better."""
    others = [other for other in known if other.lines != found.lines]
    rates = yield from against_hardest(setup, found, others, seed, rounds, minds_the_end)
    best, most = found, min([EVEN, *rates.values()])
    for contender in [other for other in sorted(rates, key=lambda other: rates[other]) if rates[other] < EVEN][:CONTENDERS]:
        opponents = [found, *(other for other in others if other is not contender)]
        row = yield from against_hardest(setup, contender, opponents, seed, rounds, minds_the_end)
        worst = min([EVEN, *row.values()])
        if worst > most:
            best, most = contender, worst
    return best


def against_hardest(
    setup: Setup, strategy: Strategy, opponents: Sequence[Strategy], seed: int, rounds: int, minds_the_end: bool
) -> Asking[dict[Strategy, float]]:  # fmt: skip
    """How often a strategy wins against its hardest opponents, which a quarter of the rounds against everybody finds."""
    some = list(opponents)
    for number, (most, n) in enumerate(((len(some), max(1, rounds // 4)), (HARDEST, rounds))):
        some = some[:most]
        matches = [
            Match(setup, strategy, other, round_seed(seed, 2 * i + number), n, minds_the_end=minds_the_end)
            for i, other in enumerate(some)
        ]
        scores = (yield matches) if matches else []
        rates = {other: score.points / (2 * score.games) for other, score in zip(some, scores, strict=True)}
        some.sort(key=lambda other: rates[other])
    return rates
