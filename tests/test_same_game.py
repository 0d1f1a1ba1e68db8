"""The same seed gives the same game, compiled or not."""

from __future__ import annotations

import subprocess
import sys

import pytest

from bench.contest import ROOT, NotAvailable, environment

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
