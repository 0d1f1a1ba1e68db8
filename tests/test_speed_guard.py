"""Most ways to lose the speed of compiled code are silent: this compares it with uncompiled code, in one run."""

from __future__ import annotations

import pytest

from bench.contest import NotAvailable, compiled_folder, hold_contest, ratio

LEAST = 25  # times as fast; two to three times that is usual


@pytest.mark.parametrize("task", ["money", "village", "projects"])
def test_compiled_games_are_many_times_as_fast(task: str) -> None:
    try:
        compiled_folder()
    except NotAvailable as reason:
        pytest.skip(str(reason))
    rates, missing = hold_contest(["compiled", "uncompiled"], [task], rounds=2, seconds=0.1)
    assert missing == {}
    times = ratio(rates, task, "uncompiled")
    assert times is not None
    assert times >= LEAST
