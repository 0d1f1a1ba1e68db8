"""How the cards of Menagerie are used by default."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from demesne.bots.advice.ideas import TrashesJunk
from demesne.bots.default_play import Advice, DefaultPlay
from demesne.engine.constants import ACTION, PASS, TREASURE
from demesne.engine.costs import types
from demesne.engine.state import Frame, State


@final
class Displace(Advice):
    """What is of no use in hand goes to the mat, where its points still count; then junk."""

    def play(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        hand = g.players[who].hand
        for i in range(hand.n):
            if self.worth(g, bot, who, g.kind_of[hand.ids[i]], 0) > 0:
                return 250
        return 0

    def pick(self, g: State, bot: DefaultPlay, f: Frame, who: i64, kind: i64, nth: i64) -> i64:
        return self.worth(g, bot, who, kind, nth)

    def worth(self, g: State, bot: DefaultPlay, who: i64, kind: i64, nth: i64) -> i64:
        if types(g, kind) & (ACTION | TREASURE) == 0:
            return 1000
        junk = bot.junk_wish(g, who, kind, nth)
        return junk if junk > 0 else -bot.keep_wish(g, who, kind, nth)


@final
class Kiln(Advice):
    """A copy of what is played next, unless one would rather be rid of it."""

    def option(self, g: State, bot: DefaultPlay, f: Frame, who: i64, code: i64) -> i64:
        if code == PASS:
            return 0
        kind = g.kind_of[f.that]
        return -1 if g.kinds[kind].cost == 0 or bot.junk_wish(g, who, kind, 0) > 0 else 1


ADVICE: Final[dict[str, Advice]] = {
    "goatherd": TrashesJunk(),
    "displace": Displace(),
    "kiln": Kiln(),
}


# How much one play of a card does where its text alone does not tell, in hundredths of a coin or so.
STRENGTH: Final[dict[str, int]] = {
    "goatherd": 120, "cardinal": 260, "cavalry": 290, "groom": 260, "displace": 250, "kiln": 300, "livery": 330,
}  # fmt: skip
