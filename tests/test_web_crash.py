"""Killing a server in the middle of fifty games loses nothing it has acknowledged, and all games go on."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from web_play import Message, Player, Postgres, Server, needs_postgres, new_game, running_postgres, serving
from websockets.exceptions import WebSocketException

TABLES = 50
WITH_BOT = 5  # of them: the others are two people
BEFORE = 400  # answers acknowledged before the server is killed
AFTERWARDS = 4  # answers at each table after that
DEADLINE = 240.0


class TableOfTest:
    """One game: how many answers were acknowledged, and since the server was killed."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.answers = 0
        self.afterwards = 0
        self.is_over = False


class Crowd:
    """Everybody at all tables, and the servers they use."""

    def __init__(self, servers: list[Server]) -> None:
        self.servers = servers
        self.tables: list[TableOfTest] = []
        self.was_killed = False
        self.reconnected = 0

    @property
    def answers(self) -> int:
        return sum(table.answers for table in self.tables)

    @property
    def is_done(self) -> bool:
        return self.was_killed and all(table.is_over or table.afterwards >= AFTERWARDS for table in self.tables)

    def server_for(self, seat: int) -> Server:
        return self.servers[seat % len(self.servers)]

    def sit_down(self) -> list[Guest]:
        guests: list[Guest] = []
        for number in range(TABLES):
            kinds = ("here", "bot") if number < WITH_BOT else ("here", "here")
            made = self.server_for(number).post("/api/games", new_game(*kinds))
            table = TableOfTest(made["game"]["id"])
            self.tables.append(table)
            guests += [
                Guest(self, table, seat, answer["token"], random.Random(number))
                for seat, answer in enumerate(made["seats"])
                if answer["token"]
            ]
        return guests


class Guest(Player):
    """Plays at random, connects again when the connection is lost, and remembers everything he was told."""

    def __init__(self, crowd: Crowd, table: TableOfTest, seat: int, token: str, rng: random.Random) -> None:
        super().__init__(seat, token)
        self.crowd = crowd
        self.table = table
        self.rng = rng

    async def play(self) -> None:
        assert self.seat is not None
        while not self.crowd.is_done:
            try:
                async with await self.crowd.server_for(self.seat).connect(self.table.id) as connection:
                    await self.come_back(connection)
                    while not self.crowd.is_done:
                        await self.go_on()
            except (WebSocketException, OSError):
                await asyncio.sleep(0.05)  # the server is gone: look for one that is there

    async def come_back(self, connection: object) -> None:
        """All that was told before the connection was lost is still true."""
        before, self.events = self.events, []
        await self.greet(connection)  # type: ignore[arg-type]
        await self.until("update")
        assert self.events[: len(before)] == before
        self.crowd.reconnected += bool(before)

    async def go_on(self) -> None:
        """Answer if asked, and hear what came of it; otherwise wait for somebody else."""
        assert self.view is not None
        if self.seen["over"]:
            self.table.is_over = True
            await asyncio.sleep(0.02)
        elif self.asked is None:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1.0):
                    await self.hear()
        else:
            turn = self.asked["turn"]
            await self.answer(self.any_answer(self.rng))
            while self.asked is not None and self.asked["turn"] == turn:
                message: Message = await self.hear()
                assert message["type"] != "error", message
            self.table.answers += 1
            self.table.afterwards += self.crowd.was_killed


async def kill_in_the_middle(crowd: Crowd, successor: Callable[[], Server]) -> None:
    """Wait until all play, kill the first server, and let those who were there go on elsewhere."""
    while crowd.answers < BEFORE:
        await asyncio.sleep(0.01)
    crowd.servers[0].kill()
    crowd.servers = [await asyncio.to_thread(successor)]
    crowd.was_killed = True


async def play_through_a_crash(servers: list[Server], successor: Callable[[], Server]) -> Crowd:
    crowd = Crowd(servers)
    guests = await asyncio.to_thread(crowd.sit_down)
    async with asyncio.timeout(DEADLINE), asyncio.TaskGroup() as work:
        work.create_task(kill_in_the_middle(crowd, successor))
        for guest in guests:
            work.create_task(guest.play())
    return crowd


def check(crowd: Crowd) -> None:
    (server,) = crowd.servers
    assert len(crowd.tables) == TABLES
    for table in crowd.tables:
        state = server.get(f"/api/games/{table.id}")["state"]
        assert state == "over" or not table.is_over  # a bot may have ended a game that its guest has left
    assert server.stop() == ""  # nothing went wrong, nothing was logged


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with running_postgres() as server:
        yield server


def crash_alone(address: str) -> None:
    """The same database gets a new server."""
    with contextlib.ExitStack() as servers:
        first = servers.enter_context(serving(address))
        crowd = asyncio.run(play_through_a_crash([first], lambda: servers.enter_context(serving(address))))
        assert crowd.reconnected >= TABLES
        check(crowd)


def test_kill_9_with_sqlite(tmp_path: Path) -> None:
    crash_alone(str(tmp_path / "tables.sqlite3"))


@needs_postgres
def test_kill_9_with_postgresql(postgres: Postgres) -> None:
    crash_alone(postgres.new_database("alone"))


@needs_postgres
def test_two_processes_share_the_games_and_one_is_killed(postgres: Postgres) -> None:
    """The players of each game sit at different servers; those of the killed one go on at the other."""
    address = postgres.new_database("shared")
    with serving(address) as one, serving(address) as other:
        crowd = asyncio.run(play_through_a_crash([one, other], lambda: other))
        assert TABLES <= crowd.reconnected < 2 * TABLES  # those at the other server noticed nothing
        check(crowd)
