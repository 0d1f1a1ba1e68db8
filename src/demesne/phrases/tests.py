"""Conditions, and what a filter asks of a card."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from demesne.engine.constants import COFFERS, IN_ACTION_PHASE, IN_BUY_PHASE, IN_CLEAN_UP, PLAY
from demesne.engine.costs import cost, types
from demesne.engine.definitions import CardTest, Count, Test
from demesne.engine.history import gains_in_phase, is_first_action, was_played
from demesne.engine.moves import is_in_supply, place
from demesne.engine.state import Frame, State
from demesne.engine.triggers import stays_in_play
from demesne.phrases.numbers import different_names


# ---------------------------------------------------------------- which cards
@final
class IsType(CardTest):
    """It has one of these types."""

    def __init__(self, types: i64) -> None:
        self.types: i64 = types

    def fits(self, g: State, f: Frame, who: i64, card: i64) -> bool:
        return types(g, g.kind_of[card]) & self.types != 0

    def fits_kind(self, g: State, f: Frame, who: i64, kind: i64) -> bool:
        return types(g, kind) & self.types != 0


@final
class IsNamed(CardTest):
    def __init__(self, id: str) -> None:
        self.id: str = id

    def fits_kind(self, g: State, f: Frame, who: i64, kind: i64) -> bool:
        return g.kinds[kind].id == self.id


@final
class Costs(CardTest):
    """It costs this much now."""

    def __init__(self, least: i64, most: i64) -> None:
        self.least: i64 = least
        self.most: i64 = most

    def fits_kind(self, g: State, f: Frame, who: i64, kind: i64) -> bool:
        price = cost(g, kind)
        return self.least <= price and price <= self.most


@final
class LeavesPlay(CardTest):
    """This turn's Clean-up will discard it."""

    def fits(self, g: State, f: Frame, who: i64, card: i64) -> bool:
        return not stays_in_play(g, card)


@final
class PlayedThisTurn(CardTest):
    def fits(self, g: State, f: Frame, who: i64, card: i64) -> bool:
        return was_played(g, card)


@final
class NewToHand(CardTest):
    """The player holds no card of that name."""

    def fits_kind(self, g: State, f: Frame, who: i64, kind: i64) -> bool:
        hand = g.players[who].hand
        for i in range(hand.n):
            if g.kind_of[hand.ids[i]] == kind:
                return False
        return True


@final
class IsMarked(CardTest):
    """It belongs to the pile marked at setup."""

    def __init__(self, mark: i64) -> None:
        self.mark: i64 = mark

    def fits_kind(self, g: State, f: Frame, who: i64, kind: i64) -> bool:
        return kind == g.marks[self.mark]


@final
class WasNamed(CardTest):
    """It is the one that was named."""

    def fits_kind(self, g: State, f: Frame, who: i64, kind: i64) -> bool:
        return kind == f.named


# ---------------------------------------------------------------- conditions on IT and THAT
@final
class Some(Test):
    """The last phrase handled a card."""

    def holds(self, g: State, f: Frame, who: i64) -> bool:
        return f.its.n > 0


@final
class ItIs(Test):
    """At least `n` cards were handled, and all pass."""

    def __init__(self, ok: CardTest, n: Count) -> None:
        self.ok: CardTest = ok
        self.n: Count = n

    def holds(self, g: State, f: Frame, who: i64) -> bool:
        if f.its.n < self.n.value(g, f, who):
            return False
        for i in range(f.its.n):
            if not self.ok.fits(g, f, who, f.its.ids[i]):
                return False
        return True


@final
class AllDifferent(Test):
    """No name occurs twice among IT."""

    def holds(self, g: State, f: Frame, who: i64) -> bool:
        return different_names(g, f.its) == f.its.n


@final
class CopyLeft(Test):
    """The supply has another card like IT."""

    def holds(self, g: State, f: Frame, who: i64) -> bool:
        return f.its.n > 0 and is_in_supply(g, g.kind_of[f.its.ids[0]])


@final
class ThatFits(Test):
    """The card the event is about passes."""

    def __init__(self, ok: CardTest) -> None:
        self.ok: CardTest = ok

    def holds(self, g: State, f: Frame, who: i64) -> bool:
        return self.ok.fits(g, f, who, f.that)


@final
class ThatCameFromPlay(Test):
    def holds(self, g: State, f: Frame, who: i64) -> bool:
        return f.that_from == place(f.subject, PLAY)


# ---------------------------------------------------------------- conditions on the turn
@final
class FirstAction(Test):
    """The play the window is about was the first of an Action this turn."""

    def holds(self, g: State, f: Frame, who: i64) -> bool:
        return is_first_action(g, who, f.position)


@final
class InActionPhase(Test):
    def holds(self, g: State, f: Frame, who: i64) -> bool:
        return g.phase == IN_ACTION_PHASE


@final
class InCleanUp(Test):
    def holds(self, g: State, f: Frame, who: i64) -> bool:
        return g.phase == IN_CLEAN_UP


@final
class GainedNothing(Test):
    """In this Buy phase."""

    def holds(self, g: State, f: Frame, who: i64) -> bool:
        return gains_in_phase(g, who, IN_BUY_PHASE) == 0


@final
class HasCoins(Test):
    def __init__(self, n: i64) -> None:
        self.n: i64 = n

    def holds(self, g: State, f: Frame, who: i64) -> bool:
        return g.coins >= self.n


# ---------------------------------------------------------------- conditions on a player
@final
class AtLeast(Test):
    """So many cards in one of the player's zones."""

    def __init__(self, n: i64, zone: i64) -> None:
        self.n: i64 = n
        self.zone: i64 = zone

    def holds(self, g: State, f: Frame, who: i64) -> bool:
        return g.players[who].zone(self.zone).n >= self.n


@final
class HasCoffers(Test):
    def __init__(self, n: i64) -> None:
        self.n: i64 = n

    def holds(self, g: State, f: Frame, who: i64) -> bool:
        return g.players[who].tokens[COFFERS] >= self.n


@final
class Holding(Test):
    """The player holds this artifact (or owns this project)."""

    def __init__(self, id: str) -> None:
        self.id: str = id

    def holds(self, g: State, f: Frame, who: i64) -> bool:
        land = g.kit.land(self.id)
        return land >= 0 and g.players[who].owns[land] == 1


@final
class AnyIn(Test):
    """There is such a card in the player's zone."""

    def __init__(self, ok: CardTest, zone: i64) -> None:
        self.ok: CardTest = ok
        self.zone: i64 = zone

    def holds(self, g: State, f: Frame, who: i64) -> bool:
        zone = g.players[who].zone(self.zone)
        for i in range(zone.n):
            if self.ok.fits(g, f, who, zone.ids[i]):
                return True
        return False


# ---------------------------------------------------------------- what was remembered
@final
class Remembered(Test):
    def holds(self, g: State, f: Frame, who: i64) -> bool:
        return f.remembered == 1


@final
class Chosen(Test):
    """Among several named things, this one was chosen."""

    def __init__(self, i: i64) -> None:
        self.i: i64 = i

    def holds(self, g: State, f: Frame, who: i64) -> bool:
        return (f.chosen >> self.i) & 1 == 1


@final
class YouDid(Test):
    """The player did what everybody was asked; or, of the others, somebody did."""

    def __init__(self, others: bool) -> None:
        self.others: bool = others

    def holds(self, g: State, f: Frame, who: i64) -> bool:
        if self.others:
            return (f.marked & ~(1 << who)) != 0
        return (f.marked >> who) & 1 == 1
