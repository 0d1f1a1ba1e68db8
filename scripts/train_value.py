"""Trains the value of positions (src/demesne/bots/position_value.py) and writes its weights.

`python scripts/train_value.py --minutes 4 --seed 1` plays games for so long in kingdoms drawn at random
(scripts/value_games.py), then fits a small network to them, which takes a minute or two more. With `--games` instead of
`--minutes` the same seed gives the same weights on the same machine. All positions are kept in memory. Every tenth kingdom
is held out: on these it is measured how good the chances are, beside what simpler ways give.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from time import monotonic
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from value_games import Floats, Positions, kingdoms

from demesne.bots.position_value import FILE, INPUTS, OWN, TABLE

HELD_OUT: Final = 10  # one kingdom of so many
HIDDEN: Final = (32, 16)  # sums in each layer between
EPOCHS: Final = 8
BATCH: Final = 4096  # positions
RATE: Final = 0.003  # how fast it learns at first; in the end it stands still
DECAY: Final = 1e-5
SCALED_BY: Final = 100_000  # positions with each number of players
MOST_KEYS: Final = 1000  # of turns
BINS: Final = 10  # of predicted chances
DIGITS: Final = 5
TARGET: Final = Path(__file__).parents[1] / "src" / "demesne" / "bots" / FILE


# ---------------------------------------------------------------- positions
@dataclass
class Sample:
    """Positions with the same number of players."""

    own: Floats
    table: Floats
    won: Floats

    def __len__(self) -> int:
        return len(self.won)

    def rows(self, which: NDArray[np.intp] | slice = slice(None)) -> Floats:
        """What the network is told of each player, in the order of INPUTS."""
        own = self.own[which]
        players = own.shape[1]
        others = (own.sum(axis=1, keepdims=True) - own) / (players - 1)
        table = np.repeat(self.table[which][:, None, :], players, axis=1)
        return np.concatenate([own, others, table], axis=2)


def together(parts: Iterable[Positions]) -> list[Sample]:
    """One sample for each number of players."""
    by_players: dict[int, list[Positions]] = {}
    for part in parts:
        by_players.setdefault(part.won.shape[1], []).append(part)
    return [
        Sample(*(np.concatenate([getattr(part, name) for part in same]) for name in ("own", "table", "won")))
        for _, same in sorted(by_players.items())
    ]


def collect(seed: int, games: int | None, minutes: float) -> list[Positions]:
    """Kingdom after kingdom, until there are games enough or time is up."""
    end = monotonic() + 60 * minutes
    found: list[Positions] = []
    played = 0
    for positions in kingdoms(seed):
        found.append(positions)
        played += positions.games
        if len(found) % 100 == 0:
            print(f"{len(found)} kingdoms, {played} games, {sum(len(part.won) for part in found)} positions", file=sys.stderr)
        if played >= games if games is not None else monotonic() > end:
            break
    return found


# ---------------------------------------------------------------- the network
class Network:
    """Sums, of which negative ones count nothing, in layers; inputs are first brought to the same scale."""

    def __init__(self, sizes: Sequence[int], rng: np.random.Generator) -> None:
        self.weights = [(rng.standard_normal((n, m)) * np.sqrt(2 / m)).astype(np.float32) for m, n in pairwise(sizes)]
        self.weights[-1] *= 0.1
        self.biases = [np.zeros(n, np.float32) for n in sizes[1:]]
        self.mean = np.zeros(sizes[0], np.float32)
        self.scale = np.ones(sizes[0], np.float32)

    def set_scale(self, rows: Floats) -> None:
        self.mean = rows.mean(axis=0)
        spread = rows.std(axis=0)
        self.scale = np.where(spread > 1e-6, 1 / np.maximum(spread, 1e-6), 0).astype(np.float32)

    def passes(self, rows: Floats) -> list[Floats]:
        """What comes out of each layer, the inputs first."""
        values = [(rows - self.mean) * self.scale]
        for i, (weights, biases) in enumerate(zip(self.weights, self.biases, strict=True)):
            sums = values[-1] @ weights.T + biases
            values.append(sums if i == len(self.weights) - 1 else np.maximum(sums, 0))
        return values

    def chances(self, rows: Floats) -> Floats:
        return shares(self.passes(rows)[-1][..., 0])

    def slopes(self, rows: Floats, won: Floats) -> list[Floats]:
        """Of the log-loss by each array of weights, then of biases."""
        values = self.passes(rows)
        wrong = (shares(values[-1][..., 0]) - won) / len(won)
        back = wrong[..., None]
        of_weights: list[Floats] = []
        of_biases: list[Floats] = []
        for i in range(len(self.weights) - 1, -1, -1):
            flat = back.reshape(-1, back.shape[-1])
            of_weights.insert(0, flat.T @ values[i].reshape(-1, values[i].shape[-1]) + DECAY * self.weights[i])
            of_biases.insert(0, flat.sum(axis=0))
            if i:
                back = (back @ self.weights[i]) * (values[i] > 0)
        return of_weights + of_biases

    def to_data(self) -> list[dict[str, Any]]:
        """Its layers, for inputs as they are."""
        first = self.weights[0] * self.scale
        weights = [first, *self.weights[1:]]
        biases = [self.biases[0] - first @ self.mean, *self.biases[1:]]
        return [{"weights": rounded(layer), "biases": rounded(bias)} for layer, bias in zip(weights, biases, strict=True)]


def shares(strengths: Floats) -> Floats:
    """Of players with these strengths, which make one together."""
    powers = np.exp(strengths - strengths.max(axis=1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=1, keepdims=True), np.float32)


def rounded(values: Floats) -> Any:
    if values.ndim > 1:
        return [rounded(row) for row in values]
    return [float(f"{value:.{DIGITS}g}") for value in values]


def train(samples: list[Sample], hidden: Sequence[int], seed: int, epochs: int, columns: slice = slice(None)) -> Network:
    """By Adam's method, with a rate that falls to nothing. Samples take turns by their size."""
    rng = np.random.default_rng(seed)
    scale_rows = max(samples, key=len).rows(slice(100_000))[..., columns]
    network = Network([scale_rows.shape[-1], *hidden, 1], rng)
    network.set_scale(
        np.concatenate([one.rows(slice(100_000))[..., columns].reshape(-1, scale_rows.shape[-1]) for one in samples])
    )
    arrays = network.weights + network.biases
    first = [np.zeros_like(array) for array in arrays]
    second = [np.zeros_like(array) for array in arrays]
    steps = epochs * sum(-(-len(sample) // BATCH) for sample in samples)
    step = 0
    for epoch in range(epochs):
        batches = [
            (sample, which)
            for sample in samples
            for which in np.array_split(rng.permutation(len(sample)), -(-len(sample) // BATCH))
        ]
        for at in rng.permutation(len(batches)):
            sample, which = batches[at]
            step += 1
            rate = RATE * 0.5 * (1 + np.cos(np.pi * step / steps))
            slopes = network.slopes(sample.rows(which)[..., columns], sample.won[which])
            for array, slope, mean, square in zip(arrays, slopes, first, second, strict=True):
                mean += 0.1 * (slope - mean)
                square += 0.001 * (slope * slope - square)
                array -= rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
    return network


# ---------------------------------------------------------------- how good it is
def log_loss(chances: list[Floats], samples: list[Sample]) -> float:
    """For each position, on average: 0.693 is what knowing nothing costs with two players."""
    total = sum(
        float(-(sample.won * np.log(np.maximum(chance, 1e-6))).sum()) for chance, sample in zip(chances, samples, strict=True)
    )
    return total / sum(len(sample) for sample in samples)


def predicted(network: Network, samples: list[Sample], columns: slice = slice(None)) -> list[Floats]:
    return [
        np.concatenate(
            [network.chances(sample.rows(slice(at, at + BATCH))[..., columns]) for at in range(0, len(sample), BATCH)]
        )
        for sample in samples
    ]


def by_turn(known: list[Sample], samples: list[Sample]) -> list[Floats]:
    """What part of the wins was had in this seat, that long before its next turn, after so many turns."""
    found: list[Floats] = []
    for sample in samples:
        players = sample.won.shape[1]
        sums, counts = np.full(MOST_KEYS, 1 / players), np.ones(MOST_KEYS)
        for like in known:
            if like.won.shape[1] == players:
                sums += np.bincount(turn_keys(like).ravel(), like.won.ravel(), MOST_KEYS)
                counts += np.bincount(turn_keys(like).ravel(), minlength=MOST_KEYS)
        chance = (sums / counts)[turn_keys(sample)]
        found.append((chance / chance.sum(axis=1, keepdims=True)).astype(np.float32))
    return found


def turn_keys(sample: Sample) -> NDArray[np.int64]:
    """A number for turns taken, and for how many others have theirs before one's own."""
    return (sample.own[..., OWN.index("turns")] * 4 + sample.own[..., OWN.index("waits")]).astype(np.int64)


def score_only(sample: Sample) -> Sample:
    """Points, and points in proportion to what is left of the pile that ends the game."""
    points = sample.own[..., OWN.index("score")]
    left = sample.table[:, TABLE.index("end pile")][:, None]
    return Sample(np.stack([points, points / (1 + left)], axis=2), sample.table, sample.won)


def calibration(chances: list[Floats], samples: list[Sample]) -> list[dict[str, float]]:
    said = np.concatenate([chance.ravel() for chance in chances])
    won = np.concatenate([sample.won.ravel() for sample in samples])
    at = np.minimum((said * BINS).astype(int), BINS - 1)
    found = []
    for i in range(BINS):
        if (here := at == i).any():
            mean, share = float(said[here].mean()), float(won[here].mean())
            found.append({"positions": int(here.sum()), "said": round(mean, 4), "won": round(share, 4)})
    return found


def measured(network: Network, known: list[Sample], held_out: list[Sample], seed: int) -> dict[str, Any]:
    """Log-losses on the kingdoms that were held out, of the network and of simpler ways."""
    chances = predicted(network, held_out)
    linear = train(known, (), seed, 3)
    by_score = train([score_only(sample) for sample in known], (), seed, 3, slice(2))
    scores = [score_only(sample) for sample in held_out]
    return {
        "log_loss": {
            "network": round(log_loss(chances, held_out), 4),
            "logistic regression on all inputs": round(log_loss(predicted(linear, held_out), held_out), 4),
            "logistic regression on points and the pile that ends the game": round(
                log_loss(predicted(by_score, scores, slice(2)), held_out), 4
            ),
            "shares by turn": round(log_loss(by_turn(known, held_out), held_out), 4),
            "the same chance for all": round(
                float(sum(len(one) * np.log(one.won.shape[1]) for one in held_out) / sum(map(len, held_out))), 4
            ),
        },
        "log_loss_by_players": {
            str(sample.won.shape[1]): round(log_loss([chance], [sample]), 4)
            for chance, sample in zip(chances, held_out, strict=True)
        },
        "calibration": calibration(chances, held_out),
    }


# ---------------------------------------------------------------- the command
def written(data: dict[str, Any]) -> str:
    """JSON with a line for each list of numbers.

    >>> written({"a": [[1.5, 2], [3]]}).splitlines()
    ['{', ' "a": [', '  [1.5, 2],', '  [3]', ' ]', '}']
    """
    spread = json.dumps(data, indent=1)
    return re.sub(r"\[([^][{}]*)\]", lambda found: f"[{' '.join(found[1].split())}]", spread) + "\n"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Train the value of positions.")
    parser.add_argument("--minutes", type=float, default=4, help="how long games are played")
    parser.add_argument("--games", type=int, help="so many games instead, in whole kingdoms")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--epochs", type=int, default=EPOCHS)
    parser.add_argument("--to", type=Path, default=TARGET, help="the file to write")
    given = parser.parse_args(arguments)
    parts = collect(given.seed, given.games, given.minutes)
    known = together(part for i, part in enumerate(parts) if i % HELD_OUT)
    held_out = together(part for i, part in enumerate(parts) if i % HELD_OUT == 0)
    network = train(known, HIDDEN, given.seed, given.epochs)
    made = {
        "trained": {
            "command": f"python scripts/train_value.py --games {sum(part.games for part in parts)} --seed {given.seed}",
            "kingdoms": len(parts),
            "held out": -(-len(parts) // HELD_OUT),
            "games": sum(part.games for part in parts),
            "positions": sum(len(part.won) for part in parts),
            "epochs": given.epochs,
        },
        "measured": measured(network, known, held_out, given.seed),
        "inputs": list(INPUTS),
        "layers": network.to_data(),
    }
    given.to.write_text(written(made), "utf-8")
    print(json.dumps(made["measured"], indent=1))


if __name__ == "__main__":
    main()
