"""Simplifies conditions: copies of cards that never come into the deck count 0."""

from __future__ import annotations

import operator
from collections.abc import Callable, Collection
from dataclasses import replace
from typing import Final

from demesne.engine.definitions import CARDS
from demesne.strategies.syntax import Expression, Line, Number, Operation, Prefix, Strategy, Value

OWN: Final = ("owned", "in_hand", "in_play", "gained")  # of the player's own cards
MAY_BE_NEGATIVE: Final = ("score", "lead", "points", "spare_actions")
CALCULATED: Final[dict[str, Callable[[float, float], float]]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "/": lambda left, right: left / right if right else 0.0,
    "<": operator.lt,
    "<=": operator.le,
    "=": operator.eq,
    "!=": operator.ne,
    ">=": operator.ge,
    ">": operator.gt,
}
ALWAYS: Final = Number(1.0)
NEVER: Final = Number(0.0)


def never_bought(strategy: Strategy) -> set[str]:
    """Cards that conditions count in the player's deck although they do not start with, buy or gain them."""
    wanted = {line.target for line in strategy.lines if line.verb in ("buy", "gain")}
    counted = {value.of for line in strategy.lines for value in values_in(line.when) if value.name in OWN and value.of in CARDS}
    return {id for id in counted - wanted if not CARDS[id].layout.starts}


def values_in(expression: Expression | None) -> list[Value]:
    """All values that a condition contains."""
    if isinstance(expression, Value):
        return [expression]
    if isinstance(expression, Prefix):
        return values_in(expression.of)
    if isinstance(expression, Operation):
        return [*values_in(expression.left), *values_in(expression.right)]
    return []


def without(strategy: Strategy, missing: Collection[str]) -> Strategy:
    """The strategy of a player who never has these cards, without conditions that always hold and lines that never apply."""
    lines: list[Line] = []
    for line in strategy.lines:
        when = None if line.when is None else simplified(line.when, missing)
        if isinstance(when, Number):
            if when.value == 0:
                continue
            when = None
        line = replace(line, when=when)
        if line not in lines:
            lines.append(line)
    return replace(strategy, lines=tuple(lines))


def simplified(expression: Expression, missing: Collection[str]) -> Expression:
    """An equivalent expression; a number if it is constant."""
    if isinstance(expression, Value):
        return NEVER if expression.name in OWN and expression.of in missing else expression
    if isinstance(expression, Prefix):
        return prefixed(expression.op, simplified(expression.of, missing))
    if isinstance(expression, Operation):
        return joined(expression.op, simplified(expression.left, missing), simplified(expression.right, missing))
    return expression


def prefixed(op: str, of: Expression) -> Expression:
    """A prefix applied to an expression, computed if that is a number."""
    if not isinstance(of, Number):
        return Prefix(op, of)
    return Number(-of.value if op == "-" else float(of.value == 0))


def joined(op: str, left: Expression, right: Expression) -> Expression:
    """Two expressions joined by an operator, computed where they are constant."""
    if op in ("and", "or"):
        return both(left, right) if op == "and" else either(left, right)
    if isinstance(left, Number) and isinstance(right, Number):
        return Number(float(CALCULATED[op](left.value, right.value)))
    if isinstance(left, Value) and left.name not in MAY_BE_NEGATIVE and right == NEVER:
        if op in ("<", ">="):
            return NEVER if op == "<" else ALWAYS
        if op == "<=":
            return Operation("=", left, right)
    return Operation(op, left, right)


def both(left: Expression, right: Expression) -> Expression:
    """A conjunction without constant parts."""
    for one, other in ((left, right), (right, left)):
        if isinstance(one, Number):
            return NEVER if one.value == 0 else other
    return Operation("and", left, right)


def either(left: Expression, right: Expression) -> Expression:
    """A disjunction without constant parts."""
    for one, other in ((left, right), (right, left)):
        if isinstance(one, Number):
            return other if one.value == 0 else ALWAYS
    return Operation("or", left, right)
