"""How the cards of Adventures are used by default."""

from __future__ import annotations

from typing import Final

from demesne.bots.default_play import Advice

ADVICE: Final[dict[str, Advice]] = {}


# How much one play of a card does where its text alone does not tell, in hundredths of a coin or so.
STRENGTH: Final[dict[str, int]] = {
    "raze": 130, "duplicate": 150, "ranger": 270, "transmogrify": 180, "distant_lands": 160, "haunted_woods": 400,
    "royal_carriage": 280, "storyteller": 280, "swamp_hag": 420, "hireling": 380,
}  # fmt: skip
