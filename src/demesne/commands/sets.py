"""`--sets`, for all commands that can draw a kingdom: the sets to draw it from."""

from __future__ import annotations

import argparse

from demesne.cards.sets import SETS
from demesne.engine.errors import SetupError
from demesne.lang import Language


def add_sets(parser: argparse.ArgumentParser, language: Language) -> None:
    about = language.text("cli-option-sets", names=", ".join(SETS), example=f"{SETS[0]}/1")
    parser.add_argument("--sets", nargs="+", metavar="SET", help=about)


def wanted_sets(options: argparse.Namespace) -> list[str] | None:
    """The sets that are named, one by one or with commas; none if all will do. Only a drawn kingdom is made of sets."""
    if options.sets is None:
        return None
    if options.kingdom not in (None, "random"):
        raise SetupError("--sets is for kingdoms drawn at random, so it cannot stand beside --kingdom", "sets-and-kingdom")
    return [name.strip() for argument in options.sets for name in argument.split(",") if name.strip()]
