"""What the server reads from a list of cards, name by name, and the Bane it draws."""

from __future__ import annotations

import pytest

from demesne.lang import CODES, Language
from demesne.notation.kingdoms import KingdomError
from demesne.server.tables import card_catalogue, table_requests

NINE = "Tournament, Jester, Harvest, Horse Traders, Remake, Fortune Teller, Hunting Party, Menagerie, Hamlet"


def test_a_typo_is_marked_where_it_stands_and_the_others_are_known() -> None:
    answer = card_catalogue.names(table_requests.NamesRequest("Witch, Chapell, Moat", "en"))
    assert [(name.text, name.id, name.near) for name in answer.names] == [
        ("Witch", "witch", ""),
        ("Chapell", "", "Chapel"),
        ("Moat", "moat", ""),
    ]


def test_a_bane_is_drawn_where_none_is_named() -> None:
    setup, _ = card_catalogue.setup_for(table_requests.ByText(f"Young Witch, {NINE}"), 2, "en")
    assert setup.bane
    assert setup.bane not in setup.piles


def test_a_bane_that_is_named_stays() -> None:
    assert card_catalogue.setup_for(table_requests.ByText(f"Young Witch (Bane: Moat), {NINE}"), 2, "en")[0].bane == "moat"


def test_a_printed_card_that_is_not_here_is_no_typo() -> None:
    (name,) = card_catalogue.names(table_requests.NamesRequest("Sentry", "en")).names
    assert (name.id, name.near, name.lacking) == ("", "", True)
    with pytest.raises(KingdomError, match="a printed card that is not here yet"):
        card_catalogue.setup_for(table_requests.ByText("Sentry, Cellar"), 2, "en")


def test_a_numbered_list_in_one_line_is_read() -> None:
    ten = ["Cellar", "Market", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village", "Woodcutter", "Workshop"]
    line = " ".join(f"{n}. {name}" for n, name in enumerate(ten, 1))
    setup, _ = card_catalogue.setup_for(table_requests.ByText(line), 2, "en")
    assert sorted(setup.piles) == sorted(name.lower() for name in ten)
    counted = ", ".join(f"1x {name}" for name in ten)
    assert card_catalogue.setup_for(table_requests.ByText(counted), 2, "en")[0].piles == setup.piles


def test_what_is_wrong_names_no_command() -> None:
    with pytest.raises(KingdomError) as refused:
        card_catalogue.setup_for(table_requests.ByText("Xyzzyxyzzy"), 2, "en")
    for code in CODES:
        values = {name: str(value) for name, value in refused.value.values.items()}
        assert "demesne" not in Language(code).text(f"error-{refused.value.key}", **values)
