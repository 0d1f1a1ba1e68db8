"""Saved tables: a game with its people and bots, as lines of text.

The first line holds the players and the start of the game. Every other line is one step: the number of earlier answers to keep
(fewer after an undo), the answers that follow, and a checksum of the position. An answer is therefore saved by appending one
line, and a file that is cut off in its last line has lost only that line.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TypeVar

from demesne.bots.table import STANDARD
from demesne.engine.errors import DemesneError, Diverged, SaveError, SetupError
from demesne.engine.essentials import RULES, checksum
from demesne.game import TABLE_FORMAT, Game, parse_save, replay
from demesne.lang import CODES
from demesne.levels.level import find_level
from demesne.strategies.find import find_strategy
from demesne.table.session import Seat, Session

VERSION: Final = 2  # version 1 was one JSON text with the whole game
MOST_GAMES: Final = 1000  # games in a series
Found = TypeVar("Found")


def folder() -> Path:
    """The folder in which games are kept."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "demesne"


def finished_games() -> list[Path]:
    """The finished games, latest last."""
    return sorted(path for path in (folder() / "games").glob("*") if path.suffix in (".json", ".jsonl"))


@dataclass
class Saved:
    """The contents of a file, before the game is replayed."""

    seats: list[Seat]  # empty for a bare game, in which one person plays against bots
    start: dict[str, Any]
    games_left: int = 0
    language: str = ""
    rules: int = 0
    answers: list[str] = field(default_factory=list)
    checks: dict[int, str] = field(default_factory=dict)  # checksums of positions, by number of answers
    turn: int = 0
    points: list[int] = field(default_factory=list)
    over: bool = False
    length: int = 0  # bytes of complete lines

    def game(self, answers: int | None = None) -> Game:
        """The game after all answers, or after this many. Raises `Diverged` if changed rules lead to another game."""
        try:
            return self.replayed() if answers is None else replay(self.start, self.answers[:answers])
        except SaveError:
            raise
        except (SetupError, KeyError, TypeError, ValueError, IndexError, AttributeError, OverflowError) as problem:
            raise damaged("start", str(problem)) from None

    def replayed(self) -> Game:
        """Replay all answers, and check the positions."""
        return replay(self.start, self.answers, self.checks, self.rules)

    def session(self, answers: int | None = None) -> Session:
        """The table with its game."""
        game = self.game(answers)
        seats = self.seats or [Seat(str(seat + 1), STANDARD if seat else "") for seat in range(game.nplayers)]
        if len(seats) != game.nplayers:
            raise damaged("seats", "it should name one seat per player")
        for seat in seats:
            check_bot(seat.bot)
        return Session(game, seats, self.games_left, self.language)


# ---------------------------------------------------------------- writing
def head(session: Session) -> str:
    """The first line of a save: everything but the answers."""
    data = {
        "format": TABLE_FORMAT,
        "version": VERSION,
        "rules": RULES,
        "language": session.language,
        "seats": [{"name": seat.name, "bot": seat.bot} for seat in session.seats],
        "games_left": session.games_left,
        "start": session.game.start,
    }
    return json.dumps(data) + "\n"


def step(game: Game, stay: int, answers: list[str]) -> str:
    """A line of a save: these answers were given after the first `stay` ones."""
    data = {
        "after": stay,
        "answers": answers,
        "rules": RULES,
        "position": checksum(game),
        "turn": turn_of(game),
        "points": game.scores(),
        "over": game.over,
    }
    return json.dumps(data) + "\n"


def turn_of(game: Game) -> int:
    """The number of the current turn, counted by its player."""
    return game.players[game.current].turns + (0 if game.over else 1)


def save(session: Session, path: Path) -> None:
    """Save a copy of the table. It is written to a new file first, so that a failure does not damage an old one."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        new = path.with_suffix(path.suffix + ".new")
        new.write_text(head(session) + step(session.game, 0, session.game.journal), encoding="utf-8")
        new.replace(path)
    except OSError as problem:
        raise cannot_save(path, problem) from None


def cannot_save(path: Path, problem: OSError) -> SaveError:
    """The error for a save that cannot be written."""
    what = f"the game cannot be saved to {path}: {problem.strerror}"
    return SaveError(what, "cannot-save", file=str(path), detail=str(problem.strerror))


# ---------------------------------------------------------------- reading
def load(path: Path, answers: int | None = None) -> Session:
    """Load a saved table after all its answers, or after some of them.

    A bare game also works: its first player becomes a person, and the others become bots.
    """
    return in_file(path, lambda: read(path).session(answers))


def load_game(path: str | Path) -> Game:
    """Load a saved game from a file: one that a table saved (`games/*.jsonl` and `unfinished/*.jsonl` in the data folder), or
    text from `Game.to_json`.

    Tables save to `$XDG_DATA_HOME/demesne`, usually `~/.local/share/demesne`. A file that is missing or damaged raises
    `SaveError`, which names the file and says what is wrong. If the rules have changed since the game was saved, it raises
    `Diverged`, which holds the game as far as it is still the same. If the game uses your own cards, call `load_cards` first.

    >>> from demesne import load_game
    >>> load_game("my_game.jsonl")
    Traceback (most recent call last):
        ...
    demesne.engine.errors.SaveError: there is no saved game my_game.jsonl
    """
    path = Path(path)
    return in_file(path, lambda: read(path).game())


def read(path: Path) -> Saved:
    """Read a file of any version."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise SaveError(f"there is no saved game {path}", "no-file", file=str(path)) from None
    except (OSError, UnicodeError) as problem:
        raise SaveError(f"{path} cannot be read: {problem}", "cannot-read", file=str(path), detail=str(problem)) from None
    return in_file(path, lambda: parse(text))


def in_file(path: Path, work: Callable[[], Found]) -> Found:
    """Add the file name to errors. `Diverged` passes through, because such a game can still be continued."""
    try:
        return work()
    except Diverged:
        raise
    except SaveError as problem:
        if problem.key in ("no-file", "cannot-read", "in-file"):
            raise
        raise SaveError(f"{path}: {problem}", "in-file", file=str(path), problem=problem) from None


def parse(text: str) -> Saved:
    """Parse a save of any version."""
    first = parsed(text.partition("\n")[0])
    if isinstance(first, dict) and first.get("format") == TABLE_FORMAT and "start" in first:
        return parse_lines(text)
    data = parsed(text)
    if isinstance(data, dict) and data.get("format") == TABLE_FORMAT:
        return parse_first_version(data)
    return parse_game(text)


def parsed(text: str) -> Any:
    """The data in a JSON text, or None."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None


def parse_lines(text: str) -> Saved:
    """Parse the head and all steps. The last line may be cut off."""
    first, *lines = text.split("\n")
    saved = parse_head(json.loads(first))
    if not isinstance(saved.start, dict) or not isinstance(saved.rules, int):
        raise damaged("start", "it does not say how the game began")
    saved.length = len(first.encode()) + 1
    for number, line in enumerate(lines[:-1]):
        data = parsed(line)
        if data is None and number == len(lines) - 2:
            break
        if not take_step(saved, data):
            raise damaged(f"line {number + 2}", f"line {number + 2} is no step of a game")
        saved.length += len(line.encode()) + 1
    if not saved.checks:
        raise SaveError("this is not a save: it is cut off in its second line", "save-cut-off", detail="line 2")
    return saved


def take_step(saved: Saved, data: Any) -> bool:
    """Add the step in a line to a save; return False if the line is invalid."""
    if not isinstance(data, dict):
        return False
    stay, answers, rules = data.get("after"), data.get("answers"), data.get("rules", saved.rules)
    points, position = data.get("points"), data.get("position")
    if not isinstance(stay, int) or not isinstance(answers, list) or not 0 <= stay <= len(saved.answers):
        return False
    if not isinstance(points, list) or not isinstance(position, str) or not isinstance(rules, int):
        return False
    saved.answers[stay:] = [str(answer) for answer in answers]
    saved.checks = {n: check for n, check in saved.checks.items() if n <= stay}
    saved.checks[len(saved.answers)] = position
    saved.turn, saved.points, saved.over, saved.rules = int(data.get("turn", 0)), points, bool(data.get("over")), rules
    return True


def parse_head(data: dict[str, Any]) -> Saved:
    """Parse the players and settings of a table, without its answers."""
    version = data.get("version")
    if not isinstance(version, int) or version > VERSION:
        what = f"this save has version {version}, but this program reads up to {VERSION}: update demesne to load it"
        raise SaveError(what, "save-version", version=str(version), known=VERSION)
    games_left, language, seats = data.get("games_left", 0), data.get("language"), data.get("seats")
    if not isinstance(games_left, int) or not 0 <= games_left <= MOST_GAMES:
        raise damaged("games_left", "games_left should be a number")
    if not isinstance(seats, list) or not seats:
        raise damaged("seats", "it should name one seat per player")
    start, rules = data.get("start", {}), data.get("rules", 0)
    return Saved(list(read_seats(seats)), start, games_left, language if language in CODES else "", rules)


def read_seats(seats: list[Any]) -> Iterator[Seat]:
    """The seats of a save; an error if they are damaged."""
    for seat in seats:
        if not isinstance(seat, dict) or not isinstance(seat.get("name"), str) or not isinstance(seat.get("bot"), str):
            raise damaged("seats", f"{seat!r} is no seat")
        yield Seat(seat["name"], seat["bot"])


def parse_first_version(data: dict[str, Any]) -> Saved:
    """Parse a table of version 1, which contains a whole game."""
    saved = parse_head(data)
    game = parse_game(json.dumps(data.get("game")))
    game.seats, game.games_left = saved.seats, saved.games_left
    return game


def parse_game(text: str) -> Saved:
    """Parse a bare game. `Game.from_json` checks its position."""
    data = parse_save(text)
    return SavedGame([], data["start"], rules=data["rules"], answers=data["journal"], text=text)


@dataclass
class SavedGame(Saved):
    """A game as one JSON text, including its position."""

    text: str = ""

    def replayed(self) -> Game:
        """The game after all answers."""
        return Game.from_json(self.text)


def damaged(detail: str, what: str) -> SaveError:
    """The error for a damaged save."""
    return SaveError(f"this save is damaged: {what}", "save-damaged", detail=detail)


def check_bot(name: str) -> None:
    """Raise an error if the bot's level or strategy is not available, for example because its file is missing."""
    if name:
        try:
            if find_level(name) is None:
                find_strategy(name)
        except DemesneError as problem:
            raise SaveError(
                f"a bot in this game plays the strategy {name}, which is missing: {problem}",
                "save-bot",
                name=name,
                problem=problem,
            ) from None
