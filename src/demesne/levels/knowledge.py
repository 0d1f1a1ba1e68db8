"""What a level knows of a kingdom before a game begins: the strategy it will follow."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from typing import Final
from zlib import crc32

from demesne.bots.table import IS_COMPILED, STANDARD, best_fitting
from demesne.engine.definitions import CARDS
from demesne.engine.errors import SetupError
from demesne.engine.setup import Setup
from demesne.evolve.optimise import Search, at_most, on_offer, optimise
from demesne.levels.level import EASY, MEDIUM, Level
from demesne.strategies.find import find_strategy
from demesne.strategies.syntax import Expression, Line, Number, Operation, Strategy, Value
from demesne.views.view import View

QUICK: Final = 4  # generations of evolution for Medium,
THOROUGH: Final = 24  # and for Hard
FAVOURITES: Final = 5  # kingdom cards that Easy has taken a liking to
KEPT: Final = 64  # strategies
_remembered: dict[tuple[object, ...], Strategy] = {}


def strategy_for(setup: Setup, level: Level, told: Callable[[int, Strategy], None] | None = None) -> Strategy:
    """The strategy of a level in a kingdom. The same level, kingdom and seed give the same strategy.

    While one is looked for, `told` is called again and again with the share that is done, in percent, and the best one so far.
    """
    found = _remembered.get(key_of(setup, level))
    if found is None and told is not None:
        found = look_for(two(setup), level.name, level.seed, lambda done, best: told(done, plain(best, level)))
    elif found is None:
        found = prepared(two(setup), level.name, level.seed)
    return plain(found, level)


def plain(found: Strategy, level: Level) -> Strategy:
    """As a level follows it: it is for this kingdom and no other, so nothing is required."""
    return replace(found, requires=(), bane="", about="", name=level.title)


def key_of(setup: Setup, level: Level) -> tuple[object, ...]:
    """What a strategy depends on."""
    return two(setup), level.name, level.seed


def two(setup: Setup) -> Setup:
    """The kingdom for two players, whatever the order of its piles: for it strategies are looked for."""
    return setup.for_players(2).canonical()


def remember(setup: Setup, level: Level, strategy: Strategy) -> None:
    """A strategy that was found before, perhaps by another process: here it need not be looked for again."""
    while len(_remembered) >= KEPT:
        del _remembered[next(iter(_remembered))]
    _remembered[key_of(setup, level)] = strategy


def strategy_at(view: View, level: Level) -> Strategy:
    """The same for somebody who sits at a table."""
    return strategy_with(setup_of(view), level)


def strategy_with(setup: Setup, level: Level) -> Strategy:
    """The same for any piles; those of a position may make no kingdom. Cards that are not declared here are an error: whoever
    thinks must know what is played."""
    try:
        return strategy_for(setup, level)
    except SetupError:
        if not all(id in CARDS for id in (*setup.ids, *setup.beside)):
            raise
        return find_strategy(STANDARD)


def setup_of(view: View) -> Setup:
    """What the game of a view was set up from."""
    return Setup.from_data(view.position["setup"])


@lru_cache(maxsize=KEPT)
def prepared(setup: Setup, name: str, seed: int) -> Strategy:
    return look_for(setup, name, seed)


def look_for(setup: Setup, name: str, seed: int, told: Callable[[int, Strategy], None] | None = None) -> Strategy:
    if name == EASY:
        return fancied(setup, seed)
    if not IS_COMPILED:  # evolution would take minutes
        return find_strategy(best_fitting(setup, seed))
    generations = QUICK if name == MEDIUM else THOROUGH

    def tell(search: Search) -> None:
        if told is not None:
            told(100 * search.generation // generations, search.best)

    return optimise(setup, seed, generations=generations, told=tell)


# ---------------------------------------------------------------- Easy
def fancied(setup: Setup, seed: int) -> Strategy:
    """How somebody buys who has just learnt the rules: what looks good, too much of it, and green cards too early."""
    rng = random.Random(f"{seed} {crc32(' '.join(setup.piles).encode())}")
    cards = on_offer(setup)
    favourites = rng.sample(cards, min(FAVOURITES, len(cards)))
    favourites.sort(key=lambda id: -CARDS[id].cost)
    lines = [Line("buy", "province"), Line("buy", "gold", when=at_most("gold", 3))]
    lines += [Line("buy", id, when=at_most(id, rng.randint(2, 4))) for id in favourites]
    lines += [
        Line("buy", "duchy", when=later(rng.randint(6, 10))),
        Line("buy", "silver", when=at_most("silver", rng.randint(2, 4))),
        *(Line("buy", id, when=at_most(id, 6)) for id in favourites if not CARDS[id].is_landscape),
        Line("buy", "estate", when=later(rng.randint(4, 8))),
        Line("buy", "copper", when=Operation("<", Value("turn"), Number(10))),
    ]
    return Strategy("Easy", tuple(lines))


def later(turn: int) -> Expression:
    return Operation(">", Value("turn"), Number(turn))
