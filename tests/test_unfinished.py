"""Games in progress: every answer is written down as it is given, and games that were left can be gone on with."""

from __future__ import annotations

import asyncio
import io
import json
import os
import random
import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from textual.widgets import OptionList, Static

from demesne import KINGDOMS, Diverged, Game, SaveError
from demesne.cli import main
from demesne.engine.codec import to_data
from demesne.lang import CODES, Language
from demesne.table.record import Record, begin, finish, go_on, leave, old_slot, unfinished, unfinished_folder
from demesne.table.saves import finished_games, folder, load, read, save
from demesne.table.session import Seat, Session
from demesne.table.tui.app import TableApp
from demesne.table.tui.chooser import ChooserScreen
from demesne.table.tui.game import GameScreen
from demesne.table.tui.screens import DivergedScreen, UnfinishedScreen
from demesne.table.unfinished_list import game_line

FIRST = Path(__file__).parent / "data" / "saves" / "v1"


def new_session(seed: int = 5, kingdom: str = "first_game", language: str = "", games_left: int = 0) -> Session:
    seats = [Seat("Ania"), Seat("Bot", "Big Money")]
    return Session(Game.new(KINGDOMS[kingdom].setup(), seed=seed), seats, games_left, language)


def answer(session: Session, rng: random.Random) -> None:
    """The person gives some answer, and the bots theirs."""
    assert session.advance() is not None
    options = session.game.decision.options
    session.answer(rng.choice([option for option in options if not option.declines] or options).text)


def left_game(seed: int = 5, answers: int = 6, **settings: Any) -> Path:
    """A game that somebody left after some answers."""
    session = new_session(seed, **settings)
    path = begin(session).path
    for _ in range(answers):
        answer(session, random.Random(seed))
    leave(session)
    return path


def copied(path: Path, tmp_path: Path) -> Session:
    """What somebody would find who came now; the original is locked."""
    return load(Path(shutil.copy(path, tmp_path / "copy.jsonl")))


# ---------------------------------------------------------------- writing down
def test_every_answer_is_in_the_file_as_soon_as_it_is_given(tmp_path: Path) -> None:
    rng = random.Random(1)
    session = new_session()
    path = begin(session).path
    for n in range(60):
        if session.advance() is None:
            break
        answer(session, rng)
        if n % 7 == 0:
            session.undo(0)
        if n % 5 == 0:
            session.play_treasures()
        found = copied(path, tmp_path)
        assert to_data(found.game) == to_data(session.game)
        assert (found.seats, found.games_left) == (session.seats, session.games_left)


def test_answers_of_bots_are_in_it_too(tmp_path: Path) -> None:
    session = new_session()
    path = begin(session).path
    session.answer("end buys") if session.asked() == 0 else None
    lines = len(path.read_text(encoding="utf-8").splitlines())
    session.advance()
    assert len(path.read_text(encoding="utf-8").splitlines()) > lines
    assert to_data(copied(path, tmp_path).game) == to_data(session.game)


def test_a_file_cut_off_anywhere_loses_its_last_line_only() -> None:
    path = left_game(answers=4)
    data = path.read_bytes()
    journal = read(path).answers
    last = data[:-1].rindex(b"\n") + 1
    kept = len(journal) - len(json.loads(data[last:])["answers"])
    for end in range(last, len(data)):
        path.write_bytes(data[:end])
        assert read(path).answers == journal[:kept]
    session = go_on(path)
    answer(session, random.Random(3))
    leave(session)
    assert go_on(path).game.journal == session.game.journal


def test_when_the_disk_is_full_the_game_goes_on_and_the_next_answer_saves_all(monkeypatch: pytest.MonkeyPatch) -> None:
    session = new_session()
    record = begin(session)
    write = os.write

    def fail(file: int, data: bytes) -> int:
        if file == record.file:
            write(file, data[:10])
            raise OSError(28, "No space left on device")
        return write(file, data)

    monkeypatch.setattr(os, "write", fail)
    answer(session, random.Random(1))
    assert "No space left" in str(session.unsaved)
    monkeypatch.setattr(os, "write", write)
    answer(session, random.Random(1))
    assert session.unsaved is None
    leave(session)
    assert go_on(record.path).game.journal == session.game.journal


def test_where_nothing_can_be_written_one_is_told_and_can_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("not a folder")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    monkeypatch.setattr("sys.stdin", io.StringIO("all\nquit\n"))
    assert main(["play", "--bot", "Big Money"]) == 0
    out = capsys.readouterr().out
    assert "the game cannot be saved to" in out
    assert "The game is saved" not in out


def test_a_new_game_leaves_the_others_alone() -> None:
    paths = [left_game(seed) for seed in range(3)]
    assert {game.path for game in unfinished()} == set(paths)
    assert [load(path).game.start["seed"] for path in paths] == [0, 1, 2]


def test_a_game_in_which_nothing_was_done_is_not_kept_by_those_who_leave_it() -> None:
    session = new_session()
    begin(session)
    session.asked()
    assert not leave(session)
    assert unfinished() == []


def test_a_game_that_is_being_played_cannot_be_played_elsewhere() -> None:
    path = left_game()
    session = go_on(path)
    assert unfinished() == []
    with pytest.raises(SaveError, match="played in another window"):
        go_on(path)
    leave(session)
    assert len(unfinished()) == 1
    leave(go_on(path))


def test_a_finished_game_is_kept_and_no_longer_offered() -> None:
    path = left_game()
    session = go_on(path)
    rng = random.Random(2)
    while session.advance() is not None:
        answer(session, rng)
    assert unfinished() == []
    kept = finish(session)
    assert finished_games() == [kept]
    assert load(kept).game.over
    assert not path.exists()
    assert session.recorder is None


def test_the_next_game_of_a_series_can_be_gone_on_with_as_soon_as_one_is_over() -> None:
    path = left_game(games_left=2)
    session = go_on(path)
    rng = random.Random(2)
    while session.advance() is not None:
        answer(session, rng)
    finish(session)
    following = session.following
    assert following is not None
    assert isinstance(following.recorder, Record)
    assert leave(following)  # although nobody has done anything in it yet
    [game] = unfinished()
    assert (game.saved.games_left, len(game.saved.answers)) == (1, 0)
    assert sorted(go_on(game.path).names) == ["Ania", "Bot"]


# ---------------------------------------------------------------- saves of the version before
@pytest.mark.parametrize("name", ["last", "series", "game_pick", "position"])
def test_a_save_of_the_version_before_goes_on_in_a_file_of_its_own(name: str, tmp_path: Path) -> None:
    path = Path(shutil.copy(FIRST / f"{name}.json", tmp_path / "old.json"))
    before = path.read_bytes()
    session = go_on(path)
    journal = session.game.journal
    assert path.read_bytes() == before
    leave(session)
    [game] = unfinished()
    again = go_on(game.path)
    assert (again.game.journal, again.seats, again.games_left) == (journal, session.seats, session.games_left)


def test_the_one_slot_of_the_version_before_is_offered_until_somebody_goes_on_with_it() -> None:
    old_slot().parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(FIRST / "last.json", old_slot())
    [game] = unfinished()
    assert game.path == old_slot()
    assert game.saved.turn > 0
    leave(go_on(game.path))
    [game] = unfinished()
    assert game.path.parent == unfinished_folder()
    assert not old_slot().exists()


def test_the_one_slot_is_not_offered_when_its_game_was_finished() -> None:
    session = load(FIRST / "last.json")
    old_slot().parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(FIRST / "last.json", old_slot())
    save(session, folder() / "games" / "2026-01-01.json")
    assert unfinished() == []


# ---------------------------------------------------------------- rules that have changed
def changed_rules(path: Path) -> tuple[int, int]:
    """As if a later step had been possible only under other rules; how many answers hold, and how many there were."""
    first, *steps = path.read_text(encoding="utf-8").splitlines()
    data = [json.loads(line) for line in steps]
    data[-2]["answers"] = ["play nonsense"]
    for line in data:
        line["rules"] = 99
    path.write_text("\n".join([first, *map(json.dumps, data)]) + "\n", encoding="utf-8")
    saved = read(path)
    return saved.answers.index("play nonsense"), len(saved.answers)


def test_a_game_whose_rules_have_changed_goes_on_where_it_is_still_the_same() -> None:
    path = left_game()
    same, all_of_them = changed_rules(path)
    with pytest.raises(Diverged) as refused:
        go_on(path)
    assert (refused.value.at, len(refused.value.answers), refused.value.rules) == (same, all_of_them, 99)
    session = go_on(path, refused.value.at)
    answer(session, random.Random(4))
    leave(session)
    assert go_on(path).game.journal == session.game.journal
    assert "play nonsense" in path.read_text(encoding="utf-8")  # nothing is lost


@pytest.mark.parametrize(("typed", "goes_on"), [("tak\nquit\n", True), ("yes\nquit\n", True), ("nie\n", False), ("", False)])
def test_the_plain_table_offers_the_game_up_to_there(
    typed: str, goes_on: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = left_game()
    same, _ = changed_rules(path)
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    assert main(["resume", "--lang", "pl"]) == 0
    out = capsys.readouterr().out
    assert "zasady" in out
    assert f"Zgadza się jeszcze {same} z " in out
    assert ("Na ręce:" in out) == goes_on
    assert ("play nonsense" not in read(path).answers) == goes_on


@pytest.mark.parametrize(("key", "goes_on"), [("enter", True), ("escape", False)])
def test_the_screen_offers_the_game_up_to_there(key: str, goes_on: bool) -> None:
    path = left_game()
    same, _ = changed_rules(path)
    answers = read(path).answers

    async def run() -> None:
        table = TableApp(Language("de"), None, None, resumes=True, path=path)
        async with table.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            assert isinstance(table.screen, DivergedScreen)
            assert "Regeln" in str(table.screen.query_one("#text", Static).content)
            await pilot.press(key)
            await pilot.pause()
            assert isinstance(table.screen, GameScreen) == goes_on
            if goes_on:
                assert table.session is not None
                assert table.session.game.journal[:same] == answers[:same]
                assert "play nonsense" not in table.session.game.journal
        assert table.failure is None

    asyncio.run(run())


# ---------------------------------------------------------------- choosing
@pytest.mark.parametrize("code", CODES)
def test_a_game_is_told_by_its_kingdom_turn_players_and_points(code: str) -> None:
    session = new_session(kingdom="prelude")
    begin(session)
    while session.game.players[0].turns < 3:
        answer(session, random.Random(1))
    leave(session)
    [game] = unfinished()
    line = game_line(Language(code), game)
    points = session.game.scores()
    for part in (Language(code).text("kingdom-prelude"), f"Ania {points[0]}", f"Bot {points[1]}"):
        assert part in line
    assert re.search(r" 4\.? ", line)


def test_one_game_goes_on_at_once_and_in_its_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    left_game(language="cs")
    for arguments, words in ((["resume"], "V ruce:"), (["resume", "--lang", "de"], "Hand:"), (["resume", "1"], "V ruce:")):
        monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
        assert main(arguments) == 0
        assert words in capsys.readouterr().out
        assert len(unfinished()) == 1


def test_several_games_are_listed_to_choose_from(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for seed, kingdom in enumerate(("prelude", "interaction", "overture")):
        path = left_game(seed, kingdom=kingdom)
        os.utime(path, (seed * 1000, seed * 1000))
    monkeypatch.setattr("sys.stdin", io.StringIO("smazat 1\n7\nnonsense\n1\nquit\n"))
    assert main(["resume", "--lang", "cs"]) == 0
    out = capsys.readouterr().out
    listed = [line.split(" · ")[1] for line in out.splitlines() if " · " in line]
    names = [Language("cs").text(f"kingdom-{kingdom}") for kingdom in ("overture", "interaction", "prelude")]
    assert listed[:5] == [*names, *names[1:]]
    assert "V ruce:" in out
    assert len(unfinished()) == 2


def test_a_number_names_a_game_of_the_list(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for seed in range(3):
        path = left_game(seed)
        os.utime(path, (seed * 1000, seed * 1000))
    monkeypatch.setattr("sys.stdin", io.StringIO("buy copper\nend\nquit\n"))
    assert main(["resume", "3"]) == 0
    assert unfinished()[0].saved.start["seed"] == 0  # the one that was played last now
    capsys.readouterr()
    assert main(["resume", "4"]) == 2
    assert "there is no saved game 4" in capsys.readouterr().err


def test_the_screen_lists_games_and_forgets_those_nobody_wants() -> None:
    for seed in range(3):
        path = left_game(seed, language="pl")
        os.utime(path, (seed * 1000, seed * 1000))

    async def run() -> None:
        table = TableApp(Language("en"), None, None, resumes=True, keep_language=False)
        async with table.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            assert isinstance(table.screen, UnfinishedScreen)
            await pilot.press("d", "enter")
            await pilot.pause()
            assert table.screen.query_one(OptionList).option_count == 2
            await pilot.press("d", "escape", "down", "enter")
            await pilot.pause()
            assert isinstance(table.screen, GameScreen)
            assert table.screen.language.code == "pl"
            assert table.session is not None
            assert table.session.game.start["seed"] == 0

    asyncio.run(run())


def test_the_chooser_leads_to_the_games_that_were_left() -> None:
    for seed in range(2):
        left_game(seed)

    async def run() -> None:
        table = TableApp(Language("en"), None, lambda *_: new_session())
        async with table.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            assert isinstance(table.screen, ChooserScreen)
            await pilot.press("enter")
            await pilot.pause()
            assert isinstance(table.screen, UnfinishedScreen)
            await pilot.press("escape")
            await pilot.pause()
            assert isinstance(table.screen, ChooserScreen)

    asyncio.run(run())


def test_without_a_game_resume_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["resume", "--lang", "de"]) == 2
    assert "kein gespeichertes Spiel" in capsys.readouterr().err
