"""The Events of Adventures that recommended kingdoms need."""

from __future__ import annotations

from demesne.engine.constants import DONE, FROM_SUPPLY, LESS_COST, NONE, PILE, PLUS_COIN
from demesne.engine.deeds import Deed, DeedKind
from demesne.engine.definitions import Phrase
from demesne.engine.frames import ask
from demesne.engine.state import Frame, State
from demesne.engine.tokens import put_token
from demesne.sets.adventures.kingdom import adventures
from demesne.words import ACTION


class MoveToken(Phrase):
    """The player's own token moves to a pile of Actions in the supply, also to an empty one."""

    def __init__(self, token: int) -> None:
        super().__init__()
        self.token = token
        self.purpose = "token"
        self.takes_from = int(FROM_SUPPLY)

    def step(self, g: State, f: Frame, answer: int) -> int:
        if answer == NONE:
            return int(ask(g, PILE, f.who)) if self.kinds(g, f) else int(DONE)
        put_token(g, f.who, g.components.pile_of[answer], self.token)
        return int(DONE)

    def kinds(self, g: State, f: Frame) -> list[int]:
        """Of each such pile the card that can be taken, or that lay on top of it."""
        found: list[int] = []
        for pile in g.components.piles:
            kinds = [int(kind) for kind in pile.kinds]
            if pile.supply and any(g.kinds[kind].types & ACTION for kind in kinds):
                found.append(next((kind for kind in kinds if g.left[kind] > 0), kinds[0]))
        return sorted(found)

    def options(self, g: State, f: Frame) -> None:
        for kind in self.kinds(g, f):
            g.offer(kind)

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.TOKEN_ON_PILE)]


ferry = adventures.event("Ferry", 3, MoveToken(int(LESS_COST)))
training = adventures.event("Training", 6, MoveToken(int(PLUS_COIN)))
