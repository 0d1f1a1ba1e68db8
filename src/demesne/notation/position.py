"""Positions as text: reading the `given` part of a ruling, and describing any position."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from demesne.engine.components import Components
from demesne.engine.constants import (
    ALIKE,
    ALLY,
    ARTIFACT,
    EVENT,
    EVERYBODYS,
    EVERYONE,
    EXILE,
    IN_ACTION_PHASE,
    IN_BUY_PHASE,
    IN_NIGHT,
    JOURNEY,
    LANDMARK,
    LANDSCAPE,
    MARK_NAMES,
    NATIVE_VILLAGE,
    NONE,
    PHASE_NAMES,
    PILE_TOKENS,
    PLAYED,
    PRIZE,
    PROJECT,
    STATE,
    TOKEN_NAMES,
    TRAIT,
    TRASH,
    WAY,
    ZONE_NAMES,
)
from demesne.engine.dealing import clear, count_empty_piles, lay_out_landscapes, lay_out_piles, make_components
from demesne.engine.definitions import CARDS, Card
from demesne.engine.errors import SaveError
from demesne.engine.gaining import show_top
from demesne.engine.history import record
from demesne.engine.places import place, put_card
from demesne.engine.run import run
from demesne.engine.setup import BASIC, Setup, brought_by, is_kingdom_card
from demesne.engine.tokens import lay_token, set_vp_at, vp_place_of_land
from demesne.engine.triggers import refresh
from demesne.engine.turn import AT_ACTION_PHASE, AT_BUY_PHASE, AT_NIGHT_PHASE
from demesne.engine.zones import zone_of
from demesne.game import STARTERS, Game
from demesne.notation.data import BadData, checked
from demesne.notation.zones import format_cards, parse_cards

# Cards that fill up a kingdom: simple ones first, and none that asks other players anything.
FILLERS = [
    "cellar", "village", "smithy", "market", "workshop", "militia", "moat", "remodel", "laboratory", "festival", "witch",
    "chapel", "feast", "council_room", "woodcutter", "library", "moneylender", "mine", "spy", "thief", "lackeys", "hideout",
]  # fmt: skip
LANDSCAPE_KEYS = {  # the landscapes on the table, by type
    "projects": PROJECT, "events": EVENT, "landmarks": LANDMARK, "ways": WAY, "allies": ALLY,
}  # fmt: skip
GIVEN_KEYS = {
    "players", "kingdom", "bane", "ferryman", *LANDSCAPE_KEYS, "traits", "colonies", "shelters", "phase", "actions", "buys",
    "coins", "potions", "supply", "boons", "hexes", "on", "trash", "shuffles", "p1", "p2", "p3", "p4",
}  # fmt: skip
PLAYER_ZONES = [zone for zone in ZONE_NAMES if zone != "look"]  # empty at the beginning of a phase
PLAYER_TOKENS = ("coffers", "villagers", "vp", "debt", "favors")
PLAYER_KEYS = {*PLAYER_ZONES, *PLAYER_TOKENS, "tokens", "journey", "states", "projects", "artifacts", "turns"}
MAT_RULES = {"exile": "exile_mat"}  # rules that are needed if there are cards on a mat
SEED = 7


def words_in(thing: object) -> Iterator[str]:
    """Every word in the keys and texts of some data, in order."""
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
    """A whole number from a position; an error if it is something else or out of bounds."""
    value = given.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= 1_000_000:
        raise SaveError(f"{key} should be a number from {least} up, not {value!r}")
    return value


def check_keys(data: object, known: set[str], where: str) -> dict[str, Any]:
    """A mapping from a position; an error if it has unknown keys."""
    if data is None:
        return {}
    if not isinstance(data, dict):
        raise SaveError(f"{where} should hold keys and values, not {data!r}")
    data = {"on" if key is True else key: value for key, value in data.items()}  # YAML reads a bare `on` as true
    unknown = [str(key) for key in data if key not in known]
    if unknown:
        raise SaveError(f"{where}: unknown key {', '.join(unknown)}; known are {', '.join(sorted(known))}")
    return data


def known_card(id: str, where: str) -> Card:
    """The card with this id; an error that says where it is named if there is none."""
    if id not in CARDS:
        raise SaveError(f"{where}: there is no card or project called {id!r}")
    return CARDS[id]


def cards_in(data: dict[str, Any], key: str, where: str, wanted: int = 0, but: str = "") -> list[str]:
    """The cards of a zone (or landscapes of one type, when `wanted` says so)."""
    ids = parse_cards(data.get(key))
    for id in ids:
        types = known_card(id, where).types
        if ((types & wanted == 0) if wanted else (types & LANDSCAPE != 0)) or (
            CARDS[id].layout.contents and where != "kingdom"
        ):
            raise SaveError(f"{where}: {id} is no {but or 'card'}")
    return ids


def start_from_position(start: dict[str, Any]) -> Game:
    """A game that starts from a position: `{"position": given, "named": [...]}`."""
    try:
        checked(start)
    except BadData as problem:
        raise SaveError(f"a position cannot be read: {problem}", "save-damaged", detail="position") from None
    given = check_keys(start["position"], GIVEN_KEYS | set(MARK_NAMES), "given")
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
    game.phase, at = phase_in(game, given)
    lay_out_landscapes(game)
    for number_of_deck, key in ((0, "boons"), (2, "hexes")):
        set_deck(game, number_of_deck, key, given)
    set_lying(game, given.get("on"))
    for seat in range(game.nplayers):
        set_player(game, seat, check_keys(given.get(f"p{seat + 1}"), PLAYER_KEYS, f"p{seat + 1}"))
    for seat in range(game.nplayers, 4):
        if f"p{seat + 1}" in given:
            raise SaveError(f"p{seat + 1} is given, but there are only {game.nplayers} players")
    game.script = shuffles(game, given.get("shuffles"))
    game.actions = number(given, "actions", 1)
    game.buys = number(given, "buys", 1)
    game.coins = number(given, "coins", 0)
    game.potions = number(given, "potions", 0)
    refresh(game)
    frame = game.stack[0]
    frame.pc = at
    frame.a = 0 if at == AT_ACTION_PHASE else 1
    run(game, NONE)
    return game


def phase_in(game: Game, given: dict[str, Any]) -> tuple[int, int]:
    """The phase of a position, and its place in the text of a turn."""
    phase = given.get("phase", "action")
    if phase not in PHASES:
        raise SaveError(f"phase should be action, buy or night, not {phase!r}")
    if PHASES[phase][1] == AT_NIGHT_PHASE and not game.components.has_night:
        raise SaveError("phase: there is no Night phase, as no Night card is in the game")
    return PHASES[phase]


STARTERS["position"] = start_from_position
PHASES = {  # each with its place in the text of a turn
    "action": (IN_ACTION_PHASE, AT_ACTION_PHASE), "buy": (IN_BUY_PHASE, AT_BUY_PHASE), "night": (IN_NIGHT, AT_NIGHT_PHASE),
}  # fmt: skip


def make_components_for(given: dict[str, Any], named: list[str]) -> Components:
    """The piles, landscapes and players that a position needs."""
    players = number(given, "players", 2)
    if players not in (2, 3, 4):
        raise SaveError(f"players should be 2, 3 or 4, not {players}")
    marks = {mark: str(given[mark]) for mark in MARK_NAMES if given.get(mark)}
    for mark, id in marks.items():
        if not is_kingdom_card(known_card(id, mark)):
            raise SaveError(f"{mark}: {id} is no kingdom card")
    extra = set(marks.values())
    kingdom = cards_in(given, "kingdom", "kingdom")
    for id in kingdom:
        if not is_kingdom_card(CARDS[id]) or kingdom.count(id) > 1:
            raise SaveError(f"kingdom: {id} is no kingdom card" if kingdom.count(id) == 1 else f"kingdom: {id} occurs twice")
    if not kingdom:
        kingdom = [id for id in named if is_kingdom_card(CARDS[id])]
    traits = traits_in(given)
    kingdom += [pile for _, pile in traits if pile not in kingdom]
    kingdom = [id for id in kingdom if id not in extra]
    for id in FILLERS:
        if len(kingdom) >= 10:
            break
        if id not in kingdom and id not in named and id not in extra:
            kingdom.append(id)
    landscapes = [*landscapes_in(given, named), *(trait for trait, _ in traits)]
    setup = Setup(tuple(kingdom), tuple(landscapes), (*traits, *marks.items()), players, options_in(given, named))
    outside = [id for id in named if not CARDS[id].is_landscape and not CARDS[id].layout.contents and CARDS[id].set != BASIC]
    landscapes = [id for id in named if CARDS[id].types & LANDSCAPE and not CARDS[id].types & EVERYBODYS]
    lying = {zone for player in given.values() if isinstance(player, dict) for zone in player}
    landscapes += [rule for zone, rule in MAT_RULES.items() if rule in CARDS and zone in lying]
    return make_components(setup, outside, landscapes, piles_in(given))


def piles_in(given: dict[str, Any]) -> list[str]:
    """The piles whose sizes are given. They are added even if no card of the game needs them."""
    supply = given.get("supply")
    named = list(supply) if isinstance(supply, dict) else []
    prizes = [card.id for card in CARDS.values() if card.types & PRIZE] if "prizes" in named else []
    return [*prizes, *(id for id in named if brought_by(str(id)))]


def landscapes_in(given: dict[str, Any], named: list[str]) -> list[str]:
    """The landscapes given by type, otherwise those named anywhere."""
    found: list[str] = []
    for key, type in LANDSCAPE_KEYS.items():
        ids = cards_in(given, key, key, type, key.removesuffix("s"))
        found += ids or [id for id in named if CARDS[id].types & type]
    return found


def traits_in(given: dict[str, Any]) -> list[tuple[str, str]]:
    """The Traits of a position, each with its pile."""
    traits = given.get("traits") or {}
    if not isinstance(traits, dict):
        raise SaveError(f"traits should say on which pile each lies, not {traits!r}")
    for trait, pile in traits.items():
        if not known_card(str(trait), "traits").types & TRAIT or not is_kingdom_card(known_card(str(pile), "traits")):
            raise SaveError(f"traits: {trait} should be a Trait and {pile} a kingdom pile")
    return [(str(trait), str(pile)) for trait, pile in traits.items()]


def options_in(given: dict[str, Any], named: list[str]) -> tuple[tuple[str, bool], ...]:
    """The options of a position. Colonies are used if Platinum or Colony is named."""
    colonies = given.get("colonies", any(CARDS[id].layout.with_option == "colonies" for id in named))
    wanted = {"colonies": colonies, "shelters": given.get("shelters", False)}
    return tuple((name, True) for name, value in wanted.items() if value)


def check_supply(game: Game, supply: object) -> dict[str, Any]:
    """The sizes of piles in a position; an error for piles that are not in the game."""
    if supply is None:
        return {}
    if not isinstance(supply, dict):
        raise SaveError(f"supply should hold piles and their sizes, not {supply!r}")
    for id, size in supply.items():
        if id == "prizes":
            continue
        if id in game.components.pile_by_id and game.components.piles[game.components.pile_by_id[id]].order != ALIKE:
            cards_in(supply, id, f"supply of {id}")
            continue
        if game.components.kind(known_card(str(id), "supply").id) < 0 or game.components.pile_of[game.components.kind(id)] < 0:
            raise SaveError(f"supply: {id} has no pile in this game")
        if isinstance(size, bool) or not isinstance(size, int) or not 0 <= size <= 1000:
            raise SaveError(f"supply: {id} should have a size from 0 up, not {size!r}")
    return supply


def set_supply(game: Game, supply: dict[str, Any]) -> None:
    """Set the sizes of piles, and the order of piles with several kinds."""
    for id, size in supply.items():
        at = game.components.pile_by_id.get(id, -1)
        if at >= 0 and game.components.piles[at].order != ALIKE:
            game.stacks[at].copy_from(zone_of([int(game.components.kind(card)) for card in parse_cards(size)][::-1]))
            show_top(game, at)
            continue
        if id != "prizes":
            game.left[game.components.kind(id)] = int(size)
            continue
        left = cards_in(supply, "prizes", "prizes", PRIZE, "prize")
        for kind in range(game.nkinds):
            if game.kinds[kind].types & PRIZE and game.components.pile_of[kind] >= 0:
                game.left[kind] = 1 if game.kinds[kind].id in left else 0
    count_empty_piles(game)


def set_player(game: Game, seat: int, data: dict[str, Any]) -> None:
    """Set what one player has."""
    where = f"p{seat + 1}"
    p = game.players[seat]
    for zone in PLAYER_ZONES:
        at = place(seat, ZONE_NAMES.index(zone))
        for id in reversed(cards_in(data, zone, f"{where} {zone}")):
            put_card(game, game.new_card(seat, game.components.kind(id)), at)
    for i in range(p.play.n):
        record(game, PLAYED, seat, p.play.ids[i])
    for cards in (p.play, p.discard, p.aside, *(p.zone(zone) for zone in range(EXILE, NATIVE_VILLAGE))):
        for i in range(cards.n):
            game.known[cards.ids[i]] = EVERYONE
    for cards in (p.hand, p.zone(NATIVE_VILLAGE)):
        for i in range(cards.n):
            game.known[cards.ids[i]] = 1 << seat
    for token in PLAYER_TOKENS:
        first = int(game.components.first_favors) if token == "favors" else 0
        p.tokens[TOKEN_NAMES.index(token)] = number(data, token, first)
    p.tokens[JOURNEY] = 1 if data.get("journey") == "down" else 0
    set_pile_tokens(game, seat, data.get("tokens"))
    p.turns = number(data, "turns", 0)
    lands = cards_in(data, "projects", f"{where} projects", PROJECT, "project")
    lands += cards_in(data, "artifacts", f"{where} artifacts", ARTIFACT, "artifact")
    lands += cards_in(data, "states", f"{where} states", STATE, "state")
    for name in lands:
        land = game.components.land(name)
        if p.has_land[land]:
            raise SaveError(f"{where}: {name} is named twice")
        if CARDS[name].types & ARTIFACT and any(other.has_land[land] for other in game.players):
            raise SaveError(f"{where}: somebody else holds the {name}; there is only one")
        p.has_land[land] = 1
        p.nlands += 1


def set_pile_tokens(game: Game, seat: int, data: object) -> None:
    """Set a player's tokens on piles: `{smithy: "card, coin"}`."""
    if data is None:
        return
    for id, tokens in mapping(data, "tokens").items():
        if id not in game.components.pile_by_id:
            raise SaveError(f"tokens: {id} has no pile in this game")
        for token in parse_cards(tokens):
            if token not in PILE_TOKENS:
                raise SaveError(f"tokens: there is no {token} token; there are {', '.join(PILE_TOKENS)}")
            lay_token(game, seat, game.components.pile_by_id[id], PILE_TOKENS.index(token))


def set_deck(game: Game, at: int, key: str, given: dict[str, Any]) -> None:
    """Put these Boons or Hexes on top of their deck."""
    ids = parse_cards(given.get(key))
    if not ids:
        return
    if not game.components.has_decks:
        raise SaveError(f"{key}: no card of this game brings them")
    deck = game.decks[at]
    for id in reversed(ids):
        land = game.components.land(known_card(id, key).id)
        i = deck.index(land)
        if i < 0:
            raise SaveError(f"{key}: {id} is not in this deck, or is named twice")
        deck.put(deck.take_at(i))


def set_lying(game: Game, data: object) -> None:
    """Set the VP tokens on piles and landscapes: `{farmers_market: 3, battlefield: 8}`."""
    for id, n in mapping(data or {}, "on").items():
        if isinstance(n, bool) or not isinstance(n, int) or n < 0:
            raise SaveError(f"on: {id} should have a number of VP, not {n!r}")
        if id in game.components.pile_by_id:
            set_vp_at(game, game.components.pile_by_id[id], n)
        elif game.components.land(str(id)) >= 0:
            set_vp_at(game, vp_place_of_land(game, game.components.land(str(id))), n)
        else:
            raise SaveError(f"on: {id} is no pile and no landscape of this game")


def mapping(data: object, where: str) -> dict[str, Any]:
    """A mapping from a position; an error if it is something else."""
    if not isinstance(data, dict):
        raise SaveError(f"{where} should hold names and values, not {data!r}")
    return data


def shuffles(game: Game, data: object) -> list[tuple[int, list[int]]]:
    """The shuffles that a position prescribes: each player with the cards in their new order."""
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
    cards = game.players[seat].zone(ZONE_NAMES.index(zone)).listed()
    if zone in ("deck", "discard"):
        cards.reverse()
    return [game.kinds[game.kind_of[card]].id for card in cards]


def trash_ids(game: Game) -> list[str]:
    """The ids of the cards in the trash."""
    return [game.kinds[game.kind_of[card]].id for card in game.trash.listed()]


def owned_ids(game: Game, seat: int, type: int) -> list[str]:
    """The ids of the landscapes of a type that a player has."""
    return [game.lands[i].id for i in range(game.nlands) if game.players[seat].has_land[i] and game.lands[i].types & type]


def prizes_left(game: Game) -> list[str]:
    """The ids of the Prizes that are left."""
    return [
        game.kinds[kind].id
        for kind in range(game.nkinds)
        if game.kinds[kind].types & PRIZE and game.components.pile_of[kind] >= 0 and game.left[kind] > 0
    ]


def describe(game: Game) -> str:
    """Describe a position, including hidden cards."""
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
        lands = owned_ids(game, seat, PROJECT | ARTIFACT | STATE)
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
