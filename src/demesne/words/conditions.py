"""Tests: what `if_`, `when` and others ask."""

from __future__ import annotations

from typing import Final

from demesne.engine.definitions import CardTest, Count, Test, counted
from demesne.phrases.conditions import (
    AllDifferent,
    AnyIn,
    AtLeast,
    CopyLeft,
    FirstAction,
    GainedNothing,
    HasCoffers,
    HasCoins,
    Holding,
    InActionPhase,
    ItIs,
    Remembered,
    Some,
    ThatFits,
    YouDid,
)
from demesne.words.declaring import named
from demesne.words.which import a

__all__ = [
    "all_different",
    "any_in",
    "at_least",
    "copy_left",
    "first_action",
    "gained_nothing",
    "has_coffers",
    "has_coins",
    "holding",
    "in_action_phase",
    "it_is",
    "nobody_else_did",
    "remembered",
    "some",
    "that_is",
    "you_did",
]

some: Final = Some()
all_different: Final = AllDifferent()
copy_left: Final = CopyLeft()
first_action: Final = FirstAction()
in_action_phase: Final = InActionPhase()
gained_nothing: Final = GainedNothing()
remembered: Final = Remembered()
you_did: Final = YouDid(False)
nobody_else_did: Final = ~YouDid(True)


def it_is(*what: int | str | CardTest, n: int | Count = 1) -> Test:
    """At least n cards were handled, and all of them are such."""
    return ItIs(a(*what), counted(n))


def at_least(n: int, zone: int) -> Test:
    return AtLeast(n, zone)


def has_coffers(n: int) -> Test:
    return HasCoffers(n)


def has_coins(n: int) -> Test:
    return HasCoins(n)


def holding(name: str) -> Test:
    return Holding(named(name))


def any_in(zone: int, ok: CardTest) -> Test:
    return AnyIn(ok, zone)


def that_is(*what: int | str | CardTest) -> Test:
    """The card the event is about is such."""
    return ThatFits(a(*what))
