"""Running rulings: positions, moves and expectations. The format is described in docs/rulings.md."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from demesne.engine.errors import DemesneError
from demesne.notation.position import check_keys, describe
from demesne.rulings.errors import Broken, RulingFile
from demesne.rulings.files import cards_about, in_edition, read_rulings
from demesne.rulings.run import Run

WAYS = ("straight", "clone", "json")
RULING_KEYS = {"id", "ruling", "about", "source", "edition", "given", "do", "expect"}


class Result:
    """The result of one ruling."""

    def __init__(self, ruling: str, file: str, id: str, problem: str) -> None:
        self.ruling = ruling
        self.file = file
        self.id = id
        self.problem = problem

    @property
    def ok(self) -> bool:
        """Whether the ruling holds."""
        return not self.problem

    def to_data(self) -> dict[str, object]:
        """The result as plain data."""
        return {"ruling": self.ruling, "file": self.file, "ok": self.ok, "problem": self.problem}


def check_ruling(data: object) -> dict[str, Any]:
    """The ruling, if it has the right form; otherwise an error about its file."""
    ruling = check_keys(data, RULING_KEYS, "a ruling")
    for key in ("ruling", "expect"):
        if key not in ruling:
            raise RulingFile(f"a ruling needs `{key}`")
    if not isinstance(ruling["ruling"], str):
        raise RulingFile(f"`ruling` should be a sentence, not {ruling['ruling']!r}")
    cards_about(ruling)
    if not isinstance(ruling.get("do") or [], list):
        raise RulingFile("`do` should be a list of moves")
    return in_edition(ruling)


def run_ruling(data: object, file: str = "", ways: Iterable[str] = WAYS) -> Result:
    """Run one ruling, given as the data of its YAML, in every way until one shows that it does not hold.

    The result has `ok`, and `problem` says what does not hold.

    >>> from demesne import run_ruling
    >>> run_ruling({"ruling": "A turn begins with one Action", "expect": {"actions": 1}}).ok
    True
    """
    name = str(data.get("ruling", "")) if isinstance(data, dict) else ""
    id = str(data.get("id", "")) if isinstance(data, dict) else ""
    for way in ways:
        run: Run | None = None
        try:
            run = Run(check_ruling(data), way)
            run.run()
        except (Broken, DemesneError) as problem:
            return Result(name, file, id, explain(run, way, problem))
        except Exception as bug:  # a bug in the engine is reported, and the other rulings are still run
            return Result(name, file, id, f"the engine failed, which is a bug: {type(bug).__name__}: {bug}")
    return Result(name, file, id, "")


def explain(run: Run | None, way: str, problem: Exception) -> str:
    """Why a ruling does not hold, with the position at that point."""
    if run is None:
        return str(problem)
    how = "" if way == "straight" else f" (only when run through {way})"
    return f"at {run.move}{how}: {problem}\n{describe(run.game)}"


def run_texts(texts: dict[str, str], ways: Iterable[str] = WAYS, each: Callable[[Result], None] | None = None) -> list[Result]:
    """Run all rulings of these files."""
    read = {path: read_rulings(path, text) for path, text in texts.items()}
    results: list[Result] = []
    for path, rulings in read.items():
        for data in rulings:
            result = run_ruling(data, path, tuple(ways))
            results.append(result)
            if each is not None:
                each(result)
    return results
