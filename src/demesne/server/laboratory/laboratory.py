"""The part of the server for the pages of the laboratory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from starlette.routing import BaseRoute

from demesne.server.laboratory import laboratory_schema
from demesne.server.laboratory.exchange import Exchange
from demesne.server.laboratory.laboratory_limits import LaboratoryLimits
from demesne.server.laboratory.machines import Machines
from demesne.server.laboratory.runs import Runs
from demesne.server.laboratory.strategy_checks import Words
from demesne.server.laboratory.strategy_routes import Strategies
from demesne.server.laboratory.studies import USUAL, Studies
from demesne.server.laboratory.study_inquiry import Settings
from demesne.server.part import Part
from demesne.server.store import Store
from demesne.sets.card_files import CardFile
from demesne.work.pool import Pool, PoolSettings
from demesne.work.queue import Capacity

# The laboratory's pool: its workers give way to all other processes, and networks share the processor time.
SETTINGS: Final = PoolSettings(
    capacity=Capacity(jobs=200, per_visitor=8, per_network=40),
    nice=19,
    nice_long=19,
    long_tasks=2,
    idle_seconds=60.0,
    charges_processor_time=True,
)

LIMITS = LaboratoryLimits()


class Laboratory(Part):
    """The whole laboratory. Its parts are opened in order and closed in reverse order."""

    tables = laboratory_schema.TABLES

    def __init__(
        self, store: Store, limits: LaboratoryLimits = LIMITS, cards: Sequence[CardFile] = (),
        cluster: str | None = None, study: Settings = USUAL,
    ) -> None:  # fmt: skip
        self.limits = limits
        self.pool = Pool(SETTINGS, cards)
        self.parts: list[Part] = [
            *([] if cluster is None else [Machines(cluster, self.pool)]),
            Strategies(store, limits, self.pool),
            Exchange(limits, self.pool),
            Words(limits, self.pool),
            Runs(store, limits, self.pool),
            Studies(store, limits, self.pool, study),
        ]

    def routes(self) -> list[BaseRoute]:
        return [route for part in self.parts for route in part.routes()]

    async def open(self) -> None:
        for part in self.parts:
            await part.open()

    async def close(self) -> None:
        for part in reversed(self.parts):
            await part.close()
        await self.pool.close()
