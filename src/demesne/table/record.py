"""Games in progress, one file each: every answer is in it before anybody sees what came of it.

Whatever ends the program, `demesne resume` goes on where it was. A game that is over leaves its place among the unfinished
ones by being renamed, so that it is never in both places or in neither.
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
    """Where the version before kept the one game that was left."""
    return folder() / "last.json"


def name_of_now() -> str:
    """The time, so that names sort."""
    return datetime.now().strftime("%Y-%m-%d-%H%M%S-%f") + SUFFIX


class Record:
    """The file of a game that is being played. It is locked, so that nobody continues the same game elsewhere."""

    def __init__(self, path: Path, file: int, answers: list[str], length: int = 0, is_new: bool = False) -> None:
        self.path = path
        self.file = file
        self.answers = answers  # what the file says was answered
        self.length = length  # what lies behind it was not written to its end
        self.is_new = is_new  # nobody has come back to it yet
        self.problem: SaveError | None = None  # why the last answers are not in the file

    def note(self, game: Game) -> None:
        """Write what is new: answers, or that some were taken back. A game goes on even if that fails."""
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
        """All of it, or nothing."""
        data = text.encode()
        os.ftruncate(self.file, self.length)
        written = 0
        while written < len(data):
            written += os.write(self.file, data[written:])
        os.fsync(self.file)
        self.length += len(data)

    @property
    def is_worth_keeping(self) -> bool:
        """A new game in which nobody has done anything is not."""
        return not self.is_new or any(answer != "end actions" for answer in self.answers)

    def close(self) -> None:
        """Everybody leaves, and may come back."""
        if not self.is_worth_keeping:
            self.path.unlink(missing_ok=True)
        os.close(self.file)

    def finish(self) -> Path:
        """The game is over. It is kept, but no longer among the unfinished games."""
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
    """How many answers two journals begin with in common."""
    for n, (one, other) in enumerate(zip(first, second, strict=False)):
        if one != other:
            return n
    return min(len(first), len(second))


def reach_the_disk(path: Path) -> None:
    """The names in a folder are on the disk only when the folder is."""
    directory = os.open(path, os.O_RDONLY)
    try:
        os.fsync(directory)
    finally:
        os.close(directory)


def lock(file: int, path: Path) -> None:
    """The lock ends with the program, however that ends."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise SaveError(f"{path} is being played in another window", "save-in-use", file=str(path)) from None
    except OSError:
        pass  # not every disk knows locks


# ---------------------------------------------------------------- the life of a game
def begin(session: Session, is_new: bool = True) -> Record:
    """From now on this table is written down, in a new file."""
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
    """The table of a file, written down from now on: in the same file if it is one of a game in progress, else in a new one.

    With a number, the game continues after that many answers. The others stay in the file, but no longer count.
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
    """Open a record for appending; a file descriptor."""
    try:
        return os.open(path, os.O_RDWR | os.O_APPEND)
    except FileNotFoundError:
        raise SaveError(f"there is no saved game {path}", "no-file", file=str(path)) from None
    except OSError as problem:
        raise cannot_save(path, problem) from None


def finish(session: Session) -> Path:
    """The game is over: it is kept, and the next game of a series is laid out and can be continued."""
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
    """Everybody leaves the table. Whether there is something to come back to; an error says if it could not be saved."""
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
    """A game that was left."""

    path: Path
    when: datetime  # the last answer was given
    saved: Saved


def unfinished() -> list[Unfinished]:
    """All of them but those that are being played now, the last one first."""
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
    """How far its game is; it stayed there even when that game had been finished."""
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
    """Delete an unfinished game that nobody wants to continue."""
    try:
        path.unlink(missing_ok=True)
    except OSError as problem:
        raise cannot_save(path, problem) from None
