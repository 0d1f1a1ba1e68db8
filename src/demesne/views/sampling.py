"""Full games that agree with a view."""

from __future__ import annotations

import random
from typing import Any

from demesne.engine.codec import load
from demesne.engine.constants import ZONE_NAMES
from demesne.engine.definitions import CARDS
from demesne.engine.errors import DemesneError
from demesne.engine.setup import Setup
from demesne.engine.state import Components
from demesne.game import Game
from demesne.views.sealed import UNKNOWN
from demesne.views.view import View

TRIES = 400


def sample(view: View, rng: random.Random) -> Game:
    """A full game that this viewer cannot tell from the real one; hidden cards and coming shuffles are random.

    It records what happens, but has no journal: its past is not known.
    """
    for _ in range(TRIES):
        game = deal(view, rng)
        if agrees(game, view):
            return game
    raise DemesneError("no arrangement of the hidden cards was found that agrees with this view")


def deal(view: View, rng: random.Random) -> Game:
    data = dict(view.position)
    data["instances"] = [list(instance) for instance in data["instances"]]
    pools = [list(pool) for pool in data.pop("hidden")]
    kinds = [kind for pool in pools for kind in pool] or [0]
    for pool in pools:
        rng.shuffle(pool)
    for seat, player in enumerate(data["players"]):
        for zone in ZONE_NAMES:
            for card in player[zone]:
                if data["instances"][card][0] == UNKNOWN:
                    data["instances"][card][0] = pools[seat].pop()
    for instance in data["instances"]:
        if instance[0] == UNKNOWN:  # spoken of, but it is not known where it lies
            instance[0] = rng.choice(kinds)
    data["stacks"] = [list(stack) for stack in data["stacks"]]
    for (id, kinds, _, _), stack in zip(data["piles"], data["stacks"], strict=False):
        if UNKNOWN in stack:
            below = still_in_pile(data, id, kinds, stack[-1])
            stack[:-1] = rng.sample(below, len(stack) - 1)
    data["rng"] = [rng.getrandbits(32) | 1, rng.getrandbits(32), rng.getrandbits(32) | 1, rng.getrandbits(32)]
    return unsealed(data)


def still_in_pile(data: dict[str, Any], id: str, kinds: list[int], top: int) -> list[int]:
    """The cards that may lie below the top of a shuffled pile: all that belong to it, but those that came out."""
    copies = dict(CARDS[id].contents)
    left = []
    for kind in kinds:
        out = sum(player["own"][kind] for player in data["players"])
        out += sum(data["instances"][card][0] == kind for card in data["trash"])
        left += [kind] * (copies[data["cards"][kind]] - out - (kind == top))
    return left


def unsealed(data: dict[str, Any]) -> Game:
    """The game of a sealed position in which every card has a kind again."""
    game = Game(components_of(data))
    game.recording = True
    load(game, {**data, "shuffles": []})
    return game


def components_of(data: dict[str, Any]) -> Components:
    """The same piles, from what is laid out."""
    cards = [CARDS[id] for id in data["cards"]]
    piles = [(id, list(kinds), supply, order) for id, kinds, supply, order in data["piles"]]
    landscapes = [CARDS[id] for id in data["landscapes"]]
    return Components(Setup.from_data(data["setup"]), cards, landscapes, piles)


def agrees(game: Game, view: View) -> bool:
    """Whoever is asked in the view has something to answer here too."""
    if view.over or view.decision is None:
        return True
    real = [option for option in game.decision.options if not option.is_side_move]
    if view.decision.who == view.player:
        return [option.text for option in game.decision.options] == view.decision.options
    if view.decision.kind in ("action phase", "buy phase"):
        return True
    return len(real) > 1
