"""A lock that can be taken at once, where nobody need wait for it."""

from __future__ import annotations

import asyncio
from collections import deque


class Lock:
    """As asyncio's, whoever came first has it first; but whoever finds it free needs no task to take it."""

    def __init__(self) -> None:
        self.is_taken = False
        self.waiting: deque[asyncio.Future[None]] = deque()

    def take(self) -> bool:
        """Take it, if nobody has it."""
        if self.is_taken:
            return False
        self.is_taken = True
        return True

    def release(self) -> None:
        """The next one has it, if somebody waits."""
        while self.waiting:
            next = self.waiting.popleft()
            if not next.done():
                next.set_result(None)
                return
        self.is_taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # it was his already
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
