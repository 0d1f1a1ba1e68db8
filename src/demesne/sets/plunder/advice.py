"""How the cards of Plunder are used by default."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from demesne.bots.advice.ideas import FIRST_TREASURE, Curser, Trade
from demesne.bots.advice.worth import deck_worth
from demesne.bots.default_play import Advice, DefaultPlay
from demesne.engine.costs import cost
from demesne.engine.gaining import kind_called
from demesne.engine.prices import coins_in
from demesne.engine.state import State

LOOT: Final[i64] = 650  # the worth of a Loot in hand
LATER: Final[i64] = 450  # the worth of a Loot in the discard pile
DEAR: Final[i64] = 3  # the least cost of a card trashed for a Loot


def loot_for(g: State, kind: i64) -> i64:
    """The worth of the Loot that trashing this card gives."""
    return LATER if g.kinds[kind].id == "jewelled_egg" and kind_called(g, "loot") >= 0 else 0


@final
class Pickaxe(Trade):
    """Trash a Silver for a Loot, or else junk."""

    def play(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        return FIRST_TREASURE if self.best_in_hand(g, bot, who, kind) > -bot.coins[kind] else 0

    def swap(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        if coins_in(cost(g, kind)) >= DEAR and kind_called(g, "loot") >= 0:
            return LOOT - deck_worth(g, bot, who, kind)
        return bot.junk_wish(g, who, kind, 0) // 6 + loot_for(g, kind)


ADVICE: Final[dict[str, Advice]] = {
    "pickaxe": Pickaxe(),
    "trickster": Curser(),
}

# How strong one play is, in hundredths of a coin, where the text does not tell; written by `python -m bench.strengths`.
STRENGTHS: Final[dict[str, int]] = {
    "crucible": 220,
    "gondola": 280,
    "pickaxe": 440,
    "quartermaster": 550,
    "shaman": 320,
}
