"""Tables as a part of the server: running games, their bots, hints and reviews."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from starlette.routing import BaseRoute, WebSocketRoute
from starlette.websockets import WebSocket

from demesne.server.part import Part
from demesne.server.problems import CannotServe
from demesne.server.store import Store
from demesne.server.tables import sockets, table_schema
from demesne.server.tables.advisers import Advisers, thinking_pool
from demesne.server.tables.level_strategies import LevelStrategies
from demesne.server.tables.rooms import Rooms
from demesne.server.tables.table_bots import known_bots
from demesne.server.tables.table_limits import TableLimits
from demesne.server.tables.table_routes import TableRoutes
from demesne.server.tables.table_store import TableStore
from demesne.sets.card_files import CardFile

USUAL = TableLimits()


class Tables(Part):
    """All tables of this process.

    `workers` is the number of worker processes for strong bots, hints and reviews (default: one less than the number of
    processors, but at least one). `cards` are files with custom cards. They are loaded here already; the workers load them too.
    """

    tables = table_schema.TABLES
    limits: TableLimits

    def __init__(
        self, store: Store, limits: TableLimits = USUAL, workers: int | None = None, cards: Sequence[CardFile] = ()
    ) -> None:  # fmt: skip
        if workers is not None and workers < 1:
            raise CannotServe(f"at least 1 worker process is needed, not {workers}", "serve-workers", n=workers)
        kept = TableStore(store)
        advisers = Advisers(thinking_pool(workers, limits.thoughts, cards), limits, LevelStrategies(store))
        self.rooms = Rooms(kept, advisers, limits)
        self.limits = limits
        self.warming: asyncio.Task[object] | None = None

    def routes(self) -> list[BaseRoute]:
        """The HTTP routes, and the WebSocket of a table."""
        return [*TableRoutes(self.rooms, self.limits).routes(), WebSocketRoute("/games/{id}/play", self.play)]

    async def play(self, websocket: WebSocket) -> None:
        """The endpoint of the WebSocket."""
        await sockets.play(websocket, self.rooms, self.limits)

    async def open(self) -> None:
        """Start the rooms, and load the bots and the card names of all languages before the first request needs them."""
        await self.rooms.open()
        self.warming = asyncio.create_task(asyncio.to_thread(known_bots))

    def before_shutdown(self) -> None:
        """Remember who is connected."""
        self.rooms.before_shutdown()

    async def close(self) -> None:
        """Stop the rooms and store what remains to be stored."""
        if self.warming is not None:
            await asyncio.gather(self.warming, return_exceptions=True)
        await self.rooms.close()
