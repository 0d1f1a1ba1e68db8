"""Rules: when something happens, and how long a rule lasts."""

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
    CLEAN_UP_DISCARD,
    CLEAN_UP_START,
    FOREVER,
    FROM_HAND,
    FROM_ITSELF,
    FROM_LANDSCAPE,
    FROM_LINGER,
    FROM_PLAY,
    FROM_TAVERN,
    GAME_END,
    LIMITED_TURN,
    ON_DISCARD,
    ON_EMPTY,
    ON_GAIN,
    ON_PLAY,
    ON_REVEAL,
    ON_SHUFFLE,
    ON_TRASH,
    ONCE_MORE,
    OTHERS,
    THIS_TURN,
    TURN_END,
    TURN_OVER,
    TURN_START,
    UNTIL_ANY_TURN,
    UNTIL_NEXT_TURN,
    UNTIL_USED,
    YOURS,
)
from demesne.engine.definitions import Phrase, Rule
from demesne.engine.errors import CardError
from demesne.engine.expressions import ALWAYS, AllHold, CardTest, DoesNotHold, Test
from demesne.phrases.conditions import InCleanUp, NoThirdTurn, StillThere, ThatCameFromPlay, ThatFits
from demesne.phrases.counting import OF_THIS
from demesne.phrases.gifts import ExtraTurn
from demesne.phrases.lasting import Last
from demesne.words.declaring import Item, text
from demesne.words.places import RULE, What
from demesne.words.which import a

__all__ = [
    "a_pile_empties",
    "another_gains",
    "another_gains_a",
    "another_gains_one_like_it",
    "another_has_played_a",
    "another_plays_a",
    "another_turn",
    "attacked",
    "buy_phase_ends",
    "buy_phase_starts",
    "clean_up_discards",
    "clean_up_starts",
    "discarded",
    "discarded_from_play",
    "during_your_turns",
    "every_turn",
    "from_hand",
    "from_tavern",
    "gained",
    "game_would_end",
    "in_all_games",
    "next_turn",
    "revealed",
    "the_next_time",
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
    """What a rule waits for: an event, whose event it is, where the rule applies from, and which cards it is about."""

    event: int
    whose: int
    scope: int = FROM_LINGER
    of: int = ANY_TYPE
    test: Test = ALWAYS
    like_it: bool = False


def about(event: int, whose: int, what: tuple[int | str | CardTest, ...], scope: int = FROM_LINGER) -> Trigger:
    """About cards of these types, of this name, or that pass a filter; about any card if `what` is empty."""
    if not what:
        return Trigger(event, whose, scope)
    if len(what) == 1 and isinstance(what[0], int):
        return Trigger(event, whose, scope, what[0])
    return Trigger(event, whose, scope, ANY_TYPE, ThatFits(a(*what)))


you_gain: Final = Trigger(ON_GAIN, YOURS)
"""You gain a card.

>>> try_out(this_turn(when(you_gain, put(THAT, TOP))), gain("Gold"))
p1: deck: gold
"""
another_gains_one_like_it: Final = Trigger(ON_GAIN, OTHERS, like_it=True)
"""In a lasting effect, another player gains a copy of IT while IT is still where it was left.

>>> toll = until_next_turn(when(another_gains_one_like_it, they(gain("Curse"))))
>>> try_out(gain("Silver", to=ASIDE), toll, p2={"hand": "copper*3"},
...         do="end turn; p2: end actions; p2: play copper*3; p2: buy silver")
p1: aside: silver
p2: discard: curse, silver; play: copper*3
"""
you_trash: Final = Trigger(ON_TRASH, YOURS)
"""You trash a card.

>>> try_out(this_turn(when(you_trash, plus(coins=2))), trash(1), hand="copper")
p1: coins: 2
trash: copper
"""
you_discard: Final = Trigger(ON_DISCARD, YOURS)
"""You discard a card.

>>> try_out(this_turn(when(you_discard, plus(coins=1))), discard(2), hand="copper*2")
p1: discard: copper*2; coins: 2
"""
you_shuffle: Final = Trigger(ON_SHUFFLE, YOURS)
"""You shuffle.

>>> try_out(when(you_shuffle, plus(coffers=1)), project=True, hand="moat", discard="copper*2", do="play moat")
p1: hand: copper*2; play: moat; coffers: 1; actions: 0
"""
another_gains: Final = Trigger(ON_GAIN, OTHERS)
"""Another player gains a card.

>>> try_out(this_turn(when(another_gains, plus(coins=1))), each_other(gain("Curse")))
p1: coins: 1
p2: discard: curse
"""
gained: Final = Trigger(ON_GAIN, YOURS, FROM_ITSELF)
"""This card is gained.

>>> try_out(when(gained, plus(coffers=1)), coins=3, phase="buy", do="buy example")
p1: hand: example; discard: example; coffers: 1; buys: 0
"""
trashed: Final = Trigger(ON_TRASH, YOURS, FROM_ITSELF)
"""This card is trashed.

>>> try_out(when(trashed, plus(cards=1)), hand="chapel, example", deck="gold", do="play chapel; choose example")
p1: hand: gold; play: chapel; actions: 0
trash: example
"""
revealed: Final = Trigger(ON_REVEAL, YOURS, FROM_ITSELF)
"""This card is revealed.

>>> try_out(when(revealed, plus(coffers=1)), hand="menagerie, example", do="play menagerie")
p1: hand: example; play: menagerie; coffers: 1
"""
discarded: Final = Trigger(ON_DISCARD, YOURS, FROM_ITSELF, test=~InCleanUp())
"""This card is discarded, other than in Clean-up.

>>> try_out(when(discarded, gain("Gold")), hand="cellar, example", deck="copper", do="play cellar; choose example")
p1: hand: copper; discard: gold, example; play: cellar
"""
attacked: Final = Trigger(ON_PLAY, OTHERS, FROM_HAND, ATTACK)
"""Another player plays an Attack while you have this card in hand.

>>> moat = when(attacked, reveal(THIS), unaffected, may=True)
>>> try_out(moat, hand="witch", p2={"hand": "example"}, do="play witch; p2: choose example")
p1: play: witch; actions: 0
p2: hand: example
"""
turn_starts: Final = Trigger(TURN_START, YOURS)
"""Your turn starts.

>>> try_out(when(turn_starts, plus(coins=1)), project=True, do="end turn; p2: end turn")
p1: coins: 1
"""
buy_phase_starts: Final = Trigger(BUY_PHASE_START, YOURS)
"""Your Buy phase starts.

>>> try_out(this_turn(when(buy_phase_starts, gain("Gold"))), do="end actions")
p1: discard: gold
"""
buy_phase_ends: Final = Trigger(BUY_PHASE_END, YOURS)
"""Your Buy phase ends.

>>> try_out(this_turn(when(buy_phase_ends, plus(coffers=1))), do="end turn")
p1: hand: example; coffers: 1
"""
a_pile_empties: Final = Trigger(ON_EMPTY, ANYONES)
"""A supply pile becomes empty, no matter which player takes its last card.

>>> try_out(this_turn(when(a_pile_empties, plus(coins=3))), gain("Moat"), supply={"moat": 1})
p1: discard: moat; coins: 3
"""
clean_up_discards: Final = Trigger(CLEAN_UP_DISCARD, YOURS)
"""In your Clean-up, the cards you have in play are about to be discarded.

>>> keep = when(clean_up_discards, choose(1, a(TREASURE), from_=PLAY), put(IT, TOP))
>>> try_out(this_turn(keep), play="silver", do="end turn")
p1: hand: example, silver
"""
clean_up_starts: Final = Trigger(CLEAN_UP_START, YOURS)
"""Your Clean-up starts.

>>> try_out(this_turn(when(clean_up_starts, gain("Gold", to=TOP))), do="end turn")
p1: hand: example, gold
"""
turn_ends: Final = Trigger(TURN_END, YOURS)
"""The turn ends, after the new hand is drawn.

>>> try_out(this_turn(when(turn_ends, plus(cards=1))), deck="gold*6", do="end turn")
p1: hand: gold*6; discard: example
>>> try_out(each_other(this_turn(when(turn_ends, plus(cards=1)))), p2={"deck": "gold"}, do="end turn")
p1: hand: example
p2: hand: gold
"""
game_would_end: Final = Trigger(GAME_END, ANYONES)
"""The game would end.

>>> mine.project("Last Ferry", 5, when(game_would_end, extra_turn)).name
'Last Ferry'
"""


def you_gain_a(*what: int | str | CardTest) -> Trigger:
    """You gain a matching card.

    >>> try_out(this_turn(when(you_gain_a(TREASURE), plus(coins=1))), gain("Silver"), gain("Estate"))
    p1: discard: estate, silver; coins: 1
    """
    return about(ON_GAIN, YOURS, what)


def another_gains_a(*what: int | str | CardTest) -> Trigger:
    """Another player gains a matching card.

    >>> try_out(this_turn(when(another_gains_a("Curse"), plus(coins=1))), each_other(gain("Curse")))
    p1: coins: 1
    p2: discard: curse
    """
    return about(ON_GAIN, OTHERS, what)


def you_play_a(*what: int | str | CardTest) -> Trigger:
    """You play a matching card; the rule applies before the card does anything.

    >>> once = this_turn(when(you_play_a("Silver"), plus(coins=1)), uses=1)
    >>> try_out(once, hand="silver*2", do="end actions; play silver; play silver")
    p1: play: silver*2; coins: 5
    """
    return about(ON_PLAY, YOURS, what)


def another_plays_a(*what: int | str | CardTest) -> Trigger:
    """Another player plays a matching card; the rule applies before the card does anything.

    >>> shelter = until_next_turn(when(another_plays_a(ATTACK), unaffected))
    >>> try_out(shelter, p2={"hand": "witch"}, do="end turn; p2: play witch")
    p2: play: witch
    """
    return about(ON_PLAY, OTHERS, what)


def you_have_played_a(*what: int | str | CardTest) -> Trigger:
    """You have played a matching card; the rule applies after the card has done everything.

    >>> try_out(this_turn(when(you_have_played_a("Copper"), plus(coins=1))), hand="copper", do="end actions; play copper")
    p1: play: copper; coins: 2
    """
    return about(AFTER_PLAY, YOURS, what)


def another_has_played_a(*what: int | str | CardTest) -> Trigger:
    """Another player has played a matching card; the rule applies after the card has done everything.

    >>> tax = until_next_turn(when(another_has_played_a(ACTION), they(discard(1))))
    >>> try_out(tax, p2={"hand": "village, estate"}, do="end turn; p2: play village")
    p2: discard: estate; play: village
    """
    return about(AFTER_PLAY, OTHERS, what)


def discarded_from_play(name: str) -> Trigger:
    """You discard a card of this name from play.

    >>> keep = this_turn(when(discarded_from_play("Copper"), put(THAT, TOP)))
    >>> try_out(keep, hand="copper", do="end actions; play copper; end turn")
    p1: hand: copper, example
    """
    return Trigger(ON_DISCARD, YOURS, test=ThatFits(a(name)) & ThatCameFromPlay())


def from_hand(trigger: Trigger) -> Trigger:
    """The rule applies while the card is in hand.

    >>> try_out(when(from_hand(you_gain), reveal(THIS), put(THAT, TOP), may=True), phase="buy", do="buy copper; choose example")
    p1: hand: example; deck: copper; buys: 0
    """
    if trigger.scope != FROM_LINGER:
        raise CardError("from_hand(...) takes something that happens to you or to others, such as you_gain")
    return replace(trigger, scope=FROM_HAND)


def from_tavern(trigger: Trigger) -> Trigger:
    """The rule applies while the card is on the Tavern mat; from there the card may be called.

    >>> called = when(from_tavern(turn_starts), put(THIS, PLAY, from_=TAVERN), plus(coins=2), may=True)
    >>> try_out(put(THIS, TAVERN), called, do="end turn; p2: end turn; call example")
    p1: actions: 1; coins: 2
    """
    return replace(trigger, scope=FROM_TAVERN)


def when(
    trigger: Trigger, *items: Item, may: bool = False, once: bool = False, yours: bool = False, if_: Test = ALWAYS,
    except_: What | None = None,
) -> Rule:  # fmt: skip
    """When the event happens, do this.

    Mandatory unless `may=True`. `once=True`: at most once per turn; `yours=True`: only on your turn; `if_`: only if a condition
    holds; `except_=RULE`: not for events caused by this rule.

    >>> try_out(this_turn(when(you_gain, plus(coins=1), if_=that_is(TREASURE))), gain("Silver"), gain("Estate"))
    p1: discard: estate, silver; coins: 1
    """
    if not isinstance(trigger, Trigger):
        raise CardError(f"when what? {trigger!r} is nothing that happens")
    if asks_of_this(if_):
        raise CardError("if_= is asked before there is a text, and knows no THIS: write when(…, if_(still_there(THIS), …))")
    if trigger.test is not ALWAYS:
        if_ = trigger.test if if_ is ALWAYS else trigger.test & if_
    return Rule(
        trigger.event,
        trigger.scope,
        trigger.whose,
        text(*items),
        if_,
        may,
        once,
        yours,
        except_ is RULE,
        of=trigger.of,
        like_it=trigger.like_it,
    )


def asks_of_this(test: Test) -> bool:
    """Whether a condition, or a part of it, is about THIS."""
    if isinstance(test, AllHold):
        return any(asks_of_this(part) for part in test.tests)
    if isinstance(test, DoesNotHold):
        return asks_of_this(test.test)
    return isinstance(test, StillThere) and test.what == OF_THIS


def this_turn(rule: Rule, uses: int = -1) -> Phrase:
    """A rule that applies until the end of the turn, or `uses` times. Clean-up and the end of the turn are those of the
    current turn, even if it is another player's.

    >>> try_out(this_turn(cost(-1)), gain("Gold"), gain(exactly=5), do="choose gold")
    p1: discard: gold*2
    """
    lasting = to_last("this_turn", rule, FROM_LINGER)
    if lasting.event in (CLEAN_UP_START, CLEAN_UP_DISCARD, TURN_END):
        lasting.whose = ANYONES
    return Last(lasting, THIS_TURN, uses, False)


def until_next_turn(rule: Rule, uses: int = -1) -> Phrase:
    """A rule that applies until the player's next turn begins, or `uses` times; the card stays in play until then.

    >>> try_out(until_next_turn(when(another_gains, plus(coffers=1))), do="end turn; p2: end actions; p2: buy copper")
    p1: coffers: 1
    p2: discard: copper
    """
    return Last(to_last("until_next_turn", rule, FROM_LINGER), UNTIL_NEXT_TURN, uses, True)


def another_turn(few_plays: bool = False) -> Phrase:
    """The player takes an extra turn after this one, even if this is another player's turn, unless it would be their third
    turn in a row. The card stays in play until the next Clean-up after this turn's.
    `few_plays=True`: on the extra turn only three cards can be played from the hand.

    >>> try_out(another_turn(), deck="gold*11", do="end turn; end turn; p2: end turn")
    p1: hand: gold*5; deck: gold; discard: example, gold*5; actions: 1
    """
    rule = when(Trigger(TURN_OVER, ANYONES), ExtraTurn(LIMITED_TURN if few_plays else ONCE_MORE), if_=NoThirdTurn())
    return Last(to_last("another_turn", rule, FROM_LINGER), UNTIL_ANY_TURN, -1, True)


def to_last(word: str, rule: Rule, scope: int) -> Rule:
    """Give a rule a new scope; raise an error if it is not a rule, or is about this card itself or from hand."""
    if not isinstance(rule, Rule):
        raise CardError(f"{word}(...) takes a rule: when(...), cost(...), also(...) or new_hand(...)")
    if rule.scope not in (FROM_LINGER, FROM_PLAY):
        raise CardError(f"{word}(...) takes no rule about this very card or from hand: put such a rule beside the text")
    rule.scope = scope
    return rule


def next_turn(*items: Item, stays: bool = True) -> Phrase:
    """Do this at the start of the player's next turn; the card stays in play until then. If the card leaves play before that,
    nothing happens. `stays=False`: the effect does not need the card in play.

    >>> try_out(next_turn(plus(coins=2)), do="end turn; p2: end turn")
    p1: actions: 1; coins: 2
    """
    return Last(when(turn_starts, *items), UNTIL_USED, 1, stays)


def the_next_time(rule: Rule) -> Phrase:
    """A rule that applies once, the next time its event happens, on any player's turn; the card stays in play until then.

    >>> try_out(the_next_time(when(a_pile_empties, trash(THIS))), do="end turn; p2: end turn")
    p1: actions: 1
    """
    return Last(to_last("the_next_time", rule, FROM_LINGER), UNTIL_USED, 1, True)


def every_turn(*items: Item) -> Phrase:
    """Do this at the start of each of the player's turns for the rest of the game, beginning with the next one.

    >>> try_out(every_turn(plus(coins=1)), do="end turn; p2: end turn; end turn; p2: end turn")
    p1: actions: 1; coins: 1
    """
    return Last(when(turn_starts, *items), FOREVER, -1, True)


def in_all_games(rule: Rule) -> Rule:
    """A rule that applies to all players in every game that uses this card.

    >>> try_out(in_all_games(when(turn_starts, plus(coins=1))), do="end turn; p2: end turn")
    p1: hand: example; coins: 1
    """
    return to_last("in_all_games", rule, FROM_LANDSCAPE)


def while_in_play(rule: Rule) -> Rule:
    """A rule that applies while the card is in play: when(...), cost(...), also(...) or new_hand(...).

    >>> try_out(plus(actions=1), while_in_play(when(you_gain, plus(coins=1))), hand="bag_of_gold", do="play bag_of_gold")
    p1: deck: gold; play: bag_of_gold; actions: 1; coins: 1
    """
    return to_last("while_in_play", rule, FROM_PLAY)


def during_your_turns(rule: Rule) -> Rule:
    """On a project, a rule that applies only on your turns.

    >>> try_out(during_your_turns(cost(-1)), project=True, hand="inventor", do="play inventor; choose duchy")
    p1: discard: duchy; play: inventor; actions: 0
    """
    return rule
