"""A player inside the engine: buys by a list, and plays everything else as a sensible person would.

Every question is answered in the same way: each possible answer gets a *wish*, a number, and the highest wins. What may be
declined is declined unless its wish is above 0. General wishes come from what a card is and does; where a card needs more
thought, its `Advice` knows better, and lines of the strategy overrule both. Wishes depend only on what the player may know,
and never on the order of a hand.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from demesne.bots.lines import LINE, Choices, Lines
from demesne.bots.terms import Term
from demesne.bots.watch import Watch
from demesne.engine.constants import (
    ACTION,
    ACTION_PHASE,
    BOUGHT,
    BUY_CARD,
    BUY_LAND,
    BUY_PHASE,
    COFFERS,
    CURSE,
    IN_ACTION_PHASE,
    IN_BUY_PHASE,
    IN_CLEAN_UP,
    LAND,
    ON_TRASH,
    OPTION,
    PASS,
    PICK,
    PILE,
    SPEND,
    TREASURE,
    TRIGGER,
    TYPES,
    VICTORY,
    VILLAGERS,
)
from demesne.engine.costs import discount, reduced, types
from demesne.engine.definitions import PLAIN, Phrase
from demesne.engine.history import has_happened
from demesne.engine.policy import Policy
from demesne.engine.run import offer_again
from demesne.engine.state import Frame, Kit, State
from demesne.engine.triggers import key_source, rule_at
from demesne.engine.turn import can_buy_project
from demesne.engine.zones import Zone, new_zone

UNDECIDED: Final[i64] = -(1 << 40)  # advice that leaves it to the general rules
NEVER: Final[i64] = -(1 << 30)
FEW_COFFERS: Final[i64] = 2  # what a better purchase is worth
MANY_LINES: Final[i64] = 10000  # more than a file can hold


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice:
    """How one card, project or artifact is used by default. Each answer is a wish, or UNDECIDED."""

    def play(self, g: State, m: Mind, who: i64, kind: i64) -> i64:
        """To play this card from hand now; 0 or less: rather not."""
        return UNDECIDED

    def pick(self, g: State, m: Mind, f: Frame, who: i64, kind: i64, nth: i64) -> i64:
        """To pick a card of that kind when this card asks; nth: copies of it that would be picked before."""
        return UNDECIDED

    def gain(self, g: State, m: Mind, f: Frame, who: i64, kind: i64) -> i64:
        """To gain a card of that kind when this card asks which."""
        return UNDECIDED

    def option(self, g: State, m: Mind, f: Frame, who: i64, code: i64) -> i64:
        """To choose the named thing with that code: its place among the names, or PASS for no."""
        return UNDECIDED

    def react(self, g: State, m: Mind, f: Frame, who: i64) -> i64:
        """To let a trigger of this card happen now: if it may, 0 or less declines; if it must, the highest comes first."""
        return UNDECIDED


NO_ADVICE: Final = Advice()


@final
class Mind(Policy):
    """A strategy and the default play, bound to the piles of one game."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(True, False, True)
        nkinds = int(kit.nkinds)
        self.nkinds: i64 = nkinds
        self.buys: Lines = Lines([], [], nkinds)
        self.gains: Lines = self.buys
        self.plays: Lines = self.buys
        self.trashes: Lines = self.buys
        self.discards: Lines = self.buys
        self.coffers: Term | None = None  # when to spend them, if the strategy says so
        self.villagers: Term | None = None
        self.choices: Choices = Choices([], [], [])
        self.watch: Watch | None = None
        # What is known of each kind; a wish each.
        self.soon: vec[i64] = vec[i64]([0] * nkinds)  # to play it, with Actions to spare
        self.alone: vec[i64] = vec[i64]([0] * nkinds)  # to play it as the last Action
        self.keep: vec[i64] = vec[i64]([0] * nkinds)  # to have it in hand
        self.want: vec[i64] = vec[i64]([0] * nkinds)  # to gain it, when no line says anything
        self.coins: vec[i64] = vec[i64]([0] * nkinds)  # it gives as a treasure
        self.is_terminal: vec[i64] = vec[i64]([0] * nkinds)  # 1; 0 if it gives an Action back, less if more
        self.advice: vec[Advice] = vec[Advice]([NO_ADVICE] * nkinds)
        self.land_advice: vec[Advice] = vec[Advice]([NO_ADVICE] * int(kit.nlands))
        self.treasures: vec[i64] = vec[i64]([])  # kinds with coins
        self.gain_trashers: vec[i64] = vec[i64]([])  # kinds to buy that trash a card from hand when they are gained
        self.hoards: bool = False  # points for many cards: nothing but Curses is junk
        self.kinds: vec[i64] = vec[i64]([0] * 32)  # scratch: candidates of a choice
        self.wishes: vec[i64] = vec[i64]([0] * 32)
        self.counts: vec[i64] = vec[i64]([0] * nkinds)  # all 0 between two questions
        self.plan: Zone = new_zone()  # the kinds that are still to be named, the next one on top ...
        self.plan_frame: Frame | None = None  # ... in answer to this text ...
        self.plan_tick: i64 = 0  # ... before anything else happens

    def choose(self, g: State, about: i64, who: i64) -> i64:
        if about == BUY_PHASE:
            return self.buy(g, who)
        if about == ACTION_PHASE:
            return self.act(g, who)
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

    def advice_of(self, g: State, source: i64) -> Advice:
        """Of the card or landscape that asks."""
        if source >= LAND:
            return self.land_advice[source - LAND]
        return self.advice[g.kind_of[source]] if source >= 0 else NO_ADVICE

    # ------------------------------------------------------------ the Action phase
    def act(self, g: State, who: i64) -> i64:
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
        """The kind in hand that is played next, or PASS."""
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
        """Write their kinds into the scratch; how many there are. Each card is written, and only an Action is not
        overwritten: what a card is cannot be foreseen, so a branch for each would cost more."""
        hand = g.players[who].hand
        self.make_room(hand.n)
        ids = hand.ids
        kind_of = g.kind_of
        printed = g.kit.types
        kinds = self.kinds
        n: i64 = 0
        for i in range(hand.n):
            kind = kind_of[ids[i]]
            kinds[n] = kind
            n += printed[kind] & ACTION  # the lowest bit
        return n

    def play_wish(self, g: State, who: i64, kind: i64) -> i64:
        wish = self.advice[kind].play(g, self, who, kind)
        if self.is_terminal[kind] == 1 and types(g, kind) & TREASURE:  # in the Buy phase it costs no Action
            return min(wish, 1) if g.actions > 0 else 0
        if wish != UNDECIDED:
            return wish
        return self.soon[kind] if self.has_spare_actions(g, who) else self.alone[kind]

    def has_spare_actions(self, g: State, who: i64) -> bool:
        """Another Action can be played after the next one, whatever that is."""
        return g.actions + g.players[who].tokens[VILLAGERS] > 1

    # ------------------------------------------------------------ the Buy phase
    def buy(self, g: State, who: i64) -> i64:
        if g.kit.odd_treasures or g.recording or not self.plays_treasures or (g.live >> TYPES) & 1:
            treasure = self.treasure_to_play(g, who)
            if treasure >= 0:
                return treasure
        if g.buys == 0:
            return PASS
        if self.watch is not None:
            self.watch.begin_buys(g, who)
        line = self.first_line(g, who, g.coins, self.buys.n)
        coffers = g.players[who].tokens[COFFERS]
        if coffers > 0 and self.spends_coffers(g, who, line, coffers):
            return SPEND + COFFERS
        if line == self.buys.n:
            return PASS
        target = self.buys.targets[line]
        if self.watch is not None:
            self.watch.note_buy(g, who, target if target < LAND else self.nkinds + target - LAND)
        return BUY_CARD + target if target < LAND else BUY_LAND + target - LAND

    def first_line(self, g: State, who: i64, coins: i64, end: i64) -> i64:
        """The first buy line before `end` that is affordable and holds, or `end`."""
        lines = self.buys
        targets = lines.targets
        always = lines.always
        costs = g.kit.costs
        less = discount(g)
        for i in range(end):
            target = targets[i]
            if target < LAND:
                if (costs[target] if less == 0 else reduced(costs[target], less)) > coins or g.left[target] == 0:
                    continue
            elif not self.can_build(g, who, target - LAND, coins):
                continue
            if always[i] == 1 or lines.holds(g, who, i):
                return i
        return end

    def can_build(self, g: State, who: i64, land: i64, coins: i64) -> bool:
        have = g.coins
        g.coins = coins
        can = can_buy_project(g, who, land)
        g.coins = have
        return can

    def spends_coffers(self, g: State, who: i64, line: i64, coffers: i64) -> bool:
        """They are spent when that buys something better, and then only as many as it takes: not many, but near the end."""
        if self.coffers is not None:
            return self.first_line(g, who, g.coins + coffers, line) < line and self.coffers.value(g, who) != 0.0
        few = coffers if coffers <= FEW_COFFERS or self.is_late(g) else FEW_COFFERS
        return self.first_line(g, who, g.coins + few, line) < line

    def treasure_to_play(self, g: State, who: i64) -> i64:
        """Treasures that do more than give coins; those have been played."""
        hand = g.players[who].hand
        best = PASS
        most: i64 = 0
        for i in range(hand.n):
            kind = g.kind_of[hand.ids[i]]
            if types(g, kind) & TREASURE == 0 or (len(self.gain_trashers) > 0 and self.is_spared(g, who, kind)):
                continue
            wish = self.advice[kind].play(g, self, who, kind)
            if wish == UNDECIDED:
                wish = self.alone[kind]
            if self.plays.n > 0:
                wish = self.plays.wish(g, who, kind, wish)
            if wish > most or (wish == most and best >= 0 and kind < best):
                most = wish
                best = kind
        if best >= 0 and has_happened(g, BOUGHT, who):
            return PASS
        return best

    def is_spared(self, g: State, who: i64, kind: i64) -> bool:
        """The last copy of a bad Treasure stays in hand for a purchase that trashes it and does not need its coins."""
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

    # ------------------------------------------------------------ picking cards
    def pick(self, g: State, f: Frame, phrase: Phrase, who: i64) -> i64:
        """Whoever picks several decides on all of them at once, and names them in the order of their kinds."""
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
                    wish = self.pick_wish(g, f, purpose, who, kind, nth)
                if trashing and len(g.lingers) > 0:
                    wish += self.trash_pay(g, who)
                if trashing and self.trashes.n > 0 and g.asked == f.who:
                    wish = self.trashes.wish(g, who, kind, wish)
                elif discarding and self.discards.n > 0:
                    wish = self.discards.wish(g, who, kind, wish)
                kinds[n] = kind
                wishes[n] = wish
                n += 1
        self.plan_picks(n, phrase.least_to_pick(g, f) - f.picks.n, phrase.most_to_pick(g, f) - f.picks.n)
        self.plan_frame = f
        self.plan_tick = g.tick
        return self.next_pick()

    def picked(self, g: State, f: Frame, kind: i64) -> i64:
        """Copies of a card that have been named already."""
        n: i64 = 0
        for i in range(f.picks.n):
            if g.kind_of[f.picks.ids[i]] == kind:
                n += 1
        return n

    def make_room(self, n: i64) -> None:
        """For so many candidates of a choice."""
        while len(self.kinds) < n:
            self.kinds = append(self.kinds, 0)
            self.wishes = append(self.wishes, 0)

    def plan_picks(self, n: i64, least: i64, most: i64) -> None:
        """Of the candidates, which are in the order of their kinds, those with the highest wishes: as many as wished for or
        necessary."""
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
            kinds[best] = ~kinds[best]  # below 0: taken
            taken += 1
        self.plan.n = 0
        while n > 0:
            n -= 1
            if kinds[n] < 0:
                self.plan.put(~kinds[n])

    def next_pick(self) -> i64:
        return self.plan.take_top() if self.plan.n > 0 else PASS

    def pick_wish(self, g: State, f: Frame, purpose: str, who: i64, kind: i64, nth: i64) -> i64:
        """What most cards ask cards for."""
        if purpose == "discard":
            return 30 - self.keep_wish(g, who, kind, nth)
        if purpose == "trash":
            return self.junk_wish(g, who, kind, nth)
        if purpose == "gain":
            return self.gain_wish(g, who, kind)
        if purpose == "play" or purpose == "replay":
            return self.twice_wish(g, who, kind)
        if purpose == "hand" or purpose == "topdeck":
            return 1 + self.use_wish(g, who, kind)
        return 0

    def keep_wish(self, g: State, who: i64, kind: i64, nth: i64) -> i64:
        """To keep a card in hand, when others have to go; nth: copies given up before it."""
        is_a = types(g, kind) if who == g.current else g.kinds[kind].types
        if is_a & TREASURE:
            return self.keep[kind]
        if is_a & ACTION == 0:
            return 0
        return self.keep[kind] // 20 if self.is_dead(g, who, kind, nth) else self.keep[kind]

    def is_dead(self, g: State, who: i64, kind: i64, nth: i64) -> bool:
        """An Action in hand that cannot be played any more, once those that are better have been."""
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
        """In one's own turn, for the rest of it."""
        if who != g.current or g.phase == IN_CLEAN_UP:
            return False
        return g.phase == IN_BUY_PHASE or g.actions + g.players[who].tokens[VILLAGERS] == 0

    def room_for_terminals(self, g: State, who: i64) -> i64:
        """How many of them could be played: now, or in the next turn, with the Actions that cards in hand would give."""
        hand = g.players[who].hand
        n = g.players[who].tokens[VILLAGERS]
        n += g.actions if who == g.current and g.phase == IN_ACTION_PHASE else 1
        for i in range(hand.n):
            kind = g.kind_of[hand.ids[i]]
            if self.is_terminal[kind] < 0:
                n -= self.is_terminal[kind]
        return n

    def terminals_in_hand(self, g: State, who: i64) -> i64:
        hand = g.players[who].hand
        n: i64 = 0
        for i in range(hand.n):
            if self.is_terminal[g.kind_of[hand.ids[i]]] == 1:
                n += 1
        return n

    def junk_wish(self, g: State, who: i64, kind: i64, nth: i64) -> i64:
        """To be rid of a card for good."""
        card = g.kinds[kind]
        if card.types & CURSE:
            return 1000
        if self.hoards:
            return -10 - self.keep[kind]
        if card.types & (ACTION | TREASURE) == 0:
            if card.worth is not PLAIN or card.vp > 1 or self.is_late(g):
                return -100 * (1 + (card.vp if card.worth is PLAIN else 3))
            return 600
        if card.types & TREASURE and card.cost == 0 and self.coins[kind] == 1:
            return 300 if self.deck_money(g, who) - nth > 6 else -20
        return -10 - self.keep[kind]

    def trash_pay(self, g: State, who: i64) -> i64:
        """What effects that last pay for every card trashed now."""
        coins: i64 = 0
        for linger in g.lingers:
            if linger.rule.event == ON_TRASH and linger.owner == who:
                coins += linger.rule.text.just_coins
        return 75 * coins

    def deck_money(self, g: State, who: i64) -> i64:
        """Coins of all one's Treasures, and one or so for each Action that gives some."""
        own = g.players[who].own
        n: i64 = 0
        for kind in range(self.nkinds):
            if own[kind] > 0:
                card = g.kinds[kind]
                n += own[kind] * (1 if card.types & ACTION and card.gives_coins else self.coins[kind])
        return n

    def is_late(self, g: State) -> bool:
        """Points count more than what they cost the deck."""
        for kind in g.kit.end_kinds:
            if g.left[kind] <= 3:
                return True
        return g.empty >= 2

    def twice_wish(self, g: State, who: i64, kind: i64) -> i64:
        """To play a card twice, or once more."""
        wish = self.advice[kind].play(g, self, who, kind)
        if wish != UNDECIDED and wish < self.keep[kind]:
            return wish
        return self.keep[kind]

    def use_wish(self, g: State, who: i64, kind: i64) -> i64:
        """To get a card into hand."""
        is_a = types(g, kind) if who == g.current else g.kinds[kind].types
        if is_a & TREASURE:
            return self.keep[kind]
        if is_a & ACTION == 0:
            return 0
        if self.is_out_of_actions(g, who):
            return self.keep[kind] // 20
        if self.is_terminal[kind] == 1 and self.terminals_in_hand(g, who) >= self.room_for_terminals(g, who):
            return self.keep[kind] // 20
        return self.keep[kind]

    # ------------------------------------------------------------ gaining
    def gain(self, g: State, f: Frame, who: i64) -> i64:
        """By the gain lines, then by the buy lines, then by what the card's advice or the general wishes say."""
        best = g.options[0]
        most = NEVER * 2
        advice = self.advice_of(g, f.source)
        for i in range(g.noptions):
            kind = g.options[i]
            wish: i64 = 0
            if kind >= 0:
                wish = advice.gain(g, self, f, who, kind)
                if wish == UNDECIDED:
                    wish = self.gain_wish(g, who, kind)
            if wish > most:
                most = wish
                best = kind
        return best

    def gain_wish(self, g: State, who: i64, kind: i64) -> i64:
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
        """More of them would get into each other's way."""
        own = g.players[who].own
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

    # ------------------------------------------------------------ named options, triggers, orders
    def option(self, g: State, f: Frame, phrase: Phrase, who: i64) -> i64:
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
        """Whoever chooses several things decides on all of them at once, and names them in their order."""
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
        if len(self.choices.labels) > 0:
            label = "no" if code == PASS else phrase.label(code)
            wish = self.line_wish(g, who, self.source_code(g, f.source), label)
            if wish > 0:
                return wish
        wish = self.advice_of(g, f.source).option(g, self, f, who, code)
        if wish != UNDECIDED:
            return wish
        return 0 if code == PASS else 1

    def source_code(self, g: State, source: i64) -> i64:
        """A kind, or a landscape from LAND up."""
        return source if source >= LAND or source < 0 else g.kind_of[source]

    def line_wish(self, g: State, who: i64, source: i64, label: str) -> i64:
        """What the option lines say about this answer to a card's question; 0: nothing."""
        choices = self.choices
        for i in range(len(choices.sources)):
            if choices.sources[i] == source and choices.labels[i] == label:
                when = choices.whens[i]
                if when is None or when.value(g, who) != 0.0:
                    return LINE * (MANY_LINES - i)
        return 0

    def trigger(self, g: State, f: Frame, who: i64) -> i64:
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
        source = key_source(g, key)
        if rule_at(g, key).may and len(self.choices.labels) > 0:
            code = self.source_code(g, source)
            yes = self.line_wish(g, who, code, "yes")
            no = self.line_wish(g, who, code, "no")
            if yes + no > 0:
                return yes - no
        wish = self.advice_of(g, source).react(g, self, f, who)
        return 1 if wish == UNDECIDED else wish

    def order(self, g: State, f: Frame, who: i64) -> i64:
        """Cards go back on the deck, the best on top."""
        best = g.options[0]
        most = NEVER * 2
        for i in range(g.noptions):
            wish = self.keep[g.options[i]]
            if wish > most:
                most = wish
                best = g.options[i]
        return best
