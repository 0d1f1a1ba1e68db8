"""Tests decisions of Hard, with few playouts, in random games with 2 to 4 players in random kingdoms of all sets.

Hard must always give a possible answer, and the same one when asked again, or in a copy of the game in which all hidden cards
are redealt. Its plan is a strategy of the level Easy, which buys cards of any kind. A game depends only on the seed and its
number: `random_decisions.py --seed 7 --only 12`.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import count
from multiprocessing import get_context
from random import Random

from laws import demand
from random_games import SEEDS, Match

from demesne import Game, Option
from demesne.levels.knowledge import strategy_for
from demesne.levels.level import EASY, HARD
from demesne.levels.think import Thought, think
from demesne.strategies.syntax import Strategy
from demesne.views.making import make_view
from demesne.views.redealing import dealt_anew
from demesne.views.sampling import sample
from demesne.views.view import View

PLAYOUTS = 60
ASKED = 30  # one decision in this many is Hard's; the others are random
AGAIN = 10  # one of those in this many is asked again, and one in a redealt copy
TOGETHER = 10  # games per task of a process


@dataclass
class Summary:
    """Results of some games; summaries can be added."""

    games: int = 0
    decisions: Counter[str] = field(default_factory=Counter)  # decisions by kind
    players: Counter[int] = field(default_factory=Counter)  # decisions by number of players
    searched: int = 0  # decisions that used playouts
    playouts: int = 0
    again: int = 0
    twins: int = 0
    cpu: list[float] = field(default_factory=list)  # seconds for each decision
    failures: list[str] = field(default_factory=list)

    def add(self, other: Summary) -> None:
        self.games += other.games
        self.decisions.update(other.decisions)
        self.players.update(other.players)
        self.searched += other.searched
        self.playouts += other.playouts
        self.again += other.again
        self.twins += other.twins
        self.cpu += other.cpu
        self.failures += other.failures


class Hard:
    """Hard at one table."""

    def __init__(self, match: Match, playouts: int, rng: Random, summary: Summary) -> None:
        self.level = replace(HARD, playouts=playouts)
        self.strategy: Strategy = strategy_for(match.setup, replace(EASY, seed=match.number))
        self.rng = rng
        self.summary = summary

    def answer(self, game: Game) -> Option:
        """The option Hard chooses, after all checks."""
        decision, view = game.decision, game.view(game.decision.who)
        began = time.process_time()
        thought = self.think(view)
        self.summary.cpu.append(time.process_time() - began)
        self.summary.decisions[decision.kind] += 1
        self.summary.players[int(game.nplayers)] += 1
        self.summary.searched += thought.playouts > 0
        self.summary.playouts += thought.playouts
        option = decision.option(thought.answer)
        if option is None:
            raise AssertionError(f"{thought.answer!r} is not possible")
        if self.rng.randrange(AGAIN) == 0:
            demand("asked again it thinks the same", self.think(view) == thought)
            self.summary.again += 1
        if self.rng.randrange(AGAIN) == 0:
            twin = self.twin(game, view)
            demand("a twin cannot be told apart", twin == view)
            demand("what it cannot know makes no difference", self.think(twin) == thought)
            self.summary.twins += 1
        return option

    def think(self, view: View) -> Thought:
        return think(view, self.level, self.strategy)

    def twin(self, game: Game, view: View) -> View:
        """The view in a copy of the game whose hidden cards are redealt."""
        dealt = dealt_anew(game, self.rng.getrandbits(32)) or sample(view, self.rng)
        return make_view(dealt, view.player)


def play_one(seed: int, playouts: int, number: int) -> Summary:
    """Play one game; failures are recorded in the summary."""
    summary = Summary(games=1)
    match = Match(seed, number, recommended=False)
    rng = Random(f"{seed} {number}")
    try:
        hard = Hard(match, playouts, rng, summary)
        game = match.new_game()
        while not game.over:
            options = game.decision.options
            if len(options) > 1 and rng.randrange(ASKED) == 0:
                game.apply(hard.answer(game))
            else:
                code = match.player.answer(game)
                game.apply(next(option for option in options if option.code == code))
            match.answers += 1
    except Exception:
        summary.failures.append(f"{match.describe()}\n{traceback.format_exc()}")
    return summary


def play_until(decisions: int, seed: int, playouts: int, jobs: int) -> Summary:
    """Play games in order until Hard has made this many decisions."""
    summary = Summary()
    play = partial(play_one, seed, playouts)
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        for first in count(0, jobs * TOGETHER):
            for part in pool.map(play, range(first, first + jobs * TOGETHER), chunksize=TOGETHER):
                summary.add(part)
                if summary.decisions.total() >= decisions or summary.failures:
                    return summary
    raise AssertionError("unreachable")


# ---------------------------------------------------------------- the command
def report(summary: Summary) -> Iterator[str]:
    total = summary.decisions.total()
    yield f"{total:,} decisions in {summary.games:,} games, {summary.searched:,} of them with {summary.playouts:,} playouts"
    yield ", ".join(f"{n:,} with {players} players" for players, n in sorted(summary.players.items()))
    yield ", ".join(f"{n:,} {kind}" for kind, n in summary.decisions.most_common())
    yield f"{summary.again:,} asked again, {summary.twins:,} asked in a twin of the game"
    if summary.cpu:
        ordered = sorted(summary.cpu)
        shares = ((50, "median"), (95, "95 %"), (100, "longest"))
        at = [(name, ordered[min(len(ordered) - 1, len(ordered) * share // 100)]) for share, name in shares]
        yield "CPU milliseconds for one: " + ", ".join(f"{name} {1000 * value:.1f}" for name, value in at)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play and report; the exit code is 1 if a check failed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=1000)
    parser.add_argument("--playouts", type=int, default=PLAYOUTS, help="for each of them")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--only", type=int, metavar="NUMBER", help="play this one game")
    options = parser.parse_args(arguments)
    if options.decisions < 1 or options.playouts < 1 or options.jobs < 1 or not 0 <= options.seed < SEEDS:
        parser.error(f"at least one decision, playout and job are needed, and a seed from 0 to {SEEDS - 1}")
    if options.only is None:
        summary = play_until(options.decisions, options.seed, options.playouts, options.jobs)
    else:
        summary = play_one(options.seed, options.playouts, options.only)
    print("\n".join(report(summary)))
    for failure in summary.failures:
        print(failure, file=sys.stderr)
    print("something did not hold" if summary.failures else "every answer was possible, and the same whenever it had to be")
    return 1 if summary.failures else 0


if __name__ == "__main__":
    sys.exit(main())
