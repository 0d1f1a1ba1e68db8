"""`demesne resume`: goes on with a game that was left."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from demesne.commands.play import on_a_terminal, play_in_terminal, play_plain
from demesne.engine.errors import SetupError
from demesne.lang import Language
from demesne.table.saves import last_game, load

EXAMPLES: Final = (
    "demesne resume",
    "demesne resume game.json --plain",
)


def declare(resume: argparse.ArgumentParser, language: Language) -> None:
    text = language.text
    resume.add_argument("file", nargs="?", metavar="FILE", help=text("cli-option-file"))
    resume.add_argument("--plain", action="store_true", help=text("cli-option-plain"))
    resume.set_defaults(run=run_resume)


def run_resume(options: argparse.Namespace) -> int:
    path = Path(options.file) if options.file else last_game()
    if not options.file and not path.is_file():
        raise SetupError(options.language.text("plain-no-save"))
    session = load(path)
    if options.plain or not on_a_terminal():
        return play_plain(options.language, session)
    return play_in_terminal(options.language, session, None)
