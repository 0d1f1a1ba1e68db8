"""What came of playouts in figures that people care about, for whoever wants to know why an answer is better than another.

A `Course` watches one playout after the other. Nobody makes one where only the answer is wanted.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from demesne.bots.turn_statistics import BuyWatcher
from demesne.engine.constants import BUY_PHASE
from demesne.engine.next_turn import has_run_out
from demesne.engine.prices import coins_in
from demesne.engine.scoring import score
from demesne.engine.state import State

UNKNOWN: Final[i64] = -(1 << 40)  # a figure of a playout that did not come so far
SOON: Final[i64] = 5  # own turns after this one

# The figures of a playout
WON: Final[i64] = 0  # what of the win was the searcher's
MONEY_NOW: Final[i64] = 1  # coins to spend in the turn at hand
MONEY_SOON: Final[i64] = 2  # in the next turns together
REACHED: Final[i64] = 3  # the number of the own turn from now on that first had the price of the dearest pile that ends games
MONEY_OF_OTHERS: Final[i64] = 4  # in their next turns, together
POINTS: Final[i64] = 5  # in the end,
POINTS_OF_OTHERS: Final[i64] = 6  # and those of the best other
TURNS: Final[i64] = 7  # own turns until the end
DEAR_CARDS: Final[i64] = 8  # cards of that dearest pile in the end
JUNK: Final[i64] = 9  # Curses in the end,
JUNK_OF_OTHERS: Final[i64] = 10  # and those of the others together
FIGURES: Final[i64] = 11


@final
class Record:
    """The figures of the playouts of one answer, one playout after the other."""

    def __init__(self) -> None:
        self.figures: vec[i64] = vec[i64]()

    def note(self, figure: i64) -> None:
        self.figures = append(self.figures, figure)

    def playouts(self) -> i64:
        return len(self.figures) // FIGURES

    def mean(self, figure: i64) -> float:
        """On average, where it is known."""
        total: i64 = 0
        n: i64 = 0
        for i in range(self.playouts()):
            value = self.figures[i * FIGURES + figure]
            if value != UNKNOWN:
                total += value
                n += 1
        return float(total) / float(max(n, 1))


@final
class Gap:
    """By how much a figure of one answer is above that of another, in the deals both have had: the playouts of both in which
    it is known are compared one by one."""

    def __init__(self, one: Record, other: Record, figure: i64) -> None:
        deals = min(one.playouts(), other.playouts())
        total: i64 = 0
        squares = 0.0
        n: i64 = 0
        for i in range(deals):
            here = one.figures[i * FIGURES + figure]
            there = other.figures[i * FIGURES + figure]
            if here != UNKNOWN and there != UNKNOWN:
                ahead = here - there
                total += ahead
                squares += float(ahead) * float(ahead)
                n += 1
        self.known: float = float(n) / float(max(deals, 1))  # the share of deals in which it is
        self.n: i64 = n
        self.mean: float = float(total) / float(max(n, 1))
        spread = max(squares / float(max(n, 1)) - self.mean * self.mean, 0.0)
        self.error: float = sqrt(spread / float(max(n - 1, 1)))


@final
class Course(BuyWatcher):
    """What happens to the searcher and the others in the playout at hand; games it was not told to watch are none of its
    business."""

    def __init__(self, root: State, me: i64) -> None:
        self.me: i64 = me
        self.now: i64 = root.turn  # the turn at hand
        self.turns: i64 = root.players[me].turns  # own turns before it, or up to it in a turn of somebody else
        self.own_now: bool = root.current == me
        self.dear: i64 = dearest(root)
        self.price: i64 = coins_in(root.components.costs[self.dear]) if self.dear >= 0 else 0
        self.junk: i64 = worst(root)
        self.game: State = root  # that is watched
        self.money_now: i64 = UNKNOWN
        self.money_soon: i64 = 0
        self.reached: i64 = UNKNOWN
        self.money_of_others: i64 = 0
        self.last: vec[i64] = vec[i64]([-1] * int(root.nplayers))  # the last turn of each player whose money was noted

    def begin(self, g: State) -> None:
        """Watch this game from now on."""
        self.game = g
        self.money_now = UNKNOWN
        self.money_soon = 0
        self.reached = UNKNOWN
        self.money_of_others = 0
        for who in range(g.nplayers):
            self.last[who] = -1
        self.see(g)

    def see(self, g: State) -> None:
        """The searcher is asked in the turn at hand."""
        if g.about == BUY_PHASE and g.asked == self.me and g.coins > self.money_now:
            self.money_now = g.coins

    def begin_buys(self, g: State, who: i64) -> None:
        if g is not self.game:
            return
        if g.turn == self.now:
            if who == self.me and g.coins > self.money_now:
                self.money_now = g.coins
            return
        if self.last[who] == g.turn:
            return
        if who != self.me:
            if self.last[who] < 0:
                self.money_of_others += g.coins
        else:
            number = self.number(g)
            if number <= SOON:
                self.money_soon += g.coins
            if self.reached == UNKNOWN and self.dear >= 0 and g.coins >= self.price:
                self.reached = number
        self.last[who] = g.turn

    def number(self, g: State) -> i64:
        """Which of the own turns from now on it is; the one at hand would be 0."""
        return g.players[self.me].turns - self.turns + (0 if self.own_now else 1)

    def end(self, g: State, won: i64, record: Record) -> None:
        """The playout is over, though perhaps not the game."""
        record.note(won)
        record.note(self.money_now)
        turns = g.players[self.me].turns - self.turns - (1 if self.own_now else 0)  # whole ones after the one at hand
        record.note(self.money_soon if turns >= SOON else UNKNOWN)
        record.note(self.reached)
        record.note(self.money_of_others if self.have_all_bought(g) else UNKNOWN)
        if not has_run_out(g):
            for figure in range(POINTS, FIGURES):
                record.note(UNKNOWN)
            return
        points_of_others: i64 = UNKNOWN
        junk_of_others: i64 = 0
        for who in range(g.nplayers):
            if who != self.me:
                points_of_others = max(points_of_others, score(g, who))
                junk_of_others += self.count(g, who, self.junk)
        record.note(score(g, self.me))
        record.note(points_of_others)
        record.note(turns)
        record.note(self.count(g, self.me, self.dear))
        record.note(self.count(g, self.me, self.junk))
        record.note(junk_of_others)

    def have_all_bought(self, g: State) -> bool:
        """Every other player has had a Buy phase in a later turn."""
        for who in range(g.nplayers):
            if who != self.me and self.last[who] < 0:
                return False
        return True

    def count(self, g: State, who: i64, kind: i64) -> i64:
        return g.players[who].own[kind] if kind >= 0 else 0


def dearest(g: State) -> i64:
    """The kind with the highest price of those whose pile ends the game, or -1."""
    best: i64 = -1
    for kind in g.components.end_kinds:
        if best < 0 or g.components.costs[kind] > g.components.costs[best]:
            best = kind
    return best


def worst(g: State) -> i64:
    """The kind that costs most points, or -1."""
    best: i64 = -1
    for kind in range(g.nkinds):
        if g.kinds[kind].vp < 0 and (best < 0 or g.kinds[kind].vp < g.kinds[best].vp):
            best = kind
    return best
