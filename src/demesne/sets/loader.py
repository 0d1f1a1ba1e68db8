"""Loading custom cards from a Python file, from a folder with the layout of a set, or from an installed package."""

from __future__ import annotations

import re
import runpy
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from difflib import get_close_matches
from importlib import import_module
from importlib.metadata import entry_points
from itertools import count
from pathlib import Path
from types import ModuleType
from typing import Final

from demesne.engine.definitions import CARDS, Card, withdraw
from demesne.engine.errors import CardError, DemesneError
from demesne.engine.own_words import LANGUAGES, OWN_WORDS
from demesne.sets import OWN_FOLDERS, PARTS, SetFolder
from demesne.words.declaring import MENTIONED, add_words

GROUP: Final = "demesne.cards"  # the entry point group for the card modules of packages
PACKAGE: Final = "demesne_own_cards_"  # prefix of the package made for a folder, followed by a number
NUMBERS: Final = count(1)  # a folder that is loaded again gets new modules
NO_CARDS: Final = "it declares no cards: make a CardSet and call its methods, as docs/add-a-card.md shows"


def load_cards(path: str | Path) -> list[Card]:
    """Load your own cards from a Python file or from a folder, as docs/add-a-card.md describes. If something is wrong,
    CardError names the file and the line, and none of the cards is loaded.

    >>> import demesne, pathlib, tempfile
    >>> folder = pathlib.Path(tempfile.mkdtemp(), "spa")
    >>> folder.mkdir()
    >>> lines = ["from demesne.words import CardSet, plus", "CardSet('spa').action('Hot Tub', 3, plus(cards=2))"]
    >>> written = folder.joinpath("kingdom.py").write_text("\\n".join(lines))
    >>> demesne.load_cards(folder)
    [<Card: Hot Tub>]
    >>> demesne.sets.loader.unload_folder(folder)
    """
    path = Path(path)
    if path.is_dir():
        return load_folder(path)
    if not path.is_file():
        raise CardError(f"there is no card file {path}", "no-card-file", file=str(path))
    with all_or_nothing(path) as loaded:
        runpy.run_path(str(path))
        check_declared(loaded)
    return loaded.cards()


def load_folder(path: Path) -> list[Card]:
    """Load the cards of a folder, with its texts and its advice. Its rulings, kingdoms and strategies are read when needed."""
    folder = SetFolder(path.resolve().name, path)
    with all_or_nothing(path) as loaded:
        package = package_of(path)
        for part in PARTS:
            if path.joinpath(f"{part}.py").is_file():
                import_module(f"{package}.{part}")
        check_declared(loaded)
        for code in LANGUAGES:
            add_texts(folder, code, loaded.cards())
            name_kingdoms(folder, code, loaded.cards()[0].set)
        if path.joinpath("advice.py").is_file():
            folder = replace(folder, advice=import_module(f"{package}.advice"))
        OWN_FOLDERS.append(folder)
    return loaded.cards()


def unload_folder(path: str | Path) -> None:
    """Unload the cards of a folder, its modules, and everything else in it."""
    packages = {name for name, module in sys.modules.items() if is_own(name) and module.__path__ == [str(path)]}
    for name in [name for name in sys.modules if name.partition(".")[0] in packages]:
        del sys.modules[name]
    for folder in [folder for folder in OWN_FOLDERS if folder.place == Path(path)]:
        OWN_FOLDERS.remove(folder)
        for card in [card for card in CARDS.values() if card.set == folder.id]:
            withdraw(card)


def is_own(module: str) -> bool:
    """Whether a module is the package made for a folder."""
    return module.startswith(PACKAGE) and "." not in module


def package_of(path: Path) -> str:
    """Make a package for the modules of a folder, so that they can import each other: `from .kingdom import mine`."""
    package = ModuleType(f"{PACKAGE}{next(NUMBERS)}")
    package.__path__ = [str(path)]
    sys.modules[package.__name__] = package
    return package.__name__


def add_texts(folder: SetFolder, code: str, cards: list[Card]) -> None:
    """Add the texts of a folder's cards in a language."""
    messages = folder.read(f"{code}.ftl")
    if not messages:
        return
    sets = {card.set for card in cards}
    if sets != {folder.id}:
        named = ", ".join(sorted(sets))
        raise CardError(f"its cards belong to the set {named}: give the folder that name, or the set the name {folder.id}")
    add_words(folder.id, code, messages, f"{code}.ftl: ")


def name_kingdoms(folder: SetFolder, code: str, set_id: str) -> None:
    """Give each kingdom that a language does not name its English name, or its id."""
    names, english = kingdom_names(folder, code), kingdom_names(folder, "en")
    for id in folder.kingdom_ids():
        if id not in names:
            add_words(set_id, code, f"kingdom-{id} = {english.get(id, id)}")


def kingdom_names(folder: SetFolder, code: str) -> dict[str, str]:
    """The kingdoms that a folder names in a language."""
    return dict(re.findall(r"^kingdom-(\w+) *= *(.+)$", folder.read(f"{code}.ftl"), re.MULTILINE))


# ---------------------------------------------------------------- all or nothing
@dataclass(frozen=True)
class Loaded:
    """The cards declared since loading began."""

    known: frozenset[str]

    def cards(self) -> list[Card]:
        """The new cards."""
        return [card for id, card in CARDS.items() if id not in self.known]


@contextmanager
def all_or_nothing(path: Path) -> Iterator[Loaded]:
    """A context for loading from a path; if it fails, everything is unloaded and CardError says where and why."""
    loaded, words = Loaded(frozenset(CARDS)), dict(OWN_WORDS)
    MENTIONED.clear()  # names mentioned before do not belong to this file
    try:
        yield loaded
    except (Exception, SystemExit) as problem:
        withdraw_all_but(loaded.known)
        OWN_WORDS.clear()
        OWN_WORDS.update(words)
        where = place_of(problem, path)
        raise CardError(f"{where}: {explain(problem)}", "in-file", file=where, problem=explain(problem)) from None


def check_declared(loaded: Loaded) -> None:
    """Raise an error if no cards were declared, or if a text names an unknown card."""
    if not loaded.cards():
        raise CardError(NO_CARDS)
    check_mentioned()


def check_mentioned() -> None:
    """Raise an error if a text names an unknown card."""
    missing = [id for id in MENTIONED if id not in CARDS]
    MENTIONED.clear()
    if missing:
        near = get_close_matches(missing[0], CARDS, n=1, cutoff=0.75)
        meant = f" (did you mean {CARDS[near[0]].name}?)" if near else ""
        raise CardError(f"a text names {', '.join(missing)}, but no such card is declared{meant}")


def withdraw_all_but(known: frozenset[str]) -> None:
    """Withdraw all cards except these."""
    MENTIONED.clear()
    for id in [id for id in CARDS if id not in known]:
        withdraw(CARDS[id])


def place_of(problem: BaseException, path: Path) -> str:
    """The file and the line of an error, as far as known."""
    inside = str(path)
    if isinstance(problem, SyntaxError):
        return f"{problem.filename if path.is_dir() else path}, line {problem.lineno}"
    frames = [frame for frame in traceback.extract_tb(problem.__traceback__) if frame.filename.startswith(inside)]
    return f"{frames[-1].filename}, line {frames[-1].lineno}" if frames else inside


def explain(problem: BaseException) -> str:
    """The message of an error; for unexpected exceptions, with their type."""
    if isinstance(problem, DemesneError):
        return str(problem)
    return f"{type(problem).__name__}: {problem}"


# ---------------------------------------------------------------- packages
def load_installed() -> list[Card]:
    """Load the cards of all installed packages that name a module under the entry point.

    >>> from demesne import load_installed
    >>> load_installed()  # no package with cards is installed here
    []
    """
    known = frozenset(CARDS)
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        before = frozenset(CARDS)
        try:
            entry.load()
            check_mentioned()
        except Exception as problem:
            withdraw_all_but(before)
            raise CardError(f"the card package {entry.name} cannot be used: {explain(problem)}") from None
    return [card for id, card in CARDS.items() if id not in known]
