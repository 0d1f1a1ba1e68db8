"""Write docs/cards.md: every card as declared, with the number of rulings of the suite that name it."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from demesne.engine.constants import ARTIFACT, PRIZE, PROJECT, TYPE_NAMES
from demesne.engine.dealing import pile_size
from demesne.engine.definitions import CARDS, Card
from demesne.engine.setup import BASIC
from demesne.lang import Language
from demesne.notation.position import cards_named
from demesne.rulings.files import read_rulings, suite
from demesne.sets.editions import part_of

CARDS_PAGE = Path(__file__).resolve().parent.parent / "docs" / "cards.md"
PLAYERS = 2
KINDS = ("Basic cards", "Kingdom cards", "Prizes", "Projects", "Artifacts")
INTRODUCTION = """\
# Cards

Every card Demesne knows, as it is declared in `src/demesne/cards`. *Pile* is the number of copies laid out for {players}
players; *rulings* is the number of rulings in the suite that name the card in their position, their moves or what they
expect. The suite holds {rulings} rulings.

This page is written by `make docs`; do not edit it.
"""


def kind_of(card: Card) -> str:
    if card.set == BASIC:
        return "Basic cards"
    if card.types & PRIZE:
        return "Prizes"
    if card.types & PROJECT:
        return "Projects"
    return "Artifacts" if card.types & ARTIFACT else "Kingdom cards"


def suite_rulings() -> list[Any]:
    return [ruling for name, text in suite().items() for ruling in read_rulings(name, text)]


def count_rulings(rulings: list[Any]) -> Counter[str]:
    """How many rulings name each card."""
    return Counter(id for ruling in rulings for id in cards_named(ruling.get("given"), ruling.get("do"), ruling.get("expect")))


def table(head: Iterable[str], rows: Iterable[Iterable[object]]) -> list[str]:
    """The lines of a Markdown table; a column that ends in a number is set to the right."""
    lines = [list(head), *([str(cell) for cell in row] for row in rows)]
    rules = ["---:" if cells[-1].isdigit() else "---" for cells in zip(*lines, strict=True)]
    return ["| " + " | ".join(cells) + " |" for cells in (lines[0], rules, *lines[1:])]


def card_rows(cards: Iterable[Card], named: Counter[str]) -> list[list[object]]:
    ordered = sorted(cards, key=lambda card: (card.cost, card.name))
    return [
        [
            card.name,
            ", ".join(name for name, bit in TYPE_NAMES.items() if card.types & bit),
            "" if card.types & ARTIFACT else card.cost,
            pile_size(card, PLAYERS),
            named[card.id],
        ]
        for card in ordered
    ]


def title(set_id: str) -> str:
    """The name of a set; of one that is not all here, how much of it is."""
    name = Language("en").text(f"set-{set_id}")
    part = part_of(set_id)
    return name if part is None else f"{name}, {part.here} of {part.all} kingdom cards"


def totals(cards: list[Card]) -> list[str]:
    """How many cards of each kind each set has."""
    counts = Counter((card.set, kind_of(card)) for card in cards)
    rows: list[list[object]] = []
    for set_id in dict.fromkeys(card.set for card in cards):
        numbers = [counts[set_id, kind] for kind in KINDS]
        rows.append([title(set_id), *numbers, sum(numbers)])
    sums = [sum(n for (_, known), n in counts.items() if known == kind) for kind in KINDS]
    return table(["Set", *KINDS, "All"], [*rows, ["All", *sums, sum(sums)]])


def cards_page() -> str:
    rulings = suite_rulings()
    named = count_rulings(rulings)
    cards = list(CARDS.values())
    lines = [INTRODUCTION.format(players=PLAYERS, rulings=len(rulings)), *totals(cards)]
    for set_id in dict.fromkeys(card.set for card in cards):
        lines += ["", f"## {title(set_id)}"]
        for kind in KINDS:
            those = [card for card in cards if card.set == set_id and kind_of(card) == kind]
            if those:
                lines += ["", f"### {kind}", "", *table(["Card", "Types", "Cost", "Pile", "Rulings"], card_rows(those, named))]
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", nargs="?", type=Path, default=CARDS_PAGE, help="the page (default: docs/cards.md)")
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 when the page is not up to date")
    options = parser.parse_args()
    page = cards_page()
    if not options.check:
        options.file.write_text(page, encoding="utf-8")
        return 0
    if options.file.is_file() and options.file.read_text(encoding="utf-8") == page:
        return 0
    print(f"{options.file.name} is not up to date: run make docs", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
