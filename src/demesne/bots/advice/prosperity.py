"""How the cards of Prosperity are used by default."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from demesne.bots.advice.ideas import Curser
from demesne.bots.default_play import Advice, DefaultPlay
from demesne.engine.state import State


@final
class Bank(Advice):
    """The last of all Treasures."""

    def play(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        return 1


ADVICE: Final[dict[str, Advice]] = {
    "charlatan": Curser(),
    "bank": Bank(),
}
