"""The shape of the code: imports point one way, every set has its place in every room, and the engine knows no card by name."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from conftest import SLOW

from demesne.engine.definitions import CARDS

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "demesne"
# Which packages a package may import, besides itself. `game` is the public face of the engine.
ALLOWED = {
    "engine": set(),
    "phrases": {"engine"},
    "words": {"engine", "phrases"},
    "cards": {"engine", "phrases", "words"},
    "views": {"engine", "game"},
    "game": {"engine", "views"},
    "lang": {"engine"},
    "notation": {"engine", "game", "lang", "cards", "phrases"},
    "version": {"engine"},
    "rulings": {"engine", "game", "notation"},
    "strategies": {"engine", "phrases", "notation", "lang"},
    "bots": {"engine", "phrases", "game", "views", "strategies"},
    "evolve": {"engine", "cards", "strategies", "bots"},
    "levels": {"engine", "game", "views", "strategies", "bots", "evolve"},
    "sim": {"engine", "phrases", "game", "notation", "cards", "lang", "strategies", "bots", "levels", "table", "version"},
    "table": {
        "engine",
        "phrases",
        "game",
        "views",
        "notation",
        "cards",
        "bots",
        "levels",
        "strategies",
        "lang",
        "rulings",
        "version",
    },
    "learn": {"engine", "phrases", "game", "views", "notation", "cards", "strategies", "bots", "version"},
}
FREE = {"__init__", "cli", "commands"}  # they put everything together


def modules() -> list[Path]:
    return sorted(path for path in SOURCE.rglob("*.py") if path.relative_to(SOURCE).parts[0].removesuffix(".py") not in FREE)


def room(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


def imported_rooms(path: Path) -> set[str]:
    rooms = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module] if node.module != "demesne" else [f"demesne.{alias.name}" for alias in node.names]
        rooms |= {name.split(".")[1] for name in names if name.startswith("demesne.")}
    return rooms


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_point_one_way(path: Path) -> None:
    assert room(path) in ALLOWED, f"say in this test what {room(path)} may import"
    assert imported_rooms(path) - {room(path)} <= ALLOWED[room(path)]


def test_the_engine_and_the_phrases_know_no_card_by_name() -> None:
    names = {card.id for card in CARDS.values()} | {card.name for card in CARDS.values()}
    ordinary = {"curse", "Curse"}  # a type as well as a card
    for folder in ("engine", "phrases"):
        for path in (SOURCE / folder).glob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    assert node.value not in names - ordinary, f"{path.name} names {node.value}"


def test_modules_have_at_most_500_lines() -> None:
    lengths = {
        str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines())
        for folder in (SOURCE, ROOT / "scripts", ROOT / "bench")
        for path in folder.rglob("*.py")
    }
    assert {path: length for path, length in lengths.items() if length > 500} == {}


def test_functions_stay_readable() -> None:
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                length = (node.end_lineno or 0) - node.lineno
                assert length <= 65, f"{path.name}: {node.name} has {length} lines"


def test_every_module_says_what_it_is_for() -> None:
    for path in SOURCE.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        assert not tree.body or ast.get_docstring(tree), f"{path} has no docstring"


def test_nothing_of_this_machine_is_in_the_sources() -> None:
    for path in SOURCE.rglob("*.py"):
        assert not re.search(r"(?<![\w.])/(work|root|tmp|home)/", path.read_text(encoding="utf-8")), path


def test_whatever_is_called_slow_exists() -> None:
    texts = {path.stem: path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py")}
    unknown = [name for name in SLOW if name not in texts and not any(f"def {name}(" in text for text in texts.values())]
    assert unknown == []
