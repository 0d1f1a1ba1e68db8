"""The first screens of the terminal: choosing a kingdom, the people, sets and languages."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from textual.widgets import Input, Static
from tui_play import new_session, until_shown

from demesne import KINGDOMS, Game
from demesne.commands.play import session_for
from demesne.engine.constants import SIDEWAYS
from demesne.engine.definitions import CARDS
from demesne.lang import Language
from demesne.notation.kingdoms import format_kingdom, parse_kingdom
from demesne.sets.editions import known_sets
from demesne.table.tui.app import TableApp
from demesne.table.tui.board import pile, project
from demesne.table.tui.chooser import ChooserScreen
from demesne.table.tui.game import GameScreen
from demesne.table.tui.picking import NamesScreen, PickScreen, PileScreen, SetsScreen
from demesne.words import CardSet, of_pile_with, plus, when, you_have_played_a


@pytest.fixture
def trait() -> Iterator[str]:
    """A Trait of one's own."""
    made = CardSet("traits_of_ones_own")
    yield made.trait("Polished", when(you_have_played_a(of_pile_with("Polished")), plus(coins=1))).id
    made.forget()


def test_the_chooser_starts_a_game_and_offers_the_one_that_was_left() -> None:
    async def run() -> None:
        table = TableApp(Language("pl"), None, new_session, seed=3)
        async with table.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            assert isinstance(table.screen, ChooserScreen)
            assert not table.screen.unfinished
            await pilot.press("3", "down", "enter")
            await pilot.pause()
            assert isinstance(table.screen, GameScreen)
            assert table.session is not None
            assert table.session.game.nplayers == 4
            assert table.session.game.start["seed"] == 3

    asyncio.run(run())


def test_the_chooser_names_everybody_and_lets_people_share_the_keyboard() -> None:
    async def run() -> None:
        table = TableApp(Language("en"), None, session_for, seed=3)
        async with table.run_test(size=(80, 24)) as pilot:
            await until_shown(pilot, ChooserScreen)
            await pilot.press("2", "p", "n")
            await until_shown(pilot, NamesScreen)
            await pilot.press("A", "n", "n", "enter", "enter", "R", "o", "b", "enter")
            await until_shown(pilot, ChooserScreen)
            await pilot.press("down", "enter")
            await until_shown(pilot, GameScreen)
            assert table.session is not None
            assert [(seat.name, seat.bot) for seat in table.session.seats] == [("Ann", ""), ("Player 2", ""), ("Rob", "medium")]

    asyncio.run(run())


def test_two_players_cannot_have_one_name() -> None:
    async def run() -> None:
        table = TableApp(Language("en"), None, session_for)
        async with table.run_test(size=(80, 24)) as pilot:
            await until_shown(pilot, ChooserScreen)
            await pilot.press("n")
            await until_shown(pilot, NamesScreen)
            await pilot.press("A", "enter", "A", "enter")
            await pilot.pause()
            assert isinstance(table.screen, NamesScreen)

    asyncio.run(run())


def test_a_kingdom_of_ones_own_keeps_the_cards_that_were_chosen() -> None:
    async def run() -> None:
        table = TableApp(Language("en"), None, session_for, seed=3)
        async with table.run_test(size=(80, 24)) as pilot:
            chooser = await until_shown(pilot, ChooserScreen)
            await pilot.press("c")
            picking = await until_shown(pilot, PickScreen)
            await pilot.press(*"village", "enter", *"fairg", "enter")
            await pilot.pause()
            assert picking.picked == ["village", "fairgrounds"]
            await pilot.press(*"fairg", "enter", "escape")
            await until_shown(pilot, ChooserScreen)
            assert chooser.kept == ["village"]
            first = chooser.setup()
            await pilot.press("r", "j")
            await pilot.pause()
            assert "village" in chooser.setup().piles
            assert chooser.setup().piles != first.piles
            assert not any(CARDS[id].types & SIDEWAYS for id in chooser.setup().landscapes), "an Ally may come with its Liaison"
            wanted = chooser.setup()
            await pilot.press("enter")
            await until_shown(pilot, GameScreen)
            assert table.session is not None
            assert table.session.game.setup == wanted

    asyncio.run(run())


def test_a_pasted_list_is_a_kingdom_and_a_wrong_one_is_refused() -> None:
    async def run() -> None:
        table = TableApp(Language("de"), None, session_for)
        async with table.run_test(size=(80, 24)) as pilot:
            await until_shown(pilot, ChooserScreen)
            await pilot.press("c")
            picking = await until_shown(pilot, PickScreen)
            for text, picked in (("Markt, Unfug", []), (", ".join(KINGDOMS["prelude"].setup().piles), None)):
                picking.query_one(Input).value = text
                await pilot.press("enter")
                await pilot.pause()
                setup = KINGDOMS["prelude"].setup()
                assert sorted(picking.picked) == (sorted(setup.piles) if picked is None else picked)

    asyncio.run(run())


def test_a_trait_is_chosen_with_its_pile(trait: str) -> None:
    async def run() -> None:
        table = TableApp(Language("en"), None, session_for, seed=3)
        async with table.run_test(size=(120, 40)) as pilot:
            chooser = await until_shown(pilot, ChooserScreen)
            await pilot.press("c")
            picking = await until_shown(pilot, PickScreen)
            await pilot.press(*"village", "enter", *"spices", "enter", *"gardens", "enter", *"polished", "enter")
            choosing = await until_shown(pilot, PileScreen)
            assert choosing.piles == ["spices", "village"]
            await pilot.press("down", "enter")
            await until_shown(pilot, PickScreen)
            assert picking.marks == {trait: "village"}
            assert "Polished (Village)" in str(picking.query_one("#picked", Static).render())
            await pilot.press("escape")
            await until_shown(pilot, ChooserScreen)
            assert chooser.kept == ["village", "spices", "gardens", "polished (village)"]
            for _ in range(3):
                await pilot.press("r")
                assert chooser.setup().marked(trait) == "village"
            assert "Polished (Village)" in str(chooser.query_one("#about", Static).render())
            await pilot.press("c")
            picking = await until_shown(pilot, PickScreen)
            assert (picking.picked, picking.marks) == (["village", "spices", "gardens", trait], {trait: "village"})
            await pilot.press(*"village", "enter", "escape")
            await until_shown(pilot, ChooserScreen)
            assert chooser.kept == ["spices", "gardens", trait]
            assert chooser.setup().marked(trait) in chooser.setup().piles

    asyncio.run(run())


def test_a_pasted_kingdom_comes_back_as_it_was(trait: str) -> None:
    wanted = parse_kingdom(
        "Bank, Charlatan, City, Investment, Monument, Rabble, Vault, Watchtower, Importer, Young Witch (Bane: Moat), "
        "Polished (City), Band of Nomads, Colony"
    )

    async def run() -> None:
        table = TableApp(Language("de"), None, session_for)
        async with table.run_test(size=(120, 40)) as pilot:
            chooser = await until_shown(pilot, ChooserScreen)
            await pilot.press("c")
            picking = await until_shown(pilot, PickScreen)
            picking.query_one(Input).value = format_kingdom(wanted, "de")
            await pilot.press("enter", "escape")
            await until_shown(pilot, ChooserScreen)
            for _ in range(5):
                await pilot.press("r")
                assert chooser.setup() == wanted
            shown = str(chooser.query_one("#about", Static).render())
            assert "mit Platin und Kolonien" in shown
            await pilot.press("enter")
            await until_shown(pilot, GameScreen)
            assert table.session is not None
            assert table.session.game.setup == wanted

    asyncio.run(run())


def test_the_board_says_where_a_trait_lies(trait: str) -> None:
    view = Game.new(parse_kingdom("First Game (Polished: Moat)"), 1).view(0)
    assert "Polished (Moat)" in project(Language("en"), view, trait, 20, None)
    assert "*" in pile(Language("en"), view, "moat", 12, None)


def test_sets_and_language_are_chosen_on_the_first_screen() -> None:
    async def run() -> None:
        table = TableApp(Language("en"), None, session_for, seed=3)
        async with table.run_test(size=(80, 24)) as pilot:
            chooser = await until_shown(pilot, ChooserScreen)
            await pilot.press("s")
            await until_shown(pilot, SetsScreen)
            for _ in known_sets()[1:]:
                await pilot.press("down", "enter")
            await pilot.press("escape")
            await until_shown(pilot, ChooserScreen)
            assert chooser.sets == ["base"]
            assert all(CARDS[id].set == "base" for id in chooser.setup().piles)
            await pilot.press("g", "enter")
            await until_shown(pilot, GameScreen)
            assert table.language.code == "pl"
            assert table.session is not None
            assert table.session.names[0] == "Gracz"

    asyncio.run(run())


def test_the_first_game_gives_advice_at_every_step() -> None:
    async def run() -> None:
        table = TableApp(Language("en"), None, session_for, seed=3)
        async with table.run_test(size=(80, 24)) as pilot:
            await until_shown(pilot, ChooserScreen)
            await pilot.press("enter")
            await until_shown(pilot, GameScreen)
            assert "Press Space" in str(table.screen.query_one("#tip", Static).content)
            await pilot.press("space")
            await pilot.pause()
            assert "These are your coins" in str(table.screen.query_one("#tip", Static).content)
            assert table.session is not None
            assert table.session.seats[1].bot == "easy"

    asyncio.run(run())


def test_colonies_and_shelters_are_played_with_or_without_as_wished() -> None:
    async def run() -> None:
        table = TableApp(Language("en"), None, session_for, seed=3)
        async with table.run_test(size=(120, 40)) as pilot:
            chooser = await until_shown(pilot, ChooserScreen)
            for key, option, drawn in (("o", "colonies", "Platinum and Colonies"), ("h", "shelters", "Shelters")):
                for said, wanted in (("yes", True), ("no", False), ("as drawn", None)):
                    await pilot.press(key)
                    assert f"{drawn}: {said}" in str(chooser.query_one("#keys", Static).render())
                    for _ in range(4):
                        await pilot.press("r")
                        assert wanted is None or chooser.setup().option(option) is wanted
                        shown = str(chooser.query_one("#about", Static).render())
                        assert (f"with {drawn}" in shown) is chooser.setup().option(option)

    asyncio.run(run())
