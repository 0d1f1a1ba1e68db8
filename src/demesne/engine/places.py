"""Places of cards, moves between them, and which players know a card."""

from __future__ import annotations

from mypy_extensions import i64

from demesne.engine.constants import (
    DECK,
    DISCARD,
    EVERYONE,
    EXILE,
    HAND,
    ISLAND,
    LOOK,
    MATS,
    NATIVE_VILLAGE,
    NOWHERE,
    PLAY,
    SCATTERED,
    TAVERN,
    TRASH,
    ZONES,
)
from demesne.engine.durations import leave_play
from demesne.engine.log import note_card
from demesne.engine.state import State
from demesne.engine.zones import Zone


def place(seat: i64, zone: i64) -> i64:
    """The place of a player's zone."""
    return seat * ZONES + zone


def seat_of(at: i64) -> i64:
    """The player of a place, or -1."""
    if at == NOWHERE or at >= TRASH:
        return -1
    return at // ZONES


def is_scattered(at: i64) -> bool:
    """Whether a place stands for cards in several zones of a player."""
    return at >= 0 and at < TRASH and at % ZONES == SCATTERED


def place_of(g: State, card: i64, at: i64) -> i64:
    """The place of a card that an effect left at `at`. A scattered card is looked up in the player's zones."""
    if not is_scattered(at):
        return at
    seat = at // ZONES
    for zone in range(EXILE + MATS):
        if g.players[seat].zone(zone).index(card) >= 0:
            return place(seat, zone)
    return NOWHERE


def zone_at(g: State, at: i64) -> Zone:
    """The zone at a place."""
    if at == TRASH:
        return g.trash
    if at % ZONES >= EXILE:
        g.players[at // ZONES].lay_out_mats()
    return g.players[at // ZONES].zone(at % ZONES)


def put_card(g: State, card: i64, to: i64) -> None:
    """Put a card that is in no zone at a place."""
    if to != NOWHERE:
        put_in(g, card, zone_at(g, to))
        if to % ZONES == DECK and to < TRASH:
            cover(g, g.players[to // ZONES].deck)
    else:
        g.tick += 1
        g.moved_at[card] = g.tick


def put_in(g: State, card: i64, zone: Zone) -> None:
    """Put a card that is in no zone on top of a zone."""
    g.tick += 1
    g.moved_at[card] = g.tick
    zone.put(card)


def cover(g: State, deck: Zone) -> None:
    """Make effects lose track of the card that the new top card of a deck covers."""
    if deck.n > 1:
        g.moved_at[deck.ids[deck.n - 2]] = g.tick


def put_under(g: State, card: i64, deck: Zone) -> None:
    """Put a card that is in no zone on the bottom of a deck."""
    put_in(g, card, deck)
    i = deck.n - 1
    while i > 0:
        deck.ids[i] = deck.ids[i - 1]
        i -= 1
    deck.ids[0] = card


def stamp(g: State, zone: Zone, start: i64) -> None:
    """Mark the cards of a zone from this position up as just moved."""
    moved_at = g.moved_at
    ids = zone.ids
    for i in range(start, zone.n):
        moved_at[ids[i]] = g.tick


def move(g: State, card: i64, source: i64, tick: i64, to: i64) -> bool:
    """Move a card. False if it has moved since that tick, because an effect loses track of a card that was moved, or
    covered on a deck, by something else."""
    if source == NOWHERE or g.moved_at[card] > tick:
        return False
    zone = zone_at(g, source)
    i = zone.index(card)
    if i < 0:
        return False
    zone.take_at(i)
    put_card(g, card, to)
    if source % ZONES == PLAY and source < TRASH and len(g.lingers) + g.bonds.n > 0:
        leave_play(g, card)
    if not g.recording:
        return True
    if source % ZONES == HAND and source < TRASH:
        blur(g, zone, card, zone.n)
    if source % ZONES == DISCARD and source < TRASH:
        if i == zone.n and i > 0 and to % ZONES != LOOK:
            uncover(g, seat_of(source), zone.ids[i - 1])
        elif i < zone.n and to == TRASH:  # everybody sees the trashed card, and the same top card as before
            blur(g, zone, card, zone.n - 1)
    return True


def uncover(g: State, who: i64, card: i64) -> None:
    """Show everybody the new top card of a discard pile."""
    g.known[card] = EVERYONE
    note_card(g, "uncover", who, card, EVERYONE)


def event_of_move(to: i64) -> str:
    """The kind of event for a move to this zone."""
    z = to % ZONES
    if to == TRASH:
        return "trash"
    if z == HAND:
        return "hand"
    if z == DECK:
        return "topdeck"
    if z == DISCARD:
        return "discard"
    if z == EXILE:
        return "exile"
    if z == TAVERN:
        return "tavern"
    if z == ISLAND:
        return "island"
    if z == NATIVE_VILLAGE:
        return "native_village"
    return "aside"


def show(g: State, card: i64, to: i64) -> None:
    """Record that these players (a bit each) know a card."""
    if g.recording:
        g.known[card] |= to


def show_from_hand(g: State, hand: Zone, card: i64) -> None:
    """Show everybody a card in hand. Players who know another copy in that hand cannot tell whether this is a second one."""
    if g.recording:
        doubled: i64 = 0
        for i in range(hand.n):
            other = hand.ids[i]
            if other != card and g.kind_of[other] == g.kind_of[card]:
                doubled |= g.known[other]
        g.known[card] |= ~doubled


def forget(g: State, zone: Zone, owner: i64) -> None:
    """Make other players forget the cards of a zone that a card left unseen. The caller hides the card itself."""
    if g.recording:
        for i in range(zone.n):
            g.known[zone.ids[i]] &= 1 << owner


def blur(g: State, zone: Zone, gone: i64, n: i64) -> None:
    """Update what players know after a card left a hand or discard pile, of which the first n cards are affected. Players
    who knew another copy there, but not this one, cannot tell which of the two left."""
    unsure = ~g.known[gone]
    for i in range(n):
        card = zone.ids[i]
        if g.kind_of[card] == g.kind_of[gone] and g.known[card] & unsure:
            doubted = g.known[card] & unsure
            g.known[card] &= ~doubted
            unsure &= ~doubted
