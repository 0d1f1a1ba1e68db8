"""A process that answers lines of JSON with lines of JSON. Whatever it does, it can neither hold us up nor fill memory.

All its pipes are read and written without ever blocking, until a deadline. It leads a process group of its own, and this
group is ended in the end. The leader is buried only after that: until then nobody else can get its number. Whatever left the
group is known by a mark in its environment, where the system shows that.
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

START: Final = "start"  # why a game was lost: it did not start
CRASH: Final = "crash"  # it ended
CLOSED: Final = "closed"  # it closed its standard input or output
TIME: Final = "time"  # it gave no answer in time
FLOOD: Final = "flood"  # it said far too much
NO_JSON: Final = "json"  # its line is no JSON object
ANSWER: Final = "answer"  # its answer is none of the options
REASONS: Final = (START, CRASH, CLOSED, TIME, FLOOD, NO_JSON, ANSWER)

LONGEST_LINE: Final = 1_000_000  # bytes
LONGEST_COMPLAINT: Final = 4_000  # bytes of standard error that are kept: the last ones
LONGEST_QUOTE: Final = 120  # characters of what it said
STEP: Final = 0.1  # seconds after which we look whether anybody wants to stop
DYING: Final = 1.0  # seconds between the end of its output and its own that are still a crash
MARK: Final = "DEMESNE_PROGRAM"  # in the environment of a program and all it starts
ROUNDS: Final = 20  # of looking for what it started
BURIAL: Final = 5.0  # seconds until a killed process should be gone


class Failure(Exception):
    """A program did what loses a game."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(reason, detail)
        self.reason = reason
        self.detail = detail


class Stopped(Exception):
    """Nobody wants the answer any more."""


def printable(text: str) -> str:
    """What a program said, without anything that could disturb a terminal.

    >>> printable("red: " + chr(27) + "[31m")
    'red: ?[31m'
    """
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def quoted(text: str) -> str:
    """As much of it as a message can hold."""
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
        """Say something to which there is no answer. It is sent together with the next question."""
        self.unsent += json.dumps(message, separators=(",", ":")).encode() + b"\n"

    def ask(self, message: dict[str, Any], seconds: float) -> dict[str, Any]:
        """The answer to a question, or Failure."""
        self.tell(message)
        return parsed(self.next_line(seconds))

    def next_line(self, seconds: float) -> bytes:
        """What it says next. It counts only when everything before was sent, so nobody can answer without reading."""
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
        """Send and receive what can be sent and received now; wait for that so long at most."""
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
        """Write as much of what is unsent as the pipe takes."""
        try:
            del self.unsent[: os.write(stdin.fileno(), self.unsent)]
        except BlockingIOError:
            return
        except OSError:
            self.is_closed = True
        if self.is_closed or not self.unsent:
            self.selector.unregister(stdin)

    def received(self, file: IO[bytes]) -> bytes:
        """What can be read now; at its end the pipe is watched no longer."""
        try:
            data = os.read(file.fileno(), 65536)
        except BlockingIOError:
            return b""
        if not data:
            self.selector.unregister(file)
        return data

    # ------------------------------------------------------------ the end
    def last_failure(self, failure: Failure) -> Failure:
        """End it. If it had ended by itself before, that is the failure. What it complained about is read to the end."""
        until = monotonic() + (DYING if failure.reason == CLOSED else 0)
        while not self.has_ended() and monotonic() < until:
            sleep(0.005)
        self.exchange(0)
        code = self.end()
        return failure if code in (None, -signal.SIGKILL) else Failure(CRASH, exit_text(code))

    def has_ended(self) -> bool:
        """Whether it has, without burying it. Systems that cannot tell say no."""
        if not hasattr(os, "waitid"):
            return False
        return os.waitid(os.P_PID, self.popen.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None

    def end(self, patience: float = 0.0) -> int | None:
        """End the process with its group, after some seconds to end by itself; return its exit code.

        That the match is over it learns from the end of its standard input.
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
        """Send what is left to say, close its standard input, and wait for its end."""
        stdin = self.pipes[0]
        while not self.is_closed and monotonic() < deadline:
            self.exchange(min(deadline - monotonic(), STEP) if self.unsent or stdin.closed else 0)
            self.unread.clear()
            if not self.unsent:
                stdin.close()
        while self.is_closed and not self.has_ended() and monotonic() < deadline:
            sleep(0.005)


def end_marked(mark: str) -> None:
    """End what a program started and put into sessions of its own. It may go on starting more meanwhile."""
    sign = f"{MARK}={mark}".encode()
    for _ in range(ROUNDS):
        found = [number for number in processes() if sign in environment(number)]
        for number in found:
            with suppress(ProcessLookupError, PermissionError):
                os.kill(number, signal.SIGKILL)
        if not found:
            return


def processes() -> list[int]:
    """All there are, where the system tells."""
    try:
        return [int(name) for name in os.listdir("/proc") if name.isdecimal() and int(name) != os.getpid()]
    except OSError:
        return []


def environment(number: int) -> list[bytes]:
    """What a process was started with; nothing of one that is gone or dead."""
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
    """How a process ended, as a shell user knows it.

    >>> exit_text(3), exit_text(-11)
    ('exit 3', 'SIGSEGV')
    """
    if code is not None and code < 0:
        with suppress(ValueError):
            return signal.Signals(-code).name
    return f"exit {code}"
