"""What happened, as data from which a log can be written in any language."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from demesne.engine.constants import SPECTATOR


def knows(mask: int, player: int | None) -> bool:
    """Whether somebody (None: a spectator) is among those who know something."""
    bit: int = SPECTATOR if player is None else player
    return (mask >> bit) & 1 == 1


@final
class Event:
    """One change of the game.

    `cards` holds ids; `seen` says per card who saw its face (a bit per player, -1: everybody). What one person may be
    told is `seen_by(player)`: there the faces of cards he did not see are empty strings, and only their number is left.
    """

    def __init__(
        self, kind: str, who: i64, cards: list[str], seen: list[int], amount: i64, source: str, detail: str, depth: i64
    ) -> None:
        self.kind: str = kind
        self.who: int = who
        self.cards: list[str] = cards
        self.seen: list[int] = seen
        self.amount: int = amount
        self.source: str = source  # the card or landscape it comes from
        self.detail: str = detail
        self.depth: int = depth  # how deep inside other effects

    def seen_by(self, player: int | None) -> Event:
        """What this player (None: a spectator) may be told."""
        cards: list[str] = []
        for i in range(len(self.cards)):
            cards.append(self.cards[i] if knows(self.seen[i], player) else "")
        masks = [-1 if card else 0 for card in cards]
        detail = self.detail
        return Event(self.kind, self.who, cards, masks, self.amount, self.source, detail, self.depth)

    def to_data(self) -> dict[str, object]:
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


# Every kind of event there is, and what its fields mean.
EVENT_KINDS: dict[str, str] = {
    "turn": "a turn of `who` begins; amount: its number, 0 for an extra turn",
    "phase": "`who` goes on to the phase in detail",
    "play": "`who` plays the cards; detail 'again' when they are played once more where they are",
    "buy": "`who` buys the cards, or the project in detail",
    "gain": "`who` gains the cards; detail: the zone they go to, then 'trash' when they come from there",
    "trash": "`who` trashes the cards; detail 'supply' when they come from there",
    "discard": "`who` discards the cards; detail 'clean-up' at the end of the turn",
    "draw": "`who` draws the cards",
    "reveal": "`who` reveals the cards; detail 'hand' for the whole hand, 'deck' for cards from the deck",
    "look": "`who` looks at the cards",
    "hand": "the cards go into the hand of `who`",
    "topdeck": "the cards go on top of the deck of `who`",
    "bottom": "the cards go under the deck of `who`",
    "aside": "`who` sets the cards aside",
    "return": "the cards go back to their pile",
    "exchange": "`who` takes the cards from their pile, in exchange for others that went back; they are not gained",
    "shuffle": "`who` shuffles; amount: how many cards",
    "deck_to_discard": "`who` puts the deck on the discard pile; the cards in the order they come to lie, the last on top",
    "uncover": "the top of the discard pile of `who` was taken away; the card is the new one",
    "coins": "`who` gets coins (negative: pays them)",
    "actions": "`who` gets Actions",
    "buys": "`who` gets Buys",
    "coffers": "`who` gets Coffers (negative: puts them back for nothing of their own)",
    "villagers": "`who` gets Villagers (negative: puts them back)",
    "vp": "`who` gets VP tokens",
    "favors": "`who` gets Favors (negative: spends them)",
    "rotate": "`who` rotates the pile in detail",
    "skip": "a turn of `who` is skipped",
    "potions": "`who` gets Potions",
    "debt": "`who` takes debt",
    "gather": "`who` puts a VP token on the pile in detail",
    "token_on_pile": "`who` puts a token on the pile in detail; amount: which, in the order of PILE_TOKENS",
    "spend": "`who` spends a token; detail: which",
    "cost": "cards cost less from now on this turn; amount: the change altogether, with what made them cheaper before",
    "take": "`who` takes the artifact or the State in detail",
    "give_back": "`who` gives the State in detail back",
    "fortune": "`who` turns over the Boon or Hex in detail",
    "receive": "`who` receives the Boon or Hex in detail",
    "keep": "`who` keeps the Boon in detail until the next turn",
    "shuffle_fortunes": "the Boons or Hexes (detail) that were used are shuffled; amount: how many",
    "token": "tokens are put on the landscape in source (negative: taken off)",
    "react": "`who` uses the reaction in source",
    "unaffected": "`who` is unaffected by the attack",
    "exile": "`who` puts the cards on their Exile mat",
    "tavern": "`who` puts the cards on their Tavern mat",
    "island": "`who` puts the cards on their Island mat",
    "native_village": "`who` puts the cards on their Native Village mat, which only they see",
    "call": "`who` calls the cards from their Tavern mat into play",
    "journey": "`who` turns their Journey token over; detail: up or down",
    "way": "`who` follows the Way in detail instead of the text of source",
    "choose": "`who` chooses the option in detail for source",
    "name": "`who` names the card in detail",
    "extra_turn": "`who` will take an extra turn",
    "ending": "the game ends, perhaps after extra turns; detail: 'pile' when the cards' pile alone ends it, 'piles' when "
    "they are the empty piles, 'turns' when amount is the limit of turns of all players together",
    "end": "the game is over",
}
