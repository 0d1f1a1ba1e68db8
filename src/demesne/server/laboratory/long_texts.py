"""Long texts are read by a worker process, so that no other request waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from starlette.requests import Request

from demesne.server.laboratory.owners import who_asks
from demesne.work.pool import Pool
from demesne.work.task import Task

READING: Final = 20.0  # seconds of processor time that reading a text may take
SHORT: Final = 4096  # characters of a text that a thread of the server reads; a longer one goes to a worker


async def read_beside(pool: Pool, request: Request, letters: int, how: Callable[..., Any], *arguments: Any) -> Any:
    """Call a function that reads a text of this many characters, in a thread or in a worker process."""
    if letters <= SHORT:
        return await asyncio.to_thread(how, *arguments)
    return await pool.do(Task(how, arguments, READING), who_asks(request))
