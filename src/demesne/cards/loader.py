"""Cards of one's own: from a Python file, or from an installed package."""

from __future__ import annotations

import runpy
import traceback
from difflib import get_close_matches
from importlib.metadata import entry_points
from pathlib import Path

from demesne.engine.definitions import CARDS, Card, withdraw
from demesne.engine.errors import CardError, DemesneError
from demesne.engine.own_words import OWN_WORDS
from demesne.words.declaring import MENTIONED

GROUP = "demesne.cards"  # the entry point a package names its card modules under


def load_cards(path: str | Path) -> list[Card]:
    """Load your own cards from a Python file, as docs/add-a-card.md describes. If something is wrong, CardError names
    the line, and no card of the file is loaded."""
    path = Path(path)
    if not path.is_file():
        raise CardError(f"there is no card file {path}", "no-card-file", file=str(path))
    known, said = set(CARDS), dict(OWN_WORDS)
    MENTIONED.clear()  # what was named before is not of this file
    try:
        runpy.run_path(str(path))
        made = [card for id, card in CARDS.items() if id not in known]
        if not made:
            raise CardError("it declares no cards: make a CardSet and call its methods, as docs/add-a-card.md shows")
        check_mentioned()
    except (Exception, SystemExit) as problem:
        withdraw_all_but(known)
        OWN_WORDS.clear()
        OWN_WORDS.update(said)
        where = f"{path}{line_of(problem, path)}"
        raise CardError(f"{where}: {explain(problem)}", "in-file", file=where, problem=explain(problem)) from None
    return made


def check_mentioned() -> None:
    """A card that a text names must exist."""
    missing = [id for id in MENTIONED if id not in CARDS]
    MENTIONED.clear()
    if missing:
        near = get_close_matches(missing[0], CARDS, n=1, cutoff=0.75)
        meant = f" (did you mean {CARDS[near[0]].name}?)" if near else ""
        raise CardError(f"a text names {', '.join(missing)}, but no such card is declared{meant}")


def withdraw_all_but(known: set[str]) -> None:
    MENTIONED.clear()
    for id in [id for id in CARDS if id not in known]:
        withdraw(CARDS[id])


def line_of(problem: BaseException, path: Path) -> str:
    """Where in the file it went wrong."""
    if isinstance(problem, SyntaxError):
        return f", line {problem.lineno}"
    lines = [frame.lineno for frame in traceback.extract_tb(problem.__traceback__) if frame.filename == str(path)]
    return f", line {lines[-1]}" if lines else ""


def explain(problem: BaseException) -> str:
    if isinstance(problem, DemesneError):
        return str(problem)
    return f"{type(problem).__name__}: {problem}"


def load_installed() -> list[Card]:
    """Declare the cards of all installed packages that name a module under the entry point `demesne.cards`."""
    known = set(CARDS)
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        before = set(CARDS)
        try:
            entry.load()
            check_mentioned()
        except Exception as problem:
            withdraw_all_but(before)
            raise CardError(f"the card package {entry.name} cannot be used: {explain(problem)}") from None
    return [card for id, card in CARDS.items() if id not in known]
