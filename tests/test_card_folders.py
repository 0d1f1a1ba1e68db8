"""A folder of one's own cards is laid out like the folder of a set, and everything in it is used."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import demesne
from demesne.bots.advice.defaults import ADVICE
from demesne.bots.binding import bind_strategy
from demesne.cli import main
from demesne.engine.definitions import CARDS, RULES, TEXTS
from demesne.engine.errors import CardError
from demesne.engine.own_words import OWN_WORDS
from demesne.lang import Language
from demesne.prose.card_descriptions import rulings_of
from demesne.server.tables import card_catalogue
from demesne.sets import OWN_FOLDERS
from demesne.sets.card_files import CardFile, read_card_file
from demesne.sets.loader import PACKAGE, load_cards, unload_folder
from demesne.strategies.find import library

FILES = {
    "kingdom.py": """
from demesne.words import CardSet, plus

orchards = CardSet("orchards")
cider_press = orchards.action("Cider Press", 3, plus(cards=2, coins=1))
""",
    "landscapes.py": """
from demesne.words import plus, turn_starts, when

from .kingdom import orchards

harvest_home = orchards.project("Harvest Home", 5, when(turn_starts, plus(buys=1)))
""",
    "en.ftl": """
set-orchards = Orchards
kingdom-windfalls = Windfalls
card-cider_press = Cider Press
    .text = +2 Cards, +$1.
""",
    "pl.ftl": """
set-orchards = Sady
kingdom-windfalls = Spady
card-cider_press = Prasa do cydru
    .text = +2 karty, +$1.

### Rulings
ruling-OR1 = Prasa do cydru dobiera dwie karty
""",
    "rulings/kingdom.yaml": """
- ruling: Cider Press draws two cards
  id: OR1
  about: cider_press
  given: {p1: {hand: cider_press, deck: "gold, silver, copper"}}
  do: [play cider_press]
  expect: {coins: 1, p1: {hand: "gold, silver"}}
""",
    "kingdoms.yaml": """
- id: windfalls
  piles: [cider_press, cellar, market, militia, mine, moat, remodel, smithy, village, workshop]
""",
    "strategies/cider.strategy": """
name Cider
requires cider_press
buy province
buy gold
buy cider_press when owned(cider_press) < 2
buy silver
""",
    "advice.py": """
from demesne.bots.advice import Advice


class CiderPress(Advice):
    def play(self, g, bot, who, kind):
        return 0


ADVICE = {"cider_press": CiderPress()}
""",
}


def write(folder: Path, **changed: str | None) -> Path:
    """The folder, with some files replaced or left out."""
    for name, text in (FILES | {name.replace("__", "."): text for name, text in changed.items()}).items():
        if text is not None:
            path = folder / "orchards" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    return folder / "orchards"


@pytest.fixture
def orchards(tmp_path: Path) -> Iterator[Path]:
    path = write(tmp_path)
    load_cards(path)
    yield path
    unload_folder(path)
    ADVICE.pop("cider_press", None)


@pytest.mark.usefixtures("orchards")
def test_its_cards_have_texts_and_rulings_in_every_language_it_speaks() -> None:
    assert CARDS["harvest_home"].set == "orchards"
    assert Language("pl").card("cider_press") == "Prasa do cydru"
    assert Language("pl").text("set-orchards") == "Sady"
    assert Language("de").card("cider_press") == "Cider Press"
    (ruling,) = rulings_of("cider_press")
    assert Language("pl").ruling(ruling.id, ruling.sentence) == "Prasa do cydru dobiera dwie karty"


@pytest.mark.usefixtures("orchards")
def test_its_kingdoms_strategies_and_advice_are_used() -> None:
    assert "cider_press" in demesne.KINGDOMS["windfalls"].setup().piles
    assert library()["Cider"].requires == ("cider_press",)
    game = demesne.Game.new(demesne.KINGDOMS["windfalls"].setup(), seed=1)
    bind_strategy(game.components, library()["Cider"])
    assert type(ADVICE["cider_press"]).__name__ == "CiderPress"


@pytest.mark.usefixtures("orchards")
def test_a_kingdom_without_a_name_in_a_language_has_its_english_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert [Language(code).text("kingdom-windfalls") for code in ("en", "pl", "de")] == ["Windfalls", "Spady", "Windfalls"]
    assert main(["kingdom", "--lang", "cs"]) == 0
    assert "Windfalls (windfalls)" in capsys.readouterr().out


@pytest.mark.usefixtures("orchards")
def test_the_server_sends_the_messages_of_a_folder() -> None:
    card_catalogue.cards.cache_clear()
    try:
        assert "card-cider_press = Prasa do cydru" in card_catalogue.cards("pl").words
        (press,) = [card for card in card_catalogue.cards("de").cards if card.id == "cider_press"]
        assert (press.name, press.text) == ("Cider Press", "+2 Karten und +1 Geld.")
    finally:
        card_catalogue.cards.cache_clear()


def test_the_rulings_command_lists_what_a_folder_lacks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write(tmp_path, pl__ftl=FILES["pl.ftl"].replace("    .text = +2 karty, +$1.\n", "    .one = Prasę do cydru\n"))
    try:
        assert main(["rulings", "--cards", str(path), "--lang", "en"]) == 0
    finally:
        unload_folder(path)
    assert capsys.readouterr().out.splitlines() == [
        "1 ruling, 1 hold, 0 do not",
        "orchards/en.ftl lacks card-cider_press.one",
        "orchards/en.ftl lacks card-cider_press.many",
        "orchards/en.ftl lacks card-harvest_home",
        "orchards/pl.ftl lacks card-cider_press.text",
        "orchards/pl.ftl lacks card-cider_press.few",
        "orchards/pl.ftl lacks card-cider_press.many",
        "orchards/pl.ftl lacks card-harvest_home",
        "orchards/rulings: no ruling is about harvest_home",
    ]


def test_the_phrases_of_all_its_modules_are_looked_at(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write(tmp_path)
    try:
        assert main(["rulings", "--cards", str(path), "--coverage", "--lang", "en"]) == 1
    finally:
        unload_folder(path)
    assert "harvest_home: never plus(buys=1)" in capsys.readouterr().out
    assert not [name for name in sys.modules if name.startswith(PACKAGE)]


def test_commands_take_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write(tmp_path)
    try:
        assert main(["rulings", "--cards", str(path), "--lang", "en"]) == 0
        assert "1 ruling" in capsys.readouterr().out
        unload_folder(path)
        assert main(["card", "Prasa do cydru", "--cards", str(path), "--lang", "pl"]) == 0
        assert "Prasa do cydru dobiera dwie karty" in capsys.readouterr().out
        unload_folder(path)
        assert main(["simulate", "Cider", "Big Money", "--games", "20", "--json", "--jobs", "2", "--cards", str(path)]) == 0
        assert json.loads(capsys.readouterr().out)["players"][0]["name"] == "Cider"
    finally:
        unload_folder(path)
        ADVICE.pop("cider_press", None)


def test_a_folder_travels_as_text(tmp_path: Path) -> None:
    card_file = read_card_file(write(tmp_path / "one"))
    assert {name for name, _ in card_file.files} == set(FILES)
    (tmp_path / "two").mkdir()
    assert read_card_file(card_file.write(tmp_path / "two")) == card_file
    assert card_file != CardFile("orchards")


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"kingdom__py": None, "landscapes__py": None}, "it declares no cards"),
        ({"landscapes__py": "from .kingdom import apples"}, "landscapes.py, line 1: ImportError"),
        ({"landscapes__py": "mine = "}, "landscapes.py, line 1: SyntaxError"),
        ({"advice__py": "1 / 0"}, "advice.py, line 1: ZeroDivisionError"),
        ({"pl__ftl": "card-cider = Cydr\n"}, "pl.ftl: words for card-cider, but orchards declares no such card"),
        ({"kingdom__py": FILES["kingdom.py"].replace('"orchards"', '"groves"')}, "its cards belong to the set groves"),
    ],
)
def test_what_is_wrong_is_named_and_nothing_stays(changed: dict[str, str | None], message: str, tmp_path: Path) -> None:
    before = set(CARDS), set(TEXTS), set(RULES), dict(OWN_WORDS), list(OWN_FOLDERS)
    with pytest.raises(CardError, match=message.replace("(", r"\(")):
        load_cards(write(tmp_path, **changed))
    assert (set(CARDS), set(TEXTS), set(RULES), dict(OWN_WORDS), list(OWN_FOLDERS)) == before
