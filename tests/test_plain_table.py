"""The plain table, played through its lines."""

from __future__ import annotations

import io
import random

import pytest
from random_play import random_game

from demesne import KINGDOMS, Game
from demesne.cli import main
from demesne.table.plain import PlainTable


class Player:
    """Somebody who types random but possible things, and sometimes nonsense."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.written: list[str] = []
        self.table: PlainTable | None = None

    def read(self, prompt: str) -> str:
        assert self.table is not None
        decision = self.table.game.decision
        assert decision.who == 0
        if self.rng.random() < 0.05:
            return self.rng.choice(["?", "piles", "cards", "log", "nonsense", "", "99", "undo", "copper, copper, copper"])
        if decision.kind == "buy phase" and self.rng.random() < 0.5:
            return "all"
        doing = [option for option in decision.options if not option.declines]
        option = self.rng.choice(doing) if doing and self.rng.random() < 0.8 else self.rng.choice(decision.options)
        return self.rng.choice([option.text, str(decision.options.index(option) + 1)])


def play_whole(game: Game, seed: int) -> Player:
    player = Player(seed)
    player.table = PlainTable(game, player.read, player.written.append)
    player.table.run()
    return player


@pytest.mark.parametrize("seed", range(12))
def test_whole_random_games(seed: int) -> None:
    player = play_whole(random_game(random.Random(seed)), seed)
    text = "\n".join(player.written)
    assert "The game is over." in text
    assert "Winner: " in text
    assert player.table is not None
    assert player.table.game.over


@pytest.mark.parametrize("kingdom", KINGDOMS)
def test_every_recommended_kingdom(kingdom: str) -> None:
    assert "Winner: " in "\n".join(play_whole(Game.new(KINGDOMS[kingdom].setup(3), seed=5), 5).written)


def test_the_command_plays_and_leaves(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert main(["play", "--seed", "5", "--kingdom", "prelude"]) == 0
    out = capsys.readouterr().out
    assert "Projects: Citadel, Star Chart." in out
    assert "You leave the game." in out


def test_undo_takes_back_one_answer() -> None:
    game = Game.new(KINGDOMS["first_game"].setup(), seed=5)
    typed = iter(["play copper", "undo", "piles"])
    written: list[str] = []

    def read(prompt: str) -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    table = PlainTable(game, read, written.append)
    with pytest.raises(EOFError):
        table.run()
    assert table.game.coins == 0
    assert "(taken back)" in written


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["play", "--kingdom", "nowhere"], "there is no kingdom called 'nowhere'"),
        (["play", "--kingdom", "cellar, market, milita"], "there is no card called milita"),
        (["play", "--kingdom", "cellar, market, militia, mine, moat, remodel, smithy, village, woodcutter"], "not 9"),
        (["play", "--players", "5"], "2, 3 or 4 players, not 5"),
        (["play", "--cards", "missing.py"], "there is no card file missing.py"),
        (["rulings", "missing.yaml"], "missing.yaml cannot be read"),
    ],
)
def test_bad_input_on_the_command_line(arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    captured = capsys.readouterr()
    assert words in captured.err
    assert "Traceback" not in captured.err
    assert captured.out == ""
