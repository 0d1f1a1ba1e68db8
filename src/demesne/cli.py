"""The command line."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final

from demesne.commands.output import show_what_can_be_shown
from demesne.commands.settings import Settings, read_settings, settings_file
from demesne.engine.errors import DemesneError
from demesne.lang import Language, UnknownLanguage
from demesne.version import VERSION, engine_is_compiled

# The commands in the order of `demesne --help`. The module of a command is imported when it is used.
COMMANDS: Final = (
    "play",
    "resume",
    "replay",
    "card",
    "kingdom",
    "serve",
    "review",
    "strategy",
    "simulate",
    "tournament",
    "bot-match",
    "optimise",
    "opening",
    "rulings",
    "completion",
)
ASKED_BY_SHELL: Final = "_ARGCOMPLETE"  # an environment variable


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command, and return its exit code: 1 if something did not hold or work, 2 for bad input."""
    arguments = sys.argv[1:] if arguments is None else list(arguments)
    show_what_can_be_shown()
    language = Language("en")
    try:
        language = wanted_language(arguments, Settings())
        settings = read_settings()
        language = wanted_language(arguments, settings)
        if ASKED_BY_SHELL in os.environ:
            answer_shell(settings)
        options = parser(language, settings).parse_args(arguments or ["--help"])
        load_own_cards(options.cards)
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


def answer_shell(settings: Settings) -> None:
    """Print completions for the words typed so far, and exit."""
    from demesne.commands.completion import complete

    words = os.environ.get("COMP_LINE", "").split()
    try:
        language = wanted_language(words, settings)
    except UnknownLanguage:  # an incomplete word
        language = wanted_language([], settings)
    top = parser(language, settings)
    named = [command.declared() for name, command in commands_of(top).items() if name in words]
    complete(top, [top, *named], language)


def wanted_language(arguments: Sequence[str], settings: Settings) -> Language:
    """The language from the arguments or settings. It is needed before parsing, for help and error messages."""
    early = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    early.add_argument("--lang")
    known, _ = early.parse_known_args([item for item in arguments if item.startswith("--lang=")] or after_lang(arguments))
    return Language(known.lang or settings.language or None)


def after_lang(arguments: Sequence[str]) -> list[str]:
    """The option `--lang` with its value, if it is given."""
    where = list(arguments).index("--lang") if "--lang" in arguments else len(arguments)
    return list(arguments[where : where + 2])


# Texts of argparse and the keys of our translations. argparse looks up its texts with gettext, which we replace.
PARSER_TEXTS = {
    "usage: ": "usage",
    "positional arguments": "arguments",
    "options": "options",
    "show this help message and exit": "help",
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
    """Translate the texts of argparse."""

    def say(text: str) -> str:
        if text not in PARSER_TEXTS:
            return text
        said = language.text(f"cli-parser-{PARSER_TEXTS[text]}")
        return said + text[len(text.rstrip()) :]

    setattr(argparse, "_", say)  # noqa: B010  (a private name: gettext, as argparse imports it)


# ---------------------------------------------------------------- parsers
class Formatter(argparse.HelpFormatter):
    """A help formatter that keeps the line breaks of examples."""

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return text if "\n" in text else super()._fill_text(text, width, indent)


class Command(argparse.ArgumentParser):
    """A command that declares its options on first use."""

    def __init__(self, *, language: Language, settings: Settings, command: str = "", **options: Any) -> None:
        super().__init__(formatter_class=Formatter, **options)
        self.language = language
        self.settings = settings
        self.command = command
        self.is_declared = not command

    def add_argument(self, *names: Any, **options: Any) -> argparse.Action:
        """Add an argument, with a translated name for its value."""
        action = super().add_argument(*names, **options)
        if action.metavar or (action.nargs != 0 and not action.choices):
            words = str(action.metavar or action.dest.upper()).split("|")
            action.metavar = "|".join(value_name(self.language, word) for word in words)
        return action

    def declared(self) -> Command:
        """This command, with the options declared by its module."""
        if not self.is_declared:
            self.is_declared = True
            module = import_module(f"demesne.commands.{self.command.replace('-', '_')}")
            module.declare(self, self.language)
            add_shared_options(self, self.language)
            self.set_defaults(**self.settings.defaults(self.command))
            self.description = self.language.attribute(f"command-{self.command}", "about")
            self.epilog = "\n  ".join([f"{self.language.text('cli-examples')}:", *module.EXAMPLES])
        return self

    def parse_known_args(self, *arguments: Any, **options: Any) -> Any:
        """Declare the options, then parse arguments."""
        return super(Command, self.declared()).parse_known_args(*arguments, **options)

    def format_help(self) -> str:
        """Declare the options, then format the help."""
        return super(Command, self.declared()).format_help()


def value_name(language: Language, word: str) -> str:
    """The translated name of a value such as FILE. Names such as N and URL are not translated."""
    key = f"cli-value-{word.lower()}"
    return language.text(key) if language.has(key) else word


def parser(language: Language, settings: Settings) -> Command:
    """The parser for the whole command line."""
    text = language.text
    teach_argparse(language)
    file = text("cli-settings", file=str(settings_file()))
    top = Command(language=language, settings=settings, prog="demesne", description=text("cli-description"), epilog=file)
    kind = "compiled" if engine_is_compiled() else "uncompiled"
    top.add_argument(
        "--version", action="version", version=text(f"cli-version-{kind}", version=VERSION), help=text("cli-parser-version")
    )
    add_language_options(top, language, None)
    top.set_defaults(calculates=False, with_english=False)
    name = text("cli-value-command")
    commands = top.add_subparsers(title=text("cli-commands"), required=True, metavar=name, parser_class=Command)
    for command in COMMANDS:
        commands.add_parser(command, language=language, settings=settings, command=command, help=text(f"command-{command}"))
    return top


def commands_of(top: Command) -> dict[str, Command]:
    """All commands by name."""
    (commands,) = [action for action in top._actions if isinstance(action, argparse._SubParsersAction)]
    return dict(commands.choices)


def add_shared_options(command: argparse.ArgumentParser, language: Language) -> None:
    """Add the options that all commands have."""
    command.add_argument("--cards", action="append", default=[], metavar="PATH", help=language.text("cli-option-cards"))
    add_language_options(command, language, argparse.SUPPRESS)


def add_language_options(command: argparse.ArgumentParser, language: Language, default: str | None) -> None:
    """Add options that work before and after the command. A default after it would override a value given before it."""
    text = language.text
    command.add_argument("--lang", default=default, help=text("cli-option-lang"))
    command.add_argument("--with-english", action="store_true", default=argparse.SUPPRESS, help=text("cli-option-with-english"))


def load_own_cards(paths: Sequence[str]) -> None:
    """Load installed sets and the given card files."""
    from demesne.sets.loader import load_cards, load_installed

    load_installed()
    for path in paths:
        load_cards(path)
