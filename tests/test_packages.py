"""Packages as users get them: built from a clean copy of the sources, installed into a new environment, and used there.

Nothing is fetched: what is needed to build and to run is taken from the environment of the tests. Where these tests run on the
compiled package, the compiled wheel is the one that `make install` has built; otherwise one is built from an archive of
sources, without optimising. Other wheels hold plain Python.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import tarfile
import urllib.request
import venv
import zipfile
from pathlib import Path

import pytest
from conftest import ON_COMPILED

ROOT = Path(__file__).parents[1]
STATIC = Path("src/demesne/server/static")
SDIST = "import sys; sys.path.insert(0, 'scripts'); import backend; backend.build_sdist('dist')"
NO_NODE = "#!/bin/sh\necho v1.0.0\n"
# What stands for mypyc where it is to fail: with types it does not like, or with C that does not compile.
WRONG_TYPES = "def mypycify(*_, **__):\n    print('src/demesne/game.py:1: error: wrong types')\n    raise SystemExit(1)\n"
WRONG_C = """from pathlib import Path
from setuptools import Extension
def mypycify(*_, **__):
    Path("wrong.c").write_text("this is no C")
    return [Extension("demesne.wrong", ["wrong.c"])]
"""
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not (ROOT / ".git").exists() or not shutil.which("git"), reason="only a clone knows what belongs to it"),
]


def tracked(folder: str = ".") -> list[str]:
    """Files that belong to the project: those of a commit and those that will be."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", folder]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    return sorted({name for name in listed if name and (ROOT / name).is_file()})


def copy_sources(folder: Path) -> None:
    """What somebody has who cloned the project."""
    for name in tracked():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, folder / name)


def run(command: list[str], folder: Path, **environment: str) -> str:
    """What a command prints, in an environment that knows nothing of the sources of the tests."""
    clean = {key: value for key, value in os.environ.items() if not key.startswith(("DEMESNE_", "PYTHONPATH", "PIP_"))}
    done = subprocess.run(
        command, cwd=folder, env={**clean, **environment}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def without_node(folder: Path) -> str:
    """A PATH on which there is no Node that can be used."""
    (folder / "bin").mkdir(exist_ok=True)
    for name in ("node", "npm"):
        (folder / "bin" / name).write_text(NO_NODE)
        (folder / "bin" / name).chmod(0o755)
    return f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}"


def build_wheel(sources: Path, **environment: str) -> tuple[Path, str]:
    """The wheel, and what was said while it was built."""
    command = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "-v",
        "--no-index",
        "--no-deps",
        "--no-build-isolation",
        "-w",
        "wheel",
        ".",
    ]
    said = run(command, sources, **environment)
    (wheel,) = (sources / "wheel").glob("*.whl")
    return wheel, said


# ---------------------------------------------------------------- from an archive of sources, compiled
@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("clone")
    copy_sources(folder)
    if (ROOT / STATIC / ".stamp").is_file():  # somebody who has Node has built it
        shutil.copytree(ROOT / STATIC, folder / STATIC)
    run([sys.executable, "-c", SDIST], folder, PATH=without_node(folder))
    (archive,) = (folder / "dist").glob("*.tar.gz")
    return archive


def unpack(archive: Path, folder: Path) -> Path:
    """The sources in an archive."""
    with tarfile.open(archive) as packed:
        if hasattr(tarfile, "data_filter"):  # since Python 3.11.4
            packed.extraction_filter = tarfile.data_filter
        packed.extractall(folder)
    (sources,) = folder.iterdir()
    return sources


@pytest.fixture(scope="module")
def wheel(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A compiled wheel, if there is a compiler."""
    built = list((ROOT / "build" / "wheel").glob("*.whl"))
    if ON_COMPILED and built:
        return built[0]
    sources = unpack(request.getfixturevalue("sdist"), tmp_path_factory.mktemp("unpacked"))
    whether = "yes" if shutil.which("cc") else "auto"
    path = without_node(tmp_path_factory.mktemp("path"))
    made, _ = build_wheel(sources, DEMESNE_COMPILE=whether, DEMESNE_OPT_LEVEL="0", PATH=path)
    return made


@pytest.fixture(scope="module")
def scripts(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The commands of a new environment with the wheel in it, which finds the other packages in that of the tests."""
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder, with_pip=False, symlinks=True)
    python = folder / "bin" / "python"
    (packages,) = folder.glob("lib/python*/site-packages")
    (packages / "others.pth").write_text(sysconfig.get_path("purelib"))
    run(
        [
            sys.executable,
            "-m",
            "pip",
            "--python",
            str(python),
            "install",
            "--no-index",
            "--no-deps",
            "--ignore-installed",
            str(wheel),
        ],
        folder,
    )
    return folder / "bin"


def test_the_archive_holds_what_is_needed_to_build(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        held = {name.partition("/")[2] for name in archive.getnames()}
    assert {name for folder in ("src", "client", "scripts", "tests") for name in tracked(folder)} <= held
    assert not any("node_modules" in name or name.endswith((".so", ".pyc")) for name in held)


def test_a_wheel_can_be_built_from_the_archive(sdist: Path, tmp_path: Path) -> None:
    sources = unpack(sdist, tmp_path / "unpacked")
    made, said = build_wheel(sources, DEMESNE_COMPILE="no", PATH=without_node(tmp_path))
    assert ("this package has no table in the browser" in said) == (not (ROOT / STATIC / ".stamp").is_file())
    with zipfile.ZipFile(made) as archive:
        assert {name.removeprefix("src/") for name in tracked("src/demesne")} <= set(archive.namelist())


def test_the_wheel_holds_every_file_of_the_package(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        held = set(archive.namelist())
    assert {name.removeprefix("src/") for name in tracked("src/demesne")} <= held
    if shutil.which("cc"):
        assert any(name.startswith("demesne/engine/places.") and name.endswith(".so") for name in held)


def test_the_installed_command_runs_the_compiled_engine(scripts: Path, tmp_path: Path) -> None:
    version = run([str(scripts / "demesne"), "--version", "--lang", "en"], tmp_path)
    assert ("(engine compiled)" in version) == bool(shutil.which("cc"))
    simulate = ["simulate", "Big Money", "Smithy", "--games", "40", "--seed", "1", "--jobs", "1", "--json"]
    said = run([str(scripts / "demesne"), *simulate], tmp_path)
    assert json.loads(said[said.index("{") :])["games"] == 40


@pytest.mark.skipif(not (ROOT / STATIC / ".stamp").is_file(), reason="the client has not been built here")
def test_the_installed_server_serves_the_client(scripts: Path, tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": "", "XDG_DATA_HOME": str(tmp_path)}
    command = [str(scripts / "demesne"), "serve", "--port", "0", "--lang", "en"]
    with subprocess.Popen(command, cwd=tmp_path, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        address = process.stdout.readline().split()[-1]
        try:
            page = urllib.request.urlopen(address, timeout=600).read().decode()
            script = page.partition('src="./')[2].partition('"')[0]
            assert urllib.request.urlopen(address + script, timeout=600).status == 200
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(600)
    assert "<title>Demesne" in page


# ---------------------------------------------------------------- from a clone, where something is missing
@pytest.mark.parametrize(("mypyc", "why"), [(WRONG_TYPES, "error: wrong types"), (WRONG_C, "no working C compiler")])
def test_what_cannot_be_compiled_is_installed_as_it_is(mypyc: str, why: str, tmp_path: Path) -> None:
    sources = tmp_path / "clone"
    sources.mkdir()
    copy_sources(sources)
    (tmp_path / "mypyc").mkdir()
    (tmp_path / "mypyc" / "__init__.py").touch()
    (tmp_path / "mypyc" / "build.py").write_text(mypyc)
    made, said = build_wheel(sources, PYTHONPATH=str(tmp_path), PATH=without_node(tmp_path))
    assert made.name.endswith("-py3-none-any.whl")
    (line,) = [line for line in said.splitlines() if "uncompiled and slower" in line]
    assert why in line
    (line,) = [line for line in said.splitlines() if "client:" in line]
    assert "this package has no table in the browser" in line
    with zipfile.ZipFile(made) as archive:
        assert not any(name.endswith(".so") or "/static/" in name for name in archive.namelist())
