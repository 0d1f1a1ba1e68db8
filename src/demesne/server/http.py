"""Helpers for the routes of all parts: rate limits, reading HTTP requests, and writing answers."""

from __future__ import annotations

import re
from collections.abc import Callable
from hashlib import sha256
from typing import Final, TypeVar

import msgspec
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from demesne.engine.errors import DemesneError
from demesne.server.ids import ID
from demesne.server.limits import Gate, Limits, Rate, network
from demesne.server.problems import BadRequest

encode = msgspec.json.Encoder().encode
NUMBER: Final = re.compile(r"[0-9]{1,6}")
EXPENSIVE: Final = 5.0  # cheap requests that an expensive one counts as
COMPRESSED: Final = [Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)]  # for routes with long answers
T = TypeVar("T")


# ---------------------------------------------------------------- rate limits
def visitor_of(request: Request) -> str:
    """Return the client's network; rate limits and shares of work apply to it."""
    return network(request.client.host if request.client else "")


def charge(request: Request, rate: Rate | None = None, cost: float = 1.0) -> None:
    """Count a request against a rate limit, by default as an expensive one against that of all requests, or refuse it."""
    gate: Gate = request.app.state.gate
    limits: Limits = request.app.state.limits
    address = request.client.host if request.client else ""
    wait = gate.ask(address, limits.requests, EXPENSIVE) if rate is None else gate.ask(address, rate, cost)
    if wait:
        raise too_fast(wait)


def too_fast(wait: float) -> BadRequest:
    """Return the error for a request over a rate limit, with the seconds to wait."""
    return BadRequest("too much at once; try again later", "web-too-fast", seconds=int(wait) + 1)


# ---------------------------------------------------------------- reading
async def read(request: Request, kind: type[T]) -> T:
    """Return the body of a request, decoded and checked."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise BadRequest("the request body must be JSON", "web-no-json")
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
        raise BadRequest(f"the body makes no sense: {problem}", "web-body", detail=str(problem)) from None
    except ClientDisconnect:
        raise BadRequest("the body was cut off", "web-body", detail="cut off") from None


def id_of(request: Request, missing: Callable[[], DemesneError]) -> str:
    """Return the id in the path; raise the error that `missing` returns if it is malformed."""
    id = str(request.path_params["id"])
    if not ID.fullmatch(id):
        raise missing()
    return id


def number(request: Request, name: str, default: int | None) -> int | None:
    """Return a number from the query."""
    text = request.query_params.get(name)
    if text is None:
        return default
    if not NUMBER.fullmatch(text):
        raise BadRequest(f"{name} is a number", "web-query", name=name)
    return int(text)


def choice(request: Request, name: str, possible: tuple[str, ...]) -> str:
    """Return one of several words from the query; the first is the default."""
    text = request.query_params.get(name, possible[0])
    if text not in possible:
        raise BadRequest(f"{name} is one of: {', '.join(possible)}", "web-query", name=name)
    return text


# ---------------------------------------------------------------- answering
def reply(body: msgspec.Struct, status: int = 200, cache: str = "no-store") -> Response:
    """Return an answer in JSON."""
    return Response(encode(body), status, {"Cache-Control": cache}, media_type="application/json")


def reply_cached(request: Request, body: msgspec.Struct) -> Response:
    """Return an answer that changes only with the program: the client caches it and asks whether it has changed."""
    data = encode(body)
    tag = f'"{sha256(data).hexdigest()[:32]}"'
    headers = {"Cache-Control": "no-cache", "ETag": tag}
    if request.headers.get("if-none-match", "").removeprefix("W/") == tag:
        return Response(status_code=304, headers=headers)
    return Response(data, headers=headers, media_type="application/json")
