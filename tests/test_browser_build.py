"""How the client is built, and that what its tests compare with is up to date."""

from __future__ import annotations

import json
import re
import sysconfig
from pathlib import Path

import build_client
import client_tables
import pytest
import spoken_fixture


def test_what_the_client_is_compared_with_is_what_python_says() -> None:
    """After a change that is meant, scripts/spoken_fixture.py writes the file anew."""
    assert spoken_fixture.FILE.read_text(encoding="utf-8") == spoken_fixture.made()


def test_tables_that_the_client_shares_with_python_are_up_to_date() -> None:
    """After a change, `make docs` writes them again."""
    for path, text in client_tables.files().items():
        assert path.read_text(encoding="utf-8") == text, path.name


def test_versions_are_exact_and_no_address_is_kept() -> None:
    package = json.loads((build_client.CLIENT / "package.json").read_text(encoding="utf-8"))
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in package["devDependencies"].values())
    lock = build_client.LOCK.read_text(encoding="utf-8")
    assert "://" not in lock
    locked = json.loads(lock)["packages"]
    assert locked[""]["devDependencies"] == package["devDependencies"]
    assert all(entry.get("integrity") for path, entry in locked.items() if path)


def test_a_changed_source_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_client, "ROOT", tmp_path)
    source = tmp_path / "App.svelte"
    source.write_text("one")
    before = build_client.fingerprint([source])
    assert build_client.fingerprint([source]) == before
    source.write_text("two")
    assert build_client.fingerprint([source]) != before
    other = source.rename(tmp_path / "Other.svelte")
    other.write_text("one")
    assert build_client.fingerprint([other]) != before


def test_everything_the_client_is_made_of_counts() -> None:
    paths = set(build_client.sources())
    names = {path.name for path in paths}
    assert {"App.svelte", "protocol.ts", "web.ftl", "package.json", "vite.config.ts", "index.html"} <= names
    assert build_client.ROOT / "src/demesne/sets/base/en.ftl" in paths
    assert "log.test.ts" not in names


def test_an_old_node_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, says in (("node", "v18.19.0"), ("npm", "9.2.0")):
        program = tmp_path / name
        program.write_text(f"#!/bin/sh\necho {says}\n")
        program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(sysconfig, "get_path", lambda *_: str(tmp_path))
    assert build_client.version_of(str(tmp_path / "node")) == (18, 19)
    assert build_client.find_node() is None
