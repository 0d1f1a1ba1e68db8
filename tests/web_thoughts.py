"""Work for workers, for tests: it must be in a module of its own, so that another process can find it."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from demesne.engine.definitions import CARDS
from demesne.server.tables.advisers import HINT, MOVE
from demesne.work.job import Visitor
from demesne.work.pool import Pool
from demesne.work.task import Stop, Task, Tell, ignore_progress


async def think(
    pool: Pool, function: Callable[..., Any], *arguments: Any, priority: int = MOVE, visitor: str = "",
    tell: Tell = ignore_progress,
) -> Any:  # fmt: skip
    """The result of a function below, as advisers have it."""
    task = Task(function, arguments, seconds=None, is_long=priority > HINT, is_interactive=True)
    return await pool.do(task, Visitor(visitor), priority, tell)


def echo(said: str, stop: Stop, tell: Tell) -> tuple[str, int]:
    """What was said, and by whom."""
    tell(1, 2)
    return said, os.getpid()


def wait_for(mark: Path, stop: Stop, tell: Tell) -> str:
    """Until there is such a file."""
    tell(0, 1)
    while not mark.exists():
        time.sleep(0.001)
    return "there"


def wait_to_be_stopped(stop: Stop, tell: Tell) -> str:
    tell(0, 1)
    while not stop():
        time.sleep(0.001)
    return "stopped"


def wait_once(mark: Path, stop: Stop, tell: Tell) -> int:
    """For ever, but whoever is asked after that answers at once."""
    if mark.exists():
        return os.getpid()
    mark.write_text("begun", encoding="utf-8")
    tell(0, 1)
    while True:
        time.sleep(0.001)


def die(stop: Stop, tell: Tell) -> None:
    os._exit(1)


def fail(stop: Stop, tell: Tell) -> None:
    raise ValueError("on purpose")


def knows_card(id: str, stop: Stop, tell: Tell) -> bool:
    return id in CARDS
