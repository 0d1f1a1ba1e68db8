"""What is laid out in a game and never changes while it is played."""

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
    """Cards laid out together: one kind, several to choose from (the Prizes), or several of which the top one can be taken."""

    def __init__(self, id: str, kinds: vec[i64], supply: bool, order: i64) -> None:
        self.id: str = id
        self.kinds: vec[i64] = kinds
        self.supply: bool = supply
        self.order: i64 = order


@final
class Components:
    """What is laid out in a game and never changes while it is played. Shared by a game and its clones."""

    def __init__(
        self, setup: Setup, cards: list[Card], landscapes: list[Card], piles: list[tuple[str, list[int], bool, int]]
    ) -> None:
        self.setup: Setup = setup  # what all this follows from; in a position there may be more
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
        self.first_favors: i64 = 1 if liaisons else 0  # that each player begins with
        for card in liaisons:
            self.first_favors += card.layout.first_favors
        self.boons: vec[i64] = vec[i64]([i for i, card in enumerate(landscapes) if card.types & BOON])
        self.hexes: vec[i64] = vec[i64]([i for i, card in enumerate(landscapes) if card.types & HEX])
        self.has_decks: bool = len(self.boons) > 0 or len(self.hexes) > 0
        self.types: vec[i64] = vec[i64]([int(card.types) for card in cards])  # what is printed on each kind
        plain = [card for card in cards if is_plain_treasure(card)]
        self.just_coins: vec[i64] = coins_given(cards, plain)  # by a Treasure that does nothing else; 0: it is no such card
        self.coin_types: i64 = all_bits([int(card.types) for card in plain])  # types of those
        self.costs: vec[i64] = vec[i64]([int(card.price) for card in cards])  # with Potions and debt: see prices.py
        self.looks_back: bool = len([card for card in cards if card.looks_back]) > 0  # last turns must be remembered
        own_costs = [card for card in cards if (card.watched_by_itself >> COST) & 1]
        self.own_costs: bool = len(own_costs) > 0  # some card changes its own cost
        self.has_limits: bool = len([card for card in cards if card.buy_if is not ALWAYS]) > 0  # to buying some card
        self.just_prices: bool = not (self.own_costs or self.has_limits or has_odd_price(cards))  # coins are all it takes
        odd = [card for card in cards if card.types & TREASURE and not is_plain_treasure(card)]
        self.odd_treasures: bool = len(odd) > 0  # some Treasure does more than give coins
        self.sizes: vec[i64] = vec[i64]([0] * len(cards))  # copies in the pile when a game begins
        self.coffers: i64 = sum([card.layout.coffers for card in cards if card.id in setup.piles])  # everybody begins with them
        self.starting: vec[i64] = vec[i64]()  # the kinds of each player's first cards
        self.kind_by_id: dict[str, int] = {card.id: i for i, card in enumerate(cards)}
        self.land_by_id: dict[str, int] = {card.id: i for i, card in enumerate(landscapes)}
        self.pile_of: vec[i64] = vec[i64]([-1] * len(cards))  # a kind without a pile can only come from elsewhere
        self.piles: vec[Pile] = vec[Pile]()
        self.pile_by_id: dict[str, int] = {}
        self.lies_on: vec[i64] = vec[i64]()  # of each landscape: the pile it lies on, as a Trait does, or -1
        self.has_stacks: bool = False  # some pile has an order
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
        # The events, a bit each, that some kind of card watches about itself, from hand, from the Tavern mat and in play.
        self.watched_by_itself: i64 = all_bits([int(card.watched_by_itself) for card in cards])
        self.watched_from_hand: i64 = all_bits([int(card.watched_from_hand) for card in cards])
        self.watched_from_mat: i64 = all_bits([int(card.watched_from_mat) for card in cards])
        self.watched_in_play: i64 = all_bits([int(card.watched_on_table) for card in cards])
        self.asked_in_play: vec[i64] = vec[i64]([int(card.watched_on_table) for card in cards])  # the same for each kind
        self.held_types: vec[i64] = types_heard_of(cards)  # for each event: the types that rules in hands and on mats watch

    def kind(self, id: str) -> i64:
        """Which kind of this game a card id is, or -1."""
        return self.kind_by_id.get(id, -1)

    def land(self, id: str) -> i64:
        """The number of the landscape with this id in this game, or -1."""
        return self.land_by_id.get(id, -1)


def all_bits(masks: list[int]) -> i64:
    """All that some of them have."""
    found: i64 = 0
    for mask in masks:
        found |= mask
    return found


def types_heard_of(cards: list[Card]) -> vec[i64]:
    """For each event: the types of cards that rules in hands and on mats watch."""
    heard = vec[i64]([0] * EVENTS)
    for card in cards:
        for rule in card.rules:
            if rule.scope == FROM_HAND or rule.scope == FROM_TAVERN:
                heard[rule.event] |= rule.of
    return heard


def has_odd_price(cards: list[Card]) -> bool:
    """Some card costs Potions or debt."""
    return len([card for card in cards if card.price >= ODD_PRICE]) > 0


def coins_given(cards: list[Card], by: list[Card]) -> vec[i64]:
    """For each kind: the coins that a plain Treasure gives, else 0."""
    return vec[i64]([int(card.play.just_coins) if card in by else 0 for card in cards])


def is_plain_treasure(card: Card) -> bool:
    """It gives coins, and that is all that happens when it is played."""
    return card.types & TREASURE != 0 and card.play.just_coins > 0 and card.watched_by_itself & PLAYS == 0


def is_made(card: Card) -> bool:
    """A landscape that follows from a card of the game."""
    return card.types & GAME_RULE != 0 and CARDS.get(card.id) is not card


def rules_of_all(card: Card) -> Card:
    """What a card says of all games that use it, as a landscape that belongs to everybody."""
    made = Card(card.name, 0, GAME_RULE, Text([]), [rule for rule in card.rules if rule.scope == FROM_LANDSCAPE])
    made.set = card.set
    return made
