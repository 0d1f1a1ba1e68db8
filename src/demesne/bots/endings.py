"""Purchases that end the game: buy them if that wins, and avoid them if that loses."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from demesne.engine.constants import MANY
from demesne.engine.costs import cost, may_buy
from demesne.engine.expressions import PLAIN
from demesne.engine.gaining import pile_left
from demesne.engine.next_turn import has_run_out
from demesne.engine.prices import ODD_PRICE
from demesne.engine.scoring import score, standing
from demesne.engine.state import State

PILES: Final[i64] = 3  # a game ends with this many empty piles


def last_purchase(g: State, who: i64, coins: i64) -> i64:
    """The next card to buy if this player can end the game this turn and win, or if the game ends anyway; otherwise -1."""
    if has_run_out(g):
        return best_points(g, who, coins, vec[i64]([]))
    target = last_pile(g, who, coins)
    return target if target >= 0 else last_piles(g, who, coins)


def last_pile(g: State, who: i64, coins: i64) -> i64:
    """A pile that ends the game by itself, if the player wins by buying all of it; otherwise -1."""
    for kind in g.components.end_kinds:
        if can_buy_all(g, who, kind, g.buys, coins) and wins_with(g, who, vec[i64]([kind]), coins):
            return kind
    return -1


def last_piles(g: State, who: i64, coins: i64) -> i64:
    """The first of the piles that are still missing for the end, if the player wins by buying them all; otherwise -1."""
    small = vec[i64]([])
    for kind in range(g.nkinds):
        if g.left[kind] > 0 and g.left[kind] <= g.buys and is_a_pile(g, kind) and can_buy_all(g, who, kind, g.buys, coins):
            small = append(small, kind)
    wanting = PILES - g.empty
    if len(small) < wanting:
        return -1
    chosen = vec[i64]([])
    return first_of_piles(g, who, small, 0, wanting, chosen, g.buys, coins)


def first_of_piles(
    g: State, who: i64, small: vec[i64], start: i64, wanting: i64, chosen: vec[i64], buys: i64, coins: i64
) -> i64:
    """Try all ways to choose some more piles; return the first card of one that wins, or -1."""
    if wanting == 0:
        return chosen[0] if wins_with(g, who, chosen, coins + price_of_all(g, chosen)) else -1
    for i in range(start, len(small)):
        kind = small[i]
        if can_buy_all(g, who, kind, buys, coins):
            rest = coins - g.left[kind] * cost(g, kind)
            found = first_of_piles(g, who, small, i + 1, wanting - 1, append(chosen, kind), buys - g.left[kind], rest)
            if found >= 0:
                return found
    return -1


def is_a_pile(g: State, kind: i64) -> bool:
    """Whether a supply pile holds only cards of this kind."""
    at = g.components.pile_of[kind]
    return at >= 0 and g.components.piles[at].supply and pile_left(g, at) == g.left[kind]


def can_buy_all(g: State, who: i64, kind: i64, buys: i64, coins: i64) -> bool:
    """Whether a player can empty a pile with this many Buys and coins."""
    price = cost(g, kind)
    return g.left[kind] <= buys and price < ODD_PRICE and g.left[kind] * price <= coins and may_buy(g, who, kind)


def price_of_all(g: State, kinds: vec[i64]) -> i64:
    """The total price of all cards left in these piles."""
    n: i64 = 0
    for kind in kinds:
        n += g.left[kind] * cost(g, kind)
    return n


def wins_with(g: State, who: i64, piles: vec[i64], coins: i64) -> bool:
    """Whether a player wins by buying the rest of these piles, and the most points with the remaining coins."""
    points: i64 = 0
    buys = g.buys
    for kind in piles:
        points += g.left[kind] * points_of(g, who, kind)
        buys -= g.left[kind]
    points += more_points(g, who, coins - price_of_all(g, piles), buys, piles)
    return standing_with(g, who, points) > best_of_others(g, who)


def ends_behind(g: State, who: i64, target: i64, coins: i64) -> bool:
    """Whether buying this card ends the game and loses it, even with the best other purchases."""
    if g.left[target] != 1 or (g.empty < PILES - 1 and not ends_alone(g, target)):
        return False
    if has_run_out(g) or (not ends_alone(g, target) and not is_a_pile(g, target)):
        return False
    bought = vec[i64]([target])
    points = points_of(g, who, target) + more_points(g, who, coins - cost(g, target), g.buys - 1, bought)
    return standing_with(g, who, points) < best_of_others(g, who)


def ends_alone(g: State, kind: i64) -> bool:
    """Whether the game ends as soon as this pile is empty."""
    for last in g.components.end_kinds:
        if last == kind:
            return True
    return False


def standing_with(g: State, who: i64, more: i64) -> i64:
    """A player's standing at the end of this turn with additional points."""
    turns = g.players[who].turns
    if who == g.current and g.extra == 0:
        turns += 1
    return standing(score(g, who) + more, turns)


def best_of_others(g: State, who: i64) -> i64:
    """The standing of the best other player if the game ended now."""
    best: i64 = standing(-MANY, 0)
    for seat in range(g.nplayers):
        if seat != who:
            best = max(best, standing_with(g, seat, 0))
    return best


def points_of(g: State, who: i64, kind: i64) -> i64:
    """The points that a card of this kind is worth to a player."""
    card = g.kinds[kind]
    return card.vp if card.worth is PLAIN else card.worth.value(g, who)


def more_points(g: State, who: i64, coins: i64, buys: i64, but: vec[i64]) -> i64:
    """The points of other cards that can be bought, most points first."""
    points: i64 = 0
    while buys > 0:
        best = best_points(g, who, coins, but)
        if best < 0:
            break
        n = g.left[best]
        if cost(g, best) > 0:
            n = min(n, coins // cost(g, best))
        n = min(n, buys)
        points += n * points_of(g, who, best)
        coins -= n * cost(g, best)
        buys -= n
        but = append(but, best)
    return points


def best_points(g: State, who: i64, coins: i64, but: vec[i64]) -> i64:
    """The affordable card with the most points, except those in `but`; -1 if there is none."""
    best: i64 = -1
    most: i64 = 0
    for kind in range(g.nkinds):
        if g.left[kind] == 0 or g.components.pile_of[kind] < 0 or not g.components.piles[g.components.pile_of[kind]].supply:
            continue
        points = points_of(g, who, kind)
        if points <= most or cost(g, kind) > coins or not may_buy(g, who, kind):
            continue
        is_taken = False
        for other in but:
            if other == kind:
                is_taken = True
        if not is_taken:
            best = kind
            most = points
    return best
