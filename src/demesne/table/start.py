"""Starts a table, plain or full-screen, with a new or an unfinished game."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from demesne.engine.errors import Diverged, SaveError, SetupError
from demesne.engine.setup import Setup
from demesne.lang import Language
from demesne.notation.names import fold
from demesne.table.plain import Left, PlainTable
from demesne.table.record import Unfinished, begin, finish, forget, go_on, leave, unfinished
from demesne.table.review_dialog import LookBack
from demesne.table.saves import load
from demesne.table.seating import Company
from demesne.table.session import Session
from demesne.table.unfinished_list import game_line

if TYPE_CHECKING:
    from demesne.table.tui.app import TableApp

MakeSession = Callable[[Language, Setup, Company, int], Session]  # the last argument is the seed
SIMPLE_TERMINALS = ("", "dumb", "unknown")  # terminals that cannot position text


def on_a_terminal() -> bool:
    """Whether input and output are a terminal."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def can_fill_the_screen() -> bool:
    """Whether the terminal can show the full-screen table."""
    return on_a_terminal() and os.environ.get("TERM", "") not in SIMPLE_TERMINALS


# ---------------------------------------------------------------- the plain table
def play_plain(language: Language, session: Session) -> int:
    """Play the games of a series until the players leave."""
    while True:
        was_over = session.game.over
        try:
            write_down(language, session)
            if not was_over:
                session.prepare()
            PlainTable(session, language).run()
        except (Left, EOFError, KeyboardInterrupt):
            print("\n" + language.text("plain-left" if leave(session) else "saves-nothing"))
            return 0
        if not was_over:
            print(language.text("review-kept", file=str(finish(session))))
        again = look_back(session, language) if on_a_terminal() or not session.following else None
        following = again or session.following
        if following is None:
            return 0
        session = following


def write_down(language: Language, session: Session) -> None:
    """Save every answer from now on. If the file cannot be written, print the error and play without it."""
    if session.recorder is None and not session.game.over:
        try:
            begin(session)
        except SaveError as problem:
            print(language.error(problem))


def look_back(session: Session, language: Language) -> Session | None:
    """Offer a review; return a session if the player wants to play on."""
    try:
        return LookBack(session, language).offer()
    except (EOFError, KeyboardInterrupt):
        return None


# ---------------------------------------------------------------- the full-screen table
def play_on_screen(
    language: Language, session: Session | None, make_session: MakeSession, seed: int | None, company: Company
) -> int:
    """Play a new game: the given one, or one chosen on the screen."""
    from demesne.table.tui.app import TableApp

    check_size(language)
    return run_app(TableApp(language, session, make_session, seed, company))


def resume_on_screen(language: Language, path: Path | None, keep_language: bool) -> int:
    """Continue the game of this file, or one chosen on the screen."""
    from demesne.table.tui.app import TableApp

    check_size(language)
    return run_app(TableApp(language, None, None, resumes=True, path=path, keep_language=keep_language))


def replay_on_screen(language: Language, session: Session) -> int:
    """Step through a game, forwards and backwards."""
    from demesne.table.tui.app import TableApp

    check_size(language)
    return run_app(TableApp(language, None, None, replays=session))


def check_size(language: Language) -> None:
    """Refuse a terminal that is too small."""
    from demesne.table.tui.game import SMALLEST

    size = os.get_terminal_size()
    if size.columns < SMALLEST[0] or size.lines < SMALLEST[1]:
        raise SetupError(language.text("tui-too-small"))


def run_app(app: TableApp) -> int:
    """Run the full-screen table, and return its exit code."""
    app.run()
    if app.failure:
        raise app.failure
    return app.return_code or 0


# ---------------------------------------------------------------- unfinished games
def resume(language: Language, wanted: str, plain: bool, keep_language: bool) -> int:
    """Continue a game: that of a file, the one with this number in the list, or the only unfinished one."""
    path = Path(wanted) if wanted and Path(wanted).is_file() else numbered(language, wanted)
    if not plain and can_fill_the_screen():
        return resume_on_screen(language, path, keep_language)
    path = path or choose(language, unfinished())
    session = as_far_as_it_goes(language, path) if path else None
    if session is None:
        return 0
    if session.language and not keep_language:
        language = Language(session.language, language.with_english)
    return play_plain(language, session)


def numbered(language: Language, wanted: str) -> Path | None:
    """The game with this number in the list, or the only one; None if the player has to choose."""
    games = unfinished()
    if wanted.isdigit() and 1 <= int(wanted) <= len(games):
        return games[int(wanted) - 1].path
    if wanted:
        load(Path(wanted))  # raises the error for a missing file
    if not games:
        raise SetupError(language.text("plain-no-save"))
    return games[0].path if len(games) == 1 else None


def choose(language: Language, games: list[Unfinished]) -> Path | None:
    """Print the unfinished games, and let the player choose or delete one by number."""
    while games:
        print(language.text("saves-title"))
        for place, game in enumerate(games):
            print(f"{place + 1:>3}  {game_line(language, game)}")
        print(language.text("saves-ask"))
        answer = typed(language)
        if not answer:
            return None
        word, _, number = answer.rpartition(" ")
        if not number.isdigit() or not 1 <= int(number) <= len(games):
            continue
        if not word:
            return games[int(number) - 1].path
        if fold(word) in (fold(language.text("saves-delete")), "delete"):
            forget(games[int(number) - 1].path)
            games = unfinished()
    print(language.text("plain-no-save"))
    return None


def as_far_as_it_goes(language: Language, path: Path) -> Session | None:
    """Load the game of a file. If the rules have changed, ask whether to continue from the last valid answer."""
    try:
        return go_on(path)
    except Diverged as problem:
        print(language.error(problem))
        print(language.text("saves-diverged-ask", n=problem.at, of=len(problem.answers), yes=language.text("option-yes")))
        wants_to = fold(typed(language)) in (fold(language.text("option-yes")), "yes")
        return go_on(path, problem.at) if wants_to else None


def typed(language: Language) -> str:
    """A line from the player, or an empty string at the end of input."""
    try:
        return input(language.text("plain-prompt") + " ").strip()
    except (EOFError, KeyboardInterrupt):
        print()
        return ""
