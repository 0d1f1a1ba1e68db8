"""An error says the same as an exception in Python and, by its key, in the English texts that people read."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

SOURCES = Path(__file__).parents[1] / "src" / "demesne"
# Exceptions whose message tells a programmer more than the text for people: what is possible, or which part is wrong.
MORE_DETAIL = {"did-you-mean", "in-file", "no-card", "no-save", "no-such", "not-possible", "save-cut-off", "save-damaged"}
MORE_DETAIL |= {"setup-form", "setup-unknown", "web-body", "web-query"}
BLANK = "…"  # stands for a variable


def english() -> dict[str, str]:
    """The English texts of errors by key, without those that choose between forms."""
    texts: dict[str, str] = {}
    for path in (SOURCES / "lang" / "en").glob("*.ftl"):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message) and entry.id.name.startswith("error-") and entry.value:
                parts = [part.value if isinstance(part, ftl.TextElement) else part.expression for part in entry.value.elements]
                if not any(isinstance(part, ftl.SelectExpression) for part in parts):
                    text = "".join(part if isinstance(part, str) else BLANK for part in parts)
                    texts[entry.id.name.removeprefix("error-")] = comparable(text)
    return texts


def comparable(text: str) -> str:
    """A text with its white space made equal; quotation marks around a variable belong to the variable."""
    return " ".join(text.replace(f"“{BLANK}”", BLANK).split())


def written_in(node: ast.expr) -> str | None:
    """The text of a string in the source, with a blank for each value; None if it is no such string."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return comparable(node.value)
    if isinstance(node, ast.JoinedStr):
        return comparable("".join(str(part.value) if isinstance(part, ast.Constant) else BLANK for part in node.values))
    return None


def raised(function: ast.AST) -> Iterator[tuple[str, int, str]]:
    """The key, the line and the message of each error that a function makes, where both are written out."""
    assigned: dict[str, list[tuple[int, str | None]]] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            assigned.setdefault(node.targets[0].id, []).append((node.lineno, written_in(node.value)))
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and len(node.args) > 1 and isinstance(node.args[1], ast.Constant):
            message: str | None = None
            if isinstance(node.args[0], ast.Name):
                before = [said for said in assigned.get(node.args[0].id, []) if said[0] <= node.lineno]
                message = max(before, key=lambda said: said[0])[1] if before else None
            else:
                message = written_in(node.args[0])
            if message is not None:
                yield str(node.args[1].value), node.lineno, message


def functions(path: Path) -> Iterator[ast.AST]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            yield node


@pytest.mark.parametrize("room", sorted(path.name for path in SOURCES.iterdir() if path.name not in ("lang", "__pycache__")))
def test_exceptions_say_what_people_read(room: str) -> None:
    texts = english()
    path = SOURCES / room
    for file in sorted(path.rglob("*.py")) if path.is_dir() else [path] if path.suffix == ".py" else []:
        if "migrations" in file.parts:
            continue
        for function in functions(file):
            for key, line, message in raised(function):
                if key in texts and key not in MORE_DETAIL:
                    wanted = ".+".join(map(re.escape, texts[key].split(BLANK)))
                    assert re.fullmatch(wanted, message), f"{file.relative_to(SOURCES)}:{line}: {key}: {texts[key]!r}"


def test_most_errors_are_compared() -> None:
    texts = english()
    files = [file for file in SOURCES.rglob("*.py") if "migrations" not in file.parts]
    compared = {key for file in files for function in functions(file) for key, _, _ in raised(function) if key in texts}
    assert len(compared) > 100
    assert compared >= MORE_DETAIL
