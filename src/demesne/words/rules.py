"""When, and for how long; what cards cost, and which types they have."""

from __future__ import annotations

from typing import Final, TypeAlias

from demesne.engine.constants import (
    AFTER_PLAY,
    ANY_TYPE,
    ANYONES,
    ATTACK,
    BUY_PHASE_END,
    BUY_PHASE_START,
    CLEAN_UP_START,
    COST,
    FROM_HAND,
    FROM_ITSELF,
    FROM_LINGER,
    FROM_PLAY,
    GAME_END,
    NEW_HAND,
    ON_DISCARD,
    ON_GAIN,
    ON_PLAY,
    ON_REVEAL,
    ON_SHUFFLE,
    ON_TRASH,
    OTHERS,
    THIS_TURN,
    TURN_START,
    TYPES,
    UNTIL_USED,
    YOURS,
)
from demesne.engine.definitions import ALWAYS, Phrase, Rule, Test, Text
from demesne.engine.errors import CardError
from demesne.phrases.lasting import Last
from demesne.phrases.tests import Both, ThatCameFromPlay, ThatFits
from demesne.words.declaring import Item, text
from demesne.words.which import RULE, What, a

__all__ = [
    "also",
    "another_gains_a",
    "attacked",
    "buy_phase_ends",
    "buy_phase_starts",
    "clean_up_starts",
    "cost",
    "discarded_from_play",
    "during_your_turns",
    "gained",
    "game_would_end",
    "new_hand",
    "next_turn",
    "revealed",
    "this_turn",
    "trashed",
    "turn_starts",
    "when",
    "while_in_play",
    "you_gain",
    "you_gain_a",
    "you_have_played_a",
    "you_shuffle",
    "you_trash",
]

Trigger: TypeAlias = "tuple[int, int, int, int, Test]"  # event, whose, where it is read from, types, test
you_gain: Final[Trigger] = (ON_GAIN, YOURS, FROM_LINGER, ANY_TYPE, ALWAYS)
you_trash: Final[Trigger] = (ON_TRASH, YOURS, FROM_LINGER, ANY_TYPE, ALWAYS)
you_shuffle: Final[Trigger] = (ON_SHUFFLE, YOURS, FROM_LINGER, ANY_TYPE, ALWAYS)
gained: Final[Trigger] = (ON_GAIN, YOURS, FROM_ITSELF, ANY_TYPE, ALWAYS)
trashed: Final[Trigger] = (ON_TRASH, YOURS, FROM_ITSELF, ANY_TYPE, ALWAYS)
revealed: Final[Trigger] = (ON_REVEAL, YOURS, FROM_ITSELF, ANY_TYPE, ALWAYS)
attacked: Final[Trigger] = (ON_PLAY, OTHERS, FROM_HAND, ATTACK, ALWAYS)
turn_starts: Final[Trigger] = (TURN_START, YOURS, FROM_LINGER, ANY_TYPE, ALWAYS)
buy_phase_starts: Final[Trigger] = (BUY_PHASE_START, YOURS, FROM_LINGER, ANY_TYPE, ALWAYS)
buy_phase_ends: Final[Trigger] = (BUY_PHASE_END, YOURS, FROM_LINGER, ANY_TYPE, ALWAYS)
clean_up_starts: Final[Trigger] = (CLEAN_UP_START, YOURS, FROM_LINGER, ANY_TYPE, ALWAYS)
game_would_end: Final[Trigger] = (GAME_END, ANYONES, FROM_LINGER, ANY_TYPE, ALWAYS)


def you_gain_a(types: int) -> Trigger:
    return (ON_GAIN, YOURS, FROM_LINGER, types, ALWAYS)


def another_gains_a(types: int) -> Trigger:
    return (ON_GAIN, OTHERS, FROM_LINGER, types, ALWAYS)


def you_have_played_a(types: int) -> Trigger:
    return (AFTER_PLAY, YOURS, FROM_LINGER, types, ALWAYS)


def discarded_from_play(name: str) -> Trigger:
    return (ON_DISCARD, YOURS, FROM_LINGER, ANY_TYPE, Both(ThatFits(a(name)), ThatCameFromPlay()))


def when(
    trigger: Trigger, *items: Item, may: bool = False, once: bool = False, yours: bool = False, if_: Test = ALWAYS,
    except_: What | None = None,
) -> Rule:  # fmt: skip
    """When that happens, do this: it may or must be done, once per turn, only on your turns, not when this rule caused it."""
    event, whose, scope, of, test = trigger
    if test is not ALWAYS:
        if_ = test if if_ is ALWAYS else Both(test, if_)
    return Rule(event, scope, whose, text(*items), if_, may, once, yours, except_ is RULE, of=of)


def this_turn(rule: Rule, uses: int = -1) -> Phrase:
    if not isinstance(rule, Rule):
        raise CardError("this_turn(...) takes a rule: when(...), or cost(...)")
    rule.scope = FROM_LINGER
    return Last(rule, THIS_TURN, uses, False)


def next_turn(*items: Item) -> Phrase:
    """At the start of the player's next turn; until then the card stays in play."""
    return Last(when(turn_starts, *items), UNTIL_USED, 1, True)


def while_in_play(rule: Rule) -> Rule:
    if not isinstance(rule, Rule) or rule.event not in (COST, NEW_HAND):
        raise CardError("while_in_play(...) takes cost(...)")
    rule.scope = FROM_PLAY
    return rule


def during_your_turns(rule: Rule) -> Rule:
    return rule


def cost(amount: int) -> Rule:
    """Cards cost so much more (or less)."""
    return Rule(COST, FROM_PLAY, ANYONES, Text([]), amount=amount)


def also(types: int, for_: int, with_coins: bool = False) -> Rule:
    """Cards of one type have another as well."""
    return Rule(TYPES, FROM_PLAY, ANYONES, Text([]), types=types, of=for_, with_coins=with_coins)


def new_hand(amount: int) -> Rule:
    """So many more cards are drawn for the new hand."""
    return Rule(NEW_HAND, FROM_PLAY, ANYONES, Text([]), amount=amount)
