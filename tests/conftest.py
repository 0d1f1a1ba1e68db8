"""Settings for all tests."""

from __future__ import annotations

import os

import hypothesis

import demesne.engine.moves

hypothesis.settings.register_profile("demesne", deadline=None, derandomize=True, print_blob=True)
hypothesis.settings.load_profile("demesne")


def pytest_report_header() -> str:
    compiled = (demesne.engine.moves.__file__ or "").endswith(".so")
    if os.environ.get("DEMESNE_EXPECT") == "compiled":
        assert compiled, "these tests should run on the compiled engine, but imported the sources"
    return f"demesne: the engine is {'compiled' if compiled else 'not compiled'}"
