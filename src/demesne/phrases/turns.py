"""Phrases that change the course of a turn."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from demesne.engine.constants import AGAIN, BUY_PHASE_END, DONE, IN_BUY_PHASE
from demesne.engine.deeds import Deed, DeedKind
from demesne.engine.definitions import Phrase
from demesne.engine.state import Frame, State
from demesne.engine.triggers import listened_for, open_window
from demesne.engine.turn import return_to_action_phase

ENDED: Final[i64] = 2  # `f.a` of the turn's frame once its Buy phase has ended


@final
class ReturnToActions(Phrase):
    """End the player's Buy phase and return to their Action phase. f.a: 1 once the Buy phase has ended"""

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        if g.phase != IN_BUY_PHASE or f.who != g.current:
            return DONE
        if f.a == 0:
            f.a = 1
            if g.stack[0].a != ENDED and listened_for(g, BUY_PHASE_END):
                open_window(g, BUY_PHASE_END, f.who)
                return AGAIN
        return_to_action_phase(g)
        return DONE

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.RETURN_TO_ACTIONS)]
