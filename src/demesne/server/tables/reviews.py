"""Reviews of a finished game, made on request and kept as long as the room is loaded."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from demesne.server.tables import table_requests
from demesne.server.tables.advisers import Advisers, Asker
from demesne.server.tables.table_state import Table

PATIENCE: Final = 20.0  # seconds without a request after which a review is stopped
LOOK_EVERY: Final = 2.0  # seconds between two checks


class Reviewing:
    """One review, in progress or finished."""

    def __init__(self, advisers: Advisers, table: Table, seat: int, visitor: str) -> None:
        self.seat = seat
        self.done = self.total = 0
        self.asked_at = time.monotonic()
        asker = Asker(f"{table.id} review {seat}", visitor)
        self.work = asyncio.create_task(advisers.review(table.start, list(table.journal), seat, table.bots, asker, self.note))
        self.guard = asyncio.create_task(self.give_up_alone())

    def note(self, done: int, total: int, found: object) -> None:
        """Record the progress."""
        self.done, self.total = done, total

    async def give_up_alone(self) -> None:
        """Cancel the review when no client has asked for it for a while."""
        while not self.work.done():
            await asyncio.wait([self.work], timeout=LOOK_EVERY)
            if time.monotonic() - self.asked_at > PATIENCE:
                self.work.cancel()

    def shown(self) -> table_requests.Review:
        """The finished review or its progress. Raises the error of a failed review."""
        self.asked_at = time.monotonic()
        if not self.work.done():
            return table_requests.Review(self.seat, False, self.done, self.total, [], [], 0, [], 0)
        return self.work.result()


class Reviews:
    """The reviews of one table, by seat."""

    def __init__(self, advisers: Advisers) -> None:
        self.advisers = advisers
        self.made: dict[int, Reviewing] = {}

    @property
    def is_busy(self) -> bool:
        """Whether a review is being made."""
        return any(not review.work.done() for review in self.made.values())

    def is_new(self, seat: int) -> bool:
        """Whether the review of a seat would have to be started."""
        return seat not in self.made

    def get(self, table: Table, seat: int, visitor: str) -> table_requests.Review:
        """The review of a seat, or its progress. The error of a failed review is raised once; the next request retries."""
        review = self.made.get(seat)
        if review is None or review.work.cancelled():
            review = self.made[seat] = Reviewing(self.advisers, table, seat, visitor)
        try:
            return review.shown()
        except Exception:
            del self.made[seat]
            raise

    async def close(self) -> None:
        """Cancel all reviews."""
        tasks = [task for review in self.made.values() for task in (review.work, review.guard)]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
