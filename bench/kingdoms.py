"""Strategies found by `demesne optimise` in random kingdoms, against the best library strategy for each of them."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from typing import Any

from demesne.bots.batch import round_seed
from demesne.bots.table import fitting
from demesne.evolve.matches import Referee
from demesne.evolve.optimise import optimise
from demesne.notation.generator import generate
from demesne.notation.kingdoms import format_kingdom
from demesne.sim.runner import simulate
from demesne.strategies.syntax import Strategy
from demesne.strategies.writer import write

CHECK = 4000  # games against each fitting strategy, with new shuffles


def tried(number: int, options: argparse.Namespace, referee: Referee) -> dict[str, Any]:
    """Optimise one kingdom and compare the result with the library."""
    setup = generate(seed=options.seed + number, require=options.require)
    began = time.monotonic()
    best = optimise(setup, options.seed + number, options.seconds, options.generations, referee=referee)
    seconds = time.monotonic() - began
    rivals: list[tuple[float, dict[str, Any]]] = []
    for rank, rival in enumerate(rival for rival in fitting(setup) if rival.lines != best.lines):
        rivals.append(against(best, rival, setup, round_seed(options.seed + number, 10**6 + rank)))
    rivals.sort(key=lambda item: item[0])
    return {
        "kingdom": format_kingdom(setup),
        "name": best.name,
        "seconds": seconds,
        "strategy": write(best),
        "against": [data for _, data in rivals],
    }


def against(best: Strategy, rival: Strategy, setup: Any, seed: int) -> tuple[float, dict[str, Any]]:
    first = simulate([best, rival], CHECK, seed, setup).players[0]
    data = {
        "name": rival.name,
        "wins": first.wins.rate,
        "ci95": list(first.wins.interval),
        "ties": first.ties.rate,
        "losses": first.losses.rate,
    }
    return first.wins.rate + first.ties.rate / 2, data


def told(number: int, data: dict[str, Any]) -> Iterator[str]:
    hardest = data["against"][0]
    low, high = hardest["ci95"]
    wins = f"{100 * hardest['wins']:5.1f} % wins ({100 * low:.1f}–{100 * high:.1f})"
    rest = f"{100 * hardest['ties']:4.1f} % ties, {100 * hardest['losses']:5.1f} % losses"
    yield f"{number + 1:>2}. {wins}, {rest} against {hardest['name']}: {data['name']}"
    yield f"    {data['kingdom']} ({data['seconds']:.0f} s)"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kingdoms", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=60.0, help="of searching in each kingdom")
    parser.add_argument("--generations", type=int, help="run this many generations instead, however long they take")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--require", nargs="*", default=[], help="cards that every kingdom has")
    parser.add_argument("--json", metavar="FILE", help="everything, the strategies too")
    options = parser.parse_args()
    found: list[dict[str, Any]] = []
    with Referee(options.jobs) as referee:
        for number in range(options.kingdoms):
            found.append(tried(number, options, referee))
            print("\n".join(told(number, found[-1])), flush=True)
    new = sum(data["name"] == "Evolved" for data in found)
    ahead = sum(data["against"][0]["wins"] > data["against"][0]["losses"] for data in found)
    print(f"new strategies in {new} of {len(found)} kingdoms; ahead of the hardest opponent in {ahead}")
    if options.json:
        with open(options.json, "w", encoding="utf-8") as file:
            json.dump(found, file, indent=1)
    return 0


if __name__ == "__main__":
    sys.exit(main())
