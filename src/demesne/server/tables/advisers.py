"""The advisers: what bots answer, what a person in doubt is told, and what there is to say about a game afterwards.

What is quick is done at once; the rest is done by workers. The strategies of levels are found once for each kingdom and kept,
here and in the database, whoever found them. As long as a strategy is being looked for, the best one so far has to do.
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
KEPT: Final = 500  # strategies
SHORTEST: Final = 0.1  # seconds for a decision, however many wait
LATE: Final = 1.5  # seconds after which nobody waits for a strategy any more
AS_LONG_AS_IT_TAKES: Final = 3600.0
MOVE, HINT, REVIEW, PREPARATION = range(4)  # priorities: a bot's move, advice, a look back, finding a strategy
NICE_LONG: Final = 10  # of the worker for reviews and preparations: it gives way to the server and to moves
HALF_LIFE: Final = 30.0  # seconds after which half of what a visitor has used is forgotten


def thinking_pool(size: int | None = None, most_waiting: int = 200, cards: Sequence[CardFile] = ()) -> Pool:
    """The pool that thinks for bots and about hints: urgent tasks first, the rest one at a time in a worker of its own."""
    settings = PoolSettings(Capacity(most_waiting, evicts=True), nice=0, nice_long=NICE_LONG, half_life=HALF_LIFE)
    return Pool(settings, cards, size)


def too_busy() -> DemesneError:
    """The error for a visitor whose wish no worker could fulfil."""
    return DemesneError("the server is busy; try again later", "web-busy")


def kept_under(setup: Setup, level: Level, cards: Sequence[CardFile]) -> str:
    """The key of a kept strategy: all it depends on, with the rules (this program, and cards of one's own)."""
    return sha256(repr((VERSION, tuple(cards), key_of(setup, level))).encode()).hexdigest()


@dataclass(frozen=True)
class Asker:
    """For whom something is thought: a table, and the visitor whose share of all thinking it is."""

    table: str
    visitor: str


@dataclass(eq=False)
class Preparation:
    """A strategy that is being looked for, or was found."""

    work: asyncio.Task[Strategy]
    began: float
    so_far: Strategy | None = None
    wanted_at: set[str] = field(default_factory=set)  # tables; when there are none, it is stopped

    @property
    def has_failed(self) -> bool:
        return self.work.done() and (self.work.cancelled() or self.work.exception() is not None)

    @property
    def result(self) -> Strategy | None:
        """What was found, or the best so far."""
        return self.work.result() if self.work.done() and not self.has_failed else self.so_far


class Advisers:
    """All that is thought at the tables of this process."""

    def __init__(self, pool: Pool, limits: TableLimits, known: LevelStrategies | None = None) -> None:
        self.pool = pool
        self.limits = limits
        self.known = known
        self.strategies: OrderedDict[object, Preparation] = OrderedDict()

    async def close(self) -> None:
        """Stop all thinking and end the workers."""
        await self.pool.close()
        works = [preparation.work for preparation in self.strategies.values()]
        for work in works:
            work.cancel()
        await asyncio.gather(*works, return_exceptions=True)

    async def think(
        self, asker: Asker, priority: int, function: Callable[..., Any], *arguments: Any, tell: Tell = ignore_progress
    ) -> Any:  # fmt: skip
        """The result of a function in a worker, or `too_busy`. Cancelling this stops the function."""
        task = Task(function, arguments, seconds=None, is_long=priority > HINT, is_interactive=True)
        try:
            return await self.pool.do(task, Visitor(asker.visitor), priority, tell)
        except DemesneError as problem:
            if not isinstance(problem, Busy):
                log.warning("%s failed: %s", function.__name__, problem)
            raise too_busy() from None

    # ------------------------------------------------------------ strategies
    def prepare(self, setup: Setup, named: Iterable[str], asker: Asker) -> None:
        """Find the strategies of these bots before they are needed."""
        for bot in named:
            level = find_level(bot)
            if level is not None and level.studies:
                self.find(setup, level, asker)

    def dismiss(self, table: str) -> None:
        """Nobody plays there any more: what is looked for only for this table is not looked for any longer."""
        for preparation in self.strategies.values():
            if table in preparation.wanted_at:
                preparation.wanted_at.discard(table)
                if not preparation.wanted_at:
                    preparation.work.cancel()

    def find(self, setup: Setup, level: Level, asker: Asker) -> Preparation:
        """The strategy of a level, which is known or being looked for."""
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
        def note(done: int, total: int, found: Strategy) -> None:
            preparation.so_far = found

        work = asyncio.create_task(self.look_for(setup, level, asker, note))
        work.add_done_callback(lambda done: done.cancelled() or done.exception())
        preparation = Preparation(work, time.monotonic())
        return preparation

    async def look_for(self, setup: Setup, level: Level, asker: Asker, note: Tell) -> Strategy:
        """The strategy of a level: from the database if a server has found it before, otherwise from a worker."""
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
        """The strategy of a level at a table. Nobody waits for long: then the best one so far has to do, or the usual one."""
        with suppress(SetupError):
            preparation = self.find(game.setup, level, asker)
            await asyncio.wait([preparation.work], timeout=max(0.0, preparation.began + patience - time.monotonic()))
            return preparation.result or find_strategy(table_bots.STANDARD)
        return find_strategy(table_bots.STANDARD)

    # ------------------------------------------------------------ answers
    @staticmethod
    def looks_ahead(bot: str) -> bool:
        """It takes so long that it is not done for nobody."""
        level = find_level(bot)
        return level is not None and level.searches

    @staticmethod
    def pace(bot: str) -> float:
        """Seconds a bot takes at least: so nobody can tell from the time whether it had anything to decide."""
        level = find_level(bot)
        return 0.0 if level is None or level.playouts else level.timed().seconds or 0.0

    async def answer(self, game: Game, bot: str, asker: Asker) -> str:
        """A legal answer of a bot, also if the workers fail."""
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
        """Where many wait, each decision gets less time, unless somebody has asked for so much."""
        return level if level.playouts or level.seconds else self.shared(level.timed(), asker)

    def shared(self, level: Level, asker: Asker) -> Level:
        """A level with less time for a decision, the more jobs wait before it."""
        if not level.seconds:
            return level
        waiting = max(1.0, self.pool.before(Visitor(asker.visitor), HINT))
        return replace(level, seconds=max(SHORTEST, level.seconds / waiting))

    # ------------------------------------------------------------ hints and reviews
    async def advise(self, game: Game, named: Iterable[str], asker: Asker) -> Thought:
        """The chances of each answer that the person who is asked can give."""
        strategy = await self.strategy_at(game, best_known(named), asker)
        view = game.view(game.decision.who)
        level = self.shared(self.limits.hint, asker)
        thought: Thought = await self.think(asker, HINT, worker_tasks.consider, view, level, strategy)
        return thought

    async def review(
        self, start: dict[str, Any], journal: list[str], seat: int, named: Iterable[str], asker: Asker, tell: Tell
    ) -> table_requests.Review:  # fmt: skip
        """The review of a finished game. It waits some time for a good strategy."""
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
