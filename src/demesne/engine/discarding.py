"""Discarding: Clean-up, and the window for effects that wait for a discard."""

from __future__ import annotations

from mypy_extensions import i64

from demesne.engine.constants import (
    DISCARD,
    EVERYONE,
    ON_DISCARD,
)
from demesne.engine.durations import forget_bonds, stays_in_play
from demesne.engine.log import note_cards
from demesne.engine.places import place, put_in, stamp
from demesne.engine.state import State
from demesne.engine.triggers import listened_for, open_cards_window
from demesne.engine.zones import Zone


def discard_everything(g: State, who: i64) -> None:
    """Discard the hand, then all cards in play that do not stay there. Other players discard theirs from play, too."""
    p = g.players[who]
    if g.recording:
        note_discards(g, who)
    hand = p.hand
    play = p.play
    p.discard.reserve(hand.n + play.n)
    pile = p.discard.ids
    start = p.discard.n
    at = start
    ids = hand.ids
    for i in range(hand.n):
        pile[at] = ids[i]
        at += 1
    hand.n = 0
    ids = play.ids
    kept: i64 = 0
    stay = len(g.lingers) > 0
    for i in range(play.n):
        card = ids[i]
        if stay and stays_in_play(g, card):
            ids[kept] = card
            kept += 1
        else:
            pile[at] = card
            at += 1
    play.n = kept
    p.discard.n = at
    g.tick += 1
    if g.is_tracking():
        stamp(g, p.discard, start)
    for other in range(g.nplayers):
        if other != who and g.players[other].play.n > 0:
            discard_played(g, other)
    forget_bonds(g)


def discard_played(g: State, who: i64) -> None:
    """Discard the cards that a player has in play on another player's turn, except those that stay there."""
    play = g.players[who].play
    pile = g.players[who].discard
    gone: list[int] = []
    kept: i64 = 0
    for i in range(play.n):
        card = play.ids[i]
        if stays_in_play(g, card):
            play.ids[kept] = card
            kept += 1
        else:
            gone.append(int(card))
    play.n = kept
    for card in gone:
        put_in(g, card, pile)
    if g.recording and gone:
        note_cards(g, "discard", who, gone, EVERYONE, "clean-up")


def note_discards(g: State, who: i64) -> None:
    """Log the discards of Clean-up. Everybody sees the cards from play, and how many come from the hand."""
    p = g.players[who]
    cards: list[int] = []
    for i in range(p.play.n):
        if not stays_in_play(g, p.play.ids[i]):
            cards.append(int(p.play.ids[i]))
    from_hand = [int(p.hand.ids[i]) for i in range(p.hand.n)]
    if len(cards) == 0 and len(from_hand) > 0:
        g.known[from_hand[-1]] = EVERYONE  # the new top card of the discard pile
    for card in cards:
        g.known[card] = EVERYONE
    if from_hand or cards:
        note_cards(g, "discard", who, from_hand + cards, 1 << who, "clean-up")


def discarded(g: State, who: i64, cards: Zone, came_from: i64) -> None:
    """Open the window for cards that a player has discarded together."""
    if listened_for(g, ON_DISCARD):
        open_cards_window(g, ON_DISCARD, who, cards, place(who, DISCARD), came_from)
