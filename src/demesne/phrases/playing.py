"""Phrases that play cards, and reactions to a play."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from demesne.engine.constants import AGAIN, DONE, LAND, NONE, NOWHERE, ORDER, PLAY
from demesne.engine.deeds import OTHERS, Deed, DeedKind
from demesne.engine.definitions import Phrase, Text
from demesne.engine.expressions import CardTest, Count, Number
from demesne.engine.frames import ask, push
from demesne.engine.log import note
from demesne.engine.places import move, place, place_of, put_card
from demesne.engine.playing import PLAYING, count_play_from, may_play_from, play, playing_instead
from demesne.engine.state import Frame, State
from demesne.engine.triggers import event_frame
from demesne.phrases.counting import OF_IT, OF_THAT, THINGS, different_names
from demesne.phrases.gaining import FromSupply
from demesne.phrases.moving import speak_of


@final
class PlayIt(Phrase):
    """Play the cards of IT one by one, each `times` times, in an order that the player chooses.

    f.picks: cards still to play; f.b: 0 at first, -1 between cards, else 1 + the index in IT of the card; f.a: its plays
    """

    def __init__(self, times: i64) -> None:
        super().__init__()
        self.times: i64 = times
        self.purpose = "play"
        self.goes_to = PLAY
        self.puts_it = "play"
        self.puts_it_to = PLAY
        self.speaks_of_it = True

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        if f.b == 0:
            f.b = -1
            f.picks.n = 0
            for i in range(f.its.n):
                if g.moved_at[f.its.ids[i]] <= f.it_tick:
                    f.picks.put(f.its.ids[i])
        while True:
            if f.b > 0 and f.a < self.times:
                f.a += 1
                play(g, f.who, f.its.ids[f.b - 1], f.source if self.times > 1 else -1, f.a > 1)
                return AGAIN
            if f.picks.n == 0:
                return DONE
            if answer == NONE and self.has_choice(g, f):
                return ask(g, ORDER, f.who)
            card = f.picks.take_at(self.find(g, f, answer) if answer >= 0 else 0)
            answer = NONE
            f.a = 0
            f.b = -1
            source = place_of(g, card, f.it_at)
            if not may_play_from(g, f.who, source):
                f.its.n = 0
                return DONE
            if move(g, card, source, f.it_tick, place(f.who, PLAY)):
                count_play_from(g, f.who, source)
                f.b = f.its.index(card) + 1
                if f.picks.n == 0:
                    f.it_at = place(f.who, PLAY)
                    f.it_tick = g.tick

    def plays_again(self, f: Frame) -> bool:
        return f.a > 1

    def has_choice(self, g: State, f: Frame) -> bool:
        """Whether cards with different names are left, so that their order matters."""
        return f.picks.n > 1 and different_names(g, f.picks) > 1

    def find(self, g: State, f: Frame, kind: i64) -> i64:
        """The position of the first remaining card of this kind; 0 if there is none."""
        for i in range(f.picks.n):
            if g.kind_of[f.picks.ids[i]] == kind:
                return i
        return 0

    def options(self, g: State, f: Frame) -> None:
        for kind in range(g.nkinds):
            for i in range(f.picks.n):
                if g.kind_of[f.picks.ids[i]] == kind:
                    g.offer(kind)
                    break

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.PLAY if self.times == 1 else DeedKind.REPLAY, int(self.times), to=PLAY, thing=THINGS[OF_IT])]


@final
class PlayOne(Phrase):
    """Play THAT from where the event left it, or THIS from one of the player's zones."""

    def __init__(self, what: i64, source: i64) -> None:
        super().__init__()
        self.what: i64 = what
        self.source: i64 = source
        self.needs_that = what == OF_THAT

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        if f.a == 0:
            f.a = 1
            speak_of(g, f, self.what, self.source)
            free = may_play_from(g, f.who, f.it_at)
            if free and move(g, f.its.ids[0], f.it_at, f.it_tick, place(f.who, PLAY)):
                count_play_from(g, f.who, f.it_at)
                f.it_at = place(f.who, PLAY)
                f.it_tick = g.tick
                play(g, f.who, f.its.ids[0], -1, False)
                return AGAIN
            f.its.n = 0
        return DONE

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.PLAY, source=self.source, to=PLAY, thing=THINGS[self.what])]


@final
class PlayFromSupply(FromSupply):
    """Play a card from the supply and leave it there. Effects that would move the card itself do nothing."""

    def __init__(self, ok: CardTest, most: Count) -> None:
        super().__init__(ok, Number(0), most, "play", PLAY, False)

    def take(self, g: State, f: Frame, kind: i64) -> None:
        card = g.new_card(-1, kind)
        put_card(g, card, NOWHERE)
        play(g, f.who, card, -1, False)


@final
class Replay(Phrase):
    """Play THAT or IT again, wherever it is now. If it is a Duration, the card that plays it stays in play with it.

    f.a: 1 once it is being played
    """

    def __init__(self, that: bool) -> None:
        super().__init__()
        self.that: bool = that
        self.speaks_of_it = not that
        self.speaks_of_that = that
        self.puts_it = "" if that else "replay"
        self.puts_it_to = PLAY

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        if f.a == 1 or (not self.that and f.its.n == 0):
            return DONE
        f.a = 1
        play(g, f.who, f.that if self.that else f.its.ids[0], f.source if f.source < LAND else -1, True)
        return AGAIN

    def plays_again(self, f: Frame) -> bool:
        return f.a == 1

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.REPLAY, thing=THINGS[OF_THAT if self.that else OF_IT])]


@final
class FollowText(Phrase):
    """The player follows the text of THIS or THAT without playing the card."""

    def __init__(self, that: bool) -> None:
        super().__init__()
        self.that: bool = that
        self.speaks_of_that = that

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        card = f.that if self.that else f.source
        push(g, g.kinds[g.kind_of[card]].play, f.who, f.who, card)
        return DONE

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.REMEMBER)]


@final
class Instead(Phrase):
    """Replace the text of the card that is being played, in the window before it. The first replacement wins."""

    def __init__(self, text: Text) -> None:
        super().__init__()
        self.playing: Text = playing_instead(text)
        self.quiet = True

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        play = event_frame(g)
        if play.text is PLAYING:
            play.text = self.playing
        return DONE

    def texts(self) -> list[Text]:
        return [self.playing]

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.INSTEAD, whose=OTHERS)]


@final
class Unaffected(Phrase):
    """The player is unaffected by the attack that the window is about."""

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        event_frame(g).immune |= 1 << f.who
        if g.recording:
            note(g, "unaffected", f.who)
        return DONE

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.UNAFFECTED)]
