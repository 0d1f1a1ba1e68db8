"""Teach a small neural network to beat Big Money, with NumPy alone and on one core in a few minutes.

The method is PPO with one hidden layer: play a stretch of many games at once, see which actions led to more than was expected,
make those a little likelier. Run `python examples/learn/train.py --help` for what can be changed.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from demesne.learn import VectorGames
from demesne.sim.statistics import share_interval

Floats = NDArray[np.float32]
HIDDEN = 64
SMOOTHING = 0.98  # of advantages, lambda in the literature
CLIP = 0.2
EPOCHS = 3
BATCH = 2048
RATE = 1e-3
CURIOSITY = 0.03  # weight of the entropy
POINT = 1 / 40  # what a point more than the best of the others counts at the end, beside winning


class Network:
    """One hidden layer; from it a number for each action, and how the game will end."""

    def __init__(self, inputs: int, actions: int, rng: np.random.Generator) -> None:
        self.rng = rng
        self.weights: dict[str, Floats] = {
            "in": self.random(inputs, HIDDEN, 0.3),
            "in bias": np.zeros(HIDDEN, np.float32),
            "out": self.random(HIDDEN, actions, 0.01),
            "out bias": np.zeros(actions, np.float32),
            "value": self.random(HIDDEN, 1, 0.01),
            "value bias": np.zeros(1, np.float32),
        }
        self.first = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.second = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.updates = 0

    def random(self, rows: int, columns: int, scale: float) -> Floats:
        return np.float32(scale / rows**0.5) * self.rng.standard_normal((rows, columns), np.float32)

    def run(self, seen: Floats, masks: NDArray[Any]) -> tuple[Floats, Floats, Floats]:
        """The hidden layer, the probabilities of all actions, and the expected result."""
        w = self.weights
        hidden = np.tanh(seen @ w["in"] + w["in bias"])
        numbers = np.where(masks != 0, hidden @ w["out"] + w["out bias"], -1e9)
        numbers = np.exp(numbers - numbers.max(1, keepdims=True))
        return hidden, numbers / numbers.sum(1, keepdims=True), (hidden @ w["value"] + w["value bias"])[:, 0]

    def change(self, slopes: dict[str, Floats], rate: float) -> None:
        """One step of Adam."""
        self.updates += 1
        for name, slope in slopes.items():
            self.first[name] += 0.1 * (slope - self.first[name])
            self.second[name] += 0.001 * (slope * slope - self.second[name])
            first = self.first[name] / (1 - 0.9**self.updates)
            second = self.second[name] / (1 - 0.999**self.updates)
            self.weights[name] -= rate * first / (np.sqrt(second) + 1e-8)


@dataclass
class Stretch:
    """What happened in some steps of all games: one row per step and game."""

    seen: Floats
    masks: NDArray[Any]
    actions: NDArray[np.int64]
    chances: Floats
    advantages: Floats
    results: Floats


def scaled(observations: NDArray[np.uint8]) -> Floats:
    """Counts as small numbers; large ones grow slowly."""
    return np.log1p(observations.astype(np.float32)) * np.float32(0.5)


def choose(rng: np.random.Generator, chances: Floats) -> NDArray[np.int64]:
    """An action for each row, as likely as it says."""
    reached = chances.cumsum(1)
    chosen: NDArray[np.int64] = np.argmax(reached > rng.random((len(chances), 1)) * reached[:, -1:], axis=1)
    return chosen


def play(games: VectorGames, network: Network, steps: int) -> tuple[Stretch, list[float]]:
    """Play on for some steps at all tables, and judge every action by what came of it."""
    n = games.n
    seen = np.zeros((steps + 1, n, games.observations.shape[1]), np.float32)
    masks = np.zeros((steps + 1, n, games.masks.shape[1]), np.uint8)
    actions = np.zeros((steps, n), np.int64)
    chances, rewards, dones = (np.zeros((steps, n), np.float32) for _ in range(3))
    values = np.zeros((steps + 1, n), np.float32)
    ended: list[float] = []
    for step in range(steps + 1):
        seen[step], masks[step] = scaled(games.observations), games.masks
        _, probable, values[step] = network.run(seen[step], masks[step])
        if step == steps:
            break
        actions[step] = choose(network.rng, probable)
        chances[step] = probable[np.arange(n), actions[step]]
        games.step(actions[step])
        margin = games.scores[:, 0] - games.scores[:, 1:].max(1)
        rewards[step] = games.rewards[:, 0] + np.clip(POINT * margin, -2, 2)
        dones[step] = games.dones
        ended += games.rewards[games.dones != 0, 0].tolist()
    advantages = np.zeros((steps, n), np.float32)
    later = np.zeros(n, np.float32)
    for step in reversed(range(steps)):
        goes_on = 1 - dones[step]
        surprise = rewards[step] + goes_on * values[step + 1] - values[step]
        later = surprise + SMOOTHING * goes_on * later
        advantages[step] = later
    results = advantages + values[:-1]
    rows = steps * n
    stretch = Stretch(
        seen[:-1].reshape(rows, -1), masks[:-1].reshape(rows, -1), actions.reshape(rows), chances.reshape(rows),
        advantages.reshape(rows), results.reshape(rows),
    )  # fmt: skip
    return stretch, ended


def learn(network: Network, stretch: Stretch, rate: float) -> None:
    """Go over a stretch a few times in random order."""
    spread = stretch.advantages.std() + 1e-8
    worth = (stretch.advantages - stretch.advantages.mean()) / spread
    for _ in range(EPOCHS):
        order = network.rng.permutation(len(worth))
        for start in range(0, len(order), BATCH):
            rows = order[start : start + BATCH]
            network.change(slopes_of(network, stretch, worth, rows), rate)


def slopes_of(network: Network, stretch: Stretch, worth: Floats, rows: NDArray[np.int64]) -> dict[str, Floats]:
    """How the loss changes with each weight."""
    seen, taken = stretch.seen[rows], stretch.actions[rows]
    hidden, probable, value = network.run(seen, stretch.masks[rows])
    everyone = np.arange(len(rows))
    ratio = probable[everyone, taken] / stretch.chances[rows]
    too_far = np.where(worth[rows] > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
    pull = np.where(too_far, 0, worth[rows] * ratio)[:, None]
    logs = np.log(probable + 1e-12)
    entropy = -(probable * logs).sum(1, keepdims=True)
    slope = pull * probable + CURIOSITY * probable * (logs + entropy)
    slope[everyone, taken] -= pull[:, 0]
    slope /= len(rows)
    miss = ((value - stretch.results[rows]) / len(rows))[:, None]
    w = network.weights
    inner = (slope @ w["out"].T + miss @ w["value"].T) * (1 - hidden * hidden)
    return {
        "in": seen.T @ inner, "in bias": inner.sum(0), "out": hidden.T @ slope, "out bias": slope.sum(0),
        "value": hidden.T @ miss, "value bias": miss.sum(0),
    }  # fmt: skip


def evaluate(network: Network, games: VectorGames, wanted: int, seed: int) -> tuple[int, int, int]:
    """Wins, ties and losses over so many games, the likeliest action each time.

    Every table plays equally many games: to count those that end first would favour short ones.
    """
    each = -(-wanted // games.n)
    games.reset(seed)
    left = np.full(games.n, each)
    counts = {1.0: 0, 0.0: 0, -1.0: 0}
    while left.any():
        _, probable, _ = network.run(scaled(games.observations), games.masks)
        games.step(probable.argmax(1))
        counted = (games.dones != 0) & (left > 0)
        left -= counted
        for result in games.rewards[counted, 0].tolist():
            counts[result] += 1
    return counts[1.0], counts[0.0], counts[-1.0]


def bought(network: Network, games: VectorGames, seed: int) -> dict[str, float]:
    """What the network buys, in copies per game."""
    games.reset(seed)
    names = games.catalogue.action_names
    counts = np.zeros(len(names))
    ended = 0
    while ended < 4 * games.n:
        _, probable, _ = network.run(scaled(games.observations), games.masks)
        actions = probable.argmax(1)
        np.add.at(counts, actions, 1)
        games.step(actions)
        ended += int(games.dones.sum())
    often = {name: float(n / ended) for name, n in zip(names, counts, strict=True) if name.startswith("buy ")}
    return {name: n for name, n in sorted(often.items(), key=lambda item: -item[1]) if n >= 0.05}


def main(arguments: list[str] | None = None) -> float:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kingdom", default="first_game")
    parser.add_argument("--opponent", default="Big Money")
    parser.add_argument("--rounds", type=int, default=80, help="stretches of play, each followed by learning")
    parser.add_argument("--tables", type=int, default=512, help="games side by side")
    parser.add_argument("--steps", type=int, default=96, help="length of a stretch")
    parser.add_argument("--games", type=int, default=4096, help="to judge the result by")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="a file (.npz) for the weights")
    chosen = parser.parse_args(arguments)
    began = time.perf_counter()
    games = VectorGames(chosen.tables, chosen.kingdom, opponent=chosen.opponent, seed=chosen.seed, play_treasures=True)
    games.reset()
    network = Network(games.observations.shape[1], games.masks.shape[1], np.random.default_rng(chosen.seed))
    played = 0
    for number in range(chosen.rounds):
        stretch, ended = play(games, network, chosen.steps)
        learn(network, stretch, RATE * (1 - number / chosen.rounds))
        played += len(ended)
        if number % 10 == 9 or number == chosen.rounds - 1:
            result = f"{np.mean(ended):+.2f}" if ended else "none ended"
            print(
                f"round {number + 1:3}: {played:6} games, {time.perf_counter() - began:4.0f} s, mean result {result}",
                flush=True,
            )
    wins, ties, losses = evaluate(network, games, chosen.games, chosen.seed + 1_000_000)
    total = wins + ties + losses
    low, high = share_interval(2 * wins + ties, 4 * wins + ties, total, 2)
    print(f"{total} new games against {chosen.opponent}: {wins} won, {ties} tied, {losses} lost")
    print(f"a tie as half a win: {(wins + ties / 2) / total:.1%}, 95% interval {low:.1%} to {high:.1%}")
    print("per game: " + ", ".join(f"{name} {n:.1f}" for name, n in bought(network, games, chosen.seed + 2_000_000).items()))
    if chosen.save:
        np.savez(chosen.save, allow_pickle=False, **network.weights)
    return (wins + ties / 2) / total


if __name__ == "__main__":
    main()
