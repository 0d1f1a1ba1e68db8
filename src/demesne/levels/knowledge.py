"""The strategy of a level for a kingdom, with the alternative plans it may switch to.

For recommended kingdoms, Hard's strategies ship with the package (plans/, written by scripts/prepare_plans.py).
For other kingdoms they are found when a game begins; meanwhile bots at a table use the best one so far.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from importlib.resources import files
from threading import Event, Lock, Thread
from time import monotonic
from typing import Final
from zlib import crc32

from demesne.bots.table import IS_COMPILED, STANDARD, best_fitting
from demesne.cards.kingdoms import KINGDOMS
from demesne.engine.definitions import CARDS
from demesne.engine.errors import SetupError
from demesne.engine.setup import Setup
from demesne.evolve.changes import Offer, at_most
from demesne.evolve.optimise import Search, optimise
from demesne.levels.level import Level
from demesne.strategies.alternatives import parse_all
from demesne.strategies.find import find_strategy
from demesne.strategies.syntax import Expression, Line, Number, Operation, Strategy, Value
from demesne.views.view import View

PATIENCE: Final = 3  # epochs without progress after which evolution stops
FAVOURITES: Final = 5  # kingdom cards that Easy likes to buy
KEPT: Final = 64  # strategies that are remembered at most
LONGEST_WAIT: Final = 1.5  # seconds that a table waits for the first strategy
PlanProgress = Callable[[int, Strategy], None]  # the share that is done, in percent, and the best strategy so far
_remembered: dict[tuple[object, ...], Strategy] = {}


def strategy_for(setup: Setup, level: Level, progress: PlanProgress | None = None) -> Strategy:
    """The strategy of a level in a kingdom. The same level, kingdom and seed give the same strategy.

    While it is being found, `progress` is called after every generation.
    """
    found = _remembered.get(key_of(setup, level)) or shipped(two(setup), level)
    if found is None and progress is not None:
        found = look_for(two(setup), level, lambda done, best: progress(done, plain(best, level)))
    elif found is None:
        found = look_for(two(setup), level)
    remember(setup, level, found)
    return plain(found, level)


def plain(found: Strategy, level: Level) -> Strategy:
    """The strategy as a level plays it: without requirements, because it is used in its own kingdom only."""
    plans = tuple(replace(plan, requires=(), bane="", about="", minds_the_end=True) for plan in found.alternatives)
    return replace(
        found, requires=(), bane="", about="", name=level.title, minds_the_end=level.minds_the_end,
        alternatives=plans if level.searches else (),
    )  # fmt: skip


def key_of(setup: Setup, level: Level) -> tuple[object, ...]:
    """The key of a strategy in caches: everything it depends on."""
    return two(setup), level.name, level.seed


def two(setup: Setup) -> Setup:
    """The kingdom for two players with its piles in a fixed order. Strategies are found for this form."""
    return setup.for_players(2).canonical()


def makes_a_kingdom(setup: Setup) -> bool:
    """Whether the setup is a complete kingdom; the piles of a position need not be."""
    try:
        two(setup)
    except SetupError:
        return False
    return True


def remember(setup: Setup, level: Level, strategy: Strategy) -> None:
    """Keep a strategy that was found, perhaps by another process, so that it is not searched for again."""
    _remembered.pop(key_of(setup, level), None)
    while len(_remembered) >= KEPT:
        del _remembered[next(iter(_remembered))]
    _remembered[key_of(setup, level)] = strategy


def forget() -> None:
    """Drop all remembered strategies."""
    _remembered.clear()


def strategy_at(view: View, level: Level) -> Strategy:
    """The strategy of a level for the game of a view."""
    return strategy_with(setup_of(view), level)


class OutOfTime(Exception):
    """The time for finding a strategy is up; the best one so far is used."""


def strategy_in_time(view: View, level: Level, seconds: float) -> Strategy:
    """The strategy of a level for the game of a view, or the best one found in about this many seconds."""
    end = monotonic() + seconds
    so_far: list[Strategy] = []

    def note(_: int, best: Strategy) -> None:
        so_far[:] = [best]
        if monotonic() > end:
            raise OutOfTime

    try:
        return strategy_for(setup_of(view), level, note)
    except OutOfTime:
        return so_far[0]
    except SetupError:
        return strategy_with(setup_of(view), level)


def strategy_with(setup: Setup, level: Level) -> Strategy:
    """The strategy of a level for any piles; the standard strategy where they make no complete kingdom.

    Cards that are not declared in this process are an error, because a bot must know the cards it plays.
    """
    try:
        return strategy_for(setup, level)
    except SetupError:
        if not all(id in CARDS for id in (*setup.ids, *setup.beside)):
            raise
        return find_strategy(STANDARD)


def setup_of(view: View) -> Setup:
    """The setup of the game of a view."""
    return Setup.from_data(view.position["setup"])


def look_for(setup: Setup, level: Level, progress: PlanProgress | None = None) -> Strategy:
    """Find the strategy of a level in a kingdom for two players, by evolution if it plans that way."""
    if not level.studies:
        return fancied(setup, level.seed)
    if not IS_COMPILED:  # evolution would take minutes
        return find_strategy(best_fitting(setup, level.seed))

    def tell(search: Search) -> None:
        if progress is not None:
            progress(100 * search.generation // level.generations, search.best)

    return optimise(
        setup, level.seed, generations=level.generations, told=tell, patience=PATIENCE, minds_the_end=level.minds_the_end
    )


# ---------------------------------------------------------------- what ships with the package
def shipped(setup: Setup, level: Level) -> Strategy | None:
    """The strategy that the package has for a level in a recommended kingdom."""
    id = recommended().get(setup)
    if not level.ships_plans or level.seed != 0 or id is None:
        return None
    file = files("demesne.levels") / "plans" / f"{id}.plans"
    return parse_all(file.read_text("utf-8")) if file.is_file() else None


@cache
def recommended() -> dict[Setup, str]:
    """The ids of recommended kingdoms, by their setup for two players."""
    return {two(kingdom.setup(2)): id for id, kingdom in KINGDOMS.items()}


# ---------------------------------------------------------------- while a game is under way
class Preparation:
    """A search for a strategy in a thread of its own, while the game at the table goes on."""

    def __init__(self, setup: Setup, level: Level) -> None:
        self.setup = setup
        self.level = level
        self.best: Strategy | None = None
        self.is_known = Event()  # set once there is a first strategy, or the search has ended
        self.has_failed = False
        self.thread = Thread(target=self.run, daemon=True)
        self.thread.start()

    def run(self) -> None:
        """Find the strategy; what the thread does."""
        try:
            strategy_for(self.setup, self.level, self.note)
        except Exception:  # the next caller searches by itself and gets the error
            self.has_failed = True
        self.is_known.set()

    def note(self, done: int, best: Strategy) -> None:
        """Keep the best strategy so far."""
        self.best = best
        self.is_known.set()


_preparations: dict[tuple[object, ...], Preparation] = {}
_one_at_a_time = Lock()


def strategy_by_now(view: View, level: Level) -> Strategy:
    """The strategy of a level at a table, or the best one so far while it is still being found.

    A level with a number of playouts must give the same answers every time, so it waits for the end of the search.
    """
    setup = setup_of(view)
    if not makes_a_kingdom(setup):
        return strategy_with(setup, level)
    under_way = _preparations.get(key_of(setup, level))
    if level.playouts and under_way is not None:
        under_way.thread.join()
    if level.playouts or not level.studies or not IS_COMPILED or key_of(setup, level) in _remembered:
        return strategy_with(setup, level)
    if shipped(two(setup), level) is not None:
        return strategy_with(setup, level)
    preparation = prepare(setup, level)
    preparation.is_known.wait(LONGEST_WAIT)
    if preparation.has_failed or key_of(setup, level) in _remembered:
        return strategy_with(setup, level)
    return preparation.best or find_strategy(STANDARD)


def prepare(setup: Setup, level: Level) -> Preparation:
    """The search for the strategy of a level, which is started unless it is running."""
    with _one_at_a_time:
        key = key_of(setup, level)
        if key not in _preparations:
            if len(_preparations) >= KEPT:
                _preparations.clear()
            _preparations[key] = Preparation(setup, level)
        return _preparations[key]


# ---------------------------------------------------------------- Easy
def fancied(setup: Setup, seed: int) -> Strategy:
    """The purchases of a beginner: attractive cards, too many copies of them, and Victory cards too early."""
    rng = random.Random(f"{seed} {crc32(' '.join(setup.piles).encode())}")
    cards = Offer(setup).cards
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
    """The condition that a turn has passed."""
    return Operation(">", Value("turn"), Number(turn))
