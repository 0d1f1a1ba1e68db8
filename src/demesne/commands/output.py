"""Replaces characters that the output cannot encode."""

from __future__ import annotations

import codecs
import io
import sys
import unicodedata
from typing import Final

PLAINER: Final = str.maketrans(
    {
        "ł": "l", "Ł": "L", "–": "-", "—": "-", "−": "-", "×": "x", "…": "...", "·": "*", "•": "*", "→": "->",
        "≤": "<=", "≥": ">=",
        "„": '"', "“": '"', "”": '"', "‘": "'", "’": "'", "‚": "'", "»": '"', "«": '"', "\u00a0": " ", "\u202f": " ",
        "─": "-", "━": "-", "│": "|", "┃": "|",
    }
)  # fmt: skip


def plainer(text: str) -> str:
    """Replace characters by similar ones in ASCII.

    >>> plainer("Straż graniczna – 3×")
    'Straz graniczna - 3x'
    """
    letters = unicodedata.normalize("NFKD", text.translate(PLAINER))
    return "".join("" if unicodedata.combining(letter) else letter if letter.isascii() else "?" for letter in letters)


def replace(problem: UnicodeError) -> tuple[str, int]:
    """An error handler for encodings that replaces characters the output cannot encode."""
    assert isinstance(problem, UnicodeEncodeError)
    return plainer(problem.object[problem.start : problem.end]), problem.end


def show_what_can_be_shown() -> None:
    """Replace unsupported characters in the output, so that they do not end a command with a traceback."""
    codecs.register_error("plainer", replace)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and codecs.lookup(stream.encoding).name != "utf-8":
            stream.reconfigure(errors="plainer")
