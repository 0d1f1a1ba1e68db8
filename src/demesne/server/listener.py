"""Notifications from other processes, sent by PostgreSQL when they commit changes of games."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from demesne.server.store import CHANNEL, Store

log = logging.getLogger(__name__)
ALIVE_EVERY: Final = 10.0  # seconds
AGAIN_AFTER: Final = 1.0


class Listener:
    """Listens to notifications, and reconnects when the connection is lost."""

    def __init__(self, store: Store, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        self.store = store
        self.heard = heard  # called with the id of a game that another process changed
        self.missed = missed  # called when notifications may have been missed
        self.lost = asyncio.Event()

    async def run(self) -> None:
        """Listen until the task is cancelled."""
        while True:
            try:
                await self.listen()
            except (SQLAlchemyError, OSError, TimeoutError) as problem:
                log.warning("not listening to the database: %s", type(problem).__name__)
            await asyncio.sleep(AGAIN_AFTER)

    async def listen(self) -> None:
        """Listen on one connection until it is lost."""
        engine = self.store.engine.execution_options(isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            raw = (await connection.get_raw_connection()).driver_connection
            assert raw is not None
            self.lost.clear()
            raw.add_termination_listener(self.on_lost)
            await raw.add_listener(CHANNEL, self.on_notify)
            try:
                self.missed()
                await self.stay(connection)
            finally:
                with contextlib.suppress(Exception):
                    raw.remove_termination_listener(self.on_lost)
                    await raw.remove_listener(CHANNEL, self.on_notify)

    async def stay(self, connection: AsyncConnection) -> None:
        """Wait until the connection is closed, or does not answer a query."""
        while not self.lost.is_set():
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(ALIVE_EVERY):
                    await self.lost.wait()
                return
            async with asyncio.timeout(ALIVE_EVERY):
                await connection.execute(sa.select(1))

    def on_lost(self, connection: Any) -> None:
        """Called when the connection is closed."""
        self.lost.set()

    def on_notify(self, connection: Any, process: int, channel: str, payload: str) -> None:
        """Called with a notification: the process that sent it, and the games it changed."""
        sender, *games = payload.split()
        if sender != self.store.process:
            for game in games:
                self.heard(game)
