"""Conditions of a strategy, bound to the piles of one game. They run inside the engine, so they are compiled with it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.bots.turn_estimate import TurnEstimate
from demesne.engine.constants import COFFERS, DEBT, FAVORS, GAINED, IN_ACTION_PHASE, MANY, VILLAGERS, VP
from demesne.engine.expressions import PLAIN
from demesne.engine.gaining import pile_left
from demesne.engine.history import entry_thing, entry_what, entry_who
from demesne.engine.scoring import score
from demesne.engine.state import State
from demesne.engine.tokens import vp_at

DECK_SIZE: Final[i64] = 0
DRAW_PILE: Final[i64] = 1
TURN: Final[i64] = 2
COINS: Final[i64] = 3
BUYS: Final[i64] = 4
ACTIONS: Final[i64] = 5
SCORE: Final[i64] = 6
LEAD: Final[i64] = 7
EMPTY_PILES: Final[i64] = 8
SMALLEST_PILE: Final[i64] = 9
GAINS_TO_END: Final[i64] = 10
IS_ACTION_PHASE: Final[i64] = 11
POTIONS: Final[i64] = 12
TOKEN: Final[i64] = 20  # tokens have numbers from here on, in the order of the engine
FIGURES: Final[dict[str, int]] = {
    "deck_size": 0, "draw_pile": 1, "turn": 2, "coins": 3, "buys": 4, "actions": 5, "score": 6, "lead": 7, "empty_piles": 8,
    "smallest_pile": 9, "gains_to_end": 10, "action_phase": 11, "potions": 12,
    "coffers": int(TOKEN + COFFERS), "villagers": int(TOKEN + VILLAGERS), "favors": int(TOKEN + FAVORS),
    "vp_tokens": int(TOKEN + VP), "debt": int(TOKEN + DEBT),
}  # fmt: skip
OPERATORS: Final[dict[str, int]] = {
    "+": 0, "-": 1, "*": 2, "/": 3, "<": 4, "<=": 5, "=": 6, "!=": 7, ">=": 8, ">": 9, "and": 10, "or": 11,
}  # fmt: skip
PLUS: Final[i64] = 0
MINUS: Final[i64] = 1
TIMES: Final[i64] = 2
BY: Final[i64] = 3
LESS: Final[i64] = 4
AT_MOST: Final[i64] = 5
EQUAL: Final[i64] = 6
DIFFERENT: Final[i64] = 7
AT_LEAST: Final[i64] = 8
MORE: Final[i64] = 9
BOTH: Final[i64] = 10


class Term:
    """A number that a player can know. As a condition, it holds unless it is 0."""

    def value(self, g: State, who: i64) -> float:
        """The value for player `who`; a condition holds if it is not 0."""
        raise AssertionError("every term has its value")


@final
class Constant(Term):
    """A number."""

    def __init__(self, number: float) -> None:
        self.number: float = number

    def value(self, g: State, who: i64) -> float:
        return self.number


@final
class Opposite(Term):
    """The negation of a term: `-` or `not`."""

    def __init__(self, of: Term, logical: bool) -> None:
        self.of: Term = of
        self.logical: bool = logical

    def value(self, g: State, who: i64) -> float:
        value = self.of.value(g, who)
        if self.logical:
            return 1.0 if value == 0.0 else 0.0
        return -value


@final
class Both(Term):
    """Two terms joined by an operator. Division by 0 gives 0."""

    def __init__(self, op: i64, left: Term, right: Term) -> None:
        self.op: i64 = op
        self.left: Term = left
        self.right: Term = right

    def value(self, g: State, who: i64) -> float:
        op = self.op
        left = self.left.value(g, who)
        if op >= BOTH:
            if (left != 0.0) != (op == BOTH):
                return 0.0 if op == BOTH else 1.0
            return 1.0 if self.right.value(g, who) != 0.0 else 0.0
        right = self.right.value(g, who)
        if op >= LESS:
            return 1.0 if compare(op, left, right) else 0.0
        if op == PLUS:
            return left + right
        if op == MINUS:
            return left - right
        if op == TIMES:
            return left * right
        return left / right if right != 0.0 else 0.0


def compare(op: i64, left: float, right: float) -> bool:
    """Whether a comparison of two numbers holds."""
    if op == LESS:
        return left < right
    if op == AT_MOST:
        return left <= right
    if op == EQUAL:
        return left == right
    if op == DIFFERENT:
        return left != right
    if op == AT_LEAST:
        return left >= right
    return left > right


@final
class Owned(Term):
    """The weighted number of cards of these kinds that the player owns, wherever they are."""

    def __init__(self, kinds: list[int], weights: list[int]) -> None:
        self.kinds: vec[i64] = vec[i64](kinds)
        self.weights: vec[i64] = vec[i64](weights)

    def value(self, g: State, who: i64) -> float:
        own = g.players[who].owned
        kinds = self.kinds
        weights = self.weights
        n: i64 = 0
        for i in range(len(kinds)):
            n += own[kinds[i]] * weights[i]
        return float(n)


@final
class OwnedByOthers(Term):
    """How many copies of some kinds the other players own together."""

    def __init__(self, kinds: list[int]) -> None:
        self.kinds: vec[i64] = vec[i64](kinds)

    def value(self, g: State, who: i64) -> float:
        n: i64 = 0
        for seat in range(g.nplayers):
            if seat != who:
                for kind in self.kinds:
                    n += g.players[seat].owned[kind]
        return float(n)


@final
class Held(Term):
    """The number of cards of these kinds in the player's hand, or in play."""

    def __init__(self, kinds: list[int], nkinds: int, in_play: bool) -> None:
        self.wanted: vec[i64] = vec[i64]([1 if kind in kinds else 0 for kind in range(nkinds)])
        self.in_play: bool = in_play

    def value(self, g: State, who: i64) -> float:
        p = g.players[who]
        zone = p.play if self.in_play else p.hand
        wanted = self.wanted
        n: i64 = 0
        for i in range(zone.n):
            n += wanted[g.kind_of[zone.ids[i]]]
        return float(n)


@final
class OnMats(Term):
    """The number of cards of these kinds on the player's mats."""

    def __init__(self, kinds: list[int], nkinds: int) -> None:
        self.wanted: vec[i64] = vec[i64]([1 if kind in kinds else 0 for kind in range(nkinds)])

    def value(self, g: State, who: i64) -> float:
        n: i64 = 0
        for mat in g.players[who].mats:
            for i in range(mat.n):
                n += self.wanted[g.kind_of[mat.ids[i]]]
        return float(n)


@final
class GainedNow(Term):
    """The number of cards of these kinds that the player has gained this turn."""

    def __init__(self, kinds: list[int], nkinds: int) -> None:
        self.wanted: vec[i64] = vec[i64]([1 if kind in kinds else 0 for kind in range(nkinds)])

    def value(self, g: State, who: i64) -> float:
        n: i64 = 0
        for i in range(g.history.n):
            entry = g.history.ids[i]
            if entry_what(entry) == GAINED and entry_who(entry) == who:
                n += self.wanted[g.kind_of[entry_thing(entry)]]
        return float(n)


@final
class TypicalTurn(Term):
    """The number of cards that an average turn with the player's deck sees, or its coins."""

    def __init__(self, estimate: TurnEstimate, is_coins: bool) -> None:
        self.estimate: TurnEstimate = estimate
        self.is_coins: bool = is_coins

    def value(self, g: State, who: i64) -> float:
        self.estimate.look(g.players[who].owned)
        return self.estimate.coins if self.is_coins else self.estimate.cards


@final
class Left(Term):
    """How many copies of a kind are left in its pile."""

    def __init__(self, kind: i64) -> None:
        self.kind: i64 = kind

    def value(self, g: State, who: i64) -> float:
        return float(g.left[self.kind])


@final
class VpOn(Term):
    """The VP on a pile or landscape; landscapes are numbered after all piles."""

    def __init__(self, at: i64) -> None:
        self.at: i64 = at

    def value(self, g: State, who: i64) -> float:
        return float(vp_at(g, self.at))


@final
class Has(Term):
    """1 if the player has a project or artifact, otherwise 0."""

    def __init__(self, land: i64) -> None:
        self.land: i64 = land

    def value(self, g: State, who: i64) -> float:
        return float(g.players[who].has_land[self.land])


@final
class Points(Term):
    """The points that one copy of a kind is worth to the player now."""

    def __init__(self, kind: i64) -> None:
        self.kind: i64 = kind

    def value(self, g: State, who: i64) -> float:
        card = g.kinds[self.kind]
        return float(card.vp if card.worth is PLAIN else card.worth.value(g, who))


@final
class Figure(Term):
    """A public number about the game or the player."""

    def __init__(self, which: i64) -> None:
        self.which: i64 = which

    def value(self, g: State, who: i64) -> float:
        return float(figure(g, who, self.which))


def figure(g: State, who: i64, which: i64) -> i64:
    """One of the numbers about the game that strategies can ask for."""
    p = g.players[who]
    if which == COINS:
        return g.coins
    if which == TURN:
        return p.turns + 1
    if which == DECK_SIZE:
        return deck_size(g, who)
    if which == BUYS:
        return g.buys
    if which == ACTIONS:
        return g.actions
    if which == SCORE:
        return score(g, who)
    if which == LEAD:
        return lead(g, who)
    if which == EMPTY_PILES:
        return g.empty
    if which == SMALLEST_PILE:
        return smallest_pile(g)
    if which == GAINS_TO_END:
        return gains_to_end(g)
    if which >= TOKEN:
        return p.tokens[which - TOKEN]
    if which == POTIONS:
        return g.potions
    if which == IS_ACTION_PHASE:
        return 1 if g.phase == IN_ACTION_PHASE else 0
    return p.deck.n


def deck_size(g: State, who: i64) -> i64:
    """How many cards a player owns."""
    n: i64 = 0
    for copies in g.players[who].owned:
        n += copies
    return n


def lead(g: State, who: i64) -> i64:
    """By how many points a player is ahead of the best other player."""
    best: i64 = -MANY
    for seat in range(g.nplayers):
        if seat != who:
            points = score(g, seat)
            if points > best:
                best = points
    return score(g, who) - best


def smallest_pile(g: State) -> i64:
    """The number of cards in the smallest supply pile."""
    smallest: i64 = MANY
    for i in range(len(g.components.piles)):
        pile = g.components.piles[i]
        if pile.supply and pile_left(g, i) < smallest:
            smallest = pile_left(g, i)
    return smallest


def gains_to_end(g: State) -> i64:
    """How many gains could end the game: the cards in the three smallest piles, or the rest of a pile that ends it alone."""
    first: i64 = MANY
    second: i64 = MANY
    third: i64 = MANY
    for i in range(len(g.components.piles)):
        pile = g.components.piles[i]
        if not pile.supply:
            continue
        left = pile_left(g, i)
        if left < first:
            third = second
            second = first
            first = left
        elif left < second:
            third = second
            second = left
        elif left < third:
            third = left
    n = first + second + third
    for kind in g.components.end_kinds:
        if g.left[kind] < n:
            n = g.left[kind]
    return n
