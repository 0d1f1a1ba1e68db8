"""Money, points and purchases by turn in watched games."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.engine.scoring import score
from demesne.engine.state import State

CURVE: Final[i64] = 60  # the number of turns that are watched


class BuyWatcher:
    """Observes the coins and purchases of a player inside the engine."""

    def begin_buys(self, g: State, who: i64) -> None:
        """Called before every purchase, and before the player decides to buy nothing more."""

    def note_buy(self, g: State, who: i64, thing: i64, line: i64) -> None:
        """The player buys this card or landscape, by this line of their strategy (-1: none)."""


@final
class TurnStatistics(BuyWatcher):
    """Statistics of one player in watched games."""

    def __init__(self, things: int) -> None:
        self.things: i64 = things  # the number of kinds and landscapes
        self.seen: i64 = -1  # the last turn that was noted
        self.alive: vec[i64] = vec[i64]([0] * 61)
        self.money: vec[i64] = vec[i64]([0] * 61)
        self.points: vec[i64] = vec[i64]([0] * 61)
        self.first: i64 = things  # the first purchase of turn 1; `second` is that of turn 2
        self.second: i64 = things
        self.openings: vec[i64] = vec[i64]([0] * ((things + 1) * (things + 1)))
        self.bought: vec[i64] = vec[i64]([0] * (int(CURVE) * things))  # by turn, then by kind or landscape

    def begin_buys(self, g: State, who: i64) -> None:
        turn = g.players[who].turns
        if turn == self.seen or turn >= CURVE or g.ending:
            return
        self.note_points(g, who)
        self.seen = turn
        self.alive[turn] += 1
        self.money[turn] += g.coins

    def note_points(self, g: State, who: i64) -> None:
        """Add the current points to the last turn that was noted."""
        if self.seen >= 0:
            self.points[self.seen] += score(g, who)

    def note_buy(self, g: State, who: i64, thing: i64, line: i64) -> None:
        turn = g.players[who].turns
        if turn < CURVE:
            self.bought[turn * self.things + thing] += 1
        if turn == 0 and self.first == self.things:
            self.first = thing
        elif turn == 1 and self.second == self.things:
            self.second = thing

    def end_game(self, g: State, who: i64) -> None:
        """Count the points and the opening of a finished game, and prepare for the next game."""
        self.note_points(g, who)
        self.openings[self.first * (self.things + 1) + self.second] += 1
        self.seen = -1
        self.first = self.things
        self.second = self.things


@final
class PurchaseNotes(BuyWatcher):
    """The coins and purchases of one player in a recorded game, each with the number of events before it."""

    def __init__(self) -> None:
        self.coins: list[tuple[int, int]] = []  # (events before, coins)
        self.bought: list[tuple[int, int, int]] = []  # (events before, card or landscape, bound line)

    def begin_buys(self, g: State, who: i64) -> None:
        self.coins.append((len(g.events), int(g.coins)))

    def note_buy(self, g: State, who: i64, thing: i64, line: i64) -> None:
        self.bought.append((len(g.events), int(thing), int(line)))
