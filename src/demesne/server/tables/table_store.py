"""Storage of tables: every move is written before clients are notified of it.

A write gives the number of its first move. Because (game, number) is unique, only one of two processes that continue from the
same point succeeds; the other gets a `Conflict` and reads the new moves. Pending writes are committed together, so that many
tables share one wait for the disk. With PostgreSQL every commit also notifies all processes (see `listener`).
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain
from typing import Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from demesne.server.sqlite_writer import Statement, settle
from demesne.server.store import (
    BROKEN,
    CLOSE_WITHIN,
    DAMAGE,
    FAILURE_COUNTS,
    NOT_FOR_ONE,
    Conflict,
    Store,
    StoreDown,
    damaged_game,
    store_down,
)
from demesne.server.tables import protocol, table_schema
from demesne.server.tables.presentation import facts as facts_of
from demesne.server.tables.table_moves import AnyMove, Opening, read_move, read_opening, with_setup, write
from demesne.server.tables.table_state import Table

log = logging.getLogger(__name__)
TOGETHER: Final = 200  # writes in one commit
PACE: Final = 0.01  # seconds between two commits; the writes in between share one commit
READ_AT_ONCE: Final = 1000  # moves in one query
AT_ONCE: Final = 200  # rows in one statement; old versions of SQLite allow 999 values
NOTE_PRESENCE: Final = (
    "INSERT INTO presence (game, seat, here, at) VALUES (?, ?, ?, ?) "
    "ON CONFLICT (game, seat) DO UPDATE SET here = excluded.here, at = excluded.at"
)
Done = Callable[[Exception | None], None]  # called with None when a write is on disk, or with the error if it failed


@dataclass(frozen=True)
class Presence:
    """When a player was last seen, and whether they were connected."""

    seat: int
    here: bool
    at: int


@dataclass
class Write:
    """Moves of one table that are written together, and the new lobby entry of the table."""

    game: str
    first: int  # the number of the first of these moves
    bodies: list[str]
    state: str = ""  # the state in the lobby entry, given with `facts`
    facts: str = ""
    opens: tuple[str, Opening, str] | None = None  # a new table and its facts, created in the same transaction


class TableStore:
    """Reads and writes tables. Pending writes share one commit."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.waiting: list[tuple[Write, Done]] = []
        self.writer: asyncio.Task[None] | None = None
        self.next_commit = 0.0  # the earliest time of the next commit
        self.is_closed = False

    async def close(self) -> None:
        """Commit the pending writes, but do not wait long for a database that does not answer."""
        self.is_closed = True
        if self.writer is not None:
            await asyncio.wait([self.writer], timeout=CLOSE_WITHIN)

    # ------------------------------------------------------------ writing
    async def create(self, table: Table) -> None:
        """Store a new table."""
        await self.submit(Write("", 0, [], opens=(table.id, table.opening, write(facts_of(table)))))

    async def append(self, game: str, first: int, made: Sequence[AnyMove], opens: Table | None = None) -> None:
        """Store moves, and optionally a table that follows. They are on disk when this returns."""
        change = Write(game, first, [write(move) for move in made])
        if opens is not None:
            change.opens = opens.id, opens.opening, write(facts_of(opens))
        await self.submit(change)

    async def enter(self, table: Table) -> None:
        """Update the lobby entry of a table."""
        facts = facts_of(table)
        await self.submit(Write(table.id, 0, [], facts.state, write(facts)))

    async def submit(self, change: Write) -> None:
        """Write, and wait until the data is on disk."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.begin(change, partial(settle, future))
        await future

    def begin(self, change: Write, done: Done) -> None:
        """Add a write to the next commit, and call `done` afterwards."""
        if self.is_closed:
            raise store_down()
        self.waiting.append((change, done))
        if self.writer is None or self.writer.done():
            self.writer = asyncio.create_task(self.write_all())

    async def write_all(self) -> None:
        """Commit all pending writes. A write after a pause is committed at once."""
        clock = asyncio.get_running_loop().time
        while self.waiting:
            await asyncio.sleep(max(0.0, self.next_commit - clock()))
            self.next_commit = clock() + PACE
            batch, self.waiting = self.waiting[:TOGETHER], self.waiting[TOGETHER:]
            try:
                await self.commit([change for change, _ in batch])
            except Exception as problem:
                if len(batch) == 1 or isinstance(problem, NOT_FOR_ONE):
                    self.fail(batch, problem)
                else:
                    await self.write_singly(batch)
            else:
                self.store.failed_at = -FAILURE_COUNTS
                for _, done in batch:
                    done(None)

    async def write_singly(self, batch: list[tuple[Write, Done]]) -> None:
        """Commit each write of a failed batch separately, so that only the faulty one fails."""
        for change, done in batch:
            try:
                await self.commit([change])
            except Exception as problem:
                self.fail([(change, done)], problem)
            else:
                done(None)

    def fail(self, batch: list[tuple[Write, Done]], problem: Exception) -> None:
        """Pass the error to everyone who waits for this batch."""
        told: Exception = problem
        if isinstance(problem, (IntegrityError, sqlite3.IntegrityError)):
            told = Conflict()
        elif isinstance(problem, BROKEN):
            told = store_down(problem)
            self.store.failed_at = time.monotonic()
        for _, done in batch:
            done(told)

    async def commit(self, batch: list[Write]) -> None:
        """Write a batch in one transaction."""
        if self.store.file is not None:
            self.store.file.check()
        await self.store.within(self.write(batch))

    def write(self, batch: list[Write]) -> Awaitable[None]:
        """Start writing a batch, to SQLite or to PostgreSQL."""
        return self.store.sqlite.write(statements(batch)) if self.store.sqlite is not None else self.write_shared(batch)

    async def write_shared(self, batch: list[Write]) -> None:
        """Write a batch to PostgreSQL, sorted by game so that two processes cannot deadlock."""
        batch = sorted(batch, key=lambda change: change.game)
        now = int(time.time())
        opened = [change.opens for change in batch if change.opens is not None]
        rows = [
            {"game": change.game, "n": change.first + i, "at": now, "body": body}
            for change in batch
            for i, body in enumerate(change.bodies)
        ]
        async with self.store.engine.begin() as connection:
            if opened:
                await connection.execute(sa.insert(table_schema.games), [game_row(*opening) for opening in opened])
            if rows:
                await connection.execute(sa.insert(table_schema.moves), rows)
            for change in batch:
                if change.facts:
                    entry = sa.update(table_schema.games).where(table_schema.games.c.id == change.game)
                    await connection.execute(entry.values(state=change.state, facts=change.facts))
            await self.store.notify(connection, (change.game for change in batch if change.game))

    # ------------------------------------------------------------ reading
    async def load(self, game: str) -> Table | None:
        """Load a table with all its moves, without replaying its game."""
        opening = await self.store.one(sa.select(table_schema.games.c.opening).where(table_schema.games.c.id == game))
        if opening is None:
            return None
        try:
            table = Table(game, read_opening(opening))
            while True:
                made = await self.moves_since(game, table.n)
                for move in made:
                    table.apply(move)
                if len(made) < READ_AT_ONCE:
                    return table
        except StoreDown:
            raise
        except DAMAGE as problem:
            raise damaged_game(game, problem) from None

    async def moves_since(self, game: str, n: int) -> list[AnyMove]:
        """The moves from number `n` on, at most `READ_AT_ONCE` of them."""
        rows = table_schema.moves.c
        query = sa.select(rows.body).where(rows.game == game, rows.n >= n).order_by(rows.n).limit(READ_AT_ONCE)
        return [read_move(row.body) for row in await self.store.all(query)]

    async def facts(self, game: str) -> protocol.Facts | None:
        """The public facts of a game."""
        text = await self.store.one(sa.select(table_schema.games.c.facts).where(table_schema.games.c.id == game))
        try:
            return None if text is None else read_facts(text)
        except DAMAGE as problem:
            raise damaged_game(game, problem) from None

    async def listed(self, state: str, most: int) -> list[protocol.Facts]:
        """Public games in a state, newest first. Damaged games are left out."""
        rows = table_schema.games.c
        query = sa.select(rows.id, rows.facts).where(rows.public, rows.state == state).order_by(rows.created.desc())
        listed: list[protocol.Facts] = []
        for row in await self.store.all(query.limit(most)):
            try:
                listed.append(read_facts(row.facts))
            except DAMAGE as problem:
                damaged_game(row.id, problem)
        return listed

    # ------------------------------------------------------------ presence
    async def note_presence(self, seen: Sequence[tuple[str, Presence]], tell: bool) -> None:
        """Store who is connected or has left. With `tell`, the other processes are notified."""
        if not seen or self.is_closed:
            return
        insert = postgresql.insert if self.store.is_shared else sqlite.insert
        made = insert(table_schema.presence)
        made = made.on_conflict_do_update(
            index_elements=["game", "seat"], set_={"here": made.excluded.here, "at": made.excluded.at}
        )
        rows = [{"game": game, "seat": p.seat, "here": p.here, "at": p.at} for game, p in sorted(seen, key=lambda s: s[0])]
        try:
            if self.store.sqlite is not None:
                await self.store.within(self.store.sqlite.write([(NOTE_PRESENCE, [tuple(row.values()) for row in rows])]))
            else:
                await self.store.within(self.store.run(made, rows, [game for game, _ in seen] if tell else []))
        except BROKEN as problem:
            raise store_down(problem) from None

    async def presence(self, *games: str) -> dict[str, dict[int, Presence]]:
        """When each player at these tables was last seen by any process."""
        rows = table_schema.presence.c
        seen: dict[str, dict[int, Presence]] = {game: {} for game in games}
        for row in await self.store.all(sa.select(rows.game, rows.seat, rows.here, rows.at).where(rows.game.in_(games))):
            seen[row.game][row.seat] = Presence(row.seat, row.here, row.at)
        return seen


def statements(batch: list[Write]) -> list[Statement]:
    """The statements of `TableStore.write_shared` for the SQLite writer."""
    now = int(time.time())
    opened = [tuple(game_row(*change.opens).values()) for change in batch if change.opens is not None]
    rows = [(change.game, change.first + i, now, body) for change in batch for i, body in enumerate(change.bodies)]
    entries = [(change.state, change.facts, change.game) for change in batch if change.facts]
    wanted: list[Statement] = [
        ("INSERT INTO games (id, created, state, public, opening, facts) VALUES (?, ?, ?, ?, ?, ?)", opened),
        *(moves_at_once(rows[i : i + AT_ONCE]) for i in range(0, len(rows), AT_ONCE)),
        ("UPDATE games SET state = ?, facts = ? WHERE id = ?", entries),
    ]
    return [statement for statement in wanted if statement[1]]


def moves_at_once(rows: Sequence[tuple[str, int, int, str]]) -> Statement:
    """One statement that inserts several rows, which is faster than one statement per row."""
    values = ", ".join(["(?, ?, ?, ?)"] * len(rows))
    return f"INSERT INTO moves (game, n, at, body) VALUES {values}", [tuple(chain.from_iterable(rows))]


def game_row(id: str, opening: Opening, facts: str) -> dict[str, object]:
    """The row of a new game."""
    return {
        "id": id,
        "created": opening.created,
        "state": read_facts(facts).state,
        "public": opening.public,
        "opening": write(opening),
        "facts": facts,
    }


def read_facts(text: str) -> protocol.Facts:
    """Parse the public facts of a game from the store."""
    data = msgspec.json.decode(text)
    if "kingdom" in data:  # the format before a setup was one value
        old = data.pop("kingdom")
        data = with_setup(data | {"kingdom": old["cards"], "projects": old["projects"], "bane": old["bane"]})
    return msgspec.convert(data, protocol.Facts)
