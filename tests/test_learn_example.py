"""The training example: it learns by the right slopes, and runs from its first game to its verdict."""

from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
from documents import follow, read

from demesne.learn import VectorGames
from demesne.learn.catalogue import OTHER_LAND_FIGURES, PLAYER_FIGURES, make_catalogue

EXAMPLE = Path(__file__).parents[1] / "examples" / "learn" / "train.py"


@pytest.fixture(scope="module")
def train() -> ModuleType:
    spec = importlib.util.spec_from_file_location("train", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["train"] = module
    spec.loader.exec_module(module)
    return module


def test_the_example_runs_to_its_verdict(train: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "weights.npz"
    share = train.main(["--rounds", "2", "--tables", "16", "--steps", "80", "--games", "20", "--save", str(file)])
    printed = capsys.readouterr().out
    assert "round   2:" in printed
    assert "32 new games against Big Money" in printed  # each table plays as many as the others
    assert 0 <= share <= 1
    assert set(np.load(file).files) == {"in", "in bias", "out", "out bias", "value", "value bias"}


def test_the_slopes_are_those_of_the_loss(train: ModuleType) -> None:
    games = VectorGames(8, "first_game", opponent="Big Money", seed=1, play_treasures=True)
    games.reset()
    network = train.Network(games.observations.shape[1], games.masks.shape[1], np.random.default_rng(1))
    stretch, _ = train.play(games, network, 12)
    network.weights = {name: weight.astype(np.float64) for name, weight in network.weights.items()}
    rows = np.arange(len(stretch.actions))
    slopes = train.slopes_of(network, stretch, stretch.advantages, rows)
    rng = np.random.default_rng(2)
    for name, weight in network.weights.items():
        direction = rng.standard_normal(weight.shape)
        ahead, behind = (loss(train, network, stretch, name, step * direction) for step in (1e-5, -1e-5))
        assert (ahead - behind) / 2e-5 == pytest.approx((slopes[name] * direction).sum(), rel=1e-3, abs=1e-7), name


def loss(train: ModuleType, network: object, stretch: object, name: str, change: object) -> float:
    """What PPO makes small, where no ratio has gone too far; with one weight changed."""
    network.weights[name] += change  # type: ignore[attr-defined]
    _, probable, value = network.run(stretch.seen, stretch.masks)  # type: ignore[attr-defined]
    network.weights[name] -= change  # type: ignore[attr-defined]
    ratio = probable[np.arange(len(value)), stretch.actions] / stretch.chances  # type: ignore[attr-defined]
    entropy = -(probable * np.log(probable + 1e-12)).sum(1)
    miss = (value - stretch.results) ** 2 / 2  # type: ignore[attr-defined]
    return float((miss - stretch.advantages * ratio - train.CURIOSITY * entropy).mean())  # type: ignore[attr-defined]


def test_it_gets_better_at_a_simple_wish(train: ModuleType) -> None:
    """When only passing is rewarded, it learns to pass."""
    games = VectorGames(8, "first_game", opponent="Big Money", seed=1, play_treasures=True)
    games.reset()
    network = train.Network(games.observations.shape[1], games.masks.shape[1], np.random.default_rng(1))
    chances = []
    for _ in range(4):
        stretch, _ = train.play(games, network, 20)
        may = stretch.masks[:, 0] != 0
        chances.append(network.run(stretch.seen, stretch.masks)[1][may, 0].mean())
        stretch.advantages = (stretch.actions == 0).astype(np.float32)
        train.learn(network, stretch, 0.02)
    assert chances[-1] > 2 * chances[0]


def test_the_page_does_what_it_shows(tmp_path: Path) -> None:
    assert follow("learn.md", tmp_path) >= 3


def test_the_page_names_every_number() -> None:
    named = set(re.findall(r"`([^`\n]+)`", read("learn.md")))
    everything = make_catalogue(None, 2)
    more = (everything.figures, everything.card_figures, everything.other_card_figures, everything.land_figures)
    for names in (*more, PLAYER_FIGURES, OTHER_LAND_FIGURES):
        assert set(names) <= named
