"""`demesne card`: describes a card."""

from __future__ import annotations

import argparse
from typing import Final

from demesne.lang import Language
from demesne.notation.names import find_card
from demesne.prose.card_descriptions import describe_card
from demesne.table.terminal import print_text

EXAMPLES: Final = (
    "demesne card Militia",
    'demesne card "Straż graniczna" --lang en',
)


def declare(card: argparse.ArgumentParser, language: Language) -> None:
    """Declare the options."""
    text = language.text
    card.add_argument("name", nargs="+", metavar="NAME", help=text("cli-option-card-name"))
    card.set_defaults(run=run_card)


def run_card(options: argparse.Namespace) -> int:
    """Print the description of a card."""
    print_text(describe_card(options.language, find_card(" ".join(options.name), options.language.code)))
    return 0
