"""Events: the record of a game, from which a log can be written in any language."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from demesne.engine.constants import SPECTATOR


def knows(mask: int, player: int | None) -> bool:
    """Whether a mask includes this player (None: a spectator)."""
    bit: int = SPECTATOR if player is None else player
    return (mask >> bit) & 1 == 1


@final
class Event:
    """Something that happened in a game.

    `Game.events_for(player)` gives the events as this player saw them: cards whose face they did not see are "".

    >>> import demesne
    >>> game = demesne.Game.new(demesne.KINGDOMS["first_game"].setup(), seed=7)
    >>> game.events_for(0)[1]
    Event({'kind': 'draw', 'who': 0, 'depth': 0, 'cards': ['estate', 'copper', 'copper', 'copper', 'copper'], 'amount': 5})
    >>> game.events_for(1)[1].cards
    ['', '', '', '', '']
    """

    def __init__(
        self, kind: str, who: i64, cards: list[str], seen: list[int], amount: i64, source: str, detail: str, depth: i64
    ) -> None:
        self.kind: str = kind  # what happened: one of the kinds below
        self.who: int = who  # the player it is about
        self.cards: list[str] = cards  # the ids of the cards; "" for a card whose face is hidden
        self.seen: list[int] = seen  # for each card, who saw its face: a bit for each player, -1 for all players
        self.amount: int = amount  # a number, such as the coins that `who` gets; 0 if there is none
        self.source: str = source  # the id of the card or landscape that caused it, or ""
        self.detail: str = detail  # depends on the kind: see below
        self.depth: int = depth  # how many other effects it is nested in

    def seen_by(self, player: int | None) -> Event:
        """The event as this player (None: a spectator) saw it."""
        cards: list[str] = []
        for i in range(len(self.cards)):
            cards.append(self.cards[i] if knows(self.seen[i], player) else "")
        masks = [-1 if card else 0 for card in cards]
        detail = self.detail
        return Event(self.kind, self.who, cards, masks, self.amount, self.source, detail, self.depth)

    def to_data(self) -> dict[str, object]:
        """The fields as a dictionary, without empty ones."""
        data: dict[str, object] = {"kind": self.kind, "who": self.who, "depth": self.depth}
        if self.cards:
            data["cards"] = list(self.cards)
        if self.amount:
            data["amount"] = self.amount
        if self.source:
            data["source"] = self.source
        if self.detail:
            data["detail"] = self.detail
        return data

    def __repr__(self) -> str:
        return f"Event({self.to_data()})"


# Every kind of event, and what its fields mean.
EVENT_KINDS: dict[str, str] = {
    "turn": "a turn of `who` begins; amount: the number of the turn, 0 for an extra turn",
    "phase": "`who` begins the phase in detail",
    "play": "`who` plays the cards; detail: 'again' if they are in play already and played again",
    "buy": "`who` buys the cards, or the landscape in detail",
    "gain": "`who` gains the cards; detail: the zone they go to, followed by 'trash' if they come from the trash",
    "trash": "`who` trashes the cards; detail: 'supply' if they come from the supply",
    "discard": "`who` discards the cards; detail: 'clean-up' at the end of the turn",
    "draw": "`who` draws the cards",
    "reveal": "`who` reveals the cards; detail: 'hand' for the whole hand, 'deck' for cards from the deck",
    "look": "`who` looks at the cards",
    "hand": "the cards go into the hand of `who`",
    "topdeck": "the cards go on top of the deck of `who`",
    "bottom": "the cards go under the deck of `who`",
    "aside": "`who` sets the cards aside",
    "return": "the cards return to their pile",
    "exchange": "`who` takes the cards from their pile in exchange for cards that were returned; this is not a gain",
    "shuffle": "`who` shuffles; amount: the number of cards",
    "deck_to_discard": "`who` puts the deck onto the discard pile; cards: from the bottom to the top",
    "uncover": "the top card of the discard pile of `who` was taken away; cards: the new top card",
    "coins": "`who` gets coins; amount: how many, negative if they pay them",
    "actions": "`who` gets Actions; amount: how many",
    "buys": "`who` gets Buys; amount: how many",
    "coffers": "`who` gets Coffers; amount: how many, negative if they return them",
    "villagers": "`who` gets Villagers; amount: how many, negative if they return them",
    "vp": "`who` gets VP tokens; amount: how many",
    "favors": "`who` gets Favors; amount: how many, negative if they spend them",
    "rotate": "`who` rotates the pile in detail",
    "skip": "a turn of `who` is skipped",
    "potions": "`who` gets Potions to spend; amount: how many",
    "debt": "`who` takes debt; amount: how much",
    "gather": "`who` puts a VP token on the pile in detail",
    "token_on_pile": "`who` puts a token on the pile in detail; amount: which of the tokens for piles, from 0",
    "spend": "`who` spends a token; detail: which one",
    "cost": "cards cost less for the rest of this turn; amount: the total change, including earlier reductions",
    "take": "`who` takes the artifact or the State in detail",
    "give_back": "`who` returns the State in detail",
    "fortune": "`who` turns over the Boon or Hex in detail",
    "receive": "`who` receives the Boon or Hex in detail",
    "keep": "`who` keeps the Boon in detail until the next turn",
    "shuffle_fortunes": "the used Boons or Hexes (detail) are shuffled; amount: how many",
    "token": "tokens are put on the landscape in source; amount: how many, negative if they are removed",
    "react": "`who` uses the reaction in source",
    "unaffected": "`who` is unaffected by the attack",
    "exile": "`who` puts the cards on their Exile mat",
    "tavern": "`who` puts the cards on their Tavern mat",
    "island": "`who` puts the cards on their Island mat",
    "native_village": "`who` puts the cards on their Native Village mat, which only they may look at",
    "call": "`who` calls the cards from their Tavern mat into play",
    "journey": "`who` turns their Journey token over; detail: up or down",
    "way": "`who` follows the Way in detail instead of the text of source",
    "choose": "`who` chooses the option in detail for source",
    "name": "`who` names the card in detail",
    "extra_turn": "`who` will take an extra turn",
    "ending": "the game ends after this turn and any extra turns; detail: why: 'pile' (cards: the empty pile that ends it), "
    "'piles' (cards: the empty piles), or 'turns' (amount: the limit of turns of all players together)",
    "end": "the game is over",
}
