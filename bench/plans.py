"""A level's strategies against those of another version, played without search.

Each version finds its strategy for a kingdom in a separate process, which is measured. Then both strategies are played here,
every shuffle from both seats, with the default play of this version.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Final

from bench.lines import add_sets
from demesne.engine.setup import Setup
from demesne.levels.level import HARD, MEDIUM
from demesne.notation.generator import generate
from demesne.notation.kingdoms import format_kingdom
from demesne.sim.runner import simulate
from demesne.strategies.parser import parse
from demesne.strategies.syntax import Strategy

LOOK: Final = """
import json, sys, time
from demesne.engine.setup import Setup
from demesne.levels.knowledge import strategy_for
from demesne.levels.level import find_level
from demesne.strategies.writer import write
found = strategy_for(Setup.from_data(json.loads(sys.argv[1])), find_level(sys.argv[2]))
print(json.dumps([write(found), time.process_time()]))
"""


def found_by(python: str, setup: Setup, level: str) -> tuple[Strategy, float]:
    """The strategy that a version's level plays, and the CPU seconds it took to find."""
    command = [python, "-P", "-c", LOOK, json.dumps(setup.to_data()), level]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    text, seconds = json.loads(done.stdout)
    return replace(parse(text), requires=(), bane="", minds_the_end=True), seconds


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("before", metavar="FOLDER", help="another version, installed in its .venv")
    parser.add_argument("--level", choices=(MEDIUM.name, HARD.name), default=HARD.name)
    parser.add_argument("--kingdoms", type=int, default=10)
    add_sets(parser)
    parser.add_argument("--games", type=int, default=2000, help="in each kingdom")
    parser.add_argument("--seed", type=int, default=1, help="of kingdoms and shuffles")
    options = parser.parse_args()
    before = str(Path(options.before) / ".venv" / "bin" / "python")
    print("| | kingdom | wins and half the ties, % | CPU seconds of looking for it | before |\n|---:|---|---:|---:|---:|")
    shares: list[float] = []
    for number in range(1, options.kingdoms + 1):
        setup = generate(options.sets, seed=options.seed + number)
        new, seconds = found_by(sys.executable, setup, options.level)
        old, seconds_before = found_by(before, setup, options.level)
        first = simulate([new, old], options.games, options.seed + number, setup).players[0]
        shares.append(100 * (first.wins.rate + first.ties.rate / 2))
        row = f"{number} | {format_kingdom(setup)} | {shares[-1]:.1f} | {seconds:.0f} | {seconds_before:.0f}"
        print(f"| {row} |", flush=True)
    print(f"\nOn average {sum(shares) / len(shares):.1f} %.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
