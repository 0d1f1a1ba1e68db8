"""Screens for choices before a game: cards, sets and names."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.markup import escape
from textual.screen import ModalScreen
from textual.widgets import Input, Label, OptionList, Static
from textual.widgets.option_list import Option

from demesne.engine.definitions import CARDS
from demesne.engine.errors import DemesneError
from demesne.engine.setup import KINGDOM_SIZE, can_have_trait, is_kingdom_card
from demesne.lang import Language
from demesne.notation.kingdoms import identify, is_trait, on_pile, parse_kingdom, read_list
from demesne.sets.editions import known_sets
from demesne.table.seating import LONGEST_NAME, Company, clean_name
from demesne.table.tui.screens import CardScreen


class PickScreen(CardScreen):
    """Picks cards and landscapes for a kingdom by typing their names, or by pasting a list.

    The result is a list for the parameter `keep` of `generate`. A Trait comes with its pile if it was chosen; a Bane is marked.
    """

    BINDINGS: ClassVar = [("escape", "done", "")]

    def __init__(self, language: Language, ids: list[str], picked: list[str]) -> None:
        super().__init__(language, ids)
        self.picked, self.marks = identify(read_list("\n".join(picked)), language.code)

    def compose(self) -> ComposeResult:
        yield from super().compose()
        yield Static(id="picked")

    def on_mount(self) -> None:
        super().on_mount()
        self.query_one("#cards").border_subtitle = escape(self.language.text("tui-pick-keys"))
        self.show_picked()

    def label(self, id: str) -> str:
        return f"{'✓' if id in self.picked else ' '} {super().label(id)}"

    def show_picked(self) -> None:
        """Show the cards picked so far."""
        cards = [id for id in self.picked if is_kingdom_card(CARDS[id])]
        names = ", ".join(map(self.named, self.picked)) or self.language.text("state-nothing")
        said = self.language.text("tui-picked", n=len(cards), of=KINGDOM_SIZE, cards=names)
        self.query_one("#picked", Static).update(escape(said))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Pick the highlighted card, or remove it; pick all cards of a pasted list."""
        if "," in event.value:
            self.take_list(event.value)
        else:
            names = self.query_one(OptionList)
            if names.highlighted is None:
                return
            self.take(names.get_option_at_index(names.highlighted).id or "")
        where = self.query_one(OptionList).highlighted
        if event.value:
            event.input.clear()  # this lists all names again
        else:
            self.list_names("")
            self.query_one(OptionList).highlighted = where
        self.show_picked()

    def take(self, id: str) -> None:
        """Pick a card, or remove it. For a Trait, ask for one of the picked piles; without an answer its pile is drawn."""
        if id in self.picked:
            self.picked.remove(id)
            self.marks = {mark: pile for mark, pile in self.marks.items() if id not in (mark, pile)}
            return
        self.picked.append(id)
        piles = [pile for pile in self.picked if can_have_trait(pile) and pile not in self.marks.values()]
        if is_trait(id) and piles:
            self.app.push_screen(PileScreen(self.language, id, piles), lambda pile: self.lay(id, pile or ""))

    def lay(self, trait: str, pile: str) -> None:
        """Put a Trait on a pile. With an empty string, the pile is drawn."""
        if pile:
            self.marks[trait] = pile
        self.show_picked()

    def named(self, id: str) -> str:
        """The name of a picked card, with the pile for a Trait."""
        return on_pile(id, self.marks[id], self.language) if id in self.marks and is_trait(id) else self.language.card(id)

    def wishes(self) -> list[str]:
        """The picked cards as text that `read_list` understands."""
        wanted = [f"{id} ({self.marks[id]})" if id in self.marks and is_trait(id) else id for id in self.picked]
        return wanted + [f"{mark}: {id}" for mark, id in self.marks.items() if not is_trait(mark)]

    def take_list(self, text: str) -> None:
        """Replace the picked cards with a kingdom that was pasted as text."""
        try:
            setup = parse_kingdom(text, language=self.language.code)
        except DemesneError as problem:
            self.notify(self.language.error(problem), severity="error", timeout=15)
        else:
            optional = {card.layout.with_option: card.id for card in CARDS.values() if setup.option(card.layout.with_option)}
            self.picked, self.marks = [*setup.piles, *setup.landscapes, *optional.values()], dict(setup.marks)

    def action_done(self) -> None:
        """Close the screen with the picked cards."""
        self.dismiss(self.wishes())


class PileScreen(ModalScreen[str]):
    """Chooses the pile for a Trait. On Escape the pile is drawn."""

    BINDINGS: ClassVar = [("escape", "drawn", "")]

    def __init__(self, language: Language, trait: str, piles: list[str]) -> None:
        super().__init__()
        self.language = language
        self.trait = trait
        self.piles = sorted(piles, key=language.by_name)

    def compose(self) -> ComposeResult:
        """Lay out the list of piles."""
        with Vertical(id="box") as box:
            box.border_title = escape(self.language.text("tui-trait-pile", card=self.language.card(self.trait)))
            box.border_subtitle = escape(self.language.text("tui-trait-keys"))
            yield OptionList(*(Option(self.language.card(id), id=id) for id in self.piles))

    def on_mount(self) -> None:
        """Focus the list."""
        self.query_one(OptionList).focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Close the screen with the selected pile."""
        self.dismiss(event.option.id or "")

    def action_drawn(self) -> None:
        """Close the screen without choosing a pile."""
        self.dismiss("")


class SetsScreen(ModalScreen[list[str]]):
    """Chooses the sets for random kingdoms."""

    BINDINGS: ClassVar = [("escape", "done", ""), ("space", "take", "")]

    def __init__(self, language: Language, chosen: list[str]) -> None:
        super().__init__()
        self.language = language
        self.chosen = list(chosen)

    def compose(self) -> ComposeResult:
        """Lay out the list of sets."""
        with Vertical(id="box") as box:
            box.border_title = escape(self.language.text("cli-sets"))
            box.border_subtitle = escape(self.language.text("tui-sets-keys"))
            yield OptionList()

    def on_mount(self) -> None:
        """Fill the list of sets."""
        self.query_one(OptionList).focus()
        self.list_sets()

    def list_sets(self) -> None:
        """List all sets, with a tick at the chosen ones."""
        sets = self.query_one(OptionList)
        where = sets.highlighted or 0
        sets.clear_options()
        sets.add_options(
            Option(f"{'✓' if id in self.chosen else ' '} {set_name(self.language, id)}", id=id) for id in known_sets()
        )
        sets.highlighted = where

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Choose the selected set, or remove it."""
        self.action_take()

    def action_take(self) -> None:
        """Choose the highlighted set, or remove it."""
        id = known_sets()[self.query_one(OptionList).highlighted or 0]
        self.chosen = [set_id for set_id in known_sets() if (set_id in self.chosen) != (set_id == id)]
        self.list_sets()

    def action_done(self) -> None:
        """Close the screen with the chosen sets."""
        self.dismiss(self.chosen)


class NamesScreen(ModalScreen[tuple[str, ...] | None]):
    """Asks for the players' names. A player without a name gets the default one."""

    BINDINGS: ClassVar = [("escape", "cancel", ""), ("up", "app.focus_previous", ""), ("down", "app.focus_next", "")]

    def __init__(self, language: Language, company: Company) -> None:
        super().__init__()
        self.language = language
        self.company = company

    def compose(self) -> ComposeResult:
        """Lay out one field for each player."""
        usual = Company(self.company.people, self.company.bots, self.company.bot).all_names(self.language)
        names = [*self.company.names, *[""] * self.company.players]
        with VerticalScroll(id="box", can_focus=False) as box:
            box.border_title = escape(self.language.text("tui-names"))
            box.border_subtitle = escape(self.language.text("tui-names-keys"))
            for name, placeholder in zip(names, usual, strict=False):
                yield Label(escape(placeholder))
                yield Input(name, placeholder=placeholder, max_length=LONGEST_NAME, compact=True)

    def on_mount(self) -> None:
        """Focus the first field."""
        self.query(Input).first().focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Go to the next field. After the last one, close the screen unless two names are equal."""
        inputs = list(self.query(Input))
        if event.input is not inputs[-1]:
            self.focus_next()
            return
        names = tuple(clean_name(field.value) for field in inputs)
        given = [name for name in names if name]
        if len(given) > len(set(given)):
            twice = next(name for name in given if given.count(name) > 1)
            self.notify(self.language.text("error-same-name", name=twice), severity="error")
            return
        self.dismiss(names)

    def action_cancel(self) -> None:
        """Close the screen without changing the names."""
        self.dismiss(None)


def set_name(language: Language, id: str) -> str:
    """The name of a set; its id if it has no name."""
    return language.text(f"set-{id}") if language.has(f"set-{id}") else id
