"""Phrases that put, discard, trash, exchange and return cards."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from demesne.engine.constants import (
    AGAIN,
    ASIDE,
    DECK,
    DISCARD,
    DONE,
    EVERYONE,
    EXILE,
    FROM_SUPPLY,
    FROM_TRASH,
    HAND,
    ISLAND,
    LOOK,
    NATIVE_VILLAGE,
    NOWHERE,
    ON_DISCARD,
    ON_TRASH,
    PLAY,
    TAVERN,
    TRASH,
)
from demesne.engine.deeds import Deed, DeedKind
from demesne.engine.definitions import Phrase
from demesne.engine.discarding import discarded
from demesne.engine.drawing import deck_to_discard, shuffle_into_deck
from demesne.engine.gaining import return_to_pile, take_from_pile, trash
from demesne.engine.log import note_card, note_cards
from demesne.engine.places import (
    event_of_move,
    forget,
    is_scattered,
    move,
    place,
    place_of,
    put_card,
    put_under,
    seat_of,
    show,
    zone_at,
)
from demesne.engine.state import Frame, State
from demesne.engine.triggers import open_cards_window
from demesne.engine.zones import Zone
from demesne.phrases.counting import OF_IT, OF_REVEALED, OF_THAT, OF_THIS, THINGS

# The purpose of choosing cards, by the zone that they are put into.
PURPOSES: Final = {
    DECK: "topdeck", HAND: "hand", DISCARD: "discard", PLAY: "play", ASIDE: "aside", LOOK: "look", EXILE: "exile",
    TAVERN: "tavern", ISLAND: "island", NATIVE_VILLAGE: "native_village",
}  # fmt: skip


def put_it(g: State, f: Frame, to: i64, openly: bool, face_down: bool = False) -> None:
    """Move IT to a zone of its owner. Cards that cannot be moved are no longer part of IT."""
    if is_scattered(f.it_at):
        put_scattered(g, f, to, openly, face_down)
        return
    source = f.it_at
    owner = seat_of(source)
    if owner < 0:
        owner = f.who
    at = place(owner, to)
    hidden = source == place(owner, HAND) and ((f.its.n > 1 and not openly) or (to == DECK and not openly) or face_down)
    if g.recording and to == DISCARD and hidden:
        rotate(g, f.its)
    kept: i64 = 0
    for i in range(f.its.n):
        if move(g, f.its.ids[i], source, f.it_tick, at):
            f.its.ids[kept] = f.its.ids[i]
            kept += 1
            if source == TRASH:
                g.players[owner].owned[g.kind_of[f.its.ids[i]]] += 1
    f.its.n = kept
    f.it_at = at
    f.it_tick = g.tick
    if g.recording and kept > 0:
        reveal_move(g, f, owner, source, to, hidden)


def put_scattered(g: State, f: Frame, to: i64, openly: bool, face_down: bool) -> None:
    """Move IT, whose cards are in several zones of one player, zone by zone."""
    owner = seat_of(f.it_at)
    tick = f.it_tick
    cards = f.its.listed()
    places = [int(place_of(g, card, f.it_at)) for card in cards]
    moved: list[int] = []
    for source in sorted(set(places) - {int(NOWHERE)}):
        f.its.n = 0
        for i in range(len(cards)):
            if places[i] == source:
                f.its.put(cards[i])
        f.it_at = source
        f.it_tick = tick
        put_it(g, f, to, openly, face_down)
        moved += f.its.listed()
    f.its.n = 0
    for card in moved:
        f.its.put(card)
    f.it_at = place(owner, to)
    f.it_tick = g.tick


def reveal_move(g: State, f: Frame, owner: i64, source: i64, to: i64, hidden: bool) -> None:
    """Update which players know the cards that were moved, and log the move."""
    cards = f.its.listed()
    secret = source == place(owner, DISCARD)
    for card in cards:
        if hidden or secret:
            g.known[card] &= 1 << owner
        show(g, card, 1 << owner)
        if (to == DISCARD and not hidden) or (to == ASIDE and not hidden) or to in (EXILE, TAVERN, ISLAND, PLAY):
            show(g, card, EVERYONE)
    if hidden or secret:
        forget(g, zone_at(g, source), owner)
    if to == DISCARD:
        show(g, cards[-1], EVERYONE)  # the new top card of the discard pile
    called = source == place(owner, TAVERN)
    note_cards(g, "call" if called else event_of_move(place(owner, to)), owner, cards, 1 << owner)


def rotate(g: State, cards: Zone) -> None:
    """Rotate cards that are discarded together by a random amount, so that the top card reveals nothing about their order."""
    for i in range(g.noise.below(cards.n)):
        cards.put(cards.take_at(0))


def speak_of(g: State, f: Frame, what: i64, zone: i64) -> None:
    """Set IT to THAT (where the event left it), to the REVEALED cards that this text has not placed yet, or to THIS."""
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
    """Move IT, THAT or THIS to a zone of its owner; it becomes IT. f.a: 1 once it has moved; f.b: where it was"""

    def __init__(self, zone: i64, openly: bool, what: i64 = 0, source: i64 = PLAY, face_down: bool = False) -> None:
        super().__init__(False, 1 << ON_DISCARD if zone == DISCARD else 0)
        self.face_down: bool = face_down
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
            put_it(g, f, self.zone, self.openly, self.face_down)
            if self.zone == DISCARD:
                discarded(g, seat_of(f.it_at), f.its, f.b)
                return AGAIN
        return DONE

    def deeds(self) -> list[Deed]:
        kind = DeedKind.PUT if self.zone == PLAY else DeedKind(PURPOSES[self.zone])
        return [Deed(kind, None, to=self.zone, thing=THINGS[self.what])]


@final
class PutUnderDeck(Phrase):
    """Put IT, THAT or THIS on the bottom of its owner's deck; it becomes IT."""

    def __init__(self, what: i64, source: i64) -> None:
        super().__init__()
        self.what: i64 = what
        self.source: i64 = source  # where THIS lies
        self.uses_it = what == OF_IT
        self.needs_that = what == OF_THAT
        self.speaks_of_it = what == OF_IT
        if what == OF_IT:
            self.puts_it = "bottom"
            self.puts_it_to = DECK

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        speak_of(g, f, self.what, self.source)
        owner = seat_of(f.it_at) if f.it_at >= 0 and f.it_at < TRASH else f.who
        kept: i64 = 0
        for i in range(f.its.n):
            card = f.its.ids[i]
            source = place_of(g, card, f.it_at)
            if move(g, card, source, f.it_tick, NOWHERE):
                put_under(g, card, g.players[owner].deck)
                f.its.ids[kept] = card
                kept += 1
                self.hide(g, owner, card, source)
        f.its.n = kept
        f.it_at = place(owner, DECK)
        f.it_tick = g.tick
        if g.recording and kept > 0:
            note_cards(g, "bottom", owner, f.its.listed(), 1 << owner)
        return DONE

    def hide(self, g: State, owner: i64, card: i64, source: i64) -> None:
        """Hide a card from a hand or discard pile from the other players, who also forget the cards left there."""
        if g.recording and (source == place(owner, HAND) or source == place(owner, DISCARD)):
            g.known[card] &= 1 << owner
            forget(g, zone_at(g, source), owner)
        show(g, card, 1 << owner)

    def deeds(self) -> list[Deed]:
        if self.what == OF_THIS:
            return [Deed(DeedKind.PUT, source=self.source, to=DECK, thing=THINGS[OF_THIS])]
        return [Deed(DeedKind.PUT, None, to=DECK, thing=THINGS[self.what])]


@final
class DiscardRest(Phrase):
    """Discard the revealed cards that this text has not placed; with `all_of_it`, all revealed cards. f.a: 1 once done"""

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
            discarded(g, f.who, f.picks, place(f.who, LOOK))
            return AGAIN
        f.picks.n = 0
        return DONE

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.DISCARD, None, source=LOOK, to=DISCARD, thing=THINGS[OF_REVEALED])]


@final
class Trash(Phrase):
    """Trash IT, THAT or THIS, which becomes IT, and open one window for all cards. f.a: 1 once done; f.b: where they were"""

    def __init__(self, what: i64 = 0, source: i64 = PLAY, and_this: bool = False) -> None:
        super().__init__(False, 1 << ON_TRASH)
        self.what: i64 = what
        self.source: i64 = source  # where THIS lies
        self.and_this: bool = and_this  # whether THIS is trashed from play, too
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
            open_cards_window(g, ON_TRASH, f.who, f.its, TRASH, f.b)
            return AGAIN
        return DONE

    def trash_it(self, g: State, f: Frame) -> None:
        """Trash IT, and THIS with `and_this`. The cards that were actually trashed become IT."""
        kept: i64 = 0
        f.b = f.it_at
        for i in range(f.its.n):
            if trash(g, f.who, f.its.ids[i], place_of(g, f.its.ids[i], f.it_at), f.it_tick):
                f.its.ids[kept] = f.its.ids[i]
                kept += 1
        f.its.n = kept
        if self.and_this and trash(g, f.who, f.source, place(f.who, PLAY), g.tick):
            f.its.put(f.source)
        f.it_at = TRASH
        f.it_tick = g.tick
        if g.recording and f.its.n > 0:
            note_cards(g, "trash", f.who, f.its.listed(), EVERYONE)

    def deeds(self) -> list[Deed]:
        deeds = [Deed(DeedKind.TRASH, None, to=FROM_TRASH, thing=THINGS[self.what])]
        if self.and_this:
            deeds.append(Deed(DeedKind.TRASH, None, to=FROM_TRASH, thing=THINGS[OF_THIS]))
        return deeds


@final
class Exchange(Phrase):
    """Return THAT or THIS to its pile and take another card from its pile, which is not a gain.

    Nothing happens if that pile has no such card. f.its: the new card
    """

    def __init__(self, id: str, what: i64, source: i64 = PLAY) -> None:
        super().__init__()
        self.id: str = id
        self.what: i64 = what
        self.source: i64 = source
        self.needs_that = what == OF_THAT

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        kind = g.components.kind(self.id)
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

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.EXCHANGE, to=DISCARD, thing=THINGS[self.what], id=self.id)]


@final
class ReturnThis(Phrase):
    """Return THIS from play to its pile. f.its: the card, if it was in play"""

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        f.its.n = 0
        if return_to_pile(g, f.who, f.source, place(f.who, PLAY), g.tick):
            f.its.put(f.source)
            f.it_at = NOWHERE
            f.it_tick = g.tick
        return DONE

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.RETURN, source=PLAY, to=FROM_SUPPLY, thing=THINGS[OF_THIS])]


@final
class ShuffleIntoDeck(Phrase):
    """Shuffle the revealed cards that this text has not placed into the deck."""

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        speak_of(g, f, OF_REVEALED, LOOK)
        if f.its.n > 0:
            shuffle_into_deck(g, f.who, f.its, place(f.who, LOOK))
        return DONE

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.SHUFFLE_INTO_DECK, None, source=LOOK, to=DECK, thing=THINGS[OF_REVEALED])]


@final
class DeckToDiscard(Phrase):
    """Put the deck into the discard pile without showing it."""

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        deck_to_discard(g, f.who)
        return DONE

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.DECK_TO_DISCARD, None, source=DECK, to=DISCARD)]
