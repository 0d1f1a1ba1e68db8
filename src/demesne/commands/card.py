"""`demesne card`: what a card does."""

from __future__ import annotations

import argparse
import shutil
import sys
import textwrap
from typing import Final

from demesne.lang import Language
from demesne.notation.names import find_card
from demesne.table.cards import describe_card

EXAMPLES: Final = (
    "demesne card Militia",
    'demesne card "Straż graniczna" --lang en',
)


def declare(card: argparse.ArgumentParser, language: Language) -> None:
    text = language.text
    card.add_argument("name", nargs="+", metavar="NAME", help=text("cli-option-card-name"))
    card.set_defaults(run=run_card)


def run_card(options: argparse.Namespace) -> int:
    described = describe_card(options.language, find_card(" ".join(options.name), options.language.code))
    print(wrapped(described, shutil.get_terminal_size().columns) if sys.stdout.isatty() else described)
    return 0


def wrapped(text: str, width: int) -> str:
    """Lines broken between words; what follows of one that is indented stands further in.

    >>> print(wrapped("Militia\\n  Each other player discards", 20))
    Militia
      Each other player
        discards
    """
    lines: list[str] = []
    for line in text.splitlines():
        margin = line[: len(line) - len(line.lstrip())]
        lines += textwrap.wrap(line, width, subsequent_indent=margin * 2, break_on_hyphens=False) or [line]
    return "\n".join(lines)
