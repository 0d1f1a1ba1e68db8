"""The table in the terminal: a whole game by keys, and what the main screens look like."""

from __future__ import annotations

import asyncio
import random
import re
from typing import Any

import pytest
from textual.content import Content
from textual.pilot import Pilot
from textual.widgets import OptionList, RichLog, Static
from textual.widgets._toast import Toast
from tui_play import BIG_MONEY, app, new_session, press, until_shown

from demesne import KINGDOMS, Game, Setup
from demesne.engine.definitions import CARDS
from demesne.lang import CODES, Language
from demesne.levels.level import LEVEL_NAMES
from demesne.notation.position import start_from_position, trash_ids
from demesne.table.plain import result_lines
from demesne.table.record import unfinished
from demesne.table.saves import load
from demesne.table.session import Seat, Session, points_per_turn
from demesne.table.tui.app import TableApp
from demesne.table.tui.board import LETTERED, colour, kingdom_texts, supply, supply_with_texts
from demesne.table.tui.game import SMALLEST, GameScreen
from demesne.table.tui.replay import ReplayScreen
from demesne.table.tui.screens import HandOverScreen
from demesne.table.tui.thinking import ResultScreen
from demesne.views.view import View


async def play_by_keys(pilot: Pilot[None], rng: random.Random, presses: int) -> int:
    """Press what the screen offers until the game is over; how many keys that were."""
    for pressed in range(presses):
        screen = pilot.app.screen
        if isinstance(screen, ResultScreen):
            return pressed
        assert isinstance(screen, GameScreen)
        keys = [choice.key for choice in screen.possible if choice.key]
        assert keys, screen.session.game.decision.options
        decision = screen.session.game.decision
        if decision.kind == "buy phase" and rng.random() < 0.4:
            keys = ["space"]
        if decision.kind == "pick" and decision.most > 1:
            wanted = rng.randint(decision.least, decision.most)
            keys = [key for key in keys if key != "enter"] if len(screen.marked) < wanted else ["enter"]
            keys = keys[len(screen.marked) : len(screen.marked) + 1] or ["enter"]
        await press(pilot, rng.choice(keys))
    raise AssertionError("the game did not end")


@pytest.mark.parametrize(("code", "kingdom"), [("pl", "prelude"), ("cs", "the_jesters_workshop"), ("de", "interaction")])
def test_a_whole_game_by_keys(code: str, kingdom: str) -> None:
    async def run() -> None:
        table = app(code, kingdom, 3)
        async with table.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            assert await play_by_keys(pilot, random.Random(1), 4000) > 30
            assert table.session is not None
            assert table.session.game.over

    asyncio.run(run())


def test_undo_save_and_leave() -> None:
    async def run() -> None:
        table = app()
        async with table.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            before = table.session.game.to_json() if table.session else ""
            await press(pilot, "space", "backspace")
            assert table.session is not None
            assert len(table.session.game.journal) < 5
            await press(pilot, "escape", "enter")
        assert before
        assert load(unfinished()[0].path).game.journal == table.session.game.journal

    asyncio.run(run())


@pytest.mark.parametrize("code", CODES)
def test_lines_of_keys_fit_the_smallest_screen(code: str) -> None:
    text = Language(code).text
    assert len(text("tui-keys")) <= SMALLEST[0]
    assert len(text("replay-keys")) <= SMALLEST[0]
    assert len(text("tui-choose-keys", language=text("tui-language"))) <= SMALLEST[0]
    assert len(text("tui-choose-cards", sets=text("tui-all"), landscapes=text("tui-any"))) <= SMALLEST[0]
    level = max((text(f"level-{level}") for level in LEVEL_NAMES), key=len)
    assert len(text("tui-choose-players", n=3, people=4, level=level)) <= SMALLEST[0]


@pytest.mark.parametrize(("ground", "pale"), [("15;0", True), ("0;15", False), ("0;default;15", False), ("", True)])
def test_on_light_ground_nothing_is_pale(ground: str, pale: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLORFGBG", ground)
    colours = {colour(id) for id in CARDS}
    assert ("ansi_yellow" in colours, "ansi_cyan" in colours) == (pale, pale)


def test_on_a_wide_screen_every_pile_has_its_text_beside_it() -> None:
    language = Language("de")
    view = Game.new(KINGDOMS["prelude"].setup(), seed=1).view(0)
    whole = supply_with_texts(language, view, [], 150, 40)
    assert all(len(Content.from_markup(line).plain) <= 150 for line in whole.splitlines())
    shown = "".join(Content.from_markup(whole).plain.split())
    assert all("".join(language.card_text(id).split()) in shown.replace("\n", "") for id in ("silver", "priest"))
    assert supply_with_texts(language, view, [], 150, 20) == ""
    assert supply_with_texts(language, view, [], 60, 90) == ""


def test_people_at_one_keyboard_hide_their_cards_from_each_other() -> None:
    async def run() -> None:
        game = Game.new(KINGDOMS["first_game"].setup(2), seed=4)
        table = TableApp(Language("en"), Session(game, [Seat("Ania"), Seat("Bob")]), new_session)
        async with table.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await press(pilot, "enter")
            assert "Bob" in str(table.screen.query_one("#text", Static).content)
            await press(pilot, "enter")
            assert isinstance(table.screen, GameScreen)
            assert table.screen.player == 1

    asyncio.run(run())


def test_the_keyboard_is_handed_over_with_what_the_next_person_is_asked() -> None:
    async def run() -> None:
        given = {"p1": {"hand": "militia"}, "p2": {"hand": "gold*3, estate*2"}}
        game = start_from_position({"position": given, "named": ["militia"]})
        table = TableApp(Language("en"), Session(game, [Seat("Ania"), Seat("Bob")]), new_session)
        async with table.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await pilot.press("1")
            handed_over = await until_shown(pilot, HandOverScreen)
            assert handed_over.text == "Bob is asked: “Militia: discard cards”\nPress Enter when only Bob is looking."

    asyncio.run(run())


def test_what_the_other_answered_last_is_taken_back_and_the_keyboard_handed_over() -> None:
    async def run() -> None:
        game = Game.new(KINGDOMS["first_game"].setup(2), seed=4)
        table = TableApp(Language("en"), Session(game, [Seat("Ania"), Seat("Bob")]), new_session)
        async with table.run_test(size=(80, 24)) as pilot:
            for key in ("enter", "enter", "backspace", "enter"):  # end the turn, Bob sits down, undo, agreed
                await press(pilot, key)
            handed_over = await until_shown(pilot, HandOverScreen)
            assert "Ania" in handed_over.text
            await pilot.press("enter")
            game_screen = await until_shown(pilot, GameScreen)
            assert game_screen.player == 0
            assert game_screen.session.game.players[0].turns == 0

    asyncio.run(run())


@pytest.mark.parametrize(("key", "taken_back"), [("enter", True), ("escape", False)])
def test_the_others_must_agree_that_something_seen_is_taken_back(key: str, taken_back: bool) -> None:
    async def run() -> None:
        given = {"p1": {"hand": "smithy, moat", "deck": "gold, silver, estate"}}
        game = start_from_position({"position": given, "named": ["smithy", "moat"]})
        table = TableApp(Language("en"), Session(game, [Seat("Ania"), Seat("Bob")]), new_session)
        async with table.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            assert isinstance(table.screen, GameScreen)
            table.screen.session.answer("play smithy")
            table.screen.go_on()
            await pilot.pause()
            await press(pilot, "backspace")
            assert "agree" in str(table.screen.query_one("#text", Static).content)
            await press(pilot, key)
            assert isinstance(table.screen, GameScreen)
            assert table.screen.session.game.journal[:1] == ([] if taken_back else ["play smithy"])

    asyncio.run(run())


@pytest.mark.parametrize("size", [(80, 24), (160, 50)], ids=["small", "large"])
@pytest.mark.parametrize("code", ["pl", "cs"])
@pytest.mark.parametrize(
    ("name", "keys"),
    [("game", ["space", "d", "space"]), ("cards", ["slash", "down", "down"]), ("help", ["question_mark"])],
    ids=["game", "cards", "help"],
)
def test_what_the_screens_look_like(snap_compare: Any, code: str, size: tuple[int, int], name: str, keys: list[str]) -> None:
    assert snap_compare(app(code, "the_jesters_workshop", 3), press=keys, terminal_size=size)


@pytest.mark.parametrize("code", ["pl", "cs"])
def test_what_the_chooser_looks_like(snap_compare: Any, code: str) -> None:
    assert snap_compare(TableApp(Language(code), None, new_session), press=["down"], terminal_size=(80, 24))


def test_several_cards_are_marked_in_any_order_and_confirmed() -> None:
    async def run() -> None:
        given = {"p1": {"hand": "chapel, copper*2, estate, gold"}}
        game = start_from_position({"position": given, "named": ["chapel"]})
        table = TableApp(Language("en"), Session(game, [Seat("Ania"), Seat("Bot", "Big Money")]), new_session)
        async with table.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            for key in ("1", "4", "3", "1", "3", "enter"):  # Chapel; mark Estate, Gold and Copper, unmark Gold
                await press(pilot, key)
            assert sorted(trash_ids(game)) == ["copper", "estate"]

    asyncio.run(run())


def test_the_result_says_why_the_game_ended() -> None:
    game = start_from_position({"position": {"p1": {"hand": "gold*3"}, "supply": {"province": 1}}, "named": []})
    session = Session(game, [Seat("Ann"), Seat("Bob")])
    session.answer("end actions", "play gold", "play gold", "play gold", "buy province")
    session.asked()
    assert game.over
    assert "Province pile is empty" in ResultScreen(Language("en"), session, 0).text


def test_after_the_result_another_game_begins() -> None:
    async def run() -> None:
        table = app("en", "first_game")
        async with table.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await play_by_keys(pilot, random.Random(2), 4000)
            first = table.session
            await press(pilot, "enter")
            assert isinstance(table.screen, GameScreen)
            assert table.session is not first
            assert table.session is not None
            assert not table.session.game.over

    asyncio.run(run())


def at_position(given: dict[str, Any], named: list[str], second: str = "Big Money") -> TableApp:
    game = start_from_position({"position": given, "named": named})
    return TableApp(Language("en"), Session(game, [Seat("Ania"), Seat("Bot", second)]), new_session)


def test_no_more_cards_can_be_marked_than_may_be_chosen() -> None:
    async def run() -> None:
        table = at_position({"p1": {"hand": "militia"}, "p2": {"hand": "copper*3, estate, gold"}}, ["militia"], "")
        async with table.run_test(size=(80, 24), notifications=True) as pilot:
            await pilot.pause()
            await pilot.press("1")  # Militia; the other one sits down
            await pilot.pause()
            await press(pilot, "enter", "1", "2", "3", "4", "3")
            assert isinstance(table.screen, GameScreen)
            assert table.screen.marked == {0, 1}
            assert [toast.message for toast in table._notifications] == ["Choose 2 cards; marked: 2."]
            assert "Done (2 of 2)" in str(table.screen.query_one("#answers", Static).content)
            await pilot.pause(0.1)
            top = table.screen.query_one(Toast).region.y
            await pilot.press("4")
            await pilot.pause(0.1)
            assert table.screen.query_one(Toast).region.y == top

    asyncio.run(run())


def test_the_result_names_the_winner_first_and_says_that_fewer_turns_decide() -> None:
    given = {"p1": {"hand": "gold*3", "turns": 9}, "p2": {"hand": "province", "turns": 9}, "supply": {"province": 1}}
    game = start_from_position({"position": given, "named": []})
    session = Session(game, [Seat("Ann"), Seat("Bob")])
    session.answer("end actions", "play gold", "play gold", "play gold", "buy province")
    session.asked()
    lines = result_lines(Language("en"), session)
    assert lines[:2] == ["Winner: Bob", "The scores are level: the player with fewer turns wins."]
    assert [line.partition(":")[0] for line in lines[2::2]] == ["Bob", "Ann"]


def test_space_does_not_skip_an_action_that_can_be_played() -> None:
    async def run() -> None:
        table = at_position({"p1": {"hand": "smithy, copper"}}, ["smithy"])
        async with table.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await press(pilot, "space")
            assert table.session is not None
            assert table.session.game.journal == []
            await press(pilot, "enter", "space")
            assert table.session.game.journal == ["end actions", "play copper"]

    asyncio.run(run())


def test_a_pile_has_one_key_through_a_whole_game_and_cards_in_hand_have_others() -> None:
    async def run() -> None:
        table = app("en", "prelude")
        keys: dict[str, set[str]] = {}
        rng = random.Random(3)
        async with table.run_test(size=(80, 24)) as pilot:
            for _ in range(150):
                await pilot.pause()
                screen = table.screen
                if not isinstance(screen, GameScreen):
                    break
                for choice in screen.possible:
                    if choice.verb == "buy":
                        keys.setdefault(choice.card, set()).add(choice.key)
                    elif not choice.declines:
                        assert not choice.key.islower()
                await pilot.press("space" if rng.random() < 0.5 else rng.choice([choice.key for choice in screen.possible]))
        assert len(keys) > 8
        assert all(len(of_pile) == 1 for of_pile in keys.values())
        assert len(set.union(*keys.values())) == len(keys)

    asyncio.run(run())


def test_cards_are_found_by_typing_part_of_a_name() -> None:
    async def run() -> None:
        table = app("pl")
        async with table.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await press(pilot, "slash", *"zloto")
            names = table.screen.query_one(OptionList)
            assert [option.id for option in names.options] == ["gold"]
            await pilot.pause()
            assert "Złoto" in str(table.screen.query_one("#card-text", Static).content)
            await press(pilot, "escape")
            assert isinstance(table.screen, GameScreen)

    asyncio.run(run())


@pytest.mark.parametrize("code", ["en", "pl", "de", "cs"])
def test_every_type_has_a_letter_of_its_own(code: str) -> None:
    found = Language(code).text("tui-letters").split()
    assert len(set(found)) == len(LETTERED)
    assert all(f"{letter} " in Language(code).text("tui-help") for letter in found)


def test_own_cards_and_points_are_a_key_away() -> None:
    async def run() -> None:
        table = app()
        async with table.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await press(pilot, "equals_sign")
            shown = str(table.screen.query_one("#text", Static).content)
            assert "Ania: 3 points" in shown
            assert "Copper ×7, Estate ×3" in shown

    asyncio.run(run())


def test_the_log_is_written_anew_when_its_width_changes() -> None:
    async def run() -> None:
        table = app()
        async with table.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await press(pilot, "space")
            narrow = len(table.screen.query_one(RichLog).lines)
            await pilot.resize_terminal(160, 50)
            await pilot.pause()
            await pilot.pause()
            wide = len(table.screen.query_one(RichLog).lines)
            assert 0 < wide < narrow
            await pilot.resize_terminal(80, 24)
            await pilot.pause()
            await pilot.pause()
            assert len(table.screen.query_one(RichLog).lines) == narrow

    asyncio.run(run())


def test_the_chart_ends_with_the_result() -> None:
    given = {"p1": {"hand": "witch, estate*2, province", "deck": "copper*9"}, "p2": {"deck": "copper*9"}}
    game = start_from_position({"position": {**given, "supply": {"province": 1}}, "named": ["witch"]})
    rng = random.Random(4)
    while not game.over:
        options = game.decision.options
        game.apply(next((option for option in options if option.text in ("play witch", "buy province")), rng.choice(options)))
    assert [points[-1] for points in points_per_turn(game)] == game.scores()


def test_a_game_is_looked_at_forwards_backwards_and_turn_by_turn() -> None:
    async def run() -> None:
        session = new_session(Language("en"), KINGDOMS["first_game"].setup(), BIG_MONEY, 5)
        for _ in range(3):
            session.advance()
            session.play_treasures()
            session.answer("end buys")
        whole = session.game
        table = TableApp(Language("en"), None, None, replays=session)
        async with table.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            screen = table.screen
            assert isinstance(screen, ReplayScreen)
            for keys, at in ((["right"] * 3, 3), (["left"], 2), (["end"], len(whole.journal)), (["home"], 0)):
                await press(pilot, *keys)
                assert screen.session.game.journal == whole.journal[:at]
            for current in (1, 0):
                await press(pilot, "down")
                assert screen.session.game.current == current
                assert screen.session.game.journal[-1] == "end buys"
            await press(pilot, "up")
            assert screen.session.game.current == 1
            await pilot.press("escape")
        assert table.return_code == 0

    asyncio.run(run())


def rows_of(setup: Setup, width: int = 120) -> tuple[View, list[str]]:
    view = Game.new(setup, seed=1).view(0)
    return view, [Content.from_markup(line).plain for line in supply(Language("en"), view, [], width).splitlines()]


def test_types_and_numbers_of_piles_stand_apart_and_landscapes_say_what_they_are() -> None:
    piles = ["moat", "hermit", "cellar", "market", "militia", "mine", "remodel", "smithy", "village", "workshop"]
    _, rows = rows_of(Setup.of(piles, ["ritual", "fair"]))
    shown = "\n".join(rows)
    assert re.search(r"\$2 Moat +AR 10", shown)
    assert re.search(r"Ritual +Event", shown)
    assert re.search(r"Fair +#", shown)
    assert re.search(r"(?<!\$\d) +Madman", shown)
    assert "$0 Madman" not in shown


def test_no_text_is_cut_above_empty_rows() -> None:
    language, view = Language("en"), Game.new(KINGDOMS["prelude"].setup(), seed=1).view(0)
    everything = len(kingdom_texts(language, view, 118, 99).splitlines())
    for rows in range(12, everything + 1):
        lines = [Content.from_markup(line).plain for line in kingdom_texts(language, view, 118, rows).splitlines()]
        cut = [line for line in lines if line.endswith("…")]
        assert len(lines) == rows or not cut or rows - len(lines) < 2


def test_shift_makes_no_difference_where_no_other_key_is_meant() -> None:
    async def run() -> None:
        table = app()
        async with table.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await press(pilot, "space")
            screen = table.screen
            assert isinstance(screen, GameScreen)
            key = next(choice.key for choice in screen.possible if choice.text == "buy copper")
            assert table.session is not None
            before = len(table.session.game.journal)
            await press(pilot, key.upper())
            assert len(table.session.game.journal) > before

    asyncio.run(run())
