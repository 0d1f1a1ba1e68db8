"""The command line."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from demesne.cards.loader import load_cards, load_installed
from demesne.commands import (
    bot_match,
    card,
    kingdom,
    opening,
    optimise,
    play,
    replay,
    resume,
    review,
    rulings,
    serve,
    simulate,
    strategy,
    tournament,
)
from demesne.engine.errors import DemesneError
from demesne.lang import Language
from demesne.version import VERSION, engine_is_compiled

# In the order of `demesne --help`.
COMMANDS = (
    play,
    resume,
    replay,
    card,
    kingdom,
    serve,
    review,
    strategy,
    simulate,
    tournament,
    bot_match,
    optimise,
    opening,
    rulings,
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code is 0, 1 when a ruling does not hold, 2 for bad input."""
    arguments = sys.argv[1:] if arguments is None else list(arguments)
    language = Language("en")
    try:
        language = wanted_language(arguments)
        options = parser(language).parse_args(arguments or ["--help"])
        load_installed()
        for path in options.cards:
            load_cards(path)
        options.language = Language(language.code, options.with_english)
        if options.calculates and not engine_is_compiled():
            print(language.text("cli-uncompiled"), file=sys.stderr)
        result: int = options.run(options)
    except DemesneError as problem:
        print(f"demesne: {language.error(problem)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    return result


def wanted_language(arguments: Sequence[str]) -> Language:
    """Help and errors speak it too, so it is needed before anything is parsed."""
    early = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    early.add_argument("--lang")
    known, _ = early.parse_known_args([item for item in arguments if item.startswith("--lang=")] or after_lang(arguments))
    return Language(known.lang)


def after_lang(arguments: Sequence[str]) -> list[str]:
    where = list(arguments).index("--lang") if "--lang" in arguments else len(arguments)
    return list(arguments[where : where + 2])


# What argparse says, and our messages for it. It looks these texts up through gettext, where we answer.
PARSER_TEXTS = {
    "usage: ": "usage",
    "positional arguments": "arguments",
    "options": "options",
    "show this help message and exit": "help",
    "show program's version number and exit": "version",
    "the following arguments are required: %s": "required",
    "unrecognized arguments: %s": "unrecognized",
    "invalid choice: %(value)r (choose from %(choices)s)": "choice",
    "invalid %(type)s value: %(value)r": "value",
    "argument %(argument_name)s: %(message)s": "argument",
    "expected one argument": "one",
    "expected at least one argument": "some",
    "%(prog)s: error: %(message)s\n": "error",
}


def teach_argparse(language: Language) -> None:
    """Let the parser of the command line speak the language, too."""

    def say(text: str) -> str:
        if text not in PARSER_TEXTS:
            return text
        said = language.text(f"cli-parser-{PARSER_TEXTS[text]}")
        return said + text[len(text.rstrip()) :]

    setattr(argparse, "_", say)  # noqa: B010  (a private name: gettext, as argparse imports it)


# ---------------------------------------------------------------- what can be asked for
def parser(language: Language) -> argparse.ArgumentParser:
    text = language.text
    teach_argparse(language)
    top = argparse.ArgumentParser(prog="demesne", description=text("cli-description"))
    kind = "compiled" if engine_is_compiled() else "uncompiled"
    top.add_argument("--version", action="version", version=text(f"cli-version-{kind}", version=VERSION))
    top.set_defaults(calculates=False)
    commands = top.add_subparsers(title=text("cli-commands"), required=True, metavar="COMMAND")
    shared = argparse.ArgumentParser(add_help=False)
    shared.add_argument("--cards", action="append", default=[], metavar="FILE", help=text("cli-option-cards"))
    shared.add_argument("--lang", help=text("cli-option-lang"))
    shared.add_argument("--with-english", action="store_true", help=text("cli-option-with-english"))

    for command in COMMANDS:
        command.add(commands, shared, language)
    return top
