"""Shared parts of commands that calculate: help texts, options for parallel games, and a status line."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from demesne.engine.errors import SetupError
from demesne.lang import Language


def help_texts(language: Language) -> Callable[[str], str]:
    """A function for help texts with `%` escaped, because argparse formats them again."""
    return lambda id: language.text(id).replace("%", "%%")


def add_players(parser: argparse.ArgumentParser, language: Language) -> None:
    """Add the options for processes, a cluster, and JSON output."""
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
    """Show a status line on standard error, and clear it at the end. Without a terminal, show nothing."""
    if not sys.stderr.isatty():
        yield lambda _text: None
        return
    try:
        yield lambda text: print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)
    finally:
        print("\r\033[K", end="", file=sys.stderr, flush=True)
