"""What the cards of a folder lack: names, texts and grammatical forms in its languages, and rulings."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final

from demesne.engine.definitions import CARDS, Card
from demesne.engine.own_words import LANGUAGES
from demesne.rulings.files import cards_about, read_rulings
from demesne.sets import SetFolder

MESSAGE: Final = re.compile(r"^([a-z][\w-]*) *=(.*(?:\n[ \t]+.*|\n(?=\n*[ \t]))*)", re.MULTILINE)
FORMS: Final = {"en": ("one", "many"), "de": ("one", "many"), "pl": ("one", "few", "many"), "cs": ("one", "few", "many")}


@dataclass(frozen=True)
class Gap:
    """Something that a folder lacks."""

    file: str  # where to write it, such as harbour/pl.ftl
    lacks: str  # a message or an attribute, such as card-inn or card-inn.text; for a ruling the id of the card
    is_ruling: bool = False


def find_gaps(folder: SetFolder) -> list[Gap]:
    """Everything that a folder lacks, language by language, then the cards without a ruling.

    A folder need not have every language, so a language without a file is not a gap.
    """
    cards = [card for card in CARDS.values() if card.set == folder.id]
    gaps = [gap for code in LANGUAGES if folder.read(f"{code}.ftl") for gap in gaps_in_language(folder, code, cards)]
    rulings: list[Any] = [ruling for name, text in folder.read_all("rulings", ".yaml") for ruling in read_rulings(name, text)]
    told = {id for ruling in rulings if isinstance(ruling, dict) for id in cards_about(ruling)}
    return gaps + [Gap(f"{folder.id}/rulings", card.id, is_ruling=True) for card in cards if card.id not in told]


def gaps_in_language(folder: SetFolder, code: str, cards: list[Card]) -> list[Gap]:
    """What the file of a language lacks: messages, and attributes of those it has."""
    file = f"{folder.id}/{code}.ftl"
    messages: dict[str, str] = dict(MESSAGE.findall(folder.read(f"{code}.ftl")))
    wanted = {f"set-{folder.id}": (), **dict.fromkeys(kingdom_messages(folder), ())} | {
        f"card-{card.id}": ("text",) if card.is_landscape else ("text", *FORMS[code]) for card in cards
    }
    gaps: list[Gap] = []
    for id, attributes in wanted.items():
        if id not in messages:
            gaps.append(Gap(file, id))
        else:
            found = set(re.findall(r"^\s+\.(\w+) *=", messages[id], re.MULTILINE))
            gaps += [Gap(file, f"{id}.{attribute}") for attribute in attributes if attribute not in found]
    return gaps


def kingdom_messages(folder: SetFolder) -> list[str]:
    """The messages that name the kingdoms of a folder."""
    return [f"kingdom-{id}" for id in folder.kingdom_ids()]
