"""Positions to start from, and people who type at the plain table, for tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from demesne.game import Game
from demesne.notation.position import start_from_position


def position(given: dict[str, Any], *named: str) -> Game:
    """A game in this position; its kingdom has the named cards besides those of the position."""
    return start_from_position({"position": given, "named": list(named)})


def typing(lines: list[str]) -> Callable[[str], str]:
    """Somebody who types these lines, whatever is asked, and then closes the terminal."""
    typed = iter(lines)

    def read(prompt: str) -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    return read
