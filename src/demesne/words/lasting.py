"""More lasting effects: while set-aside cards are left, and what cannot be bought."""

from __future__ import annotations

from typing import Final

from demesne.engine.constants import BUYING, FROM_PLAY, UNTIL_USED, YOURS
from demesne.engine.definitions import Phrase, Rule, Text
from demesne.phrases.lasting import Last, LayOnThis, TakeBack
from demesne.words.declaring import Item
from demesne.words.rules import turn_starts, when

__all__ = ["back_to_hand", "cannot_buy", "lay_on_this", "while_any_are_left"]

back_to_hand: Final[Phrase] = TakeBack()
"""In `while_any_are_left`, put IT into the hand without showing it to other players.

>>> keep = while_any_are_left(choose(1, from_=IT), back_to_hand)
>>> try_out(set_aside(1), keep, deck="gold", do="end turn; p2: end turn")
p1: hand: gold; actions: 1
"""
lay_on_this: Final[Phrase] = LayOnThis()
"""In a lasting effect, cards of IT that were set aside lie on this card from now on; IT is all cards there in later turns.

>>> stall = [choose_one(gain=gain("Silver", to=ASIDE), hand=[choose(1, from_=IT), put(IT, HAND)]), lay_on_this]
>>> try_out(every_turn(*stall), do="end turn; p2: end turn; choose gain; end turn; p2: end turn; choose hand")
p1: hand: silver; actions: 1
"""


def while_any_are_left(*items: Item) -> Phrase:
    """Do this at the start of each of the player's turns while cards of IT are left; the card stays in play that long.

    >>> keep = while_any_are_left(choose(1, from_=IT), back_to_hand)
    >>> try_out(set_aside(2), keep, deck="gold*2", do="end turn; p2: end turn")
    p1: hand: gold; aside: gold; actions: 1
    """
    return Last(when(turn_starts, *items), UNTIL_USED, -1, True)


def cannot_buy(types: int) -> Rule:
    """You cannot buy cards of these types.

    >>> try_out(this_turn(cannot_buy(TREASURE)), do="end actions; buy curse")
    p1: discard: curse; buys: 0
    """
    return Rule(BUYING, FROM_PLAY, YOURS, Text([]), of=types)
