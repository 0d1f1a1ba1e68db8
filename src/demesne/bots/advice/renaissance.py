"""Advice for the kingdom cards of Renaissance."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.bots.advice.base import coins_at_hand
from demesne.bots.mind import NEVER, UNDECIDED, Advice, Mind
from demesne.engine.constants import (
    ACTION,
    ATTACK,
    COFFERS,
    IN_BUY_PHASE,
    MANY,
    ON_GAIN,
    TREASURE,
    VICTORY,
    VILLAGERS,
)
from demesne.engine.costs import cost
from demesne.engine.history import was_played
from demesne.engine.moves import is_in_supply
from demesne.engine.state import Frame, State
from demesne.engine.zones import Zone
from demesne.phrases.gifts import Plus
from demesne.phrases.order import If

COIN: Final[i64] = 100  # wishes are in hundredths of a coin or so
SOON: Final[i64] = 1000  # cards that cost no Action come before those that do
FIRST: Final[i64] = 100  # of what happens at the start of a turn
CYCLING: Final[i64] = 150  # seven cards more: what was bought comes around sooner


# ---------------------------------------------------------------- what a hand and a deck are worth
def total(g: State, zone: Zone, values: vec[i64]) -> i64:
    n: i64 = 0
    for i in range(zone.n):
        n += values[g.kind_of[zone.ids[i]]]
    return n


def average_draw(g: State, who: i64, values: vec[i64], n: i64) -> i64:
    """What a card off the deck is worth, in hundredths of the given values, when so many are drawn."""
    p = g.players[who]
    cards = p.deck.n
    worth = total(g, p.deck, values)
    if cards < n:
        cards += p.discard.n
        worth += total(g, p.discard, values)
    return COIN * worth // cards if cards > 0 else 0


def can_buy_the_best(g: State, m: Mind, who: i64) -> bool:
    """With one Buy, more money would change nothing."""
    if g.buys != 1:
        return False
    coins = coins_at_hand(g, m, who) + g.players[who].tokens[COFFERS]
    best = m.first_line(g, who, MANY, m.buys.n)
    return best < m.buys.n and m.first_line(g, who, coins, m.buys.n) == best


def is_needed(g: State, m: Mind, who: i64, kind: i64) -> bool:
    """Without this Treasure, now in hand, less could be bought."""
    money = coins_at_hand(g, m, who) + g.players[who].tokens[COFFERS]
    return m.first_line(g, who, money, m.buys.n) != m.first_line(g, who, money - m.coins[kind], m.buys.n)


def worth_now(g: State, m: Mind, who: i64, kind: i64, draws: bool) -> i64:
    """What a play of this Action in the Buy phase does; whether cards that are drawn can still be used."""
    card = g.kinds[kind]
    worth: i64 = COIN if card.types & ATTACK else 0
    plain = True
    for phrase in card.play.phrases:
        if isinstance(phrase, If):
            break
        if isinstance(phrase, Plus):
            worth += COIN * phrase.coins + 70 * phrase.coffers + 30 * phrase.villagers + 20 * phrase.buys
            if draws and phrase.cards > 0:
                worth += phrase.cards * average_draw(g, who, m.coins, phrase.cards)
        elif phrase.purpose != "":
            plain = False
    if not plain and m.keep[kind] > worth:
        worth = m.keep[kind]
    return worth


def would_rather_not(g: State, m: Mind, who: i64, kind: i64) -> bool:
    """Its own advice is against playing it now."""
    wish = m.advice[kind].play(g, m, who, kind)
    return wish <= 0 and wish != UNDECIDED


# ---------------------------------------------------------------- cards that trash one card
def trash_wish(g: State, m: Mind, who: i64, kind: i64, nth: i64) -> i64:
    """To be rid of a card; money that buys something this turn stays if it can."""
    wish = m.junk_wish(g, who, kind, nth)
    if wish > 0 and m.coins[kind] > 0 and is_needed(g, m, who, kind):
        return -10
    return wish


def by_lines(g: State, m: Mind, who: i64, kind: i64, wish: i64) -> i64:
    """The wish to trash a card, unless the strategy says something about it."""
    return m.trashes.wish(g, who, kind, wish) if m.trashes.n > 0 else wish


@final
class TrashesOne(Advice):
    """A card from hand must go. It is played when there is one that may."""

    def __init__(self, soon: i64, per_cost: i64, least: i64) -> None:
        self.soon: i64 = soon  # the wish to play it, with something to trash
        self.per_cost: i64 = per_cost  # what every coin the card costs is worth
        self.least: i64 = least  # how much it may cost to trash the best candidate

    def play(self, g: State, m: Mind, who: i64, kind: i64) -> i64:
        best = self.best_in_hand(g, m, who, kind)
        if best < self.least:
            return 0
        return self.soon if best > 0 else self.soon + best

    def best_in_hand(self, g: State, m: Mind, who: i64, kind: i64) -> i64:
        """The wish for the best card to trash, besides one copy of this card; 0 if there is no other card."""
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
            wish = by_lines(g, m, who, candidate, self.wish(g, m, who, candidate, 0))
            if wish > best:
                best = wish
        return best if others > 0 else 0

    def pick(self, g: State, m: Mind, f: Frame, who: i64, kind: i64, nth: i64) -> i64:
        return self.wish(g, m, who, kind, nth)

    def wish(self, g: State, m: Mind, who: i64, kind: i64, nth: i64) -> i64:
        return trash_wish(g, m, who, kind, nth) + self.per_cost * cost(g, kind)


@final
class TrashesJunk(Advice):
    """Whether it must or may trash a card; at the start of a turn with the whole hand to choose from, so last."""

    def pick(self, g: State, m: Mind, f: Frame, who: i64, kind: i64, nth: i64) -> i64:
        return trash_wish(g, m, who, kind, nth)

    def react(self, g: State, m: Mind, f: Frame, who: i64) -> i64:
        return 0


@final
class Hideout(Advice):
    """Victory cards turn into Curses while there are any, so others go first."""

    def play(self, g: State, m: Mind, who: i64, kind: i64) -> i64:
        hand = g.players[who].hand
        for i in range(hand.n):
            candidate = g.kind_of[hand.ids[i]]
            if candidate != kind and by_lines(g, m, who, candidate, self.wish(g, m, who, candidate, 0)) > -40:
                return SOON + 200
        return 0

    def pick(self, g: State, m: Mind, f: Frame, who: i64, kind: i64, nth: i64) -> i64:
        return self.wish(g, m, who, kind, nth)

    def wish(self, g: State, m: Mind, who: i64, kind: i64, nth: i64) -> i64:
        wish = trash_wish(g, m, who, kind, nth)
        if g.kinds[kind].types & VICTORY and g.left[g.kit.kind("curse")] > 0:
            return wish - 750
        return wish


@final
class Treasurer(Advice):
    """The Key first; then Silver and Gold from the trash; then Coppers go."""

    def option(self, g: State, m: Mind, f: Frame, who: i64, code: i64) -> i64:
        if code == 2:
            return 50 if g.players[who].owns[g.kit.land("key")] else 450
        if code == 1:
            return 2 * self.best_in_trash(g, m)
        hand = g.players[who].hand
        best: i64 = 0
        for i in range(hand.n):
            kind = g.kind_of[hand.ids[i]]
            if g.kinds[kind].types & TREASURE:
                best = max(best, trash_wish(g, m, who, kind, 0))
        return best // 3

    def best_in_trash(self, g: State, m: Mind) -> i64:
        best: i64 = 0
        for i in range(g.trash.n):
            kind = g.kind_of[g.trash.ids[i]]
            if g.kinds[kind].types & TREASURE and g.kinds[kind].cost > 0 and m.keep[kind] > best:
                best = m.keep[kind]
        return best

    def pick(self, g: State, m: Mind, f: Frame, who: i64, kind: i64, nth: i64) -> i64:
        return m.keep[kind] if f.text.phrases[f.pc].purpose == "gain" else trash_wish(g, m, who, kind, nth)


@final
class Improve(Advice):
    """An Action becomes one the strategy likes better, or else one that costs more."""

    def pick(self, g: State, m: Mind, f: Frame, who: i64, kind: i64, nth: i64) -> i64:
        price = cost(g, kind) + 1
        old = self.rank(m, kind)
        best = NEVER
        for target in range(g.nkinds):
            if is_in_supply(g, target) and cost(g, target) == price:
                best = max(best, self.gain_over(g, m, who, kind, old, target))
        return best

    def gain_over(self, g: State, m: Mind, who: i64, kind: i64, old: i64, target: i64) -> i64:
        line = m.line_for(g, who, m.buys, target)
        if line >= 0:
            return 1000 + 10 * (old - line) if line < old else NEVER
        if old < m.buys.n:
            return NEVER
        return m.gain_wish(g, who, target) - m.want[kind]

    def rank(self, m: Mind, kind: i64) -> i64:
        """The first buy line that names a card, whether it holds or not."""
        targets = m.buys.targets
        for i in range(m.buys.n):
            if targets[i] == kind:
                return i
        return m.buys.n


# ---------------------------------------------------------------- cards for later
@final
class CargoShip(Advice):
    """It carries the best card that is gained, if that can be played. At the start of a turn its cargo comes first."""

    def react(self, g: State, m: Mind, f: Frame, who: i64) -> i64:
        if f.event != ON_GAIN:
            return FIRST
        kind = g.kind_of[f.that]
        card = g.kinds[kind]
        if card.types & (ACTION | TREASURE) == 0 or card.cost == 0:
            return 0
        if g.phase != IN_BUY_PHASE:
            line = m.first_line(g, who, coins_at_hand(g, m, who), m.buys.n)
            if line < m.buys.n and m.buys.targets[line] < g.nkinds and m.keep[m.buys.targets[line]] > m.keep[kind]:
                return 0
        return m.keep[kind]


@final
class Research(Advice):
    """What is trashed brings as many cards next turn as it costs."""

    def __init__(self) -> None:
        self.trashing: TrashesOne = TrashesOne(soon=SOON + 60, per_cost=40, least=0)

    def play(self, g: State, m: Mind, who: i64, kind: i64) -> i64:
        return self.trashing.play(g, m, who, kind)

    def pick(self, g: State, m: Mind, f: Frame, who: i64, kind: i64, nth: i64) -> i64:
        return self.trashing.wish(g, m, who, kind, nth)

    def react(self, g: State, m: Mind, f: Frame, who: i64) -> i64:
        return FIRST


# ---------------------------------------------------------------- when to play
@final
class Experiment(Advice):
    """It goes away when it is played, so it waits until two more cards can change something."""

    def play(self, g: State, m: Mind, who: i64, kind: i64) -> i64:
        return 0 if can_buy_the_best(g, m, who) else UNDECIDED


@final
class Scholar(Advice):
    """The hand goes for seven cards, if those promise more. Whatever else can be played is played before."""

    def play(self, g: State, m: Mind, who: i64, kind: i64) -> i64:
        if can_buy_the_best(g, m, who):
            return 0
        hand = total(g, g.players[who].hand, m.coins)
        gain = 7 * average_draw(g, who, m.coins, 7) - COIN * hand + CYCLING
        if gain <= 0:
            return 0
        return 1 + gain // 50 if m.has_spare_actions(g, who) else gain


@final
class ActingTroupe(Advice):
    """Its Villagers help at once when there is another Action; otherwise it is played for want of anything better."""

    def play(self, g: State, m: Mind, who: i64, kind: i64) -> i64:
        stuck = g.actions <= 1 and g.players[who].tokens[VILLAGERS] == 0 and m.terminals_in_hand(g, who) > 1
        return SOON if stuck else 10


# ---------------------------------------------------------------- choices
@final
class BorderGuard(Advice):
    """The Lantern first: it helps every Border Guard."""

    def option(self, g: State, m: Mind, f: Frame, who: i64, code: i64) -> i64:
        return 2 - code


@final
class FetchesFromDiscard(Advice):
    """The card that does most now: with Actions to spare cards that draw count more than money."""

    def pick(self, g: State, m: Mind, f: Frame, who: i64, kind: i64, nth: i64) -> i64:
        wish = 1 + m.use_wish(g, who, kind)
        if g.kinds[kind].types & ACTION and g.actions > m.terminals_in_hand(g, who):
            wish += m.soon[kind] - m.alone[kind] if m.is_terminal[kind] == 1 else 0
        return wish


@final
class Scepter(Advice):
    """An Action once more, if that is worth more than two coins."""

    def option(self, g: State, m: Mind, f: Frame, who: i64, code: i64) -> i64:
        if code == 0:
            return 2 * COIN
        play = g.players[who].play
        best: i64 = 0
        for i in range(play.n):
            kind = g.kind_of[play.ids[i]]
            if g.kinds[kind].types & ACTION and was_played(g, play.ids[i]):
                best = max(best, self.again(g, m, who, kind))
        return best

    def pick(self, g: State, m: Mind, f: Frame, who: i64, kind: i64, nth: i64) -> i64:
        return 1 + self.again(g, m, who, kind)

    def again(self, g: State, m: Mind, who: i64, kind: i64) -> i64:
        return 0 if would_rather_not(g, m, who, kind) else worth_now(g, m, who, kind, True)


ADVICE: Final[dict[str, Advice]] = {
    "acting_troupe": ActingTroupe(),
    "border_guard": BorderGuard(),
    "cargo_ship": CargoShip(),
    "experiment": Experiment(),
    "hideout": Hideout(),
    "improve": Improve(),
    "mountain_village": FetchesFromDiscard(),
    "priest": TrashesOne(soon=280, per_cost=0, least=-30),
    "recruiter": TrashesOne(soon=760, per_cost=20, least=-60),
    "research": Research(),
    "scepter": Scepter(),
    "scholar": Scholar(),
    "treasurer": Treasurer(),
}
