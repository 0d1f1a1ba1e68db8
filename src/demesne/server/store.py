"""The store: one database that all parts of the server share, SQLite or PostgreSQL.

With PostgreSQL other processes may use it too; a commit can notify them (see `listener`).
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import sqlite3
import time
from collections.abc import Awaitable, Iterable, Sequence
from typing import Any, Final, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import URL
from sqlalchemy.exc import IntegrityError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from demesne.engine.errors import DemesneError
from demesne.server import database
from demesne.server.sqlite_file import file_of
from demesne.server.sqlite_writer import SqliteWriter, Statement

log = logging.getLogger(__name__)
SQLITE: Final = sqlite.dialect(paramstyle="qmark")
CHANNEL: Final = "demesne"
SILENCE: Final = 10.0  # seconds after which the database counts as not answering
CHECK_WITHIN: Final = 3.0  # the same for a health check
CLOSE_WITHIN: Final = 3.0  # seconds to wait for the database when the server ends
FAILURE_COUNTS: Final = 60.0  # seconds for which a failed write makes health checks fail
# Exceptions of a database that fails; those of SQLite itself come from its writer.
BROKEN: Final = (SQLAlchemyError, sqlite3.Error, OSError, TimeoutError)
# Exceptions that are not caused by a single one of several writes.
NOT_FOR_ONE: Final = (OperationalError, InterfaceError, sqlite3.OperationalError, OSError, TimeoutError)
# Exceptions from reading data that is damaged.
DAMAGE: Final = (msgspec.MsgspecError, DemesneError, KeyError, IndexError, TypeError, ValueError, AttributeError)
T = TypeVar("T")


class Conflict(Exception):
    """Another process wrote the same rows first."""


class StoreDown(DemesneError):
    """The database does not answer."""


class DamagedGame(DemesneError):
    """The stored data of a game cannot be read or replayed."""


def store_down(problem: BaseException | None = None) -> StoreDown:
    """Log why the database fails, and return the error for clients."""
    if problem is not None:
        log.error("the database does not do what it should: %s", reason(problem))
    return StoreDown("the database is not responding; try again", "web-store")


def damaged_game(game: str, problem: BaseException) -> DamagedGame:
    """Log why data cannot be read, and return the error for clients."""
    log.error("the game %s is damaged: %s: %s", game, type(problem).__name__, problem)
    return DamagedGame("this game is damaged and cannot be shown", "web-damaged")


class Store:
    """One database, with its connections and its state."""

    def __init__(self, url: URL) -> None:
        self.engine = database.connect(url)
        self.file = file_of(url)
        self.sqlite = SqliteWriter(self.file.path) if self.file is not None else None
        self.is_shared = self.engine.dialect.name == "postgresql"  # other processes may use it, too
        self.process = secrets.token_hex(8)  # marks notifications of this process
        self.is_closed = False
        self.late: set[asyncio.Future[Any]] = set()  # queries that are running, including those that have timed out
        self.failed_at = -FAILURE_COUNTS  # when a write last failed

    async def open(self) -> None:
        """Lock the file if it is one, and bring the database up to date."""
        try:
            if self.file is not None:
                self.file.take()
            database.check_file(self.engine.url)
            await database.bring_up_to_date(self.engine)
            if self.file is not None:
                self.file.is_filled()
        except database.DatabaseError:
            await self.close()
            raise
        except (SQLAlchemyError, OSError) as problem:
            await self.close()
            raise database.cannot_open(getattr(problem, "orig", problem)) from None

    async def close(self) -> None:
        """Close the database. Wait only briefly if it does not answer."""
        self.is_closed = True
        if self.sqlite is not None:
            await self.sqlite.close(CLOSE_WITHIN)
        ending = asyncio.create_task(self.engine.dispose())
        await asyncio.wait([ending], timeout=CLOSE_WITHIN)
        if self.file is not None:
            self.file.release()

    async def within(self, work: Awaitable[T], seconds: float = SILENCE) -> T:
        """Return the result of a query. If it takes longer than `seconds`, cancel it and raise TimeoutError."""
        task = asyncio.ensure_future(work)
        self.late.add(task)
        task.add_done_callback(self.ended)
        try:
            done, _ = await asyncio.wait([task], timeout=seconds)
        finally:
            if not task.done():
                task.cancel()
        if not done:
            raise TimeoutError(f"no answer for {seconds:g} seconds")
        return task.result()

    def ended(self, task: asyncio.Future[Any]) -> None:
        """Forget a query that has ended."""
        self.late.discard(task)
        if not task.cancelled():
            task.exception()  # retrieved, so that asyncio does not warn; the waiter already has it

    async def check(self, tables: Iterable[sa.Table]) -> None:
        """Raise StoreDown unless these tables can be read and the last writes succeeded."""
        if self.is_closed or time.monotonic() - self.failed_at < FAILURE_COUNTS:
            raise store_down()
        try:
            if self.file is not None:
                self.file.check()
            await self.within(self.read_any(tables), CHECK_WITHIN)
        except BROKEN as problem:
            raise store_down(problem) from None

    # ------------------------------------------------------------ reading
    async def all(self, query: sa.Select[Any]) -> Sequence[Any]:
        """Return all rows of a query; raise StoreDown if the database does not answer."""
        if self.is_closed:
            raise store_down()
        try:
            return await self.within(self.read(query))
        except BROKEN as problem:
            raise store_down(problem) from None

    async def read_any(self, tables: Iterable[sa.Table]) -> None:
        """Read one row of each table, if there is one."""
        for table in tables:
            await self.read(sa.select(table).limit(1))

    async def read(self, query: sa.Select[Any]) -> Sequence[Any]:
        """Return all rows of a query, without a time limit."""
        async with self.engine.connect() as connection:
            rows: Sequence[Any] = (await connection.execute(query)).all()
            return rows

    async def one(self, query: sa.Select[tuple[str]]) -> str | None:
        """Return the only column of the first row, or `None` if there is no row."""
        rows = await self.all(query)
        return rows[0][0] if rows else None

    # ------------------------------------------------------------ writing
    async def change(self, *wanted: sa.UpdateBase) -> None:
        """Make all of these changes or none; when this returns they are on the disk."""
        if self.is_closed:
            raise store_down()
        try:
            if self.file is not None:
                self.file.check()
            await self.within(self.make(wanted))
        except (IntegrityError, sqlite3.IntegrityError):
            raise Conflict from None
        except BROKEN as problem:
            self.failed_at = time.monotonic()
            raise store_down(problem) from None

    def make(self, wanted: Sequence[sa.UpdateBase]) -> Awaitable[None]:
        """Start to make changes, with the writer for SQLite or in a transaction of PostgreSQL."""
        if self.sqlite is not None:
            return self.sqlite.write([in_sqlite(change) for change in wanted])
        return self.make_shared(wanted)

    async def make_shared(self, wanted: Sequence[sa.UpdateBase]) -> None:
        """Make changes in one transaction of PostgreSQL."""
        async with self.engine.begin() as connection:
            for change in wanted:
                await connection.execute(change)

    # ------------------------------------------------------------ other processes
    async def run(self, made: sa.Insert, rows: list[dict[str, Any]], tell: Iterable[str] = ()) -> None:
        """Insert rows in PostgreSQL, and notify the other processes that games have changed."""
        async with self.engine.begin() as connection:
            await connection.execute(made, rows)
            await self.notify(connection, tell)

    async def notify(self, connection: AsyncConnection, games: Iterable[str]) -> None:
        """Notify the other processes of changed games when this transaction is committed."""
        named = sorted(set(games))
        if self.is_shared and named:
            await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, " ".join([self.process, *named]))))


def in_sqlite(change: sa.UpdateBase) -> Statement:
    """Return a change as a statement for the SQLite writer."""
    compiled = change.compile(dialect=SQLITE)
    values = compiled.construct_params()
    return str(compiled), [tuple(values[name] for name in compiled.positiontup or ())]


def reason(problem: BaseException) -> str:
    """Return the first line of a database error, which contains no data."""
    said = str(getattr(problem, "orig", None) or problem).splitlines()
    return f"{type(problem).__name__}: {said[0]}" if said else type(problem).__name__
