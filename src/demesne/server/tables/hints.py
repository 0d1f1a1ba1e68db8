"""Hints for players who have to decide. Compiled with the room."""

from __future__ import annotations

import asyncio

from demesne.engine.errors import DemesneError
from demesne.game import Game
from demesne.server.tables import presentation, protocol
from demesne.server.tables.advisers import Advisers, Asker
from demesne.server.tables.broadcast import Watcher
from demesne.server.tables.intents import at_real_choice, game_to_advise
from demesne.server.tables.table_state import Refused, Table
from demesne.server.tables.worker_tasks import prospect


class Hints:
    """The hints at one table. Every connection can have one in progress."""

    def __init__(self, table: Table, advisers: Advisers) -> None:
        self.table = table
        self.advisers = advisers

    def begin(self, watcher: Watcher, turn: int) -> None:
        """Start a hint for the question a player has to answer."""
        assert watcher.seat is not None
        game = game_to_advise(self.table, watcher.seat, turn)
        if watcher.advice is not None and not watcher.advice.done():
            raise Refused("this hint is already being computed", "web-hint-waits")
        watcher.in_doubt = turn
        watcher.advice = asyncio.create_task(self.send(watcher, turn, *at_real_choice(game)))

    async def send(self, watcher: Watcher, turn: int, choice: Game, before: list[str], treasures: bool) -> None:
        """Compute the hint and send it, or the error."""
        options = {option.answer[-1]: option for option in presentation.options(choice, before)}
        try:
            thought = await self.advisers.advise(choice, self.table.bots, Asker(self.table.id, watcher.visitor))
        except DemesneError as problem:
            watcher.say(presentation.error(problem, "advise"))
        else:
            prospects = [prospect(estimate, options[estimate.answer]) for estimate in thought.estimates]
            why = presentation.reasons(choice, thought)
            rough = thought.is_rough
            watcher.say(protocol.Advice(turn, prospects, why, treasures, thought.playouts, rough, thought.ranked_by))

    def cancel_outdated(self, watchers: set[Watcher]) -> None:
        """Cancel hints about questions that are no longer open."""
        for watcher in watchers:
            if watcher.advice is not None and not self.is_asked(watcher.seat, watcher.in_doubt):
                watcher.advice.cancel()

    def is_asked(self, seat: int | None, turn: int) -> bool:
        """Whether this question is still open."""
        return seat is not None and self.table.asked == seat and self.table.turn(seat) == turn
