"""The chance to win a position between two turns, from what everybody at the table knows of it.

One small network for every kingdom gives each player of a position a strength, from his deck, the decks of the others and the
supply; the chances follow from all strengths together, so that they make one. It is trained by scripts/train_value.py, which
writes `position_value.json`. What cards do is read from their texts, and of decks only the number of each card is asked.

A game gets to such a position by its `turn_limit`, at which it is over without having run out (`next_turn.has_run_out`).
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.bots.advice.worth import coins_worth
from demesne.bots.conditions import gains_to_end
from demesne.bots.search_answers import UNIT
from demesne.bots.turn_estimate import Brings, TurnEstimate, brings
from demesne.engine.components import Components
from demesne.engine.constants import ACTION, ATTACK, COFFERS, CURSE, DEBT, NIGHT, TREASURE, VICTORY, VILLAGERS
from demesne.engine.definitions import Card
from demesne.engine.expressions import PLAIN
from demesne.engine.scoring import score
from demesne.engine.state import State

FILE: Final = "position_value.json"
# What is summed up over a deck, card by card.
TRAITS: Final = (
    "size", "treasure coins", "curses", "green", "coppers", "cantrips", "terminals", "junkers", "attacks", "trashers",
    "gainers", "tokens", "action price", "treasure price", "actions", "odd points",
)  # fmt: skip
# What is said of a player: first what a turn with his deck is like and how he stands, then those sums.
STANDING: Final = (
    "turn cards", "turn coins", "turn buys", "spare actions", "share seen", "coins per card", "score", "lead",
    "lead by points left", "lead by gains left", "coffers", "villagers", "debt", "landscapes", "turns", "waits",
    "reach five", "reach end pile", "reach dearest", "junk share", "price per card", "action price per card",
)  # fmt: skip
OWN: Final = (*STANDING, *TRAITS)
# And of the table.
TABLE: Final = (
    "end pile", "end pile share", "two end piles", "empty piles", "gains to end", "curses left", "three players",
    "four players",
)  # fmt: skip
INPUTS: Final = (*OWN, *[f"others' {name}" for name in OWN], *TABLE)  # others': on average
NTRAITS: Final[i64] = 16
NSTANDING: Final[i64] = 22
NOWN: Final[i64] = 38
NTABLE: Final[i64] = 8
SOME_POINTS: Final = 3.0  # added to what divides a lead, which may be nothing


# ---------------------------------------------------------------- the network
@final
class Layer:
    """Sums of its inputs, each with its weights. Four sums are made at a time: that is faster than one after the other."""

    def __init__(self, weights: list[list[float]], biases: list[float]) -> None:
        self.inputs: i64 = len(weights[0])
        self.outputs: i64 = (len(biases) + 3) // 4 * 4  # some may be there for nothing
        none = int(self.outputs) - len(biases)
        rows = weights + [[0.0] * len(weights[0])] * none
        self.weights: vec[float] = vec[float](
            [rows[at + k][j] for at in range(0, len(rows), 4) for j in range(len(weights[0])) for k in range(4)]
        )
        self.biases: vec[float] = vec[float](biases + [0.0] * none)

    def put_through(self, values: vec[float], result: vec[float], is_last: bool) -> None:
        """Sums below 0 count nothing, but in the end."""
        weights = self.weights
        biases = self.biases
        at: i64 = 0
        i: i64 = 0
        while i < self.outputs:
            one, two, three, four = biases[i], biases[i + 1], biases[i + 2], biases[i + 3]
            for j in range(self.inputs):
                value = values[j]
                one += weights[at] * value
                two += weights[at + 1] * value
                three += weights[at + 2] * value
                four += weights[at + 3] * value
                at += 4
            result[i] = one if is_last or one > 0.0 else 0.0
            result[i + 1] = two if is_last or two > 0.0 else 0.0
            result[i + 2] = three if is_last or three > 0.0 else 0.0
            result[i + 3] = four if is_last or four > 0.0 else 0.0
            i += 4


@cache
def trained() -> list[Layer]:
    """The network that ships with demesne."""
    data = json.loads(files("demesne").joinpath("bots", FILE).read_text("utf-8"))
    assert data["inputs"] == list(INPUTS), "the network was trained for other inputs"
    return [Layer(layer["weights"], layer["biases"]) for layer in data["layers"]]


# ---------------------------------------------------------------- cards
def traits_of(card: Card) -> list[float]:
    """In the order of TRAITS."""
    made = brings(card)
    types = card.types
    played = types & (ACTION | TREASURE | NIGHT) != 0
    price = float(coins_worth(card.price))
    given = made if played else Brings()
    return [
        1.0,
        given.coins if types & TREASURE else 0.0,
        1.0 if types & CURSE else 0.0,
        1.0 if types & VICTORY and not played else 0.0,
        1.0 if types & TREASURE and price == 0.0 else 0.0,
        1.0 if types & ACTION and given.actions >= 1.0 and given.cards >= 1.0 else 0.0,
        1.0 if types & ACTION and given.actions < 1.0 else 0.0,
        given.junks,
        1.0 if types & ATTACK and given.junks == 0.0 else 0.0,
        given.trashes,
        given.gains,
        given.tokens,
        price if types & (ACTION | NIGHT) else 0.0,
        price if types & TREASURE and not types & ACTION else 0.0,
        1.0 if types & ACTION else 0.0,
        0.0 if card.worth is PLAIN else 1.0,
    ]


# ---------------------------------------------------------------- positions
@final
class PositionValue:
    """The chances to win, bound to the cards of one game. It makes notes while it looks, so each search has its own."""

    def __init__(self, components: Components, layers: list[Layer] | None = None) -> None:
        self.layers: list[Layer] = trained() if layers is None else layers
        self.turn: TurnEstimate = TurnEstimate(components)
        self.traits: vec[float] = vec[float]([trait for card in components.kinds for trait in traits_of(card)])
        self.end_points: vec[i64] = vec[i64]([int(components.kinds[kind].vp) for kind in components.end_kinds])
        prices = [float(coins_worth(components.costs[kind])) for kind in components.end_kinds]
        self.end_price: float = min(prices, default=0.0)
        self.dearest: float = max(prices, default=0.0)
        self.land_prices: vec[float] = vec[float]([float(coins_worth(land.price)) for land in components.lands])
        self.curses: vec[i64] = vec[i64]([i for i, card in enumerate(components.kinds) if card.types & CURSE])
        n = int(components.nplayers)
        self.n: i64 = n
        self.own: vec[float] = vec[float]([0.0] * (n * len(OWN)))  # of each player
        self.table: vec[float] = vec[float]([0.0] * len(TABLE))
        self.points: vec[i64] = vec[i64]([0] * n)
        self.strengths: vec[float] = vec[float]([0.0] * n)
        self.row: vec[float] = vec[float]([0.0] * len(INPUTS))
        self.between: list[vec[float]] = [vec[float]([0.0] * int(layer.outputs)) for layer in self.layers]

    def chance(self, g: State, who: i64) -> i64:
        """That this player wins, in parts of UNIT; a shared win counts in part."""
        self.look(g)
        for seat in range(self.n):
            self.strengths[seat] = self.strength(seat)
        total = 0.0
        for seat in range(self.n):
            total += exp(min(self.strengths[seat] - self.strengths[who], 100.0))
        return i64(float(UNIT) / total + 0.5)

    def strength(self, who: i64) -> float:
        self.fill_row(who)
        values = self.row
        last: i64 = len(self.layers) - 1
        for i in range(last + 1):
            self.layers[i].put_through(values, self.between[i], i == last)
            values = self.between[i]
        return values[0]

    def fill_row(self, who: i64) -> None:
        """What the network is told of one player."""
        row = self.row
        own = self.own
        others = 1.0 / float(self.n - 1)
        for i in range(NOWN):
            total = 0.0
            for seat in range(self.n):
                if seat != who:
                    total += own[seat * NOWN + i]
            row[i] = own[who * NOWN + i]
            row[NOWN + i] = total * others
        for i in range(NTABLE):
            row[2 * NOWN + i] = self.table[i]

    def inputs(self, g: State, who: i64) -> list[float]:
        """The same for whoever trains it."""
        self.look(g)
        self.fill_row(who)
        return [value for value in self.row]

    # ------------------------------------------------------------ looking
    def look(self, g: State) -> None:
        gains = float(gains_to_end(g))
        left = self.look_at_table(g, gains)
        next = (g.current + 1) % self.n if g.over else g.current
        for who in range(self.n):
            self.points[who] = score(g, who)
        for who in range(self.n):
            self.look_at(g, who)
            at = who * NOWN
            own = self.own
            lead = float(self.lead(who))
            own[at + 6] = float(self.points[who])
            own[at + 7] = lead
            own[at + 8] = lead / (SOME_POINTS + left)
            own[at + 9] = lead / (SOME_POINTS + gains)
            own[at + 15] = float((who - next + self.n) % self.n)

    def look_at_table(self, g: State, gains: float) -> float:
        """Returns the points that lie in the piles that end the game."""
        table = self.table
        ends = g.components.end_kinds
        points = 0.0
        fewest = 1.0
        fewest_left: i64 = 1000
        for i in range(len(ends)):
            left = g.left[ends[i]]
            points += float(left * self.end_points[i])
            share = float(left) / float(max(g.components.sizes[ends[i]], 1))
            if share < fewest:
                fewest = share
            if left < fewest_left:
                fewest_left = left
        curses: i64 = 0
        for kind in self.curses:
            curses += g.left[kind]
        table[0] = float(fewest_left)
        table[1] = fewest
        table[2] = 1.0 if len(ends) > 1 else 0.0
        table[3] = float(g.empty)
        table[4] = gains
        table[5] = float(curses) / float(self.n)
        table[6] = 1.0 if self.n == 3 else 0.0
        table[7] = 1.0 if self.n == 4 else 0.0
        return points

    def look_at(self, g: State, who: i64) -> None:
        """At a player's deck, tokens and landscapes."""
        p = g.players[who]
        own = self.own
        at = who * NOWN
        sums = at + NSTANDING
        traits = self.traits
        for i in range(NTRAITS):
            own[sums + i] = 0.0
        for kind in range(g.nkinds):
            if p.own[kind] > 0:
                n = float(p.own[kind])
                of = kind * NTRAITS
                for i in range(NTRAITS):
                    own[sums + i] += n * traits[of + i]
        size = max(own[sums], 1.0)
        turn = self.turn
        turn.look(p.own)
        own[at] = turn.cards
        own[at + 1] = turn.coins
        own[at + 2] = turn.buys
        own[at + 3] = turn.spare
        own[at + 4] = turn.cards / size
        own[at + 5] = own[sums + 1] / size
        own[at + 10] = float(p.tokens[COFFERS])
        own[at + 11] = float(p.tokens[VILLAGERS])
        own[at + 12] = float(p.tokens[DEBT])
        own[at + 13] = self.landscapes(g, who)
        own[at + 14] = float(p.turns)
        own[at + 16] = turn.reach(5.0)
        own[at + 17] = turn.reach(self.end_price)
        own[at + 18] = turn.reach(self.dearest) if self.dearest > self.end_price else own[at + 17]
        own[at + 19] = (own[sums + 2] + own[sums + 3] + own[sums + 4]) / size  # Curses, green cards, Coppers
        own[at + 20] = (own[sums + 12] + own[sums + 13]) / size
        own[at + 21] = own[sums + 12] / size

    def landscapes(self, g: State, who: i64) -> float:
        """What those that he has cost."""
        p = g.players[who]
        total = 0.0
        if p.nowned > 0:
            for land in range(g.nlands):
                if p.owns[land] > 0:
                    total += self.land_prices[land]
        return total

    def lead(self, who: i64) -> i64:
        """Over the best of the others."""
        best: i64 = -1_000_000
        for seat in range(self.n):
            if seat != who and self.points[seat] > best:
                best = self.points[seat]
        return self.points[who] - best
