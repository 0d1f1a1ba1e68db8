"""Whatever ends the program, `demesne resume` goes on at that decision: real processes in a terminal of their own."""

from __future__ import annotations

import contextlib
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from demesne.engine.errors import SaveError
from demesne.game import replay
from demesne.table.record import go_on, unfinished, unfinished_folder
from demesne.table.saves import read

PROGRAM = [sys.executable, "-c", "import sys; from demesne.cli import main; sys.exit(main())"]
PATIENCE = 300  # seconds until a program that does nothing counts as stuck, on a machine however busy
LONGER = "hard:playouts=40000"  # thinks long enough to be ended meanwhile


@dataclass
class Terminal:
    """A program in a terminal. What it writes is read all the time, so that it never has to wait for us."""

    arguments: list[str]
    settings: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        environment = {**os.environ, "TERM": "xterm-256color", **self.settings}
        self.process = subprocess.Popen(
            [*PROGRAM, *self.arguments], stdin=theirs, stdout=theirs, stderr=theirs, env=environment, start_new_session=True,
            preexec_fn=take_terminal,
        )  # fmt: skip
        os.close(theirs)
        self.shown = b""

    def read(self) -> None:
        """What came within a moment."""
        if select.select([self.ours], [], [], 0.05)[0]:
            with contextlib.suppress(OSError):
                self.shown += os.read(self.ours, 1 << 16)

    def wait_for(self, condition: Callable[[], bool], what: str) -> None:
        for _ in range(PATIENCE * 20):
            self.read()
            if condition():
                return
            assert self.process.poll() is None or condition(), f"ended before {what}: {self.text[-3000:]}"
        raise AssertionError(f"waited in vain for {what}: {self.text[-3000:]}")

    @property
    def text(self) -> str:
        return self.shown.decode(errors="replace")

    def type(self, keys: str) -> None:
        os.write(self.ours, keys.encode())

    def end(self, number: int) -> int:
        """Send a signal; how it ended."""
        self.process.send_signal(number)
        return self.ended()

    def ended(self) -> int:
        self.wait_for(lambda: self.process.poll() is not None, "the end")
        return int(self.process.returncode)

    def close(self) -> None:
        """As when its window is closed."""
        os.close(self.ours)


def take_terminal() -> None:
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGHUP, signal.SIG_DFL)  # whoever started the tests may not want to hear of it


@contextlib.contextmanager
def terminal(*arguments: str, **settings: str) -> Iterator[Terminal]:
    running = Terminal(list(arguments), settings)
    try:
        yield running
    finally:
        if running.process.poll() is None:
            running.process.kill()
        running.process.wait()


def answers() -> list[str]:
    """What the only unfinished game has on record by now; it may be being written."""
    paths = list(unfinished_folder().glob("*.jsonl"))
    with contextlib.suppress(SaveError):
        return read(paths[0]).answers if paths else []
    return []


def wait_for_answers(table: Terminal, n: int) -> None:
    table.wait_for(lambda: len(answers()) >= n, f"{n} answers")


GAME = ["play", "--kingdom", "first_game", "--seed", "5", "--bot", "Big Money"]
SIGNALS = [signal.SIGKILL, signal.SIGHUP, signal.SIGTERM]


def wait_for_question(table: Terminal, lines: bool) -> None:
    """The person is asked something."""
    words = ("> ",) if lines else ("do you", "You have no")
    table.wait_for(lambda: any(word in table.text for word in words) and len(answers()) >= 1, "a question")


@pytest.mark.parametrize("lines", [True, False], ids=["plain", "screen"])
def test_a_game_in_which_every_answer_is_followed_by_a_signal(lines: bool) -> None:
    """Each time it goes on with `resume`, at the decision at which it was ended."""
    asked_at: list[str] = []
    arguments = GAME
    for typed, how in zip(("all\n", "end\n", "all\n") if lines else (" ", "\r", " "), SIGNALS, strict=True):
        with terminal(*arguments, *(["--plain"] if lines else [])) as table:
            wait_for_question(table, lines)
            assert answers() == asked_at or not asked_at
            before = answers()
            table.type(typed)
            wait_for_answers(table, len(before) + 1)
            wait_until_asked(table)
            asked_at = answers()
            assert asked_at[: len(before)] == before
            assert table.end(how) in (-how, 128 + how)
            if not lines and how != signal.SIGKILL:
                assert "?1049l" in table.text  # the terminal is given back as it was
        assert answers() == asked_at
        arguments = ["resume"]


def wait_until_asked(table: Terminal) -> None:
    """The bots have answered: after what is on record a person is asked. The file is locked, so a copy is looked at."""

    def person_is_asked() -> bool:
        game = replay(read(next(unfinished_folder().glob("*.jsonl"))).start, answers())
        return game.decision.who == 0 and any(option.verb != "end" for option in game.decision.options)

    table.wait_for(person_is_asked, "the bots")


@pytest.mark.parametrize("how", SIGNALS, ids=lambda how: how.name)
@pytest.mark.parametrize("lines", [True, False], ids=["plain", "screen"])
def test_a_signal_while_a_bot_thinks(lines: bool, how: signal.Signals) -> None:
    game = ["play", "--kingdom", "first_game", "--seed", "5", "--bot", LONGER, *(["--plain"] if lines else [])]
    with terminal(*game) as table:
        wait_for_question(table, lines)
        table.type("end\n" if lines else "\r")
        table.wait_for(lambda: "end buys" in answers() and "thinking" in table.text, "the bot to think")
        before = answers()
        assert table.end(how) in (-how, 128 + how)
    given = answers()  # it may have answered once more before it was ended
    assert given[: len(before)] == before
    [left] = unfinished()
    session = go_on(left.path)
    assert session.game.journal == given
    assert session.asked() == 1


@pytest.mark.parametrize("lines", [True, False], ids=["plain", "screen"])
def test_a_window_that_is_closed(lines: bool) -> None:
    with terminal(*GAME, *(["--plain"] if lines else [])) as table:
        wait_for_question(table, lines)
        table.type("all\n" if lines else " ")
        wait_for_answers(table, 2)
        given = answers()
        table.close()
        table.process.wait(PATIENCE)
    [left] = unfinished()
    assert left.saved.answers == given


@pytest.mark.parametrize("keys", ["\x11", "\x03\x03", "\x1b\r"], ids=["Ctrl-Q", "Ctrl-C twice", "Esc Enter"])
def test_keys_that_leave(keys: str) -> None:
    with terminal(*GAME) as table:
        wait_for_question(table, False)
        table.type(" ")
        wait_for_answers(table, 2)
        for key in keys:
            table.type(key)
            table.wait_for(
                lambda: "Esc stay" in table.text or table.process.poll() is not None, "the question whether to leave"
            )
        assert table.ended() == 0
        assert "demesne resume" in table.text
    assert len(unfinished()) == 1


@pytest.mark.parametrize("key", ["\x11", "\x03", "\x1b"], ids=["Ctrl-Q", "Ctrl-C", "Esc"])
def test_keys_that_leave_the_chooser(key: str) -> None:
    with terminal("play", "--lang", "pl") as table:
        table.wait_for(lambda: "Preludium" in table.text, "the chooser")
        table.type(key)
        assert table.ended() == 0
        assert "quit" not in table.text


@pytest.mark.parametrize("settings", [{"TERM": "dumb"}, {"TERM": ""}, {"TERM": "unknown"}], ids=str)
def test_a_terminal_that_cannot_place_text_gets_the_plain_table(settings: dict[str, str]) -> None:
    with terminal(*GAME, **settings) as table:
        table.wait_for(lambda: "> " in table.text, "a prompt")
        assert "\x1b" not in table.text
        table.type("quit\n")
        assert table.ended() == 0


def test_without_colours_nothing_is_coloured() -> None:
    with terminal(*GAME, NO_COLOR="1") as table:
        table.wait_for(lambda: "Province" in table.text, "the supply")
        table.type("\x11")
        table.ended()
        colours = [code for code in sgr_codes(table.text) if 30 <= code <= 49 or 90 <= code <= 107]
        assert set(colours) <= {39, 49}  # the terminal's own two


def sgr_codes(text: str) -> list[int]:
    """All numbers of the sequences that set colours and styles."""
    return [int(n) for codes in re.findall(r"\x1b\[([\d;]*)m", text) for n in codes.split(";") if n]


def test_suspending_and_coming_back() -> None:
    with terminal(*GAME) as table:
        table.wait_for(lambda: "Province" in table.text, "the supply")
        table.type("\x1a")
        table.wait_for(lambda: is_stopped(table.process.pid), "the program to stop")
        table.shown = b""
        table.process.send_signal(signal.SIGCONT)
        table.wait_for(lambda: "Province" in table.text, "the supply again")


def is_stopped(pid: int) -> bool:
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "T"
