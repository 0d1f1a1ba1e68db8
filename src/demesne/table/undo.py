"""Undo. Players may take back at once what showed them nothing new; everything else needs the consent of the others."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from demesne.engine.constants import (
    AFTER_PLAY,
    ATTACK,
    BUY_PHASE_END,
    BUY_PHASE_START,
    CLEAN_UP_START,
    FACE_DOWN,
    FROM_HAND,
    ON_DISCARD,
    ON_GAIN,
    ON_PLAY,
    ON_TRASH,
    SHUFFLED,
    YOURS,
)
from demesne.engine.deeds import YOU
from demesne.engine.definitions import CARDS, Rule
from demesne.engine.events import Event, knows
from demesne.game import Game
from demesne.phrases.reading import read_text

# What players can do with cards they know and with what lies open. Everything else shows, or may show, something.
FORESEEABLE: Final = frozenset({
    "phase", "play", "buy", "gain", "trash", "discard", "hand", "topdeck", "aside", "island", "return", "exchange", "coins",
    "actions", "buys", "coffers", "villagers", "spend", "cost", "take", "token", "react", "choose", "extra_turn",
    "vp", "potions", "debt",
})  # fmt: skip
WATCHED_AS: Final = {
    ON_PLAY: "play", AFTER_PLAY: "play", ON_GAIN: "gain", ON_TRASH: "trash", ON_DISCARD: "discard", BUY_PHASE_START: "phase",
    BUY_PHASE_END: "phase", CLEAN_UP_START: "phase",
}  # fmt: skip


def was_foreseeable(before: Game, answers: Sequence[str], player: int) -> bool:
    """All that came of these answers could be known beforehand by the player who gave them.

    They gave all answers, they are asked again, and nobody else was asked or did anything. Nothing was shuffled, nothing that
    lay face down has moved, and they know no card now that they did not know. Nor did the game check whether others could
    react: that nobody did tells something, too.
    """
    after = before.clone()
    for text in answers:
        if after.decision.who != player:
            return False
        lay = face_down(after)
        after.apply(text)
        if not after.pending or not all(now[: len(then)] == then for then, now in zip(lay, face_down(after), strict=True)):
            return False
    if after.decision.who != player or not all(is_foreseeable(after, event, player) for event in after.events):
        return False
    return all(card >= before.ncards for card in known_cards(after, player) - known_cards(before, player))


def is_foreseeable(game: Game, event: Event, player: int) -> bool:
    """Whether a player could foresee an event, so that taking it back reveals nothing."""
    if event.who != player or event.kind not in FORESEEABLE:
        return False
    if event.kind == "play" and any(concerns_others(id) for id in event.cards):
        return False
    return not any(is_watched_by(rule, event) for card in game.kinds if card.watched_from_hand for rule in card.rules)


def is_watched_by(rule: Rule, event: Event) -> bool:
    """Somebody else with such a card in hand might have used it now."""
    if rule.scope != FROM_HAND or rule.whose == YOURS or WATCHED_AS.get(rule.event) != event.kind:
        return False
    return not event.cards or any(CARDS[id].types & rule.of for id in event.cards if id)


@cache
def concerns_others(id: str) -> bool:
    """Whether playing this card affects other players, and so may show what they have."""
    card = CARDS[id]
    return bool(card.types & ATTACK) or any(deed.whose != YOU for deed in read_text(card.play))


def face_down(game: Game) -> list[list[int]]:
    """Whatever lies in an order that somebody does not know, from below: decks, Boons and Hexes, piles of several kinds."""
    hidden = [seat.deck.listed() for seat in game.players] + [deck.listed() for deck in game.decks[::2]]
    for at in range(len(game.stacks)):
        order = game.components.piles[at].order
        if order in (SHUFFLED, FACE_DOWN):
            stack = game.stacks[at].listed()
            hidden.append(stack[:-1] if order == SHUFFLED else stack)
    return hidden


def known_cards(game: Game, player: int) -> set[int]:
    """The cards whose faces this player knows, by number."""
    known = {card for card in range(game.ncards) if knows(game.known[card], player)}
    known.update(game.players[player].hand.listed(), game.trash.listed())
    for seat in game.players:
        known.update(seat.play.listed(), seat.discard.listed()[-1:])
    return known
