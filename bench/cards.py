"""The value of one or two copies of each card in a money deck: games against Big Money Ultimate, as a table.

`--page` prints docs/cards-in-decks.md; cards_below.yaml, next to this module, explains why cards are below the mark.
`--without-advice` ignores the advice for each tested card, so that it is played by its text alone, and `--others` adds the
cards of your own file.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import NamedTuple, TypeVar

import yaml

from demesne.bots.advice.defaults import ADVICE, STRENGTHS
from demesne.engine.definitions import CARDS, Card
from demesne.engine.setup import Setup, is_kingdom_card
from demesne.lang import Language
from demesne.notation.filling import fill_up
from demesne.sets import SETS
from demesne.sets.editions import cards_of
from demesne.sets.loader import load_cards
from demesne.sim.chunks import batch_for
from demesne.sim.runner import simulate
from demesne.strategies.find import find_strategy
from demesne.strategies.parser import parse

T = TypeVar("T")
ENGLISH = Language("en")
RIVAL = "Big Money Ultimate"
BELOW = Path(__file__).with_name("cards_below.yaml")
MARK = 35.0  # percent: a card below it needs an explanation
GOLD = 6
HEADING = "| card | set | one copy | two copies |\n|---|---|---:|---:|"
INTRODUCTION = """\
# Cards in a deck of money

How much one or two copies of each card improve a deck that otherwise buys only Treasures and Victory cards, as the bots play it
by default. The table shows wins plus half of the ties against {rival}, in %, with 95 % intervals; {games} games for each
number, every shuffle from both seats, seed {seed}. The kingdom has nine more piles that nobody buys. A deck buys its card
before Silver, or before Gold if the card costs as much, and first a Potion if the card needs one. A card that normally lies
under others has been moved to the top of its pile. So 50 % means that the card is as good as the Treasure it replaces.
`python -m bench.cards --page` generates this page.

The numbers say more about the default play than about the cards: a money deck has no use for Villages, for cards that need
other Actions, or for a second trashing card. Every card below {mark:.0f} % is explained at the end.
"""
DECK = """\
name {name}
about Big Money with so many copies of one card.

buy province when deck_money > 15
buy duchy when left(province) <= 4
buy estate when left(province) <= 2
{before_gold}
buy gold
buy duchy when left(province) <= 6
{after_gold}
buy silver
"""


def tried_cards(sets: list[str]) -> Iterator[Card]:
    """The kingdom cards of these sets, including each card of a mixed pile."""
    for set_id in sets:
        for card in cards_of(set_id):
            if is_kingdom_card(card):
                yield from [CARDS[id] for id, _ in card.layout.contents] or [card]


def kingdom_with(card: Card) -> Setup:
    """A kingdom of this card's pile, inert piles that neither deck buys, and whatever else the card needs.

    A card below others in its pile is moved to the top first.
    """
    pile = card.lies_in or card.id
    layout = CARDS[pile].layout
    contents = sorted(layout.contents, key=lambda one: one[0] != card.id)
    CARDS[pile].layout = replace(layout, contents=tuple(contents))
    return fill_up([pile])


def deck_with(card: Card, copies: int) -> str:
    lines = [f"buy {card.id} when owned({card.id}) < {copies}"]
    if card.potion:
        lines.append(f"buy potion when owned(potion) < 1 and owned({card.id}) < {copies}")
    dear = card.cost >= GOLD or card.debt > 0
    return DECK.format(
        name=f"{card.name} {copies}",
        before_gold="\n".join(lines) if dear else "",
        after_gold="" if dear else "\n".join(lines),
    )


class Share(NamedTuple):
    """Wins plus half of the ties, in percent, with the 95 % interval of the wins."""

    rate: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.rate:.1f} ({self.low:.1f}–{self.high:.1f})"


@contextmanager
def without(known: dict[str, T], id: str) -> Iterator[None]:
    """Temporarily remove the entry of a card, and clear the cache of bound players."""
    kept = known.pop(id, None)
    batch_for.cache_clear()
    yield
    if kept is not None:
        known[id] = kept
    batch_for.cache_clear()


@contextmanager
def by_its_text(card: Card) -> Iterator[None]:
    with without(ADVICE, card.id), without(STRENGTHS, card.id):
        yield


def share(card: Card, copies: int, games: int, seed: int) -> Share:
    setup = kingdom_with(card)
    first = simulate([parse(deck_with(card, copies)), find_strategy(RIVAL)], games, seed, setup).players[0]
    low, high = first.wins.interval
    return Share(*[100 * (wins + first.ties.rate / 2) for wins in (first.wins.rate, low, high)])


def set_name(card: Card) -> str:
    return ENGLISH.text(f"set-{card.set}") if card.set in SETS else "of its own"


def table(cards: Iterator[Card], games: int, seed: int, advised: bool = True) -> Iterator[tuple[Card, str, bool]]:
    """A row for each card, and whether it is below the mark."""
    for card in cards:
        with nullcontext() if advised else by_its_text(card):
            one, two = (share(card, copies, games, seed) for copies in (1, 2))
        yield card, f"| {card.name} | {set_name(card)} | {one} | {two} |", min(one.rate, two.rate) < MARK


def page(cards: Iterator[Card], games: int, seed: int) -> int:
    """Print the whole page; return 1 if a card below the mark is not explained."""
    why: dict[str, str] = yaml.safe_load(BELOW.read_text("utf-8"))
    low: list[Card] = []
    print(INTRODUCTION.format(rival=RIVAL, games=games, seed=seed, mark=MARK))
    print(HEADING)
    for card, row, below in table(cards, games, seed):
        print(row, flush=True)
        low += [card] if below else []
    print(f"\n## Below {MARK:.0f} %\n")
    print("| card | why |\n|---|---|")
    for card in low:
        print(f"| {card.name} | {why.get(card.id, '')} |")
    missing = [card.id for card in low if card.id not in why]
    if missing:
        print(f"not explained in {BELOW.name}: {', '.join(missing)}", file=sys.stderr)
    return 1 if missing else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sets", nargs="+", choices=SETS, default=list(SETS))
    parser.add_argument("--cards", nargs="+", help="only these")
    parser.add_argument("--page", action="store_true", help="print docs/cards-in-decks.md")
    parser.add_argument("--others", type=Path, help="a file with more cards")
    parser.add_argument("--without-advice", action="store_true", help="each card is played by its text alone")
    options = parser.parse_args()
    others = load_cards(options.others) if options.others else []
    tried = chain(tried_cards(options.sets), others)
    cards = (card for card in tried if not options.cards or card.id in options.cards)
    if options.page:
        return page(cards, options.games, options.seed)
    print(f"Wins and half of the ties against {RIVAL}, in %, {options.games} games each, seed {options.seed}.\n")
    print(HEADING)
    for _, row, _ in table(cards, options.games, options.seed, not options.without_advice):
        print(row, flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
