"""Runs in the database, as of their last save."""

from __future__ import annotations

import time
from typing import Final

import msgspec
import sqlalchemy as sa

from demesne.server.laboratory.laboratory_requests import Run, RunEntry
from demesne.server.laboratory.laboratory_schema import experiments
from demesne.server.problems import BadRequest
from demesne.server.store import DAMAGE, Store, damaged_game

UNDER_WAY: Final = ("waiting", "running")
GONE_AFTER: Final = 40  # seconds without a save after which a run of another process counts as stopped
LISTED: Final = 50


def no_run() -> BadRequest:
    """Return the error for a run that does not exist."""
    return BadRequest("there is no such run", "lab-no-run")


def write(thing: msgspec.Struct) -> str:
    """Return a struct as JSON text."""
    return msgspec.json.encode(thing).decode()


class Experiments:
    """Reads and writes runs."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def create(self, run: Run, entry: RunEntry, owner: str) -> None:
        """Insert a new run and its list entry into the database."""
        row = {"id": run.id, "owner": owner, "at": entry.at, "kept": entry.at, "entry": write(entry), "result": write(run)}
        await self.store.change(sa.insert(experiments).values(row))

    async def keep(self, run: Run, entry: RunEntry) -> None:
        """Save a run and its list entry as they are now."""
        values = {"kept": int(time.time()), "entry": write(entry), "result": write(run)}
        await self.store.change(sa.update(experiments).where(experiments.c.id == run.id).values(values))

    async def load(self, id: str) -> tuple[Run, str]:
        """Return a run from the database and its owner. A run that its server left unfinished counts as stopped."""
        rows = await self.store.all(sa.select(experiments).where(experiments.c.id == id))
        if not rows:
            raise no_run()
        try:
            run = msgspec.json.decode(rows[0].result, type=Run)
        except DAMAGE as problem:
            raise damaged_game(id, problem) from None
        if self.was_left(run.state, rows[0].kept):
            run = msgspec.structs.replace(run, state="stopped")
        return run, rows[0].owner

    async def listed(self, owner: str) -> list[RunEntry]:
        """Return up to `LISTED` runs of an owner, newest first. Damaged runs are left out."""
        rows = experiments.c
        query = sa.select(rows.id, rows.kept, rows.entry).where(rows.owner == owner).order_by(rows.at.desc(), rows.id)
        found: list[RunEntry] = []
        for row in await self.store.all(query.limit(LISTED)):
            try:
                entry = msgspec.json.decode(row.entry, type=RunEntry)
            except DAMAGE as problem:
                damaged_game(row.id, problem)
                continue
            found.append(msgspec.structs.replace(entry, state="stopped") if self.was_left(entry.state, row.kept) else entry)
        return found

    def was_left(self, state: str, kept: int) -> bool:
        """Return whether no process plays an unfinished run: the database is not shared, or the last save is too long ago."""
        return state in UNDER_WAY and (not self.store.is_shared or time.time() - kept > GONE_AFTER)
