"""Random seeds."""

from __future__ import annotations


def new_seed(seed: int | None) -> int:
    """The given seed, or a random one."""
    from random import randrange

    return randrange(1 << 32) if seed is None else seed
