"""Nonsense of every kind, over HTTP, WebSocket and bare sockets: no 5xx, no crash, no hang, and others are served meanwhile."""

from __future__ import annotations

import asyncio
import json
import random
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from web_play import InProcess, Player, Server, Socket, new_game, run, serving, sit_down, tables

from demesne.server.tables import protocol, table_requests

CLOSING = {1000, 1003, 1007, 1008, 1009, 4400, 4401, 4403, 4404, 4408, 4409, 4429, 4430}
PATHS = (
    "/", "/healthz", "/api/info", "/api/cards", "/api/kingdoms", "/api/kingdom", "/api/games", "/api/games/{id}",
    "/api/games/{id}/join", "/api/games/{id}/replay", "/api/games/{id}/replay/steps", "/api/games/{id}/play",
)  # fmt: skip
MESSAGES: tuple[Any, ...] = get_args(protocol.ClientMessage)
REQUESTS = (table_requests.NewGame, table_requests.Join, table_requests.KingdomRequest)


# ---------------------------------------------------------------- what is sent
texts = st.text(max_size=40) | st.sampled_from(
    ["", "end actions", "play copper", "here", "bot", "\x00", "\ud800", "first_game"]
)
numbers = st.integers() | st.integers(-2, 5) | st.sampled_from([2**31, 2**53, 2**64, -(2**63) - 1])
scalars = st.none() | st.booleans() | numbers | st.floats() | texts
anything = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=4), max_leaves=12
)


def of_type(type: msgspec.inspect.Type) -> st.SearchStrategy[Any]:
    """Something that mostly fits a type of the protocol."""
    if isinstance(type, msgspec.inspect.Metadata):
        return of_type(type.type)
    if isinstance(type, msgspec.inspect.UnionType):
        return st.one_of([of_type(part) for part in type.types])
    if isinstance(type, msgspec.inspect.LiteralType):
        return st.sampled_from(type.values)
    if isinstance(type, msgspec.inspect.ListType):
        return st.lists(of_type(type.item_type), max_size=5)
    if isinstance(type, msgspec.inspect.DictType):
        return st.dictionaries(of_type(type.key_type), of_type(type.value_type), max_size=3)
    if isinstance(type, msgspec.inspect.StructType):
        return of_struct(type)
    fitting: dict[Any, st.SearchStrategy[Any]] = {
        msgspec.inspect.StrType: texts, msgspec.inspect.IntType: numbers, msgspec.inspect.BoolType: st.booleans(),
        msgspec.inspect.NoneType: st.none(),
    }  # fmt: skip
    return fitting[type.__class__]


def of_struct(info: msgspec.inspect.StructType) -> st.SearchStrategy[dict[str, Any]]:
    """A message with some fields left out, some wrong and some too many."""
    tag: dict[str, st.SearchStrategy[Any]] = {info.tag_field: st.just(info.tag)} if info.tag_field else {}
    fields = {field.encode_name: of_type(field.type) for field in info.fields}
    needed = {field.encode_name: fields[field.encode_name] for field in info.fields if field.required}
    rest = {name: made for name, made in fields.items() if name not in needed}
    proper = st.fixed_dictionaries({**tag, **needed}, optional=rest)
    spoilt = st.tuples(proper, st.dictionaries(st.sampled_from([*fields, "more"]), anything, max_size=1)).map(
        lambda t: {**t[0], **t[1]}
    )
    return proper | proper | spoilt


def of_class(made: Any) -> st.SearchStrategy[Any]:
    info = msgspec.inspect.type_info(made)
    assert isinstance(info, msgspec.inspect.StructType)
    return of_struct(info)


def as_json(thing: Any) -> str:
    return json.dumps(thing)


client_messages = st.one_of([of_class(made) for made in MESSAGES])
request_bodies = st.one_of([of_class(made) for made in REQUESTS]).map(lambda body: as_json(body).encode()) | st.binary(
    max_size=200
)
many = settings(max_examples=150, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])


# ---------------------------------------------------------------- in this process
async def plays_on(world: InProcess) -> None:
    """A game of others goes on as if nothing had happened."""
    _, (ania,) = await sit_down(world, "here", "bot")
    await ania.settle()
    await ania.answer(["end actions"])
    await ania.until("update")
    await ania.leave()


@contextmanager
def one_world(folder: Path) -> Iterator[tuple[asyncio.Runner, InProcess]]:
    """One application for all examples."""
    with asyncio.Runner() as runner:
        manager = tables(folder)
        yield runner, runner.run(manager.__aenter__())
        runner.run(manager.__aexit__(None, None, None))


Request = tuple[str, str, bytes, dict[str, str]]
ascii_text = st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=30)
queries = st.one_of(
    st.just(""), ascii_text.map("?{}".format), st.integers(-3, 2000).map("?seat={0}&first={0}&count={0}".format),
    st.sampled_from(["?language=pl", "?language=", "?state=over", "?state=open&state=x", "?seat=%00", "?first=9e9"]),
)  # fmt: skip
paths = st.tuples(st.sampled_from(PATHS) | ascii_text.map("/{}".format), queries).map("".join)
methods = st.sampled_from(["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "BREW"])
named_headers = st.sampled_from(["origin", "accept-encoding", "if-none-match", "content-type", "range"])
any_request = st.tuples(methods, paths, request_bodies, st.dictionaries(named_headers, ascii_text, max_size=2))
any_post: st.SearchStrategy[Request] = st.tuples(st.just("POST"), st.sampled_from(PATHS[5:9]), request_bodies, st.just({}))


async def ask(world: InProcess, id: str, request: Request) -> None:
    method, path, body, headers = request
    answer = await world.request(method, path.replace("{id}", id), body, headers)
    assert 200 <= answer.status < 500, (request, answer.body)
    if answer.status >= 400 and method != "HEAD" and path.startswith("/api/"):
        assert set(answer.json()) == {"code", "values", "text"}


def test_http_takes_any_request(tmp_path: Path) -> None:
    with one_world(tmp_path) as (runner, world):
        id = runner.run(world.post("/api/games", new_game("here", "open", "bot")))["game"]["id"]

        @many
        @given(any_request | any_post)
        def fuzz(request: Request) -> None:
            runner.run(ask(world, id, request))

        fuzz()
        runner.run(plays_on(world))


async def talk(socket: Socket, frames: list[dict[str, Any]]) -> None:
    """Send everything; it is answered, or the connection is closed in order."""
    for frame in frames:
        await socket.raw(**frame)
    await socket.to_app.put({"type": "websocket.disconnect", "code": 1006})
    async with asyncio.timeout(60):
        await socket.task  # an error in the application would be raised here
    while not socket.from_app.empty():
        event = socket.from_app.get_nowait()
        if event["type"] == "websocket.close":
            assert event["code"] in CLOSING, event
        elif event["type"] == "websocket.send":
            message = json.loads(event["text"])
            assert message.get("code") != "web-failed", (frames, message)


frames = (
    st.text(max_size=60).map(lambda text: {"text": text})
    | st.binary(max_size=60).map(lambda data: {"bytes": data})
    | client_messages.map(lambda message: {"text": as_json(message)})
    | anything.map(lambda thing: {"text": as_json(thing)})
)
Conversation = tuple[bool, list[dict[str, Any]]]


async def talk_at_once(world: InProcess, conversations: list[Conversation]) -> None:
    """Several windows of one player say what they like, with or without a proper hello."""
    made = await world.post("/api/games", new_game("here", "here", "bot"))
    path = f"/api/games/{made['game']['id']}/play"
    hello = {"text": json.dumps({"type": "hello", "protocol": protocol.PROTOCOL, "token": made["seats"][0]["token"]})}
    await asyncio.gather(*(talk(world.socket(path), [hello] * greets + said) for greets, said in conversations))


def test_the_websocket_takes_any_message(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with one_world(tmp_path) as (runner, world):

        @many
        @given(st.lists(st.tuples(st.booleans(), st.lists(frames, max_size=12)), min_size=1, max_size=4))
        def fuzz(conversations: list[Conversation]) -> None:
            runner.run(talk_at_once(world, conversations))

        fuzz()
        runner.run(plays_on(world))
    assert "failed" not in caplog.text


def possible(player: Player, rng: random.Random) -> list[dict[str, Any]]:
    """What one can do besides answering; some of it seldom, or the games would be over too soon."""
    request = (player.seats["request"] or {"id": 0})["id"]
    turn = player.question["turn"] if player.asked else 0
    return [
        {"type": "undo"},
        {"type": "undo"},
        {"type": "say", "text": "x"},
        {"type": "rename", "name": "y"},
        {"type": "consent", "request": request, "agree": True},
        {"type": "consent", "request": request, "agree": rng.random() < 0.8},
        {"type": "treasures", "turn": turn},
        {"type": "sit_down"},
        {"type": "rematch"},
        {"type": "replace", "seat": rng.randrange(3)} if rng.random() < 0.3 else {"type": "undo"},
        {"type": "resign"} if rng.random() < 0.05 else {"type": "sit_down"},
    ]


def test_players_who_do_anything_that_may_be_done_at_any_time(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Random players who answer, take back, resign, leave, come back, chat and ask for rematches all at once."""

    async def one(world: InProcess, id: str, player: Player, rng: random.Random) -> None:
        await player.greet(world.socket(f"/api/games/{id}/play"))
        for _ in range(60):
            await player.settle()
            if player.asked is not None and rng.random() < 0.6:
                await player.answer(player.any_answer(rng))
                continue
            await player.send(rng.choice(possible(player, rng)))
        await player.settle()

    async def work() -> None:
        async with tables(tmp_path) as world:
            for seed in range(8):
                made = await world.post("/api/games", new_game("here", "here", "here"))
                id = made["game"]["id"]
                players = [Player(i, seat["token"]) for i, seat in enumerate(made["seats"])]
                await asyncio.gather(*(one(world, id, player, random.Random(seed * 9 + i)) for i, player in enumerate(players)))
                room = world.rooms.loaded[id]
                bots = room.tasks.get("bots")
                if bots is not None:
                    await bots
                views = [Player(player.seat, player.token) for player in players]
                for player, again in zip(players, views, strict=True):
                    await player.settle()
                    await again.greet(world.socket(f"/api/games/{id}/play"))
                    await again.settle()
                    assert again.events == player.events  # what he put together is what is the case
                    assert again.view == player.view
                    for one_of in (player, again):
                        await one_of.leave()

    run(work())
    assert "failed" not in caplog.text


# ---------------------------------------------------------------- a real server
@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(str(tmp_path_factory.mktemp("fuzz") / "tables.sqlite3")) as made:
        yield made
        assert "Traceback" not in made.stop()


def test_bare_sockets_may_send_anything(server: Server) -> None:
    host, port = server.address.removeprefix("http://").split(":")
    rng = random.Random(8)
    upgrade = (
        b"GET /api/games/aaaaaaaaaaaa/play HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    beginnings = [
        b"",
        b"GET",
        b"GET / HTTP/1.1\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\n\r\n" * 3,
        b"POST /api/games HTTP/1.1\r\nContent-Length: 9999999999\r\n\r\n",
        b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"y" * 200_000 + b"\r\n\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01",
        upgrade,
        upgrade + b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff",
        upgrade + b"\x81\xfe\xff\xff" + b"\x00" * 70_000,
        upgrade.replace(b"13", b"8"),
    ]
    idle: list[socket.socket] = []
    for beginning in beginnings:
        for _ in range(4):
            connection = socket.create_connection((host, int(port)), timeout=600)
            with suppress(OSError):
                connection.sendall(beginning + rng.randbytes(rng.randrange(200)))
            idle.append(connection)  # and stays, half open
    assert server.get("/healthz") == {"status": "ok"}
    for connection in idle:
        connection.close()
    assert server.get("/healthz") == {"status": "ok"}


def test_messages_that_are_too_large_end_only_their_connection(server: Server) -> None:
    async def work() -> None:
        made = await asyncio.to_thread(server.post, "/api/games", new_game("here", "bot"))
        player = Player(0, made["seats"][0]["token"])
        async with await server.connect(made["game"]["id"]) as large, await server.connect(made["game"]["id"]) as good:
            await large.send("x" * 2_000_000)
            await large.wait_closed()
            assert large.close_code == 1009
            await player.greet(good)
            await player.settle()
            assert player.view is not None

    run(work())
