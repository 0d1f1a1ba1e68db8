"""Output that cannot show every letter gets the nearest it can."""

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
    """In letters that every terminal has.

    >>> plainer("Straż graniczna – 3×")
    'Straz graniczna - 3x'
    """
    letters = unicodedata.normalize("NFKD", text.translate(PLAINER))
    return "".join("" if unicodedata.combining(letter) else letter if letter.isascii() else "?" for letter in letters)


def replace(problem: UnicodeError) -> tuple[str, int]:
    """Replace characters that the output cannot show; an error handler for encodings."""
    assert isinstance(problem, UnicodeEncodeError)
    return plainer(problem.object[problem.start : problem.end]), problem.end


def show_what_can_be_shown() -> None:
    """Otherwise a single letter with an accent ends a command with a traceback where the output is ASCII."""
    codecs.register_error("plainer", replace)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and codecs.lookup(stream.encoding).name != "utf-8":
            stream.reconfigure(errors="plainer")
