"""The Gymnasium environment: one player against strategies that play inside the engine."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import numpy as np
from numpy.typing import NDArray

from demesne.learn.environment import MAX_TURNS, Games, Kingdom, make_settings, missing
from demesne.sets import SETS

try:
    import gymnasium
except ImportError as problem:
    raise missing("demesne.learn.gym", problem) from None

NAME = "Demesne-v0"
METADATA: dict[str, Any] = {"render_modes": ["ansi", "human"], "render_fps": 1}
Seen = NDArray[np.uint8]


class DominionEnv(gymnasium.Env[Seen, Any]):
    """You are player 0, whose seat changes from game to game. The opponent's strategy plays the other seats.

    `info["action_mask"]` marks the possible actions. An impossible action counts as passing if that is possible, otherwise
    as the possible action with the smallest number; `info["was_possible"]` is then False.
    """

    metadata = METADATA

    def __init__(
        self, opponent: str = "Big Money", kingdom: Kingdom = "first_game", players: int = 2, seed: int | None = None,
        max_turns: int = MAX_TURNS, play_treasures: bool = False, sets: Collection[str] = SETS, render_mode: str | None = None,
    ) -> None:  # fmt: skip
        self.games = Games(make_settings(kingdom, players, max_turns, play_treasures, sets, opponent), seed)
        self.catalogue = self.games.catalogue
        self.render_mode = render_mode
        self.action_space = gymnasium.spaces.Discrete(len(self.catalogue.action_names))
        self.observation_space = gymnasium.spaces.Box(0, 255, (len(self.catalogue.observation_names),), np.uint8)

    def info(self, was_possible: bool) -> dict[str, Any]:
        """Gymnasium's info: the action mask, whether the last action was possible, and the scores at the end."""
        info = {"action_mask": self.games.mask(0), "was_possible": was_possible}
        if self.games.table.over:
            info["scores"] = self.games.table.scores()
        return info

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Begin a new game; return the first observation and its info."""
        super().reset(seed=seed)
        self.games.begin(seed)
        return self.games.observation(0), self.info(True)

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Take an action, or the default one if it is not possible; return the result in Gymnasium's format."""
        table = self.games.table
        possible = int(action) in table.possible()
        table.act(int(action) if possible else table.default())
        truncated = table.truncated
        if self.render_mode == "human":
            self.render()
        return self.games.observation(0), table.rewards()[0], table.over and not truncated, truncated, self.info(possible)

    def render(self) -> Any:
        """Print the game as text in the "human" mode, otherwise return the text."""
        text = self.games.text()
        if self.render_mode == "human":
            print(text)
            return None
        return text


if NAME not in gymnasium.registry:
    gymnasium.register(NAME, entry_point="demesne.learn.gym:DominionEnv")
