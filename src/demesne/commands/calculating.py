"""What commands that calculate have in common: their help, who plays the games, and a line that says how far they have come."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from demesne.engine.errors import SetupError
from demesne.lang import Language


def help_texts(language: Language) -> Callable[[str], str]:
    """Sentences as argparse wants them, which formats them once more."""
    return lambda id: language.text(id).replace("%", "%%")


def add_players(parser: argparse.ArgumentParser, language: Language) -> None:
    """Processes of this machine, or a cluster; and what came out for other programs."""
    text = help_texts(language)
    parser.add_argument("--jobs", type=int, metavar="N", help=text("simulate-option-jobs"))
    parser.add_argument("--cluster", metavar="ADDRESS", help=text("simulate-option-cluster"))
    parser.add_argument("--json", action="store_true", help=text("simulate-option-json"))


def check_players(options: argparse.Namespace) -> None:
    """Refuse `--jobs` together with `--cluster`."""
    if options.cluster is not None and options.jobs is not None:
        raise SetupError("--jobs is for this machine: leave it out with --cluster", "simulate-jobs-or-cluster")


@contextmanager
def status_line() -> Iterator[Callable[[str], None]]:
    """A line on standard error that says what is being done, as long as it is; nothing where nobody sits before a terminal."""
    if not sys.stderr.isatty():
        yield lambda _text: None
        return
    try:
        yield lambda text: print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)
    finally:
        print("\r\033[K", end="", file=sys.stderr, flush=True)
