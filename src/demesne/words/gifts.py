"""Gifts: cards, Actions, Buys, coins, tokens and turns."""

from __future__ import annotations

from typing import Final

from demesne.engine.constants import AFTER_THE_END, FAVORS, HAND, MANY, PILE_TOKENS, SKIPS, TOKEN_NAMES
from demesne.engine.definitions import Phrase
from demesne.engine.errors import CardError
from demesne.engine.expressions import Count
from demesne.engine.expressions import counted as number
from demesne.phrases.deck import Fetch
from demesne.phrases.gifts import ExtraTurn, GiveBack, Pay, PaySome, Plus, PlusSome, Take, TokensOnThis
from demesne.phrases.tokens import AddVP, MoveToken, PlusTokens, TakeVP, TurnJourneyToken
from demesne.phrases.turns import ReturnToActions
from demesne.words.declaring import named

__all__ = [
    "add_token",
    "add_vp",
    "extra_turn",
    "give_back",
    "move_token",
    "pay",
    "plus",
    "return_to_actions",
    "skip_next_turn",
    "spend_favors",
    "take",
    "take_tokens_off",
    "take_vp",
    "turn_journey_token",
]


def plus(
    cards: int | Count = 0, actions: int = 0, buys: int = 0, coins: int | Count = 0, coffers: int | Count = 0,
    villagers: int | Count = 0, vp: int | Count = 0, potions: int = 0, favors: int = 0,
) -> Phrase:  # fmt: skip
    """+Cards, +Actions and so on, as printed on cards. A counted amount needs its own `plus(...)`, and so do Favors.

    >>> try_out(plus(cards=1, actions=1), plus(coins=count(HAND)), deck="gold, silver")
    p1: hand: gold; deck: silver; actions: 1; coins: 1
    """
    if favors:
        if cards or actions or buys or coins or coffers or villagers or vp or potions:
            raise CardError("Favors stand alone: write one plus(...) for them")
        return PlusTokens(FAVORS, number(favors))
    counted = [item for item in (cards, coins, coffers, villagers, vp) if isinstance(item, Count)]
    if counted:
        if len(counted) > 1 or actions or buys or potions:
            raise CardError("a counted gift stands alone: write one plus(...) for each")
        if isinstance(cards, Count):
            return Fetch(cards, HAND, False)
        return PlusSome(*(n if isinstance(n, Count) else None for n in (coins, coffers, villagers, vp)))
    return Plus(fixed(cards), actions, buys, fixed(coins), fixed(coffers), fixed(villagers), fixed(vp), potions)


def spend_favors(n: int) -> Phrase:
    """Spend n Favors.

    >>> try_out(if_(has_favors(1), spend_favors(1), plus(cards=1)), favors=2, deck="gold")
    p1: hand: gold; favors: 1
    """
    return PlusTokens(FAVORS, number(-n))


skip_next_turn: Final[Phrase] = PlusTokens(SKIPS, number(1))
"""Skip the player's next turn.

>>> try_out(skip_next_turn, do="end turn; p2: end turn; p2: end turn")
p1: hand: example; actions: 1
"""


def fixed(n: int | Count) -> int:
    """Return an amount that must be a plain number; raise an error for anything else."""
    if isinstance(n, bool) or not isinstance(n, int):
        raise CardError(f"plus(...) takes numbers, or a count such as how_many, not {n!r}")
    return n


def take(name: str) -> Phrase:
    """Take an artifact.

    >>> try_out(take("Lantern"), if_(holding("Lantern"), plus(coins=1)), kingdom="border_guard")
    p1: coins: 1
    """
    return Take(named(name))


def pay(coins: int | Count) -> Phrase:
    """Spend coins. With a count, spend that many, or all if there are fewer.

    >>> try_out(pay(1), plus(coffers=1), coins=2)
    p1: coffers: 1; coins: 1
    >>> try_out(pay(count(HAND)), hand="copper*3", coins=2)
    p1: hand: copper*3
    """
    return PaySome(coins) if isinstance(coins, Count) else Pay(coins)


def give_back(token: str) -> Phrase:
    """Return any number of the player's "coffers" or "villagers" tokens; `remembered_number` is how many.

    >>> try_out(give_back("coffers"), gain(up_to=remembered_number + 1), coffers=3, do="choose 2; choose silver")
    p1: discard: silver; coffers: 1
    """
    if token not in TOKEN_NAMES:
        raise CardError(f"which tokens? {', '.join(TOKEN_NAMES)}; not {token!r}")
    return GiveBack(TOKEN_NAMES.index(token))


def move_token(token: str) -> Phrase:
    """Move the player's "card", "action", "buy", "coin", "cost" or "trash" token to an Action pile of their choice.

    >>> try_out(move_token("cost"), do="choose moat; end actions; buy moat", kingdom="moat, village")
    p1: discard: moat; buys: 0
    """
    if token not in PILE_TOKENS:
        raise CardError(f"which token? {', '.join(PILE_TOKENS)}; not {token!r}")
    return MoveToken(PILE_TOKENS.index(token))


turn_journey_token: Final[Phrase] = TurnJourneyToken()
"""Turn the player's Journey token over; `journey_token_is_up` tells how it lies.

>>> try_out(turn_journey_token, if_(journey_token_is_up, plus(cards=5), else_=plus(coins=1)))
p1: journey: 1; coins: 1
"""
add_token: Final[Phrase] = TokensOnThis(True)
"""Put a token on this project.

>>> try_out(when(turn_starts, add_token, plus(coins=tokens_here)), project=True, do="end turn; p2: end turn")
p1: coins: 1
"""
take_tokens_off: Final[Phrase] = TokensOnThis(False)
"""Remove all of the player's tokens from this project.

>>> emptied = when(turn_starts, add_token, take_tokens_off, plus(coins=tokens_here + 1))
>>> try_out(emptied, project=True, do="end turn; p2: end turn")
p1: coins: 1
"""
extra_turn: Final[Phrase] = ExtraTurn(AFTER_THE_END)
"""The player takes an extra turn after the end of the game.

>>> mine.project("Stagecoach", 5, when(game_would_end, extra_turn)).name
'Stagecoach'
"""
return_to_actions: Final[Phrase] = ReturnToActions()
"""In the player's Buy phase, return to the Action phase; another Buy phase follows.

>>> back = when(gained, put(THAT, HAND), plus(actions=1), return_to_actions)
>>> try_out(back, coins=3, phase="buy", do="buy example; play example; end actions; play copper", hand="copper")
p1: hand: example; play: copper; buys: 0; coins: 1
"""
add_vp: Final[Phrase] = AddVP()
"""Put a VP token on this card's pile.

>>> try_out(add_vp, add_vp, plus(coins=vp_here))
p1: coins: 2
"""


def take_vp(n: int = MANY) -> Phrase:
    """Take n VP tokens, or all if n is left out, from this landscape or this card's pile.

    >>> try_out(add_vp, add_vp, take_vp())
    p1: vp: 2
    """
    return TakeVP(n)
