"""The store: every move of every table, written before anybody is told of it.

A write names the number of its first move. As (game, number) is unique, of two processes that go on from the same point only
one succeeds; the other is told of a `Conflict` and reads what happened. What waits is committed together, so that many tables
share one wait for the disk. With PostgreSQL every commit also notifies all processes (see `listener`).
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain
from typing import Any, Final, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL
from sqlalchemy.exc import IntegrityError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from demesne.engine.errors import DemesneError
from demesne.server import database
from demesne.server.sqlite_file import file_of
from demesne.server.sqlite_writer import SqliteWriter, Statement, settle
from demesne.server.tables import protocol
from demesne.server.tables.presentation import facts as facts_of
from demesne.server.tables.table_moves import AnyMove, Opening, read_move, read_opening, with_setup, write
from demesne.server.tables.table_state import Table

log = logging.getLogger(__name__)
SQLITE: Final = sqlite.dialect(paramstyle="qmark")
CHANNEL: Final = "demesne"
TOGETHER: Final = 200  # writes in one commit
PACE: Final = 0.01  # seconds between the beginnings of two commits: what comes meanwhile shares the next one
READ_AT_ONCE: Final = 1000  # moves
AT_ONCE: Final = 200  # rows; old versions of SQLite take 999 values in a statement
SILENCE: Final = 10.0  # seconds after which the database counts as not answering
CHECK_WITHIN: Final = 3.0  # the same, when it is only asked whether it is there
GOODBYE: Final = 3.0  # seconds that are waited for it in the end
FORGIVEN: Final = 60.0  # seconds after which something that could not be written is no sign any more
KEEP_STRATEGY: Final = "INSERT OR IGNORE INTO strategies (key, at, text) VALUES (?, ?, ?)"
NOTE_PRESENCE: Final = (
    "INSERT INTO presence (game, seat, here, at) VALUES (?, ?, ?, ?) "
    "ON CONFLICT (game, seat) DO UPDATE SET here = excluded.here, at = excluded.at"
)
# What a database says that fails; SQLite's own words come from its writer.
BROKEN: Final = (SQLAlchemyError, sqlite3.Error, OSError, TimeoutError)
# and what is no fault of one of several writes
NOT_FOR_ONE: Final = (OperationalError, InterfaceError, sqlite3.OperationalError, OSError, TimeoutError)
DAMAGE: Final = (msgspec.MsgspecError, DemesneError, KeyError, IndexError, TypeError, ValueError, AttributeError)
T = TypeVar("T")
Done = Callable[[Exception | None], None]  # told when something is safe, or why it is not


class Conflict(Exception):
    """Another process went on from the same point."""


class StoreDown(DemesneError):
    """The database does not answer."""


class DamagedGame(DemesneError):
    """What the database holds of a game cannot be read, or not be played again."""


def store_down(problem: BaseException | None = None) -> StoreDown:
    """Whoever asks is told that it does not work; why, stands in the log."""
    if problem is not None:
        log.error("the database does not do what it should: %s", reason(problem))
    return StoreDown("the database is not responding; try again", "web-store")


def damaged_game(game: str, problem: BaseException) -> DamagedGame:
    log.error("the game %s is damaged: %s: %s", game, type(problem).__name__, problem)
    return DamagedGame("this game is damaged and cannot be shown", "web-damaged")


@dataclass(frozen=True)
class Presence:
    """When somebody was last seen, and whether he was still there."""

    seat: int
    here: bool
    at: int


@dataclass
class Write:
    """Moves of one table that belong together, and what they change of its entry."""

    game: str
    first: int  # the number of the first of these moves
    bodies: list[str]
    state: str = ""  # with facts: how the entry of the table reads now
    facts: str = ""
    opens: tuple[str, Opening, str] | None = None  # a new table with its facts, made at the same time


class Store:
    """All tables, in one database."""

    def __init__(self, url: URL) -> None:
        self.engine = database.connect(url)
        self.file = file_of(url)
        self.sqlite = SqliteWriter(self.file.path) if self.file is not None else None
        self.is_shared = self.engine.dialect.name == "postgresql"  # other processes may use it, too
        self.process = secrets.token_hex(8)  # how other processes know that a notice is not their own
        self.waiting: list[tuple[Write, Done]] = []
        self.writer: asyncio.Task[None] | None = None
        self.next_commit = 0.0  # not before
        self.is_closed = False
        self.late: set[asyncio.Future[Any]] = set()  # what the database has been asked and nobody waits for any more
        self.failed_at = -FORGIVEN  # when something could last not be written

    async def open(self) -> None:
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
        """What waits is written first. A database that does not answer is not waited for."""
        self.is_closed = True
        if self.writer is not None:
            await asyncio.wait([self.writer], timeout=GOODBYE)
        if self.sqlite is not None:
            await self.sqlite.close(GOODBYE)
        ending = asyncio.create_task(self.engine.dispose())
        await asyncio.wait([ending], timeout=GOODBYE)
        if self.file is not None:
            self.file.release()

    async def within(self, work: Awaitable[T], seconds: float = SILENCE) -> T:
        """What the database answers, if it does in time. What comes later nobody hears of."""
        task = asyncio.ensure_future(work)
        self.late.add(task)
        task.add_done_callback(self.ended)
        try:
            await asyncio.wait([task], timeout=seconds)
        finally:
            if not task.done():
                task.cancel()
        if not task.done():
            raise TimeoutError(f"no answer for {seconds:g} seconds")
        return task.result()

    def ended(self, task: asyncio.Future[Any]) -> None:
        self.late.discard(task)
        if not task.cancelled():
            task.exception()  # it was told to whoever waited

    async def check(self) -> None:
        """StoreDown, unless the database answers and can be written to, as far as we know."""
        if self.is_closed or time.monotonic() - self.failed_at < FORGIVEN:
            raise store_down()
        try:
            if self.file is not None:
                self.file.check()
            await self.within(self.read(sa.select(database.games.c.id).limit(1)), CHECK_WITHIN)
        except BROKEN as problem:
            raise store_down(problem) from None

    # ------------------------------------------------------------ writing
    async def create(self, table: Table) -> None:
        await self.submit(Write("", 0, [], opens=(table.id, table.opening, write(facts_of(table)))))

    async def append(self, game: str, first: int, made: Sequence[AnyMove], opens: Table | None = None) -> None:
        """Write moves, and perhaps the table that follows. When this returns they are safe."""
        change = Write(game, first, [write(move) for move in made])
        if opens is not None:
            change.opens = opens.id, opens.opening, write(facts_of(opens))
        await self.submit(change)

    async def enter(self, table: Table) -> None:
        """Bring the entry of a table up to date, from which lists are made."""
        facts = facts_of(table)
        await self.submit(Write(table.id, 0, [], facts.state, write(facts)))

    async def submit(self, change: Write) -> None:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.begin(change, partial(settle, future))
        await future

    def begin(self, change: Write, done: Done) -> None:
        if self.is_closed:
            raise store_down()
        self.waiting.append((change, done))
        if self.writer is None or self.writer.done():
            self.writer = asyncio.create_task(self.write_all())

    async def write_all(self) -> None:
        """All that waits. What comes alone is written at once."""
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
                self.failed_at = -FORGIVEN
                for _, done in batch:
                    done(None)

    async def write_singly(self, batch: list[tuple[Write, Done]]) -> None:
        """One of several could not be written: the others are not to suffer for it."""
        for change, done in batch:
            try:
                await self.commit([change])
            except Exception as problem:
                self.fail([(change, done)], problem)
            else:
                done(None)

    def fail(self, batch: list[tuple[Write, Done]], problem: Exception) -> None:
        """Tell all who wait why nothing was written."""
        told: Exception = problem
        if isinstance(problem, (IntegrityError, sqlite3.IntegrityError)):
            told = Conflict()
        elif isinstance(problem, BROKEN):
            told = store_down(problem)
            self.failed_at = time.monotonic()
        for _, done in batch:
            done(told)

    async def commit(self, batch: list[Write]) -> None:
        """Written as a whole, or not at all."""
        if self.file is not None:
            self.file.check()
        await self.within(self.write(batch))

    def write(self, batch: list[Write]) -> Awaitable[None]:
        return self.sqlite.write(statements(batch)) if self.sqlite is not None else self.write_shared(batch)

    async def write_shared(self, batch: list[Write]) -> None:
        """In the order of the games, so that two processes never wait for each other."""
        batch = sorted(batch, key=lambda change: change.game)
        now = int(time.time())
        opened = [change.opens for change in batch if change.opens is not None]
        rows = [
            {"game": change.game, "n": change.first + i, "at": now, "body": body}
            for change in batch
            for i, body in enumerate(change.bodies)
        ]
        async with self.engine.begin() as connection:
            if opened:
                await connection.execute(sa.insert(database.games), [game_row(*opening) for opening in opened])
            if rows:
                await connection.execute(sa.insert(database.moves), rows)
            for change in batch:
                if change.facts:
                    entry = sa.update(database.games).where(database.games.c.id == change.game)
                    await connection.execute(entry.values(state=change.state, facts=change.facts))
            await self.notify(connection, (change.game for change in batch if change.game))

    async def notify(self, connection: AsyncConnection, games: Iterable[str]) -> None:
        """Wake the other processes when this is committed."""
        named = sorted(set(games))
        if self.is_shared and named:
            await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, " ".join([self.process, *named]))))

    # ------------------------------------------------------------ reading
    async def load(self, game: str) -> Table | None:
        """A table with all its moves; its game has yet to be played."""
        opening = await self.one(sa.select(database.games.c.opening).where(database.games.c.id == game))
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
        """The next moves, at most so many at once."""
        rows = database.moves.c
        query = sa.select(rows.body).where(rows.game == game, rows.n >= n).order_by(rows.n).limit(READ_AT_ONCE)
        return [read_move(row.body) for row in await self.all(query)]

    async def facts(self, game: str) -> protocol.Facts | None:
        text = await self.one(sa.select(database.games.c.facts).where(database.games.c.id == game))
        try:
            return None if text is None else read_facts(text)
        except DAMAGE as problem:
            raise damaged_game(game, problem) from None

    async def listed(self, state: str, most: int) -> list[protocol.Facts]:
        """Public games in this state, newest first. One that is damaged is left out."""
        rows = database.games.c
        query = sa.select(rows.id, rows.facts).where(rows.public, rows.state == state).order_by(rows.created.desc())
        listed: list[protocol.Facts] = []
        for row in await self.all(query.limit(most)):
            try:
                listed.append(read_facts(row.facts))
            except DAMAGE as problem:
                damaged_game(row.id, problem)
        return listed

    async def all(self, query: sa.Select[Any]) -> Sequence[Any]:
        if self.is_closed:
            raise store_down()
        try:
            return await self.within(self.read(query))
        except BROKEN as problem:
            raise store_down(problem) from None

    async def read(self, query: sa.Select[Any]) -> Sequence[Any]:
        async with self.engine.connect() as connection:
            rows: Sequence[Any] = (await connection.execute(query)).all()
            return rows

    async def one(self, query: sa.Select[tuple[str]]) -> str | None:
        rows = await self.all(query)
        return rows[0][0] if rows else None

    # ------------------------------------------------------------ strategies that were found
    async def strategy(self, key: str) -> str | None:
        """One that was kept. If the database does not answer, it will be found once more."""
        try:
            return await self.one(sa.select(database.strategies.c.text).where(database.strategies.c.key == key))
        except StoreDown:
            return None

    async def keep_strategy(self, key: str, text: str) -> None:
        """Another process may have found it, too; then it is the same."""
        insert = postgresql.insert if self.is_shared else sqlite.insert
        made = insert(database.strategies).on_conflict_do_nothing()
        row = {"key": key, "at": int(time.time()), "text": text}
        try:
            if self.sqlite is not None:
                await self.within(self.sqlite.write([(KEEP_STRATEGY, [tuple(row.values())])]))
            else:
                await self.within(self.run(made, [row]))
        except BROKEN as problem:
            log.warning("a strategy could not be kept: %s", reason(problem))

    async def run(self, made: sa.Insert, rows: list[dict[str, Any]], tell: Iterable[str] = ()) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(made, rows)
            await self.notify(connection, tell)

    # ------------------------------------------------------------ whatever else is kept
    async def change(self, *wanted: sa.UpdateBase) -> None:
        """All of these changes, or none; when this returns they are safe."""
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
        if self.sqlite is not None:
            return self.sqlite.write([in_sqlite(change) for change in wanted])
        return self.make_shared(wanted)

    async def make_shared(self, wanted: Sequence[sa.UpdateBase]) -> None:
        async with self.engine.begin() as connection:
            for change in wanted:
                await connection.execute(change)

    # ------------------------------------------------------------ who is there
    async def note_presence(self, seen: Sequence[tuple[str, Presence]], tell: bool) -> None:
        """Somebody is here, or has left. With `tell` the other processes look at once."""
        if not seen or self.is_closed:
            return
        insert = postgresql.insert if self.is_shared else sqlite.insert
        made = insert(database.presence)
        made = made.on_conflict_do_update(
            index_elements=["game", "seat"], set_={"here": made.excluded.here, "at": made.excluded.at}
        )
        rows = [{"game": game, "seat": p.seat, "here": p.here, "at": p.at} for game, p in sorted(seen, key=lambda s: s[0])]
        try:
            if self.sqlite is not None:
                await self.within(self.sqlite.write([(NOTE_PRESENCE, [tuple(row.values()) for row in rows])]))
            else:
                await self.within(self.run(made, rows, [game for game, _ in seen] if tell else []))
        except BROKEN as problem:
            raise store_down(problem) from None

    async def presence(self, *games: str) -> dict[str, dict[int, Presence]]:
        """Who was last seen when at these tables, as all processes say."""
        rows = database.presence.c
        seen: dict[str, dict[int, Presence]] = {game: {} for game in games}
        for row in await self.all(sa.select(rows.game, rows.seat, rows.here, rows.at).where(rows.game.in_(games))):
            seen[row.game][row.seat] = Presence(row.seat, row.here, row.at)
        return seen


def statements(batch: list[Write]) -> list[Statement]:
    """The same as `Store.write_shared` does, in SQLite's own words."""
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


def in_sqlite(change: sa.UpdateBase) -> Statement:
    """A change in SQLite's own words."""
    compiled = change.compile(dialect=SQLITE)
    values = compiled.construct_params()
    return str(compiled), [tuple(values[name] for name in compiled.positiontup or ())]


def moves_at_once(rows: Sequence[tuple[str, int, int, str]]) -> Statement:
    """Several rows in one statement, which is quicker than one after the other."""
    values = ", ".join(["(?, ?, ?, ?)"] * len(rows))
    return f"INSERT INTO moves (game, n, at, body) VALUES {values}", [tuple(chain.from_iterable(rows))]


def game_row(id: str, opening: Opening, facts: str) -> dict[str, object]:
    return {
        "id": id,
        "created": opening.created,
        "state": read_facts(facts).state,
        "public": opening.public,
        "opening": write(opening),
        "facts": facts,
    }


def read_facts(text: str) -> protocol.Facts:
    data = msgspec.json.decode(text)
    if "kingdom" in data:  # written before a setup was one thing
        old = data.pop("kingdom")
        data = with_setup(data | {"kingdom": old["cards"], "projects": old["projects"], "bane": old["bane"]})
    return msgspec.convert(data, protocol.Facts)


def reason(problem: BaseException) -> str:
    """The first line of what a database says, which names no data."""
    said = str(getattr(problem, "orig", None) or problem).splitlines()
    return f"{type(problem).__name__}: {said[0]}" if said else type(problem).__name__
