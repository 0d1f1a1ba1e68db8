"""`demesne card`: what a card does."""

from __future__ import annotations

import argparse

from demesne.lang import Language
from demesne.notation.names import find_card
from demesne.table.cards import describe_card


def add(
    commands: argparse._SubParsersAction[argparse.ArgumentParser], shared: argparse.ArgumentParser, language: Language
) -> None:
    text = language.text
    card = commands.add_parser("card", parents=[shared], help=text("cli-card"))
    card.add_argument("name", nargs="+", metavar="NAME", help=text("cli-option-card-name"))
    card.set_defaults(run=run_card)


def run_card(options: argparse.Namespace) -> int:
    print(describe_card(options.language, find_card(" ".join(options.name), options.language.code)))
    return 0
