"""Random numbers that are the same on every machine, compiled or not."""

from __future__ import annotations

from hashlib import sha256, shake_128
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

MASK: Final[i64] = 0xFFFFFFFF
SHORT_SEEDS: Final = 1 << 62  # a seed below this starts the fast generator, which simulations use
LONG_SEEDS: Final = 1 << 256  # a long seed keys a cryptographic shuffle, so that cards seen so far do not reveal later ones


def key_of(seed: int) -> bytes:
    """The key of a long seed; empty for a short one."""
    return seed.to_bytes(32, "big") if seed >= SHORT_SEEDS else b""


def short_seed(seed: int) -> int:
    """The seed for the fast generator. For a long seed it is a hash, which does not reveal the long seed.

    >>> short_seed(7)
    7
    """
    return int.from_bytes(sha256(key_of(seed)).digest()[:7], "big") if seed >= SHORT_SEEDS else seed


def stirred(x: i64) -> i64:
    """A 32-bit hash. All products fit into 64 bits."""
    x = ((x >> 16) ^ x) * 0x45D9F3B & MASK
    x = ((x >> 16) ^ x) * 0x45D9F3B & MASK
    return (x >> 16) ^ x


@final
@mypyc_attr(acyclic=True)
class Rng:
    """xoroshiro64**, a small generator with 64 bits of state. With a key, a shuffle depends only on the key and its number.

    >>> Rng(7).below(6) == Rng(7).below(6)
    True
    """

    def __init__(self, seed: i64, of: Rng | None = None) -> None:
        self.s0: i64 = 0
        self.s1: i64 = 0
        self.key: bytes = b""
        self.shuffles: i64 = 0  # how many shuffles the key has made
        if of is None:
            self.seed(seed)
        else:
            self.s0 = of.s0
            self.s1 = of.s1
            self.key = of.key
            self.shuffles = of.shuffles

    def seed(self, seed: i64) -> None:
        """Start again from a short seed."""
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
        """Shuffle the first n ids. The code of `below` is inlined for speed."""
        if self.key:
            self.shuffle_by_key(ids, n)
            return
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

    def shuffle_by_key(self, ids: vec[i64], n: i64) -> None:
        """Shuffle the first n ids with the key. Eight bytes per position make the modulo bias negligible."""
        stream = shake_128(self.key + int(self.shuffles).to_bytes(8, "big")).digest(8 * int(n))
        self.shuffles += 1
        i = n - 1
        while i > 0:
            at = 8 * int(i)
            j: i64 = int.from_bytes(stream[at : at + 8], "big") % int(i + 1)
            card = ids[i]
            ids[i] = ids[j]
            ids[j] = card
            i -= 1
