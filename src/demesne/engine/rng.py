"""Randomness that is the same on every machine, compiled or not."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

MASK: Final[i64] = 0xFFFFFFFF


def stirred(x: i64) -> i64:
    """Thirty-two bits, well mixed; all products fit into a machine word."""
    x = ((x >> 16) ^ x) * 0x45D9F3B & MASK
    x = ((x >> 16) ^ x) * 0x45D9F3B & MASK
    return (x >> 16) ^ x


@final
class Rng:
    """xoroshiro64**, a small generator with 64 bits of state.

    >>> Rng(7).below(6) == Rng(7).below(6)
    True
    """

    def __init__(self, seed: i64) -> None:
        self.s0: i64 = 0
        self.s1: i64 = 0
        self.seed(seed)

    def seed(self, seed: i64) -> None:
        low = seed & MASK
        high = (seed >> 32) & MASK
        self.s0 = (low * 0x9E3779B1 + 0x7F4A7C15 + high * 0x5851F42D) & MASK
        self.s1 = (low ^ 0x85EBCA6B ^ ((high * 0x14057B7F) & MASK)) & MASK
        if self.s0 | self.s1 == 0:
            self.s0 = 1
        for i in range(8):
            self.below(1)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        s0 = self.s0
        s1 = self.s1
        result = (s0 * 0x9E3779BB) & MASK
        result = (((result << 5) | (result >> 27)) & MASK) * 5 & MASK
        s1 ^= s0
        self.s0 = (((s0 << 26) | (s0 >> 6)) & MASK) ^ s1 ^ ((s1 << 9) & MASK)
        self.s1 = ((s1 << 13) | (s1 >> 19)) & MASK
        return (result * n) >> 32

    def shuffle(self, ids: vec[i64], n: i64) -> None:
        """Permute the first n, as n - 1 calls of `below` would, without a call for each."""
        s0 = self.s0
        s1 = self.s1
        i = n - 1
        while i > 0:
            result = (s0 * 0x9E3779BB) & MASK
            result = (((result << 5) | (result >> 27)) & MASK) * 5 & MASK
            s1 ^= s0
            s0 = (((s0 << 26) | (s0 >> 6)) & MASK) ^ s1 ^ ((s1 << 9) & MASK)
            s1 = ((s1 << 13) | (s1 >> 19)) & MASK
            j = (result * (i + 1)) >> 32
            card = ids[i]
            ids[i] = ids[j]
            ids[j] = card
            i -= 1
        self.s0 = s0
        self.s1 = s1
