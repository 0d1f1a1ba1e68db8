"""Phrases about lasting effects."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from demesne.engine.constants import ASIDE, COST, DONE, HAND
from demesne.engine.costs import discount
from demesne.engine.deeds import Deed, DeedKind
from demesne.engine.definitions import Phrase, Rule
from demesne.engine.log import note, note_card
from demesne.engine.places import move, place
from demesne.engine.state import Frame, State
from demesne.engine.triggers import add_linger, refresh
from demesne.phrases.counting import OF_IT, THINGS, different_names


@final
class TakeBack(Phrase):
    """Put IT, one of the cards of this lasting effect, into the hand unseen. The effect ends with its last card."""

    def __init__(self) -> None:
        super().__init__()
        self.puts_it = "hand"
        self.puts_it_to = HAND
        self.speaks_of_it = True

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        if f.its.n == 0:
            return DONE
        card = f.its.ids[0]
        for linger in g.lingers:
            if linger.rule.text is f.text and linger.its.index(card) >= 0:
                if g.recording and different_names(g, linger.its) > 1:
                    for i in range(linger.its.n):  # others do not see which card it is
                        g.known[linger.its.ids[i]] &= 1 << f.who
                linger.its.take_at(linger.its.index(card))
                if linger.its.n == 0:
                    g.lingers.remove(linger)
                    refresh(g)
                break
        if move(g, card, f.it_at, f.it_tick, place(f.who, HAND)) and g.recording:
            note_card(g, "hand", f.who, card, 1 << f.who)
        return DONE

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.HAND, None, source=ASIDE, to=HAND, thing=THINGS[OF_IT])]


@final
class LayOnThis(Phrase):
    """Add IT, if it was set aside, to the cards on THIS, in a lasting effect.

    All lasting effects of this card with the same text share these cards. Cards that have moved since are removed.
    """

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        at = place(f.who, ASIDE)
        new = [card for card in f.its.listed() if f.it_at == at and g.moved_at[card] <= f.it_tick]
        for linger in g.lingers:
            if linger.source == f.source and linger.rule.text is f.text:
                here = [card for card in linger.its.listed() if g.moved_at[card] <= linger.it_tick]
                linger.its.n = 0
                for card in here + new:
                    if linger.its.index(card) < 0:
                        linger.its.put(card)
                linger.it_at = at
                linger.it_tick = g.tick
        return DONE

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.REMEMBER)]


@final
class Last(Phrase):
    """Begin a lasting effect. An effect about IT does not begin if IT is empty."""

    def __init__(self, rule: Rule, until: i64, uses: i64, keeps: bool) -> None:
        super().__init__()
        self.rule: Rule = rule
        self.until: i64 = until
        self.uses: i64 = uses
        self.keeps: bool = keeps

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        if not self.rule.text.uses_it or f.its.n > 0:
            add_linger(g, self.rule, f, self.until, self.uses, self.keeps)
            if g.recording and self.rule.event == COST:
                note(g, "cost", f.who, discount(g))
        return DONE

    def rules(self) -> list[Rule]:
        return [self.rule]

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.LAST, None if self.uses < 0 else int(self.uses))]
