"""The possible actions at a decision, as numbers; compiled."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from demesne.engine.constants import (
    ACTION_PHASE,
    BUY_CARD,
    BUY_LAND,
    BUY_PHASE,
    KIND_MASK,
    LAND,
    NIGHT_PHASE,
    OPTION,
    PASS,
    PICK,
    SPEND,
    SPENDABLE,
    TRIGGER,
    TWIN_SHIFT,
)
from demesne.engine.state import State
from demesne.engine.triggers import key_source
from demesne.engine.turn import can_spend
from demesne.learn.layout import FIRST_PLAY, Layout, Piles


@final
class Actions:
    """The possible actions at the pending decision of a game, with the option that each one selects."""

    def __init__(self, layout: Layout, piles: Piles) -> None:
        self.layout: Layout = layout
        self.card_at: vec[i64] = piles.card_at
        self.land_at: vec[i64] = piles.land_at
        self.n: i64 = 0
        self.numbers: vec[i64] = vec[i64]([0] * 64)
        self.codes: vec[i64] = vec[i64]([0] * 64)

    def find(self, g: State) -> None:
        """Find all possible actions. Of several triggers or cards with the same name, only the first is an action."""
        self.n = 0
        if not g.pending:
            return
        for i in range(g.noptions):
            code = g.options[i]
            action = self.action_of(g, code)
            if action < 0:  # an option that has no action number
                continue
            if (g.about != TRIGGER and g.about != PICK) or self.index(action) < 0:
                self.put(action, code)
        for token in range(SPENDABLE):
            if can_spend(g, SPEND + token):
                self.put(1 + token, SPEND + token)

    def put(self, action: i64, code: i64) -> None:
        """Add an action and the engine's code for it."""
        n = self.n
        if n < len(self.numbers):
            self.numbers[n] = action
            self.codes[n] = code
        else:
            self.numbers = append(self.numbers, action)
            self.codes = append(self.codes, code)
        self.n = n + 1

    def index(self, action: i64) -> i64:
        """The position of an action among the possible ones; -1 if it is not possible."""
        for i in range(self.n):
            if self.numbers[i] == action:
                return i
        return -1

    def action_of(self, g: State, code: i64) -> i64:
        """The action number of an option of the pending decision."""
        layout = self.layout
        if code == PASS:
            return 0
        if g.about == TRIGGER:
            source = key_source(g, code)
            if source >= LAND:
                return layout.trigger + layout.cards + self.land_at[source - LAND]
            return layout.trigger + self.card_at[g.kind_of[source]]
        if g.about == OPTION:
            f = g.stack[g.top]
            return layout.option.get(f.text.phrases[f.pc].label(code), -1)
        if g.about == ACTION_PHASE or g.about == NIGHT_PHASE or (g.about == BUY_PHASE and code < BUY_CARD):
            if code > KIND_MASK:
                way = g.components.ways[(code >> TWIN_SHIFT) - 1]
                return layout.way[self.land_at[way]] + self.card_at[code & KIND_MASK]
            return FIRST_PLAY + self.card_at[code]
        if g.about == BUY_PHASE:
            if code >= BUY_LAND:
                return layout.buy + layout.cards + self.land_at[code - BUY_LAND]
            return layout.buy + self.card_at[code - BUY_CARD]
        return layout.choose + self.card_at[code & KIND_MASK]
