"""Saved tables: a game with the people and bots who sit at it."""

from __future__ import annotations

import json
import os
from datetime import datetime
from pathlib import Path
from typing import Any

from demesne.bots.table import STANDARD
from demesne.engine.errors import DemesneError, SaveError
from demesne.game import Game
from demesne.levels.level import find_level
from demesne.strategies.find import find_strategy
from demesne.table.session import Seat, Session

FORMAT = "demesne table"
VERSION = 1


def folder() -> Path:
    """Where games are kept that somebody left."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "demesne"


def last_game() -> Path:
    return folder() / "last.json"


def finished_games() -> list[Path]:
    """Games that were played to their end, the last one last."""
    return sorted((folder() / "games").glob("*.json"))


def keep(session: Session) -> Path:
    """Save a finished game under a name of its own: the time, so that names sort."""
    name = datetime.now().strftime("%Y-%m-%d-%H%M%S-%f")
    path = folder() / "games" / f"{name}.json"
    save(session, path)
    return path


def save(session: Session, path: Path) -> None:
    """Write it beside the old file first, so that nothing is lost when writing fails."""
    data = {
        "format": FORMAT,
        "version": VERSION,
        "seats": [{"name": seat.name, "bot": seat.bot} for seat in session.seats],
        "games_left": session.games_left,
        "game": json.loads(session.game.to_json()),
    }
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        new = path.with_suffix(path.suffix + ".new")
        new.write_text(json.dumps(data), encoding="utf-8")
        new.replace(path)
    except OSError as problem:
        raise SaveError(
            f"the game cannot be saved to {path}: {problem.strerror}",
            "cannot-save",
            file=str(path),
            detail=str(problem.strerror),
        ) from None


def load(path: Path) -> Session:
    """A saved table; also a bare game, whose first player is then a person and the others are bots."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise SaveError(f"there is no saved game {path}", "no-file", file=str(path)) from None
    except (OSError, UnicodeError) as problem:
        raise SaveError(f"{path} cannot be read: {problem}", "cannot-read", file=str(path), detail=str(problem)) from None
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as problem:
        raise SaveError(
            f"{path} is no saved game: it is not valid JSON ({problem}); was it cut off?",
            "file-cut-off",
            file=str(path),
            detail=str(problem),
        ) from None
    try:
        if isinstance(data, dict) and data.get("format") == FORMAT:
            return load_table(data)
        game = Game.from_json(text)
    except SaveError as problem:
        raise SaveError(f"{path}: {problem}", "in-file", file=str(path), problem=problem) from None
    return Session(game, [Seat("1", "")] + [Seat(str(seat + 1), STANDARD) for seat in range(1, game.nplayers)])


def load_table(data: dict[str, Any]) -> Session:
    version = data.get("version")
    if not isinstance(version, int) or version > VERSION:
        what = f"this table has version {version}, this program reads up to {VERSION}: update demesne to load it"
        raise SaveError(what, "save-version", version=str(version), known=VERSION)
    game = Game.from_json(json.dumps(data.get("game")))
    seats = data.get("seats")
    if not isinstance(seats, list) or len(seats) != game.nplayers:
        raise SaveError("this save is damaged: it should name one seat per player", "save-damaged", detail="seats")
    made: list[Seat] = []
    for seat in seats:
        if not isinstance(seat, dict) or not isinstance(seat.get("name"), str) or not isinstance(seat.get("bot"), str):
            raise SaveError(f"this save is damaged: {seat!r} is no seat", "save-damaged", detail="seats")
        made.append(Seat(seat["name"], known_bot(seat["bot"])))
    games_left = data.get("games_left", 0)
    if not isinstance(games_left, int) or not 0 <= games_left <= 1000:
        raise SaveError("this save is damaged: games_left should be a number", "save-damaged", detail="games_left")
    return Session(game, made, games_left)


def known_bot(name: str) -> str:
    """A bot that can sit down again; its strategy may have been a file."""
    if name:
        try:
            if find_level(name) is None:
                find_strategy(name)
        except DemesneError as problem:
            raise SaveError(f"a bot of this save plays {name}: {problem}", "save-bot", name=name, problem=problem) from None
    return name
