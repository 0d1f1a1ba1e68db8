"""A player inside the engine: a strategy bound to the piles of one game, with the default play where it says nothing.

Each possible answer gets a wish (see default_play.py), lines of the strategy overrule it, and the highest wins. Optional
things are declined unless their wish is above 0.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from demesne.bots.advice.paying import cost_to_give, paid_for
from demesne.bots.advice.texts import branch_worth, offer_worth
from demesne.bots.advice.worth import (
    REMOVALS,
    deck_worth,
    naming_wish,
    number_of_types,
    put_back_wish,
    removal_wish,
    trash_wish,
)
from demesne.bots.conditions import Term
from demesne.bots.default_play import NEVER, UNDECIDED, DefaultPlay
from demesne.bots.endings import last_purchase
from demesne.bots.strategy_lines import OptionLines
from demesne.bots.turn_statistics import BuyWatcher
from demesne.engine.components import Components
from demesne.engine.constants import (
    ACTION,
    ACTION_PHASE,
    BUY_CARD,
    BUY_LAND,
    BUY_PHASE,
    COFFERS,
    DEBT,
    HAND,
    LAND,
    NIGHT,
    NIGHT_PHASE,
    OPTION,
    PASS,
    PICK,
    PILE,
    SPEND,
    TREASURE,
    TRIGGER,
    TYPES,
    VILLAGERS,
)
from demesne.engine.costs import cost, types
from demesne.engine.definitions import Phrase
from demesne.engine.gaining import OVERPAYING
from demesne.engine.history import has_bought
from demesne.engine.places import place
from demesne.engine.playing import CarryOut, may_play_from
from demesne.engine.run import offer_again
from demesne.engine.state import Frame, State
from demesne.engine.triggers import key_source, rule_at
from demesne.engine.zones import Zone, new_zone

FEW_COFFERS: Final[i64] = 2  # the most Coffers to spend on a better purchase, except near the end


@final
class StrategyPolicy(DefaultPlay):
    """A strategy and the default play, bound to the piles of one game."""

    def __init__(self, components: Components) -> None:
        super().__init__(components)
        self.coffers: Term | None = None  # when to spend Coffers, if the strategy says so
        self.villagers: Term | None = None
        self.choices: OptionLines = OptionLines([], [], [])
        self.watcher: BuyWatcher | None = None
        self.gain_trashers: vec[i64] = vec[i64]([])  # kinds in buy lines that trash a card from hand when gained
        self.kinds: vec[i64] = vec[i64]([0] * 32)  # scratch space for the candidates of a choice
        self.wishes: vec[i64] = vec[i64]([0] * 32)
        self.counts: vec[i64] = vec[i64]([0] * int(components.nkinds))  # all 0 between two questions
        self.plan: Zone = new_zone()  # the kinds still to be picked, the next one on top
        self.plan_frame: Frame | None = None  # the text that the plan answers
        self.plan_tick: i64 = 0  # the plan is valid until the game's tick changes

    def choose(self, g: State, about: i64, who: i64) -> i64:
        if about == BUY_PHASE:
            return self.buy(g, who)
        if about == ACTION_PHASE:
            return self.act(g, who)
        if about == NIGHT_PHASE:
            return self.at_night(g, who)
        f = g.stack[g.top]
        phrase = f.text.phrases[f.pc]
        if about == PICK:
            return self.pick(g, f, phrase, who)
        offer_again(g)
        if g.noptions == 1:
            return g.options[0]
        if about == PILE:
            return self.gain(g, f, who)
        if about == OPTION:
            return self.option(g, f, phrase, who)
        if about == TRIGGER:
            return self.trigger(g, f, who)
        return self.order(g, f, who)

    # ------------------------------------------------------------ the Action phase
    def act(self, g: State, who: i64) -> i64:
        """Answer in the Action phase: play an Action, spend a Villager, or end the phase."""
        kind = self.best_action(g, who)
        if kind < 0:
            return PASS
        if g.actions > 0:
            return kind
        if g.players[who].tokens[VILLAGERS] == 0:
            return PASS
        if self.villagers is not None and self.villagers.value(g, who) == 0.0:
            return PASS
        return SPEND + VILLAGERS

    def best_action(self, g: State, who: i64) -> i64:
        """The kind of Action in hand to play next, or PASS."""
        best = PASS
        most: i64 = 0
        last: i64 = -1
        actions = self.actions_in_hand(g, who)
        for i in range(actions):
            kind = self.kinds[i]
            if kind == last:
                continue
            last = kind
            wish = self.play_wish(g, who, kind)
            if self.plays.n > 0:
                wish = self.plays.wish(g, who, kind, wish)
            if wish > most or (wish == most and best >= 0 and kind < best):
                most = wish
                best = kind
        return best

    def actions_in_hand(self, g: State, who: i64) -> i64:
        """Write the kinds of the Actions in hand to the scratch space and return their number.

        Every card is written, and the next one overwrites it unless it is an Action. This avoids an unpredictable branch.
        """
        hand = g.players[who].hand
        self.make_room(hand.n)
        ids = hand.ids
        kind_of = g.kind_of
        printed = g.components.types
        kinds = self.kinds
        n: i64 = 0
        for i in range(hand.n):
            kind = kind_of[ids[i]]
            kinds[n] = kind
            n += printed[kind] & ACTION  # ACTION is the lowest bit
        return n

    # ------------------------------------------------------------ the Buy phase
    def buy(self, g: State, who: i64) -> i64:
        """Answer in the Buy phase: play a Treasure, pay off debt, buy something, or end the phase."""
        if g.components.odd_treasures or g.recording or not self.plays_treasures or (g.live >> TYPES) & 1:
            treasure = self.treasure_to_play(g, who)
            if treasure >= 0:
                return treasure
        if g.players[who].tokens[DEBT] > 0:  # debt must be paid off before buying
            return SPEND + DEBT if g.coins > 0 else PASS
        if g.buys == 0:
            return PASS
        if self.watcher is not None:
            self.watcher.begin_buys(g, who)
        coffers = g.players[who].tokens[COFFERS]
        if self.minds_the_end:
            last = last_purchase(g, who, g.coins + coffers)
            if last >= 0:
                return SPEND + COFFERS if cost(g, last) > g.coins else self.bought(g, who, last, -1)
        line = self.first_line(g, who, g.coins, self.buys.n)
        if coffers > 0 and self.spends_coffers(g, who, line, coffers):
            return SPEND + COFFERS
        if line == self.buys.n:
            return PASS
        return self.bought(g, who, self.buys.targets[line], line)

    def bought(self, g: State, who: i64, target: i64, line: i64) -> i64:
        """The answer that buys a card or landscape, after telling the watcher about it."""
        if self.watcher is not None:
            self.watcher.note_buy(g, who, target if target < LAND else self.nkinds + target - LAND, line)
        return BUY_CARD + target if target < LAND else BUY_LAND + target - LAND

    def spends_coffers(self, g: State, who: i64, line: i64, coffers: i64) -> bool:
        """Whether spending Coffers buys something better; only a few are spent before the end of the game is near."""
        if self.coffers is not None:
            return self.first_line(g, who, g.coins + coffers, line) < line and self.coffers.value(g, who) != 0.0
        few = coffers if coffers <= FEW_COFFERS or self.is_late(g) else FEW_COFFERS
        return self.first_line(g, who, g.coins + few, line) < line

    def treasure_to_play(self, g: State, who: i64) -> i64:
        """The Treasure in hand to play next, or PASS."""
        hand = g.players[who].hand
        printed = g.components.types
        changed = (g.live >> TYPES) & 1 == 1
        best = PASS
        most: i64 = 0
        for i in range(hand.n):
            kind = g.kind_of[hand.ids[i]]
            if (types(g, kind) if changed else printed[kind]) & TREASURE == 0:
                continue
            if len(self.gain_trashers) > 0 and self.is_spared(g, who, kind):
                continue
            wish = self.advice[kind].play(g, self, who, kind)
            if wish == UNDECIDED:
                wish = self.alone[kind]
            if self.plays.n > 0:
                wish = self.plays.wish(g, who, kind, wish)
            if wish > most or (wish == most and best >= 0 and kind < best):
                most = wish
                best = kind
        if best >= 0 and (has_bought(g, who) or not may_play_from(g, who, place(who, HAND))):
            return PASS
        return best

    def is_spared(self, g: State, who: i64, kind: i64) -> bool:
        """Whether the last copy of a bad Treasure is kept for a purchase that trashes it and does not need its coins."""
        hand = g.players[who].hand
        money = g.coins
        copies: i64 = 0
        for i in range(hand.n):
            money += self.coins[g.kind_of[hand.ids[i]]]
            if g.kind_of[hand.ids[i]] == kind:
                copies += 1
        if copies != 1 or self.junk_wish(g, who, kind, 0) <= 0:
            return False
        line = self.first_line(g, who, money, self.buys.n)
        if line == self.buys.n or self.first_line(g, who, money - self.coins[kind], self.buys.n) != line:
            return False
        for trasher in self.gain_trashers:
            if self.buys.targets[line] == trasher:
                return True
        return False

    # ------------------------------------------------------------ the Night phase
    def at_night(self, g: State, who: i64) -> i64:
        """The Night card in hand to play next, or PASS."""
        hand = g.players[who].hand
        best = PASS
        most: i64 = 0
        for i in range(hand.n):
            kind = g.kind_of[hand.ids[i]]
            if types(g, kind) & NIGHT == 0:
                continue
            wish = self.advice[kind].play(g, self, who, kind)
            if wish == UNDECIDED:
                wish = self.alone[kind]
            if self.plays.n > 0:
                wish = self.plays.wish(g, who, kind, wish)
            if wish > most or (wish == most and best >= 0 and kind < best):
                most = wish
                best = kind
        return best

    # ------------------------------------------------------------ picking cards
    def pick(self, g: State, f: Frame, phrase: Phrase, who: i64) -> i64:
        """Pick cards: all picks are decided at once and returned in the order of their kinds."""
        if f.picks.n > 0 and self.plan_frame is f and self.plan_tick == g.tick:
            return self.next_pick()
        counts = self.counts
        self.make_room(phrase.count_pickable(g, f, counts))
        kinds = self.kinds
        wishes = self.wishes
        advice = self.advice_of(g, f.source)
        purpose = phrase.purpose
        trashing = purpose == "trash"
        discarding = purpose == "discard"
        most = phrase.most_to_pick(g, f) - f.picks.n
        paid = paid_for(g, self, f, who, most) if who == f.who and (trashing or discarding) else UNDECIDED
        n: i64 = 0
        for kind in range(self.nkinds):
            copies = counts[kind]
            if copies == 0:
                continue
            counts[kind] = 0
            picked = self.picked(g, f, kind)
            for nth in range(picked, picked + copies):
                wish = advice.pick(g, self, f, who, kind, nth)
                if wish == UNDECIDED:
                    if paid == UNDECIDED:
                        wish = self.pick_wish(g, f, purpose, phrase.takes_from, who, kind, nth)
                    else:
                        wish = paid - cost_to_give(g, self, f, who, kind, nth, purpose)
                if trashing and len(g.lingers) > 0:
                    wish += self.trash_pay(g, who)
                if trashing and self.trashes.n > 0 and g.asked == f.who:
                    wish = self.trashes.wish(g, who, kind, wish)
                elif discarding and self.discards.n > 0:
                    wish = self.discards.wish(g, who, kind, wish)
                kinds[n] = kind
                wishes[n] = wish
                n += 1
        return self.first_pick(g, f, phrase, n, most)

    def first_pick(self, g: State, f: Frame, phrase: Phrase, n: i64, most: i64) -> i64:
        """Plan all picks among `n` candidates, and return the first."""
        if phrase.all_or_none and f.picks.n == 0 and not self.is_worth_all(n, most):
            most = 0
        self.plan_picks(n, min(most, phrase.least_to_pick(g, f) - f.picks.n), most)
        self.plan_frame = f
        self.plan_tick = g.tick
        return self.next_pick()

    def is_worth_all(self, n: i64, most: i64) -> bool:
        """Whether the best `most` candidates together are worth picking."""
        sum: i64 = 0
        for i in range(n):
            better: i64 = 0
            for j in range(n):
                if self.wishes[j] > self.wishes[i] or (self.wishes[j] == self.wishes[i] and j < i):
                    better += 1
            if better < most:
                sum += self.wishes[i]
        return sum > 0

    def picked(self, g: State, f: Frame, kind: i64) -> i64:
        """The number of copies of a kind that have been picked already."""
        n: i64 = 0
        for i in range(f.picks.n):
            if g.kind_of[f.picks.ids[i]] == kind:
                n += 1
        return n

    def make_room(self, n: i64) -> None:
        """Make room for `n` candidates of a choice."""
        while len(self.kinds) < n:
            self.kinds = append(self.kinds, 0)
            self.wishes = append(self.wishes, 0)

    def plan_picks(self, n: i64, least: i64, most: i64) -> None:
        """Plan to pick the candidates with the highest wishes, as many as wanted or required, in the order of kinds."""
        kinds = self.kinds
        wishes = self.wishes
        taken: i64 = 0
        while taken < most and taken < n:
            best: i64 = -1
            for i in range(n):
                if kinds[i] >= 0 and (best < 0 or wishes[i] > wishes[best]):
                    best = i
            if wishes[best] <= 0 and taken >= least:
                break
            kinds[best] = ~kinds[best]  # negative: taken
            taken += 1
        self.plan.n = 0
        while n > 0:
            n -= 1
            if kinds[n] < 0:
                self.plan.put(~kinds[n])

    def next_pick(self) -> i64:
        """The next planned pick; PASS if there are no more."""
        return self.plan.take_top() if self.plan.n > 0 else PASS

    def pick_wish(self, g: State, f: Frame, purpose: str, takes_from: i64, who: i64, kind: i64, nth: i64) -> i64:
        """The wish to pick a card for a common purpose. Of another player's cards, the best ones are picked."""
        if who != f.who and purpose != "gain":
            return 1 + self.keep[kind]
        if purpose == "discard":
            return 30 - self.keep_wish(g, who, kind, nth)
        if purpose == "trash":
            return trash_wish(g, self, who, kind, nth) if who == g.current else self.junk_wish(g, who, kind, nth)
        if purpose == "gain":
            return self.gain_wish(g, who, kind)
        if purpose == "play" or purpose == "replay":
            return self.twice_wish(g, who, kind)
        if purpose == "hand" or (purpose == "topdeck" and takes_from != HAND):
            return 1 + self.use_wish(g, who, kind)
        if purpose == "topdeck":
            return put_back_wish(g, self, who, kind, nth)
        if takes_from != HAND:
            return 0
        if purpose == "reveal":
            return number_of_types(g, kind)
        return removal_wish(g, self, who, kind) if purpose in REMOVALS else self.junk_wish(g, who, kind, nth)

    # ------------------------------------------------------------ gaining
    def gain(self, g: State, f: Frame, who: i64) -> i64:
        """The card to gain or name: by the advice of the card that asks, or by the strategy's lines and the general wishes."""
        best = g.options[0]
        most = NEVER * 2
        advice = self.advice_of(g, f.source)
        names = f.text.phrases[f.pc].purpose == "name"
        for i in range(g.noptions):
            kind = g.options[i]
            wish: i64 = 0
            if kind >= 0:
                wish = advice.gain(g, self, f, who, kind)
                if wish == UNDECIDED and names:
                    wish = naming_wish(g, self, who, kind)
                elif wish == UNDECIDED:
                    wish = self.gain_wish(g, who, kind) if who == f.who else -deck_worth(g, self, f.who, kind)
            if wish > most:
                most = wish
                best = kind
        return best

    # ------------------------------------------------------------ named options, triggers, orders
    def option(self, g: State, f: Frame, phrase: Phrase, who: i64) -> i64:
        """Choose the named option with the highest wish, or several if the text wants several."""
        least = phrase.least_to_pick(g, f)
        if least > 1:
            return self.several_options(g, f, phrase, who, least - f.a)
        best = g.options[0]
        most = NEVER * 2
        for i in range(g.noptions):
            code = g.options[i]
            wish = self.option_wish(g, f, phrase, who, code)
            if wish > most:
                most = wish
                best = code
        return best

    def several_options(self, g: State, f: Frame, phrase: Phrase, who: i64, n: i64) -> i64:
        """Choose several options: all are decided at once and returned in their order."""
        counts = self.counts
        self.make_room(phrase.count_pickable(g, f, counts))
        candidates: i64 = 0
        for code in range(self.nkinds):
            if counts[code] > 0:
                counts[code] = 0
                self.kinds[candidates] = code
                self.wishes[candidates] = self.option_wish(g, f, phrase, who, code)
                candidates += 1
        self.plan_picks(candidates, n, n)
        return self.next_pick()

    def option_wish(self, g: State, f: Frame, phrase: Phrase, who: i64, code: i64) -> i64:
        """The wish for one option: by the strategy's lines, then by the card's advice or text."""
        is_way = isinstance(phrase, CarryOut)  # a Way asks instead of the card
        source = LAND + g.components.ways[code if code > 0 else 0] if is_way else f.source
        if len(self.choices.labels) > 0:
            label = "no" if code == PASS else phrase.label(code)
            asking = f.named if f.text is OVERPAYING else self.source_code(g, source)
            wish = self.choices.wish(g, who, asking, label)
            if wish > 0:
                return wish
        if f.text is OVERPAYING:
            wish = self.advice[f.named].option(g, self, f, who, code)
            return self.overpay_wish(g, code) if wish == UNDECIDED else wish
        wish = self.advice_of(g, source).option(g, self, f, who, code)
        if wish != UNDECIDED:
            return wish
        if is_way:
            return 1 if code == PASS else 0
        return branch_worth(g, self, f, who, code)

    def overpay_wish(self, g: State, coins: i64) -> i64:
        """A player who buys nothing else this turn has no other use for their coins."""
        return coins if g.buys == 0 else -coins

    def source_code(self, g: State, source: i64) -> i64:
        """The kind of a card; landscapes (from LAND up) are returned unchanged."""
        return source if source >= LAND or source < 0 else g.kind_of[source]

    def trigger(self, g: State, f: Frame, who: i64) -> i64:
        """The effect to resolve next; PASS if none is wanted and the player may decline."""
        best = PASS
        most = NEVER * 2
        for i in range(g.noptions):
            key = g.options[i]
            if key == PASS:
                continue
            wish = self.trigger_wish(g, f, who, key)
            if wish > most:
                most = wish
                best = key
        if most <= 0 and g.options[g.noptions - 1] == PASS:
            return PASS
        return best

    def trigger_wish(self, g: State, f: Frame, who: i64, key: i64) -> i64:
        """The wish for one effect: by the strategy's lines, then by advice, then by its text."""
        source = key_source(g, key)
        if rule_at(g, key).may and len(self.choices.labels) > 0:
            code = self.source_code(g, source)
            yes = self.choices.wish(g, who, code, "yes")
            no = self.choices.wish(g, who, code, "no")
            if yes + no > 0:
                return yes - no
        wish = self.advice_of(g, source).react(g, self, f, who)
        if wish != UNDECIDED:
            return wish
        return 1 + offer_worth(g, self, f, who, rule_at(g, key)) if rule_at(g, key).may else 1

    def order(self, g: State, f: Frame, who: i64) -> i64:
        """The card to put in order next: the best one first."""
        best = g.options[0]
        most = NEVER * 2
        for i in range(g.noptions):
            wish = self.keep[g.options[i]]
            if wish > most:
                most = wish
                best = g.options[i]
        return best
