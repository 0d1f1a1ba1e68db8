"""The stored form of a table: its opening, followed by every move in order.

A table is the fold of its moves (see `table_state`). Stored moves are never changed or deleted; an undo is another move.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from demesne.engine.setup import OLD_FIELDS, Setup


class OpeningSeat(Struct, frozen=True):
    """A seat when the table opens. Tokens and invitations are stored as hashes only."""

    kind: Literal["here", "link", "open", "bot"]
    name: str = ""
    bot: str = ""  # for a person's seat: the bot that plays for them from the start
    token: str = ""
    invitation: str = ""


class Opening(Struct, frozen=True):
    """The initial state of a table."""

    setup: dict[str, Any]  # as `Setup.to_data` writes it
    seed: int
    seats: list[OpeningSeat]
    public: bool
    spectators: bool
    created: int
    hints: bool | None = None  # whether hints are allowed; None: only if all other seats are bots
    journal: list[str] = []  # answers taken over from a finished game
    answered: list[int] = []  # the seats that gave those answers
    rules: int = 0  # the version of the rules the game began with, 0 if unknown


class Move(Struct, tag_field="do", tag=str.lower, frozen=True):
    """Something that happened at a table."""


class Joined(Move, frozen=True):
    """A player took a free seat."""

    seat: int
    name: str
    token: str


class Answered(Move, frozen=True):
    """One message from a person, or consecutive answers of a bot; `texts` holds one entry per answer."""

    seat: int
    texts: list[str]
    by_bot: bool = False
    quiet: bool = False  # invisible to others, so an open request stays open


class Requested(Move, frozen=True):
    """A player asks for something that others must agree to. An undo would keep `keep` answers and `events` events."""

    kind: Literal["undo", "replace"]
    by: int
    about: int
    waiting: list[int]
    keep: int = 0
    bot: str = ""
    events: int = 0


class Agreed(Move, frozen=True):
    """A player agrees to the request."""

    seat: int


class Declined(Move, frozen=True):
    """A player refuses the request, or its author withdraws it."""

    seat: int


class Undone(Move, frozen=True):
    """All answers after the first `keep` were taken back."""

    seat: int
    keep: int


class Replaced(Move, frozen=True):
    """A bot takes over a person's seat."""

    seat: int
    bot: str


class Returned(Move, frozen=True):
    """A person takes their seat back from a bot."""

    seat: int


class Resigned(Move, frozen=True):
    """A player resigned. If the others play on, this bot takes over."""

    seat: int
    bot: str


class Renamed(Move, frozen=True):
    """A player changed their name."""

    seat: int
    name: str


class Spoke(Move, frozen=True):
    """A chat message."""

    seat: int
    text: str
    at: int


class RulesChanged(Move, frozen=True):
    """The game continues under another version of the rules, in which only the first `keep` answers are legal."""

    keep: int
    rules: int


class Stopped(Move, frozen=True):
    """The game reached the limit on answers."""


class Filled(Move, frozen=True):
    """A bot took a free seat before the game began."""

    seat: int
    bot: str


class Closed(Move, frozen=True):
    """The table was closed before the game began."""

    seat: int


class WantedRematch(Move, frozen=True):
    """A player wants another game with the same people."""

    seat: int


class Rematched(Move, frozen=True):
    """The next game with the same people was created."""

    game: str


AnyMove = (
    Joined | Answered | Requested | Agreed | Declined | Undone | Replaced | Returned | Resigned | Renamed | Spoke | Stopped
    | Rematched | Filled | Closed | WantedRematch | RulesChanged
)  # fmt: skip

_encoder = msgspec.json.Encoder()
_move_decoder: msgspec.json.Decoder[AnyMove] = msgspec.json.Decoder(AnyMove)


def write(thing: Struct) -> str:
    """Encode a struct as text for the store."""
    return _encoder.encode(thing).decode()


def read_move(text: str) -> AnyMove:
    """Parse a move from the store."""
    return _move_decoder.decode(text)


def read_opening(text: str) -> Opening:
    """Parse an opening from the store."""
    return msgspec.convert(with_setup(msgspec.json.decode(text)), Opening)


def with_setup(data: dict[str, Any]) -> dict[str, Any]:
    """Convert an old opening, which had the fields of a setup at the top level."""
    if "setup" in data:
        return data
    old = {name: data[name] for name in OLD_FIELDS if name in data}
    rest = {name: value for name, value in data.items() if name not in old}
    return rest | {"setup": Setup.from_data(old | {"players": len(data["seats"])}).to_data()}
