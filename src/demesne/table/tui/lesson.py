"""Tips for a first game, based only on what the player can see."""

from __future__ import annotations

from typing import Final

from demesne.engine.constants import ACTION, TREASURE
from demesne.engine.definitions import CARDS
from demesne.views.view import View

FEW: Final = 3  # Provinces left near the end of the game
PROVINCE, GOLD, SILVER = "province", "gold", "silver"


def tip(view: View) -> str:
    """The key of the message that helps with this decision.

    >>> from demesne import KINGDOMS, Game
    >>> game = Game.new(KINGDOMS["first_game"].setup(2), seed=1)
    >>> tip(game.view(0)), tip(game.view(1))
    ('tip-action', 'tip-other')
    >>> game.apply("end actions")
    >>> tip(game.view(0))
    'tip-start'
    """
    asked, player = view.decision, view.player
    if asked is None or player is None or asked.who != player:
        return "tip-other"
    own = view.players[player]
    if asked.kind == "action phase":
        return "tip-action"
    if asked.kind != "buy phase":
        return "tip-choose"
    if any(CARDS[id].types & TREASURE for id in own.hand) and any(text.startswith("play ") for text in asked.options):
        return ("tip-start", "tip-deck", "tip-treasures")[min(own.turns, 2)]
    return buying(view)


def buying(view: View) -> str:
    """The tip for what the player can afford."""
    if view.coins >= view.costs[PROVINCE] and view.piles[PROVINCE]:
        return "tip-province"
    if view.piles[PROVINCE] <= FEW:
        return "tip-last"
    if view.coins >= view.costs[GOLD]:
        return "tip-gold"
    if view.coins < view.costs[SILVER]:
        return "tip-poor"
    affordable = (id for id, left in view.piles.items() if left and view.costs[id] <= view.coins)
    return "tip-buy" if any(CARDS[id].types & ACTION for id in affordable) else "tip-poor"
