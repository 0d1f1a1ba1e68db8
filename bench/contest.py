"""Engine speed: games, decisions, clones and views per second of CPU time; compiled, uncompiled, and pyminion.

Every contestant is a separate process, and only one works at a time, so one core is enough. The contestants take turns for
several rounds, and the best round of each counts, because other load on the machine can only slow it down. Each round uses
new processes, because the memory layout of the code changes its speed by up to a tenth.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack
from importlib.metadata import distributions
from importlib.util import find_spec
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from demesne import Decision, Game, Option

ROOT = Path(__file__).resolve().parent.parent
PLAIN = "cellar chapel council_room festival laboratory market remodel smithy village workshop"
KINGDOMS = {  # all available in pyminion
    "money": PLAIN,
    "witches": "cellar chapel council_room festival laboratory market remodel smithy witch workshop",
    "village": "cellar chapel council_room festival laboratory market militia smithy village workshop",
}
STRATEGIES = {
    "money": "src/demesne/sets/base/strategies/big_money.strategy",
    "witches": "bench/strategies/two_witches.strategy",
    "village": "bench/strategies/village_militia.strategy",
    "rules": "src/demesne/sets/base/strategies/big_money.strategy",
    "projects": "bench/strategies/projects.strategy",
}
RULES = "cargo_ship ducat flag_bearer horse_traders improve moat patron priest silk_merchant tournament"
PROJECTS = ["star_chart", "canal"]
BUYS_AND_PLAYS = ("play gold", "play silver", "play copper", "buy province", "buy gold", "buy silver")
MID_GAME = 24  # turns
TASKS = {
    "money": "games, Big Money",
    "witches": "games, two Witches each",
    "village": "games, Village, Smithy, Militia, Market",
    "rules": "games, Big Money, every kind of rule",
    "projects": "games, Star Chart and Canal bought",
    "decisions": "decisions, Python bot",
    "clones_inside": "clones, inside the engine",
    "clones": "clones, game.clone()",
    "views": "views, game.view()",
}
BEFORE = "before"  # another compiled version of the engine
CONTESTANTS = {"compiled": set(TASKS), "uncompiled": set(TASKS), "pyminion": set(KINGDOMS), BEFORE: set(TASKS)}

Step = Callable[[int], object]  # does something this many times


class NotAvailable(Exception):
    """A contestant cannot take part; the text says why and what helps."""


# ---------------------------------------------------------------- inside a contestant's process
def rate(step: Step, seconds: float) -> float:
    """The number of steps per second of CPU time, measured over at least this many seconds."""
    n = 1
    while True:
        begun = time.process_time()
        step(n)
        used = time.process_time() - begun
        if used >= seconds:
            return n / used
        n = max(2 * n, int(n * seconds / max(used, seconds / 100)))


def games_of_demesne(task: str) -> Step:
    """Games between two copies of a strategy read from its file."""
    from demesne.bots.batch import Batch
    from demesne.engine.setup import Setup
    from demesne.strategies.find import find_strategy

    strategy = find_strategy(str(ROOT / STRATEGIES[task]))
    projects = PROJECTS if task in ("rules", "projects") else []
    batch = Batch(Setup.of(KINGDOMS.get(task, RULES).split(), projects), [strategy, strategy])
    return lambda games: batch.play(0, 0, (games + 1) // 2, False)


def games_of_pyminion(task: str) -> Step:
    """Games in pyminion's simulator, with its Big Money bots or ours in the style of its examples."""
    from pyminion.bots.examples import BigMoney
    from pyminion.expansions import base
    from pyminion.game import Game
    from pyminion.simulator import Simulator

    from bench.pyminion_bots import two_witches, village_militia

    bots = {"money": BigMoney, "witches": two_witches, "village": village_militia}
    kingdom = [getattr(base, id) for id in KINGDOMS[task].split()]
    game = Game([bots[task]("first"), bots[task]("second")], [base.base_set], kingdom, log_stdout=False)
    return lambda games: Simulator(game, games).run()


def answer(decision: Decision) -> Option:
    """The answer of a Big Money bot outside the engine."""
    for text in BUYS_AND_PLAYS:
        option = decision.option(text)
        if option is not None:
            return option
    return decision.options[-1]


def decisions_answered() -> Step:
    from demesne import Game, Setup

    setup = Setup.of(PLAIN.split())

    def play(decisions: int) -> None:
        game = Game.new(setup)
        for seed in range(decisions):
            if game.over:
                game = Game.new(setup, seed=seed)
            game.apply(answer(game.decision))

    return play


def game_in_the_middle() -> Game:
    """A fixed mid-game position, reached by random answers."""
    from demesne import Game, Setup
    from demesne.engine.rng import Rng

    rng = Rng(7)
    game = Game.new(Setup.of(RULES.split(), PROJECTS), seed=7)
    while game.turn < MID_GAME:
        options = game.decision.options
        game.apply(options[rng.below(len(options))])
    return game


def copies(task: str) -> Step:
    from demesne.bots.cloning import clone_many

    game = game_in_the_middle()

    def clone(n: int) -> None:
        for _ in range(n):
            game.clone()

    def view(n: int) -> None:
        for _ in range(n):
            game.view(0)

    steps: dict[str, Step] = {"clones_inside": lambda n: clone_many(game, n), "clones": clone, "views": view}
    return steps[task]


def step_for(contestant: str, task: str) -> Step:
    if contestant == "pyminion":
        return games_of_pyminion(task)
    if task in STRATEGIES:
        return games_of_demesne(task)
    return decisions_answered() if task == "decisions" else copies(task)


def work(contestant: str) -> None:
    """Measure the task of each input line."""
    if contestant != "pyminion":
        from demesne.engine import state

        is_compiled = not str(state.__file__).endswith(".py")
        assert is_compiled == (contestant == "compiled"), f"{state.__file__} is not {contestant}"
    steps: dict[str, Step] = {}
    for line in sys.stdin:
        task, seconds = line.split()
        if task not in steps:
            steps[task] = step_for(contestant, task)
        print(rate(steps[task], float(seconds)), flush=True)


# ---------------------------------------------------------------- the contest
def compiled_folder() -> Path:
    """The folder of the compiled package: build/compiled, if `scripts/compile.py` made it, else the installed one."""
    for folder in (ROOT / "build" / "compiled", *installed_folders()):
        if any((folder / "demesne" / "engine").glob("*.so")):
            if is_current(folder):
                return folder
            raise NotAvailable(f"what is compiled in {folder} is older than the sources; `make install` renews it")
    raise NotAvailable("nothing is compiled; with a C compiler, `make install` does it")


def installed_folders() -> list[Path]:
    """The folders of installed packages with this name; one may be the sources themselves."""
    return [Path(str(found.locate_file(""))) for found in distributions(name="demesne")]


def is_current(folder: Path) -> bool:
    """Whether the sources are the same as when the folder was compiled."""
    sources = ROOT / "src"
    return all(
        (folder / path.relative_to(sources)).is_file()
        and (folder / path.relative_to(sources)).read_bytes() == path.read_bytes()
        for path in (sources / "demesne").rglob("*.py")
    )


def environment(contestant: str) -> dict[str, str]:
    """The environment in which a process imports the contestant's package."""
    folder = compiled_folder() if contestant == "compiled" else ROOT / "src"
    return {**os.environ, "PYTHONPATH": str(folder)}


class Contestant:
    """A process that measures tasks on request."""

    def __init__(self, name: str, before: Path | None) -> None:
        if name == "pyminion" and find_spec("pyminion") is None:
            raise NotAvailable("it is not installed; `pip install pyminion==0.4.0` does it")
        self.name = name
        root, surroundings = ROOT, None
        if name == BEFORE:
            if before is None:
                raise NotAvailable("name its checkout with --before")
            root, surroundings = before, {**os.environ, "PYTHONPATH": str(before / "build" / "compiled")}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bench.contest", "--work", "compiled" if name == BEFORE else name],
            cwd=root, env=surroundings or environment(name), text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        )  # fmt: skip

    def __enter__(self) -> Contestant:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.process.communicate()

    def measure(self, task: str, seconds: float) -> float:
        """The rate of a task per second of CPU time."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(task, seconds, file=self.process.stdin, flush=True)
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"{self.name} gave up on {task}")
        return float(line)


Rates = dict[str, dict[str, list[float]]]  # contestant, task, rounds


def hold_contest(
    names: Iterable[str], tasks: Iterable[str], rounds: int, seconds: float, before: Path | None = None
) -> tuple[Rates, dict[str, str]]:
    """The rates of all rounds, and the reasons why contestants are missing."""
    names, tasks = list(names), list(tasks)
    rates: Rates = {}
    missing: dict[str, str] = {}
    for _ in range(rounds):
        with ExitStack() as stack:
            contestants: list[Contestant] = []
            for name in names:
                try:
                    contestants.append(stack.enter_context(Contestant(name, before)))
                    rates.setdefault(name, {})
                except NotAvailable as reason:
                    missing[name] = str(reason)
            for contestant in contestants:  # all processes finish starting before any is measured
                contestant.measure(next(task for task in tasks if task in CONTESTANTS[contestant.name]), 0.001)
            for task in tasks:
                for contestant in contestants:
                    if task in CONTESTANTS[contestant.name]:
                        rates[contestant.name].setdefault(task, []).append(contestant.measure(task, seconds))
    return rates, missing


def ratio(rates: Rates, task: str, other: str) -> float | None:
    """The speed of the compiled engine relative to another contestant, comparing their best rounds."""
    if task not in rates.get("compiled", {}) or task not in rates.get(other, {}):
        return None
    return max(rates["compiled"][task]) / max(rates[other][task])


# ---------------------------------------------------------------- the command
def result(rates: Rates, missing: dict[str, str]) -> dict[str, Any]:
    """The results as plain data."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return {
        "machine": f"{os.cpu_count()} cores, {platform.machine()}, {python}",
        "per_cpu_second": {name: {task: max(rounds) for task, rounds in tasks.items()} for name, tasks in rates.items()},
        "compiled_to_uncompiled": {task: ratio(rates, task, "uncompiled") for task in TASKS},
        "compiled_to_pyminion": {task: ratio(rates, task, "pyminion") for task in KINGDOMS},
        "compiled_to_before": {task: ratio(rates, task, BEFORE) for task in TASKS},
        "missing": missing,
    }


def table(data: dict[str, Any]) -> Iterator[str]:
    rates = data["per_cpu_second"]
    yield f"per second of CPU time ({data['machine']})"
    yield f"{'':<42}{'compiled':>12}{'uncompiled':>12}{'ratio':>8}{'pyminion':>10}{'ratio':>8}"
    for task, title in TASKS.items():
        cells = [rates.get(name, {}).get(task) for name in ("compiled", "uncompiled", "pyminion")]
        times, peer = data["compiled_to_uncompiled"][task], data["compiled_to_pyminion"].get(task)
        line = (
            f"{title:<42}{number(cells[0]):>12}{number(cells[1]):>12}{number(times):>8}{number(cells[2]):>10}{number(peer):>8}"
        )
        yield line.rstrip(" -") if peer is None else line
    if BEFORE in rates:
        yield f"{'':<42}{'compiled':>12}{'before':>12}{'ratio':>8}"
        for task, title in TASKS.items():
            now, then = rates["compiled"][task], rates[BEFORE][task]
            yield f"{title:<42}{number(now):>12}{number(then):>12}{now / then:>8.3f}"
    for name, reason in data["missing"].items():
        yield f"no {name}: {reason}"


def number(value: float | None) -> str:
    return "-" if value is None else f"{value:,.0f}" if value >= 10 else f"{value:.1f}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="of CPU time for each measurement, at least")
    parser.add_argument("--json", action="store_true", help="the numbers as JSON")
    parser.add_argument(
        "--before",
        type=Path,
        metavar="CHECKOUT",
        help="another version, compiled into its build/compiled",
    )
    parser.add_argument("--only", nargs="+", choices=CONTESTANTS, default=[*CONTESTANTS], help="who takes part")
    parser.add_argument("--work", metavar="CONTESTANT", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.work:
        work(options.work)
        return 0
    data = result(*hold_contest(options.only, TASKS, options.rounds, options.seconds, options.before))
    print(json.dumps(data, indent=2) if options.json else "\n".join(table(data)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
