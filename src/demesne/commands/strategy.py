"""`demesne strategy`: lists the library; shows, checks and converts strategies."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from demesne.engine.errors import DemesneError
from demesne.lang import Language
from demesne.notation.kingdoms import asks_for, with_mark
from demesne.notation.names import fold
from demesne.strategies.find import SUFFIX, Found, as_file, find_all, library
from demesne.strategies.geronimoo import Remark
from demesne.strategies.geronimoo_writer import write_players
from demesne.strategies.geronimoo_xml import clip
from demesne.strategies.names import problem
from demesne.strategies.syntax import Strategy, StrategyError
from demesne.strategies.writer import write

WIDEST_NAME: Final = 40  # characters in a column
LONGEST_FILE_NAME: Final = 60
# File names that Windows reserves, with any extension.
DEVICES: Final = re.compile(r"con|prn|aux|nul|com\d|lpt\d")
ONLY_FOR_INFORMATION: Final = "labels"  # the key of remarks that do not affect the strategy
EXAMPLES: Final = (
    "demesne strategy",
    'demesne strategy "Big Money"',
    "demesne strategy players.xml --convert strategies",
    "demesne strategy mine.strategy --xml",
)


def declare(command: argparse.ArgumentParser, language: Language) -> None:
    """Declare the options."""
    text = language.text
    command.add_argument("names", nargs="*", metavar="STRATEGY", help=text("strategy-option-names"))
    command.add_argument("--convert", metavar="FOLDER", help=text("strategy-option-convert"))
    command.add_argument("--force", action="store_true", help=text("strategy-option-force"))
    command.add_argument("--xml", action="store_true", help=text("strategy-option-xml"))
    command.add_argument("--json", action="store_true", help=text("strategy-option-json"))
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Run the command. The exit code is 1 if a strategy cannot be used or written, and 2 if something cannot be read."""
    language: Language = options.language
    if options.xml:
        return show_xml(options, language)
    if not options.names:
        if options.convert is not None:
            raise problem("strategy-convert-what")
        if options.json:
            show_json([Found(name, "", strategy) for name, strategy in library().items()], {}, [])
        else:
            show_library(language)
        return 0
    found, errors = find_each(options.names)
    for error in errors:
        print(f"demesne: {language.error(error)}", file=sys.stderr)
    written: dict[int, Outcome] = {}
    if options.convert is not None:
        written = convert(found, Path(options.convert), options.force, language)
    if options.json:
        show_json(found, written, errors)
    elif options.convert is not None:
        show_written(found, written, language)
    elif len(found) == 1 and found[0].strategy is not None:
        print(as_file(found[0], language) + f"\n# {needs(found[0].strategy, language)}")
    elif found:
        show_table(found, language)
    if errors:
        return 2
    failed = any(one.strategy is None for one in found) or any(not outcome.done for outcome in written.values())
    return 1 if failed else 0


def find_each(names: Iterable[str]) -> tuple[list[Found], list[DemesneError]]:
    """Find all strategies by name. Errors are collected, so that one wrong name does not stop the others."""
    found: list[Found] = []
    errors: list[DemesneError] = []
    for name in names:
        try:
            found += find_all(name)
        except StrategyError as wrong:
            errors.append(wrong)
    return found, errors


# ---------------------------------------------------------------- text output
def needs(strategy: Strategy, language: Language) -> str:
    """The cards that a strategy needs in the kingdom."""
    names = [
        with_mark(id, "bane", strategy.bane, language) if strategy.bane and asks_for("bane", id) else language.card(id)
        for id in strategy.requires
    ]
    return language.text("strategy-needs", cards=", ".join(names)) if names else language.text("strategy-any-kingdom")


def show_library(language: Language) -> None:
    """Print the strategies of the library."""
    print(f"{language.text('strategy-library')}:")
    for strategy in library().values():
        print(f"  {strategy.name} ({needs(strategy, language)})")
        if strategy.about:
            print(f"      {strategy.about}")
    print(language.text("strategy-library-hint"))


def show_table(found: list[Found], language: Language) -> None:
    """Print a line with the verdict for each strategy."""
    width = min(WIDEST_NAME, max(len(called(one)) for one in found))
    for one in found:
        print(f"{called(one):{width}}  {verdict(one, language)}")
    usable = sum(one.strategy is not None for one in found)
    print(language.text("strategy-usable", usable=str(usable), n=str(len(found))))


def called(one: Found) -> str:
    """The name of a strategy, or a question mark if it has none."""
    return one.name or "?"


def verdict(one: Found, language: Language) -> str:
    """Whether a strategy can be used, and what is missing."""
    if one.player is None:
        return language.text("strategy-ok")
    if one.strategy is None:
        return f"{language.text('strategy-refused')}: {in_words(one.player.refusals, language)}"
    notes = [note for note in one.player.notes if note.key != ONLY_FOR_INFORMATION]
    if notes:
        return f"{language.text('strategy-ok-but')}: {in_words(notes, language)}"
    return language.text("strategy-ok")


def in_words(remarks: Iterable[Remark], language: Language) -> str:
    """Remarks in a language, separated by semicolons."""
    return "; ".join(remark.text(language) for remark in remarks)


# ---------------------------------------------------------------- writing files
@dataclass(frozen=True)
class Outcome:
    """The file for a strategy, and whether it was written."""

    file: Path
    done: bool


def convert(found: list[Found], folder: Path, force: bool, language: Language) -> dict[int, Outcome]:
    """Write all usable strategies; return the outcomes by position. Input files are never overwritten."""
    kept = {Path(one.file).resolve() for one in found if one.file}
    outcomes: dict[int, Outcome] = {}
    taken: set[str] = set()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for place, one in enumerate(found):
            if one.strategy is None:
                continue
            path = folder / unused(file_name(one.name), taken)
            may = not path.exists() or (force and path.resolve() not in kept)
            if may:
                path.write_text(as_file(one, language), encoding="utf-8")
            outcomes[place] = Outcome(path, may)
    except OSError as wrong:
        file = clip(str(wrong.filename or folder))
        raise problem("strategy-cannot-write", file=file, detail=str(wrong.strerror)) from None
    return outcomes


def file_name(name: str) -> str:
    """A file name without extension that is valid on any system.

    >>> file_name("Smithy: späte Gärten / v2"), file_name("CON"), file_name("!")
    ('smithy_spate_garten_v2', 'con_strategy', 'strategy')
    """
    words = [fold(word).encode("ascii", "ignore").decode() for word in re.split(r"[\W_]+", name)]
    safe = "_".join(filter(None, words))[:LONGEST_FILE_NAME].strip("_") or "strategy"
    return f"{safe}_strategy" if DEVICES.fullmatch(safe) else safe


def unused(stem: str, taken: set[str]) -> str:
    """A file name that is not taken yet."""
    name, n = stem + SUFFIX, 1
    while name in taken:
        n += 1
        name = f"{stem}_{n}{SUFFIX}"
    taken.add(name)
    return name


def show_written(found: list[Found], outcomes: dict[int, Outcome], language: Language) -> None:
    """Print the outcome for each strategy."""
    text = language.text
    for place, one in enumerate(found):
        outcome = outcomes.get(place)
        if outcome is None:
            print(f"{called(one)}: {verdict(one, language)}")
        elif outcome.done:
            print(text("strategy-written", name=clip(one.name), file=clip(str(outcome.file))))
        else:
            print(text("strategy-not-written", name=clip(one.name), file=clip(str(outcome.file))))
    done = sum(outcome.done for outcome in outcomes.values())
    print(text("strategy-all-written", done=str(done), n=str(len(found))))


# ---------------------------------------------------------------- XML and JSON output
def show_xml(options: argparse.Namespace, language: Language) -> int:
    """Print the strategies as XML for Geronimoo's simulator. Those that cannot be converted are listed on standard error."""
    if not options.names:
        raise problem("strategy-xml-what")
    for option in ("convert", "json"):
        if getattr(options, option):
            raise problem("strategy-xml-alone", option=f"--{option}")
    found, errors = find_each(options.names)
    written: list[Strategy] = []
    refused = [f"{called(one)}: {verdict(one, language)}" for one in found if one.strategy is None]
    for strategy in (one.strategy for one in found if one.strategy is not None):
        try:
            write_players([strategy])
            written.append(strategy)
        except StrategyError as wrong:
            refused.append(f"{strategy.name}: {language.error(wrong)}")
    for line in (*map(language.error, errors), *refused):
        print(f"demesne: {line}", file=sys.stderr)
    if written:
        print(write_players(written), end="")
    return 2 if errors else 1 if refused else 0


def show_json(found: list[Found], outcomes: dict[int, Outcome], errors: list[DemesneError]) -> None:
    """Print everything as JSON."""
    strategies = [data_of(one, outcomes.get(place)) for place, one in enumerate(found)]
    print(json.dumps({"strategies": strategies, "errors": [str(error) for error in errors]}, ensure_ascii=False, indent=2))


def data_of(one: Found, outcome: Outcome | None) -> dict[str, Any]:
    """One strategy as data for JSON."""
    english = Language("en")
    data: dict[str, Any] = {"name": one.name, "file": one.file or None, "usable": one.strategy is not None}
    if one.player is not None:
        data["labels"] = one.player.labels
        data["missing"] = [remark.text(english) for remark in one.player.refusals]
        data["notes"] = [remark.text(english) for remark in one.player.notes]
    if one.strategy is not None:
        strategy = one.strategy
        data |= {"author": strategy.author, "about": strategy.about, "requires": list(strategy.requires), "bane": strategy.bane}
        data["text"] = write(strategy)
    if outcome is not None:
        data["written"] = str(outcome.file) if outcome.done else None
    return data
