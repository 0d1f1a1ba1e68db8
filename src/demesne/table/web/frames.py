"""The frames of a WebSocket, as far as they carry the texts of a game: one to a text. Everything else is left to the library.

Compiled, as it is done for every answer.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

try:
    from websockets.speedups import apply_mask
except ImportError:  # a machine for which the library was not compiled
    from websockets.utils import apply_mask

TEXT: Final[i64] = 0x81  # a text, whole
LAST: Final[i64] = 0x80  # of the frames of a message
KIND: Final[i64] = 0x0F
DATA: Final[i64] = 2  # the last of the kinds that carry messages; the others are pings and the like
MASKED: Final[i64] = 0x80
LONG: Final[i64] = 126  # from so many bytes on their number has two bytes of its own, or eight
MASK: Final[i64] = 4  # bytes of it
INCOMPLETE: Final[i64] = -1
REFUSED: Final[i64] = -2


class Frames:
    """Cuts what a client sends into frames, however it comes."""

    def __init__(self, most: int) -> None:
        self.most = most  # bytes in one
        self.rest = b""  # the beginning of the next one
        self.is_between = False  # frames of one message
        self.has_given_up = False

    def cut(self, data: bytes) -> list[tuple[bytes, bytes | None]]:
        """The frames that are complete now, each with its text, if it is one. What no client may send comes as it is."""
        if self.has_given_up:
            return [(data, None)]
        if self.rest:
            data = self.rest + data
        found: list[tuple[bytes, bytes | None]] = []
        start: i64 = 0
        size: i64 = len(data)
        while start < size:
            end = self.end_of(data, start, size)
            if end == INCOMPLETE or end > size:
                break
            if end == REFUSED:
                self.has_given_up = True
                end = size
            first: i64 = data[start]
            frame = data[start:end]
            is_text = first == TEXT and not self.is_between and not self.has_given_up
            found.append((frame, unmasked(frame) if is_text else None))
            if first & KIND <= DATA:
                self.is_between = first & LAST == 0
            start = end
        self.rest = data[start:]
        return found

    def end_of(self, data: bytes, start: i64, size: i64) -> i64:
        """Where the frame ends that begins here."""
        if size - start < 2:
            return INCOMPLETE
        second: i64 = data[start + 1]
        if second & MASKED == 0:
            return REFUSED
        length = second & ~MASKED
        head: i64 = 2
        if length >= LONG:
            head = 4 if length == LONG else 10
            if size - start < head:
                return INCOMPLETE
            announced = int.from_bytes(data[start + 2 : start + head], "big")  # may be more than an i64 holds
            if announced > self.most:
                return REFUSED
            length = announced
        return REFUSED if length > self.most else start + head + MASK + length


def unmasked(frame: bytes) -> bytes:
    """What a frame carries that is complete."""
    length: i64 = frame[1] & ~MASKED
    head: i64 = 2 if length < LONG else 4 if length == LONG else 10
    return apply_mask(frame[head + MASK :], frame[head : head + MASK])


def head_of(length: int) -> bytes:
    """What stands before a text when a server sends it in one frame."""
    if length < LONG:
        return b"\x81" + length.to_bytes(1, "big")
    return b"\x81\x7e" + length.to_bytes(2, "big") if length < 1 << 16 else b"\x81\x7f" + length.to_bytes(8, "big")


class Line:
    """A WebSocket over which texts go at once, past all layers between here and the application."""

    def __init__(self, connection: Any, transport: Any) -> None:
        self.connection = connection
        self.transport = transport
        self.is_full = False  # what was sent before has not gone yet

    def say(self, text: bytes) -> None:
        if not self.connection.close_sent and not self.transport.is_closing():
            self.transport.write(head_of(len(text)) + text)
