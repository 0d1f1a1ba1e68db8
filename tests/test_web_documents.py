"""The documents of the protocol say what the program does."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from pathlib import Path

import pytest
from web_play import tables

from demesne.lang import CODES, Language
from demesne.server.limits import Limits
from demesne.server.tables import protocol, sockets
from demesne.server.tables.table_limits import TableLimits

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


def generate(*arguments: str) -> int:
    return subprocess.run(
        [sys.executable, ROOT / "scripts" / "protocol.py", *arguments], check=False, stderr=subprocess.DEVNULL
    ).returncode


def test_the_page_and_the_types_of_the_client_are_up_to_date(tmp_path: Path) -> None:
    assert generate("--check") == 0
    assert generate("--check", "--root", str(tmp_path)) == 1
    assert generate("--root", str(tmp_path)) == 0
    assert generate("--check", "--root", str(tmp_path)) == 0


def test_the_page_names_the_numbers_in_use() -> None:
    limits, at_tables = Limits(), TableLimits()
    for said in (
        f"Version {protocol.PROTOCOL}.", f"{limits.message // 1024} KiB", f"{limits.body // 1024} KiB",
        f"{at_tables.messages.each_second:.0f} messages a second ({at_tables.messages.at_once:.0f} at once)",
        f"{protocol.NAME_LENGTH} characters", f"a chat message {protocol.CHAT_LENGTH}", f"{protocol.KINGDOM_LENGTH:,}",
        f"at most {at_tables.steps} at a time",
    ):  # fmt: skip
        assert said in PAGE, said
    for code in (sockets.NO_PROTOCOL, sockets.NO_TOKEN, sockets.NOT_WATCHED, sockets.NO_GAME, sockets.NO_HELLO,
                 sockets.OTHER_PROTOCOL, sockets.TOO_MUCH, sockets.TOO_MANY, sockets.RESTART):  # fmt: skip
        assert str(code) in PAGE


def test_the_page_names_every_path(tmp_path: Path) -> None:
    async def work() -> None:
        async with tables(tmp_path) as world:
            api = next(route for route in world.app.routes if getattr(route, "path", "") == "/api")
            for route in api.routes:  # type: ignore[attr-defined]
                assert f"/api{route.path}".replace("{id}", "ID") in PAGE

    asyncio.run(work())


@pytest.mark.parametrize("code", CODES)
def test_every_refusal_has_its_words(code: str) -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src" / "demesne" / "server").rglob("*.py"))
    keys = set(re.findall(r'"((?:web|serve)-[a-z-]+)"', source))
    assert len(keys) > 40
    for key in keys:
        assert Language(code).has(f"error-{key}"), key
