"""A strategy and its alternatives as one text, with a separator line between them."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from demesne.strategies.parser import parse
from demesne.strategies.syntax import Strategy
from demesne.strategies.writer import write

BETWEEN: Final = "----\n"


def write_all(strategy: Strategy) -> str:
    """A strategy and its alternatives as text."""
    return BETWEEN.join(write(plan) for plan in (strategy, *strategy.alternatives))


def parse_all(text: str) -> Strategy:
    """Parse a strategy and its alternatives.

    >>> one, other = parse("name One\\nbuy gold"), parse("name Other\\nbuy silver")
    >>> parse_all(write_all(replace(one, alternatives=(other,)))).alternatives == (other,)
    True
    """
    first, *others = [parse(part) for part in text.split(BETWEEN)]
    return replace(first, alternatives=tuple(others))
