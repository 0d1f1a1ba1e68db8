"""Strengths of cards in coins: writes `STRENGTHS` at the end of the advice of each set.

A card is as strong as a plain card of its price that wins as often in a money deck: a Treasure or an Action that only gives
coins, with +1 Action if the card has it. Strengths between whole coins are interpolated. A card that is not stronger than
its text suggests (`strength_by_text`) is left out, because a money deck has no use for cards such as Villages.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from bench.cards import share, tried_cards, without
from demesne.bots.advice.defaults import STRENGTHS, strength_by_text
from demesne.engine.constants import ACTION, NIGHT, TREASURE
from demesne.engine.definitions import CARDS, Card
from demesne.phrases.reading import gifts
from demesne.sets import SETS
from demesne.words import CardSet, plus

FOLDER = Path(__file__).parents[1] / "src/demesne/sets"
BEGINS = "STRENGTHS: Final[dict[str, int]] = {"  # the last thing in the module
COINS = range(6)
DEAREST = 7  # the highest price of plain cards, also used for more expensive cards
WORTH_SAYING = 30  # the least difference from the strength by text

plain = CardSet("plain")


@cache
def plain_card(form: str, price: int, coins: int) -> Card:
    name = f"{form} {price} {coins}"
    if form == "Treasure":
        return plain.treasure(name, price, plus(coins=coins))
    return plain.action(name, price, plus(coins=coins, actions=1 if form == "Lasting" else 0))


def form_of(card: Card) -> str:
    if card.types & TREASURE:
        return "Treasure"
    return "Lasting" if gifts(card).actions > 0 or not card.types & ACTION else "Terminal"


@cache
def ladder(form: str, price: int, games: int, seed: int) -> list[float]:
    """The win rates of plain cards of this price, by the coins they give."""
    return [share(plain_card(form, price, coins), 1, games, seed).rate for coins in COINS]


def coins_like(rate: float, rungs: list[float]) -> float:
    """The coins of a plain card with this win rate."""
    for coins in COINS[1:]:
        if rate < rungs[coins] or coins == COINS[-1]:
            below, above = rungs[coins - 1], rungs[coins]
            return coins - 1 + max(0.0, min(1.0, (rate - below) / (above - below))) if above > below else coins - 1
    return 0.0


def measured(cards: Iterator[Card], games: int, seed: int) -> Iterator[tuple[str, int]]:
    for card in cards:
        if not card.types & (ACTION | TREASURE | NIGHT) or card.potion or card.debt:
            continue
        with without(STRENGTHS, card.id):
            rate = share(card, 1, games, seed).rate
            form, price = form_of(card), min(int(card.cost), DEAREST)
            usual = 40 if form == "Treasure" else 10 * price
            strength = round(100 * coins_like(rate, ladder(form, price, games, seed)), -1) + usual
            if strength >= strength_by_text(card) + WORTH_SAYING:
                yield card.id, int(strength)


def write(path: Path, strengths: dict[str, int]) -> None:
    lines = "".join(f'    "{id}": {strength},\n' for id, strength in strengths.items())
    path.write_text(path.read_text("utf-8").partition(BEGINS)[0] + BEGINS + (f"\n{lines}" if lines else "") + "}\n", "utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=14)
    options = parser.parse_args()
    found = sorted(measured(tried_cards(list(SETS)), options.games, options.seed))
    for set_id in SETS:
        write(FOLDER / set_id / "advice.py", {id: strength for id, strength in found if CARDS[id].set == set_id})
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
