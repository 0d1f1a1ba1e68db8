"""A suspended game as plain data, and back."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from demesne.engine.constants import MARK_NAMES, MARKS, TOKEN_NAMES
from demesne.engine.dealing import clear, count_empty_piles
from demesne.engine.definitions import RULES, TEXTS
from demesne.engine.history import entry_phase, entry_thing, entry_what, entry_who
from demesne.engine.run import offer_again
from demesne.engine.state import Frame, Linger, Player, State
from demesne.engine.triggers import refresh
from demesne.engine.zones import Zone, zone_of


def to_data(g: State) -> dict[str, Any]:
    """Everything there is to know about a game at a decision. Two games with equal data go on equally."""
    return {
        "cards": [card.id for card in g.kinds],
        "landscapes": [card.id for card in g.lands],
        "rng": [g.rng.s0, g.rng.s1, g.noise.s0, g.noise.s1],
        "current": g.current,
        "turn": g.turn,
        "turn_limit": g.turn_limit,
        "phase": g.phase,
        "actions": g.actions,
        "buys": g.buys,
        "coins": g.coins,
        "ending": g.ending,
        "over": g.over,
        "pending": g.pending,
        "asked": g.asked,
        "about": g.about,
        "tick": g.tick,
        "serial": g.serial,
        "left": [int(n) for n in g.left],
        "marks": {MARK_NAMES[i]: int(g.marks[i]) for i in range(MARKS) if g.marks[i] >= 0},
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
    return [int(entry_what(entry)), int(entry_phase(entry)), int(entry_who(entry)), int(entry_thing(entry))]


def player_data(p: Player) -> dict[str, Any]:
    return {
        "deck": p.deck.listed(),
        "hand": p.hand.listed(),
        "discard": p.discard.listed(),
        "play": p.play.listed(),
        "aside": p.aside.listed(),
        "look": p.look.listed(),
        "own": [int(n) for n in p.own],
        "tokens": {name: int(p.tokens[i]) for i, name in enumerate(TOKEN_NAMES)},
        "owns": [int(n) for n in p.owns],
        "on_landscapes": [int(n) for n in p.on_land],
        "turns": p.turns,
    }


def linger_data(linger: Linger) -> dict[str, Any]:
    return {
        "rule": linger.rule.address,
        "serial": linger.serial,
        "owner": linger.owner,
        "source": linger.source,
        "until": linger.until,
        "uses": linger.uses,
        "keeps": linger.keeps,
        "its": linger.its.listed(),
        "it_at": linger.it_at,
        "it_tick": linger.it_tick,
    }


def frame_data(f: Frame) -> dict[str, Any]:
    return {
        "text": f.text.address,
        "pc": f.pc,
        "who": f.who,
        "boss": f.boss,
        "source": f.source,
        "event": f.event,
        "that": f.that,
        "that_at": f.that_at,
        "that_tick": f.that_tick,
        "that_from": f.that_from,
        "subject": f.subject,
        "its": f.its.listed(),
        "it_at": f.it_at,
        "it_tick": f.it_tick,
        "picks": f.picks.listed(),
        "look": f.look,
        "n": f.n,
        "since": f.since,
        "marked": f.marked,
        "a": f.a,
        "b": f.b,
        "immune": f.immune,
    }


def load(g: State, data: dict[str, Any]) -> None:
    """Make a game (of the same kit) the one described by the data."""
    clear(g)
    g.rng.s0, g.rng.s1, g.noise.s0, g.noise.s1 = data["rng"]
    g.current = data["current"]
    g.turn = data["turn"]
    g.turn_limit = data["turn_limit"]
    g.phase = data["phase"]
    g.actions = data["actions"]
    g.buys = data["buys"]
    g.coins = data["coins"]
    g.ending = data["ending"]
    g.over = data["over"]
    g.pending = data["pending"]
    g.asked = data["asked"]
    g.about = data["about"]
    g.serial = data["serial"]
    g.left = vec[i64](data["left"])
    for i, (kind, moved_at, known) in enumerate(data["instances"]):
        g.new_card(-1, kind)
        g.moved_at[i] = moved_at
        g.known[i] = known
    g.tick = data["tick"]
    g.trash = zone_of(data["trash"])
    g.extra_turns = zone_of(data["extra_turns"])
    for what, phase, who, thing in data["history"]:
        g.history.put(what | phase << 3 | who << 6 | (thing + 1) << 16)
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
    p.deck = zone_of(data["deck"])
    p.hand = zone_of(data["hand"])
    p.discard = zone_of(data["discard"])
    p.play = zone_of(data["play"])
    p.aside = zone_of(data["aside"])
    p.look = zone_of(data["look"])
    p.own = vec[i64](data["own"])
    for i, name in enumerate(TOKEN_NAMES):
        p.tokens[i] = data["tokens"].get(name, 0)
    p.owns = vec[i64](data["owns"])
    p.nowned = sum(data["owns"])
    p.on_land = vec[i64](data["on_landscapes"])
    p.turns = data["turns"]


def load_linger(data: dict[str, Any]) -> Linger:
    return Linger(
        RULES[data["rule"]], data["serial"], data["owner"], data["source"], data["until"], data["uses"],
        data["keeps"], zone_of(data["its"]), data["it_at"], data["it_tick"],
    )  # fmt: skip


def load_frame(data: dict[str, Any]) -> Frame:
    its: Zone = zone_of(data["its"])
    f = Frame(TEXTS[data["text"]], its, zone_of(data["picks"]))
    f.pc = data["pc"]
    f.who = data["who"]
    f.boss = data["boss"]
    f.source = data["source"]
    f.event = data["event"]
    f.that = data["that"]
    f.that_at = data["that_at"]
    f.that_tick = data["that_tick"]
    f.that_from = data["that_from"]
    f.subject = data["subject"]
    f.it_at = data["it_at"]
    f.it_tick = data["it_tick"]
    f.look = data["look"]
    f.n = data["n"]
    f.since = data["since"]
    f.marked = data["marked"]
    f.a = data["a"]
    f.b = data["b"]
    f.immune = data["immune"]
    return f
