"""Writing to a SQLite file: what belongs together in one go, by a thread of its own that has the file open for it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
PATIENCE: Final = 10  # seconds for which another writer may hold the file
Statement = tuple[str, Sequence[tuple[Any, ...]]]  # with the values of each row


class SqliteWriter:
    """One commit is one change of threads and one wait for the disk, however many rows it has."""

    def __init__(self, path: Path, pragmas: Sequence[str] = PRAGMAS) -> None:
        self.path = path
        self.pragmas = pragmas
        self.thread = ThreadPoolExecutor(1, "sqlite-writer")
        self.connection: sqlite3.Connection | None = None  # of that thread
        self.is_closed = False

    def write(self, statements: Sequence[Statement]) -> asyncio.Future[None]:
        """Carry all of them out, or none; when this is done they are on the disk."""
        return asyncio.get_running_loop().run_in_executor(self.thread, self.commit, statements)

    def commit(self, statements: Sequence[Statement]) -> None:
        connection = self.connection or self.opened()
        connection.execute("BEGIN IMMEDIATE")
        try:
            for statement, rows in statements:
                connection.executemany(statement, rows)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    def opened(self) -> sqlite3.Connection:
        self.connection = sqlite3.connect(self.path, timeout=PATIENCE, isolation_level=None)
        for pragma in self.pragmas:
            self.connection.execute(f"PRAGMA {pragma}")
        return self.connection

    async def close(self, patience: float) -> None:
        """Wait for what was begun, but not for ever."""
        if not self.is_closed:
            self.is_closed = True
            await asyncio.wait([asyncio.get_running_loop().run_in_executor(self.thread, self.end)], timeout=patience)
            self.thread.shutdown(wait=False)

    def end(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None
