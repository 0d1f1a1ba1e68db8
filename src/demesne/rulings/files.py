"""Files of rulings: where the suite lies, and reading it."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from demesne.notation.data import BadData, read_yaml
from demesne.notation.position import known_card
from demesne.notation.zones import parse_cards
from demesne.rulings.errors import RulingFile


def read_rulings(path: str, text: str) -> list[object]:
    """The rulings of a file, not yet checked."""
    try:
        data = read_yaml(text)
    except BadData as problem:
        raise RulingFile(f"{path} cannot be read: {problem}") from None
    if not isinstance(data, list):
        raise RulingFile(f"{path} should hold a list of rulings, each beginning with `- ruling:`")
    return data


def cards_about(ruling: dict[str, Any]) -> list[str]:
    """The cards, projects and artifacts a ruling is read under."""
    return [known_card(id, "about").id for id in parse_cards(ruling.get("about"))]


def read_file(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeError) as problem:
        raise RulingFile(f"{path} cannot be read: {problem}") from None


def suite() -> dict[str, str]:
    """The rulings inside the package: names of files with their folder, and their texts."""
    return dict(found_in(files("demesne.rulings"), ""))


def found_in(folder: Traversable, path: str) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for item in sorted(folder.iterdir(), key=lambda item: item.name):
        if item.is_dir():
            found += found_in(item, f"{path}{item.name}/")
        elif item.name.endswith(".yaml"):
            found.append((f"{path}{item.name}", item.read_text("utf-8")))
    return found
