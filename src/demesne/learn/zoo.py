"""The PettingZoo environments: an AEC one that asks only the deciding agent, and a parallel one."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, ClassVar

import numpy as np

from demesne.learn.environment import MAX_TURNS, Games, Kingdom, make_settings, missing
from demesne.sets import SETS

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv, aec_registry, parallel_registry, register
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.conversions import parallel_to_aec
except ImportError as problem:
    raise missing("demesne.learn.zoo", problem) from None

NAME = "demesne-v0"  # the name in PettingZoo's registries
METADATA = {"name": "demesne_v0", "render_modes": ["ansi", "human"], "is_parallelizable": False}


class Seats:
    """The parts that both environments share: agents, spaces and games."""

    def __init__(
        self, kingdom: Kingdom = "random", players: int = 2, seed: int | None = None, max_turns: int = MAX_TURNS,
        play_treasures: bool = False, sets: Collection[str] = SETS, render_mode: str | None = None,
    ) -> None:  # fmt: skip
        self.games = Games(make_settings(kingdom, players, max_turns, play_treasures, sets), seed)
        self.catalogue = self.games.catalogue
        self.render_mode = render_mode
        self.names = [f"player_{player}" for player in range(players)]
        actions, size = len(self.catalogue.action_names), len(self.catalogue.observation_names)
        self.action_of = {name: spaces.Discrete(actions) for name in self.names}
        self.seen_by = {
            name: spaces.Dict(
                {"observation": spaces.Box(0, 255, (size,), np.uint8), "action_mask": spaces.Box(0, 1, (actions,), np.int8)}
            )
            for name in self.names
        }

    def look(self, agent: str) -> dict[str, Any]:
        """What an agent observes, with its action mask."""
        player = self.names.index(agent)
        return {"observation": self.games.observation(player), "action_mask": self.games.mask(player)}

    def draw(self) -> str | None:
        """Print the game as text in the "human" mode, otherwise return the text."""
        text = self.games.text()
        if self.render_mode == "human":
            print(text)
            return None
        return text


class AtSeats:
    """A base class for environments with such seats."""

    seats: Seats

    def sit_down(self, settings: dict[str, Any]) -> None:
        """Set up the seats and the attributes that PettingZoo expects."""
        self.seats = Seats(**settings)
        self.catalogue = self.seats.catalogue
        self.render_mode = self.seats.render_mode
        self.possible_agents = list(self.seats.names)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Dict:
        """The space of an agent's observations."""
        return self.seats.seen_by[agent]

    def action_space(self, agent: str) -> Any:
        """The space of an agent's actions."""
        return self.seats.action_of[agent]

    def render(self) -> str | None:
        """Print the game as text in the "human" mode, otherwise return the text."""
        return self.seats.draw()


class DominionAEC(AtSeats, AECEnv):  # type: ignore[misc]
    """The AEC environment: only the agent that is asked acts, so an agent may act several times in a row."""

    metadata: ClassVar[dict[str, Any]] = METADATA

    def __init__(self, **settings: Any) -> None:
        super().__init__()
        self.sit_down(settings)

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent observes, with its action mask."""
        return self.seats.look(agent)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game."""
        self.seats.games.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.seats.games.table.player]

    def step(self, action: int | None) -> None:
        """Take the action of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "an agent that is still in the game must act"
        table = self.seats.games.table
        table.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        if table.over:
            self.rewards = dict(zip(self.agents, table.rewards(), strict=True))
            ended = self.truncations if table.truncated else self.terminations
            ended.update(dict.fromkeys(self.agents, True))
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[table.player]
        if self.render_mode == "human":
            self.render()


class DominionCycles(AtSeats, ParallelEnv):  # type: ignore[misc]
    """The parallel environment: all agents act in every cycle, but only the one that is asked counts; the others can only pass.

    An impossible action counts as passing if that is possible, otherwise as the possible action with the smallest number, so
    learners that do not support masks can play too.
    """

    metadata: ClassVar[dict[str, Any]] = {**METADATA, "is_parallelizable": True}

    def __init__(self, max_cycles: int | None = None, **settings: Any) -> None:
        self.sit_down(settings)
        self.max_cycles = max_cycles
        self.cycles = 0

    def look(self) -> dict[str, dict[str, Any]]:
        """What every agent observes; the mask of an agent that is not asked allows only action 0."""
        seen = {agent: self.seats.look(agent) for agent in self.agents}
        for one in seen.values():
            if not one["action_mask"].any():
                one["action_mask"][0] = 1
        return seen

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        """Begin a new game; return the observations and infos of all agents."""
        self.seats.games.begin(seed)
        self.cycles = 0
        self.agents = list(self.possible_agents)
        return self.look(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        """Take the action of the agent that is asked, or the default one if it is not possible."""
        table = self.seats.games.table
        action = int(actions[self.possible_agents[table.player]])
        table.act(action if action in table.possible() else table.default())
        self.cycles += 1
        terminated = table.over and not table.truncated
        truncated = not terminated and (table.over or self.cycles == self.max_cycles)
        result: tuple[dict[str, Any], ...] = (
            self.look(),
            dict(zip(self.agents, table.rewards(), strict=True)),
            dict.fromkeys(self.agents, terminated),
            dict.fromkeys(self.agents, truncated),
            {agent: {} for agent in self.agents},
        )
        if terminated or truncated:
            self.agents = []
        return result


def raw_env(**settings: Any) -> DominionAEC:
    """The AEC environment without the usual wrappers."""
    return DominionAEC(**settings)


def parallel_env(**settings: Any) -> DominionCycles:
    """The parallel environment, in which all agents act in every cycle."""
    return DominionCycles(**settings)


def env(max_cycles: int | None = None, **settings: Any) -> Any:
    """The AEC environment with the usual wrappers: an impossible action ends the game, and its agent loses.

    With `max_cycles`, it is made from `parallel_env` and ends after that many cycles.
    """
    if max_cycles is not None:
        return parallel_to_aec(parallel_env(max_cycles=max_cycles, **settings))
    made: Any = raw_env(**settings)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


if NAME not in aec_registry:
    register("aec", NAME, "demesne.learn.zoo:env")
if NAME not in parallel_registry:
    register("parallel", NAME, "demesne.learn.zoo:parallel_env")
