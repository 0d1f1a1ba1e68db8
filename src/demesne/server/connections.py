"""Connections, before anything is asked over them: how many there may be, how soon one must ask for something, how many frames
a WebSocket may send. What comes over a connection is limited elsewhere (see `limits` and `safety`)."""

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

OTHER_FILES: Final = 400  # that the database, the processes that think and connections about to be refused may need
MOST_FILES: Final = 65_536
TOO_MUCH: Final = 4429


def allow_more_files() -> int:
    """Let this process have as many open files, and so connections, as it may; how many that are."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return MOST_FILES if soft == resource.RLIM_INFINITY else soft


class Doors:
    """Who is connected. Where all places are taken, whoever has waited longest without asking for anything makes room."""

    def __init__(self, limits: Limits, proxies: Collection[str] = (), files: int = MOST_FILES) -> None:
        self.limits = limits
        self.most = min(limits.connections, max(1, files - OTHER_FILES))
        self.all_are_proxies = "*" in proxies
        self.proxies = [ipaddress.ip_network(proxy, strict=False) for proxy in proxies if is_network(proxy)]
        self.places: dict[asyncio.BaseTransport, str] = {}  # with the addresses of those who came
        self.idle: dict[asyncio.Transport, None] = {}  # those that have asked for nothing yet, the longest first
        self.each: Counter[str] = Counter()

    def enter(self, transport: asyncio.Transport, address: str) -> bool:
        """One more, if that may be."""
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
        for transport in self.idle:
            self.leave(transport)
            transport.abort()
            return True
        return False

    def asks(self, transport: asyncio.Transport) -> None:
        """It has asked for something."""
        self.idle.pop(transport, None)

    def leave(self, transport: asyncio.Transport) -> None:
        """It is no more, or never came in."""
        self.idle.pop(transport, None)
        here = self.places.pop(transport, None)
        if here is None:
            return
        self.each[here] -= 1
        if not self.each[here]:
            del self.each[here]

    def may_be_many(self, address: str) -> bool:
        """Many people come from there, or somebody who is trusted."""
        if address in self.limits.trusted or self.all_are_proxies or not is_network(address):
            return True
        return any(ipaddress.ip_address(address) in proxy for proxy in self.proxies)


def is_network(text: str) -> bool:
    try:
        ipaddress.ip_network(text, strict=False)
    except ValueError:
        return False
    return True


class HttpConnection(H11Protocol):
    """A connection on which a request must be complete in time. Its body has a limit of its own: see `safety`."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.doors: Doors = self.config.app.state.doors  # type: ignore[union-attr]
        self.deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.doors.enter(transport, self.client[0] if self.client else ""):
            self.expect_request()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.expect_nothing()
        self.doors.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.cycle is not None and not self.cycle.response_complete:
            self.doors.asks(self.transport)
            self.expect_nothing()
        elif self.transport.get_protocol() is self:  # and no WebSocket has taken its place
            self.expect_request()

    def expect_request(self) -> None:
        """All of it, however it drips in."""
        if self.deadline is None:
            self.deadline = self.loop.call_later(self.doors.limits.request_within, self.transport.abort)

    def expect_nothing(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.doors.asks(self.transport)
        self.expect_nothing()
        super().handle_websocket_upgrade(event)


class WebSocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket that limits the rate of frames, including those that carry no message: fragments and pings."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.doors: Doors = self.config.app.state.doors  # type: ignore[union-attr]
        self.frames_left = Bucket(self.doors.limits.frames)
        self.is_trusted = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.is_trusted = self.client is not None and network(self.client[0]) in self.doors.limits.trusted

    def connection_lost(self, exc: Exception | None) -> None:
        self.doors.leave(self.transport)
        super().connection_lost(exc)

    def handle_events(self) -> None:
        """Close the connection if its frames come too fast; otherwise pass them on."""
        arrived = len(self.conn.events)
        if arrived and not self.is_trusted and self.frames_left.wait(arrived):
            self.send_away()
        else:
            super().handle_events()

    def send_away(self) -> None:
        self.stop_keepalive()
        if not self.close_sent:
            self.conn.fail(TOO_MUCH)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_MUCH})
        self.transport.close()
