"""What the parts of the laboratory have in common."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Final

from starlette.requests import Request
from starlette.routing import BaseRoute

from demesne.server.laboratory.owners import who_asks
from demesne.server.problems import BadRequest
from demesne.server.tables.table_routes import GAME
from demesne.work.pool import Pool
from demesne.work.task import Task

READING: Final = 20.0  # seconds of processor time that reading a text may take
SHORT: Final = 4096  # letters of a text that is read in a thread; a longer one is a task for a worker


class Part(ABC):
    """A part of the laboratory. Most have nothing to open and to close."""

    @abstractmethod
    def routes(self) -> list[BaseRoute]:
        """Below `/api`."""

    async def open(self) -> None:  # noqa: B027 (not every part has something to do)
        """Before the first request."""

    async def close(self) -> None:  # noqa: B027
        """After the last one."""


def id_of(request: Request, missing: Callable[[], BadRequest]) -> str:
    """What a request is about, by its id; they are made like those of games."""
    id = str(request.path_params["id"])
    if not GAME.fullmatch(id):
        raise missing()
    return id


async def read_beside(pool: Pool, request: Request, letters: int, how: Callable[..., Any], *arguments: Any) -> Any:
    """The result of reading a text: a short one in a thread, a long one in a worker."""
    if letters <= SHORT:
        return await asyncio.to_thread(how, *arguments)
    return await pool.do(Task(how, arguments, READING), who_asks(request))
