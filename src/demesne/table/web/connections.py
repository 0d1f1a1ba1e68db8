"""Connections, before anything is asked over them: how many there may be, how soon one must ask for something, how many frames
a WebSocket may send. What comes over a connection is limited elsewhere (see `limits` and `safety`)."""

from __future__ import annotations

import asyncio
import ipaddress
import resource
import struct
from collections import Counter
from collections.abc import Callable, Collection
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from demesne.table.web.limits import Bucket, Limits, network

OTHER_FILES: Final = 400  # that the database, the processes that think and connections about to be refused may need
MOST_FILES: Final = 65_536
PART: Final = 1024  # bytes that are read between two looks at how many frames they held: an empty frame has six
TOO_MUCH: Final = 4429
TEXT_FRAME: Final = 0x81  # a text, whole
LONG: Final = 126  # from so many bytes on their number has two bytes of its own
SWITCHING: Final = 101  # the answer to a handshake that succeeds
DIRECT: Final = "demesne.connection"  # the extension under which an application finds the WebSocket itself


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
    """A WebSocket whose frames are counted, also those that carry nothing: parts of a message, pings."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.doors: Doors = self.config.app.state.doors  # type: ignore[union-attr]
        self.frames_left = Bucket(self.doors.limits.frames)
        self.is_trusted = False
        self.listener: Callable[[bytes], bool] | None = None  # takes texts, as they come, if it can

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.is_trusted = self.client is not None and network(self.client[0]) in self.doors.limits.trusted

    def connection_lost(self, exc: Exception | None) -> None:
        self.doors.leave(self.transport)
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == SWITCHING:
            self.scope["extensions"][DIRECT] = {"connection": self}

    @property
    def takes_more(self) -> bool:
        """What was sent before has gone, or nearly all of it."""
        return self.writable.is_set()

    def say(self, text: bytes) -> None:
        """Send a text at once, past all layers between here and the application."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(head_of(len(text)) + text)

    def send_receive_event_to_app(self) -> None:
        """A whole message has come: whoever listens gets it at once, otherwise it waits until the application asks for it."""
        if (
            self.listener is not None and self.curr_msg_data_type == "text" and len(self.frames) == 1 and not self.close_sent
            and self.queue.empty() and self.listener(bytes(self.frames[0]))
        ):  # fmt: skip
            self.frames = []
        else:
            super().send_receive_event_to_app()

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PART):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PART])

    def handle_events(self) -> None:
        frames = len(self.conn.events)
        super().handle_events()
        if frames and not self.is_trusted and self.frames_left.wait(frames) and not self.transport.is_closing():
            self.send_away()

    def send_away(self) -> None:
        self.stop_keepalive()
        if not self.close_sent:
            self.conn.fail(TOO_MUCH)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_MUCH})
        self.transport.close()


def head_of(length: int) -> bytes:
    """What stands before a text in a WebSocket when a server sends it in one frame."""
    if length < LONG:
        return bytes((TEXT_FRAME, length))
    return (
        struct.pack("!BBH", TEXT_FRAME, LONG, length) if length < 1 << 16 else struct.pack("!BBQ", TEXT_FRAME, LONG + 1, length)
    )
