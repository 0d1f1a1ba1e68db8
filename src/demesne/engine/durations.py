"""Cards that stay in play: Durations that are not done yet, and the cards that played them again."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from demesne.engine.constants import UNTIL_ANY_TURN
from demesne.engine.state import Linger, State
from demesne.engine.zones import Zone

BOND_SHIFT: Final[i64] = 31
BOND_MASK: Final[i64] = (1 << 31) - 1


def stays_in_play(g: State, card: i64) -> bool:
    """Whether a waiting effect keeps this card, or a Duration that it played again, in play."""
    if has_more_to_do(g, card):
        return True
    for i in range(g.bonds.n):
        if g.bonds.ids[i] >> BOND_SHIFT == card and has_more_to_do(g, g.bonds.ids[i] & BOND_MASK):
            return True
    return False


def has_more_to_do(g: State, card: i64) -> bool:
    """Whether a waiting effect of this card keeps it in play."""
    for linger in g.lingers:
        if linger.keeps and linger.source == card:
            return True
    return False


def bond(g: State, replayer: i64, card: i64) -> None:
    """Record that a card (`replayer`) played a Duration again, so that it stays in play with it."""
    pair = replayer << BOND_SHIFT | card
    if g.bonds.index(pair) < 0:
        g.bonds.put(pair)


def is_bound(g: State, card: i64) -> bool:
    """Whether another card has played this Duration again."""
    for i in range(g.bonds.n):
        if g.bonds.ids[i] & BOND_MASK == card:
            return True
    return False


def bound_alike(g: State, a: i64, b: i64) -> bool:
    """Whether two cards of a kind in play are interchangeable, because the same effects of both are waiting."""
    if is_bound(g, a) != is_bound(g, b) or is_replayer(g, a) != is_replayer(g, b):
        return False
    return waits_like(g, a, b) and waits_like(g, b, a)


def is_replayer(g: State, card: i64) -> bool:
    """Whether this card has played a Duration again."""
    for i in range(g.bonds.n):
        if g.bonds.ids[i] >> BOND_SHIFT == card:
            return True
    return False


def waits_like(g: State, a: i64, b: i64) -> bool:
    """Whether `b` has each waiting effect of `a` equally often."""
    for linger in g.lingers:
        if linger.source == a and count_like(g, linger, a) != count_like(g, linger, b):
            return False
    return True


def count_like(g: State, like: Linger, source: i64) -> i64:
    """How many waiting effects of `source` do the same as this one."""
    n: i64 = 0
    for linger in g.lingers:
        if (
            linger.source == source
            and linger.rule is like.rule
            and linger.uses == like.uses
            and linger.immune == like.immune
            and linger.remembered == like.remembered
            and same_kinds(g, linger.its, like.its)
        ):
            n += 1
    return n


def forget_bonds(g: State) -> None:
    """Drop the bonds of cards that did not stay in play, at the end of Clean-up."""
    if g.bonds.n == 0:
        return
    kept: i64 = 0
    for i in range(g.bonds.n):
        pair = g.bonds.ids[i]
        if has_more_to_do(g, pair & BOND_MASK):
            g.bonds.ids[kept] = pair
            kept += 1
    g.bonds.n = kept


def is_in_play(g: State, card: i64) -> bool:
    """Whether a card is in some player's play area."""
    for p in g.players:
        if p.play.index(card) >= 0:
            return True
    return False


def leave_play(g: State, card: i64) -> None:
    """Cancel the later effects of a card that left play, and of Durations that it played again. A card that played it
    again no longer has to stay in play."""
    for linger in g.lingers:
        if linger.keeps and (linger.source == card or linger.by == card):
            linger.keeps = False
            linger.until = UNTIL_ANY_TURN
    kept: i64 = 0
    for i in range(g.bonds.n):
        pair = g.bonds.ids[i]
        if pair & BOND_MASK != card and pair >> BOND_SHIFT != card:
            g.bonds.ids[kept] = pair
            kept += 1
    g.bonds.n = kept


def same_kinds(g: State, a: Zone, b: Zone) -> bool:
    """Whether two zones hold cards of the same kinds in the same order."""
    if a.n != b.n:
        return False
    for i in range(a.n):
        if g.kind_of[a.ids[i]] != g.kind_of[b.ids[i]]:
            return False
    return True
