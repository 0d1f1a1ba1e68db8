"""The council: what bots answer, what a person in doubt is told, and what there is to say about a game afterwards.

What is quick is done at once; the rest is done by thinkers. The strategies of levels are found once for each kingdom and kept
here, whoever found them.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

from demesne.engine.errors import DemesneError, SetupError
from demesne.engine.setup import Setup
from demesne.game import Game
from demesne.levels.level import EASY, HARD, MEDIUM, Level, find_level
from demesne.levels.think import Thought
from demesne.strategies.find import find_strategy
from demesne.strategies.syntax import Strategy
from demesne.table.web import bodies, bots, thoughts
from demesne.table.web.limits import Limits
from demesne.table.web.thinkers import LATER, Busy, Failed, Tell, Thinkers

log = logging.getLogger(__name__)
KEPT: Final = 500  # strategies
SHORTEST: Final = 0.1  # seconds for a decision, however many wait


def too_busy() -> DemesneError:
    return DemesneError("the server has too much to think about; try again later", "web-busy")


def topic_of(setup: Setup, level: Level) -> tuple[object, ...]:
    """What a strategy depends on."""
    return setup.for_players(2).canonical(), level.name, level.seed


class Council:
    """All that is thought at the tables of this process."""

    def __init__(self, thinkers: Thinkers, limits: Limits) -> None:
        self.thinkers = thinkers
        self.limits = limits
        self.strategies: OrderedDict[object, asyncio.Task[Strategy]] = OrderedDict()

    async def close(self) -> None:
        await self.thinkers.close()
        await asyncio.gather(*self.strategies.values(), return_exceptions=True)

    # ------------------------------------------------------------ strategies
    def prepare(self, setup: Setup, named: Iterable[str]) -> None:
        """Find the strategies of these bots before they are needed."""
        for bot in named:
            level = find_level(bot)
            if level is not None and level.name != EASY:
                self.find(setup, level)

    def find(self, setup: Setup, level: Level) -> asyncio.Task[Strategy]:
        """The strategy of a level, which is known or being looked for."""
        topic = topic_of(setup, level)
        task = self.strategies.get(topic)
        if task is None or (task.done() and (task.cancelled() or isinstance(task.exception(), Busy))):
            plain = Level(level.name, seed=level.seed)
            task = asyncio.create_task(self.thinkers.do(thoughts.prepare, setup, plain, topic=topic))
            task.add_done_callback(lambda done: done.cancelled() or done.exception())
            self.strategies[topic] = task
        self.strategies.move_to_end(topic)
        while len(self.strategies) > KEPT:
            self.strategies.popitem(last=False)
        return task

    async def strategy_at(self, game: Game, level: Level) -> Strategy:
        """The strategy of a level at a table; the usual one where it cannot be found."""
        with suppress(SetupError, Failed):
            return await asyncio.shield(self.find(game.setup, level))
        return find_strategy(bots.STANDARD)

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

    async def answer(self, game: Game, bot: str) -> str:
        """A legal answer, whatever happens to whoever should give it."""
        level = find_level(bot)
        if level is None or level.name == EASY:
            return await bots.think(game, bot)
        if len(game.decision.options) == 1:
            return game.decision.options[0].text
        strategy = await self.strategy_at(game, level)
        if level.searches:
            view = game.view(game.decision.who)
            with suppress(Failed):
                text: str = await self.thinkers.do(thoughts.decide, view, self.hurried(level), strategy)
                if game.decision.option(text) is not None:
                    return text
        return await bots.think(game, strategy)

    def hurried(self, level: Level) -> Level:
        """Where many wait, each decision gets less time, unless somebody has asked for so much."""
        if level.playouts or level.seconds:
            return level
        return replace(level, seconds=max(SHORTEST, (level.timed().seconds or 0) / max(1.0, self.thinkers.queue)))

    # ------------------------------------------------------------ hints and reviews
    @staticmethod
    def best_known(named: Iterable[str]) -> str:
        """The level whose strategy is followed for hints: that of the strongest bot at the table, which has it anyway."""
        return HARD if any((level := find_level(bot)) and level.name == HARD for bot in named) else MEDIUM

    async def advise(self, game: Game, named: Iterable[str]) -> Thought:
        """What to think of each answer the person who is asked can give."""
        strategy = await self.strategy_at(game, Level(self.best_known(named)))
        view = game.view(game.decision.who)
        try:
            thought: Thought = await self.thinkers.do(thoughts.consider, view, self.limits.hint, strategy)
        except Failed:
            raise too_busy() from None
        return thought

    async def review(
        self, setup: Setup, start: dict[str, Any], journal: list[str], seat: int, named: Iterable[str], tell: Tell
    ) -> bodies.Review:  # fmt: skip
        """A look back at a finished game."""
        level = Level(self.best_known(named), self.limits.review)
        arguments = start, journal, seat, level
        try:
            made: bodies.Review = await self.thinkers.do(
                thoughts.look_back, *arguments, urgency=LATER, topic=topic_of(setup, level), tell=tell
            )
        except Failed:
            raise too_busy() from None
        return made
