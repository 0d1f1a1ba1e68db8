"""Gaining cards."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from demesne.engine.constants import (
    AGAIN,
    ALIKE,
    DISCARD,
    DONE,
    EVERYONE,
    EXILE,
    FROM_BESIDE,
    FROM_SUPPLY,
    FROM_TRASH,
    GAINS,
    MANY,
    MARK_NAMES,
    NONE,
    NOWHERE,
    ON_EMPTY,
    ON_TRASH,
    PASS,
    PILE,
    TRASH,
    TRASHED,
)
from demesne.engine.costs import cost
from demesne.engine.deeds import ATTACKER, YOU, Deed, DeedKind
from demesne.engine.definitions import Phrase
from demesne.engine.expressions import ANY_CARD, CardTest, Count, Number
from demesne.engine.frames import ask
from demesne.engine.gaining import gain, gain_from_trash, is_in_supply, kind_called, show_top, take_from_pile
from demesne.engine.history import record
from demesne.engine.log import note, note_card
from demesne.engine.places import place, put_card, show
from demesne.engine.prices import ODD_PRICE, coins_in, covers
from demesne.engine.state import Frame, State
from demesne.engine.triggers import open_card_window
from demesne.engine.zones import zone_of
from demesne.phrases.counting import OF_IT, THINGS, fixed


@final
class Gain(Phrase):
    """Gain a card with this id; it becomes IT."""

    def __init__(self, id: str, zone: i64) -> None:
        super().__init__(True, GAINS)
        self.id: str = id
        self.zone: i64 = zone
        self.goes_to = zone

    def do(self, g: State, who: i64, source: i64) -> None:
        gain(g, who, kind_called(g, self.id), self.zone)

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        gain_as_it(g, f, f.who, kind_called(g, self.id), self.zone)
        return DONE

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.GAIN, source=FROM_SUPPLY, to=self.zone, id=self.id)]


def gain_as_it(g: State, f: Frame, who: i64, kind: i64, zone: i64) -> None:
    """Gain a card of this kind, which becomes IT. If there is none, IT is empty."""
    f.its.n = 0
    f.it_at = place(who, zone)
    card = gain(g, who, kind, zone)
    f.it_tick = g.tick
    if card >= 0:
        f.its.put(card)


@final
class GainSome(Phrase):
    """Gain cards with this id one by one; they become IT. f.a: gains tried; f.b: the number wanted, plus 1"""

    def __init__(self, id: str, zone: i64, times: Count) -> None:
        super().__init__(False, GAINS)
        self.id: str = id
        self.zone: i64 = zone
        self.times: Count = times

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        if f.b == 0:
            f.b = coins_in(self.times.value(g, f, f.who)) + 1
            f.its.n = 0
            f.it_at = place(f.who, self.zone)
        while f.a < f.b - 1:
            f.a += 1
            depth = g.top
            card = gain(g, f.who, kind_called(g, self.id), self.zone)
            if card < 0:
                break
            f.its.put(card)
            f.it_tick = g.tick
            if g.top != depth:
                return AGAIN
        return DONE

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.GAIN, fixed(self.times), source=FROM_SUPPLY, to=self.zone, id=self.id, count=self.times)]


@mypyc_attr(allow_interpreted_subclasses=True)
class FromSupply(Phrase):
    """Choose a kind in the supply that passes the filter and is within these costs. Subclasses define `take`."""

    def __init__(self, ok: CardTest, least: Count, most: Count, purpose: str, to: i64, by_attacker: bool) -> None:
        super().__init__(False, GAINS)
        self.ok: CardTest = ok
        self.least: Count = least
        self.most: Count = most
        self.by_attacker: bool = by_attacker  # whether the player of the card chooses, not its victim
        self.below: bool = False  # whether it must cost less than `most`
        self.purpose = purpose
        self.takes_from = FROM_SUPPLY
        self.goes_to = to

    def take(self, g: State, f: Frame, kind: i64) -> None:
        """Do something with the chosen kind of card."""
        raise AssertionError("say what is done with it")

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        if answer == NONE:
            least = self.least.value(g, f, f.who)
            most = self.most.value(g, f, f.who)
            for kind in range(g.nkinds):
                if self.fits(g, f, kind, least, most):
                    return ask(g, PILE, f.attacker if self.by_attacker else f.who)
            f.its.n = 0
            return DONE
        self.take(g, f, answer)
        return DONE

    def fits(self, g: State, f: Frame, kind: i64, least: i64, most: i64) -> bool:
        """Whether a kind can be chosen: it is in the supply, within the costs, and passes the test."""
        if not is_in_supply(g, kind):
            return False
        price = cost(g, kind)
        if self.below and price == most:
            return False
        return covers(most, price) and covers(price, least) and (self.ok is ANY_CARD or self.ok.fits_kind(g, f, f.who, kind))

    def options(self, g: State, f: Frame) -> None:
        least = self.least.value(g, f, f.who)
        most = self.most.value(g, f, f.who)
        for kind in range(g.nkinds):
            if self.fits(g, f, kind, least, most):
                g.offer(kind)

    def limits(self, g: State, f: Frame) -> tuple[int, int]:
        most = self.most.value(g, f, f.who)
        less: i64 = 1 if self.below and most < ODD_PRICE else 0
        return coins_in(self.least.value(g, f, f.who)), coins_in(most) - less

    def deeds(self) -> list[Deed]:
        which = None if self.ok is ANY_CARD else self.ok
        kind = DeedKind(self.purpose)
        deed = Deed(kind, source=FROM_SUPPLY, to=self.goes_to, which=which, least_cost=self.least, most_cost=self.most)
        deed.cheaper = self.below
        return [deed]


@final
class GainOne(FromSupply):
    """Gain a card of the chosen kind; it becomes IT."""

    def __init__(self, ok: CardTest, least: Count, most: Count, zone: i64, by_attacker: bool) -> None:
        super().__init__(ok, least, most, "gain", zone, by_attacker)
        self.zone: i64 = zone

    def take(self, g: State, f: Frame, kind: i64) -> None:
        gain_as_it(g, f, f.who, kind, self.zone)


@final
class GainSeveral(FromSupply):
    """Gain `times` cards, one by one. IT stays the same, so limits that depend on it are evaluated each time. f.a: gains"""

    def __init__(self, ok: CardTest, least: Count, most: Count, zone: i64, by_attacker: bool, times: i64) -> None:
        super().__init__(ok, least, most, "gain", zone, by_attacker)
        self.zone: i64 = zone
        self.times: i64 = times

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        if answer != NONE:
            f.a += 1
            gain(g, f.who, answer, self.zone)
            return AGAIN
        if f.a < self.times:
            return super().step(g, f, answer)
        return DONE


@final
class TrashFromSupply(FromSupply):
    """Trash a card of the chosen kind from the supply; it becomes IT."""

    def __init__(self, ok: CardTest) -> None:
        super().__init__(ok, Number(0), Number(MANY), "trash", FROM_TRASH, False)

    def take(self, g: State, f: Frame, kind: i64) -> None:
        trash_top(g, f, kind)


@final
class TrashFromPile(Phrase):
    """Trash a card with this id from its pile, in the supply or not; it becomes IT."""

    def __init__(self, id: str) -> None:
        super().__init__(False, 1 << ON_TRASH | 1 << ON_EMPTY)
        self.id: str = id

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        f.its.n = 0
        kind = g.components.kind(self.id)
        if kind >= 0 and g.left[kind] > 0:
            trash_top(g, f, kind)
        return DONE

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.TRASH, source=FROM_SUPPLY, to=FROM_TRASH, id=self.id)]


def trash_top(g: State, f: Frame, kind: i64) -> None:
    """Trash a card from its pile; it becomes IT."""
    take_from_pile(g, kind)
    card = g.new_card(-1, kind)
    put_card(g, card, TRASH)
    record(g, TRASHED, f.who, card)
    f.its.n = 0
    f.its.put(card)
    f.it_at = TRASH
    f.it_tick = g.tick
    show(g, card, EVERYONE)
    if g.recording:
        note_card(g, "trash", f.who, card, EVERYONE, "supply")
    open_card_window(g, ON_TRASH, f.who, card, TRASH, NOWHERE)


@final
class ExileFromSupply(FromSupply):
    """Exile a card of the chosen kind from the supply, which is not a gain; it becomes IT."""

    def __init__(self, ok: CardTest) -> None:
        super().__init__(ok, Number(0), Number(MANY), "exile", EXILE, False)

    def take(self, g: State, f: Frame, kind: i64) -> None:
        exile_top(g, f, kind)


@final
class ExileNamed(Phrase):
    """Exile a card with this id from the supply, which is not a gain; it becomes IT."""

    def __init__(self, id: str) -> None:
        super().__init__(False, 1 << ON_EMPTY)
        self.id: str = id

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        kind = g.components.kind(self.id)
        f.its.n = 0
        f.it_at = place(f.who, EXILE)
        if kind >= 0 and is_in_supply(g, kind):
            exile_top(g, f, kind)
        return DONE

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.EXILE, source=NOWHERE, to=EXILE, id=self.id)]


def exile_top(g: State, f: Frame, kind: i64) -> None:
    """Put a card from its pile on the player's Exile mat; it becomes IT."""
    take_from_pile(g, kind)
    card = g.new_card(f.who, kind)
    f.its.n = 0
    f.its.put(card)
    f.it_at = place(f.who, EXILE)
    put_card(g, card, f.it_at)
    f.it_tick = g.tick
    show(g, card, EVERYONE)
    if g.recording:
        note_card(g, "exile", f.who, card, EVERYONE, "supply")


@final
class Rotate(Phrase):
    """Rotate the pile of THIS: put its top card, and all copies directly below, on the bottom."""

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        at = g.components.pile_of[g.kind_of[f.source]]
        if at < 0 or g.components.piles[at].order == ALIKE or g.stacks[at].n == 0:
            return DONE
        stack = g.stacks[at]
        kind = stack.ids[stack.n - 1]
        top = stack.n - 1
        while top > 0 and stack.ids[top - 1] == kind:
            top -= 1
        kinds = stack.listed()
        stack.copy_from(zone_of(kinds[top:] + kinds[:top]))
        show_top(g, at)
        if g.recording and top > 0:
            note(g, "rotate", f.who, 0, g.components.piles[at].id)
        return DONE

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.ROTATE)]


@final
class NameACard(Phrase):
    """The player names any card of this game."""

    def __init__(self) -> None:
        super().__init__()
        self.purpose = "name"

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        if answer == NONE:
            return ask(g, PILE, f.who)
        f.named = answer
        if g.recording:
            note(g, "name", f.who, 0, g.kinds[answer].id)
        return DONE

    def options(self, g: State, f: Frame) -> None:
        for kind in range(g.nkinds):
            g.offer(kind)

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.NAME)]


@final
class NameIt(Phrase):
    """IT becomes the named card. If IT is empty, no card is named."""

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        f.named = g.kind_of[f.its.ids[0]] if f.its.n > 0 else -1
        return DONE

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.REMEMBER)]


@final
class GainCopy(Phrase):
    """The player, or the player of the card that attacks them, gains a copy of IT or THAT."""

    def __init__(self, by_attacker: bool, that: bool = False) -> None:
        super().__init__()
        self.by_attacker: bool = by_attacker
        self.that: bool = that
        self.speaks_of_it = not that
        self.speaks_of_that = that

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        card = f.that if self.that else f.its.ids[0] if f.its.n > 0 else -1
        if card >= 0 and is_in_supply(g, g.kind_of[card]):
            gain(g, f.attacker if self.by_attacker else f.who, g.kind_of[card], DISCARD)
        return DONE

    def deeds(self) -> list[Deed]:
        thing = "that" if self.that else ""
        whose = ATTACKER if self.by_attacker else YOU
        return [Deed(DeedKind.GAIN_COPY, source=FROM_SUPPLY, to=DISCARD, thing=thing, whose=whose)]


@final
class GainFromPile(Phrase):
    """Gain a card from a pile outside the supply, or a card with the id `or_id`. Empty piles may be chosen, too."""

    def __init__(self, pile: str, or_id: str, zone: i64) -> None:
        super().__init__()
        self.takes_from = FROM_BESIDE
        self.goes_to = zone
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
        g.offer(g.components.kind(self.or_id))
        exhausted = True
        for i in range(len(g.components.piles)):
            pile = g.components.piles[i]
            if pile.id == self.pile:
                for kind in pile.kinds:
                    if g.left[kind] > 0:
                        g.offer(kind)
                        exhausted = False
        if exhausted:
            g.offer(PASS)

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.GAIN, source=FROM_BESIDE, to=self.zone, id=self.or_id)]


@final
class GainMarked(Phrase):
    """Gain the top card of the pile with a mark; it becomes IT."""

    def __init__(self, mark: str, zone: i64) -> None:
        super().__init__(False, GAINS)
        self.mark: str = mark
        self.zone: i64 = zone
        self.goes_to = zone

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        f.its.n = 0
        at = g.components.marked_piles[MARK_NAMES.index(self.mark)]
        if at >= 0:
            for kind in g.components.piles[at].kinds:
                if g.left[kind] > 0:
                    gain_as_it(g, f, f.who, kind, self.zone)
                    break
        return DONE

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.GAIN, source=FROM_BESIDE, to=self.zone)]


@final
class GainIt(Phrase):
    """The player of the card gains the cards of IT from the trash, one by one. f.a: cards done"""

    def __init__(self, zone: i64) -> None:
        super().__init__(False, GAINS)
        self.zone: i64 = zone
        self.puts_it = "gain"
        self.puts_it_to = zone
        self.speaks_of_it = True

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        while f.a < f.its.n:
            depth = g.top
            gain_from_trash(g, f.attacker, f.its.ids[f.a], f.it_tick, self.zone)
            f.a += 1
            if f.a == f.its.n:
                f.it_at = place(f.attacker, self.zone)
                f.it_tick = g.tick
            if g.top != depth:
                return AGAIN
        return DONE

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.GAIN, None, source=FROM_TRASH, to=self.zone, thing=THINGS[OF_IT], whose=ATTACKER)]
