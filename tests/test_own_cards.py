"""Cards of one's own: every process that plays or thinks knows them, and whoever does not know them says so."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from demesne.cards.files import read_card_file
from demesne.cards.kingdoms import KINGDOMS
from demesne.cards.loader import load_cards
from demesne.engine.definitions import withdraw
from demesne.engine.errors import EndlessText, SetupError
from demesne.engine.setup import Setup
from demesne.evolve.matches import Match, Referee
from demesne.game import Game
from demesne.lang import CODES, Language
from demesne.levels.knowledge import strategy_at
from demesne.levels.level import MEDIUM, Level
from demesne.notation.position import start_from_position
from demesne.strategies.find import find_strategy
from demesne.strategies.parser import parse

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


# ---------------------------------------------------------------- texts without end
ENDLESS = {
    "it begins again": 'as_long_as(if_(at_least(9, HAND), choose(1)), plus(coins=1))',
    "it begins again with others": 'as_long_as(choose(1), each_other(plus(coins=1)))',
}  # fmt: skip


@pytest.fixture(params=ENDLESS)
def _treadmill(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[None]:
    file = tmp_path / "treadmill.py"
    file.write_text(f'from demesne.words import *\nCardSet("own").action("Treadmill", 4, {ENDLESS[request.param]})\n', "utf-8")
    cards = load_cards(file)
    yield
    for card in cards:
        withdraw(card)


@pytest.mark.usefixtures("_treadmill")
@pytest.mark.parametrize("is_recorded", [True, False])
def test_a_text_without_end_is_named(is_recorded: bool) -> None:
    given = {"kingdom": "treadmill", "p1": {"hand": "treadmill, copper*9"}}
    game = start_from_position({"position": given, "named": []})
    game.recording = is_recorded
    with pytest.raises(EndlessText) as raised:
        game.apply("play treadmill")
    assert raised.value.values["card"] == "treadmill"
    for code in CODES:
        assert "Treadmill" in Language(code).error(raised.value)


def test_each_turn_counts_its_steps_for_itself() -> None:
    game = Game.new(KINGDOMS["first_game"].setup(2), seed=3)
    for _ in range(20):
        game.apply("end actions")
        game.apply("end buys")
        assert game.steps < 10
