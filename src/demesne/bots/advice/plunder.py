"""How the cards of Plunder are used by default."""

from __future__ import annotations

from typing import Final

from demesne.bots.default_play import Advice

ADVICE: Final[dict[str, Advice]] = {}


# How much one play of a card does where its text alone does not tell, in hundredths of a coin or so.
STRENGTH: Final[dict[str, int]] = {}
