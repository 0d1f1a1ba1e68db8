"""The shape of the code: imports point one way, every set has its place in every room, and the engine knows no card by name."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from pathlib import Path

import pytest
from conftest import SLOW

from demesne.bots.advice import defaults
from demesne.cards.sets import SETS
from demesne.engine.definitions import CARDS, Card, Phrase
from demesne.engine.expressions import CardTest, Count, Test
from demesne.engine.setup import BASIC
from demesne.lang import CODES, Language
from demesne.rulings.files import read_rulings, suite
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
    "cards": {"engine", "phrases", "words"},
    "views": {"engine", "game"},
    "game": {"engine", "views"},
    "lang": {"engine"},
    "notation": {"engine", "game", "lang", "cards", "phrases"},
    "version": {"engine"},
    "rulings": {"engine", "phrases", "game", "notation", "words"},
    "strategies": {"engine", "phrases", "notation", "lang"},
    "bots": {"engine", "phrases", "game", "views", "strategies"},
    "evolve": {"engine", "phrases", "notation", "cards", "strategies", "bots"},
    "levels": {"engine", "phrases", "game", "views", "cards", "strategies", "bots", "evolve"},
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
    "server": {
        "engine",
        "phrases",
        "game",
        "notation",
        "cards",
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
    "learn": {"engine", "phrases", "game", "views", "notation", "cards", "strategies", "bots", "version"},
}
FREE = {"__init__", "__main__", "cli", "commands"}  # they put everything together


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


def test_modules_have_at_most_500_lines() -> None:
    lengths = {
        str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines())
        for folder in (SOURCE, ROOT / "scripts", ROOT / "bench", ROOT / "examples", ROOT / "tests")
        for path in folder.rglob("*.py")
    }
    assert {path: length for path, length in lengths.items() if length > 500} == {}


def test_functions_stay_readable() -> None:
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                fields = sum(isinstance(statement, ast.AnnAssign) for statement in node.body if node.name == "__init__")
                length = (node.end_lineno or 0) - node.lineno - fields  # a list of fields is as long as there are
                assert length <= 65, f"{path.name}: {node.name} has {length} lines"


def test_every_module_says_what_it_is_for() -> None:
    for path in SOURCE.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        assert not tree.body or ast.get_docstring(tree), f"{path} has no docstring"


def test_nothing_of_this_machine_is_in_the_sources() -> None:
    for path in SOURCE.rglob("*.py"):
        assert not re.search(r"(?<![\w.])/(work|root|tmp|home)/", path.read_text(encoding="utf-8")), path


# ---------------------------------------------------------------- one stem per set in every room
INTERACTIONS = "interactions"  # rulings about several sets together
PARTS = {"kingdom", "landscapes", "beside"}  # what a set may consist of
ABOUT_ALL_CARDS = {"__init__.py", "basic.py", "files.py", "kingdoms.py", "loader.py", "sets.py"}
ADVICE_ON_ALL = {"__init__", "defaults", "ideas", "paying", "strengths", "texts", "worth"}


def names_in(*folder: str) -> set[str]:
    return {path.name for path in SOURCE.joinpath(*folder).iterdir() if path.name != "__pycache__"}


def test_every_set_has_a_package_of_cards() -> None:
    assert names_in("cards") == {*SETS, *ABOUT_ALL_CARDS}
    for set_id in SETS:
        found = names_in("cards", set_id)
        assert {"__init__.py", "kingdom.py", "kingdoms.yaml"} <= found, set_id
        assert found <= {"__init__.py", "kingdoms.yaml", *(f"{part}.py" for part in PARTS)}, set_id


@pytest.mark.parametrize("path", sorted(SOURCE.glob("cards/*/*.py")), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_package_declares_cards_of_its_set_only(path: Path) -> None:
    if path.stem == "__init__":
        return
    module = import_module(f"demesne.cards.{path.parent.name}.{path.stem}")
    declared = [thing for thing in vars(module).values() if isinstance(thing, Card)]
    assert declared
    assert {card.set for card in declared} == {path.parent.name}
    landscapes = {card.is_landscape for card in declared}
    assert landscapes == {path.stem == "landscapes"}


def test_every_set_has_its_rulings() -> None:
    here = {name for name in names_in("rulings") if not name.endswith(".py")}
    assert here == {*SETS, f"{INTERACTIONS}.yaml"}
    for set_id in SETS:
        found = names_in("rulings", set_id)
        assert "kingdom.yaml" in found, set_id
        assert found <= {"rules.yaml", *(f"{part}.yaml" for part in PARTS)}, set_id


@pytest.mark.parametrize("code", CODES)
def test_every_set_speaks_every_language(code: str) -> None:
    assert names_in("lang", code, "cards") == {f"{stem}.ftl" for stem in (BASIC, *SETS)}
    assert all(Language(code).has(f"set-{set_id}") for set_id in SETS)
    if code != "en":  # the sentences of the suite itself are English
        assert names_in("lang", code, "rulings") == {f"{stem}.ftl" for stem in (*SETS, INTERACTIONS)}


@pytest.mark.parametrize("code", [code for code in CODES if code != "en"])
def test_translated_rulings_lie_with_their_set(code: str) -> None:
    ids: dict[str, set[str]] = {}
    for name, text in suite().items():
        stem = re.split(r"[/.]", name)[0]
        ids.setdefault(stem, set()).update(str(data["id"]) for data in read_rulings(name, text) if isinstance(data, dict))
    for stem, known in ids.items():
        text = (SOURCE / "lang" / code / "rulings" / f"{stem}.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^ruling-(\w+) =", text, re.M)) <= known


def test_every_set_has_its_advice() -> None:
    assert {name.removesuffix(".py") for name in names_in("bots", "advice")} == {*SETS, *ADVICE_ON_ALL}
    assert all(hasattr(defaults, set_id) for set_id in SETS), "defaults.py puts the advice of all sets together"


def test_every_strategy_of_the_library_lies_with_the_newest_set_it_needs() -> None:
    assert names_in("strategies", "library") <= set(SETS)
    for path in SOURCE.glob("strategies/library/*/*"):
        assert path.suffix == SUFFIX
        strategy = parse(path.read_text(encoding="utf-8"), path.name)
        needed = {CARDS[id].set for id in (*strategy.requires, strategy.bane) if id}
        newest = max(needed - {BASIC}, key=SETS.index, default=SETS[0])
        assert path.parent.name == newest, path.name


# Rooms beside the package: with a file for every set, or where there is something to say.
FOR_EVERY_SET = ("scripts/mutations", "tests/coverage", "tests/data/features", "tests/data/readings", "tests/data/reference")
FOR_SOME_SETS = ("tests/coverage/rules_*", "tests/data/rulebooks/*")
ABOUT_NO_SET = {BASIC, "rules"}


@pytest.mark.parametrize("folder", FOR_EVERY_SET)
def test_every_set_has_a_file_in_the_rooms_of_developers(folder: str) -> None:
    stems = {path.stem for path in (ROOT / folder).iterdir() if not path.stem.startswith("rules_")}
    assert stems - ABOUT_NO_SET == set(SETS)


@pytest.mark.parametrize("pattern", FOR_SOME_SETS)
def test_what_is_known_of_a_set_bears_its_name(pattern: str) -> None:
    assert {path.stem.removeprefix("rules_") for path in ROOT.glob(pattern)} <= set(SETS)


def test_whatever_is_called_slow_exists() -> None:
    texts = {path.stem: path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py")}
    unknown = [name for name in SLOW if name not in texts and not any(f"def {name}(" in text for text in texts.values())]
    assert unknown == []
