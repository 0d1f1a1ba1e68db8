"""Writing strategies as text, in a canonical form: with aligned conditions and no unnecessary brackets."""

from __future__ import annotations

from decimal import Decimal
from itertools import groupby
from typing import Final

from demesne.strategies.parser import COMPARISON, LEVELS, LOWEST, NOT, UNARY
from demesne.strategies.syntax import Expression, Line, Number, Operation, Prefix, Strategy, Value

HEADING_WIDTH: Final = 10


def write(strategy: Strategy) -> str:
    """The text of a strategy, from which `parse_strategy` makes the same strategy.

    >>> from demesne import parse_strategy, write_strategy
    >>> text = "name Big Money\\nbuy PROVINCE when (deck_money > (15))\\nbuy gold\\nbuy silver"
    >>> print(write_strategy(parse_strategy(text)), end="")
    name      Big Money
    buy province  when deck_money > 15
    buy gold
    buy silver
    """
    headings = {
        "name": one_line(strategy.name),
        "author": one_line(strategy.author),
        "about": one_line(strategy.about),
        "requires": ", ".join(strategy.requires),
        "bane": strategy.bane,
    }
    head = [heading.ljust(HEADING_WIDTH) + text for heading, text in headings.items() if text]
    blocks = [block(list(lines)) for _, lines in groupby(strategy.lines, key=lambda line: line.verb)]
    return "\n".join(head) + "\n" + "\n\n".join(blocks) + "\n"


def one_line(text: str) -> str:
    """A text on one line, where `#` does not begin a comment."""
    return " ".join(text.split()).replace("#", "\\#")


def block(lines: list[Line]) -> str:
    """Lines of one verb, with the `when` parts aligned."""
    width = max((len(beginning(line)) for line in lines if line.when is not None), default=0)
    return "\n".join(
        beginning(line) if line.when is None else f"{beginning(line):{width}}  when {write_expression(line.when)}"
        for line in lines
    )


def beginning(line: Line) -> str:
    """A line without its condition."""
    return f"{line.verb} {line.target} {line.choice}".rstrip()


def write_expression(expression: Expression) -> str:
    """A condition or number with as few brackets as possible.

    >>> write_expression(Operation("*", Operation("+", Value("coins"), Number(0.5)), Value("owned", "gold")))
    '(coins + 0.5) * owned(gold)'
    """
    return write_part(expression, LOWEST)


def write_part(expression: Expression, least: int) -> str:
    """A part of an expression, in brackets if its precedence is lower than this."""
    match expression:
        case Number(value):
            return write_number(value)
        case Value(name, of):
            return f"{name}({of})" if of else name
        case Prefix("not", of):
            return in_brackets(f"not {write_part(of, NOT)}", least > NOT)
        case Prefix(_, Number(value)) if value >= 0:
            return f"-({write_number(value)})"  # -3 would be read as a number
        case Prefix(_, of):
            return f"-{write_part(of, UNARY)}"
        case Operation(op, left, right):
            level = LEVELS[op]
            first = write_part(left, level + 1 if level == COMPARISON else level)
            return in_brackets(f"{first} {op} {write_part(right, level + 1)}", least > level)


def in_brackets(text: str, needed: bool) -> str:
    """A text, in brackets if they are needed."""
    return f"({text})" if needed else text


def write_number(value: float) -> str:
    """All digits of a number, without an exponent, and no minus before 0."""
    return format(Decimal(repr(float(value) + 0.0)).normalize(), "f")
