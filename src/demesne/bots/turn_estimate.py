"""Estimates of what one play of a card gives, and of the cards and coins of an average turn with a deck.

They use only the number of cards of each kind in a deck, not where the cards are.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple, final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.engine.components import Components
from demesne.engine.constants import ACTION, DECK, HAND, LOOK, TREASURE
from demesne.engine.deeds import OTHERS, YOU, Deed, DeedKind
from demesne.engine.definitions import Card
from demesne.phrases.reading import ways

HAND_SIZE: Final = 5.0
BY_THE_GAME: Final = 2  # the estimate for a number that depends on the game
MOST: Final = 4  # the most cards that one play is assumed to trash
NEARLY_ALL: Final = 0.05  # a deck whose cards draw nearly one card each, within this margin, is drawn completely


# ---------------------------------------------------------------- one play
class Brings(NamedTuple):
    """What one play of a card gives on average."""

    cards: float = 0.0
    actions: float = 0.0
    coins: float = 0.0
    buys: float = 0.0
    tokens: float = 0.0  # Coffers, Villagers and VP
    trashes: float = 0.0  # own cards trashed
    gains: float = 0.0
    junks: float = 0.0  # cards that each other player gains


@cache
def brings(card: Card) -> Brings:
    """What one play of a card gives: the mean of its average and its best outcome, because players choose well if they can.

    >>> from demesne.engine.definitions import CARDS
    >>> brings(CARDS["laboratory"])[:4], brings(CARDS["witch"]).junks
    ((2.0, 1.0, 0.0, 0.0), 1.0)
    """
    found = [brought(way) for way in ways(card.play)]
    best = max(found, key=strength)
    return Brings(*[(sum(column) / len(found) + top) / 2 for column, top in zip(zip(*found, strict=True), best, strict=True)])


def strength(made: Brings) -> float:
    """How good a play is as a single number, for comparing ways through a text."""
    return made.cards + made.coins + made.actions / 2 + made.buys / 2 + made.tokens + made.trashes + made.gains + made.junks


def brought(way: list[Deed]) -> Brings:
    """What one way through a text gives."""
    cards = actions = coins = buys = tokens = trashes = gains = junks = 0
    for deed in way:
        n = amount_of(deed)
        if deed.whose == OTHERS:
            junks += 1 if deed.kind is DeedKind.GAIN else 0
        elif deed.whose != YOU:
            continue
        elif deed.kind is DeedKind.CARDS or (deed.source == DECK and deed.to == HAND):
            cards += n
        elif deed.kind is DeedKind.ACTIONS:
            actions += n
        elif deed.kind is DeedKind.COINS:
            coins += n
        elif deed.kind is DeedKind.BUYS:
            buys += n
        elif deed.kind in (DeedKind.COFFERS, DeedKind.VILLAGERS, DeedKind.VP):
            tokens += n
        elif deed.kind is DeedKind.CHOOSE and deed.purpose == "trash" and deed.source in (HAND, LOOK):
            trashes += min(n, MOST)
        elif deed.kind in (DeedKind.GAIN, DeedKind.GAIN_COPY):
            gains += n
    return Brings(cards, actions, coins, buys, tokens, trashes, gains, junks)


def amount_of(deed: Deed) -> int:
    """The number of a deed, or an estimate where the text leaves it to the game."""
    if deed.amount is not None:
        return deed.amount
    return 0 if deed.like_it else BY_THE_GAME


# ---------------------------------------------------------------- a turn
@final
class TurnEstimate:
    """An estimate of the cards and coins of an average turn with a deck, bound to the kinds of one game.

    A turn begins with five cards, and every card of the deck is equally likely to be seen. All Actions that give +Actions are
    played, and as many terminal ones as there are Actions for. The number of cards seen therefore depends on itself, by an
    equation with one solution.
    """

    def __init__(self, components: Components) -> None:
        made = [brings(card) for card in components.kinds]
        actions = [card.types & ACTION != 0 for card in components.kinds]
        spare = [is_action and one.actions >= 1.0 for is_action, one in zip(actions, made, strict=True)]
        plays = [card.types & (ACTION | TREASURE) != 0 for card in components.kinds]
        self.is_terminal: vec[float] = vec[float](
            [1.0 if is_action and not one else 0.0 for is_action, one in zip(actions, spare, strict=True)]
        )
        self.spare_actions: vec[float] = vec[float](
            [one.actions - 1.0 if is_spare else 0.0 for one, is_spare in zip(made, spare, strict=True)]
        )
        self.draws: vec[float] = vec[float]([one.cards if played else 0.0 for one, played in zip(made, plays, strict=True)])
        self.pays: vec[float] = vec[float]([one.coins if played else 0.0 for one, played in zip(made, plays, strict=True)])
        # The estimate for the last deck.
        self.cards: float = 0.0  # cards seen
        self.coins: float = 0.0

    def look(self, own: vec[i64]) -> None:
        """Estimate a turn with a deck that has these numbers of cards of each kind."""
        size = terminals = spare = 0.0
        drawn = drawn_last = paid = paid_last = 0.0
        for kind in range(len(own)):
            if own[kind] > 0:
                n = float(own[kind])
                last = n * self.is_terminal[kind]
                first = n - last
                size += n
                terminals += last
                spare += n * self.spare_actions[kind]
                drawn += first * self.draws[kind]
                drawn_last += last * self.draws[kind]
                paid += first * self.pays[kind]
                paid_last += last * self.pays[kind]
        self.cards = self.coins = 0.0
        if size == 0.0:
            return
        seen = seen_if(HAND_SIZE, (drawn + drawn_last) / size, size)
        played = 1.0  # the share of seen terminals that are played
        if terminals * seen > size + spare * seen:  # more terminals than Actions
            each = drawn_last / terminals
            seen = seen_if(HAND_SIZE + each, (drawn + spare * each) / size, size)
            played = min((size + spare * seen) / (terminals * seen), 1.0)
        self.cards = seen
        self.coins = seen / size * (paid + played * paid_last)


def seen_if(first: float, each: float, size: float) -> float:
    """The number of cards seen with `first` cards at the start and `each` cards drawn per card on average."""
    if each > 1.0 - NEARLY_ALL:
        return size
    return min(first / (1.0 - each), size)
