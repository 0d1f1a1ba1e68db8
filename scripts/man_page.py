"""Writes the manual page, docs/demesne.1, from the parser of the command line."""

from __future__ import annotations

import argparse
from pathlib import Path

from demesne.cli import Command, commands_of, parser
from demesne.commands.settings import Settings
from demesne.lang import Language
from demesne.version import VERSION

PAGE = Path(__file__).parents[1] / "docs" / "demesne.1"


def quoted(text: str) -> str:
    """Text escaped for roff."""
    shown = text.replace("\\", r"\e").replace("-", r"\-")
    return "\n".join(f"\\&{line}" if line.startswith((".", "'")) else line for line in shown.splitlines())


def usage(action: argparse.Action) -> str:
    """An option with its value, or an argument."""
    value = action.metavar if isinstance(action.metavar, str) else action.dest.upper()
    if not action.option_strings:
        return f"\\fI{quoted(value)}\\fR"
    names = ", ".join(f"\\fB{quoted(name)}\\fR" for name in action.option_strings)
    return names if action.nargs == 0 else f"{names} \\fI{quoted(value)}\\fR"


def options_of(command: argparse.ArgumentParser) -> list[str]:
    lines: list[str] = []
    for action in command._actions:
        if not isinstance(action, argparse._SubParsersAction):
            lines += [".TP", usage(action), quoted((action.help or "").replace("%%", "%"))]
    return lines


def section(name: str, command: Command) -> list[str]:
    examples = (command.epilog or "").splitlines()[1:]
    return [
        f".SS demesne {quoted(name)}",
        quoted(command.description or ""),
        *options_of(command),
        ".PP",
        "Examples:",
        ".nf",
        *(f".RS\n{quoted(line.strip())}\n.RE" for line in examples),
        ".fi",
    ]


def man_page() -> str:
    language = Language("en")
    top = parser(language, Settings())
    lines = [
        '.\\" Written by scripts/man_page.py.',
        f'.TH DEMESNE 1 "" "demesne {VERSION}"',
        ".SH NAME",
        f"demesne \\- {quoted(top.description or '')}",
        ".SH SYNOPSIS",
        ".B demesne\n[\\fIoptions\\fR] \\fICOMMAND\\fR ...",
        ".SH OPTIONS",
        *options_of(top),
        ".SH COMMANDS",
    ]
    for name, command in commands_of(top).items():
        lines += section(name, command.declared())
    lines += [
        ".SH FILES",
        ".TP",
        r"\fI~/.config/demesne/config.toml\fR",
        quoted('Defaults: language = "pl", name = "Alice", level = "hard". XDG_CONFIG_HOME moves it.'),
        ".TP",
        r"\fI~/.local/share/demesne\fR",
        quoted("Games that were left or finished. XDG_DATA_HOME moves it."),
        ".SH EXIT STATUS",
        quoted("0: done. 1: a ruling does not hold, or a strategy cannot be used. 2: bad input. 130: interrupted."),
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(man_page(), encoding="utf-8")
