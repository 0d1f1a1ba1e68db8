"""Asking the laboratory for things, for tests."""

from __future__ import annotations

import asyncio
from typing import Any

from web_play import Answered, InProcess

ANNE, BELA = "anne-has-a-long-secret-of-her-own", "bela-has-a-long-secret-of-his-own"
MONEY = "name Money\nbuy province\nbuy gold\nbuy silver\n"
SMITHS = "name Smiths\nrequires smithy\n\nbuy province\nbuy gold\nbuy smithy when owned(smithy) < 2\nbuy silver\n"
ENDED = ("stopped", "done", "failed")
RUNS = "/api/laboratory/runs"


def as_owner(secret: str) -> dict[str, str]:
    return {"authorization": f"Bearer {secret}"} if secret else {}


def a_run(games: int = 40, *matches: list[dict[str, str]], **wishes: Any) -> dict[str, Any]:
    """A body: two strategies in the First Game, unless others are given."""
    played = matches or ([{"text": SMITHS}, {"bot": "Big Money"}],)
    return {
        "kingdom": {"type": "text", "text": "first_game"},
        "matches": [{"players": players, "label": str(i)} for i, players in enumerate(played)],
        "games": games,
        "seed": "7",
    } | wishes


async def ask(world: InProcess, method: str, path: str, body: object = None, secret: str = ANNE) -> Answered:
    return await world.request(method, path, body, as_owner(secret))


async def begin(world: InProcess, body: object, secret: str = ANNE) -> Any:
    answer = await ask(world, "POST", RUNS, body, secret)
    assert answer.status == 201, answer.body
    return answer.json()


async def refused(world: InProcess, path: str, body: object, secret: str = ANNE) -> tuple[int, Any]:
    answer = await ask(world, "POST", path, body, secret)
    assert answer.status >= 400, answer.body
    return answer.status, answer.json()


async def look(world: InProcess, id: str, secret: str = ANNE) -> Any:
    answer = await ask(world, "GET", f"{RUNS}/{id}", secret=secret)
    assert answer.status == 200, answer.body
    return answer.json()


async def finished(world: InProcess, id: str) -> Any:
    while (run := await look(world, id))["state"] not in ENDED:
        await asyncio.sleep(0.02)
    return run
