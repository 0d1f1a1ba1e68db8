"""Models of the opponents: each is assumed to follow the strategy that would own by now what they own."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final, NamedTuple

from demesne.bots.binding import bind_strategy
from demesne.bots.opponents import Habits, habits_of, likeliest, things_of
from demesne.bots.strategy_policy import StrategyPolicy
from demesne.bots.table import IS_COMPILED, fitting
from demesne.engine.setup import Setup
from demesne.evolve.changes import Offer
from demesne.evolve.optimise import simple
from demesne.game import Game
from demesne.levels.knowledge import makes_a_kingdom, two
from demesne.strategies.syntax import Strategy

KINGDOMS_KEPT: Final = 32  # in the caches
COPIES: Final = (1, 2)  # of a card that is added to a money strategy
OUR_PRIOR: Final = 3.0  # log prior odds of one of our own plans against any other strategy


class Way(NamedTuple):
    """A strategy that an opponent may follow, with what its players own turn by turn."""

    strategy: Strategy
    habits: Habits


def models_for(game: Game, setup: Setup, plans: tuple[Strategy, ...], bound: list[StrategyPolicy]) -> list[StrategyPolicy]:
    """The policy that each player is assumed to follow, by seat. `bound` are our plans bound to this game.

    Without the compiled engine, and where the piles make no complete kingdom, only our own plans are considered.
    """
    seats = range(len(game.players))
    if not IS_COMPILED or not makes_a_kingdom(setup):
        return [likeliest(game, seat, bound) for seat in seats]
    kingdom = two(setup)
    ways = (*our_ways(kingdom, plans), *usual_ways(kingdom))
    models: list[StrategyPolicy] = []
    for seat in seats:
        best = likeliest_way(game, seat, ways, len(plans)) if seat != game.asked else 0
        models.append(bound[best] if best < len(plans) else bind_strategy(game.components, ways[best].strategy))
    return models


def likeliest_way(game: Game, seat: int, ways: tuple[Way, ...], ours: int) -> int:
    """The index of the strategy that a player most likely follows; the first `ours` of them are our own plans."""
    things, turns = things_of(game, seat), int(game.players[seat].turns)
    chances = [way.habits.likelihood(turns, things) + (OUR_PRIOR if n < ours else 0.0) for n, way in enumerate(ways)]
    return max(range(len(ways)), key=chances.__getitem__)


@lru_cache(maxsize=KINGDOMS_KEPT)
def our_ways(kingdom: Setup, plans: tuple[Strategy, ...]) -> tuple[Way, ...]:
    """Our own plans with what their players own."""
    return tuple(way_of(kingdom, plan) for plan in plans)


@lru_cache(maxsize=KINGDOMS_KEPT)
def usual_ways(kingdom: Setup) -> tuple[Way, ...]:
    """Strategies of the library that fit a kingdom, and money with each of its cards. They mind the end, as people do."""
    offer = Offer(kingdom)
    known = [*fitting(kingdom), *(simple(offer, id, most) for id in offer.cards for most in COPIES)]
    return tuple(way_of(kingdom, replace(strategy, minds_the_end=True)) for strategy in known)


def way_of(kingdom: Setup, strategy: Strategy) -> Way:
    """A strategy with what its players own."""
    return Way(strategy, habits_of(kingdom, strategy))
