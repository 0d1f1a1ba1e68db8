"""How the other players are taken to play, by what they have bought."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from demesne.bots.strategy_policy import StrategyPolicy
from demesne.engine.constants import ACTION, NIGHT, TREASURE
from demesne.engine.state import State

SOON: Final[i64] = 4  # turns before it says little what somebody does not have


def likeliest(g: State, seat: i64, known: list[StrategyPolicy]) -> StrategyPolicy:
    """Of the strategies one knows, the one that this player seems to follow; the first if there is no telling."""
    best = known[0]
    most = likeness(g, seat, best)
    for policy in known:
        this = likeness(g, seat, policy)
        if this > most:
            best = policy
            most = this
    return best


def likeness(g: State, seat: i64, policy: StrategyPolicy) -> i64:
    """Cards the player has that the strategy buys, less those that it does not, and Actions it would have that he has not."""
    own = g.players[seat].own
    n: i64 = 0
    for kind in range(g.nkinds):
        card = g.kinds[kind]
        if card.price == 0 or card.types & (ACTION | TREASURE | NIGHT) == 0:
            continue
        buys = policy.buys.names[kind] + policy.gains.names[kind] > 0
        if own[kind] > 0:
            n += own[kind] if buys else -2 * own[kind]
        elif buys and card.types & ACTION and g.players[seat].turns > SOON:
            n -= 1
    return n
