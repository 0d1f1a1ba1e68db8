"""Tokens spent several at once, debt paid off in one go, and phases that pass by themselves."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tui_play import new_session

from demesne.engine.constants import DEBT
from demesne.game import Game
from demesne.lang import Language
from demesne.notation.position import start_from_position
from demesne.prose.game_log import Log
from demesne.prose.question_texts import question
from demesne.server.tables.intents import is_offered
from demesne.server.tables.table_moves import Opening
from demesne.server.tables.table_state import Table
from demesne.table.plain import PlainTable
from demesne.table.session import Seat, Session
from demesne.table.spending import most_times
from demesne.table.tui.app import TableApp
from demesne.table.tui.game import GameScreen
from demesne.table.tui.screens import NumberScreen

SEATS = [Seat("Ania"), Seat("Bob")]


def game_with(p1: dict[str, Any], **given: Any) -> Game:
    players = {"p1": {"deck": "copper*5", **p1}, "p2": {"hand": "copper*5", "deck": "copper*5"}}
    kingdom = "city_quarter, recruiter, villain, tournament, monastery"
    return start_from_position({"position": {"kingdom": kingdom, **players, **given}, "named": []})


def asks(game: Game) -> str:
    view = game.view(0)
    assert view.decision is not None
    return question(Language("en"), view.decision, view, ["Ania", "Bob"])


@pytest.mark.parametrize(
    ("p1", "kind"),
    [
        ({"hand": "copper", "coffers": 14}, "buy phase"),  # Coffers can be spent later
        ({"hand": "copper", "villagers": 2}, "buy phase"),
        ({"hand": "recruiter", "villagers": 2}, "action phase"),
        ({"hand": "diadem", "villagers": 2}, "action phase"),  # it gives more for unused Actions
    ],
)
def test_a_phase_in_which_tokens_are_of_no_use_passes(p1: dict[str, Any], kind: str) -> None:
    session = Session(game_with(p1), SEATS)
    assert session.asked() == 0
    assert session.game.decision.kind == kind


def test_night_passes_with_coffers_on_the_mat() -> None:
    session = Session(game_with({"hand": "copper", "coffers": 3}), SEATS)
    session.asked()
    session.game.apply("end buys")
    assert session.game.decision.kind == "night phase"
    assert session.asked() == 1


def test_a_phase_that_passed_is_not_where_undo_leads() -> None:
    session = Session(game_with({"hand": "copper", "coffers": 3}), SEATS)
    session.asked()
    session.answer("spend coffers")
    assert session.undo(0) == "undone"
    assert session.game.decision.kind == "buy phase"


def test_what_is_lacking_is_said() -> None:
    game = game_with({"hand": "recruiter", "villagers": 1}, actions=0)
    assert asks(game) == "You have no Actions left. Spend a Villager, or go on to the Buy phase?"
    assert asks(game_with({"hand": "recruiter"}, actions=0)) == "You have no Actions left: go on to the Buy phase"
    assert asks(game_with({"hand": "copper"})) == "You have no Action to play: go on to the Buy phase"


def test_debt_can_be_paid_off_after_the_last_buy() -> None:
    game = game_with({"debt": 8}, phase="buy", coins=5, buys=0)
    assert most_times(game, "pay debt") == 5
    assert asks(game) == "You have debt (8). Pay off $5 of it, or end your turn?"


def test_several_tokens_make_one_line() -> None:
    session = Session(game_with({"hand": "copper", "coffers": 14}), SEATS)
    session.asked()
    assert most_times(session.game, "spend coffers") == 14
    session.answer(*["spend coffers"] * 11)
    assert session.game.coins == 11
    lines = Log(Language("en"), ["Ania", "Bob"]).lines(session.game.events_for(0))
    assert [str(line) for line in lines if line.kind == "spend"] == ["Ania spends 11 Coffers tokens. (+$11)"]


def test_the_plain_table_asks_how_many_and_pays_all_debt_at_once() -> None:
    def play(game: Game, *answers: str) -> tuple[PlainTable, list[str]]:
        said: list[str] = []
        given = iter(answers)
        table = PlainTable(Session(game, SEATS), Language("en"), read=lambda _: next(given), write=said.append)
        table.at_keyboard = 0
        with pytest.raises(StopIteration):
            table.run()
        return table, said

    rich = game_with({"hand": "silver", "coffers": 14})
    table, said = play(rich, "spend coffers", "11")
    assert table.session.game.coins == 11
    assert any("spend a Coffers token (+$1), up to 14" in line for line in said)
    assert "How many Coffers tokens do you spend (0 to 14)?" in said
    table, said = play(game_with({"debt": 8}, phase="buy", coins=5, buys=0), "pay debt")
    assert (table.session.game.coins, table.session.game.players[0].tokens[DEBT]) == (0, 3)
    assert any("pay off $5 of debt" in line for line in said)


def test_the_server_takes_as_many_tokens_as_there_are() -> None:
    game = game_with({"hand": "copper", "coffers": 3})
    table = Table("table", Opening({}, 0, [], False, True, 0))
    table.game = game
    spend = ["end actions", *["spend coffers"] * 3]
    assert is_offered(table, game, spend)
    assert not is_offered(table, game, [*spend, "spend coffers"])
    assert not is_offered(table, game, ["spend coffers", "end actions", "spend coffers"])
    assert not is_offered(table, game, ["end actions", "buy copper", "buy copper"])


def test_the_terminal_table_asks_how_many() -> None:
    async def run() -> None:
        session = Session(game_with({"hand": "silver", "coffers": 14}), SEATS)
        table = TableApp(Language("en"), session, new_session)
        async with table.run_test(size=(80, 24)) as pilot:
            screen = table.screen
            assert isinstance(screen, GameScreen)
            key = next(choice.key for choice in screen.possible if choice.text == "spend coffers")
            await pilot.press(key)
            assert isinstance(table.screen, NumberScreen)
            await pilot.press("9", "9", "enter")  # more than there are
            assert isinstance(table.screen, NumberScreen)
            await pilot.press("backspace", "enter")
            await pilot.pause()
            assert session.game.coins == 9

    asyncio.run(run())
