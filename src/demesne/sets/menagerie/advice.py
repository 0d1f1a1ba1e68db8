"""How the cards of Menagerie are used by default."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from demesne.bots.default_play import Advice, DefaultPlay
from demesne.engine.constants import PASS
from demesne.engine.state import Frame, State


@final
class Kiln(Advice):
    """Gain a copy of the next card played, unless it is junk."""

    def option(self, g: State, bot: DefaultPlay, f: Frame, who: i64, code: i64) -> i64:
        if code == PASS:
            return 0
        kind = g.kind_of[f.that]
        return -1 if g.kinds[kind].cost == 0 or bot.junk_wish(g, who, kind, 0) > 0 else 1


ADVICE: Final[dict[str, Advice]] = {
    "kiln": Kiln(),
}

# How strong one play is, in hundredths of a coin, where the text does not tell; written by `python -m bench.strengths`.
STRENGTHS: Final[dict[str, int]] = {
    "cavalry": 250,
    "coven": 400,
    "displace": 330,
    "goatherd": 150,
    "groom": 310,
    "kiln": 290,
    "livery": 430,
    "wayfarer": 550,
}
