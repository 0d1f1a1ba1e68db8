"""Tasks for tests: in a module of its own, so that workers can import them."""

from __future__ import annotations

import os
import time
from pathlib import Path

from demesne.engine.errors import DemesneError


def echo(said: object) -> tuple[object, int]:
    """What was said, and by whom."""
    return said, os.getpid()


def spin(mark: str = "") -> None:
    """For ever; whoever wants to know sees from the mark that it has begun."""
    if mark:
        Path(mark).write_text(str(os.getpid()), encoding="utf-8")
    while True:
        pass


def sleep(seconds: float) -> None:
    time.sleep(seconds)


def die() -> None:
    os._exit(1)


def die_once(mark: str) -> str:
    if Path(mark).exists():
        return "done"
    Path(mark).write_text("begun", encoding="utf-8")
    os._exit(1)


def refuse() -> None:
    raise DemesneError("outer", "in-file", file="x", problem=DemesneError("inner", "strategy-no-buy"))


def fail() -> None:
    raise ValueError("on purpose")


def how_nice() -> int:
    return os.nice(0)
