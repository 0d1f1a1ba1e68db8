"""The editions of the sets, and how many cards of each are implemented."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from demesne.engine.definitions import CARDS, Card
from demesne.engine.setup import BASIC, is_kingdom_card
from demesne.sets import SETS


@dataclass(frozen=True)
class Edition:
    """An edition of a set whose cards are implemented, at least in part."""

    set: str
    number: int
    kingdom_cards: int  # the number of piles in print
    new: int = 0  # the piles that no earlier edition in the list has; 0 for the first edition, where all are new

    @property
    def name(self) -> str:
        """The name of the edition where sets are chosen, such as `base/1`."""
        return f"{self.set}/{self.number}"

    @property
    def kingdom_cards_here(self) -> int:
        """The number of Kingdom cards of this edition that Demesne has."""
        return sum(map(is_kingdom_card, cards_of(self.name)))


@dataclass(frozen=True)
class Part:
    """How many cards of a set, over all listed editions, are implemented."""

    set: str
    here: int
    all: int


# In the order of `SETS`.
EDITIONS: Final = (
    Edition("base", 1, 25),
    Edition("base", 2, 26, new=7),
    Edition("intrigue", 1, 25),
    Edition("intrigue", 2, 26, new=7),
    Edition("seaside", 2, 27),
    Edition("alchemy", 1, 12),
    Edition("prosperity", 2, 25),
    Edition("cornucopia", 1, 13),
    Edition("cornucopia", 2, 13, new=5),
    Edition("hinterlands", 2, 26),
    Edition("dark_ages", 1, 35),
    Edition("guilds", 1, 13),
    Edition("guilds", 2, 13, new=3),
    Edition("adventures", 1, 30),
    Edition("empires", 1, 24),
    Edition("nocturne", 1, 33),
    Edition("renaissance", 1, 25),
    Edition("menagerie", 1, 30),
    Edition("allies", 1, 31),
    Edition("plunder", 1, 40),
)


def editions_of(set_id: str) -> list[Edition]:
    """The editions of a set."""
    return [edition for edition in EDITIONS if edition.set == set_id]


def part_of(set_id: str) -> Part | None:
    """How many cards of a set are implemented; None if all are, or if the total is unknown."""
    editions = editions_of(set_id)
    in_print = sum(edition.new or edition.kingdom_cards for edition in editions)
    here = sum(map(is_kingdom_card, cards_of(set_id)))
    return Part(set_id, here, in_print) if here < in_print else None


def known_sets() -> list[str]:
    """The ids of the published sets, then those of loaded cards."""
    return list(dict.fromkeys([*SETS, *(card.set for card in CARDS.values() if card.set != BASIC)]))


def set_choices() -> list[str]:
    """All valid choices of sets: `base` for all cards of a set, `base/1` for an edition."""
    choices: list[str] = []
    for set_id in known_sets():
        declared = {int(card.edition) for card in CARDS.values() if card.set == set_id and card.edition}
        editions = declared | {edition.number for edition in editions_of(set_id)}
        choices += [set_id, *(f"{set_id}/{number}" for number in sorted(editions))]
    return choices


def cards_of(choice: str) -> list[Card]:
    """The cards and landscapes of a set, or of an edition. A card without an edition is in all editions of its set."""
    set_id, _, number = choice.partition("/")
    return [card for card in CARDS.values() if card.set == set_id and (not number or card.edition in (0, int(number)))]
