"""Making views from games. This module is compiled, because servers make views after every answer."""

from __future__ import annotations

from typing import Any

from demesne.engine.constants import (
    ALIKE,
    ARTIFACT,
    BOON,
    EXILE,
    FACE_DOWN,
    NATIVE_VILLAGE,
    NIGHT,
    PHASE_NAMES,
    PILE_TOKENS,
    PROJECT,
    SHUFFLED,
    STATE,
    TOKEN_NAMES,
    ZONE_NAMES,
)
from demesne.engine.costs import cost
from demesne.engine.decisions import Decision, known_of_concerned, make_decision
from demesne.engine.drawing import has_taken_up
from demesne.engine.essentials import lying
from demesne.engine.events import knows
from demesne.engine.fortunes import BOONS, HEXES
from demesne.engine.playing import has_in_hand
from demesne.engine.prices import coins_in
from demesne.engine.scoring import score
from demesne.engine.state import State
from demesne.engine.zones import Zone
from demesne.views.sealed import seal
from demesne.views.view import Asked, PlayerView, View

HIDDEN = ""  # stands for a card that the viewer does not know


def make_view(g: State, player: int | None) -> View:
    """The view of a player, or of a spectator (None)."""
    if not g.recording:
        raise AssertionError("a game that records nothing cannot tell who knows what")
    players = [player_view(g, player, seat) for seat in range(g.nplayers)]
    asked = asked_view(g, player) if g.pending else None
    return view_with(g, player, players, asked, seal(g, player))


def open_view(g: State) -> View:
    """A view with every player's cards as that player sees them, for `print(game)`. It must not be sent to players."""
    players = [player_view(g, seat, seat) for seat in range(g.nplayers)]
    asked = asked_view(g, g.asked) if g.pending else None
    return view_with(g, None, players, asked, {})


def view_with(g: State, player: int | None, players: list[PlayerView], asked: Asked | None, position: dict[str, Any]) -> View:
    """A view with all public information, these players and this decision."""
    return View(
        player=player,
        current=g.current,
        phase=PHASE_NAMES[g.phase],
        actions=g.actions,
        buys=g.buys,
        coins=g.coins,
        potions=g.potions,
        piles={g.kinds[kind].id: int(g.left[kind]) for kind in range(g.nkinds) if is_seen(g, kind)},
        stacks=stacks(g),
        costs={g.kinds[kind].id: coins_in(cost(g, kind)) for kind in range(g.nkinds)},
        bane=g.components.setup.bane,
        marks=dict(g.components.setup.marks),
        projects={g.lands[i].id: g.lands[i].cost for i in range(g.components.for_sale)},
        trash=ids(g, g.trash),
        players=players,
        decision=asked,
        over=g.over,
        scores=[score(g, seat) for seat in range(g.nplayers)] if g.over else None,
        position=position,
        decks={kind: int(g.decks[at].n) for kind, at in decks_of(g)},
        lying={name: n for name, n in lying(g).items() if n},
        used={kind: [g.lands[land].id for land in g.decks[at + 1].listed()] for kind, at in decks_of(g)},
    )


def is_seen(g: State, kind: int) -> bool:
    """Whether a kind has a face-up pile."""
    at = g.components.pile_of[kind]
    return at >= 0 and g.components.piles[at].order != FACE_DOWN


def decks_of(g: State) -> list[tuple[str, int]]:
    """The decks of Boons and Hexes in this game, with their indices."""
    found: list[tuple[str, int]] = []
    if len(g.components.boons) > 0:
        found.append(("boons", int(BOONS)))
    if len(g.components.hexes) > 0:
        found.append(("hexes", int(HEXES)))
    return found


def stacks(g: State) -> dict[str, list[str]]:
    """The cards of ordered piles; in a shuffled pile only the top card is known."""
    found: dict[str, list[str]] = {}
    if not g.components.has_stacks:
        return found
    for i, pile in enumerate(g.components.piles):
        if pile.order != ALIKE:
            kinds = g.stacks[i].listed()[::-1]
            seen = 0 if pile.order == FACE_DOWN else 1 if pile.order == SHUFFLED else len(kinds)
            found[pile.id] = [g.kinds[kind].id if depth < seen else HIDDEN for depth, kind in enumerate(kinds)]
    return found


def ids(g: State, zone: Zone) -> list[str]:
    """The ids of the cards in a zone."""
    return [g.kinds[g.kind_of[card]].id for card in zone.listed()]


def seen(g: State, zone: Zone, player: int | None, shown: bool) -> list[str]:
    """The cards of a zone in their order, HIDDEN for unknown ones."""
    return [g.kinds[g.kind_of[card]].id if shown or knows(g.known[card], player) else HIDDEN for card in zone.listed()]


def hand_seen(g: State, zone: Zone, player: int | None, shown: bool) -> list[str]:
    """The cards of a hand: known ones sorted by kind, then hidden ones. The order of a hand has no meaning."""
    kinds = sorted(g.kind_of[card] for card in zone.listed() if shown or knows(g.known[card], player))
    return [g.kinds[kind].id for kind in kinds] + [HIDDEN] * (int(zone.n) - len(kinds))


PlayerFacts = tuple[
    int, list[str], int | None, str | None, list[str], list[str], list[str], list[str], list[str], dict[str, int], int
]  # fmt: skip


def player_facts(g: State, player: int | None, seat: int) -> PlayerFacts:
    """The fields of a PlayerView in order, except the tokens."""
    p = g.players[seat]
    mine = player == seat
    discard = p.discard.listed()
    return (
        seat,
        hand_seen(g, p.hand, player, mine or g.over),
        int(p.deck.n) if mine else None,
        g.kinds[g.kind_of[discard[-1]]].id if discard and not has_taken_up(g, seat) else None,
        ids(g, p.play),
        seen(g, p.aside, player, g.over),
        seen(g, p.look, player, g.over),
        owned(g, seat, PROJECT),
        owned(g, seat, ARTIFACT),
        {g.lands[i].id: int(p.on_land[i]) for i in range(g.nlands) if p.on_land[i]},
        p.turns,
    )


def player_view(g: State, player: int | None, seat: int) -> PlayerView:
    """One player as the viewer sees them."""
    _, hand, deck, top, play, aside, look, projects, artifacts, on_landscapes, turns = player_facts(g, player, seat)
    tokens = {name: int(g.players[seat].tokens[i]) for i, name in enumerate(TOKEN_NAMES)}
    states, boons = owned(g, seat, STATE), owned(g, seat, BOON)
    return PlayerView(
        seat, hand, deck, top, play, aside, look, tokens, projects, artifacts, on_landscapes, turns, states, boons,
        mats(g, player, seat), pile_tokens(g, seat),
    )  # fmt: skip


def mats(g: State, player: int | None, seat: int) -> dict[str, list[str]]:
    """The cards on a player's mats. Only the owner sees those on the Native Village mat."""
    p = g.players[seat]
    found: dict[str, list[str]] = {}
    for zone in range(EXILE, EXILE + len(p.mats)):
        if p.zone(zone).n > 0:
            found[ZONE_NAMES[zone]] = seen(g, p.zone(zone), player, g.over or zone != NATIVE_VILLAGE or seat == player)
    return found


def pile_tokens(g: State, seat: int) -> dict[str, list[str]]:
    """The tokens that a player has on piles, by pile."""
    bits = g.players[seat].on_piles
    found: dict[str, list[str]] = {}
    for at in range(len(bits)):
        if bits[at]:
            found[g.components.piles[at].id] = [name for i, name in enumerate(PILE_TOKENS) if (bits[at] >> i) & 1]
    return found


def owned(g: State, seat: int, type: int) -> list[str]:
    """The ids of the landscapes of a type that a player has."""
    return [g.lands[i].id for i in range(g.nlands) if g.players[seat].has_land[i] and g.lands[i].types & type]


def asked_view(g: State, player: int | None, decision: Decision | None = None) -> Asked:
    """The pending decision as the viewer may know it."""
    decision = decision or make_decision(g)
    reason = decision.reason.to_data() if decision.reason else None
    asked = Asked(
        decision.who, decision.kind, decision.source, decision.purpose, reason,
        cards_from=decision.cards_from, cards_to=decision.cards_to, whose=decision.whose,
        concerning=known_of_concerned(g, player), text=decision.text, at=decision.at,
    )  # fmt: skip
    if decision.who == player:
        asked.options = [option.text for option in decision.options]
        asked.least, asked.most = decision.least, decision.most
        asked.picked, asked.pickable = decision.picked, decision.pickable
        asked.prices, asked.rules = list(decision.prices), decision.rules
        asked.night = holds_night(g)
    return asked


def holds_night(g: State) -> bool:
    """Whether the player who is asked has a card for the Night phase of their own turn. Other hands stay secret."""
    return g.components.has_night and g.asked == g.current and has_in_hand(g, g.current, NIGHT)
