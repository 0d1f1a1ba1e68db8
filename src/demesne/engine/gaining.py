"""Gaining, buying, trashing and returning cards, and the piles that they come from."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from demesne.engine.constants import (
    ALIKE,
    ARTIFACT,
    BOUGHT,
    DEBT,
    DECK,
    DISCARD,
    DONE,
    EVENT,
    EVERYONE,
    GAINED,
    IN_ORDER,
    LAND,
    NONE,
    NOWHERE,
    ON_EMPTY,
    ON_GAIN,
    OPTION,
    PROJECT,
    PURCHASE,
    STATE,
    TRASH,
    TRASHED,
    ZONE_NAMES,
)
from demesne.engine.costs import cost
from demesne.engine.deeds import AMOUNTS, Deed, DeedKind
from demesne.engine.definitions import Phrase, Text, register_text
from demesne.engine.frames import ask, push
from demesne.engine.history import record
from demesne.engine.log import note, note_card
from demesne.engine.places import cover, move, place, put_in, seat_of, show
from demesne.engine.prices import ODD_PRICE, coins_in, debt_in, potions_in, price_of
from demesne.engine.state import Frame, State
from demesne.engine.triggers import open_card_window, open_window, refresh


def take_from_pile(g: State, kind: i64) -> bool:
    """Take one card of this kind from its pile, and return whether there was one."""
    left = g.left[kind]
    at = g.components.pile_of[kind]
    if left <= 0 or at < 0:
        return False
    if g.components.has_stacks and g.components.piles[at].order != ALIKE:
        take_top(g, at)
        return True
    g.left[kind] = left - 1
    if left == 1 and g.components.piles[at].supply:
        pile_emptied(g)
    return True


def take_top(g: State, at: i64) -> None:
    """Take the top card of a pile with an order."""
    g.stacks[at].n -= 1
    show_top(g, at)
    if g.stacks[at].n == 0 and g.components.piles[at].supply:
        pile_emptied(g)


def pile_emptied(g: State) -> None:
    """Count another empty supply pile, and open the window for effects that wait for this."""
    g.empty += 1
    if (g.live >> ON_EMPTY) & 1:
        open_window(g, ON_EMPTY, g.current)


def show_top(g: State, at: i64) -> None:
    """Set how many cards can be taken from a pile with an order: the top card, and known copies directly below it."""
    pile = g.components.piles[at]
    for kind in pile.kinds:
        g.left[kind] = 0
    stack = g.stacks[at]
    if stack.n > 0:
        top = stack.ids[stack.n - 1]
        i = stack.n - 1
        while i >= 0 and stack.ids[i] == top and (i == stack.n - 1 or pile.order == IN_ORDER):
            g.left[top] += 1
            i -= 1


def pile_left(g: State, at: i64) -> i64:
    """How many cards are in a pile."""
    pile = g.components.piles[at]
    if pile.order != ALIKE:
        return g.stacks[at].n
    n: i64 = 0
    for kind in pile.kinds:
        n += g.left[kind]
    return n


def kind_called(g: State, id: str) -> i64:
    """The kind of card with this id, or the top card of the pile with this id; -1 if there is none."""
    kind = g.components.kind(id)
    if kind < 0 and id in g.components.pile_by_id:
        stack = g.stacks[g.components.pile_by_id[id]]
        return stack.ids[stack.n - 1] if stack.n > 0 else -1
    return kind


def is_in_supply(g: State, kind: i64) -> bool:
    """Whether a card of this kind can be taken from the supply."""
    at = g.components.pile_of[kind]
    return g.left[kind] > 0 and at >= 0 and g.components.piles[at].supply


def gain(g: State, who: i64, kind: i64, zone: i64) -> i64:
    """Gain a card from its pile to a zone. Returns the new card, or -1 if there is none."""
    return take_and_gain(g, who, kind, zone, NOWHERE)


def take_and_gain(g: State, who: i64, kind: i64, zone: i64, came_from: i64) -> i64:
    """Gain a card from its pile. For a bought card, `came_from` is PURCHASE plus the amount overpaid."""
    if kind < 0 or not take_from_pile(g, kind):
        return -1
    price = price_at_gain(g, kind)
    card = g.new_card(who, kind)
    put_in(g, card, g.players[who].zone(zone))
    if zone == DECK:
        cover(g, g.players[who].deck)
    gained(g, who, card, zone, came_from, price)
    return card


def gain_from_trash(g: State, who: i64, card: i64, tick: i64, zone: i64) -> bool:
    """Gain a card from the trash to a zone. False if it is no longer there."""
    price = price_at_gain(g, g.kind_of[card])
    if not move(g, card, TRASH, tick, place(who, zone)):
        return False
    g.players[who].owned[g.kind_of[card]] += 1
    gained(g, who, card, zone, TRASH, price)
    return True


def price_at_gain(g: State, kind: i64) -> i64:
    """The cost of a card before it is gained, or -1 if no effect waits for a gain."""
    return cost(g, kind) if (g.busy >> ON_GAIN) & 1 else -1


def gained(g: State, who: i64, card: i64, zone: i64, came_from: i64, price: i64) -> None:
    """Record that a player gained a card, and open the window for effects that wait for this."""
    record(g, GAINED, who, card)
    if g.recording:
        g.known[card] = EVERYONE
        detail = ZONE_NAMES[zone] + (" trash" if came_from == TRASH else "")
        note_card(g, "gain", who, card, EVERYONE, detail)
    if (g.busy >> ON_GAIN) & 1:
        window = open_card_window(g, ON_GAIN, who, card, place(who, zone), came_from)
        if window is not None:
            window.that_price = price


def trash(g: State, who: i64, card: i64, source: i64, tick: i64) -> bool:
    """Trash a card. False if it is no longer there. The caller logs it and opens the window once all cards are trashed."""
    if not move(g, card, source, tick, TRASH):
        return False
    owner = seat_of(source)
    if owner >= 0:
        g.players[owner].owned[g.kind_of[card]] -= 1
    record(g, TRASHED, who, card)
    show(g, card, EVERYONE)
    return True


def return_to_pile(g: State, who: i64, card: i64, source: i64, tick: i64) -> bool:
    """Return a card to its pile. False if it has none or is no longer where it was."""
    kind = g.kind_of[card]
    at = g.components.pile_of[kind]
    if at < 0 or not move(g, card, source, tick, NOWHERE):
        return False
    if pile_left(g, at) == 0 and g.components.piles[at].supply:
        g.empty -= 1
    if g.components.piles[at].order != ALIKE:
        g.stacks[at].put(kind)
        show_top(g, at)
    else:
        g.left[kind] += 1
    g.players[who].owned[kind] -= 1
    if g.recording:
        note_card(g, "return", who, card, EVERYONE)
    return True


def pay(g: State, who: i64, price: i64) -> None:
    """Pay a price: spend coins and Potions, and take debt."""
    if price < ODD_PRICE:
        g.coins -= price
        return
    g.coins -= coins_in(price)
    g.potions -= potions_in(price)
    debt = debt_in(price)
    if debt > 0:
        g.players[who].tokens[DEBT] += debt
        if g.recording:
            note(g, "debt", who, debt)


def buy(g: State, who: i64, kind: i64) -> None:
    """Buy a card of this kind."""
    g.buys -= 1
    pay(g, who, cost(g, kind))
    record(g, BOUGHT, who, -1)
    if g.recording:
        note(g, "buy", who, 1, g.kinds[kind].id)
    if g.kinds[kind].overpay and g.coins + g.potions > 0:
        push(g, OVERPAYING, who, who, -1).named = kind
    else:
        take_and_gain(g, who, kind, DISCARD, PURCHASE)


@final
class Overpay(Phrase):
    """Lets the buyer of a card overpay for it. f.named: the card; f.remembered: the amount overpaid so far"""

    def __init__(self, potions: bool) -> None:
        super().__init__()
        self.potions: bool = potions  # whether this phrase asks for Potions; coins are asked first
        self.purpose = "overpay potions" if potions else "overpay"

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        if answer == NONE:
            return ask(g, OPTION, f.who) if (g.potions if self.potions else g.coins) > 0 else DONE
        price = price_of(0, answer, 0) if self.potions else answer
        f.remembered += price
        pay(g, f.who, price)
        if g.recording and answer > 0 and not self.potions:
            note(g, "coins", f.who, -answer)
        return DONE

    def options(self, g: State, f: Frame) -> None:
        for n in range((g.potions if self.potions else g.coins) + 1):
            g.offer(n)

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.OVERPAY, None, 0, id="-potions" if self.potions else "", names=AMOUNTS[:])]


@final
class GainBought(Phrase):
    """Gains the card that was bought."""

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        take_and_gain(g, f.who, f.named, DISCARD, PURCHASE + f.remembered)
        return DONE

    def deeds(self) -> list[Deed]:
        return []


OVERPAYING: Final = Text([Overpay(False), Overpay(True), GainBought()])
register_text("engine/overpaying", OVERPAYING)


def buy_landscape(g: State, who: i64, land: i64) -> None:
    """Buy a Project or an Event."""
    g.buys -= 1
    pay(g, who, g.lands[land].price)
    record(g, BOUGHT, who, -1)
    if g.recording:
        note(g, "buy", who, 1, g.lands[land].id)
    if g.lands[land].types & EVENT:
        push(g, g.lands[land].play, who, who, LAND + land)
    else:
        take_landscape(g, who, land)


def take_landscape(g: State, who: i64, land: i64) -> None:
    """Give a player a Project, a State or an Artifact. An Artifact is taken from the player who has it."""
    if g.lands[land].types & ARTIFACT:
        for seat in range(g.nplayers):
            p = g.players[seat]
            p.nlands -= p.has_land[land]
            p.has_land[land] = 0
    if g.recording and g.lands[land].types & (ARTIFACT | STATE):
        note(g, "take", who, 1, g.lands[land].id)
    p = g.players[who]
    if p.has_land[land] == 0:
        p.has_land[land] = 1
        p.nlands += 1
    refresh(g)


def give_back(g: State, who: i64, land: i64) -> None:
    """Return a State that a player has."""
    p = g.players[who]
    if p.has_land[land] == 1:
        p.has_land[land] = 0
        p.nlands -= 1
        if g.recording:
            note(g, "give_back", who, 1, g.lands[land].id)
        refresh(g)


def projects_of(g: State, who: i64) -> i64:
    """How many Projects this player has."""
    n: i64 = 0
    for i in range(g.nlands):
        if g.players[who].has_land[i] and g.lands[i].types & PROJECT:
            n += 1
    return n
