"""Sketches of engines from what the cards of a kingdom do; evolution starts with them and with money.

An engine trashes early, keeps Actions, draw and money in proportion, and buys points once a turn yields enough. The parts that
cards can take follow from their texts; which cards are used, how many and when, is random and left to selection.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Final

from demesne.engine.constants import ACTION, ATTACK, LANDSCAPE, PROJECT, TREASURE
from demesne.engine.definitions import CARDS, Card
from demesne.notation.features import features
from demesne.phrases.reading import coins_at_best, gifts
from demesne.strategies.syntax import Expression, Line, Number, Operation, Prefix, Strategy, Value

DECK_SIZE: Final = Value("deck_size")
TURN_CARDS: Final = Value("turn_cards")
SPARE_ACTIONS: Final = Value("spare_actions")


@dataclass(frozen=True)
class Parts:
    """The cards of a kingdom by the part they can take in an engine; one card may take several."""

    trashers: tuple[str, ...]
    villages: tuple[str, ...]
    terminal_draw: tuple[str, ...]
    draw: tuple[str, ...]  # with +1 Action
    attacks: tuple[str, ...]
    payload: tuple[str, ...]  # coins or Buys, with +1 Action
    terminals: tuple[str, ...]  # all other Actions without +1 Action
    treasures: tuple[str, ...]
    projects: tuple[str, ...]


def parts_of(ids: Iterable[str]) -> Parts:
    """The cards with these ids by the part they can take."""
    cards = [CARDS[id] for id in ids]
    actions = [card for card in cards if card.types & ACTION and not card.types & LANDSCAPE]
    return Parts(
        trashers=named(card for card in actions if "trasher" in features(card)),
        villages=named(card for card in actions if "village" in features(card)),
        terminal_draw=named(card for card in actions if "draw" in features(card) and gifts(card).actions == 0),
        draw=named(card for card in actions if "draw" in features(card) and gifts(card).actions > 0),
        attacks=named(card for card in actions if card.types & ATTACK),
        payload=named(card for card in actions if gifts(card).actions > 0 and gifts(card).coins + gifts(card).buys > 0),
        terminals=named(card for card in actions if gifts(card).actions == 0 and "draw" not in features(card)),
        treasures=named(card for card in cards if card.types & TREASURE and coins_at_best(card) > 0),
        projects=named(card for card in cards if card.types & PROJECT),
    )


def named(cards: Iterable[Card]) -> tuple[str, ...]:
    """The ids of cards."""
    return tuple(card.id for card in cards)


# ---------------------------------------------------------------- conditions
def compare(left: Expression, op: str, right: Expression | float) -> Expression:
    """A comparison with an expression or a number."""
    if isinstance(right, int | float):
        right = Number(float(right)) if right >= 0 else Prefix("-", Number(float(-right)))
    return Operation(op, left, right)


def few_of(id: str, most: int, rng: Random) -> Expression:
    """The condition that the player has fewer than a random number of copies."""
    return compare(Value("owned", id), "<", rng.randint(1, most))


def both(one: Expression, other: Expression) -> Expression:
    """A conjunction."""
    return Operation("and", one, other)


def either(*several: Expression) -> Expression:
    """A disjunction of several conditions."""
    first, *rest = several
    for other in rest:
        first = Operation("or", first, other)
    return first


DRAWS_TOO_LITTLE: Final = compare(TURN_CARDS, "<", DECK_SIZE)


def turning_green(end: str, rng: Random) -> Expression:
    """When to buy the pile that ends the game: the deck yields enough, two can be bought, or one was bought before."""
    price = int(CARDS[end].cost)
    begun = compare(Value("owned", end), ">=", 1)
    twice = compare(Value("coins"), ">=", rng.choice((price + 5, 2 * price, 2 * price)))
    ready = compare(Value("turn_coins"), ">=", rng.choice((price - 1, price, price + 2, price + 4, price + 6)))
    return rng.choice([either(twice, ready, begun), either(twice, begun), either(ready, begun), ready])


# ---------------------------------------------------------------- a sketch
def sketch(ids: Iterable[str], end: str, rng: Random) -> Strategy | None:
    """A random engine for a kingdom with these cards, or None without draw. `end` is the dearest pile that ends the game."""
    parts = parts_of(ids)
    lines: list[Line] = []
    if parts.villages and parts.terminal_draw and (not parts.draw or rng.random() < 0.5):
        lines += with_villages(parts, rng)
    elif parts.draw:
        lines += [Line("buy", id, when=rng.choice([None, DRAWS_TOO_LITTLE])) for id in some(parts.draw, 2, rng)]
    else:
        return None
    lines += [Line("buy", id, when=rng.choice([None, few_of(id, 4, rng)])) for id in some(parts.payload, 2, rng)]
    if rng.random() < 0.7:
        lines += [Line("buy", id, when=few_of(id, 2, rng)) for id in some(parts.attacks, 1, rng)]
    if rng.random() < 0.3:
        lines += [Line("buy", id, when=few_of(id, 1, rng)) for id in some(parts.terminals, 1, rng)]
    if rng.random() < 0.4:
        lines += [Line("buy", id, when=compare(Value("has", id), "=", 0)) for id in some(parts.projects, 1, rng)]
    if rng.random() < 0.5:
        lines += [Line("buy", id, when=few_of(id, 3, rng)) for id in some(parts.treasures, 1, rng)]
    lines.append(Line("buy", "gold", when=rng.choice([None, few_of("gold", 3, rng), few_of("gold", 3, rng)])))
    lines.sort(key=lambda line: -int(CARDS[line.target].cost) + rng.choice((0, 0, 1.5, -1.5)))
    first: list[Line] = []
    if parts.trashers and rng.random() < 0.85:
        id = rng.choice(parts.trashers)
        early = compare(Value("turn"), "<=", rng.randint(4, 9))
        first.append(Line("buy", id, when=both(few_of(id, 2, rng), early)))
    return Strategy("Engine", (*green(end, rng), *first, *lines, Line("buy", "silver", when=few_of("silver", 3, rng))))


def with_villages(parts: Parts, rng: Random) -> list[Line]:
    """Lines for terminal draw and the villages it needs."""
    village, draw = rng.choice(parts.villages), rng.choice(parts.terminal_draw)
    lines = [
        Line("buy", village, when=compare(SPARE_ACTIONS, "<", rng.choice((0, 1, 1, 2)))),
        Line("buy", draw, when=both(DRAWS_TOO_LITTLE, compare(SPARE_ACTIONS, ">=", rng.choice((-1, 0, 0, 1))))),
    ]
    if parts.draw and rng.random() < 0.5:
        lines.append(Line("buy", rng.choice(parts.draw)))
    return lines


def some(ids: tuple[str, ...], most: int, rng: Random) -> list[str]:
    """A few random ones, at most this many; nothing if there are none."""
    return rng.sample(ids, min(len(ids), rng.randint(1, most)))


def green(end: str, rng: Random) -> list[Line]:
    """Lines that buy Victory cards."""
    left = Value("left", end)
    return [
        Line("buy", end, when=turning_green(end, rng)),
        *([Line("buy", "province", when=compare(left, "<=", rng.choice((2, 4))))] if end != "province" else []),
        Line("buy", "duchy", when=compare(left, "<=", rng.choice((2, 3, 4)))),
        Line("buy", "estate", when=compare(left, "<=", rng.choice((1, 2)))),
    ]
