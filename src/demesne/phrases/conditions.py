"""Tests for conditions in card texts."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from demesne.engine.constants import COFFERS, GAINED, IN_ACTION_PHASE, IN_BUY_PHASE, IN_CLEAN_UP, PLAY, PURCHASE
from demesne.engine.expressions import CardTest, Count, Test
from demesne.engine.gaining import is_in_supply
from demesne.engine.history import entry_thing, entry_what, entry_who, gains_in_phase, is_first_action
from demesne.engine.next_turn import is_third_turn
from demesne.engine.places import place
from demesne.engine.state import Frame, State
from demesne.engine.triggers import WINDOW
from demesne.phrases.counting import OF_THAT, OF_THIS, different_names


@final
class Some(Test):
    """IT is not empty: the last phrase handled a card."""

    def holds(self, g: State, f: Frame, who: i64) -> bool:
        return f.its.n > 0


@final
class ItIs(Test):
    """IT has at least `n` cards, and all of them pass the filter."""

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
    """All cards of IT have different names."""

    def holds(self, g: State, f: Frame, who: i64) -> bool:
        return different_names(g, f.its) == f.its.n


@final
class OnTheirTurn(Test):
    """The event happened to a player on their own turn."""

    def holds(self, g: State, f: Frame, who: i64) -> bool:
        return f.subject == g.current


@final
class NoThirdTurn(Test):
    """The player may take an extra turn after this one: it would not be their third in a row."""

    def holds(self, g: State, f: Frame, who: i64) -> bool:
        return not is_third_turn(g, who)


@final
class CopyLeft(Test):
    """The supply has a copy of IT, or of THAT."""

    def __init__(self, that: bool = False) -> None:
        self.that: bool = that

    def holds(self, g: State, f: Frame, who: i64) -> bool:
        if self.that:
            return f.that >= 0 and is_in_supply(g, g.kind_of[f.that])
        return f.its.n > 0 and is_in_supply(g, g.kind_of[f.its.ids[0]])


@final
class ThatFits(Test):
    """THAT, the card of the event, passes the filter."""

    def __init__(self, ok: CardTest) -> None:
        self.ok: CardTest = ok

    def holds(self, g: State, f: Frame, who: i64) -> bool:
        return self.ok.fits(g, f, who, f.that)


@final
class ThatIsIn(Test):
    """THAT, the card of the event, is in this zone of the player."""

    def __init__(self, zone: i64) -> None:
        self.zone: i64 = zone

    def holds(self, g: State, f: Frame, who: i64) -> bool:
        return g.players[who].zone(self.zone).index(f.that) >= 0


@final
class ThatIsNext(Test):
    """No earlier window for the same event, about such a card and of this player, is still open."""

    def __init__(self, ok: CardTest) -> None:
        self.ok: CardTest = ok

    def holds(self, g: State, f: Frame, who: i64) -> bool:
        for i in range(g.top):
            window = g.stack[i]
            answered = window.text is WINDOW and window.event == f.event and window.subject == who
            if answered and self.ok.fits(g, window, who, window.that):
                return False
        return True


@final
class ThatCameFromPlay(Test):
    """THAT was in play before it moved."""

    def holds(self, g: State, f: Frame, who: i64) -> bool:
        return f.that_from == place(f.subject, PLAY)


@final
class GainedThisTurn(Test):
    """The player has gained such a card this turn."""

    def __init__(self, ok: CardTest) -> None:
        self.ok: CardTest = ok

    def holds(self, g: State, f: Frame, who: i64) -> bool:
        for i in range(g.history.n):
            entry = g.history.ids[i]
            if entry_what(entry) == GAINED and entry_who(entry) == who and self.ok.fits(g, f, who, entry_thing(entry)):
                return True
        return False


@final
class ThatWasBought(Test):
    """THAT was gained by buying it."""

    def holds(self, g: State, f: Frame, who: i64) -> bool:
        return f.that_from >= PURCHASE


@final
class FirstAction(Test):
    """The play that the window is about is the player's first play of an Action this turn."""

    def holds(self, g: State, f: Frame, who: i64) -> bool:
        return is_first_action(g, f.subject, f.position)


@final
class InActionPhase(Test):
    """It is an Action phase, of any player."""

    def holds(self, g: State, f: Frame, who: i64) -> bool:
        return g.phase == IN_ACTION_PHASE


@final
class InCleanUp(Test):
    """It is Clean-up, of any player."""

    def holds(self, g: State, f: Frame, who: i64) -> bool:
        return g.phase == IN_CLEAN_UP


@final
class GainedNothing(Test):
    """The player has gained nothing in this Buy phase."""

    def holds(self, g: State, f: Frame, who: i64) -> bool:
        return gains_in_phase(g, who, IN_BUY_PHASE) == 0


@final
class HasCoins(Test):
    """The player has at least `n` coins. Only the current player has any."""

    def __init__(self, n: i64) -> None:
        self.n: i64 = n

    def holds(self, g: State, f: Frame, who: i64) -> bool:
        return who == g.current and g.coins >= self.n


@final
class AtLeast(Test):
    """The player has at least `n` cards in a zone."""

    def __init__(self, n: i64, zone: i64) -> None:
        self.n: i64 = n
        self.zone: i64 = zone

    def holds(self, g: State, f: Frame, who: i64) -> bool:
        return g.players[who].zone(self.zone).n >= self.n


@final
class HasCoffers(Test):
    """The player has at least `n` Coffers."""

    def __init__(self, n: i64) -> None:
        self.n: i64 = n

    def holds(self, g: State, f: Frame, who: i64) -> bool:
        return g.players[who].tokens[COFFERS] >= self.n


@final
class Holding(Test):
    """The player has this landscape, such as an Artifact or a Project."""

    def __init__(self, id: str) -> None:
        self.id: str = id

    def holds(self, g: State, f: Frame, who: i64) -> bool:
        land = g.components.land(self.id)
        return land >= 0 and g.players[who].has_land[land] == 1


@final
class AnyIn(Test):
    """The player has such a card in a zone."""

    def __init__(self, ok: CardTest, zone: i64) -> None:
        self.ok: CardTest = ok
        self.zone: i64 = zone

    def holds(self, g: State, f: Frame, who: i64) -> bool:
        zone = g.players[who].zone(self.zone)
        for i in range(zone.n):
            if self.ok.fits(g, f, who, zone.ids[i]):
                return True
        return False


@final
class StillThere(Test):
    """IT or THAT has not moved since the text or the event left it, or THIS is in play."""

    def __init__(self, what: i64) -> None:
        self.what: i64 = what

    def holds(self, g: State, f: Frame, who: i64) -> bool:
        if self.what == OF_THIS:
            return g.players[who].play.index(f.source) >= 0
        if self.what == OF_THAT:
            return g.moved_at[f.that] <= f.that_tick
        for i in range(f.its.n):
            if g.moved_at[f.its.ids[i]] > f.it_tick:
                return False
        return f.its.n > 0


@final
class Remembered(Test):
    """The remembered test held, or the remembered number is not 0."""

    def holds(self, g: State, f: Frame, who: i64) -> bool:
        return f.remembered != 0


@final
class Chosen(Test):
    """Option `i` was chosen."""

    def __init__(self, i: i64) -> None:
        self.i: i64 = i

    def holds(self, g: State, f: Frame, who: i64) -> bool:
        return (f.chosen >> self.i) & 1 == 1


@final
class YouDid(Test):
    """The player did what each player was asked to do; with `others`, another player did."""

    def __init__(self, others: bool) -> None:
        self.others: bool = others

    def holds(self, g: State, f: Frame, who: i64) -> bool:
        if self.others:
            return (f.marked & ~(1 << who)) != 0
        return (f.marked >> who) & 1 == 1
