"""The jobs of `make test`: in which order they start, how many at a time, and what is left out when one fails."""

from __future__ import annotations

from pathlib import Path

import pytest
import watch


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(watch, "PAUSE", 0.01)


def note(name: str) -> str:
    """A job that writes down when it ran."""
    return f"echo {name} >> order"


def test_a_job_starts_after_those_it_needs() -> None:
    assert watch.main([f"last:first,second={note('last')}", f"second:first={note('second')}", f"first={note('first')}"]) == 0
    assert Path("order").read_text().split() == ["first", "second", "last"]


def test_one_at_a_time_they_start_in_their_order() -> None:
    assert watch.main(["--jobs", "1", *(f"{name}={note(name)}" for name in ("c", "a", "b"))]) == 0
    assert Path("order").read_text().split() == ["c", "a", "b"]


def test_what_needs_a_job_that_failed_is_left_out_and_the_rest_runs(capsys: pytest.CaptureFixture[str]) -> None:
    jobs = ["broken=echo why; exit 3", f"after:broken={note('after')}", f"other={note('other')}; echo '.... [ 50%]'; echo fine"]
    assert watch.main(["--jobs", "1", *jobs]) == 1
    assert Path("order").read_text().split() == ["other"]
    said = capsys.readouterr().out
    assert "broken failed:\nwhy" in said
    assert "after was left out: it needs broken" in said
    assert "other: fine" in said  # without the dots of its tests
    assert Path("build/broken.log").read_text() == "why\n"
