"""Gaining and playing."""

from __future__ import annotations

from typing import Final

from demesne.engine.constants import ANY_TYPE, DISCARD
from demesne.engine.definitions import Count, Phrase
from demesne.engine.errors import CardError
from demesne.phrases.gaining import Gain, GainCopy, GainFromPile, GainIt, GainOne
from demesne.phrases.playing import PlayIt, PlayThat, Replay, Unaffected
from demesne.words.declaring import named
from demesne.words.numbers import number
from demesne.words.which import ATTACKER, IT, THAT, What

__all__ = ["gain", "gain_copy", "play", "replay", "unaffected"]


def gain(
    what: str | What | None = None, to: int = DISCARD, up_to: int | Count | None = None, exactly: int | Count | None = None,
    types: int = ANY_TYPE, from_pile: str = "", or_: str = "",
) -> Phrase:  # fmt: skip
    """Gain a named card, IT (from the trash), a card of one's choice by cost, or one of a pile outside the supply."""
    if isinstance(what, str):
        return Gain(named(what), to)
    if what is IT:
        return GainIt(to)
    if from_pile:
        return GainFromPile(from_pile, named(or_), to)
    if exactly is not None:
        return GainOne(number(exactly), number(exactly), types, to)
    if up_to is None:
        raise CardError("gain what? Name a card, or give up_to or exactly")
    return GainOne(number(0), number(up_to), types, to)


def gain_copy(by: What | None = None) -> Phrase:
    """Another card like IT."""
    return GainCopy(by is ATTACKER)


def play(what: What, times: int = 1) -> Phrase:
    return PlayThat() if what is THAT else PlayIt(times)


def replay(what: What) -> Phrase:
    return Replay(what is THAT)


unaffected: Final[Phrase] = Unaffected()
