"""The application: routes, the guard before them, and the client's files."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Final, Protocol

from sqlalchemy.engine import URL
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from demesne.engine.errors import DemesneError
from demesne.server import safety
from demesne.server.limits import Gate, Limits
from demesne.server.problems import BadRequest
from demesne.server.tables import sockets, table_routes
from demesne.server.tables.advisers import Advisers, thinking_pool
from demesne.server.tables.rooms import Rooms
from demesne.server.tables.table_bots import known_bots
from demesne.server.tables.table_store import Store
from demesne.sets.card_files import CardFile

NOT_BUILT: Final = (
    "The server of Demesne runs, but its client has not been built. In the source folder:\n\n"
    "    make play\n\n"
    "builds it and starts the server; `pip install .` there builds it, too.\n"
    "Programs can use the server all the same: see docs/protocol.md.\n"
)


class Annex(Protocol):
    """Another part of the server, which is opened after the tables and closed before them."""

    def routes(self) -> list[BaseRoute]:
        """Below `/api`."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...


MakeAnnex = Callable[[Store, Limits], Annex]


def make_app(
    database: URL, limits: Limits | None = None, hosts: Collection[str] = (), origins: Collection[str] = (),
    client: Path | None = None, workers: int | None = None, cards: Sequence[CardFile] = (), annex: MakeAnnex | None = None,
) -> Starlette:  # fmt: skip
    """The application.

    `hosts`: names it may be called by (none: any); `origins`: other sites that may use it; `workers`: processes for what takes
    long (none given: one less than there are processors, at least one); `cards`: files with cards of one's own, declared here
    already, for those processes; `annex`: another part of the server.
    """
    limits = limits or Limits()
    gate = Gate(limits)
    store = Store(database)
    advisers = Advisers(thinking_pool(workers, limits.thoughts, cards), limits, store)
    rooms = Rooms(store, advisers, limits)
    beside = None if annex is None else annex(store, limits)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await rooms.open()
        if beside is not None:
            await beside.open()
        warming = asyncio.create_task(asyncio.to_thread(warm_up))
        try:
            yield
        finally:
            await asyncio.gather(warming, return_exceptions=True)
            if beside is not None:
                await beside.close()
            await rooms.close()

    app = Starlette(
        routes=all_routes(client or built_client(), [] if beside is None else beside.routes()),
        middleware=[Middleware(safety.Guard, gate=gate, limits=limits, hosts=hosts, origins=origins)],
        exception_handlers={DemesneError: on_problem, HTTPException: on_http_problem},
        lifespan=lifespan,
    )
    app.state.rooms, app.state.gate, app.state.limits = rooms, gate, limits
    app.state.addresses = []  # `serve` knows them
    return app


def built_client() -> Path:
    return Path(str(files("demesne.server"))) / "static"


def all_routes(client: Path, beside: Sequence[BaseRoute] = ()) -> list[BaseRoute]:
    socket = WebSocketRoute("/games/{id}/play", sockets.play)
    routes: list[BaseRoute] = [
        Route("/healthz", table_routes.get_health),
        Mount("/api", routes=[*table_routes.routes(), *beside, socket]),
    ]
    if (client / "index.html").is_file():
        routes.append(Mount("/", ClientFiles(directory=client, html=True), middleware=[Middleware(GZipMiddleware)]))
    else:
        routes.append(Route("/", not_built))
    return routes


def warm_up() -> None:
    """Read the bots, and with them the names of all cards in all languages, before somebody waits for them."""
    known_bots()


class ClientFiles(StaticFiles):
    """The built client. Files named after their content never change; the page itself is asked for again each time."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except (OSError, ValueError):  # a name no file can have
            raise HTTPException(404) from None
        lasting = path.startswith("assets/") and response.status_code == 200
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return response


# ---------------------------------------------------------------- when there is nothing to answer
async def not_built(request: Request) -> Response:
    return PlainTextResponse(NOT_BUILT, headers={"Cache-Control": "no-store"})


async def on_problem(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, DemesneError)
    return safety.answer(problem)


async def on_http_problem(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    if problem.status_code == 405:
        response = safety.answer(BadRequest("this method is not allowed here", "web-method"))
        response.headers.update(problem.headers or {})
        return response
    if problem.status_code == 404:
        return safety.answer(BadRequest("nothing found at this address", "web-not-found"))
    return safety.answer(BadRequest("malformed request", "web-body", detail=problem.detail))
