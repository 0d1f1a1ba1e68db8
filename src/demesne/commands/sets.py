"""Options that several commands share: `--sets`, and game options such as `--colonies`."""

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
    """The sets given with `--sets`, also separated by commas; None for all. Only random kingdoms accept it."""
    if options.sets is None:
        return None
    if options.kingdom not in (None, "random"):
        raise SetupError("--sets draws a random kingdom, so it cannot be combined with --kingdom", "sets-and-kingdom")
    return [name.strip() for argument in options.sets for name in argument.split(",") if name.strip()]


def add_options(parser: argparse.ArgumentParser, language: Language) -> None:
    """Declare game options such as `--colonies` and `--no-colonies`."""
    for name in OPTIONS:
        about = language.text(f"cli-option-{name}")
        parser.add_argument(f"--{name}", action=argparse.BooleanOptionalAction, default=None, help=about)


def with_wanted_options(setup: Setup, options: argparse.Namespace) -> Setup:
    """The setup with the options from the command line, which override those of the kingdom."""
    wanted = {name: getattr(options, name) for name in OPTIONS}
    return setup.with_options({name: value for name, value in wanted.items() if value is not None})
