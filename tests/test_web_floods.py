"""Whoever opens connections and asks for nothing, or sends frames that carry nothing, keeps nobody else out."""

from __future__ import annotations

import asyncio
import logging
import socket
import struct
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from web_play import PATIENCE, Server, new_game, serving

from demesne.server.connections import OTHER_FILES, ConnectionLimiter
from demesne.server.limits import Limits
from demesne.server.logs import AT_ONCE, PERIOD, SaidOften

OPENED = ExitStack()  # connections of one test
HALF = b"GET /api/info HTTP/1.1\r\nHost: localhost\r\n"


@pytest.fixture(autouse=True)
def _closing() -> Iterator[None]:
    with OPENED:
        yield


def connected(server: Server) -> socket.socket:
    at = urlsplit(server.address)
    assert at.hostname is not None
    return OPENED.enter_context(socket.create_connection((at.hostname, at.port or 80), timeout=PATIENCE))


def half_requests(server: Server, number: int) -> list[socket.socket]:
    sockets = [connected(server) for _ in range(number)]
    for each in sockets:
        with suppress(ConnectionError):  # it may have been sent away already
            each.sendall(HALF)
    return sockets


def is_closed(connection: socket.socket) -> bool:
    """By the server, sooner or later; if it never is, the test fails after a long while."""
    try:
        return connection.recv(1000) == b""
    except ConnectionError:
        return True


def test_half_requests_end_and_one_address_has_only_so_many(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.sqlite3"), "Limits(request_within=0.5, connections_each=20)") as server:
        sockets = half_requests(server, 30)
        assert all(map(is_closed, sockets))
        assert server.get("/api/info")["protocol"]
        assert server.stop() == ""


def test_a_request_that_drips_in_ends_all_the_same(tmp_path: Path) -> None:
    """Also the second on a connection."""
    with serving(str(tmp_path / "tables.sqlite3"), "Limits(request_within=0.5)") as server:
        for first in (b"", b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"):
            dripping = connected(server)
            dripping.sendall(first)
            if first:
                assert dripping.recv(12) == b"HTTP/1.1 200"
                while not dripping.recv(1000).endswith(b"}"):
                    pass
            dripping.sendall(HALF)
            dripping.settimeout(0.1)
            for _ in range(int(PATIENCE * 10)):
                try:
                    dripping.sendall(b"x: y\r\n")
                    if dripping.recv(1000) == b"":
                        break
                except TimeoutError:
                    continue
                except ConnectionError:
                    break
            else:
                pytest.fail("the request was waited for")


def test_where_all_places_are_taken_whoever_asks_for_nothing_makes_room(tmp_path: Path) -> None:
    limits = 'Limits(request_within=3600, connections=20, trusted=frozenset({"127.0.0.1"}))'
    with serving(str(tmp_path / "tables.sqlite3"), limits) as server:
        sockets = half_requests(server, 60)
        made = server.post("/api/games", new_game("here", "bot"))
        assert server.get(f"/api/games/{made['game']['id']}")["state"] == "running"
        assert is_closed(sockets[0])
        for each in sockets:
            each.close()
        assert server.stop() == ""


def frame(opcode: int, payload: bytes = b"", fin: bool = True) -> bytes:
    """A masked frame; the mask is zero."""
    return bytes([opcode | (0x80 if fin else 0), 0x80 | len(payload)]) + bytes(4) + payload


def upgraded(server: Server) -> socket.socket:
    """A WebSocket to some table, by hand."""
    made = server.post("/api/games", new_game("here", "bot"))
    connection = connected(server)
    connection.sendall(
        f"GET /api/games/{made['game']['id']}/play HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    assert connection.recv(12) == b"HTTP/1.1 101"
    return connection


@pytest.mark.parametrize(
    "flood",
    [
        frame(1, fin=False) + frame(0, fin=False) * 3000,  # parts of a message that never ends
        frame(9) * 3000,  # pings
        frame(10) * 3000,  # pongs nobody asked for
    ],
    ids=["parts", "pings", "pongs"],
)
def test_frames_that_carry_nothing_are_counted(tmp_path: Path, flood: bytes) -> None:
    with serving(str(tmp_path / "tables.sqlite3"), "Limits()", "TableLimits(hello_within=3600)") as server:
        connection = upgraded(server)
        said = b""
        try:
            connection.sendall(flood)
            while part := connection.recv(65536):
                said += part
        except ConnectionError:
            pass
        if said:  # the goodbye may be lost where the rest of the flood meets a closed door
            assert said.endswith(b"\x88\x02" + struct.pack("!H", 4429))
        assert server.stop() == ""


# ---------------------------------------------------------------- the parts
class Transport(asyncio.Transport):
    """One that is only opened and closed."""

    def __init__(self) -> None:
        super().__init__()
        self.is_open = True

    def abort(self) -> None:
        self.is_open = False


def test_idle_connections_make_room_and_proxies_may_have_many() -> None:
    limiter = ConnectionLimiter(
        Limits(connections=4, connections_each=2, trusted=frozenset({"198.51.100.1"})), ["192.0.2.0/24"]
    )
    flood = [Transport() for _ in range(4)]
    assert [limiter.enter(transport, "203.0.113.9") for transport in flood] == [True, True, False, False]
    many = [Transport() for _ in range(4)]
    assert limiter.enter(many[0], "192.0.2.7")
    limiter.asks(many[0])
    assert all(limiter.enter(transport, "192.0.2.7") for transport in many[1:])
    assert [transport.is_open for transport in flood[:2]] == [False, False]  # those that waited longest made room
    for transport in many:
        limiter.asks(transport)
    assert not limiter.enter(Transport(), "198.51.100.1")
    for transport in (*flood, *many):
        limiter.leave(transport)
    assert (limiter.places, limiter.idle, dict(limiter.each)) == ({}, {}, {})
    assert ConnectionLimiter(Limits(), files=OTHER_FILES + 5).most == 5


def test_what_is_said_often_is_counted() -> None:
    now = [0.0]
    often = SaidOften(lambda: now[0])

    def said(text: str, *values: Any) -> str | None:
        record = logging.LogRecord("demesne", logging.ERROR, "", 1, text, values, None)
        return record.getMessage() if often.filter(record) else None

    assert [said("it failed: %s", n) for n in range(AT_ONCE + 5)] == [f"it failed: {n}" for n in range(AT_ONCE)] + [None] * 5
    assert said("something else") == "something else"
    now[0] = PERIOD
    assert said("it failed: %s", "again") == "it failed: again (and 5 more like this before)"
    assert said("it failed: %s", "again") == "it failed: again"
