"""Telling everybody at a table what he does not know yet. Compiled, as it is done for every answer."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable
from typing import Final

from mypy_extensions import mypyc_attr

from demesne.game import Game
from demesne.table.web import protocol
from demesne.table.web.fields import Fields, Writer, news, update
from demesne.table.web.frames import Line
from demesne.table.web.shown import encode, saw_everybody
from demesne.table.web.table import Table

OUTBOX: Final = 200


class Watcher:
    """One connection: who it is, and what it has been told."""

    def __init__(self, seat: int | None, told: int = 0, undos: int = 0, visitor: str = "") -> None:
        self.seat = seat
        self.visitor = visitor  # from where: it is his share of all thinking that is used
        self.told = told  # events
        self.undos = undos
        self.view: Fields = []  # as it was last told
        self.seats = b""
        self.has_ended = False
        self.outbox: deque[bytes] = deque()
        self.wake = asyncio.Event()
        self.line: Line | None = None  # over which it can be told without delay,
        self.is_waiting = False  # unless it has yet to take what it was told before
        self.advice: asyncio.Task[None] | None = None  # that is being thought about for this connection
        self.in_doubt = -1  # about which question

    def say(self, message: protocol.Said) -> None:
        if len(self.outbox) < OUTBOX:
            self.outbox.append(encode(message))
        self.wake.set()


@mypyc_attr(allow_interpreted_subclasses=True)
class Telling:
    """What is told at one table. What several are told alike is encoded once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seats = b""  # as they are now
        self.ended = b""  # the message, once the game has
        self.writer = Writer(table)
        self.views: dict[int | None, Fields] = {}
        self.since = -1  # the first event of
        self.news = b""  # what everybody saw alike; empty if it is not the same for all

    def tell(self, watchers: Iterable[Watcher]) -> None:
        """Everybody is told at once, or as soon as he can be."""
        for watcher in list(watchers):
            line = watcher.line
            if line is None or line.is_full or watcher.is_waiting:
                watcher.wake.set()
            else:
                for message in self.messages_for(watcher):
                    line.say(message)

    def messages_for(self, watcher: Watcher) -> list[bytes]:
        """All that this connection has not been told yet."""
        said: list[bytes] = []
        if self.seats != watcher.seats:
            said.append(self.seats)
            watcher.seats = self.seats
        if self.table.game is not None:
            update = self.update_for(watcher)
            if update:
                said.append(update)
            if self.ended and not watcher.has_ended:
                said.append(self.ended)
                watcher.has_ended = True
        if watcher.outbox:
            said += watcher.outbox
            watcher.outbox.clear()
        return said

    def update_for(self, watcher: Watcher) -> bytes:
        """The news of the game, if there are any for this seat."""
        table = self.table
        game = table.game
        assert game is not None
        happened = len(game.events)
        view = self.view_for(watcher.seat)
        first = min(watcher.told, happened)
        for kept in table.kept[watcher.undos :]:
            first = min(first, kept)
        if first == watcher.told == happened and view == watcher.view:
            return b""
        told = update(table.undos, first, self.news_for(game, watcher.seat, first), watcher.view, view)
        watcher.told, watcher.undos, watcher.view = happened, table.undos, view
        return told

    def news_for(self, game: Game, viewer: int | None, first: int) -> bytes:
        """Most often everybody saw the same, and everybody has heard the same before."""
        if first != self.since:
            self.since = first
            self.news = news(game, None, first) if saw_everybody(game, first) else b""
        return self.news or news(game, viewer, first)

    def view_for(self, viewer: int | None) -> Fields:
        """Encoded once for all who see the same."""
        found = self.views.get(viewer)
        if found is None:
            if not self.views:
                self.writer.look()
            found = self.views[viewer] = self.new_view(viewer)
        return found

    def new_view(self, viewer: int | None) -> Fields:
        table = self.table
        return self.writer.fields(viewer, None if viewer is None or table.seats[viewer].bot else table.turn(viewer))

    def changed(self) -> None:
        """Something was done: no view is as it was."""
        self.views.clear()
        self.since = -1
