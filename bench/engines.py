"""The lead of the library's engines over money strategies, each in a kingdom of the cards it requires.

The opponent is the one that does best against the engine, of all library strategies for these cards and of Big Money with one
or two copies of each of them.
"""

from __future__ import annotations

import argparse
from typing import Final

from demesne.bots.batch import Batch, Tally
from demesne.bots.table import fitting
from demesne.engine.constants import LANDSCAPE
from demesne.engine.definitions import CARDS
from demesne.engine.setup import KINGDOM_SIZE, Setup
from demesne.evolve.changes import Offer
from demesne.evolve.optimise import simple
from demesne.sim.statistics import share_interval
from demesne.strategies.find import find_strategy
from demesne.strategies.syntax import Strategy

ENGINES: Final = (
    "Laboratory Militia Chapel", "Village Smithy Chapel", "Village Council Room", "Throne Room Laboratory",
    "Laboratory Market Chapel", "Chapel Laboratory", "Hamlet Smithy", "Farming Village Smithy", "Menagerie Hamlet",
    "Fairgrounds", "Hunting Party Militia", "Mountain Village Chapel", "Lackeys Festival",
    "Priest Laboratory", "Experiment Festival", "Experiment Inventor", "Citadel Festival", "Recruiter Laboratory",
)  # fmt: skip
FILLERS: Final = (  # piles that fill the kingdom and are never bought
    "thief", "chancellor", "adventurer", "bureaucrat", "spy", "feast", "moneylender", "woodcutter", "mine", "moat",
)  # fmt: skip
TRIAL: Final = 200  # rounds against each rival; finalists play ten times as many
FINALISTS: Final = 3


def kingdom_of(engine: Strategy) -> Setup:
    """A kingdom of the cards that the engine requires, and fillers."""
    piles = [id for id in engine.requires if CARDS[id].types & LANDSCAPE == 0]
    fillers = [id for id in FILLERS if id not in piles]
    landscapes = [id for id in engine.requires if CARDS[id].types & LANDSCAPE]
    return Setup.of([*piles, *fillers][: int(KINGDOM_SIZE)], landscapes)


def rivals_of(engine: Strategy, setup: Setup) -> list[Strategy]:
    """All library strategies that need no other cards, and Big Money with each of these cards."""
    known = [other for other in fitting(setup) if set(other.requires) <= set(engine.requires) and other.name != engine.name]
    offer = Offer(setup)
    return known + [simple(offer, id, most) for id in offer.cards if id in engine.requires for most in (1, 2)]


def hardest(engine: Strategy, setup: Setup, seed: int) -> Strategy:
    """The rival that does best against the engine."""
    ranked = sorted(rivals_of(engine, setup), key=lambda rival: lead(played(engine, rival, setup, seed, TRIAL)))[:FINALISTS]
    return min(ranked, key=lambda rival: lead(played(engine, rival, setup, seed + 1, 10 * TRIAL)))


def played(engine: Strategy, rival: Strategy, setup: Setup, seed: int, rounds: int) -> Tally:
    return Batch(setup, [engine, rival]).play(seed, 0, rounds, False)


def lead(tally: Tally) -> int:
    return tally.wins[0] - tally.losses[0]


def row(engine: Strategy, seed: int, games: int) -> str:
    setup = kingdom_of(engine)
    rival = hardest(engine, setup, seed)
    tally = played(engine, rival, setup, seed + 2, games // 2)
    low, high = share_interval(tally.wins[0], tally.wins2[0], tally.rounds, 2)
    wins, ties, losses = (100 * n / tally.games for n in (tally.wins[0], tally.ties[0], tally.losses[0]))
    cards = ", ".join(CARDS[id].name for id in engine.requires)
    shares = f"{wins:.1f} ({100 * low:.1f}–{100 * high:.1f}) | {ties:.1f} | {losses:.1f}"
    return f"| {engine.name} | {cards} | {rival.name} | {shares} | {tally.length / tally.games:.1f} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=ENGINES, help="strategies (default: the engines of the library)")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    print("| engine | cards | hardest rival | wins (95 %) | ties | losses | turns |")
    print("|---|---|---|---|---:|---:|---:|")
    for name in options.names:
        print(row(find_strategy(name), options.seed, options.games), flush=True)


if __name__ == "__main__":
    main()
