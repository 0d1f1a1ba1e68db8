"""A table that several processes may change: stores moves first, and reads the moves of the others. Compiled."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine, Sequence
from typing import Any, Final

from demesne.engine.errors import DemesneError
from demesne.server.store import Conflict
from demesne.server.tables import table_moves
from demesne.server.tables.attendance import Attendance
from demesne.server.tables.table_moves import AnyMove
from demesne.server.tables.table_state import Table
from demesne.server.tables.table_store import TableStore

RETRY_AFTER: Final = 2.0  # seconds between attempts to reach a store that does not answer


class SharedTable:
    """Commits moves and refreshes the table. Subclasses notify the people at it."""

    def __init__(self, table: Table, store: TableStore, people: Attendance) -> None:
        self.table = table
        self.store = store
        self.people = people
        self.lock = asyncio.Lock()  # held while moves are made
        self.is_stale = False  # another process may have made moves
        self.is_mine = not store.store.is_shared  # this process made the last move, so it also moves the bots
        self.tasks: dict[str, asyncio.Task[None]] = {}  # by name

    # ------------------------------------------------------------ for subclasses
    def on_change(self) -> None:
        """Called after moves were applied."""

    def on_move(self, move: AnyMove) -> None:
        """Called after each move that is not an answer to the game."""

    def on_lapse(self, request: table_moves.Requested) -> None:
        """Called when an answer to the game ends a request."""

    # ------------------------------------------------------------ commit
    async def commit(self, made: Sequence[AnyMove], opens: Table | None = None) -> None:
        """Store moves, and optionally a new table with them, then apply them. The lock must be held."""
        if not made:
            return
        try:
            await self.store.append(self.table.id, self.table.n, made, opens)
        except (Conflict, DemesneError) as problem:
            self.doubt(problem)
            raise
        await self.apply(made)
        self.is_mine = True
        self.on_change()

    def doubt(self, problem: Exception) -> None:
        """Handle a failed write: another process was faster, or it is unknown whether the moves were stored."""
        self.is_stale = True
        if not isinstance(problem, Conflict):
            self.start("recovery", self.recover())

    async def apply(self, made: Sequence[AnyMove]) -> None:
        """Apply stored moves. After an undo, replay the game in small steps."""
        table = self.table
        for move in made:
            request = table.request
            table.apply(move)
            if not isinstance(move, table_moves.Answered):
                self.on_move(move)
            elif request is not None and table.request is None:
                self.on_lapse(request)
        if table.game is None:
            for _ in table.play_again():
                await asyncio.sleep(0)

    # ------------------------------------------------------------ refresh
    async def refresh(self) -> None:
        """Read the moves and reports of other processes, if there may be new ones. The lock must be held."""
        if not self.is_stale:
            return
        self.is_stale = False
        try:
            await self.people.read_reports()
            while made := await self.store.moves_since(self.table.id, self.table.n):
                await self.apply(made)
                self.is_mine = False
        except BaseException:
            self.is_stale = True
            raise
        self.on_change()

    async def recover(self) -> None:
        """Refresh as soon as the store answers again."""
        while self.is_stale:
            await asyncio.sleep(RETRY_AFTER)
            with contextlib.suppress(DemesneError):
                await self.catch_up()

    async def catch_up(self) -> None:
        """Refresh, and correct reports that say a connected player has left."""
        async with self.lock:
            await self.refresh()
        for seat in self.people.connected - self.people.reported:
            await self.report(seat, True)

    async def report(self, seat: int, here: bool) -> None:
        """Report that a player came or left."""
        self.people.note(seat, here)
        await self.people.share(seat)

    # ------------------------------------------------------------ tasks
    def start(self, name: str, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine as a task, unless a task of this name is already running."""
        running = self.tasks.get(name)
        if running is not None and not running.done():
            work.close()
        else:
            self.tasks[name] = asyncio.create_task(work)
