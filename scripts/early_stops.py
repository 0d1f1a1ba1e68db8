"""How well playouts that are stopped early, and judged by the value of positions, tell two gains apart.

`python scripts/early_stops.py --kingdoms 40 --seed 2`: in kingdoms drawn at random two of the better strategies play until some
turn; then one of two cards of about the same price is added to a deck, and games are played on from there, to the end and
to a few turns later. What full games show is taken for the truth, so far as there are enough of them.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from time import process_time
from typing import Final

import numpy as np
from numpy.typing import NDArray
from value_games import LONGEST, Kingdom, go_on, win_shares

from demesne.bots.binding import bind_strategy
from demesne.bots.position_value import PositionValue
from demesne.bots.search_answers import UNIT
from demesne.bots.strategy_policy import StrategyPolicy
from demesne.engine.constants import NONE
from demesne.engine.dealing import deal
from demesne.engine.next_turn import has_run_out
from demesne.engine.places import put_in
from demesne.engine.run import run
from demesne.engine.state import State

LATER: Final = (2, 4, 8, LONGEST)  # turns of each player after which a playout is stopped; the last: at its end
GAMES: Final = 400  # played to the end for each card
POSITIONS: Final = 4  # in each kingdom
LAST_TURN: Final = 10  # at which a card is added
PRICES: Final = range(3, 9)


@dataclass
class Stops:
    """What playouts of the same length said of all pairs."""

    differences: list[float] = field(default_factory=list)  # between the two cards, on average
    halves: list[tuple[float, float]] = field(default_factory=list)  # the same, of every other game
    noise: list[float] = field(default_factory=list)  # variance of a single difference
    seconds: float = 0.0


def playout(root: State, seed: int, policies: Sequence[StrategyPolicy], limit: int) -> State:
    """A game from there on; hands and draw piles are dealt anew."""
    g = State(root.components, root)
    rng = Random(seed)
    for p in g.players:
        cards = [*p.deck.listed(), *p.hand.listed()]
        kinds = [g.kind_of[card] for card in cards]
        rng.shuffle(kinds)
        for card, kind in zip(cards, kinds, strict=True):
            g.kind_of[card] = kind
    g.luck = 1 + rng.getrandbits(30)
    for seat, policy in enumerate(policies):
        g.policies[seat] = policy
    g.turn_limit = limit
    go_on(g)
    return g


def worth(g: State, value: PositionValue) -> float:
    """To the first player."""
    if has_run_out(g) or g.turn >= LONGEST * g.nplayers:
        return win_shares(g)[0]
    return int(value.chance(g, 0)) / int(UNIT)


def candidates(g: State) -> list[int]:
    """Cards of the supply that somebody could have bought."""
    piles = g.components.piles
    supply = [kind for kind in range(int(g.nkinds)) if (at := g.components.pile_of[kind]) >= 0 and piles[at].supply]
    return [kind for kind in supply if g.left[kind] > 0 and g.components.costs[kind] in PRICES]


def two_cards(g: State, rng: Random) -> tuple[int, int] | None:
    """Of about the same price."""
    offered = candidates(g)
    one = rng.choice(offered)
    near = [kind for kind in offered if kind != one and abs(int(g.components.costs[kind] - g.components.costs[one])) <= 1]
    return (one, rng.choice(near)) if near else None


def with_card(g: State, kind: int) -> State:
    made = State(g.components, g)
    put_in(made, made.new_card(0, kind), made.players[0].discard)
    made.left[kind] -= 1
    return made


def compare(kingdom: Kingdom, found: dict[int, Stops]) -> None:
    """Pairs of cards in one kingdom, after some turns of two of its better strategies."""
    g, rng = kingdom.g, kingdom.rng
    best = sorted(kingdom.evolved()[:8], key=lambda candidate: -candidate.rate)
    policies = [bind_strategy(g.components, candidate.strategy) for candidate in (best[0], rng.choice(best[1:4]))]
    value = PositionValue(g.components)
    for _ in range(POSITIONS):
        for seat, policy in enumerate(policies):
            g.policies[seat] = policy
        deal(g, rng.getrandbits(60))
        g.turn_limit = 2 * rng.randint(1, LAST_TURN) - 1  # the first player has just had his turn
        run(g, NONE)
        pair = None if has_run_out(g) else two_cards(g, rng)
        if pair is not None:
            seed = rng.getrandbits(40)
            roots = [with_card(g, kind) for kind in pair]
            for later, stops in found.items():
                limit = min(int(g.turn) + 2 * later, 2 * LONGEST)
                before = process_time()
                seeds = range(seed + 1000 * later, seed + 1000 * later + GAMES)
                said = [[worth(playout(root, one, policies, limit), value) for one in seeds] for root in roots]
                stops.seconds += process_time() - before
                note(stops, np.array(said[0]) - np.array(said[1]))


def note(stops: Stops, ahead: NDArray[np.float64]) -> None:
    stops.differences.append(float(ahead.mean()))
    stops.halves.append((float(ahead[::2].mean()), float(ahead[1::2].mean())))
    stops.noise.append(float(ahead.var()))


def told(found: dict[int, Stops]) -> list[str]:
    """A table. How far the differences agree with true ones is freed of the luck in full games, which their halves show."""
    full = found[LONGEST]
    true = np.cov(np.array(full.halves).T)[0, 1]
    lines = [
        f"{len(full.differences)} pairs; true differences have a standard deviation of {100 * true**0.5:.1f} points",
        "",
        "| turns | agrees with full games | truth for each point said | noise of one deal | time | at best as good as |",
        "|---:|---:|---:|---:|---:|---:|",
    ]
    for later, stops in found.items():
        both = np.cov(stops.differences, full.differences)
        agrees, slope = both[0, 1] / (true * both[0, 0]) ** 0.5, both[0, 1] / both[0, 0]
        noise, time = np.mean(stops.noise) / np.mean(full.noise), stops.seconds / full.seconds
        if stops is full:
            lines.append("| to the end | 1.00 | 1.00 | 100 % | 100 % | |")
            continue
        as_good_as = np.mean(full.noise) / (true * (1 - agrees**2))  # full deals, whose luck is as large as what it gets wrong
        lines.append(
            f"| {later} | {agrees:.2f} | {slope:.2f} | {100 * noise:.0f} % | {100 * time:.0f} % | {as_good_as:.0f} full deals |"
        )
    return lines


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Compare playouts that are stopped early with full ones.")
    parser.add_argument("--kingdoms", type=int, default=40)
    parser.add_argument("--seed", type=int, default=2, help="another one than the network was trained with")
    given = parser.parse_args(arguments)
    found = {later: Stops() for later in LATER}
    for number in range(given.kingdoms):
        compare(Kingdom(given.seed, number, players=2), found)
    print("\n".join(told(found)))


if __name__ == "__main__":
    main()
