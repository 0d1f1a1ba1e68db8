"""A process that answers lines of JSON with lines of JSON. Whatever it does, it can neither block us nor fill memory.

All its pipes are non-blocking, and every exchange has a deadline. The process leads its own process group, which is killed
at the end. The leader is reaped only after that, so that its process id cannot be reused in between. Processes that left
the group are found by a mark in their environment, on systems that show it.
"""

from __future__ import annotations

import json
import os
import secrets
import selectors
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from threading import Event
from time import monotonic, sleep
from typing import IO, Any, Final

START: Final = "start"  # the program did not start
CRASH: Final = "crash"  # the program exited
CLOSED: Final = "closed"  # the program closed its standard input or output
TIME: Final = "time"  # the program did not answer in time
FLOOD: Final = "flood"  # the program wrote too much
NO_JSON: Final = "json"  # the line is not a JSON object
ANSWER: Final = "answer"  # the answer is not one of the options
REASONS: Final = (START, CRASH, CLOSED, TIME, FLOOD, NO_JSON, ANSWER)

LONGEST_LINE: Final = 1_000_000  # bytes
LONGEST_COMPLAINT: Final = 4_000  # how many of the last bytes of standard error are kept
LONGEST_QUOTE: Final = 120  # characters of its output in a message
STEP: Final = 0.1  # seconds between two checks of the stop flag
DYING: Final = 1.0  # seconds to wait after the output closed; an exit within them counts as a crash
MARK: Final = "DEMESNE_PROGRAM"  # environment variable of a program, which its child processes inherit
ROUNDS: Final = 20  # searches for child processes, at most
BURIAL: Final = 5.0  # seconds to wait for a killed process


class Failure(Exception):
    """A program failed, which loses the game."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(reason, detail)
        self.reason = reason
        self.detail = detail


class Stopped(Exception):
    """The match was stopped while waiting for an answer."""


def printable(text: str) -> str:
    """A program's output without characters that could disturb a terminal.

    >>> printable("red: " + chr(27) + "[31m")
    'red: ?[31m'
    """
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def quoted(text: str) -> str:
    """A printable text, shortened for a message."""
    shown = printable(text[: LONGEST_QUOTE + 1])
    return shown if len(shown) <= LONGEST_QUOTE else shown[: LONGEST_QUOTE - 1] + "…"


class Process:
    """One run of a program. Starting it raises OSError if there is no such program."""

    def __init__(self, command: Sequence[str], stop: Event) -> None:
        self.stop = stop
        self.unsent = bytearray()
        self.unread = bytearray()
        self.complaint = bytearray()  # the end of its standard error
        self.is_closed = False
        pipe = subprocess.PIPE
        self.mark = secrets.token_hex(16)
        marked = {**os.environ, MARK: self.mark}
        self.popen = subprocess.Popen(
            command, bufsize=0, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True, env=marked
        )
        self.selector = selectors.DefaultSelector()
        for file in self.pipes:
            os.set_blocking(file.fileno(), False)
        for file in self.pipes[1:]:
            self.selector.register(file, selectors.EVENT_READ)

    @property
    def pipes(self) -> list[IO[bytes]]:
        """Its standard input, output and error."""
        return [file for file in (self.popen.stdin, self.popen.stdout, self.popen.stderr) if file is not None]

    # ------------------------------------------------------------ messages
    def tell(self, message: dict[str, Any]) -> None:
        """Queue a message that needs no answer. It is sent together with the next question."""
        self.unsent += json.dumps(message, separators=(",", ":")).encode() + b"\n"

    def ask(self, message: dict[str, Any], seconds: float) -> dict[str, Any]:
        """Ask a question and return the answer; raise Failure if there is no valid one."""
        self.tell(message)
        return parsed(self.next_line(seconds))

    def next_line(self, seconds: float) -> bytes:
        """The next line of output. It counts only after everything was sent, so a program cannot answer without reading."""
        deadline = monotonic() + seconds
        while True:
            length = self.unread.find(b"\n")
            if len(self.unread) > LONGEST_LINE:
                raise Failure(FLOOD, quoted(self.unread[: 4 * LONGEST_QUOTE].decode("utf-8", "replace").partition("\n")[0]))
            if length >= 0 and not self.unsent:
                line = bytes(self.unread[:length])
                del self.unread[: length + 1]
                return line
            if self.is_closed:
                raise self.last_failure(Failure(CLOSED, "EOF"))
            if self.stop.is_set():
                raise Stopped
            left = deadline - monotonic()
            self.exchange(max(0.0, min(left, STEP)))
            if left <= 0 and (self.unsent or b"\n" not in self.unread):
                raise self.last_failure(Failure(TIME, f"{seconds:g} s"))

    # ------------------------------------------------------------ pipes
    def exchange(self, seconds: float) -> None:
        """Send and receive as much as possible, waiting for at most this many seconds."""
        stdin, stdout, stderr = self.pipes
        if self.unsent and not self.is_closed and stdin not in self.selector.get_map():
            self.selector.register(stdin, selectors.EVENT_WRITE)
        for key, _ in self.selector.select(seconds):
            if key.fileobj is stdin:
                self.send(stdin)
            elif key.fileobj is stdout:
                self.unread += self.received(stdout)
                self.is_closed |= stdout not in self.selector.get_map()
            elif key.fileobj is stderr:
                self.complaint = (self.complaint + self.received(stderr))[-LONGEST_COMPLAINT:]

    def send(self, stdin: IO[bytes]) -> None:
        """Write as much of the unsent data as the pipe accepts."""
        try:
            del self.unsent[: os.write(stdin.fileno(), self.unsent)]
        except BlockingIOError:
            return
        except OSError:
            self.is_closed = True
        if self.is_closed or not self.unsent:
            self.selector.unregister(stdin)

    def received(self, file: IO[bytes]) -> bytes:
        """Read the available data; at the end of the stream, stop watching the pipe."""
        try:
            data = os.read(file.fileno(), 65536)
        except BlockingIOError:
            return b""
        if not data:
            self.selector.unregister(file)
        return data

    # ------------------------------------------------------------ the end
    def last_failure(self, failure: Failure) -> Failure:
        """End the process and read its standard error to the end. If it had exited by itself, return that as the failure."""
        until = monotonic() + (DYING if failure.reason == CLOSED else 0)
        while not self.has_ended() and monotonic() < until:
            sleep(0.005)
        self.exchange(0)
        code = self.end()
        return failure if code in (None, -signal.SIGKILL) else Failure(CRASH, exit_text(code))

    def has_ended(self) -> bool:
        """Whether the process has exited, without reaping it. Always False on systems without `waitid`."""
        if not hasattr(os, "waitid"):
            return False
        return os.waitid(os.P_PID, self.popen.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None

    def end(self, patience: float = 0.0) -> int | None:
        """End the process and its group, after some seconds to exit by itself; return its exit code.

        The end of its standard input tells the program that the match is over.
        """
        if self.popen.returncode is not None:
            return self.popen.returncode
        if patience:
            self.say_goodbye(monotonic() + patience)
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.popen.pid, signal.SIGKILL)
        end_marked(self.mark)
        with suppress(subprocess.TimeoutExpired):
            self.popen.wait(BURIAL)
        self.selector.close()
        for file in self.pipes:
            file.close()
        return self.popen.returncode

    def say_goodbye(self, deadline: float) -> None:
        """Send the remaining messages, close standard input, and wait for the process to exit."""
        stdin = self.pipes[0]
        while not self.is_closed and monotonic() < deadline:
            self.exchange(min(deadline - monotonic(), STEP) if self.unsent or stdin.closed else 0)
            self.unread.clear()
            if not self.unsent:
                stdin.close()
        while self.is_closed and not self.has_ended() and monotonic() < deadline:
            sleep(0.005)


def end_marked(mark: str) -> None:
    """Kill child processes that left the group. Search several times, as they may start more in the meantime."""
    sign = f"{MARK}={mark}".encode()
    for _ in range(ROUNDS):
        found = [number for number in processes() if sign in environment(number)]
        for number in found:
            with suppress(ProcessLookupError, PermissionError):
                os.kill(number, signal.SIGKILL)
        if not found:
            return


def processes() -> list[int]:
    """The ids of all other processes; empty on systems without /proc."""
    try:
        return [int(name) for name in os.listdir("/proc") if name.isdecimal() and int(name) != os.getpid()]
    except OSError:
        return []


def environment(number: int) -> list[bytes]:
    """The environment that a process was started with; empty if the process is gone."""
    try:
        return Path(f"/proc/{number}/environ").read_bytes().split(b"\0")
    except OSError:
        return []


def parsed(line: bytes) -> dict[str, Any]:
    """The object that a line of JSON holds."""
    try:
        data = json.loads(line.decode("utf-8"))
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        raise Failure(NO_JSON, quoted(line.decode("utf-8", "replace")))
    return data


def exit_text(code: int | None) -> str:
    """How a process ended, as shells report it.

    >>> exit_text(3), exit_text(-11)
    ('exit 3', 'SIGSEGV')
    """
    if code is not None and code < 0:
        with suppress(ValueError):
            return signal.Signals(-code).name
    return f"exit {code}"
