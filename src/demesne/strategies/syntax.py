"""What a strategy says, as data. The parser makes it from text, Geronimoo's reader from XML, an optimiser from nothing."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, TypeAlias

from demesne.engine.errors import DemesneError

VERBS: Final = ("buy", "gain", "play", "trash", "discard", "spend", "option")
OTHERS: Final = "others"  # as a target: every card that no line of this verb names
COMPARISONS: Final = ("<", "<=", "=", "!=", ">=", ">")
ARITHMETIC: Final = ("+", "-", "*", "/")

# What a value in brackets is about.
ANY_CARD: Final = "card"  # stands where a type does, and means every card
CARD_OR_TYPE: Final = "a card or a type"
PILE: Final = "a pile"
PILE_OR_LANDSCAPE: Final = "a pile or a landscape"
LANDSCAPE: Final = "a project or an artifact"
# The values a condition can use, and what they take.
VALUES: Final[dict[str, str]] = {
    "owned": CARD_OR_TYPE,  # of mine, wherever they are
    "opponents": CARD_OR_TYPE,  # of all other players together
    "in_hand": CARD_OR_TYPE,
    "in_play": CARD_OR_TYPE,
    "gained": CARD_OR_TYPE,  # by me, this turn
    "on_mats": CARD_OR_TYPE,  # of mine, on Exile and all other mats
    "left": PILE,  # copies in the supply
    "vp_on": PILE_OR_LANDSCAPE,  # VP tokens that lie there
    "has": LANDSCAPE,  # 1 or 0
    "points": PILE,  # what one copy would be worth to me now
    "deck_money": "",  # coins of all my treasures
    "deck_coins": "",  # of all my cards, Actions too
    "deck_draw": "",  # cards that my Actions draw beyond replacing themselves
    "deck_buys": "",  # Buys that my cards give
    "spare_actions": "",  # Actions that my Actions give beyond the one each takes; terminals take one
    "terminals": "",  # my Actions that give no Action back
    "stop_cards": "",  # my cards that draw no card
    "turn_cards": "",  # of my deck that a turn sees, on average
    "turn_coins": "",  # that a turn brings, on average
    "deck_size": "",  # all my cards
    "draw_pile": "",  # cards left to draw before I shuffle
    "turn": "",  # mine, from 1
    "coins": "",
    "buys": "",
    "actions": "",
    "score": "",
    "lead": "",  # my score less the best of the others
    "empty_piles": "",
    "smallest_pile": "",  # copies left in the smallest supply pile
    "gains_to_end": "",  # the smaller of Provinces left, and cards in the three smallest piles
    "coffers": "",
    "villagers": "",
    "favors": "",
    "vp_tokens": "",
    "debt": "",
    "potions": "",  # left to spend this turn
    "action_phase": "",  # 1 or 0
}


class StrategyError(DemesneError):
    """A strategy that cannot be read or used."""


@dataclass(frozen=True)
class Place:
    """Where something stands in its file, both from 1."""

    line: int
    column: int


@dataclass(frozen=True)
class Number:
    """A number."""

    value: float


@dataclass(frozen=True)
class Value:
    """A named value, perhaps of a card."""

    name: str  # one of VALUES
    of: str = ""  # the id of a card, project or artifact, or a type in lower case


@dataclass(frozen=True)
class Prefix:
    """A prefix operator with its operand."""

    op: str  # - or not
    of: Expression


@dataclass(frozen=True)
class Operation:
    """Two operands with an operator between them."""

    op: str  # of ARITHMETIC or COMPARISONS, or and, or
    left: Expression
    right: Expression


Expression: TypeAlias = "Number | Value | Prefix | Operation"


@dataclass(frozen=True)
class Line:
    """One line: what to do, with what, and when."""

    verb: str  # one of VERBS
    target: str  # the id of a card or project; OTHERS; coffers or villagers; for an option the card that asks
    choice: str = ""  # for an option: its name
    when: Expression | None = None
    at: Place = field(default=Place(0, 0), compare=False)


@dataclass(frozen=True)
class Strategy:
    """A way to play, from the library, a file or `parse_strategy`. The language is described in docs/strategies.md.

    >>> import demesne
    >>> strategy = demesne.find_strategy("Smithy")
    >>> strategy.requires, [line.target for line in strategy.of("buy")]
    (('smithy',), ['province', 'gold', 'smithy', 'silver'])
    """

    name: str  # its name
    lines: tuple[Line, ...]  # its statements; among those with the same verb, earlier ones are preferred
    requires: tuple[str, ...] = ()  # the ids of the kingdom cards and landscapes it needs
    bane: str = ""  # the id of a kingdom card that must be the Bane, or ""
    author: str = ""  # who wrote it
    about: str = ""  # a description
    alternatives: tuple[Strategy, ...] = ()  # other plans for the same kingdom, which Hard compares
    minds_the_end: bool = False  # buys whatever wins the game this turn, and nothing that loses it

    def of(self, verb: str) -> list[Line]:
        """The statements with this verb, such as `buy`."""
        return [line for line in self.lines if line.verb == verb]
