"""How a card is laid out when a game is set up: its pile, what comes with it, and what players begin with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from mypy_extensions import i64

from demesne.engine.constants import ALIKE

KINGDOM_PILE: Final = "kingdom"  # ten cards; of a pile of several kinds, all its contents


@final
class ExtraPile:
    """One more kingdom pile that a setup must name if a card asks for it, and the mark that this pile has then."""

    def __init__(self, mark: str, least: i64, most: i64, beside: bool = False) -> None:
        self.mark: str = mark  # such as bane
        self.least: i64 = least  # the lowest cost of its cards
        self.most: i64 = most  # the highest cost of its cards
        self.beside: bool = beside  # it does not lie in the supply

    @property
    def title(self) -> str:
        """The name of the pile, such as "Bane" or "Ferryman pile"."""
        return self.mark.title() + " pile" if self.beside else self.mark.title()


@final
@dataclass(frozen=True)
class Layout:
    """How a card or landscape is laid out.

    >>> Layout(pile="60", starts=7).starts
    7
    """

    pile: str = KINGDOM_PILE  # how many copies there are: a number, or one of the words of `dealing.pile_size`
    brings: tuple[str, ...] = ()  # the ids of cards and landscapes that are laid out with it
    extra_pile: ExtraPile | None = None  # one that the setup must name, such as the Bane
    starts: int = 0  # copies in each player's first deck
    ends_game: bool = False  # the game ends when its pile is empty
    beside: bool = False  # its pile lies beside the supply
    contents: tuple[tuple[str, int], ...] = ()  # of a pile of several kinds: the ids and their copies, the top one first
    order: int = int(ALIKE)  # how the cards of such a pile lie
    brought: bool = False  # it is in the supply only if another card brings it, or an option of the setup
    with_option: str = ""  # the option of the setup that brings it
    heirloom: str = ""  # the id of a card that replaces a Copper in first decks
    first_vp: int = 0  # VP tokens that lie on it for each player when the game begins
    first_favors: int = 0  # Favors that each player has more when the game begins
    coffers: int = 0  # Coffers with which each player begins if it is in the supply
