"""Builds the engine with mypyc where there is a C compiler.

DEMESNE_COMPILE=auto (the default) falls back to plain Python when that fails, yes insists, no does not try.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

MINDS = ["inside", "terms", "lines", "watch", "mind", "batch", "search"]
COMPILED = ["engine", "phrases", "game.py", *(f"bots/{name}.py" for name in MINDS), "bots/advice", "learn/table.py"]
WHETHER = os.environ.get("DEMESNE_COMPILE", "auto")


class BuildOrFallBack(build_ext):  # type: ignore[misc]
    """In auto mode a missing or broken compiler is no error."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as problem:
            if WHETHER != "auto":
                raise
            print(f"demesne: no working C compiler, so the engine runs uncompiled and slower ({problem})", file=sys.stderr)


def sources() -> list[str]:
    root = Path("src/demesne")
    found: list[str] = []
    for name in COMPILED:
        path = root / name
        found += [str(path)] if path.is_file() else sorted(map(str, path.glob("*.py")))
    return found


def extensions() -> list[Any]:
    if WHETHER == "no":
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        if WHETHER == "yes":
            raise
        return []
    level = os.environ.get("DEMESNE_OPT_LEVEL", "3")
    made = mypycify(["--strict", *sources()], opt_level=level, debug_level="0", group_name="demesne")
    for extension in made:
        kept = [flag for flag in extension.extra_compile_args if flag != "-Werror"]  # other compilers, other warnings
        extension.extra_compile_args = [
            *kept,
            "-fvisibility=hidden",
            "-fno-semantic-interposition",
            "-Wno-misleading-indentation",
        ]
    return list(made)


setup(ext_modules=extensions() if "build" in sys.argv or "build_ext" in sys.argv or "bdist_wheel" in sys.argv else [],
      cmdclass={"build_ext": BuildOrFallBack})  # fmt: skip
