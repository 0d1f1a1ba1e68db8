"""How the cards of Prosperity are used by default."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from demesne.bots.advice.ideas import Curser
from demesne.bots.default_play import Advice, DefaultPlay
from demesne.engine.state import State


@final
class Bank(Advice):
    """Play it after all other Treasures."""

    def play(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        return 1


ADVICE: Final[dict[str, Advice]] = {
    "charlatan": Curser(),
    "bank": Bank(),
}

# How strong one play is, in hundredths of a coin, where the text does not tell; written by `python -m bench.strengths`.
STRENGTHS: Final[dict[str, int]] = {
    "bank": 400,
    "city": 190,
    "investment": 230,
    "monument": 400,
    "rabble": 480,
    "vault": 410,
    "watchtower": 270,
    "workers_village": 180,
}
