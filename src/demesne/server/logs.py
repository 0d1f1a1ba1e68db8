"""What is logged. Whoever makes something go wrong again and again does not fill the disk with it."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

AT_ONCE: Final = 10  # of one kind,
PERIOD: Final = 60.0  # in so many seconds
ALIKE: Final = 40  # characters by which messages of one kind are known
KINDS: Final = 1000  # that are remembered


class SaidOften(logging.Filter):
    """Lets some messages of a kind through, then counts them; the next to come through says how many there were."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.clock = clock
        self.kinds: dict[tuple[str, str], tuple[float, int]] = {}  # when a period began, and how many came in it

    def filter(self, record: logging.LogRecord) -> bool:
        kind = record.name, str(record.msg)[:ALIKE]
        now = self.clock()
        began, said = self.kinds.pop(kind, (now, 0))
        withheld = said - AT_ONCE
        if now - began >= PERIOD:
            began, said = now, 0
            if withheld > 0:
                record.msg = f"{record.msg} (and {withheld} more like this before)"
        self.kinds[kind] = began, said + 1
        if len(self.kinds) > KINDS:
            del self.kinds[next(iter(self.kinds))]
        return said < AT_ONCE


def in_one_line(record: logging.LogRecord) -> bool:
    """A connection that was given up because nobody answers breaks in the middle of something; where, helps nobody."""
    if record.name.startswith("sqlalchemy.pool."):
        record.exc_info = None
    return True


def keep_log() -> None:
    """Warnings and worse go to standard error."""
    logging.basicConfig(level=logging.WARNING, format="demesne: %(name)s: %(message)s")
    for handler in logging.getLogger().handlers:
        handler.addFilter(SaidOften())
        handler.addFilter(in_one_line)
