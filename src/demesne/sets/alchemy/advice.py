"""How the cards of Alchemy are used by default."""

from __future__ import annotations

from typing import Final

from demesne.bots.default_play import Advice

ADVICE: Final[dict[str, Advice]] = {}

# How strong one play is, in hundredths of a coin, where the text does not tell; written by `python -m bench.strengths`.
STRENGTHS: Final[dict[str, int]] = {}
