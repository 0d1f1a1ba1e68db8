"""Laying out the piles of a setup, and dealing the first cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from demesne.engine.constants import IN_ACTION_PHASE, PRIZE
from demesne.engine.definitions import CARDS, Card
from demesne.engine.errors import SetupError
from demesne.engine.moves import draw, put_in, shuffle
from demesne.engine.setup import BASIC, Setup, check
from demesne.engine.state import Kit, State
from demesne.engine.triggers import refresh
from demesne.engine.turn import TURN

HAND_SIZE: Final[i64] = 5


def pile_size(card: Card, players: i64) -> i64:
    """How many copies are laid out."""
    rule = card.pile
    if rule == "kingdom":
        return 10
    if rule == "victory":
        return 8 if players == 2 else 12
    if rule == "curse":
        return 10 * (players - 1)
    if rule == "single":
        return 1
    if card.copies == 0:
        raise SetupError(f"{card.id}: {rule!r} is no size for a pile; use a number, kingdom, victory, curse or single")
    return card.copies - card.starts * players


def basic_cards() -> list[Card]:
    return [card for card in CARDS.values() if card.set == BASIC]


def make_kit(setup: Setup, outside: Sequence[str] = (), more_landscapes: Sequence[str] = ()) -> Kit:
    """Lay out the piles. `outside` are kinds without a pile; these and more landscapes can be in a position."""
    piles: list[tuple[str, list[int], bool]] = []
    cards: list[Card] = []
    beside: dict[str, list[int]] = {}
    lands = [CARDS[id] for id in setup.landscapes]
    in_supply = basic_cards() + [CARDS[id] for id in setup.supply]
    for card in in_supply:
        piles.append((card.id, [len(cards)], True))
        cards.append(card)
    for card in in_supply:
        for id in card.brings:
            brought = CARDS[id]
            if brought.is_landscape:
                if brought not in lands:
                    lands.append(brought)
            elif brought not in cards:
                beside.setdefault(pile_name(brought), []).append(len(cards))
                cards.append(brought)
    for name, kinds in beside.items():
        piles.append((name, kinds, False))
    for id in outside:
        if CARDS[id] not in cards:
            cards.append(CARDS[id])
    for id in more_landscapes:
        if CARDS[id] not in lands:
            lands.append(CARDS[id])
    kit = Kit(setup, cards, lands, piles)
    for kind in range(kit.nkinds):
        if kit.pile_of[kind] >= 0:
            kit.sizes[kind] = pile_size(kit.kinds[kind], setup.players)
    return kit


def pile_name(card: Card) -> str:
    return "prizes" if card.types & PRIZE else card.id


def kit_for(setup: Setup) -> Kit:
    """The piles of a game that can be played."""
    check(setup)
    return make_kit(setup)


def clear(g: State) -> None:
    """Nothing has happened, nobody has anything."""
    g.current = 0
    g.turn = 0
    g.phase = IN_ACTION_PHASE
    g.actions = 1
    g.buys = 1
    g.coins = 0
    g.ending = False
    g.over = False
    g.pending = False
    g.ncards = 0
    g.tick = 0
    g.serial = 0
    g.nanswers = 0
    g.journal_end = None
    g.inner = -1
    g.trash.n = 0
    g.extra_turns.n = 0
    g.history.n = 0
    g.bonds.n = 0
    if len(g.lingers) > 0:
        g.lingers = []
    g.top = 0
    g.stack[0].begin(TURN, 0, 0, -1)
    for p in g.players:
        p.clear()


def deal(g: State, seed: i64) -> None:
    """Set up a new game in place, so that a simulation can use the same memory again and again."""
    clear(g)
    g.rng.seed(seed)
    g.noise.seed(seed ^ 0x5DEECE66D)
    lay_out_piles(g)
    kit = g.kit
    for who in range(g.nplayers):
        discard = g.players[who].discard
        for kind in kit.starting:
            put_in(g, g.new_card(who, kind), discard)
        shuffle(g, who)
        draw(g, who, HAND_SIZE)
    refresh(g)


def lay_out_piles(g: State) -> None:
    sizes = g.kit.sizes
    left = g.left
    for kind in range(g.nkinds):
        left[kind] = sizes[kind]
    g.empty = 0


def count_empty_piles(g: State) -> None:
    g.empty = 0
    for i in range(len(g.kit.piles)):
        pile = g.kit.piles[i]
        left: i64 = 0
        for kind in pile.kinds:
            left += g.left[kind]
        if pile.supply and left == 0:
            g.empty += 1
