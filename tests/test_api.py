"""The public names of the package, as programs use them."""

from __future__ import annotations

import doctest
import json
import random
import re
import subprocess
import sys
from pathlib import Path

import api_page
import pytest
from random_play import play_on, random_game

import demesne
from demesne import DemesneError, Diverged, Game, GameOver, IllegalChoice, SaveError, SetupError
from demesne.engine.codec import to_data
from demesne.engine.definitions import CARDS
from demesne.notation import position
from demesne.table import record
from demesne.table.saves import save
from demesne.table.session import Seat, Session

SEATS = [Seat("Ann"), Seat("Bob")]


def some_game(answers: int = 30) -> Game:
    rng = random.Random(3)
    return play_on(rng, random_game(rng, 2), answers)


@pytest.fixture
def table(tmp_path: Path) -> Path:
    """A game as the tables save it."""
    path = tmp_path / "game.jsonl"
    save(Session(some_game(), SEATS), path)
    return path


# ---------------------------------------------------------------- loading saves
def test_a_program_reads_the_save_of_a_table(table: Path) -> None:
    game = demesne.load_game(table)
    assert to_data(game) == to_data(some_game())
    assert demesne.load_game(str(table)).journal == game.journal


def test_a_program_reads_a_game_that_is_being_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    session = Session(some_game(), SEATS)
    written = record.begin(session)
    session.answer(session.game.decision.options[0].text)
    assert demesne.load_game(written.path).journal == session.game.journal
    record.leave(session)


def test_a_program_reads_what_to_json_wrote(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(some_game().to_json(), encoding="utf-8")
    assert to_data(demesne.load_game(path)) == to_data(some_game())


def test_a_game_can_be_read_although_the_strategy_of_a_bot_is_gone(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    save(Session(some_game(), [SEATS[0], Seat("Bot", "gone.strategy")]), path)
    assert demesne.load_game(path).journal == some_game().journal


@pytest.mark.parametrize(
    ("damage", "says"),
    [
        (lambda text: text[:0], "this is not a save"),
        (lambda text: text[: len(text.splitlines()[0]) + 20], "cut off in its second line"),
        (lambda text: text.splitlines()[0] + "\n[]\n{}\n", "line 2 is no step"),
        (lambda text: text.replace('"version": 2', '"version": 99'), "update demesne"),
        (lambda text: text.replace('"seed"', '"sead"'), "damaged"),
        (lambda text: text.replace('"piles"', '"plies"'), "plies"),
    ],
)
def test_a_damaged_save_says_what_is_wrong_and_where(table: Path, damage: object, says: str) -> None:
    assert callable(damage)
    table.write_text(damage(table.read_text(encoding="utf-8")), encoding="utf-8")
    with pytest.raises(SaveError, match=says) as refused:
        demesne.load_game(table)
    assert str(table) in str(refused.value)


def test_a_save_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match=r"there is no saved game .*nothing\.jsonl"):
        demesne.load_game(tmp_path / "nothing.jsonl")


def test_a_save_that_leads_elsewhere_holds_the_game_up_to_there(table: Path) -> None:
    head, step, _ = table.read_text(encoding="utf-8").split("\n")
    data = json.loads(step)
    data["answers"][25] = "play nonsense"
    table.write_text(f"{head}\n{json.dumps(data)}\n", encoding="utf-8")
    with pytest.raises(Diverged, match="answer 26 of 30") as refused:
        demesne.load_game(table)
    assert len(refused.value.game.journal) == 25


def test_reading_a_table_as_a_game_says_how_to_read_it(table: Path) -> None:
    with pytest.raises(SaveError, match=r"demesne\.load_game"):
        Game.from_json(table.read_text(encoding="utf-8"))


def test_text_after_a_saved_game_is_refused() -> None:
    with pytest.raises(SaveError, match="damaged"):
        Game.from_json(some_game().to_json() + "\n{}")


# ---------------------------------------------------------------- bots in a game
def new_game() -> Game:
    return Game.new(demesne.KINGDOMS["first_game"].setup(2), seed=7)


def test_bots_play_until_somebody_else_is_asked() -> None:
    game = new_game()
    assert demesne.play_bots(game, {1: "Big Money"}) == 0
    assert game.journal == []
    assert demesne.play_bots(game, {0: "easy"}) == 1
    assert demesne.play_bots(game, {0: demesne.find_strategy("Smithy"), 1: "Big Money"}) is None
    assert game.over
    assert demesne.play_bots(game, {}) is None


def test_a_bot_answers_for_its_view_as_it_does_in_a_game() -> None:
    game, other = new_game(), new_game()
    strategy = demesne.parse_strategy("name Mine\nbuy province\nbuy silver")
    while game.turn < 4:
        game.apply(demesne.bot_answer(game.view(game.decision.who), strategy))
    demesne.play_bots(other, {0: strategy, 1: strategy})
    assert other.journal[: len(game.journal)] == game.journal
    assert "buy silver" in game.journal


def test_what_a_bot_cannot_do_is_said() -> None:
    game = new_game()
    with pytest.raises(SetupError, match="players 0 to 1, not 2"):
        demesne.play_bots(game, {2: "easy"})
    with pytest.raises(DemesneError, match="no strategy"):
        demesne.play_bots(game, {0: "nobody knows this"})
    with pytest.raises(IllegalChoice, match="player 0 is asked"):
        demesne.bot_answer(game.view(1), "easy")
    with pytest.raises(GameOver):
        demesne.bot_answer(finished().view(0), "easy")


# ---------------------------------------------------------------- what is shown
def finished() -> Game:
    game = new_game()
    demesne.play_bots(game, {0: "Big Money", 1: "Big Money"})
    return game


def test_after_the_end_the_error_says_so() -> None:
    game = finished()
    with pytest.raises(GameOver, match="the game is over"):
        _ = game.decision
    with pytest.raises(GameOver, match="the game is over"):
        game.apply("end actions")


def test_a_game_shows_turn_phase_and_who_is_asked() -> None:
    game = new_game()
    assert repr(game) == "<Game: turn 1 of player 0, action phase; player 0 is asked>"
    game.apply("end actions")
    game.apply("end buys")
    assert repr(game) == "<Game: turn 1 of player 1, action phase; player 1 is asked>"
    attacked = position.start_from_position({"position": {"p1": {"hand": "militia"}, "p2": {"hand": "copper*4, estate"}}})
    attacked.apply("play militia")
    assert repr(attacked).endswith("player 1 is asked for a decision of kind 'pick'>")
    assert repr(attacked.decision) == "<Decision: player 1, pick for militia (discard): choose copper, choose estate>"


def test_a_finished_game_shows_its_result() -> None:
    game = finished()
    points = ", ".join(map(str, game.scores()))
    assert repr(game).startswith(f"<Game: over; points: {points}; won by player")
    assert repr(game.view(None)) == f"<View of a spectator: the game is over; points: {points}>"


def test_a_game_prints_every_hand_and_a_view_only_what_its_player_may_know() -> None:
    given = {"p1": {"hand": "militia, gold"}, "p2": {"hand": "copper*4, estate", "discard": "duchy", "coffers": 2}}
    game = position.start_from_position({"position": given, "seed": 1})
    game.apply("play militia")
    own, mine = "copper*4, estate", str(game.view(0))
    assert f"Player 1: hand: {own}; " in str(game)
    assert f"Player 1: hand: {own}; " in str(game.view(1))
    assert own not in mine
    assert "Player 1: hand: 5 hidden; discard pile: duchy on top; coffers: 2" in mine
    assert "Player 0: hand: gold; in play: militia; " in mine
    assert mine.endswith("Player 1 is asked, pick for militia (discard)")
    assert str(game).endswith("(discard): choose copper, choose estate")


def test_a_finished_game_prints_its_points() -> None:
    game = finished()
    assert str(game).startswith(f"The game is over; points: {', '.join(map(str, game.scores()))}\n")


def test_a_game_without_a_record_prints() -> None:
    game = new_game()
    game.recording = False
    assert str(game).startswith("Turn 1 of player 0, action phase: 1 Action, 1 Buy, $0\n")


def test_nothing_public_shows_an_address() -> None:
    game = new_game()
    reason = demesne.Reason("gain", 0, "gold", "bandit")
    shown = [
        game,
        game.decision,
        game.view(0),
        game.view(None),
        game.setup,
        *game.events_for(0),
        *game.decision.options,
        reason,
    ]
    for thing in [*shown, demesne.KINGDOMS, *CARDS.values()]:
        assert " at 0x" not in repr(thing), type(thing)
    assert repr(CARDS["militia"]) == "<Card: Militia>"
    assert repr(CARDS["fair"]) == "<Landscape: Fair>"


def test_dir_shows_what_the_page_documents() -> None:
    section = api_page.PAGE.read_text(encoding="utf-8").partition("\n### Game\n")[2].partition("\n### ")[0]
    assert dir(new_game()) == sorted(re.findall(r"^- `(\w+)", section, re.MULTILINE))


def test_the_page_has_every_public_name() -> None:
    assert sorted(name for names in api_page.GROUPS.values() for name in names) == sorted(demesne.__all__)
    assert set(demesne.__all__) <= set(dir(demesne))


def sections() -> list[str]:
    return re.split(r"^###? ", api_page.PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)


@pytest.mark.parametrize("name", demesne.__all__)
def test_every_public_name_has_an_example(name: str) -> None:
    (section,) = [section for section in sections() if section.startswith(f"{name}\n")]
    assert ">>> " in section


@pytest.mark.parametrize("section", sections(), ids=lambda section: section.partition("\n")[0])
def test_the_examples_on_the_page_run_by_themselves(section: str) -> None:
    text = section.replace("```", "\n\n")
    test = doctest.DocTestParser().get_doctest(text, {}, section.partition("\n")[0], "docs/api.md", 0)
    said: list[str] = []
    doctest.DocTestRunner(verbose=False, optionflags=doctest.ELLIPSIS).run(test, out=said.append)
    assert said == []


def test_what_takes_time_to_import_is_imported_when_it_is_used() -> None:
    rooms = "{name.split('.')[1] for name in sys.modules if name.startswith('demesne.')}"
    check = f"import sys, demesne; assert not {{'sim', 'levels', 'table', 'strategies'}} & {rooms}; demesne.simulate"
    subprocess.run([sys.executable, "-c", check], check=True)
    with pytest.raises(AttributeError, match="nothing_like_that"):
        _ = demesne.nothing_like_that
