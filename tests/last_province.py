"""Short games near their end: most of them hang on one decision, as one Province is left, which both players can buy."""

from __future__ import annotations

from typing import Any

from demesne import Game
from demesne.bots.table import answer
from demesne.notation.position import start_from_position

POSITION: dict[str, Any] = {
    "supply": {"province": 1},
    "p1": {"hand": "gold*3", "deck": "copper*5"},
    "p2": {"hand": "gold*5", "deck": "gold*5, silver"},
}
TWIN = {**POSITION, "p2": {"hand": "gold*4, silver", "deck": "gold*6"}}  # differs in what the first player cannot see
TREASURES = ("end actions", "play gold", "play gold", "play gold")


def last_province(position: dict[str, Any] = POSITION, *answers: str) -> Game:
    game = start_from_position({"position": position, "named": []})
    for text in answers:
        game.apply(text)
    return game


def won() -> Game:
    return last_province(POSITION, *TREASURES, "buy province", "end buys")


def blundered() -> Game:
    """The first player buys a Copper and leaves the Province to the other one."""
    answers = [*TREASURES, "buy copper", "end buys", "end actions", *["play gold"] * 5, "buy province", "end buys"]
    game = last_province(POSITION, *answers)
    assert game.over
    assert game.winners() == [1]
    return game


def late_game() -> Game:
    """Two turns each with four Provinces left, played as everybody would, but for a Curse that the first player buys."""
    deck = "gold*3, silver*4, copper*5, estate*3"
    hands = {"p1": {"hand": "gold, silver*2, estate, copper", "deck": deck}, "p2": {"hand": "silver*2, copper*3", "deck": deck}}
    game = last_province({"supply": {"province": 4}, **hands})
    while game.players[1].turns < 2:
        decision = game.decision
        usual = answer(game.view(decision.who), "Big Money Ultimate")
        game.apply("buy curse" if decision.who == 0 and usual.startswith("buy ") and game.players[0].turns == 1 else usual)
    return game
