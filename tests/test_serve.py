"""`demesne serve`: what it says, and what it refuses."""

from __future__ import annotations

import argparse
import os
import signal
import socket
import subprocess
import sys
import threading
import urllib.error
import urllib.request
import webbrowser
from pathlib import Path

import pytest

from demesne.commands import serve as command
from demesne.lang import CODES, Language
from demesne.server import serve
from demesne.server.app import built_client
from demesne.server.problems import CannotServe
from demesne.server.serve import addresses, bind

RUN = "import sys; from demesne.cli import main; sys.exit(main(sys.argv[1:]))"


def start(*arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-W", "error", "-c", RUN, "serve", *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_it_prints_its_address_keeps_games_beside_the_saves_and_stops_in_order() -> None:
    with start("--lang", "de") as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith("Demesne läuft unter http://127.0.0.1:"), line
        address = line.split()[-1]
        with urllib.request.urlopen(address + "healthz", timeout=600) as answer:
            assert answer.status == 200
        assert "Strg+C" in process.stdout.readline()
        process.send_signal(signal.SIGINT)
        rest, errors = process.communicate(timeout=600)
        without_client = Language("de").text("serve-no-client") + "\n"  # where it was not built, as for quick tests
        assert (rest, process.returncode) == ("", 0)
        assert errors == ("" if (built_client() / "index.html").is_file() else without_client)
    assert (Path(os.environ["XDG_DATA_HOME"]) / "demesne" / "tables.sqlite3").is_file()


def test_a_port_in_use_is_named_and_passed_over_when_none_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = busy.getsockname()[1]
        with pytest.raises(CannotServe, match=f"port {port} is in use"):
            bind("127.0.0.1", port)
        monkeypatch.setattr(serve, "PORT", port)
        monkeypatch.setattr(serve, "PORTS_TRIED", 1)
        with bind("127.0.0.1", None) as free:
            assert free.getsockname()[1] != port


@pytest.mark.parametrize(("host", "port", "match"), [("256.0.0.1", 0, "cannot listen"), ("127.0.0.1", 70000, "0 to 65535")])
def test_addresses_that_cannot_be(host: str, port: int, match: str) -> None:
    with pytest.raises(CannotServe, match=match):
        bind(host, port)


@pytest.mark.parametrize(
    "arguments",
    [("--database", "mysql://x"), ("--database", "/nowhere/at/all.db"), ("--port", "99999"), ("--proxy", "127.0.0.1")],
)
def test_what_cannot_be_served_is_refused_in_one_line(arguments: tuple[str, str]) -> None:
    with start("--lang", "pl", *arguments) as process:
        said, errors = process.communicate(timeout=600)
    assert (said, process.returncode) == ("", 2)
    assert errors.startswith("demesne: ")
    assert len(errors.splitlines()) == 1


def test_addresses_for_this_machine_and_for_others() -> None:
    assert addresses("127.0.0.1", 8400) == ("http://127.0.0.1:8400/", "")
    assert addresses("::1", 8400) == ("http://[::1]:8400/", "")
    here, there = addresses("0.0.0.0", 8400)
    assert here == "http://127.0.0.1:8400/"
    assert there.endswith(":8400/")


@pytest.mark.parametrize("code", CODES)
def test_it_explains_its_options_in_every_language(code: str) -> None:
    parser = argparse.ArgumentParser()
    command.declare(parser, Language(code))
    text = parser.format_help()
    for option in ("--host", "--port", "--database", "--open", "--proxy", "--name", "--origin", "--trust"):
        assert option in text


def test_a_browser_is_opened_where_it_is_wanted(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    opened: list[str] = []

    def serve_nothing(*_: object, **options: object) -> int:
        options["ready"]("http://127.0.0.1:1/", "http://192.0.2.1:1/")  # type: ignore[operator]
        return 0

    monkeypatch.setattr(serve, "serve", serve_nothing)
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setattr(threading.Thread, "start", lambda thread: thread.run())
    parser = argparse.ArgumentParser()
    command.declare(parser, Language("en"))
    options = parser.parse_args(["--open"])
    options.language, options.cards = Language("en"), []
    assert options.run(options) == 0
    assert opened == ["http://127.0.0.1:1/"]
    assert "Others in your network can open http://192.0.2.1:1/" in capsys.readouterr().out


def test_behind_a_proxy_only_its_own_names_are_answered() -> None:
    with start("--port", "0", "--proxy", "127.0.0.1", "--name", "tables.example.org") as process:
        assert process.stdout is not None
        address = process.stdout.readline().split()[-1]
        try:
            for host, status in (("tables.example.org", 200), ("Tables.Example.Org:443", 200), ("evil.example", 400)):
                request = urllib.request.Request(address + "healthz", headers={"Host": host})
                try:
                    with urllib.request.urlopen(request, timeout=60) as answer:
                        assert answer.status == status
                except urllib.error.HTTPError as refusal:
                    refusal.close()
                    assert refusal.code == status  # noqa: PT017
        finally:
            process.send_signal(signal.SIGINT)
            process.communicate(timeout=60)
