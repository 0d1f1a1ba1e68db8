"""When, and for how long; what cards cost, and which types they have."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

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
    TURN_END,
    TURN_START,
    TYPES,
    UNTIL_NEXT_TURN,
    UNTIL_USED,
    YOURS,
)
from demesne.engine.definitions import ALWAYS, CardTest, Phrase, Rule, Test, Text
from demesne.engine.errors import CardError
from demesne.phrases.conditions import InCleanUp, ThatCameFromPlay, ThatFits
from demesne.phrases.lasting import Last
from demesne.words.declaring import Item, text
from demesne.words.which import RULE, What, a

__all__ = [
    "also",
    "another_gains",
    "another_gains_a",
    "another_plays_a",
    "attacked",
    "buy_phase_ends",
    "buy_phase_starts",
    "clean_up_starts",
    "cost",
    "discarded",
    "discarded_from_play",
    "during_your_turns",
    "from_hand",
    "gained",
    "game_would_end",
    "new_hand",
    "next_turn",
    "revealed",
    "this_turn",
    "trashed",
    "turn_ends",
    "turn_starts",
    "until_next_turn",
    "when",
    "while_in_play",
    "you_discard",
    "you_gain",
    "you_gain_a",
    "you_have_played_a",
    "you_play_a",
    "you_shuffle",
    "you_trash",
]


@dataclass(frozen=True)
class Trigger:
    """What a rule waits for: an event, whose it is, where the rule is read from, and which cards it is about."""

    event: int
    whose: int
    scope: int = FROM_LINGER
    of: int = ANY_TYPE
    test: Test = ALWAYS


def about(event: int, whose: int, what: tuple[int | str | CardTest, ...], scope: int = FROM_LINGER) -> Trigger:
    """About cards of these types, of this name, or such as pass a filter; about any card if nothing is said."""
    if not what:
        return Trigger(event, whose, scope)
    if len(what) == 1 and isinstance(what[0], int):
        return Trigger(event, whose, scope, what[0])
    return Trigger(event, whose, scope, ANY_TYPE, ThatFits(a(*what)))


you_gain: Final = Trigger(ON_GAIN, YOURS)
you_trash: Final = Trigger(ON_TRASH, YOURS)
you_discard: Final = Trigger(ON_DISCARD, YOURS)
you_shuffle: Final = Trigger(ON_SHUFFLE, YOURS)
another_gains: Final = Trigger(ON_GAIN, OTHERS)
gained: Final = Trigger(ON_GAIN, YOURS, FROM_ITSELF)
trashed: Final = Trigger(ON_TRASH, YOURS, FROM_ITSELF)
revealed: Final = Trigger(ON_REVEAL, YOURS, FROM_ITSELF)
discarded: Final = Trigger(ON_DISCARD, YOURS, FROM_ITSELF, test=~InCleanUp())
attacked: Final = Trigger(ON_PLAY, OTHERS, FROM_HAND, ATTACK)
turn_starts: Final = Trigger(TURN_START, YOURS)
buy_phase_starts: Final = Trigger(BUY_PHASE_START, YOURS)
buy_phase_ends: Final = Trigger(BUY_PHASE_END, YOURS)
clean_up_starts: Final = Trigger(CLEAN_UP_START, YOURS)
turn_ends: Final = Trigger(TURN_END, YOURS)
game_would_end: Final = Trigger(GAME_END, ANYONES)


def you_gain_a(*what: int | str | CardTest) -> Trigger:
    return about(ON_GAIN, YOURS, what)


def another_gains_a(*what: int | str | CardTest) -> Trigger:
    return about(ON_GAIN, OTHERS, what)


def you_play_a(*what: int | str | CardTest) -> Trigger:
    """Before anything of the card happens."""
    return about(ON_PLAY, YOURS, what)


def another_plays_a(*what: int | str | CardTest) -> Trigger:
    """Before anything of the card happens."""
    return about(ON_PLAY, OTHERS, what)


def you_have_played_a(*what: int | str | CardTest) -> Trigger:
    return about(AFTER_PLAY, YOURS, what)


def discarded_from_play(name: str) -> Trigger:
    return Trigger(ON_DISCARD, YOURS, test=ThatFits(a(name)) & ThatCameFromPlay())


def from_hand(trigger: Trigger) -> Trigger:
    """The rule works while the card is in hand."""
    if trigger.scope != FROM_LINGER:
        raise CardError("from_hand(...) takes something that happens to you or to others, such as you_gain")
    return replace(trigger, scope=FROM_HAND)


def when(
    trigger: Trigger, *items: Item, may: bool = False, once: bool = False, yours: bool = False, if_: Test = ALWAYS,
    except_: What | None = None,
) -> Rule:  # fmt: skip
    """When that happens, do this: it may or must be done, once per turn, only on your turns, not when this rule caused it."""
    if not isinstance(trigger, Trigger):
        raise CardError(f"when what? {trigger!r} is nothing that happens")
    if trigger.test is not ALWAYS:
        if_ = trigger.test if if_ is ALWAYS else trigger.test & if_
    return Rule(
        trigger.event, trigger.scope, trigger.whose, text(*items), if_, may, once, yours, except_ is RULE, of=trigger.of
    )


def this_turn(rule: Rule, uses: int = -1) -> Phrase:
    return Last(lasting(rule), THIS_TURN, uses, False)


def until_next_turn(rule: Rule, uses: int = -1) -> Phrase:
    """Until the player's next turn begins; as long the card stays in play."""
    return Last(lasting(rule), UNTIL_NEXT_TURN, uses, True)


def lasting(rule: Rule) -> Rule:
    if not isinstance(rule, Rule):
        raise CardError("an effect that lasts is a rule: when(...), cost(...), also(...) or new_hand(...)")
    if rule.scope not in (FROM_LINGER, FROM_PLAY):
        raise CardError("a rule read from a card itself or from hand cannot last: it is there as long as the card is")
    rule.scope = FROM_LINGER
    return rule


def next_turn(*items: Item) -> Phrase:
    """At the start of the player's next turn; until then the card stays in play."""
    return Last(when(turn_starts, *items), UNTIL_USED, 1, True)


def while_in_play(rule: Rule) -> Rule:
    """A rule that works as long as the card is in play: when(...), cost(...), also(...) or new_hand(...)."""
    if not isinstance(rule, Rule) or rule.scope not in (FROM_LINGER, FROM_PLAY):
        raise CardError("while_in_play(...) takes a rule that is not read from the card itself or from hand")
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
    return Rule(NEW_HAND, FROM_PLAY, YOURS, Text([]), amount=amount)
