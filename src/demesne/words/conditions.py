"""Tests: what `if_`, `when` and others ask."""

from __future__ import annotations

from typing import Final

from demesne.engine.definitions import CardTest, Count, Test
from demesne.phrases.tests import (
    AllDifferent,
    AnyIn,
    AtLeast,
    Both,
    CopyLeft,
    Filter,
    FirstAction,
    GainedNothing,
    HasCoffers,
    HasCoins,
    Holding,
    InActionPhase,
    ItIs,
    Not,
    Remembered,
    Some,
    YouDid,
)
from demesne.words.declaring import named
from demesne.words.numbers import number
from demesne.words.which import a

__all__ = [
    "all_different",
    "any_in",
    "at_least",
    "both",
    "copy_left",
    "first_action",
    "gained_nothing",
    "has_coffers",
    "has_coins",
    "holding",
    "in_action_phase",
    "it_is",
    "no",
    "nobody_else_did",
    "remembered",
    "some",
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
nobody_else_did: Final = Not(YouDid(True))


def it_is(*what: int | str | CardTest, n: int | Count = 1) -> Test:
    """At least n cards were handled, and all of them are such."""
    return ItIs(a(*what), number(n))


def at_least(n: int, zone: int) -> Test:
    return AtLeast(n, zone)


def has_coffers(n: int) -> Test:
    return HasCoffers(n)


def has_coins(n: int) -> Test:
    return HasCoins(n)


def holding(name: str) -> Test:
    return Holding(named(name))


def any_in(zone: int, ok: Filter) -> Test:
    return AnyIn(ok, zone)


def no(test: Test) -> Test:
    return Not(test)


def both(one: Test, two: Test) -> Test:
    return Both(one, two)
