"""Limits on the use of tables."""

from __future__ import annotations

from dataclasses import dataclass

from demesne.levels.level import Level
from demesne.levels.review import REVIEW
from demesne.levels.think import HINT
from demesne.server.limits import PartLimits, Rate


@dataclass(frozen=True)
class TableLimits(PartLimits):
    """The limits of tables and the people at them."""

    hello_within: float = 10.0  # seconds from a connection to its first message
    replace_after: int = 120  # seconds of absence after which the others may replace a player
    watchers_per_seat: int = 6
    spectators: int = 50  # per table
    rooms: int = 500  # tables without connections that are kept in memory
    listed: int = 50  # games in one list
    steps: int = 100  # replay steps in one response
    faults: int = 20  # invalid messages before a connection is closed
    flood: int = 100  # throttled messages in a row before a connection is closed
    messages: Rate = Rate(20, 60)  # per connection
    chat: Rate = Rate(0.5, 6)  # per connection
    new_games: Rate = Rate(0.1, 40)  # per address; games with bots that look ahead cost more
    hints: Rate = Rate(0.2, 20)  # per address
    reviews: Rate = Rate(0.02, 6)  # per address
    replayed: Rate = Rate(1000, 30_000)  # replayed answers, per address; a step that is shown costs ten
    hint: Level = HINT  # how long the server thinks about a hint
    review: Level = REVIEW  # how long the server thinks about a review
    thoughts: int = 200  # jobs in the queue, for all tables together
