"""Views as they are sent: the fields of `protocol.View`, each encoded for itself, so that only what changed need be sent.

They say what `shown.view` says; tests compare both. But they are written for every answer, so this is compiled, and what was
written before is used again: cards, offers, piles, what everybody sees of a player.
"""

from __future__ import annotations

import logging
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from demesne.engine.components import Components
from demesne.engine.constants import ARTIFACT, BOON, COFFERS, PHASE_NAMES, PROJECT, SPECTATOR, STATE, VILLAGERS
from demesne.engine.costs import cost
from demesne.engine.decisions import Decision
from demesne.engine.drawing import has_taken_up
from demesne.engine.tokens import vp_at
from demesne.engine.zones import Zone
from demesne.game import Game
from demesne.prose.plain_treasures import is_plain
from demesne.prose.questions import PHASES, of_phase
from demesne.table.treasures import order_matters
from demesne.table.web import protocol, shown
from demesne.table.web.shown import encode
from demesne.table.web.table import Table
from demesne.views import making
from demesne.views.making import asked_view, holds_night, owned

log = logging.getLogger(__name__)
Fields = list[bytes]  # in the order of `protocol.View`
NAMES: Final = [b'"' + name.encode() + b'":' for name in protocol.View.__struct_fields__]
PLAYERS: Final = protocol.View.__struct_fields__.index("players")
ASKED: Final = protocol.View.__struct_fields__.index("asked")
HIDDEN: Final = b'""'  # a card whose face one does not know
KEPT: Final = 20_000
_offers: dict[tuple[str, int, bool], bytes] = {}  # in phases, by their text and how many answers come before
_phases: dict[tuple[str, bool, bool, bool, bool, bool, int, int, int], bytes] = {}  # what is said of phases


def offer(game: Game, at: i64, before: list[str]) -> bytes:
    """One option of a phase."""
    option = game.decision.options[at]
    key = (option.text, len(before), holds_night(game))
    found = _offers.get(key)
    if found is None:
        if len(_offers) >= KEPT:
            _offers.clear()
        found = _offers[key] = encode(shown.option(option, before, asked_view(game, game.decision.who)))
    return found


def said_of_phase(game: Game) -> bytes:
    """The question of a phase."""
    decision, night = game.decision, holds_night(game)
    verbs = [option.verb for option in decision.options]
    texts = [option.text for option in decision.options]
    spends = "spend villagers" in texts, "pay debt" in texts
    key = (decision.kind, "play" in verbs, "buy" in verbs, *spends, night, int(game.coins), int(game.buys), game.debt)
    found = _phases.get(key)
    if found is None:
        if len(_phases) >= KEPT:
            _phases.clear()
        found = _phases[key] = encode(shown.sentence(of_phase(decision.kind, texts, game, night)))
    return found


class Writer:
    """Writes the views of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.components: Components | None = None  # that the following is about
        self.cards: list[bytes] = []  # each kind
        self.is_plain: list[bool] = []  # which of them are Treasures whose order does not matter
        self.kinds: vec[i64] = vec[i64]()  # those in piles,
        self.left: vec[i64] = vec[i64]()  # how many are left,
        self.costs: vec[i64] = vec[i64]()  # what they cost,
        self.vp: vec[i64] = vec[i64]()  # how many VP lie there,
        self.piles: list[bytes] = []  # how this is written,
        self.supply = b""  # and all of it together
        self.is_over = False
        self.common: Fields = []  # of a view, as everybody sees it now; others are empty
        self.players: Fields = []  # what everybody sees of each

    @property
    def game(self) -> Game:
        game = self.table.game
        assert game is not None
        return game

    # ------------------------------------------------------------ what everybody sees
    def look(self) -> None:
        """The game has changed: see what everybody sees."""
        game = self.game
        if self.components is not game.components:
            self.begin(game)
        is_over = self.is_over = self.table.is_over
        self.common = [
            b"",
            encode(int(game.current)),
            b"",
            encode(int(game.actions)),
            encode(int(game.buys)),
            encode(int(game.coins)),
            encode(int(game.potions)),
            self.write_supply(game),
            encode(shown.stacks(game)) if game.components.has_stacks else b"[]",
            encode(shown.landscapes(game)) if game.components.for_sale else b"[]",
            encode(shown.artifacts(game)) if game.nlands else b"[]",
            encode(shown.decks(game)) if game.components.has_decks else b"[]",
            self.write_cards(game, game.trash),
            b"",
            b"",
            b"true" if is_over else b"false",
            encode(shown.scores(game)) if is_over else b"null",
        ]
        self.players = [self.write_public(game, seat) for seat in range(game.nplayers)]

    def begin(self, game: Game) -> None:
        """Another game, or the same one played again."""
        self.components = game.components
        self.cards = [encode(card.id) for card in game.kinds]
        self.is_plain = [is_plain(card.id) for card in game.kinds]
        self.kinds, self.left, self.costs, self.piles = vec[i64](), vec[i64](), vec[i64](), []
        self.vp = vec[i64]()
        for kind in shown.kinds_in_piles(game):
            self.kinds = append(self.kinds, kind)
            self.left = append(self.left, -1)
            self.costs = append(self.costs, -1)
            self.vp = append(self.vp, 0)
            self.piles.append(b"")

    def write_supply(self, game: Game) -> bytes:
        """Only piles whose numbers have changed are written again."""
        is_new = False
        for i in range(len(self.kinds)):
            kind = self.kinds[i]
            left, price, vp = game.left[kind], cost(game, kind), vp_at(game, game.components.pile_of[kind])
            if left != self.left[i] or price != self.costs[i] or vp != self.vp[i]:
                self.left[i], self.costs[i], self.vp[i] = left, price, vp
                self.piles[i] = encode(shown.pile(game, kind))
                is_new = True
        if is_new:
            self.supply = b"[" + b",".join(self.piles) + b"]"
        return self.supply

    def write_cards(self, game: Game, zone: Zone) -> bytes:
        if zone.n == 0:
            return b"[]"
        return b"[" + b",".join([self.cards[game.kind_of[zone.ids[i]]] for i in range(zone.n)]) + b"]"

    def write_public(self, game: Game, seat: i64) -> bytes:
        p = game.players[seat]
        n = 0 if has_taken_up(game, seat) else p.discard.n
        has_lands = game.nlands > 0
        return (
            b'{"seat":%d,"discard_top":%b,"play":%b,"coffers":%d,"villagers":%d,"turns":%d,'
            b'"projects":%b,"artifacts":%b,"states":%b,"boons":%b,"on_landscapes":%b,"tokens":%b,"pile_tokens":%b,'
        ) % (
            seat,
            self.cards[game.kind_of[p.discard.ids[n - 1]]] if n > 0 else b"null",
            self.write_cards(game, p.play),
            p.tokens[COFFERS],
            p.tokens[VILLAGERS],
            p.turns,
            encode(owned(game, seat, PROJECT)) if has_lands else b"[]",
            encode(owned(game, seat, ARTIFACT)) if has_lands else b"[]",
            encode(owned(game, seat, STATE)) if has_lands else b"[]",
            encode(owned(game, seat, BOON)) if has_lands else b"[]",
            encode({game.lands[i].id: int(p.on_land[i]) for i in range(game.nlands) if p.on_land[i]}) if has_lands else b"{}",
            encode(shown.more_tokens(game, seat)),
            encode(making.pile_tokens(game, seat)) if len(p.on_piles) > 0 else b"{}",
        )  # fmt: skip

    # ------------------------------------------------------------ what one person sees
    def fields(self, viewer: int | None, turn: int | None) -> Fields:
        """The view of one seat, or a spectator's. With a turn, whoever is asked also gets what he can answer."""
        game = self.game
        is_mine = not self.is_over and turn is not None and game.decision.who == viewer
        is_buying = is_mine and self.table.foreseen()[0].decision.kind == "buy phase"
        made = self.common.copy()
        made[0] = encode(viewer)
        made[2] = b'"buy"' if is_buying else encode(PHASE_NAMES[game.phase])
        made[PLAYERS] = b"[" + b",".join([self.write_player(game, viewer, seat) for seat in range(game.nplayers)]) + b"]"
        made[ASKED] = b"null" if self.is_over else self.write_asked(game, viewer, turn, is_mine)
        return made

    def write_player(self, game: Game, viewer: int | None, seat: i64) -> bytes:
        """One player. The order of a hand means nothing: known cards by kind, then those face down."""
        p = game.players[seat]
        is_mine = viewer == seat
        sees = SPECTATOR if viewer is None else viewer
        is_shown = is_mine or game.over
        known: list[int] = []
        hand = p.hand
        for i in range(hand.n):
            if is_shown or (game.known[hand.ids[i]] >> sees) & 1:
                known.append(game.kind_of[hand.ids[i]])
        known.sort()
        cards = [self.cards[kind] for kind in known] + [HIDDEN] * (int(hand.n) - len(known))
        return self.players[seat] + b'"hand":[%b],"deck":%b,"aside":%b,"look":%b,"mats":%b}' % (
            b",".join(cards),
            encode(int(p.deck.n)) if is_mine else b"null",
            self.write_known(game, p.aside, sees),
            self.write_known(game, p.look, sees),
            encode(making.mats(game, viewer, seat)) if len(p.mats) > 0 else b"{}",
        )

    def write_known(self, game: Game, zone: Zone, sees: i64) -> bytes:
        """Cards by name where their face is known, in their order."""
        if zone.n == 0:
            return b"[]"
        made: list[bytes] = []
        for i in range(zone.n):
            card = zone.ids[i]
            is_known = game.over or (game.known[card] >> sees) & 1
            made.append(self.cards[game.kind_of[card]] if is_known else HIDDEN)
        return b"[" + b",".join(made) + b"]"

    def write_asked(self, game: Game, viewer: int | None, turn: int | None, is_mine: bool) -> bytes:
        """What is asked, at least in the notation of its answers: no connection is lost over a question."""
        try:
            return self.write_question(game, viewer, turn, is_mine)
        except Exception:
            log.exception("a question at the table %s cannot be told", self.table.id)
            return encode(shown.plainly_asked(game, turn if is_mine else None))

    def write_question(self, game: Game, viewer: int | None, turn: int | None, is_mine: bool) -> bytes:
        decision = game.decision
        if decision.kind not in PHASES:
            return encode(shown.asked(game, viewer, turn, self.table.foreseen() if is_mine else (game, [])))
        if not is_mine:
            return write_phase(decision, decision.kind, b"null", b"", 0, b"null")
        later, before = self.table.foreseen()
        kind = later.decision.kind
        offers = [offer(later, i, before) for i in range(len(later.decision.options))]
        return write_phase(decision, kind, encode(turn), b",".join(offers), self.treasures(game, kind), said_of_phase(later))

    def treasures(self, game: Game, phase: str) -> int:
        """How many Treasures whose order does not matter could be played now: in the Buy phase those that are offered."""
        if phase == "night phase" or order_matters(game):
            return 0
        hand = game.players[game.asked].hand
        offered: list[str] | None = None
        if game.decision.kind == "buy phase":
            offered = [option.card for option in game.decision.options if option.verb == "play"]
        n = 0
        for i in range(hand.n):
            kind = game.kind_of[hand.ids[i]]
            if self.is_plain[kind] and (offered is None or game.kinds[kind].id in offered):
                n += 1
        return n


def write_phase(decision: Decision, kind: str, turn: bytes, offers: bytes, treasures: int, says: bytes) -> bytes:
    """What is asked in a phase: everything is as the rules have it, and no card asks."""
    return (
        b'{"who":%d,"kind":"%b","source":"","purpose":"","reason":null,"turn":%b,"options":[%b],"least":1,"most":1,"or_none":false,"picked":[],'
        b'"pickable":[],"treasures":%d,"says":%b,"why":null,"cards_from":"","whose":%d,"concerning":[]}'
    ) % (decision.who, kind.encode(), turn, offers, treasures, says, decision.whose)


# ---------------------------------------------------------------- what is news
def news(game: Game, viewer: int | None, first: int) -> bytes:
    """The events from the first on."""
    return encode(shown.events(game, viewer, first))


def update(undos: int, first: int, happened: bytes, before: Fields, now: Fields) -> bytes:
    """The message `Update`: what happened, and what is not as it was in the view."""
    changed: list[bytes] = []
    for i in range(len(now)):
        if not before or before[i] != now[i]:
            changed.append(NAMES[i] + now[i])
    return b'{"type":"update","undos":%d,"first":%d,"events":%b,"view":{%b}}' % (undos, first, happened, b",".join(changed))
