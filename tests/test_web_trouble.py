"""The server when its database does not do what it should, and when it is told to end with many people at its tables."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import urllib.error
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import OperationalError
from web_play import Player, Postgres, Server, needs_postgres, new_game, running_postgres, serving, sit_down, tables

from demesne.server import database
from demesne.server.database import DatabaseError
from demesne.server.store import Store

COMMAND = "import sys; from demesne.cli import main; sys.exit(main(sys.argv[1:]))"


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 120))


# ---------------------------------------------------------------- one file, one server
def test_a_second_server_on_one_file_is_refused_and_told_of_postgresql(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    with serving(str(file)) as server:
        second = [sys.executable, "-c", COMMAND, "serve", "--port", "0", "--database", str(file)]
        refused = subprocess.run(second, capture_output=True, text=True, timeout=120)
        assert refused.returncode == 2
        assert len(refused.stderr.splitlines()) == 1
        assert "another server uses" in refused.stderr
        assert "postgresql://" in refused.stderr
        assert server.stop() == ""
    with serving(str(file)) as server:  # the first has ended
        assert server.get("/healthz") == {"status": "ok"}


def test_a_file_that_was_emptied_does_not_begin_anew_by_itself(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"

    async def opened() -> None:
        store = Store(database.address(file))
        await store.open()
        await store.close()

    file.touch()  # as an administrator might do to set its owner
    run(opened())
    file.write_bytes(b"")
    with pytest.raises(DatabaseError, match="used to hold games"):
        run(opened())
    file.unlink()
    run(opened())


@pytest.mark.parametrize("harm", ["deleted", "replaced", "emptied"])
def test_a_file_that_is_gone_is_noticed(tmp_path: Path, harm: str, caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        async with tables(tmp_path) as world:
            _, (ania,) = await sit_down(world, "here", "bot")
            await ania.settle()
            file = tmp_path / "tables.sqlite3"
            if harm == "emptied":
                os.truncate(file, 0)
            else:
                file.unlink()
            if harm == "replaced":
                file.write_bytes(b"something else")
            await ania.send({"type": "say", "text": "hello"})
            assert (await ania.until("error"))["code"] == "web-store"
            assert (await world.request("GET", "/healthz")).status == 503
            await ania.leave()

    run(work())
    assert "tables.sqlite3" in caplog.text


def test_what_cannot_be_written_stands_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def full(*_: object) -> None:
        raise OperationalError("INSERT secret", None, Exception("database or disk is full"))

    async def work() -> None:
        async with tables(tmp_path) as world:
            assert (await world.request("GET", "/healthz")).status == 200
            with monkeypatch.context() as broken:
                broken.setattr(world.rooms.store, "write", full)
                assert (await world.request("POST", "/api/games", new_game("here", "bot"))).status == 503
            world.app.state.health.checking = None
            assert (await world.request("GET", "/healthz")).status == 503
            assert (await world.request("POST", "/api/games", new_game("here", "bot"))).status == 201
            world.app.state.health.checking = None
            assert (await world.request("GET", "/healthz")).status == 200

    run(work())
    assert "database or disk is full" in caplog.text
    assert "secret" not in caplog.text


@pytest.mark.parametrize("column", ["facts", "opening"])
def test_one_damaged_game_is_left_out_and_the_others_are_there(
    tmp_path: Path, column: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        async with tables(tmp_path) as world:
            ids = [(await world.post("/api/games", new_game("here", "open", public=True)))["game"]["id"] for _ in range(3)]
            rooms = world.rooms
            async with rooms.store.store.engine.begin() as connection:
                damage = sa.text(f"UPDATE games SET {column} = '{{\"seats\": 7' WHERE id = :id")
                await connection.execute(damage, {"id": ids[1]})
            rooms.loaded.clear()
            listed = {game.id for game in await rooms.store.listed("open", 10)}
            assert listed == (set(ids) if column == "opening" else {ids[0], ids[2]})
            if column == "facts":
                assert (await world.request("GET", f"/api/games/{ids[1]}")).json()["code"] == "web-damaged"
            else:
                joined = await world.request("POST", f"/api/games/{ids[1]}/join", {})
                assert (joined.status, joined.json()["code"]) == (500, "web-damaged")
            assert (await world.request("POST", f"/api/games/{ids[2]}/join", {})).status == 200
        assert f"the game {ids[1]} is damaged" in caplog.text

    run(work())


# ---------------------------------------------------------------- PostgreSQL that says nothing any more
@contextmanager
def silent(postgres: Postgres) -> Iterator[None]:
    """All its processes stand still: connections stay open, and nothing is answered."""
    main = int((postgres.folder / "data" / "postmaster.pid").read_text().splitlines()[0])
    stopped = [main]
    os.kill(main, signal.SIGSTOP)
    try:
        children = Path(f"/proc/{main}/task/{main}/children").read_text().split()
        for child in map(int, children):
            os.kill(child, signal.SIGSTOP)
            stopped.append(child)
        yield
    finally:
        for process in stopped:
            os.kill(process, signal.SIGCONT)


def status_of(server: Server, path: str, body: object = None) -> int:
    try:
        if body is None:
            server.get(path)
        else:
            server.post(path, body)
    except urllib.error.HTTPError as answer:
        answer.close()
        return answer.code
    return 200


@needs_postgres
def test_a_silent_postgresql_is_told_of_and_does_not_keep_the_server_from_ending() -> None:
    with (
        running_postgres() as postgres,
        serving(postgres.new_database("tables")) as server,
        serving(postgres.new_database("others")) as other,
    ):
        for each in (server, other):
            each.post("/api/games", new_game("here", "bot"))
            assert each.get("/healthz") == {"status": "ok"}
        with silent(postgres):
            while status_of(server, "/healthz") != 503:  # what was found a moment ago is still said
                pass
            assert status_of(server, "/api/games", new_game("here", "bot")) == 503
            assert status_of(server, "/api/info") == 200
            log = server.stop()
            assert server.process.returncode == 0
            assert "no answer for" in log
            assert "Traceback" not in log
            assert status_of(other, "/api/games", new_game("here", "bot")) == 503
        while status_of(other, "/api/games", new_game("here", "bot")) == 503:  # it goes on by itself
            pass
        assert "Traceback" not in other.stop()


# ---------------------------------------------------------------- the end
def test_the_server_ends_with_hundreds_of_people_at_its_tables(tmp_path: Path) -> None:
    async def work(server: Server) -> str:
        players: list[Player] = []
        for _ in range(60):
            made = server.post("/api/games", new_game("here", "here"))
            for number, seat in enumerate(made["seats"]):
                for _ in range(2):
                    player = Player(number, seat["token"])
                    await player.greet(await server.connect(made["game"]["id"]))
                    players.append(player)
        log = await asyncio.to_thread(server.stop)
        for player in players:
            assert player.socket is not None
            await player.socket.close()
        return log

    with serving(str(tmp_path / "tables.sqlite3")) as server:
        assert asyncio.run(work(server)) == ""
        assert server.process.returncode == 0
    with serving(str(tmp_path / "tables.sqlite3")) as server:
        listed = server.get("/healthz")
        assert listed == {"status": "ok"}
