"""How the cards of Prosperity are used by default."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from demesne.bots.advice.ideas import Curser
from demesne.bots.advice.worth import by_lines, trash_wish
from demesne.bots.default_play import Advice, DefaultPlay
from demesne.engine.constants import TREASURE
from demesne.engine.costs import types
from demesne.engine.state import Frame, State

TRASH: Final[i64] = 0  # what Watchtower offers
INVEST: Final[i64] = 1  # what Investment offers after $1


@final
class Watchtower(Advice):
    """Junk is trashed, what is good now goes on the deck."""

    def react(self, g: State, bot: DefaultPlay, f: Frame, who: i64) -> i64:
        kind = g.kind_of[f.that]
        return 100 if bot.junk_wish(g, who, kind, 0) > 0 or bot.keep_wish(g, who, kind, 0) > 0 else 0

    def option(self, g: State, bot: DefaultPlay, f: Frame, who: i64, code: i64) -> i64:
        is_junk = bot.junk_wish(g, who, g.kind_of[f.that], 0) > 0
        return 100 if (code == TRASH) == is_junk else 0


@final
class Investment(Advice):
    """Trashes junk; itself late in the game, or with many kinds of Treasures in hand."""

    def play(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        hand = g.players[who].hand
        for i in range(hand.n):
            other = g.kind_of[hand.ids[i]]
            if other != kind and by_lines(g, bot, who, other, trash_wish(g, bot, who, other, 0)) > 0:
                return 900
        return 0

    def pick(self, g: State, bot: DefaultPlay, f: Frame, who: i64, kind: i64, nth: i64) -> i64:
        return trash_wish(g, bot, who, kind, nth)

    def option(self, g: State, bot: DefaultPlay, f: Frame, who: i64, code: i64) -> i64:
        if code != INVEST:
            return 100
        hand = g.players[who].hand
        names: i64 = 0
        for kind in range(g.nkinds):
            if types(g, kind) & TREASURE:
                for i in range(hand.n):
                    if g.kind_of[hand.ids[i]] == kind:
                        names += 1
                        break
        return 60 * names if bot.is_late(g) else 30 * names


@final
class Bank(Advice):
    """The last of all Treasures."""

    def play(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        return 1


@final
class Vault(Advice):
    """Whatever is worth less than a coin is discarded; others give up two cards that are worth less than another one."""

    def pick(self, g: State, bot: DefaultPlay, f: Frame, who: i64, kind: i64, nth: i64) -> i64:
        if who == g.current:
            return 90 - bot.keep_wish(g, who, kind, nth) if bot.coins[kind] < 2 else -1
        return 35 - bot.keep_wish(g, who, kind, nth)


@final
class GrandMarket(Advice):
    """Nothing to decide: it is played before everything that gives no Action back."""

    def play(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        return 1300


ADVICE: Final[dict[str, Advice]] = {
    "watchtower": Watchtower(),
    "investment": Investment(),
    "charlatan": Curser(),
    "vault": Vault(),
    "grand_market": GrandMarket(),
    "bank": Bank(),
}


# How much one play of a card does where its text alone does not tell, in hundredths of a coin or so.
STRENGTH: Final[dict[str, int]] = {
    "watchtower": 120,
    "investment": 160,
    "charlatan": 420,
    "rabble": 260,
    "vault": 330,
    "bank": 350,
}
