"""Money, points and purchases by turn, of games that are looked at more closely."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.engine.scoring import score
from demesne.engine.state import State

CURVE: Final[i64] = 60  # turns that are watched


class BuyWatcher:
    """Watches what a player inside the engine has to spend and what they buy."""

    def begin_buys(self, g: State, who: i64) -> None:
        """The player is about to buy something, or more, or nothing."""

    def note_buy(self, g: State, who: i64, thing: i64, line: i64) -> None:
        """The player buys this card or landscape, by this line of their strategy (-1: none)."""


@final
class TurnStatistics(BuyWatcher):
    """What one player did in games that are looked at more closely."""

    def __init__(self, things: int) -> None:
        self.things: i64 = things  # kinds and landscapes that can be bought first
        self.seen: i64 = -1  # the last turn that was noted
        self.alive: vec[i64] = vec[i64]([0] * 61)
        self.money: vec[i64] = vec[i64]([0] * 61)
        self.points: vec[i64] = vec[i64]([0] * 61)
        self.first: i64 = things  # what was bought first in turns 1 and 2 of this game
        self.second: i64 = things
        self.openings: vec[i64] = vec[i64]([0] * ((things + 1) * (things + 1)))
        self.bought: vec[i64] = vec[i64]([0] * (int(CURVE) * things))  # by turn, then by what it is

    def begin_buys(self, g: State, who: i64) -> None:
        turn = g.players[who].turns
        if turn == self.seen or turn >= CURVE or g.ending:
            return
        self.note_points(g, who)
        self.seen = turn
        self.alive[turn] += 1
        self.money[turn] += g.coins

    def note_points(self, g: State, who: i64) -> None:
        """The points after the last turn that was noted."""
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
    """What one player had to spend and bought in a game on record, each with the number of events before it."""

    def __init__(self) -> None:
        self.coins: list[tuple[int, int]] = []  # what there was to spend
        self.bought: list[tuple[int, int, int]] = []  # the card or landscape, and the bound line

    def begin_buys(self, g: State, who: i64) -> None:
        self.coins.append((len(g.events), int(g.coins)))

    def note_buy(self, g: State, who: i64, thing: i64, line: i64) -> None:
        self.bought.append((len(g.events), int(thing), int(line)))
