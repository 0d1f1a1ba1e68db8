"""Bots at a table. They see only their view: hidden cards are redealt at random before the bot looks at the game."""

from __future__ import annotations

import random
from collections import OrderedDict
from collections.abc import Iterable
from functools import lru_cache
from threading import Lock
from typing import Final

from demesne.bots.batch import Batch
from demesne.bots.binding import bind_strategy
from demesne.bots.strategy_policy import StrategyPolicy
from demesne.engine import state
from demesne.engine.components import Components
from demesne.engine.setup import Setup
from demesne.game import Game
from demesne.strategies.find import find_strategy, library
from demesne.strategies.syntax import Strategy
from demesne.views.redealing import dealt_anew
from demesne.views.sampling import sample
from demesne.views.view import View

STANDARD = "Big Money Ultimate"  # fits every kingdom
IS_COMPILED = not str(state.__file__).endswith(".py")
TRIAL_ROUNDS = 100 if IS_COMPILED else 10
BOUND: Final = 200  # the size of the policy cache
_one_at_a_time = Lock()  # policies have mutable state, and slow bots run in threads
_bound: OrderedDict[tuple[int, int], tuple[Components, Strategy, StrategyPolicy]] = OrderedDict()


def answer(view: View, strategy: str | Strategy) -> str:
    """The answer of a strategy, given itself or by name or file, to the decision in this view."""
    game = sample(view, random.Random(0))
    policy = bind_strategy(game.components, find_strategy(strategy) if isinstance(strategy, str) else strategy)
    code = policy.choose(game, game.about, game.asked)
    return next(option.text for option in game.decision.options if option.code == code)


def answer_in(game: Game, strategy: Strategy) -> str:
    """The answer of this strategy for the player who is asked. It sees only what their view shows."""
    dealt = dealt_anew(game, game.tick)
    if dealt is None:
        return answer(game.view(game.asked), strategy)
    with _one_at_a_time:
        code = policy_for(game.components, strategy).choose(dealt, dealt.about, dealt.asked)
    return next(option.text for option in game.decision.options if option.code == code)


def policy_for(components: Components, strategy: Strategy) -> StrategyPolicy:
    """The strategy bound to these components, from a cache."""
    key = id(components), id(strategy)
    if key not in _bound:
        _bound[key] = components, strategy, bind_strategy(components, strategy)
        if len(_bound) > BOUND:
            _bound.popitem(last=False)
    _bound.move_to_end(key)
    return _bound[key][2]


def known_bots() -> tuple[str, ...]:
    """The names of all strategies in the library; the first one fits every kingdom."""
    return (STANDARD, *(name for name in library() if name != STANDARD))


def fitting(setup: Setup, known: Iterable[Strategy] | None = None) -> list[Strategy]:
    """The strategies, from the library or from `known`, whose cards are all in this kingdom."""
    return [
        strategy
        for strategy in (library().values() if known is None else known)
        if set(setup.ids).issuperset(strategy.requires) and strategy.bane in ("", setup.bane)
    ]


def best_fitting(setup: Setup, seed: int) -> str:
    """The strategy of the library that does best in this kingdom, in a short trial against the standard one."""
    return trial(setup.for_players(2).canonical(), seed)


@lru_cache(maxsize=16)
def trial(setup: Setup, seed: int) -> str:
    """The name of the library strategy that does best against the standard one in a few rounds."""
    standard = find_strategy(STANDARD)
    best, most = STANDARD, 0
    for strategy in fitting(setup):
        tally = Batch(setup, [strategy, standard]).play(seed, 0, TRIAL_ROUNDS, False)
        ahead = tally.wins[0] - tally.losses[0]
        if ahead > most:
            best, most = strategy.name, ahead
    return best
