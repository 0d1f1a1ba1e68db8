"""Playing cards, once or again, and being left alone by an attack."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from demesne.engine.constants import AGAIN, DONE, PLAY
from demesne.engine.definitions import Phrase
from demesne.engine.log import note
from demesne.engine.moves import move, place, play
from demesne.engine.state import Frame, State
from demesne.engine.triggers import event_frame


@final
class PlayIt(Phrase):
    """IT is played so many times. f.a: plays so far"""

    def __init__(self, times: i64) -> None:
        super().__init__()
        self.times: i64 = times

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        if f.its.n == 0 or f.a == self.times:
            return DONE
        card = f.its.ids[0]
        f.a += 1
        if f.a == 1:
            if not move(g, card, f.it_at, f.it_tick, place(f.who, PLAY)):
                return DONE
            f.it_at = place(f.who, PLAY)
            f.it_tick = g.tick
        play(g, f.who, card, f.source if self.times > 1 else -1, f.a > 1)
        return AGAIN


@final
class PlayThat(Phrase):
    """The card the event is about is played from where it lies."""

    def __init__(self) -> None:
        super().__init__()
        self.needs_that = True

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        if move(g, f.that, f.that_at, f.that_tick, place(f.who, PLAY)):
            play(g, f.who, f.that, -1, False)
        return DONE


@final
class Replay(Phrase):
    """Play THAT (the event's card) or IT once more, wherever it is now. A card that does it stays with a Duration."""

    def __init__(self, that: bool) -> None:
        super().__init__()
        self.that: bool = that

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        if self.that:
            play(g, f.who, f.that, -1, True)
        elif f.its.n > 0:
            play(g, f.who, f.its.ids[0], f.source, True)
        return DONE


@final
class Unaffected(Phrase):
    """The player is left alone by the attack the window is about."""

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        event_frame(g).immune |= 1 << f.who
        if g.recording:
            note(g, "unaffected", f.who)
        return DONE
