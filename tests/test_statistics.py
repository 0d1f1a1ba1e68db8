"""Confidence intervals cover the truth as often as they say, also where the usual ones do not."""

from __future__ import annotations

import random
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from demesne.sim.statistics import Interval, Z, mean_interval, share_interval, student

# How likely a player is to win 0, 1, 2 … games of a round.
ROUNDS = {
    "independent games": [0.25, 0.5, 0.25],
    "a mirror: whoever wins from one seat loses from the other": [1 / 3, 2 / 3],
    "all or nothing: the shuffle decides": [0.45, 0.1, 0.45],
    "a good strategy": [0.18, 0.44, 0.38],
    "wins are rare": [0.985, 0.01, 0.005],
    "hardly ever anything but one win": [0.05, 0.95],
    "four players": [0.3, 0.45, 0.2, 0.04, 0.01],
    "four players, one far better": [0.0, 0.01, 0.05, 0.2, 0.74],
}
SEATS = {name: max(2, len(chances) - 1) for name, chances in ROUNDS.items()}
REPEATED = 800


def covers(name: str, rounds: int, interval_of: object = share_interval) -> float:
    """How often an interval made from so many random rounds covers the true share."""
    assert callable(interval_of)
    chances, seats = ROUNDS[name], SEATS[name]
    truth = sum(wins * chance for wins, chance in enumerate(chances)) / seats
    rng = random.Random(f"{name} {rounds}")
    covered = 0
    for _ in range(REPEATED):
        won = rng.choices(range(len(chances)), chances, k=rounds)
        low, high = interval_of(sum(won), sum(wins * wins for wins in won), rounds, seats)
        covered += low <= truth <= high
    return covered / REPEATED


@pytest.mark.parametrize("rounds", [16, 64, 256])
@pytest.mark.parametrize("name", ROUNDS)
def test_intervals_cover_the_truth_as_often_as_they_say(name: str, rounds: int) -> None:
    assert covers(name, rounds) >= 0.93


@pytest.mark.parametrize("name", ["independent games", "all or nothing: the shuffle decides", "a good strategy"])
def test_intervals_are_not_wider_than_they_need_to_be(name: str) -> None:
    assert covers(name, 256) <= 0.97


def test_games_of_a_round_may_not_be_counted_as_if_they_were_independent() -> None:
    """What would happen: an interval that is too narrow where the shuffle decides, and too wide for a mirror."""

    def as_if_independent(total: int, squares: int, rounds: int, seats: int) -> Interval:
        return share_interval(total, total, rounds * seats, 1)

    assert covers("all or nothing: the shuffle decides", 256, as_if_independent) < 0.9
    assert covers("a mirror: whoever wins from one seat loses from the other", 256, as_if_independent) > 0.99


def test_with_one_game_per_round_it_is_agresti_and_coulls_interval() -> None:
    wins, games = 7, 50
    middle = (wins + Z**2 / 2) / (games + Z**2)
    half = Z * sqrt(middle * (1 - middle) / (games + Z**2))
    assert share_interval(wins, wins, games, 1) == pytest.approx((middle - half, middle + half))


@given(st.lists(st.integers(0, 3), min_size=1, max_size=300))
def test_an_interval_holds_what_was_found(won: list[int]) -> None:
    low, high = share_interval(sum(won), sum(wins * wins for wins in won), len(won), 3)
    assert 0 <= low <= sum(won) / (3 * len(won)) <= high <= 1
    assert low < high


def test_four_times_the_games_halve_the_interval() -> None:
    narrow, wide = (share_interval(n, int(1.4 * n), n, 2).half_width for n in (40_000, 10_000))
    assert wide / narrow == pytest.approx(2, rel=0.001)


def test_nothing_is_known_before_anything_was_played() -> None:
    assert share_interval(0, 0, 0, 2) == pytest.approx((0, 1))


# ---------------------------------------------------------------- means
@pytest.mark.parametrize(
    ("freedom", "known"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (120, 1.980), (10**6, 1.960)],
)
def test_student_agrees_with_the_tables(freedom: int, known: float) -> None:
    assert student(freedom) == pytest.approx(known, abs=0.004)


@pytest.mark.parametrize("rounds", [2, 5, 40])
def test_means_are_covered_as_often_as_they_should_be(rounds: int) -> None:
    rng = random.Random(rounds)
    covered = 0
    for _ in range(2000):
        scores = [round(rng.gauss(2 * 30, 12)) for _ in range(rounds)]
        interval = mean_interval(sum(scores), sum(score * score for score in scores), rounds, 2)
        assert interval is not None
        covered += interval.low <= 30 <= interval.high
    assert covered / 2000 == pytest.approx(0.95, abs=0.015)


def test_one_round_says_nothing_about_a_mean() -> None:
    assert mean_interval(60, 3600, 1, 2) is None
