"""The default play: how a sensible player uses each card when the strategy says nothing about it.

Every question is answered in the same way: each possible answer gets a number, its *wish*, and the highest wins. General
wishes are derived from the text of a card; a card that needs more thought has its own `Advice`. Wishes depend only on what the
player may know, and never on the order of a hand.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from demesne.bots.endings import ends_behind
from demesne.bots.strategy_lines import LINE, MANY_LINES, Lines
from demesne.engine.components import Components
from demesne.engine.constants import (
    ACTION,
    BUYING,
    CURSE,
    IN_ACTION_PHASE,
    IN_CLEAN_UP,
    LAND,
    NIGHT,
    ON_TRASH,
    TREASURE,
    VICTORY,
    VILLAGERS,
)
from demesne.engine.costs import can_pay, cost_with, discount, may_buy, types
from demesne.engine.expressions import PLAIN
from demesne.engine.policy import Policy
from demesne.engine.state import Frame, State
from demesne.engine.turn import can_buy_landscape

UNDECIDED: Final[i64] = -(1 << 40)  # leaves the answer to the general wishes
NEVER: Final[i64] = -(1 << 30)


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice:
    """How to use one card, project or artifact by default. Each method returns a wish, or UNDECIDED."""

    def play(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        """The wish to play this card from hand now; 0 or less means not to play it."""
        return UNDECIDED

    def pick(self, g: State, bot: DefaultPlay, f: Frame, who: i64, kind: i64, nth: i64) -> i64:
        """The wish to pick a card of `kind` when this card asks; `nth` is the number of copies picked before it."""
        return UNDECIDED

    def gain(self, g: State, bot: DefaultPlay, f: Frame, who: i64, kind: i64) -> i64:
        """The wish to gain a card of `kind` when this card asks which card to gain."""
        return UNDECIDED

    def option(self, g: State, bot: DefaultPlay, f: Frame, who: i64, code: i64) -> i64:
        """The wish for an option: `code` is its index among the names, or PASS for "no"."""
        return UNDECIDED

    def react(self, g: State, bot: DefaultPlay, f: Frame, who: i64) -> i64:
        """The wish to resolve a trigger of this card now.

        An optional one is declined at 0 or less; of several mandatory ones, the highest comes first.
        """
        return UNDECIDED


NO_ADVICE: Final = Advice()


class DefaultPlay(Policy):
    """The wishes of a player: general wishes for the piles of one game, overruled by the lines of a strategy."""

    def __init__(self, components: Components) -> None:
        super().__init__(True, False, True)
        nkinds = int(components.nkinds)
        self.nkinds: i64 = nkinds
        self.buys: Lines = Lines([], [], nkinds)
        self.gains: Lines = self.buys
        self.plays: Lines = self.buys
        self.trashes: Lines = self.buys
        self.discards: Lines = self.buys
        # Wishes for each kind.
        self.soon: vec[i64] = vec[i64]([0] * nkinds)  # to play it with Actions to spare
        self.alone: vec[i64] = vec[i64]([0] * nkinds)  # to play it as the last Action
        self.keep: vec[i64] = vec[i64]([0] * nkinds)  # to have it in hand
        self.want: vec[i64] = vec[i64]([0] * nkinds)  # to gain it if no line mentions it
        self.coins: vec[i64] = vec[i64]([0] * nkinds)  # coins it gives as a Treasure
        self.is_terminal: vec[i64] = vec[i64]([0] * nkinds)  # 1 for terminals, 0 for +1 Action, below 0 for villages
        self.advice: vec[Advice] = vec[Advice]([NO_ADVICE] * nkinds)
        self.land_advice: vec[Advice] = vec[Advice]([NO_ADVICE] * int(components.nlands))
        self.treasures: vec[i64] = vec[i64]([])  # kinds that give coins as Treasures
        self.wondering: bool = False  # whether `twice_wish` is running, to prevent recursion
        self.hoards: bool = False  # the strategy scores for many cards, so only Curses are junk
        self.minds_the_end: bool = False  # buys cards that end a won game, and no card that ends a lost one

    def advice_of(self, g: State, source: i64) -> Advice:
        """The advice of the card or landscape that asks."""
        if source >= LAND:
            return self.land_advice[source - LAND]
        return self.advice[g.kind_of[source]] if source >= 0 else NO_ADVICE

    # ------------------------------------------------------------ playing and buying
    def play_wish(self, g: State, who: i64, kind: i64) -> i64:
        """The wish to play a card of this kind now."""
        wish = self.advice[kind].play(g, self, who, kind)
        if self.is_terminal[kind] == 1 and types(g, kind) & TREASURE:  # playing it in the Buy phase costs no Action
            return min(wish, 1) if g.actions > 0 else 0
        if wish != UNDECIDED:
            return wish
        return self.soon[kind] if self.has_spare_actions(g, who) else self.alone[kind]

    def has_spare_actions(self, g: State, who: i64) -> bool:
        """Whether another Action can be played after the next one, even if that is terminal."""
        return g.actions + g.players[who].tokens[VILLAGERS] > 1

    def first_line(self, g: State, who: i64, coins: i64, end: i64) -> i64:
        """The first buy line before `end` that is affordable and holds, or `end`."""
        lines = self.buys
        targets = lines.targets
        always = lines.always
        costs = g.components.costs
        left = g.left
        less = discount(g)
        limited = not g.components.just_prices or (g.live >> BUYING) & 1 == 1 or len(g.players[g.current].on_piles) > 0
        plain = less == 0 and not limited
        for i in range(end):
            target = targets[i]
            if target < LAND:
                if (costs[target] > coins if plain else not can_pay(g, cost_with(g, target, less), coins)) or left[target] == 0:
                    continue
                if limited and not may_buy(g, who, target):
                    continue
            elif not self.can_build(g, who, target - LAND, coins):
                continue
            if always[i] == 1 or lines.holds(g, who, i):
                if self.minds_the_end and target < LAND and ends_behind(g, who, target, coins):
                    continue
                return i
        return end

    def can_build(self, g: State, who: i64, land: i64, coins: i64) -> bool:
        """Whether a player could buy a landscape with this many coins."""
        have = g.coins
        g.coins = coins
        can = can_buy_landscape(g, who, land)
        g.coins = have
        return can

    # ------------------------------------------------------------ keeping and trashing
    def keep_wish(self, g: State, who: i64, kind: i64, nth: i64) -> i64:
        """The wish to keep a card in hand when others are discarded; `nth` is the number of copies given up before it."""
        is_a = types(g, kind) if who == g.current else g.kinds[kind].types
        if is_a & TREASURE:
            return self.keep[kind]
        if is_a & ACTION == 0:
            return self.keep[kind] if is_a & NIGHT else 0
        return self.keep[kind] // 20 if self.is_dead(g, who, kind, nth) else self.keep[kind]

    def is_dead(self, g: State, who: i64, kind: i64, nth: i64) -> bool:
        """Whether an Action in hand can no longer be played after the better ones."""
        if self.is_out_of_actions(g, who):
            return True
        if self.is_terminal[kind] < 1:
            return False
        hand = g.players[who].hand
        before = -1 - nth
        for i in range(hand.n):
            other = g.kind_of[hand.ids[i]]
            if self.is_terminal[other] == 1:
                ahead = self.keep[other] - self.keep[kind]
                if ahead > 0 or (ahead == 0 and other <= kind):
                    before += 1
        return before >= self.room_for_terminals(g, who)

    def is_out_of_actions(self, g: State, who: i64) -> bool:
        """Whether the player, in their own turn, can play no more Actions for the rest of it."""
        if who != g.current or g.phase == IN_CLEAN_UP:
            return False
        return g.phase != IN_ACTION_PHASE or g.actions + g.players[who].tokens[VILLAGERS] == 0

    def room_for_terminals(self, g: State, who: i64) -> i64:
        """The number of terminals that can be played, now or next turn, counting the +Actions of cards in hand."""
        hand = g.players[who].hand
        n = g.players[who].tokens[VILLAGERS]
        n += g.actions if who == g.current and g.phase == IN_ACTION_PHASE else 1
        for i in range(hand.n):
            kind = g.kind_of[hand.ids[i]]
            if self.is_terminal[kind] < 0:
                n -= self.is_terminal[kind]
        return n

    def terminals_in_hand(self, g: State, who: i64) -> i64:
        """The number of terminal cards in a player's hand."""
        hand = g.players[who].hand
        n: i64 = 0
        for i in range(hand.n):
            if self.is_terminal[g.kind_of[hand.ids[i]]] == 1:
                n += 1
        return n

    def junk_wish(self, g: State, who: i64, kind: i64, nth: i64) -> i64:
        """The wish to remove a card from the deck for good."""
        card = g.kinds[kind]
        if card.types & CURSE:
            return 1000
        if self.hoards:
            return -10 - self.keep[kind]
        if card.types & (ACTION | TREASURE | NIGHT) == 0:
            if card.worth is not PLAIN or card.vp > 1 or self.is_late(g):
                return -100 * (1 + (card.vp if card.worth is PLAIN else 3))
            return 600
        if card.types & TREASURE and card.price == 0 and self.coins[kind] == 1:
            return 300 if self.deck_money(g, who) - nth > 6 else -20
        return -10 - self.keep[kind]

    def trash_pay(self, g: State, who: i64) -> i64:
        """The worth of what lasting effects pay for each trashed card."""
        coins: i64 = 0
        for linger in g.lingers:
            if linger.rule.event == ON_TRASH and linger.owner == who:
                coins += linger.rule.text.just_coins
        return 75 * coins

    def deck_money(self, g: State, who: i64) -> i64:
        """The coins of all the player's Treasures, plus 1 for each Action that gives coins."""
        own = g.players[who].owned
        n: i64 = 0
        for kind in range(self.nkinds):
            if own[kind] > 0:
                card = g.kinds[kind]
                n += own[kind] * (1 if card.types & ACTION and card.gives_coins else self.coins[kind])
        return n

    def is_late(self, g: State) -> bool:
        """Whether the game is so late that points matter more than a good deck."""
        for kind in g.components.end_kinds:
            if g.left[kind] <= 3:
                return True
        return g.empty >= 2

    # ------------------------------------------------------------ using
    def twice_wish(self, g: State, who: i64, kind: i64) -> i64:
        """The wish to play a card twice, or once more. Does not recurse into cards that play each other."""
        if self.wondering:
            return self.keep[kind]
        self.wondering = True
        wish = self.advice[kind].play(g, self, who, kind)
        self.wondering = False
        if wish != UNDECIDED and wish < self.keep[kind]:
            return wish
        return self.keep[kind]

    def use_wish(self, g: State, who: i64, kind: i64) -> i64:
        """The wish to put a card into hand."""
        is_a = types(g, kind) if who == g.current else g.kinds[kind].types
        if is_a & TREASURE:
            return self.keep[kind]
        if is_a & ACTION == 0:
            return self.keep[kind] if is_a & NIGHT else 0
        if self.is_out_of_actions(g, who):
            return self.keep[kind] // 20
        if self.is_terminal[kind] == 1 and self.terminals_in_hand(g, who) >= self.room_for_terminals(g, who):
            return self.keep[kind] // 20
        return self.keep[kind]

    # ------------------------------------------------------------ gaining
    def gain_wish(self, g: State, who: i64, kind: i64) -> i64:
        """The wish to gain a card: by the gain lines, then the buy lines, then its general worth."""
        line = self.line_for(g, who, self.gains, kind)
        if line >= 0:
            return LINE * (2 * MANY_LINES - line)
        line = self.line_for(g, who, self.buys, kind)
        if line >= 0:
            return LINE * (MANY_LINES - line)
        card = g.kinds[kind]
        if card.types & VICTORY and card.types & (ACTION | TREASURE) == 0:
            points = card.vp if card.worth is PLAIN else card.worth.value(g, who)
            return 1000 * points if self.is_late(g) else points - 5
        wish = self.want[kind]
        if self.hoards and card.types & CURSE == 0:
            wish += 50
        if self.is_terminal[kind] == 1:
            if self.buys.n > 0 and self.buys.names[kind] == 0:
                wish -= 1
            if self.has_enough_terminals(g, who):
                wish -= 20
        return wish

    def has_enough_terminals(self, g: State, who: i64) -> bool:
        """Whether the deck has so many terminals that more would collide."""
        own = g.players[who].owned
        terminals: i64 = 0
        cards: i64 = 0
        for kind in range(self.nkinds):
            cards += own[kind]
            terminals += own[kind] * self.is_terminal[kind]
        return terminals * 7 >= cards

    def line_for(self, g: State, who: i64, lines: Lines, kind: i64) -> i64:
        """The first line that names this kind and holds, or -1."""
        if lines.n > 0 and lines.names[kind] == 1:
            for i in range(lines.n):
                if lines.targets[i] == kind and lines.holds(g, who, i):
                    return i
        return -1
