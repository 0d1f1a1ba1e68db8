"""Work beside the server: what takes long is cut into small tasks, which a few processes do one at a time.

How to have something done:

- A `Task` is a function of a module with plain arguments (it is pickled, and so is its result). It keeps nothing between
  two tasks but caches, and should take well below a second; if that cannot be, say so with `is_long`: then it is done by a
  process of its own, so that short tasks of others need not wait for it. There are two of those, and a network has one of them
  at a time. After `seconds` of processor time it
  counts as endless, its process is killed, and the work fails with a message. A `DemesneError` that it raises fails the work
  with that error.
- A `Work` gives its tasks one by one (`tasks`) and takes their results (`take`), in any order, as they come. Both are called in
  the server's event loop, so they must be quick. `tasks` is an iterator: it may end early, and it yields `None` when what
  comes next depends on results that are still awaited. When it has ended and all results were taken, the work is done.
- `Workshop.begin(work, visitor, ended)` puts a work in line and gives its `Piece`: `piece.state` (waiting, running, stopped,
  done, failed), `piece.ahead`, `piece.problem` (a `DemesneError`), `await piece.end()`. `ended(piece)` is called once,
  whatever the end. `Workshop.stop(piece)` stops it: what was taken stays, and nothing more is taken.
- `await Workshop.do(task, visitor)` is for a single task whose result somebody waits for. It goes before what the same
  visitor has in line.

Visitors take turns (see `shares`); what one visitor has in line is done one after the other. A process that dies is replaced,
and its task is tried once more. Processes that have nothing to do for a while are ended.
"""

from __future__ import annotations

import asyncio
import logging
import signal
import time
from collections import deque
from collections.abc import Callable, Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, Final, Literal, Protocol

from demesne.cards.files import CardFile
from demesne.engine.errors import DemesneError
from demesne.laboratory.shares import Shares, Visitor
from demesne.table.web import problems
from demesne.table.web.problems import BadRequest
from demesne.table.web.queue import Task as WorkersTask
from demesne.table.web.queue import Tell
from demesne.table.web.workers import GONE, Failure, Worker, ignore, processors

log = logging.getLogger(__name__)
GENTLY: Final = 19  # how far these processes give way to all others (`nice`)
GRACE: Final = 0.3  # seconds in which a task that nobody wants any more may still end by itself
HANDING_OUT: Final = 0.002  # seconds that every task counts beside the time it took
IDLE: Final = 60.0  # seconds after which a process without work is ended
ENDLESS: Final = 60.0  # seconds of processor time that a task may take
ASLEEP: Final = 20  # times as long it may take by the clock, however little time it gets
LONG: Final = 2  # tasks that take long, at a time, each for another network
MOST_EACH: Final = 8  # works that one visitor may have in line,
MOST_NETWORK: Final = 40  # those of one network together,
MOST: Final = 200  # and all visitors together

State = Literal["waiting", "running", "stopped", "done", "failed"]
ENDED: Final = ("stopped", "done", "failed")


@dataclass(frozen=True, eq=False)
class Task:
    """Something for a process to do."""

    function: Callable[..., Any]
    arguments: tuple[Any, ...] = ()
    seconds: float = ENDLESS
    is_long: bool = False
    note: Any = None  # for whoever takes the result; the process is not told


class Work(Protocol):
    """What is cut into tasks."""

    def tasks(self) -> Iterator[Task | None]:
        """One after the other; `None` where a result must be taken first."""

    def take(self, task: Task, result: Any) -> None:
        """What came of a task."""


class Single:
    """Work that is one task."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.result: Any = None

    def tasks(self) -> Iterator[Task | None]:
        yield self.task

    def take(self, task: Task, result: Any) -> None:
        self.result = result


# ---------------------------------------------------------------- in a process
@dataclass(frozen=True)
class Refusal:
    """A problem with its values, as plain data: compiled errors do not travel between processes with theirs."""

    text: str
    key: str
    values: dict[str, Any]

    def problem(self) -> DemesneError:
        values = {name: value.problem() if isinstance(value, Refusal) else value for name, value in self.values.items()}
        return DemesneError(self.text, self.key, **values)


def refusal_of(problem: DemesneError) -> Refusal:
    plain = {
        name: refusal_of(value) if isinstance(value, DemesneError) else value if isinstance(value, int) else str(value)
        for name, value in problem.values.items()
    }
    return Refusal(str(problem), problem.key, plain)


@dataclass(frozen=True)
class Done:
    """What came of a task, and the seconds of processor time that it took."""

    result: Any
    seconds: float


def carry_out(function: Callable[..., Any], arguments: tuple[Any, ...], seconds: float, *_: object) -> Done:
    """A task, by a process that dies of it if it takes too long: compiled code cannot be interrupted otherwise."""
    limit_processor_time(seconds)
    began = time.process_time()
    try:
        result = function(*arguments)
    except DemesneError as problem:
        result = refusal_of(problem)
    finally:
        limit_processor_time(0)
    return Done(result, time.process_time() - began)


def limit_processor_time(seconds: float) -> None:
    """Where the system can count it; 0: no limit any more."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)


# ---------------------------------------------------------------- in the server
def endless(seconds: float) -> DemesneError:
    what = (
        f"this takes too long: a step that should take a moment was not finished after {seconds:g} seconds of computing; "
        "is there a strategy with endless conditions?"
    )
    return DemesneError(what, "lab-endless", seconds=int(seconds))


@dataclass(eq=False)
class Piece:
    """Work that somebody wants done, and how it stands."""

    work: Work
    visitor: Visitor
    line: list[Piece]  # what this visitor has
    is_brief: bool = False
    ended: Callable[[Piece], None] | None = None
    state: State = "waiting"
    problem: DemesneError | None = None
    is_over: asyncio.Event = field(default_factory=asyncio.Event)
    under_way: int = 0  # tasks
    again: deque[Task] = field(default_factory=deque)  # tasks that died with their process
    tried: set[Task] = field(default_factory=set)
    coming: Iterator[Task | None] | None = None
    next: Task | None = None  # what `coming` gave last, and nobody has begun
    is_exhausted: bool = False  # nothing more comes

    @property
    def is_ended(self) -> bool:
        return self.state in ENDED

    @property
    def ahead(self) -> int:
        """How many of the same visitor's works are done before this one."""
        if self.is_brief or self not in self.line:
            return 0
        return sum(not piece.is_brief for piece in self.line[: self.line.index(self)])

    async def end(self) -> None:
        """Wait for it."""
        await self.is_over.wait()

    def ready(self) -> Task | None:
        """The task that can be begun now, if there is one."""
        if self.again:
            return self.again[0]
        if self.next is None and not self.is_exhausted:
            self.coming = self.coming or iter(self.work.tasks())
            try:
                self.next = next(self.coming)
            except StopIteration:
                self.is_exhausted = True
        return self.next

    @property
    def is_done(self) -> bool:
        """Everything was given out, and every result was taken."""
        return self.is_exhausted and self.next is None and not self.again and not self.under_way

    def begin(self) -> Task:
        """Its task that is ready is begun."""
        task = self.again.popleft() if self.again else self.next
        assert task is not None
        if task is self.next:
            self.next = None
        self.under_way += 1
        self.state = "running"
        return task


@dataclass(eq=False)
class Doing:
    """What a process does now."""

    piece: Piece
    task: Task
    began: float


class Hand(Protocol):
    """Whoever does one task at a time: a process beside the server, or a place on a cluster."""

    def do(self, task: WorkersTask, tell: Tell) -> Any:
        """Wait for what comes of it; one of `GONE` where nothing does."""

    def end(self) -> None:
        """At once, whatever is being done."""


class Workshop:
    """All works, and the processes that do their tasks."""

    def __init__(self, cards: Sequence[CardFile] = (), size: int | None = None, hire: Callable[[], Hand] | None = None) -> None:
        self.cards = cards
        self.hire = hire or (lambda: Worker(cards, GENTLY))
        self.size = max(1, processors() - 1) if size is None else size
        self.lines: dict[Visitor, list[Piece]] = {}
        self.shares = Shares()
        self.idle: dict[Hand, float] = {}  # since when; the one that was last busy stands last
        self.busy: dict[Hand, Doing] = {}
        self.threads: ThreadPoolExecutor | None = None
        self.background: set[asyncio.Task[None]] = set()
        self.is_closed = False

    # ------------------------------------------------------------ what is wanted
    def begin(self, work: Work, visitor: Visitor, ended: Callable[[Piece], None] | None = None) -> Piece:
        """Put work in line, unless too much waits already."""
        self.check_room(visitor)
        return self.put(work, visitor, ended=ended)

    async def do(self, task: Task, visitor: Visitor) -> Any:
        """The result of a single task. Whoever gives up waiting stops it."""
        self.check_room(visitor)
        single = Single(task)
        piece = self.put(single, visitor, is_brief=True)
        try:
            await piece.end()
        finally:
            self.stop(piece)
        if piece.problem is not None:
            raise piece.problem
        if piece.state == "stopped":
            raise busy()
        return single.result

    def check_room(self, visitor: Visitor) -> None:
        def waiting(*visitors: Visitor) -> int:
            return sum(len(self.lines.get(one, ())) for one in visitors)

        if self.is_closed or waiting(*self.lines) >= MOST:
            raise busy()
        if waiting(visitor) >= MOST_EACH:
            what = f"you already have {MOST_EACH} jobs running or queued; stop one of them, or wait"
            raise BadRequest(what, "lab-too-many", n=MOST_EACH)
        if waiting(*(one for one in self.lines if one.network == visitor.network)) >= MOST_NETWORK:
            raise busy()

    def put(
        self, work: Work, visitor: Visitor, ended: Callable[[Piece], None] | None = None, is_brief: bool = False
    ) -> Piece:  # fmt: skip
        if visitor not in self.lines:
            self.shares.come(visitor, self.lines)
        line = self.lines.setdefault(visitor, [])
        piece = Piece(work, visitor, line, is_brief, ended)
        line.append(piece)
        asyncio.get_running_loop().call_soon(self.hand_out)
        return piece

    def stop(self, piece: Piece) -> None:
        """Nothing more is taken. A process that is still at it after a moment is ended."""
        if piece.is_ended:
            return
        self.settle(piece, "stopped")
        for worker, doing in self.busy.items():
            if doing.piece is piece:
                asyncio.get_running_loop().call_later(GRACE, self.cut_off, worker, doing)
        asyncio.get_running_loop().call_soon(self.hand_out)

    def settle(self, piece: Piece, state: State, problem: DemesneError | None = None) -> None:
        """It has come to its end."""
        piece.state, piece.problem = state, problem
        piece.line.remove(piece)
        if not piece.line:
            del self.lines[piece.visitor]
        piece.is_over.set()
        if piece.ended is not None:
            piece.ended(piece)

    # ------------------------------------------------------------ handing out
    def hand_out(self) -> None:
        """Whoever is free gets something to do."""
        for is_long in (False, True):
            while not self.is_closed and self.has_place(is_long) and (piece := self.next_piece(is_long)) is not None:
                task = piece.begin()
                self.shares.begin(piece.visitor)
                worker = self.idle.popitem()[0] if self.idle else self.hire()
                self.busy[worker] = doing = Doing(piece, task, asyncio.get_running_loop().time())
                self.aside(self.let_work(worker, doing))

    def has_place(self, is_long: bool) -> bool:
        """What takes long is done beside all else."""
        long = sum(doing.task.is_long for doing in self.busy.values())
        return long < LONG if is_long else len(self.busy) - long < self.size

    def next_piece(self, is_long: bool) -> Piece | None:
        """Of the visitors who have such a task, whoever has had least. No network holds all places for what takes long."""
        served = {doing.piece.visitor.network for doing in self.busy.values() if is_long and doing.task.is_long}
        found = {visitor: self.ready_of(visitor, is_long) for visitor in list(self.lines) if visitor.network not in served}
        ready = {visitor: piece for visitor, piece in found.items() if piece is not None}
        return ready[self.shares.next(ready)] if ready else None

    def ready_of(self, visitor: Visitor, is_long: bool) -> Piece | None:
        """What is brief goes before what is in line. Whatever is at its end makes room for the next."""
        while True:
            line = self.lines.get(visitor, [])
            first = [piece for piece in line if piece.is_brief] + [piece for piece in line if not piece.is_brief][:1]
            for piece in first:
                task = self.look_at(piece)
                if task is not None and task.is_long == is_long:
                    return piece
            if not any(piece.is_ended for piece in first):
                return None

    def look_at(self, piece: Piece) -> Task | None:
        """The next task of a piece; one that has none any more is at its end."""
        try:
            task = piece.ready()
        except Exception as problem:
            self.fail(piece, problem)
            return None
        if piece.is_done:
            self.settle(piece, "done")
        return task

    # ------------------------------------------------------------ working
    async def let_work(self, worker: Hand, doing: Doing) -> None:
        loop = asyncio.get_running_loop()
        task = doing.task
        self.threads = self.threads or ThreadPoolExecutor(self.size + LONG, "laboratory")
        asleep = loop.call_later(ASLEEP * task.seconds, self.cut_off, worker, doing)
        wanted = WorkersTask(carry_out, (task.function, task.arguments, task.seconds))
        try:
            said = await loop.run_in_executor(self.threads, worker.do, wanted, ignore)
        except GONE:
            took = loop.time() - doing.began
            self.leave(worker, doing, took)
            self.aside(asyncio.to_thread(worker.end))
            self.mourn(doing, took)
        except Exception as problem:  # something that cannot be sent to another process
            self.leave(worker, doing)
            self.aside(asyncio.to_thread(worker.end))
            self.fail(doing.piece, problem)
        else:
            self.leave(worker, doing, said.seconds if isinstance(said, Done) else 0.0)
            self.rest(worker)
            self.take(doing, said)
        finally:
            asleep.cancel()
        self.hand_out()

    def leave(self, worker: Hand, doing: Doing, seconds: float = 0.0) -> None:
        """A process is at its end with a task, which took so long."""
        del self.busy[worker]
        doing.piece.under_way -= 1
        self.shares.end(doing.piece.visitor, seconds + HANDING_OUT)

    def take(self, doing: Doing, said: Done | Failure) -> None:
        piece = doing.piece
        if piece.is_ended:
            return
        if isinstance(said, Failure):
            log.error("a task failed: %s", said.trace)
            self.settle(piece, "failed", problems.failed())
        elif isinstance(said.result, Refusal):
            self.settle(piece, "failed", said.result.problem())
        else:
            try:
                piece.work.take(doing.task, said.result)
            except Exception as problem:
                self.fail(piece, problem)

    def fail(self, piece: Piece, problem: Exception) -> None:
        """Its own code raised this."""
        if piece.is_ended:
            return
        if not isinstance(problem, DemesneError):
            log.error("work failed", exc_info=problem)
            problem = problems.failed()
        self.settle(piece, "failed", problem)

    def mourn(self, doing: Doing, seconds: float) -> None:
        """A process died of its task, or was ended because it took too long. Otherwise another one tries once more."""
        piece, task = doing.piece, doing.task
        if piece.is_ended or self.is_closed:
            return
        if seconds >= task.seconds:
            self.settle(piece, "failed", endless(task.seconds))
        elif task in piece.tried:
            log.error("processes die of a task: %s", task.function.__qualname__)
            what = "the worker processes crashed on this job"
            self.settle(piece, "failed", DemesneError(what, "lab-died"))
        else:
            log.warning("a process of the laboratory died and is replaced")
            piece.tried.add(task)
            piece.again.append(task)

    def cut_off(self, worker: Hand, doing: Doing) -> None:
        """It is still at it."""
        if self.busy.get(worker) is doing:
            self.aside(asyncio.to_thread(worker.end))

    # ------------------------------------------------------------ processes without work
    def rest(self, worker: Hand) -> None:
        loop = asyncio.get_running_loop()
        self.idle[worker] = now = loop.time()
        loop.call_later(IDLE, self.retire, worker, now)

    def retire(self, worker: Hand, since: float) -> None:
        if self.idle.get(worker) == since:
            del self.idle[worker]
            self.aside(asyncio.to_thread(worker.end))

    def aside(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.background.add(task)
        task.add_done_callback(self.background.discard)

    async def close(self) -> None:
        """Stop everything and end all processes."""
        self.is_closed = True
        for piece in [piece for line in self.lines.values() for piece in line]:
            self.settle(piece, "stopped")
        workers = [*self.idle, *self.busy]
        self.idle.clear()
        await asyncio.gather(*(asyncio.to_thread(worker.end) for worker in workers))
        await asyncio.gather(*self.background, return_exceptions=True)
        if self.threads is not None:
            self.threads.shutdown()


def busy() -> DemesneError:
    return DemesneError("the laboratory is busy; try again later", "lab-busy")
