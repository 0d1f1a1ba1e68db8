"""Lines for a terminal, broken between words."""

from __future__ import annotations

import shutil
import sys
import textwrap

from demesne.lang import Language
from demesne.views.view import View


def say(text: str) -> None:
    """Print it; what reads from a pipe gets whole lines."""
    print(wrapped(text, shutil.get_terminal_size().columns) if sys.stdout.isatty() else text)


def wrapped(text: str, width: int) -> str:
    """Lines broken between words; what follows of one that is indented stands further in.

    >>> print(wrapped("Militia\\n  Each other player discards", 20))
    Militia
      Each other player
        discards
    """
    lines: list[str] = []
    for line in text.splitlines():
        margin = line[: len(line) - len(line.lstrip())]
        lines += textwrap.wrap(line, width, subsequent_indent=margin * 2, break_on_hyphens=False) or [line]
    return "\n".join(lines)


def turn_line(language: Language, view: View) -> str:
    """What may be spent this turn."""
    line = language.text("state-turn", actions=view.actions, buys=view.buys, coins=view.coins)
    return line + (language.text("state-potions", n=view.potions) if view.potions else "")
