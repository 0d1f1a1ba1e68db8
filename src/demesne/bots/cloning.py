"""Clones made inside compiled code, to measure how long one takes."""

from __future__ import annotations

from mypy_extensions import i64

from demesne.engine.state import State


def clone_many(g: State, n: i64) -> int:
    """Clone a game `n` times inside compiled code. Returns a sum over the clones, so that nothing is optimised away."""
    total: i64 = 0
    for i in range(n):
        total += State(g.components, g).top
    return total
