"""Options that several commands share: `--sets` to draw a kingdom from, and options of a game such as `--colonies`."""

from __future__ import annotations

import argparse

from demesne.engine.errors import SetupError
from demesne.engine.setup import OPTIONS, Setup
from demesne.lang import Language
from demesne.sets import SETS


def add_sets(parser: argparse.ArgumentParser, language: Language) -> None:
    """Declare `--sets`."""
    about = language.text("cli-option-sets", names=", ".join(SETS), example=f"{SETS[0]}/1")
    parser.add_argument("--sets", nargs="+", metavar="SET", help=about)


def wanted_sets(options: argparse.Namespace) -> list[str] | None:
    """The sets that are named, separately or with commas; None for all. Only a random kingdom is drawn from sets."""
    if options.sets is None:
        return None
    if options.kingdom not in (None, "random"):
        raise SetupError("--sets draws a random kingdom, so it cannot be combined with --kingdom", "sets-and-kingdom")
    return [name.strip() for argument in options.sets for name in argument.split(",") if name.strip()]


def add_options(parser: argparse.ArgumentParser, language: Language) -> None:
    """`--colonies`, `--no-colonies` and so on."""
    for name in OPTIONS:
        about = language.text(f"cli-option-{name}")
        parser.add_argument(f"--{name}", action=argparse.BooleanOptionalAction, default=None, help=about)


def with_wanted_options(setup: Setup, options: argparse.Namespace) -> Setup:
    """The kingdom with the options of the command line, which override its own."""
    wanted = {name: getattr(options, name) for name in OPTIONS}
    return setup.with_options({name: value for name, value in wanted.items() if value is not None})
