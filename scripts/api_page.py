"""Writes docs/api.md: the public names of the package with what their docstrings say."""

from __future__ import annotations

import dataclasses
import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import demesne

PAGE = Path(__file__).parents[1] / "docs" / "api.md"
HEAD = """# The public names
Everything a program needs stands in `demesne`; other modules may change from version to version.
This page is written by `make docs` from the docstrings.
"""


def signature(thing: Any) -> str:
    try:
        return str(inspect.signature(thing, eval_str=False)).replace("'", "")
    except (TypeError, ValueError):
        return ""


def described(thing: Any) -> str:
    return inspect.cleandoc(thing.__doc__ or "")


def with_examples(text: str) -> list[str]:
    """The docstring, its examples as code."""
    lines: list[str] = []
    inside = False
    for line in text.splitlines():
        if line.startswith(">>> ") and not inside:
            lines, inside = [*lines, "```python"], True
        elif inside and not line.strip():
            lines, inside = [*lines, "```"], False
        lines.append(line)
    return [*lines, "```"] if inside else lines


def members(made: type) -> Iterator[str]:
    """What a class itself offers: its fields, properties and methods, except those that begin with an underscore."""
    if dataclasses.is_dataclass(made):
        for field in dataclasses.fields(made):
            yield f"- `{field.name}`"
    for name, member in vars(made).items():
        inner = getattr(made, name)
        if name.startswith("_") or not (isinstance(member, property) or callable(inner)):
            continue
        says = described(member if isinstance(member, property) else inner).split("\n\n")[0].replace("\n", " ")
        if says:
            yield f"- `{name}{'' if isinstance(member, property) else signature(inner)}`: {says}"


def entry(name: str) -> list[str]:
    thing = getattr(demesne, name)
    if inspect.isclass(thing):
        offers = list(members(thing))
        lines = [f"## {name}", "", *with_examples(described(thing)), *([""] if offers else []), *offers]
    elif callable(thing):
        lines = [f"## {name}", "", f"`{name}{signature(thing)}`", "", *with_examples(described(thing))]
    else:
        lines = [f"## {name}", "", f"A `{type(thing).__name__}` of {len(thing)}: {', '.join(f'`{key}`' for key in thing)}."]
    return ["", *lines]


def api_page() -> str:
    lines = [line for name in demesne.__all__ for line in entry(name)]
    return (HEAD + "\n".join(lines)).rstrip() + "\n"


if __name__ == "__main__":
    PAGE.write_text(api_page(), encoding="utf-8")
