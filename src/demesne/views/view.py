"""What one person may know of a game."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any


@dataclass
class Asked:
    """The pending decision. Options are there only for whoever must answer."""

    who: int
    kind: str
    source: str
    purpose: str
    reason: dict[str, object] | None
    options: list[str] = field(default_factory=list)
    least: int = 1
    most: int = 1
    picked: list[str] = field(default_factory=list)
    pickable: list[str] = field(default_factory=list)
    cards_from: str = ""  # where the cards lie that are asked about, where they go, and whose they are
    cards_to: str = ""
    whose: int = -1
    concerning: list[str] = field(default_factory=list)  # cards the answer decides about, as far as the viewer knows them
    text: str = ""  # the address of the text that asks, and which of its phrases does
    at: int = 0
    prices: list[int] = field(default_factory=list)  # what a card to take from the supply may cost, at least and at most
    rules: list[str] = field(default_factory=list)  # of effects to choose from: the addresses of their rules, one per option
    night: bool = False  # whoever is asked holds a card for the Night phase of this turn


@dataclass
class PlayerView:
    """One player, as somebody sees him. Cards face down are empty strings."""

    seat: int
    hand: list[str]
    deck_size: int | None  # one may count one's own deck, nobody else's
    discard_top: str | None  # the rest of a discard pile may not be looked through
    play: list[str]
    aside: list[str]
    look: list[str]  # turned over or looked at, on its way elsewhere
    tokens: dict[str, int]
    projects: list[str]
    artifacts: list[str]
    on_landscapes: dict[str, int]
    turns: int
    states: list[str] = field(default_factory=list)
    boons: list[str] = field(default_factory=list)  # that lie before him
    mats: dict[str, list[str]] = field(default_factory=dict)  # cards on mats, as far as there are any
    pile_tokens: dict[str, list[str]] = field(default_factory=dict)  # his own tokens on piles


@dataclass
class View:
    """A game as one player (or, with player None, a spectator) may know it.

    What lies on the table is in the fields. `position` adds what anybody could have noted down from what everybody saw,
    in the form `sample` makes full games from; it depends on nothing hidden.
    """

    player: int | None
    current: int
    phase: str
    actions: int
    buys: int
    coins: int
    potions: int
    piles: dict[str, int]  # how many cards of each kind can be taken now
    stacks: dict[str, list[str]]  # piles of several kinds of which the top one can be taken, top first
    costs: dict[str, int]  # in coins; Potions and debt never change, and are printed on the cards
    bane: str
    marks: dict[str, str]  # which pile has a mark, such as bane
    projects: dict[str, int]
    trash: list[str]
    players: list[PlayerView]
    decision: Asked | None
    over: bool
    scores: list[int] | None
    position: dict[str, Any] = field(repr=False)
    decks: dict[str, int] = field(default_factory=dict)  # how many Boons and Hexes lie face down
    used: dict[str, list[str]] = field(default_factory=dict)  # and which ones on their discard piles
    lying: dict[str, int] = field(default_factory=dict)  # VP on piles and landscapes

    @property
    def debt(self) -> int:
        """Of whoever's turn it is."""
        return self.players[self.current].tokens.get("debt", 0)

    def to_data(self) -> dict[str, Any]:
        """As plain data, for programs in any language."""
        return asdict(self)
