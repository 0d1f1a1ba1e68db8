"""The syntax tree of strategies. It is made by the parser from text, by Geronimoo's reader from XML, or by an optimiser."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, TypeAlias

from demesne.engine.errors import DemesneError

VERBS: Final = ("buy", "gain", "play", "trash", "discard", "spend", "option")
OTHERS: Final = "others"  # a target: all cards that no line of this verb names
COMPARISONS: Final = ("<", "<=", "=", "!=", ">=", ">")
ARITHMETIC: Final = ("+", "-", "*", "/")

# The kinds of arguments that values take.
ANY_CARD: Final = "card"  # used like a type, for all cards
CARD_OR_TYPE: Final = "a card or a type"
PILE: Final = "a pile"
PILE_OR_LANDSCAPE: Final = "a pile or a landscape"
LANDSCAPE: Final = "a project or an artifact"
# The values a condition can use, and their arguments.
VALUES: Final[dict[str, str]] = {
    "owned": CARD_OR_TYPE,  # my copies, in all zones
    "opponents": CARD_OR_TYPE,  # the copies of all other players together
    "in_hand": CARD_OR_TYPE,
    "in_play": CARD_OR_TYPE,
    "gained": CARD_OR_TYPE,  # copies I gained this turn
    "on_mats": CARD_OR_TYPE,  # my copies on Exile and all other mats
    "left": PILE,  # copies in the supply
    "vp_on": PILE_OR_LANDSCAPE,  # the VP tokens on it
    "has": LANDSCAPE,  # 1 or 0
    "points": PILE,  # the VP that one copy would be worth to me now
    "deck_money": "",  # coins of all my treasures
    "deck_coins": "",  # coins of all my cards, Actions included
    "deck_draw": "",  # cards that my Actions draw beyond replacing themselves
    "deck_buys": "",  # Buys that my cards give
    "spare_actions": "",  # Actions that my Actions give beyond the one each takes; terminals take one
    "terminals": "",  # my Actions that give no Action back
    "stop_cards": "",  # my cards that draw no card
    "turn_cards": "",  # cards of my deck that I see per turn, on average
    "turn_coins": "",  # coins that I get per turn, on average
    "deck_size": "",  # all my cards
    "draw_pile": "",  # cards left to draw before I shuffle
    "turn": "",  # the number of my turn, from 1
    "coins": "",
    "buys": "",
    "actions": "",
    "score": "",
    "lead": "",  # my score minus the best score of the others
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
    """The strategy cannot be read or used."""


@dataclass(frozen=True)
class Place:
    """A line and a column in a file, both counted from 1."""

    line: int
    column: int


@dataclass(frozen=True)
class Number:
    """A number."""

    value: float


@dataclass(frozen=True)
class Value:
    """A named value, perhaps about a card."""

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
    """One line: a verb, its target, and its condition."""

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
