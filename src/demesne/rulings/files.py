"""Reading files of rulings, and finding those of all sets."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from demesne.engine.definitions import CARDS
from demesne.notation.data import BadData, read_yaml
from demesne.notation.position import known_card
from demesne.notation.zones import parse_cards
from demesne.rulings.errors import RulingFile
from demesne.sets import SetFolder, set_folders
from demesne.words.declaring import id_in_edition


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
    """The cards, projects and artifacts that a ruling is listed under."""
    return [known_card(id, "about").id for id in parse_cards(ruling.get("about"))]


def in_edition(ruling: dict[str, Any]) -> dict[str, Any]:
    """The ruling with the cards of its `edition`, where a set has two cards of the same name."""
    edition = ruling.get("edition")
    if edition is None:
        return ruling
    if isinstance(edition, bool) or not isinstance(edition, int) or edition < 1:
        raise RulingFile(f"`edition` should be a number from 1 up, not {edition!r}")
    printed = {id: id_in_edition(id, edition) for id in CARDS if id_in_edition(id, edition) in CARDS}
    if not printed:
        return ruling
    names = re.compile(r"\b(" + "|".join(map(re.escape, printed)) + r")\b")

    def renamed(value: Any) -> Any:
        if isinstance(value, dict):
            return {renamed(key): renamed(inner) for key, inner in value.items()}
        if isinstance(value, list):
            return [renamed(inner) for inner in value]
        return names.sub(lambda found: printed[found[1]], value) if isinstance(value, str) else value

    return {key: renamed(value) if key in ("given", "do", "expect") else value for key, value in ruling.items()}


def read_file(path: Path) -> str:
    """The text of a file of rulings."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeError) as problem:
        raise RulingFile(f"{path} cannot be read: {problem}") from None


def suite(folders: Sequence[SetFolder] | None = None) -> dict[str, str]:
    """The rulings of all sets, or of some: the text of each file by its set and name."""
    chosen = set_folders() if folders is None else folders
    return {f"{folder.id}/{name}": text for folder in chosen for name, text in folder.read_all("rulings", ".yaml")}
