"""The store: what it promises when several write at once, when it fails, and when it is older or newer than the program."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.exc import OperationalError
from web_play import new_game, run, sit_down, tables

from demesne.engine.codec import to_data
from demesne.server import database
from demesne.server.database import DatabaseError
from demesne.server.laboratory.laboratory import Laboratory
from demesne.server.store import Conflict, Store, StoreDown
from demesne.server.tables import protocol
from demesne.server.tables import table_moves as moves
from demesne.server.tables.table_moves import Opening, OpeningSeat
from demesne.server.tables.table_state import Table, hashed, played
from demesne.server.tables.table_store import Presence, TableStore
from demesne.server.tables.tables import Tables
from demesne.sets.recommended import KINGDOMS


def some_table(id: str = "tabletable01") -> Table:
    seats = [OpeningSeat("here", "A", "", hashed("a")), OpeningSeat("here", "B", "", hashed("b"))]
    return played(Table(id, Opening(KINGDOMS["first_game"].setup(len(seats)).to_data(), 7, seats, True, True, 5)))


@contextlib.asynccontextmanager
async def open_store(folder: Path) -> AsyncIterator[TableStore]:
    store = Store(database.address(folder / "tables.sqlite3"))
    await store.open()
    try:
        yield TableStore(store)
    finally:
        await store.close()


def test_the_steps_make_the_tables_the_program_uses(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_store(tmp_path) as store, store.store.engine.connect() as connection:
            differences = await connection.run_sync(
                lambda sync: compare_metadata(MigrationContext.configure(sync), database.metadata)
            )
            assert differences == []
            assert {*Tables.tables, *Laboratory.tables} == set(database.metadata.tables.values())
        async with open_store(tmp_path) as store:  # once more: nothing is left to do
            assert await store.load("tabletable01") is None

    run(work())


def test_a_database_of_a_newer_program_is_refused(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_store(tmp_path) as store, store.store.engine.begin() as connection:
            await connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
        with pytest.raises(DatabaseError, match="newer demesne"):
            async with open_store(tmp_path):
                pass

    run(work())


def test_a_write_that_takes_too_long_is_a_timeout(tmp_path: Path) -> None:
    """The writer of SQLite gives a plain future, which is cancelled at once."""

    async def work() -> None:
        store = Store(database.address(str(tmp_path / "tables.sqlite3")))
        with pytest.raises(TimeoutError):
            await store.within(asyncio.get_running_loop().create_future(), 0.01)

    run(work())


def test_a_database_that_cannot_be_opened_is_named(tmp_path: Path) -> None:
    async def work(address: str) -> None:
        store = Store(database.address(address))
        with pytest.raises(DatabaseError, match="cannot open the database"):
            await store.open()
        await store.close()

    run(work(str(tmp_path / "nowhere" / "tables.sqlite3")))
    (tmp_path / "text").write_text("this is no database, and long enough to be noticed as none" * 20)
    run(work(str(tmp_path / "text")))
    run(work(f"postgresql://nobody@/nothing?host={tmp_path}"))


def test_postgresql_without_its_package_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(DatabaseError, match="pip install asyncpg"):
        Store(database.address("postgresql://a@b/c"))


@pytest.mark.parametrize("address", ["mysql://x/y", "postgresql+psycopg2:/x://", "://"])
def test_other_kinds_of_databases_are_refused(address: str) -> None:
    with pytest.raises(DatabaseError, match="sqlite:// or postgresql://"):
        database.address(address)


@pytest.mark.parametrize(
    ("address", "wanted"),
    [
        ("games.db", "sqlite+aiosqlite:///games.db"),
        ("sqlite:///games.db", "sqlite+aiosqlite:///games.db"),
        ("postgresql://a@b/c", "postgresql+asyncpg://a@b/c"),
        ("postgres://a@b/c", "postgresql+asyncpg://a@b/c"),
    ],
)
def test_addresses(address: str, wanted: str) -> None:
    assert str(database.address(address)) == wanted


def test_of_two_who_go_on_from_the_same_point_one_succeeds(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_store(tmp_path) as store:
            for number in range(20):
                await store.create(some_table(f"tabletable{number:02}"))
            writes = [
                store.append(f"tabletable{number:02}", 0, [moves.Spoke(seat, f"by {seat}", 1)])
                for number in range(20)
                for seat in (0, 1)
            ]
            outcomes = await asyncio.gather(*writes, return_exceptions=True)  # all in one commit, which fails, then one by one
            assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 20
            assert sum(outcome is None for outcome in outcomes) == 20
            for number in range(20):
                table = await store.load(f"tabletable{number:02}")
                assert table is not None
                assert [said.text for said in table.chat] == ["by 0"]

    run(work())


def test_a_move_of_a_table_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_store(tmp_path) as store:
            with pytest.raises(Conflict):
                await store.append("nowherenever", 0, [moves.Stopped()])

    run(work())


def test_every_kind_of_move_can_be_read_again() -> None:
    made: list[moves.AnyMove] = [
        moves.Joined(1, "Ania", "hash"), moves.Answered(0, ["play copper"], True), moves.Requested("undo", 0, 0, [1], 4),
        moves.Agreed(1), moves.Declined(1), moves.Undone(0, 4), moves.Replaced(0, "b"), moves.Returned(0),
        moves.Resigned(1, "b"), moves.Renamed(0, "x"), moves.Spoke(0, "ž", 5), moves.Stopped(), moves.Rematched("x"),
        moves.Filled(1, "medium"), moves.Closed(0), moves.WantedRematch(1), moves.RulesChanged(3, 2),
    ]  # fmt: skip
    assert [moves.read_move(moves.write(move)) for move in made] == made
    assert {type(move) for move in made} == set(moves.AnyMove.__args__)


def test_presence_is_kept_for_each_seat(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_store(tmp_path) as store:
            await store.create(some_table())
            await store.note_presence(
                [("tabletable01", Presence(0, True, 5)), ("tabletable01", Presence(1, True, 5))], tell=True
            )
            await store.note_presence([("tabletable01", Presence(1, False, 9))], tell=True)
            seen = await store.presence("tabletable01", "other")
            assert seen == {"tabletable01": {0: Presence(0, True, 5), 1: Presence(1, False, 9)}, "other": {}}

    run(work())


# ---------------------------------------------------------------- when the database fails
def test_an_answer_that_cannot_be_stored_is_not_acknowledged_and_can_be_given_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with tables(tmp_path) as world:
            id, (ania, bob) = await sit_down(world, "here", "here")
            for player in (ania, bob):
                await player.settle()
            store = world.rooms.store
            with monkeypatch.context() as broken:
                broken.setattr(store, "commit", failing)
                await ania.answer(["end actions"])
                assert (await ania.until("error"))["code"] == "web-store"
                assert await bob.settle() == []
                answer = await world.request("POST", "/api/games", new_game("here", "bot"))
                assert (answer.status, answer.json()["code"]) == (503, "web-store")
            await ania.answer(["end actions"])
            await ania.until("update")
            await bob.until("update")
            room = world.rooms.loaded[id]
            assert len(room.table.journal) == 1
            for player in (ania, bob):
                await player.leave()

    run(work())


def test_an_answer_that_was_stored_although_the_database_seemed_to_fail_is_found_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with tables(tmp_path) as world:
            _, (ania, bob) = await sit_down(world, "here", "here")
            for player in (ania, bob):
                await player.settle()
            store = world.rooms.store
            commit = store.commit

            async def commit_and_fail(batch: Any) -> None:
                await commit(batch)
                await failing(batch)

            with monkeypatch.context() as broken:
                broken.setattr(store, "commit", commit_and_fail)
                turn = ania.question["turn"]
                await ania.answer(["end actions"])
                assert (await ania.until("error"))["code"] == "web-store"
            await ania.send({"type": "answer", "turn": turn, "answer": ["end actions"]})
            await ania.until("update")
            assert (await ania.until("error"))["code"] == "web-stale"
            await bob.until("update")
            for player in (ania, bob):
                await player.leave()

    run(work())


async def failing(batch: Any) -> None:
    raise OperationalError("", None, Exception("the disk is full"))


def test_whoever_connects_while_the_database_fails_is_asked_to_come_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with tables(tmp_path) as world:
            made = await world.post("/api/games", new_game("here", "bot"))
            world.rooms.loaded.clear()

            async def down(*_: Any) -> Any:
                raise StoreDown("x", "web-store")

            monkeypatch.setattr(world.app.state.store, "all", down)
            socket = world.socket(f"/api/games/{made['game']['id']}/play")
            await socket.send({"type": "hello", "protocol": protocol.PROTOCOL, "token": made["seats"][0]["token"]})
            assert [(await socket.next()).get("code") for _ in range(2)] == [None, 1012]
            assert (await world.request("GET", f"/api/games/{made['game']['id']}")).status == 503

    run(work())


def test_a_game_whose_cards_are_gone_is_not_there(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Others are; and the client does not try again and again."""

    async def work() -> None:
        async with tables(tmp_path) as world:
            made = await world.post("/api/games", new_game("here", "bot"))
            id = made["game"]["id"]
            rooms = world.rooms
            async with rooms.store.store.engine.begin() as connection:
                await connection.execute(sa.text("UPDATE games SET opening = replace(opening, 'moat', 'boat')"))
            rooms.loaded.clear()
            socket = world.socket(f"/api/games/{id}/play")
            await socket.send({"type": "hello", "protocol": protocol.PROTOCOL, "token": made["seats"][0]["token"]})
            assert [(await socket.next()).get("code") for _ in range(2)] == [None, 4404]
            assert (await world.request("GET", f"/api/games/{id}/replay")).status == 500
            _, (ania,) = await sit_down(world, "here", "bot")
            await ania.leave()

    run(work())
    assert "is damaged" in caplog.text


def test_what_was_begun_is_done_even_if_the_connection_is_lost(tmp_path: Path) -> None:
    async def work() -> None:
        async with tables(tmp_path) as world:
            _, (ania, bob) = await sit_down(world, "here", "here")
            for player in (ania, bob):
                await player.settle()
            await ania.answer(["end actions"])
            await ania.leave()
            await bob.until("update")
            assert bob.view is not None
            assert bob.seen["phase"] == "buy"
            await bob.leave()

    run(work())


def test_a_table_is_the_fold_of_its_moves() -> None:
    """Read from the store it is the same as played, undo and all."""
    table = some_table()
    made: list[moves.AnyMove] = [
        moves.Answered(0, ["end actions"]), moves.Answered(0, ["end buys"]), moves.Undone(0, 1), moves.Spoke(1, "oh", 2),
        moves.Answered(0, ["play copper"]), moves.Requested("undo", 0, 0, [1], 1), moves.Agreed(1), moves.Undone(0, 1),
        moves.Answered(0, ["end buys"]), moves.Replaced(1, "Big Money Ultimate"), moves.Returned(1),
    ]  # fmt: skip
    for move in made:
        table.apply(move)
        played(table)
    again = Table(table.id, table.opening)
    for move in made:
        again.apply(move)
    played(again)
    assert table.game is not None
    assert again.game is not None
    assert to_data(again.game) == to_data(table.game)
    assert (again.journal, again.given, again.undos, again.n) == (table.journal, table.given, table.undos, table.n)
    assert again.journal == ["end actions", "end buys"]
