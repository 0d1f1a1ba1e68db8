"""Choosing cards, and putting them somewhere."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.engine.constants import (
    AGAIN,
    ASIDE,
    DECK,
    DISCARD,
    DONE,
    EVERYONE,
    FROM_IT,
    FROM_TRASH,
    HAND,
    KIND_MASK,
    LOOK,
    ON_DISCARD,
    ON_TRASH,
    ORDER,
    PASS,
    PICK,
    PLAY,
    TRASH,
    TWIN_SHIFT,
)
from demesne.engine.definitions import ANY_CARD, CardTest, Count, Phrase
from demesne.engine.frames import ask
from demesne.engine.log import note_card, note_cards
from demesne.engine.moves import (
    deck_to_discard,
    discarded,
    event_of_move,
    forget,
    move,
    place,
    put_card,
    return_to_pile,
    seat_of,
    show,
    take_from_pile,
    trash,
    zone_at,
)
from demesne.engine.state import Frame, State
from demesne.engine.triggers import bound_alike, open_card_window
from demesne.engine.zones import Zone
from demesne.phrases.numbers import OF_IT, OF_REVEALED, OF_THAT

# What choosing a card is for, by the zone it is put into.
PURPOSES: Final = {DECK: "topdeck", HAND: "hand", DISCARD: "discard", PLAY: "play", ASIDE: "aside", LOOK: "look"}


@final
class Choose(Phrase):
    """Pick cards, in the order of their kinds; they become IT.

    f.a: begun, f.b: the lowest kind that may still be picked, f.picks: so far
    """

    def __init__(self, least: Count, most: Count, zone: i64, ok: CardTest, boss: bool) -> None:
        super().__init__()
        self.takes_from = zone
        self.least: Count = least
        self.most: Count = most
        self.zone: i64 = zone
        self.ok: CardTest = ok
        self.boss: bool = boss  # whoever played the card decides

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        if f.a == 0:
            f.a = 1
            f.picks.n = 0
        if answer >= 0:
            f.b = answer & KIND_MASK
            f.picks.put(self.find(g, f, answer))
        if answer != PASS and f.picks.n < self.most.value(g, f, f.who):
            left = self.left(g, f, f.b)
            if left > 0:
                if f.picks.n + left > self.least.value(g, f, f.who):
                    return ask(g, PICK, f.boss if self.boss else f.who)
                self.pick_all(g, f)
        f.its.copy_from(f.picks)
        f.picks.n = 0
        if self.zone == FROM_TRASH:
            f.it_at = TRASH
        elif self.zone != FROM_IT:
            f.it_at = place(f.who, self.zone)
        f.it_tick = g.tick
        return DONE

    def pick_all(self, g: State, f: Frame) -> None:
        """There is no choice."""
        for kind in range(f.b, g.nkinds):
            card = self.find(g, f, kind)
            while card >= 0:
                f.picks.put(card)
                if g.recording:
                    g.forced.append(g.kinds[kind].id)
                card = self.find(g, f, kind)

    def cards(self, g: State, f: Frame) -> Zone:
        if self.zone == FROM_IT:
            return f.its
        if self.zone == FROM_TRASH:
            return g.trash
        return g.players[f.who].zone(self.zone)

    def start(self, f: Frame) -> i64:
        if self.zone == LOOK and f.look >= 0:
            return f.look
        return 0

    def may_pick(self, g: State, f: Frame, card: i64) -> bool:
        """It has not been picked yet, and it fits."""
        if f.picks.n > 0 and f.picks.index(card) >= 0:
            return False
        return self.ok is ANY_CARD or self.ok.fits(g, f, f.who, card)

    def find(self, g: State, f: Frame, code: i64) -> i64:
        """The card that an option stands for, or -1."""
        zone = self.cards(g, f)
        ids = zone.ids
        kind_of = g.kind_of
        kind = code & KIND_MASK
        twin = code >> TWIN_SHIFT
        for i in range(self.start(f), zone.n):
            card = ids[i]
            if kind_of[card] != kind or not self.may_pick(g, f, card):
                continue
            if twin == 0 or (self.is_new_twin(g, f, i) and self.twins_before(g, f, i) == twin):
                return card
        return -1

    def is_new_twin(self, g: State, f: Frame, at: i64) -> bool:
        """No card of this kind that could be picked lies before it with the same effects bound to it."""
        zone = self.cards(g, f)
        card = zone.ids[at]
        for i in range(self.start(f), at):
            other = zone.ids[i]
            if g.kind_of[other] == g.kind_of[card] and self.may_pick(g, f, other) and bound_alike(g, other, card):
                return False
        return True

    def twins_before(self, g: State, f: Frame, at: i64) -> i64:
        """How many cards of this kind that can be told apart lie before it."""
        zone = self.cards(g, f)
        kind = g.kind_of[zone.ids[at]]
        n: i64 = 0
        for i in range(self.start(f), at):
            if g.kind_of[zone.ids[i]] == kind and self.may_pick(g, f, zone.ids[i]) and self.is_new_twin(g, f, i):
                n += 1
        return n

    def offer_kind(self, g: State, f: Frame, kind: i64) -> None:
        """Each card of a kind in play that can be told apart from the others by what is bound to it; elsewhere the kind."""
        if self.zone != PLAY or len(g.lingers) == 0:
            g.offer(kind)
            return
        twin: i64 = 0
        while self.find(g, f, kind + (twin << TWIN_SHIFT)) >= 0:
            g.offer(kind + (twin << TWIN_SHIFT))
            twin += 1

    def left(self, g: State, f: Frame, lowest: i64) -> i64:
        """How many cards from this kind upwards could still be picked."""
        zone = self.cards(g, f)
        if lowest == 0 and f.picks.n == 0 and self.ok is ANY_CARD:
            return zone.n - self.start(f)
        ids = zone.ids
        kind_of = g.kind_of
        n: i64 = 0
        for i in range(self.start(f), zone.n):
            card = ids[i]
            if kind_of[card] >= lowest and self.may_pick(g, f, card):
                n += 1
        return n

    def options(self, g: State, f: Frame) -> None:
        least = self.least.value(g, f, f.who) - f.picks.n
        for kind in range(f.b, g.nkinds):
            if self.find(g, f, kind) >= 0 and self.left(g, f, kind) >= least:
                self.offer_kind(g, f, kind)
        if least <= 0:
            g.offer(PASS)

    def pickable(self, g: State, f: Frame) -> list[int]:
        zone = self.cards(g, f)
        kinds: list[int] = []
        for i in range(self.start(f), zone.n):
            card = zone.ids[i]
            if g.kind_of[card] >= f.b and self.may_pick(g, f, card):
                kinds.append(int(g.kind_of[card]))
        kinds.sort()
        return kinds

    def limits(self, g: State, f: Frame) -> tuple[int, int]:
        there = f.picks.n + self.left(g, f, 0)
        least = min(there, self.least.value(g, f, f.who))
        return least, min(there, self.most.value(g, f, f.who))

    def count_pickable(self, g: State, f: Frame, counts: vec[i64]) -> i64:
        zone = self.cards(g, f)
        ids = zone.ids
        kind_of = g.kind_of
        n: i64 = 0
        for i in range(self.start(f), zone.n):
            card = ids[i]
            kind = kind_of[card]
            if kind >= f.b and self.may_pick(g, f, card):
                counts[kind] += 1
                n += 1
        return n

    def least_to_pick(self, g: State, f: Frame) -> i64:
        return self.least.value(g, f, f.who)

    def most_to_pick(self, g: State, f: Frame) -> i64:
        return self.most.value(g, f, f.who)


def put_it(g: State, f: Frame, to: i64, openly: bool) -> None:
    """IT goes to a zone of whoever has it; what could not be moved is no longer IT."""
    source = f.it_at
    owner = seat_of(source)
    if owner < 0:
        owner = f.who
    at = place(owner, to)
    hidden = source == place(owner, HAND) and ((f.its.n > 1 and not openly) or (to == DECK and not openly))
    if g.recording and to == DISCARD and hidden:
        rotate(g, f.its)
    kept: i64 = 0
    for i in range(f.its.n):
        if move(g, f.its.ids[i], source, f.it_tick, at):
            f.its.ids[kept] = f.its.ids[i]
            kept += 1
    f.its.n = kept
    f.it_at = at
    f.it_tick = g.tick
    if g.recording and kept > 0:
        reveal_move(g, f, owner, source, to, hidden)


def reveal_move(g: State, f: Frame, owner: i64, source: i64, to: i64, hidden: bool) -> None:
    """Who sees which of the cards that just moved, and the event."""
    cards = f.its.listed()
    secret = source == place(owner, DISCARD)
    for card in cards:
        if hidden or secret:
            g.known[card] &= 1 << owner
        show(g, card, 1 << owner)
        if (to == DISCARD and not hidden) or to == ASIDE:
            show(g, card, EVERYONE)
    if hidden or secret:
        forget(g, zone_at(g, source), owner)
    if to == DISCARD:
        show(g, cards[-1], EVERYONE)  # it lies on top
    note_cards(g, event_of_move(place(owner, to)), owner, cards, 1 << owner)


def rotate(g: State, cards: Zone) -> None:
    """Any of several cards discarded together may come to lie on top; their order must tell nothing."""
    for i in range(g.noise.below(cards.n)):
        cards.put(cards.take_at(0))


def speak_of(g: State, f: Frame, what: i64, zone: i64) -> None:
    """IT becomes THAT, where the event left it, what this text has REVEALED and not placed, or THIS, where it lies."""
    if what == OF_IT:
        return
    f.its.n = 0
    if what == OF_THAT:
        f.its.put(f.that)
        f.it_at = f.that_at
        f.it_tick = f.that_tick
    elif what == OF_REVEALED:
        look = g.players[f.who].look
        for i in range(f.look if f.look >= 0 else look.n, look.n):
            f.its.put(look.ids[i])
        f.it_at = place(f.who, LOOK)
        f.it_tick = g.tick
    else:
        f.its.put(f.source)
        f.it_at = place(f.who, zone)
        f.it_tick = g.tick


@final
class Put(Phrase):
    """IT, THAT or THIS goes to a zone of whoever has it, and is IT then. f.a: 1 + windows of discards opened"""

    def __init__(self, zone: i64, openly: bool, what: i64 = 0, source: i64 = PLAY) -> None:
        super().__init__(False, 1 << ON_DISCARD if zone == DISCARD else 0)
        self.zone: i64 = zone
        self.openly: bool = openly
        self.what: i64 = what
        self.source: i64 = source  # where THIS lies
        self.uses_it = what == OF_IT
        self.needs_that = what == OF_THAT
        self.calm = zone == HAND
        self.speaks_of_it = what == OF_IT
        if what == OF_IT:
            self.puts_it = PURPOSES[zone]
            self.puts_it_to = zone

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        if f.a == 0:
            f.a = 1
            speak_of(g, f, self.what, self.source)
            f.b = f.it_at
            put_it(g, f, self.zone, self.openly)
        if self.zone == DISCARD:
            while f.a <= f.its.n:
                depth = g.top
                discarded(g, seat_of(f.it_at), f.its.ids[f.a - 1], f.b)
                f.a += 1
                if g.top != depth:
                    return AGAIN
        return DONE


@final
class DiscardRest(Phrase):
    """What this text (or, with `all_of_it`, an earlier part of it) turned over and has not placed. f.a: begun"""

    def __init__(self, all_of_it: bool) -> None:
        super().__init__(False, 1 << ON_DISCARD)
        self.all_of_it: bool = all_of_it

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        p = g.players[f.who]
        if f.a == 0:
            f.picks.n = 0
            start: i64 = 0 if self.all_of_it else f.look
            if start >= 0:
                while p.look.n > start:
                    card = p.look.ids[start]
                    f.picks.put(card)
                    move(g, card, place(f.who, LOOK), g.tick, place(f.who, DISCARD))
            f.a = 1
            if f.it_at == place(f.who, LOOK):
                f.it_at = place(f.who, DISCARD)
                f.it_tick = g.tick
            if g.recording and f.picks.n > 0:
                show(g, f.picks.ids[f.picks.n - 1], EVERYONE)
                note_cards(g, "discard", f.who, f.picks.listed(), 1 << f.who)
        while f.a <= f.picks.n:
            depth = g.top
            discarded(g, f.who, f.picks.ids[f.a - 1], place(f.who, LOOK))
            f.a += 1
            if g.top != depth:
                return AGAIN
        f.picks.n = 0
        return DONE


@final
class Trash(Phrase):
    """IT, THAT or THIS is trashed together, and is IT then; each card has its window. f.a: 1 + windows opened"""

    def __init__(self, what: i64 = 0, source: i64 = PLAY) -> None:
        super().__init__(False, 1 << ON_TRASH)
        self.what: i64 = what
        self.source: i64 = source  # where THIS lies
        self.needs_that = what == OF_THAT
        self.speaks_of_it = what == OF_IT
        if what == OF_IT:
            self.puts_it = "trash"
            self.puts_it_to = FROM_TRASH

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        if f.a == 0:
            f.a = 1
            speak_of(g, f, self.what, self.source)
            self.trash_it(g, f)
        while f.a <= f.its.n:
            depth = g.top
            open_card_window(g, ON_TRASH, f.who, f.its.ids[f.a - 1], TRASH, f.b)
            f.a += 1
            if g.top != depth:
                return AGAIN
        return DONE

    def trash_it(self, g: State, f: Frame) -> None:
        kept: i64 = 0
        f.b = f.it_at
        for i in range(f.its.n):
            if trash(g, f.who, f.its.ids[i], f.it_at, f.it_tick):
                f.its.ids[kept] = f.its.ids[i]
                kept += 1
        f.its.n = kept
        f.it_at = TRASH
        f.it_tick = g.tick
        if g.recording and kept > 0:
            note_cards(g, "trash", f.who, f.its.listed(), EVERYONE)


@final
class Exchange(Phrase):
    """THAT or THIS goes back to its pile, and another card comes from its own; that one is not gained.

    It is only done if there is such a card to come. f.its: that card
    """

    def __init__(self, id: str, what: i64, source: i64 = PLAY) -> None:
        super().__init__()
        self.id: str = id
        self.what: i64 = what
        self.source: i64 = source
        self.needs_that = what == OF_THAT

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        kind = g.kit.kind(self.id)
        speak_of(g, f, self.what, self.source)
        card = f.its.ids[0]
        f.its.n = 0
        if kind >= 0 and g.left[kind] > 0 and return_to_pile(g, f.who, card, f.it_at, f.it_tick):
            take_from_pile(g, kind)
            new = g.new_card(f.who, kind)
            f.its.put(new)
            f.it_at = place(f.who, DISCARD)
            put_card(g, new, f.it_at)
            f.it_tick = g.tick
            show(g, new, EVERYONE)
            if g.recording:
                note_card(g, "exchange", f.who, new, EVERYONE)
        return DONE


@final
class ReturnThis(Phrase):
    """From play to its pile."""

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        return_to_pile(g, f.who, f.source, place(f.who, PLAY), g.tick)
        return DONE


@final
class DeckToDiscard(Phrase):
    """The deck goes on the discard pile, unseen."""

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        deck_to_discard(g, f.who)
        return DONE


@final
class PutBack(Phrase):
    """The rest goes back on the deck in an order of one's choice, named top first. f.picks: named so far"""

    def __init__(self) -> None:
        super().__init__()
        self.purpose = "topdeck"
        self.takes_from = LOOK
        self.goes_to = DECK

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        p = g.players[f.who]
        if answer >= 0:
            f.picks.put(self.find(g, f, answer))
        if p.look.n - f.look > f.picks.n:
            return ask(g, ORDER, f.who)
        cards = f.picks.listed()
        while f.picks.n > 0:
            card = f.picks.take_top()
            move(g, card, place(f.who, LOOK), g.tick, place(f.who, DECK))
        if f.it_at == place(f.who, LOOK):
            f.it_at = place(f.who, DECK)
            f.it_tick = g.tick
        if g.recording and cards:
            if len(cards) > 1:  # others know which cards, but not in what order
                for card in cards:
                    g.known[card] = 1 << f.who
            note_cards(g, "topdeck", f.who, cards, 1 << f.who)
        return DONE

    def find(self, g: State, f: Frame, kind: i64) -> i64:
        look = g.players[f.who].look
        for i in range(f.look, look.n):
            if g.kind_of[look.ids[i]] == kind and f.picks.index(look.ids[i]) < 0:
                return look.ids[i]
        return -1

    def options(self, g: State, f: Frame) -> None:
        for kind in range(g.nkinds):
            if self.find(g, f, kind) >= 0:
                g.offer(kind)
