"""The value of each part of Hard: Hard against Hard without that part, with the same playouts per decision.

Kingdoms are drawn at random, and every shuffle is played from both seats. Each line of the output is one part in one kingdom,
as JSON; results already in the file are not played again.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from typing import Final

from bench.lines import Line, Lines, add_sets, by_kingdom, by_match, counted
from demesne.bots import table
from demesne.bots.batch import TURN_LIMIT, Tally, round_seed
from demesne.bots.search import Search
from demesne.engine.setup import Setup
from demesne.evolve.optimise import USUAL, optimise
from demesne.game import Game
from demesne.levels.knowledge import PATIENCE, plain, strategy_for, two
from demesne.levels.level import HARD, Level
from demesne.levels.think import (
    Budget,
    choose_plan,
    choose_plans_after,
    is_plain,
    look_ahead,
    search_from,
    sureness,
    texts_of,
    think,
)
from demesne.notation.generator import generate
from demesne.sim.recorded_games import count_game, count_player
from demesne.strategies.syntax import Strategy
from demesne.views.view import View

Answer = Callable[[View, Level, Strategy], str]


# ---------------------------------------------------------------- Hard without one of its parts
def whole(view: View, level: Level, strategy: Strategy) -> str:
    return think(view, level, strategy).answer


def with_one_plan(view: View, level: Level, strategy: Strategy) -> str:
    return whole(view, level, replace(strategy, alternatives=()))


def without_endings(view: View, level: Level, strategy: Strategy) -> str:
    plans = tuple(replace(plan, minds_the_end=False) for plan in strategy.alternatives)
    return whole(view, level, replace(strategy, minds_the_end=False, alternatives=plans))


def without_opponents(view: View, level: Level, strategy: Strategy) -> str:
    """Assume that the other players follow the searcher's first plan, whatever they buy."""
    search, game = search_from(view, level, strategy)
    search.models = [search.plans[0] for _ in search.models]
    return best_of(search, game, level)


def without_plans_for_purchases(view: View, level: Level, strategy: Strategy) -> str:
    """Follow the plan that does best from the current position after every purchase."""
    return best_of(*search_from(view, level, strategy), level, has_plans_after=False)


def best_of(search: Search, game: Game, level: Level, has_plans_after: bool = True) -> str:
    budget = Budget(level, search)
    if len(search.arms) > 1 and not is_plain(search):
        choose_plan(search, budget)
        if has_plans_after:
            choose_plans_after(search, search.arms, budget)
        search.sureness = sureness(budget)
        look_ahead(search, budget)
    return texts_of(game)[search.best()]


def without_looking_ahead(view: View, level: Level, strategy: Strategy) -> str:
    return table.answer(view, strategy)


def plans_without_engines(setup: Setup, level: Level) -> Strategy:
    """The strategy that evolution finds without engine sketches."""
    money = replace(USUAL, sketches=0)
    found = optimise(two(setup), level.seed, generations=level.generations, patience=PATIENCE, scale=money, minds_the_end=True)
    return plain(found, level)


@dataclass(frozen=True)
class Side:
    """Hard, complete or without one part."""

    answer: Answer = whole
    plans: Callable[[Setup, Level], Strategy] = strategy_for


WHOLE: Final = Side()
PARTS: Final = {
    "looking ahead": Side(without_looking_ahead),
    "engines": Side(plans=plans_without_engines),
    "several plans": Side(with_one_plan),
    "a plan for each purchase": Side(without_plans_for_purchases),
    "plans of others": Side(without_opponents),
    "minding the end": Side(without_endings),
}


# ---------------------------------------------------------------- playing
def play(known: Line, setup: Setup, level: Level) -> Line:
    """Play all rounds in one kingdom."""
    sides = [bound(side, setup, level) for side in (WHOLE, PARTS[known["part"]])]
    tally = Tally(2)
    for n in range(known["rounds"]):
        seed = round_seed(known["seed"] + known["number"], n)
        games = [play_game(setup, seed, seats) for seats in (sides, sides[::-1])]
        for player in (0, 1):
            count_player(tally, player, games, [player, 1 - player])
        for game in games:
            count_game(tally, game)
        tally.rounds += 1
    return {**known, **counted(tally)}


def bound(side: Side, setup: Setup, level: Level) -> Callable[[View], str]:
    """The function with which a side answers in this kingdom."""
    strategy = side.plans(setup, level)
    return lambda view: side.answer(view, level, strategy)


def play_game(setup: Setup, seed: int, seats: list[Callable[[View], str]]) -> Game:
    game = Game.new(setup, seed)
    game.turn_limit = TURN_LIMIT * game.nplayers
    while not game.over:
        decision = game.decision
        if len(decision.options) == 1:
            game.apply(decision.options[0])
        else:
            game.apply(seats[decision.who](game.view(decision.who)))
    return game


def wanted(options: argparse.Namespace) -> Iterator[tuple[Line, Setup]]:
    for part in options.only or PARTS:
        for number in range(1, options.kingdoms + 1):
            setup = generate(options.sets, seed=options.seed + number)
            known: Line = {"match": f"Hard against Hard without {part}", "part": part, "number": number, "seed": options.seed}
            known |= {"setup": setup.to_data(), "opponent": f"without {part}", "playouts": options.playouts}
            yield known | {"rounds": -(-options.games // 2)}, setup


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("lines", metavar="LINES", help="the file for what comes out, and from which a stopped run goes on")
    parser.add_argument("--table", action="store_true", help="only print the tables of what is there")
    parser.add_argument("--only", nargs="+", choices=PARTS, help="these parts")
    parser.add_argument("--games", type=int, default=40, help="in each kingdom, for each part")
    parser.add_argument("--kingdoms", type=int, default=5)
    add_sets(parser)
    parser.add_argument("--playouts", type=int, default=1000, help="for a decision")
    parser.add_argument("--seed", type=int, default=1, help="of kingdoms and shuffles")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    options = parser.parse_args()
    lines = Lines(options.lines)
    if not options.table:
        left = [(known, setup) for known, setup in wanted(options) if not lines.has(**known)]
        level = replace(HARD, playouts=options.playouts)
        with ProcessPoolExecutor(options.jobs) as pool:
            for done in [pool.submit(play, known, setup, level) for known, setup in left]:
                lines.add(done.result())
                print(".", end="", file=sys.stderr, flush=True)
    print("\n".join([*by_match(lines.all), "", *by_kingdom(lines.all)]))


if __name__ == "__main__":
    main()
