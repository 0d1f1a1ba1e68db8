"""Hard of this version against Hard of another version, with the same CPU time: every shuffle from both seats.

Both versions run in separate processes (`bench/thinker.py`); the engine of this version is the referee. Each version finds its
strategy for a kingdom before the first game there, which is measured separately. Each line of the output is one shuffle, as
JSON; shuffles already in the file are not played again.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Final

from bench.lines import Line, Lines, add_sets, by_kingdom, by_match, counted
from bench.thinker import Broken, Reply, Thinker, this_version, version_in
from demesne.bots.batch import TURN_LIMIT, Tally, round_seed
from demesne.engine.setup import Setup
from demesne.game import Game
from demesne.levels.level import find_level
from demesne.notation.generator import generate
from demesne.sim.recorded_games import count_game, count_player

TITLE: Final = "Hard against Hard of the version before"
NAMES: Final = ("this version", "the version before")
INTERRUPTED: Final = 130  # the exit code after Ctrl-C
UNEQUAL: Final = 1.05  # the CPU times count as different from this ratio on
STEP: Final = 4.0  # the largest factor between the usual limit and the next one
SHORTEST: Final = 0.002  # seconds: the shortest time limit


@dataclass(frozen=True)
class Terms:
    """The settings of a duel."""

    before: str  # the folder of the other version
    bots: tuple[str, str]  # the bot of each version: Hard with settings
    seed: int
    rounds: int  # rounds in each kingdom
    is_equal: bool = False  # whether this version's limit follows the other one's CPU time


@dataclass
class Effort:
    """The CPU time and playouts of one side's decisions."""

    decisions: int = 0
    cpu: float = 0.0
    playouts: int = 0

    def add(self, reply: Reply) -> None:
        self.decisions += 1
        self.cpu += reply.cpu
        self.playouts += reply.playouts


@dataclass
class Side:
    """One version at the table."""

    thinker: Thinker
    bot: str
    effort: Effort = field(default_factory=Effort)

    def answer(self, game: Game) -> str:
        reply = self.thinker.answer_in(game, self.bot)
        self.effort.add(reply)
        return reply.answer


# ---------------------------------------------------------------- playing
def introduce(terms: Terms) -> None:
    """Print both versions, so that the user can check them."""
    with this_version() as new, version_in(terms.before) as old:
        for name, thinker, bot in zip(NAMES, (new, old), terms.bots, strict=True):
            how = "compiled" if thinker.is_compiled else "NOT compiled"
            print(f"{name}: {bot}, {thinker.folder}, {how}", file=sys.stderr)


def play_all(setups: list[Setup], terms: Terms, lines: Lines, jobs: int) -> None:
    """Play all kingdoms, `jobs` at a time. Ctrl-C stops at once; finished rounds are in the file."""
    with ThreadPoolExecutor(jobs) as pool:
        duels = [pool.submit(play_kingdom, number, setup, terms, lines) for number, setup in enumerate(setups, 1)]
        try:
            for duel in duels:
                duel.result()
        except KeyboardInterrupt:
            print("\n".join(["", *report(lines.all)]), flush=True)
            os._exit(INTERRUPTED)  # without waiting for running games; the other processes notice and end
    print(file=sys.stderr)


def play_kingdom(number: int, setup: Setup, terms: Terms, lines: Lines) -> None:
    """Play the missing rounds in one kingdom."""
    known = {"number": number, "setup": setup.to_data(), "seed": terms.seed, "bots": list(terms.bots), "equal": terms.is_equal}
    while left := [n for n in range(terms.rounds) if not lines.has(**known, round=n)]:
        with this_version() as new, version_in(terms.before) as old:
            play_rounds(left, setup, terms, [new, old], {"match": TITLE, "opponent": NAMES[1], **known}, lines)


def play_rounds(left: list[int], setup: Setup, terms: Terms, thinkers: list[Thinker], known: Line, lines: Lines) -> None:
    """Play these rounds until a version fails, because its process may have ended."""
    view = Game.new(setup).view(0)
    prepared = [thinker.prepare(view, bot).cpu for thinker, bot in zip(thinkers, terms.bots, strict=True)]
    for n in left:
        bots = terms.bots
        if terms.is_equal:
            bots = (with_seconds(fair_limit(seconds_of(bots[0]), lines.about(**known))), bots[1])
        line = {**known, "round": n, "prepared": prepared, "limits": list(bots)}
        sides = [Side(thinker, bot) for thinker, bot in zip(thinkers, bots, strict=True)]
        try:
            lines.add(line | play_round(setup, round_seed(terms.seed + known["number"], n), sides))
        except Broken as problem:
            lines.add(line | {"problem": str(problem)})
            print(problem, file=sys.stderr)
            return
        print(".", end="", file=sys.stderr, flush=True)


def with_seconds(seconds: float) -> str:
    return f"hard:seconds={seconds:.4g}"


def seconds_of(bot: str) -> float:
    level = find_level(bot)
    assert level is not None
    assert level.seconds is not None
    return level.seconds


def fair_limit(first: float, played: list[Line]) -> float:
    """The time limit for this version in the next round, so that both have then spent the same CPU time on all games.

    >>> fair_limit(0.2, [])
    0.2
    >>> fair_limit(0.2, [{"limits": ["hard:seconds=0.2", ""], "cpu": [4.0, 3.0]}])
    0.1
    """
    played = [line for line in played if "problem" not in line]
    if not played:
        return first
    own, other = (sum(float(line["cpu"][side]) for line in played) for side in (0, 1))
    usual = sum(seconds_of(line["limits"][0]) for line in played) / len(played)
    wanted = other + other / len(played) - own
    return max(usual * min(max(wanted * len(played) / own, 1 / STEP), STEP), SHORTEST)


def play_round(setup: Setup, seed: int, sides: list[Side]) -> Line:
    """Play one shuffle from both seats."""
    before = [side.thinker.whole for side in sides]
    games = [play_game(setup, seed, sides), play_game(setup, seed, sides[::-1])]
    tally = Tally(2)
    for player in (0, 1):
        count_player(tally, player, games, [player, 1 - player])
    for game in games:
        count_game(tally, game)
    tally.rounds = 1
    return {
        **counted(tally),
        "turns": tally.turns,
        "decisions": [side.effort.decisions for side in sides],
        "cpu": [side.effort.cpu for side in sides],
        "whole": [side.thinker.whole - was for side, was in zip(sides, before, strict=True)],
        "playouts": [side.effort.playouts for side in sides],
    }


def play_game(setup: Setup, seed: int, seats: list[Side]) -> Game:
    game = Game.new(setup, seed)
    game.turn_limit = TURN_LIMIT * game.nplayers
    while not game.over:
        decision = game.decision
        game.apply(decision.options[0] if len(decision.options) == 1 else seats[decision.who].answer(game))
    return game


# ---------------------------------------------------------------- what came of it
def report(lines: list[Line]) -> Iterator[str]:
    played = [line for line in lines if "problem" not in line]
    if played:
        yield from by_match(played)
        yield ""
        yield from by_kingdom(played)
        yield ""
        yield from efforts(played)
    broken = len(lines) - len(played)
    if broken:
        yield f"\n{broken} shuffles were broken off by a problem and do not count; the lines say which."


def efforts(lines: list[Line]) -> Iterator[str]:
    """The CPU time and playouts of each side, and whether the CPU time was equal."""
    yield "| | decisions | CPU seconds for one | playouts for one | CPU seconds a game | all in all | preparing a kingdom |"
    yield "|---|---:|---:|---:|---:|---:|---:|"
    games = sum(line["games"] for line in lines)
    kingdoms = {line["number"]: line["prepared"] for line in reversed(lines)}
    each: list[float] = []
    for side, name in enumerate(NAMES):
        decisions, cpu, playouts, whole = (
            sum(line[key][side] for line in lines) for key in ("decisions", "cpu", "playouts", "whole")
        )
        prepared = sum(spent[side] for spent in kingdoms.values()) / len(kingdoms)
        each.append(cpu)
        yield (
            f"| {name} | {decisions} | {cpu / decisions:.4f} | {playouts / decisions:.0f} |"
            f" {cpu / games:.2f} | {whole / games:.2f} | {prepared:.1f} |"
        )
    yield ""
    yield verdict(*each)


def verdict(new: float, old: float) -> str:
    """Whether both had the same CPU time for their games.

    >>> verdict(10.1, 10)
    'The same CPU time for a game: this version used 1.010 times that of the version before.'
    >>> verdict(10, 20)
    'NOT the same CPU time for a game: this version used 0.500 times that of the version before.'
    """
    is_same = max(new, old) <= UNEQUAL * min(new, old)
    said = "The" if is_same else "NOT the"
    return f"{said} same CPU time for a game: {NAMES[0]} used {new / old:.3f} times that of {NAMES[1]}."


def terms_of(options: argparse.Namespace) -> Terms:
    setting, values = ("playouts", options.playouts) if options.playouts else ("seconds", options.seconds * 2)
    rounds = -(-options.games // (2 * options.kingdoms))
    return Terms(
        options.before, (f"hard:{setting}={values[0]}", f"hard:{setting}={values[1]}"), options.seed, rounds, options.equal
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("lines", metavar="LINES", help="the file for what comes out, and from which a stopped run goes on")
    parser.add_argument(
        "--before", metavar="FOLDER", help="another version, installed in its .venv; without it, only the tables"
    )
    parser.add_argument("--games", type=int, default=400, help="in all kingdoms together")
    parser.add_argument("--kingdoms", type=int, default=10)
    add_sets(parser)
    parser.add_argument("--seed", type=int, default=1, help="of kingdoms and shuffles")
    parser.add_argument(
        "--seconds", type=float, nargs="+", default=[0.2], help="of CPU time, at most, for a decision: of each side, or of both"
    )
    parser.add_argument("--playouts", type=int, nargs=2, metavar=("NEW", "OLD"), help="for a decision, instead of seconds")
    parser.add_argument(
        "--equal",
        action="store_true",
        help="from the second shuffle on in each kingdom this version's seconds follow what the other has spent on its games",
    )
    parser.add_argument("--jobs", type=int, default=1, help="kingdoms at a time; in each only one side thinks at a time")
    options = parser.parse_args()
    if len(options.seconds) > 2:
        parser.error("there are two sides: one number of seconds, or two")
    if options.equal and options.playouts:
        parser.error("--equal is about seconds")
    lines = Lines(options.lines)
    if options.before:
        terms = terms_of(options)
        introduce(terms)
        setups = [generate(options.sets, seed=terms.seed + number) for number in range(1, options.kingdoms + 1)]
        play_all(setups, terms, lines, options.jobs)
    print("\n".join(report(lines.all)))


if __name__ == "__main__":
    main()
