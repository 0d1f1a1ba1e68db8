"""`demesne replay`: a saved game, answer by answer."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from demesne.lang import Language
from demesne.table.log import Log
from demesne.table.saves import load
from demesne.table.start import can_fill_the_screen, on_a_terminal, replay_on_screen

EXAMPLES: Final = ("demesne replay game.json",)


def declare(replay: argparse.ArgumentParser, language: Language) -> None:
    text = language.text
    replay.add_argument("file", metavar="FILE", help=text("cli-option-file"))
    replay.add_argument("--plain", action="store_true", help=text("cli-option-plain"))
    replay.set_defaults(run=run_replay)


def run_replay(options: argparse.Namespace) -> int:
    """One answer after the other; all cards are shown, as the game is over for those who look."""
    from demesne.game import replay

    session = load(Path(options.file))
    if can_fill_the_screen() and not options.plain:
        return replay_on_screen(options.language, session)
    game = replay(session.game.start, [])
    log = Log(options.language, session.names)
    told = 0
    print(options.language.text("cli-replay-next"))
    for answer in [*session.game.journal, None]:
        for line in log.lines(game.events[told:]):
            print(line)
        told = len(game.events)
        if answer is None:
            break
        if on_a_terminal() and input().strip().lower() == "q":
            break
        game.apply(answer)
    return 0
