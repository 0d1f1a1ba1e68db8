"""The file of a SQLite database: only one server uses it at a time, and it must not be replaced."""

from __future__ import annotations

import fcntl
import logging
import os
from io import TextIOWrapper
from pathlib import Path

from sqlalchemy.engine import URL

from demesne.engine.errors import DemesneError

log = logging.getLogger(__name__)
FILLED = "filled\n"  # content of the lock file when the database has tables


class DatabaseError(DemesneError):
    """A database that cannot be used."""


class SqliteFile:
    """A database file, protected by a lock on a file beside it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lock: TextIOWrapper | None = None
        self.identity: tuple[int, int] | None = None

    def take(self) -> None:
        """Lock the file; raise an error if another server uses it or if its content is gone."""
        try:
            lock = self.path.with_name(self.path.name + "-lock").open("a+", encoding="utf-8")
        except OSError as problem:
            detail = str(problem.strerror or problem)
            raise DatabaseError(f"cannot open the database: {detail}", "serve-no-database", detail=detail) from None
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            lock.close()
            what = (
                f"another server uses {self.path}; one file serves one server. "
                "Several servers can share a PostgreSQL database: --database postgresql://user@host/name"
            )
            raise DatabaseError(what, "serve-in-use", file=str(self.path)) from None
        except OSError as problem:  # a file system without locks
            log.warning("nothing keeps a second server from using %s: %s", self.path, problem.strerror)
        self.lock = lock
        lock.seek(0)
        if lock.read() == FILLED and self.path.exists() and not self.path.stat().st_size:
            self.release()
            what = f"{self.path} is empty but used to hold games; restore a copy, or delete it to start over"
            raise DatabaseError(what, "serve-emptied", file=str(self.path))

    def is_filled(self) -> None:
        """Note that the tables exist: from now on the file must not be replaced or emptied."""
        assert self.lock is not None
        self.lock.truncate(0)
        self.lock.write(FILLED)
        self.lock.flush()
        now = self.path.stat()
        self.identity = now.st_dev, now.st_ino

    def check(self) -> None:
        """Raise an OSError if the file was removed, replaced or truncated, because writes would be lost."""
        if self.identity is None:
            return
        now = self.path.stat()
        if (now.st_dev, now.st_ino) != self.identity:
            raise OSError(f"{self.path} is not the file it was")
        if not now.st_size:
            raise OSError(f"{self.path} was cut off")

    def release(self) -> None:
        """Unlock the file."""
        if self.lock is not None:
            self.lock.close()
            self.lock = None


def file_of(url: URL) -> SqliteFile | None:
    """Return the file of this database, or `None` if it is not a file."""
    if url.get_backend_name() != "sqlite" or not url.database or url.database.startswith((":memory:", "file:")):
        return None
    return SqliteFile(Path(os.path.abspath(url.database)))
