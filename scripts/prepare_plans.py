"""Finds Hard's strategies for the recommended kingdoms and writes them to src/demesne/levels/plans.

Needs the compiled engine; a kingdom takes half a minute to three minutes of CPU time. The search also starts from the existing
plans; with the same plans, seed and generations it gives the same result.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import replace
from pathlib import Path
from typing import Final

from demesne.evolve.optimise import optimise
from demesne.levels.knowledge import PATIENCE, shipped, two
from demesne.levels.level import HARD
from demesne.sets.recommended import KINGDOMS
from demesne.strategies.alternatives import write_all
from demesne.work.worker import processors

FOLDER: Final = Path(__file__).parents[1] / "src/demesne/levels/plans"


def found(id: str, seed: int, generations: int) -> tuple[str, str, float]:
    """The plans for a kingdom as text, and the CPU seconds it took to find them."""
    began = time.process_time()
    known = shipped(two(KINGDOMS[id].setup(2)), HARD)
    start = (replace(known, alternatives=()), *known.alternatives) if known else ()
    setup = two(KINGDOMS[id].setup(2))
    best = optimise(setup, seed, generations=generations, start=start, patience=PATIENCE, minds_the_end=True)
    head = f"# {id}: scripts/prepare_plans.py --seed {seed} --generations {generations}\n"
    return id, head + write_all(best), time.process_time() - began


def all_found(ids: list[str], seed: int, generations: int, jobs: int) -> Iterator[tuple[str, str, float]]:
    with ProcessPoolExecutor(jobs) as pool:
        works = [pool.submit(found, id, seed, generations) for id in ids]
        for work in as_completed(works):
            yield work.result()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kingdoms", nargs="*", help="ids of recommended kingdoms; all of them if none is named")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--generations", type=int, default=50)
    parser.add_argument("--jobs", type=int, default=processors())
    parser.add_argument("--missing", action="store_true", help="only those that have no file yet")
    options = parser.parse_args()
    ids = options.kingdoms or list(KINGDOMS)
    unknown = [id for id in ids if id not in KINGDOMS]
    if unknown:
        sys.exit(f"no recommended kingdom is called {unknown[0]}; there are: {', '.join(KINGDOMS)}")
    if options.missing:
        ids = [id for id in ids if not (FOLDER / f"{id}.plans").exists()]
    FOLDER.mkdir(exist_ok=True)
    for id, text, seconds in all_found(ids, options.seed, options.generations, options.jobs):
        (FOLDER / f"{id}.plans").write_text(text, "utf-8")
        print(f"{id}: {seconds:.0f} s, {text.count('----')} alternatives", flush=True)


if __name__ == "__main__":
    main()
