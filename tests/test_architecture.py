"""The pages on architecture are true: everything that stands between backquotes in them exists.

A path begins in the folder that the heading above it names, in `src/demesne`, or in the repository. Everything else is a
command, an option, or an expression of names that the sources define.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from test_structure import ALLOWED, FREE, SOURCE

from demesne.cli import COMMANDS

ROOT = Path(__file__).parents[1]
OVERVIEW = ROOT / "ARCHITECTURE.md"
ROOM_PAGES = sorted((ROOT / "docs" / "architecture").glob("*.md"))
PAGES = [OVERVIEW, ROOT / "CONTRIBUTING.md", *ROOM_PAGES]
LONGEST_OVERVIEW = 110  # lines: two screens
LONGEST_ROW = 100  # letters
SPAN = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")
FILE = re.compile(r"[\w.*<>/-]+(/|\.(py|md|yaml|ftl|ts|svelte|json|toml|css|plans|strategy|1))")
TYPESCRIPT = re.compile(r"\b(?:class|function|interface|type|const) (\w+)")
TYPESCRIPT_MEMBER = re.compile(r"^  (?:private |readonly |async |get )*(\w+)[(<:?= ]", re.MULTILINE)


# ---------------------------------------------------------------- what the sources define
class Members(ast.NodeVisitor):
    """The names that modules and classes define, by the name of the module or class."""

    def __init__(self) -> None:
        self.of: defaultdict[str, set[str]] = defaultdict(set)
        self.owner = ""
        self.within_function = False

    def read(self, path: Path) -> None:
        self.owner = path.parent.name if path.stem == "__init__" else path.stem
        self.visit(ast.parse(path.read_text(encoding="utf-8")))

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.of[self.owner].add(node.name)
        owner, self.owner = self.owner, node.name
        self.generic_visit(node)
        self.owner = owner

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        self.of[self.owner].add(node.name)
        outer, self.within_function = self.within_function, True
        self.generic_visit(node)
        self.within_function = outer

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self.visit_FunctionDef(node)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        self.of[self.owner] |= {alias.asname or alias.name for alias in node.names}

    def visit_Name(self, node: ast.Name) -> None:
        if isinstance(node.ctx, ast.Store) and not self.within_function:
            self.of[self.owner].add(node.id)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if isinstance(node.ctx, ast.Store) and isinstance(node.value, ast.Name) and node.value.id == "self":
            self.of[self.owner].add(node.attr)


@cache
def members() -> dict[str, set[str]]:
    """All names in the Python sources, tests and scripts, and in the client, by their module or class."""
    found = Members()
    for folder in (SOURCE, ROOT / "tests", ROOT / "scripts", ROOT / "bench"):
        for path in folder.rglob("*.py"):
            found.read(path)
    for path in (ROOT / "client" / "src").rglob("*.ts"):
        text = path.read_text(encoding="utf-8")
        for name in TYPESCRIPT.findall(text):
            found.of[path.name].add(name)
            found.of[name] |= set(TYPESCRIPT_MEMBER.findall(text))
    return dict(found.of)


@cache
def defined() -> set[str]:
    """All these names without their owners."""
    return set.union(*members().values())


# ---------------------------------------------------------------- what a page says
def spans(page: Path) -> Iterator[tuple[str, str]]:
    """What stands between backquotes, each with the folder that the heading above it names."""
    folder = ""
    for line in FENCED.sub("", page.read_text(encoding="utf-8")).splitlines():
        found = SPAN.findall(line)
        if line.startswith("#"):
            folder = next((span for span in found if span.endswith("/")), folder)
        for span in found:
            yield span, folder


def is_there(path: str, folder: str) -> bool:
    """Whether a path exists, in which `<id>` and `*` stand for anything."""
    pattern = re.sub(r"<\w+>", "*", path).rstrip("/")
    return any(any(place.glob(pattern)) for place in (SOURCE / folder, ROOT / folder, SOURCE, ROOT))


def unknown_names(expression: str) -> list[str]:
    """The names in an expression that nothing defines."""
    unknown = []
    for node in ast.walk(ast.parse(expression, mode="eval")):
        if isinstance(node, ast.Name) and node.id not in defined() | members().keys():
            unknown.append(node.id)
        elif isinstance(node, ast.Attribute):
            owner = node.value.id if isinstance(node.value, ast.Name) else getattr(node.value, "attr", "")
            if node.attr not in members().get(owner, set()):
                unknown.append(f"{owner}.{node.attr}")
    return unknown


def is_option(word: str) -> bool:
    """Whether a command or a script has this option."""
    paths = [SOURCE / "cli.py", *(SOURCE / "commands").glob("*.py"), *(ROOT / "scripts").glob("*.py")]
    return any(f'"{word}"' in path.read_text(encoding="utf-8") for path in paths)


def is_true(span: str, folder: str) -> bool:
    """Whether what stands between two backquotes exists."""
    words = span.split()
    options = [word for word in words if word.startswith("--")]
    if words[0] == "demesne" and len(words) > 1:
        return words[1] in COMMANDS and all(map(is_option, options))
    if words[0] == "make" and len(words) > 1:
        return re.search(rf"^{words[1]}:", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE) is not None
    if FILE.fullmatch(words[0]):
        return is_there(words[0], folder) and all(map(is_option, options))
    if words == options:
        return all(map(is_option, options))
    try:
        return unknown_names(span) == []
    except SyntaxError:
        return False


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_everything_between_backquotes_exists(page: Path) -> None:
    assert [span for span, folder in spans(page) if not is_true(span, folder)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    assert [link for link in LINK.findall(page.read_text(encoding="utf-8")) if not (page.parent / link).exists()] == []


@pytest.mark.parametrize(
    ("span", "folder"),
    [
        ("engine/nothing.py", ""),
        ("nothing.py", "engine/"),
        ("room.py", "engine/"),
        ("Nothing", ""),
        ("Game.nothing", ""),
        ("Game.apply(nothing)", ""),
        ("demesne nothing", ""),
        ("demesne simulate --nothing", ""),
        ("make nothing", ""),
        ("two words", ""),
    ],
)
def test_what_does_not_exist_is_noticed(span: str, folder: str) -> None:
    assert not is_true(span, folder)


# ---------------------------------------------------------------- the overview
def test_the_overview_fits_on_two_screens() -> None:
    lines = OVERVIEW.read_text(encoding="utf-8").splitlines()
    assert len(lines) <= LONGEST_OVERVIEW
    assert [line for line in lines if line.startswith("|") and len(line) > LONGEST_ROW] == []


def test_the_overview_names_every_room_and_links_to_every_page() -> None:
    text = OVERVIEW.read_text(encoding="utf-8")
    rows = " ".join(line for line in text.splitlines() if line.startswith("|"))
    rooms = {path.name for path in SOURCE.iterdir() if (path / "__init__.py").is_file()}
    assert {room for room in rooms if f"`{room}/`" not in rows} == set()
    linked = {OVERVIEW.parent / link for link in LINK.findall(text)}
    assert set(ROOM_PAGES) <= linked


def test_the_overview_says_which_way_imports_point() -> None:
    """A room imports only rooms that stand behind it, or beside it."""
    (drawn,) = FENCED.findall(OVERVIEW.read_text(encoding="utf-8"))
    layers = [re.findall(r"\w+", layer) for layer in drawn.removeprefix("```text").strip("`").split("→")]
    place = {room: i for i, layer in enumerate(layers) for room in layer}
    assert place.keys() == (ALLOWED.keys() | FREE) - {"advice", "__init__", "__main__"}
    wrong = [(room, other) for room in place for other in ALLOWED.get(room, ()) if place[other] < place[room]]
    assert wrong == []
