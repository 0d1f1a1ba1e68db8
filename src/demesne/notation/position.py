"""Positions as text: what a ruling calls `given`, and a full description of any position."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from demesne.engine.constants import (
    ALIKE,
    ARTIFACT,
    COFFERS,
    EVERYONE,
    IN_ACTION_PHASE,
    IN_BUY_PHASE,
    NONE,
    PHASE_NAMES,
    PLAYED,
    PRIZE,
    PROJECT,
    TOKEN_NAMES,
    TRASH,
    VILLAGERS,
    ZONE_NAMES,
)
from demesne.engine.dealing import clear, count_empty_piles, lay_out_piles, make_components
from demesne.engine.definitions import CARDS, Card
from demesne.engine.errors import SaveError
from demesne.engine.history import record
from demesne.engine.places import place, put_card
from demesne.engine.run import run
from demesne.engine.setup import BASIC, Setup, is_kingdom_card
from demesne.engine.state import Components
from demesne.engine.triggers import refresh
from demesne.engine.turn import AT_ACTION_PHASE, AT_BUY_PHASE
from demesne.game import STARTERS, Game
from demesne.notation.data import BadData, checked
from demesne.notation.zones import format_cards, parse_cards

# Cards a kingdom is filled up with: simple ones first, none that asks anything of others by itself.
FILLERS = [
    "cellar", "village", "smithy", "market", "workshop", "militia", "moat", "remodel", "laboratory", "festival", "witch",
    "chapel", "feast", "council_room", "woodcutter", "library", "moneylender", "mine", "spy", "thief", "lackeys", "hideout",
]  # fmt: skip
GIVEN_KEYS = {
    "players", "kingdom", "bane", "projects", "phase", "actions", "buys", "coins", "supply", "trash", "shuffles",
    "p1", "p2", "p3", "p4",
}  # fmt: skip
PLAYER_ZONES = [zone for zone in ZONE_NAMES if zone != "look"]  # a position is given at the start of a phase
PLAYER_KEYS = {*PLAYER_ZONES, "coffers", "villagers", "projects", "artifacts", "turns"}
SEED = 7


def words_in(thing: object) -> Iterator[str]:
    """Every word of keys and texts, in order."""
    if isinstance(thing, dict):
        for key, value in thing.items():
            yield str(key)
            yield from words_in(value)
    elif isinstance(thing, list):
        for value in thing:
            yield from words_in(value)
    elif isinstance(thing, str):
        yield from re.findall(r"[a-z0-9_]+", thing)


def cards_named(*parts: object) -> list[str]:
    """The ids of all cards, projects and artifacts named anywhere in these parts."""
    return [word for word in dict.fromkeys(word for part in parts for word in words_in(part)) if word in CARDS]


def number(given: dict[str, Any], key: str, default: int, least: int = 0) -> int:
    value = given.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= 1_000_000:
        raise SaveError(f"{key} should be a number from {least} up, not {value!r}")
    return value


def check_keys(data: object, known: set[str], where: str) -> dict[str, Any]:
    if data is None:
        return {}
    if not isinstance(data, dict):
        raise SaveError(f"{where} should hold keys and values, not {data!r}")
    unknown = [str(key) for key in data if key not in known]
    if unknown:
        raise SaveError(f"{where}: unknown key {', '.join(unknown)}; known are {', '.join(sorted(known))}")
    return data


def known_card(id: str, where: str) -> Card:
    if id not in CARDS:
        raise SaveError(f"{where}: there is no card or project called {id!r}")
    return CARDS[id]


def cards_in(data: dict[str, Any], key: str, where: str, wanted: int = 0, but: str = "") -> list[str]:
    """The cards of a zone (or landscapes of one type, when `wanted` says so)."""
    ids = parse_cards(data.get(key))
    for id in ids:
        types = known_card(id, where).types
        if (types & wanted == 0) if wanted else (types & (PROJECT | ARTIFACT) != 0):
            raise SaveError(f"{where}: {id} is no {but or 'card'}")
    return ids


def start_from_position(start: dict[str, Any]) -> Game:
    """A game that begins in the middle: `{"position": given, "named": [...]}`."""
    try:
        checked(start)
    except BadData as problem:
        raise SaveError(f"a position cannot be read: {problem}", "save-damaged", detail="position") from None
    given = check_keys(start["position"], GIVEN_KEYS, "given")
    named = [known_card(str(id), "named").id for id in start.get("named", [])]
    game = Game(make_components_for(given, named))
    game.start = start
    game.recording = True
    clear(game)
    game.rng.seed(SEED)
    lay_out_piles(game)
    set_supply(game, check_supply(game, given.get("supply")))
    for id in cards_in(given, "trash", "trash"):
        put_card(game, game.new_card(-1, game.components.kind(id)), TRASH)
    phase = given.get("phase", "action")
    if phase not in ("action", "buy"):
        raise SaveError(f"phase should be action or buy, not {phase!r}")
    game.phase = IN_BUY_PHASE if phase == "buy" else IN_ACTION_PHASE
    for seat in range(game.nplayers):
        set_player(game, seat, check_keys(given.get(f"p{seat + 1}"), PLAYER_KEYS, f"p{seat + 1}"))
    for seat in range(game.nplayers, 4):
        if f"p{seat + 1}" in given:
            raise SaveError(f"p{seat + 1} is given, but there are only {game.nplayers} players")
    game.script = shuffles(game, given.get("shuffles"))
    game.actions = number(given, "actions", 1)
    game.buys = number(given, "buys", 1)
    game.coins = number(given, "coins", 0)
    refresh(game)
    frame = game.stack[0]
    frame.pc = AT_BUY_PHASE if phase == "buy" else AT_ACTION_PHASE
    frame.a = 1 if phase == "buy" else 0
    run(game, NONE)
    return game


STARTERS["position"] = start_from_position


def make_components_for(given: dict[str, Any], named: list[str]) -> Components:
    players = number(given, "players", 2)
    if players not in (2, 3, 4):
        raise SaveError(f"players should be 2, 3 or 4, not {players}")
    bane = given.get("bane") or ""
    if bane and not is_kingdom_card(known_card(str(bane), "bane")):
        raise SaveError(f"bane: {bane} is no kingdom card")
    kingdom = cards_in(given, "kingdom", "kingdom")
    for id in kingdom:
        if not is_kingdom_card(CARDS[id]) or kingdom.count(id) > 1:
            raise SaveError(f"kingdom: {id} is no kingdom card" if kingdom.count(id) == 1 else f"kingdom: {id} occurs twice")
    if not kingdom:
        kingdom = [id for id in named if is_kingdom_card(CARDS[id])]
    kingdom = [id for id in kingdom if id != bane]
    for id in FILLERS:
        if len(kingdom) >= 10:
            break
        if id not in kingdom and id not in named and id != bane:
            kingdom.append(id)
    projects = cards_in(given, "projects", "projects", PROJECT, "project")
    if not projects:
        projects = [id for id in named if CARDS[id].types & PROJECT]
    setup = Setup(tuple(kingdom), tuple(projects), (("bane", bane),) if bane else (), players)
    supply = given.get("supply")
    prizes = [card.id for card in CARDS.values() if card.types & PRIZE]
    brings_prizes = isinstance(supply, dict) and "prizes" in supply
    outside = [id for id in named if not CARDS[id].is_landscape and CARDS[id].set != BASIC]
    landscapes = [id for id in named if CARDS[id].is_landscape]
    if brings_prizes and not any(set(CARDS[id].brings) & set(prizes) for id in kingdom):
        return components_with_prizes(setup, outside, landscapes, prizes)
    return make_components(setup, outside, landscapes)


def components_with_prizes(setup: Setup, outside: list[str], landscapes: list[str], prizes: list[str]) -> Components:
    """Prizes are laid out although nothing in the kingdom brings them."""
    components = make_components(setup, [*outside, *prizes], landscapes)
    piles = [(pile.id, [int(kind) for kind in pile.kinds], pile.supply, int(pile.order)) for pile in components.piles]
    piles.append(("prizes", [int(components.kind(id)) for id in prizes], False, int(ALIKE)))
    return Components(setup, list(components.kinds), list(components.lands), piles)


def check_supply(game: Game, supply: object) -> dict[str, Any]:
    if supply is None:
        return {}
    if not isinstance(supply, dict):
        raise SaveError(f"supply should hold piles and their sizes, not {supply!r}")
    for id, size in supply.items():
        if id == "prizes":
            continue
        if game.components.kind(known_card(str(id), "supply").id) < 0 or game.components.pile_of[game.components.kind(id)] < 0:
            raise SaveError(f"supply: {id} has no pile in this game")
        if isinstance(size, bool) or not isinstance(size, int) or not 0 <= size <= 1000:
            raise SaveError(f"supply: {id} should have a size from 0 up, not {size!r}")
    return supply


def set_supply(game: Game, supply: dict[str, Any]) -> None:
    for id, size in supply.items():
        if id != "prizes":
            game.left[game.components.kind(id)] = int(size)
            continue
        left = cards_in(supply, "prizes", "prizes", PRIZE, "prize")
        for kind in range(game.nkinds):
            if game.kinds[kind].types & PRIZE and game.components.pile_of[kind] >= 0:
                game.left[kind] = 1 if game.kinds[kind].id in left else 0
    count_empty_piles(game)


def set_player(game: Game, seat: int, data: dict[str, Any]) -> None:
    where = f"p{seat + 1}"
    p = game.players[seat]
    for zone in PLAYER_ZONES:
        at = place(seat, ZONE_NAMES.index(zone))
        for id in reversed(cards_in(data, zone, f"{where} {zone}")):
            put_card(game, game.new_card(seat, game.components.kind(id)), at)
    for i in range(p.play.n):
        record(game, PLAYED, seat, p.play.ids[i])
    for cards in (p.play, p.discard, p.aside):
        for i in range(cards.n):
            game.known[cards.ids[i]] = EVERYONE
    for i in range(p.hand.n):
        game.known[p.hand.ids[i]] = 1 << seat
    p.tokens[COFFERS] = number(data, "coffers", 0)
    p.tokens[VILLAGERS] = number(data, "villagers", 0)
    p.turns = number(data, "turns", 0)
    lands = cards_in(data, "projects", f"{where} projects", PROJECT, "project")
    lands += cards_in(data, "artifacts", f"{where} artifacts", ARTIFACT, "artifact")
    for name in lands:
        land = game.components.land(name)
        if p.owns[land]:
            raise SaveError(f"{where}: {name} is named twice")
        if CARDS[name].types & ARTIFACT and any(other.owns[land] for other in game.players):
            raise SaveError(f"{where}: somebody else holds the {name}; there is only one")
        p.owns[land] = 1
        p.nowned += 1


def shuffles(game: Game, data: object) -> list[tuple[int, list[int]]]:
    if data is None:
        return []
    if not isinstance(data, list):
        raise SaveError(f"shuffles should be a list such as ['p1: gold, copper*3'], not {data!r}")
    script: list[tuple[int, list[int]]] = []
    for line in data:
        match = re.fullmatch(r"p(\d)\s*:\s*(.*)", str(line), re.S)
        if not match or not 1 <= int(match[1]) <= game.nplayers:
            raise SaveError(f"a shuffle looks like 'p1: gold, copper*3', not {line!r}")
        ids = parse_cards(match[2])
        for id in ids:
            if game.components.kind(known_card(id, "shuffles").id) < 0:
                raise SaveError(f"shuffles: {id} is not in this game")
        script.append((int(match[1]) - 1, [int(game.components.kind(id)) for id in ids]))
    return script


# ---------------------------------------------------------------- describing
def zone_ids(game: Game, seat: int, zone: str) -> list[str]:
    """The cards of a zone, top first for the deck and the discard pile."""
    cards = getattr(game.players[seat], zone).listed()
    if zone in ("deck", "discard"):
        cards.reverse()
    return [game.kinds[game.kind_of[card]].id for card in cards]


def trash_ids(game: Game) -> list[str]:
    return [game.kinds[game.kind_of[card]].id for card in game.trash.listed()]


def owned_ids(game: Game, seat: int, type: int) -> list[str]:
    return [game.lands[i].id for i in range(game.nlands) if game.players[seat].owns[i] and game.lands[i].types & type]


def prizes_left(game: Game) -> list[str]:
    return [
        game.kinds[kind].id
        for kind in range(game.nkinds)
        if game.kinds[kind].types & PRIZE and game.components.pile_of[kind] >= 0 and game.left[kind] > 0
    ]


def describe(game: Game) -> str:
    """A position in the words of the game, for people who may know everything."""
    state = "the game is over" if game.over else f"p{game.current + 1}'s {PHASE_NAMES[game.phase]} phase"
    lines = [f"{state}: {game.actions} Actions, {game.buys} Buys, {game.coins} coins"]
    for seat in range(game.nplayers):
        parts = []
        for zone in ("hand", *(zone for zone in ZONE_NAMES if zone != "hand")):
            cards = zone_ids(game, seat, zone)
            if cards or zone == "hand":
                parts.append(f"{zone}: {format_cards(cards) or 'empty'}")
        for i, name in enumerate(TOKEN_NAMES):
            if game.players[seat].tokens[i]:
                parts.append(f"{name}: {game.players[seat].tokens[i]}")
        lands = owned_ids(game, seat, PROJECT | ARTIFACT)
        if lands:
            parts.append(f"has {format_cards(lands)}")
        lines.append(f"p{seat + 1}: " + "; ".join(parts))
    if game.trash.n:
        lines.append(f"trash: {format_cards(trash_ids(game))}")
    if game.pending:
        decision = game.decision
        asked = f"p{decision.who + 1} is asked"
        if decision.source:
            asked += f" by {decision.source}"
        lines.append(f"{asked} ({decision.purpose or decision.kind}): " + ", ".join(o.card for o in decision.options))
    return "\n".join(lines)
