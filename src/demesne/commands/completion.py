"""`demesne completion`: shell completion for commands, options and names."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from typing import Final

from demesne.lang import CODES, Language

SHELLS: Final = ("bash", "zsh", "fish")
EXAMPLES: Final = (
    'eval "$(demesne completion bash)"',
    'eval "$(demesne completion zsh)"',
    "demesne completion fish > ~/.config/fish/completions/demesne.fish",
)


def declare(completion: argparse.ArgumentParser, language: Language) -> None:
    """Declare the options."""
    completion.add_argument("shell", choices=SHELLS, metavar="SHELL", help=language.text("cli-option-shell"))
    completion.set_defaults(run=run_completion)


def run_completion(options: argparse.Namespace) -> int:
    """Print the shell code for completion."""
    from argcomplete.shell_integration import shellcode

    print(shellcode(["demesne"], shell=options.shell))
    return 0


# ---------------------------------------------------------------- completions
def complete(parser: argparse.ArgumentParser, commands: Iterable[argparse.ArgumentParser], language: Language) -> None:
    """Print completions for the shell, and exit."""
    from argcomplete import autocomplete

    for command in commands:
        for action in command._actions:
            values = values_for(command.prog, action, language)
            if values:
                action.completer = lambda values=values, **_: values  # type: ignore[attr-defined]
    autocomplete(parser)


def values_for(command: str, action: argparse.Action, language: Language) -> list[str]:
    """The names that an option or argument accepts, if it accepts names."""
    if action.dest in ("require", "forbid", "keep", "buys") or (command.endswith(" card") and action.dest == "name"):
        from demesne.engine.definitions import CARDS

        return [language.plain_card(id) for id in CARDS]
    if action.dest in ("kingdom", "list"):
        from demesne.sets.recommended import KINGDOMS

        return [*KINGDOMS, "random"]
    if action.dest == "sets":
        from demesne.sets import SETS

        return list(SETS)
    if action.dest in ("strategies", "names", "bot"):
        from demesne.levels.level import LEVEL_NAMES
        from demesne.strategies.find import library

        return [*LEVEL_NAMES, *library()]
    return list(CODES) if action.dest == "lang" else []
