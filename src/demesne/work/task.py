"""Tasks, and the answers of the workers that run them."""

from __future__ import annotations

import pickle
import signal
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from demesne.engine.errors import DemesneError

CPU_SECONDS: Final = 60.0  # processor time that a task may use unless it says otherwise

Stop = Callable[[], bool]  # whether the task should stop
Tell = Callable[..., None]  # reports progress: how much is done, of how much, and optionally what was found so far


def ignore_progress(*_: object) -> None:
    """The `Tell` of a task whose progress nobody follows."""


@dataclass(frozen=True, eq=False)
class Task:
    """One call of a function in a worker.

    Function, arguments and result are pickled, so the function must belong to a module. A worker keeps nothing between two
    tasks except caches. A `DemesneError` that the function raises is raised again where the result is awaited.
    """

    function: Callable[..., Any]
    arguments: tuple[Any, ...] = ()
    seconds: float | None = CPU_SECONDS  # processor time after which the worker is killed; None: no limit
    is_long: bool = False  # it takes more than a moment: it gets one of the few places for long tasks
    is_interactive: bool = False  # the function takes two more arguments, `stop` and `tell`
    note: Any = None  # for the job that takes the result; the worker does not get it


@dataclass(frozen=True)
class Progress:
    """What a task reports while it runs."""

    done: int
    total: int
    found: Any = None


@dataclass(frozen=True)
class Refusal:
    """A `DemesneError` as plain data, because compiled errors lose their values when they are pickled."""

    text: str
    key: str
    values: dict[str, Any]

    def problem(self) -> DemesneError:
        """The error again."""
        values = {name: value.problem() if isinstance(value, Refusal) else value for name, value in self.values.items()}
        return DemesneError(self.text, self.key, **values)


def refusal_of(problem: DemesneError) -> Refusal:
    """An error and the errors among its values as plain data."""
    plain = {
        name: refusal_of(value) if isinstance(value, DemesneError) else value if isinstance(value, int) else str(value)
        for name, value in problem.values.items()
    }
    return Refusal(str(problem), problem.key, plain)


@dataclass(frozen=True)
class Crash:
    """An exception that the task should not have raised."""

    trace: str
    pickled: bytes  # the exception; empty if it cannot be pickled

    def problem(self) -> Exception:
        """The exception again, with the worker's traceback as a note."""
        problem: Exception = pickle.loads(self.pickled) if self.pickled else RuntimeError("a worker process failed")
        problem.add_note(f"in a worker process:\n{self.trace}")
        return problem


def crash_of(problem: Exception) -> Crash:
    """An exception in a form that can always be sent to another process."""
    try:
        pickled = pickle.dumps(problem)
        pickle.loads(pickled)
    except Exception:
        pickled = b""
    return Crash("".join(traceback.format_exception(problem)), pickled)


@dataclass(frozen=True)
class Answer:
    """The end of a task: its result or its error, and the seconds of processor time it used."""

    result: Any = None
    error: Refusal | Crash | None = None
    seconds: float = 0.0

    def unwrap(self) -> Any:
        """The result, or its error raised."""
        if self.error is not None:
            raise self.error.problem()
        return self.result


def run_task(task: Task, stop: Stop = lambda: False, tell: Tell = ignore_progress) -> Answer:
    """Run a task in this process, which dies if the task uses too much processor time: compiled code cannot be interrupted."""
    result: Any = None
    error: Refusal | Crash | None = None
    limit_processor_time(task.seconds or 0)
    began = time.process_time()
    try:
        result = task.function(*task.arguments, *((stop, tell) if task.is_interactive else ()))
    except DemesneError as problem:
        error = refusal_of(problem)
    except Exception as problem:
        error = crash_of(problem)
    finally:
        limit_processor_time(0)
    return Answer(result, error, time.process_time() - began)


def limit_processor_time(seconds: float) -> None:
    """Kill this process after so much more processor time, where the system can count it; 0 removes the limit."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)
