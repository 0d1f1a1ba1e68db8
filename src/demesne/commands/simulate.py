"""`demesne simulate`: plays strategies against each other and reports the results."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Final

from demesne.commands.calculating import add_players, check_players, help_texts, status_line
from demesne.commands.sets import add_sets, wanted_sets
from demesne.engine.errors import DemesneError, SetupError, written
from demesne.lang import Language

if TYPE_CHECKING:
    from demesne.levels.knowledge import PlanProgress
    from demesne.sim.result import Plan, Result
    from demesne.sim.runner import Progress

PICTURES: Final = (".png", ".svg")
STDOUT: Final = "-"  # the file name that means standard output
INTERRUPTED: Final = 130  # the exit code
EXAMPLES: Final = (
    'demesne simulate "Big Money" Smithy',
    'demesne simulate mine.strategy hard --games 1000 --kingdom "First Game"',
    'demesne simulate "Big Money" Smithy --until 1% --json',
)


class OutputError(DemesneError):
    """The results cannot be written."""


def declare(simulate: argparse.ArgumentParser, language: Language) -> None:
    """Declare the options."""
    text = help_texts(language)
    simulate.add_argument("strategies", nargs="+", metavar="STRATEGY", help=text("simulate-option-strategies"))
    simulate.add_argument("--games", type=int, metavar="N", help=text("simulate-option-games"))
    simulate.add_argument("--until", metavar="PERCENT", help=text("simulate-option-until"))
    simulate.add_argument("--seed", type=int, help=text("simulate-option-seed"))
    simulate.add_argument("--kingdom", help=text("simulate-option-kingdom"))
    add_sets(simulate, language)
    add_players(simulate, language)
    simulate.add_argument("--csv", metavar="FILE", help=text("simulate-option-csv"))
    simulate.add_argument("--plot", metavar="FILE", help=text("simulate-option-plot"))
    simulate.add_argument("--log", type=int, default=0, metavar="N", help=text("simulate-option-log"))
    simulate.set_defaults(run=run_simulate, calculates=True)


def run_simulate(options: argparse.Namespace) -> int:
    """Check all options first, so that a long run does not end with an avoidable error."""
    from demesne.sim.plans import make_plan
    from demesne.sim.runner import players_for, run
    from demesne.work.worker import processors

    language: Language = options.language
    check_outputs(options)
    with preparation(language) as told:
        plan = make_plan(
            options.strategies,
            options.games,
            options.seed,
            options.kingdom,
            read_percent(options.until) if options.until else None,
            options.cards,
            language.code,
            wanted_sets(options),
            told,
        )

    def tell(id: str) -> None:
        print(language.text(id), file=sys.stderr)

    jobs = processors() if options.jobs is None else options.jobs
    with players_for(jobs, options.cluster, tell) as players, progress_bar(language) as progress:
        result = run(plan, players, progress)
    write_outputs(result, options)
    return INTERRUPTED if result.interrupted else 0


def read_percent(text: str) -> float:
    """Convert a percentage to a fraction. Values below 1 need a percent sign, because 0.5 could mean a half.

    >>> read_percent("0.5%"), read_percent("2,5 %"), read_percent("1")
    (0.005, 0.025, 0.01)
    """
    found = re.fullmatch(r"(\d+(?:[.,]\d+)?|[.,]\d+)\s*(%?)", text.strip())
    if found is None or (not found[2] and float(found[1].replace(",", ".")) < 1):
        raise SetupError(f"{text!r} is not a percentage; write for example 0.5%", "simulate-percentage", value=written(text))
    return float(found[1].replace(",", ".")) / 100


def check_outputs(options: argparse.Namespace) -> None:
    """Refuse outputs that conflict or cannot be written."""
    if options.log < 0:
        raise SetupError(f"--log needs a number of games of at least 0, not {options.log}", "simulate-log", n=options.log)
    if options.csv == STDOUT and (options.json or options.log):
        raise OutputError(
            "--csv - uses standard output, so it cannot be combined with --json or --log: give --csv a file",
            "simulate-one-output",
        )
    check_players(options)
    if options.plot and Path(options.plot).suffix.lower() not in PICTURES:
        what = f"a picture must be a .png or .svg file, not {options.plot}"
        raise OutputError(what, "simulate-picture", file=options.plot)
    for name in (options.csv, options.plot):
        if name and not Path(name).absolute().parent.is_dir():
            folder = str(Path(name).absolute().parent)
            raise OutputError(f"there is no folder {folder} to write to", "simulate-no-folder", file=folder)


# ---------------------------------------------------------------- progress
@contextmanager
def preparation(language: Language) -> Iterator[PlanProgress]:
    """Show the progress of levels that search for their strategies."""
    with status_line() as say:
        yield lambda done, best: say(language.text("simulate-preparing", name=best.name, done=str(done)))


@contextmanager
def progress_bar(language: Language) -> Iterator[Progress | None]:
    """Show the progress of a run on standard error. Without a terminal, show nothing."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, TextColumn
    from rich.progress import Progress as Bar

    from demesne.sim.report import Numbers

    numbers = Numbers(language)
    began = perf_counter()
    columns = (BarColumn(), TextColumn("{task.description}", markup=False))
    with Bar(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(language.text("simulate-starting"), total=None)

        def show(done: int, expected: int) -> None:
            rate = done / max(perf_counter() - began, 1e-6)
            said = language.text(
                "simulate-progress",
                done=numbers.whole(done),
                total=numbers.whole(expected),
                rate=numbers.whole(round(rate)),
                left=str(timedelta(seconds=round((expected - done) / max(rate, 1e-6)))),
            )
            bar.update(task, completed=done, total=expected, description=said)

        yield show


# ---------------------------------------------------------------- output
def write_outputs(result: Result, options: argparse.Namespace) -> None:
    """Print the results first, so that they are visible even if a file cannot be written."""
    from demesne.sim.report import Report, write_csv

    language: Language = options.language
    logs = [game_log(result.plan, number, language) for number in range(min(options.log, result.games))]
    if options.json:
        data = result.to_data() | ({"logs": logs} if logs else {})
        print(json.dumps(data), flush=True)
    elif options.csv == STDOUT:
        write_csv(result, sys.stdout)
    else:
        for log in logs:
            print(log + "\n")
        Report(result, language).print_to(sys.stdout)
    try:
        if options.csv and options.csv != STDOUT:
            with Path(options.csv).open("w", encoding="utf-8", newline="") as file:
                write_csv(result, file)
        if options.plot:
            from demesne.sim.charts import plot_result

            plot_result(result, Path(options.plot), language)
    except OSError as problem:
        name, detail = str(problem.filename or options.plot), str(problem.strerror)
        raise OutputError(f"cannot write {name}: {detail}", "simulate-cannot-write", file=name, detail=detail) from None


def game_log(plan: Plan, number: int, language: Language) -> str:
    """The log of one game of a plan, with its scores."""
    from demesne.prose.game_log import Log
    from demesne.sim.recorded_games import play_on_record, seats_of

    names = [plan.labels[player] for player in seats_of(plan, number)]
    game = play_on_record(plan, number)
    title = language.text("simulate-log-title", n=number + 1, seed=str(game.start["seed"]))
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, game.scores(), strict=True))
    lines = [str(line) for line in Log(language, names).lines(game.events)]
    return "\n".join([title, *lines, language.text("simulate-log-scores", scores=scores)])
