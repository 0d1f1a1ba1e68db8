"""docs/add-a-card.md is true: what it says is done, and what it shows is what one sees."""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from documents import blocks, follow, read, run

from demesne.engine.definitions import CARDS, RULES, TEXTS
from demesne.engine.errors import CardError
from demesne.sets.loader import GROUP
from demesne.words import ACTION, TREASURE, a, how_many, some, you_did

PAGE = "add-a-card.md"
BROKEN_HEAD = "from demesne.words import *\n\nmine = CardSet('mine')\n"
ERRORS = re.findall(r"^\| `(\w+(?: = |\.)[^|]+)` \| `+([^|]+?)`+ \|$", read(PAGE), re.MULTILINE)


def test_the_page_does_what_it_shows(tmp_path: Path) -> None:
    declared = (set(CARDS), set(TEXTS), set(RULES))
    assert follow(PAGE, tmp_path) == 22
    assert (set(CARDS), set(TEXTS), set(RULES)) == declared


def test_the_table_of_errors_is_found() -> None:
    assert len(ERRORS) == 12


@pytest.mark.parametrize(("line", "message"), ERRORS)
def test_an_error_of_the_table(line: str, message: str, tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text(BROKEN_HEAD + line + "\n", encoding="utf-8")
    code, output = run("demesne rulings --cards broken.py", tmp_path, [])
    assert code == 2
    assert re.fullmatch(r"demesne: broken\.py(, line 4)?: " + re.escape(message) + "\n", output)


def test_cards_of_an_installed_package_need_no_option(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package as pip leaves it behind: its module, and what its pyproject.toml says about entry points."""
    shown = {block.file or block.language: block.text for block in blocks(PAGE) if not block.append}
    entries = tomllib.loads(shown["toml"])["project"]["entry-points"]
    package = tmp_path / "my_cards-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: my-cards\nVersion: 1.0\n", encoding="utf-8")
    lines = [f"[{GROUP}]", *(f"{name} = {module}" for name, module in entries[GROUP].items())]
    (package / "entry_points.txt").write_text("\n".join(lines), encoding="utf-8")
    (tmp_path / "my_cards.py").write_text(shown["my_cards.py"], encoding="utf-8")
    (tmp_path / "wrong.yaml").write_text(shown["wrong.yaml"], encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "my_cards", raising=False)
    try:
        _, output = run("demesne rulings wrong.yaml", tmp_path, [])
    finally:
        sys.modules.pop("my_cards", None)
    assert "p2 deck: expected gold, hayloft, found hayloft, gold" in output


@pytest.mark.parametrize(
    "written",
    [
        lambda: some and you_did,
        lambda: some or you_did,
        lambda: not some,
        lambda: 2 <= how_many <= 4,
        lambda: a(ACTION) and a(TREASURE),
        lambda: how_many or 3,
    ],
)
def test_words_of_python_that_cannot_join_conditions_are_refused(written: Callable[[], object]) -> None:
    with pytest.raises(CardError, match="join conditions with &"):
        written()
