"""The worker process: it runs one task after the other, and Ctrl-C does not reach it.

Workers are spawned, not forked: that works on every system and is safe in programs with threads. Each worker has its own pipe,
so its owner knows which task a dead worker was running.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.resource_tracker import ensure_running
from typing import Any, Final, Protocol

from demesne.sets.card_files import CardFile, declare, declare_installed
from demesne.work.task import Answer, Progress, Task, Tell, run_task

READY: Final = "ready"  # the first message of a worker
STOP: Final = None  # asks a worker to stop its interactive task
DEAD: Final = (EOFError, OSError)  # what using the pipe of a dead process raises


def processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


# ---------------------------------------------------------------- in the worker
def declare_cards(cards: Sequence[CardFile]) -> None:
    """Declare the cards of installed packages and of these files, each once in a process."""
    declare_installed()
    for card_file in cards:
        declare(card_file)


def serve(pipe: Connection, cards: Sequence[CardFile], nice: int, preload: Callable[..., Any] | None) -> None:
    """Run tasks until this worker is killed or its owner has ended. Unpickling `preload` has imported its module."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    declare_cards(cards)

    def tell(done: int, total: int, found: object = None) -> None:
        pipe.send(Progress(done, total, found))

    with suppress(*DEAD):
        pipe.send(READY)
        while True:
            task = pipe.recv()
            if task is not STOP:  # a late wish to stop: that task has ended
                pipe.send(run_task(task, pipe.poll, tell))  # during an interactive task only STOP can arrive


# ---------------------------------------------------------------- in its owner
@contextmanager
def interrupts_blocked() -> Iterator[None]:
    """Block SIGINT in processes started meanwhile, even before they can ignore it themselves.

    Ctrl-C reaches all processes of a terminal, but only the first should react. It does so afterwards.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    ensure_running()  # starting this process of the library unblocks SIGINT, so it must run already
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Worker(Protocol):
    """Runs one task at a time: a process of this machine, or a place on a cluster."""

    def run(self, task: Task, tell: Tell) -> Answer:
        """Wait for the answer. A worker that dies meanwhile raises one of `DEAD`."""

    def stop(self, task: Task) -> None:
        """Ask an interactive task to stop: nobody waits for its result. Called from another thread than `run`."""

    def end(self) -> None:
        """End the worker at once, whatever it is doing."""


class ProcessWorker:
    """A process of this machine. It is started for its first task unless `start` is called before.

    It knows the cards of these files. `nice` lowers its priority. `preload` is a function whose module it imports before it
    is ready.
    """

    def __init__(
        self, cards: Sequence[CardFile] = (), nice: int = 0, preload: Callable[..., Any] | None = None
    ) -> None:  # fmt: skip
        self.arguments = (tuple(cards), nice, preload)
        self.process: Any = None
        self.pipe: Connection | None = None
        self.lock = threading.Lock()
        self.running: Task | None = None
        self.stopped: Task | None = None
        self.is_ended = False

    def start(self) -> Connection:
        """The pipe to the process, which is started if necessary."""
        if self.is_ended:
            raise EOFError
        if self.pipe is None:
            context = get_context("spawn")
            pipe, other_end = context.Pipe()
            process = context.Process(target=serve, args=(other_end, *self.arguments), daemon=True)
            with interrupts_blocked():
                process.start()
            other_end.close()
            self.process, self.pipe = process, pipe
        return self.pipe

    def send(self, task: Task) -> None:
        """Have a task run after those sent before."""
        self.start().send(replace(task, note=None))

    def run(self, task: Task, tell: Tell) -> Answer:
        """Wait for the answer, in a thread. A worker that dies meanwhile raises one of `DEAD`."""
        with self.lock:
            pipe = self.start()
            self.send(task)
            self.running = task
            if self.stopped is task:
                pipe.send(STOP)
        try:
            while not isinstance(said := pipe.recv(), Answer):
                if isinstance(said, Progress):
                    tell(said.done, said.total, said.found)
        finally:
            self.running = None
        return said

    def stop(self, task: Task) -> None:
        """Ask an interactive task to stop, also if it has not been sent yet."""
        with self.lock, suppress(OSError):
            self.stopped = task
            if self.running is task and self.pipe is not None:
                self.pipe.send(STOP)

    def end(self) -> None:
        """Kill the process and wait until it is gone."""
        with self.lock:
            was_ended, self.is_ended = self.is_ended, True
        if was_ended or self.process is None or self.pipe is None:
            return
        self.process.kill()
        self.process.join()
        self.process.close()
        self.pipe.close()
