"""The effect of the laboratory on players: many visitors with long runs, and two people at a table of the same server.

The server runs in a separate process. Each visitor has a different address (127.0.0.2, 127.0.0.3, …, if the system has them),
starts a run that lasts longer than the measurement, and asks for its progress every second. The benchmark measures the
latency at the table before and during the runs, the latency of progress requests, each run's share of all games, the memory of
the server and its workers, and the time until all work ends after the runs are stopped: ordinary runs, and one whose strategy
has endless conditions.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import statistics
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from bench.web_load import People, Server, server

PROGRAM: Final = """
import sys
from demesne.server.laboratory.laboratory import Laboratory
from demesne.server.limits import Limits
from demesne.server.serve import serve, trusting
from demesne.server.tables.tables import Tables
addresses = [f"127.0.0.{n}" for n in range(1, 255)]
sys.exit(serve(port=0, database_address=sys.argv[1], limits=trusting(Limits(), addresses), parts=[Tables, Laboratory],
               ready=lambda here, there: print(here, flush=True)))
"""
RUNS: Final = "/api/laboratory/runs"
GAMES: Final = 200_000
SMITHS: Final = "name Smiths\nrequires smithy\nbuy province\nbuy gold\nbuy smithy when owned(smithy) < {n}\nbuy silver\n"
ENDLESS: Final = "buy curse when " + " or ".join(f"turn_coins > {n} + owned(card)" for n in range(100, 124))
KINGDOM: Final = {"type": "text", "text": "first_game"}
TICK: Final = 0.01  # seconds: the resolution of the system's process times
STILL: Final = 0.25  # seconds without CPU time after which a process counts as idle
Found = dict[str, Any]


@dataclass
class Visitor:
    """A visitor with a run."""

    number: int
    address: str  # the server's address
    id: str = ""
    answers: list[float] = field(default_factory=list)  # seconds

    def ask(self, method: str, path: str, body: object = None) -> Any:
        place = urlsplit(self.address)
        assert place.hostname is not None
        here = (f"127.0.0.{self.number + 2}", 0)
        connection = http.client.HTTPConnection(place.hostname, place.port, timeout=60, source_address=here)
        head = {"Authorization": f"Bearer visitor-number-{self.number:04}-of-the-bench", "Content-Type": "application/json"}
        begun = time.perf_counter()
        connection.request(method, path, None if body is None else json.dumps(body), head)
        answer = connection.getresponse()
        said = json.loads(answer.read())
        self.answers.append(time.perf_counter() - begun)
        connection.close()
        if answer.status >= 400:
            raise RuntimeError(said["text"])
        return said

    def begin(self, text: str) -> None:
        players = [{"text": text}, {"bot": "Big Money"}]
        body = {"kingdom": KINGDOM, "matches": [{"players": players}], "games": GAMES, "seed": str(self.number)}
        self.id = self.ask("POST", RUNS, body)["id"]

    def look(self) -> Found:
        found: Found = self.ask("GET", f"{RUNS}/{self.id}")
        return found

    def stop(self) -> None:
        self.ask("POST", f"{RUNS}/{self.id}/stop", {})

    async def watch(self, until: float) -> None:
        """Ask for the progress every second."""
        while time.perf_counter() < until:
            await asyncio.sleep(1)
            await asyncio.to_thread(self.look)


# ---------------------------------------------------------------- processes
def children(pid: int) -> list[int]:
    """The child processes of a process."""
    found: list[int] = []
    for file in Path(f"/proc/{pid}/task").glob("*/children"):
        found += map(int, file.read_text().split())
    return found


def workers(pid: int) -> list[int]:
    """The worker processes, without the resource tracker."""
    return [child for child in children(pid) if "resource_tracker" not in Path(f"/proc/{child}/cmdline").read_text()]


def megabytes(pid: int) -> float:
    try:
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    except OSError:
        return 0.0
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS")), 0.0)


def worked(pids: list[int]) -> float:
    """The CPU seconds that these processes have used; 0 for those that have ended."""
    seconds = 0.0
    for pid in pids:
        try:
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        seconds += (int(fields[11]) + int(fields[12])) / 100
    return seconds


async def until_still(pid: int) -> float:
    """The seconds until the workers become idle."""
    begun = last = time.perf_counter()
    before = worked(workers(pid))
    while time.perf_counter() < last + STILL:
        await asyncio.sleep(TICK)
        now = worked(workers(pid))
        if now > before:
            last = time.perf_counter()
        before = now
    return last - begun


class Memory:
    """The peak memory of the server and its workers."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.server = self.each = 0.0
        self.processes = 0

    async def watch(self) -> None:
        while True:
            self.server = max(self.server, megabytes(self.pid))
            found = workers(self.pid)
            self.each = max([self.each, *map(megabytes, found)])
            self.processes = max(self.processes, len(found))
            await asyncio.sleep(0.5)


# ---------------------------------------------------------------- measuring
def milliseconds(seconds: list[float]) -> Found:
    found = sorted(seconds)
    return {
        "answers": len(found),
        "p50 ms": round(1000 * statistics.median(found), 1),
        "p95 ms": round(1000 * found[int(len(found) * 0.95)], 1),
        "max ms": round(1000 * found[-1], 1),
    }


async def at_the_table(running: Server, rate: float, seconds: float) -> Found:
    """Measure people who answer in turn at this rate, at new tables."""
    crowd = People(running)
    await crowd.come(4)
    crowd.measured.counts = True
    until = time.perf_counter() + seconds
    for table in crowd.tables:
        if time.perf_counter() < until:
            await table.play(1 / rate, until)
    await crowd.leave()
    return milliseconds(crowd.measured.latencies)


async def measure(running: Server, options: argparse.Namespace) -> Found:
    pid = running.process.pid
    alone = await at_the_table(running, options.rate, options.seconds / 2)
    before = megabytes(pid)
    visitors = [Visitor(number, running.address) for number in range(options.visitors)]
    for visitor in visitors:
        await asyncio.to_thread(visitor.begin, SMITHS.format(n=1 + visitor.number % 3))
    await asyncio.sleep(2)  # wait until the workers have started
    first = [(await asyncio.to_thread(visitor.look))["done"] for visitor in visitors]
    memory = Memory(pid)
    watching = asyncio.create_task(memory.watch())
    until = time.perf_counter() + options.seconds + 3
    asking = [asyncio.create_task(visitor.watch(until)) for visitor in visitors]
    table = await at_the_table(running, options.rate, options.seconds)
    await asyncio.gather(*asking)
    last = [(await asyncio.to_thread(visitor.look))["done"] for visitor in visitors]
    played = [now - then for now, then in zip(last, first, strict=True)]
    for visitor in visitors:
        await asyncio.to_thread(visitor.stop)
    freed = await until_still(pid)
    endless = await stop_endless(running, options)
    watching.cancel()
    return {
        "visitors": options.visitors,
        "at the table, nobody else there": alone,
        "at the table, with all runs": table,
        "asking for runs": milliseconds([seconds for visitor in visitors for seconds in visitor.answers]),
        "games of a run": {"least": min(played), "mean": round(statistics.mean(played)), "most": max(played)},
        "server MB": {"before": round(before), "most": round(memory.server)},
        "processes": {"most": memory.processes, "MB each at most": round(memory.each)},
        "seconds until stopped runs are still": round(freed, 2),
        "seconds until an endless one is still": round(endless, 2),
    }


async def stop_endless(running: Server, options: argparse.Namespace) -> float:
    """Measure the time to stop a run whose games take very long."""
    visitor = Visitor(options.visitors, running.address)
    lines = (ENDLESS + "\n") * (60_000 // len(ENDLESS))
    await asyncio.to_thread(visitor.begin, f"name Endless\n{lines}buy copper\n")
    while (await asyncio.to_thread(visitor.look))["state"] != "running":
        await asyncio.sleep(0.1)
    await asyncio.sleep(3)
    await asyncio.to_thread(visitor.stop)
    return await until_still(running.process.pid)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--visitors", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--rate", type=float, default=4.0, help="answers a second at the table")
    options = parser.parse_args()
    with server(program=PROGRAM) as running:
        print(json.dumps(asyncio.run(measure(running, options)), indent=2))


if __name__ == "__main__":
    main()
