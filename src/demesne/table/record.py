"""Games in progress, one file each. Every answer is saved before its result is shown.

However the program ends, `demesne resume` continues the game. A finished game is moved out of the unfinished ones by a rename,
so it is always in exactly one of the two folders.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import random
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from demesne.engine.errors import Diverged, SaveError
from demesne.game import Game
from demesne.table.saves import Saved, cannot_save, finished_games, folder, head, load, read, save, step, turn_of
from demesne.table.session import Session

SUFFIX = ".jsonl"


def unfinished_folder() -> Path:
    """The folder of unfinished games."""
    return folder() / "unfinished"


def old_slot() -> Path:
    """The path where earlier versions kept the only unfinished game."""
    return folder() / "last.json"


def name_of_now() -> str:
    """A file name from the current time, so that names sort by date."""
    return datetime.now().strftime("%Y-%m-%d-%H%M%S-%f") + SUFFIX


class Record:
    """The file of a game in progress. It is locked, so that no other process can continue the same game."""

    def __init__(self, path: Path, file: int, answers: list[str], length: int = 0, is_new: bool = False) -> None:
        self.path = path
        self.file = file
        self.answers = answers  # the answers in the file
        self.length = length  # bytes of complete lines; anything after them is a partial write
        self.is_new = is_new  # whether to delete the file if nothing is played
        self.problem: SaveError | None = None  # why the last answers are not in the file

    def note(self, game: Game) -> None:
        """Save new answers or an undo. The game continues even if that fails."""
        journal = game.journal
        stay = shared(self.answers, journal)
        if stay == len(journal) == len(self.answers):
            return
        try:
            self.append(step(game, stay, journal[stay:]))
        except OSError as problem:
            self.problem = cannot_save(self.path, problem)
        else:
            self.answers, self.problem = journal, None

    def append(self, text: str) -> None:
        """Append a text completely, overwriting a partial write."""
        data = text.encode()
        os.ftruncate(self.file, self.length)
        written = 0
        while written < len(data):
            written += os.write(self.file, data[written:])
        os.fsync(self.file)
        self.length += len(data)

    @property
    def is_worth_keeping(self) -> bool:
        """Whether the game was resumed, or has any answer besides an empty Action phase."""
        return not self.is_new or any(answer != "end actions" for answer in self.answers)

    def close(self) -> None:
        """Close the file when the players leave; delete it if it is not worth keeping."""
        if not self.is_worth_keeping:
            self.path.unlink(missing_ok=True)
        os.close(self.file)

    def finish(self) -> Path:
        """Move a finished game out of the unfinished ones, and return its new path."""
        kept = kept_path()
        try:
            kept.parent.mkdir(parents=True, exist_ok=True)
            self.path.rename(kept)
            reach_the_disk(kept.parent)
        except OSError as problem:
            raise cannot_save(kept, problem) from None
        finally:
            os.close(self.file)
        return kept


def kept_path() -> Path:
    """The path under which a finished game is kept."""
    return folder() / "games" / name_of_now()


def shared(first: list[str], second: list[str]) -> int:
    """The number of answers that two journals have in common at the start."""
    for n, (one, other) in enumerate(zip(first, second, strict=False)):
        if one != other:
            return n
    return min(len(first), len(second))


def reach_the_disk(path: Path) -> None:
    """Sync a folder, because a rename or a new file is on disk only after that."""
    directory = os.open(path, os.O_RDONLY)
    try:
        os.fsync(directory)
    finally:
        os.close(directory)


def lock(file: int, path: Path) -> None:
    """Lock a file. The lock ends with the process."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise SaveError(f"{path} is being played in another window", "save-in-use", file=str(path)) from None
    except OSError:
        pass  # not every file system supports locks


# ---------------------------------------------------------------- recording
def begin(session: Session, is_new: bool = True) -> Record:
    """Start recording a session in a new file."""
    path = unfinished_folder() / name_of_now()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = os.open(path, os.O_RDWR | os.O_APPEND | os.O_CREAT | os.O_EXCL, 0o644)
        lock(file, path)
        record = Record(path, file, session.game.journal, is_new=is_new)
        record.append(head(session) + step(session.game, 0, session.game.journal))
        reach_the_disk(path.parent)
    except OSError as problem:
        raise cannot_save(path, problem) from None
    session.recorder = record
    return record


def go_on(path: Path, answers: int | None = None) -> Session:
    """Continue the game of a file and record it: in the same file if the game is in progress, otherwise in a new one.

    With `answers`, the game continues after that many answers. The later ones stay in the file but no longer count.
    """
    if path.parent.resolve() != unfinished_folder().resolve() or path.suffix != SUFFIX:
        session = load(path, answers)
        if not session.game.over:
            begin(session, is_new=False)
            if path == old_slot():
                path.unlink()
        return session
    file = opened(path)
    try:
        lock(file, path)
        saved = read(path)
        session = load(path, answers)
        record = Record(path, file, saved.answers, saved.length)
        record.note(session.game)
    except BaseException:
        os.close(file)
        raise
    session.recorder = record
    return session


def opened(path: Path) -> int:
    """Open a record for appending, and return the file descriptor."""
    try:
        return os.open(path, os.O_RDWR | os.O_APPEND)
    except FileNotFoundError:
        raise SaveError(f"there is no saved game {path}", "no-file", file=str(path)) from None
    except OSError as problem:
        raise cannot_save(path, problem) from None


def finish(session: Session) -> Path:
    """Keep a finished game, and set up the next game of a series so that it can be continued."""
    if session.games_left > 0 and session.can_go_on:
        session.following = session.next_game(random.randrange(1 << 32))
        begin(session.following, is_new=False)
    record, session.recorder = session.recorder, None
    if isinstance(record, Record) and record.problem is None:
        return record.finish()
    kept = kept_path()
    save(session, kept)
    return kept


def leave(session: Session) -> bool:
    """Leave the table. Return whether there is a game to come back to; raise an error if it could not be saved."""
    record, session.recorder = session.recorder, None
    if not isinstance(record, Record):
        return False
    record.close()
    if record.problem:
        raise record.problem
    return record.is_worth_keeping


# ---------------------------------------------------------------- unfinished games
@dataclass
class Unfinished:
    """An unfinished game."""

    path: Path
    when: datetime  # the time of the last answer
    saved: Saved


def unfinished() -> list[Unfinished]:
    """All unfinished games that are not in use, latest first."""
    found: list[Unfinished] = []
    for path in [*unfinished_folder().glob(f"*{SUFFIX}"), old_slot()]:
        if path.is_file() and not is_in_use(path):
            with contextlib.suppress(SaveError):
                saved = read(path)
                if path == old_slot():
                    look_at_old_slot(saved)
                if not saved.over:
                    found.append(Unfinished(path, datetime.fromtimestamp(path.stat().st_mtime), saved))
    return sorted(found, key=lambda game: game.when, reverse=True)


def look_at_old_slot(saved: Saved) -> None:
    """Fill in the state of a game from an earlier version, which was kept even after the game had been finished."""
    try:
        game = saved.session().game
    except Diverged as problem:
        game = problem.game
    saved.turn, saved.points, saved.over = turn_of(game), game.scores(), game.over
    for path in finished_games():
        with contextlib.suppress(SaveError):
            saved.over = saved.over or read(path).start in (saved.start, game.start)


def is_in_use(path: Path) -> bool:
    """Whether another process has locked a record."""
    file = os.open(path, os.O_RDONLY)
    try:
        lock(file, path)
    except SaveError:
        return True
    finally:
        os.close(file)
    return False


def forget(path: Path) -> None:
    """Delete an unfinished game."""
    try:
        path.unlink(missing_ok=True)
    except OSError as problem:
        raise cannot_save(path, problem) from None
