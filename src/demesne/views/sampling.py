"""Full games that agree with a view."""

from __future__ import annotations

import random

from demesne.engine.codec import load
from demesne.engine.definitions import CARDS
from demesne.engine.errors import DemesneError
from demesne.engine.setup import Setup
from demesne.engine.state import Kit
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
    for pool in pools:
        rng.shuffle(pool)
    for seat, player in enumerate(data["players"]):
        for zone in ("deck", "hand", "discard", "play", "aside", "look"):
            for card in player[zone]:
                if data["instances"][card][0] == UNKNOWN:
                    data["instances"][card][0] = pools[seat].pop()
    data["rng"] = [rng.getrandbits(32) | 1, rng.getrandbits(32), rng.getrandbits(32) | 1, rng.getrandbits(32)]
    data["shuffles"] = []
    game = Game(kit_of(view))
    game.recording = True
    load(game, data)
    return game


def kit_of(view: View) -> Kit:
    """The same piles, from what is laid out."""
    cards = [CARDS[id] for id in view.position["cards"]]
    piles = [(id, list(kinds), supply) for id, kinds, supply in view.position["piles"]]
    landscapes = [CARDS[id] for id in view.position["landscapes"]]
    return Kit(Setup.from_data(view.position["setup"]), cards, landscapes, piles)


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
