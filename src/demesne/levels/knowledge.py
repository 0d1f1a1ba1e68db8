"""What a level knows of a kingdom before a game begins: the strategy it will follow, with the plans it may turn to.

For the kingdoms that rulebooks recommend Hard's strategies ship with the package (plans/, written by scripts/prepare_plans.py).
Elsewhere they are looked for when a game begins; whoever sits at a table goes on with the best one so far.
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
from demesne.engine.definitions import CARDS
from demesne.engine.errors import SetupError
from demesne.engine.setup import Setup
from demesne.evolve.changes import Offer, at_most
from demesne.evolve.optimise import Search, optimise
from demesne.levels.level import Level
from demesne.sets.recommended import KINGDOMS
from demesne.strategies.find import find_strategy
from demesne.strategies.several import parse_all
from demesne.strategies.syntax import Expression, Line, Number, Operation, Strategy, Value
from demesne.views.view import View

PATIENCE: Final = 3  # epochs without progress after which evolution stops
FAVOURITES: Final = 5  # kingdom cards that Easy has taken a liking to
KEPT: Final = 64  # strategies
LONGEST_WAIT: Final = 1.5  # seconds that a table waits for the first strategy
Told = Callable[[int, Strategy], None]  # the share that is done, in percent, and the best strategy so far
_remembered: dict[tuple[object, ...], Strategy] = {}


def strategy_for(setup: Setup, level: Level, told: Told | None = None) -> Strategy:
    """The strategy of a level in a kingdom. The same level, kingdom and seed give the same strategy.

    While one is looked for, `told` is called again and again.
    """
    found = _remembered.get(key_of(setup, level)) or shipped(two(setup), level)
    if found is None and told is not None:
        found = look_for(two(setup), level, lambda done, best: told(done, plain(best, level)))
    elif found is None:
        found = look_for(two(setup), level)
    remember(setup, level, found)
    return plain(found, level)


def plain(found: Strategy, level: Level) -> Strategy:
    """As a level follows it: it is for this kingdom and no other, so nothing is required."""
    plans = tuple(replace(plan, requires=(), bane="", about="", minds_the_end=True) for plan in found.alternatives)
    return replace(
        found, requires=(), bane="", about="", name=level.title, minds_the_end=level.minds_the_end,
        alternatives=plans if level.searches else (),
    )  # fmt: skip


def key_of(setup: Setup, level: Level) -> tuple[object, ...]:
    """What a strategy depends on."""
    return two(setup), level.name, level.seed


def two(setup: Setup) -> Setup:
    """The kingdom for two players, whatever the order of its piles: for it strategies are looked for."""
    return setup.for_players(2).canonical()


def makes_a_kingdom(setup: Setup) -> bool:
    """The piles of a position need not."""
    try:
        two(setup)
    except SetupError:
        return False
    return True


def remember(setup: Setup, level: Level, strategy: Strategy) -> None:
    """A strategy that was found before, perhaps by another process: here it need not be looked for again."""
    _remembered.pop(key_of(setup, level), None)
    while len(_remembered) >= KEPT:
        del _remembered[next(iter(_remembered))]
    _remembered[key_of(setup, level)] = strategy


def forget() -> None:
    """All strategies that were found."""
    _remembered.clear()


def strategy_at(view: View, level: Level) -> Strategy:
    """The same for somebody who sits at a table."""
    return strategy_with(setup_of(view), level)


class OutOfTime(Exception):
    """A strategy is looked for no longer: the best one so far has to do."""


def strategy_in_time(view: View, level: Level, seconds: float) -> Strategy:
    """The same where it must not take longer than this, or a little more."""
    end = monotonic() + seconds
    so_far: list[Strategy] = []

    def told(_: int, best: Strategy) -> None:
        so_far[:] = [best]
        if monotonic() > end:
            raise OutOfTime

    try:
        return strategy_for(setup_of(view), level, told)
    except OutOfTime:
        return so_far[0]
    except SetupError:
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


def look_for(setup: Setup, level: Level, told: Told | None = None) -> Strategy:
    """Find the strategy of a level in a kingdom for two players, by evolution if it plans that way."""
    if not level.studies:
        return fancied(setup, level.seed)
    if not IS_COMPILED:  # evolution would take minutes
        return find_strategy(best_fitting(setup, level.seed))

    def tell(search: Search) -> None:
        if told is not None:
            told(100 * search.generation // level.generations, search.best)

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
    return {two(kingdom.setup(2)): id for id, kingdom in KINGDOMS.items()}


# ---------------------------------------------------------------- while a game is under way
class Preparation:
    """A strategy that is looked for in a thread of its own, for a table that goes on meanwhile."""

    def __init__(self, setup: Setup, level: Level) -> None:
        self.setup = setup
        self.level = level
        self.best: Strategy | None = None
        self.is_known = Event()  # something, or that nothing can be found
        self.has_failed = False
        self.thread = Thread(target=self.run, daemon=True)
        self.thread.start()

    def run(self) -> None:
        try:
            strategy_for(self.setup, self.level, self.note)
        except Exception:  # whoever asks next looks for it himself, and is told
            self.has_failed = True
        self.is_known.set()

    def note(self, done: int, best: Strategy) -> None:
        self.best = best
        self.is_known.set()


_preparations: dict[tuple[object, ...], Preparation] = {}
_one_at_a_time = Lock()


def strategy_by_now(view: View, level: Level) -> Strategy:
    """The strategy of a level at a table: if it has not been found yet, the best so far. Whoever has a number of playouts wants
    the same answers every time, and waits."""
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
    """Look for the strategy of a level, if nobody does yet."""
    with _one_at_a_time:
        key = key_of(setup, level)
        if key not in _preparations:
            if len(_preparations) >= KEPT:
                _preparations.clear()
            _preparations[key] = Preparation(setup, level)
        return _preparations[key]


# ---------------------------------------------------------------- Easy
def fancied(setup: Setup, seed: int) -> Strategy:
    """How somebody buys who has just learnt the rules: what looks good, too much of it, and green cards too early."""
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
    return Operation(">", Value("turn"), Number(turn))
