"""Conditions as alternatives (disjunctive normal form), each a list of comparisons that must all hold."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Final

from demesne.strategies.syntax import COMPARISONS, Expression, Number, Operation, Prefix, Value

MOST_ALTERNATIVES: Final = 50  # per condition
MOST_COMPARISONS: Final = 50  # per alternative
OPPOSITE: Final = {"<": ">=", "<=": ">", "=": "!=", "!=": "=", ">=": "<", ">": "<="}
FLIPPED: Final = {"<": ">", "<=": ">=", "=": "=", ">=": "<=", ">": "<"}
BELOW_ZERO: Final = ("score", "lead", "spare_actions", "points")  # values that can be negative


class TooMuch(Exception):
    """The condition has too many alternatives or comparisons."""


@dataclass(frozen=True)
class Comparison:
    """A comparison. `op` is one of Geronimoo's operators: all of ours but `!=`."""

    op: str
    left: Expression
    right: Expression

    @property
    def expression(self) -> Expression:
        """The comparison as an expression."""
        return Operation(self.op, self.left, self.right)


Alternatives = list[list[Comparison]]  # all comparisons of at least one alternative must hold


def alternatives(condition: Expression | None) -> Alternatives:
    """The alternatives of a condition.

    >>> from demesne.strategies.parser import parse
    >>> line = parse("name X\\nbuy gold when not (turn < 3 or coins != 6) and buys").lines[0]
    >>> [[(one.left.name, one.op, one.right.value) for one in both] for both in alternatives(line.when)]
    [[('turn', '>=', 3.0), ('coins', '=', 6.0), ('buys', '>', 0.0)]]
    """
    return [[]] if condition is None else holding(condition, True)


def holding(condition: Expression, wanted: bool) -> Alternatives:
    """The alternatives under which a condition holds, or under which it does not."""
    match condition:
        case Prefix("not", of):
            return holding(of, not wanted)
        case Operation("and" | "or" as op, left, right):
            first, second = holding(left, wanted), holding(right, wanted)
            return both(first, second) if (op == "and") == wanted else limited(first + second)
        case Operation(op, left, right) if op in COMPARISONS:
            return compared(op if wanted else OPPOSITE[op], left, right)
        case Number(value):
            return [[]] if (value != 0) == wanted else []
        case Value(name) if name not in BELOW_ZERO:
            return compared(">" if wanted else "=", condition, Number(0.0))
        case _:
            return compared("!=" if wanted else "=", condition, Number(0.0))


def compared(op: str, left: Expression, right: Expression) -> Alternatives:
    """A comparison as alternatives; "not equal" becomes "less" or "greater"."""
    if op == "!=":
        return [[Comparison("<", left, right)], [Comparison(">", left, right)]]
    return [[Comparison(op, left, right)]]


def both(first: Alternatives, second: Alternatives) -> Alternatives:
    """Alternatives under which both conditions hold."""
    if len(first) * len(second) > MOST_ALTERNATIVES:
        raise TooMuch(MOST_ALTERNATIVES)
    return limited([[*one, *(more for more in other if more not in one)] for one, other in product(first, second)])


def limited(found: Alternatives) -> Alternatives:
    """The alternatives themselves; an error if there are too many."""
    if len(found) > MOST_ALTERNATIVES or any(len(one) > MOST_COMPARISONS for one in found):
        raise TooMuch(MOST_ALTERNATIVES)
    return found
