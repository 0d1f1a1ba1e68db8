"""Studies of kingdoms: which strategies win? A kingdom is studied once per version of the program."""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from demesne.engine.setup import Setup
from demesne.levels.knowledge import two
from demesne.notation.kingdoms import format_kingdom
from demesne.server.http import COMPRESSED, charge, id_of, read, reply
from demesne.server.laboratory.kept_studies import Answers, KeptStudy, StudyKeeper, packed
from demesne.server.laboratory.laboratory_limits import LaboratoryLimits
from demesne.server.laboratory.laboratory_requests import NewStudy, State, Study
from demesne.server.laboratory.live_work import UnderWay
from demesne.server.laboratory.owners import owner_needed, owner_of, who_asks
from demesne.server.laboratory.study_inquiry import Findings, Inquiry, Settings, Subject
from demesne.server.laboratory.study_work import StudyWork
from demesne.server.problems import BadRequest, Problem, translated
from demesne.server.store import Store
from demesne.server.tables import card_catalogue, presentation
from demesne.sets.card_files import CardFile
from demesne.version import VERSION
from demesne.work.job import Job, Visitor
from demesne.work.pool import Pool

ID_BYTES: Final = 9  # twelve characters in Base64, as in other ids
SEED_BYTES: Final = 7  # 56 bits; a seed has fewer than 62
USUAL: Final = Settings()


def subject_of(setup: Setup, settings: Settings, cards: Sequence[CardFile]) -> tuple[str, Subject]:
    """Return the id and the subject of a study. They depend on the kingdom but not on the order of its cards."""
    setup = two(setup)
    files = sorted((file.name, file.text) for file in cards)
    said = json.dumps([setup.to_data(), VERSION, repr(settings), files], sort_keys=True)
    digest = sha256(said.encode()).digest()
    id = base64.urlsafe_b64encode(digest[:ID_BYTES]).decode()
    return id, Subject(setup, int.from_bytes(digest[-SEED_BYTES:]), settings)


def no_study() -> BadRequest:
    """Return the error for a study that does not exist."""
    return BadRequest("there is no such study here", "lab-no-study")


def study(
    id: str, setup: Setup, state: State, findings: Findings, is_own: bool = False, ahead: int = 0,
    problem: Problem | None = None,
) -> Study:  # fmt: skip
    """Return a study as it is sent to clients."""
    return Study(
        id=id,
        state=state,
        is_own=is_own,
        ahead=ahead,
        problem=problem,
        setup=presentation.setup(setup),
        kingdom_text=format_kingdom(setup),
        version=VERSION,
        **{name: getattr(findings, name) for name in Findings.__struct_fields__},
    )


@dataclass(eq=False)
class LiveStudy:
    """A study that this process works on, or that has just ended."""

    id: str
    owner: str  # the hash of the secret of the visitor who began it
    language: str
    work: StudyWork
    job: Job
    is_unkept: bool = False  # the study has ended but has not been saved yet

    @property
    def findings(self) -> Findings:
        """Return the findings so far; before the first step they are empty."""
        found = self.work.findings
        return msgspec.json.decode(found, type=Findings) if found else Inquiry(self.work.subject).findings

    def now(self, asker: str) -> Study:
        """Return the study as it is now, marked as own if the visitor who asks began it."""
        job = self.job
        problem = None if job.problem is None else translated(job.problem, self.language)
        is_own = bool(asker) and asker == self.owner
        return study(self.id, self.work.subject.setup, job.state, self.findings, is_own, job.ahead, problem)

    def kept(self) -> KeptStudy:
        """Return the study as it is saved. A failed study is saved without answers and so starts over."""
        answers = [] if self.job.state in ("done", "failed") else list(self.work.answers)
        is_done = self.job.state == "done"
        return KeptStudy(self.work.subject.setup.to_data(), is_done, self.findings, packed(answers) if answers else "")


class Studies(UnderWay[LiveStudy]):
    """The routes for studies."""

    limits: LaboratoryLimits

    def __init__(self, store: Store, limits: LaboratoryLimits, pool: Pool, settings: Settings = USUAL) -> None:
        super().__init__(pool)
        self.limits = limits
        self.settings = settings
        self.keeper = StudyKeeper(store)

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/laboratory/kingdoms", self.post, methods=["POST"], middleware=COMPRESSED),
            Route("/laboratory/kingdoms/{id}", self.get_one, methods=["GET"], middleware=COMPRESSED),
            Route("/laboratory/kingdoms/{id}/stop", self.post_stop, methods=["POST"], middleware=COMPRESSED),
        ]

    async def write(self, live: LiveStudy) -> None:
        await self.keeper.keep(live.id, await asyncio.to_thread(live.kept))

    # ------------------------------------------------------------ requests
    async def post(self, request: Request) -> Response:
        """Answer `POST /api/laboratory/kingdoms`: begin or resume a study, or return one that is under way or done."""
        owner = owner_needed(request)
        wanted = await read(request, NewStudy)
        charge(request)
        setup, _ = await asyncio.to_thread(card_catalogue.setup_for, wanted.kingdom, 2, wanted.language)
        id, subject = subject_of(setup, self.settings, self.pool.cards)
        kept = None if id in self.live else await self.keeper.load(id)
        if kept is not None and kept.is_done:
            return reply(study(id, subject.setup, "done", kept.findings))
        live = self.live.get(id)
        if live is not None and live.job.state in ("waiting", "running", "done"):
            return reply(live.now(owner))
        answers, findings = [], b""
        if live is not None and live.job.state == "stopped":
            answers, findings = live.work.answers, live.work.findings
        elif live is None and kept is not None:
            answers, findings = kept.known, msgspec.json.encode(kept.findings)
        live = self.begin(id, subject, owner, wanted.language, who_asks(request), answers, findings)
        return reply(live.now(owner), 201)

    def begin(
        self, id: str, subject: Subject, owner: str, language: str, visitor: Visitor, answers: Answers, findings: bytes
    ) -> LiveStudy:  # fmt: skip
        """Begin a study. It takes minutes, so it is queued apart from the visitor's other jobs."""
        work = StudyWork(subject, answers, findings)
        job = self.pool.begin(work, Visitor(visitor.network, f"{visitor.owner} studies"), self.ended)
        self.live[id] = live = LiveStudy(id, owner, language, work, job)
        return live

    async def get_one(self, request: Request) -> Response:
        """Answer `GET /api/laboratory/kingdoms/{id}` with a study as it is now."""
        return reply(await self.study(id_of(request, no_study), owner_of(request)))

    async def post_stop(self, request: Request) -> Response:
        """Answer `POST /api/laboratory/kingdoms/{id}/stop`: stop a study for the visitor who began it."""
        id, owner = id_of(request, no_study), owner_needed(request)
        live = self.live.get(id)
        if live is not None and not live.job.is_ended:
            if live.owner != owner:
                raise BadRequest("this belongs to somebody else", "lab-not-yours")
            self.pool.stop(live.job)
        return reply(await self.study(id, owner))

    async def study(self, id: str, asker: str) -> Study:
        """Return a study from memory or else from the database; raise an error if there is none."""
        live = self.live.get(id)
        if live is not None:
            return live.now(asker)
        kept = await self.keeper.load(id)
        if kept is None:
            raise no_study()
        return study(id, Setup.from_data(kept.setup), "done" if kept.is_done else "stopped", kept.findings)
