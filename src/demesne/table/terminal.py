"""Printing to a terminal, with long lines broken between words."""

from __future__ import annotations

import shutil
import sys
import textwrap


def print_text(text: str) -> None:
    """Print a text, wrapped if the output is a terminal."""
    print(wrap_text(text, shutil.get_terminal_size().columns) if sys.stdout.isatty() else text)


def wrap_text(text: str, width: int) -> str:
    """Wrap every line between words. Continuation lines of an indented line are indented twice as far.

    >>> print(wrap_text("Militia\\n  Each other player discards", 20))
    Militia
      Each other player
        discards
    """
    lines: list[str] = []
    for line in text.splitlines():
        margin = line[: len(line) - len(line.lstrip())]
        lines += textwrap.wrap(line, width, subsequent_indent=margin * 2, break_on_hyphens=False) or [line]
    return "\n".join(lines)
