"""Coins, cards and tokens that a player left unused in a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from demesne.engine.constants import ACTION, COFFERS, TREASURE, VILLAGERS
from demesne.engine.definitions import CARDS
from demesne.game import Game, replay


@dataclass(frozen=True)
class Unused:
    """Tokens left at the end, and coins not spent and cards not played, with the number of turns in which that happened."""

    coffers: int = 0
    villagers: int = 0
    coins: int = 0
    coin_turns: int = 0
    cards: int = 0
    card_turns: int = 0


NOTHING_UNUSED: Final = Unused()


def unused_by(game: Game, player: int) -> Unused:
    """What a player left unused in all their finished turns."""
    again = replay(game.start, [])
    coins: list[int] = []
    cards: list[int] = []
    for text in game.journal:
        left = left_after(again, player, text) if again.current == player and again.decision.who == player else None
        turn = again.turn
        again.apply(text)
        if left is not None and (again.over or again.turn != turn):
            coins.append(left[0])
            cards.append(left[1])
    tokens = game.players[player].tokens
    return Unused(
        int(tokens[COFFERS]),
        int(tokens[VILLAGERS]),
        sum(coins),
        sum(n > 0 for n in coins),
        sum(cards),
        sum(n > 0 for n in cards),
    )


def left_after(game: Game, player: int, text: str) -> tuple[int, int]:
    """The coins, and the number of Actions and Treasures in hand, that stay unused if an answer ends the turn."""
    view = game.view(player)
    spent = view.costs.get(text.removeprefix("buy "), 0) if text.startswith("buy ") else 0
    playable = [id for id in view.players[player].hand if CARDS[id].types & (ACTION | TREASURE)]
    return max(0, view.coins - spent), len(playable)
