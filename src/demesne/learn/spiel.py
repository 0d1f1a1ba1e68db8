"""The OpenSpiel game `demesne`; importing this module registers it for `pyspiel.load_game`.

Chance is explicit. The chance nodes before the first turn decide the deal, and one before every turn decides the shuffles of
that turn. Each has 256 equally likely outcomes, which are mixed into the state of the random number generator. So histories
can be replayed, and a search from a cloned state does not know future shuffles.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import u8
from numpy.typing import NDArray

from demesne.learn.catalogue import RANDOM
from demesne.learn.environment import Settings, describe, make_settings, missing
from demesne.notation.generator import generate

try:
    import pyspiel
except ImportError as problem:
    raise missing("demesne.learn.spiel", problem) from None

NAME: Final = "demesne"
OUTCOMES: Final = 256  # outcomes of a chance node
DEALS: Final = 4  # chance nodes before the first turn
ANSWERS_PER_TURN: Final = 500  # an upper bound
CHANCE: Final = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]
DEFAULTS: Final[dict[str, Any]] = {"players": 2, "kingdom": "first_game", "seed": 0, "max_turns": 100, "play_treasures": False}

GAME_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Dominion, by demesne",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)


@cache
def settings_for(players: int, kingdom: str, seed: int, max_turns: int, play_treasures: bool) -> Settings:
    """The settings for these parameters, shared by all games that have them."""
    laid_out = generate(seed=seed, players=players) if kingdom == RANDOM else kingdom
    return make_settings(laid_out, players, max_turns, play_treasures)


class Play:
    """A game with chance nodes, advanced by the actions of players and of chance."""

    def __init__(self, parameters: dict[str, Any], past: Iterable[int] = ()) -> None:
        self.parameters = parameters
        self.settings = settings_for(**parameters)
        self.table = self.settings.table()
        self.past: list[int] = []
        self.decided = -1  # the number of completed turns when chance last acted
        for action in past:
            self.act(action)

    @property
    def is_dealt(self) -> bool:
        """Whether chance has decided the deal."""
        return len(self.past) >= DEALS

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.is_dealt and self.table.over

    @property
    def is_chance(self) -> bool:
        """Whether chance acts next."""
        return not self.is_over and (not self.is_dealt or self.decided < self.table.turns)

    def act(self, action: int) -> None:
        """Take an action of a player or of chance."""
        if not self.is_chance:
            self.table.act(action)
        elif self.is_dealt:
            self.table.reseed(action)
            self.decided = self.table.turns
        elif len(self.past) == DEALS - 1:
            self.table.begin(int.from_bytes(bytes([*self.past, action]), "big"), 0)
            self.decided = 0
        self.past.append(action)

    def observation(self, player: int) -> NDArray[np.uint8]:
        """What a player may know; all zeros before the deal."""
        out = vec[u8]([0] * len(self.settings.catalogue.observation_names))
        if self.is_dealt:
            self.table.observe(player, out)
        return np.array(memoryview(out), dtype=np.uint8)

    def text(self, player: int) -> str:
        """What a player observes, as text."""
        return describe(self.settings.catalogue, self.observation(player))

    def __deepcopy__(self, memo: dict[int, Any]) -> Play:
        made = object.__new__(Play)
        made.__dict__.update(self.__dict__, table=self.table.clone(), past=list(self.past))
        return made

    def __reduce__(self) -> tuple[Any, ...]:
        return Play, (self.parameters, self.past)


class DemesneGame(pyspiel.Game):  # type: ignore[misc]
    """The game. Its parameters:

    - `players`: the number of players;
    - `kingdom`: a recommended kingdom, card names separated by semicolons, or "random" for one kingdom made from `seed`;
    - `max_turns`: the turn limit of each player;
    - `play_treasures`: play Treasures that only give coins automatically.
    """

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.parameters = {**DEFAULTS, **(params or {})}
        self.catalogue = settings_for(**self.parameters).catalogue
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.catalogue.action_names),
            max_chance_outcomes=OUTCOMES,
            num_players=self.parameters["players"],
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.parameters["players"] * self.parameters["max_turns"] * ANSWERS_PER_TURN,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> DemesneState:
        """A state before the first chance node."""
        return DemesneState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> DemesneObserver:
        """An observer of this game; it takes no parameters."""
        if params:
            raise ValueError(f"the observer of {NAME} takes no parameters, not {params}")
        return DemesneObserver(len(self.catalogue.observation_names))


class DemesneState(pyspiel.State):  # type: ignore[misc]
    """A state for OpenSpiel. Everything is in `play`, which is copied and pickled with it."""

    def __init__(self, game: DemesneGame) -> None:
        super().__init__(game)
        self.play = Play(game.parameters)

    def current_player(self) -> int:
        """The player who acts next, or OpenSpiel's number for chance or for the end."""
        if self.play.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.play.is_chance else self.play.table.player

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.play.is_over

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.table.possible()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of a chance node and their probabilities."""
        return CHANCE

    def _apply_action(self, action: int) -> None:
        self.play.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"chance {action}" if player < 0 else self.play.settings.catalogue.action_names[action]

    def returns(self) -> list[float]:
        """The rewards so far, one per player."""
        return self.play.table.rewards() if self.play.is_dealt else [0.0] * self.play.settings.players

    def __str__(self) -> str:
        if not self.play.is_dealt:
            return f"before the deal {self.play.past}"
        seen = [self.play.text(player) for player in range(self.play.settings.players)]
        return f"turn {self.play.table.turns + 1}, {self.current_player()} is to act\n" + "\n".join(seen)


class DemesneObserver:
    """The observer that OpenSpiel expects: see `open_spiel.python.observation`."""

    def __init__(self, size: int) -> None:
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: DemesneState, player: int) -> None:
        """Fill the tensor with what a player observes in a state."""
        self.tensor[:] = state.play.observation(player)

    def string_from(self, state: DemesneState, player: int) -> str:
        """What a player observes in a state, as text."""
        return state.play.text(player)


pyspiel.register_game(GAME_TYPE, DemesneGame)
