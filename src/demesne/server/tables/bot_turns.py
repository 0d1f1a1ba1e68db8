"""The moves of the bots at one table. Compiled with the room."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from demesne.engine.errors import DemesneError
from demesne.game import Game
from demesne.server.store import Conflict
from demesne.server.tables import table_moves
from demesne.server.tables.advisers import Advisers
from demesne.server.tables.shared_table import SharedTable
from demesne.server.tables.table_moves import AnyMove
from demesne.server.tables.table_state import ANSWERS_MOST

log = logging.getLogger(__name__)
PATIENCE: Final = 2.0  # seconds to wait for another process to move its bots, or for the store to answer again
MOST_ANSWERS: Final = 200  # answers in one move of a bot
AT_ONCE: Final = 0.002  # seconds a bot may answer before other tasks get a turn
Point = tuple[tuple[int, int], int | None, str]  # the position, and the seat and the bot that have to answer


class BotTurns:
    """Moves the bots of a table. They think without holding its lock, so that people can interrupt them."""

    def __init__(self, shared: SharedTable, advisers: Advisers) -> None:
        self.shared = shared
        self.advisers = advisers
        self.thinking: asyncio.Task[list[str]] | None = None
        self.thinks_at: Point | None = None  # the point at which `thinking` began

    async def run(self) -> None:
        """Move bots until a person has to decide. Bots that look ahead move only while somebody watches."""
        shared, people = self.shared, self.shared.people
        while shared.table.asked_bot and (people.watchers or not self.advisers.looks_ahead(shared.table.asked_bot)):
            try:
                await (self.move() if shared.is_mine else self.wait_for_others())
            except DemesneError:  # the store does not answer
                if not people.watchers:
                    return
                await asyncio.sleep(PATIENCE)
            except Exception:
                log.exception("the bots of a table cannot move")
                return
            finally:
                if not people.connected:
                    self.advisers.dismiss(shared.table.id)

    async def wait_for_others(self) -> None:
        """Wait for the process that made the last move to move the bots; take over if it does not."""
        position = self.position
        for _ in range(10):
            await asyncio.sleep(PATIENCE / 10)
            if self.shared.is_mine or position != self.position:
                return
        self.shared.is_mine = True

    @property
    def position(self) -> tuple[int, int]:
        """A value that changes with every answer and every undo."""
        return len(self.shared.table.journal), self.shared.table.undos

    @property
    def point(self) -> Point:
        """The position, and the seat and the bot that have to answer."""
        return self.position, self.shared.table.asked, self.shared.table.asked_bot

    async def move(self) -> None:
        """Let one bot answer until it is another player's turn to decide, and commit the answers as one move."""
        shared = self.shared
        self.thinks_at = point = self.point
        seat, game = shared.table.asked, shared.table.game
        assert seat is not None
        assert game is not None
        self.thinking = asyncio.create_task(self.answers_of(point[2], game.clone()))
        try:
            await asyncio.wait([self.thinking])
        finally:
            self.thinking.cancel()
        if self.thinking.cancelled():
            return
        texts = self.thinking.result()
        async with shared.lock:
            await shared.refresh()
            if point != self.point:
                return
            made: list[AnyMove] = [table_moves.Answered(seat, texts, by_bot=True)]
            if len(shared.table.journal) + len(texts) >= ANSWERS_MOST:
                made.append(table_moves.Stopped())
            try:
                await shared.commit(made)
            except Conflict:
                await shared.refresh()

    async def answers_of(self, bot: str, trial: Game) -> list[str]:
        """The answers of a bot until another player has to decide."""
        texts: list[str] = []
        seat = trial.decision.who
        rested = time.monotonic()
        soonest = rested + self.advisers.pace(bot)
        while trial.pending and trial.decision.who == seat and len(texts) < MOST_ANSWERS:
            texts.append(await self.advisers.answer(trial, bot, self.shared.people.asker))
            trial.apply(texts[-1])
            if time.monotonic() - rested > AT_ONCE:
                await asyncio.sleep(0)
                rested = time.monotonic()
        await asyncio.sleep(max(0.0, soonest - time.monotonic()))
        return texts

    def cancel_outdated(self) -> None:
        """Cancel the bot if its question is no longer open."""
        if self.thinking is not None and self.thinks_at != self.point:
            self.thinking.cancel()

    def cancel_unwatched(self) -> None:
        """Cancel a bot that looks ahead when nobody watches any more."""
        shared = self.shared
        if self.thinking is not None and not shared.people.watchers and self.advisers.looks_ahead(shared.table.asked_bot):
            self.thinking.cancel()
