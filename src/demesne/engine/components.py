"""The components of a game: the cards, landscapes and piles, which do not change during the game."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from demesne.engine.constants import (
    ALIKE,
    BOON,
    COST,
    EVENTS,
    EVERYBODYS,
    FROM_HAND,
    FROM_LANDSCAPE,
    FROM_TAVERN,
    GAME_RULE,
    HEX,
    LIAISON,
    MARK_NAMES,
    NIGHT,
    PLAYS,
    TREASURE,
    WAY,
)
from demesne.engine.definitions import CARDS, Card, Text
from demesne.engine.expressions import ALWAYS
from demesne.engine.prices import ODD_PRICE
from demesne.engine.setup import Setup


@final
class Pile:
    """A pile: one kind of card, several kinds to choose from (the Prizes), or a mixed pile with an order."""

    def __init__(self, id: str, kinds: vec[i64], supply: bool, order: i64) -> None:
        self.id: str = id
        self.kinds: vec[i64] = kinds
        self.supply: bool = supply
        self.order: i64 = order


@final
class Components:
    """The cards, landscapes and piles of a game, and tables made from them. A game and its clones share them."""

    def __init__(
        self, setup: Setup, cards: list[Card], landscapes: list[Card], piles: list[tuple[str, list[int], bool, int]]
    ) -> None:
        self.setup: Setup = setup  # the setup; a position may have more components than it names
        self.nplayers: i64 = setup.players
        landscapes = [card for card in landscapes if not is_made(card)] + [
            rules_of_all(card) for card in cards if card.has_game_rules
        ]
        self.kinds: vec[Card] = vec[Card](cards)
        self.nkinds: i64 = len(cards)
        self.lands: vec[Card] = vec[Card](landscapes)
        self.nlands: i64 = len(landscapes)
        self.for_sale: i64 = len(setup.landscapes)  # the number of chosen landscapes, which come first; some can be bought
        self.everybodys: vec[i64] = vec[i64]([i for i, card in enumerate(landscapes) if card.types & EVERYBODYS])
        self.ways: vec[i64] = vec[i64]([i for i, card in enumerate(landscapes) if card.types & WAY])
        self.has_ways: bool = len(self.ways) > 0
        self.has_night: bool = len([card for card in cards if card.types & NIGHT]) > 0
        liaisons = [card for card in cards if card.types & LIAISON]
        self.first_favors: i64 = 1 if liaisons else 0  # Favors that each player begins with
        for card in liaisons:
            self.first_favors += card.layout.first_favors
        self.boons: vec[i64] = vec[i64]([i for i, card in enumerate(landscapes) if card.types & BOON])
        self.hexes: vec[i64] = vec[i64]([i for i, card in enumerate(landscapes) if card.types & HEX])
        self.has_decks: bool = len(self.boons) > 0 or len(self.hexes) > 0
        self.types: vec[i64] = vec[i64]([int(card.types) for card in cards])  # the printed types of each kind
        plain = [card for card in cards if is_plain_treasure(card)]
        self.just_coins: vec[i64] = coins_given(cards, plain)  # the coins of each plain Treasure; 0 for other cards
        self.coin_types: i64 = all_bits([int(card.types) for card in plain])  # all types of plain Treasures
        self.costs: vec[i64] = vec[i64]([int(card.price) for card in cards])  # with Potions and debt: see prices.py
        self.looks_back: bool = len([card for card in cards if card.looks_back]) > 0  # whether last turns must be remembered
        own_costs = [card for card in cards if (card.watched_by_itself >> COST) & 1]
        self.own_costs: bool = len(own_costs) > 0  # whether some card changes its own cost
        self.has_limits: bool = len([card for card in cards if card.buy_if is not ALWAYS]) > 0  # some card has a `buy_if`
        self.just_prices: bool = not (self.own_costs or self.has_limits or has_odd_price(cards))  # only coins matter
        odd = [card for card in cards if card.types & TREASURE and not is_plain_treasure(card)]
        self.odd_treasures: bool = len(odd) > 0  # whether some Treasure does more than give coins
        self.sizes: vec[i64] = vec[i64]([0] * len(cards))  # copies of each kind in its pile at the start
        self.coffers: i64 = sum([card.layout.coffers for card in cards if card.id in setup.piles])  # for each player
        self.starting: vec[i64] = vec[i64]()  # the kinds of each player's first cards
        self.kind_by_id: dict[str, int] = {card.id: i for i, card in enumerate(cards)}
        self.land_by_id: dict[str, int] = {card.id: i for i, card in enumerate(landscapes)}
        self.pile_of: vec[i64] = vec[i64]([-1] * len(cards))  # the pile of each kind, or -1
        self.piles: vec[Pile] = vec[Pile]()
        self.pile_by_id: dict[str, int] = {}
        self.lies_on: vec[i64] = vec[i64]()  # for each landscape: the pile it is on, if it is a Trait, or -1
        self.has_stacks: bool = False  # whether some pile has an order
        for i, (id, kinds, supply, order) in enumerate(piles):
            self.piles = append(self.piles, Pile(id, vec[i64](kinds), supply, order))
            self.pile_by_id[id] = i
            self.has_stacks = self.has_stacks or order != ALIKE
            for kind in kinds:
                self.pile_of[kind] = i
        self.lies_on = vec[i64]([self.pile_by_id.get(setup.marked(card.id), -1) for card in landscapes])
        self.marks: vec[i64] = vec[i64]([self.kind_by_id.get(setup.marked(mark), -1) for mark in MARK_NAMES])
        self.marked_piles: vec[i64] = vec[i64]([self.pile_by_id.get(setup.marked(mark), -1) for mark in MARK_NAMES])
        self.end_kinds: vec[i64] = vec[i64]([i for i, card in enumerate(cards) if card.layout.ends_game])
        # Events that some card watches about itself, from hand, from the Tavern mat or in play, a bit each.
        self.watched_by_itself: i64 = all_bits([int(card.watched_by_itself) for card in cards])
        self.watched_from_hand: i64 = all_bits([int(card.watched_from_hand) for card in cards])
        self.watched_from_mat: i64 = all_bits([int(card.watched_from_mat) for card in cards])
        self.watched_in_play: i64 = all_bits([int(card.watched_on_table) for card in cards])
        self.asked_in_play: vec[i64] = vec[i64]([int(card.watched_on_table) for card in cards])  # watched_in_play by kind
        self.held_types: vec[i64] = types_heard_of(cards)  # see types_heard_of

    def kind(self, id: str) -> i64:
        """The number of the kind with this id in this game, or -1."""
        return self.kind_by_id.get(id, -1)

    def land(self, id: str) -> i64:
        """The number of the landscape with this id in this game, or -1."""
        return self.land_by_id.get(id, -1)


def all_bits(masks: list[int]) -> i64:
    """The bitwise "or" of all masks."""
    found: i64 = 0
    for mask in masks:
        found |= mask
    return found


def types_heard_of(cards: list[Card]) -> vec[i64]:
    """For each event: the types of cards that rules in hand or on the Tavern mat watch."""
    heard = vec[i64]([0] * EVENTS)
    for card in cards:
        for rule in card.rules:
            if rule.scope == FROM_HAND or rule.scope == FROM_TAVERN:
                heard[rule.event] |= rule.of
    return heard


def has_odd_price(cards: list[Card]) -> bool:
    """Whether some card costs Potions or debt."""
    return len([card for card in cards if card.price >= ODD_PRICE]) > 0


def coins_given(cards: list[Card], by: list[Card]) -> vec[i64]:
    """For each kind: the coins that a plain Treasure gives, else 0."""
    return vec[i64]([int(card.play.just_coins) if card in by else 0 for card in cards])


def is_plain_treasure(card: Card) -> bool:
    """Whether a card is a Treasure that only gives coins when it is played."""
    return card.types & TREASURE != 0 and card.play.just_coins > 0 and card.watched_by_itself & PLAYS == 0


def is_made(card: Card) -> bool:
    """Whether a landscape was made by `rules_of_all`."""
    return card.types & GAME_RULE != 0 and CARDS.get(card.id) is not card


def rules_of_all(card: Card) -> Card:
    """The rules of a card that apply to the whole game, as a landscape that all players have."""
    made = Card(card.name, 0, GAME_RULE, Text([]), [rule for rule in card.rules if rule.scope == FROM_LANDSCAPE])
    made.set = card.set
    return made
