"""Levels at the table: who they are, that they can be asked for advice, and that nothing waits for them."""

from __future__ import annotations

import asyncio
import contextlib
import io
import threading
from dataclasses import replace
from pathlib import Path

import pytest
from last_province import POSITION, TREASURES, TWIN, blundered, last_province
from positions import typing
from textual.pilot import Pilot
from textual.widget import Widget
from textual.widgets import RichLog, Static

from demesne import KINGDOMS, Game
from demesne.cli import main
from demesne.engine.errors import SaveError, SetupError
from demesne.lang import CODES, Language
from demesne.levels import think
from demesne.levels.level import HARD
from demesne.levels.think import advise
from demesne.prose.game_log import Log
from demesne.table.advice import bar, thought_lines
from demesne.table.plain import PlainTable
from demesne.table.record import unfinished
from demesne.table.review_dialog import LookBack
from demesne.table.saves import finished_games, load, save
from demesne.table.seating import Company
from demesne.table.session import Seat, Session
from demesne.table.tui.app import TableApp
from demesne.table.tui.chooser import ChooserScreen
from demesne.table.tui.game import GameScreen
from demesne.table.tui.thinking import HintScreen, ResultScreen, ReviewScreen
from demesne.views.view import View

QUICK = replace(HARD, playouts=60)


pytestmark = pytest.mark.usefixtures("no_evolution")


def session_of(game: Game, bot: str = "hard:playouts=20") -> Session:
    return Session(game, [Seat("Ania"), Seat("Hard", bot)])


# ---------------------------------------------------------------- the plain table
def play_lines(session: Session, lines: list[str], code: str = "en") -> str:
    written: list[str] = []
    with contextlib.suppress(EOFError):
        PlainTable(session, Language(code), typing(lines), written.append, QUICK).run()
    return "\n".join(written)


@pytest.mark.parametrize("code", CODES)
def test_advice_at_the_plain_table(code: str) -> None:
    language = Language(code)
    text = play_lines(session_of(last_province()), ["all", "hint"], code)
    best = next(line for line in text.splitlines() if line.startswith("→ "))
    assert language.text("option-buy", card=language.card("province")) in best
    assert language.text("simulate-percent", value="100") in best
    assert bar(1.0) in best
    assert language.text("hint-how") in text


def test_the_plain_table_says_who_thinks() -> None:
    text = play_lines(session_of(last_province()), ["all", "buy copper"])
    assert "Hard is thinking…" in text
    assert "Hard is thinking…" not in play_lines(session_of(last_province(), "Big Money"), ["all", "buy copper"])


def test_advice_names_every_option_with_the_best_one_first() -> None:
    view = last_province(POSITION, *TREASURES).view(0)
    assert view.decision is not None
    lines = thought_lines(Language("en"), view.decision, advise(view, QUICK))
    shown = [line for line in lines if "█" in line or "–" in line]
    assert len(shown) == len(view.decision.options)
    assert shown[0].startswith("→ buy Province")


def test_advice_depends_only_on_what_the_player_sees() -> None:
    twins = [last_province(position, *TREASURES) for position in (POSITION, TWIN)]
    assert twins[0].to_json() != twins[1].to_json()
    thoughts = [advise(twin.view(0), QUICK) for twin in twins]
    assert thoughts[0] == thoughts[1]
    assert len(thoughts[0].estimates) > 1


# ---------------------------------------------------------------- who plays
def typed(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(text))


@pytest.mark.parametrize(
    ("bot", "bots", "names"),
    [
        ([], [], ["Gracz", "Bot (średni)"]),
        (["--bot", "easy"], ["--players", "3"], ["Gracz", "Bot 1 (łatwy)", "Bot 2 (łatwy)"]),
        (["--bot", "hard:playouts=5"], [], ["Gracz", "Bot (trudny)"]),
        (["--bot", "Big Money"], [], ["Gracz", "Bot"]),
    ],
)
def test_opponents_are_levels_or_strategies(
    bot: list[str], bots: list[str], names: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "all\nquit\n")
    assert main(["play", "--seed", "5", "--lang", "pl", *bot, *bots]) == 0
    session = load(unfinished()[0].path)
    assert session.names == names
    assert session.seats[1].bot == (bot[1] if bot else "medium")


@pytest.mark.parametrize(
    ("bot", "words"),
    [("hard:speed=3", "hat keine Einstellung „speed“"), ("hard:playouts=many", "ist kein Wert"), ("easy:seconds=1", "easy")],
)
def test_a_level_with_wrong_settings_is_refused(bot: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--bot", bot, "--lang", "de"]) == 2
    assert words in capsys.readouterr().err


def test_a_table_with_levels_is_saved_and_loaded(tmp_path: Path) -> None:
    session = session_of(last_province(), "hard:playouts=20,seed=3")
    save(session, tmp_path / "game.json")
    assert load(tmp_path / "game.json").seats == session.seats
    save(session_of(last_province(), "hard:speed=1"), tmp_path / "game.json")
    with pytest.raises(SaveError, match="plays the strategy hard:speed=1"):
        load(tmp_path / "game.json")


def test_a_finished_game_is_kept_and_reviewed_and_played_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    save(session_of(blundered(), "Big Money"), path)
    typed(monkeypatch, "review\n1\nall\nbuy province\n\n")
    assert main(["resume", str(path), "--plain"]) == 0
    out = capsys.readouterr().out
    assert "Costliest decisions" in out
    assert "better  buy Province" in out
    assert load(path).game.winners() == [1]
    (kept,) = finished_games()
    assert load(kept).game.winners() == [0]


@pytest.mark.parametrize(
    ("code", "word", "found"),
    [
        ("en", "review", "Costliest decisions"),
        ("pl", "Analiza", "Najkosztowniejsze błędy"),
        ("de", "rückblick", "Die teuersten Entscheidungen"),
        ("de", "Rueckblick 1", "Die teuersten Entscheidungen"),
        ("cs", "rozbor", "Nejdražší rozhodnutí"),
        ("cs", "review 1", "Nejdražší rozhodnutí"),
    ],
)
def test_a_review_is_asked_for_in_the_readers_language_or_in_english(code: str, word: str, found: str) -> None:
    typed_lines, written = iter([word, ""]), list[str]()
    session = session_of(blundered(), "Big Money")
    LookBack(session, Language(code), lambda _: next(typed_lines), written.append, QUICK).offer()
    assert Language(code).text("review-word") in written[0]
    assert found in written


# ---------------------------------------------------------------- the table in the terminal
def app(session: Session | None, code: str = "en") -> TableApp:
    def make_session(language: Language, setup: object, company: Company, seed: int) -> Session:
        return session_of(Game.new(KINGDOMS["first_game"].setup(2), seed=seed), company.bot)

    return TableApp(Language(code), session, make_session, 3, adviser=QUICK, reviewer=replace(HARD, playouts=40))


async def until(pilot: Pilot[None], what: str, *types: type) -> str:
    """Wait until a screen of this type says something that holds these words."""
    for _ in range(3000):
        await pilot.pause(0.01)
        if isinstance(pilot.app.screen, types):
            widgets = pilot.app.screen.query(Widget)
            said = [str(widget.content) for widget in widgets if isinstance(widget, Static)]
            content = "\n".join([*said, *(str(widget.border_subtitle) for widget in widgets)])
            if what in content:
                return content
    raise AssertionError(f"nothing says {what}")


def test_advice_in_the_terminal() -> None:
    async def run() -> None:
        table = app(session_of(last_province()), "cs")
        async with table.run_test(size=(80, 24)) as pilot:
            await pilot.press("space", "exclamation_mark")
            text = await until(pilot, "→ koupit: Provincie", HintScreen)
            assert table.language.text("hint-how") in text
            await pilot.press("enter")
            assert table.session is not None
            await until(pilot, table.language.text("ask-buy", coins=int(table.session.game.coins)), GameScreen)

    asyncio.run(run())


def test_a_bot_that_thinks_does_not_freeze_the_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    may_answer = threading.Event()
    really = think.answer

    def slow(view: View, bot: str) -> str:
        assert may_answer.wait(600)
        return really(view, bot)

    monkeypatch.setattr(think, "answer", slow)

    async def run() -> None:
        table = app(session_of(Game.new(KINGDOMS["first_game"].setup(2), seed=5), "easy"))
        async with table.run_test(size=(80, 24)) as pilot:
            await pilot.press("enter")
            await until(pilot, "Hard is thinking…", GameScreen)
            assert table.session is not None
            journal = table.session.game.journal
            await pilot.press("space", "backspace", "exclamation_mark", "1")
            assert isinstance(table.screen, GameScreen)
            assert table.session.game.journal == journal
            may_answer.set()
            await until(pilot, "What do you play or buy?", GameScreen)
            assert table.session.game.players[1].turns == 1
            await pilot.pause()
            written = "".join(line.text for line in table.screen.query_one(RichLog).lines)
            told = Log(table.language, table.session.names, 0).lines(table.session.game.events_for(0))
            assert "".join(written.split()) == "".join("".join(line.text for line in told).split())

    asyncio.run(run())


def test_the_chooser_asks_for_the_level() -> None:
    async def run() -> None:
        table = app(None)
        async with table.run_test(size=(80, 24)) as pilot:
            await until(pilot, "Medium", ChooserScreen)
            await pilot.press("l")
            await until(pilot, "Hard", ChooserScreen)
            await pilot.press("l")
            await until(pilot, "Easy", ChooserScreen)
            await pilot.press("down", "enter")
            await until(pilot, "", GameScreen)
            assert table.session is not None
            assert table.session.seats[1].bot == "easy"

    asyncio.run(run())


def test_a_kingdom_that_the_bot_cannot_play_leads_back_to_the_chooser() -> None:
    def refuse(language: Language, setup: object, company: Company, seed: int) -> Session:
        raise SetupError(f"{company.bot} needs other cards")

    async def run() -> None:
        table = TableApp(Language("en"), None, refuse, company=Company(bot="Double Witch"))
        async with table.run_test(size=(80, 24)) as pilot:
            await until(pilot, "L level: Double Witch", ChooserScreen)
            first = table.screen
            await pilot.press("down", "enter")
            await until(pilot, "L level: Double Witch", ChooserScreen)
            assert table.screen is not first

    asyncio.run(run())


def test_a_game_is_reviewed_and_played_on_in_the_terminal() -> None:
    async def run() -> None:
        table = app(session_of(blundered(), "Big Money"))
        async with table.run_test(size=(100, 40)) as pilot:
            await until(pilot, "R: review", ResultScreen)
            await pilot.press("r")
            text = await until(pilot, "Costliest decisions", ReviewScreen)
            assert "better  buy Province" in text
            await pilot.press("1")
            await until(pilot, "What do you buy for", GameScreen)
            assert table.session is not None
            assert isinstance(table.screen, GameScreen)
            assert not table.session.game.over
            assert finished_games() == []
            province = next(choice for choice in table.screen.possible if choice.text == "buy province")
            await pilot.press(province.key)
            await until(pilot, "Winner: Ania", ResultScreen)
            (kept,) = finished_games()
            assert load(kept).game.winners() == [0]
            assert [type(screen) for screen in table.screen_stack[1:]] == [GameScreen, ResultScreen]

    asyncio.run(run())


def test_the_review_can_be_left_and_shows_the_other_player() -> None:
    async def run() -> None:
        table = app(session_of(blundered(), "Big Money"))
        async with table.run_test(size=(100, 40)) as pilot:
            await until(pilot, "R: review", ResultScreen)
            await pilot.press("r")
            await until(pilot, "Ania: chance of winning", ReviewScreen)
            await pilot.press("p")
            await until(pilot, "Hard: chance of winning", ReviewScreen)
            await pilot.press("escape")
            await until(pilot, "R: review", ResultScreen)

    asyncio.run(run())
