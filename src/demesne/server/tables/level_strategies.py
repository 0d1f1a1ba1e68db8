"""A database cache of level strategies by kingdom, because finding one takes long."""

from __future__ import annotations

import logging
import time
from typing import Final

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql

from demesne.server.store import BROKEN, Store, StoreDown, reason
from demesne.server.tables.table_schema import strategies

log = logging.getLogger(__name__)
INSERT: Final = "INSERT OR IGNORE INTO strategies (key, at, text) VALUES (?, ?, ?)"


class LevelStrategies:
    """Reads and writes level strategies as text under a key."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def load(self, key: str) -> str | None:
        """Return the strategy for a key, or None if it is missing or the database does not answer."""
        try:
            return await self.store.one(sa.select(strategies.c.text).where(strategies.c.key == key))
        except StoreDown:
            return None

    async def keep(self, key: str, text: str) -> None:
        """Store a strategy. A row that another process has already stored is equal and stays."""
        row = {"key": key, "at": int(time.time()), "text": text}
        try:
            if self.store.sqlite is not None:
                await self.store.within(self.store.sqlite.write([(INSERT, [tuple(row.values())])]))
            else:
                await self.store.within(self.store.run(postgresql.insert(strategies).on_conflict_do_nothing(), [row]))
        except BROKEN as problem:
            log.warning("a strategy could not be kept: %s", reason(problem))
