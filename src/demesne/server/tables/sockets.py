"""The WebSocket of a table: one connection of one client."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from demesne.engine.errors import DemesneError
from demesne.server import problems
from demesne.server.http import too_fast
from demesne.server.ids import ID
from demesne.server.limits import Bucket, Gate, network
from demesne.server.problems import BadRequest
from demesne.server.store import DamagedGame, StoreDown
from demesne.server.tables import presentation, protocol
from demesne.server.tables.broadcast import Watcher
from demesne.server.tables.presentation import encode
from demesne.server.tables.room import Room
from demesne.server.tables.rooms import NoSuchGame, Rooms
from demesne.server.tables.table_limits import TableLimits
from demesne.server.tables.table_state import Refused

log = logging.getLogger(__name__)
decoder: msgspec.json.Decoder[protocol.ClientMessage] = msgspec.json.Decoder(protocol.ClientMessage)
SEND_WITHIN: Final = 30.0  # seconds after which a client that does not receive counts as gone
NO_PROTOCOL, NO_TOKEN, NOT_WATCHED, NO_GAME, NO_HELLO, OTHER_PROTOCOL, TOO_MUCH, TOO_MANY, RESTART = (
    4400, 4401, 4403, 4404, 4408, 4409, 4429, 4430, 1012,
)  # fmt: skip


class Closed(Exception):
    """Closes the connection with a code that gives the reason."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


async def play(websocket: WebSocket, rooms: Rooms, limits: TableLimits) -> None:
    """Handle one connection to a table."""
    gate: Gate = websocket.app.state.gate
    address = websocket.client.host if websocket.client else ""
    await websocket.accept()
    if not gate.enter(address):
        await websocket.close(TOO_MUCH)
        return
    try:
        await Visit(websocket, rooms, limits, address).run()
    except Closed as why:
        with contextlib.suppress(RuntimeError, OSError):
            await websocket.close(why.code)
    except (WebSocketDisconnect, OSError):
        pass
    finally:
        gate.leave(address)


class Visit:
    """One connection, from its hello to its end."""

    def __init__(self, websocket: WebSocket, rooms: Rooms, limits: TableLimits, address: str) -> None:
        gate: Gate = websocket.app.state.gate
        self.websocket = websocket
        self.rooms = rooms
        self.limits = limits
        self.longest_message: int = websocket.app.state.limits.message
        self.gate = gate
        self.address = address
        self.is_trusted = gate.is_trusted(address)
        self.messages = Bucket(self.limits.messages)
        self.chat = Bucket(self.limits.chat)
        self.faults = 0
        self.slowed = 0  # messages in a row that were throttled

    async def run(self) -> None:
        """Greet the client, then serve it until it leaves."""
        hello = await self.greeted()
        room = await self.find_room()
        watcher = self.seated(room, hello)
        welcome = room.welcome(watcher)
        try:
            await self.websocket.send_text(encode(welcome).decode())
            await room.enter(watcher)
            await self.stay(room, watcher)
        finally:
            await room.leave(watcher)

    async def stay(self, room: Room, watcher: Watcher) -> None:
        """Receive and send until one of the two tasks ends."""
        tasks = [asyncio.create_task(self.serve(room, watcher)), asyncio.create_task(self.send_news(room, watcher))]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            ends = await asyncio.gather(*tasks, return_exceptions=True)
        for end in ends:
            if isinstance(end, Exception):
                raise end

    # ------------------------------------------------------------ connecting
    async def greeted(self) -> protocol.Hello:
        """The first message, which must be a hello for this protocol version and must come in time."""
        try:
            async with asyncio.timeout(self.limits.hello_within):
                said = await self.receive()
        except TimeoutError:
            raise Closed(NO_HELLO) from None
        except BadRequest:
            raise Closed(NO_PROTOCOL) from None
        if not isinstance(said, protocol.Hello):
            raise Closed(NO_PROTOCOL)
        if said.protocol != protocol.PROTOCOL:
            raise Closed(OTHER_PROTOCOL)
        return said

    async def find_room(self) -> Room:
        """The room of the table in the URL."""
        id = str(self.websocket.path_params["id"])
        try:
            if not ID.fullmatch(id):
                raise Closed(NO_GAME)
            return await self.rooms.room(id)
        except StoreDown:
            raise Closed(RESTART) from None
        except NoSuchGame:
            raise Closed(NO_GAME) from None
        except DamagedGame:
            raise Closed(NO_GAME) from None

    def seated(self, room: Room, hello: protocol.Hello) -> Watcher:
        """The watcher for this client, with its seat unless it is a spectator. Refuses too many connections to one seat."""
        seat = room.table.seat_of(hello.token) if hello.token else None
        if hello.token and seat is None:
            raise Closed(NO_TOKEN)
        if seat is None and not room.table.opening.spectators:
            raise Closed(NOT_WATCHED)
        most = self.limits.spectators if seat is None else self.limits.watchers_per_seat
        if room.people.connections_of(seat) >= most:
            raise Closed(TOO_MANY)
        return Watcher(seat, hello.since, min(hello.undos, room.table.undos), network(self.address))

    # ------------------------------------------------------------ receiving
    async def receive(self) -> protocol.ClientMessage:
        """The next message, throttled to the rate limit."""
        message = await self.websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        await self.slow_down()
        text = message.get("text")
        if text is None or len(text) > self.longest_message:
            raise self.fault("a message is a JSON object of moderate length")
        try:
            return decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
            raise self.fault(str(problem)) from None

    async def slow_down(self) -> None:
        """Wait if messages come too fast, and close the connection if too many in a row do."""
        late = 0.0 if self.is_trusted else self.messages.wait()
        self.slowed = self.slowed + 1 if late else 0
        if self.slowed > self.limits.flood:
            raise Closed(TOO_MUCH)
        if late:
            await asyncio.sleep(late)

    def fault(self, detail: str) -> Exception:
        """The error for an invalid message. Too many of them close the connection."""
        self.faults += 1
        if self.faults > self.limits.faults:
            return Closed(NO_PROTOCOL)
        return BadRequest(f"malformed message: {detail}", "web-message", detail=detail)

    async def serve(self, room: Room, watcher: Watcher) -> None:
        """Handle the client's messages one at a time."""
        while True:
            said: protocol.ClientMessage | None = None
            try:
                said = await self.receive()
                await self.obey(room, watcher, said)
            except (Closed, WebSocketDisconnect, OSError):
                raise
            except Exception as problem:
                self.report(watcher, problem, "" if said is None else protocol.snake(type(said).__name__))

    def report(self, watcher: Watcher, problem: Exception, about: str) -> None:
        """Tell the client why its message was refused. Details of internal errors only go to the log."""
        if isinstance(problem, DemesneError):
            watcher.say(presentation.error(problem, about))
        else:
            log.error("a message of the type %s failed", about, exc_info=problem)
            watcher.say(presentation.error(problems.failed(), about))

    async def obey(self, room: Room, watcher: Watcher, said: protocol.ClientMessage) -> None:
        """Do what a message asks for."""
        if isinstance(said, protocol.Ping):
            watcher.say(protocol.Pong())
        elif isinstance(said, protocol.Hello):
            raise Refused("the greeting has already been sent", "web-hello")
        elif watcher.seat is None:
            raise Refused("you are a spectator and have no seat in this game", "web-no-seat")
        elif isinstance(said, protocol.Rematch):
            await self.rooms.finish(self.rooms.rematch(room, watcher.seat))
        elif isinstance(said, protocol.Advise):
            self.advise(room, watcher, said.turn)
        else:
            if isinstance(said, protocol.Say) and not self.is_trusted and self.chat.take():
                raise Refused("you are sending messages too fast", "web-chat-fast")
            await self.rooms.finish(room.act(watcher.seat, said))

    def advise(self, room: Room, watcher: Watcher, turn: int) -> None:
        """Start a hint, within the rate limit."""
        late = self.gate.ask(self.address, self.limits.hints)
        if late:
            raise too_fast(late)
        room.hints.begin(watcher, turn)

    # ------------------------------------------------------------ sending
    async def send_news(self, room: Room, watcher: Watcher) -> None:
        """Send everything that the client does not know yet. A slow client gets several changes in one update."""
        while True:
            await watcher.wake.wait()
            watcher.wake.clear()
            for data in room.messages_for(watcher):
                async with asyncio.timeout(SEND_WITHIN):
                    await self.websocket.send_text(data.decode())
