"""Fair shares: networks get equal time of workers, and within a network its visitors, so many secrets gain nothing."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from typing import Final

from demesne.work.job import Visitor

NEGLIGIBLE: Final = 0.01  # seconds of use that are forgotten


class Shares:
    """How much time each visitor and each network has used, and how many of their tasks run.

    Past use is forgotten in one of two ways. With a `half_life`, half of it is forgotten after that many seconds: a visitor who
    asks rarely goes before one who asks all the time. Without one, a visitor who comes back starts level with those who are
    there: neither what they did not use before nor what others have used counts.
    """

    def __init__(self, half_life: float | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        self.half_life = half_life
        self.clock = clock
        self.decayed_at = clock()
        self.used: dict[Visitor | str, float] = {}  # seconds, by visitor and by network
        self.working: dict[Visitor | str, int] = {}

    def come(self, visitor: Visitor, others: Collection[Visitor]) -> None:
        """A visitor without jobs gets one; `others` are the visitors who have jobs."""
        if self.half_life is None:
            self.catch_up(visitor.network, {other.network for other in others} - {visitor.network})
            self.catch_up(visitor, [other for other in others if other.network == visitor.network and other != visitor])
            self.forget([visitor, *others])

    def catch_up(self, who: Visitor | str, others: Collection[Visitor | str]) -> None:
        """Raise somebody's use to the least of the others."""
        least = min((self.used.get(other, 0.0) for other in others), default=0.0)
        self.used[who] = max(self.used.get(who, 0.0), least)

    def forget(self, here: Collection[Visitor]) -> None:
        """Forget those without jobs whose use `catch_up` would raise anyway."""
        present = {*here, *(visitor.network for visitor in here)}
        least = min(self.used.get(visitor.network, 0.0) for visitor in here)
        self.used = {
            who: used
            for who, used in self.used.items()
            if who in present or (used > least and not isinstance(who, Visitor)) or who in self.working
        }

    def decay(self) -> None:
        """Forget by the half-life."""
        if self.half_life is not None:
            now = self.clock()
            left = 0.5 ** ((now - self.decayed_at) / self.half_life)
            self.used = {who: used * left for who, used in self.used.items() if used * left > NEGLIGIBLE}
            self.decayed_at = now

    def next(self, visitors: Collection[Visitor]) -> Visitor:
        """The visitor whose turn it is: the one who has least."""
        self.decay()
        return min(visitors, key=self.share)

    def share(self, visitor: Visitor) -> tuple[int, float, int, float]:
        """What a visitor has, as a key for sorting."""
        network = visitor.network
        return (
            self.working.get(network, 0), self.used.get(network, 0.0), self.working.get(visitor, 0), self.used.get(visitor, 0.0)
        )  # fmt: skip

    def begin(self, visitor: Visitor) -> None:
        """A task of this visitor begins."""
        for who in (visitor, visitor.network):
            self.working[who] = self.working.get(who, 0) + 1

    def end(self, visitor: Visitor, seconds: float) -> None:
        """Count the seconds that a finished task of this visitor has used."""
        self.decay()
        for who in (visitor, visitor.network):
            self.used[who] = self.used.get(who, 0.0) + seconds
            self.working[who] -= 1
            if not self.working[who]:
                del self.working[who]
