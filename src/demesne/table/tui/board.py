"""The parts of the table as Textual markup: pure functions of a player's view."""

from __future__ import annotations

import os
from dataclasses import dataclass
from textwrap import wrap

from textual.content import Content
from textual.markup import escape

from demesne.engine.constants import (
    ACTION,
    ARTIFACT,
    ATTACK,
    CURSE,
    DURATION,
    FOR_SALE,
    LANDSCAPE,
    NIGHT,
    PRIZE,
    PROJECT,
    REACTION,
    TREASURE,
    TYPE_NAMES,
    VICTORY,
)
from demesne.engine.definitions import CARDS
from demesne.engine.setup import BASIC
from demesne.lang import Language
from demesne.notation.kingdoms import is_trait
from demesne.prose.card_texts import card_text
from demesne.prose.plain_treasures import is_plain, treasures_text
from demesne.prose.position_lines import possessions, shared_components, turn_line, visible_piles
from demesne.prose.question_texts import picks_several
from demesne.table.spending import offered
from demesne.views.view import Asked, PlayerView, View

CONFIRM = "confirm"
PILE_KEYS = "abcdefghijklmnopqrstuvwxyz"  # a pile keeps its key for the whole game
HINTS = "1234567890ABCDEFGHIJKLMNOPQRSTUVWXYZ"  # keys for all other options, in order
CELL = 28  # minimum width of a pile in the supply
AROUND_NAME = 11  # columns for key, cost, types and number of a pile
LEAST_TEXT = 48  # minimum columns for a text beside its pile
BETWEEN_OPTIONS = "   "
# The colour of a card is that of its first type in this list.
COLOURS = (
    (PRIZE, "ansi_yellow"),
    (PROJECT, "ansi_red"),
    (ARTIFACT, "ansi_red"),
    (REACTION, "ansi_cyan"),
    (DURATION, "ansi_magenta"),
    (TREASURE, "ansi_yellow"),
    (VICTORY, "ansi_green"),
    (CURSE, "ansi_magenta"),
)
# Replacements for colours that are too pale on a light background.
READABLE_ON_LIGHT = {"ansi_yellow": "ansi_default", "ansi_cyan": "ansi_blue"}
LETTERED = (ACTION, TREASURE, VICTORY, CURSE, ATTACK, REACTION, DURATION, PRIZE, PROJECT, NIGHT)  # as in `tui-letters`


@dataclass
class Choice:
    """One possible answer, with its key and its label."""

    key: str
    text: str
    label: str
    declines: bool

    @property
    def verb(self) -> str:
        """The first word of the answer, such as "play"."""
        return self.text.partition(" ")[0]

    @property
    def card(self) -> str:
        """The id of the card that the answer names."""
        return self.text.partition(" ")[2].partition("#")[0]


def supply_order(language: Language, view: View) -> list[str]:
    """The piles by printed cost, those beside the supply last, then the landscapes.

    Because the order uses printed costs and the ids of piles, they stay in place when costs or top cards change.
    """
    piles = {id: pile for id, (pile, _) in visible_piles(view).items() if not CARDS[id].types & PRIZE}

    def place(id: str) -> tuple[bool, int, tuple[list[int], str]]:
        pile = piles.get(id, id)
        return CARDS[pile].layout.beside, int(CARDS[pile].cost), language.by_name(pile)

    by_cost = [sorted(ids, key=place) for ids in (piles, view.projects)]
    return [id for ids in by_cost for id in ids]


def choices(language: Language, view: View, asked: Asked) -> list[Choice]:
    """The possible answers with their keys. Declining is always Enter."""
    of_piles = dict(zip(supply_order(language, view), PILE_KEYS, strict=False))
    made: list[Choice] = []
    if picks_several(asked):
        for i, id in enumerate(asked.pickable):
            made.append(Choice(HINTS[i] if i < len(HINTS) else "", f"mark {i}", language.card(id), False))
        return [*made, Choice("enter", CONFIRM, language.text("option-done"), True)]
    keys = iter(HINTS)
    for text in asked.options:
        label = offered(language, text, view)
        declines = text.startswith("end ") or text == "choose none"
        choice = Choice("enter", text, label, declines)
        if not declines:
            in_supply = choice.verb == "buy" or asked.kind == "pile"
            choice.key = of_piles[choice.card] if in_supply and choice.card in of_piles else next(keys, "")
        made.append(choice)
    return made


def colour(id: str) -> str:
    """The colour of a card's name, readable on the terminal's background."""
    types = CARDS[id].types
    found = next((colour for type, colour in COLOURS if types & type), "ansi_default")
    return READABLE_ON_LIGHT.get(found, found) if on_light_ground() else found


def on_light_ground() -> bool:
    """Whether the terminal has a light background, according to the last number in COLORFGBG."""
    return os.environ.get("COLORFGBG", "").rpartition(";")[2] in ("7", "15")


def letters(language: Language, id: str) -> str:
    """The types of a card, one letter each, in the player's language."""
    types = CARDS[id].types
    known = zip(LETTERED, language.text("tui-letters").split(), strict=True)
    return "".join(letter for type, letter in known if types & type)


def hint(choice: Choice | None) -> str:
    """The key of a choice, highlighted."""
    return f"[reverse b]{escape(choice.key)}[/]" if choice and choice.key else " "


def clickable(markup: str, choice: Choice | None) -> str:
    """Markup that gives the answer when it is clicked, if there is one."""
    return f"[@click=screen.choose({choice.text!r})]{markup}[/]" if choice else markup


def styled(language: Language, id: str, n: int = 1) -> str:
    """The name of a card in its colour, with its type letters."""
    if not id:
        return f"? ×{n}" if n > 1 else "?"
    return f"[{colour(id)}]{escape(language.card(id))}[/] [dim]{letters(language, id)}[/]" + (f" ×{n}" if n > 1 else "")


def grouped(ids: list[str]) -> dict[str, int]:
    """How often each id occurs, in order of first occurrence."""
    counts: dict[str, int] = {}
    for id in ids:
        counts[id] = counts.get(id, 0) + 1
    return counts


# ---------------------------------------------------------------- the parts of the table
def supply(language: Language, view: View, possible: list[Choice], width: int) -> str:
    """Piles by cost, then landscapes, in columns. Available ones are highlighted and have a key."""
    ids = supply_order(language, view)
    longest = max(len(language.plain_card(id)) for id in ids)
    columns = max(1, width // CELL, width // (longest + AROUND_NAME))
    cells = list(supply_cells(language, view, possible, min(width // columns - AROUND_NAME, longest)).values())
    rows = -(-len(cells) // columns)
    return "\n".join("".join(cells[row::rows]) for row in range(rows))


def supply_with_texts(language: Language, view: View, possible: list[Choice], width: int, rows: int) -> str:
    """One pile per line, followed by its text. Empty if the texts do not fit."""
    ids = supply_order(language, view)
    longest = max(len(language.plain_card(id)) for id in ids)
    room = width - longest - AROUND_NAME - 1
    if room < LEAST_TEXT:
        return ""
    texts = {id: wrap(card_text(language, id), room) or [""] for id in ids}
    if sum(map(len, texts.values())) > rows:
        return ""
    margin = "\n" + " " * (longest + AROUND_NAME + 1)
    cells = supply_cells(language, view, possible, longest)
    return "\n".join(f"{cells[id]} {margin.join(map(escape, texts[id]))}" for id in ids)


def supply_cells(language: Language, view: View, possible: list[Choice], room: int) -> dict[str, str]:
    """The cells of all piles and landscapes, by id; `room` is the width of a name."""
    takes = {choice.card: choice for choice in possible if choice.verb == "buy" or takes_from_pile(view, choice)}
    return {
        id: (project if id in view.projects else pile)(language, view, id, room, takes.get(id))
        for id in supply_order(language, view)
    }


def takes_from_pile(view: View, choice: Choice) -> bool:
    """Whether an answer chooses one of the visible piles."""
    return bool(view.decision and view.decision.kind == "pile" and choice.card in view.piles and not choice.declines)


def pile(language: Language, view: View, id: str, room: int, choice: Choice | None) -> str:
    """A pile of the supply as markup: its cost, name, types and size."""
    left = visible_piles(view)[id][1]
    cost = price(language, view.costs[id], id) if not CARDS[id].layout.beside else "  "  # not for sale
    room -= len(cost) - 2
    name = escape(short(language.plain_card(id), room).ljust(room))
    mark = letters(language, id)[:2].ljust(2)
    cost += "*" if id in view.marks.values() else " "
    text = f"{cost}[{colour(id)}]{name}[/] {mark} {left:>2}"
    if left == 0:
        text = f"[dim strike]{cost}{name} {mark} {left:>2}[/]"
    elif choice:
        text = f"[b]{text}[/]"
    elif CARDS[id].layout.beside:
        text = f"[dim]{text}[/]"  # not for sale
    return hint(choice) + clickable(text, choice) + " "


def price(language: Language, cost: int, id: str) -> str:
    """A short price: P stands for a Potion, D for debt. A price of debt alone shows no coins.

    >>> [price(Language("en"), CARDS[id].cost, id) for id in ("copper", "apothecary", "city_quarter")]
    ['$0', '$2P', '8D']
    """
    card = CARDS[id]
    debt = f"{card.debt}D" if card.debt else ""
    if debt and not cost and not card.potion:
        return debt
    coins = language.text("tui-cost", cost=cost) + ("P" if card.potion else "")
    return (f"{coins}+{debt}" if debt else coins).rjust(2)


def printed_price(language: Language, id: str) -> str:
    """The printed price of a card; most landscapes have none."""
    return price(language, CARDS[id].cost, id) if not CARDS[id].is_landscape or CARDS[id].types & FOR_SALE else "  "


def project(language: Language, view: View, id: str, room: int, choice: Choice | None) -> str:
    """A landscape as markup: its cost, its name, and its kind or owners."""
    owners = "".join(str(p.seat + 1) for p in view.players if id in p.projects)
    called = language.plain_card(id)
    if id in view.marks and is_trait(id):
        called += f" ({language.plain_card(view.marks[id])})"
    name = escape(short(called, room).ljust(room))
    cost = price(language, view.projects[id], id) if CARDS[id].types & FOR_SALE else "  "
    kind = f"#{owners:<4}" if CARDS[id].types & PROJECT else kind_of_landscape(language, id).ljust(5)
    text = f"{cost} [{colour(id)}]{name}[/] {escape(kind)}"
    return hint(choice) + clickable(f"[b]{text}[/]" if choice else text, choice) + " "


def kind_of_landscape(language: Language, id: str) -> str:
    """The kind of a landscape, such as Event or Way, shortened to five letters."""
    names = [name for name, bit in TYPE_NAMES.items() if CARDS[id].types & bit & LANDSCAPE]
    return short(language.text(f"type-{names[0].lower()}"), 5) if names else ""


def kingdom_texts(language: Language, view: View, width: int, rows: int) -> str:
    """The texts of the kingdom cards and landscapes, for the space below the supply.

    If they do not all fit, cards in hand come first, and other texts are cut to one line where necessary.
    """
    ids = [id for id in supply_order(language, view) if CARDS[id].set != BASIC]
    whole = {id: wrap(f"{language.plain_card(id)}  {card_text(language, id)}", width) for id in ids}
    if sum(map(len, whole.values())) > rows:
        held = set(view.players[view.player].hand) if view.player is not None else set()
        ids.sort(key=lambda id: id not in held)
        free = rows - len(ids)
        for id in ids:
            free -= len(whole[id]) - 1
            if free < 0 and id not in held:
                free += len(whole[id]) - 1
                whole[id] = [cut(whole[id], width)]
    shown: list[str] = []
    for id in ids:
        name = language.plain_card(id)
        first, *others = whole[id]
        shown += [f"[{colour(id)}]{escape(name)}[/]{escape(first[len(name) :])}", *map(escape, others)]
    return "\n".join(shown[:rows])


def cut(lines: list[str], width: int) -> str:
    """The first of several lines, with an ellipsis if there are more."""
    return lines[0] if len(lines) == 1 else short(f"{lines[0]} {lines[1]}", width)


def short(text: str, width: int) -> str:
    """A text cut to a width, with an ellipsis if something is missing."""
    return text if len(text) <= width else text[: width - 1] + "…"


def status(language: Language, view: View, names: list[str]) -> str:
    """The status line: the current player, the phase, and their Actions, Buys and coins."""
    turn = view.players[view.current].turns + (not view.over)
    phase = language.text(f"phase-{view.phase}")
    numbers = turn_line(language, view)
    who = language.text("log-turn", n=turn, who=names[view.current])
    return f"[b]{escape(who)}[/] · {phase} · [b]{escape(numbers)}[/]"


def common(language: Language, view: View) -> str:
    """What is shared by all players: the trash, the remaining Prizes and other components."""
    parts: list[str] = []
    if view.trash:
        parts.append(escape(language.text("state-trash", cards=language.listed(sorted(view.trash)))))
    prizes = [id for id, left in view.piles.items() if left and CARDS[id].types & PRIZE]
    if prizes:
        parts.append(escape(language.text("state-prizes", cards=language.listed(prizes))))
    parts += map(escape, shared_components(language, view))
    return " · ".join(parts)


def player_line(language: Language, p: PlayerView, name: str, own: bool) -> str:
    """Everything a player has on the table, in one line."""
    parts: list[str] = []
    if not own:
        parts.append(language.text("state-hand-size", n=len(p.hand)))
    if p.play:
        parts.append(language.text("state-play", cards=""))
        parts[-1] += ", ".join(styled(language, id, n) for id, n in grouped(p.play).items())
    parts.append(escape(language.text("state-discard", cards=language.card(p.discard_top)) if p.discard_top else ""))
    if p.deck_size is not None:
        parts.append(language.text("state-deck", n=p.deck_size))
    if p.look:
        parts.append(escape(language.text("state-look", cards=language.listed(p.look))))
    parts += map(escape, possessions(language, p))
    return f"[b]{escape(name)}[/]  " + " · ".join(part for part in parts if part)


def hand(language: Language, view: View, possible: list[Choice]) -> str:
    """The hand, with keys for the cards that can be played."""
    assert view.player is not None
    plays = {choice.card: choice for choice in possible if choice.verb == "play"}
    cards = []
    for id, n in grouped(view.players[view.player].hand).items():
        choice = plays.get(id)
        cards.append((hint(choice) if choice else "") + clickable(styled(language, id, n), choice))
    return f"[b]{language.text('state-hand', cards='')}[/]" + ("  ".join(cards) or language.text("state-nothing"))


def is_plain_play(choice: Choice) -> bool:
    """Whether an answer plays a Treasure that only gives a fixed number of coins, Buys or tokens."""
    return choice.verb == "play" and is_plain(choice.card)


def answers(view: View, possible: list[Choice], language: Language, marked: set[int], width: int) -> str:
    """The options that appear neither in the supply nor in the hand. Marked cards have a tick."""
    shown: list[str] = []
    in_supply = set(supply_order(language, view))
    for choice in possible:
        by_name = choice.verb in ("play", "buy") and " as " not in choice.text
        elsewhere = by_name or (takes_from_pile(view, choice) and choice.card in in_supply)
        if not elsewhere:
            key = language.text("key-enter") if choice.key == "enter" else choice.key
            tick = "[b]✓[/]" if choice.verb == "mark" and int(choice.card) in marked else ""
            label = marked_of(language, view, len(marked)) if choice.text == CONFIRM else choice.label
            shown.append(clickable(f"[reverse b]{escape(key)}[/] {tick}{escape(label)}", choice))
    if view.decision and view.decision.kind == "buy phase" and any(is_plain_play(choice) for choice in possible):
        key = language.text("key-space")
        shown.insert(0, f"[@click=screen.treasures][reverse b]{escape(key)}[/] {escape(treasures_text(language, view))}[/]")
    return in_lines(shown, width)


def marked_of(language: Language, view: View, n: int) -> str:
    """The label of the key that confirms marked cards, with their number."""
    assert view.decision is not None
    return language.text("web-confirm", n=n, least=view.decision.least, most=view.decision.most)


def in_lines(options: list[str], width: int) -> str:
    """Options side by side. An option is not split across lines unless it is wider than a line.

    >>> in_lines(["[b]1[/] Copper", "[b]2[/] Silver"], 19)
    '[b]1[/] Copper   [b]2[/] Silver'
    >>> in_lines(["[b]1[/] Copper", "[b]2[/] Silver"], 18)
    '[b]1[/] Copper\\n[b]2[/] Silver'
    """
    lines: list[str] = []
    for option in options:
        longer = f"{lines[-1]}{BETWEEN_OPTIONS}{option}" if lines else option
        if lines and Content.from_markup(longer).cell_length <= width:
            lines[-1] = longer
        else:
            lines.append(option)
    return "\n".join(lines)
