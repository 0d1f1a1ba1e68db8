"""What one or two copies of each card bring to a deck of money: games against Big Money Ultimate, as a table."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

import demesne.cards  # noqa: F401 (declares them)
from demesne.cards.sets import SETS, cards_of
from demesne.engine.definitions import CARDS, Card
from demesne.engine.setup import Setup, is_kingdom_card
from demesne.notation.generator import generate
from demesne.sim.runner import simulate
from demesne.strategies.find import find_strategy
from demesne.strategies.parser import parse

RIVAL = "Big Money Ultimate"
PLAIN = ("cellar", "chapel", "council_room", "festival", "laboratory", "market", "remodel", "smithy", "village", "workshop")
GOLD = 6
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
    """The kingdom cards of these sets; of a pile of several kinds each of them."""
    for set_id in sets:
        for card in cards_of(set_id):
            if is_kingdom_card(card):
                yield from [CARDS[id] for id, _ in card.contents] or [card]


def kingdom_with(card: Card, seed: int) -> Setup:
    """Nine piles that neither deck buys, and whatever else such a game needs, drawn by the generator."""
    pile = card.lies_in or card.id
    return generate(require=[pile, *[id for id in PLAIN if id != pile][:9]], seed=seed)


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


def share(card: Card, copies: int, games: int, seed: int) -> float:
    """Wins and half of the ties, in hundredths."""
    setup = kingdom_with(card, seed)
    first = simulate([parse(deck_with(card, copies)), find_strategy(RIVAL)], games, seed, setup).players[0]
    return 100 * (first.wins.rate + first.ties.rate / 2)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sets", nargs="+", choices=SETS, default=list(SETS))
    parser.add_argument("--cards", nargs="+", help="only these")
    options = parser.parse_args()
    print(f"Wins and half of the ties against {RIVAL}, in %, {options.games} games each, seed {options.seed}.\n")
    print("| card | set | one copy | two copies |\n|---|---|---:|---:|")
    for card in tried_cards(options.sets):
        if not options.cards or card.id in options.cards:
            one, two = (share(card, copies, options.games, options.seed) for copies in (1, 2))
            print(f"| {card.name} | {card.set} | {one:.1f} | {two:.1f} |", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
