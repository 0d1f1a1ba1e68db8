"""The database: its address, connections to it, and migrations from older versions."""

from __future__ import annotations

import contextlib
import sqlite3
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import event
from sqlalchemy.engine import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from demesne.server.sqlite_file import DatabaseError
from demesne.server.sqlite_writer import PRAGMAS

__all__ = ["DatabaseError", "address", "bring_up_to_date", "check_file", "connect", "metadata"]

SILENCE: Final = 10  # seconds after which a statement or a connection is given up
ONE_AT_A_TIME: Final = 0x64656D65736E65  # the advisory lock for migrations of PostgreSQL
metadata = sa.MetaData()


def address(database: str | Path) -> URL:
    """Return the address of a database in SQLAlchemy's form, from a file name or a SQLite or PostgreSQL URL."""
    if isinstance(database, Path) or "://" not in database:
        return URL.create("sqlite+aiosqlite", database=str(database))
    try:
        url = make_url(database)
        kind = url.get_backend_name()
    except ArgumentError:
        kind = ""
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    if kind not in drivers:
        what = "a database is a file, or an address that begins with sqlite:// or postgresql://"
        raise DatabaseError(what, "serve-database")
    return url.set(drivername=drivers[kind])


def cannot_open(problem: object) -> DatabaseError:
    """The error for a database that cannot be opened."""
    detail = (str(problem).splitlines() or [""])[0] or type(problem).__name__
    return DatabaseError(f"cannot open the database: {detail}", "serve-no-database", detail=detail)


def check_file(url: URL) -> None:
    """Raise an error if a file is not a database or cannot be created, before a thread is started for it."""
    if url.get_backend_name() != "sqlite" or not url.database:
        return
    try:
        with contextlib.closing(sqlite3.connect(url.database)) as connection:
            connection.execute("PRAGMA schema_version")
    except sqlite3.Error as problem:
        raise cannot_open(problem) from None


# The first two limit the wait for a server that does not respond, the others the wait for locks of other clients.
IMPATIENTLY: Final = {
    "timeout": SILENCE,
    "command_timeout": SILENCE,
    "server_settings": {
        "statement_timeout": f"{SILENCE}s",
        "idle_in_transaction_session_timeout": f"{SILENCE}s",
    },
}


def connect(url: URL) -> AsyncEngine:
    """Return an engine for this database."""
    if url.get_backend_name() == "postgresql":
        try:
            return create_async_engine(
                url, pool_size=8, max_overflow=8, pool_timeout=SILENCE, pool_pre_ping=True, connect_args=IMPATIENTLY
            )
        except ModuleNotFoundError:
            what = "PostgreSQL needs another package: pip install asyncpg"
            raise DatabaseError(what, "serve-no-driver") from None
    engine = create_async_engine(url, pool_size=4, max_overflow=0, connect_args={"timeout": 10})
    event.listen(engine.sync_engine, "connect", prepare_sqlite)
    return engine


def prepare_sqlite(connection: Any, record: object) -> None:
    """Set the pragmas. With them readers do not wait for the writer, and commits survive a power cut."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def bring_up_to_date(engine: AsyncEngine) -> None:
    """Create the tables or migrate older ones, without a time limit."""
    if engine.dialect.name != "postgresql":
        async with engine.begin() as connection:
            await connection.run_sync(migrate)
        return
    patient = create_async_engine(engine.url, poolclass=sa.NullPool, connect_args={"timeout": SILENCE})
    async with patient.begin() as connection:
        await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(ONE_AT_A_TIME)))
        await connection.run_sync(migrate)
    await patient.dispose()


def migrate(connection: Connection) -> None:
    """Run all migrations that this database lacks; raise an error if it is newer than this program."""
    with as_file(files("demesne.server").joinpath("migrations")) as folder:
        config = Config(attributes={"connection": connection})
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.set_main_option("path_separator", "os")
        try:
            command.upgrade(config, "head")
        except CommandError:
            known = ScriptDirectory.from_config(config).get_current_head()
            what = f"this database was made by a newer demesne (this one knows step {known}): update demesne to use it"
            raise DatabaseError(what, "serve-newer", step=str(known)) from None
