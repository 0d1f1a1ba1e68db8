"""What is done when: conditions, choices between named things, and each player in turn."""

from __future__ import annotations

from demesne.engine.definitions import ALWAYS, Phrase, Test
from demesne.phrases.conditions import Chosen
from demesne.phrases.order import Each, ForEachName, If, NextPlayer, OneOf, Remember, Skip, SomeOf, They
from demesne.words.conditions import some
from demesne.words.declaring import Item, phrases, text
from demesne.words.which import ATTACKER, What

__all__ = [
    "choose_one",
    "choose_some",
    "each_other",
    "each_player",
    "for_each_name",
    "if_",
    "may",
    "next_player",
    "otherwise",
    "remember",
    "they",
]


def if_(test: Test, *then: Item, else_: Item = ()) -> list[Phrase]:
    yes = phrases(then)
    otherwise_ = phrases([else_])
    if not otherwise_:
        return [If(test, len(yes)), *yes]
    return [If(test, len(yes) + 1), *yes, Skip(len(otherwise_)), *otherwise_]


def otherwise(*then: Item) -> list[Phrase]:
    """If the last phrase handled no card."""
    return if_(~some, *then)


def remember(test: Test) -> Phrase:
    return Remember(test)


def choose_one(by: What | None = None, if_possible: dict[str, Test] | None = None, **ways: Item) -> list[Phrase]:
    blocks = [phrases([way]) for way in ways.values()]
    skips: list[int] = []
    at = 0
    for block in blocks:
        skips.append(at)
        at += len(block) + 1
    tests = [(if_possible or {}).get(name, ALWAYS) for name in ways]
    out: list[Phrase] = [OneOf(list(ways), skips, tests, by is ATTACKER, at)]
    for i, block in enumerate(blocks):
        out += [*block, Skip(at - skips[i] - len(block) - 1)]
    return out


def choose_some(n: int, **ways: Item) -> list[Phrase]:
    out: list[Phrase] = [SomeOf(list(ways), n)]
    for i, way in enumerate(ways.values()):
        out += if_(Chosen(i), way)
    return out


def may(*then: Item) -> list[Phrase]:
    return choose_one(yes=list(then), no=[])


def each_other(*items: Item) -> Phrase:
    return Each(text(*items), False)


def each_player(*items: Item) -> Phrase:
    return Each(text(*items), True)


def next_player(*items: Item) -> Phrase:
    """The player to the left does this."""
    return NextPlayer(text(*items))


def they(*items: Item) -> Phrase:
    """In a rule: whoever the event happened to does this."""
    return They(text(*items))


def for_each_name(*items: Item) -> Phrase:
    """Once for each different name among IT, which is one such card then."""
    return ForEachName(text(*items))
