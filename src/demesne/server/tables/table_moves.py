"""What is stored of a table: how it was opened, then every move, in order and for ever.

A table is the fold of its moves (see `table_state`). Nothing is changed or deleted later: an undo is a move too.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from demesne.engine.setup import OLD_FIELDS, Setup


class OpeningSeat(Struct, frozen=True):
    """A seat at the beginning. Tokens and invitations are stored only as hashes."""

    kind: Literal["here", "link", "open", "bot"]
    name: str = ""
    bot: str = ""  # on a person's seat: a bot plays for them from the beginning
    token: str = ""
    invitation: str = ""


class Opening(Struct, frozen=True):
    """How a table began."""

    setup: dict[str, Any]  # as `Setup.to_data` writes it
    seed: int
    seats: list[OpeningSeat]
    public: bool
    spectators: bool
    created: int
    hints: bool | None = None  # whether hints are allowed; None: if all others are bots
    journal: list[str] = []  # answers taken over from a finished game
    answered: list[int] = []  # the seats that gave those answers
    rules: int = 0  # the version of the rules at the beginning, 0 if unknown


class Move(Struct, tag_field="do", tag=str.lower, frozen=True):
    """Something that happened at a table."""


class Joined(Move, frozen=True):
    """Somebody took a free seat."""

    seat: int
    name: str
    token: str


class Answered(Move, frozen=True):
    """One message of a person to the game, or the answers of a bot in one go; the game has one answer per text."""

    seat: int
    texts: list[str]
    by_bot: bool = False
    quiet: bool = False  # nobody else can notice it, so an open request stays open


class Requested(Move, frozen=True):
    """Somebody asks for something that others must agree to. An undo would leave `keep` answers and `events` events."""

    kind: Literal["undo", "replace"]
    by: int
    about: int
    waiting: list[int]
    keep: int = 0
    bot: str = ""
    events: int = 0


class Agreed(Move, frozen=True):
    """Somebody agrees to the request."""

    seat: int


class Declined(Move, frozen=True):
    """Somebody refuses the request, or its author withdraws it."""

    seat: int


class Undone(Move, frozen=True):
    """All but the first answers were taken back."""

    seat: int
    keep: int


class Replaced(Move, frozen=True):
    """A bot plays for somebody."""

    seat: int
    bot: str


class Returned(Move, frozen=True):
    """Somebody takes their seat back from a bot."""

    seat: int


class Resigned(Move, frozen=True):
    """Somebody resigned; if the others play on, this bot takes over."""

    seat: int
    bot: str


class Renamed(Move, frozen=True):
    """Somebody changed their name."""

    seat: int
    name: str


class Spoke(Move, frozen=True):
    """A line of the chat."""

    seat: int
    text: str
    at: int


class RulesChanged(Move, frozen=True):
    """The game goes on by rules of another version, which allow only its first answers."""

    keep: int
    rules: int


class Stopped(Move, frozen=True):
    """The game had more answers than a game may have."""


class Filled(Move, frozen=True):
    """A bot took a free seat before the game began."""

    seat: int
    bot: str


class Closed(Move, frozen=True):
    """The table was given up before the game began."""

    seat: int


class WantedRematch(Move, frozen=True):
    """Somebody wants another game with the same people."""

    seat: int


class Rematched(Move, frozen=True):
    """Another game follows."""

    game: str


AnyMove = (
    Joined | Answered | Requested | Agreed | Declined | Undone | Replaced | Returned | Resigned | Renamed | Spoke | Stopped
    | Rematched | Filled | Closed | WantedRematch | RulesChanged
)  # fmt: skip

_encoder = msgspec.json.Encoder()
_move_decoder: msgspec.json.Decoder[AnyMove] = msgspec.json.Decoder(AnyMove)


def write(thing: Struct) -> str:
    """A move or opening as text for the store."""
    return _encoder.encode(thing).decode()


def read_move(text: str) -> AnyMove:
    """A move from the store."""
    return _move_decoder.decode(text)


def read_opening(text: str) -> Opening:
    """An opening from the store."""
    return msgspec.convert(with_setup(msgspec.json.decode(text)), Opening)


def with_setup(data: dict[str, Any]) -> dict[str, Any]:
    """An old opening, which had the fields of a setup, with the setup as one value."""
    if "setup" in data:
        return data
    old = {name: data[name] for name in OLD_FIELDS if name in data}
    rest = {name: value for name, value in data.items() if name not in old}
    return rest | {"setup": Setup.from_data(old | {"players": len(data["seats"])}).to_data()}
