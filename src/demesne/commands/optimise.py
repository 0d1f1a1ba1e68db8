"""`demesne optimise`: finds a good strategy for a kingdom by evolution."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from demesne.commands.calculating import help_texts, status_line
from demesne.commands.seeds import new_seed
from demesne.commands.sets import add_sets, wanted_sets
from demesne.commands.simulate import OutputError
from demesne.engine.errors import SetupError
from demesne.engine.setup import Setup
from demesne.lang import Language
from demesne.strategies.syntax import Strategy

if TYPE_CHECKING:
    from demesne.evolve.optimise import Search, Told
    from demesne.sim.result import Result

CHECK: Final = 4000  # games against each strategy of the library, with new shuffles
SHOWN: Final = 5  # opponents listed in the output
EXAMPLES: Final = ('demesne optimise --kingdom "First Game" --seconds 60 --output mine.strategy',)


def declare(optimise: argparse.ArgumentParser, language: Language) -> None:
    """Declare the options."""
    text = help_texts(language)
    optimise.add_argument("strategies", nargs="*", metavar="STRATEGY", help=text("optimise-option-strategies"))
    optimise.add_argument("--kingdom", help=text("optimise-option-kingdom"))
    add_sets(optimise, language)
    optimise.add_argument("--seconds", type=float, default=60.0, metavar="N", help=text("optimise-option-seconds"))
    optimise.add_argument("--generations", type=int, metavar="N", help=text("optimise-option-generations"))
    optimise.add_argument("--seed", type=int, help=text("simulate-option-seed"))
    optimise.add_argument("--jobs", type=int, metavar="N", help=text("simulate-option-jobs"))
    optimise.add_argument("--output", metavar="FILE", help=text("optimise-option-output"))
    optimise.add_argument("--json", action="store_true", help=text("optimise-option-json"))
    optimise.set_defaults(run=run_optimise, calculates=True)


def run_optimise(options: argparse.Namespace) -> int:
    """Find a strategy for a kingdom, and write it."""
    from demesne.evolve.matches import Referee
    from demesne.evolve.optimise import optimise
    from demesne.sets.card_files import read_card_file
    from demesne.sim.plans import LAST_SEED, check_kingdom, common_bane, kingdom_for
    from demesne.strategies.find import find_strategy
    from demesne.work.worker import processors

    language: Language = options.language
    check(options, LAST_SEED)
    seed = new_seed(options.seed)
    given = [find_strategy(name) for name in options.strategies]
    required = dict.fromkeys(id for strategy in given for id in strategy.requires)
    everything = Strategy("", (), tuple(required), common_bane(given, language.code))
    setup = kingdom_for([everything, everything], options.kingdom, seed, language.code, wanted_sets(options))
    for strategy in given:
        check_kingdom(setup, [strategy, strategy], language.code)
    jobs = processors() if options.jobs is None else options.jobs
    cards = [read_card_file(path) for path in options.cards]
    searches: list[Search] = []
    start = [*given, *plans_of_hard(setup)]
    with Referee(jobs, cards) as referee, progress_line(language, searches) as told:
        best = optimise(setup, seed, options.seconds, options.generations, start, referee, told, is_stoppable=True)
    search = searches[-1] if searches else None
    results = against_library(setup, best, seed, jobs, options.cards)
    write_answer(options, setup, seed, best, results, search)
    return 0


def plans_of_hard(setup: Setup) -> list[Strategy]:
    """The strategies of the level Hard that ship with a recommended kingdom."""
    from demesne.levels.knowledge import shipped, two
    from demesne.levels.level import HARD

    found = shipped(two(setup), HARD)
    plans = (found, *found.alternatives) if found is not None else ()
    return [replace(plan, name=f"Hard's plan {n}", alternatives=()) for n, plan in enumerate(plans, 1)]


def is_new(best: Strategy, search: Search | None) -> bool:
    """Whether the strategy was found by evolution, rather than known before."""
    return search is None or all(best.lines != known.lines for known in search.known)


def check(options: argparse.Namespace, last_seed: int) -> None:
    """Refuse invalid options."""
    if options.jobs is not None and options.jobs < 1:
        raise SetupError(f"at least 1 process must play, not {options.jobs}", "simulate-jobs", n=options.jobs)
    if options.seed is not None and not 0 <= options.seed <= last_seed:
        raise SetupError(
            f"a seed is a whole number from 0 to 2**62 - 1, not {options.seed}",
            "seed",
            seed=str(options.seed),
            most="2**62 - 1",
        )
    if not 1 <= options.seconds <= 1e6:
        raise SetupError("--seconds is a number from 1 to 1000000", "optimise-seconds")
    if options.generations is not None and options.generations < 1:
        raise SetupError("--generations is a whole number from 1 up", "optimise-generations")
    if options.output and not Path(options.output).absolute().parent.is_dir():
        folder = str(Path(options.output).absolute().parent)
        raise OutputError(f"there is no folder {folder} to write to", "simulate-no-folder", file=folder)


@contextmanager
def progress_line(language: Language, searches: list[Search]) -> Iterator[Told]:
    """Show the progress of the evolution on standard error, if that is a terminal."""
    with status_line() as say:

        def tell(search: Search) -> None:
            searches[:] = [search]
            rate = f"{100 * search.elite[0].rate:.1f}"
            say(language.text("optimise-progress", n=search.generation, games=f"{search.games:,}", rate=rate))

        yield tell


def against_library(setup: Setup, best: Strategy, seed: int, jobs: int, cards: list[str]) -> list[Result]:
    """Results against all library strategies for this kingdom, hardest opponent first, with new shuffles."""
    from demesne.bots.batch import round_seed
    from demesne.bots.table import fitting
    from demesne.sim.plans import make_plan
    from demesne.sim.runner import players_for, run_all

    plans = [
        make_plan([best, opponent], CHECK, round_seed(seed, 10**6 + number), setup, cards=cards)
        for number, opponent in enumerate(fitting(setup))
    ]
    with players_for(jobs) as players:
        results = run_all(plans, players)
    return sorted(results, key=lambda result: result.players[0].wins.rate + result.players[0].ties.rate / 2)


# ---------------------------------------------------------------- output
def write_answer(
    options: argparse.Namespace, setup: Setup, seed: int, best: Strategy, results: list[Result], search: Search | None
) -> None:
    """Write the strategy and its results, as text or JSON."""
    from demesne.strategies.writer import write

    if options.json:
        text = json.dumps(to_data(setup, seed, best, results, search)) + "\n"
    else:
        notes = comments(options, setup, seed, best, results, search)
        text = "".join(f"# {note}\n" for note in notes) + write(best)
    if not options.output:
        print(text, end="", flush=True)
        return
    try:
        Path(options.output).write_text(text, encoding="utf-8")
    except OSError as problem:
        name, detail = str(options.output), str(problem.strerror)
        raise OutputError(f"cannot write {name}: {detail}", "simulate-cannot-write", file=name, detail=detail) from None


def comments(
    options: argparse.Namespace, setup: Setup, seed: int, best: Strategy, results: list[Result], search: Search | None
) -> list[str]:
    """Comments for the head of the file: how the strategy was found, and its results."""
    from demesne.notation.kingdoms import format_kingdom
    from demesne.version import VERSION

    language: Language = options.language
    notes = [language.text("state-kingdom", cards=format_kingdom(setup, language.code))]
    if options.kingdom is None and options.sets is None:
        notes.append(language.text("simulate-filled"))
    if search is not None:
        games = f"{search.games:,}"
        notes.append(language.text("optimise-found", n=search.generation, games=games, seed=str(seed), version=VERSION))
        notes.append(language.text("optimise-new" if is_new(best, search) else "optimise-known", name=best.name))
    for result in results[:SHOWN]:
        first = result.players[0]
        low, high = first.wins.interval
        notes.append(
            language.text(
                "optimise-against",
                name=result.players[1].strategy.name,
                wins=f"{100 * first.wins.rate:.1f}",
                low=f"{100 * low:.1f}",
                high=f"{100 * high:.1f}",
                ties=f"{100 * first.ties.rate:.1f}",
                losses=f"{100 * first.losses.rate:.1f}",
            )
        )
    return notes


def to_data(setup: Setup, seed: int, best: Strategy, results: list[Result], search: Search | None) -> dict[str, Any]:
    """The result as data for JSON."""
    from demesne.strategies.writer import write
    from demesne.version import VERSION

    return {
        "version": VERSION,
        "seed": seed,
        "setup": setup.to_data(),
        "generations": search.generation if search else 0,
        "games": search.games if search else 0,
        "strategy": write(best),
        "is_new": is_new(best, search),
        "against": [
            {
                "name": result.players[1].strategy.name,
                "games": result.games,
                "win_rate": result.players[0].wins.rate,
                "ci95": list(result.players[0].wins.interval),
                "tie_rate": result.players[0].ties.rate,
                "loss_rate": result.players[0].losses.rate,
            }
            for result in results
        ],
    }
