"""What can be wrong. Each message says what is wrong and what would be right."""

from __future__ import annotations

from typing import Any


class DemesneError(ValueError):
    """The base class of all errors that a wrong input causes. The message says what is wrong.

    `key` and `values` identify the message for translation: `error-KEY` in the language files. Some errors have no key.
    """

    def __init__(self, message: str, key: str = "", **values: object) -> None:
        super().__init__(message)
        self.key: str = key  # identifies the message for translation, or ""
        self.values: dict[str, object] = values  # what the translated message mentions


def written(value: object) -> str:
    """What somebody wrote, for a message that puts it between quotation marks; what is not printable is escaped."""
    return repr(value)[1:-1] if isinstance(value, str) else repr(value)


def quoted(name: str) -> DemesneError:
    """A name as somebody wrote it, between the quotation marks of the language: a part of another error."""
    return DemesneError(repr(name), "quoted", name=written(name))


class IllegalChoice(DemesneError):
    """An answer that is not among the options. The game has not changed."""


class GameOver(IllegalChoice):
    """The game is over: there is no decision, and no answer is possible."""


class SetupError(DemesneError):
    """A setup that cannot be played: unknown cards, a wrong number of cards or players, a missing Bane, and so on."""


class SaveError(DemesneError):
    """A save, journal or position that cannot be read, because it is missing, damaged or newer than this version."""


class Diverged(SaveError):
    """A save whose answers now lead to another position: the rules, or the file, have changed since it was written.

    `game` is the game as far as it is still the same. You can continue it.
    """

    def __init__(self, message: str, key: str, game: Any, answers: list[str], rules: int, **values: object) -> None:
        super().__init__(message, key, **values)
        self.game: Any = game  # the `Game` as far as it is still the same
        self.answers: list[str] = answers  # all answers in the save
        self.rules: int = rules  # the version of the rules that the save was written with, 0 if unknown

    @property
    def at(self) -> int:
        """How many of the saved answers `game` has."""
        return int(self.game.nanswers)


class CardError(DemesneError):
    """A card declaration with a mistake in it."""


class EndlessText(CardError):
    """A card whose text never ends. The game in which it was played cannot go on."""
