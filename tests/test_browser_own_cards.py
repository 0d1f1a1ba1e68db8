"""Own cards in the browser: a folder that the server loaded speaks the language of each reader."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from browser import NewPerson, expect

pytest_plugins = ("browser_fixtures",)
FILES = {
    "kingdom.py": """
from demesne.words import CardSet, discard, plus

meadow = CardSet("meadow")
haymaker = meadow.action("Haymaker", 2, plus(cards=3, actions=1), discard(2))
""",
    "en.ftl": "card-haymaker = Haymaker\n    .text = Draw 3, then discard 2.\n    .one = a Haymaker\n    .many = Haymakers\n",
    "pl.ftl": """
set-meadow = Łąka
kingdom-mowing = Pierwszy pokos
card-haymaker = Kosiarz
    .text = Dobierz 3, odrzuć 2.
    .one = Kosiarza
    .few = Kosiarzy
    .many = Kosiarzy
""",
    "kingdoms.yaml": """
- id: mowing
  piles: [haymaker, cellar, market, militia, mine, moat, remodel, smithy, village, workshop]
""",
}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server is that knows the folder."""
    from browser_fixtures import running_server

    folder = tmp_path_factory.mktemp("own") / "meadow"
    folder.mkdir()
    for name, text in FILES.items():
        (folder / name).write_text(text, encoding="utf-8")
    first = f"from demesne.sets.loader import load_cards\nload_cards({str(folder)!r})\n"
    with running_server(tmp_path_factory.mktemp("server") / "tables.sqlite3", first=first) as found:
        yield found


@pytest.mark.parametrize(
    ("locale", "kingdom", "name", "text", "told"),
    [
        ("en-US", "mowing", "Haymaker", "Draw 3, then discard 2.", "You buy a Haymaker."),
        ("pl-PL", "Pierwszy pokos", "Kosiarz", "Dobierz 3, odrzuć 2.", "Kupujesz Kosiarza."),
        ("de-DE", "mowing", "Haymaker", "+3 Karten und +1 Aktion. Lege 2 Karten ab.", "Du kaufst eine Karte Haymaker."),
    ],
)
def test_a_card_of_a_folder_speaks_the_language_of_the_reader(
    person: NewPerson, locale: str, kingdom: str, name: str, text: str, told: str
) -> None:
    ania = person(locale=locale)
    expect(ania.page.get_by_text(kingdom, exact=True)).to_be_visible()
    ania.begin("mowing")
    pile = ania.page.locator(".supply [data-card=haymaker]").first
    expect(pile).to_contain_text(name)
    ania.press("treasures")
    ania.buy("haymaker")
    assert told in ania.log()
    pile.click(button="right")
    expect(ania.page.get_by_role("dialog")).to_contain_text(text)
