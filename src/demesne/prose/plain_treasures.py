"""Plain Treasures, which only give something: the log combines them, and interfaces offer to play them all at once."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Final

from demesne.engine.constants import FROM_HAND, ON_GAIN, ON_TRASH, TREASURE
from demesne.engine.deeds import DeedKind
from demesne.engine.definitions import CARDS, Rule, Text
from demesne.lang import Language
from demesne.phrases.reading import GIFTS, gifts, read_text
from demesne.views.view import View

HARMLESS: Final = (ON_GAIN, ON_TRASH)  # rules for these events do not depend on whether the card was played


@cache
def is_plain(id: str) -> bool:
    """Whether a card is a Treasure that gives a fixed number of coins, Buys or tokens and does nothing else."""
    card = CARDS[id]
    return bool(card.types & TREASURE) and only_gives(card.play) and all(map(is_harmless, card.rules))


def is_harmless(rule: Rule) -> bool:
    """Whether a rule of a Treasure works the same whether or not the card was played."""
    return rule.event in HARMLESS or rule.scope == FROM_HAND


def only_gives(text: Text) -> bool:
    """Whether a text gives fixed amounts and draws no cards, so that nothing before it can change them."""
    deeds = read_text(text)
    return bool(deeds) and all(
        deed.kind in GIFTS and deed.kind is not DeedKind.CARDS and deed.amount is not None for deed in deeds
    )


def given_by(id: str) -> dict[str, int]:
    """The amounts that a plain Treasure gives, by gift; empty for other cards."""
    given = gifts(CARDS[id])._asdict()
    return {gift.value: given[gift.value] for gift in GIFTS if given[gift.value]} if is_plain(id) else {}


def treasures_text(language: Language, view: View) -> str:
    """The label of the button that plays all plain Treasures: their gifts, and the Treasures that stay in hand."""
    assert view.decision is not None
    hand = view.players[view.decision.who].hand
    if view.decision.kind == "buy phase":
        playable = [id for id in hand if f"play {id}" in view.decision.options]
    else:
        playable = [id for id in hand if CARDS[id].types & TREASURE]
    total = sum((Counter(given_by(id)) for id in playable), Counter[str]())
    given = [language.text(f"gift-{name}", of="fixed", n=total[name]) for gift in GIFTS if total[name := gift.value]]
    left = [id for id in playable if not is_plain(id)]
    return language.text("option-treasures", gifts=", ".join(given), n=len(left), cards=language.listed(left))
