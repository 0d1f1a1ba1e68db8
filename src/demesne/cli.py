"""The command line."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from demesne.cards.kingdoms import KINGDOMS
from demesne.cards.loader import load_cards, load_installed
from demesne.engine.errors import DemesneError
from demesne.rulings.runner import Result, read_file, run_texts, suite
from demesne.version import VERSION


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code is 0, 1 when a ruling does not hold, 2 for bad input."""
    options = parser().parse_args(arguments)
    try:
        load_installed()
        for path in options.cards:
            load_cards(path)
        result: int = options.run(options)
    except DemesneError as problem:
        print(f"demesne: {problem}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    return result


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="demesne", description="Dominion as software. An unofficial fan project.")
    top.add_argument("--version", action="version", version=f"demesne {VERSION}")
    commands = top.add_subparsers(title="commands", required=True, metavar="COMMAND")
    shared = argparse.ArgumentParser(add_help=False)
    shared.add_argument("--cards", action="append", default=[], metavar="FILE", help="a Python file with cards of your own")

    play = commands.add_parser("play", parents=[shared], help="a game in the terminal against a Big Money bot")
    play.add_argument(
        "--kingdom",
        default="first_game",
        help=f"one of {', '.join(KINGDOMS)}, or a list of card ids and projects with commas (default: first_game)",
    )
    play.add_argument("--bane", default="", help="the eleventh pile, where a card of the list needs one")
    play.add_argument("--players", type=int, default=2, help="2, 3 or 4; you and that many bots less one (default: 2)")
    play.add_argument("--seed", type=int, default=None, help="the same seed deals the same game")
    play.set_defaults(run=run_play)

    rulings = commands.add_parser(
        "rulings", parents=[shared], help="run rulings: those of a file, or the suite inside the package"
    )
    rulings.add_argument("files", nargs="*", metavar="FILE", help="a YAML file, see docs/rulings.md")
    rulings.add_argument("--json", action="store_true", help="print one JSON object per ruling")
    rulings.set_defaults(run=run_rulings)
    return top


def run_play(options: argparse.Namespace) -> int:
    from demesne.table.plain import play

    return play(options.kingdom, options.bane, options.players, options.seed)


def run_rulings(options: argparse.Namespace) -> int:
    texts = {path: read_file(Path(path)) for path in options.files} if options.files else suite()

    def print_result(result: Result) -> None:
        if options.json:
            print(json.dumps(result.to_data()), flush=True)
        elif not result.ok:
            name = f"{result.id}: " if result.id else ""
            print(f"{result.file}: {name}{result.ruling}\n    " + result.problem.replace("\n", "\n    ") + "\n")

    results = run_texts(texts, each=print_result)
    broken = sum(not result.ok for result in results)
    if not options.json:
        print(f"{len(results)} rulings, {len(results) - broken} hold, {broken} do not")
    return 1 if broken else 0
