"""Runs and studies that are under way: kept in the database now and then and when they end, and then soon forgotten here."""

from __future__ import annotations

import asyncio
import logging
from abc import abstractmethod
from collections.abc import Coroutine
from typing import Any, Final, Generic, Protocol, TypeVar

from demesne.engine.errors import DemesneError
from demesne.server.laboratory.work import Piece, Workshop
from demesne.server.part import Part

log = logging.getLogger(__name__)
KEEP_EVERY: Final = 10.0  # seconds between two times that what is under way is kept
REMEMBERED: Final = 60.0  # seconds for which something that has ended is still known without the database


class Living(Protocol):
    """What is done for somebody."""

    id: str
    is_unkept: bool  # it has ended, and could not be kept

    @property
    def piece(self) -> Piece | None: ...


Live = TypeVar("Live", bound=Living)


class UnderWay(Part, Generic[Live]):
    """All of a kind, by their ids."""

    def __init__(self, workshop: Workshop) -> None:
        self.workshop = workshop
        self.live: dict[str, Live] = {}
        self.background: set[asyncio.Task[None]] = set()
        self.keeping: asyncio.Task[None] | None = None

    @abstractmethod
    async def write(self, live: Live) -> None:
        """Into the database, as it stands."""

    async def open(self) -> None:
        self.keeping = asyncio.create_task(self.keep_now_and_then())

    async def close(self) -> None:
        """What is under way is stopped and kept."""
        if self.keeping is not None:
            self.keeping.cancel()
            await asyncio.gather(self.keeping, return_exceptions=True)
        for live in list(self.live.values()):
            if live.piece is not None:
                self.workshop.stop(live.piece)
        await asyncio.gather(*self.background, return_exceptions=True)

    def ended(self, piece: Piece) -> None:
        """It is kept as it is now, and soon forgotten here."""
        for live in self.live.values():
            if live.piece is piece:
                self.aside(self.keep_and_forget(live))

    async def keep_and_forget(self, live: Live) -> None:
        live.is_unkept = not await self.keep(live)
        if not live.is_unkept:
            asyncio.get_running_loop().call_later(REMEMBERED, self.forget, live)

    def forget(self, live: Live) -> None:
        """Unless somebody has gone on with it."""
        if self.live.get(live.id) is live:
            del self.live[live.id]

    async def keep(self, live: Live) -> bool:
        try:
            await self.write(live)
        except DemesneError as problem:
            log.warning("what is under way could not be kept: %s", problem)
            return False
        return True

    async def keep_now_and_then(self) -> None:
        """Also what has ended and could not be kept."""
        while True:
            await asyncio.sleep(KEEP_EVERY)
            for live in list(self.live.values()):
                if live.is_unkept:
                    await self.keep_and_forget(live)
                elif live.piece is not None and not live.piece.is_ended:
                    await self.keep(live)

    def aside(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.background.add(task)
        task.add_done_callback(self.background.discard)
