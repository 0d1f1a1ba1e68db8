"""placeholder"""

from __future__ import annotations

from typing import final

from demesne.engine.state import State


@final
class View:
    def __init__(self, player: int | None) -> None:
        self.player = player


def make_view(g: State, player: int | None) -> View:
    return View(player)
