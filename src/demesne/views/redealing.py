"""Copies of a game in which everything that the player who is asked cannot know is dealt again, so that bots cannot cheat.

This is a fast alternative to `sample`. It does not work if a text or the history of the turn still refers to a card that is
now hidden; then `sample` is needed, which replaces such a card by a ghost.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from demesne.engine.constants import DISCARD, FACE_DOWN, HAND, PLAY, SHUFFLED, ZONE_NAMES
from demesne.engine.events import knows
from demesne.engine.gaining import show_top
from demesne.engine.rng import Rng
from demesne.engine.run import offers_the_same
from demesne.engine.state import Player, State
from demesne.views.sealed import reactions_shown, seen_this_turn


def dealt_anew(g: State, seed: int) -> State | None:
    """A copy with the hidden cards dealt again; None if an effect refers to a hidden card or the options would differ."""
    player = g.asked
    made = State(g.components, g)
    made.script = []
    made.rng = Rng(seed)
    made.noise = Rng(seed)
    spoken_of = cards_spoken_of(g)
    shown = reactions_shown(g)
    for seat in range(g.nplayers):
        hidden = hidden_cards(g, g.players[seat], seat == player, player, shown)
        for card in hidden:
            if card in spoken_of:
                return None
        permute(made, made.rng, hidden)
    for i in range(len(made.stacks)):
        if g.components.piles[i].order == SHUFFLED:  # only its top card is visible
            made.rng.shuffle(made.stacks[i].ids, made.stacks[i].n - 1)
        elif g.components.piles[i].order == FACE_DOWN:
            made.rng.shuffle(made.stacks[i].ids, made.stacks[i].n)
            show_top(made, i)
    for i in range(0, len(made.decks), 2):
        made.rng.shuffle(made.decks[i].ids, made.decks[i].n)
    return made if offers_the_same(made, g) else None


def hidden_cards(g: State, p: Player, own: bool, player: int, shown: set[int]) -> list[int]:
    """The cards of one player that the viewer does not know."""
    found: list[int] = []
    for number in range(len(ZONE_NAMES)):
        if number == PLAY or (number == HAND and own):
            continue
        zone = p.zone(number)
        seen = zone.n - 1 if number == DISCARD else zone.n  # the top of a discard pile is public
        for i in range(seen):
            card = zone.ids[i]
            if not knows(g.known[card], player) and not (number == HAND and card in shown):
                found.append(card)
    return found


def permute(g: State, rng: Rng, cards: list[int]) -> None:
    """Shuffle the kinds of these cards."""
    kinds = vec[i64]([g.kind_of[card] for card in cards])
    rng.shuffle(kinds, len(kinds))
    for i in range(len(cards)):
        g.kind_of[cards[i]] = kinds[i]


def cards_spoken_of(g: State) -> set[int]:
    """Cards to which the texts being followed, lasting effects and the history of the turn refer."""
    found = seen_this_turn(g)
    for i in range(g.top + 1):
        f = g.stack[i]
        found.add(f.source)
        found.add(f.that)
        found.update(f.its.listed())
        found.update(f.picks.listed())
    for linger in g.lingers:
        found.add(linger.source)
        found.add(linger.by)
        found.update(linger.its.listed())
    return found
