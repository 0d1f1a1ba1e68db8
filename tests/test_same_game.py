"""The same seed gives the same game, compiled or not."""

from __future__ import annotations

import subprocess
import sys

import pytest

from bench.contest import ROOT, NotAvailable, environment
from demesne.cards.kingdoms import KINGDOMS

MANY_GAMES = """
from demesne import KINGDOMS
from demesne.bots.batch import Batch
from demesne.bots.table import fitting
from demesne.engine import state

print("uncompiled" if state.__file__.endswith(".py") else "compiled")
for kingdom in KINGDOMS.values():
    for players in (2, 3, 4):
        setup = kingdom.setup(players)
        strategies = fitting(setup)
        for first in range(0, len(strategies), players):
            chosen = [strategies[(first + seat) % len(strategies)] for seat in range(players)]
            print(kingdom.id, players, Batch(setup, chosen).play(1, 0, 3, True).to_data())
"""

CHANCES = """
import random
from demesne import KINGDOMS
from demesne.bots.batch import Batch
from demesne.bots.position_value import PositionValue
from demesne.bots.table import fitting
from demesne.engine.constants import NONE
from demesne.engine.dealing import deal
from demesne.engine.run import run

for kingdom in KINGDOMS.values():
    for players in (2, 3, 4):
        setup = kingdom.setup(players)
        table = Batch(setup, (fitting(setup) * players)[:players])
        table.seat(0)
        table.g.turn_limit = random.Random(kingdom.id).randint(1, 15 * players)
        deal(table.g, players)
        run(table.g, NONE)
        value = PositionValue(table.g.components)
        print(kingdom.id, players, *[value.chance(table.g, who) for who in range(players)])
"""


def output(contestant: str, *command: str) -> str:
    """What a Python of this kind prints."""
    try:
        surroundings = environment(contestant)
    except NotAvailable as reason:
        pytest.skip(str(reason))
    done = subprocess.run([sys.executable, *command], env=surroundings, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_players_inside_the_engine_play_the_same_games() -> None:
    compiled = output("compiled", "-c", MANY_GAMES).splitlines()
    uncompiled = output("uncompiled", "-c", MANY_GAMES).splitlines()
    assert (compiled[0], uncompiled[0]) == ("compiled", "uncompiled")
    assert compiled[1:] == uncompiled[1:]


def test_players_outside_the_engine_play_the_same_games() -> None:
    command = (str(ROOT / "scripts" / "random_games.py"), "--games", "100", "--jobs", "1")
    assert output("compiled", *command) == output("uncompiled", *command)


def test_positions_have_the_same_value() -> None:
    """To a millionth, which is as exact as it is said."""
    compiled = output("compiled", "-c", CHANCES).splitlines()
    uncompiled = output("uncompiled", "-c", CHANCES).splitlines()
    assert len(compiled) == len(uncompiled) == 3 * len(KINGDOMS)
    for one, other in zip(compiled, uncompiled, strict=True):
        kingdom, players, *chances = one.split()
        assert other.split()[:2] == [kingdom, players]
        for chance, same in zip(chances, other.split()[2:], strict=True):
            assert abs(int(chance) - int(same)) <= 1
