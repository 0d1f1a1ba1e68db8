"""Recommended kingdoms of the rulebooks whose cards are all declared. Each set lists its own in `kingdoms.yaml`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from typing import Final

from demesne.engine.setup import Setup
from demesne.sets import SetFolder, set_folders


@dataclass(frozen=True)
class Kingdom:
    """A kingdom that a rulebook recommends.

    >>> import demesne
    >>> demesne.KINGDOMS["first_game"].setup(players=3).players
    3
    """

    id: str  # its name, as in `KINGDOMS`
    laid_out: Setup  # its setup for 2 players

    def setup(self, players: int = 2) -> Setup:
        """Its setup for this number of players."""
        return self.laid_out.for_players(players)


class Recommended(Mapping[str, Kingdom]):
    """The recommended kingdoms by their ids.

    >>> import demesne
    >>> "first_game" in demesne.KINGDOMS
    True
    >>> demesne.KINGDOMS["first_game"].setup().piles[:3]
    ('cellar', 'market', 'militia')
    """

    def __repr__(self) -> str:
        return f"<{len(self)} recommended kingdoms: {', '.join(self)}>"

    def __getitem__(self, id: str) -> Kingdom:
        known = read_kingdoms()
        if id not in known:
            near = get_close_matches(str(id), known, n=1)
            raise KeyError(f"{id} (did you mean {near[0]}?)" if near else id)
        return known[id]

    def __iter__(self) -> Iterator[str]:
        return iter(read_kingdoms())

    def __len__(self) -> int:
        return len(read_kingdoms())


def read_kingdoms() -> dict[str, Kingdom]:
    """All recommended kingdoms, those of loaded folders last. Files are read on first access: most commands need none."""
    return kingdoms_in(tuple(set_folders()))


@cache
def kingdoms_in(folders: tuple[SetFolder, ...]) -> dict[str, Kingdom]:
    """The kingdoms of some sets, by their ids."""
    found: dict[str, Kingdom] = {}
    for folder in folders:
        for entry in folder.kingdoms():
            laid_out = Setup.of(entry["piles"], entry.get("landscapes", ()), entry.get("marks"), options=entry.get("options"))
            found[entry["id"]] = Kingdom(entry["id"], laid_out)
    return found


KINGDOMS: Final = Recommended()
