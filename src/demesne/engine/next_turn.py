"""The transition to the next turn: extra turns, skipped turns, and the end of the game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from demesne.engine.constants import AFTER_THE_END, SKIPS, WHY_SHIFT
from demesne.engine.gaining import pile_left
from demesne.engine.history import remember_turn
from demesne.engine.log import note, note_ids
from demesne.engine.state import State
from demesne.engine.triggers import end_lingers_of_turn

SEAT_MASK: Final[i64] = (1 << WHY_SHIFT) - 1


def end_turn(g: State) -> None:
    """Count the finished turn, and end the effects that last until the end of the turn."""
    if g.extra == 0:
        g.players[g.current].turns += 1
    if not g.ending:
        g.turn += 1
    if g.components.looks_back:
        remember_turn(g)
    end_lingers_of_turn(g)


def is_end(g: State) -> bool:
    """Whether the game ends after this turn, by its piles or by the turn limit."""
    return has_run_out(g) or (g.turn_limit > 0 and g.turn >= g.turn_limit)


def has_run_out(g: State) -> bool:
    """Whether the piles end the game: one that ends it by itself is empty, or any three supply piles are."""
    for kind in g.components.end_kinds:
        if g.left[kind] == 0:
            return True
    return g.empty >= 3


def note_ending(g: State) -> None:
    """Log why the game ends."""
    gone = [g.kinds[kind].id for kind in g.components.end_kinds if g.left[kind] == 0]
    if gone:
        note_ids(g, "ending", gone, "pile")
    elif g.empty >= 3:
        empty = [pile.id for i, pile in enumerate(g.components.piles) if pile.supply and pile_left(g, i) == 0]
        note_ids(g, "ending", empty, "piles")
    else:
        note(g, "ending", -1, g.turn_limit, "turns")


def is_third_turn(g: State, who: i64) -> bool:
    """Whether an extra turn would be the player's third turn in a row, or they already have one coming."""
    for i in range(g.extra_turns.n):
        packed = g.extra_turns.ids[i]
        if packed & SEAT_MASK == who and packed >> WHY_SHIFT != AFTER_THE_END:
            return True
    return g.current == who and g.before == who


def take_extra_turn(g: State, who: i64, why: i64) -> None:
    """Queue an extra turn: right after this turn, or after the others if it comes after the end of the game."""
    waiting = g.extra_turns.n
    g.extra_turns.put(who | why << WHY_SHIFT)
    if why != AFTER_THE_END:
        for i in range(waiting):
            g.extra_turns.put(g.extra_turns.take_at(0))
    if g.recording:
        note(g, "extra_turn", who)


def next_turn(g: State) -> None:
    """Pass the turn to the next player. A skipped turn counts as if it had been taken."""
    g.before = g.current
    going = True
    while going:
        g.extra = 0
        if g.extra_turns.n > 0:
            packed = g.extra_turns.take_at(0)
            g.current = packed & SEAT_MASK
            g.extra = packed >> WHY_SHIFT
        elif g.ending:
            g.over = True
            if g.recording:
                note(g, "end", -1)
            return
        else:
            who = g.in_order + 1
            g.in_order = who if who < g.nplayers else 0
            g.current = g.in_order
        going = g.players[g.current].tokens[SKIPS] > 0
        if going:
            skip_turn(g, g.current)
    g.actions = 1
    g.buys = 1
    g.coins = 0
    g.potions = 0
    g.history.n = 0


def skip_turn(g: State, who: i64) -> None:
    """Skip a player's turn. It counts as a turn taken."""
    g.players[who].tokens[SKIPS] -= 1
    if g.recording:
        note(g, "skip", who)
    if g.extra == 0:
        g.players[who].turns += 1
        g.turn += 1
