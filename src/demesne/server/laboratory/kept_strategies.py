"""Saved strategies in the database: the current text of each, and its latest versions.

Each belongs to the owner of a secret. A text with mistakes can be saved, so that nobody loses work, but it cannot be shared.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from itertools import chain
from typing import Any, Final

import sqlalchemy as sa

from demesne.lang import CODES, Language
from demesne.notation.names import fold
from demesne.server.ids import new_id
from demesne.server.laboratory.laboratory_limits import LaboratoryLimits
from demesne.server.laboratory.laboratory_requests import KeptStrategy, Version
from demesne.server.laboratory.laboratory_schema import kept_strategies, kept_versions
from demesne.server.problems import BadRequest
from demesne.server.store import Conflict, Store
from demesne.strategies.geronimoo_xml import clip
from demesne.strategies.parser import parse
from demesne.strategies.syntax import StrategyError

NAMELESS: Final = "…"
NUL: Final = "\0"  # PostgreSQL cannot store this character in a text
UNREADABLE: Final = "\ufffd"
HEADING: Final = r"^[ \t]*{}[ \t]+([^#\n]*[^#\s])"
WORD: Final = re.compile(r"[\W_]+")
TRIES: Final = 5  # attempts to change a strategy that is also being changed elsewhere
OF_A_SECOND: Final = 1000  # times are stored in milliseconds


@dataclass(frozen=True)
class Summary:
    """The facts about a text that lists show, and whether it has no mistakes."""

    name: str
    author: str
    requires: list[str]
    is_right: bool


def summary(text: str) -> Summary:
    """Return the name, author and required cards of a text, and whether it has no mistakes.

    >>> summary("name Smiths\\nauthor Ann\\nrequires smithy\\nbuy smithy")
    Summary(name='Smiths', author='Ann', requires=['smithy'], is_right=True)
    >>> summary("name Smiths # the first\\nbuy")
    Summary(name='Smiths', author='', requires=[], is_right=False)
    """
    try:
        strategy = parse(text)
    except StrategyError:
        return Summary(heading(text, "name") or NAMELESS, heading(text, "author"), [], False)
    bane = [strategy.bane] if strategy.bane else []
    return Summary(clip(strategy.name), clip(strategy.author), [*strategy.requires, *bane], True)


def heading(text: str, word: str) -> str:
    """Return the value of a heading such as `name` in a text that may have mistakes, clipped, or an empty string."""
    found = re.search(HEADING.format(word), text, re.IGNORECASE | re.MULTILINE)
    return clip(" ".join(found[1].split())) if found else ""


def words(text: str) -> list[str]:
    """Return the words of a text in the form used for searching.

    >>> words("Späte Gärten, big_money")
    ['spate', 'garten', 'big', 'money']
    """
    return [word for word in map(fold, WORD.split(text)) if word]


def found_by(about: Summary) -> str:
    """Return the search words of a strategy: its name, its author, and its required cards in every language."""
    cards = [Language(code).card(id) for code in CODES for id in about.requires]
    return " ".join(dict.fromkeys(chain.from_iterable(map(words, [about.name, about.author, *cards]))))


@dataclass(frozen=True)
class Kept:
    """The columns that are written when a text is saved."""

    name: str
    author: str
    requires: str
    found_by: str
    shared: bool
    at: int
    text: str


def kept(text: str, shared: bool) -> Kept:
    """Return the columns for a text; raise an error if it is empty, or is to be shared and has mistakes."""
    if not text.strip():
        raise BadRequest("there is nothing to save: the text is empty", "lab-empty")
    text = text.replace(NUL, UNREADABLE)
    about = summary(text)
    if shared and not about.is_right:
        raise BadRequest("a strategy with mistakes can be saved but not shared; fix it first", "lab-draft")
    now = int(time.time() * OF_A_SECOND)
    return Kept(about.name, about.author, " ".join(about.requires), found_by(about), shared, now, text)


def no_strategy() -> BadRequest:
    """Return the error for a strategy that does not exist or that the visitor may not see."""
    return BadRequest("this strategy does not exist, or its owner has not shared it", "lab-no-strategy")


class Keeper:
    """Reads and writes saved strategies. `owner` is the hash of a secret, or empty for a visitor without one."""

    def __init__(self, store: Store, limits: LaboratoryLimits) -> None:
        self.store = store
        self.limits = limits

    # ------------------------------------------------------------ reading
    async def own(self, owner: str) -> list[KeptStrategy]:
        """Return the strategies of an owner, newest first, without their histories."""
        rows = kept_strategies.c
        query = sa.select(kept_strategies).where(rows.owner == owner).order_by(rows.at.desc(), rows.id)
        return [shown(row, owner) for row in await self.store.all(query)]

    async def shelf(self, find: str, owner: str) -> list[KeptStrategy]:
        """Return the shared strategies that match all words of `find`, newest first."""
        rows = kept_strategies.c
        query = sa.select(kept_strategies).where(rows.shared, *(rows.found_by.contains(word) for word in words(find)))
        query = query.order_by(rows.at.desc(), rows.id).limit(self.limits.shelf)
        return [shown(row, owner) for row in await self.store.all(query)]

    async def one(self, id: str, owner: str) -> KeptStrategy:
        """Return a strategy that is shared or belongs to this owner. Only its owner gets its history, newest version first."""
        row = await self.row(id, owner)
        versions: list[Version] = []
        if row.owner == owner:
            rows = kept_versions.c
            query = sa.select(kept_versions).where(rows.strategy == id).order_by(rows.n.desc())
            versions = [Version(old.n, old.at // OF_A_SECOND, old.text) for old in await self.store.all(query)]
        return shown(row, owner, versions)

    async def row(self, id: str, owner: str) -> Any:
        """Return the row of a strategy that is shared or belongs to this owner; raise an error for any other."""
        found = await self.store.all(sa.select(kept_strategies).where(kept_strategies.c.id == id))
        if not found or not (found[0].shared or found[0].owner == owner):
            raise no_strategy()
        return found[0]

    async def own_row(self, id: str, owner: str) -> Any:
        """Return the row of a strategy that belongs to this owner; raise an error for any other."""
        row = await self.row(id, owner)
        if row.owner != owner:
            raise BadRequest("this strategy belongs to somebody else; save a copy to change it", "lab-other-owner")
        return row

    # ------------------------------------------------------------ writing
    async def keep(self, owner: str, new: Kept) -> str:
        """Save a new strategy and return its id."""
        (held,) = await self.store.all(sa.select(sa.func.count()).where(kept_strategies.c.owner == owner))
        if held[0] >= self.limits.kept:
            most = self.limits.kept
            raise BadRequest(
                f"you already have {most} saved strategies, which is the limit; delete one first", "lab-kept-most", n=most
            )
        id = new_id()
        await self.store.change(
            sa.insert(kept_strategies).values(id=id, owner=owner, n=1, **asdict(new)),
            sa.insert(kept_versions).values(strategy=id, n=1, at=new.at, text=new.text),
        )
        return id

    async def keep_version(self, id: str, owner: str, new: Kept) -> None:
        """Save a new version unless the text is unchanged, and drop the oldest versions over the limit."""

        def changes(row: Any) -> list[sa.UpdateBase]:
            entry = sa.update(kept_strategies).where(kept_strategies.c.id == id)
            if row.text == new.text:
                return [entry.values(shared=new.shared)]
            n, versions = row.n + 1, kept_versions.c
            return [
                sa.insert(kept_versions).values(strategy=id, n=n, at=new.at, text=new.text),
                entry.values(n=n, **asdict(new)),
                sa.delete(kept_versions).where(versions.strategy == id, versions.n <= n - self.limits.versions),
            ]

        await self.change(id, owner, changes)

    async def delete(self, id: str, owner: str) -> None:
        """Delete a strategy of this owner and all its versions."""

        def changes(row: Any) -> list[sa.UpdateBase]:
            return [
                sa.delete(kept_versions).where(kept_versions.c.strategy == id),
                sa.delete(kept_strategies).where(kept_strategies.c.id == id),
            ]

        await self.change(id, owner, changes)

    async def change(self, id: str, owner: str, changes: Callable[[Any], list[sa.UpdateBase]]) -> None:
        """Make changes computed from the current row; after a conflict, read the row again and retry."""
        for _ in range(TRIES):
            row = await self.own_row(id, owner)
            try:
                await self.store.change(*changes(row))
            except Conflict:
                continue
            return
        raise BadRequest("this strategy is being changed elsewhere; try again", "lab-at-once")


def shown(row: Any, owner: str, versions: list[Version] | None = None) -> KeptStrategy:
    """Return a row as it is sent to the visitor with this hash."""
    return KeptStrategy(
        id=row.id,
        name=row.name,
        author=row.author,
        text=row.text,
        requires=row.requires.split(),
        shared=row.shared,
        is_own=owner != "" and row.owner == owner,
        at=row.at // OF_A_SECOND,
        versions=versions or [],
    )
