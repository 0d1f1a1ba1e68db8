"""Figures about playouts that people understand, to explain why one answer is better than another.

A `Course` watches one playout after another. A search that only needs the answer runs without one.
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

UNKNOWN: Final[i64] = -(1 << 40)  # a figure that the playout ended too early to determine
SOON: Final[i64] = 5  # the number of own turns after this one that count as the next turns

# The figures of a playout
WON: Final[i64] = 0  # the searcher's share of the win
MONEY_NOW: Final[i64] = 1  # coins to spend in the current turn
MONEY_SOON: Final[i64] = 2  # total coins of the next turns
REACHED: Final[i64] = 3  # the own turn, counted from now, that first had the price of the dearest game-ending pile
MONEY_OF_OTHERS: Final[i64] = 4  # total coins of the other players in their next turn
POINTS: Final[i64] = 5  # own points at the end of the game
POINTS_OF_OTHERS: Final[i64] = 6  # points of the best other player at the end
TURNS: Final[i64] = 7  # own turns until the end of the game
DEAR_CARDS: Final[i64] = 8  # own cards of the dearest game-ending pile at the end
JUNK: Final[i64] = 9  # own Curses at the end
JUNK_OF_OTHERS: Final[i64] = 10  # Curses of all other players at the end
AHEAD: Final[i64] = 11  # lead over the best other player at the end
MONEY_SOON_OF_OTHERS: Final[i64] = 12  # total coins of the next turns of the richest other player
REACHED_OF_OTHERS: Final[i64] = 13  # the earliest such turn of another player, counted in that player's turns
DRAWN: Final[i64] = 14  # the number of next turns that drew the whole deck
DRAWN_OF_OTHERS: Final[i64] = 15  # the same for the other player with the most such turns
FIGURES: Final[i64] = 16
FRESH: Final[i64] = 2  # cards in the discard pile that may have been gained this turn


@final
class Record:
    """The figures of the playouts of one answer, in order."""

    def __init__(self) -> None:
        self.figures: vec[i64] = vec[i64]()

    def note(self, figure: i64) -> None:
        """Append a figure of the current playout."""
        self.figures = append(self.figures, figure)

    def playouts(self) -> i64:
        """The number of recorded playouts."""
        return len(self.figures) // FIGURES

    def mean(self, figure: i64) -> float:
        """The mean of a figure over the playouts in which it is known."""
        total: i64 = 0
        n: i64 = 0
        for i in range(self.playouts()):
            value = self.figures[i * FIGURES + figure]
            if value != UNKNOWN:
                total += value
                n += 1
        return float(total) / float(max(n, 1))

    def known(self, figure: i64) -> float:
        """The share of playouts in which a figure is known."""
        n: i64 = 0
        for i in range(self.playouts()):
            if self.figures[i * FIGURES + figure] != UNKNOWN:
                n += 1
        return float(n) / float(max(self.playouts(), 1))


@final
class Gap:
    """The difference between two answers in one figure.

    Compares playouts of the same deal in pairs, as far as the figure is known in both.
    """

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
        self.known: float = float(n) / float(max(deals, 1))  # the share of deals in which both are known
        self.n: i64 = n
        self.mean: float = float(total) / float(max(n, 1))
        spread = max(squares / float(max(n, 1)) - self.mean * self.mean, 0.0)
        self.error: float = sqrt(spread / float(max(n - 1, 1)))
        many = float(max(n, 1))
        self.there: float = sum_there / many  # the mean of the other answer
        varied = squares_there / many - self.there * self.there
        together = products / many - (self.there + self.mean) * self.there
        self.follows: float = min(max(together / varied, 0.0), 1.0) if varied > 0.0 else 1.0  # regression slope, 0 to 1


@final
class Course(BuyWatcher):
    """Watches the searcher and the other players in the current playout, and ignores all other games."""

    def __init__(self, root: State, me: i64) -> None:
        self.me: i64 = me
        self.now: i64 = root.turn  # the number of the current turn
        self.turns: vec[i64] = vec[i64]([player.turns for player in root.players])  # the turns of each player before it
        self.current: i64 = root.current
        self.dear: i64 = dearest(root)
        self.price: i64 = coins_in(root.components.costs[self.dear]) if self.dear >= 0 else 0
        self.junk: i64 = worst(root)
        self.game: State = root  # the game to watch
        self.money_now: i64 = UNKNOWN
        self.money_of_others: i64 = 0
        nothing = [-1] * int(root.nplayers)
        self.last: vec[i64] = vec[i64](nothing)  # the last turn of each player whose coins were counted
        self.soon: vec[i64] = vec[i64](nothing)  # total coins of their next turns
        self.drawn: vec[i64] = vec[i64](nothing)  # the number of those turns that drew the whole deck
        self.reached: vec[i64] = vec[i64](nothing)  # the first turn that had the price of the dearest game-ending pile

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
        """Note the coins when the searcher is asked during the current turn."""
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
        """The number of turns a player has completed after the current one."""
        return g.players[who].turns - self.turns[who] - (1 if who == self.current else 0)

    def end(self, g: State, won: i64, record: Record) -> None:
        """Record the figures of a finished playout, even if its game did not end."""
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
        """Whether every other player has had a Buy phase in a later turn."""
        for who in range(g.nplayers):
            if who != self.me and self.last[who] < 0:
                return False
        return True

    def count(self, g: State, who: i64, kind: i64) -> i64:
        """How many copies of a kind a player owns; 0 if the game has no such kind."""
        return g.players[who].owned[kind] if kind >= 0 else 0


def dearest(g: State) -> i64:
    """The most expensive kind whose pile ends the game, or -1."""
    best: i64 = -1
    for kind in g.components.end_kinds:
        if best < 0 or g.components.costs[kind] > g.components.costs[best]:
            best = kind
    return best


def worst(g: State) -> i64:
    """The kind with the lowest negative points, or -1."""
    best: i64 = -1
    for kind in range(g.nkinds):
        if g.kinds[kind].vp < 0 and (best < 0 or g.kinds[kind].vp < g.kinds[best].vp):
            best = kind
    return best
