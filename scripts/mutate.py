"""Break one rule of the engine at a time and see that a ruling notices.

Each mutation in mutations/ is made in a copy of the sources, and the rulings of the package are run against that copy,
uncompiled, until one notices: it fails or crashes. These are all failures: a mutation that no longer applies, one
that leaves a package which cannot be imported or rulings which never end, and one that no ruling notices.
The declarations of cards are changed by `demesne rulings --mutations`.
"""

from __future__ import annotations

import argparse
import compileall
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from py_compile import PycInvalidationMode

import yaml

SOURCES = Path(__file__).resolve().parents[1] / "src"
TABLES = sorted(Path(__file__).with_name("mutations").glob("*.yaml"))
TIME_LIMIT = 900  # seconds, against endless runs; a run takes about one


class MutationError(Exception):
    """A mutation shows nothing about the rulings: it does not apply, or they cannot be run after it."""


@dataclass(frozen=True)
class Mutation:
    """A rule to break: in one file of the package, one text becomes another."""

    description: str
    file: str
    old: str
    new: str

    def apply(self, package: Path) -> None:
        """Break the rule in the package in this folder."""
        path = package / self.file
        broken = self.broken(path.read_text("utf-8"))
        path.unlink()  # it may be a hard link to the original file
        path.write_text(broken, "utf-8")

    def broken(self, source: str) -> str:
        """The source of the file with the rule broken."""
        found = source.count(self.old)
        if found != 1:
            raise MutationError(f"the text to replace occurs {found} times in {self.file} instead of once: {self.old!r}")
        return source.replace(self.old, self.new)


def read_mutations() -> list[Mutation]:
    """All mutations of all tables, in their order."""
    return [Mutation(**entry) for table in TABLES for entry in yaml.safe_load(table.read_text("utf-8"))]


# ---------------------------------------------------------------- in a process of its own
def run_rulings(file: Path) -> str:
    """Run rulings with the imported package; return the id of the first that fails, or an empty string."""
    from demesne.rulings.runner import run_ruling

    for path, rulings in json.loads(file.read_text("utf-8")).items():
        for ruling in rulings:
            if not run_ruling(ruling, path, ways=("straight",)).ok:
                return str(ruling.get("id") or ruling["ruling"])
    return ""


# ---------------------------------------------------------------- here
@contextmanager
def workplace() -> Iterator[Path]:
    """A folder with a copy of the sources, and the rulings as JSON, which is faster to read than YAML."""
    with tempfile.TemporaryDirectory(prefix="demesne-mutations-") as name:
        folder = Path(name)
        shutil.copytree(SOURCES, folder / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info"))
        # Hash-based bytecode stays valid in copies of this copy.
        compileall.compile_dir(folder / "src", quiet=1, invalidation_mode=PycInvalidationMode.CHECKED_HASH)
        loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
        files = sorted((SOURCES / "demesne" / "sets").glob("*/rulings/*.yaml"))
        rulings = {str(file): yaml.load(file.read_text("utf-8"), Loader=loader) for file in files}
        (folder / "rulings.json").write_text(json.dumps(rulings), "utf-8")
        yield folder


def try_out(folder: Path, mutation: Mutation | None) -> str:
    """Run the rulings of a workplace with one rule broken, or with none: the id of the first that noticed, if any."""
    with tempfile.TemporaryDirectory(dir=folder) as name:
        copy = Path(name) / "src"
        shutil.copytree(folder / "src", copy, copy_function=os.link)
        command = [sys.executable, str(Path(__file__).resolve()), "--rulings", str(folder / "rulings.json")]
        if mutation is not None:
            mutation.apply(copy / "demesne")
        environment = {**os.environ, "PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"}
        try:
            done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=TIME_LIMIT)
        except subprocess.TimeoutExpired:
            raise MutationError("the rulings do not come to an end") from None
    if done.returncode != 0:
        raise MutationError("the rulings cannot be run: " + (done.stderr.strip().splitlines() or ["no message"])[-1])
    return str(json.loads(done.stdout))


def judge(folder: Path, mutation: Mutation) -> tuple[bool, str]:
    """Whether a ruling noticed, and a line that says so."""
    try:
        noticed = try_out(folder, mutation)
    except MutationError as problem:
        return False, f"ERROR    {mutation.description}: {problem}"
    if not noticed:
        return False, f"SURVIVED {mutation.description}"
    return True, f"noticed  {mutation.description}: {noticed}"


def run_all(mutations: Sequence[Mutation]) -> int:
    """Judge mutations on all cores and print a line for each; the exit code."""
    failures: list[str] = []
    with workplace() as folder, ThreadPoolExecutor(os.cpu_count()) as pool:  # each thread waits for a process
        broken = try_out(folder, None)
        if broken:
            print(f"rulings do not hold even with all rules as they are: {broken}", file=sys.stderr)
            return 1
        for is_noticed, line in pool.map(partial(judge, folder), mutations):
            print(line, flush=True)
            if not is_noticed:
                failures.append(line)
    if failures:
        print("\n".join(["", *failures]))
    print(f"{len(mutations)} mutations, {len(mutations) - len(failures)} noticed, {len(failures)} not")
    return 1 if failures else 0


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Break one rule of the engine at a time and see that a ruling notices.")
    parser.add_argument("--only", default="", metavar="TEXT", help="those whose description contains this text")
    parser.add_argument("--list", action="store_true", help="print the descriptions and run nothing")
    parser.add_argument("--rulings", type=Path, metavar="FILE", help=argparse.SUPPRESS)  # for this script's own processes
    options = parser.parse_args(arguments)
    if options.rulings:
        print(json.dumps(run_rulings(options.rulings)))
        return 0
    chosen = [mutation for mutation in read_mutations() if options.only.lower() in mutation.description.lower()]
    if not chosen:
        print(f"no mutation has {options.only!r} in its description; --list shows them all", file=sys.stderr)
        return 2
    if options.list:
        print("\n".join(mutation.description for mutation in chosen))
        return 0
    return run_all(chosen)


if __name__ == "__main__":
    sys.exit(main())
