"""How the cards of Plunder are used by default."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from demesne.bots.advice.ideas import FIRST_TREASURE, Curser, Trade
from demesne.bots.advice.worth import deck_worth
from demesne.bots.default_play import Advice, DefaultPlay
from demesne.engine.costs import cost
from demesne.engine.prices import coins_in
from demesne.engine.state import State

LOOT: Final[i64] = 650  # what one in hand is worth
DEAR: Final[i64] = 3  # what a card costs that a Loot is gained for


@final
class Pickaxe(Trade):
    """A Silver becomes a Loot; or else junk goes."""

    def play(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        return FIRST_TREASURE if self.best_in_hand(g, bot, who, kind) > -bot.coins[kind] else 0

    def swap(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        if coins_in(cost(g, kind)) >= DEAR:
            return LOOT - deck_worth(g, bot, who, kind)
        return bot.junk_wish(g, who, kind, 0) // 6


ADVICE: Final[dict[str, Advice]] = {
    "pickaxe": Pickaxe(),
    "trickster": Curser(),
}


# How much one play of a card does where its text alone does not tell, in hundredths of a coin or so.
STRENGTH: Final[dict[str, int]] = {
    "quartermaster": 400,
    "spell_scroll": 300,
    "trickster": 420,
}
