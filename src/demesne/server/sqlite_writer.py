"""Writing to a SQLite file: a thread that has the file open commits statements together."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final

PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
PATIENCE: Final = 10  # seconds for which another writer may hold the file
Statement = tuple[str, Sequence[tuple[Any, ...]]]  # SQL, and the values of each row


class SqliteWriter:
    """Commits batches of statements. Each takes one switch of threads and one wait for the disk, however many rows it has."""

    def __init__(self, path: Path, pragmas: Sequence[str] = PRAGMAS) -> None:
        self.path = path
        self.pragmas = pragmas
        self.wanted: SimpleQueue[tuple[Sequence[Statement] | None, asyncio.Future[None]]] = SimpleQueue()
        self.thread: Thread | None = None
        self.connection: sqlite3.Connection | None = None  # used by the thread only
        self.is_closed = False

    def write(self, statements: Sequence[Statement] | None) -> asyncio.Future[None]:
        """Carry out all statements or none; when the future is done they are on the disk. `None` ends the thread."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.wanted.put((statements, future))
        if self.thread is None:
            self.thread = Thread(target=self.work, name="sqlite-writer", daemon=True)
            self.thread.start()
        return future

    def work(self) -> None:
        """Commit what is queued; this is the loop of the thread."""
        statements: Sequence[Statement] | None = ()
        while statements is not None:
            statements, future = self.wanted.get()
            if future.cancelled():  # the waiter has given up
                continue
            problem: Exception | None = None
            try:
                self.commit(statements) if statements is not None else self.end()
            except Exception as found:
                problem = found
            with contextlib.suppress(RuntimeError):  # the event loop is closed
                future.get_loop().call_soon_threadsafe(settle, future, problem)

    def commit(self, statements: Sequence[Statement]) -> None:
        """Carry out statements in one transaction."""
        connection = self.connection or self.opened()
        if len(statements) == 1 and len(statements[0][1]) == 1:  # a single statement commits itself
            connection.execute(statements[0][0], statements[0][1][0])
            return
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
        """Open the file and return the connection."""
        self.connection = sqlite3.connect(self.path, timeout=PATIENCE, isolation_level=None)
        for pragma in self.pragmas:
            self.connection.execute(f"PRAGMA {pragma}")
        return self.connection

    async def close(self, patience: float) -> None:
        """Finish the queued commits and close the file; wait at most `patience` seconds for that."""
        if not self.is_closed:
            self.is_closed = True
            await asyncio.wait([self.write(None)], timeout=patience)

    def end(self) -> None:
        """Close the file."""
        if self.connection is not None:
            self.connection.close()
            self.connection = None


def settle(future: asyncio.Future[None], problem: Exception | None) -> None:
    """Resolve a future, unless its waiter has gone."""
    if future.done():
        return
    if problem is None:
        future.set_result(None)
    else:
        future.set_exception(problem)
