"""`demesne rulings`: runs rulings, which are positions with expected results."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from demesne.lang import Language
from demesne.notation.names import find_card
from demesne.rulings.declarations import CardModule, declared_modules
from demesne.rulings.files import read_file, suite
from demesne.rulings.missing import find_gaps
from demesne.rulings.proofs import Proofs, Report
from demesne.rulings.runner import Result, run_texts
from demesne.sets import OWN_FOLDERS, SetFolder, set_folders

EXAMPLES: Final = (
    "demesne rulings",
    "demesne rulings mine.yaml --cards mine.py",
    "demesne rulings --cards mine",
    "demesne rulings mine.yaml --cards mine.py --mutations",
)


def declare(rulings: argparse.ArgumentParser, language: Language) -> None:
    """Declare the options."""
    text = language.text
    rulings.add_argument("files", nargs="*", metavar="FILE", help=text("cli-option-ruling-files"))
    rulings.add_argument("--json", action="store_true", help=text("cli-option-json"))
    rulings.add_argument("--coverage", nargs="*", metavar="CARD", help=text("cli-option-coverage"))
    rulings.add_argument("--mutations", nargs="*", metavar="CARD", help=text("cli-option-mutations"))
    rulings.set_defaults(run=run_rulings)


def run_rulings(options: argparse.Namespace) -> int:
    """Run rulings, and print those that fail."""
    texts = {path: read_file(Path(path)) for path in options.files} if options.files else suite(OWN_FOLDERS or set_folders())
    if options.coverage is not None or options.mutations is not None:
        return check_proofs(options, texts)

    def print_result(result: Result) -> None:
        if options.json:
            print(json.dumps(result.to_data()), flush=True)
        elif not result.ok:
            name = f"{result.id}: " if result.id else ""
            print(f"{result.file}: {name}{result.ruling}\n    " + result.problem.replace("\n", "\n    ") + "\n")

    results = run_texts(texts, each=print_result)
    broken = sum(not result.ok for result in results)
    if not options.json:
        held = len(results) - broken
        print(options.language.text("cli-rulings-done", n=len(results), held=held, broken=broken))
        print_gaps(options.language, [] if options.files else OWN_FOLDERS)
    return 1 if broken else 0


def print_gaps(language: Language, folders: Sequence[SetFolder]) -> None:
    """Print what is missing for the cards in loaded folders. They are playable without it, so the exit code does not change."""
    for gap in [gap for folder in folders for gap in find_gaps(folder)]:
        print(language.text("cli-lacks-ruling" if gap.is_ruling else "cli-lacks-message", file=gap.file, lacks=gap.lacks))


def check_proofs(options: argparse.Namespace, texts: dict[str, str]) -> int:
    """Print what the rulings do not prove about cards: the given cards, those of `--cards`, or all."""
    language = options.language
    modules = [module for path in options.cards for module in modules_of(Path(path))] or declared_modules()
    names = [*(options.coverage or []), *(options.mutations or [])]
    proofs = Proofs(texts, modules, [find_card(name, language.code) for name in names])
    if proofs.coverage.broken:
        broken = ", ".join(proofs.coverage.broken)
        print(language.text("cli-proofs-need-rulings", rulings=broken), file=sys.stderr)
        return 1
    found = 0
    if options.coverage is not None:
        found += print_report(options, "cli-coverage-done", proofs.check_phrases())
    if options.mutations is not None:
        found += print_report(options, "cli-mutations-done", proofs.check_changes())
    return 1 if found else 0


def modules_of(path: Path) -> list[CardModule]:
    """The card modules in a file or folder."""
    if path.is_dir():
        return [module for module in declared_modules() if module.path.resolve().parent == path.resolve()]
    return [CardModule(path, path.stem)]


def print_report(options: argparse.Namespace, key: str, report: Report) -> int:
    """Print what is not proved, and a summary; return the number of gaps."""
    for gap in report.gaps:
        print(json.dumps(gap.to_data()) if options.json else gap)
    if not options.json:
        proved = report.total - report.excused - report.unproved
        print(options.language.text(key, n=report.total, proved=proved, excused=report.excused, unproved=report.unproved))
    return len(report.gaps)
