"""How the cards of Menagerie are used by default."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from demesne.bots.advice.ideas import Trade, TrashesJunk
from demesne.bots.advice.worth import best_gain, deck_worth, gained_worth, lost_buy
from demesne.bots.default_play import Advice, DefaultPlay
from demesne.engine.constants import ACTION, ANY_TYPE, NIGHT, PASS, TREASURE
from demesne.engine.costs import cost, types
from demesne.engine.state import Frame, State

IDLE: Final[i64] = 100  # what it is worth to be rid of a card that cannot be played
LITTLE: Final[i64] = 30  # what a card in the deck is worth at least, against one that nobody asked for


@final
class Displace(Trade):
    """What is of no use in hand goes to the mat, where its points still count, for a card that costs more."""

    def swap(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        best = best_gain(g, bot, who, 0, cost(g, kind) + 2, ANY_TYPE, kind)
        worth = gained_worth(g, bot, who, best) if best >= 0 else 0
        if types(g, kind) & (ACTION | TREASURE | NIGHT) == 0:
            return worth + IDLE
        return worth - max(deck_worth(g, bot, who, kind), LITTLE) - lost_buy(g, bot, who, bot.coins[kind], 0)


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
