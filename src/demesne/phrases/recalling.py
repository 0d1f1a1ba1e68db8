"""Phrases about the last turns of players."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from demesne.engine.constants import DONE, NOWHERE
from demesne.engine.deeds import OTHERS, Deed, DeedKind
from demesne.engine.definitions import Phrase
from demesne.engine.history import entry_thing, entry_what
from demesne.engine.state import Frame, State


@final
class Recall(Phrase):
    """The cards that the player to the right gained, or trashed, in their last turn become IT."""

    def __init__(self, what: i64) -> None:
        super().__init__()
        self.what: i64 = what
        self.recalls = True

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        last = g.players[(f.who + g.nplayers - 1) % g.nplayers].last_turn
        f.its.n = 0
        f.it_at = NOWHERE
        f.it_tick = -1  # the text cannot move these cards
        for i in range(last.n):
            if entry_what(last.ids[i]) == self.what:
                f.its.put(entry_thing(last.ids[i]))
        return DONE

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.RECALL, None, whose=OTHERS)]
