"""Writes docs/api.md: the public names of the package, from their docstrings and the comments beside their fields."""

from __future__ import annotations

import ast
import dataclasses
import inspect
import io
import re
import tokenize
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import demesne
from demesne import game
from demesne.engine.constants import DECISION_NAMES, EVENT_NAMES, PHASE_NAMES, PILE_TOKENS, TOKEN_NAMES, ZONE_NAMES
from demesne.sim.result import Curve, Player, Share
from demesne.sim.statistics import Interval

PAGE = Path(__file__).parents[1] / "docs" / "api.md"
HEAD = """# Python API
`import demesne` gives a program everything on this page. Other modules may change from version to version.
For learning environments see [learn.md](learn.md), for your own cards [add-a-card.md](add-a-card.md).
`make docs` writes this page from the docstrings.
"""
GROUPS = {
    "Setting up a game": ["KINGDOMS", "Kingdom", "Setup"],
    "Your own cards": ["load_cards", "load_installed", "try_out", "run_ruling"],
    "Playing": ["Game", "Decision", "Option", "Reason", "next_starter"],
    "What players see": ["View", "PlayerView", "Asked", "Event", "EVENT_KINDS", "sample"],
    "Saving and loading": ["load_game", "replay"],
    "Bots": ["play_bots", "bot_answer", "find_strategy", "parse_strategy", "write_strategy", "Strategy", "review"],
    "Simulation": ["simulate", "Result"],
    "Errors": ["DemesneError", "SetupError", "IllegalChoice", "GameOver", "SaveError", "Diverged", "CardError"],
}
PARTS: dict[str, list[type]] = {"Result": [Player, Share, Interval, Curve]}  # classes that are only reached through others
KINDS = {
    "action phase": "play an Action, or end the phase",
    "buy phase": "play a Treasure, buy a card or landscape, or end the phase",
    "night phase": "play a Night card, or end the phase",
    "pick": "choose a card, for example from the hand",
    "pile": "choose a card of the supply",
    "option": "choose one of several things that a text names",
    "trigger": "choose which of the effects that are possible now happens next",
    "order": "choose the order of cards",
}
assert list(KINDS) == DECISION_NAMES
VALUES: dict[str, dict[str, Mapping[str, str] | list[str]]] = {
    "Decision": {"Kinds": KINDS, "Zones": ZONE_NAMES},
    "Reason": {"Events": EVENT_NAMES},
    "View": {"Phases": PHASE_NAMES},
    "PlayerView": {"Kinds of tokens": TOKEN_NAMES, "Tokens on piles": PILE_TOKENS, "Mats": ZONE_NAMES[6:]},
}
DESCRIBED = {  # descriptions of plain dictionaries, which have no docstring
    "EVENT_KINDS": """Every kind of `Event`, and what its fields mean.

>>> import demesne
>>> demesne.EVENT_KINDS["gain"]
"`who` gains the cards; detail: the zone they go to, followed by 'trash' if they come from the trash"
""",
}


# ---------------------------------------------------------------- reading
def signature(thing: Any) -> str:
    try:
        text = re.sub(r"(: |-> )'([^']*)'", r"\1\2", str(inspect.signature(thing, eval_str=False)))
        return text.replace("(self, ", "(").replace("(self)", "()")
    except (TypeError, ValueError):
        return ""


def described(thing: Any) -> str:
    return inspect.cleandoc(thing.__doc__ or "")


def in_a_line(thing: Any) -> str:
    """The docstring up to its first example."""
    return " ".join(described(thing).partition(">>>")[0].split())


@cache
def comments(file: str) -> dict[int, str]:
    """The comments of a file by line number."""
    tokens = tokenize.generate_tokens(io.StringIO(Path(file).read_text(encoding="utf-8")).readline)
    return {token.start[0]: token.string.removeprefix("# ") for token in tokens if token.type == tokenize.COMMENT}


def annotated(made: type) -> Iterator[tuple[str, str, str]]:
    """The fields of a class: name, type, and the comment beside it."""
    file = inspect.getsourcefile(made)
    assert file, made
    tree = ast.parse(Path(file).read_text(encoding="utf-8"))
    (found,) = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == made.__name__]
    body: list[ast.stmt] = found.body
    if not (dataclasses.is_dataclass(made) or issubclass(made, tuple)):
        body = [inner for node in body if isinstance(node, ast.FunctionDef) and node.name == "__init__" for inner in node.body]
    for node in body:
        if isinstance(node, ast.AnnAssign):
            name = node.target.attr if isinstance(node.target, ast.Attribute) else ast.unparse(node.target)
            yield name, ast.unparse(node.annotation).replace("i64", "int"), comments(file).get(node.lineno, "")


def public_bases(made: type) -> list[type]:
    return [base for base in made.__mro__[1:] if base.__name__ in demesne.__all__]


def is_public(made: type, name: str) -> bool:
    return name in game.PUBLIC if made is demesne.Game else not name.startswith("_")


def fields(made: type) -> Iterator[str]:
    """The fields of a class, including those inherited from classes that are not on the page."""
    bases = [base for base in made.__mro__ if base.__module__.startswith("demesne") and base not in public_bases(made)]
    for owner in reversed(bases):
        for name, kind, says in annotated(owner):
            if is_public(made, name):
                assert says, f"{made.__name__}.{name} needs a comment beside it"
                yield f"- `{name}: {kind}`: {says[0].upper()}{says[1:]}."


def methods(made: type) -> Iterator[str]:
    """The properties and methods of a class itself."""
    for name, member in vars(made).items():
        inner = getattr(made, name)
        is_property = isinstance(member, property) or not callable(inner)
        if not is_public(made, name) or not (callable(inner) or hasattr(member, "__get__")) or name in own_fields(made):
            continue
        says = in_a_line(member if is_property else inner)
        assert says, f"{made.__name__}.{name} needs a docstring"
        yield f"- `{name}{returned(member) if is_property else signature(inner)}`: {says}"


def own_fields(made: type) -> set[str]:
    return {name for name, _, _ in annotated(made)}


def returned(member: Any) -> str:
    """The type of a property."""
    made = member.fget if isinstance(member, property) else member.func
    return ": " + str(made.__annotations__["return"]).replace("'", "")


# ---------------------------------------------------------------- writing
def with_examples(text: str) -> list[str]:
    """The docstring with its examples as code blocks."""
    lines: list[str] = []
    inside = False
    for line in text.splitlines():
        if line.startswith(">>> ") and not inside:
            lines, inside = [*lines, "```python"], True
        elif inside and not line.strip():
            lines, inside = [*lines, "```"], False
        lines.append(line)
    return [*lines, "```"] if inside else lines


def class_lines(made: type) -> list[str]:
    offers = [*fields(made), *methods(made)]
    bases = [f"A kind of `{public_bases(made)[0].__name__}`.", ""] if public_bases(made) else []
    return [*bases, *with_examples(described(made)), *([""] if offers else []), *offers]


def value_lines(name: str, thing: Mapping[str, Any]) -> list[str]:
    """A dictionary as a table of texts, or else a list of its keys."""
    says = with_examples(DESCRIBED[name] if name in DESCRIBED else described(type(thing)))
    if all(isinstance(value, str) for value in thing.values()):
        return [*says, "", "| kind | meaning |", "|---|---|", *(f"| `{key}` | {thing[key]} |" for key in thing)]
    return [*says, "", f"{', '.join(f'`{key}`' for key in thing)}."]


def entry(name: str) -> list[str]:
    thing = getattr(demesne, name)
    if isinstance(thing, Mapping):
        lines = value_lines(name, thing)
    elif inspect.isclass(thing):
        lines = class_lines(thing)
        for title, values in VALUES.get(name, {}).items():
            says = [f"`{value}` ({values[value]})" if isinstance(values, dict) else f"`{value}`" for value in values]
            lines += ["", f"{title}: {', '.join(says)}."]
    else:
        lines = [f"`{name}{signature(thing)}`", "", *with_examples(described(thing))]
    for part in PARTS.get(name, []):
        lines += ["", f"#### {part.__name__}", "", *class_lines(part)]
    return ["", f"### {name}", "", *lines]


def api_page() -> str:
    lines = ["", *with_examples(described(demesne))]
    for title, names in GROUPS.items():
        lines += ["", f"## {title}", *(line for name in names for line in entry(name))]
    return (HEAD + "\n".join(lines)).rstrip() + "\n"


if __name__ == "__main__":
    PAGE.write_text(api_page(), encoding="utf-8")
