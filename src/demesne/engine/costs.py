"""Questions that continuous effects answer: what a card costs, what it is, how large the new hand is."""

from __future__ import annotations

from mypy_extensions import i64

from demesne.engine.constants import COST, NEW_HAND, TYPES
from demesne.engine.state import State


def cost(g: State, kind: i64) -> i64:
    """What a card costs now. Landscapes always cost what is printed on them."""
    return reduced(g.kit.costs[kind], discount(g))


def discount(g: State) -> i64:
    """What is added to the price of every card now, usually nothing; for those who ask about many cards."""
    return total(g, COST, g.current) if (g.live >> COST) & 1 else 0


def reduced(price: i64, by: i64) -> i64:
    price += by
    if price < 0:
        price = 0
    return price


def types(g: State, kind: i64) -> i64:
    """The types a card has now."""
    card = g.kinds[kind]
    if (g.live >> TYPES) & 1 and card.gives_coins:
        return card.types | more_types(g, kind)
    return card.types


def new_hand_size(g: State, who: i64) -> i64:
    size: i64 = 5
    if (g.live >> NEW_HAND) & 1:
        size += total(g, NEW_HAND, who)
    return size


def total(g: State, question: i64, about: i64) -> i64:
    """The sum of all answers: landscapes of the player it is about, cards in play, effects that last."""
    amount: i64 = 0
    p = g.players[about]
    if p.nowned > 0:
        for i in range(g.nlands):
            if p.owns[i] and (g.lands[i].other >> question) & 1:
                for rule in g.lands[i].rules:
                    if rule.event == question:
                        amount += rule.amount
    if (g.kit.in_play_any >> question) & 1:
        for seat in range(g.nplayers):
            play = g.players[seat].play
            for i in range(play.n):
                card = g.kinds[g.kind_of[play.ids[i]]]
                if (card.other >> question) & 1:
                    for rule in card.rules:
                        if rule.event == question:
                            amount += rule.amount
    for linger in g.lingers:
        if linger.rule.event == question:
            amount += linger.rule.amount
    return amount


def more_types(g: State, kind: i64) -> i64:
    """What the landscapes of the player whose turn it is add to the types of a card."""
    more: i64 = 0
    card = g.kinds[kind]
    p = g.players[g.current]
    for i in range(g.nlands):
        if p.owns[i] and (g.lands[i].other >> TYPES) & 1:
            for rule in g.lands[i].rules:
                if rule.event == TYPES and card.types & rule.of and (card.gives_coins or not rule.with_coins):
                    more |= rule.types
    return more
