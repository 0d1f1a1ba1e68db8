"""Plans and results of many games, for tests."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from demesne.sim.plans import make_plan
from demesne.sim.result import Plan, Result
from demesne.sim.runner import players_for, run
from demesne.strategies.parser import parse
from demesne.strategies.syntax import Strategy

MONEY = parse("name Money\nbuy province\nbuy gold\nbuy silver")
SMITHY = parse("name Drawing\nrequires smithy\nbuy province\nbuy gold\nbuy smithy when owned(smithy) < 1\nbuy silver")
MEASURED = ("cpu_seconds", "wall_seconds", "games_per_cpu_second")


def a_plan(games: int = 200, strategies: Iterable[Strategy] = (SMITHY, MONEY), **wishes: Any) -> Plan:
    return make_plan(list(strategies), games, **{"seed": 7, **wishes})


def alone(plan: Plan) -> Result:
    with players_for(1) as players:
        return run(plan, players)


@cache
def some_result() -> Result:
    return alone(a_plan())


def what_was_found(result: Result) -> dict[str, Any]:
    """A result without what differs from run to run."""
    return {key: value for key, value in result.to_data().items() if key not in MEASURED}
