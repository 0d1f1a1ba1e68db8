"""How the cards of Seaside are used by default."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from demesne.bots.advice.worth import better_buy, in_hand, total
from demesne.bots.default_play import UNDECIDED, Advice, DefaultPlay
from demesne.engine.constants import NATIVE_VILLAGE
from demesne.engine.state import Frame, State

FULL_MAT: Final[i64] = 4  # take the cards once this many are on the mat
MUCH_BETTER: Final[i64] = 2  # the price difference that makes a purchase much better


@final
class NativeVillage(Advice):
    """Collect cards on the mat, and take them when there are many or they buy something better."""

    def play(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        return 1050

    def option(self, g: State, bot: DefaultPlay, f: Frame, who: i64, code: i64) -> i64:
        mat = g.players[who].zone(NATIVE_VILLAGE)
        takes = mat.n >= FULL_MAT or better_buy(g, bot, who, total(g, mat, bot.coins)) >= MUCH_BETTER
        return 1 if takes == (code == 1) else 0


@final
class TreasureMap(Advice):
    """Play it only with a second one in hand."""

    def play(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        return 900 if in_hand(g, who, kind) >= 2 else 0


@final
class Outpost(Advice):
    """Do not play it if the previous turn was also the player's own: it would only cost cards."""

    def play(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        return 0 if g.before == who else UNDECIDED


ADVICE: Final[dict[str, Advice]] = {
    "native_village": NativeVillage(),
    "treasure_map": TreasureMap(),
    "outpost": Outpost(),
}

# How strong one play is, in hundredths of a coin, where the text does not tell; written by `python -m bench.strengths`.
STRENGTHS: Final[dict[str, int]] = {
    "astrolabe": 230,
    "blockade": 450,
    "caravan": 240,
    "island": 290,
    "native_village": 140,
    "outpost": 220,
    "salvager": 260,
    "smugglers": 250,
    "wharf": 530,
}
