"""How the cards of Nocturne, its Boons and Hexes are used by default."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from demesne.bots.default_play import UNDECIDED, Advice, DefaultPlay
from demesne.engine.constants import ACTION, LAND, TREASURE, TURN_START
from demesne.engine.costs import types
from demesne.engine.state import Frame, State

NOW: Final[i64] = 0  # the first option of Blessed Village
AT_ONCE: Final = ("the_mountains_gift", "the_swamps_gift", "the_moons_gift")
A_THIRD: Final[i64] = 95  # a third of the worth of what three cards are discarded for
MANY_GOLDS: Final[i64] = 3  # the most Golds to set aside with Crypt


@final
class BlessedVillage(Advice):
    """Receive now the Boons that gain a card or use the discard pile; the others are better at the start of a turn."""

    def option(self, g: State, bot: DefaultPlay, f: Frame, who: i64, code: i64) -> i64:
        now = f.named >= LAND and self.is_better_now(g, bot, who, g.lands[f.named - LAND].id)
        return 1 if now == (code == NOW) else 0

    def is_better_now(self, g: State, bot: DefaultPlay, who: i64, id: str) -> bool:
        """Whether this Boon is better received at once than at the start of the next turn."""
        if id in AT_ONCE:
            return True
        if id != "the_flames_gift":
            return False
        hand = g.players[who].hand
        for i in range(hand.n):
            if bot.junk_wish(g, who, g.kind_of[hand.ids[i]], 0) > 0:
                return True
        return False


@final
class Crypt(Advice):
    """Set aside the best Treasures, but not too many."""

    def play(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        play = g.players[who].play
        for i in range(play.n):
            if bot.coins[g.kind_of[play.ids[i]]] > 1:
                return UNDECIDED
        return 0

    def pick(self, g: State, bot: DefaultPlay, f: Frame, who: i64, kind: i64, nth: i64) -> i64:
        if f.event == TURN_START:  # a set-aside card returns
            return UNDECIDED
        if bot.coins[kind] > 2 and nth < MANY_GOLDS:
            return bot.coins[kind]
        if bot.coins[kind] == 2 and nth == 0:
            return 1
        return 0


@final
class Imp(Advice):
    """Play it early if it can play an Action from hand that has no copy in play."""

    def play(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        p = g.players[who]
        for i in range(p.hand.n):
            other = g.kind_of[p.hand.ids[i]]
            if other != kind and types(g, other) & ACTION:
                found = False
                for j in range(p.play.n):
                    if g.kind_of[p.play.ids[j]] == other:
                        found = True
                if not found:
                    return 900
        return UNDECIDED


@final
class DiscardsThree(Advice):
    """Discard three cards if each is worth less than a third of the payment."""

    def pick(self, g: State, bot: DefaultPlay, f: Frame, who: i64, kind: i64, nth: i64) -> i64:
        return A_THIRD - bot.keep_wish(g, who, kind, nth)


@final
class EarthsGift(Advice):
    """Discard a Copper for a card costing up to 4."""

    def pick(self, g: State, bot: DefaultPlay, f: Frame, who: i64, kind: i64, nth: i64) -> i64:
        return 1 if g.kinds[kind].types & TREASURE and bot.coins[kind] < 2 and not bot.is_late(g) else -1


@final
class MagicLamp(Advice):
    """Play it after all other Treasures, when most cards are in play."""

    def play(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        return 1


ADVICE: Final[dict[str, Advice]] = {
    "blessed_village": BlessedVillage(),
    "crypt": Crypt(),
    "imp": Imp(),
    "magic_lamp": MagicLamp(),
    "secret_cave": DiscardsThree(),
    "the_earths_gift": EarthsGift(),
    "the_skys_gift": DiscardsThree(),
}

# How strong one play is, in hundredths of a coin, where the text does not tell; written by `python -m bench.strengths`.
STRENGTHS: Final[dict[str, int]] = {
    "blessed_village": 200,
    "crypt": 240,
    "devils_workshop": 230,
    "faithful_hound": 250,
    "monastery": 130,
    "sacred_grove": 410,
    "secret_cave": 220,
    "shepherd": 280,
    "skulk": 370,
    "tragic_hero": 450,
}
