"""Our own cutting of WebSocket frames against the library's: the same streams, cut into random pieces, give the same frames."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN, SERVER, Protocol

from demesne.table.web.frames import Frames, head_of

MOST = 400  # bytes in a message
STREAMS = 1500
Seen = list[tuple[int, bytes, bool]]


def frame(opcode: int, data: bytes, fin: bool = True) -> bytes:
    """As a client sends it."""
    return bytes(Frame(Opcode(opcode), data, fin).serialize(mask=True))


def some_data(rng: random.Random, most: int) -> bytes:
    """Often as long as a head can just say in one byte, or in two."""
    length = rng.choice([0, 1, 5, 125, 126, 127, rng.randint(0, most)])
    return rng.randbytes(min(length, most))


def whole_message(rng: random.Random) -> bytes:
    return frame(rng.choice([1, 1, 1, 2]), some_data(rng, MOST))


def message_in_parts(rng: random.Random) -> bytes:
    """With pings between its parts, as is allowed."""
    parts = [some_data(rng, 100) for _ in range(rng.randint(2, 4))]
    made = b""
    for i, part in enumerate(parts):
        made += frame(0 if i else 1, part, i == len(parts) - 1)
        made += frame(9, some_data(rng, 125)) if rng.random() < 0.3 else b""
    return made


def wrong(rng: random.Random) -> bytes:
    """What no client may send: without a mask, too long, of no kind, a message within another, too long in parts, noise."""
    text = frame(1, some_data(rng, 60))
    return rng.choice([
        bytes(Frame(Opcode.TEXT, b"unmasked").serialize(mask=False)),
        frame(1, rng.randbytes(MOST + 1)),
        b"\x81\xff" + b"\xff" * 8 + rng.randbytes(20),
        bytes([text[0] | 0x40]) + text[1:],
        bytes([0x83]) + text[1:],
        frame(1, b"begun", False) + text,
        frame(0, b"of nothing"),
        frame(1, rng.randbytes(MOST), False) + frame(0, b"x"),
        rng.randbytes(rng.randint(1, 40)),
    ])  # fmt: skip


def stream(rng: random.Random) -> bytes:
    """What one client sends. Some end in the middle of a frame, some go on after their close."""
    kinds = [whole_message] * 6 + [message_in_parts, wrong] + [lambda rng: frame(rng.choice([9, 10]), some_data(rng, 125))]
    made = b"".join(rng.choice(kinds)(rng) for _ in range(rng.randint(1, 8)))
    if rng.random() < 0.2:
        made += frame(8, b"\x03\xe8") + whole_message(rng)
    return made[: rng.randint(0, len(made))] if rng.random() < 0.2 else made


def pieces(rng: random.Random, data: bytes) -> list[bytes]:
    cuts = sorted(rng.randint(0, len(data)) for _ in range(rng.choice([0, 1, 3, 10, len(data)])))
    return [data[start:end] for start, end in zip([0, *cuts], [*cuts, len(data)], strict=True) if start < end]


def heard(protocol: Protocol) -> Seen:
    return [(int(e.opcode), bytes(e.data), e.fin) for e in protocol.events_received() if isinstance(e, Frame)]


def library(parts: list[bytes]) -> tuple[Seen, bytes]:
    """What the library makes of it, and what it answers."""
    protocol = Protocol(SERVER, state=OPEN, max_size=MOST)
    seen: Seen = []
    for part in parts:
        protocol.receive_data(part)
        seen += heard(protocol)
    return seen, b"".join(protocol.data_to_send())


class Forgetful:
    """Does not know whether it stands within a message that comes in parts."""

    def __init__(self, most: int) -> None:
        self.frames = Frames(most)

    def cut(self, data: bytes) -> list[tuple[bytes, bytes | None]]:
        self.frames.is_between = False
        return self.frames.cut(data)


def ours(parts: list[bytes], cutting: type[Frames | Forgetful]) -> tuple[Seen, bytes, int]:
    """The same where texts are taken out before the library sees them, as `WebSocketConnection` does; and how many were."""
    protocol, incoming = Protocol(SERVER, state=OPEN, max_size=MOST), cutting(MOST)
    seen: Seen = []
    taken = 0
    for part in parts:
        for whole, text in incoming.cut(part):
            if text is not None and protocol.state is OPEN:
                seen.append((1, text, True))
                taken += 1
            else:
                protocol.receive_data(whole)
                seen += heard(protocol)
    return seen, b"".join(protocol.data_to_send()), taken


def compare(streams: int, cutting: type[Frames | Forgetful] = Frames) -> Counter[str]:
    rng = random.Random(3)
    counts: Counter[str] = Counter()
    for _ in range(streams):
        data = stream(rng)
        seen, answer = library(pieces(rng, data))
        seen_by_us, our_answer, taken = ours(pieces(rng, data), cutting)
        assert seen_by_us == seen
        assert our_answer == answer
        counts += Counter(texts=taken, others=len(seen) - taken, answers=bool(answer))
    return counts


def test_we_see_what_the_library_sees() -> None:
    counts = compare(STREAMS)
    assert min(counts["texts"], counts["others"], counts["answers"]) > STREAMS / 4


def test_a_text_within_a_message_would_be_noticed() -> None:
    with pytest.raises(AssertionError):
        compare(STREAMS, Forgetful)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_what_we_send_is_what_the_library_would_send(length: int) -> None:
    text = b"x" * length
    assert head_of(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)
