"""How strong the levels are: matches in random kingdoms, every shuffle from every seat, with 95 % intervals.

Each line of the output is one match in one kingdom, as JSON; the tables of docs/levels.md are made of them (`--table`).
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from itertools import count
from typing import Any, Final

from demesne.bots.batch import Batch
from demesne.bots.table import STANDARD, fitting
from demesne.engine.setup import Setup
from demesne.notation.generator import generate
from demesne.notation.kingdoms import parse_kingdom
from demesne.sim.plans import make_plan
from demesne.sim.result import Result
from demesne.sim.runner import players_for, processors, run
from demesne.sim.statistics import share_interval
from demesne.strategies.find import find_strategy
from demesne.strategies.syntax import Strategy

KINGDOMS: Final = 10
TRIAL: Final = 300  # rounds between strategies of the library, to find the best
FINALISTS: Final = 6
BEST: Final = "Hard against the best of the library"
RECOMMENDED: Final = (  # one for each of ten sets, with five cards of Renaissance
    "free_shipping", "dreamers_of_dreams", "a_penny_saved", "sewer_rats", "progress", "exploring_the_city",
    "becoming_a_monster", "biding_time", "age_of_scribes", "circle_of_life",
)  # fmt: skip
FAST: Final = 10  # so many times the games where nobody looks ahead


def best_of_library(setup: Setup) -> Strategy:
    """Of those that do best against the standard strategy, the one that does best against the others."""
    known = fitting(setup)
    ranked = sorted(known, key=lambda one: -lead(setup, one, find_strategy(STANDARD)))[:FINALISTS]
    return max(ranked, key=lambda one: sum(lead(setup, one, other) for other in ranked if other is not one))


def lead(setup: Setup, one: Strategy, other: Strategy) -> int:
    tally = Batch(setup, [one, other]).play(1, 0, TRIAL, False)
    return tally.wins[0] - tally.losses[0]


def matches(hard: str, seed: int) -> Iterator[tuple[str, str, str | Strategy, Setup]]:
    """What the match is called, and who plays whom where."""
    anywhere = [generate(seed=seed + number) for number in range(KINGDOMS)]
    with_witch = [generate(require=["witch"], seed=seed + number) for number in range(KINGDOMS)]
    for setup in anywhere:
        yield "Medium against Easy", "medium", "easy", setup
    for setup in anywhere:
        yield "Hard against Big Money Ultimate", hard, STANDARD, setup
    for name in ("Single Witch", "Double Witch"):
        for setup in with_witch:
            yield f"Hard against {name}", hard, name, setup
    for setup in anywhere:
        yield BEST, hard, best_of_library(setup), setup
    for setup in anywhere:
        yield "Hard against Medium", hard, "medium", setup
    for name in RECOMMENDED:
        setup = parse_kingdom(name)
        yield f"{BEST}, recommended kingdoms", hard, best_of_library(setup), setup


def record(title: str, number: int, result: Result) -> dict[str, Any]:
    tally = result.tally
    return {
        "match": title,
        "number": number,
        "setup": result.plan.setup.to_data(),
        "opponent": result.plan.strategies[1].name,
        "seed": result.plan.seed,
        "games": tally.games,
        "rounds": tally.rounds,
        "wins": tally.wins[0],
        "ties": tally.ties[0],
        "losses": tally.losses[0],
        "wins2": tally.wins2[0],
        "cpu_seconds": result.cpu_seconds,
    }


# ---------------------------------------------------------------- the tables
def table(lines: list[dict[str, Any]]) -> str:
    rows = ["| match | games | wins (95 %) | ties | losses | wins and half the ties |", "|---|---:|---|---:|---:|---:|"]
    for title in dict.fromkeys(line["match"] for line in lines):
        rows.append(row(title, [line for line in lines if line["match"] == title]))
    rows += ["", "| | kingdom | opponent | games | wins | ties | losses |", "|---:|---|---|---:|---:|---:|---:|"]
    for line in lines:
        if line["match"].startswith(BEST):
            shares = " | ".join(f"{100 * line[key] / line['games']:.1f}" for key in ("wins", "ties", "losses"))
            setup = Setup.from_data(line["setup"])
            cards = ", ".join([*setup.piles, *setup.landscapes, *(f"{mark.capitalize()}: {id}" for mark, id in setup.marks)])
            rows.append(f"| {line['number']} | {cards} | {line['opponent']} | {line['games']} | {shares} |")
    return "\n".join(rows)


def row(title: str, lines: list[dict[str, Any]]) -> str:
    total = {key: sum(line[key] for line in lines) for key in ("games", "rounds", "wins", "ties", "losses", "wins2")}
    low, high = share_interval(total["wins"], total["wins2"], total["rounds"], 2)
    wins, ties, losses = (100 * total[key] / total["games"] for key in ("wins", "ties", "losses"))
    interval = f"{wins:.1f} ({100 * low:.1f}–{100 * high:.1f})"
    return f"| {title} | {total['games']} | {interval} | {ties:.1f} | {losses:.1f} | {wins + ties / 2:.1f} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40, help="in each kingdom, where somebody looks ahead")
    parser.add_argument("--hard", default="hard:playouts=2000")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=processors())
    parser.add_argument("--only", default="", help="matches whose name holds this")
    parser.add_argument("--after", type=int, default=0, help="leave out so many matches, which have been played before")
    parser.add_argument("--table", metavar="FILE", help="print the tables of these lines instead")
    options = parser.parse_args()
    if options.table:
        with open(options.table, encoding="utf-8") as file:
            print(table([json.loads(line) for line in file]))
        return
    numbers: dict[str, int] = {}
    played = count()
    with players_for(options.jobs) as players:
        for title, one, other, setup in matches(options.hard, options.seed):
            numbers[title] = numbers.get(title, 0) + 1
            if options.only in title and next(played) >= options.after:
                games = options.games * (1 if "Hard" in title else FAST)
                plan = make_plan([one, other], games, options.seed, setup)
                print(json.dumps(record(title, numbers[title], run(plan, players))), flush=True)
                print(".", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
