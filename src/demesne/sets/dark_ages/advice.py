"""How the cards of Dark Ages are used by default."""

from __future__ import annotations

from typing import Final

from demesne.bots.advice.ideas import Early, TrashesOne
from demesne.bots.default_play import Advice

ADVICE: Final[dict[str, Advice]] = {
    "sage": Early(1200),
    "rats": TrashesOne(1150, 0, 500),  # trash only cards that are worse than another Rats
}

# How strong one play is, in hundredths of a coin, where the text does not tell; written by `python -m bench.strengths`.
STRENGTHS: Final[dict[str, int]] = {
    "counterfeit": 300,
    "cultist": 420,
    "hermit": 280,
    "mystic": 310,
    "sage": 220,
    "wandering_minstrel": 170,
}
