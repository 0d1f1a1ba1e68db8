"""How the cards of Empires are used by default."""

from __future__ import annotations

from typing import Final

from demesne.bots.advice.ideas import TrashesOne
from demesne.bots.default_play import Advice

ADVICE: Final[dict[str, Advice]] = {
    "sacrifice": TrashesOne(200, 0, -60),
}

# How strong one play is, in hundredths of a coin, where the text does not tell; written by `python -m bench.strengths`.
STRENGTHS: Final[dict[str, int]] = {
    "chariot_race": 230,
    "emporium": 270,
    "enchantress": 230,
    "farmers_market": 300,
    "groundskeeper": 250,
    "patrician": 170,
    "sacrifice": 360,
    "wild_hunt": 390,
}
