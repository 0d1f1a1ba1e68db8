"""Response times under attack: floods from one address of this machine, and the waiting time of a visitor from another.

    python -m bench.web_attacks

Everything stays on the loopback interface and is bounded in number and time. The server runs with its usual limits; the
attacker is 127.0.0.2, the visitor 127.0.0.1. The waiting time is from a request to its answer; computing a hint takes 1.5
seconds.
"""

from __future__ import annotations

import argparse
import contextlib
import http.client
import json
import os
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from demesne.server.tables.protocol import PROTOCOL

SERVER = """
import sys
from demesne.server.serve import serve
from demesne.server.tables.tables import Tables
sys.exit(serve(port=0, database_address=sys.argv[1], parts=[Tables], ready=lambda here, there: print(here, flush=True)))
"""
VISITOR, ATTACKER = "127.0.0.1", "127.0.0.2"
HALF = b"GET /api/info HTTP/1.1\r\nHost: localhost\r\n"
PART, PING = b"\x00\x80\0\0\0\0", b"\x89\x80\0\0\0\0"
JSON = {"Content-Type": "application/json"}
MEDIUM = {"kingdom": {"type": "random"}, "seats": [{"kind": "here"}, {"kind": "bot", "bot": "medium"}], "random_order": False}


class Server:
    """`demesne serve` with its log in a file."""

    def __init__(self, folder: Path) -> None:
        self.log = folder / "log"
        with self.log.open("w") as log:
            command = [sys.executable, "-c", SERVER, str(folder / "tables.sqlite3")]
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        self.port = urlsplit(self.process.stdout.readline().strip()).port or 0

    def ask(self, source: str, method: str, path: str, body: object = None) -> tuple[int, Any]:
        asking = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60, source_address=(source, 0))
        with contextlib.closing(asking):
            asking.request(method, path, None if body is None else json.dumps(body), {"Host": "localhost", **JSON})
            answer = asking.getresponse()
            return answer.status, json.load(answer)

    def connected(self, source: str) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), timeout=10, source_address=(source, 0))

    def sit_down(self, source: str, made: Any) -> ClientConnection:
        address = f"ws://localhost/api/games/{made['game']['id']}/play"
        visit = connect(address, sock=self.connected(source), compression=None, legacy=True)
        token = made["seats"][0]["token"]
        visit.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "token": token, "since": 0, "undos": 0}))
        return visit

    @property
    def seconds_of_work(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def waited(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def measure(server: Server, what: str, times: int, attack: Callable[[threading.Event], object] | None = None) -> None:
    """Send requests repeatedly during an attack."""
    stop = threading.Event()
    attacker = threading.Thread(target=attack, args=(stop,)) if attack else None
    if attacker:
        attacker.start()
        time.sleep(1)
    work, began = server.seconds_of_work, time.perf_counter()
    waits = []
    for _ in range(times):
        time.sleep(0.05)
        waits.append(waited(lambda: server.ask(VISITOR, "GET", "/api/kingdoms")))
    waits.sort()
    busy = (server.seconds_of_work - work) / (time.perf_counter() - began)
    stop.set()
    if attacker:
        attacker.join()
    told = f"p50 {1000 * statistics.median(waits):6.0f} ms   p95 {1000 * waits[int(0.95 * times)]:6.0f} ms"
    print(f"{what:42} {told}   worst {1000 * waits[-1]:6.0f} ms   server busy {busy:4.0%}", flush=True)


# ---------------------------------------------------------------- attacks
def half_requests(server: Server, number: int, stop: threading.Event) -> None:
    """Open `number` connections that send only half a request."""
    with contextlib.ExitStack() as opened:
        for _ in range(number):
            if stop.is_set():
                return
            with contextlib.suppress(OSError):
                opened.enter_context(connection := server.connected(ATTACKER))
                connection.sendall(HALF)
        stop.wait(60)


def frames(server: Server, frame: bytes, stop: threading.Event) -> None:
    """Send empty frames, on one connection after another."""
    status, made = server.ask(ATTACKER, "POST", "/api/games", MEDIUM)
    while status == 201 and not stop.is_set():
        try:
            visit = server.sit_down(ATTACKER, made)
            raw = visit.socket
            if frame == PART:
                raw.sendall(b"\x01\x80\0\0\0\0")
            while not stop.is_set():
                raw.sendall(frame * 5000)
        except (OSError, ConnectionClosed, TimeoutError):
            time.sleep(0.01)
        except Exception:  # the handshake was refused: too many requests
            time.sleep(0.2)


def hint(server: Server, what: str) -> None:
    """Measure how long a visitor waits for a hint in a new game."""
    _, made = server.ask(VISITOR, "POST", "/api/games", {**MEDIUM, "hints": True})
    with server.sit_down(VISITOR, made) as visit:
        while (message := json.loads(visit.recv(60)))["type"] != "update" or not message["view"]["asked"]:
            pass
        while message["view"]["asked"]["turn"] is None:
            message = json.loads(visit.recv(60))
            if message["type"] != "update":
                message = {"view": {"asked": {"turn": None}}}
        began = time.perf_counter()
        visit.send(json.dumps({"type": "advise", "turn": message["view"]["asked"]["turn"]}))
        while json.loads(visit.recv(240))["type"] not in ("advice", "error"):
            pass
        print(f"{what:42} {time.perf_counter() - began:6.1f} s", flush=True)


def end(server: Server, number: int) -> None:
    """Send SIGTERM while many players are connected."""
    visits = []
    for _ in range(number):
        status, made = server.ask(VISITOR, "POST", "/api/games", MEDIUM)
        if status != 201:
            break
        visits += [server.sit_down(VISITOR, made) for _ in range(3)]
    server.process.send_signal(signal.SIGTERM)
    seconds = waited(lambda: server.process.wait(120))
    print(f"SIGTERM with {len(visits)} WebSockets {'':18} {seconds:6.1f} s   exit {server.process.returncode}", flush=True)
    for visit in visits:
        visit.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--half", type=int, default=1500, help="half requests")
    parser.add_argument("--games", type=int, default=40, help="games with Medium of the attacker")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            server.ask(VISITOR, "GET", "/api/info")
            time.sleep(3)
            measure(server, "nobody attacks", 60)
            measure(server, f"{options.half} half requests", 60, lambda stop: half_requests(server, options.half, stop))
            measure(server, "empty fragments", 60, lambda stop: frames(server, PART, stop))
            measure(server, "pings", 60, lambda stop: frames(server, PING, stop))
            hint(server, "a hint, nobody attacks")
            made = [server.ask(ATTACKER, "POST", "/api/games", MEDIUM) for _ in range(options.games)]
            visits = [server.sit_down(ATTACKER, game) for status, game in made if status == 201]
            hint(server, f"a hint, beside {len(visits)} new games of one address")
            for visit in visits:
                visit.close()
            end(server, 20)
            print(f"log {server.log.stat().st_size} bytes, tracebacks: {server.log.read_text().count('Traceback')}")
        finally:
            if server.process.poll() is None:
                server.process.kill()
            server.process.wait()


if __name__ == "__main__":
    main()
