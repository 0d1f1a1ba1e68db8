"""Screens around the game: the chooser, card texts, help, leaving, handing over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.markup import escape
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from demesne.cards.kingdoms import KINGDOMS
from demesne.engine.errors import Diverged
from demesne.engine.setup import Setup
from demesne.lang import Language
from demesne.levels.level import LEVELS, MEDIUM
from demesne.notation.generator import generate
from demesne.notation.names import fold
from demesne.table.cards import describe_card
from demesne.table.record import Unfinished
from demesne.table.unfinished_list import game_line


@dataclass
class Wish:
    """What somebody wants to play."""

    kingdom: str = ""  # empty: a random one
    players: int = 2
    bot: str = MEDIUM  # a level, or a strategy
    resume: bool = False

    def random_setup(self, seed: int) -> Setup:
        return generate(seed=seed, players=self.players)


class ChooserScreen(Screen[Wish | None]):
    """Which kingdom, how many opponents, or the game that was left."""

    BINDINGS: ClassVar = [
        ("1", "opponents(1)", ""),
        ("2", "opponents(2)", ""),
        ("3", "opponents(3)", ""),
        ("l", "level", ""),
        ("escape", "leave", ""),
    ]

    def __init__(self, language: Language, unfinished: int, bot: str = MEDIUM) -> None:
        super().__init__()
        self.language = language
        self.unfinished = unfinished  # how many games were left
        self.opponents = 1
        self.bot = bot

    def compose(self) -> ComposeResult:
        yield Static(f"[b]Demesne[/]  {escape(self.language.text('tui-choose-kingdom'))}", id="title")
        options = [Option(self.language.text("tui-resume", n=self.unfinished), id="resume")] if self.unfinished else []
        options += [Option(self.language.text(f"kingdom-{id}"), id=id) for id in KINGDOMS]
        options.append(Option(self.language.text("tui-random"), id="random"))
        yield OptionList(*options, id="kingdoms")
        yield Static(id="about")
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()
        self.redraw()

    def redraw(self) -> None:
        level = self.language.text(f"level-{self.bot}") if self.bot in LEVELS else self.bot
        self.query_one("#keys", Static).update(escape(self.language.text("tui-choose-keys", n=self.opponents, level=level)))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        id = event.option.id or ""
        about = ""
        if id in KINGDOMS:
            setup = KINGDOMS[id].setup()
            about = ", ".join(self.language.card(card) for card in (*setup.piles, *setup.landscapes))
            if setup.bane:
                about += "\n" + self.language.text("state-kingdom-bane", card=self.language.card(setup.bane))
        self.query_one("#about", Static).update(escape(about))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        id = event.option.id or ""
        kingdom = id if id in KINGDOMS else ""
        self.dismiss(Wish(kingdom, self.opponents + 1, self.bot, resume=id == "resume"))

    def action_opponents(self, n: int) -> None:
        self.opponents = n
        self.redraw()

    def action_level(self) -> None:
        self.bot = LEVELS[(LEVELS.index(self.bot) + 1) % len(LEVELS) if self.bot in LEVELS else 0]
        self.redraw()

    def action_leave(self) -> None:
        self.dismiss(None)


class UnfinishedScreen(Screen[tuple[Unfinished, bool] | None]):
    """The games that were left: one to go on with, or (True) to forget."""

    BINDINGS: ClassVar = [("d", "forget", ""), ("delete", "forget", ""), ("escape", "leave", "")]

    def __init__(self, language: Language, games: list[Unfinished]) -> None:
        super().__init__()
        self.language = language
        self.games = games

    def compose(self) -> ComposeResult:
        yield Static(f"[b]Demesne[/]  {escape(self.language.text('saves-title'))}", id="title")
        yield OptionList(*(escape(game_line(self.language, game)) for game in self.games), id="kingdoms")
        yield Static(escape(self.language.text("saves-keys")), id="keys")

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss((self.games[event.option_index], False))

    def action_forget(self) -> None:
        highlighted = self.query_one(OptionList).highlighted
        if highlighted is not None:
            self.dismiss((self.games[highlighted], True))

    def action_leave(self) -> None:
        self.dismiss(None)


class CardScreen(ModalScreen[None]):
    """The text and rulings of every card in the game, found by typing part of a name."""

    BINDINGS: ClassVar = [("escape", "dismiss", ""), ("up", "move(-1)", ""), ("down", "move(1)", "")]

    def __init__(self, language: Language, ids: list[str]) -> None:
        super().__init__()
        self.language = language
        self.ids = sorted(ids, key=language.card)

    def compose(self) -> ComposeResult:
        with Vertical(id="cards") as cards:
            cards.border_subtitle = escape(self.language.text("tui-close"))
            with Vertical(id="names"):
                yield Input(placeholder=self.language.text("tui-search"), compact=True)
                yield OptionList()
            with VerticalScroll(id="card"):
                yield Static(id="card-text")

    def on_mount(self) -> None:
        self.query_one(OptionList).can_focus = False
        self.query_one("#card", VerticalScroll).can_focus = False
        self.query_one(Input).focus()
        self.list_names("")

    def list_names(self, part: str) -> None:
        names = self.query_one(OptionList)
        names.clear_options()
        names.add_options(
            Option(self.language.card(id), id=id) for id in self.ids if fold(part) in fold(self.language.card(id))
        )
        names.highlighted = 0 if names.option_count else None

    def on_input_changed(self, event: Input.Changed) -> None:
        self.list_names(event.value)

    def action_move(self, step: int) -> None:
        names = self.query_one(OptionList)
        names.action_cursor_up() if step < 0 else names.action_cursor_down()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self.query_one("#card-text", Static).update(escape(describe_card(self.language, event.option.id or "")))
        self.query_one("#card", VerticalScroll).scroll_home(animate=False)


class TextScreen(ModalScreen[bool]):
    """A text and two keys: yes (y or Enter) and no (Escape)."""

    BINDINGS: ClassVar = [("enter", "answer(True)", ""), ("y", "answer(True)", ""), ("escape", "answer(False)", "")]

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="box"):
            yield Static(escape(self.text), id="text")

    def action_answer(self, yes: bool) -> None:
        self.dismiss(yes)


class HelpScreen(TextScreen):
    def __init__(self, language: Language) -> None:
        super().__init__(f"{language.text('tui-help')}\n\n{language.text('tui-close')}")


class LeaveScreen(TextScreen):
    def __init__(self, language: Language) -> None:
        super().__init__(language.text("tui-leave"))


class ForgetScreen(TextScreen):
    """Is a game that was left no longer wanted?"""

    def __init__(self, language: Language, game: Unfinished) -> None:
        super().__init__(f"{game_line(language, game)}\n\n{language.text('saves-forget')}")


class DivergedScreen(TextScreen):
    """The rules have changed since: does one go on where the game is still the same?"""

    def __init__(self, language: Language, problem: Diverged) -> None:
        of = len(problem.answers)
        super().__init__(language.text("saves-diverged", problem=language.error(problem), n=problem.at, of=of))


class AgreeScreen(TextScreen):
    """Something was seen since: do the others agree that it is taken back?"""

    def __init__(self, language: Language) -> None:
        super().__init__(language.text("tui-undo-agree"))


class HandOverScreen(TextScreen):
    """Hides the table until the next person sits at the keyboard."""

    def __init__(self, language: Language, name: str) -> None:
        super().__init__(language.text("plain-turn-of", who=name))
        self.add_class("opaque")
