"""Control flow of texts: conditions, loops, choices of options, and texts that other players follow."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.engine.constants import AGAIN, DONE, EVERYONE, HAND, MORE_OPTIONS, NONE, ON_REVEAL, OPTION, PASS
from demesne.engine.deeds import EVERYBODY, OTHERS, Deed, DeedKind
from demesne.engine.definitions import Phrase, Text
from demesne.engine.expressions import CardTest, Count, Test
from demesne.engine.frames import ask, count_step, do_now, push, runs_in_place
from demesne.engine.log import note, note_card
from demesne.engine.places import place, show_from_hand
from demesne.engine.state import Frame, State
from demesne.engine.triggers import open_card_window
from demesne.phrases.counting import fixed

# `Frame.chosen` holds the chosen options as bits: those of SomeOf, for later tests, in the low bits; those of OneOf above.
OPTION_BITS: Final[i64] = 8
OPTIONS_MASK: Final[i64] = 255
OUTERMOST: Final[i64] = 32


@final
class If(Phrase):
    """Skip the next phrases unless the test holds."""

    def __init__(self, test: Test, skip: i64) -> None:
        super().__init__()
        self.test: Test = test
        self.skip: i64 = skip

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        if not self.test.holds(g, f, f.who):
            f.pc += self.skip
        return DONE

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.IF, skips=[0, int(self.skip)], test=self.test)]


@final
class Skip(Phrase):
    """Skip the next `skip` phrases."""

    def __init__(self, skip: i64) -> None:
        super().__init__()
        self.skip: i64 = skip

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        f.pc += self.skip
        return DONE

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.SKIP, skips=[int(self.skip)])]


@final
class Back(Phrase):
    """Jump back by `n` phrases, to the start of a loop."""

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n: i64 = n

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        count_step(g, f.source)
        f.pc -= self.n + 1
        return DONE

    def deeds(self) -> list[Deed]:
        return []


@final
class Remember(Phrase):
    """Remember whether a test holds now."""

    def __init__(self, test: Test) -> None:
        super().__init__()
        self.test: Test = test

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        f.remembered = 1 if self.test.holds(g, f, f.who) else 0
        return DONE

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.REMEMBER, test=self.test)]


def more_options(g: State, f: Frame) -> i64:
    """How many more options the player may choose, because of lasting effects about this card."""
    more: i64 = 0
    if (g.live >> MORE_OPTIONS) & 1:
        for linger in g.lingers:
            if linger.rule.event == MORE_OPTIONS and linger.owner == f.who and linger.its.index(f.source) >= 0:
                more += linger.rule.amount
    return more


@final
class RememberNumber(Phrase):
    """Remember the current value of a count."""

    def __init__(self, count: Count) -> None:
        super().__init__()
        self.count: Count = count

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        f.remembered = self.count.value(g, f, f.who)
        return DONE

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.REMEMBER, None, count=self.count)]


def shifted(bits: i64, by: i64) -> i64:
    """`bits << by` with 64 bits. In compiled code, shifting a literal would lose all bits above 32."""
    return bits << by


@final
class OneOf(Phrase):
    """Choose one of several named options, or more if an effect allows it. The option `no` declines.

    f.a: the number of chosen options; f.chosen: these options, as bits from `shift` up
    """

    def __init__(
        self, names: list[str], skips: list[int], tests: list[Test], by_attacker: bool, covers: i64, can_grow: bool
    ) -> None:  # fmt: skip
        super().__init__()
        self.names: list[str] = names
        self.skips: vec[i64] = vec[i64](skips)
        self.tests: list[Test] = tests
        self.by_attacker: bool = by_attacker
        self.purpose = "choose"
        self.leads_up = True
        self.covers = covers
        self.shift: i64 = OUTERMOST
        self.declines: bool = "no" in names
        self.can_grow: bool = can_grow and not self.declines  # whether effects can allow more options

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        if answer == NONE:
            f.chosen &= ~shifted(OPTIONS_MASK, self.shift)
            return ask(g, OPTION, f.attacker if self.by_attacker else f.who)
        if f.a > 0 and answer == PASS:
            return self.begin(f)
        i: i64 = len(self.skips) - 1 if answer == PASS else answer
        if g.recording and not self.declines:
            note(g, "choose", f.attacker if self.by_attacker else f.who, 0, self.names[i])
        f.chosen |= shifted(1, self.shift + i)
        f.a += 1
        if self.can_grow and f.a <= more_options(g, f) and f.a < self.possible(g, f):
            return ask(g, OPTION, f.who)
        return self.begin(f)

    def begin(self, f: Frame) -> i64:
        """Go to the first chosen option. AfterOption goes on to the next one."""
        f.pc += self.skips[first_option(f.chosen >> self.shift, 0)]
        return DONE

    def possible(self, g: State, f: Frame) -> i64:
        """How many of the options the player can choose now."""
        n: i64 = 0
        for test in self.tests:
            if test.holds(g, f, f.who):
                n += 1
        return n

    def options(self, g: State, f: Frame) -> None:
        for i in range(len(self.names)):
            if self.names[i] == "no":
                g.offer(PASS)
            elif (f.chosen >> (self.shift + i)) & 1 == 0 and self.tests[i].holds(g, f, f.who):
                g.offer(i)
        if f.a > 0:
            g.offer(PASS)

    def label(self, option: i64) -> str:
        return "none" if option == PASS else self.names[option]

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.CHOOSE_ONE, names=self.names, skips=[int(skip) for skip in self.skips])]


def first_option(chosen: i64, start: i64) -> i64:
    """The first chosen option from `start` on, or -1."""
    i = start
    while i < OPTION_BITS:
        if (chosen >> i) & 1:
            return i
        i += 1
    return -1


@final
class AfterOption(Phrase):
    """The end of an option: go to the next chosen option, or to the end of all options."""

    def __init__(self, done: i64, skips: list[int], skip: i64) -> None:
        super().__init__()
        self.leads_up = True
        self.done: i64 = done
        self.skips: vec[i64] = vec[i64](skips)  # the distance to the beginning of each option
        self.skip: i64 = skip
        self.shift: i64 = OUTERMOST

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        i = first_option(f.chosen >> self.shift, self.done + 1)
        f.pc += self.skip if i < 0 else self.skips[i]
        return DONE

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.SKIP, skips=[int(self.skip)])]


@final
class SomeOf(Phrase):
    """Choose `n` different options, or more if an effect allows it. Later tests check which were chosen.

    f.a: the number of chosen options; f.b: the first option that may still be chosen
    """

    def __init__(self, names: list[str], n: Count) -> None:
        super().__init__()
        self.names: list[str] = names
        self.n: Count = n
        self.purpose = "choose"

    def wanted(self, g: State, f: Frame) -> i64:
        """How many options the player chooses."""
        return min(self.n.value(g, f, f.who), len(self.names))

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        if answer == NONE:
            f.chosen = f.chosen >> OUTERMOST << OUTERMOST
            if self.wanted(g, f) == 0:
                return DONE
        else:
            if answer == PASS:
                return DONE
            f.chosen |= 1 << answer
            f.a += 1
            f.b = answer + 1
            if g.recording:
                note(g, "choose", f.who, 0, self.names[answer])
            if f.a >= self.wanted(g, f) and (f.b >= len(self.names) or f.a >= self.wanted(g, f) + more_options(g, f)):
                return DONE
        return ask(g, OPTION, f.who)

    def options(self, g: State, f: Frame) -> None:
        for i in range(f.b, min(len(self.names), len(self.names) - self.wanted(g, f) + f.a + 1)):
            g.offer(i)
        if f.a >= self.wanted(g, f):
            g.offer(PASS)

    def label(self, option: i64) -> str:
        return "none" if option == PASS else self.names[option]

    def limits(self, g: State, f: Frame) -> tuple[int, int]:
        n = self.wanted(g, f)
        return n, n

    def count_pickable(self, g: State, f: Frame, counts: vec[i64]) -> i64:
        for i in range(f.b, len(self.names)):
            counts[i] = 1
        return len(self.names) - f.b

    def least_to_pick(self, g: State, f: Frame) -> i64:
        return self.wanted(g, f)

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.CHOOSE_SOME, fixed(self.n), names=self.names)]


@final
class Each(Phrase):
    """Each other player, or each player, follows the text in turn order, unless they are unaffected. f.a: players done"""

    def __init__(self, text: Text, everyone: bool) -> None:
        super().__init__()
        self.text: Text = text
        self.everyone: bool = everyone

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        first: i64 = 0 if self.everyone else 1
        if f.a == 0:
            f.its.n = 0
            f.marked = 0
        while f.a + first < g.nplayers:
            who = (f.who + f.a + first) % g.nplayers
            f.a += 1
            if (f.immune >> who) & 1:
                continue
            if runs_in_place(g, self.text):
                do_now(g, self.text, who, f.source)
            else:
                push(g, self.text, who, f.who, f.source).remembered = f.remembered
                return AGAIN
        return DONE

    def texts(self) -> list[Text]:
        return [self.text]

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.EACH, whose=EVERYBODY if self.everyone else OTHERS)]


@final
class NextPlayer(Phrase):
    """The player to the left follows the text. f.a: 1 once the text has begun"""

    def __init__(self, text: Text) -> None:
        super().__init__()
        self.text: Text = text

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        who = (f.who + 1) % g.nplayers
        if f.a == 1 or (f.immune >> who) & 1:
            return DONE
        f.a = 1
        f.its.n = 0
        push(g, self.text, who, f.who, f.source).remembered = f.remembered
        return AGAIN

    def texts(self) -> list[Text]:
        return [self.text]

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.EACH, whose=OTHERS)]


@final
class They(Phrase):
    """The player of the event follows the text, with the same THAT. f.a: 1 once the text has begun"""

    def __init__(self, text: Text) -> None:
        super().__init__()
        self.text: Text = text
        self.is_theirs = True
        self.speaks_of_that = text.speaks_of_that

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        if f.a == 1 or f.subject < 0:
            return DONE
        f.a = 1
        inner = push(g, self.text, f.subject, f.who, f.source)
        inner.event = f.event
        inner.subject = f.subject
        inner.that = f.that
        inner.that_at = f.that_at
        inner.that_tick = f.that_tick
        inner.that_from = f.that_from
        inner.remembered = f.remembered
        return AGAIN

    def texts(self) -> list[Text]:
        return [self.text]

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.EACH, whose=OTHERS)]


@final
class ForEachName(Phrase):
    """Follow the text once for each different name in IT, with one card of that name as IT. f.a: cards done"""

    def __init__(self, text: Text) -> None:
        super().__init__()
        self.text: Text = text

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        while f.a < f.its.n:
            card = f.its.ids[f.a]
            f.a += 1
            if self.is_new(g, f, card):
                inner = push(g, self.text, f.who, f.attacker, f.source)
                inner.its.put(card)
                inner.it_at = f.it_at
                inner.it_tick = f.it_tick
                return AGAIN
        return DONE

    def is_new(self, g: State, f: Frame, card: i64) -> bool:
        """Whether no earlier card of IT has the same name as this one."""
        for i in range(f.a - 1):
            if g.kind_of[f.its.ids[i]] == g.kind_of[card]:
                return False
        return True

    def texts(self) -> list[Text]:
        return [self.text]

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.EACH)]


@final
class Report(Phrase):
    """Add IT to the IT of the text below, which asked each player."""

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        below = g.stack[g.top - 1]
        for i in range(f.its.n):
            below.its.put(f.its.ids[i])
        below.it_at = f.it_at
        below.it_tick = g.tick
        return DONE

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.REPORT)]


@final
class MayReveal(Phrase):
    """The player may reveal such a card from hand. It becomes IT, and the player is marked in the frame below."""

    def __init__(self, ok: CardTest) -> None:
        super().__init__(False, 1 << ON_REVEAL)
        self.ok: CardTest = ok
        self.purpose = "reveal"
        self.takes_from = HAND
        self.goes_to = HAND

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        card = self.find(g, f)
        if answer == NONE:
            f.its.n = 0
            if card < 0:
                return DONE
            return ask(g, OPTION, f.who)
        if answer == PASS or card < 0:
            return DONE
        f.its.put(card)
        f.it_at = place(f.who, HAND)
        f.it_tick = g.tick
        g.stack[g.top - 1].marked |= 1 << f.who
        show_from_hand(g, g.players[f.who].hand, card)
        if g.recording:
            note_card(g, "reveal", f.who, card, EVERYONE)
        open_card_window(g, ON_REVEAL, f.who, card, f.it_at, f.it_at)
        return DONE

    def find(self, g: State, f: Frame) -> i64:
        """The first card in hand that can be revealed; -1 if there is none."""
        hand = g.players[f.who].hand
        for i in range(hand.n):
            if self.ok.fits(g, f, f.who, hand.ids[i]):
                return hand.ids[i]
        return -1

    def options(self, g: State, f: Frame) -> None:
        if self.find(g, f) >= 0:
            g.offer(0)
        g.offer(PASS)

    def pickable(self, g: State, f: Frame) -> list[int]:
        card = self.find(g, f)
        return [int(g.kind_of[card])] if card >= 0 else []

    def label(self, option: i64) -> str:
        return "none" if option == PASS else "yes"

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.REVEAL, 1, 0, HAND, HAND, which=self.ok, names=["yes", "no"])]
