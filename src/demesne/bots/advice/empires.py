"""How the cards of Empires are used by default."""

from __future__ import annotations

from typing import Final

from demesne.bots.advice.ideas import TrashesOne
from demesne.bots.default_play import Advice

ADVICE: Final[dict[str, Advice]] = {
    "sacrifice": TrashesOne(200, 0, -60),
}
