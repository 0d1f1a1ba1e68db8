"""Phrases that draw, reveal and look at cards."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from demesne.engine.constants import (
    AGAIN,
    ASIDE,
    DECK,
    DISCARD,
    DONE,
    EVERYONE,
    EXILE,
    HAND,
    LOOK,
    NONE,
    ON_DISCARD,
    ON_REVEAL,
    ON_SHUFFLE,
    OPTION,
    PASS,
)
from demesne.engine.deeds import Deed, DeedKind
from demesne.engine.definitions import Phrase
from demesne.engine.discarding import discarded
from demesne.engine.drawing import NOTHING_LEFT, SHUFFLE_UNDER_WAY, draw_run, refill
from demesne.engine.expressions import ANY_CARD, CardTest, Count, DoesNotFit
from demesne.engine.frames import ask
from demesne.engine.log import note_card, note_cards
from demesne.engine.places import event_of_move, forget, move, place, put_card, show, show_from_hand
from demesne.engine.prices import coins_in
from demesne.engine.state import Frame, State
from demesne.engine.triggers import event_frame, open_card_window, open_cards_window
from demesne.phrases.counting import OF_IT, OF_THAT, OF_THIS, THINGS, WHOLE_HAND, HowMany, fixed


@final
class Fetch(Phrase):
    """Move cards from the deck to a zone; they become IT. Revealed cards get a window.

    f.a: 0 at first, 1 while fetching, 2 when done; f.b: the number of cards wanted
    """

    def __init__(self, n: Count, zone: i64, reveal: bool) -> None:
        super().__init__(False, (1 << ON_SHUFFLE) | (1 << ON_REVEAL) | (1 << ON_DISCARD))
        self.n: Count = n
        self.zone: i64 = zone
        self.reveal: bool = reveal

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        if f.a == 0:
            f.a = 1
            f.b = coins_in(self.n.value(g, f, f.who))
            f.its.n = 0
            f.it_at = place(f.who, self.zone)
            if self.zone == LOOK and f.look < 0:
                f.look = g.players[f.who].look.n
        if f.a == 1:
            if not self.fetch(g, f):
                return AGAIN
            f.it_tick = g.tick
            f.a = 2
            if self.reveal:
                open_cards_window(g, ON_REVEAL, f.who, f.its, f.it_at, place(f.who, DECK))
            elif self.zone == DISCARD:
                discarded(g, f.who, f.its, place(f.who, DECK))
            return AGAIN
        return DONE

    def fetch(self, g: State, f: Frame) -> bool:
        """Fetch the cards. False if a shuffle must be resolved first."""
        p = g.players[f.who]
        while f.its.n < f.b:
            deck = refill(g, f.who)
            if deck == SHUFFLE_UNDER_WAY:
                return False
            if deck == NOTHING_LEFT:
                break
            if self.zone == HAND:
                for i in range(draw_run(g, f.who, f.b - f.its.n)):
                    f.its.put(p.hand.ids[p.hand.n - 1 - i])
                continue
            card = p.deck.take_top()
            put_card(g, card, f.it_at)
            f.its.put(card)
            if g.recording:
                self.note(g, f, card)
        return True

    def note(self, g: State, f: Frame, card: i64) -> None:
        """Show a card to the players who may see it, and log it."""
        openly = self.reveal or self.zone == DISCARD
        show(g, card, EVERYONE if openly else 1 << f.who)
        note_card(g, self.kind().value, f.who, card, 1 << f.who, "deck" if self.reveal else "")

    def deeds(self) -> list[Deed]:
        like_it = isinstance(self.n, HowMany)
        return [Deed(self.kind(), fixed(self.n), source=DECK, to=self.zone, like_it=like_it, count=self.n)]

    def kind(self) -> DeedKind:
        """The kind of deed, by the zone that the cards go to. Its value is also the kind of the event."""
        if self.zone == HAND:
            return DeedKind.DRAW
        if self.zone >= EXILE:
            return DeedKind(event_of_move(self.zone))
        if self.zone == DISCARD:
            return DeedKind.DISCARD
        if self.zone == ASIDE:
            return DeedKind.ASIDE
        return DeedKind.REVEAL if self.reveal else DeedKind.LOOK


@final
class RevealUntil(Phrase):
    """Reveal cards from the deck until `n` of them pass the filter; these become IT. All go to LOOK. f.picks: hits so far"""

    def __init__(self, n: i64, ok: CardTest) -> None:
        super().__init__()
        self.n: i64 = n
        self.ok: CardTest = ok

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        p = g.players[f.who]
        if f.a == 0:
            f.a = 1
            f.picks.n = 0
            f.it_at = place(f.who, LOOK)
            if f.look < 0:
                f.look = p.look.n
        while f.picks.n < self.n:
            deck = refill(g, f.who)
            if deck == SHUFFLE_UNDER_WAY:
                return AGAIN
            if deck == NOTHING_LEFT:
                break
            card = p.deck.take_top()
            put_card(g, card, f.it_at)
            if g.recording:
                show(g, card, EVERYONE)
                note_card(g, "reveal", f.who, card, EVERYONE, "deck")
            if self.ok.fits(g, f, f.who, card):
                f.picks.put(card)
            depth = g.top
            open_card_window(g, ON_REVEAL, f.who, card, f.it_at, place(f.who, DECK))
            if g.top != depth:
                return AGAIN
        f.its.copy_from(f.picks)
        f.it_tick = g.tick
        f.picks.n = 0
        return DONE

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.REVEAL, int(self.n), source=DECK, to=LOOK, which=self.ok)]


@final
class DrawUntil(Phrase):
    """Draw until the hand has this size. The player may set aside drawn cards that pass the filter; they go to LOOK.

    Such a card is logged as drawn before the player is asked, so that other players see the same log if it is kept.
    """

    def __init__(self, size: i64, skip: CardTest) -> None:
        super().__init__()
        self.size: i64 = size
        self.skip: CardTest = skip
        self.purpose = "aside"
        self.takes_from = LOOK
        self.goes_to = ASIDE

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        p = g.players[f.who]
        if f.look < 0:
            f.look = p.look.n
        if answer != NONE:
            card = p.look.ids[p.look.n - 1]
            if answer == PASS:
                move(g, card, place(f.who, LOOK), g.tick, place(f.who, HAND))
            elif g.recording:
                show(g, card, EVERYONE)
                note_card(g, "aside", f.who, card, EVERYONE)
        while p.hand.n < self.size:
            deck = refill(g, f.who)
            if deck == SHUFFLE_UNDER_WAY:
                return AGAIN
            if deck == NOTHING_LEFT:
                break
            if self.skip.fits(g, f, f.who, p.deck.ids[p.deck.n - 1]):
                card = p.deck.take_top()
                put_card(g, card, place(f.who, LOOK))
                if g.recording:
                    show(g, card, 1 << f.who)
                    note_card(g, "draw", f.who, card, 1 << f.who)
                return ask(g, OPTION, f.who)
            draw_run(g, f.who, 1)
        return DONE

    def options(self, g: State, f: Frame) -> None:
        g.offer(0)
        g.offer(PASS)

    def label(self, option: i64) -> str:
        return "none" if option == PASS else "yes"

    def deeds(self) -> list[Deed]:
        asks = not (isinstance(self.skip, DoesNotFit) and self.skip.test is ANY_CARD)
        return [Deed(DeedKind.DRAW, None, source=DECK, to=HAND, names=["yes", "no"] if asks else [])]


@final
class TopCard(Phrase):
    """The top card of the deck becomes IT without moving; with `reveal`, it is revealed."""

    def __init__(self, reveal: bool) -> None:
        super().__init__()
        self.reveal: bool = reveal

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        deck = refill(g, f.who)
        if deck == SHUFFLE_UNDER_WAY:
            return AGAIN
        f.its.n = 0
        f.it_at = place(f.who, DECK)
        f.it_tick = g.tick
        if deck != NOTHING_LEFT:
            cards = g.players[f.who].deck
            card = cards.ids[cards.n - 1]
            f.its.put(card)
            if self.reveal:
                if g.recording:
                    show(g, card, EVERYONE)
                    note_card(g, "reveal", f.who, card, EVERYONE, "deck")
                open_card_window(g, ON_REVEAL, f.who, card, f.it_at, f.it_at)
        return DONE

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.REVEAL if self.reveal else DeedKind.TOP_CARD, source=DECK, to=DECK)]


@final
class Reveal(Phrase):
    """Reveal THIS (from hand), THAT, IT or the whole hand. f.a: 1 once done"""

    def __init__(self, hand: bool, this: bool, that: bool) -> None:
        super().__init__(False, 1 << ON_REVEAL)
        self.hand: bool = hand
        self.this: bool = this
        self.that: bool = that
        self.shows_it = not (hand or this or that)
        self.leads_up = this
        self.speaks_of_that = that

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        if f.a == 0:
            if self.hand:
                f.its.copy_from(g.players[f.who].hand)
            if self.this:
                f.its.n = 0
                f.its.put(f.source)
            if self.hand or self.this:
                f.it_at = place(f.who, HAND)
                f.it_tick = g.tick
            if self.that:
                f.its.n = 0
                f.its.put(f.that)
                f.it_at = f.that_at
                f.it_tick = f.that_tick
            if g.recording and f.its.n > 0:
                for i in range(f.its.n):
                    if self.hand or self.that:
                        show(g, f.its.ids[i], EVERYONE)
                    else:
                        show_from_hand(g, g.players[f.who].hand, f.its.ids[i])
                note_cards(g, "reveal", f.who, f.its.listed(), EVERYONE, "hand" if self.hand else "")
            f.a = 1
            open_cards_window(g, ON_REVEAL, f.who, f.its, f.it_at, f.it_at)
            return AGAIN
        return DONE

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.REVEAL, None, thing=WHOLE_HAND if self.hand else THINGS[self.meant()])]

    def meant(self) -> i64:
        """Which cards are revealed: THIS, THAT or IT."""
        return OF_THIS if self.this else OF_THAT if self.that else OF_IT


@final
class LookThroughDiscard(Phrase):
    """The player looks through their discard pile."""

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        cards = g.players[f.who].discard.listed()
        if g.recording and cards:
            for card in cards:
                show(g, card, 1 << f.who)
            note_cards(g, "look", f.who, cards, 1 << f.who)
        return DONE

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.LOOK, None, source=DISCARD, to=DISCARD)]


@final
class LayDownHand(Phrase):
    """Move the whole hand to LOOK, so that these cards count as revealed by this text."""

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        p = g.players[f.who]
        f.look = p.look.n
        for card in p.hand.listed():
            if g.recording:
                g.known[card] = 1 << f.who
            move(g, card, place(f.who, HAND), g.tick, place(f.who, LOOK))
        forget(g, p.hand, f.who)
        return DONE

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.LOOK, None, source=HAND, to=LOOK)]


@final
class OnTopOfShuffle(Phrase):
    """Keep IT out of the coming shuffle, and put it on top of the shuffled cards or under them."""

    def __init__(self, under: bool = False) -> None:
        super().__init__()
        self.under: bool = under
        self.puts_it = "topdeck"
        self.puts_it_to = DECK

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        shuffling = event_frame(g)
        for i in range(f.its.n):
            card = f.its.ids[i]
            if move(g, card, f.it_at, f.it_tick, place(f.who, LOOK)):
                (shuffling.picks if self.under else shuffling.its).put(card)
                if g.recording:
                    g.known[card] |= 1 << f.who
        shuffling.it_tick = g.tick
        return DONE

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.TOPDECK, None, to=DECK, thing=THINGS[OF_IT])]
