"""Doing something at once: only what it has to wait for goes through the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any


class Errand:
    """A coroutine that is carried out to its end, whoever still wants it. A task would begin later, and cost more.

    It may wait for futures, locks and `asyncio.sleep(0)`; what asks for its task (`asyncio.timeout`) does not work in it.
    """

    def __init__(self, work: Coroutine[Any, Any, None], ended: Callable[[Exception | None], None]) -> None:
        self.work = work
        self.ended = ended
        self.go_on()

    def go_on(self, done: asyncio.Future[Any] | None = None) -> None:
        try:
            waits_for = self.work.send(None)  # a future tells what it has to tell when it is asked there
        except (StopIteration, asyncio.CancelledError):  # what it waits for is cancelled when the server ends
            self.ended(None)
        except Exception as problem:
            self.ended(problem)
        else:
            if waits_for is None:  # it only lets others go first
                asyncio.get_running_loop().call_soon(self.go_on)
            else:
                waits_for._asyncio_future_blocking = False  # what a task answers, too: it has been heard
                waits_for.add_done_callback(self.go_on)
