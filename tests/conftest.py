"""Settings for all tests."""

from __future__ import annotations

import os

import hypothesis
import pytest

import demesne.engine.moves

hypothesis.settings.register_profile("demesne", deadline=None, derandomize=True, print_blob=True)
hypothesis.settings.load_profile("demesne")


def pytest_report_header() -> str:
    compiled = (demesne.engine.moves.__file__ or "").endswith(".so")
    if os.environ.get("DEMESNE_EXPECT") == "compiled":
        assert compiled, "these tests should run on the compiled engine, but imported the sources"
    return f"demesne: the engine is {'compiled' if compiled else 'not compiled'}"


@pytest.fixture(autouse=True)
def _own_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests neither see nor touch saved games of whoever runs them, and speak English unless they say otherwise."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
