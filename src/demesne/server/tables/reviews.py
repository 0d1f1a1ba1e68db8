"""Reviews of a finished game: made for whoever asks for one, kept as long as its room."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from demesne.server.tables import table_requests
from demesne.server.tables.advisers import Advisers, Asker
from demesne.server.tables.table_state import Table

PATIENCE: Final = 20.0  # seconds after which nobody seems to wait any more
LOOK_EVERY: Final = 2.0  # seconds


class Reviewing:
    """One review, from its beginning on."""

    def __init__(self, advisers: Advisers, table: Table, seat: int, visitor: str) -> None:
        self.seat = seat
        self.done = self.total = 0
        self.asked_at = time.monotonic()
        asker = Asker(f"{table.id} review {seat}", visitor)
        self.work = asyncio.create_task(advisers.review(table.start, list(table.journal), seat, table.bots, asker, self.note))
        self.guard = asyncio.create_task(self.give_up_alone())

    def note(self, done: int, total: int, found: object) -> None:
        self.done, self.total = done, total

    async def give_up_alone(self) -> None:
        """Stop when nobody has asked for it for a while."""
        while not self.work.done():
            await asyncio.wait([self.work], timeout=LOOK_EVERY)
            if time.monotonic() - self.asked_at > PATIENCE:
                self.work.cancel()

    def shown(self) -> table_requests.Review:
        """As far as it is, or why it could not be made."""
        self.asked_at = time.monotonic()
        if not self.work.done():
            return table_requests.Review(self.seat, False, self.done, self.total, [], [], 0, [], 0)
        return self.work.result()


class Reviews:
    """Those of one table, by seat."""

    def __init__(self, advisers: Advisers) -> None:
        self.advisers = advisers
        self.made: dict[int, Reviewing] = {}

    @property
    def is_busy(self) -> bool:
        return any(not review.work.done() for review in self.made.values())

    def is_new(self, seat: int) -> bool:
        """Asking for it would mean work."""
        return seat not in self.made

    def get(self, table: Table, seat: int, visitor: str) -> table_requests.Review:
        """A review, or how far it is. One that failed is told of once, then tried again."""
        review = self.made.get(seat)
        if review is None or review.work.cancelled():
            review = self.made[seat] = Reviewing(self.advisers, table, seat, visitor)
        try:
            return review.shown()
        except Exception:
            del self.made[seat]
            raise

    async def close(self) -> None:
        tasks = [task for review in self.made.values() for task in (review.work, review.guard)]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
