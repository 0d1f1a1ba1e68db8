"""What has happened this turn, in order. One record answers every "first", "already" and "this turn"."""

from __future__ import annotations

from mypy_extensions import i64

from demesne.engine.constants import ACTION, BOUGHT, FROM_HAND_IN_FEW, GAINED, PLAYED, RETURNED, TRASHED, USED
from demesne.engine.state import State
from demesne.engine.zones import new_zone


def record(g: State, what: i64, who: i64, thing: i64) -> i64:
    """Add an entry; its position in the history of this turn."""
    history = g.history
    history.put(packed(what, g.phase, who, thing))
    return history.n - 1


def packed(what: i64, phase: i64, who: i64, thing: i64) -> i64:
    return what | phase << 3 | who << 6 | (thing + 1) << 16


def entry_what(entry: i64) -> i64:
    return entry & 7


def entry_phase(entry: i64) -> i64:
    return entry >> 3 & 7


def entry_who(entry: i64) -> i64:
    return entry >> 6 & 1023


def entry_thing(entry: i64) -> i64:
    return (entry >> 16) - 1


def has_happened(g: State, what: i64, who: i64) -> bool:
    """Has this player done that this turn?"""
    entries = g.history.ids
    i = g.history.n - 1
    while i >= 0:
        if entries[i] & 7 == what and entries[i] >> 6 & 1023 == who:
            return True
        i -= 1
    return False


def has_bought(g: State, who: i64) -> bool:
    """Has this player bought something in this Buy phase? Another one begins when he returns to the Action phase."""
    entries = g.history.ids
    i = g.history.n - 1
    while i >= 0:
        what = entries[i] & 7
        if what == RETURNED:
            return False
        if what == BOUGHT and entries[i] >> 6 & 1023 == who:
            return True
        i -= 1
    return False


def was_played(g: State, card: i64) -> bool:
    """Has this very card been played this turn?"""
    entries = g.history.ids
    for i in range(g.history.n):
        if entries[i] & 7 == PLAYED and (entries[i] >> 16) - 1 == card:
            return True
    return False


def plays_counted(g: State) -> i64:
    """Plays from hand in a turn that counts them."""
    n: i64 = 0
    for i in range(g.history.n):
        if g.history.ids[i] & 7 == FROM_HAND_IN_FEW:
            n += 1
    return n


def gains_in_phase(g: State, who: i64, phase: i64) -> i64:
    """Since that phase began last."""
    entries = g.history.ids
    n: i64 = 0
    for i in range(g.history.n):
        if entries[i] & 7 == RETURNED:
            n = 0
        if entries[i] & 7 == GAINED and entries[i] >> 3 & 7 == phase and entries[i] >> 6 & 1023 == who:
            n += 1
    return n


def gains_this_turn(g: State, who: i64) -> i64:
    """How many cards this player has gained this turn."""
    entries = g.history.ids
    n: i64 = 0
    for i in range(g.history.n):
        if entries[i] & 7 == GAINED and entries[i] >> 6 & 1023 == who:
            n += 1
    return n


def is_first_action(g: State, who: i64, position: i64) -> bool:
    """No Action was played by this player this turn before the play at that position."""
    entries = g.history.ids
    for i in range(position):
        played = entries[i] & 7 == PLAYED and entries[i] >> 6 & 1023 == who
        if played and g.kinds[g.kind_of[(entries[i] >> 16) - 1]].types & ACTION:
            return False
    return True


def remember_turn(g: State) -> None:
    """What whoever has the turn did in it with cards, for those who look back."""
    kept = new_zone()
    for i in range(g.history.n):
        entry = g.history.ids[i]
        what = entry_what(entry)
        if entry_who(entry) == g.current and what in (PLAYED, GAINED, TRASHED):
            kept.put(entry)
    g.players[g.current].last_turn = kept


def in_last_turn(g: State, who: i64, what: i64) -> i64:
    """How often this player did that in the last turn he had."""
    last = g.players[who].last_turn
    n: i64 = 0
    for i in range(last.n):
        if entry_what(last.ids[i]) == what:
            n += 1
    return n


def was_used(g: State, who: i64, rule: i64) -> bool:
    entries = g.history.ids
    wanted = USED | who << 6 | (rule + 1) << 16
    for i in range(g.history.n):
        if entries[i] & ~56 == wanted:
            return True
    return False
