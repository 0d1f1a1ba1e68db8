"""Runs in the database: as they stood when they were last kept."""

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
GONE_AFTER: Final = 40  # seconds after which a run that another process plays and no longer keeps counts as stopped
LISTED: Final = 50


def no_run() -> BadRequest:
    """Return the error for a run that does not exist."""
    return BadRequest("there is no such run", "lab-no-run")


def write(thing: msgspec.Struct) -> str:
    """Return a struct as JSON text."""
    return msgspec.json.encode(thing).decode()


class Experiments:
    """Reads and writes them."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def create(self, run: Run, entry: RunEntry, owner: str) -> None:
        """Insert a new run and its list entry into the database."""
        row = {"id": run.id, "owner": owner, "at": entry.at, "kept": entry.at, "entry": write(entry), "result": write(run)}
        await self.store.change(sa.insert(experiments).values(row))

    async def keep(self, run: Run, entry: RunEntry) -> None:
        """As it stands now."""
        values = {"kept": int(time.time()), "entry": write(entry), "result": write(run)}
        await self.store.change(sa.update(experiments).where(experiments.c.id == run.id).values(values))

    async def load(self, id: str) -> tuple[Run, str]:
        """A run that is not played here, and its owner. What was under way when its server ended is stopped."""
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
        """Somebody's runs, the newest first. One that is damaged is left out."""
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
        """Nobody plays it any more: it is not played here, and no other process shares the database or has kept it lately."""
        return state in UNDER_WAY and (not self.store.is_shared or time.time() - kept > GONE_AFTER)
