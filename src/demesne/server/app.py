"""The application: the routes of all parts, the guard before them, and the client's files."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Collection, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from demesne.engine.errors import DemesneError
from demesne.server import safety
from demesne.server.health import HealthCheck
from demesne.server.limits import Gate, Limits
from demesne.server.part import MakePart, Part
from demesne.server.problems import BadRequest
from demesne.server.store import Store

NOT_BUILT: Final = (
    "The server of Demesne runs, but its client has not been built. In the source folder:\n\n"
    "    make play\n\n"
    "builds it and starts the server; `pip install .` there builds it, too.\n"
    "Programs can use the server all the same: see docs/protocol.md.\n"
)


def make_app(
    database: URL, parts: Sequence[MakePart], limits: Limits | None = None, hosts: Collection[str] = (),
    origins: Collection[str] = (), client: Path | None = None,
) -> Starlette:  # fmt: skip
    """Return the application with these parts, which are opened in order and closed in reverse order.

    `hosts` are the host names that requests may use (any if empty); `origins` are other sites whose pages may use the server.
    """
    limits = limits or Limits()
    gate = Gate(limits)
    store = Store(database)
    made = [make(store) for make in parts]
    health = HealthCheck(store, [table for part in made for table in part.tables])
    long_bodies = {start: most for part in made for start, most in part.limits.bodies.items()}
    app = Starlette(
        routes=all_routes(client or built_client(), health, made),
        middleware=[Middleware(safety.Guard, gate=gate, limits=limits, hosts=hosts, origins=origins, long_bodies=long_bodies)],
        exception_handlers={DemesneError: on_problem, HTTPException: on_http_problem},
        lifespan=lambda _: opened(store, made),
    )
    app.state.store, app.state.gate, app.state.limits, app.state.parts, app.state.health = store, gate, limits, made, health
    app.state.addresses = []  # set by `serve`
    return app


@contextlib.asynccontextmanager
async def opened(store: Store, parts: Sequence[Part]) -> AsyncIterator[None]:
    """Keep the store and all parts open within this context."""
    await store.open()
    async with contextlib.AsyncExitStack() as stack:
        stack.push_async_callback(store.close)
        for part in parts:
            await part.open()
            stack.push_async_callback(part.close)
        yield


def built_client() -> Path:
    """The folder of the built client."""
    return Path(str(files("demesne.server"))) / "static"


def all_routes(client: Path, health: HealthCheck, parts: Sequence[Part]) -> list[BaseRoute]:
    """The health check, the routes of all parts, and the client."""
    below_api = [route for part in parts for route in part.routes()]
    routes: list[BaseRoute] = [Route("/healthz", health.get), Mount("/api", routes=below_api)]
    if (client / "index.html").is_file():
        routes.append(Mount("/", ClientFiles(directory=client, html=True), middleware=[Middleware(GZipMiddleware)]))
    else:
        routes.append(Route("/", not_built))
    return routes


class ClientFiles(StaticFiles):
    """The built client. Files named after their content never change; browsers ask for the page itself each time."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file, with a header that says how long browsers may cache it."""
        try:
            response = await super().get_response(path, scope)
        except (OSError, ValueError):  # no file can have this name
            raise HTTPException(404) from None
        lasting = path.startswith("assets/") and response.status_code == 200
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return response


# ---------------------------------------------------------------- errors
async def not_built(request: Request) -> Response:
    """The page of a server whose client has not been built."""
    return PlainTextResponse(NOT_BUILT, headers={"Cache-Control": "no-store"})


async def on_problem(request: Request, problem: Exception) -> Response:
    """Answer with a `DemesneError` as JSON."""
    assert isinstance(problem, DemesneError)
    return safety.answer(problem)


async def on_http_problem(request: Request, problem: Exception) -> Response:
    """Answer with an error of the web framework, in the same form as a `DemesneError`."""
    assert isinstance(problem, HTTPException)
    if problem.status_code == 405:
        response = safety.answer(BadRequest("this method is not allowed here", "web-method"))
        response.headers.update(problem.headers or {})
        return response
    if problem.status_code == 404:
        return safety.answer(BadRequest("nothing found at this address", "web-not-found"))
    return safety.answer(BadRequest("malformed request", "web-body", detail=problem.detail))
