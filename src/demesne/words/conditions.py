"""Tests: the conditions of `if_`, `when` and others, combined with `& | ~`."""

from __future__ import annotations

from typing import Final

from demesne.engine.constants import FAVORS
from demesne.engine.errors import CardError
from demesne.engine.expressions import CardTest, Count, Test, counted
from demesne.phrases.conditions import (
    AllDifferent,
    AnyIn,
    AtLeast,
    CopyLeft,
    FirstAction,
    GainedNothing,
    GainedThisTurn,
    HasCoffers,
    HasCoins,
    Holding,
    InActionPhase,
    ItIs,
    OnTheirTurn,
    Remembered,
    Some,
    StillThere,
    ThatFits,
    ThatIsIn,
    ThatIsNext,
    ThatWasBought,
    YouDid,
)
from demesne.phrases.counting import OF_IT, OF_THAT, OF_THIS
from demesne.phrases.tokens import HasTokens, JourneyTokenIsUp
from demesne.words.declaring import named
from demesne.words.places import IT, THAT, THIS, What
from demesne.words.which import a

__all__ = [
    "all_different",
    "any_in",
    "at_least",
    "copy_left",
    "copy_of_that_left",
    "first_action",
    "gained_nothing",
    "gained_this_turn",
    "has_coffers",
    "has_coins",
    "has_favors",
    "holding",
    "in_action_phase",
    "it_is",
    "journey_token_is_up",
    "nobody_else_did",
    "on_their_turn",
    "remembered",
    "some",
    "still_there",
    "that_is",
    "that_is_in",
    "that_is_next",
    "that_was_bought",
    "you_did",
]

some: Final = Some()
"""The last phrase handled at least one card.

>>> try_out(trash(up_to=1), if_(some, plus(coins=3)), hand="copper", do="choose copper")
p1: coins: 3
trash: copper
"""
all_different: Final = AllDifferent()
"""The cards of IT all have different names.

>>> try_out(reveal(THE_HAND), if_(all_different, plus(cards=3)), hand="copper*2, estate", deck="gold*3")
p1: hand: copper*2, estate; deck: gold*3
"""
copy_left: Final = CopyLeft()
"""The supply has a copy of IT.

>>> try_out(trash(1), if_(copy_left, gain_copy()), hand="silver")
p1: discard: silver
trash: silver
"""
copy_of_that_left: Final = CopyLeft(True)
"""In a rule, the supply has a copy of the card the event is about.

>>> copying = this_turn(when(you_play_a(ACTION), if_(copy_of_that_left, gain_copy(of=THAT))))
>>> try_out(copying, plus(actions=1), hand="festival", do="play festival")
p1: discard: festival; play: festival; actions: 2; buys: 2; coins: 2
"""
first_action: Final = FirstAction()
"""The card just played was the first Action of the turn.

>>> always = when(you_have_played_a(ACTION), plus(coins=1), if_=first_action)
>>> try_out(always, project=True, hand="village*2", do="play village; play village")
p1: play: village*2; actions: 3; coins: 1
"""
in_action_phase: Final = InActionPhase()
"""It is the Action phase.

>>> try_out(when(revealed, plus(coffers=1), if_=in_action_phase), hand="menagerie, example", do="play menagerie")
p1: hand: example; play: menagerie; coffers: 1
"""
on_their_turn: Final = OnTheirTurn()
"""In a rule, the event happened to a player on their own turn.

>>> toll = until_next_turn(when(another_gains, they(gain("Copper")), if_=on_their_turn & ~that_is("Copper")))
>>> try_out(toll, each_other(gain("Curse")), do="end turn; p2: end actions; p2: buy curse")
p2: discard: copper, curse*2
"""
gained_nothing: Final = GainedNothing()
"""The player has gained nothing in this Buy phase.

>>> try_out(when(buy_phase_ends, plus(coffers=1), if_=gained_nothing), project=True, do="end turn")
p1: coffers: 1
"""
remembered: Final = Remembered()
"""The condition given to `remember` was true at that time.

>>> try_out(trash(1), remember(it_is(TREASURE)), plus(cards=1), if_(remembered, plus(coins=1)), hand="copper", deck="gold")
p1: hand: gold; coins: 1
trash: copper
"""
you_did: Final = YouDid(False)
"""The player has revealed a card in `each_player(may_reveal(...))`.

>>> try_out(each_player(may_reveal(a("Province"))), if_(you_did, plus(coins=1)), hand="province", do="choose yes")
p1: hand: province; coins: 1
"""
nobody_else_did: Final = ~YouDid(True)
"""No other player has revealed a card in `each_player(may_reveal(...))`.

>>> try_out(each_player(may_reveal(a("Province"))), if_(nobody_else_did, plus(coins=1)))
p1: coins: 1
"""
that_was_bought: Final = ThatWasBought()
"""In a rule about gaining, the card was gained by buying it.

>>> try_out(this_turn(when(you_gain, plus(coffers=1), if_=that_was_bought)), gain("Silver"), do="end actions; buy copper")
p1: discard: copper, silver; coffers: 1; buys: 0
"""
journey_token_is_up: Final = JourneyTokenIsUp()
"""The player's Journey token is face up, as it is when a game starts.

>>> try_out(turn_journey_token, if_(~journey_token_is_up, plus(coins=1)))
p1: journey: 1; coins: 1
"""


def gained_this_turn(ok: CardTest) -> Test:
    """The player has gained a matching card this turn.

    >>> try_out(gain("Silver"), if_(gained_this_turn(a(TREASURE)), plus(coins=1)))
    p1: discard: silver; coins: 1
    """
    return GainedThisTurn(ok)


def it_is(*what: int | str | CardTest, n: int | Count = 1) -> Test:
    """The last phrase handled at least n cards, and all of them match.

    >>> try_out(trash(1), if_(it_is(TREASURE), plus(coins=1)), hand="copper")
    p1: coins: 1
    trash: copper
    """
    return ItIs(a(*what), counted(n))


def at_least(n: int, zone: int) -> Test:
    """The player has at least n cards in a zone.

    >>> try_out(if_(at_least(2, DISCARD), plus(coins=1)), discard="copper*2")
    p1: discard: copper*2; coins: 1
    """
    return AtLeast(n, zone)


def has_coffers(n: int) -> Test:
    """The player has at least n Coffers.

    >>> try_out(if_(has_coffers(4), plus(coins=1)), coffers=4)
    p1: coffers: 4; coins: 1
    """
    return HasCoffers(n)


def has_favors(n: int) -> Test:
    """The player has at least n Favors.

    >>> try_out(if_(has_favors(1), plus(coins=1)), favors=1)
    p1: favors: 1; coins: 1
    """
    return HasTokens(FAVORS, n)


def has_coins(n: int) -> Test:
    """The player has at least n coins to spend.

    >>> try_out(if_(has_coins(1), pay(1), plus(villagers=1)), coins=1)
    p1: villagers: 1
    """
    return HasCoins(n)


def holding(name: str) -> Test:
    """The player has this artifact or project.

    >>> try_out(if_(holding("Lantern"), plus(coins=1)), kingdom="border_guard", artifacts="lantern")
    p1: coins: 1
    """
    return Holding(named(name))


def any_in(zone: int, ok: CardTest) -> Test:
    """The player has a matching card in a zone.

    >>> try_out(if_(any_in(HAND, a(ACTION)), plus(coins=1)), hand="village")
    p1: hand: village; coins: 1
    """
    return AnyIn(ok, zone)


def still_there(what: What) -> Test:
    """The card can still be moved: IT is where the text left it, THAT is where the event left it, or THIS is in play.

    >>> try_out(trash(THIS), if_(still_there(THIS), plus(coins=1)))
    trash: example
    """
    meant = {id(IT): OF_IT, id(THAT): OF_THAT, id(THIS): OF_THIS}
    if id(what) not in meant:
        raise CardError(f"IT, THAT or THIS may be still there; of {what.name} it is not known")
    return StillThere(meant[id(what)])


def that_is(*what: int | str | CardTest) -> Test:
    """In a rule, the card the event is about matches.

    >>> try_out(this_turn(when(you_gain, plus(coins=1), if_=that_is(TREASURE))), gain("Silver"), gain("Estate"))
    p1: discard: estate, silver; coins: 1
    """
    return ThatFits(a(*what))


def that_is_in(zone: int) -> Test:
    """In a rule, the card the event is about is in this zone of the player.

    >>> keep = this_turn(when(you_have_played_a("Village"), put(THAT, TOP), if_=that_is_in(PLAY)))
    >>> try_out(keep, plus(actions=1), hand="village", do="play village")
    p1: deck: village; actions: 2
    """
    return ThatIsIn(zone)


def that_is_next(*what: int | str | CardTest) -> Test:
    """In a rule with `uses=1`, this is the next such event: no earlier event about a matching card is still being resolved.

    >>> next_gain = this_turn(when(you_gain_a(TREASURE), gain_copy(of=THAT), if_=that_is_next(TREASURE)), uses=1)
    >>> try_out(next_gain, gain("Silver"))
    p1: discard: silver*2
    """
    return ThatIsNext(a(*what))
