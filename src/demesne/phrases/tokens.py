"""Phrases about tokens, except for Coffers and Villagers, which are in `gifts`."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from demesne.engine.constants import ACTION, DONE, FROM_SUPPLY, JOURNEY, LAND, NONE, PILE, SKIPS, TOKEN_NAMES
from demesne.engine.deeds import Deed, DeedKind
from demesne.engine.definitions import Phrase
from demesne.engine.expressions import Count, Test
from demesne.engine.frames import ask
from demesne.engine.log import note
from demesne.engine.state import Frame, State
from demesne.engine.tokens import put_token, set_vp_at, take_vp_from, vp_at, vp_place_of_land
from demesne.phrases.counting import fixed


@final
class PlusTokens(Phrase):
    """Get a number of tokens of a kind, or lose them if the number is negative."""

    def __init__(self, token: i64, n: Count) -> None:
        super().__init__()
        self.token: i64 = token
        self.n: Count = n

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        n = self.n.value(g, f, f.who)
        g.players[f.who].tokens[self.token] += n
        if g.recording and n != 0 and self.token != SKIPS:  # the log mentions a skipped turn when it would begin
            note(g, TOKEN_NAMES[self.token], f.who, n)
        return DONE

    def deeds(self) -> list[Deed]:
        n = fixed(self.n)
        return [Deed(DeedKind(TOKEN_NAMES[self.token]), n, count=None if n is not None else self.n)]


@final
class HasTokens(Test):
    """The player has at least `n` tokens of a kind."""

    def __init__(self, token: i64, n: i64) -> None:
        self.token: i64 = token
        self.n: i64 = n

    def holds(self, g: State, f: Frame, who: i64) -> bool:
        return g.players[who].tokens[self.token] >= self.n


@final
class TurnJourneyToken(Phrase):
    """The player turns their Journey token over."""

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        tokens = g.players[f.who].tokens
        tokens[JOURNEY] = 1 - tokens[JOURNEY]
        if g.recording:
            note(g, "journey", f.who, 0, "down" if tokens[JOURNEY] == 1 else "up")
        return DONE

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.JOURNEY)]


@final
class JourneyTokenIsUp(Test):
    """The player's Journey token lies face up."""

    def holds(self, g: State, f: Frame, who: i64) -> bool:
        return g.players[who].tokens[JOURNEY] == 0


@final
class MoveToken(Phrase):
    """The player moves one of their tokens to an Action pile of the supply, which may be empty."""

    def __init__(self, token: i64) -> None:
        super().__init__()
        self.token: i64 = token
        self.purpose = "token"
        self.takes_from = FROM_SUPPLY

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        if answer == NONE:
            return ask(g, PILE, f.who) if len(self.kinds(g)) > 0 else DONE
        put_token(g, f.who, g.components.pile_of[answer], self.token)
        return DONE

    def kinds(self, g: State) -> list[int]:
        """For each such pile, the kind that can be taken from it or, if it is empty, its first kind."""
        found: list[int] = []
        for pile in g.components.piles:
            actions = [kind for kind in pile.kinds if g.kinds[kind].types & ACTION]
            if pile.supply and actions:
                left = [int(kind) for kind in pile.kinds if g.left[kind] > 0]
                found.append(left[0] if left else int(pile.kinds[0]))
        found.sort()
        return found

    def options(self, g: State, f: Frame) -> None:
        for kind in self.kinds(g):
            g.offer(kind)

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.TOKEN_ON_PILE)]


def vp_place(g: State, f: Frame) -> i64:
    """The place of the VP tokens of THIS: the landscape, or the pile of the card; -1 if it has none."""
    if f.source >= LAND:
        return vp_place_of_land(g, f.source - LAND)
    return g.components.pile_of[g.kind_of[f.source]] if f.source >= 0 else -1


@final
class VPHere(Count):
    """How many VP tokens are on THIS landscape, or on the pile of THIS card."""

    def value(self, g: State, f: Frame, who: i64) -> i64:
        at = vp_place(g, f)
        return vp_at(g, at) if at >= 0 else 0


@final
class AddVP(Phrase):
    """Put a VP token on the pile of THIS card."""

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        at = vp_place(g, f)
        if at >= 0:
            set_vp_at(g, at, vp_at(g, at) + 1)
            if g.recording:
                note(g, "gather", f.who, 1, g.components.piles[at].id)
        return DONE

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.GATHER)]


@final
class TakeVP(Phrase):
    """Take up to `n` VP tokens from THIS landscape or the pile of THIS card."""

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n: i64 = n

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        at = vp_place(g, f)
        if at >= 0:
            take_vp_from(g, f.who, at, self.n)
        return DONE

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.VP, None)]
