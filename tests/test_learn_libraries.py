"""The environments in the eyes of PettingZoo, Gymnasium and OpenSpiel: their own tests, and a few of ours."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
import warnings
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from learn_twins import HIDING, deal_hidden_again
from open_spiel.python import rl_environment

import demesne.learn as learn
import demesne.learn.gym
import demesne.learn.spiel
import demesne.learn.zoo
from demesne.engine.errors import IllegalChoice
from demesne.learn.environment import Games, make_settings

with warnings.catch_warnings():  # of environments of PettingZoo that its tests name
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo import test as zoo_tests

# PettingZoo warns of observations with a mask unless the environment is one of its own.
masked = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably should be"
)
KINGDOMS: list[dict[str, Any]] = [
    {"kingdom": "first_game"},
    {"kingdom": "overture", "players": 3},
    {"kingdom": "random", "players": 4},
]


# ---------------------------------------------------------------- PettingZoo
@masked
@pytest.mark.parametrize("settings", KINGDOMS)
def test_pettingzoo_api(settings: dict[str, Any]) -> None:
    zoo_tests.api_test(learn.env(seed=1, **settings), num_cycles=200)


@pytest.mark.parametrize("settings", KINGDOMS)
def test_pettingzoo_seeds(settings: dict[str, Any]) -> None:
    zoo_tests.seed_test(lambda: learn.env(**settings), num_cycles=200)


def test_pettingzoo_max_cycles() -> None:
    zoo_tests.max_cycles_test(learn)


@masked
def test_pettingzoo_cycles_as_agents_one_by_one() -> None:
    zoo_tests.api_test(learn.env(max_cycles=50, kingdom="first_game"), num_cycles=100)


def test_pettingzoo_parallel_api() -> None:
    zoo_tests.parallel_api_test(learn.parallel_env(kingdom="first_game", seed=1), num_cycles=200)


def test_pettingzoo_performance_benchmark(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """It runs for five seconds by the clock: a clock that goes faster makes that a few hundred steps."""
    ticks = iter(range(1_000_000))
    monkeypatch.setattr(sys.modules[zoo_tests.performance_benchmark.__module__], "time", Clock(ticks))
    zoo_tests.performance_benchmark(learn.env(kingdom="first_game", seed=1))
    assert "turns per second" in capsys.readouterr().out


class Clock:
    """Each look at it is a hundredth of a second later."""

    def __init__(self, ticks: Iterator[int]) -> None:
        self.ticks = ticks

    def time(self) -> float:
        return next(self.ticks) / 100


def test_pettingzoo_plays_the_games_of_its_seed() -> None:
    env = learn.env(kingdom="overture", players=3, max_turns=4)
    games = Games(make_settings("overture", 3, 4), None)
    rng = np.random.default_rng(1)
    for seed in (9, None):
        env.reset(seed=seed)
        games.begin(seed)
        while not games.table.over:
            seen, _, ended, cut, _ = env.last()
            who = games.table.player
            assert env.agent_selection == f"player_{who}"
            assert np.array_equal(seen["observation"], games.observation(who))
            assert np.array_equal(seen["action_mask"], games.mask(who))
            assert not ended
            assert not cut
            action = int(rng.choice(games.table.possible()))
            env.step(action)
            games.table.act(action)
        rewards = {agent: env.unwrapped._cumulative_rewards[agent] for agent in env.agents}
        assert list(rewards.values()) == games.table.rewards()
        assert set(env.truncations.values()) == {games.table.truncated}


# ---------------------------------------------------------------- what is hidden
def test_pettingzoo_shows_nothing_hidden() -> None:
    env = learn.raw_env(kingdom=HIDING, players=3, seed=4)
    env.reset()
    rng = random.Random(4)
    for _ in range(60):
        agent = env.agent_selection
        seen = env.observe(agent)
        game = env.seats.games.table.g
        deal_hidden_again(game, int(game.asked), rng)
        again = env.observe(agent)
        assert np.array_equal(seen["observation"], again["observation"])
        assert np.array_equal(seen["action_mask"], again["action_mask"])
        env.step(rng.choice(list(np.flatnonzero(seen["action_mask"]))))


def test_gymnasium_shows_nothing_hidden() -> None:
    env: Any = gymnasium.make("Demesne-v0", kingdom=HIDING).unwrapped
    seen, info = env.reset(seed=4)
    rng = random.Random(4)
    for _ in range(60):
        deal_hidden_again(env.games.table.g, int(env.games.table.g.asked), rng)
        assert np.array_equal(env.games.observation(0), seen)
        seen, _, ended, cut, info = env.step(rng.choice(list(np.flatnonzero(info["action_mask"]))))
        if ended or cut:
            seen, info = env.reset()


def test_open_spiel_shows_nothing_hidden() -> None:
    state = pyspiel.load_game(f"demesne(kingdom={';'.join(HIDING)})").new_initial_state()
    rng = random.Random(4)
    for _ in range(80):
        if not state.is_chance_node():
            player = state.current_player()
            seen = state.play.observation(player)
            deal_hidden_again(state.play.table.g, int(state.play.table.g.asked), rng)
            assert np.array_equal(state.play.observation(player), seen)
        state.apply_action(rng.choice(state.legal_actions()))


def test_an_impossible_action_loses_the_game() -> None:
    env = learn.env(kingdom="first_game", seed=1)
    env.reset()
    loser = env.agent_selection
    env.step(env.unwrapped.catalogue.action("buy province"))
    assert all(env.terminations.values())
    assert env.rewards[loser] == -1


def test_pettingzoo_makes_it_by_name() -> None:
    env = pettingzoo.make("aec", "demesne-v0", kingdom="first_game", players=3, seed=1)
    env.reset()
    assert env.agents == ["player_0", "player_1", "player_2"]
    assert pettingzoo.make("parallel", "demesne-v0", kingdom="first_game").possible_agents == ["player_0", "player_1"]


def test_rendering_shows_what_can_be_done() -> None:
    env = learn.env(kingdom="first_game", seed=1, render_mode="ansi")
    env.reset()
    assert "possible: pass, play copper" in env.render()


# ---------------------------------------------------------------- Gymnasium
def test_gymnasium_checks() -> None:
    check_env(gymnasium.make("Demesne-v0", seed=1, render_mode="ansi").unwrapped)


def test_gymnasium_plays_whole_games_from_every_seat() -> None:
    env = gymnasium.make("Demesne-v0", kingdom="first_game", opponent="Big Money", play_treasures=True, seed=1)
    place = env.unwrapped.catalogue.place("turns of player +1")  # type: ignore[attr-defined]
    rng = np.random.default_rng(1)
    begun = set()
    for _ in range(4):
        seen, info = env.reset()
        begun.add(int(seen[place]))
        ended = cut = False
        while not (ended or cut):
            seen, reward, ended, cut, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
            assert info["was_possible"]
        mine, other = info["scores"]
        assert reward == np.sign(mine - other) or mine == other
        with pytest.raises(IllegalChoice, match="the game is over"):
            env.unwrapped.step(0)
    assert begun == {0, 1}


def test_gymnasium_takes_an_impossible_action_as_passing() -> None:
    env = demesne.learn.gym.DominionEnv(seed=1)
    env.reset()
    *_, info = env.step(env.catalogue.action("buy province"))
    assert not info["was_possible"]


# ---------------------------------------------------------------- OpenSpiel
@pytest.mark.parametrize("name", ["demesne(max_turns=6)", "demesne(players=3,kingdom=random,seed=5,max_turns=4)"])
def test_open_spiel_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


def test_open_spiel_takes_any_kingdom() -> None:
    cards = "cellar; market; militia; mine; moat; remodel; smithy; village; witch; workshop; fair"
    game = pyspiel.load_game("demesne", {"kingdom": cards, "players": 4, "play_treasures": True})
    assert game.num_players() == 4
    state = playing(game)
    assert "buy witch" in game.catalogue.action_names
    assert "left of witch 10" in state.observation_string(0)
    assert len(state.observation_tensor(0)) == len(game.catalogue.observation_names)


def playing(game: Any) -> Any:
    """A state in which a player is asked."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(7)
    return state


def test_open_spiel_histories_lead_to_the_same_state() -> None:
    game = pyspiel.load_game("demesne(max_turns=4)")
    rng = np.random.default_rng(2)
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(int(rng.choice(state.legal_actions())))
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    assert again.returns() == state.returns()
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


def test_open_spiel_clones_do_not_know_the_shuffles_to_come() -> None:
    game = pyspiel.load_game("demesne(max_turns=8,play_treasures=True)")
    state = playing(game)
    hands = set()
    for outcome in range(6):
        clone = copy.deepcopy(state)
        while clone.play.table.turns < 6:
            clone.apply_action(outcome if clone.is_chance_node() else 0)
        hands.add(clone.observation_string(0))
    assert len(hands) > 1
    assert state.play.table.turns == 0


def test_open_spiel_environment_of_its_learners() -> None:
    env = rl_environment.Environment(pyspiel.load_game("demesne(max_turns=3)"))
    step = env.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([step.observations["legal_actions"][player][0]])
    assert sum(step.rewards) == 0


# ---------------------------------------------------------------- without the libraries
@pytest.mark.parametrize(("module", "library"), [("zoo", "pettingzoo"), ("gym", "gymnasium"), ("spiel", "pyspiel")])
def test_a_missing_library_is_named_with_what_to_install(module: str, library: str) -> None:
    code = f"import sys; sys.modules[{library!r}] = None; import demesne.learn.{module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert f"demesne.learn.{module} needs {library}, which is not installed: pip install gymnasium" in done.stderr


def test_many_games_need_numpy_only() -> None:
    code = (
        "import sys; sys.modules.update(dict.fromkeys(['pettingzoo', 'gymnasium', 'pyspiel']));"
        "from demesne.learn import VectorGames; VectorGames(2).reset()"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
