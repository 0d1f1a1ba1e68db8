"""CPU time of Hard's decisions at a table, and the time of its first move in a new kingdom; also for another version.

The positions come from games of quick strategies in random kingdoms. All versions get the same positions and the settings
that Hard has at a table. Each line of the output is one version in one kingdom with one number of players, as JSON; results
already in the file are not measured again.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable, Iterator
from statistics import mean, median, quantiles
from typing import Final

from bench.lines import Line, Lines, add_sets
from bench.thinker import WALL, Thinker, this_version, version_in
from demesne.bots.batch import TURN_LIMIT
from demesne.bots.table import answer_in, fitting
from demesne.engine.setup import Setup
from demesne.game import Game
from demesne.levels.review import decides
from demesne.notation.generator import generate

NOW: Final = "now"
BEFORE: Final = "before"
PLAYERS: Final = (2, 4)
BOT: Final = "hard"

Start = Callable[..., Thinker]  # starts the process of a version, optionally with another clock


# ---------------------------------------------------------------- positions
def positions(setup: Setup, seed: int, wanted: int) -> list[Game]:
    """Random decisions of a game between library strategies, except those that play a plain Treasure."""
    rng = random.Random(seed)
    strategies = [rng.choice(fitting(setup)) for _ in range(setup.players)]
    game = Game.new(setup, seed)
    game.turn_limit = TURN_LIMIT * setup.players
    found: list[Game] = []
    while not game.over:
        decision = game.decision
        answer = answer_in(game, strategies[decision.who])
        if decides(game, decision, answer):
            found.append(game.clone())
        game.apply(answer)
    return rng.sample(found, min(wanted, len(found)))


# ---------------------------------------------------------------- measuring
def decisions(start: Start, setup: Setup, asked: list[list[Game]]) -> list[Line]:
    """The cost of these decisions after preparing for the kingdom; one list of games for each number of players."""
    with start() as thinker:
        prepared = thinker.prepare(Game.new(setup).view(0), BOT)
        measured: list[Line] = []
        for games in asked:
            replies = [thinker.answer_in(game, BOT) for game in games]
            cpu, playouts = [reply.cpu for reply in replies], [reply.playouts for reply in replies]
            measured.append({"prepared": prepared.cpu, "cpu": cpu, "playouts": playouts})
        return measured


def first_turn(start: Start, setup: Setup, seed: int) -> Line:
    """The time in an unknown kingdom until the first answer, and until the end of the first turn."""
    game = Game.new(setup, seed)
    turn = game.turn
    cpu: list[float] = []
    wall: list[float] = []
    with start(WALL) as thinker:
        while game.turn == turn:
            decision = game.decision
            if len(decision.options) > 1:
                reply = thinker.answer_in(game, BOT)
                cpu.append(reply.cpu)
                wall.append(reply.wall)
                game.apply(reply.answer)
            else:
                game.apply(decision.options[0])
    return {"first_cpu": cpu[0], "first_wall": wall[0], "turn_cpu": sum(cpu), "turn_wall": sum(wall)}


def measure(number: int, options: argparse.Namespace, lines: Lines) -> None:
    """Measure all versions in one kingdom."""
    setup = generate(options.sets, seed=options.seed + number)
    asked = [positions(setup.for_players(players), options.seed, options.decisions) for players in PLAYERS]
    for version, start in versions(options.before):
        known = {"number": number, "seed": options.seed, "version": version, "setup": setup.to_data()}
        if not lines.has(**known):
            new = first_turn(start, setup, options.seed)
            lines.add(known | new | {"players": dict(zip(map(str, PLAYERS), decisions(start, setup, asked), strict=True))})
            print(".", end="", file=sys.stderr, flush=True)


def versions(before: str | None) -> Iterator[tuple[str, Start]]:
    if before:
        yield BEFORE, lambda *clock: version_in(before, *clock)
    yield NOW, this_version


# ---------------------------------------------------------------- the tables
def report(lines: list[Line]) -> Iterator[str]:
    names = [name for name in (BEFORE, NOW) if any(line["version"] == name for line in lines)]
    yield "| version | players | decisions | CPU seconds: median | 95 % | mean | playouts: median | 95 % | without any |"
    yield "|---|---:|---:|---:|---:|---:|---:|---:|---:|"
    for players in PLAYERS:
        for name in names:
            here = [line["players"][str(players)] for line in lines if line["version"] == name]
            cpu, playouts = ([value for one in here for value in one[key]] for key in ("cpu", "playouts"))
            at_once = f"{100 * sum(n == 0 for n in playouts) / len(playouts):.0f} %"
            seconds = f"{median(cpu):.3f} | {high(cpu):.3f} | {mean(cpu):.3f}"
            yield f"| {name} | {players} | {len(cpu)} | {seconds} | {median(playouts):.0f} | {high(playouts):.0f} | {at_once} |"
    yield from (
        "",
        "| version | kingdoms | first answer: seconds, median | longest | CPU seconds, median | longest "
        "| first turn: seconds, median | longest | preparing: CPU seconds, median | longest |",
        "|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|",
    )
    for name in names:
        here = [line for line in lines if line["version"] == name]
        spent = [[line[key] for line in here] for key in ("first_wall", "first_cpu", "turn_wall")]
        spent.append([line["players"][str(PLAYERS[0])]["prepared"] for line in here])
        yield f"| {name} | {len(here)} | " + " | ".join(f"{median(values):.2f} | {max(values):.2f}" for values in spent) + " |"


def high(values: list[float]) -> float:
    """The 95th percentile."""
    return quantiles(values, n=20, method="inclusive")[-1] if len(values) > 1 else values[0]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("lines", metavar="LINES", help="the file for what comes out, and from which a stopped run goes on")
    parser.add_argument("--before", metavar="FOLDER", help="another version, installed in its .venv")
    parser.add_argument("--kingdoms", type=int, default=10)
    add_sets(parser)
    parser.add_argument("--decisions", type=int, default=40, help="in each kingdom, for each number of players")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    lines = Lines(options.lines)
    for number in range(1, options.kingdoms + 1):
        measure(number, options, lines)
    print(file=sys.stderr)
    print("\n".join(report(lines.all)))


if __name__ == "__main__":
    main()
