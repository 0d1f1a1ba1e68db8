"""Custom cards as text, for other processes and machines."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from demesne.engine.errors import CardError
from demesne.sets.loader import load_cards, load_installed

SUFFIXES: Final = (".py", ".ftl", ".yaml", ".strategy")  # the files of a folder of cards


@dataclass(frozen=True)
class CardFile:
    """A file or a folder with cards. Its text is part of a plan, because other machines do not have the file."""

    name: str
    text: str = ""
    files: tuple[tuple[str, str], ...] = ()  # for a folder: path and text of each file

    def write(self, folder: Path) -> Path:
        """Write it into a folder, and return its path."""
        path = folder / self.name
        if not self.files:
            path.write_text(self.text, encoding="utf-8")
        for name, text in self.files:
            (path / name).parent.mkdir(parents=True, exist_ok=True)
            (path / name).write_text(text, encoding="utf-8")
        return path


def read_card_file(path: str | Path) -> CardFile:
    """Read a file or a folder with cards."""
    path = Path(path)
    try:
        if not path.is_dir():
            return CardFile(path.name, path.read_text(encoding="utf-8"))
        files = sorted(file for file in path.rglob("*") if file.suffix in SUFFIXES and file.is_file())
        texts = [(file.relative_to(path).as_posix(), file.read_text(encoding="utf-8")) for file in files]
        return CardFile(path.resolve().name, files=tuple(texts))
    except (OSError, UnicodeError) as problem:
        raise CardError(f"{path} cannot be read: {problem}", "cannot-read", file=str(path), detail=str(problem)) from None


@cache
def declare_installed() -> None:
    """Declare the cards of installed packages, once."""
    load_installed()


KEPT: Final[list[TemporaryDirectory[str]]] = []  # keeps the folders, because their files are read later


@cache
def declare(card_file: CardFile) -> None:
    """Declare the cards of a file or a folder, once."""
    folder = TemporaryDirectory()
    KEPT.append(folder)
    load_cards(card_file.write(Path(folder.name)))
