"""How the cards of the base game are used by default, and what other sets need of the same kind.

Wishes are in hundredths of a coin or so. Whatever gives an Action back is wished for with 1000 and more, so that it is
played before everything else.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.bots.lines import LINE
from demesne.bots.mind import UNDECIDED, Advice, Mind
from demesne.bots.terms import deck_size
from demesne.engine.constants import ACTION, ANY_TYPE, CURSE, PASS, TREASURE
from demesne.engine.costs import cost, discount, reduced, types
from demesne.engine.definitions import PLAIN
from demesne.engine.moves import is_in_supply
from demesne.engine.state import Frame, State

HIGH_PRICE: Final[i64] = 5  # what is worth keeping Coppers in hand for
PROVINCE_PRICE: Final[i64] = 8


# ---------------------------------------------------------------- what a player knows of his cards
def in_hand(g: State, who: i64, kind: i64) -> i64:
    """Copies of a card in hand."""
    hand = g.players[who].hand
    n: i64 = 0
    for i in range(hand.n):
        if g.kind_of[hand.ids[i]] == kind:
            n += 1
    return n


def count_hand(g: State, who: i64) -> vec[i64]:
    """Copies of each kind in hand."""
    counts = vec[i64]([0] * int(g.nkinds))
    hand = g.players[who].hand
    for i in range(hand.n):
        counts[g.kind_of[hand.ids[i]]] += 1
    return counts


def coins_at_hand(g: State, m: Mind, who: i64) -> i64:
    """Coins this turn, with the Treasures that are still in hand."""
    hand = g.players[who].hand
    n = g.coins
    for i in range(hand.n):
        n += m.coins[g.kind_of[hand.ids[i]]]
    return n


def average_keep(g: State, m: Mind, who: i64) -> i64:
    """How welcome a card of this player's deck is in hand, on average."""
    own = g.players[who].own
    total: i64 = 0
    for kind in range(m.nkinds):
        total += own[kind] * m.keep[kind]
    size = deck_size(g, who)
    return total // size if size > 0 else 0


def deck_worth(g: State, m: Mind, who: i64, kind: i64) -> i64:
    """What owning a card is worth for the rest of the game."""
    card = g.kinds[kind]
    if card.types & CURSE:
        return -150
    if card.types & (ACTION | TREASURE) == 0:
        points = card.vp if card.worth is PLAIN else 1 + card.worth.value(g, who)
        if m.is_late(g):
            return 170 * points
        return 110 * points if points > 1 or m.hoards else -20
    if m.coins[kind] == 1 and card.cost == 0:
        return -20 if m.junk_wish(g, who, kind, 0) > 0 else 80
    if card.types & ACTION and m.buys.n > 0 and m.buys.names[kind] + m.gains.names[kind] == 0:
        return unwanted_worth(card.cost)
    return (60 if m.is_late(g) else 100) * card.cost


def gained_worth(g: State, m: Mind, who: i64, kind: i64) -> i64:
    """What gaining a card is worth: its price at least if the strategy asks for it now, and little if it is an Action else."""
    worth = deck_worth(g, m, who, kind)
    card = g.kinds[kind]
    if m.gain_wish(g, who, kind) >= LINE:
        return max(worth, (60 if m.is_late(g) else 100) * card.cost)
    return min(worth, unwanted_worth(card.cost)) if card.types & ACTION else worth


def unwanted_worth(price: i64) -> i64:
    """Of an Action that the strategy does not ask for."""
    return 30 * price - 40


def lost_buy(g: State, m: Mind, who: i64, coins: i64, gone: i64) -> i64:
    """How much less could be bought this turn with so many coins less; some have gone before."""
    if coins == 0:
        return 0
    all_coins = coins_at_hand(g, m, who) - gone
    return 80 * (price_of_next_buy(g, m, who, all_coins) - price_of_next_buy(g, m, who, all_coins - coins))


def price_of_next_buy(g: State, m: Mind, who: i64, coins: i64) -> i64:
    line = m.first_line(g, who, coins, m.buys.n)
    if line == m.buys.n:
        return 0
    target = m.buys.targets[line]
    return cost(g, target) if target < m.nkinds else HIGH_PRICE


def best_gain(g: State, m: Mind, who: i64, least: i64, most: i64, wanted: i64, but: i64 = -1) -> i64:
    """The card of these costs and types that would be gained, or -1; `but` not this one."""
    best: i64 = -1
    wish: i64 = 0
    less = discount(g)
    for kind in range(m.nkinds):
        if kind == but or not is_in_supply(g, kind) or types(g, kind) & wanted == 0:
            continue
        price = reduced(g.kit.costs[kind], less)
        if price < least or price > most:
            continue
        this = m.gain_wish(g, who, kind)
        if best < 0 or this > wish:
            best = kind
            wish = this
    return best


# ---------------------------------------------------------------- ideas several cards share
@final
class Early(Advice):
    """An Action that gives an Action back, in its place among those."""

    def __init__(self, wish: i64) -> None:
        self.wish: i64 = wish

    def play(self, g: State, m: Mind, who: i64, kind: i64) -> i64:
        return self.wish


@final
class Curser(Advice):
    """It hands out Curses, and is only half as good when there are none left."""

    def play(self, g: State, m: Mind, who: i64, kind: i64) -> i64:
        if g.left[g.kit.kind("curse")] > 0:
            return UNDECIDED
        return (m.soon[kind] if m.has_spare_actions(g, who) else m.alone[kind]) // 2


@final
class Gainer(Advice):
    """Gain a card up to a price; one that is trashed for it is played only for something better."""

    def __init__(self, most: i64, costs_itself: bool) -> None:
        self.most: i64 = most
        self.costs_itself: bool = costs_itself

    def play(self, g: State, m: Mind, who: i64, kind: i64) -> i64:
        best = best_gain(g, m, who, 0, self.most, ANY_TYPE, kind if self.costs_itself else -1)
        if best < 0:
            return 0
        worth = gained_worth(g, m, who, best)
        if self.costs_itself:
            worth -= 80 * g.kinds[kind].cost
        return 60 + worth // 2 if worth > 0 else 0

    def gain(self, g: State, m: Mind, f: Frame, who: i64, kind: i64) -> i64:
        if self.costs_itself and kind == g.kind_of[f.source] and m.line_for(g, who, m.gains, kind) < 0:
            return -100
        return UNDECIDED


@final
class Upgrade(Advice):
    """Trash cards for dearer ones."""

    def __init__(self, times: i64, plus: i64, exactly: bool, wanted: i64, to_hand: bool) -> None:
        self.times: i64 = times
        self.plus: i64 = plus
        self.exactly: bool = exactly
        self.wanted: i64 = wanted  # types of both
        self.to_hand: bool = to_hand

    def play(self, g: State, m: Mind, who: i64, kind: i64) -> i64:
        """By the best cards in hand to do it with; when it must be done more often, the others count too."""
        counts = count_hand(g, who)
        counts[kind] -= 1
        total: i64 = 0
        gone: i64 = 0
        for i in range(self.times):
            best: i64 = -1
            most: i64 = 0
            for other in range(m.nkinds):
                if counts[other] > 0 and types(g, other) & self.wanted:
                    wish = self.swap(g, m, who, other, gone)
                    if best < 0 or wish > most:
                        best = other
                        most = wish
            if best >= 0:
                counts[best] -= 1
                gone += m.coins[best]
                total += most
        return 100 + total // 2 if total > 0 else 0

    def pick(self, g: State, m: Mind, f: Frame, who: i64, kind: i64, nth: i64) -> i64:
        return self.swap(g, m, who, kind, 0)

    def swap(self, g: State, m: Mind, who: i64, kind: i64, gone: i64) -> i64:
        """What it is worth to trash this card from hand and gain the best one instead."""
        price = cost(g, kind) + self.plus
        best = best_gain(g, m, who, price if self.exactly else 0, price, self.wanted)
        wish = -deck_worth(g, m, who, kind)
        if best >= 0:
            more = m.coins[best] - m.coins[kind]
            if self.to_hand:
                return 200 * more + m.coins[kind] if more > 0 else -1
            wish += gained_worth(g, m, who, best)
        return wish - lost_buy(g, m, who, m.coins[kind], gone)


# ---------------------------------------------------------------- single cards
@final
class Cellar(Advice):
    """Coppers go too when the deck is better than they are, unless there is enough for a Province already."""

    def play(self, g: State, m: Mind, who: i64, kind: i64) -> i64:
        return 1005

    def pick(self, g: State, m: Mind, f: Frame, who: i64, kind: i64, nth: i64) -> i64:
        if m.coins[kind] != 1 or coins_at_hand(g, m, who) >= PROVINCE_PRICE:
            return UNDECIDED
        return 20 if average_keep(g, m, who) > m.keep[kind] + 20 else UNDECIDED


@final
class Chapel(Advice):
    """All junk, but no Copper that would cost a good buy this turn."""

    def play(self, g: State, m: Mind, who: i64, kind: i64) -> i64:
        counts = count_hand(g, who)
        n: i64 = 0
        for other in range(m.nkinds):
            for nth in range(counts[other]):
                if self.junk(g, m, who, other, nth) > 0:
                    n += 1
        return 120 + 90 * n if n > 0 else 0

    def pick(self, g: State, m: Mind, f: Frame, who: i64, kind: i64, nth: i64) -> i64:
        return self.junk(g, m, who, kind, nth)

    def junk(self, g: State, m: Mind, who: i64, kind: i64, nth: i64) -> i64:
        wish = m.junk_wish(g, who, kind, nth)
        if wish > 0 and m.coins[kind] > 0:
            coins = coins_at_hand(g, m, who)
            price = price_of_next_buy(g, m, who, coins)
            if price >= HIGH_PRICE and price_of_next_buy(g, m, who, coins - m.coins[kind] * (nth + 1)) < price:
                return 0
        return wish


@final
class Chancellor(Advice):
    """The deck is put away, so that what was bought comes sooner, until what was bought is mostly points."""

    def option(self, g: State, m: Mind, f: Frame, who: i64, code: i64) -> i64:
        return 1 if (code == PASS) == m.is_late(g) else 0


@final
class Moneylender(Advice):
    """Only with a Copper."""

    def play(self, g: State, m: Mind, who: i64, kind: i64) -> i64:
        return m.alone[kind] if in_hand(g, who, g.kit.kind("copper")) > 0 else 0


@final
class Spy(Advice):
    """Away with one's own cards below the average, and with those of others above theirs."""

    def play(self, g: State, m: Mind, who: i64, kind: i64) -> i64:
        return 1350

    def option(self, g: State, m: Mind, f: Frame, who: i64, code: i64) -> i64:
        if code != 0:
            return 0
        worth = m.keep[g.kind_of[f.its.ids[0]]]
        average = average_keep(g, m, f.who)
        return average - worth if f.who == who else worth - average


@final
class Thief(Advice):
    """The best Treasure of each victim; not while they hold hardly anything but what one would be glad to lose."""

    def play(self, g: State, m: Mind, who: i64, kind: i64) -> i64:
        good: i64 = 0
        bad: i64 = 0
        for seat in range(g.nplayers):
            if seat != who:
                for treasure in m.treasures:
                    if g.kinds[treasure].cost > 0:
                        good += g.players[seat].own[treasure]
                    else:
                        bad += g.players[seat].own[treasure]
        return UNDECIDED if good * 2 > bad else 0

    def pick(self, g: State, m: Mind, f: Frame, who: i64, kind: i64, nth: i64) -> i64:
        return 1 + m.keep[kind] if f.who != who else UNDECIDED


@final
class ThroneRoom(Advice):
    """The best Action twice. What gives Actions back is played before, but for the last of them if nothing else is there."""

    def play(self, g: State, m: Mind, who: i64, kind: i64) -> i64:
        hand = g.players[who].hand
        has_spare = m.has_spare_actions(g, who)
        best: i64 = 0
        lasting: i64 = 0
        for i in range(hand.n):
            other = g.kind_of[hand.ids[i]]
            if other == kind or g.kinds[other].types & ACTION == 0:
                continue
            wish = m.twice_wish(g, who, other)
            if wish <= 0:
                continue
            if m.is_terminal[other] < 1:
                lasting += 1
            else:
                best = max(best, wish + (m.soon[other] if has_spare else wish))
        if best > 0:
            return min(best, 995)
        return 0 if lasting == 0 else 1500 if lasting == 1 else 1002

    def pick(self, g: State, m: Mind, f: Frame, who: i64, kind: i64, nth: i64) -> i64:
        """Another Throne Room first, when there is something for it to play."""
        if kind != g.kind_of[f.source]:
            return UNDECIDED
        hand = g.players[who].hand
        for i in range(hand.n):
            other = g.kind_of[hand.ids[i]]
            if other != kind and g.kinds[other].types & ACTION and m.twice_wish(g, who, other) > 0:
                return 2000
        return 1


@final
class Library(Advice):
    """Before what makes the hand larger, after all others. Actions that cannot be played are laid aside."""

    def play(self, g: State, m: Mind, who: i64, kind: i64) -> i64:
        hand = g.players[who].hand
        n = 8 - hand.n
        if n <= 0:
            return 0
        if not m.has_spare_actions(g, who):
            return 85 * n
        shrinks = False
        for i in range(hand.n):
            other = g.kind_of[hand.ids[i]]
            if other != kind and m.is_terminal[other] == 1:
                if m.soon[other] > 500:
                    return 950
                shrinks = True
        return 50 if shrinks else 950

    def option(self, g: State, m: Mind, f: Frame, who: i64, code: i64) -> i64:
        if code == PASS:
            return 1
        look = g.players[who].look
        kind = g.kind_of[look.ids[look.n - 1]]
        return 2 if m.use_wish(g, who, kind) < m.keep[kind] else 0


ADVICE: Final[dict[str, Advice]] = {
    "cellar": Cellar(),
    "chapel": Chapel(),
    "chancellor": Chancellor(),
    "workshop": Gainer(4, False),
    "feast": Gainer(5, True),
    "moneylender": Moneylender(),
    "remodel": Upgrade(1, 2, False, ANY_TYPE, False),
    "spy": Spy(),
    "thief": Thief(),
    "throne_room": ThroneRoom(),
    "library": Library(),
    "mine": Upgrade(1, 3, False, TREASURE, True),
    "witch": Curser(),
}
