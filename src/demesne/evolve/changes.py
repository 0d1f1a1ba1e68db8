"""Mutations of a strategy: random changes, all neighbours, and mixing two strategies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random
from typing import Final

from demesne.engine.constants import ACTION, CURSE, EVENT, FOR_SALE, LANDSCAPE, PROJECT, VICTORY
from demesne.engine.definitions import CARDS
from demesne.engine.setup import Setup, cards_in_pile
from demesne.evolve.sketches import (
    DRAWS_TOO_LITTLE,
    SPARE_ACTIONS,
    Parts,
    both,
    compare,
    parts_of,
    turning_green,
    with_villages,
)
from demesne.phrases.reading import gifts
from demesne.strategies.syntax import Expression, Line, Number, Operation, Prefix, Strategy, Value

LONGEST: Final = 16  # buy lines of a strategy
FAR: Final = 3  # places that a line moves at most in one step


@dataclass(frozen=True)
class Offer:
    """The cards and landscapes that can be bought in a kingdom."""

    setup: Setup

    @cached_property
    def cards(self) -> list[str]:
        """The cards of the kingdom, and the landscapes that can be bought."""
        cards = [card for id in self.setup.ids for card in cards_in_pile(id)]
        return [card.id for card in cards if card.types & (LANDSCAPE ^ FOR_SALE) == 0]

    @cached_property
    def has_colonies(self) -> bool:
        """Whether Platinum and Colony are in the game."""
        return bool(self.setup.option("colonies"))

    @property
    def end(self) -> str:
        """The dearest pile that ends the game."""
        return "colony" if self.has_colonies else "province"

    @cached_property
    def basic(self) -> list[str]:
        """Cards that every kingdom has, the dearest first."""
        return [*(["colony", "platinum"] if self.has_colonies else []), "province", "gold", "duchy", "silver", "estate"]

    @cached_property
    def parts(self) -> Parts:
        """The cards by the part they can take in an engine."""
        return parts_of(self.cards)


def at_most(id: str, most: int) -> Expression:
    """The condition under which a card is bought until the player has this many."""
    if CARDS[id].types & PROJECT:
        return Operation("=", Value("has", id), Number(0))
    if CARDS[id].types & EVENT:  # nobody has it afterwards
        return Operation("<=", Value("turn"), Number(3 * most))
    return Operation("<", Value("owned", id), Number(most))


# ---------------------------------------------------------------- one change
def changed(lines: list[Line], offer: Offer, rng: Random) -> list[Line]:
    """The lines after one random change."""
    lines = list(lines)
    at = rng.randrange(len(lines))
    what = rng.random()
    if what < 0.35 and numbers_in(lines[at].when):
        lines[at] = replace(lines[at], when=nudged(lines[at].when, rng))
    elif what < 0.55:
        lines.insert(rng.randrange(len(lines) + 1), new_line(offer, rng))
    elif what < 0.62 and offer.parts.villages and offer.parts.terminal_draw:
        place = rng.randrange(len(lines) + 1)
        lines[place:place] = with_villages(offer.parts, rng)
    elif what < 0.75 and len(lines) > 2:
        del lines[at]
    elif what < 0.88:
        lines.insert(rng.randrange(len(lines)), lines.pop(at))
    elif what < 0.92:
        lines = swapped(lines, offer, rng)
    else:
        lines[at] = new_line(offer, rng)
    return lines


def swapped(lines: list[Line], offer: Offer, rng: Random) -> list[Line]:
    """The lines with one card replaced by another."""
    old = rng.choice(lines).target
    if old in offer.basic:
        return lines
    new = rng.choice(offer.cards)
    if CARDS[new].types & LANDSCAPE != CARDS[old].types & LANDSCAPE:
        return lines
    return [
        replace(line, target=new if line.target == old else line.target, when=about_other(line.when, old, new))
        for line in lines
    ]


def about_other(expression: Expression | None, old: str, new: str) -> Expression | None:
    """A condition with one card replaced by another."""
    if isinstance(expression, Value):
        return replace(expression, of=new) if expression.of == old else expression
    if isinstance(expression, Prefix):
        inner = about_other(expression.of, old, new)
        return expression if inner is None else replace(expression, of=inner)
    if isinstance(expression, Operation):
        left, right = about_other(expression.left, old, new), about_other(expression.right, old, new)
        return expression if left is None or right is None else replace(expression, left=left, right=right)
    return expression


def new_line(offer: Offer, rng: Random) -> Line:
    """A random buy line."""
    id = rng.choice([*offer.cards, *offer.cards, *offer.basic])
    types = CARDS[id].types
    if types & (VICTORY | CURSE):
        if id == offer.end:
            return Line("buy", id, when=turning_green(id, rng))
        few = Operation("<=", Value("left", offer.end), Number(rng.randint(1, 7)))
        return Line("buy", id, when=rng.choice([few, few, None]))
    if types & FOR_SALE and not types & PROJECT:
        return Line("buy", id, when=rng.choice([None, at_most(id, rng.randint(1, 3))]))
    if types & FOR_SALE:
        return Line("buy", id)
    kinds: list[Expression | None] = [
        at_most(id, rng.choice((1, 1, 2, 2, 3, 4, 6))),
        at_most(id, rng.choice((1, 1, 2, 2, 3, 4, 6))),
        Operation("<", Value("owned", id), Value("owned", rng.choice(offer.cards))),
        Operation("<=", Value("turn"), Number(rng.randint(2, 10))),
        None,
        *proportions(id, rng),
    ]
    return Line("buy", id, when=rng.choice([kind for kind in kinds if not about_landscapes(kind)]))


def proportions(id: str, rng: Random) -> list[Expression]:
    """Conditions under which a deck needs a card, by what the card does."""
    card, given = CARDS[id], gifts(CARDS[id])
    if card.types & ACTION == 0:
        return [compare(Value("turn_coins"), "<", rng.randint(5, 16))]
    found: list[Expression] = []
    if given.actions > 1:
        found += 2 * [compare(SPARE_ACTIONS, "<", rng.choice((0, 1, 2)))]
    if given.actions == 0:
        found.append(both(compare(SPARE_ACTIONS, ">=", rng.choice((-1, 0, 1))), at_most(id, rng.choice((2, 3, 6)))))
    if given.cards > 1:
        found += 2 * [DRAWS_TOO_LITTLE]
    return found


def about_landscapes(expression: Expression | None) -> bool:
    """Whether a condition counts copies of a landscape, of which there are none."""
    return (
        isinstance(expression, Operation)
        and isinstance(expression.right, Value)
        and expression.right.of in CARDS
        and CARDS[expression.right.of].types & LANDSCAPE != 0
    )


# ---------------------------------------------------------------- every small change
def neighbours(strategy: Strategy, offer: Offer) -> Iterator[Strategy]:
    """All strategies one step away: with a card added, a line dropped, moved or made unconditional, or a number changed."""
    others = tuple(line for line in strategy.lines if line.verb != "buy")
    for lines in (*with_one_more(strategy.of("buy"), offer), *with_one_changed(strategy.of("buy"))):
        step = Strategy("child", (*without_repeats(lines), *others))
        if step.lines != strategy.lines:
            yield step


def with_one_more(lines: Sequence[Line], offer: Offer) -> Iterator[list[Line]]:
    """The lines with each card of the kingdom added, for 1, 2 or 4 copies."""
    for id in offer.cards:
        for most in (1, 2, 4):
            yield with_card(lines, id, most)


def with_card(lines: Sequence[Line], id: str, most: int) -> list[Line]:
    """The lines with a line that buys up to `most` copies of a card, placed by its price."""
    place = next((i for i, line in enumerate(lines) if is_before(id, line.target)), len(lines))
    return [*lines[:place], Line("buy", id, when=at_most(id, most)), *lines[place:]]


def with_one_changed(lines: Sequence[Line]) -> Iterator[list[Line]]:
    """The lines with each one dropped, moved, made unconditional, or with another number."""
    for at, line in enumerate(lines):
        rest = [*lines[:at], *lines[at + 1 :]]
        if rest:
            yield rest
        for place in range(max(0, at - FAR), min(len(lines), at + FAR + 1)):
            if place != at:
                yield [*rest[:place], line, *rest[place:]]
        if line.when is not None:
            yield [*lines[:at], replace(line, when=None), *lines[at + 1 :]]
            for which in range(numbers_in(line.when)):
                for step in (-2, -1, 1, 2):
                    yield [*lines[:at], replace(line, when=with_number(line.when, which, step)), *lines[at + 1 :]]


def is_before(id: str, other: str) -> bool:
    """Whether a line for one card stands before that of another: before cards that cost no more, after Victory cards."""
    return CARDS[other].types & VICTORY == 0 and CARDS[other].cost <= CARDS[id].cost


# ---------------------------------------------------------------- two strategies
def mixed(one: Sequence[Line], other: Sequence[Line], rng: Random) -> list[Line]:
    """The first lines of one, the last lines of the other."""
    return [*one[: rng.randint(1, len(one))], *other[rng.randrange(len(other)) :]]


def without_repeats(lines: list[Line]) -> list[Line]:
    """The lines without repeats and without those below an unconditional line for the same card, which never apply."""
    kept: list[Line] = []
    for line in lines:
        if line not in kept and Line("buy", line.target) not in kept:
            kept.append(line)
    return kept[:LONGEST]


# ---------------------------------------------------------------- numbers
def numbers_in(expression: Expression | None) -> int:
    """How many numbers a condition contains."""
    if isinstance(expression, Number):
        return 1
    if isinstance(expression, Prefix):
        return numbers_in(expression.of)
    if isinstance(expression, Operation):
        return numbers_in(expression.left) + numbers_in(expression.right)
    return 0


def nudged(expression: Expression | None, rng: Random) -> Expression | None:
    """A condition with one of its numbers a little larger or smaller."""
    if expression is None:
        return None
    which = rng.randrange(numbers_in(expression))
    step = rng.choice((-2, -1, -1, 1, 1, 2))
    return with_number(expression, which, step)


def with_number(expression: Expression, which: int, step: int) -> Expression:
    """A condition with a step added to one of its numbers, counted from 0."""
    if isinstance(expression, Number):
        return Number(max(0.0, expression.value + step)) if which == 0 else expression
    if isinstance(expression, Prefix):
        return replace(expression, of=with_number(expression.of, which, step))
    if isinstance(expression, Operation):
        left = numbers_in(expression.left)
        if which < left:
            return replace(expression, left=with_number(expression.left, which, step))
        return replace(expression, right=with_number(expression.right, which - left, step))
    return expression
