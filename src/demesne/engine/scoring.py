"""Points, winners, and who begins the next game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from demesne.engine.constants import TOKEN_NAMES, VP
from demesne.engine.expressions import PLAIN
from demesne.engine.rng import Rng, short_seed
from demesne.engine.state import State

A_POINT: Final[i64] = 1024  # more than the turns of any player


def score(g: State, who: i64) -> i64:
    """The current points of a player."""
    own = g.players[who].owned
    points: i64 = 0
    for kind in range(g.nkinds):
        if own[kind] > 0:
            card = g.kinds[kind]
            n = own[kind]
            points += n * card.vp if card.worth is PLAIN else card.worth.total(g, who, n)
    p = g.players[who]
    if p.nlands > 0:
        for i in range(g.nlands):
            if p.has_land[i]:
                points += g.lands[i].vp
    return points + p.tokens[VP]


def points_by_card(g: State, who: i64) -> dict[str, int]:
    """A player's points by the id of the card or landscape, with VP tokens under "vp"."""
    own = g.players[who].owned
    points: dict[str, int] = {}
    for kind in range(g.nkinds):
        card = g.kinds[kind]
        if own[kind] > 0 and (card.vp != 0 or card.worth is not PLAIN):
            n = own[kind]
            points[card.id] = int(n * card.vp if card.worth is PLAIN else card.worth.total(g, who, n))
    p = g.players[who]
    for i in range(g.nlands):
        if p.has_land[i] and g.lands[i].vp != 0:
            points[g.lands[i].id] = int(g.lands[i].vp)
    if p.tokens[VP] > 0:
        points[TOKEN_NAMES[VP]] = int(p.tokens[VP])
    return points


def standing(points: i64, turns: i64) -> i64:
    """Points and turns as one number: more points win, and fewer turns break ties."""
    return points * A_POINT - turns


def winners(g: State) -> list[int]:
    """The players with the best standing. Several players share the win."""
    standings = [standing(score(g, who), g.players[who].turns) for who in range(g.nplayers)]
    return [who for who in range(g.nplayers) if standings[who] == max(standings)]


def next_starter(winners: list[int], players: int, seed: int) -> int:
    """The player who begins the next game of a series: the player to the left of the winner. After a shared win it is
    a random player who did not win, or any player if all of them won.

    >>> from demesne import next_starter
    >>> next_starter([2], 3, seed=1)
    0
    """
    if len(winners) == 1:
        return (winners[0] + 1) % players
    losers = [seat for seat in range(players) if seat not in winners]
    candidates = losers or list(range(players))
    return candidates[Rng(short_seed(seed)).below(len(candidates))]
