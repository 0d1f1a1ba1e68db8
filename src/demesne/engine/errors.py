"""What can be wrong. Each message says what is wrong and what would be right."""

from __future__ import annotations

from typing import Any


class DemesneError(ValueError):
    """Something a person gave us is not right. The message is for that person.

    With a key, other languages can say it too: the message `error-KEY` of their files, with the same values.
    """

    def __init__(self, message: str, key: str = "", **values: object) -> None:
        super().__init__(message)
        self.key = key
        self.values = values


def written(value: object) -> str:
    """What somebody wrote, for a message that puts it between quotation marks; what is not printable is escaped."""
    return repr(value)[1:-1] if isinstance(value, str) else repr(value)


def quoted(name: str) -> DemesneError:
    """A name as somebody wrote it, between the quotation marks of the language: a part of another error."""
    return DemesneError(repr(name), "quoted", name=written(name))


class IllegalChoice(DemesneError):
    """An answer that is not among the options. The game is unchanged."""


class SetupError(DemesneError):
    """A kingdom or a number of players with which no game can be set up."""


class SaveError(DemesneError):
    """A save, journal or position that cannot be read."""


class Diverged(SaveError):
    """A save whose answers no longer lead where they led: the rules have changed since, or the file has.

    Nothing is lost: `game` is the game as far as it is still the same, and can be played on.
    """

    def __init__(self, message: str, key: str, game: Any, answers: list[str], rules: int, **values: object) -> None:
        super().__init__(message, key, **values)
        self.game = game  # a Game
        self.answers = answers  # all that were saved
        self.rules = rules  # the version of the rules it was played by, 0 if it was not noted

    @property
    def at(self) -> int:
        """How many of the answers are in `game`."""
        return int(self.game.nanswers)


class CardError(DemesneError):
    """A card declaration that cannot be used."""


class EndlessText(CardError):
    """A card whose text never ends. The game in which it was played cannot go on."""
