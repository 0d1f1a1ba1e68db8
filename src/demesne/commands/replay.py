"""`demesne replay`: replays a saved game answer by answer."""

from __future__ import annotations

import argparse
from typing import Final

from demesne.commands.review import file_for
from demesne.lang import Language
from demesne.prose.game_log import Log
from demesne.table.plain_replay import PlainReplay
from demesne.table.saves import load
from demesne.table.start import can_fill_the_screen, on_a_terminal, replay_on_screen

EXAMPLES: Final = ("demesne replay", "demesne replay game.json --plain")


def declare(replay: argparse.ArgumentParser, language: Language) -> None:
    """Declare the options."""
    text = language.text
    replay.add_argument("file", nargs="?", metavar="FILE", help=text("review-option-file"))
    replay.add_argument("--plain", action="store_true", help=text("cli-option-plain"))
    replay.set_defaults(run=run_replay)


def run_replay(options: argparse.Namespace) -> int:
    """Replay a saved game with all cards shown. If the output is not a terminal, print the whole log."""
    session = load(file_for(options))
    if can_fill_the_screen() and not options.plain:
        return replay_on_screen(options.language, session)
    if on_a_terminal():
        PlainReplay(options.language, session).run()
        return 0
    for line in Log(options.language, session.names).lines(session.game.events):
        print(line)
    return 0
