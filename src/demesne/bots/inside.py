"""A player that takes any option, and clones, inside the engine and compiled with it."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from demesne.engine.policy import Policy
from demesne.engine.rng import Rng
from demesne.engine.state import State


@final
class Random(Policy):
    """Any option, all equally likely."""

    def __init__(self, seed: i64) -> None:
        super().__init__(True, True, False)
        self.rng: Rng = Rng(seed)

    def choose(self, g: State, about: i64, who: i64) -> i64:
        return g.options[self.rng.below(g.noptions)]


def clone_many(g: State, n: i64) -> int:
    """Clone a game again and again, inside compiled code; the sum of something, so that nothing is optimised away."""
    total: i64 = 0
    for i in range(n):
        total += State(g.kit, g).top
    return total
