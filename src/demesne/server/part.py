"""The base class for parts of the server, such as the tables and the laboratory."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

import sqlalchemy as sa
from starlette.routing import BaseRoute

from demesne.server.limits import PartLimits
from demesne.server.store import Store


class Part(ABC):
    """A part of the server, which may have parts itself. Most have nothing to open or close."""

    tables: Sequence[sa.Table] = ()  # the database tables it owns; the health check reads them
    limits: PartLimits = PartLimits()

    @abstractmethod
    def routes(self) -> list[BaseRoute]:
        """Return the routes below `/api`."""

    async def open(self) -> None:  # noqa: B027 (not every part has something to do)
        """Called before the first request, when the store is open."""

    def before_shutdown(self) -> None:  # noqa: B027
        """Called when the server begins to shut down; its connections are still open."""

    async def close(self) -> None:  # noqa: B027
        """Called after the last request, before the store is closed."""


MakePart = Callable[[Store], Part]
