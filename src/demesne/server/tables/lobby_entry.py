"""The entry of a table in the list of games. Compiled with the room."""

from __future__ import annotations

import contextlib

from demesne.engine.errors import DemesneError
from demesne.server.tables import presentation
from demesne.server.tables.presentation import encode
from demesne.server.tables.table_state import Table
from demesne.server.tables.table_store import TableStore


class LobbyEntry:
    """Keeps the stored entry in sync with the table."""

    def __init__(self, table: Table, store: TableStore) -> None:
        self.table = table
        self.store = store
        self.wanted = b""  # the entry that should be stored
        self.checked_at = (-1, False)  # number of moves beside the game, and whether it was over, at the last check

    def mark_listing_current(self) -> None:
        """Note that the stored entry is up to date."""
        self.checked_at = self.table.around, self.table.is_over

    def may_have_changed(self) -> bool:
        """Whether anything but answers has happened since the last call."""
        now = self.table.around, self.table.is_over
        if now == self.checked_at:
            return False
        self.checked_at = now
        return True

    def needs_writing(self) -> bool:
        """Whether the entry has changed since the last call."""
        facts = encode(presentation.facts(self.table))
        if facts == self.wanted:
            return False
        self.wanted = facts
        return True

    async def write(self) -> None:
        """Store the entry, and repeat if it changes in the meantime."""
        written = b""
        with contextlib.suppress(DemesneError):
            while written != self.wanted:
                written = self.wanted
                await self.store.enter(self.table)
