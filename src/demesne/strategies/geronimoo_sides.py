"""Comparisons in Geronimoo's form: a value on the left, a value on the right, and perhaps one operation with a number.

Comparisons already in this form are kept. All others are read as a sum of values with factors, and rearranged if the sum has
at most two values: `owned(village) - owned(smithy) < 1` becomes `owned(village) < owned(smithy) + 1`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from demesne.engine.constants import RESERVE
from demesne.engine.definitions import CARDS
from demesne.strategies.geronimoo_comparisons import FLIPPED, Comparison
from demesne.strategies.geronimoo_words import (
    COUNTABLE,
    COUNTS,
    EXPRESSIONS,
    GAINED,
    LARGEST_NUMBER,
    MONEY,
    OPERATIONS,
    SORTS,
    TERMINAL,
    TYPES,
    his_name,
    joined,
    money,
    of_sort,
    terminals,
)
from demesne.strategies.syntax import ANY_CARD, Expression, Number, Operation, Prefix, Value
from demesne.strategies.writer import write_expression

WITHOUT_MATS: Final = "countCardsInDeckNoMats"
OF_TYPE: Final = "countCardTypeInDeck"
DECK_MONEY: Final = Value("deck_money")
BEST_OTHER: Final = EXPRESSIONS["countMAXOpponentVP"]
COUNTED_AS: Final = {value: name for name, value in COUNTS.items() if name != WITHOUT_MATS} | {"gained": GAINED}
TYPE_NAMED: Final = {type: name for name, type in TYPES.items()}
OPERATION_NAMED: Final = {symbol: name for name, symbol in OPERATIONS.items()}
Sum: TypeAlias = dict[Expression, float]  # values with their factors; the factor of ONE is the constant
ONE: Final = Number(1.0)


@dataclass(frozen=True)
class Side:
    """The type and attribute of a `left`, `right` or `extra_operation` element."""

    type: str
    attribute: str = ""


@dataclass(frozen=True)
class Inequality:
    """A comparison as Geronimoo's simulator writes it."""

    left: Side
    op: str
    right: Side
    extra: Side | None = None


class Sides:
    """Converts the comparisons of a player. The cards it buys decide what some of Geronimoo's values mean."""

    def __init__(self, bought: Sequence[str]) -> None:
        self.all_money = money(bought, with_mats=True)
        # Geronimoo's values that are sums of several values here; `sorts` are used only as a last resort.
        self.wholes: dict[Expression, Side] = {
            **{expression: Side(name) for name, expression in EXPRESSIONS.items()},
            money(bought, with_mats=False): Side(MONEY[1]),
            self.all_money: Side(MONEY[0]),
            terminals(bought): Side(OF_TYPE, TERMINAL),
        }
        sorts = {name: of_sort(name, bought) for name in SORTS}
        self.sorts = {joined("+", counted): Side(OF_TYPE, name) for name, counted in sorts.items() if len(counted) > 1}

    def means_other_money(self, comparison: Comparison) -> bool:
        """Whether a comparison is about the money of Treasures alone, while Geronimoo's value includes Actions."""
        asked = sum_of(Operation("-", comparison.left, comparison.right)) or {}
        return DECK_MONEY in asked and self.all_money != DECK_MONEY

    def unknown(self, comparison: Comparison) -> str:
        """A value in a comparison that their simulator does not have; empty if it has them all."""
        for value in values_in(comparison.expression):
            if value != DECK_MONEY and value.name not in ("terminals", "lead") and self.side(value) is None:
                return write_expression(value)
        return ""

    # ------------------------------------------------------------ unchanged
    def of(self, comparison: Comparison) -> Inequality | None:
        """The comparison in Geronimoo's form; None if that is impossible."""
        op, left, right = comparison.op, comparison.left, comparison.right
        return self.as_written(op, left, right) or self.as_written(FLIPPED[op], right, left) or self.rearranged(op, left, right)

    def as_written(self, op: str, left: Expression, right: Expression) -> Inequality | None:
        """The comparison with its sides as they are, if they can be written."""
        first = self.side(left)
        second, extra = self.side(right), None
        if second is None and isinstance(right, Operation) and isinstance(right.right, Number):
            second, extra = self.side(right.left), operation(right.op, right.right.value)
            if extra is None:
                return None
        return None if first is None or second is None else Inequality(first, op, second, extra)

    def side(self, expression: Expression) -> Side | None:
        """An expression as a single value of Geronimoo's; None if there is none."""
        if isinstance(expression, Number):
            return Side("constant", str(expression.value + 0.0)) if abs(expression.value) <= LARGEST_NUMBER else None
        known = self.wholes.get(expression) or self.sorts.get(expression)
        if known is not None:
            return known
        match expression:
            case Operation("-", Value("owned", id), Value("on_mats", other)) if id == other and id in CARDS:
                return Side(WITHOUT_MATS, his_name(id))
            case Value(name, of) if name in COUNTED_AS:
                return counted(name, of)
        return None

    # ------------------------------------------------------------ rearranged
    def rearranged(self, op: str, left: Expression, right: Expression) -> Inequality | None:
        """An equivalent comparison that can be written, if there is one."""
        found = sum_of(Operation("-", left, right))
        if found is None:
            return None
        found = with_wholes(found, self.wholes)
        if len(found) - (ONE in found) > 2:
            found = with_wholes(found, self.sorts)
        number = found.pop(ONE, 0.0)
        parts = sorted(found.items(), key=lambda part: part[1] < 0)
        if len(parts) == 1:
            ((value, factor),) = parts
            return self.with_number(op, value, factor, number)
        if len(parts) == 2:
            return self.with_two(op, parts[0], parts[1], number)
        return self.as_written(op, Number(number), Number(0.0)) if not parts else None

    def with_number(self, op: str, value: Expression, factor: float, number: float) -> Inequality | None:
        """The comparison of factor × value + number with 0."""
        if factor in (1.0, -1.0):
            return self.as_written(op if factor > 0 else FLIPPED[op], value, Number(-number / factor))
        return self.as_written(FLIPPED[op], Number(-number), Operation("*", value, Number(factor)))

    def with_two(
        self, op: str, one: tuple[Expression, float], other: tuple[Expression, float], number: float
    ) -> Inequality | None:
        """The comparison of two values with factors, plus a number, with 0."""
        (value, factor), (second, its_factor) = one, other
        if factor < 0:
            op = FLIPPED[op]
        ratio = -its_factor / factor
        if number == 0.0:
            if abs(ratio) < 1 and (1 / ratio).is_integer():
                return self.as_written(op, value, Operation("/", second, Number(1 / ratio)))
            return self.as_written(op, value, second if ratio == 1 else Operation("*", second, Number(ratio)))
        if ratio != 1:
            return None
        added = -number / factor
        return self.as_written(op, value, Operation("+" if added > 0 else "-", second, Number(abs(added))))


def operation(op: str, number: float) -> Side | None:
    """An operation with a number, if it can be written."""
    if op not in OPERATION_NAMED or abs(number) > LARGEST_NUMBER or (op == "/" and number == 0):
        return None
    return Side(OPERATION_NAMED[op], str(number))


def counted(name: str, of: str) -> Side | None:
    """A value about a card, or about a type that their simulator knows."""
    if of in TYPE_NAMED and name == "owned":
        return Side(OF_TYPE, TYPE_NAMED[of])
    if of == ANY_CARD and name == "owned":
        return Side("countAllCardsInDeck")
    if of not in CARDS or not COUNTABLE[name](CARDS[of]):
        return None
    if name == "on_mats" and not CARDS[of].types & RESERVE:
        return None  # theirs is about the Tavern mat
    return Side(COUNTED_AS[name], his_name(of))


def values_in(expression: Expression) -> Iterator[Value]:
    """All values that an expression contains."""
    match expression:
        case Value():
            yield expression
        case Prefix(_, of):
            yield from values_in(of)
        case Operation(_, left, right):
            yield from values_in(left)
            yield from values_in(right)


# ---------------------------------------------------------------- sums
def sum_of(expression: Expression) -> Sum | None:
    """An expression as a sum of values with factors, without those whose factor is 0; None if it is not linear."""
    match expression:
        case Number(value):
            return clean({ONE: value})
        case Value("lead"):
            return {Value("score"): 1.0, BEST_OTHER: -1.0}
        case Value():
            return {expression: 1.0}
        case Prefix("-", of):
            return times(sum_of(of), -1.0)
        case Operation("+", left, right):
            return plus(sum_of(left), sum_of(right))
        case Operation("-", left, right):
            return plus(sum_of(left), times(sum_of(right), -1.0))
        case Operation("*" | "/" as op, left, right):
            return product(op, sum_of(left), sum_of(right))
    return None


def product(op: str, left: Sum | None, right: Sum | None) -> Sum | None:
    """A product or quotient with a number; None if neither side is a number. A division by 0 is 0."""
    if right is not None and not set(right) - {ONE}:
        number = right.get(ONE, 0.0)
        return times(left, number if op == "*" else 1 / number if number else 0.0)
    if op == "*" and left is not None and not set(left) - {ONE}:
        return times(right, left.get(ONE, 0.0))
    return None


def plus(one: Sum | None, other: Sum | None) -> Sum | None:
    """The sum of two linear sums."""
    if one is None or other is None:
        return None
    return clean({value: one.get(value, 0.0) + other.get(value, 0.0) for value in (*one, *other)})


def times(one: Sum | None, number: float) -> Sum | None:
    """A linear sum times a number."""
    return None if one is None else clean({value: factor * number for value, factor in one.items()})


def clean(one: Sum) -> Sum:
    """A linear sum without factors of 0."""
    return {value: factor for value, factor in one.items() if factor}


def with_wholes(found: Sum, wholes: dict[Expression, Side]) -> Sum:
    """A sum in which values that make up one of Geronimoo's values are replaced by it."""
    for whole in (*wholes, *without_mats(found)):
        parts = sum_of(whole)
        if parts is None or len(parts) < 2:
            continue
        factor = found.get(next(iter(parts)), 0.0)
        if factor and all(found.get(value, 0.0) == factor * its for value, its in parts.items()):
            found = {value: its for value, its in found.items() if value not in parts} | {whole: factor}
    return found


def without_mats(found: Sum) -> Iterator[Expression]:
    """The parts of a sum, with cards on mats counted as owned cards less the others."""
    for value in found:
        if isinstance(value, Value) and value.name == "on_mats":
            yield Operation("-", Value("owned", value.of), value)
