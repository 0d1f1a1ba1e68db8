"""Wishes derived from a card's text: the strength of one play, its coins, and its worth in hand and in a deck.

Where the text is not enough, the set of the card has measured strengths (`STRENGTHS`) or advice (`ADVICE`).
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.bots.advice.texts import advice_from
from demesne.bots.advice.worth import coins_worth
from demesne.bots.default_play import Advice, DefaultPlay
from demesne.engine.components import Components
from demesne.engine.constants import ACTION, ATTACK, CURSE, FROM_ITSELF, NIGHT, ON_DISCARD, TREASURE
from demesne.engine.deeds import OTHERS, DeedKind
from demesne.engine.definitions import Card
from demesne.phrases.reading import Gifts, coins_at_best, gifts, read, steps
from demesne.sets import OWN_FOLDERS, SETS

GLADLY: Final[i64] = 100  # the highest keep wish of a card with an effect when discarded


# The advice and strengths of all sets, by card id.
ADVICE: Final[dict[str, Advice]] = {}
STRENGTHS: Final[dict[str, int]] = {}


def learn_from(advice: ModuleType) -> None:
    """Add the advice and strengths from the `advice` module of a set."""
    ADVICE.update(getattr(advice, "ADVICE", {}))
    STRENGTHS.update(getattr(advice, "STRENGTHS", {}))


for _set in SETS:
    learn_from(import_module(f"demesne.sets.{_set}.advice"))


def learn_from_own_folders() -> None:
    """Add the advice of the card folders that the user loaded."""
    for folder in OWN_FOLDERS:
        if folder.advice is not None:
            learn_from(folder.advice)


def strength_of(given: Gifts) -> int:
    """How much a card's fixed gifts are worth, for comparing cards."""
    strength = 70 * given.cards + 100 * (given.coins + given.potions) + 30 * given.buys
    return strength + 60 * (given.coffers + given.villagers) + 80 * given.vp


def strength_by_text(card: Card) -> int:
    """The strength of one play, estimated from a card's text and price."""
    if card.types & TREASURE:
        return 100 * (coins_at_best(card) + gifts(card).potions) + 40
    strength = strength_of(gifts(card)) + 10 * int(coins_worth(card.price)) + (80 if card.types & ATTACK else 0)
    for deed in read(card):
        if deed.kind is DeedKind.GAIN and deed.id == "curse" and deed.whose == OTHERS:
            strength += 250
        elif deed.kind is DeedKind.COST:
            strength += 120 * -(deed.amount or 0)
    return strength


def know_cards(bot: DefaultPlay, components: Components) -> None:
    """Teach a bot the cards of a game."""
    learn_from_own_folders()
    for kind in range(int(components.nkinds)):
        know_card(bot, kind, components.kinds[kind])
    bot.treasures = vec[i64]([kind for kind in range(int(components.nkinds)) if bot.coins[kind] > 0])
    for kind in range(int(components.nkinds)):
        card = components.kinds[kind]
        bot.advice[kind] = (
            ADVICE[card.id] if card.id in ADVICE else advice_from(card, int(bot.soon[kind]), strength_of(gifts(card)))
        )
    for land in range(int(components.nlands)):
        bot.land_advice[land] = ADVICE.get(components.lands[land].id, bot.land_advice[land])


def know_card(bot: DefaultPlay, kind: int, card: Card) -> None:
    """Set the general wishes for a card, from its measured strength or else from its text."""
    given = gifts(card)
    price = coins_worth(card.price)
    strength = STRENGTHS.get(card.id, strength_by_text(card))
    bot.want[kind] = -1000 if card.types & CURSE else 10 * price - 40 if price == 0 else 10 * price + strength // 50
    if card.types & TREASURE:
        bot.coins[kind] = coins_at_best(card)
        bot.keep[kind] = strength
        chooses = any(deed.kind is DeedKind.CHOOSE_ONE for deed in steps(card.play))
        bot.alone[kind] = bot.soon[kind] = 1 if chooses else strength  # last, when the choice is easier
    elif card.types & NIGHT and card.types & ACTION == 0:
        bot.keep[kind] = bot.soon[kind] = bot.alone[kind] = strength
    elif card.types & ACTION:
        bot.is_terminal[kind] = 1 - given.actions
        bot.keep[kind] = strength + (60 if given.actions > 0 and card.id not in STRENGTHS else 0)
        if given.actions > 0:
            bot.soon[kind] = bot.alone[kind] = 1000 + 150 * min(given.cards, 2) + 50 * (given.actions - 1)
        else:
            bot.alone[kind] = strength
            bot.soon[kind] = strength + (500 if given.cards > 0 else 0)
    if any(rule.event == ON_DISCARD and rule.scope == FROM_ITSELF for rule in card.rules):
        bot.keep[kind] = min(bot.keep[kind], GLADLY)
