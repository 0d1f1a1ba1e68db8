"""What the server reads from a list of cards, name by name, and the Bane it draws."""

from __future__ import annotations

import demesne.cards  # noqa: F401
from demesne.table.web import catalogue, requests

NINE = "Tournament, Jester, Harvest, Horse Traders, Remake, Fortune Teller, Hunting Party, Menagerie, Hamlet"


def test_a_typo_is_marked_where_it_stands_and_the_others_are_known() -> None:
    answer = catalogue.names(requests.NamesRequest("Witch, Chapell, Moat", "en"))
    assert [(name.text, name.id, name.near) for name in answer.names] == [
        ("Witch", "witch", ""),
        ("Chapell", "", "Chapel"),
        ("Moat", "moat", ""),
    ]


def test_a_bane_is_drawn_where_none_is_named() -> None:
    setup, _ = catalogue.setup_for(requests.ByText(f"Young Witch, {NINE}"), 2, "en")
    assert setup.bane
    assert setup.bane not in setup.piles


def test_a_bane_that_is_named_stays() -> None:
    assert catalogue.setup_for(requests.ByText(f"Young Witch (Bane: Moat), {NINE}"), 2, "en")[0].bane == "moat"
