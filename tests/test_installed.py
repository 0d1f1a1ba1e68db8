"""What the command says about the package it is in."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from demesne import cli
from demesne.lang import CODES, Language
from demesne.server import app
from demesne.version import VERSION, engine_is_compiled

RUN = "import sys; from demesne.cli import main; sys.exit(main(sys.argv[1:]))"


def test_the_version_says_whether_the_engine_is_compiled() -> None:
    done = subprocess.run([sys.executable, "-c", RUN, "--version"], capture_output=True, text=True, check=True)
    kind = "compiled" if engine_is_compiled() else "uncompiled"
    assert done.stdout.strip() == Language("en").text(f"cli-version-{kind}", version=VERSION)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(("compiled", "times"), [(True, 0), (False, 1)])
def test_a_long_calculation_says_once_that_it_could_be_fast(
    code: str, compiled: bool, times: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cli, "engine_is_compiled", lambda: compiled)
    assert cli.main(["simulate", "Big Money", "Smithy", "--games", "4", "--seed", "1", "--jobs", "1", "--lang", code]) == 0
    assert capsys.readouterr().err.count(Language(code).text("cli-uncompiled")) == times


def test_looking_up_a_card_says_nothing_of_the_kind(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cli, "engine_is_compiled", lambda: False)
    assert cli.main(["card", "Militia"]) == 0
    assert capsys.readouterr().err == ""


def test_the_command_alone_shows_what_it_can_do(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        cli.main([])
    assert end.value.code == 0
    assert "simulate" in capsys.readouterr().out


def test_a_server_without_the_client_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from demesne.server import serve

    def serve_at_once(*_: object, ready: object, **__: object) -> int:
        assert callable(ready)
        ready("http://127.0.0.1:1/", "")
        return 0

    monkeypatch.setattr(app, "built_client", lambda: tmp_path)
    monkeypatch.setattr(serve, "serve", serve_at_once)
    assert cli.main(["serve", "--lang", "pl"]) == 0
    assert capsys.readouterr().err.strip() == Language("pl").text("serve-no-client")
    (tmp_path / "index.html").touch()
    assert cli.main(["serve"]) == 0
    assert capsys.readouterr().err == ""
