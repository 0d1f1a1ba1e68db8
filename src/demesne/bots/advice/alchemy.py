"""How the cards of Alchemy are used by default."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from demesne.bots.default_play import Advice, DefaultPlay
from demesne.engine.state import Frame, State


@final
class ScryingPool(Advice):
    """Own junk goes, and what is good in other decks."""

    def play(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        return 1200

    def option(self, g: State, bot: DefaultPlay, f: Frame, who: i64, code: i64) -> i64:
        good = bot.keep[g.kind_of[f.its.ids[0]]] >= 150 if f.its.n > 0 else False
        discards = not good if f.who == who else good
        return 100 if (code == 0) == discards else 0


ADVICE: Final[dict[str, Advice]] = {
    "scrying_pool": ScryingPool(),
}


# How much one play of a card does where its text alone does not tell, in hundredths of a coin or so.
STRENGTH: Final[dict[str, int]] = {
    "potion": 150,
    "scrying_pool": 250,
    "golem": 350,
}
