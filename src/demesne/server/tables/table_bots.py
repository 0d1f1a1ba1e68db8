"""The bots at tables: their names, and how they answer."""

from __future__ import annotations

import asyncio
import logging
import time
from functools import lru_cache
from typing import Final

from demesne.bots import table
from demesne.bots.table import STANDARD, best_fitting, fitting, known_bots
from demesne.engine.setup import Setup
from demesne.game import Game
from demesne.levels.knowledge import strategy_with
from demesne.levels.level import LEVEL_NAMES, find_level
from demesne.server.tables.table_state import Refused
from demesne.server.tables.worker_tasks import LONGEST
from demesne.strategies.find import find_strategy
from demesne.strategies.syntax import Strategy

log = logging.getLogger(__name__)
LONG: Final = 0.01  # CPU seconds; a bot that takes longer on average runs in a thread
BEST: Final = "best"  # the name that means the best strategy in the kingdom
KEPT: Final = 100  # strategies in the cache
_usual: dict[str, float] = {}  # average CPU seconds per answer, by bot
_trial = asyncio.Lock()  # one tournament at a time

__all__ = ["BEST", "STANDARD", "best_bot", "bots_for", "chosen_bot", "known_bots", "think"]


def bots_for(setup: Setup) -> list[str]:
    """The bots that can play this kingdom, with the default first."""
    names = [strategy.name for strategy in fitting(setup)]
    return [STANDARD, *(name for name in names if name != STANDARD)]


def chosen_bot(name: str, setup: Setup) -> str:
    """The name of a level, or of a strategy that can play this kingdom; the default for an empty name."""
    level = find_level(name)
    if level is not None:
        if (level.seconds or 0) > LONGEST:
            raise Refused(f"a bot may think for at most {LONGEST:g} seconds here", "web-bot-slow", seconds=int(LONGEST))
        return name.strip().lower()
    possible = bots_for(setup)
    if name and name not in possible:
        can = ", ".join((*LEVEL_NAMES, *possible))
        what = f"no bot called {name!r} can play this kingdom; these can: {can}"
        raise Refused(what, "web-no-bot", name=name, names=can)
    return name or possible[0]


async def best_bot(setup: Setup) -> str:
    """The bot that wins a tournament in this kingdom, which runs in a thread."""
    async with _trial:
        return await asyncio.to_thread(best_fitting, setup, 0)


@lru_cache(maxsize=KEPT)
def strategy_of(bot: str, setup: Setup) -> Strategy:
    """The strategy of this name, or the one a level without search follows in this kingdom."""
    level = find_level(bot)
    return find_strategy(bot) if level is None else strategy_with(setup, level)


def timed_answer(game: Game, bot: str | Strategy) -> tuple[str, float]:
    """The answer of a bot (empty if it fails), and the CPU seconds it took."""
    began = time.thread_time()
    try:
        text = table.answer_in(game, strategy_of(bot, game.setup) if isinstance(bot, str) else bot)
    except Exception:
        log.exception("the bot %r failed", named(bot))
        text = ""
    return text, time.thread_time() - began


def named(bot: str | Strategy) -> str:
    """The name of a bot."""
    return bot if isinstance(bot, str) else bot.name


async def think(game: Game, bot: str | Strategy) -> str:
    """A legal answer: if the bot fails, the first option."""
    usual = _usual.get(named(bot), 0.0)
    if usual > LONG:
        text, took = await asyncio.to_thread(timed_answer, game, bot)
    else:
        text, took = timed_answer(game, bot)
    _usual[named(bot)] = usual + (took - usual) / 10
    if game.decision.option(text) is None:
        log.error("the bot %r answered %r, which is not possible", named(bot), text)
        text = game.decision.options[0].text
    return text
