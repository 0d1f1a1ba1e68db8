"""Gaining cards."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from demesne.engine.constants import AGAIN, ANY_TYPE, DISCARD, DONE, NONE, ON_GAIN, PASS, PILE
from demesne.engine.costs import cost, types
from demesne.engine.definitions import Count, Phrase
from demesne.engine.frames import ask
from demesne.engine.moves import gain, gain_from_trash, is_in_supply, place
from demesne.engine.state import Frame, State


@final
class Gain(Phrase):
    """A card of that name; it becomes IT."""

    def __init__(self, id: str, zone: i64) -> None:
        super().__init__(True, 1 << ON_GAIN)
        self.id: str = id
        self.zone: i64 = zone

    def do(self, g: State, who: i64, source: i64) -> None:
        gain(g, who, g.kit.kind(self.id), self.zone)

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        gain_as_it(g, f, f.who, g.kit.kind(self.id), self.zone)
        return DONE


def gain_as_it(g: State, f: Frame, who: i64, kind: i64, zone: i64) -> None:
    f.its.n = 0
    f.it_at = place(who, zone)
    card = gain(g, who, kind, zone)
    f.it_tick = g.tick
    if card >= 0:
        f.its.put(card)


@final
class GainOne(Phrase):
    """A card of one's choice from the supply, of these types and within these costs; it becomes IT."""

    def __init__(self, least: Count, most: Count, types: i64, zone: i64) -> None:
        super().__init__()
        self.least: Count = least
        self.most: Count = most
        self.types: i64 = types
        self.zone: i64 = zone
        self.purpose = "gain"

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        if answer == NONE:
            least = self.least.value(g, f)
            most = self.most.value(g, f)
            for kind in range(g.nkinds):
                if self.fits(g, kind, least, most):
                    return ask(g, PILE, f.who)
            f.its.n = 0
            return DONE
        gain_as_it(g, f, f.who, answer, self.zone)
        return DONE

    def fits(self, g: State, kind: i64, least: i64, most: i64) -> bool:
        if not is_in_supply(g, kind) or (self.types != ANY_TYPE and types(g, kind) & self.types == 0):
            return False
        price = cost(g, kind)
        return least <= price and price <= most

    def options(self, g: State, f: Frame) -> None:
        least = self.least.value(g, f)
        most = self.most.value(g, f)
        for kind in range(g.nkinds):
            if self.fits(g, kind, least, most):
                g.offer(kind)


@final
class GainCopy(Phrase):
    """Another card like IT, for the player or for whoever played the card."""

    def __init__(self, boss: bool) -> None:
        super().__init__()
        self.boss: bool = boss

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        if f.its.n > 0:
            kind = g.kind_of[f.its.ids[0]]
            if is_in_supply(g, kind):
                gain(g, f.boss if self.boss else f.who, kind, DISCARD)
        return DONE


@final
class GainFromPile(Phrase):
    """Any card of a pile outside the supply, or the named card. Either pile may be chosen even when nothing is left of it."""

    def __init__(self, pile: str, or_id: str, zone: i64) -> None:
        super().__init__()
        self.pile: str = pile
        self.or_id: str = or_id
        self.zone: i64 = zone
        self.purpose = "gain"

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        if answer == NONE:
            return ask(g, PILE, f.who)
        if answer == PASS:
            f.its.n = 0
        else:
            gain_as_it(g, f, f.who, answer, self.zone)
        return DONE

    def options(self, g: State, f: Frame) -> None:
        g.offer(g.kit.kind(self.or_id))
        exhausted = True
        for i in range(len(g.kit.piles)):
            pile = g.kit.piles[i]
            if pile.id == self.pile:
                for kind in pile.kinds:
                    if g.left[kind] > 0:
                        g.offer(kind)
                        exhausted = False
        if exhausted:
            g.offer(PASS)


@final
class GainIt(Phrase):
    """Gain the cards of IT from the trash, one after the other. f.a: gained"""

    def __init__(self, zone: i64) -> None:
        super().__init__(False, 1 << ON_GAIN)
        self.zone: i64 = zone

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        while f.a < f.its.n:
            depth = g.top
            gain_from_trash(g, f.boss, f.its.ids[f.a], f.it_tick, self.zone)
            f.a += 1
            if g.top != depth:
                return AGAIN
        return DONE
