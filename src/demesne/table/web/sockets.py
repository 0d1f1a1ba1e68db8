"""The WebSocket part of the protocol: one visit of one client to one table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from functools import partial
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from demesne.engine.errors import DemesneError
from demesne.table.web import problems, protocol
from demesne.table.web.connections import DIRECT, WebSocketConnection
from demesne.table.web.http import GAME, too_fast
from demesne.table.web.limits import Bucket, Gate, Limits, network
from demesne.table.web.problems import BadRequest
from demesne.table.web.room import Room
from demesne.table.web.rooms import NoSuchGame, Rooms
from demesne.table.web.shown import encode
from demesne.table.web.store import Conflict, DamagedGame, StoreDown
from demesne.table.web.table import Refused
from demesne.table.web.telling import Watcher

log = logging.getLogger(__name__)
decoder: msgspec.json.Decoder[protocol.ClientMessage] = msgspec.json.Decoder(protocol.ClientMessage)
SEND_WITHIN: Final = 30.0  # seconds; a client that takes nothing for so long is gone
NO_PROTOCOL, NO_TOKEN, NOT_WATCHED, NO_GAME, NO_HELLO, OTHER_PROTOCOL, TOO_MUCH, TOO_MANY, RESTART = (
    4400, 4401, 4403, 4404, 4408, 4409, 4429, 4430, 1012,
)  # fmt: skip


class Closed(Exception):
    """The visit ends, with a code that tells the client why."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


async def play(websocket: WebSocket) -> None:
    """The endpoint."""
    gate: Gate = websocket.app.state.gate
    address = websocket.client.host if websocket.client else ""
    await websocket.accept()
    if not gate.enter(address):
        await websocket.close(TOO_MUCH)
        return
    try:
        await Visit(websocket, gate, address).run()
    except Closed as why:
        with contextlib.suppress(RuntimeError, OSError):
            await websocket.close(why.code)
    except (WebSocketDisconnect, OSError):
        pass
    finally:
        gate.leave(address)


class Visit:
    """One connection, from its hello to its end."""

    def __init__(self, websocket: WebSocket, gate: Gate, address: str) -> None:
        self.websocket = websocket
        self.rooms: Rooms = websocket.app.state.rooms
        self.limits: Limits = websocket.app.state.limits
        direct = websocket.scope.get("extensions", {}).get(DIRECT, {})
        self.connection: WebSocketConnection | None = direct.get("connection")  # if the server is ours
        self.gate = gate
        self.address = address
        self.is_trusted = gate.is_trusted(address)
        self.messages = Bucket(self.limits.messages)
        self.chat = Bucket(self.limits.chat)
        self.faults = 0
        self.is_serving = False  # a message is being obeyed one step after the other
        self.is_answered = asyncio.Event()  # no answer is on its way to the disk
        self.is_answered.set()
        self.slowed = 0  # messages in a row that came too fast

    async def run(self) -> None:
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
        """Tell and hear until one of both ends."""
        if self.connection is not None:
            watcher.line = self.connection.line
            if watcher.seat is not None:
                self.connection.listener = partial(self.hear, room, watcher)
        tasks = [asyncio.create_task(self.serve(room, watcher)), asyncio.create_task(self.send_news(room, watcher))]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            watcher.line = None
            if self.connection is not None:
                self.connection.listener = None
            for task in tasks:
                task.cancel()
            ends = await asyncio.gather(*tasks, return_exceptions=True)
        for end in ends:
            if isinstance(end, Exception):
                raise end

    # ------------------------------------------------------------ coming in
    async def greeted(self) -> protocol.Hello:
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
        id = str(self.websocket.path_params["id"])
        try:
            if not GAME.fullmatch(id):
                raise Closed(NO_GAME)
            return await self.rooms.room(id)
        except StoreDown:
            raise Closed(RESTART) from None
        except NoSuchGame:
            raise Closed(NO_GAME) from None
        except DamagedGame:
            raise Closed(NO_GAME) from None

    def seated(self, room: Room, hello: protocol.Hello) -> Watcher:
        """Where this client sits. Of too many connections to one seat the newest are refused."""
        seat = room.table.seat_of(hello.token) if hello.token else None
        if hello.token and seat is None:
            raise Closed(NO_TOKEN)
        if seat is None and not room.table.opening.spectators:
            raise Closed(NOT_WATCHED)
        most = self.limits.spectators if seat is None else self.limits.watchers_per_seat
        if sum(watcher.seat == seat for watcher in room.watchers) >= most:
            raise Closed(TOO_MANY)
        return Watcher(seat, hello.since, min(hello.undos, room.table.undos), network(self.address))

    # ------------------------------------------------------------ hearing
    async def receive(self) -> protocol.ClientMessage:
        """The next message, not faster than is allowed."""
        self.is_serving = False
        message = await self.websocket.receive()
        self.is_serving = True
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        await self.slow_down()
        text = message.get("text")
        if text is None or len(text) > self.limits.message:
            raise self.fault("a message is a JSON object of moderate length")
        try:
            return decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
            raise self.fault(str(problem)) from None

    async def slow_down(self) -> None:
        """Whoever sends too much waits; whoever goes on and on with it is sent away."""
        late = 0.0 if self.is_trusted else self.messages.wait()
        self.slowed = self.slowed + 1 if late else 0
        if self.slowed > self.limits.flood:
            raise Closed(TOO_MUCH)
        await asyncio.sleep(late)

    def fault(self, detail: str) -> Exception:
        """A message that makes no sense; after many the client is sent away."""
        self.faults += 1
        if self.faults > self.limits.faults:
            return Closed(NO_PROTOCOL)
        return BadRequest(f"malformed message: {detail}", "web-message", detail=detail)

    async def serve(self, room: Room, watcher: Watcher) -> None:
        """Do what the client says, one thing after the other."""
        while True:
            about = ""
            try:
                said = await self.receive()
                about = protocol.snake(type(said).__name__)
                await self.is_answered.wait()
                await self.obey(room, watcher, said)
            except (Closed, WebSocketDisconnect, OSError):
                raise
            except Exception as problem:
                self.tell_problem(watcher, problem, about)

    def tell_problem(self, watcher: Watcher, problem: Exception, about: str) -> None:
        if isinstance(problem, DemesneError):
            watcher.say(problems.error(problem, about))
        else:
            log.error("a message of the type %s failed", about, exc_info=problem)
            watcher.say(problems.error(problems.failed(), about))

    def hear(self, room: Room, watcher: Watcher, text: bytes) -> bool:
        """Do at once what a client says, if that is an answer to the game and neither he nor anybody at the table waits."""
        if self.is_serving or room.lock.is_taken or len(text) > self.limits.message or not self.is_answered.is_set():
            return False
        try:
            said = decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            return False
        if not isinstance(said, protocol.TO_THE_GAME) or (not self.is_trusted and self.messages.take()):
            return False
        assert watcher.seat is not None
        self.slowed = 0
        self.is_answered.clear()
        try:
            if room.answer(watcher.seat, said, partial(self.answered, room, watcher, said)):
                return True
            self.rooms.start(self.answer_later(room, watcher, said))
        except Exception as problem:
            self.answered(room, watcher, said, problem)
        return True

    def answered(self, room: Room, watcher: Watcher, said: protocol.ToTheGame, problem: Exception | None) -> None:
        """The answer is done, or was refused."""
        if isinstance(problem, Conflict):
            self.rooms.start(self.answer_later(room, watcher, said))
            return
        self.is_answered.set()
        if problem is not None:
            self.tell_problem(watcher, problem, protocol.snake(type(said).__name__))

    async def answer_later(self, room: Room, watcher: Watcher, said: protocol.ToTheGame) -> None:
        """Once it is known what other processes did."""
        assert watcher.seat is not None
        problem: Exception | None = None
        try:
            await room.act(watcher.seat, said)
        except Exception as found:
            problem = found
        self.answered(room, watcher, said, problem)

    async def obey(self, room: Room, watcher: Watcher, said: protocol.ClientMessage) -> None:
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
        late = self.gate.ask(self.address, self.limits.hints)
        if late:
            raise too_fast(late)
        room.advise(watcher, turn)

    # ------------------------------------------------------------ telling
    async def send_news(self, room: Room, watcher: Watcher) -> None:
        """Tell the client what it does not know yet; a slow one gets several changes as one."""
        line = self.connection.line if self.connection is not None else None
        while True:
            await watcher.wake.wait()
            watcher.wake.clear()
            watcher.is_waiting = True
            for data in room.messages_for(watcher):
                if line is not None and not line.is_full:
                    line.say(data)
                else:
                    async with asyncio.timeout(SEND_WITHIN):
                        await self.websocket.send_text(data.decode())
            watcher.is_waiting = False
