"""How the cards of Dark Ages are used by default."""

from __future__ import annotations

from typing import Final

from demesne.bots.advice.ideas import Early, NamesTheMost, TrashesJunk, TrashesOne
from demesne.bots.default_play import Advice

ADVICE: Final[dict[str, Advice]] = {
    "hermit": TrashesJunk(),
    "sage": Early(1200),
    "rats": TrashesOne(1150, 0, 500),  # it becomes a Rats: only what is worse than that
    "mystic": NamesTheMost(1100),
    "overgrown_estate": TrashesJunk(),
}


# How much one play of a card does where its text alone does not tell, in hundredths of a coin or so.
STRENGTH: Final[dict[str, int]] = {
    "hermit": 150, "sage": 150, "procession": 200, "rats": 60, "wandering_minstrel": 150, "count": 350, "counterfeit": 260,
    "cultist": 450, "graverobber": 300, "mystic": 280, "madman": 250,
}  # fmt: skip
