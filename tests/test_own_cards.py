"""Cards of one's own: every process that plays or thinks knows them, and whoever does not know them says so."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from demesne.cards.files import read_card_file
from demesne.cards.loader import load_cards
from demesne.engine.definitions import withdraw
from demesne.engine.errors import CardError, SetupError
from demesne.engine.setup import Setup
from demesne.evolve.matches import Match, Referee
from demesne.game import Game
from demesne.lang import CODES, Language
from demesne.levels.knowledge import strategy_at
from demesne.levels.level import MEDIUM, Level
from demesne.strategies.find import find_strategy
from demesne.strategies.parser import parse
from demesne.table.card_texts import card_text
from demesne.table.cards import describe_card
from demesne.table.web import catalogue
from demesne.words import MANY, CardSet, discard, discard_down_to, each_other, how_many, may, plus, this_turn, when, you_gain

KINGDOM = "windmill cellar market militia mine moat remodel smithy village workshop"
CARDS = """from demesne.words import *
CardSet("own").action("Windmill", 4, plus(cards=4))
"""
MILL = "name Mill\nrequires windmill\nbuy province\nbuy gold\nbuy windmill when owned(windmill) < 1\nbuy silver\n"
COMMAND = """import sys
from demesne.cli import main
from demesne.levels import knowledge
knowledge.THOROUGH = 1  # generations: a good strategy does not matter here, and takes half a minute
if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
"""


@pytest.fixture
def files(tmp_path: Path) -> Path:
    for name, text in {"own.py": CARDS, "mill.strategy": MILL, "run.py": COMMAND}.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


@pytest.fixture
def windmill(files: Path) -> Iterator[Path]:
    """Declared in this process, and only for this test."""
    cards = load_cards(files / "own.py")
    yield files / "own.py"
    for card in cards:
        withdraw(card)


def run(files: Path, *arguments: str) -> str:
    command = [sys.executable, "run.py", *arguments, "--cards", "own.py", "--kingdom", KINGDOM.replace(" ", ", ")]
    done = subprocess.run(command, cwd=files, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_processes_of_a_simulation_look_ahead_with_them(files: Path) -> None:
    """Hard thinks in the processes; one and two of them play the same games."""
    players = ["hard:playouts=2", "mill.strategy"]
    results = [
        json.loads(run(files, "simulate", *players, "--games", "2", "--seed", "1", "--jobs", jobs, "--json"))
        for jobs in ("1", "2")
    ]
    for result in results:
        for key in ("cpu_seconds", "wall_seconds", "games_per_cpu_second"):
            del result[key]
    assert results[0] == results[1]


def test_processes_of_a_tournament_know_them(files: Path) -> None:
    said = run(files, "tournament", "mill.strategy", "Big Money", "--games", "40", "--seed", "1", "--jobs", "2")
    assert "Mill" in said


def test_processes_of_evolution_know_them(windmill: Path) -> None:
    match = Match(Setup.of(KINGDOM.split()), parse(MILL), find_strategy("Big Money"), 1, 4)
    with Referee(2, [read_card_file(windmill)]) as referee:
        assert list(referee.results([match])) == list(Referee().results([match]))


def test_a_level_does_not_fall_back_when_it_does_not_know_a_card(files: Path) -> None:
    (card,) = load_cards(files / "own.py")
    view = Game.new(Setup.of(KINGDOM.split()), seed=1).view(0)
    withdraw(card)
    with pytest.raises(SetupError, match="windmill"):
        strategy_at(view, Level(MEDIUM))


# ---------------------------------------------------------------- names and texts
@pytest.fixture
def mine() -> Iterator[CardSet]:
    made = CardSet("mine")
    yield made
    made.forget()


def test_a_card_without_words_says_what_it_does_in_every_language(mine: CardSet) -> None:
    gains = this_turn(when(you_gain, plus(vp=1)))
    mine.attack("Goons", 6, plus(buys=1, coins=2), each_other(discard_down_to(3)), gains)
    mine.action("Inn Yard", 3, discard(up_to=MANY), plus(cards=how_many), may(plus(actions=1)))
    said = [card_text(Language(code), "goons") for code in CODES]
    assert said[0] == "+1 Buy and +$2. Each other player: discard cards. When a card is gained: +1 VP."
    assert len(set(said)) == len(CODES)
    assert card_text(Language("en"), "inn_yard") == "Discard any number of cards for +1 Card each. You may: +1 Action."
    assert said[0] in describe_card(Language("en"), "goons")
    assert next(card for card in catalogue.cards.__wrapped__("en").cards if card.id == "goons").text == said[0]
    assert Language("en").cards(["goons"]) == "a Goons"
    assert Language("en").cards(["inn_yard", "inn_yard"]) == "2 Inn Yard cards"


def test_a_set_says_what_its_cards_are_called_and_say(mine: CardSet) -> None:
    mine.action("Inn Yard", 3, plus(cards=1))
    mine.words(
        pl="card-inn_yard = Podwórze\n    .text = +1 karta.\n    .one = Podwórze\n    .few = Podwórza\n    .many = Podwórz\n"
    )
    polish = Language("pl")
    assert (polish.card("inn_yard"), card_text(polish, "inn_yard")) == ("Podwórze", "+1 karta.")
    assert polish.cards(["inn_yard", "inn_yard"]) == "2 Podwórza"
    assert Language("de").card("inn_yard") == "Inn Yard"
    assert card_text(Language("de"), "inn_yard") == "+1 Karte."
    mine.forget()
    assert not polish.has("card-inn_yard")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ({"fr": "card-inn = Auberge"}, "not in 'fr'"),
        ({"pl": "card-taverna = Karczma"}, "card-taverna"),
        ({"pl": "Karczma"}, "have no message"),
    ],
)
def test_words_that_nobody_could_read_are_refused(mine: CardSet, words: dict[str, str], message: str) -> None:
    mine.action("Inn", 3, plus(cards=1))
    with pytest.raises(CardError, match=message):
        mine.words(**words)
