"""What commands that calculate have in common: their help, and who plays the games."""

from __future__ import annotations

import argparse
from collections.abc import Callable

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
    if options.cluster is not None and options.jobs is not None:
        raise SetupError("--jobs is for this machine: leave it out with --cluster", "simulate-jobs-or-cluster")
