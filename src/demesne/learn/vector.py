"""Many games at once, stepped inside the compiled engine: NumPy arrays in and out."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from demesne.learn.environment import MAX_TURNS, Kingdom, make_settings, shared
from demesne.learn.table import Tables
from demesne.sets import SETS


class Step(NamedTuple):
    """The result of a step. The next step overwrites the arrays, so copy what you want to keep."""

    observations: NDArray[np.uint8]  # (n, observation size): for the player who acts next
    masks: NDArray[np.uint8]  # (n, actions): 1 for possible actions
    rewards: NDArray[np.float64]  # (n, players): 0 until a game ends
    dones: NDArray[np.uint8]  # (n,): 1 where a game ended and the next one has begun


class VectorGames:
    """Several games played in parallel. When a game ends, the next one begins at once, and the arrays already show it.

    Without an opponent, every player is asked, and `players` says who is asked in each game. With an opponent (the name or file
    of a strategy), only player 0 is asked, and their seat changes from game to game.

    >>> games = VectorGames(4, "first_game", seed=7)
    >>> step = games.reset()
    >>> step = games.step(games.sample())
    >>> step.observations.shape[0], step.rewards.shape
    (4, (4, 2))
    """

    def __init__(
        self, n: int, kingdom: Kingdom = "random", players: int = 2, opponent: str | None = None, seed: int = 0,
        max_turns: int = MAX_TURNS, play_treasures: bool = False, sets: Collection[str] = SETS,
    ) -> None:  # fmt: skip
        if n < 1:
            raise ValueError(f"at least one game is played, not {n}")
        settings = make_settings(kingdom, players, max_turns, play_treasures, sets, opponent)
        self.n = n
        self.seed = seed
        self.catalogue = settings.catalogue
        draw = settings.draw if settings.piles is None else None
        self.tables = Tables(settings.layout, [settings.table() for _ in range(n)], draw, opponent is not None)
        size, actions = len(self.catalogue.observation_names), len(self.catalogue.action_names)
        self.observations: NDArray[np.uint8] = shared(self.tables.observations, n, size)
        self.masks: NDArray[np.uint8] = shared(self.tables.masks, n, actions)
        self.rewards: NDArray[np.float64] = shared(self.tables.rewards, n, players)
        self.dones: NDArray[np.uint8] = shared(self.tables.dones, n)
        self.truncations: NDArray[np.uint8] = shared(self.tables.truncations, n)  # 1 for games ended by the turn limit
        self.players: NDArray[np.int64] = shared(self.tables.players, n)  # the player who acts next
        self.scores: NDArray[np.int64] = shared(self.tables.scores, n, players)  # points in games that have just ended
        self.chosen = vec[i64]([0] * n)
        self.reset()

    def reset(self, seed: int | None = None) -> Step:
        """Begin new games: table i plays the games of seed + i."""
        if seed is not None:
            self.seed = seed
        self.tables.reset([self.seed + i for i in range(self.n)])
        return Step(self.observations, self.masks, self.rewards, self.dones)

    def step(self, actions: NDArray[Any]) -> Step:
        """Take one action in each game."""
        numbers: list[int] = np.asarray(actions).tolist()
        if len(numbers) != self.n:
            raise ValueError(f"{self.n} games need {self.n} actions, not {len(numbers)}")
        self.tables.step(numbers)
        return Step(self.observations, self.masks, self.rewards, self.dones)

    def sample(self) -> NDArray[np.int64]:
        """A random possible action for each game."""
        self.tables.sample(self.chosen)
        return np.array(memoryview(self.chosen), dtype=np.int64)
