"""The application: which screen comes when, saving and leaving."""

from __future__ import annotations

import random
from collections.abc import Callable

from textual.app import App

from demesne.cards.kingdoms import KINGDOMS
from demesne.engine.errors import DemesneError
from demesne.engine.setup import Setup
from demesne.lang import Language
from demesne.levels.level import HARD, MEDIUM, Level
from demesne.table.look_back import REVIEWER
from demesne.table.saves import last_game, load, save
from demesne.table.session import Session
from demesne.table.tui.game import GameScreen
from demesne.table.tui.screens import ChooserScreen, Wish

MakeSession = Callable[[Setup, str, int], Session]  # the kingdom, the bots, the seed


class TableApp(App[None]):
    """Demesne in the terminal. Without a session it begins with the chooser."""

    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Demesne"

    def __init__(
        self,
        language: Language,
        session: Session | None,
        make_session: MakeSession,
        seed: int | None = None,
        bot: str = MEDIUM,
        adviser: Level | None = None,
        reviewer: Level | None = None,
    ) -> None:
        super().__init__()
        self.bot = bot
        self.adviser = adviser or Level(HARD)
        self.reviewer = reviewer or REVIEWER
        self.language = language
        self.session = session
        self.make_session = make_session
        self.seed = seed
        self.ansi_color = True

    def on_mount(self) -> None:
        if self.session is not None:
            self.play(self.session)
        else:
            self.choose(last_game().is_file())

    def choose(self, can_resume: bool) -> None:
        self.push_screen(ChooserScreen(self.language, can_resume, self.bot), self.chosen)

    def chosen(self, wish: Wish | None) -> None:
        """What the person wants to play."""
        if wish is None:
            self.exit()
            return
        try:
            self.play(load(last_game()) if wish.resume else self.wished(wish))
        except DemesneError as problem:
            self.notify(self.language.error(problem), severity="error", timeout=15)
            self.choose(last_game().is_file() and not wish.resume)

    def wished(self, wish: Wish) -> Session:
        self.bot = wish.bot
        seed = random.randrange(1 << 32) if self.seed is None else self.seed
        setup = KINGDOMS[wish.kingdom].setup(wish.players) if wish.kingdom else wish.random_setup(seed)
        return self.make_session(setup, wish.bot, seed)

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

    def play_on(self, answers: int) -> None:
        """The game that is over, once more from an earlier decision on; it lies under its result."""
        assert self.session is not None
        self.pop_screen()
        self.pop_screen()
        self.play(self.session.play_on(answers))

    def save_and_exit(self) -> None:
        if self.session is not None and not self.session.game.over:
            save(self.session, last_game())
            self.exit(message=self.language.text("plain-left"))
        else:
            self.exit()
