"""How a card is set up: its pile, the cards that come with it, and what players begin with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from mypy_extensions import i64

from demesne.engine.constants import ALIKE

KINGDOM_PILE: Final = "kingdom"  # ten cards, or all contents of a mixed pile


@final
class ExtraPile:
    """An extra kingdom pile that a card needs, such as the Bane. The setup must name it."""

    def __init__(self, mark: str, least: i64, most: i64, beside: bool = False) -> None:
        self.mark: str = mark  # such as "bane"
        self.least: i64 = least  # the lowest cost of its cards
        self.most: i64 = most  # the highest cost of its cards
        self.beside: bool = beside  # whether it is outside the supply

    @property
    def title(self) -> str:
        """The name of the pile, such as "Bane" or "Ferryman pile"."""
        return self.mark.title() + " pile" if self.beside else self.mark.title()


@final
@dataclass(frozen=True)
class Layout:
    """How a card or landscape is set up.

    >>> Layout(pile="60", starts=7).starts
    7
    """

    pile: str = KINGDOM_PILE  # the number of copies, or a word that `dealing.pile_size` knows
    brings: tuple[str, ...] = ()  # the ids of cards and landscapes that come with it
    extra_pile: ExtraPile | None = None  # an extra pile that the setup must name, such as the Bane
    starts: int = 0  # copies in each player's starting deck
    ends_game: bool = False  # the game ends when its pile is empty
    beside: bool = False  # its pile is outside the supply
    contents: tuple[tuple[str, int], ...] = ()  # of a mixed pile: ids and numbers of copies, top first
    order: int = int(ALIKE)  # the order of a mixed pile
    brought: bool = False  # in the supply only if another card or an option brings it
    with_option: str = ""  # the option of the setup that brings it
    heirloom: str = ""  # the id of the card that replaces a Copper in starting decks
    first_vp: int = 0  # VP tokens on it at the start, per player
    first_favors: int = 0  # additional Favors for each player at the start
    coffers: int = 0  # Coffers for each player at the start
