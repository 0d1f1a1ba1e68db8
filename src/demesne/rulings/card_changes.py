"""Mutations of card declarations, each of which a ruling should notice."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Callable, Iterator
from copy import copy
from dataclasses import dataclass
from typing import Final, TypeAlias

from demesne.rulings.declarations import (
    ALWAYS_TRUE,
    ANY,
    CARD,
    CARD_TEST,
    ITEM,
    TEST,
    TRIGGER,
    WORDS,
    CardModule,
    Place,
    Statement,
)

DROP: Final = "drop"
NUMBER: Final = "number"
MAY: Final = "may"
FILTER: Final = "filter"
TARGET: Final = "target"
KINDS: Final = (DROP, NUMBER, MAY, FILTER, TARGET)

CHOOSING: Final = ("choose", "trash", "discard")  # words that take a number of cards, or `up_to=`
OTHER_ZONES: Final = {
    "HAND": "DISCARD", "DISCARD": "HAND", "TOP": "DISCARD", "DECK": "DISCARD", "ASIDE": "DISCARD", "PLAY": "HAND",
    "EXILE": "DISCARD", "TAVERN": "DISCARD", "ISLAND": "DISCARD", "NATIVE_VILLAGE": "DISCARD",
}  # fmt: skip
OTHER_PLAYERS: Final = {
    "each_other": "each_player", "each_player": "each_other", "next_player": "each_other",
    "you_gain": "another_gains", "you_gain_a": "another_gains_a", "you_play_a": "another_plays_a",
    "you_have_played_a": "another_has_played_a", "another_gains": "you_gain", "another_gains_a": "you_gain_a",
    "another_plays_a": "you_play_a", "another_has_played_a": "you_have_played_a",
}  # fmt: skip
SHORT: Final = 60  # characters up to which code is shown in full
DOTS: Final = ast.Constant(...)
LIMITS: Final = ("once", "yours", "except_", "or_none", "uses", "cheaper_than")  # keyword arguments that restrict an effect


@dataclass(frozen=True, eq=False)
class Change:
    """A card's declaration with one thing changed."""

    statement: Statement
    kind: str
    cards: tuple[str, ...]  # the cards whose texts it changes
    name: str  # as shown in reports and lists of exceptions
    changed: ast.stmt
    places: frozenset[Place]  # the phrases nearest to it

    @property
    def card(self) -> str:
        """The first of the cards that the changed statement declares."""
        return self.cards[0]

    def __str__(self) -> str:
        return f"{self.card}: {self.name}"


Replaced: TypeAlias = "tuple[ast.expr, ast.expr]"  # an expression and its replacement


class Changes:
    """All changes of one statement."""

    def __init__(self, module: CardModule, statement: Statement) -> None:
        self.module = module
        self.statement = statement
        self.around: dict[ast.AST, ast.AST] = {}
        for outer in ast.walk(statement.node):
            for inner in ast.iter_child_nodes(outer):
                self.around[inner] = outer
        declaring = [statement] if statement.cards else module.dependents(statement)
        self.cards = tuple(card.id for other in declaring for card in other.cards)
        self.places = {place: written for other in declaring for place, written in other.places.items()}

    def kind(self, node: ast.AST) -> str:
        """What an expression makes, such as a phrase or a test; empty if it is not part of a card."""
        return self.module.made.get(node, "") if isinstance(node, ast.expr) else ""

    # ------------------------------------------------------------ the expressions to change
    def all(self) -> Iterator[Change]:
        """All changes of the statement, each with a unique name."""
        used: Counter[str] = Counter()
        makers: list[tuple[str, Callable[[ast.expr], Iterator[ast.expr]]]] = [
            (DROP, self.without), (NUMBER, self.other_numbers), (MAY, self.other_may), (FILTER, self.wider),
            (TARGET, self.elsewhere),
        ]  # fmt: skip
        for node in self.expressions():
            for kind, maker in makers:
                for instead in maker(node):
                    name = self.name(node, instead)
                    used[name] += 1
                    if used[name] > 1:
                        name += f" (place {used[name]})"
                    yield Change(self.statement, kind, self.cards, name, self.replaced(node, instead), self.near(node))

    def expressions(self) -> Iterator[ast.expr]:
        """The expressions inside texts, conditions and points, in order."""
        for node in in_order(self.statement.node):
            if isinstance(node, ast.expr) and self.is_in_text(node):
                yield node

    def is_in_text(self, node: ast.AST) -> bool:
        """Whether an expression is part of a card's text or of its points."""
        while (outer := self.around.get(node)) is not None:
            if self.kind(node) not in ("", CARD) or self.is_points(node):
                return True
            node = outer
        return False

    def is_points(self, node: ast.AST) -> bool:
        """Whether an expression says how many points a card is worth."""
        outer = self.around.get(node)
        return isinstance(outer, ast.keyword) and outer.arg == "vp" and self.kind(self.around[outer]) == CARD

    # ------------------------------------------------------------ the kinds of changes
    def without(self, node: ast.expr) -> Iterator[ast.expr]:
        """Leave the phrase out."""
        outer = self.around[node]
        is_part = isinstance(outer, (ast.Call, ast.List, ast.Tuple, ast.keyword)) and node is not getattr(outer, "func", None)
        if self.kind(node) == ITEM and is_part:
            yield ast.List([], ast.Load())

    def other_numbers(self, node: ast.expr) -> Iterator[ast.expr]:
        """Make a number one more, or one less."""
        if not isinstance(node, ast.Constant) or type(node.value) is not int:
            return
        outer = self.around[node]
        if isinstance(outer, ast.Call) and word_of(outer) in CHOOSING and keyword(outer, "up_to"):
            return  # only the number of `up_to` counts
        yield ast.Constant(node.value + 1)
        is_uses = isinstance(outer, ast.keyword) and outer.arg == "uses"
        if node.value > (1 if is_uses else 0):  # `uses=0` is the same as no limit
            yield ast.Constant(node.value - 1)

    def other_may(self, node: ast.expr) -> Iterator[ast.expr]:
        """Make an optional effect mandatory, or a mandatory one optional."""
        if not isinstance(node, ast.Call):
            return
        word = word_of(node)
        if word == "when":
            yield without_keyword(node, "may") if keyword(node, "may") else with_keyword(node, "may", ast.Constant(True))
        elif word == "may":
            condition = keyword(node, "if_")
            yield call("if_", condition.value, *node.args) if condition else ast.List(list(node.args), ast.Load())
        elif word in CHOOSING and self.kind(node) == ITEM:
            most = keyword(node, "up_to")
            if most:
                must = without_keyword(node, "up_to")
                must.args = [most.value, *must.args[1:]]
                yield must
            elif not node.args or not is_thing(node.args[0]):
                yield with_keyword(node, "up_to", node.args[0] if node.args else ast.Constant(1))

    def wider(self, node: ast.expr) -> Iterator[ast.expr]:
        """Leave a condition out."""
        kind = self.kind(node)
        if kind in (CARD_TEST, TEST):
            if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitAnd):
                yield node.left
                yield node.right
            if isinstance(node, ast.Call) and word_of(node) == "a" and len(node.args) > 1:
                for argument in node.args:
                    fewer = copy(node)
                    fewer.args = [other for other in node.args if other is not argument]
                    yield fewer
            if self.kind(self.around[node]) not in (CARD_TEST, TEST):
                yield ast.Name(ANY if kind == CARD_TEST else ALWAYS_TRUE, ast.Load())
        if isinstance(node, ast.Call):
            if kind == TRIGGER and node.args and self.kind(node.args[0]) != TRIGGER:
                wider = copy(node)
                wider.args = []
                yield wider
            for item in node.keywords:
                if item.arg in LIMITS:
                    yield without_keyword(node, item.arg)
                elif item.arg == "exactly":
                    yield with_keyword(without_keyword(node, "exactly"), "up_to", item.value)

    def elsewhere(self, node: ast.expr) -> Iterator[ast.expr]:
        """Change the player whom an effect happens to, or the zone that cards come from or go to."""
        if isinstance(node, ast.Name) and node.id in OTHER_ZONES and not isinstance(self.around[node], ast.BinOp):
            yield word(OTHER_ZONES[node.id])
        if isinstance(node, ast.Name) and node.id in OTHER_PLAYERS and self.kind(node) == TRIGGER:
            yield word(OTHER_PLAYERS[node.id])
        if isinstance(node, ast.Call):
            name = word_of(node)
            if name in OTHER_PLAYERS:
                other = copy(node)
                other.func = word(OTHER_PLAYERS[name])
                yield other
            if name == "they":
                yield ast.List(list(node.args), ast.Load())
            if name == "gain" and not keyword(node, "to"):
                yield with_keyword(node, "to", word("HAND"))
            if keyword(node, "by"):
                yield without_keyword(node, "by")

    # ------------------------------------------------------------ names and places
    def name(self, node: ast.expr, instead: ast.expr) -> str:
        """The name of a change: what is left out, or the smallest phrase around the change, before and after."""
        if isinstance(instead, ast.List) and not instead.elts:
            return f"without {self.shown(node)}"
        before: ast.AST = node
        while not isinstance(before, ast.Call) and isinstance(self.around.get(before), (ast.expr, ast.keyword)):
            before = self.around[before]
        if isinstance(before, ast.Call) and self.kind(before) == CARD:  # the change is in the points
            before = self.around[node]
        after = instead if before is node else replaced(before, node, instead)
        return f"{self.shown(after, node)} instead of {self.shown(before, node)}"

    def shown(self, node: ast.AST, but: ast.AST | None = None) -> str:
        """The code of an expression; in a long one, dots replace inner texts that are the same before and after."""
        text = shown(node)
        if len(text) <= SHORT or not isinstance(node, ast.Call):
            return text
        short = copy(node)
        short.args = [DOTS if self.kind(argument) == ITEM and argument is not but else argument for argument in node.args]
        short.keywords = [
            ast.keyword(item.arg, DOTS if self.kind(item.value) == ITEM else item.value) for item in node.keywords
        ]
        return re.sub(r"(\.\.\., )+(?=\.\.\.)", "", shown(short)).replace("...", "…")

    def replaced(self, node: ast.expr, instead: ast.expr) -> ast.stmt:
        """The statement with one expression replaced."""
        made = replaced(self.statement.node, node, instead)
        assert isinstance(made, ast.stmt)
        return made

    def near(self, node: ast.AST) -> frozenset[Place]:
        """The phrases written inside an expression, or else the smallest one around it."""
        while True:
            inside = set(ast.walk(node))
            found = frozenset(place for place, written in self.places.items() if written in inside)
            if found or node not in self.around:
                return found
            node = self.around[node]


def changes_of(module: CardModule) -> Iterator[Change]:
    """All changes of all cards that a module declares."""
    for statement in module.statements:
        if not isinstance(statement.node, (ast.ClassDef, ast.Import, ast.ImportFrom)):
            changes = Changes(module, statement)
            if changes.cards:
                yield from changes.all()


# ---------------------------------------------------------------- syntax
def in_order(node: ast.AST) -> Iterator[ast.AST]:
    """A node and all nodes inside it, in source order."""
    yield node
    for inner in ast.iter_child_nodes(node):
        yield from in_order(inner)


def replaced(tree: ast.AST, node: ast.AST, instead: ast.AST) -> ast.AST:
    """A copy of a tree with one node replaced; unchanged parts are shared."""
    if tree is node:
        return instead
    changed: dict[str, object] = {}
    for name, value in ast.iter_fields(tree):
        if isinstance(value, list):
            parts = [replaced(part, node, instead) if isinstance(part, ast.AST) else part for part in value]
            if any(part is not before for part, before in zip(parts, value, strict=True)):
                changed[name] = parts
        elif isinstance(value, ast.AST) and (part := replaced(value, node, instead)) is not value:
            changed[name] = part
    if not changed:
        return tree
    made = copy(tree)
    for name, new in changed.items():
        setattr(made, name, new)
    return made


def shown(node: ast.AST) -> str:
    """A piece of code as it is shown in the name of a change."""
    text = ast.unparse(node).replace(f"{WORDS}.", "")
    return text.replace(ANY, "any card").replace(ALWAYS_TRUE, "always")


def word(name: str) -> ast.expr:
    """A reference to a word, which works whether or not the module imports it."""
    return ast.Attribute(ast.Name(WORDS, ast.Load()), name, ast.Load())


def call(name: str, *arguments: ast.expr) -> ast.Call:
    """A call of one of the words of cards."""
    return ast.Call(word(name), list(arguments), [])


def word_of(node: ast.Call) -> str:
    """The word that is called."""
    return node.func.id if isinstance(node.func, ast.Name) else ""


def is_thing(node: ast.expr) -> bool:
    """Whether an expression is IT, THIS and so on, or 0, which `up_to` cannot be used with."""
    if isinstance(node, ast.Constant):
        return node.value == 0
    return isinstance(node, ast.Name) and node.id.isupper() and node.id != "MANY"


def keyword(node: ast.Call, name: str) -> ast.keyword | None:
    """The keyword argument of this name; None if the call has none."""
    return next((item for item in node.keywords if item.arg == name), None)


def with_keyword(node: ast.Call, name: str, value: ast.expr) -> ast.Call:
    """A copy of a call with one more keyword argument."""
    made = copy(node)
    made.keywords = [*node.keywords, ast.keyword(name, value)]
    return made


def without_keyword(node: ast.Call, name: str) -> ast.Call:
    """A copy of a call without one of its keyword arguments."""
    made = copy(node)
    made.keywords = [item for item in node.keywords if item.arg != name]
    return made
