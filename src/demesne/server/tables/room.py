"""A room: one table in this process, and everybody here who is told what happens at it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Coroutine, Sequence
from typing import Any, Final

from demesne.engine.errors import DemesneError
from demesne.game import Game
from demesne.server.store import Conflict
from demesne.server.tables import presentation, protocol, table_moves
from demesne.server.tables.advisers import Advisers, Asker
from demesne.server.tables.broadcast import Telling, Watcher
from demesne.server.tables.intents import Actor, act, at_real_choice, game_to_advise
from demesne.server.tables.presentation import encode
from demesne.server.tables.reviews import Reviews
from demesne.server.tables.table_moves import AnyMove
from demesne.server.tables.table_state import ANSWERS_MOST, Refused, Table
from demesne.server.tables.table_store import Presence, TableStore
from demesne.server.tables.worker_tasks import prospect
from demesne.version import VERSION

log = logging.getLogger(__name__)
FRESH: Final = 90  # seconds for which a process's word that somebody is there counts
TRIES: Final = 5  # when other processes are faster
PATIENCE: Final = 2.0  # seconds another process gets to move its bots
NOBODY: Final[frozenset[int]] = frozenset()
STRETCH: Final = 200  # answers a bot gives before others are told
AT_ONCE: Final = 0.002  # seconds for which a bot may answer before others have a turn
NOTES: Final = {
    table_moves.Undone: "undone",
    table_moves.Declined: "refused",
    table_moves.Resigned: "resigned",
    table_moves.Replaced: "replaced",
    table_moves.Returned: "returned",
}


class Room:
    """A table in this process."""

    def __init__(self, table: Table, store: TableStore, advisers: Advisers, replace_after: int) -> None:
        self.table = table
        self.store = store
        self.advisers = advisers
        self.replace_after = replace_after
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.seen: dict[int, Presence] = {}  # as all processes say
        self.telling = Telling(table)
        self.entered = b""
        self.told_around = (-1, False)  # when the entry and the seats were last looked at
        self.outcome: presentation.Outcome | None = None
        self.is_stale = False  # another process may have done something
        self.is_closing = False  # the server ends
        self.has_other_rules = False  # than the game began with, as was found out when it was read
        self.is_mine = not store.store.is_shared  # this process did the last thing, so it moves the bots
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.thinking: asyncio.Task[list[str]] | None = None  # a bot,
        self.thinks_at: object = None  # and where the game was when it began
        self.reviews = Reviews(advisers)

    # ------------------------------------------------------------ who is here
    @property
    def here(self) -> set[int]:
        fresh = time.time() - FRESH
        elsewhere = {seat for seat, presence in self.seen.items() if presence.here and presence.at > fresh}
        return elsewhere | self.here_in_person

    @property
    def here_in_person(self) -> set[int]:
        return {watcher.seat for watcher in self.watchers if watcher.seat is not None}

    @property
    def gone_since(self) -> dict[int, int]:
        return {seat: presence.at for seat, presence in self.seen.items()}

    @property
    def asker(self) -> Asker:
        """On whose account bots think here: somebody's who plays, always the same one's as long as he is here."""
        return Asker(self.table.id, min((watcher.visitor for watcher in self.watchers if watcher.seat is not None), default=""))

    def long_gone(self) -> frozenset[int]:
        """People who have been away for so long that others may go on without them."""
        here, before, since = self.here, time.time() - self.replace_after, self.gone_since
        seats = range(len(self.table.seats))
        return frozenset(seat for seat in seats if seat not in here and since.get(seat, self.table.opening.created) <= before)

    async def note(self, seat: int, here: bool) -> None:
        """Somebody came or left; the other processes are told."""
        if self.is_closing:
            return
        self.seen[seat] = presence = Presence(seat, here, int(time.time()))
        self.tell()
        with contextlib.suppress(DemesneError):
            await self.store.note_presence([(self.table.id, presence)], tell=True)

    async def enter(self, watcher: Watcher) -> None:
        """Somebody has been welcomed."""
        if watcher.seat is not None and self.table.state != "over":
            self.advisers.prepare(self.table.setup, self.table.bots, self.asker)
        self.go_on()
        if self.has_other_rules:
            watcher.say(protocol.Note("rules", 0))
        watcher.wake.set()
        if watcher.seat is not None and sum(other.seat == watcher.seat for other in self.watchers) == 1:
            await self.note(watcher.seat, True)

    async def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        if watcher.advice is not None:
            watcher.advice.cancel()
        if self.thinking is not None and not self.watchers and self.advisers.looks_ahead(self.table.asked_bot):
            self.thinking.cancel()
        if not self.here_in_person:
            self.advisers.dismiss(self.table.id)
        if watcher.seat is not None and watcher.seat not in self.here_in_person:
            await self.note(watcher.seat, False)

    # ------------------------------------------------------------ doing something
    async def act(self, seat: int, said: protocol.Asking) -> None:
        """Do what somebody asks for, or refuse it. When this returns, it is stored and told."""
        for _ in range(TRIES):
            if await self.try_to_act(seat, said):
                return
        raise Refused("others were faster; try again", "web-stale")

    async def try_to_act(self, seat: int, said: protocol.Asking) -> bool:
        """It may be that another process was faster."""
        async with self.lock:
            await self.refresh()
            gone = NOBODY if isinstance(said, protocol.TO_THE_GAME) else self.long_gone()  # answers depend on nobody
            made = act(self.table, Actor(seat, gone, int(time.time())), said)
            try:
                await self.commit(made)
            except Conflict:
                return False
            return True

    async def commit(self, made: Sequence[AnyMove], opens: Table | None = None) -> None:
        """Store moves, then do them and tell everybody. The lock is held."""
        if not made:
            return
        try:
            await self.store.append(self.table.id, self.table.n, made, opens)
        except (Conflict, DemesneError) as problem:
            self.doubt(problem)
            raise
        await self.apply(made)
        self.is_mine = True
        self.changed()

    def doubt(self, problem: Exception) -> None:
        """Something was not stored because another process was faster; or perhaps it was stored all the same."""
        self.is_stale = True
        if not isinstance(problem, Conflict):
            self.start("recovery", self.recover())

    async def apply(self, made: Sequence[AnyMove]) -> None:
        self.apply_all(made)
        if self.table.game is None:
            for _ in self.table.play_again():
                await asyncio.sleep(0)

    def apply_all(self, made: Sequence[AnyMove]) -> None:
        table = self.table
        for move in made:
            asked_for = table.request
            table.apply(move)
            if not isinstance(move, table_moves.Answered):
                self.announce(move)
            elif asked_for is not None and table.request is None:
                self.tell_all(protocol.Note("lapsed", asked_for.by))

    def announce(self, move: AnyMove) -> None:
        """What is told of a move beyond the view."""
        if isinstance(move, table_moves.Spoke):
            self.tell_all(protocol.Chat(move.seat, move.text, move.at))
        elif isinstance(
            move, (table_moves.Undone, table_moves.Declined, table_moves.Resigned, table_moves.Replaced, table_moves.Returned)
        ):
            self.tell_all(protocol.Note(NOTES[type(move)], move.seat))  # type: ignore[arg-type]

    async def refresh(self) -> None:
        """Read what other processes did, if they may have. The lock is held."""
        if not self.is_stale:
            return
        self.is_stale = False
        try:
            self.seen = (await self.store.presence(self.table.id))[self.table.id]
            while made := await self.store.moves_since(self.table.id, self.table.n):
                await self.apply(made)
                self.is_mine = False
        except BaseException:
            self.is_stale = True
            raise
        self.changed()

    async def recover(self) -> None:
        """Find out what was stored, as soon as the store answers again."""
        while self.is_stale:
            await asyncio.sleep(PATIENCE)
            with contextlib.suppress(DemesneError):
                await self.catch_up()

    async def catch_up(self) -> None:
        """Tell those here what other processes did."""
        async with self.lock:
            await self.refresh()
        for seat in self.here_in_person - self.here_by_word:
            await self.note(seat, True)  # another process thinks he has left

    @property
    def here_by_word(self) -> set[int]:
        return {seat for seat, presence in self.seen.items() if presence.here}

    def changed(self) -> None:
        """Something was done: tell everybody, let bots move, work out how it ended."""
        self.telling.changed()
        self.stop_thinking()
        around = self.table.around, self.table.is_over
        if around != self.told_around:
            self.told_around = around
            self.telling.seats = b""
            self.enter_facts()
        self.wake_watchers()
        self.go_on()

    def has_entered(self) -> None:
        """Lists say of the table what is the case."""
        self.told_around = self.table.around, self.table.is_over

    def enter_facts(self) -> None:
        """What lists say of the table."""
        facts = encode(presentation.facts(self.table))
        if facts != self.entered:
            self.entered = facts
            self.start("entry", self.write_entry())

    def go_on(self) -> None:
        """What the server does by itself: move bots, work out how the game ended."""
        if self.table.asked_bot:
            self.start("bots", self.move_bots())
        elif self.table.state == "over":
            self.advisers.dismiss(self.table.id)
            if self.outcome is None:
                self.start("outcome", self.work_out())

    def start(self, name: str, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside, unless it is being done already."""
        running = self.tasks.get(name)
        if running is not None and not running.done():
            work.close()
        else:
            self.tasks[name] = asyncio.create_task(work)

    @property
    def is_busy(self) -> bool:
        works = self.reviews.is_busy or any(not task.done() for task in self.tasks.values())
        return bool(self.watchers) or self.lock.locked() or works

    async def write_entry(self) -> None:
        """Again and again until it says what is the case."""
        written = b""
        with contextlib.suppress(DemesneError):
            while written != self.entered:
                written = self.entered
                await self.store.enter(self.table)

    async def work_out(self) -> None:
        for outcome in presentation.outcome(self.table):
            self.outcome = outcome
            await asyncio.sleep(0)
        assert self.outcome is not None
        self.telling.ended = encode(self.outcome.ended)
        self.tell()

    async def how_it_ended(self) -> presentation.Outcome:
        """When the game is over."""
        if self.table.state != "over":
            raise Refused("the game is not over yet", "web-not-over")
        while self.outcome is None:
            self.go_on()
            await asyncio.wait([self.tasks["outcome"]])
        return self.outcome

    # ------------------------------------------------------------ bots
    async def move_bots(self) -> None:
        """Let bots answer until a person is asked. They think without the lock: somebody may interrupt them.

        Those who think for long do not as long as nobody looks.
        """
        while self.table.asked_bot and (self.watchers or not self.advisers.looks_ahead(self.table.asked_bot)):
            try:
                await (self.move_bot() if self.is_mine else self.wait_for_others())
            except DemesneError:  # the store does not answer
                if not self.watchers:
                    return
                await asyncio.sleep(PATIENCE)
            except Exception:
                log.exception("the bots of a table cannot move")
                return
            finally:
                if not self.here_in_person:
                    self.advisers.dismiss(self.table.id)

    async def wait_for_others(self) -> None:
        """Another process answered last and moves the bots; if it does not, we do."""
        point = self.point
        for _ in range(10):
            await asyncio.sleep(PATIENCE / 10)
            if self.is_mine or point != self.point:
                return
        self.is_mine = True

    @property
    def point(self) -> tuple[int, int]:
        """Where the game is: it changes with every answer and every undo."""
        return len(self.table.journal), self.table.undos

    @property
    def waits_for(self) -> tuple[tuple[int, int], int | None, str]:
        """Where the game is, and which bot of which seat has to answer."""
        return self.point, self.table.asked, self.table.asked_bot

    async def move_bot(self) -> None:
        """One bot, as long as it is asked."""
        self.thinks_at = _, seat, bot = self.waits_for
        assert seat is not None
        assert self.table.game is not None
        self.thinking = asyncio.create_task(self.answers_of(bot, self.table.game.clone()))
        try:
            await asyncio.wait([self.thinking])
        finally:
            self.thinking.cancel()
        if self.thinking.cancelled():
            return
        texts = self.thinking.result()
        async with self.lock:
            await self.refresh()
            if self.thinks_at != self.waits_for:
                return
            made: list[AnyMove] = [table_moves.Answered(seat, texts, by_bot=True)]
            if len(self.table.journal) + len(texts) >= ANSWERS_MOST:
                made.append(table_moves.Stopped())
            try:
                await self.commit(made)
            except Conflict:
                await self.refresh()

    async def answers_of(self, bot: str, trial: Game) -> list[str]:
        """What a bot answers until somebody else is asked. All of it is told at once."""
        texts: list[str] = []
        seat = trial.decision.who
        rested = time.monotonic()
        soonest = rested + self.advisers.pace(bot)
        while trial.pending and trial.decision.who == seat and len(texts) < STRETCH:
            texts.append(await self.advisers.answer(trial, bot, self.asker))
            trial.apply(texts[-1])
            if time.monotonic() - rested > AT_ONCE:
                await asyncio.sleep(0)
                rested = time.monotonic()
        await asyncio.sleep(max(0.0, soonest - time.monotonic()))
        return texts

    def stop_thinking(self) -> None:
        """About questions that are no longer asked."""
        if self.thinking is not None and self.thinks_at != self.waits_for:
            self.thinking.cancel()
        for watcher in self.watchers:
            if watcher.advice is not None and not self.is_asked(watcher.seat, watcher.in_doubt):
                watcher.advice.cancel()

    def is_asked(self, seat: int | None, turn: int) -> bool:
        """This question is still open."""
        return seat is not None and self.table.asked == seat and self.table.turn(seat) == turn

    # ------------------------------------------------------------ hints
    def advise(self, watcher: Watcher, turn: int) -> None:
        """Begin to think about the question somebody is asked, unless that is being done."""
        assert watcher.seat is not None
        game = game_to_advise(self.table, watcher.seat, turn)
        if watcher.advice is not None and not watcher.advice.done():
            raise Refused("this is being thought about already", "web-hint-waits")
        watcher.in_doubt = turn
        watcher.advice = asyncio.create_task(self.tell_advice(watcher, turn, *at_real_choice(game)))

    async def tell_advice(self, watcher: Watcher, turn: int, choice: Game, before: list[str], treasures: bool) -> None:
        options = {option.answer[-1]: option for option in presentation.options(choice, before)}
        try:
            asker = Asker(self.table.id, watcher.visitor)
            thought = await self.advisers.advise(choice, self.table.bots, asker)
        except DemesneError as problem:
            watcher.say(presentation.error(problem, "advise"))
        else:
            prospects = [prospect(estimate, options[estimate.answer]) for estimate in thought.estimates]
            why = presentation.reasons(choice, thought)
            rough = thought.is_rough
            watcher.say(protocol.Advice(turn, prospects, why, treasures, thought.playouts, rough, thought.ranked_by))

    # ------------------------------------------------------------ telling
    def tell(self) -> None:
        """Something around the game changed: everybody looks whether it is news."""
        self.telling.seats = b""
        self.wake_watchers()

    def wake_watchers(self) -> None:
        """Every connection sends what its client does not know yet."""
        for watcher in self.watchers:
            watcher.wake.set()

    def tell_all(self, message: protocol.Said) -> None:
        for watcher in self.watchers:
            watcher.say(message)

    def messages_for(self, watcher: Watcher) -> list[bytes]:
        """All that this connection has not been told yet."""
        self.look_around()
        return self.telling.messages_for(watcher)

    def look_around(self) -> None:
        """Who sits there, if that may have changed."""
        if not self.telling.seats:
            self.telling.seats = encode(self.seats())

    def seats(self) -> protocol.Seats:
        return protocol.Seats(presentation.facts(self.table, self.here, self.gone_since), presentation.request(self.table))

    def welcome(self, watcher: Watcher) -> protocol.Welcome:
        """The first message to a connection; from now on it is told everything."""
        seats = self.seats()
        self.watchers.add(watcher)
        watcher.seats = encode(seats)
        chat = [protocol.Chat(said.seat, said.text, said.at) for said in self.table.chat]
        return protocol.Welcome(protocol.PROTOCOL, VERSION, seats.game, watcher.seat, seats.request, chat)
