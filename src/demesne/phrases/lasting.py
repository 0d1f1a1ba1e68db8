"""Effects that last."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from demesne.engine.constants import COST, DONE
from demesne.engine.costs import discount
from demesne.engine.deeds import Deed
from demesne.engine.definitions import Phrase, Rule
from demesne.engine.log import note
from demesne.engine.state import Frame, State
from demesne.engine.triggers import add_linger


@final
class Last(Phrase):
    """From now on, for a while: one record per play. An effect about IT does not begin when there is none."""

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
        return [Deed("last", None if self.uses < 0 else int(self.uses))]
