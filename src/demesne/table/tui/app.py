"""The application: switches between screens, continues unfinished games, and handles exit."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import threading
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import Binding
from textual.theme import Theme

from demesne.engine.errors import DemesneError, Diverged
from demesne.engine.setup import Setup
from demesne.lang import Language
from demesne.levels.level import Level
from demesne.levels.review import REVIEW
from demesne.levels.think import HINT
from demesne.table.record import Unfinished, begin, forget, go_on, leave, unfinished
from demesne.table.seating import Company
from demesne.table.session import Session
from demesne.table.tui.board import on_light_ground
from demesne.table.tui.chooser import ChooserScreen, Wish
from demesne.table.tui.game import GameScreen
from demesne.table.tui.replay import ReplayScreen
from demesne.table.tui.screens import DivergedScreen, ForgetScreen, LeaveScreen, UnfinishedScreen

MakeSession = Callable[[Language, Setup, Company, int], Session]  # the last argument is the seed
ENDED_BY = (signal.SIGTERM, signal.SIGHUP)
GIVE_BACK_WITHIN = 2.0  # seconds to restore the terminal before the process is killed
# Uses only the terminal's colours, so that text is readable on dark and light backgrounds.
THEME = Theme(
    "demesne",
    primary="ansi_default",
    secondary="ansi_default",
    warning="ansi_default",
    error="ansi_red",
    success="ansi_default",
    accent="ansi_default",
    foreground="ansi_default",
    background="ansi_default",
    surface="ansi_default",
    panel="ansi_default",
    boost="ansi_default",
    ansi=True,
    variables={
        "ansi-background": "ansi_default",
        "ansi-foreground": "ansi_default",
        "border": "ansi_default",
        "border-blurred": "ansi_default",
        "block-cursor-foreground": "ansi_default",
        "block-cursor-background": "ansi_default",
        "block-cursor-text-style": "reverse",
        "block-cursor-blurred-foreground": "ansi_default",
        "block-cursor-blurred-background": "ansi_default",
        "block-cursor-blurred-text-style": "reverse",
        "block-hover-background": "ansi_default",
        "input-cursor-foreground": "ansi_default",
        "input-cursor-background": "ansi_default",
        "input-cursor-text-style": "reverse",
        "scrollbar": "ansi_bright_black",
        "scrollbar-hover": "ansi_bright_black",
        "scrollbar-active": "ansi_bright_black",
        "scrollbar-background": "ansi_default",
        "scrollbar-background-hover": "ansi_default",
        "scrollbar-background-active": "ansi_default",
        "scrollbar-corner-color": "ansi_default",
    },
)


class TableApp(App[None]):
    """Demesne in the terminal. Without a session it opens the chooser, or the list of unfinished games."""

    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Demesne"
    BINDINGS: ClassVar = [
        Binding("ctrl+q", "leave_at_once", priority=True, show=False),
        Binding("ctrl+c", "interrupt", priority=True, show=False),
        Binding("ctrl+z", "suspend_process", priority=True, show=False),
    ]

    def __init__(
        self,
        language: Language,
        session: Session | None,
        make_session: MakeSession | None,
        seed: int | None = None,
        company: Company | None = None,
        adviser: Level | None = None,
        reviewer: Level | None = None,
        resumes: bool = False,
        path: Path | None = None,
        keep_language: bool = True,
        replays: Session | None = None,
    ) -> None:
        super().__init__(ansi_color=True)  # set here, so that NO_COLOR keeps the terminal's two default colours
        self.register_theme(THEME)
        self.theme = THEME.name
        self.set_class(on_light_ground(), "light")
        self.company = company or Company()
        self.adviser = adviser or HINT
        self.reviewer = reviewer or REVIEW
        self.language = language
        self.session = session
        self.make_session = make_session
        self.seed = seed
        self.resumes = resumes
        self.replays = replays  # a game to replay
        self.path = path  # the saved game to continue, if already chosen
        self.keep_language = keep_language  # whether to ignore the language of a saved game
        self.failure: DemesneError | None = None  # the error that ended the app

    def on_mount(self) -> None:
        """Open the first screen: a replay, a given game, an unfinished one, or the chooser."""
        self.events_loop = asyncio.get_running_loop()
        if threading.current_thread() is threading.main_thread():
            for number in ENDED_BY:
                signal.signal(number, self.ended_by)
        if self.replays is not None:
            self.push_screen(ReplayScreen(self.language, self.replays))
        elif self.session is not None:
            self.play(self.session)
        elif self.path is not None:
            self.go_on_with(self.path)
        elif self.resumes:
            self.choose_unfinished()
        else:
            self.choose()

    # ------------------------------------------------------------ choosing a game
    def choose(self) -> None:
        """Open the screen that chooses a new game."""
        self.push_screen(ChooserScreen(self.language, len(unfinished()), self.company, self.seed), self.chosen)

    def chosen(self, wish: Wish | None) -> None:
        """Start the game that was chosen."""
        if wish is None:
            self.exit()
            return
        self.language = wish.language
        self.company = wish.company
        if wish.setup is None:
            games = unfinished()
            if len(games) == 1:
                self.go_on_with(games[0].path)
            else:
                self.choose_unfinished()
            return
        assert self.make_session is not None
        try:
            self.play(self.make_session(self.language, wish.setup, wish.company, wish.seed), wish.lesson)
        except DemesneError as problem:
            self.refuse(problem)

    def refuse(self, problem: DemesneError) -> None:
        """Report a game that cannot be played, and return to the chooser or exit."""
        if self.make_session is None:
            self.failure = problem
            self.exit(return_code=2)
            return
        self.notify(self.language.error(problem), severity="error", timeout=15)
        self.choose()

    def give_up(self) -> None:
        """Return to the chooser, or exit if there is none."""
        if self.make_session is None:
            self.exit()
        else:
            self.choose()

    # ------------------------------------------------------------ unfinished games
    def choose_unfinished(self) -> None:
        """Open the list of unfinished games, if there are any."""
        games = unfinished()
        if games:
            self.push_screen(UnfinishedScreen(self.language, games), self.unfinished_chosen)
        else:
            self.give_up()

    def unfinished_chosen(self, choice: tuple[Unfinished, bool] | None) -> None:
        """Continue the chosen game, or ask before deleting it."""
        if choice is None:
            self.give_up()
        elif choice[1]:
            self.push_screen(ForgetScreen(self.language, choice[0]), lambda really: self.forget(choice[0].path, really))
        else:
            self.go_on_with(choice[0].path)

    def forget(self, path: Path, really: bool | None) -> None:
        """Delete a saved game if the player confirmed it, and show the list again."""
        try:
            if really:
                forget(path)
        except DemesneError as problem:
            self.notify(self.language.error(problem), severity="error")
        self.choose_unfinished()

    def go_on_with(self, path: Path, answers: int | None = None) -> None:
        """Continue the game of a file. If the rules have changed, offer to continue from the last valid answer."""
        try:
            session = go_on(path, answers)
        except Diverged as problem:
            at = problem.at
            self.push_screen(
                DivergedScreen(self.language, problem),
                lambda goes_on: self.go_on_with(path, at) if goes_on else self.give_up(),
            )
        except DemesneError as problem:
            self.refuse(problem)
        else:
            if session.language and not self.keep_language:
                self.language = Language(session.language, self.language.with_english)
            self.play(session)

    # ------------------------------------------------------------ playing
    def play(self, session: Session, lesson: bool = False) -> None:
        """Open the board for a session and begin to save its game."""
        self.session = session
        if session.recorder is None and not session.game.over:
            try:
                begin(session)
            except DemesneError as problem:
                self.notify(self.language.error(problem), severity="error", timeout=15)
        self.push_screen(GameScreen(self.language, session, lesson))

    def next_game(self) -> None:
        """Start the next game of a series, or a rematch."""
        assert self.session is not None
        if not self.session.can_go_on:
            self.exit()
            return
        self.pop_screen()
        self.play(self.session.following or self.session.next_game(random.randrange(1 << 32)))

    def play_on(self, answers: int) -> None:
        """Play on from an earlier decision of the finished game."""
        assert self.session is not None
        self.pop_screen()
        self.pop_screen()
        self.play(self.session.play_on(answers))

    # ------------------------------------------------------------ leaving
    def end(self, code: int = 0) -> None:
        """Exit, with a message how to continue the game or why it could not be saved."""
        message = None
        if self.session is not None and not self.session.game.over:
            try:
                message = self.language.text("plain-left" if leave(self.session) else "saves-nothing")
            except DemesneError as problem:
                message = self.language.error(problem)
        self.exit(return_code=code, message=message)

    def ended_by(self, number: int, frame: object) -> None:
        """Handle a signal: restore the terminal and exit. The timer ends the process if the terminal no longer responds."""
        giving_up = threading.Timer(GIVE_BACK_WITHIN, os._exit, [128 + number])
        giving_up.daemon = True
        giving_up.start()
        with contextlib.suppress(RuntimeError):  # the app is already ending
            self.events_loop.call_soon_threadsafe(self.end, 128 + number)

    def action_leave_at_once(self) -> None:
        """Leave without asking."""
        self.end()

    def action_interrupt(self) -> None:
        """Act like Escape. A second press confirms leaving."""
        if isinstance(self.screen, LeaveScreen):
            self.screen.action_answer(True)
        elif isinstance(self.screen, GameScreen):
            self.screen.action_leave()
        else:
            self.simulate_key("escape")
