"""The shape of the code: imports point one way, every set has its place in every room, and the engine knows no card by name."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
import yaml
from conftest import SLOW

from demesne.engine.definitions import CARDS, Card, Phrase
from demesne.engine.expressions import CardTest, Count, Test
from demesne.engine.setup import BASIC
from demesne.lang import CODES
from demesne.rulings.files import read_rulings
from demesne.sets import PARTS, SETS, set_folders
from demesne.strategies.find import SUFFIX
from demesne.strategies.parser import parse

PARTS_OF_TEXTS = (Phrase, Test, CardTest, Count)
ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "demesne"
# Which packages a package may import, besides itself. `game` is the public face of the engine.
ALLOWED = {
    "engine": set(),
    "phrases": {"engine"},
    "words": {"engine", "phrases"},
    "sets": {"engine", "phrases", "words"},
    "advice": {"engine", "phrases", "bots"},  # of single sets
    "views": {"engine", "game"},
    "game": {"engine", "views"},
    "lang": {"engine"},
    "notation": {"engine", "game", "lang", "sets", "phrases"},
    "version": {"engine"},
    "rulings": {"engine", "phrases", "game", "notation", "words"},
    "strategies": {"engine", "phrases", "notation", "lang"},
    "bots": {"engine", "phrases", "game", "views", "strategies"},
    "work": {"engine", "sets", "version"},
    "evolve": {"engine", "phrases", "notation", "sets", "strategies", "bots", "work"},
    "levels": {"engine", "phrases", "game", "views", "sets", "strategies", "bots", "evolve"},
    "prose": {"engine", "phrases", "game", "views", "lang", "rulings", "bots", "levels"},
    "sim": {
        "engine",
        "phrases",
        "game",
        "notation",
        "sets",
        "lang",
        "strategies",
        "bots",
        "levels",
        "prose",
        "table",
        "version",
        "work",
    },
    "table": {
        "engine",
        "phrases",
        "game",
        "views",
        "notation",
        "sets",
        "bots",
        "levels",
        "strategies",
        "lang",
        "rulings",
        "prose",
        "version",
        "work",
    },
    "server": {
        "engine",
        "prose",
        "work",
        "phrases",
        "game",
        "notation",
        "sets",
        "strategies",
        "bots",
        "evolve",
        "levels",
        "sim",
        "table",
        "views",
        "rulings",
        "lang",
        "version",
    },
    "learn": {"engine", "phrases", "game", "views", "notation", "sets", "strategies", "bots", "version"},
}
FOLDERS = "demesne.sets"  # says where the files of sets are; its modules declare cards, but it imports none of them
FREE = {"__init__", "__main__", "cli", "commands"}  # they put everything together


def modules() -> list[Path]:
    return sorted(path for path in SOURCE.rglob("*.py") if path.relative_to(SOURCE).parts[0].removesuffix(".py") not in FREE)


def room(path: Path) -> str:
    parts = path.relative_to(SOURCE).parts
    return "advice" if parts[0] == "sets" and path.stem == "advice" else parts[0].removesuffix(".py")


def imported_rooms(path: Path) -> set[str]:
    rooms = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module] if node.module != "demesne" else [f"demesne.{alias.name}" for alias in node.names]
        rooms |= {name.split(".")[1] for name in names if name.startswith("demesne.") and name != FOLDERS}
    return rooms


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_point_one_way(path: Path) -> None:
    assert room(path) in ALLOWED, f"say in this test what {room(path)} may import"
    assert imported_rooms(path) - {room(path)} <= ALLOWED[room(path)]


def test_the_server_knows_none_of_its_parts() -> None:
    """What all parts share imports none of them, and tables know nothing of the laboratory."""
    for folder, parts in (("server", "tables|laboratory"), ("server/tables", "laboratory")):
        for path in (SOURCE / folder).glob("*.py"):
            assert not re.search(rf"demesne\.server\.({parts})\b", path.read_text(encoding="utf-8")), path


@pytest.mark.parametrize("path", [*modules(), *sorted((ROOT / "scripts").glob("*.py"))], ids=lambda path: path.name)
def test_only_phrases_and_words_know_phrases_by_their_classes(path: Path) -> None:
    """Everybody else asks phrases/reading.py what cards do, so that a new phrase is understood by all at once."""
    if path.is_relative_to(SOURCE) and room(path) in ("phrases", "words"):
        return
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("demesne.phrases."):
            module = import_module(node.module)
            for alias in node.names:
                thing = getattr(module, alias.name)
                assert not (isinstance(thing, type) and issubclass(thing, PARTS_OF_TEXTS)), alias.name


def test_the_engine_and_the_phrases_know_no_card_by_name() -> None:
    names = {card.id for card in CARDS.values()} | {card.name for card in CARDS.values()}
    # a type or a mat as well as a card
    ordinary = {
        "curse",
        "Curse",
        "fortune",
        "island",
        "loot",
        "Loot",
        "native_village",
        "ruins",
        "Ruins",
        "townsfolk",
        "Townsfolk",
    }
    for folder in ("engine", "phrases"):
        for path in (SOURCE / folder).glob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    assert node.value not in names - ordinary, f"{path.name} names {node.value}"


# CONTRIBUTING.md promises these lengths. What is longer stands here until somebody takes it apart.
MOST_LINES_OF_A_MODULE = 500
MOST_LINES_OF_A_FUNCTION = 40
TOO_LONG = {
    "State.copy",
    "gain",
    "generate",
    "test_a_game_against_hard_with_a_hint_a_review_and_playing_on",
    "test_variants_side_by_side_values_of_a_number_and_a_single_game",
}


SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


def all_python_files() -> list[Path]:
    """Everything people write for this project in Python."""
    folders = (SOURCE, ROOT / "scripts", ROOT / "bench", ROOT / "examples", ROOT / "tests")
    return [path for folder in folders for path in folder.rglob("*.py")]


def functions(node: ast.AST, prefix: str = "") -> Iterator[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef]]:
    """All functions in a piece of code, by their qualified names."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            yield prefix + child.name, child
        inner = f"{prefix}{child.name}." if isinstance(child, SCOPES) else prefix
        yield from functions(child, inner)


def length(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Lines from the name to the end; the fields that an `__init__` declares do not count."""
    fields = sum(isinstance(statement, ast.AnnAssign) for statement in function.body if function.name == "__init__")
    return (function.end_lineno or 0) - function.lineno + 1 - fields


def test_modules_stay_short() -> None:
    lengths = {str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines()) for path in all_python_files()}
    assert {path: lines for path, lines in lengths.items() if lines > MOST_LINES_OF_A_MODULE} == {}


def test_functions_stay_short() -> None:
    """Also when one of TOO_LONG has become short enough, so that it is taken off the list."""
    lengths = {
        name: length(function)
        for path in all_python_files()
        for name, function in functions(ast.parse(path.read_text(encoding="utf-8")))
        if length(function) > MOST_LINES_OF_A_FUNCTION
    }
    assert {name: lines for name, lines in lengths.items() if name not in TOO_LONG} == {}
    assert TOO_LONG - set(lengths) == set()


def test_every_module_says_what_it_is_for() -> None:
    for path in SOURCE.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        assert not tree.body or ast.get_docstring(tree), f"{path} has no docstring"


Documented = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def inherited(node: ast.ClassDef, classes: dict[str, list[ast.ClassDef]]) -> set[str]:
    """The names of the methods in the bases of a class, as far as the bases are part of this project."""
    found = set()
    for base in node.bases:
        called = ast.unparse(base).partition("[")[0].rpartition(".")[2]
        for outer in classes.get(called, []):
            if outer is not node:
                found |= {child.name for child in outer.body if isinstance(child, Documented)} | inherited(outer, classes)
    return found


def public_names(
    node: ast.Module | ast.ClassDef, classes: dict[str, list[ast.ClassDef]], prefix: str = ""
) -> Iterator[tuple[str, Documented]]:
    """Public classes, functions and methods by their qualified names, without overrides and nested functions."""
    known = inherited(node, classes) if isinstance(node, ast.ClassDef) else set()
    for child in node.body:
        if isinstance(child, Documented) and not child.name.startswith("_") and child.name not in known:
            yield prefix + child.name, child
            if isinstance(child, ast.ClassDef):
                yield from public_names(child, classes, f"{prefix}{child.name}.")


def test_every_public_name_has_a_docstring() -> None:
    """An override needs none: the method that it overrides has one."""
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCE.rglob("*.py"))}
    classes: dict[str, list[ast.ClassDef]] = {}
    for tree in trees.values():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                classes.setdefault(node.name, []).append(node)
    without = [
        f"{path.relative_to(SOURCE)}: {name}"
        for path, tree in trees.items()
        for name, node in public_names(tree, classes)
        if ast.get_docstring(node) is None
    ]
    assert without == []


def test_nothing_of_this_machine_is_in_the_sources() -> None:
    for path in SOURCE.rglob("*.py"):
        assert not re.search(r"(?<![\w.])/(work|root|tmp|home)/", path.read_text(encoding="utf-8")), path


# ---------------------------------------------------------------- the folder of a set
NEEDED = {"__init__.py", "kingdom.py", "facts.yaml", "rulings", "en.ftl", "pl.ftl", "de.ftl", "cs.ftl"}
OPTIONAL = {"beside.py", "landscapes.py", "kingdoms.yaml", "advice.py", "strategies", "unproved.yaml"}
ABOUT_ALL_SETS = {"__init__.py", "card_files.py", "declarations.py", "editions.py", "loader.py", "recommended.py"}
RULING_FILES = {f"{part}.yaml" for part in (*PARTS, "rules")}
HEADING = "\n### Rulings\n"


def names_in(*folder: str) -> set[str]:
    return {path.name for path in SOURCE.joinpath(*folder).iterdir() if path.name != "__pycache__"}


def test_every_set_has_its_folder() -> None:
    assert names_in("sets") == {BASIC, *SETS, *ABOUT_ALL_SETS}
    for set_id in (BASIC, *SETS):
        found = names_in("sets", set_id)
        assert found >= NEEDED, set_id
        assert found <= NEEDED | OPTIONAL, set_id


def test_every_set_has_rulings() -> None:
    assert names_in("sets", BASIC, "rulings") == {"interactions.yaml"}
    for set_id in SETS:
        found = names_in("sets", set_id, "rulings")
        assert "kingdom.yaml" in found, set_id
        assert found <= RULING_FILES, set_id


@pytest.mark.parametrize("set_id", SETS)
def test_a_folder_declares_cards_of_its_set_only(set_id: str) -> None:
    for part in PARTS:
        if not (SOURCE / "sets" / set_id / f"{part}.py").is_file():
            continue
        declared = [thing for thing in vars(import_module(f"demesne.sets.{set_id}.{part}")).values() if isinstance(thing, Card)]
        assert declared
        assert {card.set for card in declared} == {set_id}
        assert {card.is_landscape for card in declared} == {part == "landscapes"}


@pytest.mark.parametrize("code", CODES)
def test_a_folder_names_its_cards_kingdoms_and_rulings_in_every_language(code: str) -> None:
    for folder in set_folders():
        texts, _, sentences = folder.read(f"{code}.ftl").partition(HEADING)
        assert set(re.findall(r"^card-(\w+) =", texts, re.M)) == {card.id for card in CARDS.values() if card.set == folder.id}
        assert re.findall(r"^set-(\w+) =", texts, re.M) == [folder.id]
        kingdoms = {entry["id"] for entry in yaml.safe_load(folder.read("kingdoms.yaml")) or []}
        assert set(re.findall(r"^kingdom-(\w+) =", texts, re.M)) == kingdoms
        listed = [data for name, text in folder.read_all("rulings", ".yaml") for data in read_rulings(name, text)]
        known = {str(data["id"]) for data in listed if isinstance(data, dict)}
        assert set(re.findall(r"^ruling-(\w+) =", sentences, re.M)) <= known
        assert not sentences or code != "en", "the rulings themselves are in English"


def test_every_strategy_of_the_library_lies_with_the_newest_set_it_needs() -> None:
    for folder in set_folders():
        for name, text in folder.read_all("strategies", SUFFIX):
            strategy = parse(text, name)
            needed = {CARDS[id].set for id in (*strategy.requires, strategy.bane) if id}
            assert max(needed - {BASIC}, key=SETS.index, default=SETS[0]) == folder.id, name


def test_what_is_known_of_a_rulebook_bears_the_name_of_its_set() -> None:
    assert {path.stem for path in ROOT.glob("tests/data/rulebooks/*")} <= set(SETS)


def test_whatever_is_called_slow_exists() -> None:
    texts = {path.stem: path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py")}
    unknown = [name for name in SLOW if name not in texts and not any(f"def {name}(" in text for text in texts.values())]
    assert unknown == []
