"""Openings: the exact probabilities of every amount of coins on turns 3 and 4 after given first buys.

After turn 2 the starting deck and the first buys are shuffled together. From there on every possibility is enumerated
with its probability as a fraction: the hand of turn 3, what its Actions draw, the hand of turn 4, and the shuffle that
turn 4 may need. `solitaire` describes how the turns are played and which effects of a card are counted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import permutations
from typing import Any, Final, NamedTuple

from demesne.engine.constants import ACTION
from demesne.engine.dealing import HAND_SIZE
from demesne.engine.definitions import CARDS, Card
from demesne.engine.setup import BASIC
from demesne.lang import Language
from demesne.sim.solitaire import OpeningError, Reading, Turns, coins_of, hands, minus, read, value

MOST_BUYS: Final = 2


# ---------------------------------------------------------------- results
class Chances(NamedTuple):
    """The probabilities of an event on turn 3, on turn 4, on at least one of them, and on both."""

    third: Fraction
    fourth: Fraction
    either: Fraction
    both: Fraction


@dataclass(frozen=True)
class Opening:
    """First buys, and the coins they give on turns 3 and 4."""

    buys: tuple[str, ...]
    deck: dict[str, int]  # copies of each card on turn 3
    deals: dict[tuple[int, int], Fraction]  # coins on turns 1 and 2 that allow these buys, with their probabilities
    pairs: dict[tuple[int, int], Fraction]  # coins on turns 3 and 4, with their probabilities
    drawn: Fraction  # the probability that everything bought has been drawn by the end of turn 4
    left_out: tuple[str, ...]  # cards with effects that are not counted
    shuffles: bool  # whether turn 4 may need a shuffle; it would include cards bought on turn 3, which are not counted

    @property
    def possible(self) -> Fraction:
        """The probability of a deal that allows these buys."""
        return sum(self.deals.values(), Fraction(0))

    @property
    def plays_actions(self) -> bool:
        """Whether an Action is among the cards bought."""
        return any(CARDS[id].types & ACTION for id in self.buys)

    @cached_property
    def amounts(self) -> range:
        """The range of amounts, from the fewest coins to the most."""
        seen = [coins for pair in self.pairs for coins in pair]
        return range(min(seen), max(seen) + 1)

    def exactly(self, coins: int) -> Chances:
        """The chances of having exactly this many coins."""
        return self.chances(lambda have: have == coins)

    def at_least(self, coins: int) -> Chances:
        """The chances of at least this many coins.

        >>> import demesne
        >>> chances = open_with(["silver", "silver"]).at_least(5)
        >>> chances.either, round(float(chances.either), 3)
        (Fraction(361, 396), 0.912)
        """
        return self.chances(lambda have: have >= coins)

    def chances(self, ok: Callable[[int], bool]) -> Chances:
        """The probabilities that `ok` accepts the coins: on turn 3, on turn 4, on either, on both."""
        sums = [Fraction(0)] * 4
        for (third, fourth), chance in self.pairs.items():
            held = (ok(third), ok(fourth), ok(third) or ok(fourth), ok(third) and ok(fourth))
            sums = [total + chance * holds for total, holds in zip(sums, held, strict=True)]
        return Chances(*sums)

    def mean(self, turn: int) -> Fraction:
        """The expected coins on turn 3 or 4."""
        return sum((pair[turn - 3] * chance for pair, chance in self.pairs.items()), Fraction(0))

    def to_data(self) -> dict[str, Any]:
        """The opening as data for JSON, with probabilities as decimal numbers and as fractions."""

        def said(chances: Chances) -> dict[str, Any]:
            named = zip(("turn_3", "turn_4", "either", "both"), chances, strict=True)
            return {name: {"chance": float(chance), "exact": str(chance)} for name, chance in named}

        return {
            "buys": list(self.buys),
            "deck": self.deck,
            "deals": ["/".join(map(str, deal)) for deal in self.deals],
            "possible": {"chance": float(self.possible), "exact": str(self.possible)},
            "mean_coins": {"turn_3": float(self.mean(3)), "turn_4": float(self.mean(4))},
            "exactly": {str(coins): said(self.exactly(coins)) for coins in self.amounts},
            "at_least": {str(coins): said(self.at_least(coins)) for coins in self.amounts},
            "drawn": {"chance": float(self.drawn), "exact": str(self.drawn)},
            "left_out": list(self.left_out),
            "shuffles": self.shuffles,
        }


def open_with(buys: Sequence[str]) -> Opening:
    """Compute the opening with one or two first buys, given by their ids."""
    if not 1 <= len(buys) <= MOST_BUYS:
        raise OpeningError(f"an opening is one or two first buys, not {len(buys)}", "opening-buys", n=len(buys))
    readings = [read(CARDS[id]) for id in buys]
    deals = deals_for(readings)
    deck = {card.id: int(card.layout.starts) for card in starting_cards()}
    for reading in readings:
        for id in (reading.card.id, *reading.copies):
            deck[id] = deck.get(id, 0) + 1
    turns = Turns([CARDS[id] for id in deck])
    pairs, drawn = what_comes(turns, deck, buys, sum(reading.villagers for reading in readings))
    left_out = tuple(dict.fromkeys(reading.card.id for reading in readings if reading.left_out))
    return Opening(tuple(buys), deck, deals, pairs, drawn, left_out, turns.shuffled)


def what_comes(
    turns: Turns, deck: dict[str, int], buys: Sequence[str], villagers: int
) -> tuple[dict[tuple[int, int], Fraction], Fraction]:
    """The coins of turns 3 and 4 with their probabilities, and the probability that every card bought was drawn by then."""
    pairs: dict[tuple[int, int], Fraction] = {}
    drawn = Fraction(0)
    bought = [list(deck).index(id) for id in dict.fromkeys(buys)]
    for third, fourth, chance in turns.courses(tuple(deck.values()), villagers):
        pair = third.coins, fourth.coins
        pairs[pair] = pairs.get(pair, Fraction(0)) + chance
        if third.through or fourth.through or all(fourth.deck[kind] == 0 for kind in bought):
            drawn += chance
    return dict(sorted(pairs.items())), drawn


def remarks(opening: Opening, language: Language) -> list[str]:
    """Remarks that readers of these numbers need, as sentences."""
    said = []
    if opening.plays_actions:
        said.append(language.text("opening-best"))
    if opening.left_out:
        said.append(language.text("opening-left-out", cards=", ".join(map(language.card, opening.left_out))))
    if opening.shuffles:
        said.append(language.text("opening-shuffle"))
    return said


# ---------------------------------------------------------------- turns 1 and 2
def deals_for(readings: Sequence[Reading]) -> dict[tuple[int, int], Fraction]:
    """The deals, as coins on turns 1 and 2, that allow these buys in one order or the other."""
    start = starting_cards()
    whole = tuple(int(card.layout.starts) for card in start)
    worth = [coins_of(card) for card in start]
    orders = list(permutations([*readings, None][:MOST_BUYS]))
    allowed: dict[tuple[int, int], Fraction] = {}
    for hand, chance in hands(whole, HAND_SIZE):
        deal = value(hand, worth), value(minus(whole, hand), worth)
        if any(can_buy(order, deal) for order in orders):
            allowed[deal] = allowed.get(deal, Fraction(0)) + chance
    dear = next((reading.card for reading in readings if reading.card.potion or reading.card.debt), None)
    if not allowed and dear is not None:
        price = "has a Potion, which has to be bought first" if dear.potion else "has debt"
        what = f"{dear.name} cannot be bought on turns 1 and 2: its price {price}"
        raise OpeningError(what, "opening-not-coins", card=dear.id, kind="potion" if dear.potion else "debt")
    if not allowed:
        costs = ", ".join(str(reading.card.cost) for reading in readings)
        what = f"no deal brings the coins for this (cost: {costs}): turns 1 and 2 have 3 and 4 coins, or 2 and 5"
        raise OpeningError(what, "opening-too-dear", costs=costs)
    return dict(sorted(allowed.items()))


def starting_cards() -> list[Card]:
    """The cards of a starting deck."""
    return [card for card in CARDS.values() if card.set == BASIC and card.layout.starts]


def can_buy(order: Iterable[Reading | None], deal: tuple[int, int]) -> bool:
    """Whether these buys can be made in this order. Coffers from the first one can pay for the second."""
    saved = 0
    for reading, coins in zip(order, deal, strict=True):
        if reading is not None:
            if reading.card.price > coins + saved:
                return False
            saved += reading.coffers
    return True
