"""How the cards of Seaside are used by default."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from demesne.bots.advice.worth import better_buy, in_hand, total
from demesne.bots.default_play import UNDECIDED, Advice, DefaultPlay
from demesne.engine.constants import ACTION, NATIVE_VILLAGE, TREASURE
from demesne.engine.costs import types
from demesne.engine.state import Frame, State

FULL_MAT: Final[i64] = 4  # cards, from which on they are taken
MUCH_BETTER: Final[i64] = 2  # coins that a card costs more


@final
class NativeVillage(Advice):
    """Cards are saved up on the mat and taken together, when there are many or they buy something better."""

    def play(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        return 1050

    def option(self, g: State, bot: DefaultPlay, f: Frame, who: i64, code: i64) -> i64:
        mat = g.players[who].zone(NATIVE_VILLAGE)
        takes = mat.n >= FULL_MAT or better_buy(g, bot, who, total(g, mat, bot.coins)) >= MUCH_BETTER
        return 1 if takes == (code == 1) else 0


@final
class TreasureMap(Advice):
    """Only with a second one."""

    def play(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        return 900 if in_hand(g, who, kind) >= 2 else 0


@final
class Island(Advice):
    """What is of no use in hand goes with it."""

    def play(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        hand = g.players[who].hand
        for i in range(hand.n):
            if self.is_idle(g, g.kind_of[hand.ids[i]]):
                return 150
        return 20 if bot.is_late(g) else 0

    def pick(self, g: State, bot: DefaultPlay, f: Frame, who: i64, kind: i64, nth: i64) -> i64:
        return 1000 if self.is_idle(g, kind) else -bot.keep_wish(g, who, kind, nth)

    def is_idle(self, g: State, kind: i64) -> bool:
        return types(g, kind) & (ACTION | TREASURE) == 0


@final
class Outpost(Advice):
    """Not when the turn before was one's own already: it would only cost cards."""

    def play(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        return 0 if g.before == who else UNDECIDED


ADVICE: Final[dict[str, Advice]] = {
    "native_village": NativeVillage(),
    "island": Island(),
    "treasure_map": TreasureMap(),
    "outpost": Outpost(),
}


# How much one play of a card does where its text alone does not tell, in hundredths of a coin or so.
STRENGTH: Final[dict[str, int]] = {
    "astrolabe": 240, "smugglers": 250, "blockade": 280, "caravan": 150, "salvager": 260, "treasure_map": 60, "outpost": 230,
    "wharf": 420,
}  # fmt: skip
