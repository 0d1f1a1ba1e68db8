"""Strategies as XML for Geronimoo's simulator, from which `geronimoo.read_players` makes the same strategies again.

Their language has buy rules, each with comparisons that must all hold, and a comparison has one value on the left, one on the
right, and optionally one operation with a number. So conditions are split here (`geronimoo_comparisons`): parts joined by `or`
become several rules, one below the other, and comparisons are converted to their form where possible. Everything that their
language cannot express is reported as an error. All kingdom cards that are bought become part of the kingdom, whether the
strategy requires them or not.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final
from xml.sax.saxutils import quoteattr

from demesne.engine.constants import PRIZE
from demesne.engine.definitions import CARDS
from demesne.engine.setup import KINGDOM_SIZE, is_kingdom_card
from demesne.notation.features import features
from demesne.strategies.geronimoo_comparisons import Comparison, TooMuch, alternatives
from demesne.strategies.geronimoo_sides import Inequality, Sides
from demesne.strategies.geronimoo_words import AGGRESSIVE, COPPER_FIRST, ENOUGH_MONEY, OPERATORS, his_name
from demesne.strategies.geronimoo_xml import clip, one_line
from demesne.strategies.names import problem
from demesne.strategies.syntax import Line, Strategy, StrategyError
from demesne.strategies.writer import beginning, write_expression

OPENING: Final = '<?xml version="1.0" encoding="UTF-8"?>\n'
INDENT: Final = "    "
NAMES: Final = {symbol: name for name, symbol in OPERATORS.items()}
MINE: Final = "mine"  # the card that `mineCopperFirst` is about


@dataclass(frozen=True)
class Rule:
    """One rule for buying: all comparisons must hold."""

    line: Line
    comparisons: list[Comparison]


def write_players(strategies: Iterable[Strategy]) -> str:
    """Write strategies as an XML document.

    >>> from demesne.strategies.parser import parse
    >>> print(write_players([parse("name Money\\nbuy gold when turn > 2\\nbuy silver")]), end="")
    <?xml version="1.0" encoding="UTF-8"?>
    <playerCollection>
        <player name="Money">
            <buy name="Gold">
                <condition>
                    <left type="countTurns"/>
                    <operator type="greaterThan"/>
                    <right type="constant" attribute="2.0"/>
                </condition>
            </buy>
            <buy name="Silver"/>
        </player>
    </playerCollection>
    """
    players = [line for strategy in strategies for line in PlayerWriter(strategy).player()]
    return OPENING + "\n".join(["<playerCollection>", *indented(players), "</playerCollection>"]) + "\n"


class PlayerWriter:
    """Writes one strategy as a `player` element."""

    def __init__(self, strategy: Strategy) -> None:
        self.strategy = strategy
        self.rules = [rule for line in self.purchases() for rule in rules(line)]
        if not self.rules:
            raise problem("geronimoo-writes-no-rule")
        self.bought = list(dict.fromkeys(rule.line.target for rule in self.rules))
        self.hints = self.ways_of_playing()
        self.sides = Sides(self.bought)

    def purchases(self) -> list[Line]:
        """The lines that become rules. Prizes, which strategies here gain, are bought in Geronimoo's files."""
        purchases: list[Line] = []
        for line in self.strategy.lines:
            if line.verb == "buy" or (line.verb == "gain" and line.target in CARDS and CARDS[line.target].types & PRIZE):
                purchases.append(line)
            elif line.verb != "trash":  # trash lines may be ways of playing
                raise cannot_say(line)
        return sorted(purchases, key=lambda line: line.verb)

    # ------------------------------------------------------------ ways of playing
    def ways_of_playing(self) -> dict[str, str]:
        """The ways of playing cards, by id. Geronimoo's format has names for two kinds of trashing."""
        lines = self.strategy.of("trash")
        if not lines:
            return {}
        line = lines[0]
        trashers = [id for id in self.bought if "trasher" in features(CARDS[id])]
        if len(lines) == 1 and line.target == "copper" and trashers:
            if line.when == ENOUGH_MONEY:
                return dict.fromkeys(trashers, AGGRESSIVE)
            if line.when is None and trashers == [MINE]:
                return {MINE: COPPER_FIRST}
        raise cannot_say(line)

    # ------------------------------------------------------------ elements
    def player(self) -> list[str]:
        """The element of the player."""
        strategy = self.strategy
        texts = {"name": strategy.name, "author": strategy.author, "description": strategy.about}
        inside = [*self.board(), *(line for rule in self.rules for line in self.buy(rule))]
        return element("player", {name: one_line(text) for name, text in texts.items()}, inside)

    def board(self) -> list[str]:
        """The element of the kingdom that the strategy requires. The cards of the rules are part of it anyway."""
        strategy = self.strategy
        cards = {id for id in (*strategy.requires, *self.bought) if is_kingdom_card(CARDS[id])} - {strategy.bane}
        if len(cards) > KINGDOM_SIZE:
            raise problem("geronimoo-writes-kingdom", n=str(len(cards)))
        if not strategy.requires:
            return []
        bane = his_name(strategy.bane) if strategy.bane else ""
        return element("board", {"contents": ", ".join(his_name(id) for id in strategy.requires), "bane": bane})

    def buy(self, rule: Rule) -> list[str]:
        """The element of a rule for buying."""
        id = rule.line.target
        conditions = [line for comparison in rule.comparisons for line in self.condition(rule.line, comparison)]
        return element("buy", {"name": his_name(id), "strategy": self.hints.get(id, "")}, conditions)

    def condition(self, line: Line, comparison: Comparison) -> list[str]:
        """The element of a condition."""
        found = self.sides.of(comparison)
        if found is None:
            raise self.cannot_compare(line, comparison)
        return element("condition", {}, self.parts(found))

    def parts(self, found: Inequality) -> list[str]:
        """The elements of a comparison."""
        return [
            *element("left", {"type": found.left.type, "attribute": found.left.attribute}),
            *element("operator", {"type": NAMES[found.op]}),
            *element("right", {"type": found.right.type, "attribute": found.right.attribute}),
            *(
                element("extra_operation", {"type": found.extra.type, "attribute": found.extra.attribute})
                if found.extra
                else []
            ),
        ]

    def cannot_compare(self, line: Line, comparison: Comparison) -> StrategyError:
        """The error for a comparison that the format cannot express; it explains the difference in money if that is why."""
        what = clip(write_expression(comparison.expression))
        unknown = self.sides.unknown(comparison)
        if unknown:
            return problem("geronimoo-writes-value", line=str(line.at.line), what=what, value=unknown)
        if self.sides.means_other_money(comparison):
            better = clip(write_expression(self.sides.all_money))
            return problem("geronimoo-writes-money", line=str(line.at.line), what=what, better=better)
        return problem("geronimoo-writes-condition", line=str(line.at.line), what=what)


def cannot_say(line: Line) -> StrategyError:
    """The error for a line that the format cannot express."""
    return problem("geronimoo-writes-line", line=str(line.at.line), what=clip(beginning(line)))


def rules(line: Line) -> list[Rule]:
    """The rules equivalent to a line: one for each alternative of its condition."""
    try:
        return [Rule(line, comparisons) for comparisons in alternatives(line.when)]
    except TooMuch as wrong:
        raise problem("geronimoo-writes-too-much", line=str(line.at.line), most=str(wrong)) from None


def element(name: str, attributes: dict[str, str], inside: Iterable[str] = ()) -> list[str]:
    """The lines of an element; empty attributes are left out."""
    start = name + "".join(f" {key}={quoteattr(value)}" for key, value in attributes.items() if value)
    lines = list(inside)
    return [f"<{start}>", *indented(lines), f"</{name}>"] if lines else [f"<{start}/>"]


def indented(lines: Iterable[str]) -> list[str]:
    """Lines with one more level of indentation."""
    return [INDENT + line for line in lines]
