"""Phrases about Boons, Hexes and States."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from demesne.engine.constants import AGAIN, DONE, LAND, UNTIL_USED
from demesne.engine.deeds import Deed, DeedKind
from demesne.engine.definitions import Phrase, Rule, Text
from demesne.engine.expressions import Test
from demesne.engine.fortunes import BOONS, put_away, turn_over
from demesne.engine.frames import push
from demesne.engine.gaining import give_back
from demesne.engine.log import note
from demesne.engine.state import Frame, State
from demesne.engine.triggers import add_linger


def fortune_of(g: State, f: Frame) -> i64:
    """The Boon or Hex that this text turned over, that it comes from, or that the text below turned over; or -1."""
    if f.named >= LAND:
        return f.named - LAND
    if f.source >= LAND:
        return f.source - LAND
    below = g.stack[g.top - 1]
    return below.named - LAND if below.named >= LAND else -1


@final
class TurnOver(Phrase):
    """The player turns over the next Boon or Hex. f.named: LAND plus its number"""

    def __init__(self, deck: i64) -> None:
        super().__init__()
        self.deck: i64 = deck

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        land = turn_over(g, f.who, self.deck)
        f.named = LAND + land if land >= 0 else -1
        return DONE

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.BOON if self.deck == BOONS else DeedKind.HEX)]


@final
class Receive(Phrase):
    """The player receives the Boon or Hex: they follow its text. f.a: 1 once the text has begun"""

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        land = fortune_of(g, f)
        if f.a == 1 or land < 0:
            return DONE
        f.a = 1
        if g.recording:
            note(g, "receive", f.who, 1, g.lands[land].id)
        push(g, g.lands[land].play, f.who, f.who, LAND + land)
        return AGAIN

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.RECEIVE)]


@final
class StaysHere(Phrase):
    """Marks a Boon that the player keeps until Clean-up. It does nothing."""

    def __init__(self) -> None:
        super().__init__(True)
        self.quiet = True

    def do(self, g: State, who: i64, source: i64) -> None:
        """Do nothing."""

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.STAY)]


def stays(text: Text) -> bool:
    """Whether a Boon stays until Clean-up: its text ends with StaysHere."""
    return text.size > 0 and text.phrases[text.size - 1].deeds()[0].kind is DeedKind.STAY


@final
class PutAway(Phrase):
    """Discard the Boon or Hex, unless it stays until Clean-up."""

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        land = fortune_of(g, f)
        if land >= 0 and not stays(g.lands[land].play):
            put_away(g, land)
        return DONE

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.PUT_AWAY)]


@final
class KeepForLater(Phrase):
    """The player keeps the Boon, and receives it at the start of their next turn."""

    def __init__(self, rule: Rule) -> None:
        super().__init__()
        self.rule: Rule = rule

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        land = fortune_of(g, f)
        if land >= 0:
            add_linger(g, self.rule, f, UNTIL_USED, 1, False, LAND + land)
            if g.recording:
                note(g, "keep", f.who, 1, g.lands[land].id)
        return DONE

    def rules(self) -> list[Rule]:
        return [self.rule]

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.LAST)]


@final
class FortuneGivesCoins(Test):
    """The Boon or Hex of this text has "+$" in its text."""

    def holds(self, g: State, f: Frame, who: i64) -> bool:
        land = fortune_of(g, f)
        return land >= 0 and g.lands[land].gives_coins


@final
class HasFortune(Test):
    """This text has a Boon or Hex."""

    def holds(self, g: State, f: Frame, who: i64) -> bool:
        return fortune_of(g, f) >= 0


@final
class EndState(Phrase):
    """The player returns a State: the one with this id, or THIS."""

    def __init__(self, id: str) -> None:
        super().__init__()
        self.id: str = id

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        land = g.components.land(self.id) if self.id != "" else f.source - LAND
        if land >= 0:
            give_back(g, f.who, land)
        return DONE

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.END_STATE, id=self.id)]
