"""A version of Demesne in a separate process, which answers for its bots and reports their CPU time.

All versions are asked in the same way: the view of the player is sent as a line of JSON, and an answer comes back. Bots limit
their thinking by the CPU time of the process, unless another clock is chosen, so other load on the machine does not matter.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
import traceback
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from types import ModuleType
from typing import Any, Final, Self, TypeVar

from demesne.game import Game
from demesne.levels import think
from demesne.levels.knowledge import strategy_at
from demesne.levels.level import find_level
from demesne.version import engine_is_compiled
from demesne.views.view import Asked, PlayerView, View

CPU: Final = "cpu"  # the clocks that limit a bot's thinking
WALL: Final = "wall"


class Broken(Exception):
    """The process could not answer; the text says why."""


@dataclass(frozen=True)
class Reply:
    """An answer, and the time and playouts it took."""

    answer: str
    cpu: float  # seconds
    wall: float
    playouts: int


# ---------------------------------------------------------------- who asks
class Thinker:
    """The interface to the process."""

    def __init__(self, python: str, clock: str = CPU, own_path: bool = False) -> None:
        """`own_path` removes PYTHONPATH, so that another version does not import the sources of this one."""
        environment = {key: value for key, value in os.environ.items() if not (own_path and key == "PYTHONPATH")}
        command = [python, "-P", str(Path(__file__).resolve()), clock]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(
            command, stdin=pipe, stdout=pipe, text=True, encoding="utf-8", env=environment,
            start_new_session=True,  # Ctrl-C stops only the parent process
        )  # fmt: skip
        self.whole = 0.0  # CPU seconds of the process and its children, including work between questions
        hello = self.said()
        self.folder: str = hello["folder"]
        self.is_compiled: bool = hello["compiled"]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()
        self.process.kill()
        self.process.wait()

    def prepare(self, view: View, bot: str) -> Reply:
        """Let the bot find its strategy for the kingdom."""
        return self.ask("prepare", view, bot)

    def answer(self, view: View, bot: str) -> Reply:
        return self.ask("answer", view, bot)

    def answer_in(self, game: Game, bot: str) -> Reply:
        """The bot's answer to the decision of a game, given the view of the player who is asked."""
        reply = self.answer(game.view(game.decision.who), bot)
        if game.decision.option(reply.answer) is None:
            raise Broken(f"{self.folder} answers {reply.answer!r}, which is not possible")
        return reply

    def ask(self, what: str, view: View, bot: str) -> Reply:
        data = replace(view, position={}).to_data() | {"position": view.position}  # copying the position would be slow
        message = json.dumps({"ask": what, "view": data, "bot": bot}, separators=(",", ":"))
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(message + "\n")
            self.process.stdin.flush()
        except OSError as problem:
            raise Broken(f"{self.folder} has ended: {problem}") from None
        said = self.said()
        if "error" in said:
            raise Broken(f"{self.folder}: {said['error']}")
        self.whole = said.pop("whole")
        return Reply(**said)

    def said(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise Broken(f"{getattr(self, 'folder', self.process.args)} has ended")
        data: dict[str, Any] = json.loads(line)
        return data


def this_version(clock: str = CPU) -> Thinker:
    return Thinker(sys.executable, clock)


def version_in(folder: str, clock: str = CPU) -> Thinker:
    """The version that is installed in the `.venv` of a folder."""
    return Thinker(str(Path(folder) / ".venv" / "bin" / "python"), clock, own_path=True)


# ---------------------------------------------------------------- inside the process
Record = TypeVar("Record", Asked, PlayerView, View)


def view_from(data: dict[str, Any]) -> View:
    """A view from its data. Fields that this version does not know are dropped."""
    made = record(View, data)
    made.players = [record(PlayerView, player) for player in data["players"]]
    made.decision = record(Asked, data["decision"]) if data["decision"] else None
    return made


def record(kind: type[Record], data: dict[str, Any]) -> Record:
    return kind(**{field.name: data[field.name] for field in fields(kind) if field.name in data})


def cpu_time() -> float:
    """The CPU time of this process, its threads, and its ended children."""
    times = os.times()
    return time.process_time() + times.children_user + times.children_system


def think_by_cpu_time(modules: Mapping[str, ModuleType]) -> None:
    """Replace the clocks of all Demesne modules by CPU time."""
    for name, module in list(modules.items()):
        if name.partition(".")[0] == "demesne":
            for clock in (time.monotonic, time.perf_counter):
                if getattr(module, clock.__name__, None) is clock:
                    setattr(module, clock.__name__, cpu_time)


class Counter:
    """Counts the playouts of every search in this process."""

    def __init__(self, thinking: Callable[..., think.Thought]) -> None:
        self.thinking = thinking
        self.playouts = 0

    def __call__(self, *given: Any, **named: Any) -> think.Thought:
        thought = self.thinking(*given, **named)
        self.playouts += thought.playouts
        return thought


def reply_to(message: dict[str, Any], counter: Counter) -> dict[str, Any]:
    view = view_from(message["view"])
    counter.playouts = 0
    cpu, wall = cpu_time(), time.perf_counter()
    answer = ""
    if message["ask"] == "prepare":
        level = find_level(message["bot"])
        if level is not None:
            strategy_at(view, level)
    else:
        answer = think.answer(view, message["bot"])
    cpu, wall = cpu_time() - cpu, time.perf_counter() - wall
    return {"answer": answer, "cpu": cpu, "wall": wall, "playouts": counter.playouts, "whole": cpu_time()}


def main() -> None:
    """Answer questions until the input ends. Only answers may be written to standard output."""
    lines, sys.stdout = sys.stdout, sys.stderr
    counter = Counter(think.think)
    vars(think)["think"] = counter
    print(
        json.dumps({"folder": str(Path(think.__file__).parents[1]), "compiled": engine_is_compiled()}), file=lines, flush=True
    )
    for line in sys.stdin:
        if sys.argv[1] == CPU:
            think_by_cpu_time(sys.modules)
        try:
            reply = reply_to(json.loads(line), counter)
        except Exception:
            reply = {"error": traceback.format_exc()}
        try:
            print(json.dumps(reply), file=lines, flush=True)
        except BrokenPipeError:  # the parent process has ended
            os._exit(1)


if __name__ == "__main__":
    main()
