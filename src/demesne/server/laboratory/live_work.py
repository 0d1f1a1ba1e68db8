"""Runs and studies that are under way. They are saved regularly and when they end, and soon after that leave memory."""

from __future__ import annotations

import asyncio
import logging
from abc import abstractmethod
from collections.abc import Coroutine
from typing import Any, Final, Generic, Protocol, TypeVar

from demesne.engine.errors import DemesneError
from demesne.server.part import Part
from demesne.work.job import Job
from demesne.work.pool import Pool

log = logging.getLogger(__name__)
KEEP_EVERY: Final = 10.0  # seconds between two saves
REMEMBERED: Final = 60.0  # seconds for which it stays in memory after its end


class Living(Protocol):
    """A run or a study of a visitor."""

    id: str
    is_unkept: bool  # it has ended and could not be saved yet

    @property
    def job(self) -> Job | None:
        """Return the job that computes it, or `None` before the job has begun."""


Live = TypeVar("Live", bound=Living)


class UnderWay(Part, Generic[Live]):
    """All runs or all studies that are under way, by their ids."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.live: dict[str, Live] = {}
        self.background: set[asyncio.Task[None]] = set()
        self.keeping: asyncio.Task[None] | None = None

    @abstractmethod
    async def write(self, live: Live) -> None:
        """Save it in the database as it is now."""

    async def open(self) -> None:
        self.keeping = asyncio.create_task(self.keep_now_and_then())

    async def close(self) -> None:
        """Stop and save all of them."""
        if self.keeping is not None:
            self.keeping.cancel()
            await asyncio.gather(self.keeping, return_exceptions=True)
        for live in list(self.live.values()):
            if live.job is not None:
                self.pool.stop(live.job)
        await asyncio.gather(*self.background, return_exceptions=True)

    def ended(self, job: Job) -> None:
        """Save the run or study of a job that has ended; it leaves memory soon after."""
        for live in self.live.values():
            if live.job is job:
                self.spawn(self.keep_and_forget(live))

    async def keep_and_forget(self, live: Live) -> None:
        """Save a run or study that has ended and schedule its removal from memory; mark it as unsaved if saving fails."""
        live.is_unkept = not await self.keep(live)
        if not live.is_unkept:
            asyncio.get_running_loop().call_later(REMEMBERED, self.forget, live)

    def forget(self, live: Live) -> None:
        """Drop it from memory unless it has been resumed."""
        if self.live.get(live.id) is live:
            del self.live[live.id]

    async def keep(self, live: Live) -> bool:
        """Save a run or study and return whether that succeeded; a failure is logged."""
        try:
            await self.write(live)
        except DemesneError as problem:
            log.warning("what is under way could not be kept: %s", problem)
            return False
        return True

    async def keep_now_and_then(self) -> None:
        """Save all of them regularly, also those that have ended and could not be saved yet."""
        while True:
            await asyncio.sleep(KEEP_EVERY)
            for live in list(self.live.values()):
                if live.is_unkept:
                    await self.keep_and_forget(live)
                elif live.job is not None and not live.job.is_ended:
                    await self.keep(live)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine in the background; `close` waits for it."""
        task = asyncio.create_task(work)
        self.background.add(task)
        task.add_done_callback(self.background.discard)
