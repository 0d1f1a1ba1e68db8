"""Who is at a table, and when absent players were last seen. Compiled with the room."""

from __future__ import annotations

import contextlib
import time
from typing import Final

from demesne.engine.errors import DemesneError
from demesne.server.tables.advisers import Asker
from demesne.server.tables.broadcast import Watcher
from demesne.server.tables.table_state import Table
from demesne.server.tables.table_store import Presence, TableStore

FRESH: Final = 90  # seconds for which another process's report of a connected player is valid


class Attendance:
    """The connections of this process to one table, and the presence reports of all processes."""

    def __init__(self, table: Table, store: TableStore, replace_after: int) -> None:
        self.table = table
        self.store = store
        self.replace_after = replace_after  # seconds of absence after which the others may continue without a player
        self.watchers: set[Watcher] = set()
        self.reports: dict[int, Presence] = {}  # by seat, from all processes
        self.is_closing = False  # during shutdown, `Rooms.close` reports departures for all tables

    @property
    def here(self) -> set[int]:
        """The seats of people who are connected to any process."""
        fresh = time.time() - FRESH
        elsewhere = {seat for seat, presence in self.reports.items() if presence.here and presence.at > fresh}
        return elsewhere | self.connected

    @property
    def connected(self) -> set[int]:
        """The seats of people who are connected to this process."""
        return {watcher.seat for watcher in self.watchers if watcher.seat is not None}

    @property
    def reported(self) -> set[int]:
        """The seats of people who are connected according to the reports."""
        return {seat for seat, presence in self.reports.items() if presence.here}

    @property
    def gone_since(self) -> dict[int, int]:
        """When each player was last seen."""
        return {seat: presence.at for seat, presence in self.reports.items()}

    @property
    def asker(self) -> Asker:
        """The visitor whose share of the workers this table's bots use: one of the connected players."""
        visitors = [watcher.visitor for watcher in self.watchers if watcher.seat is not None]
        return Asker(self.table.id, min(visitors, default=""))

    def long_gone(self) -> frozenset[int]:
        """The seats of people who have been gone so long that the others may continue without them."""
        here, before, since = self.here, time.time() - self.replace_after, self.gone_since
        gone = [seat for seat in range(len(self.table.seats)) if seat not in here]
        return frozenset([seat for seat in gone if since.get(seat, self.table.opening.created) <= before])

    def connections_of(self, seat: int | None) -> int:
        """The number of connections of this process to a seat, or of spectators for None."""
        return len([watcher for watcher in self.watchers if watcher.seat == seat])

    def note(self, seat: int, here: bool) -> None:
        """Record that a player came or left."""
        self.reports[seat] = Presence(seat, here, int(time.time()))

    async def share(self, seat: int) -> None:
        """Store the report for a seat, and notify the other processes."""
        with contextlib.suppress(DemesneError):
            await self.store.note_presence([(self.table.id, self.reports[seat])], tell=True)

    async def read_reports(self) -> None:
        """Read the reports of all processes."""
        self.reports = (await self.store.presence(self.table.id))[self.table.id]
