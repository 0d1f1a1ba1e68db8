"""Hard without one of its parts: each can play, and what comes out is counted."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bench import parts
from bench.parts import PARTS, WHOLE, Side, plans_without_engines, play
from demesne.evolve import optimise
from demesne.game import Game
from demesne.levels.knowledge import strategy_for
from demesne.levels.level import HARD
from demesne.sets.recommended import KINGDOMS

FIRST = KINGDOMS["first_game"].setup(2)
LEVEL = replace(HARD, playouts=12)


@pytest.mark.parametrize("part", PARTS)
def test_a_round_is_played_from_both_seats(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A few turns of it are enough to see that both are asked."""
    asked: list[str] = []

    def noting(side: Side, name: str) -> Side:
        def answered(*given: Any) -> str:
            asked.append(name)
            return side.answer(*given)

        return Side(answered, strategy_for)

    monkeypatch.setattr(parts, "TURN_LIMIT", 3)
    monkeypatch.setattr(parts, "WHOLE", noting(WHOLE, "whole"))
    monkeypatch.setitem(PARTS, part, noting(PARTS[part], part))
    line = play({"part": part, "number": 1, "seed": 5, "rounds": 1}, FIRST, LEVEL)
    assert (line["games"], line["rounds"], line["wins"] + line["ties"] + line["losses"]) == (2, 1, 2)
    assert set(asked) == {"whole", part}


def test_without_looking_ahead_the_strategy_is_followed() -> None:
    """Whatever the number of playouts: it plays none."""
    game = Game.new(FIRST, seed=3)
    game.apply("end actions")
    strategy = strategy_for(FIRST, LEVEL)
    answers = {PARTS["looking ahead"].answer(game.view(0), replace(HARD, playouts=n), strategy) for n in (1, 400)}
    assert len(answers) == 1


def test_without_engines_evolution_begins_with_money_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(optimise, "sketch", lambda *_: pytest.fail("an engine"))
    assert plans_without_engines(FIRST, replace(LEVEL, generations=0)).of("buy")
