"""Speed of the learning environments with random play: steps per second of CPU time.

Our environments and PettingZoo's `leduc_holdem_v4` run in the same loop and process, in turns. The best round of each counts,
because other load on the machine can only slow it down. Run it with `python -m bench.learn`.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import demesne.learn.table
from demesne.learn import VectorGames, env, raw_env
from demesne.learn.gym import DominionEnv

LEDUC = "PettingZoo's leduc_holdem_v4"
Run = Callable[[float], float]  # runs for this many seconds and returns steps per second


def zoo(environment: Any) -> Run:
    """The loop of PettingZoo's own benchmark: observe, choose at random, step."""

    def run(seconds: float) -> float:
        environment.reset(seed=1)
        steps = 0
        began = time.process_time()
        while time.process_time() - began < seconds:
            for _ in environment.agent_iter(100):
                seen, _, ended, cut, _ = environment.last()
                choice = None if ended or cut else random.choice(np.flatnonzero(seen["action_mask"]).tolist())
                environment.step(choice)
                steps += 1
            if not environment.agents:
                environment.reset()
        return steps / (time.process_time() - began)

    return run


def gym(environment: DominionEnv) -> Run:
    def run(seconds: float) -> float:
        _, info = environment.reset(seed=1)
        steps = 0
        began = time.process_time()
        while time.process_time() - began < seconds:
            for _ in range(100):
                _, _, ended, cut, info = environment.step(random.choice(np.flatnonzero(info["action_mask"]).tolist()))
                steps += 1
                if ended or cut:
                    _, info = environment.reset()
        return steps / (time.process_time() - began)

    return run


def vector(games: VectorGames) -> Run:
    """A loop in which the games choose random actions themselves, so that NumPy is not measured."""

    def run(seconds: float) -> float:
        games.reset(1)
        steps = 0
        began = time.process_time()
        while time.process_time() - began < seconds:
            games.step(games.sample())
            steps += games.n
        return steps / (time.process_time() - began)

    return run


def contestants() -> dict[str, Run]:
    found: dict[str, Run] = {
        "PettingZoo, first_game": zoo(env(kingdom="first_game")),
        "PettingZoo, random kingdoms": zoo(env(kingdom="random")),
        "PettingZoo, raw_env": zoo(raw_env(kingdom="first_game")),
        "Gymnasium against Big Money": gym(DominionEnv()),
    }
    for n in (1, 64, 1024):
        found[f"vectorised, {n} at once"] = vector(VectorGames(n, "first_game"))
    found["vectorised, 64 at once, random kingdoms"] = vector(VectorGames(64, "random"))
    found["vectorised, 64 at once against Big Money"] = vector(VectorGames(64, "first_game", opponent="Big Money"))
    try:
        from pettingzoo.classic import leduc_holdem_v4
    except ImportError as problem:
        print(f"leduc_holdem_v4 is left out, because {problem.name} is missing: pip install --group bench")
    else:
        found[LEDUC] = zoo(leduc_holdem_v4.env())
        found[f"{LEDUC}, raw_env"] = zoo(leduc_holdem_v4.raw_env())
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=0.5, help="length of a round")
    parser.add_argument("--rounds", type=int, default=5)
    chosen = parser.parse_args()
    random.seed(1)
    running = contestants()
    best = dict.fromkeys(running, 0.0)
    for _ in range(chosen.rounds):
        for name, run in running.items():
            best[name] = max(best[name], run(chosen.seconds))
    compiled = (demesne.learn.table.__file__ or "").endswith(".so")
    print(f"steps per second, random play; the engine is {'compiled' if compiled else 'not compiled'}")
    for name, rate in best.items():
        times = f"{rate / best[LEDUC]:8.2f} times leduc_holdem_v4" if LEDUC in best else ""
        print(f"{name:42} {rate:10,.0f} {times}")


if __name__ == "__main__":
    main()
