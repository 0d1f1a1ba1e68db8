"""One-line summaries of unfinished games: date, kingdom, turn, players and points."""

from __future__ import annotations

from babel.dates import format_datetime

from demesne.engine.errors import DemesneError
from demesne.engine.setup import Setup
from demesne.lang import Language
from demesne.sets.recommended import KINGDOMS
from demesne.table.record import Unfinished
from demesne.table.saves import Saved

NAMED = 3  # cards to list for a kingdom without a name


def game_line(language: Language, game: Unfinished) -> str:
    """An unfinished game in one line."""
    saved = game.saved
    names = [seat.name for seat in saved.seats]
    players = [f"{name} {points}" for name, points in zip(names, saved.points, strict=False)] or names
    return language.text(
        "saves-line",
        when=format_datetime(game.when, "short", locale=language.code),
        kingdom=kingdom_name(language, saved),
        turn=saved.turn,
        players=", ".join(players),
    )


def kingdom_name(language: Language, saved: Saved) -> str:
    """The name of the kingdom, or its first cards."""
    try:
        setup = Setup.from_data(saved.start.get("setup"))
    except DemesneError:
        return language.text("saves-position")
    for id, kingdom in KINGDOMS.items():
        if kingdom.setup(setup.players).canonical() == setup.canonical():
            return language.text(f"kingdom-{id}")
    return ", ".join(language.plain_card(id) for id in setup.piles[:NAMED]) + " …"
