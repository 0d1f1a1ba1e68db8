"""How the other players at a table are taken to play: of all strategies that come to mind, by the one that would have by now
what they have."""

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

KINGDOMS_KEPT: Final = 32
COPIES: Final = (1, 2)  # of a card, with money
OUR_KIND: Final = 3.0  # the logarithm of how much more likely somebody plays by one of our own plans than by another strategy


class Way(NamedTuple):
    """A way to play."""

    strategy: Strategy
    habits: Habits


def models_for(game: Game, setup: Setup, plans: tuple[Strategy, ...], bound: list[StrategyPolicy]) -> list[StrategyPolicy]:
    """How everybody is taken to play who is not asked, by seat; the same plans are bound to this game already. Without the
    compiled engine, and where there is no kingdom to try strategies in, only our plans come to mind."""
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
    """Which of these ways, the first ones being ours, a player seems to follow."""
    things, turns = things_of(game, seat), int(game.players[seat].turns)
    chances = [way.habits.likelihood(turns, things) + (OUR_KIND if n < ours else 0.0) for n, way in enumerate(ways)]
    return max(range(len(ways)), key=chances.__getitem__)


@lru_cache(maxsize=KINGDOMS_KEPT)
def our_ways(kingdom: Setup, plans: tuple[Strategy, ...]) -> tuple[Way, ...]:
    return tuple(way_of(kingdom, plan) for plan in plans)


@lru_cache(maxsize=KINGDOMS_KEPT)
def usual_ways(kingdom: Setup) -> tuple[Way, ...]:
    """What the library has for a kingdom, and money with each of its cards. Whoever plays so minds the end, as people do."""
    offer = Offer(kingdom)
    known = [*fitting(kingdom), *(simple(offer, id, most) for id in offer.cards for most in COPIES)]
    return tuple(way_of(kingdom, replace(strategy, minds_the_end=True)) for strategy in known)


def way_of(kingdom: Setup, strategy: Strategy) -> Way:
    return Way(strategy, habits_of(kingdom, strategy))
