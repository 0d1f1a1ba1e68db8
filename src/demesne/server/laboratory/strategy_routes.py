"""The routes for a visitor's own strategies with their histories, and for the shelf of shared ones."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from demesne.server.http import COMPRESSED, charge, id_of, read, reply
from demesne.server.laboratory.kept_strategies import Keeper, Kept, kept, no_strategy
from demesne.server.laboratory.laboratory_limits import LaboratoryLimits
from demesne.server.laboratory.laboratory_requests import NewStrategy, StrategyList
from demesne.server.laboratory.long_texts import SHORT, read_beside
from demesne.server.laboratory.owners import owner_needed, owner_of
from demesne.server.part import Part
from demesne.server.problems import BadRequest
from demesne.server.store import Store
from demesne.work.pool import Pool

LONGEST_WISH: Final = 200  # characters in a search


class Strategies(Part):
    """The routes for saved strategies."""

    limits: LaboratoryLimits

    def __init__(self, store: Store, limits: LaboratoryLimits, pool: Pool) -> None:
        self.keeper = Keeper(store, limits)
        self.limits = limits
        self.pool = pool

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/laboratory/strategies", self.get_own, methods=["GET"]),
            Route("/laboratory/strategies", self.post, methods=["POST"]),
            Route("/laboratory/strategies/{id}", self.get_one, methods=["GET"]),
            Route("/laboratory/strategies/{id}", self.post_version, methods=["POST"]),
            Route("/laboratory/strategies/{id}/delete", self.post_delete, methods=["POST"]),
            Route("/laboratory/shelf", self.get_shelf, methods=["GET"], middleware=COMPRESSED),
        ]

    # ------------------------------------------------------------ reading
    async def get_own(self, request: Request) -> Response:
        """Answer `GET /api/laboratory/strategies` with the visitor's own strategies."""
        owner = owner_needed(request)
        charge(request)
        return reply(StrategyList(await self.keeper.own(owner)))

    async def get_one(self, request: Request) -> Response:
        """Answer `GET /api/laboratory/strategies/{id}` with a strategy that is shared or the visitor's own."""
        return reply(await self.keeper.one(id_of(request, no_strategy), owner_of(request)))

    async def get_shelf(self, request: Request) -> Response:
        """Answer `GET /api/laboratory/shelf` with the shared strategies that have all words of the query parameter `find`."""
        find = request.query_params.get("find", "")
        if len(find) > LONGEST_WISH:
            raise BadRequest(f"find has at most {LONGEST_WISH} letters", "web-query", name="find")
        charge(request)
        return reply(StrategyList(await self.keeper.shelf(find, owner_of(request))))

    # ------------------------------------------------------------ writing
    async def wanted(self, request: Request) -> tuple[str, Kept]:
        """Read a request to save a strategy; return its owner and the columns. Long texts count more than once."""
        owner = owner_needed(request)
        wanted = await read(request, NewStrategy)
        charge(request, self.limits.keeping, 1 + len(wanted.text) // SHORT)
        new = await read_beside(self.pool, request, len(wanted.text), kept, wanted.text, wanted.shared)
        return owner, new

    async def post(self, request: Request) -> Response:
        """Answer `POST /api/laboratory/strategies`: save a new strategy and return it."""
        owner, new = await self.wanted(request)
        id = await self.keeper.keep(owner, new)
        return reply(await self.keeper.one(id, owner), 201)

    async def post_version(self, request: Request) -> Response:
        """Answer `POST /api/laboratory/strategies/{id}`: save a new version of an own strategy and return the strategy."""
        owner, new = await self.wanted(request)
        id = id_of(request, no_strategy)
        await self.keeper.keep_version(id, owner, new)
        return reply(await self.keeper.one(id, owner))

    async def post_delete(self, request: Request) -> Response:
        """Answer `POST /api/laboratory/strategies/{id}/delete`: delete an own strategy and return the list of those left."""
        owner = owner_needed(request)
        charge(request)
        await self.keeper.delete(id_of(request, no_strategy), owner)
        return reply(StrategyList(await self.keeper.own(owner)))
