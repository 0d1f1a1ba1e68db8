"""The first screen: chooses the kingdom, the players and the language."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.markup import escape
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from demesne.engine.constants import CHOSEN, SIDEWAYS
from demesne.engine.definitions import CARDS
from demesne.engine.errors import DemesneError
from demesne.engine.setup import KINGDOM_SIZE, OPTIONS, Setup, is_kingdom_card
from demesne.lang import CODES, Language
from demesne.levels.level import LESSON_LEVEL, LEVEL_NAMES
from demesne.notation.generator import MOST_LANDSCAPES, generate
from demesne.notation.kingdoms import extra_marks, identify, mark_name, on_pile, read_list, traits_of
from demesne.prose.card_texts import card_text
from demesne.sets.editions import known_sets
from demesne.sets.recommended import KINGDOMS
from demesne.table.saves import finished_games
from demesne.table.seating import Company
from demesne.table.tui.board import colour, letters, printed_price, short
from demesne.table.tui.picking import NamesScreen, PickScreen, SetsScreen, set_name
from demesne.table.tui.screens import RulesScreen

RESUME = "resume"
LESSON = "lesson"
RANDOM = "random"
OWN = "own"
SEEDS = 1 << 32
SIGNS = "*+#"  # marks for extra piles, such as the Bane


@dataclass
class Wish:
    """The game to play. Without a setup, an unfinished game."""

    setup: Setup | None
    company: Company
    seed: int
    language: Language
    lesson: bool = False  # whether to show a tip at every step


class ChooserScreen(Screen[Wish | None]):
    """Lists kingdoms on the left, their cards on the right, and the settings below."""

    BINDINGS: ClassVar = [
        ("1", "opponents(1)", ""),
        ("2", "opponents(2)", ""),
        ("3", "opponents(3)", ""),
        ("p,P", "people", ""),
        ("l,L", "level", ""),
        ("n,N", "names", ""),
        ("c,C", "cards", ""),
        ("s,S", "sets", ""),
        ("j,J", "landscapes", ""),
        ("o,O", "option('colonies')", ""),
        ("h,H", "option('shelters')", ""),
        ("r,R", "draw_again", ""),
        ("g,G", "language", ""),
        ("question_mark", "rules", ""),
        ("escape", "leave", ""),
    ]

    def __init__(self, language: Language, unfinished: int, company: Company, seed: int | None = None) -> None:
        super().__init__()
        self.language = language
        self.unfinished = unfinished  # number of unfinished games
        self.company = company
        self.draws = random.Random(seed)
        self.seed = self.draws.randrange(SEEDS) if seed is None else seed
        self.kept: list[str] = []  # the cards and landscapes that the player picked
        self.sets = known_sets()
        self.landscapes: int | None = None  # number of landscapes; None leaves it to the draw
        self.options: dict[str, bool] = {}  # whether to use Colonies and Shelters; a missing entry leaves it to the draw

    def compose(self) -> ComposeResult:
        """Lay out the title, the list of kingdoms, the cards of the highlighted one, and the keys."""
        yield Static(id="title")
        with Horizontal(id="kingdoms-and-cards"):
            yield OptionList(id="kingdoms")
            yield Static(id="about")
        yield Static(id="keys")

    def on_mount(self) -> None:
        """Fill the list of kingdoms."""
        self.query_one(OptionList).focus()
        self.list_kingdoms()

    def on_resize(self, event: events.Resize) -> None:
        """Draw the kingdom again in the new width."""
        self.call_after_refresh(self.show_kingdom)

    def list_kingdoms(self) -> None:
        """Fill the list in the current language."""
        text = self.language.text
        self.query_one("#title", Static).update(f"[b]Demesne[/]  {escape(text('tui-choose-kingdom'))}")
        kingdoms = self.query_one(OptionList)
        begin = not self.unfinished and bool(finished_games())  # skip the lesson by default for players with finished games
        highlighted = int(begin) if kingdoms.highlighted is None else kingdoms.highlighted
        options = [Option(text("tui-resume", n=self.unfinished), id=RESUME)] if self.unfinished else []
        options += [Option(text("tui-lesson"), id=LESSON)]
        options += [Option(text(f"kingdom-{id}"), id=id) for id in KINGDOMS]
        options += [Option(text("tui-random"), id=RANDOM), Option(text("tui-own"), id=OWN)]
        kingdoms.clear_options()
        kingdoms.add_options(options)
        kingdoms.highlighted = highlighted
        self.redraw()

    # ------------------------------------------------------------ display
    def redraw(self) -> None:
        """Show the kingdom and all settings."""
        self.show_kingdom()
        text = self.language.text
        company = self.company
        level = text(f"level-{company.bot}") if company.bot in LEVEL_NAMES else company.bot
        sets = text("tui-all") if self.sets == known_sets() else ", ".join(set_name(self.language, id) for id in self.sets)
        landscapes = text("tui-any") if self.landscapes is None else str(self.landscapes)
        lines = [
            text("tui-choose-players", n=company.players - 1, people=company.people, level=level if company.bots else "–"),
            text("tui-choose-names", names=", ".join(company.all_names(self.language))),
            text("tui-choose-cards", sets=sets, landscapes=landscapes),
            text("tui-choose-options", **{option: self.option_wish(option) for option in OPTIONS}),
            text("tui-choose-keys", language=text("tui-language")),
        ]
        width = self.app.size.width
        self.query_one("#keys", Static).update(escape("\n".join(short(line, width) for line in lines)))

    def option_wish(self, option: str) -> str:
        """The player's setting for an option: yes, no, or as drawn."""
        wish = self.options.get(option)
        return self.language.text("tui-drawn" if wish is None else "option-yes" if wish else "option-no")

    def show_kingdom(self) -> None:
        """Show the cards of the highlighted kingdom."""
        about = self.query_one("#about", Static)
        chosen = self.chosen
        if chosen in (RESUME, LESSON) or (chosen == OWN and not self.kept):
            about.update(escape(self.language.text(f"tui-{chosen}-about")))
            return
        try:
            about.update(kingdom_lines(self.language, self.setup(), about.size.width, set(self.kept_ids)))
        except DemesneError as problem:
            about.update(escape(self.language.error(problem)))

    @property
    def chosen(self) -> str:
        """The id of the highlighted entry."""
        kingdoms = self.query_one(OptionList)
        return kingdoms.get_option_at_index(kingdoms.highlighted or 0).id or ""

    @property
    def kept_ids(self) -> list[str]:
        """The ids of the cards that the player picked."""
        return identify(read_list("\n".join(self.kept)), self.language.code)[0]

    def setup(self) -> Setup:
        """The setup with the current settings."""
        if self.chosen in KINGDOMS:
            return KINGDOMS[self.chosen].setup(self.company.players)
        kept = self.kept if self.chosen == OWN else []
        landscapes = self.landscapes
        if landscapes is None and kept and sum(is_kingdom_card(CARDS[id]) for id in self.kept_ids) >= KINGDOM_SIZE:
            landscapes = sum(CARDS[id].types & SIDEWAYS != 0 for id in self.kept_ids)  # draw no others
        drawn = generate(self.sets, landscapes, keep=kept, seed=self.seed, players=self.company.players)
        return drawn.with_options(self.options)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show the highlighted kingdom."""
        self.show_kingdom()

    # ------------------------------------------------------------ input
    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Start what was selected: a game, the lesson, or an unfinished game."""
        if self.chosen == RESUME:
            self.dismiss(Wish(None, self.company, self.seed, self.language))
        elif self.chosen == LESSON:
            first = KINGDOMS["first_game"].setup(2)
            company = replace(self.company, people=1, bots=1, bot=LESSON_LEVEL.name)
            self.dismiss(Wish(first, company, self.seed, self.language, lesson=True))
        elif self.chosen == OWN and not self.kept:
            self.action_cards()
        else:
            try:
                self.dismiss(Wish(self.setup(), self.company, self.seed, self.language))
            except DemesneError as problem:
                self.notify(self.language.error(problem), severity="error")

    def action_opponents(self, n: int) -> None:
        """Set the number of opponents."""
        people = min(self.company.people, n + 1)
        self.company = replace(self.company, people=people, bots=n + 1 - people)
        self.redraw()

    def action_people(self) -> None:
        """Add one person instead of a bot; after the maximum, start again with one."""
        people = self.company.people % self.company.players + 1
        self.company = replace(self.company, people=people, bots=self.company.players - people)
        self.redraw()

    def action_level(self) -> None:
        """Switch to the next level of the bots."""
        bot = self.company.bot
        self.company = replace(self.company, bot=next_level(bot))
        self.redraw()

    def action_names(self) -> None:
        """Open the screen for the players' names."""
        self.app.push_screen(NamesScreen(self.language, self.company), self.named)

    def named(self, names: tuple[str, ...] | None) -> None:
        """Store the names from the names screen."""
        if names is not None:
            self.company = replace(self.company, names=names)
            self.redraw()

    def action_cards(self) -> None:
        """Open the screen that picks cards for a kingdom."""
        ids = [id for id, card in CARDS.items() if is_kingdom_card(card) or card.types & CHOSEN or card.layout.with_option]
        self.app.push_screen(PickScreen(self.language, ids, self.kept), self.picked)

    def picked(self, ids: list[str] | None) -> None:
        """Store the cards from the pick screen."""
        self.kept = ids or []
        kingdoms = self.query_one(OptionList)
        kingdoms.highlighted = kingdoms.get_option_index(OWN)
        self.redraw()

    def action_sets(self) -> None:
        """Open the screen that chooses sets."""
        self.app.push_screen(SetsScreen(self.language, self.sets), self.sets_chosen)

    def sets_chosen(self, sets: list[str] | None) -> None:
        """Store the chosen sets, or all sets if none is chosen."""
        self.sets = sets or known_sets()
        self.show_random()

    def action_landscapes(self) -> None:
        """Switch the number of landscapes: as drawn, none, one or two."""
        self.landscapes = 0 if self.landscapes is None else self.landscapes + 1 if self.landscapes < MOST_LANDSCAPES else None
        self.show_random()

    def action_option(self, option: str) -> None:
        """Switch an option: as drawn, yes or no."""
        wish = self.options.pop(option, None)
        if wish is not False:
            self.options[option] = wish is None
        self.show_random()

    def action_draw_again(self) -> None:
        """Draw another random kingdom."""
        self.seed = self.draws.randrange(SEEDS)
        self.show_random()

    def show_random(self) -> None:
        """Show a random kingdom, because only random ones depend on these settings."""
        if self.chosen not in (RANDOM, OWN):
            kingdoms = self.query_one(OptionList)
            kingdoms.highlighted = kingdoms.get_option_index(RANDOM)
        self.redraw()

    def action_language(self) -> None:
        """Switch to the next language."""
        code = CODES[(CODES.index(self.language.code) + 1) % len(CODES)]
        self.language = Language(code, self.language.with_english)
        self.list_kingdoms()

    def action_rules(self) -> None:
        """Show the rules of the game."""
        self.app.push_screen(RulesScreen(self.language))

    def action_leave(self) -> None:
        """Leave without choosing a game."""
        self.dismiss(None)


def kingdom_lines(language: Language, setup: Setup, width: int, kept: set[str]) -> str:
    """Each card and landscape with its cost, types and the start of its text. Picked ones have a tick."""
    piles = sorted((*setup.piles, *setup.extra_piles), key=lambda id: (CARDS[id].cost, language.by_name(id)))
    ids = [*piles, *setup.landscapes]
    lying = traits_of(dict(setup.marks))
    names = {id: on_pile(id, lying[id], Language(language.code)) if id in lying else language.plain_card(id) for id in ids}
    room = max(map(len, names.values()))
    dearest = max(len(printed_price(language, id)) for id in ids)
    signs = dict(zip(setup.extra_piles, SIGNS, strict=False))
    lines: list[str] = []
    for id in ids:
        mark = "✓" if id in kept else signs.get(id, " ")
        head = f"{mark}{printed_price(language, id):{dearest}} {names[id]:{room}} {letters(language, id):2} "
        text = short(card_text(language, id), max(1, width - len(head)))
        lines.append(f"[{colour(id)}]{escape(head)}[/][dim]{escape(text)}[/]")
    for mark, id in extra_marks(dict(setup.marks)).items():
        if id in signs:
            lines.append(escape(f"{signs[id]} {mark_name(mark, language)}"))
    lines += [escape(language.text(f"setup-{option}")) for option, value in setup.options if value]
    return "\n".join(lines)


def next_level(bot: str) -> str:
    """The level after a bot's level; the first one after the last, and for bots without a level."""
    following = LEVEL_NAMES.index(bot) + 1 if bot in LEVEL_NAMES else 0
    return LEVEL_NAMES[following % len(LEVEL_NAMES)]
