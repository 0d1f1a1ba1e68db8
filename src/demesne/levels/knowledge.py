"""What a level knows of a kingdom before a game begins: the strategy it will follow."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import lru_cache
from typing import Final
from zlib import crc32

from demesne.bots.table import IS_COMPILED, STANDARD, best_fitting
from demesne.engine.constants import PROJECT
from demesne.engine.definitions import CARDS
from demesne.engine.errors import SetupError
from demesne.engine.setup import Setup
from demesne.evolve.optimise import at_most, on_offer, optimise
from demesne.levels.level import EASY, MEDIUM, Level
from demesne.strategies.find import find_strategy
from demesne.strategies.syntax import Expression, Line, Number, Operation, Strategy, Value
from demesne.views.view import View

QUICK: Final = 4  # generations of evolution for Medium,
THOROUGH: Final = 24  # and for Hard
FAVOURITES: Final = 5  # kingdom cards that Easy has taken a liking to


def strategy_for(setup: Setup, level: Level) -> Strategy:
    """The strategy of a level in a kingdom. The same level, kingdom and seed give the same strategy."""
    found = prepared(setup.for_players(2).canonical(), level.name, level.seed)
    return replace(found, name=level.title)


def strategy_at(view: View, level: Level) -> Strategy:
    """The same for somebody who sits at a table; a position may have piles that make no kingdom."""
    try:
        return strategy_for(setup_of(view), level)
    except SetupError:
        return find_strategy(STANDARD)


def setup_of(view: View) -> Setup:
    """What the game of a view was set up from."""
    return Setup.from_data(view.position["setup"])


@lru_cache(maxsize=64)
def prepared(setup: Setup, name: str, seed: int) -> Strategy:
    if name == EASY:
        found = fancied(setup, seed)
    elif not IS_COMPILED:  # evolution would take minutes
        found = find_strategy(best_fitting(setup, seed))
    else:
        found = optimise(setup, seed, generations=QUICK if name == MEDIUM else THOROUGH)
    return replace(found, requires=(), bane="", about="")


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
        *(Line("buy", id, when=at_most(id, 6)) for id in favourites if not CARDS[id].types & PROJECT),
        Line("buy", "estate", when=later(rng.randint(4, 8))),
        Line("buy", "copper", when=Operation("<", Value("turn"), Number(10))),
    ]
    return Strategy("Easy", tuple(lines))


def later(turn: int) -> Expression:
    return Operation(">", Value("turn"), Number(turn))
