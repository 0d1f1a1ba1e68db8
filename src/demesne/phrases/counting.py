"""Counts: numbers in card texts that depend on the game."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from demesne.engine.constants import IN_BUY_PHASE, LAND, PLAYED, PURCHASE
from demesne.engine.costs import cost, types
from demesne.engine.expressions import ANY_CARD, CardTest, Count, Number, Worth
from demesne.engine.history import entry_thing, entry_what, entry_who, gains_in_phase, gains_this_turn, in_last_turn
from demesne.engine.prices import coins_in
from demesne.engine.state import Frame, State
from demesne.engine.zones import Zone

OF_IT: Final[i64] = 0  # the cards that a count or a phrase is about


OF_THAT: Final[i64] = 1


OF_THIS: Final[i64] = 2


OF_REVEALED: Final[i64] = 3


OF_NAMED: Final[i64] = 4
THINGS: Final[list[str]] = ["it", "that", "this", "revealed"]  # the values of `Deed.thing` for them


WHOLE_HAND: Final = "hand"


@final
class CostOf(Count):
    """The current cost of all cards of IT, of THAT, of THIS or of the named card; 0 if there is none."""

    def __init__(self, what: i64) -> None:
        self.what: i64 = what

    def value(self, g: State, f: Frame, who: i64) -> i64:
        if self.what == OF_THAT:
            return cost(g, g.kind_of[f.that]) if f.that >= 0 else 0
        if self.what == OF_THIS:
            return cost(g, g.kind_of[f.source]) if f.source >= 0 and f.source < LAND else 0
        if self.what == OF_NAMED:
            return cost(g, f.named) if f.named >= 0 and f.named < LAND else 0
        total: i64 = 0
        for i in range(f.its.n):
            total += cost(g, g.kind_of[f.its.ids[i]])
        return total


@final
class TypesOfIt(Count):
    """How many types IT has."""

    def value(self, g: State, f: Frame, who: i64) -> i64:
        n: i64 = 0
        if f.its.n > 0:
            left = types(g, g.kind_of[f.its.ids[0]])
            while left > 0:
                n += left & 1
                left >>= 1
        return n


@final
class CardsIn(Count):
    """How many such cards the player has in a zone."""

    def __init__(self, zone: i64, ok: CardTest) -> None:
        self.zone: i64 = zone
        self.ok: CardTest = ok

    def value(self, g: State, f: Frame, who: i64) -> i64:
        zone = g.players[who].zone(self.zone)
        if self.ok is ANY_CARD:
            return zone.n
        n: i64 = 0
        for i in range(zone.n):
            if self.ok.fits(g, f, who, zone.ids[i]):
                n += 1
        return n


@final
class PlaysThisTurn(Count):
    """How many times the player has played such cards this turn, including the current play."""

    def __init__(self, ok: CardTest) -> None:
        self.ok: CardTest = ok

    def value(self, g: State, f: Frame, who: i64) -> i64:
        n: i64 = 0
        for i in range(g.history.n):
            entry = g.history.ids[i]
            played = entry_what(entry) == PLAYED and entry_who(entry) == who
            if played and self.ok.fits_kind(g, f, who, g.kind_of[entry_thing(entry)]):
                n += 1
        return n


@final
class GainsInBuyPhase(Count):
    """How many cards the player has gained in this turn's Buy phase."""

    def value(self, g: State, f: Frame, who: i64) -> i64:
        return gains_in_phase(g, who, IN_BUY_PHASE)


@final
class Overpaid(Count):
    """The amount overpaid for THAT: only the coins, or coins and Potions as a price."""

    def __init__(self, coins: bool) -> None:
        self.coins: bool = coins

    def value(self, g: State, f: Frame, who: i64) -> i64:
        price = f.that_from - PURCHASE if f.that_from > PURCHASE else 0
        return coins_in(price) if self.coins else price


@final
class RememberedNumber(Count):
    """The number that the text has remembered."""

    def value(self, g: State, f: Frame, who: i64) -> i64:
        return f.remembered


@final
class GainsThisTurn(Count):
    """How many cards the player has gained this turn."""

    def value(self, g: State, f: Frame, who: i64) -> i64:
        return gains_this_turn(g, who)


@final
class HowMany(Count):
    """The number of cards in IT."""

    def value(self, g: State, f: Frame, who: i64) -> i64:
        return f.its.n


@final
class HandAbove(Count):
    """How many cards the player has in hand above a size."""

    def __init__(self, size: i64) -> None:
        self.size: i64 = size

    def value(self, g: State, f: Frame, who: i64) -> i64:
        n = g.players[who].hand.n - self.size
        if n > 0:
            return n
        return 0


@final
class NamesIn(Count):
    """How many different names such cards in a zone have; with `single`, only names that occur once."""

    def __init__(self, zone: i64, ok: CardTest, single: bool) -> None:
        self.zone: i64 = zone
        self.ok: CardTest = ok
        self.single: bool = single

    def value(self, g: State, f: Frame, who: i64) -> i64:
        zone = g.players[who].zone(self.zone)
        n: i64 = 0
        for i in range(zone.n):
            if self.counts(g, zone, i) and (self.ok is ANY_CARD or self.ok.fits(g, f, who, zone.ids[i])):
                n += 1
        return n

    def counts(self, g: State, zone: Zone, at: i64) -> bool:
        """Whether no card before this one (with `single`, no other card) has the same name."""
        for i in range(zone.n if self.single else at):
            if i != at and g.kind_of[zone.ids[i]] == g.kind_of[zone.ids[at]]:
                return False
        return True


@final
class NamesAmongIt(Count):
    """How many different names the cards of IT have."""

    def value(self, g: State, f: Frame, who: i64) -> i64:
        return different_names(g, f.its)


@final
class TokensHere(Count):
    """How many tokens the player has on THIS landscape."""

    def value(self, g: State, f: Frame, who: i64) -> i64:
        return g.players[who].on_land[f.source - LAND]


@final
class UnspentCoins(Count):
    """The unspent coins of the player; 0 on another player's turn."""

    def value(self, g: State, f: Frame, who: i64) -> i64:
        return g.coins if who == g.current else 0


@final
class EmptyPiles(Count):
    """The number of empty supply piles."""

    def value(self, g: State, f: Frame, who: i64) -> i64:
        return g.empty


@final
class RightNeighbourCount(Count):
    """How many cards the player to the right gained, or trashed, in their last turn."""

    def __init__(self, what: i64) -> None:
        self.what: i64 = what

    def value(self, g: State, f: Frame, who: i64) -> i64:
        return in_last_turn(g, (who + g.nplayers - 1) % g.nplayers, self.what)


@final
class UnusedActions(Count):
    """The unused Actions of the player; 0 on another player's turn."""

    def value(self, g: State, f: Frame, who: i64) -> i64:
        return g.actions if who == g.current else 0


@final
class PerCards(Worth):
    """Points for every `per` cards, or different names, that the owner has among cards of some types or with one id."""

    def __init__(self, points: i64, per: i64, names: bool, types: i64, id: str) -> None:
        self.points: i64 = points
        self.per: i64 = per
        self.names: bool = names
        self.types: i64 = types
        self.id: str = id

    def value(self, g: State, who: i64) -> i64:
        n: i64 = 0
        own = g.players[who].owned
        for kind in range(g.nkinds):
            if own[kind] > 0 and g.kinds[kind].types & self.types and (self.id == "" or g.kinds[kind].id == self.id):
                n += 1 if self.names else own[kind]
        return self.points * (n // self.per)


def fixed(count: Count) -> int | None:
    """The value of a constant count, or None if it depends on the game."""
    return int(count.n) if isinstance(count, Number) else None


def different_names(g: State, zone: Zone) -> i64:
    """How many different names the cards in a zone have."""
    n: i64 = 0
    for i in range(zone.n):
        kind = g.kind_of[zone.ids[i]]
        new: i64 = 1
        for j in range(i):
            if g.kind_of[zone.ids[j]] == kind:
                new = 0
                break
        n += new
    return n
