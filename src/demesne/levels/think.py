"""What a level says to a decision, and what it thinks of every possible answer.

A bot is named by a text: a level, or a strategy of the library or of a file. All of them see only a view.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Final

from demesne.bots import table
from demesne.bots.batch import round_seed
from demesne.bots.binding import bind_strategy
from demesne.bots.search import Search
from demesne.bots.search_answers import Arm
from demesne.engine.constants import BUY_PHASE, ZONE_NAMES
from demesne.game import Game
from demesne.levels.knowledge import strategy_at
from demesne.levels.level import HARD, Level, find_level
from demesne.strategies.syntax import Strategy
from demesne.views.sampling import sample
from demesne.views.sealed import UNKNOWN
from demesne.views.view import View

AT_A_TIME: Final = 50  # playouts between two looks at the clock
ENOUGH: Final = 0.4  # of the time
CAREFUL: Final = 100  # deals that every answer is tried with before it is dropped, where people look at the numbers
SURE: Final = 1.96  # standard errors of a 95 % interval

Stop = Callable[[], bool]


@dataclass(frozen=True)
class Estimate:
    """What came of one answer: the share of playouts won (a shared win counts in part), with its 95 % interval."""

    answer: str
    chance: float
    low: float
    high: float
    playouts: int


@dataclass(frozen=True)
class Thought:
    """What somebody thinks of a decision: his answer, and an estimate for each possible one, the best first.

    There are no estimates where there is nothing to decide.
    """

    answer: str
    estimates: tuple[Estimate, ...] = ()
    playouts: int = 0


def answer(view: View, bot: str) -> str:
    """What this bot says to the decision of its view."""
    level = find_level(bot)
    if level is None:
        return table.answer(view, bot)
    strategy = strategy_at(view, level)
    if level.searches:
        return think(view, level.timed(), strategy).answer
    return table.answer(view, strategy)


def prepare(view: View, bot: str) -> None:
    """Think about the kingdom ahead of the first decision; it may take some seconds."""
    level = find_level(bot)
    if level is not None:
        strategy_at(view, level)


def advise(view: View, level: Level | None = None, stop: Stop | None = None) -> Thought:
    """What Hard thinks of the decision of this view: its answer, and the chances of winning with each of them."""
    level = (level or Level(HARD)).timed()
    return think(view, level, strategy_at(view, level), CAREFUL, stop)


def think(view: View, level: Level, strategy: Strategy, careful: int = 0, stop: Stop | None = None) -> Thought:
    """Look ahead from a view, following this strategy where nothing else is known to be better."""
    seed = round_seed(level.seed, view.position["tick"])
    game = sample(view, random.Random(seed))
    policy = bind_strategy(game.components, strategy)
    search = Search(game, policy, [policy], unknown_cards(view), seed, careful)
    if len(search.arms) > 1 and (careful or not plays_plain_treasure(search)):
        look_ahead(search, level, stop)
    return thought_of(search, game)


def look_ahead(search: Search, level: Level, stop: Stop | None) -> None:
    """Until the best answer is clear, or the time is up; a part of it is enough if the usual answer is ahead by then."""
    began = monotonic()
    while not search.is_settled() and not (stop and stop()):
        spent = search.playouts / level.playouts if level.playouts else 0.0
        if level.seconds:
            spent = max(spent, (monotonic() - began) / level.seconds)
        if spent >= 1 or (spent >= ENOUGH and search.is_futile()):
            return
        left = AT_A_TIME if level.playouts is None else level.playouts - search.playouts
        search.run(min(AT_A_TIME, left))


def plays_plain_treasure(search: Search) -> bool:
    """The default play is about to play a Treasure that only gives coins."""
    g, usual = search.root, search.usual
    return bool(g.about == BUY_PHASE and 0 <= usual < g.nkinds and g.components.just_coins[usual] > 0)


def unknown_cards(view: View) -> list[list[int]]:
    """The cards of each player whose face the viewer does not know."""
    instances = view.position["instances"]
    return [
        [card for zone in ZONE_NAMES for card in player[zone] if instances[card][0] == UNKNOWN]
        for player in view.position["players"]
    ]


def thought_of(search: Search, game: Game) -> Thought:
    texts = {option.code: option.text for option in reversed(game.decision.options)}
    best = search.best()
    tried = [arm for arm in search.arms if arm.tried() > 0]
    tried.sort(key=lambda arm: (arm.code != best, -arm.chance()))
    return Thought(texts[best], tuple(estimate_of(arm, texts[arm.code]) for arm in tried), int(search.playouts))


def estimate_of(arm: Arm, text: str) -> Estimate:
    """With Agresti and Coull's interval: two wins and two losses more."""
    n = arm.tried()
    chance = arm.chance()
    middle = (chance * n + 2) / (n + 4)
    wide = SURE * (middle * (1 - middle) / (n + 4)) ** 0.5
    return Estimate(text, chance, max(0.0, middle - wide), min(1.0, middle + wide), n)
