"""`demesne resume`: resumes an unfinished game."""

from __future__ import annotations

import argparse
from typing import Final

from demesne.lang import Language
from demesne.table.start import resume

EXAMPLES: Final = (
    "demesne resume",
    "demesne resume 2",
    "demesne resume game.json --plain",
)


def declare(parser: argparse.ArgumentParser, language: Language) -> None:
    """Declare the options."""
    text = language.text
    parser.add_argument("file", nargs="?", metavar="N|FILE", help=text("saves-option-which"))
    parser.add_argument("--plain", action="store_true", help=text("cli-option-plain"))
    parser.set_defaults(run=run_resume)


def run_resume(options: argparse.Namespace) -> int:
    """Resume an unfinished game."""
    return resume(options.language, options.file or "", options.plain, keep_language=options.lang is not None)
