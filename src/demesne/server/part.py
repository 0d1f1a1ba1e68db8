"""What the tenants of the server have in common: the tables, the laboratory and whatever else it serves."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

import sqlalchemy as sa
from starlette.routing import BaseRoute

from demesne.server.limits import PartLimits
from demesne.server.store import Store


class Part(ABC):
    """One tenant, or a part of one. Most have nothing to open and to close."""

    tables: Sequence[sa.Table] = ()  # the database tables it owns; the health check reads them
    limits: PartLimits = PartLimits()

    @abstractmethod
    def routes(self) -> list[BaseRoute]:
        """The routes below `/api`."""

    async def open(self) -> None:  # noqa: B027 (not every part has something to do)
        """Called before the first request, when the store is open."""

    def before_shutdown(self) -> None:  # noqa: B027
        """Called when the server begins to shut down; its connections are still open."""

    async def close(self) -> None:  # noqa: B027
        """Called after the last request, before the store is closed."""


MakePart = Callable[[Store], Part]
