"""Records the events of a game. Simulations record none."""

from __future__ import annotations

from mypy_extensions import i64

from demesne.engine.constants import LAND
from demesne.engine.events import Event
from demesne.engine.state import State


def source_id(g: State, source: i64) -> str:
    """The id of the card or landscape of a source, or ""."""
    if source >= LAND:
        return g.lands[source - LAND].id
    if source >= 0:
        return g.kinds[g.kind_of[source]].id
    return ""


def current_source(g: State) -> i64:
    """The card or landscape whose text is being followed."""
    return g.inner if g.inner != -1 else g.stack[g.top].source


def depth(g: State) -> i64:
    """How deeply the current effect is nested in the effects of other cards."""
    n: i64 = 0
    last: i64 = -1
    for i in range(g.top + 1):
        f = g.stack[i]
        if f.source != -1 and f.source != last and not f.text.address.startswith("engine/"):
            n += 1
            last = f.source
    if g.inner != -1 and g.inner != last:
        n += 1
    return n


def note(g: State, kind: str, who: i64, amount: i64 = 0, detail: str = "") -> None:
    """Record an event, if the game records events."""
    if not g.recording:
        return
    source = source_id(g, current_source(g))
    g.events.append(Event(kind, who, [], [], amount, source, detail, depth(g)))


def note_ids(g: State, kind: str, ids: list[str], detail: str) -> None:
    """Record an event that has no player and that everybody sees, about cards or piles given by id."""
    if not g.recording:
        return
    g.events.append(Event(kind, -1, ids, [-1] * len(ids), len(ids), "", detail, 0))


def note_cards(g: State, kind: str, who: i64, cards: list[int], seen: i64, detail: str = "") -> None:
    """Record an event about cards. The players in the mask `seen` see them, and so do players who knew them already."""
    if not g.recording:
        return
    ids: list[str] = []
    masks: list[int] = []
    for card in cards:
        ids.append(g.kinds[g.kind_of[card]].id)
        masks.append(int(seen | g.known[card]))
    source = source_id(g, current_source(g))
    g.events.append(Event(kind, who, ids, masks, len(cards), source, detail, depth(g)))


def note_card(g: State, kind: str, who: i64, card: i64, seen: i64, detail: str = "") -> None:
    """Record an event about one card, if the game records events."""
    note_cards(g, kind, who, [int(card)], seen, detail)
