"""How much the browser table bears: many games of two people at once, and whole games of bots.

The server runs in a process of its own, the players in this one. *Latency* is the time from an answer to the moment when both
players have what came of it; an answer of which the other player may not know (one of several picks) counts until its author
has it. With the load of the first part the machine does the players' work, too.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from demesne.table.web.protocol import PROTOCOL, Ended, Error, Option, ServerMessage, Update
from demesne.version import engine_is_compiled

SERVER = """
import sys
from demesne.table.web.limits import Limits
from demesne.table.web.serve import serve, trusting
sys.exit(serve(port=0, database_address=sys.argv[1], limits=trusting(Limits(), ["127.0.0.1"]),
               ready=lambda here, there: print(here, flush=True)))
"""
KINGDOM = {"type": "text", "text": "first_game"}
SETTLE = 3.0  # seconds after the last player has come, before anything is measured
PREFERRED = ("play gold", "play silver", "play copper", "buy province", "buy gold", "buy silver", "buy militia", "buy smithy")
decoder: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)


class Server:
    """`demesne serve` with no limits for this machine."""

    def __init__(self, database: str) -> None:
        self.process = subprocess.Popen([sys.executable, "-c", SERVER, database], stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip().rstrip("/")

    def new_game(self, *kinds: str) -> tuple[str, list[str]]:
        """The id of a new game, and the tokens of those who sit here."""
        body = {"kingdom": KINGDOM, "seats": [{"kind": kind} for kind in kinds], "random_order": False}
        head = {"Content-Type": "application/json"}
        request = urllib.request.Request(f"{self.address}/api/games", json.dumps(body).encode(), head)
        with urllib.request.urlopen(request, timeout=60) as answer:
            made = json.load(answer)
        return made["game"]["id"], [seat["token"] for seat in made["seats"]]

    async def visit(self, id: str, token: str) -> ClientConnection:
        address = self.address.replace("http", "ws", 1)
        connection = await connect(f"{address}/api/games/{id}/play", compression=None, max_size=None, open_timeout=60)
        await connection.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "token": token}))
        return connection

    def cpu(self) -> float:
        """Seconds of CPU time it has used, where the system tells."""
        try:
            fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return 0.0
        return (int(fields[11]) + int(fields[12])) / 100

    def stop(self) -> None:
        self.process.terminate()
        self.process.communicate(timeout=60)


# ---------------------------------------------------------------- people at many tables
@dataclass
class Measured:
    """What was seen at all tables."""

    latencies: list[float] = field(default_factory=list)
    late: int = 0  # answers given later than planned, because the one before was not done
    errors: list[str] = field(default_factory=list)
    counts: bool = False  # only now


class Seat:
    """One player: a connection, and the last view."""

    def __init__(self, connection: ClientConnection, measured: Measured) -> None:
        self.connection = connection
        self.measured = measured
        self.update: Update | None = None
        self.news = asyncio.Event()

    async def listen(self) -> None:
        try:
            async for text in self.connection:
                message = decoder.decode(text)
                if isinstance(message, Update):
                    self.update = message
                    self.news.set()
                elif isinstance(message, Error):
                    self.measured.errors.append(message.code)
        except ConnectionClosed as end:
            self.measured.errors.append(f"closed {end.code}")


class Table:
    """Two players who answer in turn, at a steady pace."""

    def __init__(self, seats: list[Seat], rng: random.Random, measured: Measured) -> None:
        self.seats = seats
        self.rng = rng
        self.measured = measured

    @property
    def asked(self) -> Seat | None:
        for seat in self.seats:
            if seat.update is not None and seat.update.view.asked is not None and seat.update.view.asked.turn is not None:
                return seat
        return None

    async def play(self, pace: float, until: float) -> None:
        """One answer every `pace` seconds, whatever happens, as long as the game lasts."""
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

    async def answer(self, asked: Seat) -> None:
        assert asked.update is not None
        question = asked.update.view.asked
        assert question is not None
        option = chosen(question.options, self.rng)
        for seat in self.seats:
            seat.news.clear()
        begun = time.perf_counter()
        await asked.connection.send(
            msgspec.json.encode({"type": "answer", "turn": question.turn, "answer": option.answer}).decode()
        )
        await asyncio.wait_for(asked.news.wait(), 30)
        if option.verb in ("play", "buy", "end", "spend"):  # everybody sees what comes of it
            await asyncio.gather(*(asyncio.wait_for(seat.news.wait(), 30) for seat in self.seats))
        if self.measured.counts:
            self.measured.latencies.append(time.perf_counter() - begun)


def chosen(options: list[Option], rng: random.Random) -> Option:
    """Plays Treasures, buys what is dear and now and then something else: a game of ordinary length."""
    by_text = {option.answer[-1]: option for option in options}
    for text in PREFERRED:
        if text in by_text and rng.random() < 0.9:
            return by_text[text]
    return rng.choice(options) if rng.random() < 0.3 else options[-1]


async def people(server: Server, games: int, rate: float, seconds: float) -> dict[str, Any]:
    """So many games at once, every player answering so often; what that was like."""
    measured = Measured()
    rng = random.Random(1)
    made = await asyncio.to_thread(lambda: [server.new_game("here", "here") for _ in range(games)])
    tables: list[Table] = []
    listening: list[asyncio.Task[None]] = []
    for id, tokens in made:
        seats = [Seat(await server.visit(id, token), measured) for token in tokens]
        listening += [asyncio.create_task(seat.listen()) for seat in seats]
        tables.append(Table(seats, random.Random(rng.random()), measured))
    await asyncio.sleep(SETTLE)
    until = time.perf_counter() + 1 + seconds
    playing = [asyncio.create_task(table.play(1 / (2 * rate), until)) for table in tables]
    await asyncio.sleep(1)
    measured.counts = True
    cpu, mine = server.cpu(), time.process_time()
    await asyncio.gather(*playing)
    cpu, mine = server.cpu() - cpu, time.process_time() - mine
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)
    await asyncio.gather(*(seat.connection.close() for table in tables for seat in table.seats))
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


# ---------------------------------------------------------------- whole games of bots
async def bots(server: Server, seconds: float, at_once: int) -> dict[str, Any]:
    """Whole games that the server's bots play against each other while somebody watches: how many a second."""
    games = turns = 0
    until = time.perf_counter() + seconds
    cpu = server.cpu()

    async def host() -> None:
        nonlocal games, turns
        while time.perf_counter() < until:
            id, tokens = await asyncio.to_thread(server.new_game, "here", "bot")
            async with await server.visit(id, tokens[0]) as connection:
                await connection.send(json.dumps({"type": "replace", "seat": 0}))
                async for text in connection:
                    message = decoder.decode(text)
                    if isinstance(message, Ended):
                        turns += sum(player.turns for player in message.players)
                        break
            games += 1

    begun = time.perf_counter()
    await asyncio.gather(*(host() for _ in range(at_once)))
    took = time.perf_counter() - begun
    return {
        "games": games,
        "games a second": games / took,
        "turns a second": turns / took,
        "server CPU": (server.cpu() - cpu) / took,
    }


# ---------------------------------------------------------------- telling
def measure(options: argparse.Namespace) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(options.database or str(Path(folder) / "tables.sqlite3"))
        try:
            return {
                "engine": "compiled" if engine_is_compiled() else "not compiled",
                "database": "postgresql" if "postgres" in options.database else "sqlite",
                "people": [asyncio.run(people(server, games, options.rate, options.seconds)) for games in options.games],
                "bots": asyncio.run(bots(server, options.seconds, 16)),
            }
        finally:
            server.stop()


def table(rows: list[dict[str, Any]]) -> str:
    shown = [[f"{value:,.2f}" if isinstance(value, float) else f"{value:,}" for value in row.values()] for row in rows]
    lines = [list(rows[0]), *shown]
    widths = [max(len(line[i]) for line in lines) for i in range(len(lines[0]))]
    return "\n".join("  ".join(cell.rjust(width) for cell, width in zip(line, widths, strict=True)) for line in lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, nargs="+", default=[200], help="games of two people at once")
    parser.add_argument("--rate", type=float, default=1.0, help="answers of each player a second")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each part is measured")
    parser.add_argument("--database", default="", help="as for demesne serve (default: a temporary SQLite file)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    options = parser.parse_args()
    found = measure(options)
    if options.json:
        print(json.dumps(found))
        return 0
    print(f"engine {found['engine']}, database {found['database']}, {options.rate:g} answers a second and player")
    print(table(found["people"]))
    print("\nwhole games of two bots")
    print(table([found["bots"]]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
