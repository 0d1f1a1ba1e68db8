"""The results of playouts in figures that people care about, to explain why an answer is better than another.

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
WON: Final[i64] = 0  # the searcher's share of the win
MONEY_NOW: Final[i64] = 1  # coins to spend in the turn at hand
MONEY_SOON: Final[i64] = 2  # in the next turns together
REACHED: Final[i64] = 3  # the number of the own turn from now on that first had the price of the dearest pile that ends games
MONEY_OF_OTHERS: Final[i64] = 4  # in their next turns, together
POINTS: Final[i64] = 5  # at the end of the game
POINTS_OF_OTHERS: Final[i64] = 6  # points of the best other player at the end
TURNS: Final[i64] = 7  # own turns until the end
DEAR_CARDS: Final[i64] = 8  # cards of that dearest pile in the end
JUNK: Final[i64] = 9  # Curses at the end
JUNK_OF_OTHERS: Final[i64] = 10  # Curses of all other players at the end
AHEAD: Final[i64] = 11  # own points less those of the best other, in the end
MONEY_SOON_OF_OTHERS: Final[i64] = 12  # of the other player who has most
REACHED_OF_OTHERS: Final[i64] = 13  # by the first of the other players, as a number of that player's turns
DRAWN: Final[i64] = 14  # how many of the next turns leave no card to draw
DRAWN_OF_OTHERS: Final[i64] = 15  # the same, of the other player who has most such turns
FIGURES: Final[i64] = 16
FRESH: Final[i64] = 2  # cards in the discard pile that may have been gained this turn


@final
class Record:
    """The figures of the playouts of one answer, one playout after the other."""

    def __init__(self) -> None:
        self.figures: vec[i64] = vec[i64]()

    def note(self, figure: i64) -> None:
        """Append a figure of the current playout."""
        self.figures = append(self.figures, figure)

    def playouts(self) -> i64:
        """The number of recorded playouts."""
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

    def known(self, figure: i64) -> float:
        """The share of playouts that tell it."""
        n: i64 = 0
        for i in range(self.playouts()):
            if self.figures[i * FIGURES + figure] != UNKNOWN:
                n += 1
        return float(n) / float(max(self.playouts(), 1))


@final
class Gap:
    """By how much a figure of one answer is above that of another, in the deals both have had: the playouts of both in which
    it is known are compared one by one."""

    def __init__(self, one: Record, other: Record, figure: i64) -> None:
        deals = min(one.playouts(), other.playouts())
        total: i64 = 0
        squares = 0.0
        n: i64 = 0
        sum_there = 0.0
        squares_there = 0.0
        products = 0.0
        for i in range(deals):
            here = one.figures[i * FIGURES + figure]
            there = other.figures[i * FIGURES + figure]
            if here != UNKNOWN and there != UNKNOWN:
                ahead = here - there
                total += ahead
                squares += float(ahead) * float(ahead)
                sum_there += float(there)
                squares_there += float(there) * float(there)
                products += float(here) * float(there)
                n += 1
        self.known: float = float(n) / float(max(deals, 1))  # the share of deals in which it is
        self.n: i64 = n
        self.mean: float = float(total) / float(max(n, 1))
        spread = max(squares / float(max(n, 1)) - self.mean * self.mean, 0.0)
        self.error: float = sqrt(spread / float(max(n - 1, 1)))
        many = float(max(n, 1))
        self.there: float = sum_there / many  # the mean of the other one,
        varied = squares_there / many - self.there * self.there
        together = products / many - (self.there + self.mean) * self.there
        self.follows: float = min(max(together / varied, 0.0), 1.0) if varied > 0.0 else 1.0  # and how much follows from it


@final
class Course(BuyWatcher):
    """What happens to the searcher and the others in the playout at hand; games it was not told to watch are none of its
    business."""

    def __init__(self, root: State, me: i64) -> None:
        self.me: i64 = me
        self.now: i64 = root.turn  # the turn at hand
        self.turns: vec[i64] = vec[i64]([player.turns for player in root.players])  # of each before it
        self.current: i64 = root.current
        self.dear: i64 = dearest(root)
        self.price: i64 = coins_in(root.components.costs[self.dear]) if self.dear >= 0 else 0
        self.junk: i64 = worst(root)
        self.game: State = root  # that is watched
        self.money_now: i64 = UNKNOWN
        self.money_of_others: i64 = 0
        nothing = [-1] * int(root.nplayers)
        self.last: vec[i64] = vec[i64](nothing)  # the last turn of each player whose money was noted,
        self.soon: vec[i64] = vec[i64](nothing)  # the money of their next turns together,
        self.drawn: vec[i64] = vec[i64](nothing)  # how many of those drew all cards,
        self.reached: vec[i64] = vec[i64](nothing)  # and the first one that had the price of the dearest pile

    def begin(self, g: State) -> None:
        """Watch this game from now on."""
        self.game = g
        self.money_now = UNKNOWN
        self.money_of_others = 0
        for who in range(g.nplayers):
            self.last[who] = -1
            self.soon[who] = 0
            self.drawn[who] = 0
            self.reached[who] = UNKNOWN
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
        if who != self.me and self.last[who] < 0:
            self.money_of_others += g.coins
        number = self.turns_since(g, who) + 1
        if number <= SOON:
            self.soon[who] += g.coins
            player = g.players[who]
            if player.deck.n == 0 and player.discard.n <= FRESH:
                self.drawn[who] += 1
        if self.reached[who] == UNKNOWN and self.dear >= 0 and g.coins >= self.price:
            self.reached[who] = number
        self.last[who] = g.turn

    def turns_since(self, g: State, who: i64) -> i64:
        """Whole turns of a player after the one at hand."""
        return g.players[who].turns - self.turns[who] - (1 if who == self.current else 0)

    def end(self, g: State, won: i64, record: Record) -> None:
        """The playout is over, though perhaps not the game."""
        turns = self.turns_since(g, self.me)
        record.note(won)
        record.note(self.money_now)
        record.note(self.soon[self.me] if turns >= SOON else UNKNOWN)
        record.note(self.reached[self.me])
        record.note(self.money_of_others if self.have_all_bought(g) else UNKNOWN)
        self.note_ending(g, turns, record)
        self.note_others(g, record)

    def note_ending(self, g: State, turns: i64, record: Record) -> None:
        """Note the figures of the end of the game, as unknown if the piles did not end it."""
        if not has_run_out(g):
            for _ in range(POINTS, AHEAD + 1):
                record.note(UNKNOWN)
            return
        points_of_others: i64 = UNKNOWN
        junk_of_others: i64 = 0
        for who in range(g.nplayers):
            if who != self.me:
                points_of_others = max(points_of_others, score(g, who))
                junk_of_others += self.count(g, who, self.junk)
        points = score(g, self.me)
        record.note(points)
        record.note(points_of_others)
        record.note(turns)
        record.note(self.count(g, self.me, self.dear))
        record.note(self.count(g, self.me, self.junk))
        record.note(junk_of_others)
        record.note(points - points_of_others)

    def note_others(self, g: State, record: Record) -> None:
        """Note the figures of the next turns of the other players, and how often the whole deck was drawn."""
        money: i64 = UNKNOWN
        reached: i64 = UNKNOWN
        drawn: i64 = UNKNOWN
        for who in range(g.nplayers):
            if who != self.me:
                if self.turns_since(g, who) >= SOON:
                    money = max(money, self.soon[who])
                    drawn = max(drawn, self.drawn[who])
                first = self.reached[who]
                if first != UNKNOWN and (reached == UNKNOWN or first < reached):
                    reached = first
        record.note(money)
        record.note(reached)
        record.note(self.drawn[self.me] if self.turns_since(g, self.me) >= SOON else UNKNOWN)
        record.note(drawn)

    def have_all_bought(self, g: State) -> bool:
        """Every other player has had a Buy phase in a later turn."""
        for who in range(g.nplayers):
            if who != self.me and self.last[who] < 0:
                return False
        return True

    def count(self, g: State, who: i64, kind: i64) -> i64:
        """How many copies of a kind a player owns; 0 if the game has no such kind."""
        return g.players[who].owned[kind] if kind >= 0 else 0


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
