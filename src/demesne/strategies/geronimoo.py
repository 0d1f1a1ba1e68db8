"""Strategies of Geronimoo's simulator, which players have shared as XML for fifteen years.

A file holds players, a player has buy rules in order of preference, a rule has conditions that must all hold. Each player
becomes a `Strategy` that buys the same cards in the same situations, or is refused. Everything that is not converted is
reported, either as a refusal (without it the strategy would be a different one) or as a note (it still buys the same cards).

Values whose meaning is not clear from their names:

- `getTotalMoney` counts the coins of all cards, `deck_money` those of Treasures. The Actions that the player buys and that
  begin with "+$" are added: `deck_money + 2 * owned(militia)`.
- `countCardTypeInDeck` knows types that are not printed on cards: `Terminal` is an Action that gives no Action back, our
  `terminals` without Throne Rooms and cards that give Villagers; for `Village` and `Trasher`, the cards that the player buys
  are counted.
- `countMAXOpponentVP` is `score - lead`.
- `countGainedCards` and `countAllCardsInOpponentsDeck` count cards of every kind: `gained(card)`, `opponents(card)`.
- `countVPon` counts the victory tokens on a pile or a landmark, not the points of a card: `vp_on`.
- `doesNotSpendCoffers` is refused: here Coffers are spent by `spend` lines, not by conditions of a purchase.
- `buy` of a Prize says which one to take from the Tournament, so it becomes a `gain` line.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Final

from demesne.engine.constants import LANDSCAPE, PRIZE
from demesne.engine.definitions import CARDS
from demesne.engine.setup import KINGDOM_SIZE, is_kingdom_card
from demesne.lang import Language
from demesne.notation.features import features
from demesne.notation.kingdoms import asks_for, can_have
from demesne.strategies.geronimoo_words import (
    AGGRESSIVE,
    BOARD_ATTRIBUTES,
    CONDITION_PARTS,
    COPPER_FIRST,
    COUNTABLE,
    COUNTS,
    DIFFERENCES,
    ELSEWHERE,
    ENOUGH_MONEY,
    EXPRESSIONS,
    GAINED,
    LARGEST_NUMBER,
    MONEY,
    OPERATIONS,
    OPERATORS,
    RULE_LABEL,
    SHUFFLING_LABELS,
    SORTS,
    TERMINAL,
    TYPES,
    USUAL_WAY,
    find_english,
    joined,
    money,
    of_sort,
    terminals,
)
from demesne.strategies.geronimoo_xml import Element, clip, one_line, read_xml
from demesne.strategies.names import can_be_bought, can_be_required, problem
from demesne.strategies.parser import parse
from demesne.strategies.syntax import VERBS, Expression, Line, Number, Operation, Strategy, StrategyError, Value
from demesne.strategies.writer import write, write_expression

MOST_CONDITIONS: Final = 50  # per rule
NUMBER: Final = re.compile(r"[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]{1,3})?")


# ---------------------------------------------------------------- remarks about a player
@dataclass(frozen=True)
class Remark:
    """Something that could not be converted, with the line of the file where it first occurs."""

    key: str
    values: tuple[tuple[str, str], ...]
    line: int = field(compare=False)

    @property
    def problem(self) -> StrategyError:
        """The remark as an error, for callers that need the player."""
        what = problem(f"geronimoo-{self.key}", **dict(self.values))
        return problem("geronimoo-at", problem=what, line=str(self.line))

    def text(self, language: Language) -> str:
        """The remark in a language."""
        return language.error(self.problem)


@dataclass
class Player:
    """One player of a file. If there are refusals, the strategy is None."""

    name: str
    author: str = ""
    description: str = ""
    labels: list[str] = field(default_factory=list)
    comments: list[str] = field(default_factory=list)  # the XML comments inside this player
    strategy: Strategy | None = None
    refusals: list[Remark] = field(default_factory=list)
    notes: list[Remark] = field(default_factory=list)

    @property
    def missing(self) -> list[str]:
        """Everything that could not be converted, in English, refusals first."""
        return [remark.text(Language("en")) for remark in (*self.refusals, *self.notes)]


def read_players(text: str, file: str = "") -> list[Player]:
    """The players of a file.

    >>> [player] = read_players('<player name="Money"><buy name="Gold"/><buy name="Prince"/></player>')
    >>> player.missing
    ['unknown card Prince (line 1)']
    """
    try:
        root = read_xml(text)
        if root.name not in ("playerCollection", "player"):
            raise problem("geronimoo-root", name=clip(root.name), line=str(root.at.line))
    except StrategyError as wrong:
        raise (problem("in-file", file=clip(file), problem=wrong) if file else wrong) from None
    if root.name == "player":
        return [PlayerReader(root).player]
    readers = [PlayerReader(child) for child in root.children if child.name == "player"]
    if readers:
        readers[0].ignore_rest(root, "player")
    return [reader.player for reader in readers]


class PlayerReader:
    """Converts one player, element by element."""

    def __init__(self, element: Element) -> None:
        self.element = element
        author = element.attribute("author")
        description = element.attribute("description")
        labels = [child.attribute("name") for child in self.children("type")]
        self.player = Player(element.attribute("name"), author, description, labels, list(element.all_comments()))
        self.bought = [find_english(child.attribute("name")) for child in self.children("buy")]
        self.said: set[Remark] = set()
        self.lines: list[Line] = []
        self.hints: list[Line] = []
        self.requires: list[str] = []
        self.banes: list[str] = []
        self.read()

    def children(self, name: str) -> list[Element]:
        """The children of the player's element with this name."""
        return [child for child in self.element.children if child.name == name]

    # ------------------------------------------------------------ remarks
    def note(self, at: Element, key: str, **values: str) -> None:
        """Remark that something was changed or left out."""
        self.say(self.player.notes, at, key, values)

    def refuse(self, at: Element, key: str, **values: str) -> Number:
        """Add a refusal. Return a placeholder so that reading continues; the player gets no strategy."""
        self.say(self.player.refusals, at, key, values)
        return Number(1.0)

    def say(self, remarks: list[Remark], at: Element, key: str, values: dict[str, str]) -> None:
        """Add a remark about an element, once."""
        shown = {name: clip(value) for name, value in values.items()}
        remark = Remark(key, tuple(shown.items()), at.at.line)
        if remark not in self.said:
            self.said.add(remark)
            remarks.append(remark)

    def ignore_rest(self, element: Element, *known: str, attributes: Collection[str] = ()) -> None:
        """Note all elements and attributes that the format does not have."""
        for child in element.children:
            if child.name not in known:
                self.note(child, "element", name=child.name, where=element.name)
        for name in element.attributes:
            if name not in attributes:
                self.note(element, "attribute", name=one_line(name), where=element.name)
        if element.text:
            self.note(element, "text", text=one_line(element.text), where=element.name)

    # ------------------------------------------------------------ the player
    def read(self) -> None:
        """Read the whole player."""
        element = self.element
        self.ignore_rest(element, "type", "board", "start_state", "buy", attributes=("name", "author", "description"))
        if not self.player.name:
            self.refuse(element, "no-name")
        self.read_labels()
        for board in self.children("board"):
            self.read_board(board)
        for state in self.children("start_state"):
            self.note(state, "start-state")
        for rule in self.children("buy"):
            self.read_rule(rule)
        if not self.bought:
            self.refuse(element, "no-rules")
        bane = self.settle_bane()
        cards = [id for id in self.requires if is_kingdom_card(CARDS[id])]
        if len(cards) > KINGDOM_SIZE:
            self.refuse(element, "too-many-cards", n=str(len(cards)))
        if not self.player.refusals:
            self.finish(bane)

    def finish(self, bane: str) -> None:
        """Make the strategy; refuse one that cannot be written and parsed again."""
        player = self.player
        lines = sorted([*self.lines, *self.hints], key=lambda line: VERBS.index(line.verb))
        strategy = Strategy(player.name, tuple(lines), tuple(self.requires), bane, player.author, player.description)
        try:
            parse(write(strategy))
        except StrategyError as wrong:
            self.refuse(self.element, "unreadable", problem=one_line(str(wrong)))
        else:
            player.strategy = strategy

    def read_labels(self) -> None:
        """Read the labels of the player."""
        labels = self.children("type")
        if labels:
            self.note(labels[0], "labels", names=", ".join(self.player.labels))
        for label in labels:
            self.ignore_rest(label, attributes=("name",))
            name = label.attribute("name")
            if name == RULE_LABEL:
                self.note(label, "last-but-one", name=name)
            elif name in SHUFFLING_LABELS:
                self.note(label, "shuffling", name=name)

    # ------------------------------------------------------------ the kingdom
    def read_board(self, board: Element) -> None:
        """Read the kingdom that the player was written for."""
        for name, value in board.attributes.items():
            if name not in BOARD_ATTRIBUTES and value.strip() not in ("", "0"):
                self.note(board, "board-attribute", name=one_line(name), value=one_line(value))
        self.ignore_rest(board, attributes=board.attributes)
        if board.attribute("Shelters").lower() == "true":
            self.note(board, "shelters")
        for name in board.attribute("contents").split(","):
            if name.strip():
                self.add_from_board(board, name.strip())
        self.add_bane(board, board.attribute("bane"), "")

    def add_from_board(self, board: Element, name: str) -> None:
        """Require a card of the kingdom."""
        id = find_english(name)
        if not id:
            self.note(board, "board-card", name=name)
        elif not self.require(id) and CARDS[id].types & (PRIZE | LANDSCAPE):
            self.note(board, "comes-along", name=name)

    def require(self, id: str) -> bool:
        """Require a card; False if no kingdom can name it: basic cards are in every game, Prizes come with other cards."""
        card = CARDS[id]
        is_part = can_be_required(card)
        if is_part and id not in self.requires:
            self.requires.append(id)
        return is_part

    def add_bane(self, at: Element, name: str, marked: str) -> None:
        """Note the Bane by its name; `true` means the card of the rule itself."""
        if not name or name.lower() == "false":
            return
        id = marked if name.lower() == "true" else find_english(name)
        if not id:
            self.refuse(at, "unknown-card", name=name)
        elif not can_have("bane", id):
            self.refuse(at, "no-bane", name=CARDS[id].name)
        elif id not in self.banes:
            self.banes.append(id)
            if len(self.banes) > 1:
                self.refuse(at, "two-banes", names=", ".join(CARDS[bane].name for bane in self.banes))

    def settle_bane(self) -> str:
        """The id of the Bane. It is an eleventh pile, allowed only if a card asks for it."""
        bane = self.banes[0] if self.banes else ""
        if bane and not any(asks_for("bane", id) for id in self.requires):
            self.note(self.element, "needless-bane", name=CARDS[bane].name)
            return ""
        self.requires = [id for id in self.requires if id != bane]
        return bane

    # ------------------------------------------------------------ buy rules
    def read_rule(self, rule: Element) -> None:
        """Read one rule for buying."""
        self.ignore_rest(rule, "condition", attributes=("name", "strategy", "bane"))
        name = rule.attribute("name")
        id = find_english(name)
        conditions = [self.condition(child) for child in rule.children if child.name == "condition"]
        if len(conditions) > MOST_CONDITIONS:
            self.refuse(rule, "too-many-conditions", n=str(len(conditions)))
        elif not name:
            self.refuse(rule, "nameless", where=rule.name)
        elif not id:
            self.refuse(rule, "unknown-card", name=name)
        else:
            self.add_bane(rule, rule.attribute("bane"), id)
            self.add_purchase(rule, id, joined("and", conditions) if conditions else None)
            self.add_hint(rule, id, rule.attribute("strategy"))

    def add_purchase(self, rule: Element, id: str, when: Expression | None) -> None:
        """Add the line for a card that is bought, or gained where it cannot be bought."""
        card = CARDS[id]
        if card.types & PRIZE:
            self.lines.append(Line("gain", id, when=when, at=rule.at))
        elif not can_be_bought(card):
            self.refuse(rule, "not-bought", name=card.name)
        else:
            self.require(id)
            self.lines.append(Line("buy", id, when=when, at=rule.at))

    def add_hint(self, rule: Element, id: str, hint: str) -> None:
        """Convert a hint on how to play a card. Our trashing lines hold for all trashers, so this may need a note."""
        if not hint or hint == USUAL_WAY:
            return
        name = CARDS[id].name
        line: Line | None = None
        if hint == AGGRESSIVE and self.trashes(id):
            line = Line("trash", "copper", when=ENOUGH_MONEY, at=rule.at)
            self.note(rule, "aggressive", hint=hint, name=name, rule=f"trash copper when {write_expression(ENOUGH_MONEY)}")
        elif hint == COPPER_FIRST and not any(self.trashes(other) for other in self.bought if other != id):
            line = Line("trash", "copper", at=rule.at)
        else:
            self.note(rule, "hint", hint=hint, name=name)
        if line is not None and line not in self.hints:
            self.hints.append(line)

    def trashes(self, id: str) -> bool:
        """Whether a card trashes cards."""
        return id != "" and "trasher" in features(CARDS[id])

    # ------------------------------------------------------------ conditions
    def condition(self, element: Element) -> Expression:
        """Read one condition."""
        self.ignore_rest(element, "left", "operator", "right", "extra_operation")
        parts = {name: [child for child in element.children if child.name == name] for name in CONDITION_PARTS}
        for name, found in parts.items():
            if not found and name != "extra_operation":
                return self.refuse(element, "incomplete", name=name)
            if len(found) > 1:
                return self.refuse(element, "twice", name=name)
            for part in found:
                self.ignore_rest(part, attributes=("type", "attribute"))
        (left,), (operator,), (right,), extra = parts.values()
        comparison = OPERATORS.get(operator.attribute("type"))
        if comparison is None:
            self.refuse(operator, "operator", name=operator.attribute("type") or operator.name)
        first, second = self.value(left), self.value(right)
        for operation in extra:
            second = self.with_extra(second, operation)
        return Operation(comparison or "=", first, second)

    def with_extra(self, right: Expression, extra: Element) -> Expression:
        """The right side of a condition with its extra operation applied."""
        name = extra.attribute("type")
        if name not in OPERATIONS:
            return self.refuse(extra, "operation", name=name or extra.name)
        number = self.number(extra)
        if name == "divideBy" and number.value == 0:
            return self.refuse(extra, "by-zero")
        if name in ("plus", "minus") and number.value == 0:
            return right
        return Operation(OPERATIONS[name], right, number)

    def value(self, element: Element) -> Expression:
        """Read the value on the left or right side of a condition."""
        name = element.attribute("type")
        about = element.attribute("attribute")
        if name == "constant":
            return self.number(element)
        if name == "countCardTypeInDeck":
            return self.count_of_type(element)
        if name in COUNTS or (name == GAINED and about):
            return self.count(element, COUNTS.get(name, "gained"))
        if name not in EXPRESSIONS and name not in MONEY:
            return self.refuse_value(element, name)
        if about:
            self.note(element, "attribute", name="attribute", where=name)
        if name in DIFFERENCES:
            self.note(element, DIFFERENCES[name], name=name)
        return money(self.buys(), with_mats=name == MONEY[0]) if name in MONEY else EXPRESSIONS[name]

    def refuse_value(self, element: Element, name: str) -> Expression:
        """Refuse an unknown value."""
        if name in ELSEWHERE:
            return self.refuse(element, "elsewhere", name=name, expansion=ELSEWHERE[name])
        if name == "doesNotSpendCoffers":
            return self.refuse(element, "coffers", name=name)
        return self.refuse(element, "value", name=name or element.name)

    def number(self, element: Element) -> Number:
        """Read a number."""
        text = element.attribute("attribute")
        if not NUMBER.fullmatch(text) or abs(float(text)) > LARGEST_NUMBER:
            return self.refuse(element, "number", name=text, where=element.attribute("type"))
        return Number(float(text))

    def count(self, element: Element, value: str) -> Expression:
        """Read a value about a card or a project."""
        name = element.attribute("attribute")
        where = element.attribute("type")
        if not name:
            return self.refuse(element, "nameless", where=where)
        id = find_english(name)
        if not id:
            return self.refuse(element, "unknown-card", name=name)
        if not COUNTABLE[value](CARDS[id]):
            return self.refuse(element, "not-counted", name=CARDS[id].name, where=where)
        if where == "countCardsInDeckNoMats":
            return Operation("-", Value(value, id), Value("on_mats", id))
        return Value(value, id)

    def count_of_type(self, element: Element) -> Expression:
        """Read a number of cards of a type."""
        name = element.attribute("attribute")
        if not name:
            return self.refuse(element, "nameless", where=element.attribute("type"))
        if name == TERMINAL:
            return terminals(self.buys())
        if name in SORTS:
            counted = of_sort(name, self.buys())
            cards = ", ".join(CARDS[value.of].name for value in counted)
            self.note(element, "sort", name=name, cards=cards or "–")
            return joined("+", counted) if counted else Number(0.0)
        if name not in TYPES:
            return self.refuse(element, "type", name=name)
        return Value("owned", TYPES[name])

    def buys(self) -> list[str]:
        """All cards that the player buys, each once."""
        return list(dict.fromkeys(filter(None, self.bought)))
