"""Settings that all environments share: the kingdom, players, limits and seeds."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from typing import Any, Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import u8
from numpy.typing import NDArray

from demesne.bots.batch import round_seed
from demesne.engine.setup import Setup
from demesne.learn.catalogue import Catalogue, find_setup, make_catalogue
from demesne.learn.layout import Layout, Piles
from demesne.learn.table import Table
from demesne.notation.generator import generate
from demesne.sets import SETS
from demesne.strategies.find import find_strategy

MAX_TURNS: Final = 100  # per player
LIBRARIES: Final = "gymnasium numpy open_spiel pettingzoo"  # the libraries of all environments
Kingdom = str | Sequence[str] | Setup


def missing(module: str, problem: ImportError) -> ImportError:
    """The error for a missing library."""
    return ImportError(f"{module} needs {problem.name}, which is not installed: pip install {LIBRARIES}")


def shared(numbers: Any, *shape: int) -> NDArray[Any]:
    """A read-only NumPy view of a packed array (a vec), without a copy."""
    return np.asarray(memoryview(numbers)).reshape(shape)


class Settings:
    """The games that an environment plays, and their encoding as numbers."""

    def __init__(
        self, kingdom: Kingdom, players: int, max_turns: int, play_treasures: bool, sets: Collection[str], opponent: str | None
    ) -> None:
        self.setup = find_setup(kingdom, players)
        self.players = players
        self.max_turns = max_turns
        self.play_treasures = play_treasures
        self.sets = tuple(sets)
        self.opponent = find_strategy(opponent) if opponent is not None else None
        self.catalogue = make_catalogue(self.setup, players, self.sets)
        self.layout = Layout(self.catalogue)
        self.piles = Piles(self.setup, self.catalogue, self.opponent) if self.setup is not None else None

    def draw(self, seed: int) -> Piles:
        """The piles of the game with this seed."""
        if self.piles is not None:
            return self.piles
        setup = generate(self.sets, seed=seed, players=self.players)
        return Piles(setup, self.catalogue, self.opponent)

    def table(self) -> Table:
        """A new table with these settings."""
        return Table(self.layout, self.draw(0), self.max_turns, self.play_treasures)


class Games:
    """Games played one after another at one table, each with its own seed."""

    def __init__(self, settings: Settings, seed: int | None) -> None:
        self.settings = settings
        self.catalogue = settings.catalogue
        self.table = settings.table()
        self.seed = secrets.randbits(32) if seed is None else seed
        self.begun = 0
        self.out: vec[u8] = vec[u8]([0] * len(self.catalogue.observation_names))

    def begin(self, seed: int | None) -> None:
        """Begin the first game of a seed, or the next game if `seed` is None."""
        if seed is not None:
            self.seed = seed
            self.begun = 0
        number = round_seed(self.seed, self.begun)
        if self.settings.piles is None:
            self.table.lay_out(self.settings.draw(number))
            self.out = vec[u8]([0] * len(self.catalogue.observation_names))
        rotates = self.settings.opponent is not None
        self.table.begin(number, self.begun % self.settings.players if rotates else 0)
        self.begun += 1

    def observation(self, player: int) -> NDArray[np.uint8]:
        """What a player may know now."""
        self.table.observe(player, self.out)
        return np.array(memoryview(self.out), dtype=np.uint8)

    def mask(self, player: int) -> NDArray[np.int8]:
        """1 for each action that is possible for this player now."""
        mask = np.zeros(len(self.catalogue.action_names), dtype=np.int8)
        if not self.table.over and self.table.player == player:
            mask[self.table.possible()] = 1
        return mask

    def text(self) -> str:
        """A short text of the game from the view of the player who is asked."""
        if self.table.over:
            return "the game is over: " + ", ".join(f"player {i} has {n} points" for i, n in enumerate(self.table.scores()))
        player = self.table.player
        possible = ", ".join(self.catalogue.action_names[i] for i in self.table.possible())
        return f"player {player}: {describe(self.catalogue, self.observation(player))}\npossible: {possible}"


def describe(catalogue: Catalogue, seen: NDArray[np.uint8]) -> str:
    """An observation as text: the names and values of all nonzero numbers."""
    return ", ".join(f"{catalogue.observation_names[i]} {seen[i]}" for i in np.flatnonzero(seen))


def make_settings(
    kingdom: Kingdom, players: int, max_turns: int = MAX_TURNS, play_treasures: bool = False,
    sets: Collection[str] = SETS, opponent: str | None = None,
) -> Settings:  # fmt: skip
    """The settings of an environment."""
    return Settings(kingdom, players, max_turns, play_treasures, sets, opponent)
