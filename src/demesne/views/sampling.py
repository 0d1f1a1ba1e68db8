"""Full games that are consistent with a view."""

from __future__ import annotations

import random
from typing import Any

from demesne.engine.codec import load
from demesne.engine.components import Components
from demesne.engine.constants import BOON, HEX, ZONE_NAMES
from demesne.engine.dealing import changed_cards
from demesne.engine.definitions import CARDS
from demesne.engine.errors import DemesneError
from demesne.engine.setup import Setup
from demesne.game import Game
from demesne.views.sealed import UNKNOWN
from demesne.views.view import View

TRIES = 400


def sample(view: View, rng: random.Random) -> Game:
    """A full game that the viewer cannot distinguish from the real one; hidden cards and future shuffles are random.

    It records events, but has no journal, because its past is unknown.
    """
    for _ in range(TRIES):
        game = deal(view, rng)
        if agrees(game, view):
            return game
    raise DemesneError("no arrangement of the hidden cards was found that agrees with this view")


def deal(view: View, rng: random.Random) -> Game:
    """A full game in which the hidden cards of a view are dealt at random."""
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
        if instance[0] == UNKNOWN:  # a ghost: effects refer to the card, but its place is unknown
            instance[0] = rng.choice(kinds)
    data["stacks"] = [list(stack) for stack in data["stacks"]]
    for (id, kinds, _, _), stack in zip(data["piles"], data["stacks"], strict=False):
        if UNKNOWN in stack:
            below = still_in_pile(data, id, kinds, stack[-1])
            unknown = stack.count(UNKNOWN)
            stack[:unknown] = rng.sample(below, unknown)
            data["left"] = with_top(data["left"], kinds, stack[-1])
    data["decks"] = [list(deck) for deck in data["decks"]]
    deal_landscapes(data, rng)
    data["rng"] = [rng.getrandbits(32) | 1, rng.getrandbits(32), rng.getrandbits(32) | 1, rng.getrandbits(32)]
    return unsealed(data)


def with_top(left: list[int], kinds: list[int], top: int) -> list[int]:
    """The number of available cards of each kind; of these kinds, only the top card of their pile is available."""
    return [int(kind == top) if kind in kinds else n for kind, n in enumerate(left)]


def deal_landscapes(data: dict[str, Any], rng: random.Random) -> None:
    """Put Boons and Hexes whose place is unknown into their decks, in random order."""
    for at, kind in ((0, BOON), (2, HEX)):
        if at < len(data["decks"]):
            seen = set(data["decks"][at + 1])
            for player in data["players"]:
                seen |= {land for land, owned in enumerate(player["owns"]) if owned}
            lands = [i for i, id in enumerate(data["landscapes"]) if CARDS[id].types & kind and i not in seen]
            data["decks"][at] = rng.sample(lands, len(data["decks"][at]))


def still_in_pile(data: dict[str, Any], id: str, kinds: list[int], top: int) -> list[int]:
    """The cards that can be below the top of a shuffled pile: all its cards except those that have left it."""
    copies = dict(CARDS[id].layout.contents)
    left = []
    for kind in kinds:
        out = sum(player["own"][kind] for player in data["players"])
        out += sum(data["instances"][card][0] == kind for card in data["trash"])
        left += [kind] * (copies[data["cards"][kind]] - out - (kind == top))
    return left


def unsealed(data: dict[str, Any]) -> Game:
    """The game of a sealed position whose cards all have a kind again."""
    game = Game(components_of(data))
    game.recording = True
    load(game, {**data, "shuffles": []})
    return game


def components_of(data: dict[str, Any]) -> Components:
    """The components of a sealed position."""
    setup = Setup.from_data(data["setup"])
    changed = changed_cards(setup)
    cards = [changed.get(id, CARDS[id]) for id in data["cards"]]
    piles = [(id, list(kinds), supply, order) for id, kinds, supply, order in data["piles"]]
    landscapes = [CARDS[id] for id in data["landscapes"]]
    return Components(setup, cards, landscapes, piles)


def agrees(game: Game, view: View) -> bool:
    """Whether the player who is asked in the view has a real option in this game, too."""
    if view.over or view.decision is None:
        return True
    real = [option for option in game.decision.options if not option.is_side_move]
    if view.decision.who == view.player:
        return [option.text for option in game.decision.options] == view.decision.options
    if view.decision.kind in ("action phase", "buy phase", "night phase"):
        return True
    return len(real) > 1
