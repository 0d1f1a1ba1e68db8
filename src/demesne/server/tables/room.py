"""A room: one table in this process, with everyone who is connected to it."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from demesne.server.store import Conflict
from demesne.server.tables import presentation, protocol, table_moves
from demesne.server.tables.advisers import Advisers
from demesne.server.tables.attendance import Attendance
from demesne.server.tables.bot_turns import BotTurns
from demesne.server.tables.broadcast import Broadcast, Watcher
from demesne.server.tables.hints import Hints
from demesne.server.tables.intents import Actor, act
from demesne.server.tables.lobby_entry import LobbyEntry
from demesne.server.tables.presentation import encode
from demesne.server.tables.reviews import Reviews
from demesne.server.tables.shared_table import SharedTable
from demesne.server.tables.table_moves import AnyMove
from demesne.server.tables.table_state import Refused, Table
from demesne.server.tables.table_store import TableStore
from demesne.version import VERSION

TRIES: Final = 5  # attempts to make a move while other processes make moves too
NOBODY: Final[frozenset[int]] = frozenset()
NOTES: Final = {
    table_moves.Undone: "undone",
    table_moves.Declined: "refused",
    table_moves.Resigned: "resigned",
    table_moves.Replaced: "replaced",
    table_moves.Returned: "returned",
}


class Room(SharedTable):
    """A table in this process, with its connections, bots, hints and reviews."""

    def __init__(self, table: Table, store: TableStore, advisers: Advisers, replace_after: int) -> None:
        super().__init__(table, store, Attendance(table, store, replace_after))
        self.advisers = advisers
        self.broadcast = Broadcast(table)
        self.entry = LobbyEntry(table, store)
        self.bots = BotTurns(self, advisers)
        self.hints = Hints(table, advisers)
        self.reviews = Reviews(advisers)
        self.outcome: presentation.Outcome | None = None
        self.has_other_rules = False  # whether the rules had changed when the game was loaded

    @property
    def is_busy(self) -> bool:
        """Whether the room must stay in memory."""
        works = self.reviews.is_busy or any(not task.done() for task in self.tasks.values())
        return bool(self.people.watchers) or self.lock.locked() or works

    # ------------------------------------------------------------ connections
    def welcome(self, watcher: Watcher) -> protocol.Welcome:
        """Add a connection, and return its first message."""
        seats = self.seats()
        self.people.watchers.add(watcher)
        watcher.seats = encode(seats)
        chat = [protocol.Chat(said.seat, said.text, said.at) for said in self.table.chat]
        return protocol.Welcome(protocol.PROTOCOL, VERSION, seats.game, watcher.seat, seats.request, chat)

    async def enter(self, watcher: Watcher) -> None:
        """Called after the welcome was sent."""
        if watcher.seat is not None and self.table.state != "over":
            self.advisers.prepare(self.table.setup, self.table.bots, self.people.asker)
        self.go_on()
        if self.has_other_rules:
            watcher.say(protocol.Note("rules", 0))
        watcher.wake.set()
        if watcher.seat is not None and self.people.connections_of(watcher.seat) == 1:
            await self.report(watcher.seat, True)

    async def leave(self, watcher: Watcher) -> None:
        """Called when a connection has ended."""
        self.people.watchers.discard(watcher)
        if watcher.advice is not None:
            watcher.advice.cancel()
        self.bots.cancel_unwatched()
        if not self.people.connected:
            self.advisers.dismiss(self.table.id)
        if watcher.seat is not None and watcher.seat not in self.people.connected:
            await self.report(watcher.seat, False)

    async def report(self, seat: int, here: bool) -> None:
        """Announce that a player came or left. During shutdown, `Rooms.close` reports it instead."""
        if not self.people.is_closing:
            self.people.note(seat, here)
            self.refresh_seats()
            await self.people.share(seat)

    # ------------------------------------------------------------ messages
    async def act(self, seat: int, said: protocol.Asking) -> None:
        """Carry out a message or refuse it. The result is stored and applied when this returns."""
        for _ in range(TRIES):
            if await self.try_to_act(seat, said):
                return
        raise Refused("this question has already been answered", "web-stale")

    async def try_to_act(self, seat: int, said: protocol.Asking) -> bool:
        """Carry out a message; return False if another process was faster."""
        async with self.lock:
            await self.refresh()
            # Answers do not depend on who is gone.
            gone = NOBODY if isinstance(said, protocol.TO_THE_GAME) else self.people.long_gone()
            made = act(self.table, Actor(seat, gone, int(time.time())), said)
            try:
                await self.commit(made)
            except Conflict:
                return False
            return True

    # ------------------------------------------------------------ after a move
    def on_change(self) -> None:
        """Wake all connections, cancel outdated thinking, and continue the game."""
        self.broadcast.forget_views()
        self.bots.cancel_outdated()
        self.hints.cancel_outdated(self.people.watchers)
        if self.entry.may_have_changed():
            self.broadcast.seats = b""
            self.update_entry()
        self.wake_watchers()
        self.go_on()

    def on_move(self, move: AnyMove) -> None:
        """Notify everyone of a move that the view does not show."""
        if isinstance(move, table_moves.Spoke):
            self.tell_all(protocol.Chat(move.seat, move.text, move.at))
        elif isinstance(
            move, (table_moves.Undone, table_moves.Declined, table_moves.Resigned, table_moves.Replaced, table_moves.Returned)
        ):
            self.tell_all(protocol.Note(NOTES[type(move)], move.seat))  # type: ignore[arg-type]

    def on_lapse(self, request: table_moves.Requested) -> None:
        """Notify everyone that a request has lapsed."""
        self.tell_all(protocol.Note("lapsed", request.by))

    def update_entry(self) -> None:
        """Update the entry in the list of games."""
        if self.entry.needs_writing():
            self.start("entry", self.entry.write())

    def go_on(self) -> None:
        """Start the server's own work: the moves of bots, and the result of a finished game."""
        if self.table.asked_bot:
            self.start("bots", self.bots.run())
        elif self.table.state == "over":
            self.advisers.dismiss(self.table.id)
            if self.outcome is None:
                self.start("outcome", self.work_out())

    # ------------------------------------------------------------ the result
    async def work_out(self) -> None:
        """Compute the result in small steps, and announce it."""
        for outcome in presentation.outcome(self.table):
            self.outcome = outcome
            await asyncio.sleep(0)
        assert self.outcome is not None
        self.broadcast.ended = encode(self.outcome.ended)
        self.refresh_seats()

    async def how_it_ended(self) -> presentation.Outcome:
        """The result of a finished game."""
        if self.table.state != "over":
            raise Refused("the game is not over yet", "web-not-over")
        while self.outcome is None:
            self.go_on()
            await asyncio.wait([self.tasks["outcome"]])
        return self.outcome

    # ------------------------------------------------------------ sending
    def refresh_seats(self) -> None:
        """Wake all connections, because the seats or requests changed."""
        self.broadcast.seats = b""
        self.wake_watchers()

    def wake_watchers(self) -> None:
        """Let every connection send what its client does not know yet."""
        for watcher in self.people.watchers:
            watcher.wake.set()

    def tell_all(self, message: protocol.Said) -> None:
        """Send a message to everyone at the table."""
        for watcher in self.people.watchers:
            watcher.say(message)

    def messages_for(self, watcher: Watcher) -> list[bytes]:
        """Everything that this connection has not been sent yet."""
        if not self.broadcast.seats:
            self.broadcast.seats = encode(self.seats())
        return self.broadcast.messages_for(watcher)

    def seats(self) -> protocol.Seats:
        """The people at the table, and the open request."""
        facts = presentation.facts(self.table, self.people.here, self.people.gone_since)
        return protocol.Seats(facts, presentation.request(self.table))
