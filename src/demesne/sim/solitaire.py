"""Turns of one player without interaction, with all outcomes of chance enumerated.

A card's effects are read from its declaration: +Cards, +Actions, +Coins, Villagers, cards discarded or trashed from the
hand, and what depends on them. Coffers, gained cards and lasting effects are not counted; `Reading.left_out` says whether
a card has such effects. A card that gives coins or cards in any other way is refused, because its numbers would be wrong.
Of all ways to play a turn, the one with the most expected coins is chosen.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from math import comb, prod
from typing import Final, NamedTuple, TypeAlias

from demesne.engine.constants import (
    ACTION,
    DISCARD,
    FROM_BESIDE,
    FROM_HAND,
    FROM_ITSELF,
    HAND,
    LANDSCAPE,
    ON_GAIN,
    PRIZE,
    TREASURE,
)
from demesne.engine.dealing import HAND_SIZE
from demesne.engine.deeds import EVERYBODY, OTHERS, Deed, DeedKind
from demesne.engine.definitions import CARDS, Card
from demesne.engine.errors import DemesneError
from demesne.engine.expressions import CardTest
from demesne.phrases.reading import NO, Condition, condition, passes, steps

MOVES: Final = (
    DeedKind.TRASH, DeedKind.TOPDECK, DeedKind.HAND, DeedKind.DISCARD, DeedKind.ASIDE, DeedKind.RETURN,
)  # fmt: skip
MOST_COINS: Final = 5  # on turns 1 and 2
IT, THIS, WHOLE_HAND = "it", "this", "hand"  # cards that a text refers to

Cards: TypeAlias = tuple[int, ...]  # how many of each kind


class OpeningError(DemesneError):
    """First buys are impossible, or their coins cannot be counted."""


# ---------------------------------------------------------------- reading cards
@dataclass
class Reading:
    """The effects of a card that are counted, and whether it has others."""

    card: Card
    copies: list[str]  # gained with it
    coffers: int = 0  # gained with it; they help on turn 2 only
    villagers: int = 0
    left_out: bool = False


def read(card: Card) -> Reading:
    """Read the effects of a card; an error if this model cannot follow them."""
    if card.types & (LANDSCAPE | PRIZE):
        raise OpeningError(f"{card.name} is not a card you can buy", "opening-no-card", card=card.id)
    reading = Reading(card, [])
    for rule in card.rules:
        if rule.event == ON_GAIN and rule.scope == FROM_ITSELF:
            read_gain(reading, steps(rule.text))
        elif rule.scope != FROM_HAND:
            reading.left_out = True
    read_play(reading, steps(card.play))
    return reading


def read_gain(reading: Reading, deeds: list[Deed]) -> None:
    """Read the effects of gaining the card on turn 1 or 2."""
    declined = False
    for deed in deeds:
        if deed.kind is DeedKind.COFFERS and deed.amount is not None:
            reading.coffers += deed.amount
            reading.left_out = True
        elif deed.kind is DeedKind.VILLAGERS and deed.amount is not None:
            reading.villagers += deed.amount
        elif deed.kind is DeedKind.GAIN and deed.id and deed.amount == 1 and deed.to == DISCARD:
            reading.copies.append(deed.id)
        elif deed.kind is DeedKind.CHOOSE and deed.least == 0:
            declined = reading.left_out = True
        elif deed.kind is not DeedKind.BUYS and not (declined and is_move(deed)):
            refuse(reading.card)


def read_play(reading: Reading, deeds: list[Deed]) -> None:
    """Read the effects of playing the card."""
    at = 0
    while at < len(deeds):
        deed = deeds[at]
        at += 1
        if deed.kind is DeedKind.CHOOSE_ONE and NO in deed.names:
            at += way_out(deed)
            reading.left_out = True
        elif deed.kind is DeedKind.IF and settled(condition(deed.test)) is False:
            at += deed.skips[1]
        elif deed.kind is DeedKind.IF and not can_decide(condition(deed.test)):
            if not all(map(can_leave_out, deeds[at : at + deed.skips[1]])):
                refuse(reading.card)
            at += deed.skips[1]
            reading.left_out = True
        elif can_leave_out(deed):
            reading.left_out = reading.left_out or deed.kind is not DeedKind.EACH
        elif not can_follow(deed, bool(reading.card.types & TREASURE)):
            refuse(reading.card)


def way_out(deed: Deed) -> int:
    """The number of deeds skipped when a choice is declined."""
    return deed.skips[deed.names.index(NO)]


def refuse(card: Card) -> None:
    """Refuse a card whose coins cannot be counted exactly."""
    what = f"the coins from {card.name} cannot be counted exactly; simulate strategies with it instead (demesne simulate)"
    raise OpeningError(what, "opening-uncountable", card=card.id)


def is_move(deed: Deed) -> bool:
    """Whether a deed moves cards that the text has referred to."""
    return deed.thing != "" and deed.kind in MOVES


def can_follow(deed: Deed, treasure: bool) -> bool:
    """Whether this model can carry out a deed."""
    if deed.kind in (DeedKind.ACTIONS, DeedKind.BUYS, DeedKind.COINS, DeedKind.VILLAGERS):
        return deed.amount is not None
    if treasure:
        return False
    if deed.kind is DeedKind.CHOOSE:
        return deed.least == 0 or (deed.least is not None and can_pick(deed))
    if deed.kind in (DeedKind.CARDS, DeedKind.DRAW):
        return deed.amount is not None or deed.like_it
    if deed.kind is DeedKind.REVEAL:
        return deed.thing == WHOLE_HAND
    if is_move(deed):
        return deed.kind in (DeedKind.TRASH, DeedKind.RETURN) or (deed.to in (HAND, DISCARD) and deed.thing == IT)
    return deed.kind in (DeedKind.IF, DeedKind.SKIP)


def can_pick(deed: Deed) -> bool:
    """Whether the cards to choose from are known; other choices are declined."""
    return deed.source in (HAND, DISCARD) and all(passes(deed.which, card) is not None for card in CARDS.values())


def can_leave_out(deed: Deed) -> bool:
    """Whether a deed changes nothing that is counted, because it affects other players or later turns."""
    if deed.kind is DeedKind.EACH:
        inner = [one for text in deed.texts for one in steps(text)]
        unseen = all(one.kind is DeedKind.REVEAL and one.may and out_of_reach(one.which) for one in inner)
        return deed.whose == OTHERS or (deed.whose == EVERYBODY and unseen)
    if deed.kind is DeedKind.GAIN:
        return deed.to == DISCARD and deed.source != FROM_BESIDE
    return deed.kind in (DeedKind.COFFERS, DeedKind.LAST) or (deed.kind is DeedKind.VILLAGERS and deed.amount is None)


def out_of_reach(ok: CardTest | None) -> bool:
    """Whether no player can have such a card on turns 3 and 4."""
    there = [card for card in CARDS.values() if card.price <= MOST_COINS and not card.types & PRIZE]
    return all(passes(ok, card) is False for card in there)


def settled(asked: Condition) -> bool | None:
    """The outcome of a condition that is the same in every opening: no Coffers, and no card to do what it asks."""
    return not asked.holds if asked.what in ("coffers", "did") else None


def can_decide(asked: Condition) -> bool:
    """Whether this model can evaluate a condition."""
    if asked.what == "at least":
        return asked.zone in (HAND, DISCARD)
    return asked.what in ("some", "all different", "coffers", "did")


def coins_of(card: Card) -> int:
    """The coins that a Treasure gives; 0 for other cards, which are played separately."""
    if not card.types & TREASURE:
        return 0
    return sum(deed.amount or 0 for deed in steps(card.play) if deed.kind is DeedKind.COINS)


# ---------------------------------------------------------------- cards by number
def hands(cards: Cards, n: int) -> Iterator[tuple[Cards, Fraction]]:
    """Every way to draw n of these cards, with its probability."""
    whole = comb(sum(cards), n)
    for drawn in parts(cards, n, n):
        yield drawn, Fraction(prod(map(comb, cards, drawn)), whole)


def parts(cards: Cards, least: int, most: int) -> Iterator[Cards]:
    """Every subset of some cards within these sizes, small ones first."""
    found = [part for part in product(*(range(n + 1) for n in cards)) if least <= sum(part) <= most]
    yield from sorted(found, key=sum)


def plus(one: Cards, two: Cards) -> Cards:
    """The sum of two multisets of cards."""
    return tuple(a + b for a, b in zip(one, two, strict=True))


def minus(one: Cards, two: Cards) -> Cards:
    """The difference of two multisets of cards."""
    return tuple(a - b for a, b in zip(one, two, strict=True))


def value(cards: Cards, worth: Sequence[int]) -> int:
    """The coins that cards give."""
    return sum(n * coins for n, coins in zip(cards, worth, strict=True))


# ---------------------------------------------------------------- turns 3 and 4
class Position(NamedTuple):
    """One player's cards in the middle of a turn."""

    hand: Cards
    deck: Cards
    discard: Cards
    play: Cards
    actions: int
    villagers: int
    coins: int
    through: bool = False  # this turn drew the last card of its deck and shuffled


class End(NamedTuple):
    """The end of a turn: its coins, and the cards and Villagers for the next one."""

    coins: int
    deck: Cards
    discard: Cards
    villagers: int
    through: bool = False  # the turn drew the last card of its deck and shuffled


class Picked(NamedTuple):
    """IT, and the zone it was left in."""

    cards: Cards
    zone: int


Ends: TypeAlias = dict[End, Fraction]


class Turns:
    """Turns of one player without interaction, with all outcomes of chance enumerated."""

    def __init__(self, kinds: Sequence[Card]) -> None:
        self.kinds = kinds
        self.none: Cards = (0,) * len(kinds)
        self.worth = [coins_of(card) for card in kinds]
        self.texts = [steps(card.play) for card in kinds]
        self.shuffled = False
        self.known: dict[Position, Ends] = {}

    def courses(self, deck: Cards, villagers: int) -> Iterator[tuple[End, End, Fraction]]:
        """The ends of two turns in a row that begin with a shuffled deck, with their probabilities."""
        for end, chance in self.turn(End(0, deck, self.none, villagers)).items():
            for last, further in self.turn(end).items():
                yield end, last, chance * further

    def turn(self, before: End) -> Ends:
        """All ends of a turn with their probabilities."""
        fresh = Position(self.none, before.deck, before.discard, self.none, 1, before.villagers, 0)
        return mixed((self.act(position), chance) for position, chance in self.drawn(fresh, HAND_SIZE))

    def drawn(self, position: Position, n: int) -> Iterator[tuple[Position, Fraction]]:
        """Draw n cards, or as many as there are."""
        there = min(n, sum(position.deck))
        again = n > there and any(position.discard)
        self.shuffled = self.shuffled or again
        for cards, chance in hands(position.deck, there):
            drawn = position._replace(hand=plus(position.hand, cards), deck=minus(position.deck, cards))
            if again:
                shuffled = drawn._replace(deck=position.discard, discard=self.none, through=True)
                yield from ((further, chance * rest) for further, rest in self.drawn(shuffled, n - there))
            else:
                yield drawn, chance

    def act(self, position: Position) -> Ends:
        """Play the Action with the most expected coins, or none. An Action that makes no difference is played."""
        if position not in self.known:
            ways = []
            if position.actions + position.villagers > 0:
                for kind, card in enumerate(self.kinds):
                    if position.hand[kind] and card.types & ACTION:
                        ways.append(self.follow(self.played(position, kind), kind, 0, Picked(self.none, HAND)))
            self.known[position] = best([*ways, {self.end(position): Fraction(1)}])
        return self.known[position]

    def one(self, kind: int) -> Cards:
        """One card of a kind."""
        return tuple(int(other == kind) for other in range(len(self.kinds)))

    def played(self, position: Position, kind: int) -> Position:
        """The position after an Action has been played from hand."""
        token = position.actions == 0
        card = self.one(kind)
        return position._replace(
            hand=minus(position.hand, card),
            play=plus(position.play, card),
            actions=position.actions - (not token),
            villagers=position.villagers - token,
        )

    def end(self, position: Position) -> End:
        """Play all Treasures, and discard everything."""
        coins = position.coins + value(position.hand, self.worth)
        discard = plus(position.discard, plus(position.hand, position.play))
        return End(coins, position.deck, discard, position.villagers, position.through)

    def follow(self, position: Position, kind: int, at: int, it: Picked) -> Ends:
        """Carry out the text of a card, starting at a deed."""
        deeds = self.texts[kind]
        if at >= len(deeds):
            return self.act(position)
        deed = deeds[at]
        if deed.kind in (DeedKind.CARDS, DeedKind.DRAW):
            n = sum(it.cards) if deed.amount is None else deed.amount
            return mixed((self.follow(drawn, kind, at + 1, it), chance) for drawn, chance in self.drawn(position, n))
        if deed.kind is DeedKind.CHOOSE:
            return best([self.follow(position, kind, at + 1, choice) for choice in self.choices(position, deed)])
        if deed.kind is DeedKind.REVEAL:
            it = Picked(position.hand, HAND)
        elif is_move(deed):
            position, it = self.moved(position, deed, kind, it)
        elif deed.amount is not None:
            position = given(position, deed.kind, deed.amount)
        return self.follow(position, kind, at + 1 + self.skipped(deed, position, it), it)

    def choices(self, position: Position, deed: Deed) -> Iterator[Picked]:
        """All ways to choose cards for a deed."""
        if not can_pick(deed):
            yield Picked(self.none, HAND)
            return
        zone = position.hand if deed.source == HAND else position.discard
        there = tuple(n if passes(deed.which, card) else 0 for n, card in zip(zone, self.kinds, strict=True))
        many = sum(there)
        for cards in parts(there, min(many, deed.least or 0), many if deed.amount is None else min(many, deed.amount)):
            yield Picked(cards, deed.source)

    def moved(self, position: Position, deed: Deed, kind: int, it: Picked) -> tuple[Position, Picked]:
        """The position after IT, or the played card itself, was moved or removed."""
        if deed.thing == THIS:
            return position._replace(play=minus(position.play, self.one(kind))), it
        if it.zone == HAND:
            position = position._replace(hand=minus(position.hand, it.cards))
        else:
            position = position._replace(discard=minus(position.discard, it.cards))
        if deed.to == HAND:
            return position._replace(hand=plus(position.hand, it.cards)), Picked(it.cards, HAND)
        if deed.to == DISCARD:
            return position._replace(discard=plus(position.discard, it.cards)), Picked(it.cards, DISCARD)
        return position, it

    def skipped(self, deed: Deed, position: Position, it: Picked) -> int:
        """How many of the next deeds are skipped."""
        if deed.kind is DeedKind.CHOOSE_ONE:
            return way_out(deed)
        if deed.kind is DeedKind.IF:
            asked = condition(deed.test)
            return deed.skips[0 if can_decide(asked) and self.holds(asked, position, it) else 1]
        return deed.skips[0]

    def holds(self, asked: Condition, position: Position, it: Picked) -> bool:
        """Whether a condition holds."""
        found = False  # conditions about Coffers and about other players' deeds never hold here
        if asked.what == "at least":
            found = sum(position.hand if asked.zone == HAND else position.discard) >= asked.amount
        elif asked.what == "all different":
            found = max(it.cards) <= 1
        elif asked.what == "some":
            found = any(it.cards)
        return found == asked.holds


def given(position: Position, kind: DeedKind, amount: int) -> Position:
    """The position after a gift; Buys and Coffers are not counted."""
    if kind is DeedKind.ACTIONS:
        return position._replace(actions=position.actions + amount)
    if kind is DeedKind.VILLAGERS:
        return position._replace(villagers=position.villagers + amount)
    return position._replace(coins=position.coins + amount) if kind is DeedKind.COINS else position


def mixed(ways: Iterable[tuple[Ends, Fraction]]) -> Ends:
    """The combined ends of several ways, weighted by their probabilities."""
    ends: Ends = {}
    for way, chance in ways:
        for end, further in way.items():
            ends[end] = ends.get(end, Fraction(0)) + chance * further
    return ends


def best(ways: Sequence[Ends]) -> Ends:
    """The way with the most expected coins; the first of equal ones."""
    return max(ways, key=lambda way: sum(end.coins * chance for end, chance in way.items()))
