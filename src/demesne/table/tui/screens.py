"""Screens around the game: unfinished games, card texts, help, rules, leaving, and handing over."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.markup import escape
from textual.screen import ModalScreen, Screen
from textual.validation import Number
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from demesne.engine.errors import Diverged
from demesne.lang import Language
from demesne.notation.names import fold
from demesne.prose.card_descriptions import describe_card
from demesne.table.plain import rules
from demesne.table.record import Unfinished
from demesne.table.unfinished_list import game_line


class UnfinishedScreen(Screen[tuple[Unfinished, bool] | None]):
    """The unfinished games. The result is a game, and whether to delete it instead of continuing it."""

    BINDINGS: ClassVar = [("d,D", "forget", ""), ("delete", "forget", ""), ("escape", "leave", "")]

    def __init__(self, language: Language, games: list[Unfinished]) -> None:
        super().__init__()
        self.language = language
        self.games = games

    def compose(self) -> ComposeResult:
        """Lay out the list of unfinished games."""
        yield Static(f"[b]Demesne[/]  {escape(self.language.text('saves-title'))}", id="title")
        yield OptionList(*(escape(game_line(self.language, game)) for game in self.games), id="kingdoms")
        yield Static(escape(self.language.text("saves-keys")), id="keys")

    def on_mount(self) -> None:
        """Focus the list."""
        self.query_one(OptionList).focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Close the screen to continue the selected game."""
        self.dismiss((self.games[event.option_index], False))

    def action_forget(self) -> None:
        """Close the screen to delete the highlighted game."""
        highlighted = self.query_one(OptionList).highlighted
        if highlighted is not None:
            self.dismiss((self.games[highlighted], True))

    def action_leave(self) -> None:
        """Close the screen without choosing a game."""
        self.dismiss(None)


class CardScreen(ModalScreen[list[str]]):
    """The text and rulings of every card in the game, found by typing part of a name."""

    BINDINGS: ClassVar = [("escape", "dismiss", ""), ("up", "move(-1)", ""), ("down", "move(1)", "")]

    def __init__(self, language: Language, ids: list[str]) -> None:
        super().__init__()
        self.language = language
        self.ids = sorted(ids, key=language.by_name)

    def compose(self) -> ComposeResult:
        """Lay out the search field, the names found, and the text of a card."""
        with Vertical(id="cards") as cards:
            cards.border_subtitle = escape(self.language.text("tui-close"))
            with Vertical(id="names"):
                yield Input(placeholder=self.language.text("tui-search"), compact=True)
                yield OptionList()
            with VerticalScroll(id="card"):
                yield Static(id="card-text")

    def on_mount(self) -> None:
        """List all cards, and focus the search field."""
        self.query_one(OptionList).can_focus = False
        self.query_one("#card", VerticalScroll).can_focus = False
        self.query_one(Input).focus()
        self.list_names("")

    def list_names(self, part: str) -> None:
        """List the cards whose names contain a text; those that begin with it come first."""
        names = self.query_one(OptionList)
        names.clear_options()
        wanted = fold(part)
        found = [id for id in self.ids if wanted in fold(self.language.card(id))]
        found.sort(key=lambda id: not fold(self.language.card(id)).startswith(wanted))
        names.add_options(Option(self.label(id), id=id) for id in found)
        names.highlighted = 0 if names.option_count else None

    def label(self, id: str) -> str:
        """The text of a card in the list."""
        return self.language.card(id)

    def on_input_changed(self, event: Input.Changed) -> None:
        """Search for the typed text."""
        self.list_names(event.value)

    def action_move(self, step: int) -> None:
        """Highlight the previous or the next card."""
        names = self.query_one(OptionList)
        names.action_cursor_up() if step < 0 else names.action_cursor_down()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Describe the highlighted card."""
        self.query_one("#card-text", Static).update(escape(describe_card(self.language, event.option.id or "", self.ids)))
        self.query_one("#card", VerticalScroll).scroll_home(animate=False)


class TextScreen(ModalScreen[bool]):
    """A text that can be scrolled, answered by yes (y or Enter) or no (Escape)."""

    BINDINGS: ClassVar = [
        ("enter", "answer(True)", ""),
        ("y,Y", "answer(True)", ""),
        ("escape", "answer(False)", ""),
    ]

    def __init__(self, text: str, keys: str = "") -> None:
        super().__init__()
        self.text = text
        self.keys = keys  # shown in the frame, so that they are visible even below a long text

    def compose(self) -> ComposeResult:
        """Lay out the text and the keys."""
        with VerticalScroll(id="box") as box:
            box.border_subtitle = escape(self.keys)
            yield Static(escape(self.text), id="text")

    def action_answer(self, yes: bool) -> None:
        """Close the screen with yes or no."""
        self.dismiss(yes)


class RulesScreen(TextScreen):
    """The rules of Dominion for beginners."""

    def __init__(self, language: Language) -> None:
        super().__init__("\n\n".join([language.text("web-rules"), *rules(language)]), language.text("tui-scroll"))


class HelpScreen(TextScreen):
    """Explains the keys, and leads to the rules."""

    BINDINGS: ClassVar = [("r,R", "rules", "")]

    def __init__(self, language: Language) -> None:
        super().__init__(language.text("tui-help"), language.text("tui-help-keys"))
        self.language = language

    def action_rules(self) -> None:
        """Show the rules of the game."""
        self.app.push_screen(RulesScreen(self.language))


class LeaveScreen(TextScreen):
    """Asks whether to leave the game."""

    def __init__(self, language: Language) -> None:
        super().__init__(language.text("tui-leave"))


class ForgetScreen(TextScreen):
    """Asks whether to delete an unfinished game."""

    def __init__(self, language: Language, game: Unfinished) -> None:
        super().__init__(f"{game_line(language, game)}\n\n{language.text('saves-forget')}")


class DivergedScreen(TextScreen):
    """Asks whether to continue from the last valid answer, because the rules have changed."""

    def __init__(self, language: Language, problem: Diverged) -> None:
        of = len(problem.answers)
        super().__init__(language.text("saves-diverged", problem=language.error(problem), n=problem.at, of=of))


class AgreeScreen(TextScreen):
    """Asks whether the others agree to an undo of something that revealed information."""

    def __init__(self, language: Language) -> None:
        super().__init__(language.text("tui-undo-agree"))


class HandOverScreen(TextScreen):
    """Hides the table until the next person sits at the keyboard."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.add_class("opaque")


class NumberScreen(ModalScreen[int | None]):
    """Asks for a number up to a maximum. Escape means none."""

    BINDINGS: ClassVar = [("escape", "dismiss(None)", "")]

    def __init__(self, question: str, most: int) -> None:
        super().__init__()
        self.question = question
        self.most = most

    def compose(self) -> ComposeResult:
        """Lay out the question and a field for the number."""
        with VerticalScroll(id="box", can_focus=False):
            yield Static(escape(self.question), id="text")
            yield Input(type="integer", validators=[Number(0, self.most)], compact=True)

    def on_mount(self) -> None:
        """Focus the field."""
        self.query_one(Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Close the screen with the number, if it is valid."""
        if event.validation_result is None or event.validation_result.is_valid:
            self.dismiss(int(event.value or 0))
