"""Playing cards."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from demesne.engine.constants import (
    ACTION,
    AFTER_PLAY,
    DONE,
    DURATION,
    EVERYONE,
    HAND,
    KIND_MASK,
    LIMITED_PLAY,
    LIMITED_TURN,
    LIMITED_TURN_PLAYS,
    NONE,
    NOWHERE,
    ON_PLAY,
    OPTION,
    PASS,
    PLAY,
    PLAYED,
    PLAYS,
    PLUS_COIN,
    TWIN_SHIFT,
    TYPES,
)
from demesne.engine.costs import types
from demesne.engine.deeds import Deed, DeedKind
from demesne.engine.definitions import Phrase, Text, register_text
from demesne.engine.durations import bond
from demesne.engine.frames import ask, do_now, push, runs_in_place
from demesne.engine.history import plays_counted, record
from demesne.engine.log import note, note_card
from demesne.engine.places import blur, place, put_in, show
from demesne.engine.state import Frame, State
from demesne.engine.tokens import has_token
from demesne.engine.triggers import listened_for, open_card_window
from demesne.engine.zones import Zone


def take_kind(g: State, zone: Zone, kind: i64) -> i64:
    """Take the bottommost card of this kind out of a zone; -1 if there is none."""
    ids = zone.ids
    kind_of = g.kind_of
    last = zone.n - 1
    i: i64 = 0
    while i <= last:
        card = ids[i]
        if kind_of[card] == kind:
            while i < last:
                ids[i] = ids[i + 1]
                i += 1
            zone.n = last
            return card
        i += 1
    return -1


def has_in_hand(g: State, who: i64, wanted: i64) -> bool:
    """Whether this player has a card of one of these types in hand."""
    hand = g.players[who].hand
    ids = hand.ids
    kind_of = g.kind_of
    printed = g.components.types
    plain = (g.live >> TYPES) & 1 == 0
    for i in range(hand.n):
        kind = kind_of[ids[i]]
        if printed[kind] & wanted or (not plain and types(g, kind) & wanted):
            return True
    return False


def may_play_from(g: State, who: i64, at: i64) -> bool:
    """Whether cards can be played from this place. A limited turn allows only a few plays from hand."""
    if g.extra != LIMITED_TURN or who != g.current or at != place(who, HAND):
        return True
    return plays_counted(g) < LIMITED_TURN_PLAYS


def count_play_from(g: State, who: i64, at: i64) -> None:
    """Record a play from hand in a limited turn."""
    if g.extra == LIMITED_TURN and who == g.current and at == place(who, HAND):
        record(g, LIMITED_PLAY, who, -1)


def play_from_hand(g: State, who: i64, code: i64) -> None:
    """Play a card from hand. The code is its kind, with FIRST_WAY plus the number of the Way above TWIN_SHIFT."""
    p = g.players[who]
    card = take_kind(g, p.hand, code & KIND_MASK)
    if card >= 0:
        put_in(g, card, p.play)
        count_play_from(g, who, place(who, HAND))
        if g.recording:
            blur(g, p.hand, card, p.hand.n)
        depth = g.top
        play(g, who, card, -1, False)
        if g.components.has_ways and g.top > depth and g.stack[depth + 1].text is PLAYING:
            g.stack[depth + 1].chosen = NO_WAY if code <= KIND_MASK else code >> TWIN_SHIFT


def play(g: State, who: i64, card: i64, by: i64, again: bool) -> None:
    """Play a card, which is in play already; if it is played again, it can be anywhere. `by`: the card that plays it, or -1."""
    definition = g.kinds[g.kind_of[card]]
    position = record(g, PLAYED, who, card)
    if g.recording:
        show(g, card, EVERYONE)
        note_card(g, "play", who, card, EVERYONE, "again" if again else "")
    if len(g.players[who].on_piles) > 0:
        give_for_token(g, who, g.components.pile_of[g.kind_of[card]])
    now = definition.types
    if by >= 0 and now & DURATION:
        bond(g, by, card)
    if now & (g.watch[ON_PLAY] | g.watch[AFTER_PLAY]) or definition.watched_by_itself & PLAYS or has_way(g, definition.types):
        push(g, PLAYING, who, who, card).position = position
    elif runs_in_place(g, definition.play):
        do_now(g, definition.play, who, card)
    else:
        push(g, definition.play, who, who, card)


def give_for_token(g: State, who: i64, at: i64) -> None:
    """Give the player a coin if their +$1 token lies on the pile of the card."""
    if who == g.current and has_token(g, who, at, PLUS_COIN):
        g.coins += 1
        if g.recording:
            note(g, "coins", who, 1)


@final
class BeforePlay(Phrase):
    """Opens the window before the text of a played card is followed."""

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        if listened_for(g, ON_PLAY):
            window = open_card_window(g, ON_PLAY, f.who, f.source, place(f.who, PLAY), NOWHERE)
            if window is not None:
                window.position = f.position
        return DONE

    def deeds(self) -> list[Deed]:
        return []


# Which Way a play follows (`chosen` in its frame).
NO_WAY: Final[i64] = -1  # follow the text of the card
ASK_WAY: Final[i64] = 0  # ask the player
FIRST_WAY: Final[i64] = 1  # the first Way of the game, then the others


def has_way(g: State, types: i64) -> bool:
    """Whether a Way may be followed instead of the text of a card with these types."""
    return g.components.has_ways and types & ACTION != 0


@final
class CarryOut(Phrase):
    """Follows the text of a played card, or the text or the Way that replaces it."""

    def __init__(self, instead: Text | None = None) -> None:
        super().__init__()
        self.instead: Text | None = instead

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        if g.components.has_ways and types(g, g.kind_of[f.source]) & ACTION:
            if f.chosen == ASK_WAY and answer == NONE:
                return ask(g, OPTION, f.who)
            if answer != NONE:
                f.chosen = NO_WAY if answer == PASS else FIRST_WAY + answer
            if f.chosen >= FIRST_WAY:
                self.follow_way(g, f, g.components.ways[f.chosen - FIRST_WAY])
                return DONE
        text = self.instead
        if text is None:
            text = g.kinds[g.kind_of[f.source]].play
        if runs_in_place(g, text):
            do_now(g, text, f.who, f.source)
        else:
            push(g, text, f.who, f.who, f.source).immune = f.immune
        return DONE

    def follow_way(self, g: State, f: Frame, way: i64) -> None:
        """Follow the text of a Way, in which THIS is the card that is played."""
        if g.recording:
            note(g, "way", f.who, 0, g.lands[way].id)
        push(g, g.lands[way].play, f.who, f.who, f.source)

    def options(self, g: State, f: Frame) -> None:
        for i in range(len(g.components.ways)):
            g.offer(i)
        g.offer(PASS)

    def label(self, option: i64) -> str:
        return "none" if option == PASS else "yes" if option == 0 else f"way {option + 1}"

    def texts(self) -> list[Text]:
        return [] if self.instead is None else [self.instead]

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.WAY, names=["yes", "no"] if self.instead is None else [])]


@final
class AfterPlay(Phrase):
    """Opens the window after the text of a played card was followed."""

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        if listened_for(g, AFTER_PLAY):
            window = open_card_window(g, AFTER_PLAY, f.who, f.source, place(f.who, PLAY), NOWHERE)
            if window is not None:
                window.position = f.position
        return DONE

    def deeds(self) -> list[Deed]:
        return []


PLAYING: Final = Text([BeforePlay(), CarryOut(), AfterPlay()])


def playing_instead(text: Text) -> Text:
    """The text for playing a card whose own text is replaced with this one.

    A frame of PLAYING can switch to it before the text of the card is followed. The phrase that creates it must return it
    from `texts`, so that it is registered.
    """
    return Text([BeforePlay(), CarryOut(text), AfterPlay()])


register_text("engine/playing", PLAYING)
