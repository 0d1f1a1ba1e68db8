"""The stack of frames: the texts that are being followed."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from demesne.engine.constants import ASK
from demesne.engine.definitions import Text
from demesne.engine.errors import EndlessText
from demesne.engine.log import source_id
from demesne.engine.state import Frame, State
from demesne.engine.zones import new_zone

MOST_STEPS: Final[i64] = 50_000  # per turn; 150 random games with kingdoms from all sets needed at most 60


def push(g: State, text: Text, who: i64, attacker: i64, source: i64) -> Frame:
    """Push a frame for a text. Frames are reused; `begin` resets every field."""
    count_step(g, source)
    g.top += 1
    top = g.top
    if top == len(g.stack):
        g.stack = append(g.stack, Frame(text, new_zone(), new_zone()))
    f = g.stack[top]
    f.begin(text, who, attacker, source)
    return f


def count_step(g: State, source: i64) -> None:
    """Count a text that begins or jumps back, and raise EndlessText if there are too many in this turn."""
    g.steps += 1
    if g.steps > MOST_STEPS:
        raise endless(source_id(g, source))


def endless(card: str) -> EndlessText:
    """The error for a card whose text never ends."""
    n = int(MOST_STEPS)
    what = f"the text of {card or 'a card'} does not end: {n} texts were begun in one turn, without an end in sight"
    return EndlessText(what, "endless-text", card=card, n=n)


def runs_in_place(g: State, text: Text) -> bool:
    """Whether a text can run without a frame: it asks nothing, and no effect waits for its events."""
    return text.instant and text.raises & g.busy == 0


def do_now(g: State, text: Text, who: i64, source: i64) -> None:
    """Carry out an instant text without a frame."""
    phrases = text.phrases
    outer = g.inner
    g.inner = source
    for i in range(text.size):
        phrases[i].do(g, who, source)
    g.inner = outer


def ask(g: State, about: i64, who: i64) -> i64:
    """Ask a player. A phrase returns the result (ASK) from its `step`."""
    g.about = about
    g.asked = who
    return ASK
