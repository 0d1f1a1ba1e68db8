"""The rooms of this process: creates tables, loads them, and drops those that are not in use."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import secrets
import time
from collections import OrderedDict
from collections.abc import Coroutine
from typing import Any, Final

from demesne.engine.errors import DemesneError, Diverged, IllegalChoice
from demesne.engine.essentials import RULES
from demesne.engine.rng import LONG_SEEDS, SHORT_SEEDS
from demesne.engine.setup import Setup
from demesne.game import replay
from demesne.levels.level import DEFAULT_LEVEL
from demesne.server.ids import new_id, new_token
from demesne.server.listener import Listener
from demesne.server.store import CLOSE_WITHIN, Conflict, damaged_game
from demesne.server.tables import presentation, protocol, table_moves, table_requests
from demesne.server.tables.advisers import Advisers
from demesne.server.tables.intents import clean_name, join
from demesne.server.tables.room import TRIES, Room
from demesne.server.tables.table_bots import BEST, best_bot, chosen_bot
from demesne.server.tables.table_limits import TableLimits
from demesne.server.tables.table_moves import Opening, OpeningSeat
from demesne.server.tables.table_state import Refused, Table, hashed, played
from demesne.server.tables.table_store import Presence, TableStore

log = logging.getLogger(__name__)
HEARTBEAT: Final = 30.0  # seconds between two reports of who is here


class NoSuchGame(DemesneError):
    """There is no table with this id."""


def no_game() -> NoSuchGame:
    """The error for an id that no table has."""
    return NoSuchGame("there is no such game", "web-no-game")


def new_seed() -> int:
    """A long seed, so that the cards a player has seen do not reveal the ones to come."""
    return SHORT_SEEDS + secrets.randbelow(LONG_SEEDS - SHORT_SEEDS)


async def played_again(table: Table) -> table_moves.RulesChanged | None:
    """Replay the game of a loaded table.

    Return a move to store if the game began under other rules, which may have allowed answers that are illegal now.
    """
    by_others = table.rules != RULES
    try:
        for _ in table.play_again():
            await asyncio.sleep(0)
    except IllegalChoice:
        if not by_others:
            raise
        try:
            replay(table.start, table.journal, rules=table.rules)
        except Diverged as problem:
            log.warning("game %s goes on from there: %s", table.id, problem)
            return table_moves.RulesChanged(problem.at, RULES)
    return table_moves.RulesChanged(len(table.journal), RULES) if by_others and table.rules else None


class Rooms:
    """All rooms that are loaded in this process."""

    def __init__(self, store: TableStore, advisers: Advisers, limits: TableLimits) -> None:
        self.store = store
        self.advisers = advisers
        self.limits = limits
        self.loaded: OrderedDict[str, Room] = OrderedDict()
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.leaving: list[tuple[str, Presence]] = []  # who was connected when the server began to shut down

    async def open(self) -> None:
        """Start to exchange presence with the other processes."""
        self.start(self.beat())
        if self.is_shared:
            self.start(Listener(self.store.store, self.heard, self.missed).run())

    @property
    def is_shared(self) -> bool:
        """Whether other processes can use the same database."""
        return self.store.store.is_shared

    def before_shutdown(self) -> None:
        """Remember who is connected, so that `close` stores their departure once instead of every connection doing so."""
        now = int(time.time())
        for room in self.loaded.values():
            self.leaving += [(room.table.id, Presence(seat, False, now)) for seat in room.people.connected]
            room.people.is_closing = True

    async def close(self) -> None:
        """Cancel all tasks and store that everyone has left."""
        tasks = [*self.tasks, *self.loading.values(), *(task for room in self.loaded.values() for task in room.tasks.values())]
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks, timeout=CLOSE_WITHIN)
        with contextlib.suppress(DemesneError, TimeoutError):
            async with asyncio.timeout(CLOSE_WITHIN):
                await self.store.note_presence(self.leaving, tell=True)
        await asyncio.gather(*(room.reviews.close() for room in self.loaded.values()))
        await self.advisers.close()
        await self.store.close()

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run a coroutine as a task that `close` cancels."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)
        return task

    def ended(self, task: asyncio.Task[None]) -> None:
        """Retrieve the exception so that asyncio does not warn; the waiter already has it."""
        self.tasks.discard(task)
        if not task.cancelled():
            task.exception()

    async def finish(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine to its end, even if its waiter is cancelled."""
        await asyncio.shield(self.start(work))

    # ------------------------------------------------------------ finding rooms
    async def room(self, id: str) -> Room:
        """The room of a table; loads it if necessary."""
        room = self.loaded.get(id)
        if room is None:
            task = self.loading.get(id)
            if task is None:
                task = self.loading[id] = asyncio.create_task(self.load(id))
                task.add_done_callback(lambda _: self.loading.pop(id, None))
            room = await asyncio.shield(task)
        room.is_stale |= self.is_shared  # a notification may still be on its way
        if room.is_stale:
            await room.catch_up()
        if id in self.loaded:
            self.loaded.move_to_end(id)
        return room

    async def load(self, id: str) -> Room:
        """Load a table from the store and replay its game."""
        table = await self.store.load(id)
        if table is None:
            raise no_game()
        try:
            change = await played_again(table)
        except DemesneError as problem:  # unknown cards, for example
            raise damaged_game(id, problem) from None
        if change is not None:
            try:
                await self.store.append(id, table.n, [change])
            except Conflict:  # another process has already stored the change
                return await self.load(id)
            table.apply(change)
            await played_again(table)
        seen = await self.store.presence(id)
        room = self.add(table)
        room.people.reports = seen[id]
        if change is not None:
            room.has_other_rules = True
            room.update_entry()
        return room

    def add(self, table: Table) -> Room:
        """Add a room for a stored table."""
        room = self.loaded[table.id] = Room(table, self.store, self.advisers, self.limits.replace_after)
        if len(self.loaded) > self.limits.rooms:
            self.forget()
        return room

    def forget(self) -> None:
        """Drop rooms that are not busy, least recently used first."""
        for id in [id for id, room in self.loaded.items() if not room.is_busy][: len(self.loaded) - self.limits.rooms]:
            del self.loaded[id]

    async def facts(self, id: str) -> protocol.Facts:
        """The public facts of a game; does not load the game."""
        room = self.loaded.get(id)
        if room is not None and not room.is_stale:
            return presentation.facts(room.table, room.people.here, room.people.gone_since)
        facts = await self.store.facts(id)
        if facts is None:
            raise no_game()
        return facts

    async def listed(self, state: str) -> list[protocol.Facts]:
        """Public games in a state, newest first. Open tables are listed only while one of their players is connected."""
        games = await self.store.listed(state, self.limits.listed)
        if state != "open" or not games:
            return games
        seen = await self.store.presence(*(game.id for game in games))
        here = {id for id, room in self.loaded.items() if room.people.here}
        return [game for game in games if game.id in here or any(presence.here for presence in seen[game.id].values())]

    # ------------------------------------------------------------ making tables
    async def create(self, setup: Setup, wanted: table_requests.NewGame) -> table_requests.Created:
        """Create a table, with tokens for local players and invitations for remote ones."""
        seats = [(i, seat) for i, seat in enumerate(wanted.seats)]
        if all(seat.kind == "bot" for _, seat in seats):
            raise Refused("at least one seat must be taken by a person", "web-no-people")
        if wanted.seed and sum(seat.kind != "bot" for _, seat in seats) > 1:
            raise Refused("you can choose a seed only when all other players are bots", "web-seed")
        if wanted.random_order:
            random.SystemRandom().shuffle(seats)
        answers = [
            table_requests.NewSeatAnswer(
                seat.kind, i, new_token() if seat.kind == "here" else "", new_token() if seat.kind == "link" else ""
            )
            for i, seat in seats
        ]
        opening = Opening(
            setup.to_data(), chosen_seed(wanted.seed),
            await laid([seat for _, seat in seats], answers, setup), wanted.public, wanted.spectators, int(time.time()),
            wanted.hints, rules=RULES,
        )  # fmt: skip
        table = played(Table(new_id(), opening))
        await self.store.create(table)
        self.add(table).entry.mark_listing_current()
        return table_requests.Created(presentation.facts(table), answers)

    async def join(self, id: str, wanted: table_requests.Join) -> table_requests.Joined:
        """Take a free seat."""
        room = await self.room(id)
        token = new_token()
        for _ in range(TRIES):
            async with room.lock:
                await room.refresh()
                made = join(room.table, wanted.name, wanted.invitation, hashed(token))
                with contextlib.suppress(Conflict):
                    await room.commit(made)
                    seat = room.table.seat_of(token)
                    assert seat is not None
                    return table_requests.Joined(
                        presentation.facts(room.table, room.people.here, room.people.gone_since), seat, token
                    )
        raise Refused("this question has already been answered", "web-stale")

    async def play_on(self, room: Room, wanted: table_requests.PlayOn) -> table_requests.Created:
        """Create a table where one person continues a finished game from a given step."""
        old = room.table
        if wanted.seat >= len(old.seats) or wanted.step > len(old.journal):
            raise Refused("there is no such moment in this game", "web-no-moment")
        token = new_token()
        person = OpeningSeat("here", clean_name(wanted.name, []), "", hashed(token))
        table = Table(new_id(), old.opening_from(wanted.step, person, wanted.seat, DEFAULT_LEVEL.name, int(time.time())))
        for _ in table.play_again():
            await asyncio.sleep(0)
        if table.is_over:
            raise Refused("the game is over", "web-over")
        await self.store.create(table)
        self.add(table)
        seats = [
            table_requests.NewSeatAnswer("here", i, token, "")
            if i == wanted.seat
            else table_requests.NewSeatAnswer("bot", i, "", "")
            for i in range(len(table.seats))
        ]
        return table_requests.Created(presentation.facts(table), seats)

    async def rematch(self, room: Room, seat: int) -> None:
        """Start another game with the same people once everyone who is connected wants it, and announce its id."""
        for _ in range(TRIES):
            async with room.lock:
                await room.refresh()
                table = room.table
                if table.rematch:
                    return
                if table.state != "over":
                    raise Refused("the game is not over yet", "web-not-over")
                wanted = {seat, *table.rematch_wanted}
                asked = [table_moves.WantedRematch(seat)] if seat not in table.rematch_wanted else []
                people = {i for i, other in enumerate(table.seats) if other.kind != "bot"}
                if people & room.people.here - wanted:
                    with contextlib.suppress(Conflict):
                        await room.commit(asked)
                        return
                    continue
                follower = played(Table(new_id(), table.next_opening(new_seed(), int(time.time()), wanted)))
                with contextlib.suppress(Conflict):
                    await room.commit([*asked, table_moves.Rematched(follower.id)], opens=follower)
                    self.add(follower)
                    return
        raise Refused("this question has already been answered", "web-stale")

    # ------------------------------------------------------------ other processes
    def heard(self, id: str) -> None:
        """Handle a notification that another process changed a table."""
        room = self.loaded.get(id)
        if room is not None:
            room.is_stale = True
            if room.people.watchers:
                self.start(self.catch_up(room))

    def missed(self) -> None:
        """Treat all tables as changed, because notifications may have been missed."""
        for id in self.loaded:
            self.heard(id)

    async def catch_up(self, room: Room) -> None:
        """Refresh a room. If the store does not answer, the next move tries again."""
        with contextlib.suppress(DemesneError):
            await room.catch_up()

    async def beat(self) -> None:
        """Report who is connected every `HEARTBEAT` seconds, so that other processes notice if this one dies."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            try:
                await self.exchange_presence([room for room in self.loaded.values() if room.people.watchers])
            except DemesneError:
                log.warning("the database does not answer")

    async def exchange_presence(self, rooms: list[Room]) -> None:
        """Report who is connected here, and read the reports of the other processes."""
        now = int(time.time())
        here = [(room.table.id, Presence(seat, True, now)) for room in rooms for seat in room.people.connected]
        await self.store.note_presence(here, tell=False)
        seen = await self.store.presence(*(room.table.id for room in rooms))
        for room in rooms:
            room.people.reports = seen[room.table.id]
            room.refresh_seats()


def chosen_seed(wanted: str) -> int:
    """The requested seed, or a new one."""
    return int(wanted) if wanted else new_seed()


async def laid(
    seats: list[table_requests.NewSeat], answers: list[table_requests.NewSeatAnswer], setup: Setup
) -> list[OpeningSeat]:  # fmt: skip
    """The seats of a new table, as stored."""
    made: list[OpeningSeat] = []
    for seat, answer in zip(seats, answers, strict=True):
        name = clean_name(seat.name, [other.name for other in made])
        token = hashed(answer.token) if answer.token else ""
        invitation = hashed(answer.invitation) if answer.invitation else ""
        bot = ""
        if seat.kind == "bot":
            bot = await (best_bot(setup) if seat.bot == BEST else asyncio.to_thread(chosen_bot, seat.bot, setup))
        made.append(OpeningSeat(seat.kind, name, bot, token, invitation))
    return made
