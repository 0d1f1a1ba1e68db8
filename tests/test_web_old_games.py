"""Games in the database of an older program: those of the first format go on, and where the rules have changed that is said."""

from __future__ import annotations

import contextlib
import json
import shutil
import sqlite3
from pathlib import Path

import pytest
from web_play import InProcess, Message, Player, run, sit_down, tables

from demesne.engine.essentials import RULES
from demesne.server.tables import table_moves
from demesne.server.tables.table_moves import read_opening

FIRST = Path(__file__).parent / "data" / "saves" / "v1"
KEPT: dict[str, Message] = json.loads((FIRST / "tables.json").read_text(encoding="utf-8"))
RUNNING = [id for id, kept in KEPT.items() if kept["state"] == "running"]
OVER = [id for id, kept in KEPT.items() if kept["state"] == "over"]


async def come_back(world: InProcess, id: str, seats: list[int], tokens: list[str]) -> list[Player]:
    players = [Player(seat, token) for seat, token in zip(seats, tokens, strict=True)]
    for player in players:
        await player.greet(world.socket(f"/api/games/{id}/play"))
        await player.until("update")
    return players


async def whoever_is_asked(players: list[Player]) -> Player:
    """One of these, once the bots have moved."""
    while True:
        for player in players:
            await player.settle()
        for player in players:
            if player.asked:
                return player


@pytest.mark.parametrize("id", RUNNING)
def test_a_running_game_of_the_first_format_goes_on(id: str, tmp_path: Path) -> None:
    shutil.copy(FIRST / "tables.sqlite3", tmp_path)

    async def work() -> None:
        async with tables(tmp_path) as world:
            players = await come_back(world, id, KEPT[id]["seats"], KEPT[id]["tokens"])
            table = world.rooms.loaded[id].table
            assert table.journal[: len(KEPT[id]["journal"])] == KEPT[id]["journal"]
            for _ in range(10):
                asked = await whoever_is_asked(players)
                await asked.answer(asked.money_answer())
            assert not any(player.errors or player.notes for player in players)
            assert len(table.journal) > len(KEPT[id]["journal"])
            for player in players:
                await player.leave()

    run(work())


@pytest.mark.parametrize("id", OVER)
def test_a_finished_game_of_the_first_format_can_be_looked_at(id: str, tmp_path: Path) -> None:
    shutil.copy(FIRST / "tables.sqlite3", tmp_path)

    async def work() -> None:
        async with tables(tmp_path) as world:
            replay = await world.get(f"/api/games/{id}/replay")
            assert replay["journal"] == KEPT[id]["journal"]

    run(work())


def change_the_rules(folder: Path, id: str, message: int) -> int:
    """As if that message had been possible once, by rules that are no more; how many answers came before it."""
    with contextlib.closing(sqlite3.connect(folder / "tables.sqlite3", isolation_level=None)) as database:
        (text,) = database.execute("SELECT opening FROM games WHERE id = ?", (id,)).fetchone()
        assert read_opening(text).rules == RULES
        database.execute("UPDATE games SET opening = ? WHERE id = ?", (json.dumps({**json.loads(text), "rules": 77}), id))
        rows = database.execute("SELECT n, body FROM moves WHERE game = ? ORDER BY n", (id,)).fetchall()
        answered = [(n, json.loads(body)) for n, body in rows if json.loads(body)["do"] == "answered"]
        n, body = answered[message]
        body["texts"] = ["play nonsense"]
        database.execute("UPDATE moves SET body = ? WHERE game = ? AND n = ?", (json.dumps(body), id, n))
    return sum(len(body["texts"]) for _, body in answered[:message])


async def pass_on(players: list[Player]) -> None:
    asked = await whoever_is_asked(players)
    await asked.answer(next(option["answer"] for option in asked.question["options"] if option["verb"] == "end"))


def test_a_game_whose_rules_have_changed_says_so_and_goes_on_from_there(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        async with tables(tmp_path) as world:
            id, players = await sit_down(world, "here", "here")
            for _ in range(4):
                await pass_on(players)
            await whoever_is_asked(players)
            journal = list(world.rooms.loaded[id].table.journal)
            for player in players:
                await player.leave()
        tokens = [player.token for player in players]
        keep = change_the_rules(tmp_path, id, 2)
        assert 0 < keep < len(journal)
        async with tables(tmp_path) as world:
            players = await come_back(world, id, [0, 1], tokens)
            for player in players:
                await player.settle()
                assert [note["kind"] for note in player.notes] == ["rules"]
            table = world.rooms.loaded[id].table
            assert table.journal == journal[:keep]
            await pass_on(players)
            await whoever_is_asked(players)
            assert len(table.journal) > keep
            for player in players:
                await player.leave()
        async with tables(tmp_path) as world:  # it is said once; all that was saved is there
            (player,) = await come_back(world, id, [1], tokens[1:])
            await player.settle()
            assert player.notes == []
            made = await world.rooms.store.moves_since(id, 0)
            changes = [move for move in made if isinstance(move, table_moves.RulesChanged)]
            assert changes == [table_moves.RulesChanged(keep, RULES)]
            assert sum(isinstance(move, table_moves.Answered) for move in made) == 4 + 1
            await player.leave()

    run(work())
    assert "cannot be given any more: 'play nonsense'" in caplog.text
    assert f"the rules have changed since (version 77, now {RULES})" in caplog.text
