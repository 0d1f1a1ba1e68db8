"""`demesne opening`: the chances of coins on turns 3 and 4 after given first buys."""

from __future__ import annotations

import argparse
import json
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final, TextIO

from demesne.lang import Language

if TYPE_CHECKING:
    from fractions import Fraction

    from rich.table import Table

    from demesne.sim.opening import Opening

SEPARATORS: Final = re.compile(r"[/,+]")
WIDTH: Final = 100  # characters, if the output is not a terminal
EXAMPLES: Final = (
    "demesne opening Silver/Smithy",
    "demesne opening Silver Silver --plot opening.svg",
)


def declare(opening: argparse.ArgumentParser, language: Language) -> None:
    """Declare the options."""
    text = language.text
    opening.add_argument("buys", nargs="+", metavar="CARD", help=text("opening-option-buys"))
    opening.add_argument("--json", action="store_true", help=text("opening-option-json"))
    opening.add_argument("--plot", metavar="FILE", type=Path, help=text("opening-option-plot"))
    opening.set_defaults(run=run_opening, calculates=True)


def run_opening(options: argparse.Namespace) -> int:
    """Compute the chances of an opening and print them."""
    from demesne.notation.names import find_cards
    from demesne.sim.opening import open_with

    language: Language = options.language
    if options.plot:
        from demesne.sim.charts import check_chart, plot_opening

        check_chart(options.plot)
    opening = open_with(find_cards(read_buys(options.buys), language.code))
    if options.json:
        print(json.dumps(opening.to_data()))
    else:
        print_opening(opening, language, sys.stdout)
    if options.plot:
        plot_opening(opening, options.plot, language)
    return 0


def read_buys(arguments: list[str]) -> list[str]:
    """Split names at the separators that are usual in openings.

    >>> read_buys(["Silver/Smithy"]), read_buys(["council room", "silver"])
    (['Silver', 'Smithy'], ['council room', 'silver'])
    """
    return [name.strip() for argument in arguments for name in SEPARATORS.split(argument) if name.strip()]


def print_opening(opening: Opening, language: Language, file: TextIO) -> None:
    """Print the table of an opening."""
    from rich.console import Console

    from demesne.sim.opening import remarks
    from demesne.sim.report import Numbers

    text, numbers = language.text, Numbers(language)
    console = Console(file=file, width=None if file.isatty() else WIDTH, highlight=False, markup=False, emoji=False)
    console.print(" + ".join(map(language.card, opening.buys)), style="bold")
    deals = ", ".join(f"{first}/{second}" for first, second in opening.deals)
    console.print(text("opening-deals", deals=deals, chance=numbers.percent(float(opening.possible))))
    deck = [id for id, n in opening.deck.items() for _ in range(n)]
    console.print(text("opening-deck", cards=language.listed(deck)))
    third, fourth = (numbers.decimal(float(opening.mean(turn)), 2) for turn in (3, 4))
    console.print(text("opening-means", third=third, fourth=fourth) + "\n")
    console.print(table_of(opening, language))
    for remark in remarks(opening, language):
        console.print("\n" + remark, style="dim")


def table_of(opening: Opening, language: Language) -> Table:
    """A table with one row for each number of coins."""
    from rich.table import Table

    from demesne.sim.report import Numbers

    numbers = Numbers(language)

    def said(chance: Fraction) -> str:
        return "–" if chance == 0 else numbers.percent(float(chance))

    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    turns = ("third", "fourth")
    columns = [("exactly", turns), ("least", (*turns, "either", "both"))]
    table.add_column(language.text("opening-coins"), justify="right")
    for what, kinds in columns:
        for kind in kinds:
            heading = f"{language.text(f'opening-{what}')}\n{language.text(f'opening-{kind}')}"
            table.add_column(heading, justify="right", no_wrap=True)
    for coins in opening.amounts:
        exactly, at_least = opening.exactly(coins), opening.at_least(coins)
        table.add_row(str(coins), *map(said, (exactly.third, exactly.fourth)), *map(said, at_least))
    return table
