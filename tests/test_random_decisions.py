"""Some decisions of Hard in random games, and whether the script would notice that something is wrong."""

from __future__ import annotations

from dataclasses import replace
from itertools import count

import pytest
import random_decisions
from random_decisions import Summary, main, play_one

from demesne.bots.table import IS_COMPILED
from demesne.levels.level import Level
from demesne.levels.think import Thought
from demesne.strategies.syntax import Strategy
from demesne.views.making import make_view
from demesne.views.view import View

SEED = 5
PLAYOUTS = 20 if IS_COMPILED else 2


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few games say much, if every decision is looked at closely."""
    monkeypatch.setattr(random_decisions, "AGAIN", 1)
    if not IS_COMPILED:
        monkeypatch.setattr(random_decisions, "ASKED", 150)


def test_hard_answers_whatever_it_is_asked() -> None:
    summary = Summary()
    for number in range(4):
        summary.add(play_one(SEED, PLAYOUTS, number))
    assert summary.failures == []
    assert summary.games == 4
    assert summary.decisions.total() == summary.players.total() == summary.again == summary.twins > 10
    assert summary.playouts >= summary.searched * PLAYOUTS > 0


def without_thinking(view: View, level: Level, strategy: Strategy) -> Thought:
    """The last option."""
    assert view.decision is not None
    return Thought(view.decision.options[-1])


def confused(view: View, level: Level, strategy: Strategy) -> Thought:
    return Thought("buy happiness")


def test_an_impossible_answer_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(random_decisions, "think", confused)
    failures = play_one(SEED, PLAYOUTS, 0).failures
    assert len(failures) == 1
    assert "'buy happiness' is not possible" in failures[0]
    assert f"--seed {SEED} --only 0" in failures[0]


def test_another_thought_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    thoughts = count()

    def fickle(view: View, level: Level, strategy: Strategy) -> Thought:
        return replace(without_thinking(view, level, strategy), playouts=next(thoughts))

    monkeypatch.setattr(random_decisions, "think", fickle)
    assert "asked again it thinks the same" in play_one(SEED, PLAYOUTS, 0).failures[0]


def test_a_view_that_tells_too_much_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The order of a deck, for example."""
    monkeypatch.setattr(random_decisions, "think", without_thinking)
    monkeypatch.setattr(
        random_decisions, "make_view", lambda g, player: replace(make_view(g, player), trash=g.players[0].deck.listed())
    )
    assert "a twin cannot be told apart" in play_one(SEED, PLAYOUTS, 0).failures[0]


def test_a_peeking_player_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """One who has another thought about each view, although they are equal."""
    seen: list[View] = []

    def peeking(view: View, level: Level, strategy: Strategy) -> Thought:
        if not any(view is known for known in seen):
            seen.append(view)
        where = next(i for i, known in enumerate(seen) if view is known)
        return replace(without_thinking(view, level, strategy), playouts=where)

    monkeypatch.setattr(random_decisions, "think", peeking)
    assert "what it cannot know makes no difference" in play_one(SEED, PLAYOUTS, 0).failures[0]


def test_the_script_asks_as_often_as_it_is_told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert main(["--seed", str(SEED), "--only", "1", "--playouts", "1"]) == 0
    assert "every answer was possible" in capsys.readouterr().out
    monkeypatch.setattr(random_decisions, "think", confused)
    assert main(["--seed", str(SEED), "--only", "1", "--playouts", "1"]) == 1
    with pytest.raises(SystemExit):
        main(["--decisions", "0"])
