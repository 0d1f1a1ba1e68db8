"""Documents that are followed to the letter: their files are written, their commands typed, their output compared.

A fenced block with a file name behind its language is that file (with `append`, more of it). A `console` block holds
commands behind `$ ` and below each what the terminal shows: a line `...` stands for any lines, what follows `> ` is typed
in, and `echo $?` shows the exit code of the command before it. A `pycon` block is a Python session.
"""

from __future__ import annotations

import contextlib
import doctest
import io
import re
import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

from demesne.cli import main
from demesne.engine.definitions import CARDS, withdraw
from demesne.sets import OWN_FOLDERS
from demesne.sets.loader import unload_folder

DOCS = Path(__file__).resolve().parent.parent / "docs"
FENCED = re.compile(r"^```(\w+)[ ]?([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Block:
    """One fenced block of a document."""

    language: str
    file: str
    append: bool
    text: str


# ---------------------------------------------------------------- reading
def read(document: str) -> str:
    return (DOCS / document).read_text(encoding="utf-8")


def blocks(document: str) -> list[Block]:
    found = []
    for language, about, text in FENCED.findall(read(document)):
        file, _, how = about.partition(" ")
        found.append(Block(language, file, how == "append", text))
    return found


def words_in_code(document: str) -> set[str]:
    """What a document writes between single backquotes, word by word."""
    return {word for code in re.findall(r"(?<!`)`([^`\n]+)`", read(document)) for word in re.findall(r"[\w-]+", code)}


def commands(block: Block) -> Iterator[tuple[str, str]]:
    """The commands of a console block, each with the output shown."""
    for part in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
        command, _, output = part.partition("\n")
        yield command, output


# ---------------------------------------------------------------- doing
@contextlib.contextmanager
def cards_forgotten() -> Iterator[None]:
    """Cards declared meanwhile are taken back, so that other tests do not meet them."""
    known, folders = set(CARDS), list(OWN_FOLDERS)
    try:
        yield
    finally:
        for folder in [folder for folder in OWN_FOLDERS if folder not in folders]:
            unload_folder(Path(str(folder.place)))
        for id in set(CARDS) - known:
            withdraw(CARDS[id])


def run(command: str, folder: Path, typed: list[str]) -> tuple[int, str]:
    """The exit code of a command given in that folder, and what the terminal then shows."""
    program, *arguments = shlex.split(command)
    assert program == "demesne"
    screen = io.StringIO()
    with (
        cards_forgotten(),
        contextlib.chdir(folder),
        contextlib.redirect_stdout(screen),
        contextlib.redirect_stderr(screen),
        patch("sys.stdin", io.StringIO("".join(line + "\n" for line in typed))),
    ):
        code = main(arguments)
    echo = iter(typed)
    return code, re.sub(r"^> ", lambda _prompt: f"> {next(echo, '')}\n", screen.getvalue(), flags=re.MULTILINE)


def compare(command: str, output: str, shown: str) -> None:
    lines = shown.rstrip("\n").split("\n")
    pattern = "".join(r"(?:.*\n)*?" if line == "..." else re.escape(line) + r"\n" for line in lines)
    if not re.fullmatch(pattern, output.rstrip("\n") + "\n"):
        raise AssertionError(f"$ {command}\nprints\n{output}\nand not\n{shown}")


def run_session(document: str, block: Block) -> None:
    """Check a Python session."""
    test = doctest.DocTestParser().get_doctest(block.text, {}, document, None, 0)
    result = doctest.DocTestRunner().run(test)
    assert (result.failed, result.attempted) == (0, len(test.examples))


def follow(document: str, folder: Path) -> int:
    """Do what a document says in an empty folder, comparing all output; how many commands and sessions that were."""
    done = 0
    code = 0
    for block in blocks(document):
        if block.file:
            (folder / block.file).parent.mkdir(parents=True, exist_ok=True)
            with (folder / block.file).open("a" if block.append else "w", encoding="utf-8") as file:
                file.write(block.text)
        elif block.language == "pycon":
            with cards_forgotten(), contextlib.chdir(folder):
                run_session(document, block)
            done += 1
        elif block.language == "console":
            for command, shown in commands(block):
                if command == "echo $?":
                    output = f"{code}\n"
                else:
                    code, output = run(command, folder, re.findall(r"^> (.*)$", shown, re.MULTILINE))
                compare(command, output, shown)
                done += 1
    return done
