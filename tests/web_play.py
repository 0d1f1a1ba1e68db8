"""Playing at tables of the server, for tests: in this process, or over real connections to a server of its own."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import AsyncIterator, Coroutine, Iterator, MutableMapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from starlette.applications import Starlette
from websockets.asyncio.client import ClientConnection, connect

from demesne.server import database
from demesne.server.app import make_app
from demesne.server.laboratory.laboratory import Laboratory
from demesne.server.limits import Limits
from demesne.server.part import MakePart
from demesne.server.tables.protocol import PROTOCOL, View
from demesne.server.tables.room import Room
from demesne.server.tables.rooms import Rooms
from demesne.server.tables.table_limits import TableLimits
from demesne.server.tables.tables import USUAL, Tables
from demesne.sets.card_files import CardFile

PATIENCE = 600.0  # seconds: only a test that hangs waits so long
BOT = "Big Money Ultimate"
FREELY = Limits(trusted=frozenset({"testclient", "127.0.0.1"}))
Message = dict[str, Any]
VIEW_FIELDS = set(View.__struct_fields__)
JSON = {"content-type": "application/json"}


# ---------------------------------------------------------------- in this process
class Answered:
    """What came back from a request."""

    def __init__(self, status: int, headers: dict[str, str], body: bytes) -> None:
        self.status = status
        self.headers = headers
        self.body = body

    def json(self) -> Any:
        return json.loads(self.body)


class InProcess:
    """Talks to an application as a server would."""

    def __init__(self, app: Starlette, address: str = "testclient") -> None:
        self.app = app
        self.address = address

    @property
    def rooms(self) -> Rooms:
        """The tables of the application."""
        return next(part.rooms for part in self.app.state.parts if isinstance(part, Tables))

    def scope(self, kind: str, path: str, headers: dict[str, str]) -> dict[str, Any]:
        path, _, query = path.partition("?")
        return {
            "type": kind, "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "http", "method": "GET", "path": path,
            "raw_path": path.encode(), "query_string": query.encode(), "root_path": "", "client": (self.address, 1),
            "headers": [(name.lower().encode(), value.encode()) for name, value in {"host": "localhost", **headers}.items()],
            "server": ("localhost", 80), "subprotocols": [], "state": {},
        }  # fmt: skip

    async def request(
        self, method: str, path: str, body: object = None, headers: dict[str, str] | None = None
    ) -> Answered:  # fmt: skip
        data = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        sent: list[Message] = []
        parts = [{"type": "http.request", "body": data, "more_body": False}]

        async def receive() -> Message:
            if parts:
                return parts.pop()
            await asyncio.sleep(3600)
            raise AssertionError("nobody waits so long")

        async def send(message: MutableMapping[str, Any]) -> None:
            sent.append(dict(message))

        scope = self.scope("http", path, {**(JSON if body is not None else {}), **(headers or {})}) | {"method": method}
        async with asyncio.timeout(PATIENCE):
            await self.app(scope, receive, send)
        named = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
        return Answered(sent[0]["status"], named, b"".join(message.get("body", b"") for message in sent[1:]))

    async def post(self, path: str, body: object) -> Any:
        answer = await self.request("POST", path, body)
        assert answer.status in (200, 201), answer.body
        return answer.json()

    async def get(self, path: str) -> Any:
        answer = await self.request("GET", path)
        assert answer.status == 200, answer.body
        return answer.json()

    def socket(self, path: str, headers: dict[str, str] | None = None) -> Socket:
        return Socket(self.app, self.scope("websocket", path, headers or {}))


class Socket:
    """One WebSocket connection within this process."""

    def __init__(self, app: Starlette, scope: dict[str, Any]) -> None:
        self.to_app: asyncio.Queue[Message] = asyncio.Queue()
        self.from_app: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()
        self.to_app.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(app(scope, self.to_app.get, self.from_app.put))

    async def raw(self, **parts: Any) -> None:
        await self.to_app.put({"type": "websocket.receive", **parts})

    async def send(self, message: Message) -> None:
        await self.raw(text=json.dumps(message))

    async def next(self) -> Message:
        """The next thing the application did with this connection."""
        async with asyncio.timeout(PATIENCE):
            return dict(await self.from_app.get())

    async def text(self) -> str:
        event = await self.next()
        if event["type"] == "websocket.accept":
            event = await self.next()
        assert event["type"] == "websocket.send", event
        return str(event["text"])

    async def close(self) -> None:
        await self.to_app.put({"type": "websocket.disconnect", "code": 1000})
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(self.task, return_exceptions=True)


def do_not_wait(connection: Any, record: object) -> None:
    connection.execute("PRAGMA synchronous=OFF")


@contextlib.asynccontextmanager
async def tables(
    folder: Path, limits: Limits = FREELY, *, at_tables: TableLimits = USUAL, workers: int | None = None,
    cards: Sequence[CardFile] = (), laboratory: MakePart = Laboratory, **options: Any,
) -> AsyncIterator[InProcess]:  # fmt: skip
    """An application of its own in this process. Its database does not wait for the disk."""
    folder.mkdir(exist_ok=True)
    parts: list[MakePart] = [partial(Tables, limits=at_tables, workers=workers, cards=cards), laboratory]
    app = make_app(database.address(folder / "tables.sqlite3"), parts, limits, **options)
    event.listen(app.state.store.engine.sync_engine, "connect", do_not_wait)
    app.state.store.sqlite.pragmas = ["journal_mode=WAL", "synchronous=OFF", "foreign_keys=ON"]
    async with app.router.lifespan_context(app):
        yield InProcess(app)


# ---------------------------------------------------------------- a player
class Player:
    """Somebody at a table, here or over a real connection: what he was told, and what he can say."""

    def __init__(self, seat: int | None, token: str) -> None:
        self.seat = seat
        self.token = token
        self.socket: Socket | ClientConnection | None = None
        self.raw: list[str] = []  # everything, as it came
        self.events: list[Message] = []
        self.view: Message | None = None
        self.undos = 0
        self.seats: Message = {}
        self.ended: Message | None = None
        self.chat: list[Message] = []
        self.notes: list[Message] = []
        self.errors: list[Message] = []

    async def greet(self, socket: Socket | ClientConnection, since: int = 0) -> Message:
        """Say hello on a new connection; the welcome."""
        self.socket = socket
        await self.send({"type": "hello", "protocol": PROTOCOL, "token": self.token, "since": since, "undos": self.undos})
        welcome = await self.hear()
        assert welcome["type"] == "welcome", welcome
        assert welcome["seat"] == self.seat
        return welcome

    async def send(self, message: Message) -> None:
        assert self.socket is not None
        await self.socket.send(message if isinstance(self.socket, Socket) else json.dumps(message))  # type: ignore[arg-type]

    async def hear(self) -> Message:
        """Take in one message."""
        if isinstance(self.socket, Socket):
            text = await self.socket.text()
        else:
            assert self.socket is not None
            async with asyncio.timeout(PATIENCE):
                text = str(await self.socket.recv())
        self.raw.append(text)
        message: Message = json.loads(text)
        self.take_in(message)
        return message

    def take_in(self, message: Message) -> None:
        kind = message["type"]
        if kind == "welcome":
            self.view = None  # all of it is told again
            self.seats = message
            self.chat = message["chat"]
        elif kind == "update":
            assert message["first"] <= len(self.events)
            self.events[message["first"] :] = message["events"]
            self.view, self.undos = {**(self.view or {}), **message["view"]}, message["undos"]
            assert self.view.keys() == VIEW_FIELDS
        elif kind == "seats":
            self.seats = message
        elif kind == "ended":
            self.ended = message
        elif kind in ("chat", "note", "error"):
            {"chat": self.chat, "note": self.notes, "error": self.errors}[kind].append(message)

    async def until(self, kind: str) -> Message:
        while True:
            message = await self.hear()
            if message["type"] == kind:
                return message

    async def settle(self) -> list[str]:
        """Everything that was said until now."""
        before = len(self.raw)
        await self.send({"type": "ping"})
        await self.until("pong")
        return self.raw[before:-1]

    # ------------------------------------------------------------ answering
    @property
    def asked(self) -> Message | None:
        """The question, if it is for this player."""
        if self.view is None or self.view["asked"] is None or self.view["asked"]["turn"] is None:
            return None
        asked: Message = self.view["asked"]
        return asked

    @property
    def question(self) -> Message:
        """The question, which is for this player."""
        assert self.asked is not None
        return self.asked

    @property
    def seen(self) -> Message:
        """The view; the game has begun."""
        assert self.view is not None
        return self.view

    async def leave(self) -> None:
        assert self.socket is not None
        await self.socket.close()

    async def answer(self, texts: list[str]) -> None:
        await self.send({"type": "answer", "turn": self.question["turn"], "answer": texts})

    def any_answer(self, rng: random.Random) -> list[str]:
        """An answer that mostly does something."""
        options = self.question["options"]
        doing = [option for option in options if option["verb"] not in ("none", "end")]
        chosen = rng.choice(doing) if doing and rng.random() < 0.8 else rng.choice(options)
        answer: list[str] = chosen["answer"]
        return answer

    def money_answer(self) -> list[str]:
        """An answer that brings the game to its end."""
        options = self.question["options"]
        for verb, card in (("play", "gold"), ("play", "silver"), ("play", "copper"), ("buy", "province"), ("buy", "gold"),
                           ("buy", "silver"), ("end", "buys"), ("end", "actions")):  # fmt: skip
            for option in options:
                if (option["verb"], option["card"]) == (verb, card):
                    return list(option["answer"])
        return list(options[0]["answer"])


def new_game(*kinds: str, **options: Any) -> Message:
    """The body for a new game with such seats, in this order."""
    return {
        "kingdom": {"type": "text", "text": "first_game"},
        "seats": [{"kind": kind, "name": f"{kind} {i + 1}"} for i, kind in enumerate(kinds)],
        "random_order": False,
        **options,
    }


async def sit_down(world: InProcess, *kinds: str, **options: Any) -> tuple[str, list[Player]]:
    """A new game in this process, and those who sit here, connected."""
    made = await world.post("/api/games", new_game(*kinds, **options))
    id: str = made["game"]["id"]
    players = [Player(i, seat["token"]) for i, seat in enumerate(made["seats"]) if seat["token"]]
    for player in players:
        await player.greet(world.socket(f"/api/games/{id}/play"))
    return id, players


# ---------------------------------------------------------------- a server of its own
RUN = """
import sys
from functools import partial
from demesne.server.limits import Limits, Rate
from demesne.server.serve import serve, trusting
from demesne.server.tables.table_limits import TableLimits
from demesne.server.tables.tables import Tables
parts = [partial(Tables, limits=eval(sys.argv[3]))]
sys.exit(serve(port=0, database_address=sys.argv[1], limits=eval(sys.argv[2]), parts=parts,
               ready=lambda here, there: print(here, flush=True)))
"""
TRUSTING = 'trusting(Limits(), ["127.0.0.1"])'


class Server:
    """`demesne serve` in a process of its own."""

    def __init__(self, database_address: str, limits: str = TRUSTING, at_tables: str = "TableLimits()") -> None:
        command = [sys.executable, "-W", "error", "-c", RUN, database_address, limits, at_tables]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip().rstrip("/")
        assert self.address, self.errors()

    def errors(self) -> str:
        assert self.process.stderr is not None
        return self.process.stderr.read()

    def kill(self) -> None:
        """At once: the process has no chance to do anything more."""
        self.process.send_signal(signal.SIGKILL)
        self.process.communicate()

    def stop(self) -> str:
        """In order; what it wrote to its log."""
        if self.process.poll() is None:
            self.process.terminate()
        _, errors = self.process.communicate(timeout=PATIENCE)
        return errors

    def post(self, path: str, body: object) -> Any:
        request = urllib.request.Request(self.address + path, json.dumps(body).encode(), JSON)
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(self.address + path, timeout=PATIENCE) as answer:
            return json.load(answer)

    async def connect(self, id: str) -> ClientConnection:
        address = self.address.replace("http://", "ws://")
        return await connect(f"{address}/api/games/{id}/play", open_timeout=PATIENCE, compression=None, max_size=None)


@contextlib.contextmanager
def serving(database_address: str, limits: str = TRUSTING, at_tables: str = "TableLimits()") -> Iterator[Server]:
    """The limits are written as in Python."""
    server = Server(database_address, limits, at_tables)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()


# ---------------------------------------------------------------- PostgreSQL
class Postgres:
    """A PostgreSQL server in a temporary folder, reached by a socket only."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs = programs
        self.folder = folder

    def run(self, program: str, *arguments: str) -> None:
        as_user = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
        command = [*as_user, str(self.programs / program), *arguments]
        plainly = {**os.environ, "LC_ALL": "C"}  # the language of a test is not that of the database
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/", env=plainly)

    def start(self) -> None:
        if os.getuid() == 0:
            shutil.chown(self.folder, "postgres")
        data = str(self.folder / "data")
        self.run("initdb", "-D", data, "-A", "trust", "-U", "demesne", "-E", "UTF8", "--no-sync")
        options = f"-k {self.folder} -c listen_addresses= -c fsync=off -c max_connections=100"
        self.run("pg_ctl", "-D", data, "-w", "-l", str(self.folder / "log"), "-o", options, "start")

    def stop(self) -> None:
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "stop")

    def new_database(self, name: str) -> str:
        """An empty database; its address."""
        self.run("createdb", "-h", str(self.folder), "-U", "demesne", name)
        return f"postgresql://demesne@/{name}?host={self.folder}"


def find_postgres() -> Path | None:
    """The folder of the newest PostgreSQL on this machine, if it can be started here."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if found and (os.getuid() != 0 or shutil.which("runuser")):
        return found[-1].parent
    on_path = shutil.which("initdb")
    return Path(on_path).resolve().parent if on_path and os.getuid() != 0 else None


@contextlib.contextmanager
def running_postgres() -> Iterator[Postgres]:
    """A new server, for tests that `needs_postgres` marks."""
    programs = find_postgres()
    assert programs is not None
    with tempfile.TemporaryDirectory(prefix="pg") as folder:  # the path of a socket must be short
        server = Postgres(programs, Path(folder))
        server.start()
        try:
            yield server
        finally:
            server.stop()


needs_postgres = pytest.mark.skipif(find_postgres() is None, reason="there is no PostgreSQL on this machine")


# ---------------------------------------------------------------- in a test
def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, PATIENCE))


def room_of(world: InProcess, id: str) -> Room:
    return world.rooms.loaded[id]


async def settle(*players: Player) -> None:
    for player in players:
        await player.settle()


async def give(player: Player, *texts: str) -> None:
    """Answer, and wait for what came of it."""
    await player.answer(list(texts))
    await player.until("update")


async def refused(player: Player, message: dict[str, Any]) -> str:
    """The code with which a message is refused."""
    await player.send(message)
    error = await player.until("error")
    assert error["about"] == message["type"]
    return str(error["code"])


async def leave(*players: Player) -> None:
    for player in players:
        await player.leave()
