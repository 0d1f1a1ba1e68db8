"""How the cards of Adventures are used by default."""

from __future__ import annotations

from typing import Final

from demesne.bots.default_play import Advice

ADVICE: Final[dict[str, Advice]] = {}

# How strong one play is, in hundredths of a coin, where the text does not tell; written by `python -m bench.strengths`.
STRENGTHS: Final[dict[str, int]] = {
    "distant_lands": 290,
    "duplicate": 260,
    "haunted_woods": 370,
    "hireling": 560,
    "ranger": 300,
    "raze": 170,
    "royal_carriage": 150,
    "storyteller": 250,
    "swamp_hag": 550,
    "transmogrify": 270,
}
