"""Names, types, costs and piles, compared with the facts that people wrote down for each set."""

from __future__ import annotations

from typing import Any

import pytest
from facts import FACTS

from demesne.engine.constants import FOR_SALE, LANDSCAPE, TYPE_NAMES
from demesne.engine.dealing import pile_size
from demesne.engine.definitions import CARDS, Card

REFERENCE: dict[str, dict[str, Any]] = {id: facts for known in FACTS.values() for id, facts in known["cards"].items()}


def type_names(card: Card) -> set[str]:
    return {name for name, bit in TYPE_NAMES.items() if card.types & bit}


def test_what_the_reference_lists_is_declared_and_nothing_else() -> None:
    assert set(CARDS) == set(REFERENCE)


@pytest.mark.parametrize("id", REFERENCE)
def test_declared_as_in_the_reference(id: str) -> None:
    wanted = REFERENCE[id]
    card = CARDS[id]
    assert card.name == wanted["name"]
    assert type_names(card) == set(wanted["types"])
    price = wanted["cost"] if isinstance(wanted["cost"], dict) else {"coins": wanted["cost"] or 0}
    assert {"coins": card.cost, "potion": card.potion, "debt": card.debt} == {"potion": 0, "debt": 0} | price
    assert [pile_size(card, players) for players in (2, 3, 4)] == wanted["piles"]


def test_landscapes_that_nobody_buys_and_nothing_else_have_no_price() -> None:
    without_price = {id for id, facts in REFERENCE.items() if facts["cost"] is None}
    assert without_price == {card.id for card in CARDS.values() if card.types & (LANDSCAPE ^ FOR_SALE)}
