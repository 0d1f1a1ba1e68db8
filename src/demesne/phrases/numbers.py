"""Numbers that depend on the game."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from demesne.engine.constants import LAND
from demesne.engine.costs import cost
from demesne.engine.definitions import Count, Worth
from demesne.engine.state import Frame, State
from demesne.engine.zones import Zone


@final
class Number(Count):
    def __init__(self, n: i64) -> None:
        self.n: i64 = n

    def value(self, g: State, f: Frame) -> i64:
        return self.n


@final
class CostOfIt(Count):
    """What IT costs now, plus something; 0 when there is none."""

    def __init__(self, plus: i64) -> None:
        self.plus: i64 = plus

    def value(self, g: State, f: Frame) -> i64:
        if f.its.n == 0:
            return 0
        return cost(g, g.kind_of[f.its.ids[0]]) + self.plus


@final
class HowMany(Count):
    """The number of cards the last phrase handled."""

    def value(self, g: State, f: Frame) -> i64:
        return f.its.n


@final
class HandAbove(Count):
    """How many cards the hand has above a size."""

    def __init__(self, size: i64) -> None:
        self.size: i64 = size

    def value(self, g: State, f: Frame) -> i64:
        n = g.players[f.who].hand.n - self.size
        if n > 0:
            return n
        return 0


@final
class NamesInPlay(Count):
    """Different names among the cards the player has in play."""

    def value(self, g: State, f: Frame) -> i64:
        return different_names(g, g.players[f.who].play)


@final
class NamesAmongIt(Count):
    """Different names among the cards the last phrase handled."""

    def value(self, g: State, f: Frame) -> i64:
        return different_names(g, f.its)


@final
class TokensHere(Count):
    """The player's tokens on THIS landscape."""

    def value(self, g: State, f: Frame) -> i64:
        return g.players[f.who].on_land[f.source - LAND]


@final
class UnusedActions(Count):
    def value(self, g: State, f: Frame) -> i64:
        return g.actions


@final
class PerCards(Worth):
    """Points for every so many cards, or different names, that the owner has."""

    def __init__(self, points: i64, per: i64, names: bool) -> None:
        self.points: i64 = points
        self.per: i64 = per
        self.names: bool = names

    def value(self, g: State, who: i64) -> i64:
        n: i64 = 0
        own = g.players[who].own
        for kind in range(g.nkinds):
            if own[kind] > 0:
                n += 1 if self.names else own[kind]
        return self.points * (n // self.per)


def different_names(g: State, zone: Zone) -> i64:
    n: i64 = 0
    for i in range(zone.n):
        kind = g.kind_of[zone.ids[i]]
        new: i64 = 1
        for j in range(i):
            if g.kind_of[zone.ids[j]] == kind:
                new = 0
                break
        n += new
    return n
