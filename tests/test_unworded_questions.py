"""Questions in the browser that cannot be worded: the player can answer, take back and resign all the same."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from web_play import InProcess, Player, give, leave, run, settle, sit_down, tables

KINGDOM = "city_quarter, village, smithy, market, militia, moat, cellar, mine, remodel, workshop, pageant"


async def at_pageant(world: InProcess) -> tuple[str, list[Player]]:
    """Ania has a Pageant, debt and coins, and is asked at the end of her Buy phase."""
    id, (ania, bob) = await sit_down(world, "here", "here", kingdom={"type": "text", "text": KINGDOM})
    await settle(ania, bob)
    while not (ania.asked and ania.question["kind"] == "trigger" and "debt" in ania.seen["players"][0]["tokens"]):
        if bob.asked:
            await give(bob, "end actions", "end buys")
        elif ania.question["kind"] == "trigger":
            await give(ania, "choose none")
        else:
            await buy_one(ania, "city_quarter" if ania.seen["players"][0]["projects"] else "pageant")
        await settle(ania, bob)
    return id, [ania, bob]


async def buy_one(player: Player, card: str) -> None:
    """In the Buy phase, if there are coins for it."""
    await give(player, "end actions")
    await player.send({"type": "treasures", "turn": player.question["turn"]})
    await player.until("update")
    if any(option["answer"] == [f"buy {card}"] for option in player.question["options"]):
        await give(player, f"buy {card}")
    await give(player, "end buys")


async def back(world: InProcess, id: str, *players: Player) -> None:
    """They come again, as after a restart."""
    for player in players:
        await player.greet(world.socket(f"/api/games/{id}/play"))
    await settle(*players)


def test_debt_can_be_paid_with_the_last_coin_at_any_question(tmp_path: Path) -> None:
    async def play() -> None:
        async with tables(tmp_path) as world:
            id, (ania, bob) = await at_pageant(world)
            await give(ania, *["pay debt"] * ania.seen["coins"])
            assert ania.question["says"]["key"] == "ask-effects-gone"
            await leave(ania, bob)
        async with tables(tmp_path) as world:
            await back(world, id, ania, bob)
            assert [option["answer"] for option in ania.question["options"]] == [["choose none"]]
            await give(ania, "choose none")
            await settle(ania, bob)
            assert bob.question["who"] == 1
            await leave(ania, bob)

    run(play())


@pytest.mark.without_words
@pytest.mark.parametrize(
    "broken",
    ["prose.questions.worded_question", "server.tables.presentation.asked_view", "server.tables.presentation.option"],
)
@pytest.mark.parametrize("then", ["answer", "undo", "resign"])
def test_a_question_that_cannot_be_told_loses_no_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: str, then: str
) -> None:
    """Nor after a restart: the answers are there, by their names."""

    async def play() -> None:
        async with tables(tmp_path) as world:
            id, (ania, bob) = await at_pageant(world)
            monkeypatch.setattr(f"demesne.{broken}", fails)
            await leave(ania, bob)
        async with tables(tmp_path) as world:
            await back(world, id, ania, bob)
            answers = {option["answer"][-1] for option in ania.question["options"]}
            assert answers == {"choose pageant", "choose none", "pay debt"}
            assert all(option["label"] for option in ania.question["options"])
            assert ania.question["says"]["key"] in ("ask-plainly", "ask-choose-one")
            assert bob.asked is None
            await do(then, ania, bob)
            await leave(ania, bob)

    run(play())


async def do(then: str, ania: Player, bob: Player) -> None:
    if then == "answer":
        await give(ania, "choose none")
        await settle(ania, bob)
        assert bob.question["who"] == 1
    elif then == "undo":
        await ania.send({"type": "undo"})
        await ania.until("update")
        assert ania.question["kind"] == "buy phase"
    else:
        await ania.send({"type": "resign"})
        await ania.until("ended")
        assert ania.ended is not None
        assert ania.ended["winners"] == [1]


def fails(*_: Any) -> Any:
    raise IndexError("as a mistake would")
