"""Seeds that nobody named."""

from __future__ import annotations


def new_seed(seed: int | None) -> int:
    from random import randrange

    return randrange(1 << 32) if seed is None else seed
