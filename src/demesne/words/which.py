"""Which cards: the words for cards a text speaks of, and filters."""

from __future__ import annotations

from typing import Final

from demesne.engine.constants import (
    ACTION,
    ASIDE,
    ATTACK,
    BANE,
    CURSE,
    DECK,
    DISCARD,
    DURATION,
    HAND,
    MANY,
    PLAY,
    PRIZE,
    REACTION,
    TREASURE,
    VICTORY,
)
from demesne.engine.definitions import ANY_CARD, AllFit, CardTest
from demesne.engine.errors import CardError
from demesne.phrases.selecting import Costs, IsMarked, IsNamed, IsType, LeavesPlay, NewToHand, PlayedThisTurn, WasNamed
from demesne.words.declaring import named

__all__ = [
    "ACTION",
    "ASIDE",
    "ATTACK",
    "ATTACKER",
    "CURSE",
    "DECK",
    "DISCARD",
    "DURATION",
    "HAND",
    "IT",
    "MANY",
    "PLAY",
    "PRIZE",
    "REACTION",
    "REST",
    "REVEALED",
    "RULE",
    "THAT",
    "THE_HAND",
    "THE_TRASH",
    "THIS",
    "TOP",
    "TREASURE",
    "VICTORY",
    "a",
    "bane",
    "costing",
    "leaves_play",
    "new_to_hand",
    "played_this_turn",
    "the_named_card",
]


class What:
    """A card a text speaks of without naming it."""

    def __init__(self, name: str) -> None:
        self.name = name


THIS: Final = What("this card")
THAT: Final = What("the card the event is about")
IT: Final = What("the cards the last phrase handled")
REST: Final = What("what was revealed or laid aside and not placed yet")
THE_HAND: Final = What("the whole hand")
THE_TRASH: Final = What("the trash")
REVEALED: Final = What("the cards just revealed or looked at")
ATTACKER: Final = What("whoever played the card")
RULE: Final = What("this rule")
TOP: Final = int(DECK)


def a(*what: int | str | CardTest) -> CardTest:
    """A card of one of these types, of this name, and that passes tests: `a(ACTION, played_this_turn)`, `a("Copper")`.

    Filters are put together with `&`, `|` and `~`: `a(ACTION) & ~a("Golem")` is any Action but a Golem.
    """
    tests: list[CardTest] = []
    for item in what:
        if isinstance(item, CardTest):
            tests.append(item)
        elif isinstance(item, str):
            tests.append(IsNamed(named(item)))
        elif isinstance(item, int) and item > 0:
            tests.append(IsType(item))
        else:
            raise CardError(f"a(...) takes types, names and filters, not {item!r}")
    return tests[0] if len(tests) == 1 else AllFit(tests)


def costing(least: int, most: int = MANY) -> CardTest:
    return Costs(least, most)


anything: Final = ANY_CARD
leaves_play: Final = LeavesPlay()
played_this_turn: Final = PlayedThisTurn()
new_to_hand: Final = NewToHand()
bane: Final = IsMarked(BANE)
the_named_card: Final = WasNamed()
