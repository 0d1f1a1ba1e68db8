"""Tokens: Favors, VP and others that a player has, beside the Coffers and Villagers of `gifts`."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from demesne.engine.constants import DONE, TOKEN_NAMES
from demesne.engine.deeds import Deed
from demesne.engine.definitions import Phrase
from demesne.engine.expressions import Count, Test
from demesne.engine.log import note
from demesne.engine.state import Frame, State
from demesne.phrases.counting import fixed


@final
class PlusTokens(Phrase):
    """So many tokens of a kind, or so many less."""

    def __init__(self, token: i64, n: Count) -> None:
        super().__init__()
        self.token: i64 = token
        self.n: Count = n

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        n = self.n.value(g, f, f.who)
        g.players[f.who].tokens[self.token] += n
        if g.recording and n != 0:
            note(g, TOKEN_NAMES[self.token], f.who, n)
        return DONE

    def deeds(self) -> list[Deed]:
        n = fixed(self.n)
        return [Deed(TOKEN_NAMES[self.token], n, count=None if n is not None else self.n)]


@final
class HasTokens(Test):
    def __init__(self, token: i64, n: i64) -> None:
        self.token: i64 = token
        self.n: i64 = n

    def holds(self, g: State, f: Frame, who: i64) -> bool:
        return g.players[who].tokens[self.token] >= self.n
