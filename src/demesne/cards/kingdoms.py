"""Recommended kingdoms of the rulebooks that the cards at hand can fill. Each set has its own in `kingdoms.yaml`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from typing import Final

import yaml

from demesne.cards.sets import SETS
from demesne.engine.setup import Setup


@dataclass(frozen=True)
class Kingdom:
    """A setup with a name."""

    id: str
    laid_out: Setup

    def setup(self, players: int = 2) -> Setup:
        return self.laid_out.for_players(players)


def read_kingdoms() -> Iterator[Kingdom]:
    for set_id in SETS:
        text = files("demesne.cards").joinpath(set_id, "kingdoms.yaml").read_text("utf-8")
        for entry in yaml.safe_load(text):
            laid_out = Setup.of(entry["piles"], entry.get("landscapes", ()), entry.get("marks"))
            yield Kingdom(entry["id"], laid_out)


KINGDOMS: Final[dict[str, Kingdom]] = {kingdom.id: kingdom for kingdom in read_kingdoms()}
