"""`demesne tournament`: a round robin of strategies in one kingdom."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final, TextIO

from demesne.commands.calculating import add_players, check_players, help_texts
from demesne.commands.sets import add_sets, wanted_sets
from demesne.commands.simulate import INTERRUPTED, STDOUT, OutputError, preparation, progress_bar
from demesne.lang import Language

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from demesne.sim.tournament import Tournament

WIDTH: Final = 100  # characters, if the output is not a terminal
MOST_COLUMNS: Final = 15  # columns in the table of pairings
EXAMPLES: Final = (
    'demesne tournament --kingdom "First Game" --fitting',
    'demesne tournament mine.strategy "Big Money" Smithy --csv table.csv',
)


def declare(tournament: argparse.ArgumentParser, language: Language) -> None:
    """Declare the options."""
    text = help_texts(language)
    tournament.add_argument("strategies", nargs="*", metavar="STRATEGY", help=text("tournament-option-strategies"))
    tournament.add_argument("--kingdom", help=text("tournament-option-kingdom"))
    add_sets(tournament, language)
    tournament.add_argument("--fitting", action="store_true", help=text("tournament-option-fitting"))
    tournament.add_argument("--games", type=int, metavar="N", help=text("tournament-option-games"))
    tournament.add_argument("--seed", type=int, help=text("simulate-option-seed"))
    add_players(tournament, language)
    tournament.add_argument("--csv", metavar="FILE", help=text("tournament-option-csv"))
    tournament.add_argument("--plot", metavar="FILE", type=Path, help=text("tournament-option-plot"))
    tournament.set_defaults(run=run_tournament, calculates=True)


def run_tournament(options: argparse.Namespace) -> int:
    """Check all options first, so that a long run does not end with an avoidable error."""
    from demesne.sim.runner import players_for
    from demesne.sim.tournament import make_schedule, play
    from demesne.work.worker import processors

    language: Language = options.language
    check_outputs(options)
    with preparation(language) as told:
        schedule = make_schedule(
            options.strategies,
            options.games,
            options.seed,
            options.kingdom,
            options.fitting,
            options.cards,
            language.code,
            wanted_sets(options),
            told,
        )

    def tell(id: str) -> None:
        print(language.text(id), file=sys.stderr)

    jobs = processors() if options.jobs is None else options.jobs
    with players_for(jobs, options.cluster, tell) as players, progress_bar(language) as progress:
        tournament = play(schedule, players, progress)
    write_outputs(tournament, options)
    return INTERRUPTED if tournament.interrupted else 0


def check_outputs(options: argparse.Namespace) -> None:
    """Refuse outputs that conflict or cannot be written."""
    if options.plot:
        from demesne.sim.charts import check_chart

        check_chart(options.plot)
    if options.csv == STDOUT and options.json:
        raise OutputError(
            "--csv - uses standard output, so it cannot be combined with --json or --log: give --csv a file",
            "simulate-one-output",
        )
    if options.csv and not Path(options.csv).absolute().parent.is_dir():
        folder = str(Path(options.csv).absolute().parent)
        raise OutputError(f"there is no folder {folder} to write to", "simulate-no-folder", file=folder)
    check_players(options)


# ---------------------------------------------------------------- output
def write_outputs(tournament: Tournament, options: argparse.Namespace) -> None:
    """Print the results first, so that they are visible even if a file cannot be written."""
    from demesne.sim.tournament import write_csv

    if options.json:
        print(json.dumps(tournament.to_data()), flush=True)
    elif options.csv == STDOUT:
        write_csv(tournament, sys.stdout)
    else:
        print_tournament(tournament, options.language, sys.stdout)
    if options.csv and options.csv != STDOUT:
        try:
            with Path(options.csv).open("w", encoding="utf-8", newline="") as file:
                write_csv(tournament, file)
        except OSError as problem:
            detail = str(problem.strerror)
            what = f"cannot write {options.csv}: {detail}"
            raise OutputError(what, "simulate-cannot-write", file=options.csv, detail=detail) from None
    if options.plot:
        from demesne.sim.charts import plot_heat_map

        plot_heat_map(tournament, options.plot, options.language)


def print_tournament(tournament: Tournament, language: Language, file: TextIO) -> None:
    """Print the results of a tournament."""
    from rich.console import Console

    from demesne.sim.report import Numbers
    from demesne.sim.tournament import STEP

    console = Console(file=file, width=None if file.isatty() else WIDTH, highlight=False, markup=False, emoji=False)
    print_heading(console, tournament, language)
    console.print(standings(tournament, language))
    console.print(language.text("tournament-rating", step=Numbers(language).decimal(STEP)), style="dim")
    if len(tournament.standings) <= MOST_COLUMNS:
        console.print("\n" + language.text("tournament-pairings"))
        console.print(pairings(tournament))
    else:
        console.print("\n" + language.text("tournament-too-many"), style="dim")


def print_heading(console: Console, tournament: Tournament, language: Language) -> None:
    """Print the lines above the results."""
    from demesne.notation.kingdoms import format_kingdom
    from demesne.sim.report import Numbers
    from demesne.version import VERSION

    text, whole, schedule = language.text, Numbers(language).whole, tournament.schedule
    console.print(text("state-kingdom", cards=format_kingdom(schedule.setup, language.code)))
    n, games = len(schedule.strategies), whole(schedule.games)
    console.print(text("tournament-summary", n=n, games=games, seed=str(schedule.seed), version=VERSION))
    if schedule.filled:
        console.print(text("simulate-filled"))
    if schedule.left_out:
        names = ", ".join(strategy.name for strategy in schedule.left_out)
        console.print(text("tournament-left-out", names=names))
    if tournament.interrupted:
        done, asked = whole(len(tournament.results)), whole(len(schedule.plans))
        console.print(text("tournament-interrupted", done=done, asked=asked))
    console.print()


def standings(tournament: Tournament, language: Language) -> Table:
    """A table with one row per strategy, best first."""
    from rich.table import Table

    from demesne.sim.report import Numbers

    numbers = Numbers(language)
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    table.add_column("", justify="right")
    table.add_column(language.text("tournament-strategy"))
    for name in ("tournament-rated", "simulate-column-wins", "simulate-column-ties", "simulate-column-losses"):
        table.add_column(language.text(name), justify="right", no_wrap=True)
    for place, standing in enumerate(tournament.standings, 1):
        interval = standing.rating.interval
        rating = f"{numbers.decimal(standing.rating.mu)} ± {numbers.decimal(interval.half_width)}"
        wins = f"{numbers.percent(standing.wins.rate)} ± {numbers.decimal(100 * standing.wins.interval.half_width)}"
        others = (numbers.percent(share.rate) for share in (standing.ties, standing.losses))
        table.add_row(str(place), standing.name, rating, wins, *others)
    return table


def pairings(tournament: Tournament) -> Table:
    """A table with the share of points each strategy took from each other one, in per cent."""
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    table.add_column("", justify="right")
    table.add_column("", overflow="ellipsis", no_wrap=True)
    for place in range(len(tournament.standings)):
        table.add_column(str(place + 1), justify="right", no_wrap=True)
    for place, row in enumerate(tournament.standings, 1):
        shares = [tournament.points(row.name, column.name) for column in tournament.standings]
        table.add_row(str(place), row.name, *("" if share is None else f"{100 * share:.0f}" for share in shares))
    return table
