"""Boons and Hexes: two decks of landscapes, each with a discard pile.

A Boon or Hex that is turned over belongs to the player, like other landscapes, until it is discarded.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from demesne.engine.constants import BOON, LAND, THIS_TURN
from demesne.engine.log import note
from demesne.engine.rng import stirred
from demesne.engine.state import State
from demesne.engine.zones import Zone

BOONS: Final[i64] = 0  # index into g.decks; the discard pile is at the next index
HEXES: Final[i64] = 2


def deck_of(g: State, land: i64) -> i64:
    """Which deck a Boon or Hex belongs to."""
    return BOONS if g.lands[land].types & BOON else HEXES


def turn_over(g: State, who: i64, at: i64) -> i64:
    """Turn over the next Boon or Hex of a deck for this player. Returns it, or -1 if there is none."""
    if len(g.decks) == 0:
        return -1
    if g.decks[at].n == 0:
        shuffle_again(g, at)
    if g.decks[at].n == 0:
        return -1
    land = g.decks[at].take_top()
    g.players[who].has_land[land] = 1
    g.players[who].nlands += 1
    if g.recording:
        note(g, "fortune", who, 1, g.lands[land].id)
    return land


def shuffle_again(g: State, at: i64) -> None:
    """Shuffle the discard pile into the deck. It is sorted first, so that the result does not depend on its order."""
    deck = g.decks[at]
    used = g.decks[at + 1]
    if used.n == 0:
        return
    for land in range(g.nlands):
        if used.index(land) >= 0:
            deck.put(land)
    used.n = 0
    if g.luck == 0:
        g.rng.shuffle(deck.ids, deck.n)
    else:
        sort_by_fate(g, deck)
    if g.recording:
        note(g, "shuffle_fortunes", -1, deck.n, "boons" if at == BOONS else "hexes")


def sort_by_fate(g: State, deck: Zone) -> None:
    """Order the deck by `g.luck`, in the same way in all games with the same luck."""
    for i in range(deck.n):
        entry = stirred(g.luck ^ g.turn * 64 + deck.ids[i]) << 24 | deck.ids[i]
        j = i - 1
        while j >= 0 and deck.ids[j] > entry:
            deck.ids[j + 1] = deck.ids[j]
            j -= 1
        deck.ids[j + 1] = entry
    for i in range(deck.n):
        deck.ids[i] &= 0xFFFFFF


def put_away(g: State, land: i64) -> None:
    """Discard a Boon or Hex from the player who has it."""
    for p in g.players:
        if p.has_land[land] == 1:
            p.has_land[land] = 0
            p.nlands -= 1
            g.decks[deck_of(g, land) + 1].put(land)


def put_away_kept(g: State) -> None:
    """Discard all Boons that players have at Clean-up, except those that a later effect still needs."""
    for land in g.components.boons:
        if not is_awaited(g, land):
            put_away(g, land)


def is_awaited(g: State, land: i64) -> bool:
    """Whether an effect of this Boon lasts longer than this turn."""
    for linger in g.lingers:
        if linger.source == LAND + land and linger.until != THIS_TURN:
            return True
    return False
