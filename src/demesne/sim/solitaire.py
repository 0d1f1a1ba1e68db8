"""Turns of one player whom nobody disturbs, played in every way that chance allows.

What a card does is read from its declaration: +Cards, +Actions, +Coins, Villagers, what is discarded or trashed from the
hand, and what depends on that. Coffers, gained cards and effects that last are not counted; `Reading.left_out` says
whether a card has something of that kind. A card that brings coins or cards in yet another way is refused, because its
numbers would be wrong. Of all ways to play a turn, the one that promises the most coins is taken.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from math import comb, prod
from typing import Final, NamedTuple, TypeAlias

from demesne.engine.constants import ACTION, DISCARD, FROM_HAND, FROM_ITSELF, HAND, LANDSCAPE, ON_GAIN, PRIZE, TREASURE
from demesne.engine.dealing import HAND_SIZE
from demesne.engine.definitions import CARDS, AllFit, Card, CardTest, Count, DoesNotFit, DoesNotHold, Number, Phrase, Test
from demesne.engine.errors import DemesneError
from demesne.phrases.asking import Choose
from demesne.phrases.conditions import AllDifferent, AtLeast, HasCoffers, Some, YouDid
from demesne.phrases.counting import OF_IT, OF_THIS, HowMany
from demesne.phrases.deck import Fetch, Reveal
from demesne.phrases.gaining import Gain, GainIt, GainOne
from demesne.phrases.gifts import Plus, PlusSome
from demesne.phrases.lasting import Last
from demesne.phrases.moving import Put, ReturnThis, Trash
from demesne.phrases.order import Each, If, MayReveal, OneOf, Skip
from demesne.phrases.selecting import Costs, IsNamed, IsType

MOST_COINS: Final = 5  # on turns 1 and 2
NO: Final = "no"  # the way out of a choice that may be declined

Cards: TypeAlias = tuple[int, ...]  # how many of each kind


class OpeningError(DemesneError):
    """First buys that cannot be made, or whose coins cannot be counted."""


# ---------------------------------------------------------------- reading cards
@dataclass
class Reading:
    """What buying a card does, and whether something of the card is not counted."""

    card: Card
    copies: list[str]  # gained with it
    coffers: int = 0  # got with it; they help on turn 2 only
    villagers: int = 0
    left_out: bool = False


def read(card: Card) -> Reading:
    """Refuse a card that cannot be followed."""
    if card.types & (LANDSCAPE | PRIZE):
        raise OpeningError(f"{card.name} is no card that can be bought for the deck", "opening-no-card", card=card.id)
    reading = Reading(card, [])
    for rule in card.rules:
        if rule.event == ON_GAIN and rule.scope == FROM_ITSELF:
            read_gain(reading, list(rule.text.phrases))
        elif rule.scope != FROM_HAND:
            reading.left_out = True
    read_play(reading, list(card.play.phrases))
    return reading


def read_gain(reading: Reading, phrases: list[Phrase]) -> None:
    """What happens when it is gained, on turn 1 or 2."""
    declined = False
    for phrase in phrases:
        if isinstance(phrase, Plus) and not (phrase.cards or phrase.actions or phrase.coins):
            reading.coffers += phrase.coffers
            reading.villagers += phrase.villagers
            reading.left_out = reading.left_out or phrase.coffers > 0
        elif isinstance(phrase, Gain) and phrase.zone == DISCARD:
            reading.copies.append(phrase.id)
        elif isinstance(phrase, Choose) and fixed(phrase.least) == 0:
            declined = reading.left_out = True
        elif not (declined and isinstance(phrase, (Put, Trash))):
            refuse(reading.card)


def read_play(reading: Reading, phrases: list[Phrase]) -> None:
    """What happens when it is played."""
    at = 0
    while at < len(phrases):
        phrase = phrases[at]
        at += 1
        if isinstance(phrase, OneOf) and NO in phrase.names:
            at += phrase.skips[phrase.names.index(NO)]
            reading.left_out = True
        elif isinstance(phrase, If) and settled(phrase.test) is False:
            at += phrase.skip
        elif isinstance(phrase, If) and not can_decide(phrase.test):
            if not all(map(can_leave_out, phrases[at : at + phrase.skip])):
                refuse(reading.card)
            at += phrase.skip
            reading.left_out = True
        elif can_leave_out(phrase):
            reading.left_out = reading.left_out or not isinstance(phrase, Each)
        elif not can_follow(phrase, bool(reading.card.types & TREASURE)):
            refuse(reading.card)


def refuse(card: Card) -> None:
    what = f"the coins that {card.name} brings cannot be counted exactly; simulate games with it instead"
    raise OpeningError(what, "opening-uncountable", card=card.id)


def can_follow(phrase: Phrase, treasure: bool) -> bool:
    if isinstance(phrase, Plus):
        return not treasure or phrase.cards == 0
    if treasure:
        return False
    if isinstance(phrase, Choose):
        return fixed(phrase.least) == 0 or (fixed(phrase.least) is not None and can_pick(phrase))
    if isinstance(phrase, Put):
        return phrase.zone in (HAND, DISCARD) and phrase.what == OF_IT
    if isinstance(phrase, Fetch):
        return phrase.zone == HAND and (isinstance(phrase.n, HowMany) or fixed(phrase.n) is not None)
    if isinstance(phrase, Reveal):
        return phrase.hand
    return isinstance(phrase, (Trash, ReturnThis, If, Skip))


def can_pick(phrase: Choose) -> bool:
    """Whether it is known what there is to choose from; other choices are declined."""
    return phrase.zone in (HAND, DISCARD) and can_tell(phrase.ok)


def can_leave_out(phrase: Phrase) -> bool:
    """Whether it changes nothing that is counted: it is for others, or for later."""
    if isinstance(phrase, Each):
        return not phrase.everyone or all(
            isinstance(inner, MayReveal) and out_of_reach(inner.ok) for inner in phrase.text.phrases
        )
    if isinstance(phrase, (Gain, GainOne, GainIt)):
        return phrase.zone == DISCARD
    if isinstance(phrase, Plus):
        return phrase.cards == phrase.actions == phrase.coins == phrase.villagers == 0 and phrase.coffers > 0
    if isinstance(phrase, PlusSome):
        return phrase.coins is None
    return isinstance(phrase, Last)


def out_of_reach(ok: CardTest) -> bool:
    """Whether nobody can have such a card on turns 3 and 4."""
    return not any(fits(ok, card) for card in CARDS.values() if card.cost <= MOST_COINS and not card.types & PRIZE)


def fixed(count: Count) -> int | None:
    return count.n if isinstance(count, Number) else None


def settled(test: Test) -> bool | None:
    """Tests with the same outcome in every opening: Coffers are not counted, and what is asked for is out of reach."""
    if isinstance(test, DoesNotHold):
        inner = settled(test.test)
        return None if inner is None else not inner
    return False if isinstance(test, (HasCoffers, YouDid)) else None


def can_decide(test: Test) -> bool:
    if isinstance(test, DoesNotHold):
        return can_decide(test.test)
    if isinstance(test, AtLeast):
        return test.zone in (HAND, DISCARD)
    return isinstance(test, (Some, AllDifferent, HasCoffers, YouDid))


def can_tell(ok: CardTest) -> bool:
    """Whether a card passes can be seen from its declaration."""
    if isinstance(ok, AllFit):
        return all(can_tell(test) for test in ok.tests)
    return isinstance(ok, (IsNamed, IsType, Costs)) or (isinstance(ok, DoesNotFit) and can_tell(ok.test))


def fits(ok: CardTest, card: Card) -> bool:
    if isinstance(ok, AllFit):
        return all(fits(test, card) for test in ok.tests)
    if isinstance(ok, DoesNotFit):
        return not fits(ok.test, card)
    if isinstance(ok, IsNamed):
        return card.id == ok.id
    if isinstance(ok, IsType):
        return card.types & ok.types != 0
    return not isinstance(ok, Costs) or ok.least <= card.cost <= ok.most


def coins_of(card: Card) -> int:
    """What a Treasure brings; other cards have to be played first."""
    if not card.types & TREASURE:
        return 0
    return sum(phrase.coins for phrase in card.play.phrases if isinstance(phrase, Plus))


# ---------------------------------------------------------------- cards by number
def hands(cards: Cards, n: int) -> Iterator[tuple[Cards, Fraction]]:
    """Every way to draw n of these cards, and how likely it is."""
    whole = comb(sum(cards), n)
    for drawn in parts(cards, n, n):
        yield drawn, Fraction(prod(map(comb, cards, drawn)), whole)


def parts(cards: Cards, least: int, most: int) -> Iterator[Cards]:
    """Every part of some cards that has so many, from few to many."""
    found = [part for part in product(*(range(n + 1) for n in cards)) if least <= sum(part) <= most]
    yield from sorted(found, key=sum)


def plus(one: Cards, two: Cards) -> Cards:
    return tuple(a + b for a, b in zip(one, two, strict=True))


def minus(one: Cards, two: Cards) -> Cards:
    return tuple(a - b for a, b in zip(one, two, strict=True))


def value(cards: Cards, worth: Sequence[int]) -> int:
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


class End(NamedTuple):
    """A turn that is over: its coins, and what the next one begins with."""

    coins: int
    deck: Cards
    discard: Cards
    villagers: int


class Picked(NamedTuple):
    """IT, and the zone it was left in."""

    cards: Cards
    zone: int


Ends: TypeAlias = dict[End, Fraction]


class Turns:
    """Turns of one player whom nobody disturbs, played in every way that chance allows."""

    def __init__(self, kinds: Sequence[Card]) -> None:
        self.kinds = kinds
        self.none: Cards = (0,) * len(kinds)
        self.worth = [coins_of(card) for card in kinds]
        self.shuffled = False
        self.known: dict[Position, Ends] = {}

    def pairs(self, deck: Cards, villagers: int) -> dict[tuple[int, int], Fraction]:
        """The coins of two turns, beginning with a shuffled deck."""
        pairs: dict[tuple[int, int], Fraction] = {}
        for end, chance in self.turn(End(0, deck, self.none, villagers)).items():
            for last, further in self.turn(end).items():
                pair = end.coins, last.coins
                pairs[pair] = pairs.get(pair, Fraction(0)) + chance * further
        return dict(sorted(pairs.items()))

    def turn(self, before: End) -> Ends:
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
                shuffled = drawn._replace(deck=position.discard, discard=self.none)
                yield from ((further, chance * rest) for further, rest in self.drawn(shuffled, n - there))
            else:
                yield drawn, chance

    def act(self, position: Position) -> Ends:
        """Play the Action that promises most, or none. Those that promise the same are played: they do no harm."""
        if position not in self.known:
            ways = []
            if position.actions + position.villagers > 0:
                for kind, card in enumerate(self.kinds):
                    if position.hand[kind] and card.types & ACTION:
                        ways.append(self.follow(self.played(position, kind), kind, 0, Picked(self.none, HAND)))
            self.known[position] = best([*ways, {self.end(position): Fraction(1)}])
        return self.known[position]

    def one(self, kind: int) -> Cards:
        return tuple(int(other == kind) for other in range(len(self.kinds)))

    def played(self, position: Position, kind: int) -> Position:
        token = position.actions == 0
        card = self.one(kind)
        return position._replace(
            hand=minus(position.hand, card),
            play=plus(position.play, card),
            actions=position.actions - (not token),
            villagers=position.villagers - token,
        )

    def end(self, position: Position) -> End:
        """All Treasures are played, and everything is discarded."""
        coins = position.coins + value(position.hand, self.worth)
        discard = plus(position.discard, plus(position.hand, position.play))
        return End(coins, position.deck, discard, position.villagers)

    def follow(self, position: Position, kind: int, at: int, it: Picked) -> Ends:
        """Carry out the text of a card from some phrase on."""
        phrases = self.kinds[kind].play.phrases
        if at >= len(phrases):
            return self.act(position)
        phrase = phrases[at]
        if isinstance(phrase, (Plus, Fetch)):
            given, n = self.given(position, phrase, it)
            return mixed((self.follow(drawn, kind, at + 1, it), chance) for drawn, chance in self.drawn(given, n))
        if isinstance(phrase, Choose):
            return best([self.follow(position, kind, at + 1, choice) for choice in self.choices(position, phrase)])
        if isinstance(phrase, Reveal):
            it = Picked(position.hand, HAND)
        elif isinstance(phrase, (Put, Trash, ReturnThis)):
            position, it = self.moved(position, phrase, kind, it)
        return self.follow(position, kind, at + 1 + self.skipped(phrase, position, it), it)

    def given(self, position: Position, phrase: Plus | Fetch, it: Picked) -> tuple[Position, int]:
        """The position with what a gift brings besides cards, and how many cards it brings."""
        if isinstance(phrase, Fetch):
            n = fixed(phrase.n)
            return position, sum(it.cards) if n is None else n
        actions, villagers = position.actions + phrase.actions, position.villagers + phrase.villagers
        return position._replace(actions=actions, villagers=villagers, coins=position.coins + phrase.coins), phrase.cards

    def choices(self, position: Position, phrase: Choose) -> Iterator[Picked]:
        if not can_pick(phrase):
            yield Picked(self.none, HAND)
            return
        zone = position.hand if phrase.zone == HAND else position.discard
        there = tuple(n if fits(phrase.ok, card) else 0 for n, card in zip(zone, self.kinds, strict=True))
        least, most = fixed(phrase.least), fixed(phrase.most)
        many = sum(there)
        for cards in parts(there, min(many, least or 0), many if most is None else min(many, most)):
            yield Picked(cards, phrase.zone)

    def moved(self, position: Position, phrase: Put | Trash | ReturnThis, kind: int, it: Picked) -> tuple[Position, Picked]:
        """IT, or the card that is played, goes somewhere else or out of the deck."""
        if isinstance(phrase, ReturnThis) or (isinstance(phrase, Trash) and phrase.what == OF_THIS):
            return position._replace(play=minus(position.play, self.one(kind))), it
        if it.zone == HAND:
            position = position._replace(hand=minus(position.hand, it.cards))
        else:
            position = position._replace(discard=minus(position.discard, it.cards))
        if isinstance(phrase, Put) and phrase.zone == HAND:
            return position._replace(hand=plus(position.hand, it.cards)), Picked(it.cards, HAND)
        if isinstance(phrase, Put):
            return position._replace(discard=plus(position.discard, it.cards)), Picked(it.cards, DISCARD)
        return position, it

    def skipped(self, phrase: Phrase, position: Position, it: Picked) -> int:
        """How many of the next phrases are passed over."""
        if isinstance(phrase, Skip):
            return phrase.skip
        if isinstance(phrase, OneOf):
            return phrase.skips[phrase.names.index(NO)]
        if isinstance(phrase, If) and not (can_decide(phrase.test) and self.holds(phrase.test, position, it)):
            return phrase.skip
        return 0

    def holds(self, test: Test, position: Position, it: Picked) -> bool:
        if isinstance(test, DoesNotHold):
            return not self.holds(test.test, position, it)
        if isinstance(test, AtLeast):
            return sum(position.hand if test.zone == HAND else position.discard) >= test.n
        if isinstance(test, AllDifferent):
            return max(it.cards) <= 1
        return isinstance(test, Some) and any(it.cards)


def mixed(ways: Iterable[tuple[Ends, Fraction]]) -> Ends:
    """What chance makes of several ways."""
    ends: Ends = {}
    for way, chance in ways:
        for end, further in way.items():
            ends[end] = ends.get(end, Fraction(0)) + chance * further
    return ends


def best(ways: Sequence[Ends]) -> Ends:
    """The way with the most coins to be expected; of equal ones the first."""
    return max(ways, key=lambda way: sum(end.coins * chance for end, chance in way.items()))
