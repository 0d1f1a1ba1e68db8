"""Drawing and shuffling."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.engine.constants import (
    DECK,
    DISCARD,
    DONE,
    EVERYONE,
    LOOK,
    NOWHERE,
    ON_SHUFFLE,
)
from demesne.engine.definitions import Phrase, Text, register_text
from demesne.engine.errors import SaveError
from demesne.engine.frames import push
from demesne.engine.log import note, note_card, note_cards
from demesne.engine.places import move, place, put_card, put_under, stamp
from demesne.engine.rng import stirred
from demesne.engine.state import Frame, State
from demesne.engine.triggers import event_frame, listened_for, open_window
from demesne.engine.zones import Zone, new_zone


def draw_run(g: State, who: i64, n: i64) -> i64:
    """Draw up to n cards from the deck without shuffling, and return how many were drawn."""
    p = g.players[who]
    deck = p.deck
    hand = p.hand
    if deck.n < n:
        n = deck.n
    ids = deck.ids
    top = deck.n
    hand.reserve(n)
    held = hand.ids
    at = hand.n
    end = at + n
    while at < end:
        top -= 1
        held[at] = ids[top]
        at += 1
    deck.n = top
    hand.n = at
    g.tick += 1
    if g.is_tracking():
        stamp(g, hand, at - n)
    if g.recording and n > 0:
        drawn = [int(hand.ids[i]) for i in range(hand.n - n, hand.n)]
        for card in drawn:
            g.known[card] |= 1 << who
        note_cards(g, "draw", who, drawn, 1 << who)
    return n


def draw(g: State, who: i64, n: i64) -> None:
    """Draw n cards. Use it only if no effect waits for a shuffle."""
    drawn = draw_run(g, who, n)
    while drawn < n:
        if g.players[who].discard.n == 0:
            return
        shuffle(g, who)
        drawn += draw_run(g, who, n - drawn)


NOTHING_LEFT: Final[i64] = 0


HAS_CARDS: Final[i64] = 1


SHUFFLE_UNDER_WAY: Final[i64] = 2


def refill(g: State, who: i64) -> i64:
    """Shuffle if the deck is empty. Returns HAS_CARDS, NOTHING_LEFT, or SHUFFLE_UNDER_WAY if a frame was pushed."""
    p = g.players[who]
    if p.deck.n > 0:
        return HAS_CARDS
    if p.discard.n == 0:
        return NOTHING_LEFT
    if listened_for(g, ON_SHUFFLE):
        push(g, SHUFFLING, who, who, -1)
        return SHUFFLE_UNDER_WAY
    shuffle(g, who)
    return HAS_CARDS


def shuffle(g: State, who: i64) -> None:
    """Shuffle the discard pile into the deck. It is sorted by kind first, so that the result depends only on its contents."""
    p = g.players[who]
    n = p.discard.n
    if g.recording:
        note(g, "shuffle", who, n)
        for i in range(n):
            g.known[p.discard.ids[i]] = 0
    if len(g.script) > 0 and scripted_shuffle(g, who):
        return
    ids = p.discard.ids
    counts = g.counts
    behind = g.nkinds  # the upper half of `counts`: the next index for each kind
    kind_of = g.kind_of
    for i in range(n):
        counts[kind_of[ids[i]]] += 1
    at: i64 = 0
    kind: i64 = 0
    while at < n:
        counts[behind + kind] = at
        at += counts[kind]
        counts[kind] = 0
        kind += 1
    p.deck.reserve(n)
    deck = p.deck.ids
    for i in range(n):
        card = ids[i]
        kind = behind + kind_of[card]
        at = counts[kind]
        deck[at] = card
        counts[kind] = at + 1
    if g.luck == 0:
        g.rng.shuffle(deck, n)
    else:
        fated_shuffle(g, who, deck, n)
    p.deck.n = n
    p.discard.n = 0
    g.tick += 1
    if g.is_tracking():
        stamp(g, p.deck, 0)


def fated_shuffle(g: State, who: i64, deck: vec[i64], n: i64) -> None:
    """Sort the cards by a hash of the game's luck, the player, the turn and phase, the kind, and the copy's number within
    its kind. Decks that differ in one card then come out in the same order, except for that card."""
    turn = stirred(g.luck ^ (g.players[who].turns * 4 + who) * 4 + g.phase)
    last: i64 = -1
    nth: i64 = 0
    for i in range(n):
        card = deck[i]
        kind = g.kind_of[card]
        nth = nth + 1 if kind == last else 0
        last = kind
        entry = stirred(turn ^ kind * 64 + nth) << 24 | card
        j = i - 1
        while j >= 0 and deck[j] > entry:
            deck[j + 1] = deck[j]
            j -= 1
        deck[j + 1] = entry
    for i in range(n):
        deck[i] &= 0xFFFFFF


def scripted_shuffle(g: State, who: i64) -> bool:
    """Apply the next scripted shuffle of this player. False if there is none."""
    for k, (seat, order) in enumerate(g.script):
        if seat != who:
            continue
        p = g.players[who]
        for kind in reversed(order):
            found = False
            for i in range(p.discard.n):
                if g.kind_of[p.discard.ids[i]] == kind:
                    put_card(g, p.discard.take_at(i), place(who, DECK))
                    found = True
                    break
            if not found:
                break
        if p.deck.n != len(order) or p.discard.n > 0:
            raise SaveError(f"the shuffle given for p{seat + 1} is no permutation of the cards that are shuffled")
        del g.script[k]
        return True
    return False


def shuffle_deck(g: State, who: i64) -> None:
    """Shuffle the deck, without the discard pile."""
    p = g.players[who]
    discard = p.discard
    p.discard = p.deck
    p.deck = new_zone()
    shuffle(g, who)
    p.discard = discard


def shuffle_into_deck(g: State, who: i64, cards: Zone, source: i64) -> None:
    """Shuffle cards from this place into the deck. Effects that wait for a shuffle get their window."""
    while cards.n > 0:
        move(g, cards.take_top(), source, g.tick, place(who, DECK))
    if g.players[who].deck.n == 0:
        return
    if listened_for(g, ON_SHUFFLE):
        push(g, SHUFFLING_DECK, who, who, -1)
    else:
        shuffle_deck(g, who)


def deck_to_discard(g: State, who: i64) -> None:
    """Put the whole deck into the discard pile, turned over: its bottom card ends up on top."""
    p = g.players[who]
    if g.recording and p.deck.n > 0:
        g.known[p.deck.ids[0]] = EVERYONE
        cards = p.deck.listed()
        cards.reverse()
        note_cards(g, "deck_to_discard", who, cards, 0)
    while p.deck.n > 0:
        put_card(g, p.deck.take_top(), place(who, DISCARD))


@final
class BeforeShuffle(Phrase):
    """Opens the window before a shuffle. The player may look through the cards; others no longer know them."""

    def __init__(self, zone: i64) -> None:
        super().__init__()
        self.zone: i64 = zone  # the zone of the cards that are shuffled

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        if g.recording:
            cards = g.players[f.who].zone(self.zone)
            for i in range(cards.n):
                g.known[cards.ids[i]] = 1 << f.who
        open_window(g, ON_SHUFFLE, f.who)
        return DONE


@final
class Shuffle(Phrase):
    """Shuffles, then puts cards that were picked before on top of the deck (f.its) or under it (f.picks)."""

    def __init__(self, zone: i64) -> None:
        super().__init__()
        self.zone: i64 = zone

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        if self.zone == DECK:
            shuffle_deck(g, f.who)
        else:
            shuffle(g, f.who)
        for i in range(f.picks.n):
            card = f.picks.ids[i]
            if move(g, card, place(f.who, LOOK), f.it_tick, NOWHERE):
                put_under(g, card, g.players[f.who].deck)
                if g.recording:
                    note_card(g, "bottom", f.who, card, 1 << f.who)
        for i in range(f.its.n):
            card = f.its.ids[i]
            if move(g, card, place(f.who, LOOK), f.it_tick, place(f.who, DECK)) and g.recording:
                note_card(g, "topdeck", f.who, card, 1 << f.who)
        return DONE


SHUFFLING: Final = Text([BeforeShuffle(DISCARD), Shuffle(DISCARD)])
SHUFFLING_DECK: Final = Text([BeforeShuffle(DECK), Shuffle(DECK)])
register_text("engine/shuffling", SHUFFLING)
register_text("engine/shuffling the deck", SHUFFLING_DECK)


def shuffled_from(g: State) -> i64:
    """The zone of the cards about to be shuffled, for a text that reacts to the shuffle."""
    return DECK if event_frame(g).text is SHUFFLING_DECK else DISCARD


def has_taken_up(g: State, who: i64) -> bool:
    """Whether this player is about to shuffle their discard pile, so that its top card is no longer visible."""
    for i in range(1, g.top):
        if g.stack[i].text is SHUFFLING and g.stack[i].who == who:
            return True
    return False
