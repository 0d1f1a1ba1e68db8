"""How the cards of the base game are used by default."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from demesne.bots.advice.ideas import Curser, Early, Gainer, Upgrade
from demesne.bots.advice.worth import (
    HIGH_PRICE,
    average_keep,
    coins_at_hand,
    count_hand,
    price_of_next_buy,
    would_rather_not,
)
from demesne.bots.default_play import UNDECIDED, Advice, DefaultPlay
from demesne.engine.constants import ACTION, PASS, TREASURE
from demesne.engine.state import Frame, State


@final
class Chapel(Advice):
    """Trash all junk, except Coppers that are needed for a good purchase this turn."""

    def play(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        counts = count_hand(g, who)
        n: i64 = 0
        for other in range(bot.nkinds):
            for nth in range(counts[other]):
                if self.junk(g, bot, who, other, nth) > 0:
                    n += 1
        return 120 + 90 * n if n > 0 else 0

    def pick(self, g: State, bot: DefaultPlay, f: Frame, who: i64, kind: i64, nth: i64) -> i64:
        return self.junk(g, bot, who, kind, nth)

    def junk(self, g: State, bot: DefaultPlay, who: i64, kind: i64, nth: i64) -> i64:
        """The wish to trash a card; 0 for a Treasure that pays for the next good buy."""
        wish = bot.junk_wish(g, who, kind, nth)
        if wish > 0 and bot.coins[kind] > 0:
            coins = coins_at_hand(g, bot, who)
            price = price_of_next_buy(g, bot, who, coins)
            if price >= HIGH_PRICE and price_of_next_buy(g, bot, who, coins - bot.coins[kind] * (nth + 1)) < price:
                return 0
        return wish


@final
class Chancellor(Advice):
    """Discard the deck, so that new cards come sooner, until late in the game, when most purchases are Victory cards."""

    def option(self, g: State, bot: DefaultPlay, f: Frame, who: i64, code: i64) -> i64:
        return 1 if (code == PASS) == bot.is_late(g) else 0


@final
class ThroneRoom(Advice):
    """Play the best Action twice.

    Play non-terminal Actions first, except the last one: double that, unless a terminal is better. A terminal that draws is
    better when Actions are left.
    """

    def play(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        hand = g.players[who].hand
        has_spare = bot.has_spare_actions(g, who)
        for i in range(hand.n):
            has_spare = has_spare or bot.is_terminal[g.kind_of[hand.ids[i]]] < 0
        last: i64 = 0
        first: i64 = 0
        lasting: i64 = 0
        for i in range(hand.n):
            other = g.kind_of[hand.ids[i]]
            if other == kind or g.kinds[other].types & ACTION == 0:
                continue
            wish = bot.twice_wish(g, who, other)
            if wish <= 0:
                continue
            if bot.is_terminal[other] < 1:
                lasting += 1
                first = max(first, 2 * wish)
            else:
                last = max(last, wish + (bot.soon[other] if has_spare else wish))
        if last > first:
            return min(last, 995)
        return 0 if lasting == 0 else 1500 if lasting == 1 else 1002

    def pick(self, g: State, bot: DefaultPlay, f: Frame, who: i64, kind: i64, nth: i64) -> i64:
        """Prefer another Throne Room if there is something for it to play."""
        if kind != g.kind_of[f.source]:
            return UNDECIDED
        hand = g.players[who].hand
        for i in range(hand.n):
            other = g.kind_of[hand.ids[i]]
            if other != kind and g.kinds[other].types & ACTION and bot.twice_wish(g, who, other) > 0:
                return 2000
        return 1


@final
class Library(Advice):
    """Play it before Actions that draw and after the other ones. Set aside Actions that cannot be played."""

    def play(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        hand = g.players[who].hand
        n = 8 - hand.n
        if n <= 0:
            return 0
        if not bot.has_spare_actions(g, who):
            return 85 * n
        shrinks = False
        for i in range(hand.n):
            other = g.kind_of[hand.ids[i]]
            if other != kind and bot.is_terminal[other] == 1:
                if bot.soon[other] > 500:
                    return 950
                shrinks = True
        return 50 if shrinks else 950

    def option(self, g: State, bot: DefaultPlay, f: Frame, who: i64, code: i64) -> i64:
        if code == PASS:
            return 1
        look = g.players[who].look
        kind = g.kind_of[look.ids[look.n - 1]]
        return 2 if bot.use_wish(g, who, kind) < bot.keep[kind] else 0


@final
class Harbinger(Advice):
    """Put a card onto the deck if it is better than the deck's average."""

    def play(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        return 1330

    def pick(self, g: State, bot: DefaultPlay, f: Frame, who: i64, kind: i64, nth: i64) -> i64:
        return bot.keep[kind] - average_keep(g, bot, who)


@final
class Vassal(Advice):
    """Play the revealed Action, unless its own advice is against it."""

    def option(self, g: State, bot: DefaultPlay, f: Frame, who: i64, code: i64) -> i64:
        if code == PASS:
            return 0
        return -1 if would_rather_not(g, bot, who, g.kind_of[f.its.ids[0]]) else 1


ADVICE: Final[dict[str, Advice]] = {
    "chapel": Chapel(),
    "chancellor": Chancellor(),
    "workshop": Gainer(4, False),
    "feast": Gainer(5, True),
    "throne_room": ThroneRoom(),
    "library": Library(),
    "mine": Upgrade(1, 3, False, TREASURE, True),
    "witch": Curser(),
    "harbinger": Harbinger(),
    "merchant": Early(1340),
    "vassal": Vassal(),
}

# How strong one play is, in hundredths of a coin, where the text does not tell; written by `python -m bench.strengths`.
STRENGTHS: Final[dict[str, int]] = {
    "adventurer": 380,
    "bureaucrat": 300,
    "cellar": 150,
    "chancellor": 270,
    "chapel": 230,
    "council_room": 440,
    "feast": 120,
    "harbinger": 210,
    "laboratory": 290,
    "library": 390,
    "market": 290,
    "merchant": 230,
    "mine": 300,
    "moat": 250,
    "moneylender": 270,
    "remodel": 280,
    "smithy": 390,
    "spy": 220,
    "thief": 250,
    "village": 160,
    "witch": 550,
    "workshop": 200,
}
