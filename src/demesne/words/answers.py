"""Rules that answer questions: what cards cost, which types they have, how large a new hand is."""

from __future__ import annotations

from demesne.engine.constants import ANYONES, COST, FROM_ITSELF, FROM_PLAY, MORE_OPTIONS, NEW_HAND, TYPES, YOURS
from demesne.engine.definitions import Rule, Text
from demesne.engine.expressions import ALWAYS, Count, Test

__all__ = ["also", "cost", "more_options", "new_hand", "own_cost"]


def cost(amount: int) -> Rule:
    """All cards cost this much more, or less if the amount is negative.

    >>> try_out(this_turn(cost(-2)), gain(up_to=1), do="choose silver")
    p1: discard: silver
    """
    return Rule(COST, FROM_PLAY, ANYONES, Text([]), amount=amount)


def own_cost(amount: int | Count, if_: Test = ALWAYS) -> Rule:
    """This card costs this much more or less while a condition holds; a count sets its exact cost, which ignores reductions.

    >>> try_out(own_cost(-1, if_=~at_least(1, DISCARD)), gain(exactly=2), do="choose example")
    p1: discard: example
    """
    if isinstance(amount, Count):
        return Rule(COST, FROM_ITSELF, ANYONES, Text([]), if_, price=amount)
    return Rule(COST, FROM_ITSELF, ANYONES, Text([]), if_, amount=amount)


def also(types: int, for_: int, with_coins: bool = False) -> Rule:
    """Cards of the type `for_` also have these types; `with_coins=True`: only those with "+$" in their text.

    >>> try_out(during_your_turns(also(TREASURE, for_=ACTION)), project=True, phase="buy", hand="festival", do="play festival")
    p1: play: festival; actions: 3; buys: 2; coins: 2
    """
    return Rule(TYPES, FROM_PLAY, ANYONES, Text([]), types=types, of=for_, with_coins=with_coins)


def more_options(amount: int) -> Rule:
    """When IT lets the player choose between options, they may choose this many more of them.

    >>> more = [choose(1), this_turn(more_options(1)), play(IT)]
    >>> try_out(*more, hand="treasurer", trash="silver", do="choose gain, key")
    p1: hand: silver; play: treasurer; coins: 3
    """
    return Rule(MORE_OPTIONS, FROM_PLAY, YOURS, Text([]), amount=amount)


def new_hand(amount: int = 0, only: int = 0) -> Rule:
    """Draw this many more cards for the new hand; `only=n`: draw n cards instead of five.

    >>> try_out(this_turn(new_hand(+1)), deck="gold*7", do="end turn")
    p1: hand: gold*6; deck: gold; discard: example
    >>> try_out(this_turn(new_hand(only=3)), this_turn(new_hand(+1)), deck="gold*7", do="end turn")
    p1: hand: gold*4; deck: gold*3; discard: example
    """
    return Rule(NEW_HAND, FROM_PLAY, YOURS, Text([]), amount=amount, base=only)
