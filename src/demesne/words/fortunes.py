"""Boons and Hexes, which players receive, and States, which players can have."""

from __future__ import annotations

from typing import Final

from demesne.engine.definitions import Phrase
from demesne.engine.expressions import Test
from demesne.engine.fortunes import BOONS, HEXES
from demesne.phrases.fortunes import (
    EndState,
    FortuneGivesCoins,
    HasFortune,
    KeepForLater,
    PutAway,
    Receive,
    StaysHere,
    TurnOver,
)
from demesne.words.declaring import named
from demesne.words.places import THIS, What
from demesne.words.rules import turn_starts, when

__all__ = [
    "boon_gives_coins",
    "boon_there",
    "end_state",
    "next_boon",
    "next_hex",
    "put_away",
    "receive",
    "receive_next_turn",
    "stays_until_clean_up",
]

next_boon: Final[Phrase] = TurnOver(BOONS)
"""Turn over the next Boon; when the deck is empty, its discard pile is shuffled first.

>>> try_out(next_boon, receive, put_away, kingdom="sacred_grove", boons="the_mountains_gift")
p1: discard: silver
"""
next_hex: Final[Phrase] = TurnOver(HEXES)
"""Turn over the next Hex.

>>> try_out(next_hex, each_other(receive), put_away, kingdom="skulk", hexes="plague")
p2: hand: curse
"""
receive: Final[Phrase] = Receive()
"""Follow the Boon or Hex that was turned over; if several players receive it, each follows it separately.

>>> try_out(next_boon, each_player(receive), put_away, kingdom="sacred_grove", boons="the_mountains_gift")
p1: discard: silver
p2: discard: silver
"""
put_away: Final[Phrase] = PutAway()
"""Discard the Boon or Hex that was turned over, unless it stays until Clean-up.

>>> try_out(next_boon, put_away, kingdom="sacred_grove", boons="the_mountains_gift")
p1: nothing
"""
receive_next_turn: Final[Phrase] = KeepForLater(when(turn_starts, Receive(), PutAway()))
"""Keep the Boon that was turned over and receive it at the start of the next turn.

>>> later = dict(kingdom="sacred_grove", boons="the_mountains_gift", do="end turn; p2: end turn")
>>> try_out(next_boon, receive_next_turn, **later)
p1: hand: example; discard: silver; actions: 1
"""
stays_until_clean_up: Final[Phrase] = StaysHere()
"""At the end of a Boon's text: the player keeps the Boon until Clean-up.

>>> mine.boon("The Meadow's Gift", plus(coins=1), stays_until_clean_up).name
"The Meadow's Gift"
"""
boon_gives_coins: Final[Test] = FortuneGivesCoins()
"""The Boon that was turned over gives coins.

>>> try_out(next_boon, if_(boon_gives_coins, plus(buys=1)), kingdom="sacred_grove", boons="the_fields_gift")
p1: buys: 2
"""
boon_there: Final[Test] = HasFortune()
"""There was a Boon to turn over.

>>> try_out(next_boon, if_(boon_there, plus(buys=1)), kingdom="sacred_grove")
p1: buys: 2
"""


def end_state(what: str | What) -> Phrase:
    """The player returns a State: the named one, or THIS.

    >>> try_out(take("Miserable"), end_state("Miserable"), if_(~holding("Miserable"), plus(coins=1)), kingdom="skulk")
    p1: coins: 1
    """
    return EndState("" if what is THIS else named(str(what)))
