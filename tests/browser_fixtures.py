"""What tests in browsers start from: one server, one Chromium, and people who each have a window of their own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from browser import LARGE, PATIENCE, ROOT, NewPerson, Person
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, sync_playwright

ARGUMENTS = (
    "--no-sandbox --disable-gpu --disable-dev-shm-usage --disable-background-networking --disable-component-update "
    "--disable-sync --no-first-run"
)
SERVER = """
import sys
from dataclasses import replace
from demesne.levels.level import HARD
from functools import partial
from demesne.server.laboratory.laboratory import Laboratory
from demesne.server.limits import Limits
from demesne.server.serve import serve
from demesne.server.serve import trusting
from demesne.server.tables.table_limits import TableLimits
from demesne.server.tables.tables import Tables
tell = lambda here, there: print(here, flush=True)
limits = TableLimits(hint=replace(HARD, playouts=100), review=replace(HARD, playouts=80)) if {hasty} else TableLimits()
parts = [partial(Tables, limits=limits), Laboratory]
serve(port=0, database_address=sys.argv[1], limits=trusting(Limits(), ["127.0.0.1"]), parts=parts, ready=tell)
"""
HASTY = """
from demesne.strategies.find import find_strategy
from demesne.levels.level import EASY
from demesne.server.tables import advisers, table_bots
async def usual(*_): return find_strategy(table_bots.STANDARD)
advisers.Advisers.strategy_at = usual
advisers.Advisers.prepare = lambda *_: None
advisers.best_known = lambda *_: EASY
"""  # nobody looks for a good strategy first, which takes seconds


def chromium_path() -> str | None:
    return shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


@contextmanager
def launched() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=ARGUMENTS.split())
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One browser for all tests; each opens windows of its own."""
    if chromium_path() is None:
        pytest.skip("there is no Chromium on this machine")
    with launched() as browser:
        yield browser


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the server is."""
    if not (ROOT / "src" / "demesne" / "server" / "static" / "index.html").is_file():
        pytest.skip("the client has not been built: run scripts/build_client.py")
    with running_server(tmp_path_factory.mktemp("server") / "tables.sqlite3") as found:
        yield found


@contextmanager
def running_server(database: Path, hasty: bool = True, first: str = "") -> Iterator[str]:
    """A server; one in haste does not think for long. It may do something else first."""
    code = first + (HASTY if hasty else "") + SERVER.format(hasty=hasty)
    command = [sys.executable, "-c", code, str(database)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "LC_ALL": "C.UTF-8"})
    assert process.stdout is not None
    try:
        found = process.stdout.readline().strip()
        assert found.startswith("http"), "the server did not start"
        yield found
    finally:
        process.terminate()
        process.wait(timeout=600)
        process.stdout.close()


def is_problem(message: ConsoleMessage) -> bool:
    """An error of the page. That the server refused something is none: the person is told."""
    return message.type == "error" and "status of 400" not in message.text


@pytest.fixture
def person(chromium: Browser, address: str) -> Iterator[NewPerson]:
    """Makes people, each with a browser of his own. What goes wrong in a page fails the test."""
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def make(path: str = "", **options: Any) -> Person:
        settings = {"viewport": LARGE, "locale": "en-US", "reduced_motion": "reduce", **options}
        context = chromium.new_context(**settings)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda problem: problems.append(str(problem)))
        page.on("console", lambda message: problems.append(message.text) if is_problem(message) else None)
        page.goto(address + path)
        return Person(page, address)

    yield make
    for context in contexts:
        context.close()
    assert not problems
