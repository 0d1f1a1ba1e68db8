"""Capacity of the web server: many games of two people at once, and whole games of bots.

The server runs in a separate process, the players in this one. *Latency* is the time from an answer until both players have
received its result; for an answer that the other player does not see (one of several picks), until its author has. In the
first part the machine also does the work of the players.

With `--before CHECKOUT`, the server of another version, compiled into its `build/compiled`, takes turns with this one. Then the
CPU time of each server for the same work is compared: people who answer as fast as they can, and watched games of bots.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

SERVER = """
import sys
from demesne.server.limits import Limits
from demesne.server.serve import serve, trusting
from demesne.server.tables.tables import Tables
sys.exit(serve(port=0, database_address=sys.argv[1], limits=trusting(Limits(), ["127.0.0.1"]), parts=[Tables],
               ready=lambda here, there: print(here, flush=True)))
"""
KINGDOM = {"type": "text", "text": "first_game"}
SETTLE = 3.0  # seconds between the last connection and the measurement
PREFERRED = ("play gold", "play silver", "play copper", "buy province", "buy gold", "buy silver", "buy militia", "buy smithy")
Message = dict[str, Any]  # a message of any protocol version
decode = msgspec.json.Decoder(Message).decode


class Server:
    """`demesne serve` without rate limits for this machine."""

    def __init__(self, database: str, package: Path | None = None, program: str = SERVER) -> None:
        surroundings = {**os.environ, "PYTHONPATH": str(package)} if package else None
        self.process = subprocess.Popen(
            [sys.executable, "-c", program, database], stdout=subprocess.PIPE, text=True, env=surroundings
        )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip().rstrip("/")
        with urllib.request.urlopen(f"{self.address}/api/info", timeout=60) as answer:
            self.protocol = json.load(answer)["protocol"]

    def new_game(self, *kinds: str) -> tuple[str, list[str]]:
        """Create a game; return its id and the tokens of the human players."""
        body = {"kingdom": KINGDOM, "seats": [{"kind": kind} for kind in kinds], "random_order": False}
        head = {"Content-Type": "application/json"}
        request = urllib.request.Request(f"{self.address}/api/games", json.dumps(body).encode(), head)
        with urllib.request.urlopen(request, timeout=60) as answer:
            made = json.load(answer)
        return made["game"]["id"], [seat["token"] for seat in made["seats"]]

    async def visit(self, id: str, token: str) -> ClientConnection:
        address = self.address.replace("http", "ws", 1)
        connection = await connect(f"{address}/api/games/{id}/play", compression=None, max_size=None, open_timeout=60)
        await connection.send(json.dumps({"type": "hello", "protocol": self.protocol, "token": token}))
        return connection

    def cpu(self) -> float:
        """The CPU seconds the server has used; 0 if the system does not report them."""
        try:
            fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return 0.0
        return (int(fields[11]) + int(fields[12])) / 100

    def stop(self) -> None:
        self.process.terminate()
        self.process.communicate(timeout=60)


@contextmanager
def server(database: str = "", package: Path | None = None, program: str = SERVER) -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        running = Server(database or str(Path(folder) / "tables.sqlite3"), package, program)
        try:
            yield running
        finally:
            running.stop()


# ---------------------------------------------------------------- people at many tables
@dataclass
class Measured:
    """Measurements of all tables."""

    latencies: list[float] = field(default_factory=list)
    late: int = 0  # answers delayed because the previous one was not finished
    errors: list[str] = field(default_factory=list)
    counts: bool = False  # whether the measurement has started
    received: int = 0  # characters of updates


class Seat:
    """One player: a connection, and the last view."""

    def __init__(self, connection: ClientConnection, measured: Measured) -> None:
        self.connection = connection
        self.measured = measured
        self.view: Message = {}
        self.news = asyncio.Event()

    @property
    def question(self) -> Message | None:
        """The question to this player, or None."""
        asked: Message | None = self.view.get("asked")
        return asked if asked is not None and asked["turn"] is not None else None

    async def listen(self) -> None:
        try:
            async for text in self.connection:
                message = decode(text)
                if message["type"] == "update":
                    self.view |= message["view"]  # the whole view or only changes, depending on the version
                    self.news.set()
                    self.measured.received += len(text) if self.measured.counts else 0
                elif message["type"] == "error":
                    self.measured.errors.append(message["code"])
        except ConnectionClosed as end:
            self.measured.errors.append(f"closed {end.code}")


class Table:
    """Two players who answer in turn."""

    def __init__(self, seats: list[Seat], rng: random.Random, measured: Measured) -> None:
        self.seats = seats
        self.rng = rng
        self.measured = measured

    @property
    def asked(self) -> Seat | None:
        return next((seat for seat in self.seats if seat.question is not None), None)

    async def play(self, pace: float, until: float) -> None:
        """Answer every `pace` seconds until the end of the game or the measurement."""
        due = time.perf_counter() + self.rng.random() * pace
        while due < until:
            now = time.perf_counter()
            self.measured.late += now > due + pace and self.measured.counts
            await asyncio.sleep(max(0.0, due - now))
            due = max(due, now) + pace
            asked = self.asked
            if asked is None:
                return  # the game is over
            await self.answer(asked)

    async def hurry(self, answers: int) -> None:
        """Give this many answers as fast as possible, until the game is over."""
        for _ in range(answers):
            asked = self.asked
            if asked is None:
                return
            await self.answer(asked)

    async def answer(self, asked: Seat) -> None:
        question = asked.question
        assert question is not None
        option = chosen(question["options"], self.rng)
        for seat in self.seats:
            seat.news.clear()
        begun = time.perf_counter()
        await asked.connection.send(json.dumps({"type": "answer", "turn": question["turn"], "answer": option["answer"]}))
        await asyncio.wait_for(asked.news.wait(), 60)
        if option["verb"] in ("play", "buy", "end", "spend"):  # all players see the result
            await asyncio.gather(*(asyncio.wait_for(seat.news.wait(), 60) for seat in self.seats))
        if self.measured.counts:
            self.measured.latencies.append(time.perf_counter() - begun)


def chosen(options: list[Message], rng: random.Random) -> Message:
    """Play Treasures and buy expensive cards, sometimes something else, so that games have an ordinary length."""
    by_text = {option["answer"][-1]: option for option in options}
    for text in PREFERRED:
        if text in by_text and rng.random() < 0.9:
            return by_text[text]
    return rng.choice(options) if rng.random() < 0.3 else options[-1]


class People:
    """Many games of two people."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.measured = Measured()
        self.tables: list[Table] = []
        self.listening: list[asyncio.Task[None]] = []

    async def come(self, games: int) -> None:
        rng = random.Random(1)
        made = await asyncio.to_thread(lambda: [self.server.new_game("here", "here") for _ in range(games)])
        for id, tokens in made:
            seats = [Seat(await self.server.visit(id, token), self.measured) for token in tokens]
            self.listening += [asyncio.create_task(seat.listen()) for seat in seats]
            self.tables.append(Table(seats, random.Random(rng.random()), self.measured))
        await asyncio.sleep(SETTLE)

    async def leave(self) -> None:
        for task in self.listening:
            task.cancel()
        await asyncio.gather(*self.listening, return_exceptions=True)
        await asyncio.gather(*(seat.connection.close() for table in self.tables for seat in table.seats))


async def people(server: Server, games: int, rate: float, seconds: float) -> Message:
    """Measure this many games at once, in which each player answers at this rate."""
    crowd = People(server)
    measured = crowd.measured
    await crowd.come(games)
    until = time.perf_counter() + 1 + seconds
    playing = [asyncio.create_task(table.play(1 / (2 * rate), until)) for table in crowd.tables]
    await asyncio.sleep(1)
    measured.counts = True
    cpu, mine = server.cpu(), time.process_time()
    await asyncio.gather(*playing)
    cpu, mine = server.cpu() - cpu, time.process_time() - mine
    await crowd.leave()
    found = sorted(measured.latencies)
    return {
        "games": games,
        "answers": len(found),
        "answers a second": len(found) / seconds,
        "p50 ms": 1000 * statistics.median(found),
        "p95 ms": 1000 * found[int(len(found) * 0.95)],
        "p99 ms": 1000 * found[int(len(found) * 0.99)],
        "max ms": 1000 * found[-1],
        "given late": measured.late,
        "errors": len(measured.errors),
        "server CPU": cpu / seconds,
        "players' CPU": mine / seconds,
    }


async def hurried_people(server: Server, games: int, answers: int) -> Message:
    """Measure the server's CPU time per answer in this many games at once, played as fast as possible."""
    crowd = People(server)
    await crowd.come(games)
    crowd.measured.counts = True
    cpu = server.cpu()
    await asyncio.gather(*(table.hurry(answers) for table in crowd.tables))
    cpu = server.cpu() - cpu
    await crowd.leave()
    given = len(crowd.measured.latencies)
    if crowd.measured.errors:
        raise RuntimeError(f"the server refused something: {crowd.measured.errors[:3]}")
    return {"answers": given / cpu, "bytes": crowd.measured.received / given}


# ---------------------------------------------------------------- whole games of bots
async def bots(server: Server, at_once: int, goes_on: Callable[[int], bool]) -> Message:
    """Measure whole games between the server's bots with a spectator, while `goes_on` returns true."""
    games = turns = begun_games = 0
    cpu, begun = server.cpu(), time.perf_counter()

    async def host() -> None:
        nonlocal games, turns, begun_games
        while goes_on(begun_games):
            begun_games += 1
            id, tokens = await asyncio.to_thread(server.new_game, "here", "bot")
            async with await server.visit(id, tokens[0]) as connection:
                await connection.send(json.dumps({"type": "replace", "seat": 0}))
                async for text in connection:
                    message = decode(text)
                    if message["type"] == "ended":
                        turns += sum(player["turns"] for player in message["players"])
                        break
            games += 1

    await asyncio.gather(*(host() for _ in range(at_once)))
    cpu, took = server.cpu() - cpu, time.perf_counter() - begun
    return {
        "games": games,
        "games a second": games / took,
        "turns a second": turns / took,
        "server CPU": cpu / took,
        "games a CPU second": games / cpu if cpu else 0.0,
    }


# ---------------------------------------------------------------- telling
def measure(options: argparse.Namespace) -> Message:
    from demesne.version import engine_is_compiled

    with server(options.database) as running:
        until = time.perf_counter()
        found = {
            "engine": "compiled" if engine_is_compiled() else "not compiled",
            "database": "postgresql" if "postgres" in options.database else "sqlite",
            "people": [asyncio.run(people(running, games, options.rate, options.seconds)) for games in options.games],
        }
        until = time.perf_counter() + options.seconds
        return found | {"bots": asyncio.run(bots(running, 16, lambda _: time.perf_counter() < until))}


COMPARED = {"answers": "answers of people", "bots": "whole games of two bots", "bytes": "bytes sent for an answer"}


def compare(options: argparse.Namespace) -> Message:
    """Measure both versions in turns; the best round of each counts, because other load only makes it slower."""
    from bench.contest import compiled_folder

    found: dict[str, dict[str, list[float]]] = {name: {what: [] for what in COMPARED} for name in ("now", "before")}
    with ExitStack() as stack:
        servers = {
            "now": stack.enter_context(server("", compiled_folder())),
            "before": stack.enter_context(server("", options.before / "build" / "compiled")),
        }
        for running in servers.values():  # warm up before measuring
            asyncio.run(bots(running, 1, lambda begun: begun < 2))
        for _ in range(options.rounds):
            for name, running in servers.items():
                for what, rate in asyncio.run(hurried_people(running, options.games[0], options.answers)).items():
                    found[name][what].append(rate)
            for name, running in servers.items():
                made = asyncio.run(bots(running, 8, lambda begun: begun < options.bot_games))
                found[name]["bots"].append(made["games a CPU second"])
    best = {name: {what: max(rates) for what, rates in those.items()} for name, those in found.items()}
    return {
        "rounds": found,
        "best": best,
        "ratio": {what: best["now"][what] / best["before"][what] for what in COMPARED},
    }


def table(rows: list[Message]) -> str:
    shown = [[f"{value:,.2f}" if isinstance(value, float) else f"{value:,}" for value in row.values()] for row in rows]
    lines = [list(rows[0]), *shown]
    widths = [max(len(line[i]) for line in lines) for i in range(len(lines[0]))]
    return "\n".join("  ".join(cell.rjust(width) for cell, width in zip(line, widths, strict=True)) for line in lines)


def compared(found: Message) -> Iterator[str]:
    yield f"{'per second of the server’s CPU time':<38}{'now':>10}{'before':>10}{'ratio':>8}"
    for what, title in COMPARED.items():
        now, before = (found["best"][name][what] for name in ("now", "before"))
        yield f"{title:<38}{now:>10,.1f}{before:>10,.1f}{found['ratio'][what]:>8.2f}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, nargs="+", default=[200], help="games of two people at once")
    parser.add_argument("--rate", type=float, default=1.0, help="answers of each player a second")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each part is measured")
    parser.add_argument("--database", default="", help="as for demesne serve (default: a temporary SQLite file)")
    parser.add_argument("--before", type=Path, metavar="CHECKOUT", help="compare with another version")
    parser.add_argument("--rounds", type=int, default=3, help="of a comparison")
    parser.add_argument("--answers", type=int, default=40, help="in each game of people, in a comparison")
    parser.add_argument("--bot-games", type=int, default=24, help="in each round of a comparison")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    options = parser.parse_args()
    found = compare(options) if options.before else measure(options)
    if options.json:
        print(json.dumps(found))
    elif options.before:
        print("\n".join(compared(found)))
    else:
        print(f"engine {found['engine']}, database {found['database']}, {options.rate:g} answers a second and player")
        print(table(found["people"]))
        print("\nwhole games of two bots")
        print(table([found["bots"]]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
