"""Dealing again what a learner cannot know, in the game that an environment plays."""

from __future__ import annotations

import random

from demesne.engine.constants import FACE_DOWN, SHUFFLED
from demesne.engine.gaining import show_top
from demesne.engine.state import State
from demesne.engine.zones import Zone
from demesne.views.redealing import cards_spoken_of

# A kingdom with everything that can be hidden: Ruins, Loot, Boons, Hexes, mats.
HIDING = [
    "cultist", "jewelled_egg", "blessed_village", "skulk", "native_village", "island", "duplicate", "cardinal", "golem",
    "village",
]  # fmt: skip


def deal_hidden_again(g: State, player: int, rng: random.Random) -> None:
    """Decks, the hands of others, piles of several kinds, Boons and Hexes; not the cards that a text speaks of."""
    spoken_of = cards_spoken_of(g)
    for seat, p in enumerate(g.players):
        cards = p.deck.listed() + ([] if seat == player else p.hand.listed())
        cards = [card for card in cards if card not in spoken_of]
        kinds = [g.kind_of[card] for card in cards]
        rng.shuffle(kinds)
        for card, kind in zip(cards, kinds, strict=True):
            g.kind_of[card] = kind
    for at in range(len(g.stacks)):
        order = g.components.piles[at].order
        if order in (SHUFFLED, FACE_DOWN):
            shuffle(g.stacks[at], int(g.stacks[at].n) - (order == SHUFFLED), rng)
            show_top(g, at)
    for deck in g.decks[::2]:
        shuffle(deck, int(deck.n), rng)


def shuffle(zone: Zone, n: int, rng: random.Random) -> None:
    """The lowest cards of a zone."""
    cards = zone.listed()[: max(0, n)]
    rng.shuffle(cards)
    for i, card in enumerate(cards):
        zone.ids[i] = card
