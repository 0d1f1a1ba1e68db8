"""Players inside the engine, compiled with it."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.engine.constants import ACTION, ACTION_PHASE, BUY_CARD, BUY_PHASE, MANY, NONE, PASS
from demesne.engine.costs import cost, types
from demesne.engine.policy import Policy
from demesne.engine.rng import Rng
from demesne.engine.run import offer_again, run
from demesne.engine.scoring import score
from demesne.engine.setup import deal
from demesne.engine.state import State


@final
class Menu(Policy):
    """Plays what it holds, buys the first affordable line of a menu, and otherwise declines or takes the first option.

    A line is a card, how many of it at most, and the number of Provinces left from which on it counts.
    """

    def __init__(self, lines: list[tuple[int, int, int]], watched: int) -> None:
        super().__init__(True, False, True)
        self.kinds: vec[i64] = vec[i64]([kind for kind, most, late in lines])
        self.most: vec[i64] = vec[i64]([most for kind, most, late in lines])
        self.late: vec[i64] = vec[i64]([late for kind, most, late in lines])
        self.watched: i64 = watched

    def choose(self, g: State, about: i64, who: i64) -> i64:
        if about == BUY_PHASE:
            own = g.players[who].own
            left = g.left
            watched = left[self.watched]
            kinds = self.kinds
            coins = g.coins
            for i in range(len(kinds)):
                kind = kinds[i]
                if cost(g, kind) <= coins and left[kind] > 0 and watched <= self.late[i] and own[kind] < self.most[i]:
                    return BUY_CARD + kind
            return PASS
        if about == ACTION_PHASE and g.actions > 0:
            hand = g.players[who].hand
            for i in range(hand.n):
                kind = g.kind_of[hand.ids[i]]
                if types(g, kind) & ACTION:
                    return kind
        if about <= BUY_PHASE:
            return PASS
        offer_again(g)
        last = g.options[g.noptions - 1]
        return last if last == PASS else g.options[0]


def big_money(g: State) -> Menu:
    """Province from 8 coins, Gold from 6, Silver from 3."""
    return Menu([(g.kit.kind(id), MANY, MANY) for id in ("province", "gold", "silver")], g.kit.kind("province"))


@final
class Random(Policy):
    """Any option, all equally likely."""

    def __init__(self, seed: i64) -> None:
        super().__init__(True, True, False)
        self.rng: Rng = Rng(seed)

    def choose(self, g: State, about: i64, who: i64) -> i64:
        return g.options[self.rng.below(g.noptions)]


def play_many(g: State, games: i64, policies: list[Policy], seed: i64) -> tuple[int, int, int]:
    """Play games on the same memory: half-wins of the first player, turns, and a checksum of all results."""
    g.policies = vec[Policy](policies)
    half_wins: i64 = 0
    turns: i64 = 0
    check: i64 = 0
    for i in range(games):
        deal(g, seed + i)
        run(g, NONE)
        first = score(g, 0)
        second = score(g, 1)
        half_wins += 2 if first > second else 1 if first == second else 0
        turns += g.turn
        check = (check * 31 + first * 1009 + second * 17 + g.turn + 4096) % 1000003
    return half_wins, turns, check


def clone_many(g: State, n: i64) -> int:
    """Clone a game again and again, inside compiled code; the sum of something, so that nothing is optimised away."""
    total: i64 = 0
    for i in range(n):
        total += State(g.kit, g).top
    return total
