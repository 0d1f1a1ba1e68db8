"""The part of the server that pages of the laboratory talk to."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.routing import BaseRoute

from demesne.cards.files import CardFile
from demesne.server.laboratory import laboratory_schema
from demesne.server.laboratory.exchange import Exchange
from demesne.server.laboratory.laboratory_limits import LaboratoryLimits
from demesne.server.laboratory.machines import Machines
from demesne.server.laboratory.runs import Runs
from demesne.server.laboratory.strategy_checks import Words
from demesne.server.laboratory.strategy_routes import Strategies
from demesne.server.laboratory.studies import USUAL, Studies
from demesne.server.laboratory.study_inquiry import Settings
from demesne.server.laboratory.work import Workshop
from demesne.server.part import Part
from demesne.server.store import Store

LIMITS = LaboratoryLimits()


class Laboratory(Part):
    """All of it: parts with routes, opened in order and closed in the opposite one."""

    tables = laboratory_schema.TABLES

    def __init__(
        self, store: Store, limits: LaboratoryLimits = LIMITS, cards: Sequence[CardFile] = (),
        cluster: str | None = None, study: Settings = USUAL,
    ) -> None:  # fmt: skip
        self.limits = limits
        self.workshop = Workshop(cards)
        self.parts: list[Part] = [
            *([] if cluster is None else [Machines(cluster, self.workshop)]),
            Strategies(store, limits, self.workshop),
            Exchange(limits, self.workshop),
            Words(limits, self.workshop),
            Runs(store, limits, self.workshop),
            Studies(store, limits, self.workshop, study),
        ]

    def routes(self) -> list[BaseRoute]:
        return [route for part in self.parts for route in part.routes()]

    async def open(self) -> None:
        for part in self.parts:
            await part.open()

    async def close(self) -> None:
        for part in reversed(self.parts):
            await part.close()
        await self.workshop.close()
