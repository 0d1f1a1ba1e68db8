"""The messages and view changes that each connection to a table still has to be sent.

Compiled, because it runs for every answer.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import Final

from mypy_extensions import mypyc_attr

from demesne.game import Game
from demesne.server.tables import presentation, protocol
from demesne.server.tables.presentation import encode, seen_by_all
from demesne.server.tables.table_state import Table

log = logging.getLogger(__name__)
OUTBOX: Final = 200  # messages that can be queued for a slow connection
Fields = list[bytes]  # the fields of `protocol.View` in order, each encoded
NAMES: Final = protocol.View.__struct_fields__
PERSONAL: Final = [NAMES.index(name) for name in presentation.PERSONAL]


class Watcher:
    """One connection to a table: its seat, and what it has been sent."""

    def __init__(self, seat: int | None, told: int = 0, undos: int = 0, visitor: str = "") -> None:
        self.seat = seat
        self.visitor = visitor  # the client's network, whose share of the workers it uses
        self.told = told  # number of events sent
        self.undos = undos  # number of undos sent
        self.view: Fields = []  # the view last sent
        self.seats = b""  # the seats last sent
        self.has_ended = False  # whether the result was sent
        self.outbox: deque[bytes] = deque()  # other queued messages
        self.wake = asyncio.Event()  # set when there may be something to send
        self.advice: asyncio.Task[None] | None = None  # the hint in progress
        self.in_doubt = -1  # the turn of the question the hint is about

    def say(self, message: protocol.Said) -> None:
        """Queue a message, unless the queue is full."""
        if len(self.outbox) < OUTBOX:
            self.outbox.append(encode(message))
        self.wake.set()


@mypyc_attr(allow_interpreted_subclasses=True)
class Broadcast:
    """The messages of one table. Data that several readers share is encoded once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seats = b""  # the message `Seats`; empty when it must be encoded again
        self.ended = b""  # the message `Ended`, when the game is over
        self.public: protocol.View | None = None  # the public part of the current view
        self.public_fields: Fields = []
        self.views: dict[int | None, Fields] = {}  # by viewer, until the game changes
        self.since = -1  # the first event in `news`
        self.news = b""  # events that are the same for everyone; empty if they are not

    def messages_for(self, watcher: Watcher) -> list[bytes]:
        """Everything that this connection has not been sent yet."""
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
        """New events and changed fields of the view, or nothing if this seat is up to date."""
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
        """The events from number `first` on. They are cached, because most readers need the same ones."""
        if first != self.since:
            self.since = first
            self.news = news(game, None, first) if seen_by_all(game, first) else b""
        return self.news or news(game, viewer, first)

    def view_for(self, viewer: int | None) -> Fields:
        """The encoded view of one seat, or of a spectator; cached until the game changes."""
        found = self.views.get(viewer)
        if found is None:
            found = self.views[viewer] = self.encode_view(viewer)
        return found

    def encode_view(self, viewer: int | None) -> Fields:
        """Encode a view: the public fields if they are not cached, and the personal ones."""
        game = self.table.game
        assert game is not None
        public = self.public
        if public is None:
            public = self.public = presentation.public_view(game, self.table.is_over)
            self.public_fields = [encode(getattr(public, name)) for name in NAMES]
        view = presentation.personal_view(public, game, viewer, None if public.over else self.question_for(game, viewer))
        fields = self.public_fields.copy()
        for i in PERSONAL:
            fields[i] = encode(getattr(view, NAMES[i]))
        return fields

    def question_for(self, game: Game, viewer: int | None) -> protocol.Asked:
        """The question as one seat sees it. If wording it fails, it is shown without sentences."""
        table = self.table
        turn = None if viewer is None or table.seats[viewer].bot else table.turn(viewer)
        is_mine = turn is not None and game.decision.who == viewer
        try:
            return presentation.asked(game, viewer, turn, table.foreseen() if is_mine else (game, []))
        except Exception:
            log.exception("a question at the table %s cannot be worded", table.id)
            return presentation.plainly_asked(game, turn if is_mine else None)

    def forget_views(self) -> None:
        """Drop the cached views, because the game changed."""
        self.public = None
        self.views.clear()
        self.since = -1


def news(game: Game, viewer: int | None, first: int) -> bytes:
    """The events from number `first` on, encoded for one reader."""
    return encode(presentation.events(game, viewer, first))


def update(undos: int, first: int, happened: bytes, before: Fields, now: Fields) -> bytes:
    """The message `Update`: new events, and the fields of the view that changed since the last update."""
    changed = [b'"%b":%b' % (NAMES[i].encode(), now[i]) for i in range(len(now)) if not before or before[i] != now[i]]
    return b'{"type":"update","undos":%d,"first":%d,"events":%b,"view":{%b}}' % (undos, first, happened, b",".join(changed))
