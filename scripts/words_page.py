"""Writes docs/words.md: every word for declaring cards, with its docstring and a card that uses it.

A constant has its docstring below it, as a string. Examples in docstrings are doctests.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Container, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from demesne import words
from demesne.rulings.trying import try_out
from demesne.sets import PARTS
from demesne.words import own

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "words.md"
WORDS = ROOT / "src" / "demesne" / "words"
SETS = ROOT / "src" / "demesne" / "sets"
DECLARATIONS = sorted(path for path in SETS.glob("*/*.py") if path.stem in PARTS)
CARDS = [*DECLARATIONS, ROOT / "tests/data/other_sets/cards.py"]  # shipped cards first

HEAD = """# The words of cards

Import everything below from `demesne.words`; [add-a-card.md](add-a-card.md) shows how to declare a card with it. Optional
arguments are written with `=`. The cards that ship with Demesne are declared in `src/demesne/sets`, the others in
`tests/data/other_sets`.

Names for phrases that no word says come last: import those from `demesne.words.own`.

The examples use `demesne.try_out`: it makes a card from a text, plays it in a position and prints the
result. `make docs` generates this page from the docstrings, and a test runs every example.
"""


@dataclass(frozen=True)
class Word:
    """A word with its signature and docstring."""

    name: str
    call: str
    says: str

    @property
    def line(self) -> str:
        """The docstring on one line, without examples."""
        return " ".join(self.says.partition(">>>")[0].split())

    @property
    def example(self) -> list[str]:
        _, prompt, lines = self.says.partition(">>>")
        return (prompt + lines).rstrip().split("\n")


# ---------------------------------------------------------------- words
def in_module(path: Path) -> Iterator[Word]:
    """The words of a module, in source order."""
    body = ast.parse(path.read_text("utf-8")).body
    for node, below in zip(body, [*body[1:], ast.Pass()], strict=True):
        if isinstance(node, ast.FunctionDef):
            yield Word(node.name, f"{node.name}({parameters(node)})", ast.get_docstring(node) or "")
        elif isinstance(node, ast.ClassDef):
            yield Word(node.name, node.name, ast.get_docstring(node) or "")
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            text = below.value if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant) else None
            yield Word(node.target.id, node.target.id, str(text.value) if text else "")


def parameters(function: ast.FunctionDef) -> str:
    """The parameter names; optional ones have a `=`."""
    arguments = function.args
    needed = len(arguments.args) - len(arguments.defaults)
    names = [argument.arg + ("=" if i >= needed else "") for i, argument in enumerate(arguments.args)]
    if arguments.vararg:
        names.append(f"*{arguments.vararg.arg}")
    names += [f"{argument.arg}=" for argument in arguments.kwonlyargs]
    if arguments.kwarg:
        names.append(f"**{arguments.kwarg.arg}")
    return ", ".join(names)


def modules() -> list[tuple[str, list[Word]]]:
    """The title and words of each module, in the order of the package's `__all__`."""
    found = []
    for name in re.findall(r"^__all__ \+= (\w+)\.__all__$", (WORDS / "__init__.py").read_text("utf-8"), re.MULTILINE):
        title, there = in_file(WORDS / f"{name}.py")
        found.append((title, [word for word in there if word.name in words.__all__]))
    return found


def in_file(path: Path) -> tuple[str, list[Word]]:
    """The title of a module, and all names in it."""
    title = (ast.get_docstring(ast.parse(path.read_text("utf-8"))) or "").split("\n")[0].rstrip(".")
    return title, list(in_module(path))


def own_names() -> tuple[str, list[Word]]:
    """The title and names of `words/own.py`, which is imported separately."""
    title, found = in_file(WORDS / "own.py")
    return title, [word for word in found if word.name in own.__all__]


# ---------------------------------------------------------------- cards
def names_in(node: ast.AST) -> set[str]:
    return {name.id for name in ast.walk(node) if isinstance(name, ast.Name)}


@cache
def words_by_card() -> dict[str, set[str]]:
    """The words that each card uses, in its declaration or in the functions and texts of its module that it refers to."""
    found: dict[str, set[str]] = {}
    for path in CARDS:
        parts: dict[str, set[str]] = {}
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                parts[node.name] = names_in(node)
            elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
                used = names_in(node.value)
                for name in used & set(parts):
                    used |= parts[name]
                if is_declaration(node.value, parts):
                    found[str(ast.literal_eval(node.value.args[0]))] = used
                elif isinstance(node.targets[0], ast.Name):
                    parts[node.targets[0].id] = used
    return found


@cache
def users_so_far() -> dict[str, str]:
    """The card shown for each word on the current page, kept while it uses the word so that new cards change nothing."""
    page = PAGE.read_text("utf-8") if PAGE.is_file() else ""
    return {name: card for name, card in re.findall(r"^\| `(\w+)[^|]*\|.*\| ([^|]*) \|$", page, re.MULTILINE)}


def is_declaration(call: ast.Call, parts: Container[str]) -> bool:
    """Whether a call declares a card: a method of its set, or a function of the module that calls one."""
    has_name = bool(call.args) and isinstance(call.args[0], ast.Constant)
    return has_name and (isinstance(call.func, ast.Attribute) or (isinstance(call.func, ast.Name) and call.func.id in parts))


def user_of(word: str) -> str:
    """A card whose declaration uses a word; empty if there is none."""
    known = users_so_far().get(word, "")
    if word in words_by_card().get(known, ()):
        return known
    return next((card for card, used in words_by_card().items() if word in used), "")


# ---------------------------------------------------------------- the page
def cell(text: str) -> str:
    return text.replace("|", r"\|")


def section(title: str, found: list[Word]) -> list[str]:
    rows = [f"| `{cell(word.call)}` | {cell(word.line)} | {user_of(word.name)} |" for word in found]
    examples = [line for word in found for line in word.example]
    table = ["| word | | a card that uses it |", "|---|---|---|", *rows]
    return ["", f"## {title}", "", *table, "", "```python", *examples, "```"]


def own_section(title: str, found: list[Word]) -> list[str]:
    """The names of `words/own.py`, each with its example."""
    rows = [f"| `{cell(word.call)}` | {cell(word.line)} |" for word in found]
    examples = [line for word in found for line in word.example]
    return [
        "",
        f"## `demesne.words.own`: {title[0].lower()}{title[1:]}",
        "",
        "| name | |",
        "|---|---|",
        *rows,
        "",
        "```python",
        *examples,
        "```",
    ]


def words_page() -> str:
    lines = [line for title, found in modules() for line in section(title, found)]
    return HEAD + "\n".join(lines + own_section(*own_names())) + "\n"


def namespace() -> dict[str, Any]:
    """The namespace for the examples in docstrings."""
    return {
        **vars(words),
        **{name: getattr(own, name) for name in own.__all__},
        "try_out": try_out,
        "mine": words.CardSet("mine"),
    }


if __name__ == "__main__":
    PAGE.write_text(words_page(), encoding="utf-8")
