"""`demesne rulings`: runs rulings, which are positions with expectations."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Final

from demesne.lang import Language
from demesne.rulings.files import read_file, suite
from demesne.rulings.runner import Result, run_texts

EXAMPLES: Final = (
    "demesne rulings",
    "demesne rulings mine.yaml --cards mine.py",
)


def declare(rulings: argparse.ArgumentParser, language: Language) -> None:
    """Declare the options."""
    text = language.text
    rulings.add_argument("files", nargs="*", metavar="FILE", help=text("cli-option-ruling-files"))
    rulings.add_argument("--json", action="store_true", help=text("cli-option-json"))
    rulings.set_defaults(run=run_rulings)


def run_rulings(options: argparse.Namespace) -> int:
    """Run rulings and print those that do not hold."""
    texts = {path: read_file(Path(path)) for path in options.files} if options.files else suite()

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
    return 1 if broken else 0
