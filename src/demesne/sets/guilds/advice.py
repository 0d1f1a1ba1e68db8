"""How the cards of Guilds are used by default."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from demesne.bots.advice.ideas import Trade
from demesne.bots.advice.worth import best_gain, deck_worth, gained_worth, lost_buy
from demesne.bots.default_play import NEVER, UNDECIDED, Advice, DefaultPlay
from demesne.engine.constants import ACTION, ANY_TYPE, COFFERS
from demesne.engine.costs import cost
from demesne.engine.gaining import OVERPAYING
from demesne.engine.state import Frame, State

TOKEN: Final[i64] = 80  # what a Coffers token is worth, in hundredths of a coin
SPOT: Final[i64] = 30  # the worth of a coin that has no other use now


@final
class Stonemason(Trade):
    """Overpay if there are good Actions at that price; trash a card if two cheaper ones are worth more."""

    def option(self, g: State, bot: DefaultPlay, f: Frame, who: i64, code: i64) -> i64:
        if f.text is not OVERPAYING:
            return UNDECIDED
        if code == 0:
            return 0
        if f.pc > 0:  # overpaying with Potions: hardly any Action costs them
            return NEVER
        best = best_gain(g, bot, who, code, code, ACTION)
        return 2 * gained_worth(g, bot, who, best) - SPOT * code if best >= 0 else NEVER

    def swap(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        best = best_gain(g, bot, who, 0, cost(g, kind) - 1, ANY_TYPE)
        wish = -deck_worth(g, bot, who, kind) - lost_buy(g, bot, who, bot.coins[kind], 0)
        return wish + 2 * gained_worth(g, bot, who, best) if best >= 0 else wish


@final
class Butcher(Trade):
    """Spend as many Coffers as the gained card is worth."""

    def play(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        best = self.best_in_hand(g, bot, who, kind)
        return 2 * TOKEN + (best // 2 if best > 0 else 0)

    def swap(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        """The worth of the trade before Butcher is played, which gives two more Coffers."""
        return self.at_best(g, bot, who, kind, g.players[who].tokens[COFFERS] + 2)

    def pick(self, g: State, bot: DefaultPlay, f: Frame, who: i64, kind: i64, nth: i64) -> i64:
        return self.at_best(g, bot, who, kind, g.players[who].tokens[COFFERS])

    def option(self, g: State, bot: DefaultPlay, f: Frame, who: i64, code: i64) -> i64:
        return self.swap_with(g, bot, who, g.kind_of[f.its.ids[0]], code) if f.its.n > 0 else UNDECIDED

    def at_best(self, g: State, bot: DefaultPlay, who: i64, kind: i64, tokens: i64) -> i64:
        """What it is worth to trash this card with the best number of up to `tokens` Coffers."""
        best = NEVER
        for n in range(tokens + 1):
            best = max(best, self.swap_with(g, bot, who, kind, n))
        return best

    def swap_with(self, g: State, bot: DefaultPlay, who: i64, kind: i64, tokens: i64) -> i64:
        """What it is worth to trash this card and spend this many Coffers."""
        wish = -deck_worth(g, bot, who, kind) - TOKEN * tokens
        best = best_gain(g, bot, who, 0, cost(g, kind) + tokens, ANY_TYPE)
        return wish + gained_worth(g, bot, who, best) if best >= 0 else wish


ADVICE: Final[dict[str, Advice]] = {
    "stonemason": Stonemason(),
    "butcher": Butcher(),
}

# How strong one play is, in hundredths of a coin, where the text does not tell; written by `python -m bench.strengths`.
STRENGTHS: Final[dict[str, int]] = {
    "baker": 400,
    "butcher": 380,
    "farrier": 160,
    "merchant_guild": 390,
    "plaza": 280,
    "stonemason": 70,
}
