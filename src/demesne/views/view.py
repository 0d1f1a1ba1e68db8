"""The view of a game: everything that one player may know."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

from demesne.views.board import board


@dataclass
class Asked:
    """The pending decision in a view. Only the player who must answer sees the options.

    The fields mean the same as those of `Decision`; options are texts, and the reason is a dictionary.

    >>> import demesne
    >>> game = demesne.Game.new(demesne.KINGDOMS["first_game"].setup(), seed=7)
    >>> asked = game.view(0).decision
    >>> asked.who, asked.kind, asked.options
    (0, 'action phase', ['end actions'])
    >>> game.view(1).decision.options
    []
    """

    who: int  # the player who must answer
    kind: str  # what kind of decision it is
    source: str  # the id of the card or landscape that asks, "" for the turn itself
    purpose: str  # what happens to the chosen cards: `discard`, `trash`, `gain` and so on; or ""
    reason: dict[str, object] | None  # the event that the source reacts to: `event`, `who`, `card`, `cause`
    options: list[str] = field(default_factory=list)  # all possible answers
    least: int = 1  # when cards are picked: how many must be picked in all
    most: int = 1  # when cards are picked: how many may be picked in all
    picked: list[str] = field(default_factory=list)  # when cards are picked: those picked so far
    pickable: list[str] = field(default_factory=list)  # when cards are picked: all that can be picked
    cards_from: str = ""  # where these cards are: a zone, `trash`, `supply`, `beside` (the supply), or ""
    cards_to: str = ""  # where they go, likewise; "" if that is not known
    whose: int = -1  # the player whose cards they are, or who gets them
    concerning: list[str] = field(default_factory=list)  # cards that the answer is about, as far as the viewer knows them
    text: str = ""  # the address of the card text that asks
    at: int = 0  # which phrase of that text asks
    prices: list[int] = field(default_factory=list)  # when a pile is chosen: the least and most that the card may cost
    rules: list[str] = field(default_factory=list)  # when effects are ordered or used: the addresses of their rules
    night: bool = False  # the player who must answer holds a card for the Night phase of this turn


@dataclass
class PlayerView:
    """One player, as the viewer sees them. Cards are ids; a card whose face is hidden is "".

    >>> import demesne
    >>> game = demesne.Game.new(demesne.KINGDOMS["first_game"].setup(), seed=7)
    >>> me, other = game.view(0).players
    >>> me.hand, me.deck_size
    (['copper', 'copper', 'copper', 'copper', 'estate'], 5)
    >>> other.hand, other.deck_size
    (['', '', '', '', ''], None)
    """

    seat: int  # the number of this player
    hand: list[str]  # the cards in hand
    deck_size: int | None  # the number of cards in the deck; None for other players, whose decks may not be counted
    discard_top: str | None  # the top card of the discard pile, which may not be looked through
    play: list[str]  # the cards in play
    aside: list[str]  # the cards set aside
    look: list[str]  # the cards that are revealed or looked at right now
    tokens: dict[str, int]  # how many tokens of each kind
    projects: list[str]  # the Projects they have
    artifacts: list[str]  # the Artifacts they have
    on_landscapes: dict[str, int]  # their tokens on landscapes
    turns: int  # how many turns they have completed
    states: list[str] = field(default_factory=list)  # the States they have
    boons: list[str] = field(default_factory=list)  # the Boons they keep
    mats: dict[str, list[str]] = field(default_factory=dict)  # the cards on each mat that is not empty
    pile_tokens: dict[str, list[str]] = field(default_factory=dict)  # their tokens on each pile


@dataclass(repr=False)
class View:
    """A game as one player may know it, or a spectator (`player` is None).

    Nothing in a view depends on hidden cards.

    >>> import demesne
    >>> view = demesne.Game.new(demesne.KINGDOMS["first_game"].setup(), seed=7).view(1)
    >>> view
    <View of player 1: turn 1 of player 0, action phase; hand: copper, copper, copper, estate, estate>
    >>> view.players[0].hand, view.piles["province"], view.costs["militia"]
    (['', '', '', '', ''], 8, 4)
    >>> print(view)
    Turn 1 of player 0, action phase: 1 Action, 1 Buy, $0
      $8  province 8
      $6  gold 30
      $5  duchy 8, market 10, mine 10
      $4  militia 10, remodel 10, smithy 10
      $3  silver 40, village 10, woodcutter 10, workshop 10
      $2  estate 8, cellar 10, moat 10
      $0  copper 46, curse 10
    Trash: none
    Player 0: hand: 5 hidden
    Player 1: hand: copper*3, estate*2; deck: 5
    Player 0 is asked, action phase
    """

    player: int | None  # the viewer; None for a spectator
    current: int  # the player whose turn it is
    phase: str  # the phase of the turn
    actions: int  # Actions left in this turn
    buys: int  # Buys left in this turn
    coins: int  # coins to spend
    potions: int  # Potions to spend
    piles: dict[str, int]  # how many copies of each card can be taken now
    stacks: dict[str, list[str]]  # the cards of piles with several kinds of cards, top first
    costs: dict[str, int]  # the current cost of each card, in coins; costs in Potions and debt never change
    bane: str  # the id of the Bane pile, or ""
    marks: dict[str, str]  # the pile of each mark (such as `bane`) and each Trait
    projects: dict[str, int]  # the cost of each landscape that can be bought, in coins
    trash: list[str]  # the cards in the trash
    players: list[PlayerView]  # all players, in turn order
    decision: Asked | None  # the pending decision; None if the game is over
    over: bool  # the game has ended
    scores: list[int] | None  # the points of each player; None until the game is over
    position: dict[str, Any]  # everything the viewer could have noted down so far, for `sample`
    decks: dict[str, int] = field(default_factory=dict)  # how many `boons` and `hexes` are face down
    used: dict[str, list[str]] = field(default_factory=dict)  # the discarded `boons` and `hexes`
    lying: dict[str, int] = field(default_factory=dict)  # the VP tokens on piles and landscapes

    def __repr__(self) -> str:
        viewer = "a spectator" if self.player is None else f"player {self.player}"
        if self.over:
            return f"<View of {viewer}: the game is over; points: {', '.join(map(str, self.scores or []))}>"
        turn = f"turn {self.players[self.current].turns + 1} of player {self.current}, {self.phase} phase"
        hand = "" if self.player is None else f"; hand: {', '.join(self.players[self.player].hand) or 'empty'}"
        return f"<View of {viewer}: {turn}{hand}>"

    def __str__(self) -> str:
        return board(self)

    @property
    def debt(self) -> int:
        """The debt of the player whose turn it is."""
        return self.players[self.current].tokens.get("debt", 0)

    def to_data(self) -> dict[str, Any]:
        """The view as dictionaries, lists, numbers and texts, which JSON can represent."""
        return asdict(self)
