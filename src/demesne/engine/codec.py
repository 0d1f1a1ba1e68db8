"""Converts a game at a decision to plain data, and back."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.engine.components import is_made
from demesne.engine.constants import EXILE, MARK_NAMES, TOKEN_NAMES, ZONE_NAMES
from demesne.engine.dealing import clear, count_empty_piles
from demesne.engine.definitions import RULES, TEXTS
from demesne.engine.history import entry_phase, entry_thing, entry_what, entry_who, packed
from demesne.engine.run import offer_again
from demesne.engine.state import Frame, Linger, Player, State
from demesne.engine.triggers import refresh
from demesne.engine.zones import new_zone, zone_of

# Numeric fields, for loading. Saving lists the fields one by one, because it happens more often and must be fast.
# tests/test_state_fields.py checks that no field is missing here, in the `..._data` functions, or in clone, begin and clear.
OF_A_GAME: Final = (
    "current", "turn", "turn_limit", "phase", "actions", "buys", "coins", "potions", "extra", "before", "in_order",
    "ending", "over", "pending", "asked", "about", "tick",
    "serial",
)  # fmt: skip
OF_A_LINGER: Final = ("serial", "owner", "source", "until", "uses", "keeps", "it_at", "it_tick", "immune", "remembered", "by")
OF_A_FRAME: Final = (
    "pc", "who", "attacker", "source", "event", "that", "that_at", "that_tick", "that_from", "that_price", "subject", "it_at",
    "it_tick", "look", "remembered", "chosen", "named", "position", "since", "marked", "a", "b", "immune",
)  # fmt: skip


def to_data(g: State) -> dict[str, Any]:
    """The complete state of a game at a decision. Games with equal data continue in the same way."""
    return {
        "cards": [card.id for card in g.kinds],
        "landscapes": [card.id for card in g.lands if not is_made(card)],
        "rng": [g.rng.s0, g.rng.s1, g.noise.s0, g.noise.s1],
        "shuffle_key": [g.rng.key.hex(), g.rng.shuffles],
        "current": g.current,
        "turn": g.turn,
        "turn_limit": g.turn_limit,
        "phase": g.phase,
        "actions": g.actions,
        "buys": g.buys,
        "coins": g.coins,
        "potions": g.potions,
        "extra": g.extra,
        "before": g.before,
        "in_order": g.in_order,
        "ending": g.ending,
        "over": g.over,
        "pending": g.pending,
        "asked": g.asked,
        "about": g.about,
        "tick": g.tick,
        "serial": g.serial,
        "left": [int(n) for n in g.left],
        "stacks": [stack.listed() for stack in g.stacks],
        "lying": [int(n) for n in g.lying],
        "decks": [deck.listed() for deck in g.decks],
        "marks": {MARK_NAMES[i]: int(g.marks[i]) for i in range(len(g.marks)) if g.marks[i] >= 0},
        "instances": [[int(g.kind_of[i]), int(g.moved_at[i]), int(g.known[i])] for i in range(g.ncards)],
        "trash": g.trash.listed(),
        "extra_turns": g.extra_turns.listed(),
        "history": [history_entry(g.history.ids[i]) for i in range(g.history.n)],
        "shuffles": [[seat, list(order)] for seat, order in g.script],
        "players": [player_data(p) for p in g.players],
        "bonds": g.bonds.listed(),
        "lingers": [linger_data(linger) for linger in g.lingers],
        "frames": [frame_data(g.stack[i]) for i in range(g.top + 1)],
    }


def history_entry(entry: i64) -> list[int]:
    """A history entry as plain data."""
    return [int(entry_what(entry)), int(entry_phase(entry)), int(entry_who(entry)), int(entry_thing(entry))]


def player_data(p: Player) -> dict[str, Any]:
    """A player as plain data."""
    return {
        **{name: p.zone(i).listed() for i, name in enumerate(ZONE_NAMES)},
        "own": [int(n) for n in p.owned],
        "tokens": {name: int(p.tokens[i]) for i, name in enumerate(TOKEN_NAMES)},
        "owns": [int(n) for n in p.has_land],
        "on_landscapes": [int(n) for n in p.on_land],
        "turns": p.turns,
        "on_piles": [int(n) for n in p.on_piles],
        "last_turn": [history_entry(p.last_turn.ids[i]) for i in range(p.last_turn.n)],
    }


def linger_data(linger: Linger) -> dict[str, Any]:
    """A lasting effect as plain data."""
    return {
        "rule": linger.rule.address,
        "serial": linger.serial,
        "owner": linger.owner,
        "source": linger.source,
        "until": linger.until,
        "uses": linger.uses,
        "keeps": linger.keeps,
        "it_at": linger.it_at,
        "it_tick": linger.it_tick,
        "immune": linger.immune,
        "remembered": linger.remembered,
        "by": linger.by,
        "its": linger.its.listed(),
    }


def frame_data(f: Frame) -> dict[str, Any]:
    """A frame as plain data."""
    return {
        "text": f.text.address,
        "pc": f.pc,
        "who": f.who,
        "attacker": f.attacker,
        "source": f.source,
        "event": f.event,
        "that": f.that,
        "that_at": f.that_at,
        "that_tick": f.that_tick,
        "that_from": f.that_from,
        "that_price": f.that_price,
        "subject": f.subject,
        "it_at": f.it_at,
        "it_tick": f.it_tick,
        "look": f.look,
        "remembered": f.remembered,
        "chosen": f.chosen,
        "named": f.named,
        "position": f.position,
        "since": f.since,
        "marked": f.marked,
        "a": f.a,
        "b": f.b,
        "immune": f.immune,
        "its": f.its.listed(),
        "picks": f.picks.listed(),
    }


def load(g: State, data: dict[str, Any]) -> None:
    """Set the state of a game from plain data. The game must have the same components."""
    clear(g)
    g.rng.s0, g.rng.s1, g.noise.s0, g.noise.s1 = data["rng"]
    key, g.rng.shuffles = data.get("shuffle_key", ("", 0))
    g.rng.key = bytes.fromhex(key)
    g.left = vec[i64](data["left"])
    for i, kinds in enumerate(data["stacks"]):
        g.stacks[i].copy_from(zone_of(kinds))
    g.lying = vec[i64](data["lying"])
    for i, lands in enumerate(data["decks"]):
        g.decks[i].copy_from(zone_of(lands))
    for i, (kind, moved_at, known) in enumerate(data["instances"]):
        g.new_card(-1, kind)
        g.moved_at[i] = moved_at
        g.known[i] = known
    set_numbers(g, OF_A_GAME, data)
    g.trash = zone_of(data["trash"])
    g.extra_turns = zone_of(data["extra_turns"])
    for what, phase, who, thing in data["history"]:
        g.history.put(packed(what, phase, who, thing))
    g.script = [(seat, list(order)) for seat, order in data["shuffles"]]
    for i, player in enumerate(data["players"]):
        load_player(g.players[i], player)
    g.bonds = zone_of(data["bonds"])
    g.lingers = [load_linger(linger) for linger in data["lingers"]]
    g.stack = vec[Frame]([load_frame(frame) for frame in data["frames"]])
    g.top = len(g.stack) - 1
    count_empty_piles(g)
    refresh(g)
    if g.pending:
        offer_again(g)


def load_player(p: Player, data: dict[str, Any]) -> None:
    """Set a player from plain data."""
    if any(data[name] for name in ZONE_NAMES[EXILE:]):
        p.lay_out_mats()
    for i, name in enumerate(ZONE_NAMES):
        if i < EXILE or data[name]:
            p.zone(i).copy_from(zone_of(data[name]))
    p.owned = vec[i64](data["own"])
    for i, name in enumerate(TOKEN_NAMES):
        p.tokens[i] = data["tokens"].get(name, 0)
    p.has_land = vec[i64](data["owns"])
    p.nlands = sum(data["owns"])
    p.on_land = vec[i64](data["on_landscapes"])
    p.turns = data["turns"]
    p.on_piles = vec[i64](data["on_piles"])
    if data["last_turn"]:
        p.last_turn = new_zone()
        for what, phase, who, thing in data["last_turn"]:
            p.last_turn.put(packed(what, phase, who, thing))


def load_linger(data: dict[str, Any]) -> Linger:
    """A lasting effect from plain data."""
    linger = Linger(RULES[data["rule"]], 0, 0, 0, 0, 0, False, zone_of(data["its"]), 0, 0, 0, 0, -1)
    set_numbers(linger, OF_A_LINGER, {"remembered": 0, "by": -1, **data})
    return linger


def load_frame(data: dict[str, Any]) -> Frame:
    """A frame from plain data."""
    f = Frame(TEXTS[data["text"]], zone_of(data["its"]), zone_of(data["picks"]))
    set_numbers(f, OF_A_FRAME, data)
    return f


def set_numbers(thing: object, names: tuple[str, ...], data: dict[str, Any]) -> None:
    """Set the attributes with these names from plain data."""
    for name in names:
        setattr(thing, name, data[name])
