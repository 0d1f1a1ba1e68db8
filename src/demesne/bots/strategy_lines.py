"""Lines of a strategy, bound to the piles of one game."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.bots.conditions import Term
from demesne.engine.state import State

LINE: Final[i64] = 1 << 20  # a line of the strategy outweighs any general wish
MANY_LINES: Final[i64] = 10000  # more lines than a strategy file can hold


@final
class Lines:
    """The lines of one verb, bound to a game. A target is a kind, a landscape from LAND up, or -1 for all others."""

    def __init__(self, targets: list[int], whens: list[Term | None], nkinds: int) -> None:
        self.n: i64 = len(targets)
        self.targets: vec[i64] = vec[i64](targets)
        self.whens: list[Term | None] = whens
        self.always: vec[i64] = vec[i64]([1 if when is None else 0 for when in whens])
        self.names: vec[i64] = vec[i64]([1 if kind in targets else 0 for kind in range(nkinds)])

    def holds(self, g: State, who: i64, i: i64) -> bool:
        """Whether the condition of line `i` holds for player `who`; a line without one always holds."""
        when = self.whens[i]
        return when is None or when.value(g, who) != 0.0

    def wish(self, g: State, who: i64, kind: i64, otherwise: i64) -> i64:
        """The wish for a card: by the first of its lines that holds; a card no line names keeps its general wish."""
        named = self.names[kind] == 1
        for i in range(self.n):
            target = self.targets[i]
            if target == kind and self.holds(g, who, i):
                return LINE * (self.n - i)
            if target < 0 and not named and otherwise > 0 and self.holds(g, who, i):
                return LINE * (self.n - i) + otherwise
        return otherwise - LINE if named else otherwise


@final
class OptionLines:
    """The option lines of a strategy: the card that asks, the label of the answer, and the condition."""

    def __init__(self, sources: list[int], labels: list[str], whens: list[Term | None]) -> None:
        self.sources: vec[i64] = vec[i64](sources)
        self.labels: list[str] = labels
        self.whens: list[Term | None] = whens

    def wish(self, g: State, who: i64, source: i64, label: str) -> i64:
        """The wish for an answer to a card's question: by the first of its lines that holds; 0 if none does."""
        for i in range(len(self.sources)):
            if self.sources[i] == source and self.labels[i] == label:
                when = self.whens[i]
                if when is None or when.value(g, who) != 0.0:
                    return LINE * (MANY_LINES - i)
        return 0
