"""Files with cards of one's own, for other processes and machines."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from demesne.engine.errors import CardError
from demesne.sets.loader import load_cards, load_installed


@dataclass(frozen=True)
class CardFile:
    """A file with cards of one's own. Its text travels with a plan, as other machines do not have the file."""

    name: str
    text: str


def read_card_file(path: str | Path) -> CardFile:
    try:
        return CardFile(Path(path).name, Path(path).read_text(encoding="utf-8"))
    except (OSError, UnicodeError) as problem:
        raise CardError(f"{path} cannot be read: {problem}", "cannot-read", file=str(path), detail=str(problem)) from None


@cache
def declare_installed() -> None:
    """Declare the cards of installed packages, once."""
    load_installed()


@cache
def declare(card_file: CardFile) -> None:
    """Declare the cards of a file, once."""
    with TemporaryDirectory() as folder:
        path = Path(folder, card_file.name)
        path.write_text(card_file.text, encoding="utf-8")
        load_cards(path)
