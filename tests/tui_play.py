"""Starting the table in the terminal, for tests."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from textual.pilot import Pilot

from demesne import KINGDOMS, Game
from demesne.engine.setup import Setup
from demesne.lang import Language
from demesne.table.seating import Company
from demesne.table.session import Session
from demesne.table.tui.app import TableApp

BIG_MONEY = Company(bot="Big Money")


def new_session(language: Language, setup: Setup, company: Company, seed: int) -> Session:
    names = ("Ania", *(f"Bot {seat}" for seat in range(1, setup.players)))
    return Session(Game.new(setup, seed=seed), replace(company, bots=setup.players - 1, names=names).seats(language))


def app(code: str = "en", kingdom: str = "prelude", players: int = 2, seed: int = 5) -> TableApp:
    session = new_session(Language(code), KINGDOMS[kingdom].setup(players), BIG_MONEY, seed)
    return TableApp(Language(code), session, new_session)


async def press(pilot: Pilot[Any], *keys: str) -> None:
    """Press keys one after the other, each when the table has done what the one before asked for."""
    for key in keys:
        await pilot.press(key)
        await pilot.pause()


async def until_shown(pilot: Pilot[None], *types: type) -> Any:
    """The screen, once it is of this type."""
    for _ in range(1000):
        await pilot.pause()
        if isinstance(pilot.app.screen, types):
            return pilot.app.screen
    raise AssertionError(f"{pilot.app.screen} is shown")
