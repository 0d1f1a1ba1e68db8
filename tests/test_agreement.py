"""Numbers on which independent simulators agree.

Compiled, 100,000 games must come within half a percentage point. Uncompiled that would take minutes, so fewer games are
played, and the margin is what chance allows (five standard errors).
"""

from __future__ import annotations

import pytest

from demesne.engine import state
from demesne.sim.result import Result
from demesne.sim.runner import simulate
from demesne.strategies.parser import parse

COMPILED = not str(state.__file__).endswith(".py")
GAMES = 100_000 if COMPILED else 2_000
KINGDOM = "Cellar, Chapel, Council Room, Festival, Laboratory, Market, Remodel, Smithy, Village, Workshop"
BIG_MONEY = parse("name Big Money\nbuy province\nbuy gold\nbuy silver")


def with_smithies(most: int) -> Result:
    text = f"name Smithies\nbuy province\nbuy gold\nbuy smithy when owned(smithy) < {most}\nbuy silver"
    return simulate([parse(text), BIG_MONEY], games=GAMES, seed=2026, kingdom=KINGDOM)


def close(rate: float, expected: float) -> bool:
    margin = 0.005 if COMPILED else 5 * (expected * (1 - expected) / GAMES) ** 0.5
    return abs(rate - expected) <= margin


def test_big_money_against_itself() -> None:
    result = simulate([BIG_MONEY, BIG_MONEY], games=GAMES, seed=2026, kingdom=KINGDOM)
    for player in result.players:
        assert close(player.wins.rate, 1 / 3)
        assert close(player.ties.rate, 1 / 3)
        assert close(player.losses.rate, 1 / 3)
    assert abs(result.mean_turns - 17.35) < (0.05 if COMPILED else 0.3)


@pytest.mark.parametrize(("smithies", "wins", "losses", "ties"), [(1, 0.600, 0.124, 0.276), (2, 0.605, 0.136, 0.259)])
def test_big_money_with_smithies_against_big_money(smithies: int, wins: float, losses: float, ties: float) -> None:
    player = with_smithies(smithies).players[0]
    assert close(player.wins.rate, wins)
    assert close(player.losses.rate, losses)
    assert close(player.ties.rate, ties)
