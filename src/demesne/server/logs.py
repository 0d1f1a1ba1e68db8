"""The log. Errors that repeat do not fill the disk."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

AT_ONCE: Final = 10  # messages of one kind in a period
PERIOD: Final = 60.0  # seconds
ALIKE: Final = 40  # characters in which messages of one kind agree
KINDS: Final = 1000  # kinds in memory


class SaidOften(logging.Filter):
    """Lets some messages of a kind through, then counts them; the next one that passes says how many were left out."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.clock = clock
        self.kinds: dict[tuple[str, str], tuple[float, int]] = {}  # start of the period and number of messages in it

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether a message passes."""
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
    """Shorten the traceback of a lost connection to one line."""
    if record.name.startswith("sqlalchemy.pool."):
        record.exc_info = None
    return True


def keep_log() -> None:
    """Write warnings and errors to standard error."""
    logging.basicConfig(level=logging.WARNING, format="demesne: %(name)s: %(message)s")
    for handler in logging.getLogger().handlers:
        handler.addFilter(SaidOften())
        handler.addFilter(in_one_line)
