"""How the cards of Hinterlands are used by default."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from demesne.bots.advice.ideas import Trade
from demesne.bots.advice.worth import best_gain, deck_worth, gained_worth, lost_buy
from demesne.bots.default_play import UNDECIDED, Advice, DefaultPlay
from demesne.engine.constants import ACTION, ANY_TYPE
from demesne.engine.costs import cost, types
from demesne.engine.state import Frame, State


@final
class Develop(Trade):
    """Trash a card for two on top of the deck, one that costs 1 more and one that costs 1 less."""

    def swap(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        """What it is worth to trash this card for both cards."""
        price = cost(g, kind)
        wish = -deck_worth(g, bot, who, kind) - lost_buy(g, bot, who, bot.coins[kind], 0)
        for wanted in (price - 1, price + 1):
            best = best_gain(g, bot, who, wanted, wanted, ANY_TYPE)
            if best >= 0:
                wish += gained_worth(g, bot, who, best)
        return wish


@final
class WitchsHut(Advice):
    """Discard two Actions while Curses are left, because they can hardly be played anyway."""

    def play(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        return UNDECIDED

    def pick(self, g: State, bot: DefaultPlay, f: Frame, who: i64, kind: i64, nth: i64) -> i64:
        hand = g.players[who].hand
        actions: i64 = 0
        for i in range(hand.n):
            if types(g, g.kind_of[hand.ids[i]]) & ACTION:
                actions += 1
        if actions < 2 or g.left[g.components.kind("curse")] == 0:
            return UNDECIDED
        return 2000 - bot.keep_wish(g, who, kind, nth) if types(g, kind) & ACTION else 0


ADVICE: Final[dict[str, Advice]] = {
    "develop": Develop(),
    "witchs_hut": WitchsHut(),
}

# How strong one play is, in hundredths of a coin, where the text does not tell; written by `python -m bench.strengths`.
STRENGTHS: Final[dict[str, int]] = {
    "berserker": 300,
    "border_village": 260,
    "develop": 260,
    "guard_dog": 270,
    "haggler": 360,
    "oasis": 240,
    "spice_merchant": 220,
    "trader": 290,
}
