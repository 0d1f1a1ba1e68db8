"""Builds the package: the engine with mypyc if there is a C compiler, and the browser client if there is Node.

DEMESNE_COMPILE=auto (the default) falls back to plain Python if the engine cannot be compiled; "yes" makes that an error, and
"no" does not compile. DEMESNE_BUILD=release (the default) makes one fast library of all compiled modules; "quick" compiles each
module separately on all processors, so that only changed modules are compiled again.
"""

from __future__ import annotations

import contextlib
import io
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

LEARN = ["layout", "observer", "actions", "table"]
VIEWS = ["views/sealed.py", "views/making.py", "views/redealing.py"]
SENTENCES = ["sentences", "effects", "questions", "choices", "hint_reasons"]
ANSWERING = [  # modules that the server runs for every answer
    "attendance", "bot_turns", "broadcast", "hints", "intents", "lobby_entry", "presentation", "room", "shared_table",
    "table_state",
]  # fmt: skip
COMPILED = [
    "engine",
    "phrases",
    "game.py",
    *VIEWS,
    "bots",
    *(f"sets/{path.parent.name}/advice.py" for path in sorted(Path("src/demesne/sets").glob("*/advice.py"))),
    *(f"learn/{name}.py" for name in LEARN),
    *(f"prose/{name}.py" for name in SENTENCES),
    *(f"server/tables/{name}.py" for name in ANSWERING),
]
HOT = ("engine", "phrases", "bots", "sets")
# Modules that run once per game or once per process.
NOT_COMPILED = ["bots/binding.py", "bots/table.py", "bots/advice/__init__.py"]
WHETHER = os.environ.get("DEMESNE_COMPILE", "auto")
QUICK = os.environ.get("DEMESNE_BUILD", "release") == "quick"
FOLDER = "build/quick" if QUICK else "build/release"  # kept between builds, so that unchanged modules are not compiled again
LEVEL = os.environ.get("DEMESNE_OPT_LEVEL", "1" if QUICK else "3")
BUILDS = {"build", "build_ext", "bdist_wheel"}
# A build must not require the packages and stubs of the strict type check, which is one of the tests.
LENIENT = ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent", f"--cache-dir={FOLDER}/mypy"]
LENIENT += ["--no-sqlite-cache"]  # single files, so that some can be deleted
# Every line of compiled Python can raise an exception. Error handling is marked cold and the code of games is marked hot, so
# that the hot code lies together and fits into the processor's cache (docs/performance.md).
COLD = "#include <CPy.h>\nextern __typeof__(CPy_AddTraceback) CPy_AddTraceback __attribute__((cold));\n"


def say(line: str) -> None:
    print(f"demesne: {line}", file=sys.stderr)


# ---------------------------------------------------------------- the engine
def sources() -> list[str]:
    root = Path("src/demesne")
    found: list[str] = []
    for name in COMPILED:
        path = root / name
        found += [str(path)] if path.is_file() else sorted(map(str, path.rglob("*.py")))
    return [path for path in found if path not in {str(root / name) for name in NOT_COMPILED}]


def fall_back(problem: str) -> None:
    """Warn that the engine cannot be compiled; exit with an error if DEMESNE_COMPILE=yes."""
    if WHETHER == "yes":
        sys.exit(f"demesne: DEMESNE_COMPILE=yes, but the engine cannot be compiled: {problem}")
    say(f"the engine cannot be compiled, so it runs uncompiled and slower ({problem})")


def extensions() -> list[Any]:
    """The extension modules from mypyc; none if compiling is disabled or fails."""
    if WHETHER == "no" or not BUILDS & set(sys.argv):
        return []
    said = io.StringIO()
    try:
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            made = make_extensions()
    except (Exception, SystemExit) as problem:
        if WHETHER == "yes":
            print(said.getvalue(), file=sys.stderr)
        lines = said.getvalue().strip().splitlines() or [f"{type(problem).__name__}: {problem}"]
        fall_back(next((line for line in lines if "error" in line), lines[-1]))
        return []
    return made


def mark_hot(made: str) -> str:
    """Mark the functions of the engine, phrases and bots as hot in mypyc's C code, so that the compiler groups them."""
    modules = {Path(source).stem for source in sources() if Path(source).parts[2] in HOT}
    function = rf"^([\w ]+[ *])(CPyDef_(?:\w+___)?(?:{'|'.join(modules)})___\w+\([^;{{]*\)) ?\{{$"
    return re.sub(function, r"__attribute__((hot)) \1\2 {", made, flags=re.MULTILINE)


def mark_likely(made: str) -> str:
    """Mark bounds checks as likely to succeed in mypyc's C code."""
    within = r"^( +\w+ = \(uint64_t\)\w+ < \(uint64_t\)\w+;\n +if )\((\w+)\)"
    return re.sub(within, r"\1(likely(\2))", made, flags=re.MULTILINE)


def make_extensions() -> list[Any]:
    from mypyc.build import mypycify

    for known in Path(FOLDER, "mypy").glob("*/demesne"):  # the cache does not record which attributes may be unset
        shutil.rmtree(known)
    Path(FOLDER).mkdir(parents=True, exist_ok=True)
    cold = Path(FOLDER, "cold.h")
    cold.write_text(COLD, "utf-8")
    name = None if QUICK else "demesne"
    made = mypycify(
        [*LENIENT, *sources()], opt_level=LEVEL, debug_level="0", group_name=name, separate=QUICK, target_dir=FOLDER
    )
    if (native := Path(FOLDER, "__native_demesne.c")).is_file():
        native.write_text(mark_likely(mark_hot(native.read_text("utf-8"))), "utf-8")
    for extension in made:
        kept = [flag for flag in extension.extra_compile_args if flag != "-Werror"]  # other compilers have other warnings
        extension.extra_compile_args = [
            *kept,
            "-fvisibility=hidden",
            "-fno-semantic-interposition",
            "-Wno-misleading-indentation",
            *(["-include", str(cold)] if extension.include_dirs and not QUICK else []),
        ]
    return list(made)


class BuildInFolder(build):  # type: ignore[misc]
    """Uses a separate folder for each kind of build."""

    def initialize_options(self) -> None:
        super().initialize_options()
        self.build_base = FOLDER


class BuildOrFallBack(build_ext):  # type: ignore[misc]
    """Falls back to Python without a working compiler, and deletes libraries that are no longer built."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = os.cpu_count() if QUICK else None

    def run(self) -> None:
        try:
            super().run()
        except Exception as problem:
            fall_back(f"no working C compiler: {str(problem).splitlines()[0]}")
            self.extensions: list[Any] = []
            self.distribution.ext_modules = self.extensions
        wanted = {Path(path).resolve() for path in self.get_outputs()}
        folder = Path(self.build_lib)
        for library in [*folder.glob("demesne__mypyc.*.so"), *(folder / "demesne").rglob("*.so")]:
            if library.resolve() not in wanted:
                library.unlink()


class WheelOfWhatWasBuilt(bdist_wheel):  # type: ignore[misc]
    """Makes a platform wheel only if it contains compiled code."""

    def run(self) -> None:
        self.run_command("build")
        self.root_is_pure = not self.distribution.ext_modules
        super().run()


# ---------------------------------------------------------------- the browser client
def build_client() -> None:
    """Build the client into the sources, which are copied like other data. Without Node, an existing client is used."""
    script = Path("scripts/build_client.py")
    if not script.is_file():
        return
    subprocess.run([sys.executable, str(script), "--if-possible"], check=True)


class BuildWithClient(build_py):  # type: ignore[misc]
    """Builds the client before data files are collected, and deletes files that no longer exist in the sources."""

    def run(self) -> None:
        build_client()
        super().run()
        if self.editable_mode:
            return
        wanted = {Path(path).resolve() for path in self.get_outputs()}
        for path in Path(self.build_lib, "demesne").rglob("*"):
            if path.is_file() and path.suffix != ".so" and path.resolve() not in wanted:
                path.unlink()


class SourcesWithClient(sdist):  # type: ignore[misc]
    """Includes the built client in source archives, so that installing from them does not need Node."""

    def run(self) -> None:
        build_client()
        super().run()


setup(
    ext_modules=extensions(),
    cmdclass={
        "build": BuildInFolder,
        "build_ext": BuildOrFallBack,
        "build_py": BuildWithClient,
        "bdist_wheel": WheelOfWhatWasBuilt,
        "sdist": SourcesWithClient,
    },
)
