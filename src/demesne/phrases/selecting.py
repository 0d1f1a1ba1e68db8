"""Filters of cards, and of kinds in the supply."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from demesne.engine.costs import cost, types
from demesne.engine.durations import stays_in_play
from demesne.engine.expressions import CardTest, Count
from demesne.engine.history import was_played
from demesne.engine.prices import covers
from demesne.engine.state import Frame, State


@final
class IsType(CardTest):
    """The card has one of these types."""

    def __init__(self, types: i64) -> None:
        self.types: i64 = types

    def fits(self, g: State, f: Frame, who: i64, card: i64) -> bool:
        return types(g, g.kind_of[card]) & self.types != 0

    def fits_kind(self, g: State, f: Frame, who: i64, kind: i64) -> bool:
        return types(g, kind) & self.types != 0


@final
class IsNamed(CardTest):
    """The card has this id."""

    def __init__(self, id: str) -> None:
        self.id: str = id

    def fits_kind(self, g: State, f: Frame, who: i64, kind: i64) -> bool:
        return g.kinds[kind].id == self.id


@final
class Costs(CardTest):
    """The cost of the card is within limits. For a card that is being gained, its cost at the gain counts."""

    def __init__(self, least: Count, most: Count) -> None:
        self.least: Count = least
        self.most: Count = most

    def fits(self, g: State, f: Frame, who: i64, card: i64) -> bool:
        gained = f.that_price >= 0 and card == f.that
        return self.is_price(g, f, who, f.that_price if gained else cost(g, g.kind_of[card]))

    def fits_kind(self, g: State, f: Frame, who: i64, kind: i64) -> bool:
        return self.is_price(g, f, who, cost(g, kind))

    def is_price(self, g: State, f: Frame, who: i64, price: i64) -> bool:
        """Whether a price is within the limits."""
        return covers(self.most.value(g, f, who), price) and covers(price, self.least.value(g, f, who))


@final
class NotInPlay(CardTest):
    """The player has no copy of the card in play."""

    def fits_kind(self, g: State, f: Frame, who: i64, kind: i64) -> bool:
        play = g.players[who].play
        for i in range(play.n):
            if g.kind_of[play.ids[i]] == kind:
                return False
        return True


@final
class LeavesPlay(CardTest):
    """The card would be discarded from play in Clean-up this turn."""

    def fits(self, g: State, f: Frame, who: i64, card: i64) -> bool:
        return not stays_in_play(g, card)


@final
class PlayedThisTurn(CardTest):
    """The card was played this turn."""

    def fits(self, g: State, f: Frame, who: i64, card: i64) -> bool:
        return was_played(g, card)


@final
class NewToHand(CardTest):
    """The player has no copy of the card in hand."""

    def fits_kind(self, g: State, f: Frame, who: i64, kind: i64) -> bool:
        hand = g.players[who].hand
        for i in range(hand.n):
            if g.kind_of[hand.ids[i]] == kind:
                return False
        return True


@final
class IsMarked(CardTest):
    """The card belongs to the pile with this mark, such as the Bane."""

    def __init__(self, mark: i64) -> None:
        self.mark: i64 = mark

    def fits_kind(self, g: State, f: Frame, who: i64, kind: i64) -> bool:
        at = g.components.marked_piles[self.mark]
        return at >= 0 and g.components.pile_of[kind] == at


@final
class Like(CardTest):
    """The card has the same name as a card of IT, or is another copy of THAT."""

    def __init__(self, that: bool) -> None:
        self.that: bool = that

    def fits(self, g: State, f: Frame, who: i64, card: i64) -> bool:
        return not (self.that and card == f.that) and self.fits_kind(g, f, who, g.kind_of[card])

    def fits_kind(self, g: State, f: Frame, who: i64, kind: i64) -> bool:
        if self.that:
            return f.that >= 0 and g.kind_of[f.that] == kind
        for i in range(f.its.n):
            if g.kind_of[f.its.ids[i]] == kind:
                return True
        return False


@final
class OfPileWith(CardTest):
    """The card belongs to the pile that this landscape (a Trait) is on."""

    def __init__(self, id: str) -> None:
        self.id: str = id

    def fits_kind(self, g: State, f: Frame, who: i64, kind: i64) -> bool:
        land = g.components.land(self.id)
        return land >= 0 and g.components.pile_of[kind] >= 0 and g.components.pile_of[kind] == g.components.lies_on[land]


@final
class WasNamed(CardTest):
    """The card was named in this text or, if no card was, in the text below it on the stack."""

    def fits_kind(self, g: State, f: Frame, who: i64, kind: i64) -> bool:
        if f.named < 0 and g.top > 0:
            return kind == g.stack[g.top - 1].named
        return kind == f.named


@final
class SharesType(CardTest):
    """The card shares a type with IT."""

    def fits_kind(self, g: State, f: Frame, who: i64, kind: i64) -> bool:
        return f.its.n > 0 and types(g, kind) & types(g, g.kind_of[f.its.ids[0]]) != 0
