"""The guard before the application: who can send requests, how many, and the security headers of answers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Mapping
from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from demesne.engine.errors import DemesneError
from demesne.server import problems
from demesne.server.http import too_fast
from demesne.server.limits import Gate, Limits
from demesne.server.problems import BadRequest

log = logging.getLogger(__name__)
CONTENT_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "Content-Security-Policy": CONTENT_POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
API_COST: Final = 1.0
FILE_COST: Final = 0.2


def answer(problem: DemesneError) -> Response:
    """Return an error as an HTTP answer."""
    headers = {"Cache-Control": "no-store"}
    if problem.key == "web-too-fast":
        headers["Retry-After"] = str(problem.values["seconds"])
    data = msgspec.json.encode(problems.body(problem))
    return Response(data, problems.status(problem), headers, media_type="application/json")


class Guard:
    """The outermost layer of the application."""

    def __init__(
        self, app: ASGIApp, gate: Gate, limits: Limits, hosts: Collection[str], origins: Collection[str],
        long_bodies: Mapping[str, int],
    ) -> None:  # fmt: skip
        self.app = app
        self.gate = gate
        self.limits = limits
        self.hosts = hosts  # host names that requests may use; any if empty
        self.origins = origins  # other sites whose pages may use this server
        self.long_bodies = long_bodies  # larger body limits in bytes, by the beginning of the path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        problem = self.refusal(scope)
        if scope["type"] == "websocket":
            if problem is None:
                await self.app(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 1008})
            return
        guarded = self.with_headers(send)
        if problem is not None:
            await answer(problem)(scope, receive, guarded)
            return
        await self.serve(scope, receive, guarded)

    async def serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Run the application. A body that is too long or too slow ends the request; other exceptions are logged, not shown."""
        started = False

        async def noting_send(message: Message) -> None:
            nonlocal started
            started = True
            await send(message)

        problem: DemesneError | None = None
        most = self.most_bytes(scope["path"])
        try:
            await self.app(scope, self.limited(receive, most), noting_send)
        except TooMuch:
            problem = BadRequest(f"a request may have at most {most} bytes", "web-too-large", n=most)
        except Exception:
            log.exception("a request failed")
            problem = problems.failed()
        if problem is not None and not started:
            await answer(problem)(scope, receive, send)

    # ------------------------------------------------------------ refusals
    def refusal(self, scope: Scope) -> DemesneError | None:
        """Return the error for a request with a wrong host, from a foreign site or over the rate limit; otherwise `None`."""
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if self.hosts and name_of(host) not in self.hosts:
            return BadRequest("unknown host name", "web-host")
        origin = headers.get("origin")
        if origin is not None and not self.is_allowed(origin, host):
            return BadRequest("pages from other sites may not use this server", "web-origin")
        address = scope["client"][0] if scope.get("client") else ""
        late = self.gate.ask(address, self.limits.requests, API_COST if scope["path"].startswith("/api/") else FILE_COST)
        return too_fast(late) if late else None

    def is_allowed(self, origin: str, host: str) -> bool:
        """Return whether a page may use this server: it comes from here or from an allowed site."""
        return origin in self.origins or (bool(host) and netloc(origin) == host.lower())

    # ------------------------------------------------------------ request bodies
    def most_bytes(self, path: str) -> int:
        """Return the largest allowed body of a request to this path, in bytes."""
        return max([self.limits.body, *(most for start, most in self.long_bodies.items() if path.startswith(start))])

    def limited(self, receive: Receive, most: int) -> Receive:
        """Return a `receive` that limits the length of a body and the time it takes; later messages can take any time."""
        read = 0
        is_body = True
        end = asyncio.get_running_loop().time() + self.limits.body_within

        async def limited_receive() -> Message:
            nonlocal read, is_body
            try:
                async with asyncio.timeout_at(end if is_body else None):
                    message = await receive()
            except TimeoutError:
                raise TooMuch from None
            is_body = is_body and message.get("more_body", False)
            read += len(message.get("body", b""))
            if read > most:
                raise TooMuch
            return message

        return limited_receive

    # ------------------------------------------------------------ security headers
    def with_headers(self, send: Send) -> Send:
        """Return a `send` that adds the security headers."""

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
            await send(message)

        return send_with_headers


class TooMuch(Exception):
    """A body longer or slower than allowed."""


def netloc(origin: str) -> str:
    """Return the host and port of an origin, as browsers write them in the Host header."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""


def name_of(host: str) -> str:
    """Return the value of a Host header without the port."""
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.rpartition(":")[0].lower() if host.count(":") == 1 else host.lower()
