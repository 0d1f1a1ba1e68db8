"""The application: which screen comes when, saving and leaving."""

from __future__ import annotations

import random
from collections.abc import Callable

from textual.app import App

from demesne.cards.kingdoms import KINGDOMS
from demesne.engine.errors import DemesneError
from demesne.engine.setup import Setup
from demesne.lang import Language
from demesne.table.saves import last_game, load, save
from demesne.table.session import Session
from demesne.table.tui.game import GameScreen
from demesne.table.tui.screens import ChooserScreen, Wish

MakeSession = Callable[[Setup, int, int], Session]


class TableApp(App[None]):
    """Demesne in the terminal. Without a session it begins with the chooser."""

    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Demesne"

    def __init__(self, language: Language, session: Session | None, make_session: MakeSession, seed: int | None = None) -> None:
        super().__init__()
        self.language = language
        self.session = session
        self.make_session = make_session
        self.seed = seed
        self.ansi_color = True

    def on_mount(self) -> None:
        if self.session is not None:
            self.play(self.session)
        else:
            self.push_screen(ChooserScreen(self.language, last_game().is_file()), self.chosen)

    def chosen(self, wish: Wish | None) -> None:
        """What the person wants to play."""
        if wish is None:
            self.exit()
        elif wish.resume:
            try:
                self.play(load(last_game()))
            except DemesneError as problem:
                self.notify(self.language.error(problem), severity="error", timeout=15)
                self.push_screen(ChooserScreen(self.language, False), self.chosen)
        else:
            seed = random.randrange(1 << 32) if self.seed is None else self.seed
            setup = KINGDOMS[wish.kingdom].setup(wish.players) if wish.kingdom else wish.random_setup(seed)
            self.play(self.make_session(setup, wish.players, seed))

    def play(self, session: Session) -> None:
        self.session = session
        self.push_screen(GameScreen(self.language, session))

    def next_game(self) -> None:
        """The next game of a series, or a rematch."""
        assert self.session is not None
        if not self.session.can_go_on:
            self.exit()
            return
        self.pop_screen()
        self.play(self.session.next_game(random.randrange(1 << 32)))

    def save_and_exit(self) -> None:
        if self.session is not None and not self.session.game.over:
            save(self.session, last_game())
            self.exit(message=self.language.text("plain-left"))
        else:
            self.exit()
