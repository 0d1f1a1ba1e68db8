"""The advisers: bot answers, hints for players, and reviews of finished games.

Quick work is done at once, the rest by workers. The strategy of a level for a kingdom is searched for once and cached in memory
and in the database. During the search, the best strategy so far is used.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Any, Final

from demesne.engine.errors import DemesneError, SetupError
from demesne.engine.setup import Setup
from demesne.game import Game, start_from
from demesne.levels.knowledge import key_of, plain
from demesne.levels.level import Level, best_known, find_level
from demesne.levels.review import PREPARING
from demesne.levels.think import Thought
from demesne.server.tables import table_bots, table_requests, worker_tasks
from demesne.server.tables.level_strategies import LevelStrategies
from demesne.server.tables.table_limits import TableLimits
from demesne.sets.card_files import CardFile
from demesne.strategies.alternatives import parse_all, write_all
from demesne.strategies.find import find_strategy
from demesne.strategies.syntax import Strategy
from demesne.version import VERSION
from demesne.work.job import Visitor
from demesne.work.pool import Pool, PoolSettings
from demesne.work.queue import Busy, Capacity
from demesne.work.task import Task, Tell, ignore_progress

log = logging.getLogger(__name__)
KEPT: Final = 500  # strategies in the memory cache
SHORTEST: Final = 0.1  # minimum seconds per decision, however long the queue is
LATE: Final = 1.5  # seconds to wait for a strategy before using the best so far
AS_LONG_AS_IT_TAKES: Final = 3600.0
MOVE, HINT, REVIEW, PREPARATION = range(4)  # job priorities: a bot's answer, a hint, a review, the search for a strategy
NICE_LONG: Final = 10  # niceness of the worker for reviews and preparations, so that the server and bot answers come first
HALF_LIFE: Final = 30.0  # seconds after which a visitor's past usage counts half


def thinking_pool(size: int | None = None, most_waiting: int = 200, cards: Sequence[CardFile] = ()) -> Pool:
    """The worker pool for bots and hints: urgent tasks first, long ones one at a time in a separate worker."""
    settings = PoolSettings(Capacity(most_waiting, evicts=True), nice=0, nice_long=NICE_LONG, half_life=HALF_LIFE)
    return Pool(settings, cards, size)


def too_busy() -> DemesneError:
    """The error when the queue is full."""
    return DemesneError("the server is busy; try again later", "web-busy")


def kept_under(setup: Setup, level: Level, cards: Sequence[CardFile]) -> str:
    """The cache key of a strategy: everything it depends on, including the program version and the loaded card files."""
    return sha256(repr((VERSION, tuple(cards), key_of(setup, level))).encode()).hexdigest()


@dataclass(frozen=True)
class Asker:
    """Who a job is for: a table, and the visitor whose share of the workers it uses."""

    table: str
    visitor: str


@dataclass(eq=False)
class Preparation:
    """The search for a strategy, running or finished."""

    work: asyncio.Task[Strategy]
    began: float
    so_far: Strategy | None = None
    wanted_at: set[str] = field(default_factory=set)  # tables that need it; the search stops when none is left

    @property
    def has_failed(self) -> bool:
        """Whether the search ended without a strategy."""
        return self.work.done() and (self.work.cancelled() or self.work.exception() is not None)

    @property
    def result(self) -> Strategy | None:
        """The strategy that was found, or the best so far."""
        return self.work.result() if self.work.done() and not self.has_failed else self.so_far


class Advisers:
    """Does all thinking for the tables of this process."""

    def __init__(self, pool: Pool, limits: TableLimits, known: LevelStrategies | None = None) -> None:
        self.pool = pool
        self.limits = limits
        self.known = known
        self.strategies: OrderedDict[object, Preparation] = OrderedDict()

    async def close(self) -> None:
        """Stop all jobs."""
        await self.pool.close()
        works = [preparation.work for preparation in self.strategies.values()]
        for work in works:
            work.cancel()
        await asyncio.gather(*works, return_exceptions=True)

    async def think(
        self, asker: Asker, priority: int, function: Callable[..., Any], *arguments: Any, tell: Tell = ignore_progress
    ) -> Any:  # fmt: skip
        """Run a function in a worker. Raises `too_busy` if that fails; cancelling this stops the function."""
        task = Task(function, arguments, seconds=None, is_long=priority > HINT, is_interactive=True)
        try:
            return await self.pool.do(task, Visitor(asker.visitor), priority, tell)
        except DemesneError as problem:
            if not isinstance(problem, Busy):
                log.warning("%s failed: %s", function.__name__, problem)
            raise too_busy() from None

    # ------------------------------------------------------------ strategies
    def prepare(self, setup: Setup, named: Iterable[str], asker: Asker) -> None:
        """Start the search for the strategies of these bots before they are needed."""
        for bot in named:
            level = find_level(bot)
            if level is not None and level.studies:
                self.find(setup, level, asker)

    def dismiss(self, table: str) -> None:
        """Stop searches that only this table needs, because nobody plays there any more."""
        for preparation in self.strategies.values():
            if table in preparation.wanted_at:
                preparation.wanted_at.discard(table)
                if not preparation.wanted_at:
                    preparation.work.cancel()

    def find(self, setup: Setup, level: Level, asker: Asker) -> Preparation:
        """The preparation of a level in a kingdom; starts one if there is none."""
        level = level.without_limits()
        topic = key_of(setup, level)
        preparation = self.strategies.get(topic)
        if preparation is None or preparation.has_failed:
            preparation = self.strategies[topic] = self.begin(setup, level, asker)
        self.strategies.move_to_end(topic)
        if not preparation.work.done():
            preparation.wanted_at.add(asker.table)
        while len(self.strategies) > KEPT:
            self.strategies.popitem(last=False)[1].work.cancel()
        return preparation

    def begin(self, setup: Setup, level: Level, asker: Asker) -> Preparation:
        """Start the search for a strategy."""

        def note(done: int, total: int, found: Strategy) -> None:
            preparation.so_far = found

        work = asyncio.create_task(self.look_for(setup, level, asker, note))
        work.add_done_callback(lambda done: done.cancelled() or done.exception())
        preparation = Preparation(work, time.monotonic())
        return preparation

    async def look_for(self, setup: Setup, level: Level, asker: Asker, note: Tell) -> Strategy:
        """Load a strategy from the database, or have a worker find it."""
        key = kept_under(setup, level, self.pool.cards)
        kept = None if self.known is None else await self.known.load(key)
        if kept is not None:
            with suppress(DemesneError):
                return plain(parse_all(kept), level)
        found: Strategy = await self.think(asker, PREPARATION, worker_tasks.prepare, setup, level, tell=note)
        if self.known is not None:
            await self.known.keep(key, write_all(found))
        return found

    async def strategy_at(self, game: Game, level: Level, asker: Asker, patience: float = LATE) -> Strategy:
        """The strategy of a level at a table. When the wait times out, use the best one so far, or the default."""
        with suppress(SetupError):
            preparation = self.find(game.setup, level, asker)
            await asyncio.wait([preparation.work], timeout=max(0.0, preparation.began + patience - time.monotonic()))
            return preparation.result or find_strategy(table_bots.STANDARD)
        return find_strategy(table_bots.STANDARD)

    # ------------------------------------------------------------ answers
    @staticmethod
    def looks_ahead(bot: str) -> bool:
        """Whether a bot is so slow that it moves only while somebody watches."""
        level = find_level(bot)
        return level is not None and level.searches

    @staticmethod
    def pace(bot: str) -> float:
        """The minimum seconds a bot takes, so that its time does not reveal whether it had a choice."""
        level = find_level(bot)
        return 0.0 if level is None or level.playouts else level.timed().seconds or 0.0

    async def answer(self, game: Game, bot: str, asker: Asker) -> str:
        """A legal answer, even if the worker fails."""
        level = find_level(bot)
        if level is None or not level.studies:
            return await table_bots.think(game, bot)
        if len(game.decision.options) == 1:
            return game.decision.options[0].text
        strategy = await self.strategy_at(game, level, asker)
        if level.searches:
            view = game.view(game.decision.who)
            hurried = self.hurried(level, asker)
            with suppress(DemesneError):
                text: str = await self.think(asker, MOVE, worker_tasks.decide, view, hurried, strategy)
                if game.decision.option(text) is not None:
                    return text
        return await table_bots.think(game, strategy)

    def hurried(self, level: Level, asker: Asker) -> Level:
        """The level with less time per decision when many jobs wait, unless its time was set explicitly."""
        return level if level.playouts or level.seconds else self.shared(level.timed(), asker)

    def shared(self, level: Level, asker: Asker) -> Level:
        """The level with its time divided by the number of waiting jobs."""
        if not level.seconds:
            return level
        waiting = max(1.0, self.pool.before(Visitor(asker.visitor), HINT))
        return replace(level, seconds=max(SHORTEST, level.seconds / waiting))

    # ------------------------------------------------------------ hints and reviews
    async def advise(self, game: Game, named: Iterable[str], asker: Asker) -> Thought:
        """Estimates for every possible answer of the player who has to decide."""
        strategy = await self.strategy_at(game, best_known(named), asker)
        view = game.view(game.decision.who)
        level = self.shared(self.limits.hint, asker)
        thought: Thought = await self.think(asker, HINT, worker_tasks.consider, view, level, strategy)
        return thought

    async def review(
        self, start: dict[str, Any], journal: list[str], seat: int, named: Iterable[str], asker: Asker, tell: Tell
    ) -> table_requests.Review:  # fmt: skip
        """Review a finished game. A review can wait longer for a good strategy."""
        level = best_known(named).with_settings_of(self.limits.review)
        patience = PREPARING * level.seconds if level.seconds else AS_LONG_AS_IT_TAKES
        try:
            strategy = await self.strategy_at(start_from(start), level, asker, patience)
            made: table_requests.Review = await self.think(
                asker, REVIEW, worker_tasks.look_back, start, journal, seat, level, strategy, tell=tell
            )
        finally:
            self.dismiss(asker.table)
        return made
