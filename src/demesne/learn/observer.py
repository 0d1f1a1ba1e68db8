"""What one player may know, written into packed bytes; compiled. What each byte means is said in `catalogue.py`."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from demesne.engine.constants import BANE, LAND, NONE, ORDER, PICK, TOKENS
from demesne.engine.costs import cost
from demesne.engine.prices import coins_in
from demesne.engine.scoring import score
from demesne.engine.state import Frame, State
from demesne.engine.triggers import WINDOW
from demesne.engine.zones import Zone
from demesne.learn.catalogue import POINTS_OFFSET
from demesne.learn.layout import DECISIONS, PHASES, Layout, Piles

# Places of numbers about a card and about a landscape: see CARD_FIGURES and LAND_FIGURES.
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
AT_BANE: Final[i64] = 12
AT_TRASH: Final[i64] = 13
AT_OTHERS: Final[i64] = 14
LAND_FOR_SALE: Final[i64] = 0
LAND_ASKS: Final[i64] = 1
LAND_OWNED: Final[i64] = 2
LAND_TOKENS: Final[i64] = 3
LAND_OTHERS: Final[i64] = 4


def byte(number: i64) -> u8:
    """What fits into a byte."""
    return u8(0) if number < 0 else u8(255) if number > 255 else u8(number)


@final
class Observer:
    """Writes what one player may know of games with the same piles."""

    def __init__(self, layout: Layout, piles: Piles) -> None:
        self.layout: Layout = layout
        self.nkinds: i64 = piles.components.nkinds
        self.nlands: i64 = piles.components.nlands
        self.card_rows: vec[i64] = vec[i64]([layout.table + layout.width * int(at) for at in piles.card_at])
        self.land_rows: vec[i64] = vec[i64]([layout.lands + layout.land_width * int(at) for at in piles.land_at])
        self.counts: vec[i64] = vec[i64]([0] * int(piles.components.nkinds))

    def write(self, g: State, who: i64, out: vec[u8], start: i64) -> None:
        """The observation of one player. Rows of cards that are not in the game are left alone."""
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

    def write_players(self, g: State, who: i64, out: vec[u8], start: i64) -> None:
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
        p = g.players[who]
        rows = self.card_rows
        for kind in range(self.nkinds):
            at = start + rows[kind]
            out[at + AT_OWNED] = byte(p.own[kind])
            out[at + AT_LEFT] = byte(g.left[kind])
            out[at + AT_COST] = byte(coins_in(cost(g, kind)))
            for i in range(1, g.nplayers):
                out[at + AT_OTHERS + 2 * i - 2] = byte(g.players[(who + i) % g.nplayers].own[kind])
        if g.marks[BANE] >= 0:
            out[start + rows[g.marks[BANE]] + AT_BANE] = 1
        self.add(g, p.hand, out, start + AT_HAND)
        self.add(g, p.play, out, start + AT_PLAY)
        self.add(g, p.aside, out, start + AT_ASIDE)
        self.add(g, p.look, out, start + AT_LOOK)
        self.add(g, g.trash, out, start + AT_TRASH)
        for i in range(1, g.nplayers):
            self.add(g, g.players[(who + i) % g.nplayers].play, out, start + AT_OTHERS + 2 * i - 1)

    def add(self, g: State, zone: Zone, out: vec[u8], start: i64) -> None:
        """Count the cards of a zone."""
        rows = self.card_rows
        for i in range(zone.n):
            at = start + rows[g.kind_of[zone.ids[i]]]
            if out[at] < 255:
                out[at] += 1

    def write_lands(self, g: State, who: i64, out: vec[u8], start: i64) -> None:
        for land in range(self.nlands):
            at = start + self.land_rows[land]
            out[at + LAND_FOR_SALE] = 1 if land < g.components.for_sale else 0
            out[at + LAND_OWNED] = byte(g.players[who].owns[land])
            out[at + LAND_TOKENS] = byte(g.players[who].on_land[land])
            for i in range(1, g.nplayers):
                p = g.players[(who + i) % g.nplayers]
                out[at + LAND_OTHERS + 2 * i - 2] = byte(p.owns[land])
                out[at + LAND_OTHERS + 2 * i - 1] = byte(p.on_land[land])

    def write_decision(self, g: State, who: i64, out: vec[u8], start: i64) -> None:
        """What is asked of whom, and why, is public; what it is about only where the one who is asked looks."""
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
        """The event that the text on top of the stack answers, and the card it is about."""
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
        """What can be picked, what has been picked, and the cards the text is about."""
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
