"""Descriptions of cards: name, types, cost, text, rulings."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import cache
from typing import Final

from demesne.engine.constants import LANDSCAPE, TYPE_NAMES
from demesne.engine.definitions import CARDS, Card
from demesne.lang import Language
from demesne.prose.card_texts import card_text
from demesne.prose.ruling_order import Ruling, grouped, once_each
from demesne.rulings.files import cards_about, read_rulings, suite
from demesne.sets import OWN_FOLDERS, SetFolder

RULING: Final = re.compile(r"^(?=- )", re.MULTILINE)  # where a ruling begins in its file

MOST_CARDS = 4  # a ruling about more cards is about the game in general, and is listed under none of them


def type_line(language: Language, card: Card) -> str:
    """The types of a card with dashes: Action – Attack."""
    names = [language.text(f"type-{name.lower()}") for name, bit in TYPE_NAMES.items() if card.types & bit]
    return " – ".join(names)


def more_than_coins(language: Language, id: str) -> str:
    """The cost of a card besides coins, to be appended to them. It never changes."""
    card = CARDS[id]
    parts = [language.text("price-potion")] if card.potion else []
    parts += [language.text("price-debt", n=card.debt)] if card.debt else []
    return "".join(f" + {part}" for part in parts)


def describe_card(language: Language, id: str, here: Collection[str] | None = None) -> str:
    """The full description of a card, in a game with these cards."""
    card = CARDS[id]
    lines = [language.card(id) + (f" {language.text('card-unofficial')}" if language.is_unofficial(id) else "")]
    facts = [type_line(language, card)]
    if card.types & LANDSCAPE == 0 or card.price > 0:
        facts.append(language.text("card-cost", cost=card.cost) + more_than_coins(language, id))
    if language.has(f"set-{card.set}"):
        facts.append(language.text("card-set", set=language.text(f"set-{card.set}")))
    lines.append(", ".join(facts))
    text = card_text(language, id)
    if text:
        lines.append(text)
    rulings = once_each(rulings_of(id), here)
    if rulings:
        lines.append(f"{language.text('card-rulings')}:")
        lines += [f"  {language.ruling(ruling.id, ruling.sentence)}" for ruling in rulings]
    return "\n".join(lines)


Rulings = dict[str, list[Ruling]]  # by card


def rulings_by_card() -> Rulings:
    """The rulings of all sets by the cards they are about. Rulings about no card explain the rules in general."""
    return read_rulings_by_card(tuple(OWN_FOLDERS))


@cache
def read_rulings_by_card(own: tuple[SetFolder, ...]) -> Rulings:
    """The rulings by card, cached for the loaded folders."""
    return under_their_cards(suite())


def rulings_of(id: str) -> list[Ruling]:
    """The rulings of one card."""
    return read_rulings_of(id, tuple(OWN_FOLDERS))


@cache
def read_rulings_of(id: str, own: tuple[SetFolder, ...]) -> list[Ruling]:
    """The rulings of one card, cached. Only rulings about the card are parsed, because parsing is slow."""
    about = re.compile(rf"^  about:.*\b{re.escape(id)}\b", re.MULTILINE)
    parts = {file: [part for part in RULING.split(text) if about.search(part)] for file, text in suite().items()}
    return under_their_cards({file: "".join(found) for file, found in parts.items() if found}).get(id, [])


def under_their_cards(texts: dict[str, str]) -> Rulings:
    """The rulings in these files by the cards they are about."""
    found: Rulings = {}
    for file, text in texts.items():
        for ruling in read_rulings(file, text):
            assert isinstance(ruling, dict)
            about = cards_about(ruling)
            for id in about:
                others = tuple(other for other in about if other != id)
                found.setdefault(id, []).append(Ruling(str(ruling.get("id", "")), str(ruling["ruling"]), others))
    return {id: grouped(id, rulings) for id, rulings in found.items()}
