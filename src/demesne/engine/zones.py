"""Zones: ordered lists of cards."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr


@final
@mypyc_attr(acyclic=True)  # it holds only numbers, so the garbage collector can skip it
class Zone:
    """Card instances (or other numbers) in order, with the top at the end. The buffer never shrinks."""

    def __init__(self, ids: vec[i64], n: i64) -> None:
        self.ids: vec[i64] = ids
        self.n: i64 = n

    def put(self, card: i64) -> None:
        """Add a card on top."""
        n = self.n
        if n < len(self.ids):
            self.ids[n] = card
        else:
            self.ids = append(self.ids, card)
        self.n = n + 1

    def reserve(self, more: i64) -> None:
        """Make room for `more` cards, so that they can be written directly."""
        size = self.n + more
        while len(self.ids) < size:
            self.ids = append(self.ids, 0)

    def take_top(self) -> i64:
        """Take the top card."""
        n = self.n - 1
        self.n = n
        return self.ids[n]

    def take_at(self, i: i64) -> i64:
        """Take the card at this position."""
        ids = self.ids
        card = ids[i]
        last = self.n - 1
        while i < last:
            ids[i] = ids[i + 1]
            i += 1
        self.n = last
        return card

    def index(self, card: i64) -> i64:
        """The position of a card, counted from the bottom; -1 if it is not there."""
        ids = self.ids
        i = self.n - 1
        while i >= 0:
            if ids[i] == card:
                return i
            i -= 1
        return -1

    def copy_from(self, other: Zone) -> None:
        """Become a copy of another zone."""
        self.n = 0
        ids = other.ids
        for i in range(other.n):
            self.put(ids[i])

    def clone(self) -> Zone:
        """An independent copy."""
        return Zone(self.ids[: self.n], self.n)

    def listed(self) -> list[int]:
        """The cards as a list, from bottom to top."""
        return [int(self.ids[i]) for i in range(self.n)]


def new_zone() -> Zone:
    """An empty zone."""
    return Zone(vec[i64]([0] * 16), 0)


def zone_of(ids: list[int]) -> Zone:
    """A zone with these cards."""
    zone = new_zone()
    for i in ids:
        zone.put(i)
    return zone
