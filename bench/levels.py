"""Strength of the levels: matches in random kingdoms, every shuffle from every seat, with 95 % intervals.

Each line of the output is one match in one kingdom, as JSON. The tables of docs/measured/levels.md are made from them; matches
already in the file are not played again.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bench.lines import Line, Lines, add_sets, by_kingdom, by_match, counted
from demesne.bots.batch import Batch
from demesne.bots.table import STANDARD, fitting
from demesne.engine.setup import Setup
from demesne.notation.generator import generate
from demesne.notation.kingdoms import parse_kingdom
from demesne.sim.plans import kingdom_for, make_plan
from demesne.sim.runner import players_for, run
from demesne.strategies.find import SUFFIX, find_all, find_strategy, library
from demesne.strategies.syntax import Strategy
from demesne.work.worker import processors

KINGDOMS: Final = 10
TRIAL: Final = 300  # rounds between library strategies to find the best one
FINALISTS: Final = 6
BEST: Final = "Hard against the best of the library"
GIVEN: Final = "Hard against given strategies"
IN_RECOMMENDED: Final = "Hard in recommended kingdoms"  # against the best of the library, too
RECOMMENDED: Final = (  # one for each of ten sets, each with five cards of Renaissance
    "free_shipping", "dreamers_of_dreams", "a_penny_saved", "sewer_rats", "progress", "exploring_the_city",
    "becoming_a_monster", "biding_time", "age_of_scribes", "circle_of_life",
)  # fmt: skip
FAST: Final = 10  # the factor of games if neither side searches


@dataclass(frozen=True)
class Match:
    """A match in one kingdom. Without `other`, the opponent is the best library strategy there."""

    title: str
    number: int  # the number among matches with the same title
    setup: Setup
    one: str
    other: str | Strategy | None = None

    @property
    def is_slow(self) -> bool:
        return "Hard" in self.title


# ---------------------------------------------------------------- opponents
def strategies_in(path: str) -> list[Strategy]:
    """The strategies of a file, or of all files below a folder; for XML files, the players that can be converted."""
    folder = Path(path)
    names = [str(file) for file in sorted(folder.rglob("*")) if file.suffix in (SUFFIX, ".xml")] if folder.is_dir() else [path]
    return [found.strategy for name in names for found in find_all(name) if found.strategy is not None]


def best_of(known: list[Strategy], setup: Setup) -> Strategy:
    """Of the strategies that do best against the standard one, the one that does best against the others."""
    ranked = sorted(fitting(setup, known), key=lambda one: -lead(setup, one, find_strategy(STANDARD)))[:FINALISTS]
    return max(ranked, key=lambda one: sum(lead(setup, one, other) for other in ranked if other is not one))


def lead(setup: Setup, one: Strategy, other: Strategy) -> int:
    tally = Batch(setup, [one, other]).play(1, 0, TRIAL, False)
    return tally.wins[0] - tally.losses[0]


# ---------------------------------------------------------------- matches
def matches(hard: str, seed: int, sets: list[str], kingdoms: int) -> Iterator[Match]:
    """The matches of docs/measured/levels.md."""
    numbers = range(1, kingdoms + 1)
    anywhere = [generate(sets, seed=seed + number) for number in range(kingdoms)]
    with_witch = [generate(sets, require=["witch"], seed=seed + number) for number in range(kingdoms)]
    for number, setup in zip(numbers, anywhere, strict=True):
        yield Match("Medium against Easy", number, setup, "medium", "easy")
    for number, setup in zip(numbers, anywhere, strict=True):
        yield Match(f"Hard against {STANDARD}", number, setup, hard, STANDARD)
    for name in ("Single Witch", "Double Witch"):
        for number, setup in zip(numbers, with_witch, strict=True):
            yield Match(f"Hard against {name}", number, setup, hard, name)
    for number, setup in zip(numbers, anywhere, strict=True):
        yield Match(BEST, number, setup, hard)
    for number, setup in zip(numbers, anywhere, strict=True):
        yield Match("Hard against Medium", number, setup, hard, "medium")
    for number, name in enumerate(RECOMMENDED[:kingdoms], 1):
        yield Match(IN_RECOMMENDED, number, parse_kingdom(name), hard)


def matches_against(given: list[Strategy], hard: str) -> Iterator[Match]:
    """A match against each strategy, in a kingdom of the cards it requires and inert piles."""
    for number, strategy in enumerate(given, 1):
        setup = kingdom_for([strategy, find_strategy(STANDARD)], None, 0)
        yield Match(GIVEN, number, setup, hard, strategy)


def known_of(match: Match, options: argparse.Namespace) -> Line:
    """The fields that identify the match of a line."""
    rounds = -(-options.games // 2) * (1 if match.is_slow else FAST)
    known = {"match": match.title, "number": match.number, "setup": match.setup.to_data(), "one": match.one}
    known |= {"seed": options.seed, "rounds": rounds}
    return known | ({"library": options.library} if match.other is None else {"opponent": name_of(match.other)})


def name_of(player: str | Strategy) -> str:
    return player if isinstance(player, str) else player.name


def play(chosen: list[Match], options: argparse.Namespace, lines: Lines) -> None:
    known_strategies = strategies_in(options.library) if options.library else list(library().values())
    with players_for(options.jobs) as players:
        for match in chosen:
            known = known_of(match, options)
            if lines.has(**known):
                continue
            other = match.other or best_of(known_strategies, match.setup)
            result = run(make_plan([match.one, other], 2 * known["rounds"], options.seed, match.setup), players)
            if result.interrupted:
                break
            lines.add(known | {"opponent": name_of(other), **counted(result.tally), "cpu_seconds": result.cpu_seconds})
            print(".", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)


def report(lines: list[Line]) -> Iterator[str]:
    yield from by_match(lines)
    yield ""
    yield from by_kingdom([line for line in lines if line["match"] in (BEST, IN_RECOMMENDED, GIVEN)])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("lines", metavar="LINES", help="the file for what comes out, and from which a stopped run goes on")
    parser.add_argument("--table", action="store_true", help="only print the tables of what is there")
    parser.add_argument("--games", type=int, default=40, help="in each kingdom, where somebody looks ahead")
    limit = parser.add_mutually_exclusive_group()
    limit.add_argument("--playouts", type=int, default=2000, help="of Hard for a decision")
    limit.add_argument("--seconds", type=float, help="of Hard for a decision, at most, instead of playouts")
    parser.add_argument("--kingdoms", type=int, default=KINGDOMS, help="for each kind of match")
    add_sets(parser)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=processors())
    parser.add_argument("--only", default="", help="matches whose name holds this")
    parser.add_argument("--library", metavar="FOLDER", help="where the best of the library is looked for, instead of our own")
    parser.add_argument(
        "--against", nargs="+", metavar="FILE", help="these strategies, or all of a folder, each in a kingdom that it requires"
    )
    options = parser.parse_args()
    lines = Lines(options.lines)
    if not options.table:
        hard = f"hard:seconds={options.seconds:g}" if options.seconds else f"hard:playouts={options.playouts}"
        if options.against:
            given = [strategy for path in options.against for strategy in strategies_in(path)]
            chosen = matches_against(given, hard)
        else:
            chosen = matches(hard, options.seed, options.sets, options.kingdoms)
        play([match for match in chosen if options.only in match.title], options, lines)
    print("\n".join(report(lines.all)))


if __name__ == "__main__":
    main()
