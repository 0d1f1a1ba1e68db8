"""What stands in the text of a card where others have a number or a yes: conditions, filters of cards, counts.

Python's operators put them together. `and`, `or`, `not` and `2 <= n <= 4` cannot mean that, and are refused.
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
    """A condition. It sees the frame it stands in; for a rule that is the window's frame. Put together with `&`, `|`, `~`."""

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
    """What is asked of a card, or of a kind of card in the supply. Put together with `&`, `|`, `~`."""

    def fits(self, g: State, f: Frame, who: i64, card: i64) -> bool:
        """Does this very card pass?"""
        return self.fits_kind(g, f, who, g.kind_of[card])

    def fits_kind(self, g: State, f: Frame, who: i64, kind: i64) -> bool:
        """Would any card of this kind pass? What is only true of a card that lies somewhere is not true of a kind."""
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
    """A card that passes all tests; with none, any card."""

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
    """The card does not fit the test."""

    def __init__(self, test: CardTest) -> None:
        self.test: CardTest = test

    def fits(self, g: State, f: Frame, who: i64, card: i64) -> bool:
        return not self.test.fits(g, f, who, card)

    def fits_kind(self, g: State, f: Frame, who: i64, kind: i64) -> bool:
        return not self.test.fits_kind(g, f, who, kind)


ANY_CARD: Final[CardTest] = AllFit([])


@mypyc_attr(allow_interpreted_subclasses=True)
class Count:
    """A number that depends on the game. With `+ - * //` numbers are made of it, with `>= <= > <` tests."""

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
    """Always the same."""

    def __init__(self, n: i64) -> None:
        self.n: i64 = n

    def value(self, g: State, f: Frame, who: i64) -> i64:
        return self.n


def counted(n: Count | int) -> Count:
    """A number as a Count; a Count stays as it is."""
    if isinstance(n, Count):
        return n
    if isinstance(n, bool) or not isinstance(n, int):
        raise CardError(f"a number or a count is needed here, not {n!r}")
    return Number(n)


@final
class Combined(Count):
    """Two numbers put together; division is rounded down, and by 0 gives 0."""

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
    """One number is at least another; of prices, in every part."""

    def __init__(self, more: Count, less: Count) -> None:
        self.more: Count = more
        self.less: Count = less

    def holds(self, g: State, f: Frame, who: i64) -> bool:
        return covers(self.more.value(g, f, who), self.less.value(g, f, who))


@final
class Exceeds(Test):
    """One number is more than another; a price is more if no part of it is less and some part is more."""

    def __init__(self, more: Count, less: Count) -> None:
        self.more: Count = more
        self.less: Count = less

    def holds(self, g: State, f: Frame, who: i64) -> bool:
        more = self.more.value(g, f, who)
        less = self.less.value(g, f, who)
        return more != less and covers(more, less)


@mypyc_attr(allow_interpreted_subclasses=True)
class Worth:
    """Points that depend on what the owner has."""

    def value(self, g: State, who: i64) -> i64:
        """Of one such card."""
        return 0

    def total(self, g: State, who: i64, n: i64) -> i64:
        """The points of all `n` such cards of the owner; override it where cards are not all worth the same."""
        return n * self.value(g, who)


ALWAYS: Final = Test()
PLAIN: Final = Worth()
