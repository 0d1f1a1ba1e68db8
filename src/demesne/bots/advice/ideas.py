"""Advice that several cards share: how to use Actions that gain, trash or hand out Curses.

Wishes are roughly in hundredths of a coin. Cards that give +1 Action have a wish of 1000 or more, so that they are played
first.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from demesne.bots.advice.worth import (
    best_gain,
    better_buy,
    by_lines,
    coins_worth,
    count_hand,
    deck_worth,
    gained_worth,
    lost_buy,
    removal_wish,
    trash_wish,
)
from demesne.bots.default_play import NEVER, UNDECIDED, Advice, DefaultPlay
from demesne.engine.constants import ANY_TYPE, TREASURE
from demesne.engine.costs import cost, types
from demesne.engine.expressions import CardTest
from demesne.engine.prices import coins_in
from demesne.engine.state import Frame, State

FIRST_TREASURE: Final[i64] = 900  # the wish to play a Treasure that needs other Treasures in hand


@final
class Early(Advice):
    """An Action with +1 Action, and its rank among such cards."""

    def __init__(self, wish: i64) -> None:
        self.wish: i64 = wish

    def play(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        return self.wish


@final
class Curser(Advice):
    """A card that hands out Curses; it counts half when no Curses are left."""

    def play(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        if g.left[g.components.kind("curse")] > 0:
            return UNDECIDED
        return (bot.soon[kind] if bot.has_spare_actions(g, who) else bot.alone[kind]) // 2


@final
class Gainer(Advice):
    """A card that gains a card up to a price; if it trashes itself, play it only for something better."""

    def __init__(self, most: i64, costs_itself: bool) -> None:
        self.most: i64 = most
        self.costs_itself: bool = costs_itself

    def play(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        best = best_gain(g, bot, who, 0, self.most, ANY_TYPE, kind if self.costs_itself else -1)
        if best < 0:
            return 0
        worth = gained_worth(g, bot, who, best)
        if self.costs_itself:
            worth -= 80 * coins_worth(g.kinds[kind].price)
        return 60 + worth // 2 if worth > 0 else 0

    def gain(self, g: State, bot: DefaultPlay, f: Frame, who: i64, kind: i64) -> i64:
        if self.costs_itself and kind == g.kind_of[f.source] and bot.line_for(g, who, bot.gains, kind) < 0:
            return -100
        return UNDECIDED


@final
class Upgrade(Advice):
    """A card that exchanges cards from hand for more expensive ones, by trashing or removing them."""

    def __init__(self, times: i64, plus: i64, exactly: bool, wanted: i64, to_hand: bool, removes: bool = False) -> None:
        self.times: i64 = times
        self.plus: i64 = plus
        self.exactly: bool = exactly
        self.wanted: i64 = wanted  # types that both cards must have
        self.to_hand: bool = to_hand
        self.removes: bool = removes  # removed from the deck instead of trashed; the gained card must have another name

    def play(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        """Sum the best exchanges in hand, one for each time it happens."""
        counts = count_hand(g, who)
        counts[kind] -= 1
        total: i64 = 0
        gone: i64 = 0
        for i in range(self.times):
            best: i64 = -1
            most: i64 = 0
            for other in range(bot.nkinds):
                if counts[other] > 0 and types(g, other) & self.wanted:
                    wish = self.swap(g, bot, who, other, gone)
                    if best < 0 or wish > most:
                        best = other
                        most = wish
            if best >= 0:
                counts[best] -= 1
                gone += bot.coins[best]
                total += most
        return 100 + total // 2 if total > 0 else 0

    def pick(self, g: State, bot: DefaultPlay, f: Frame, who: i64, kind: i64, nth: i64) -> i64:
        return self.swap(g, bot, who, kind, 0)

    def swap(self, g: State, bot: DefaultPlay, who: i64, kind: i64, gone: i64) -> i64:
        """What it is worth to give up this card from hand and gain the best replacement."""
        price = cost(g, kind) + self.plus
        best = best_gain(g, bot, who, price if self.exactly else 0, price, self.wanted, kind if self.removes else -1)
        if self.removes:
            return removal_wish(g, bot, who, kind) + (gained_worth(g, bot, who, best) if best >= 0 else 0)
        wish = -deck_worth(g, bot, who, kind)
        if best >= 0:
            more = bot.coins[best] - bot.coins[kind]
            if self.to_hand:
                return 200 * more + bot.coins[kind] if more > 0 else -1
            wish += gained_worth(g, bot, who, best)
        return wish - lost_buy(g, bot, who, bot.coins[kind], gone)


class Trade(Advice):
    """A card that gives up a card from hand for something; subclasses define what that is worth."""

    def swap(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        """What it is worth to give up a card of this kind; NEVER if it cannot be given up."""
        return NEVER

    def best_in_hand(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        """The best trade in hand, not counting one copy of the card that is played; NEVER if there is no other card."""
        hand = g.players[who].hand
        best = NEVER
        passed = False
        for i in range(hand.n):
            other = g.kind_of[hand.ids[i]]
            if other == kind and not passed:
                passed = True
            else:
                best = max(best, self.swap(g, bot, who, other))
        return best

    def play(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        best = self.best_in_hand(g, bot, who, kind)
        return 100 + best // 2 if best > 0 else 0

    def pick(self, g: State, bot: DefaultPlay, f: Frame, who: i64, kind: i64, nth: i64) -> i64:
        return self.swap(g, bot, who, kind)


@final
class TrashesForCoins(Trade):
    """A card that trashes a card from hand for as many coins as it costs."""

    def swap(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        worth = 80 * better_buy(g, bot, who, coins_in(cost(g, kind)) - bot.coins[kind])
        junk = bot.junk_wish(g, who, kind, 0)
        return worth + junk // 6 if junk > 0 else worth - deck_worth(g, bot, who, kind)


@final
class PlaysOnceMore(Trade):
    """A card that plays another card from hand twice and trashes it, perhaps gaining a replacement."""

    def __init__(self, wanted: i64, upgrade: Upgrade | None) -> None:
        self.wanted: i64 = wanted  # the type it plays
        self.upgrade: Upgrade | None = upgrade

    def play(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        """Play such a Treasure before all other Treasures, even if it may find none to play."""
        if self.wanted == TREASURE:
            return FIRST_TREASURE
        best = self.best_in_hand(g, bot, who, kind)
        return min(100 + best, 995) if best > 0 else 0

    def swap(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        if types(g, kind) & self.wanted == 0:
            return NEVER
        if self.upgrade is not None:
            return bot.twice_wish(g, who, kind) + self.upgrade.swap(g, bot, who, kind, 0)
        junk = bot.junk_wish(g, who, kind, 0)
        worth = 80 * better_buy(g, bot, who, bot.coins[kind])
        return worth + junk // 3 if junk > 0 else worth - deck_worth(g, bot, who, kind)


@final
class TrashesOne(Advice):
    """A card that must trash or remove a card from hand; play it when there is a good one to give up."""

    def __init__(self, soon: i64, per_cost: i64, least: i64, removes: bool = False) -> None:
        self.removes: bool = removes
        self.soon: i64 = soon  # the wish to play it when there is something to trash
        self.per_cost: i64 = per_cost  # what each coin of the trashed card's cost is worth
        self.least: i64 = least  # the lowest acceptable wish for the best candidate

    def play(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        best = self.best_in_hand(g, bot, who, kind)
        if best < self.least:
            return 0
        return self.soon if best > 0 else self.soon + best

    def best_in_hand(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        """The highest wish to trash a card in hand, not counting one copy of this card; 0 if there is no other card."""
        hand = g.players[who].hand
        best = NEVER
        others: i64 = 0
        passed = False
        for i in range(hand.n):
            candidate = g.kind_of[hand.ids[i]]
            if candidate == kind and not passed:
                passed = True
                continue
            others += 1
            wish = by_lines(g, bot, who, candidate, self.wish(g, bot, who, candidate, 0))
            if wish > best:
                best = wish
        return best if others > 0 else 0

    def pick(self, g: State, bot: DefaultPlay, f: Frame, who: i64, kind: i64, nth: i64) -> i64:
        return self.wish(g, bot, who, kind, nth)

    def wish(self, g: State, bot: DefaultPlay, who: i64, kind: i64, nth: i64) -> i64:
        """The wish to trash the nth copy of this card, or to remove it from the deck."""
        if self.removes:
            return removal_wish(g, bot, who, kind)
        return trash_wish(g, bot, who, kind, nth) + self.per_cost * coins_in(cost(g, kind))


@final
class NeedsA(Advice):
    """A card that does nothing without a matching card in hand."""

    def __init__(self, which: CardTest) -> None:
        self.which: CardTest = which

    def play(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        counts = count_hand(g, who)
        counts[kind] -= 1
        for other in range(bot.nkinds):
            if counts[other] > 0 and self.which.fits_kind(g, g.stack[g.top], who, other):
                return UNDECIDED
        return 0


@final
class TrashesJunk(Advice):
    """A card that trashes one card. At the start of a turn it comes last, when the hand is largest."""

    def pick(self, g: State, bot: DefaultPlay, f: Frame, who: i64, kind: i64, nth: i64) -> i64:
        return trash_wish(g, bot, who, kind, nth)

    def react(self, g: State, bot: DefaultPlay, f: Frame, who: i64) -> i64:
        return 0


@final
class StartOfTurn(Advice):
    """A rank among the effects at the start of a turn; the highest comes first."""

    def __init__(self, rank: i64) -> None:
        self.rank: i64 = rank

    def react(self, g: State, bot: DefaultPlay, f: Frame, who: i64) -> i64:
        return self.rank
