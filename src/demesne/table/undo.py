"""Undo: players may freely take back answers that revealed nothing; anything else needs the consent of the others."""

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

# Events that involve only known cards and open information. All other events may reveal something.
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
    """Whether the player could foresee everything that resulted from these answers.

    The player gave all the answers, has to decide again, and nobody else was asked or did anything. Nothing was shuffled, no
    face-down card has moved, and the player knows no new card. Nor did the game check whether others could react, because the
    absence of a reaction also reveals something.
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
    """Whether a player could foresee an event, so that it revealed nothing."""
    if event.who != player or event.kind not in FORESEEABLE:
        return False
    if event.kind == "play" and any(concerns_others(id) for id in event.cards):
        return False
    return not any(is_watched_by(rule, event) for card in game.kinds if card.watched_from_hand for rule in card.rules)


def is_watched_by(rule: Rule, event: Event) -> bool:
    """Whether another player with this card in hand could have reacted to the event."""
    if rule.scope != FROM_HAND or rule.whose == YOURS or WATCHED_AS.get(rule.event) != event.kind:
        return False
    return not event.cards or any(CARDS[id].types & rule.of for id in event.cards if id)


@cache
def concerns_others(id: str) -> bool:
    """Whether playing this card affects other players, and so may reveal their cards."""
    card = CARDS[id]
    return bool(card.types & ATTACK) or any(deed.whose != YOU for deed in read_text(card.play))


def face_down(game: Game) -> list[list[int]]:
    """Everything in a hidden order, bottom first: decks, Boons and Hexes, and piles of different cards."""
    hidden = [seat.deck.listed() for seat in game.players] + [deck.listed() for deck in game.decks[::2]]
    for at in range(len(game.stacks)):
        order = game.components.piles[at].order
        if order in (SHUFFLED, FACE_DOWN):
            stack = game.stacks[at].listed()
            hidden.append(stack[:-1] if order == SHUFFLED else stack)
    return hidden


def known_cards(game: Game, player: int) -> set[int]:
    """The numbers of the cards whose faces this player knows."""
    known = {card for card in range(game.ncards) if knows(game.known[card], player)}
    known.update(game.players[player].hand.listed(), game.trash.listed())
    for seat in game.players:
        known.update(seat.play.listed(), seat.discard.listed()[-1:])
    return known
