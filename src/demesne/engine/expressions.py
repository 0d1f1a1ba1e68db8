"""Expressions in card texts: conditions, filters of cards, and counts.

Operators combine them. Python does not allow overloading `and`, `or`, `not` and `2 <= n <= 4`, so these raise CardError.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from demesne.engine.errors import CardError
from demesne.engine.prices import coins_in, covers

if TYPE_CHECKING:
    from demesne.engine.state import Frame, State

MEANT: Final = "join conditions with & (and), ~ (not) or the upright bar (or); between two numbers it is (2 <= n) & (n <= 4)"


@mypyc_attr(allow_interpreted_subclasses=True)
class Test:
    """A condition, evaluated in a frame: that of its text or, for a rule, of the window. Combine with `&`, `|` and `~`."""

    def holds(self, g: State, f: Frame, who: i64) -> bool:
        """Whether the test is true for player `who`, in the text that frame `f` follows."""
        return True

    def __bool__(self) -> bool:
        raise CardError(MEANT)

    def __and__(self, other: Test) -> Test:
        return AllHold([self, other])

    def __or__(self, other: Test) -> Test:
        return ~(~self & ~other)

    def __invert__(self) -> Test:
        return DoesNotHold(self)


@final
class AllHold(Test):
    """All of these tests hold."""

    def __init__(self, tests: list[Test]) -> None:
        self.tests: list[Test] = tests

    def holds(self, g: State, f: Frame, who: i64) -> bool:
        for test in self.tests:
            if not test.holds(g, f, who):
                return False
        return True


@final
class DoesNotHold(Test):
    """The test does not hold."""

    def __init__(self, test: Test) -> None:
        self.test: Test = test

    def holds(self, g: State, f: Frame, who: i64) -> bool:
        return not self.test.holds(g, f, who)


@mypyc_attr(allow_interpreted_subclasses=True)
class CardTest:
    """A filter of cards, or of kinds in the supply. Combine filters with `&`, `|` and `~`."""

    def fits(self, g: State, f: Frame, who: i64, card: i64) -> bool:
        """Whether this card passes the filter."""
        return self.fits_kind(g, f, who, g.kind_of[card])

    def fits_kind(self, g: State, f: Frame, who: i64, kind: i64) -> bool:
        """Whether a kind passes. A filter that depends on where a card is does not apply to kinds."""
        return False

    def __bool__(self) -> bool:
        raise CardError(MEANT)

    def __and__(self, other: CardTest) -> CardTest:
        return AllFit([self, other])

    def __or__(self, other: CardTest) -> CardTest:
        return ~(~self & ~other)

    def __invert__(self) -> CardTest:
        return DoesNotFit(self)


@final
class AllFit(CardTest):
    """The card passes all filters. Without filters, every card passes."""

    def __init__(self, tests: list[CardTest]) -> None:
        self.tests: vec[CardTest] = vec[CardTest](tests)

    def fits(self, g: State, f: Frame, who: i64, card: i64) -> bool:
        tests = self.tests
        for i in range(len(tests)):
            if not tests[i].fits(g, f, who, card):
                return False
        return True

    def fits_kind(self, g: State, f: Frame, who: i64, kind: i64) -> bool:
        tests = self.tests
        for i in range(len(tests)):
            if not tests[i].fits_kind(g, f, who, kind):
                return False
        return True


@final
class DoesNotFit(CardTest):
    """The card does not pass the filter."""

    def __init__(self, test: CardTest) -> None:
        self.test: CardTest = test

    def fits(self, g: State, f: Frame, who: i64, card: i64) -> bool:
        return not self.test.fits(g, f, who, card)

    def fits_kind(self, g: State, f: Frame, who: i64, kind: i64) -> bool:
        return not self.test.fits_kind(g, f, who, kind)


ANY_CARD: Final[CardTest] = AllFit([])


@mypyc_attr(allow_interpreted_subclasses=True)
class Count:
    """A number that depends on the game. `+ - * //` give other counts; `>= <= > <` give tests."""

    def value(self, g: State, f: Frame, who: i64) -> i64:
        """The number for player `who`, in the text that frame `f` follows."""
        return 0

    def __bool__(self) -> bool:
        raise CardError(MEANT)

    def __add__(self, other: Count | int) -> Count:
        return Combined("+", self, counted(other))

    def __radd__(self, other: Count | int) -> Count:
        return Combined("+", counted(other), self)

    def __sub__(self, other: Count | int) -> Count:
        return Combined("-", self, counted(other))

    def __rsub__(self, other: Count | int) -> Count:
        return Combined("-", counted(other), self)

    def __mul__(self, other: Count | int) -> Count:
        return Combined("*", self, counted(other))

    def __rmul__(self, other: Count | int) -> Count:
        return Combined("*", counted(other), self)

    def __floordiv__(self, other: Count | int) -> Count:
        return Combined("//", self, counted(other))

    def __ge__(self, other: Count | int) -> Test:
        return Compared(self, counted(other))

    def __le__(self, other: Count | int) -> Test:
        return Compared(counted(other), self)

    def __gt__(self, other: Count | int) -> Test:
        return Exceeds(self, counted(other))

    def __lt__(self, other: Count | int) -> Test:
        return Exceeds(counted(other), self)


@final
class Number(Count):
    """A constant number."""

    def __init__(self, n: i64) -> None:
        self.n: i64 = n

    def value(self, g: State, f: Frame, who: i64) -> i64:
        return self.n


def counted(n: Count | int) -> Count:
    """A number as a Count; a Count is returned unchanged."""
    if isinstance(n, Count):
        return n
    if isinstance(n, bool) or not isinstance(n, int):
        raise CardError(f"a number or a count is needed here, not {n!r}")
    return Number(n)


@final
class Combined(Count):
    """The result of an operation on two counts. Division rounds down; division by 0 gives 0."""

    def __init__(self, how: str, left: Count, right: Count) -> None:
        self.how: str = how
        self.left: Count = left
        self.right: Count = right

    def value(self, g: State, f: Frame, who: i64) -> i64:
        left = self.left.value(g, f, who)
        right = self.right.value(g, f, who)
        if self.how == "+":
            return left + right
        if self.how == "-":
            return left - right
        left = coins_in(left)
        right = coins_in(right)
        if self.how == "*":
            return left * right
        return left // right if right != 0 else 0


@final
class Compared(Test):
    """One number is at least another. A price must be so in coins, Potions and debt."""

    def __init__(self, more: Count, less: Count) -> None:
        self.more: Count = more
        self.less: Count = less

    def holds(self, g: State, f: Frame, who: i64) -> bool:
        return covers(self.more.value(g, f, who), self.less.value(g, f, who))


@final
class Exceeds(Test):
    """One number is greater than another. A price is greater if some part of it is greater and no part is less."""

    def __init__(self, more: Count, less: Count) -> None:
        self.more: Count = more
        self.less: Count = less

    def holds(self, g: State, f: Frame, who: i64) -> bool:
        more = self.more.value(g, f, who)
        less = self.less.value(g, f, who)
        return more != less and covers(more, less)


@mypyc_attr(allow_interpreted_subclasses=True)
class Worth:
    """Points of a card that depend on what its owner has."""

    def value(self, g: State, who: i64) -> i64:
        """The points of one such card."""
        return 0

    def total(self, g: State, who: i64, n: i64) -> i64:
        """The points of all `n` such cards of the owner. Override it if they are not all worth the same."""
        return n * self.value(g, who)


ALWAYS: Final = Test()
PLAIN: Final = Worth()
