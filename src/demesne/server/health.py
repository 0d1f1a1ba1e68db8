"""`GET /healthz`: whether the server can read and write its database."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Final, Literal

import sqlalchemy as sa
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from demesne.server.http import reply
from demesne.server.store import Store

CHECK_EVERY: Final = 1.0  # seconds for which a result is reused


class Health(Struct, frozen=True):
    """`GET /healthz`."""

    status: Literal["ok"]


class HealthCheck:
    """Checks the store at most once per second, however many requests there are."""

    def __init__(self, store: Store, tables: Sequence[sa.Table]) -> None:
        self.store = store
        self.tables = tables
        self.checking: asyncio.Task[None] | None = None
        self.checked_at = 0.0

    async def check(self) -> None:
        """Raise a `DemesneError` if the database does not work. Requests that come during a check share its result."""
        if self.checking is None or (self.checking.done() and time.monotonic() - self.checked_at > CHECK_EVERY):
            self.checked_at = time.monotonic()
            self.checking = asyncio.create_task(self.store.check(self.tables))
            self.checking.add_done_callback(lambda task: task.cancelled() or task.exception())
        await asyncio.shield(self.checking)

    async def get(self, request: Request) -> Response:
        """Answer `GET /healthz`."""
        await self.check()
        return reply(Health("ok"))
