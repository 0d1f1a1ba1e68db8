"""Values that continuous effects change: costs, types, limits on buying, and the size of the new hand."""

from __future__ import annotations

from mypy_extensions import i64

from demesne.engine.constants import ANYONES, BUYING, COST, FROM_ITSELF, FROM_PLAY, LESS_COST, NEW_HAND, TYPES
from demesne.engine.definitions import Card, Rule
from demesne.engine.prices import ODD_PRICE, coins_in, potions_in
from demesne.engine.state import State


def cost(g: State, kind: i64) -> i64:
    """The current cost of a card, with Potions and debt (see prices.py). The costs of landscapes never change."""
    return cost_with(g, kind, discount(g))


def cost_with(g: State, kind: i64, less: i64) -> i64:
    """The current cost of a card, given the result of `discount`."""
    if g.components.own_costs or len(g.players[g.current].on_piles) > 0:
        return own_cost(g, kind, less)
    return reduced(g.components.costs[kind], less)


def own_cost(g: State, kind: i64, less: i64) -> i64:
    """The cost of a card, with its own rules about its cost and the -$2 cost token of the current player."""
    card = g.kinds[kind]
    if (card.watched_by_itself >> COST) & 1:
        for rule in card.rules:
            if rule.event == COST and rule.scope == FROM_ITSELF and rule.test.holds(g, g.stack[0], g.current):
                if rule.price is not None:
                    return rule.price.value(g, g.stack[0], g.current)
                less += rule.amount
    on_piles = g.players[g.current].on_piles
    at = g.components.pile_of[kind]
    if len(on_piles) > 0 and at >= 0 and (on_piles[at] >> LESS_COST) & 1:
        less -= 2
    return reduced(g.components.costs[kind], less)


def discount(g: State) -> i64:
    """The change to the cost of every card, usually 0. Compute it once to find the costs of many cards."""
    return total(g, COST, g.current) if (g.live >> COST) & 1 else 0


def reduced(price: i64, by: i64) -> i64:
    """A price with its coins changed by `by`, but not below 0."""
    if price >= ODD_PRICE:
        coins = coins_in(price)
        return price - coins + reduced(coins, by)
    price += by
    if price < 0:
        price = 0
    return price


def can_pay(g: State, price: i64, coins: i64) -> bool:
    """Whether these coins and the Potions of this turn cover a price. Debt is not paid now."""
    if price < ODD_PRICE:
        return price <= coins
    return coins_in(price) <= coins and potions_in(price) <= g.potions


def may_buy(g: State, who: i64, kind: i64) -> bool:
    """Whether neither the card itself nor a lasting effect forbids this player to buy it."""
    if not g.kinds[kind].buy_if.holds(g, g.stack[0], who):
        return False
    if (g.live >> BUYING) & 1:
        for linger in g.lingers:
            if linger.rule.event == BUYING and linger.owner == who and types(g, kind) & linger.rule.of:
                return False
    return True


def types(g: State, kind: i64) -> i64:
    """The types a card has now."""
    printed = g.kinds[kind].types
    if (g.live >> TYPES) & 1 and printed & g.watch[TYPES]:
        return printed | more_types(g, kind)
    return printed


def new_hand_size(g: State, who: i64) -> i64:
    """How many cards this player draws for the next hand."""
    size: i64 = 5
    if (g.live >> NEW_HAND) & 1:
        for linger in g.lingers:
            if linger.rule.base > 0 and is_asked(linger.rule, NEW_HAND, linger.owner, who):
                size = linger.rule.base
        size += total(g, NEW_HAND, who)
    return size


def is_asked(rule: Rule, question: i64, owner: i64, about: i64) -> bool:
    """Whether a rule applies to this question and this player."""
    return rule.event == question and (rule.whose == ANYONES or owner == about)


def total(g: State, question: i64, about: i64) -> i64:
    """The sum of the amounts from the player's landscapes, all cards in play, and lasting effects."""
    amount: i64 = 0
    p = g.players[about]
    if p.nlands > 0:
        for i in range(g.nlands):
            if p.has_land[i] and (g.lands[i].watched_on_table >> question) & 1:
                for rule in g.lands[i].rules:
                    if rule.event == question:
                        amount += rule.amount
    if (g.components.watched_in_play >> question) & 1:
        answered = g.components.asked_in_play
        kind_of = g.kind_of
        for seat in range(g.nplayers):
            play = g.players[seat].play
            ids = play.ids
            for i in range(play.n):
                kind = kind_of[ids[i]]
                if (answered[kind] >> question) & 1:
                    for rule in g.kinds[kind].rules:
                        if rule.scope == FROM_PLAY and is_asked(rule, question, seat, about):
                            amount += rule.amount
    for linger in g.lingers:
        if is_asked(linger.rule, question, linger.owner, about):
            amount += linger.rule.amount
    return amount


def more_types(g: State, kind: i64) -> i64:
    """The types that landscapes of the current player, cards in play and lasting effects add to a card."""
    more: i64 = 0
    card = g.kinds[kind]
    p = g.players[g.current]
    if p.nlands > 0:
        for i in range(g.nlands):
            if p.has_land[i] and (g.lands[i].watched_on_table >> TYPES) & 1:
                for rule in g.lands[i].rules:
                    more |= added(rule, card)
    if (g.components.watched_in_play >> TYPES) & 1:
        for player in g.players:
            for i in range(player.play.n):
                for rule in g.kinds[g.kind_of[player.play.ids[i]]].rules:
                    if rule.scope == FROM_PLAY:
                        more |= added(rule, card)
    for linger in g.lingers:
        more |= added(linger.rule, card)
    return more


def added(rule: Rule, card: Card) -> i64:
    """The types that a rule adds to a card, or 0."""
    if rule.event == TYPES and card.types & rule.of and (card.gives_coins or not rule.with_coins):
        return rule.types
    return 0
