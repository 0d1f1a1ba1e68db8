"""The same seed gives the same game, compiled or not."""

from __future__ import annotations

import subprocess
import sys

import pytest

from bench.big_money import ROOT, NotAvailable, environment

MANY_GAMES = """
from demesne import KINGDOMS
from demesne.bots.inside import Random, big_money, play_many
from demesne.engine import state
from demesne.engine.setup import kit_for, set_bane

print("uncompiled" if state.__file__.endswith(".py") else "compiled")
for kingdom in KINGDOMS.values():
    for players in (2, 3, 4):
        game = state.State(kit_for(kingdom.setup(players)))
        set_bane(game, kingdom.bane)
        game.turn_limit = 40 * players
        print(kingdom.id, players, play_many(game, 20, [big_money(game) for seat in range(players)], 1))
        print(kingdom.id, players, play_many(game, 4, [Random(seat) for seat in range(players)], 1))
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
