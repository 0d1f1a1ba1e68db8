"""Studies in the database: the findings and, until a study is done, the answers from which it can be resumed."""

from __future__ import annotations

import base64
import time
import zlib
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.dialects import postgresql, sqlite

from demesne.server.laboratory.laboratory_schema import studies
from demesne.server.laboratory.study_inquiry import Findings
from demesne.server.store import DAMAGE, Store, damaged_game

Answers = list[list[bytes]]


class KeptStudy(Struct, frozen=True):
    """A study as it is saved."""

    setup: dict[str, Any]
    is_done: bool
    findings: Findings
    answers: str = ""  # packed; empty for a study that is done or has failed

    @property
    def known(self) -> Answers:
        """Return the saved answers, unpacked; the list is empty if none are saved."""
        return unpacked(self.answers) if self.answers else []


def packed(answers: Answers) -> str:
    """Return answers as a compressed text.

    >>> unpacked(packed([[b"some", b"answers"], [b"more"]]))
    [[b'some', b'answers'], [b'more']]
    """
    return base64.b64encode(zlib.compress(msgspec.msgpack.encode(answers))).decode()


def unpacked(text: str) -> Answers:
    """Return the answers that `packed` turned into a text."""
    return msgspec.msgpack.decode(zlib.decompress(base64.b64decode(text)), type=Answers)


class StudyKeeper:
    """Reads and writes studies."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def load(self, id: str) -> KeptStudy | None:
        """Return a saved study, or `None` if there is none; raise an error if it is damaged."""
        text = await self.store.one(sa.select(studies.c.result).where(studies.c.id == id))
        if text is None:
            return None
        try:
            kept = msgspec.json.decode(text, type=KeptStudy)
            kept.known  # noqa: B018 - unpacking raises an error if the answers are damaged
        except (*DAMAGE, zlib.error) as problem:
            raise damaged_game(id, problem) from None
        return kept

    async def keep(self, id: str, kept: KeptStudy) -> None:
        """Save a study and replace any earlier state of it, also that of another process."""
        insert = postgresql.insert if self.store.is_shared else sqlite.insert
        row = {"id": id, "at": int(time.time()), "result": msgspec.json.encode(kept).decode()}
        made = insert(studies).values(row)
        changed = {"at": made.excluded.at, "result": made.excluded.result}
        await self.store.change(made.on_conflict_do_update(index_elements=["id"], set_=changed))
