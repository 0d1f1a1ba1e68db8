"""Writes what one player may know into packed bytes; compiled. `catalogue.py` defines the meaning of each byte."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from demesne.engine.constants import EXILE, FACE_DOWN, LAND, MARK_NAMES, NONE, ORDER, PICK, TOKENS, ZONE_NAMES
from demesne.engine.costs import cost
from demesne.engine.gaining import pile_left
from demesne.engine.prices import coins_in, debt_in, potions_in
from demesne.engine.scoring import score
from demesne.engine.state import Frame, State
from demesne.engine.tokens import has_token, vp_at, vp_place_of_land
from demesne.engine.triggers import WINDOW
from demesne.engine.zones import Zone
from demesne.learn.catalogue import (
    DEBT_COST,
    IN_PILE,
    PILE_TOKEN_FIGURES,
    POINTS_OFFSET,
    POTION_COST,
    POTIONS,
    TRAIT_ON_IT,
    VP_LYING,
)
from demesne.learn.layout import DECISIONS, PHASES, Layout, Piles

# Offsets of the numbers about a card or landscape: see CARD_FIGURES and LAND_FIGURES.
AT_HAND: Final[i64] = 0
AT_PLAY: Final[i64] = 1
AT_ASIDE: Final[i64] = 2
AT_LOOK: Final[i64] = 3
AT_PICKED: Final[i64] = 4
AT_PICKABLE: Final[i64] = 5
AT_IT: Final[i64] = 6
AT_EVENT: Final[i64] = 7
AT_ASKS: Final[i64] = 8
AT_OWNED: Final[i64] = 9
AT_LEFT: Final[i64] = 10
AT_COST: Final[i64] = 11
AT_TRASH: Final[i64] = 13
OTHER_OWNED: Final[i64] = 0
OTHER_PLAY: Final[i64] = 1
LAND_FOR_SALE: Final[i64] = 0
LAND_ASKS: Final[i64] = 1
LAND_OWNED: Final[i64] = 2
LAND_TOKENS: Final[i64] = 3


def byte(number: i64) -> u8:
    """Clamp a number to the range of a byte."""
    return u8(0) if number < 0 else u8(255) if number > 255 else u8(number)


def is_hidden(piles: Piles, kind: i64) -> bool:
    """Whether the pile of this kind is face down, so that its top card is unknown."""
    at = piles.components.pile_of[kind]
    return at >= 0 and piles.components.piles[at].order == FACE_DOWN


def marked(layout: Layout, piles: Piles, rows: vec[i64]) -> list[int]:
    """The offsets of the numbers that show which piles have marks, such as the Bane."""
    found: list[int] = []
    for mark in range(len(MARK_NAMES)):
        pile = piles.components.marked_piles[mark]
        place = layout.card_figure.get(MARK_NAMES[mark], NONE)
        if pile >= 0 and place >= 0:
            found += [
                int(rows[kind] + place) for kind in range(piles.components.nkinds) if piles.components.pile_of[kind] == pile
            ]
    return found


@final
class Observer:
    """Writes what one player may know in games with the same piles."""

    def __init__(self, layout: Layout, piles: Piles) -> None:
        self.layout: Layout = layout
        self.nkinds: i64 = piles.components.nkinds
        self.nlands: i64 = piles.components.nlands
        self.card_rows: vec[i64] = vec[i64]([layout.table + layout.width * int(at) for at in piles.card_at])
        self.land_rows: vec[i64] = vec[i64]([layout.lands + layout.land_width * int(at) for at in piles.land_at])
        self.counts: vec[i64] = vec[i64]([0] * int(piles.components.nkinds))
        self.is_hidden: vec[u8] = vec[u8]([is_hidden(piles, kind) for kind in range(int(self.nkinds))])
        self.marked: vec[i64] = vec[i64](marked(layout, piles, self.card_rows))
        self.trait_at: vec[i64] = piles.trait_at
        # Offsets of optional numbers; NONE if this game does not have them.
        self.potions: i64 = layout.figure.get(POTIONS, NONE)
        self.potion_cost: i64 = layout.card_figure.get(POTION_COST, NONE)
        self.debt_cost: i64 = layout.card_figure.get(DEBT_COST, NONE)
        self.in_pile: i64 = layout.card_figure.get(IN_PILE, NONE)
        self.vp: i64 = layout.card_figure.get(VP_LYING, NONE)
        self.trait: i64 = layout.card_figure.get(TRAIT_ON_IT, NONE)
        self.tokens: i64 = layout.card_figure.get(PILE_TOKEN_FIGURES[0], NONE)
        self.other_tokens: i64 = layout.other_figure.get(PILE_TOKEN_FIGURES[0], NONE)
        self.land_vp: i64 = layout.land_figure.get(VP_LYING, NONE)
        self.mats: vec[i64] = vec[i64]([int(layout.card_figure.get(name, NONE)) for name in ZONE_NAMES[EXILE:]])
        self.other_mats: vec[i64] = vec[i64]([int(layout.other_figure.get(name, NONE)) for name in ZONE_NAMES[EXILE:]])
        self.has_more: bool = len(layout.card_figure) > AT_TRASH + 1

    def write(self, g: State, who: i64, out: vec[u8], start: i64) -> None:
        """Write the observation of one player. Rows of cards that are not in the game stay unchanged."""
        layout = self.layout
        for i in range(start, start + layout.table):
            out[i] = 0
        for row in self.card_rows:
            for i in range(start + row, start + row + layout.width):
                out[i] = 0
        for row in self.land_rows:
            for i in range(start + row, start + row + layout.land_width):
                out[i] = 0
        self.write_figures(g, who, out, start)
        self.write_players(g, who, out, start)
        self.write_cards(g, who, out, start)
        self.write_lands(g, who, out, start)
        if g.pending:
            self.write_decision(g, who, out, start)

    def write_figures(self, g: State, who: i64, out: vec[u8], start: i64) -> None:
        """Write the numbers about the whole game."""
        layout = self.layout
        out[start + DECISIONS + g.phase] = 1
        out[start + layout.asked + layout.players + (g.current - who + g.nplayers) % g.nplayers] = 1
        at = start + layout.figures
        out[at] = byte(g.actions)
        out[at + 1] = byte(g.buys)
        out[at + 2] = byte(g.coins)
        out[at + 3] = byte(g.turn)
        out[at + 4] = byte(g.empty)
        out[at + 5] = 1 if g.ending else 0
        if self.potions >= 0:
            out[at + self.potions] = byte(g.potions)

    def write_players(self, g: State, who: i64, out: vec[u8], start: i64) -> None:
        """Write the numbers about each player, beginning with the observer."""
        at = start + self.layout.seats
        for i in range(g.nplayers):
            seat = (who + i) % g.nplayers
            p = g.players[seat]
            out[at] = byte(p.hand.n)
            out[at + 1] = byte(p.deck.n)
            out[at + 2] = byte(p.discard.n)
            out[at + 3] = byte(p.aside.n)
            for token in range(TOKENS):
                out[at + 4 + token] = byte(p.tokens[token])
            out[at + 4 + TOKENS] = byte(p.turns)
            out[at + 5 + TOKENS] = byte(score(g, seat) + POINTS_OFFSET)
            at += 6 + TOKENS

    def write_cards(self, g: State, who: i64, out: vec[u8], start: i64) -> None:
        """Write the numbers about each card."""
        layout = self.layout
        p = g.players[who]
        rows = self.card_rows
        for kind in range(self.nkinds):
            at = start + rows[kind]
            out[at + AT_OWNED] = byte(p.owned[kind])
            out[at + AT_LEFT] = 0 if self.is_hidden[kind] else byte(g.left[kind])
            out[at + AT_COST] = byte(coins_in(cost(g, kind)))
            at += layout.others + OTHER_OWNED
            for i in range(1, g.nplayers):
                out[at] = byte(g.players[(who + i) % g.nplayers].owned[kind])
                at += layout.other_width
        for at in self.marked:
            out[start + at] = 1
        if self.has_more:
            self.write_more(g, who, out, start)
        self.add(g, p.hand, out, start + AT_HAND)
        self.add(g, p.play, out, start + AT_PLAY)
        self.add(g, p.aside, out, start + AT_ASIDE)
        self.add(g, p.look, out, start + AT_LOOK)
        self.add(g, g.trash, out, start + AT_TRASH)
        others = start + layout.others
        for i in range(1, g.nplayers):
            self.add(g, g.players[(who + i) % g.nplayers].play, out, others + OTHER_PLAY)
            others += layout.other_width

    def write_more(self, g: State, who: i64, out: vec[u8], start: i64) -> None:
        """Write the optional numbers: Potion and debt costs, Traits, tokens on piles, and mats."""
        for kind in range(self.nkinds):
            at = start + self.card_rows[kind]
            pile = g.components.pile_of[kind]
            price = cost(g, kind)
            if self.potion_cost >= 0:
                out[at + self.potion_cost] = byte(potions_in(price))
            if self.debt_cost >= 0:
                out[at + self.debt_cost] = byte(debt_in(price))
            if self.trait >= 0:
                out[at + self.trait] = byte(self.trait_at[kind])
            if pile >= 0:
                if self.in_pile >= 0:
                    out[at + self.in_pile] = byte(pile_left(g, pile))
                if self.vp >= 0:
                    out[at + self.vp] = byte(vp_at(g, pile))
        for i in range(g.nplayers):
            seat = (who + i) % g.nplayers
            first = start + self.layout.others + (i - 1) * self.layout.other_width
            self.write_tokens(g, seat, out, start + self.tokens if i == 0 else first + self.other_tokens)
            if len(g.players[seat].mats) > 0:
                for mat in range(len(self.mats)):
                    place = self.mats[mat] if i == 0 else self.other_mats[mat]
                    if place >= 0:
                        self.add(g, g.players[seat].zone(EXILE + mat), out, (start if i == 0 else first) + place)

    def write_tokens(self, g: State, seat: i64, out: vec[u8], start: i64) -> None:
        """Write a player's tokens on piles, at this offset of every row."""
        if self.tokens < 0 or len(g.players[seat].on_piles) == 0:
            return
        for kind in range(self.nkinds):
            at = start + self.card_rows[kind]
            for token in range(len(PILE_TOKEN_FIGURES)):
                out[at + token] = 1 if has_token(g, seat, g.components.pile_of[kind], token) else 0

    def add(self, g: State, zone: Zone, out: vec[u8], start: i64) -> None:
        """Add the cards of a zone to the counts."""
        rows = self.card_rows
        for i in range(zone.n):
            at = start + rows[g.kind_of[zone.ids[i]]]
            if out[at] < 255:
                out[at] += 1

    def write_lands(self, g: State, who: i64, out: vec[u8], start: i64) -> None:
        """Write the numbers about each landscape."""
        for land in range(self.nlands):
            at = start + self.land_rows[land]
            out[at + LAND_FOR_SALE] = 1 if land < g.components.for_sale else 0
            out[at + LAND_OWNED] = byte(g.players[who].has_land[land])
            out[at + LAND_TOKENS] = byte(g.players[who].on_land[land])
            if self.land_vp >= 0:
                out[at + self.land_vp] = byte(vp_at(g, vp_place_of_land(g, land)))
            at += self.layout.land_others
            for i in range(1, g.nplayers):
                p = g.players[(who + i) % g.nplayers]
                out[at] = byte(p.has_land[land])
                out[at + 1] = byte(p.on_land[land])
                at += 2

    def write_decision(self, g: State, who: i64, out: vec[u8], start: i64) -> None:
        """Write the pending decision: everyone sees who is asked and why, only the player who is asked sees the choices."""
        layout = self.layout
        f = g.stack[g.top]
        phrase = f.text.phrases[f.pc]
        out[start + g.about] = 1
        out[start + layout.asked + (g.asked - who + g.nplayers) % g.nplayers] = 1
        purpose = layout.purposes.get(phrase.purpose, NONE)
        if purpose >= 0:
            out[start + purpose] = 1
        out[start + layout.figures + 6] = byte(f.pc)
        self.write_reason(g, out, start)
        if f.source >= LAND:
            out[start + self.land_rows[f.source - LAND] + LAND_ASKS] = 1
        elif f.source >= 0:
            out[start + self.card_rows[g.kind_of[f.source]] + AT_ASKS] = 1
        if g.asked == who and f.text is not WINDOW:
            self.write_choice(g, f, out, start)

    def write_reason(self, g: State, out: vec[u8], start: i64) -> None:
        """Write the event that the text on top of the stack responds to, and its card."""
        i = g.top
        while i > 0:
            f = g.stack[i]
            if f.text is WINDOW:
                out[start + DECISIONS + PHASES + f.event] = 1
                if f.that >= 0:
                    out[start + self.card_rows[g.kind_of[f.that]] + AT_EVENT] = 1
                return
            i -= 1

    def write_choice(self, g: State, f: Frame, out: vec[u8], start: i64) -> None:
        """Write the cards that can be picked, those already picked, and the cards of IT."""
        for i in range(f.its.n):
            card = f.its.ids[i]
            if g.moved_at[card] <= f.it_tick:
                out[start + self.card_rows[g.kind_of[card]] + AT_IT] += 1
        if g.about == PICK or g.about == ORDER:
            self.add(g, f.picks, out, start + AT_PICKED)
            out[start + self.layout.figures + 9] = byte(f.picks.n)
        if g.about == PICK:
            phrase = f.text.phrases[f.pc]
            out[start + self.layout.figures + 7] = byte(phrase.least_to_pick(g, f))
            out[start + self.layout.figures + 8] = byte(phrase.most_to_pick(g, f))
            counts = self.counts
            phrase.count_pickable(g, f, counts)
            for kind in range(self.nkinds):
                out[start + self.card_rows[kind] + AT_PICKABLE] = byte(counts[kind])
                counts[kind] = 0
