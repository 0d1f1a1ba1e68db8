"""Limits on connections: how many there may be, how soon each must send a request, how many frames a WebSocket may send.

Requests and messages on a connection have other limits (see `limits` and `safety`).
"""

from __future__ import annotations

import asyncio
import ipaddress
import resource
from collections import Counter
from collections.abc import Collection
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from demesne.server.limits import Bucket, Limits, network

OTHER_FILES: Final = 400  # files for the database, worker processes and connections about to be refused
MOST_FILES: Final = 65_536
TOO_MUCH: Final = 4429


def allow_more_files() -> int:
    """Raise the limit of open files, and so of connections, as far as the system allows; return the new limit."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return MOST_FILES if soft == resource.RLIM_INFINITY else soft


class ConnectionLimiter:
    """Counts connections. When there are too many, the oldest one that has not sent a request is closed."""

    def __init__(self, limits: Limits, proxies: Collection[str] = (), files: int = MOST_FILES) -> None:
        self.limits = limits
        self.most = min(limits.connections, max(1, files - OTHER_FILES))
        self.all_are_proxies = "*" in proxies
        self.proxies = [ipaddress.ip_network(proxy, strict=False) for proxy in proxies if is_network(proxy)]
        self.places: dict[asyncio.BaseTransport, str] = {}  # the network of each connection
        self.idle: dict[asyncio.Transport, None] = {}  # connections without a request so far, oldest first
        self.each: Counter[str] = Counter()

    def enter(self, transport: asyncio.Transport, address: str) -> bool:
        """Count a new connection if it is allowed, and return whether it is."""
        here = network(address)
        if self.each[here] >= self.limits.connections_each and not self.may_be_many(here):
            return False
        if len(self.places) >= self.most and not self.make_room():
            return False
        self.places[transport] = here
        self.idle[transport] = None
        self.each[here] += 1
        return True

    def make_room(self) -> bool:
        """Close the connection that has been idle for longest; return whether there was one."""
        for transport in self.idle:
            self.leave(transport)
            transport.abort()
            return True
        return False

    def asks(self, transport: asyncio.Transport) -> None:
        """Note that a connection has sent a request and is no longer idle."""
        self.idle.pop(transport, None)

    def leave(self, transport: asyncio.Transport) -> None:
        """Stop counting a connection that has ended."""
        self.idle.pop(transport, None)
        here = self.places.pop(transport, None)
        if here is None:
            return
        self.each[here] -= 1
        if not self.each[here]:
            del self.each[here]

    def may_be_many(self, address: str) -> bool:
        """Return whether an address may have any number of connections: a proxy, or one that is trusted."""
        if address in self.limits.trusted or self.all_are_proxies or not is_network(address):
            return True
        return any(ipaddress.ip_address(address) in proxy for proxy in self.proxies)


def is_network(text: str) -> bool:
    """Return whether a text is an IP address or network."""
    try:
        ipaddress.ip_network(text, strict=False)
    except ValueError:
        return False
    return True


class HttpConnection(H11Protocol):
    """A connection on which the head of a request must arrive in time. Its body has its own limit: see `safety`."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.limiter: ConnectionLimiter = self.config.app.state.limiter  # type: ignore[union-attr]
        self.deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Refuse the connection if there are too many."""
        super().connection_made(transport)
        if self.limiter.enter(transport, self.client[0] if self.client else ""):
            self.expect_request()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection."""
        self.expect_nothing()
        self.limiter.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Pass data on; the time limit ends when a request is complete."""
        super().data_received(data)
        if self.cycle is not None and not self.cycle.response_complete:
            self.limiter.asks(self.transport)
            self.expect_nothing()
        elif self.transport.get_protocol() is self:  # no WebSocket has taken its place
            self.expect_request()

    def expect_request(self) -> None:
        """Start the time limit for the next request, unless it is running."""
        if self.deadline is None:
            self.deadline = self.loop.call_later(self.limiter.limits.request_within, self.transport.abort)

    def expect_nothing(self) -> None:
        """Stop the time limit."""
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to a WebSocket."""
        self.limiter.asks(self.transport)
        self.expect_nothing()
        super().handle_websocket_upgrade(event)


class WebSocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket that limits the rate of frames, including those that carry no message: fragments and pings."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.limiter: ConnectionLimiter = self.config.app.state.limiter  # type: ignore[union-attr]
        self.frames_left = Bucket(self.limiter.limits.frames)
        self.is_trusted = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Note whether the client is trusted."""
        super().connection_made(transport)
        self.is_trusted = self.client is not None and network(self.client[0]) in self.limiter.limits.trusted

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection."""
        self.limiter.leave(self.transport)
        super().connection_lost(exc)

    def handle_events(self) -> None:
        """Close the connection if its frames come too fast; otherwise pass them on."""
        arrived = len(self.conn.events)
        if arrived and not self.is_trusted and self.frames_left.wait(arrived):
            self.send_away()
        else:
            super().handle_events()

    def send_away(self) -> None:
        """Close the connection with the code for too many messages."""
        self.stop_keepalive()
        if not self.close_sent:
            self.conn.fail(TOO_MUCH)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_MUCH})
        self.transport.close()
