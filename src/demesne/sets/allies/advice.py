"""How the cards of Allies are used by default."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from demesne.bots.advice.worth import COIN, average_draw, coins_at_hand, price_of_next_buy
from demesne.bots.default_play import UNDECIDED, Advice, DefaultPlay
from demesne.engine.constants import ACTION
from demesne.engine.state import Frame, State


@final
class FirstThing(Advice):
    """Always chooses the option with one index; other questions are left to the general wishes."""

    def __init__(self, best: i64) -> None:
        super().__init__()
        self.best: i64 = best

    def option(self, g: State, bot: DefaultPlay, f: Frame, who: i64, code: i64) -> i64:
        return 1 if code == self.best else 0


@final
class Specialist(Advice):
    """Play the best Action in hand twice."""

    def play(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        hand = g.players[who].hand
        best: i64 = 0
        for i in range(hand.n):
            other = g.kind_of[hand.ids[i]]
            if other != kind and g.kinds[other].types & ACTION:
                best = max(best, 2 * bot.twice_wish(g, who, other))
        return min(best, 995) if best > 0 else UNDECIDED

    def option(self, g: State, bot: DefaultPlay, f: Frame, who: i64, code: i64) -> i64:
        return 1 if code == 0 else 0


@final
class Lich(Advice):
    """Skipping a turn for six cards is only worth it if they buy something better."""

    def play(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        coins = coins_at_hand(g, bot, who)
        now = price_of_next_buy(g, bot, who, coins)
        then = price_of_next_buy(g, bot, who, coins + 6 * average_draw(g, who, bot.coins, 6) // COIN)
        return 1500 if then > now else 0


ADVICE: Final[dict[str, Advice]] = {
    "specialist": Specialist(),
    "lich": Lich(),
    "band_of_nomads": FirstThing(0),
}

# How strong one play is, in hundredths of a coin, where the text does not tell; written by `python -m bench.strengths`.
STRENGTHS: Final[dict[str, int]] = {
    "blacksmith": 270,
    "capital_city": 310,
    "conjurer": 540,
    "courier": 340,
    "distant_shore": 330,
    "importer": 320,
    "miller": 260,
    "modify": 210,
    "old_map": 250,
    "specialist": 270,
    "student": 180,
    "sunken_treasure": 310,
    "underling": 160,
    "voyage": 320,
}
