"""Runs: games that the server plays for visitors, with results while they are played."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from demesne.engine.errors import DemesneError
from demesne.levels.knowledge import plain
from demesne.levels.level import Level
from demesne.server.http import COMPRESSED, charge, id_of, read, reply
from demesne.server.ids import new_id
from demesne.server.laboratory.kept_runs import Experiments, no_run
from demesne.server.laboratory.laboratory_limits import LaboratoryLimits
from demesne.server.laboratory.laboratory_requests import GameWish, NewRun, Run, RunEntry, RunList
from demesne.server.laboratory.live_work import UnderWay
from demesne.server.laboratory.long_texts import read_beside
from demesne.server.laboratory.owners import owner_needed, owner_of, who_asks
from demesne.server.laboratory.run_plans import Known, Wanted, plan_run
from demesne.server.laboratory.run_results import Results
from demesne.server.laboratory.run_work import RunWork
from demesne.server.laboratory.single_games import match_of, task_for
from demesne.server.problems import BadRequest, translated
from demesne.server.store import Store
from demesne.server.tables import presentation, table_requests
from demesne.server.tables.advisers import kept_under
from demesne.server.tables.level_strategies import LevelStrategies
from demesne.strategies.alternatives import parse_all, write_all
from demesne.version import VERSION
from demesne.work.job import Job
from demesne.work.pool import Pool
from demesne.work.queue import Busy

MOST_LETTERS: Final = 4 * 2**20  # characters in the strategies of all runs in memory; each takes up to 80 bytes
MOST_LETTERS_NETWORK: Final = 2**20  # characters in the strategies of one network's runs in memory


@dataclass(eq=False)
class LiveRun:
    """A run that this process plays, or that has just ended."""

    id: str
    owner: str
    at: int
    language: str
    wanted: Wanted
    work: RunWork
    results: Results
    job: Job | None = None
    is_unkept: bool = False  # the run has ended but has not been saved yet

    def now(self, asker: str = "") -> Run:
        """Return the run as it is now, marked as own if the visitor who asks owns it."""
        job = self.job
        wanted = self.wanted
        return Run(
            id=self.id,
            state="waiting" if job is None else job.state,
            is_own=bool(asker) and asker == self.owner,
            ahead=0 if job is None else job.ahead,
            done=self.work.done,
            total=self.work.total,
            problem=None if job is None or job.problem is None else translated(job.problem, self.language),
            setup=presentation.setup(wanted.setup),
            kingdom_text=wanted.kingdom_text,
            seed=str(wanted.seed),
            wanted=wanted.request,
            matches=self.results.now(),
            version=VERSION,
        )

    def entry(self) -> RunEntry:
        """Return the run as an entry of its owner's list."""
        wanted = self.wanted
        return RunEntry(
            id=self.id,
            at=self.at,
            state="waiting" if self.job is None else self.job.state,
            names=wanted.matches[0].names,
            games=wanted.request.games,
            setup=presentation.setup(wanted.setup),
        )


class Runs(UnderWay[LiveRun]):
    """The routes for runs."""

    limits: LaboratoryLimits

    def __init__(self, store: Store, limits: LaboratoryLimits, pool: Pool) -> None:
        super().__init__(pool)
        self.store = store
        self.limits = limits
        self.experiments = Experiments(store)
        self.coming: list[tuple[str, int]] = []  # network and characters of each run that is being planned

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/laboratory/runs", self.get_list, methods=["GET"], middleware=COMPRESSED),
            Route("/laboratory/runs", self.post, methods=["POST"]),
            Route("/laboratory/runs/{id}", self.get_one, methods=["GET"], middleware=COMPRESSED),
            Route("/laboratory/runs/{id}/stop", self.post_stop, methods=["POST"], middleware=COMPRESSED),
            Route("/laboratory/runs/{id}/game", self.post_game, methods=["POST"], middleware=COMPRESSED),
        ]

    async def write(self, live: LiveRun) -> None:
        await self.experiments.keep(live.now(), live.entry())

    # ------------------------------------------------------------ requests
    async def post(self, request: Request) -> Response:
        """Answer `POST /api/laboratory/runs`: begin a run and return it."""
        owner, visitor = owner_needed(request), who_asks(request)
        asked = await read(request, NewRun)
        charge(request, self.limits.experiments)
        self.pool.check_room(visitor)
        length = letters(asked)
        self.check_letters(visitor.network, length)
        self.coming.append((visitor.network, length))
        try:
            live = await self.planned(request, asked, owner)
            live.job = self.pool.begin(live.work, visitor, self.ended)
        finally:
            self.coming.remove((visitor.network, length))
        self.live[live.id] = live
        return reply(live.now(owner), 201)

    def check_letters(self, network: str, more: int) -> None:
        """Raise an error if the strategies in memory would become too long, for this network or in total."""
        held = [(live.job.visitor.network, letters(live.wanted.request)) for live in self.live.values() if live.job]
        held += self.coming
        if more + sum(length for whose, length in held if whose == network) > MOST_LETTERS_NETWORK:
            what = f"the strategies of your runs have more than {MOST_LETTERS_NETWORK} letters together; stop a run, or wait"
            raise BadRequest(what, "lab-too-long", n=MOST_LETTERS_NETWORK)
        if more + sum(length for _, length in held) > MOST_LETTERS:
            raise Busy

    async def planned(self, request: Request, asked: NewRun, owner: str) -> LiveRun:
        """Plan a run and save it in the database; it can then be queued."""
        wanted = await read_beside(self.pool, request, letters(asked), plan_run, asked)
        known = [known for match in wanted.matches for level in match.levels if (known := await self.known(wanted, level))]
        work = await asyncio.to_thread(RunWork, wanted, known, self.note_level)
        live = LiveRun(new_id(), owner, int(time.time()), asked.language, wanted, work, Results(work.matches))
        await self.experiments.create(live.now(owner), live.entry(), owner)
        return live

    async def get_one(self, request: Request) -> Response:
        """Answer `GET /api/laboratory/runs/{id}` with a run as it is now."""
        return reply(await self.run(id_of(request, no_run), owner_of(request)))

    async def get_list(self, request: Request) -> Response:
        """Answer `GET /api/laboratory/runs` with the list of the visitor's own runs."""
        owner = owner_needed(request)
        charge(request)
        listed = await self.experiments.listed(owner)
        return reply(RunList([self.live[entry.id].entry() if entry.id in self.live else entry for entry in listed]))

    async def post_stop(self, request: Request) -> Response:
        """Answer `POST /api/laboratory/runs/{id}/stop`: stop a run for its owner. A run that has ended does not change."""
        id, owner = id_of(request, no_run), owner_needed(request)
        run = await self.run(id, owner)
        if not run.is_own:
            raise BadRequest("this belongs to somebody else", "lab-not-yours")
        live = self.live.get(id)
        if live is not None and live.job is not None:
            self.pool.stop(live.job)
        return reply(await self.run(id, owner))

    async def post_game(self, request: Request) -> Response:
        """Answer `POST /api/laboratory/runs/{id}/game` with one game of a run, turn by turn."""
        wish = await read(request, GameWish)
        id, visitor = id_of(request, no_run), who_asks(request)
        charge(request, self.limits.experiments)
        live = self.live.get(id)
        if live is not None:
            wanted, known = live.wanted, list(live.work.known)
        else:
            run, _ = await self.experiments.load(id)
            wanted, known = await asyncio.to_thread(plan_again, run), []
        match = match_of(wanted, wish)
        known += [found for level in match.levels if (found := await self.known(wanted, level)) is not None]
        return reply(await self.pool.do(task_for(match, wish.game, known), visitor), cache="no-cache")

    async def run(self, id: str, asker: str) -> Run:
        """Return a run from memory or else from the database, marked as own if the visitor who asks owns it."""
        live = self.live.get(id)
        if live is not None:
            return live.now(asker)
        run, owner = await self.experiments.load(id)
        return msgspec.structs.replace(run, is_own=bool(asker) and asker == owner)

    # ------------------------------------------------------------ strategies of levels
    async def known(self, wanted: Wanted, level: Level) -> Known | None:
        """Return the strategy that a run or a table has found for a level in this kingdom, or `None`."""
        kept = await LevelStrategies(self.store).load(kept_under(wanted.setup, bare(level), self.pool.cards))
        if kept is not None:
            with suppress(DemesneError):
                return wanted.setup, level, plain(parse_all(kept), level)
        return None

    def note_level(self, known: Known) -> None:
        """Save the strategy that was found for a level in a kingdom, in the background."""
        setup, level, strategy = known
        key = kept_under(setup, bare(level), self.pool.cards)
        self.spawn(LevelStrategies(self.store).keep(key, write_all(strategy)))


def letters(asked: NewRun) -> int:
    """Return the number of characters in all strategies of a request."""
    return sum(len(player.text) for match in asked.matches for player in match.players)


def bare(level: Level) -> Level:
    """Return a level without the settings that do not affect its strategy."""
    return level.without_limits()


def plan_again(run: Run) -> Wanted:
    """Plan a saved run again, with the same kingdom and seed."""
    kingdom = table_requests.BySetup(run.setup)
    return plan_run(msgspec.structs.replace(run.wanted, kingdom=kingdom, seed=run.seed))
