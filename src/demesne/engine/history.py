"""The history of the current turn, in order. Cards that say "first" or "this turn" look things up here."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from demesne.engine.constants import (
    ACTION,
    BOUGHT,
    GAINED,
    HISTORY_NAMES,
    LIMITED_PLAY,
    PHASE_NAMES,
    PLAYED,
    RETURNED,
    TRASHED,
    USED,
)
from demesne.engine.state import State
from demesne.engine.zones import new_zone

# An entry is one number. From the lowest bits: what happened, the phase, the player, and the card or rule plus 1.
WHAT_MASK: Final[i64] = (1 << 8) - 1
PHASE_SHIFT: Final[i64] = 8
PHASE_MASK: Final[i64] = (1 << 4) - 1
PLAYER_SHIFT: Final[i64] = 12
PLAYER_MASK: Final[i64] = (1 << 6) - 1
THING_SHIFT: Final[i64] = 18
ANY_PHASE: Final[i64] = ~(PHASE_MASK << PHASE_SHIFT)  # an entry without its phase

if len(HISTORY_NAMES) > WHAT_MASK + 1 or len(PHASE_NAMES) > PHASE_MASK + 1:
    raise AssertionError("an entry of the history has no room for so many kinds of entries or phases")


def record(g: State, what: i64, who: i64, thing: i64) -> i64:
    """Add an entry to the history of this turn, and return its index."""
    history = g.history
    history.put(packed(what, g.phase, who, thing))
    return history.n - 1


def packed(what: i64, phase: i64, who: i64, thing: i64) -> i64:
    """Pack an entry into one number."""
    return what | phase << PHASE_SHIFT | who << PLAYER_SHIFT | (thing + 1) << THING_SHIFT


def entry_what(entry: i64) -> i64:
    """What happened: PLAYED, GAINED, …"""
    return entry & WHAT_MASK


def entry_phase(entry: i64) -> i64:
    """The phase in which it happened."""
    return entry >> PHASE_SHIFT & PHASE_MASK


def entry_who(entry: i64) -> i64:
    """The player who did it."""
    return entry >> PLAYER_SHIFT & PLAYER_MASK


def entry_thing(entry: i64) -> i64:
    """The card or rule it happened to, or -1."""
    return (entry >> THING_SHIFT) - 1


def has_happened(g: State, what: i64, who: i64) -> bool:
    """Whether this player has done this in this turn."""
    entries = g.history.ids
    i = g.history.n - 1
    while i >= 0:
        if entries[i] & WHAT_MASK == what and entries[i] >> PLAYER_SHIFT & PLAYER_MASK == who:
            return True
        i -= 1
    return False


def has_bought(g: State, who: i64) -> bool:
    """Whether this player has bought something in this Buy phase. A return to the Action phase starts another one."""
    entries = g.history.ids
    i = g.history.n - 1
    while i >= 0:
        what = entries[i] & WHAT_MASK
        if what == RETURNED:
            return False
        if what == BOUGHT and entries[i] >> PLAYER_SHIFT & PLAYER_MASK == who:
            return True
        i -= 1
    return False


def was_played(g: State, card: i64) -> bool:
    """Whether this physical card has been played this turn."""
    entries = g.history.ids
    for i in range(g.history.n):
        if entries[i] & WHAT_MASK == PLAYED and (entries[i] >> THING_SHIFT) - 1 == card:
            return True
    return False


def plays_counted(g: State) -> i64:
    """How many cards have been played from hand in this limited turn."""
    n: i64 = 0
    for i in range(g.history.n):
        if g.history.ids[i] & WHAT_MASK == LIMITED_PLAY:
            n += 1
    return n


def gains_in_phase(g: State, who: i64, phase: i64) -> i64:
    """How many cards this player has gained in this phase. A return to the Action phase resets the count."""
    entries = g.history.ids
    n: i64 = 0
    for i in range(g.history.n):
        if entries[i] & WHAT_MASK == RETURNED:
            n = 0
        in_phase = entries[i] >> PHASE_SHIFT & PHASE_MASK == phase
        if entries[i] & WHAT_MASK == GAINED and in_phase and entries[i] >> PLAYER_SHIFT & PLAYER_MASK == who:
            n += 1
    return n


def gains_this_turn(g: State, who: i64) -> i64:
    """How many cards this player has gained this turn."""
    entries = g.history.ids
    n: i64 = 0
    for i in range(g.history.n):
        if entries[i] & WHAT_MASK == GAINED and entries[i] >> PLAYER_SHIFT & PLAYER_MASK == who:
            n += 1
    return n


def is_first_action(g: State, who: i64, position: i64) -> bool:
    """Whether this player had played no Action this turn before the play at this position."""
    entries = g.history.ids
    for i in range(position):
        played = entries[i] & WHAT_MASK == PLAYED and entries[i] >> PLAYER_SHIFT & PLAYER_MASK == who
        if played and g.kinds[g.kind_of[(entries[i] >> THING_SHIFT) - 1]].types & ACTION:
            return False
    return True


def remember_turn(g: State) -> None:
    """Keep the cards that the current player played, gained and trashed this turn, for cards that look back on it."""
    kept = new_zone()
    for i in range(g.history.n):
        entry = g.history.ids[i]
        what = entry_what(entry)
        if entry_who(entry) == g.current and what in (PLAYED, GAINED, TRASHED):
            kept.put(entry)
    g.players[g.current].last_turn = kept


def in_last_turn(g: State, who: i64, what: i64) -> i64:
    """How often this player did this in their last turn."""
    last = g.players[who].last_turn
    n: i64 = 0
    for i in range(last.n):
        if entry_what(last.ids[i]) == what:
            n += 1
    return n


def was_used(g: State, who: i64, rule: i64) -> bool:
    """Whether this player has used this once-per-turn rule this turn."""
    entries = g.history.ids
    wanted = USED | who << PLAYER_SHIFT | (rule + 1) << THING_SHIFT
    for i in range(g.history.n):
        if entries[i] & ANY_PHASE == wanted:
            return True
    return False
