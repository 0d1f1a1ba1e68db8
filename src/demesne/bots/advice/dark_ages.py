"""How the cards of Dark Ages are used by default."""

from __future__ import annotations

from typing import Final

from demesne.bots.advice.ideas import Early, TrashesOne
from demesne.bots.default_play import Advice

ADVICE: Final[dict[str, Advice]] = {
    "sage": Early(1200),
    "rats": TrashesOne(1150, 0, 500),  # it becomes a Rats: only what is worse than that
}
