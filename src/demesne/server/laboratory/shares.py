"""Whose turn it is: visitors of the laboratory get equal shares of the time that is worked.

Networks have equal shares, and within a network its visitors, so nobody gets more by having many secrets. Whoever comes back
after a while begins where the others are: what he did not use before is gone, and so is what others have used.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass


@dataclass(frozen=True)
class Visitor:
    """For whom something is done: somebody, known by the hash of his secret, in a network."""

    network: str
    owner: str = ""


class Shares:
    """How much time each visitor and each network has used, and how many tasks of theirs are under way."""

    def __init__(self) -> None:
        self.used: dict[Visitor | str, float] = {}  # by visitor and by network
        self.working: dict[Visitor | str, int] = {}

    def come(self, visitor: Visitor, others: Collection[Visitor]) -> None:
        """He has something to do again; those are the visitors who have, too."""
        self.catch_up(visitor.network, {other.network for other in others} - {visitor.network})
        self.catch_up(visitor, [other for other in others if other.network == visitor.network and other != visitor])
        self.forget([visitor, *others])

    def catch_up(self, who: Visitor | str, others: Collection[Visitor | str]) -> None:
        least = min((self.used.get(other, 0.0) for other in others), default=0.0)
        self.used[who] = max(self.used.get(who, 0.0), least)

    def forget(self, here: Collection[Visitor]) -> None:
        """Whoever is gone and has used no more than all who are here would begin with their amount anyway."""
        present = {*here, *(visitor.network for visitor in here)}
        least = min(self.used.get(visitor.network, 0.0) for visitor in here)
        kept = {
            who: used
            for who, used in self.used.items()
            if who in present or (used > least and not isinstance(who, Visitor)) or who in self.working
        }
        self.used = kept

    def next(self, visitors: Collection[Visitor]) -> Visitor:
        """Who gets the next turn."""
        return min(visitors, key=self.share)

    def share(self, visitor: Visitor) -> tuple[int, float, int, float]:
        """How much he has: those with less go first."""
        network = visitor.network
        return (
            self.working.get(network, 0), self.used.get(network, 0.0), self.working.get(visitor, 0), self.used.get(visitor, 0.0)
        )  # fmt: skip

    def begin(self, visitor: Visitor) -> None:
        for who in (visitor, visitor.network):
            self.working[who] = self.working.get(who, 0) + 1

    def end(self, visitor: Visitor, seconds: float) -> None:
        for who in (visitor, visitor.network):
            self.used[who] = self.used.get(who, 0.0) + seconds
            self.working[who] -= 1
            if not self.working[who]:
                del self.working[who]
