"""The essentials of a position, for checking that a replayed game matches its save.

They contain no internals of the engine, so that saves remain valid when the engine changes. Empty and zero values are left
out, so that saves remain valid when zones or tokens are added.
"""

from __future__ import annotations

import json
from typing import Any, Final
from zlib import crc32

from demesne.engine.constants import EVERYBODYS, PHASE_NAMES, TOKEN_NAMES, ZONE_NAMES
from demesne.engine.state import Player, State
from demesne.engine.zones import Zone

RULES: Final = 2  # the version of the rules; increase it when the same answers lead to another position
Essentials = dict[str, dict[str, Any]]  # part ("turn", "supply", "p1" …) → name → a number, a name or cards


def essentials(g: State) -> Essentials:
    """The essentials of a position. Decks are in order, top card first; other zones are sorted."""
    parts: Essentials = {
        "turn": {
            "player": g.current + 1,
            "turn": g.turn,
            "phase": PHASE_NAMES[g.phase],
            "actions": g.actions,
            "buys": g.buys,
            "coins": g.coins,
            "potions": g.potions,
            "extra": g.extra,
            "asked": g.asked + 1 if g.pending else 0,
            "over": int(g.over),
        },
        "supply": {g.kinds[kind].id: int(g.left[kind]) for kind in range(g.nkinds) if g.components.pile_of[kind] >= 0},
        "piles": {
            pile.id: [g.kinds[kind].id for kind in g.stacks[i].listed()]
            for i, pile in enumerate(g.components.piles)
            if pile.order
        },
        "lying": lying(g),
        "decks": {str(i): [g.lands[land].id for land in deck.listed()] for i, deck in enumerate(g.decks)},
        "trash": {"cards": sorted(ids(g, g.trash))},
    }
    for seat in range(g.nplayers):
        parts[f"p{seat + 1}"] = before(g, g.players[seat])
    return without_empty(parts)


def before(g: State, p: Player) -> dict[str, Any]:
    """The essentials of one player."""
    return {
        **{name: sorted(ids(g, p.zone(i))) for i, name in enumerate(ZONE_NAMES)},
        "deck": ids(g, p.deck)[::-1],
        "landscapes": [g.lands[i].id for i in range(g.nlands) if p.has_land[i] and g.lands[i].types & EVERYBODYS == 0],
        "turns": int(p.turns),
        **{f"token {g.components.piles[i].id}": int(bits) for i, bits in enumerate(p.on_piles)},
        **{name: int(p.tokens[i]) for i, name in enumerate(TOKEN_NAMES)},
        **{f"on {g.lands[i].id}": int(p.on_land[i]) for i in range(g.nlands)},
    }


def lying(g: State) -> dict[str, int]:
    """VP tokens on piles and landscapes, by id."""
    names = [pile.id for pile in g.components.piles] + [land.id for land in g.lands]
    return {name: int(n) for name, n in zip(names, g.lying, strict=False)}


def ids(g: State, zone: Zone) -> list[str]:
    """The ids of the cards in a zone, in order."""
    return [g.kinds[g.kind_of[card]].id for card in zone.listed()]


def without_empty(parts: Essentials) -> Essentials:
    """The essentials without empty entries, and without optional parts that are empty as a whole."""
    full = {part: {name: value for name, value in named.items() if value} for part, named in parts.items()}
    return {part: named for part, named in full.items() if named or part not in ("piles", "lying", "decks")}


def checksum(g: State) -> str:
    """A short checksum of each part of a position, so that two checksums show which parts differ."""
    return " ".join(f"{part} {check(named):04x}" for part, named in essentials(g).items())


def check(named: dict[str, Any]) -> int:
    """A 16-bit checksum of one part of the essentials."""
    return crc32(json.dumps(named, sort_keys=True).encode()) & 0xFFFF


def parts_that_differ(then: str, now: str) -> str:
    """The names of the parts in which two checksums differ, or ""."""
    old, new = read_checksum(then), read_checksum(now)
    return ", ".join(part for part in {**old, **new} if old.get(part) != new.get(part))


def read_checksum(text: str) -> dict[str, str]:
    """The parts of a checksum by name."""
    words = text.split()
    return dict(zip(words[::2], words[1::2], strict=False))


def what_differs(then: Essentials, now: Essentials) -> str:
    """The first difference of two positions, such as "p1 hand: copper, copper → copper, estate"; or ""."""
    for part in {**then, **now}:
        old, new = then.get(part, {}), now.get(part, {})
        for name in {**old, **new}:
            if old.get(name) != new.get(name):
                return f"{part} {name}: {shown(old.get(name))} → {shown(new.get(name))}"
    return ""


def shown(value: Any) -> str:
    """A value of the essentials as text for an error message."""
    return ", ".join(map(str, value)) if isinstance(value, list) and value else str(value or "–")


def from_first_format(state: dict[str, Any]) -> Essentials:
    """The essentials from a save of the first format, which held the full state of the engine."""
    kinds: list[str] = [state["cards"][kind] for kind, _, _ in state["instances"]]
    lands: list[str] = state["landscapes"]
    parts: Essentials = {
        "turn": {
            "player": state["current"] + 1,
            "turn": state["turn"],
            "phase": PHASE_NAMES[state["phase"]],
            "actions": state["actions"],
            "buys": state["buys"],
            "coins": state["coins"],
            "asked": state["asked"] + 1 if state["pending"] else 0,
            "over": int(state["over"]),
        },
        "supply": dict(zip(state["cards"], state["left"], strict=True)),
        "trash": {"cards": sorted(kinds[card] for card in state["trash"])},
    }
    for seat, p in enumerate(state["players"]):
        parts[f"p{seat + 1}"] = {
            "deck": [kinds[card] for card in reversed(p["deck"])],
            **{zone: sorted(kinds[card] for card in p[zone]) for zone in ("hand", "discard", "play", "aside", "look")},
            "landscapes": [lands[i] for i, owned in enumerate(p["owns"]) if owned],
            "turns": p["turns"],
            **p["tokens"],
            **{f"on {lands[i]}": n for i, n in enumerate(p["on_landscapes"])},
        }
    return without_empty(parts)
