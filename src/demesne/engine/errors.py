"""What can be wrong. Each message says what is wrong and what would be right."""

from __future__ import annotations


class DemesneError(ValueError):
    """Something a person gave us is not right. The message is for that person.

    With a key, other languages can say it too: the message `error-KEY` of their files, with the same values.
    """

    def __init__(self, message: str, key: str = "", **values: object) -> None:
        super().__init__(message)
        self.key = key
        self.values = values


class IllegalChoice(DemesneError):
    """An answer that is not among the options. The game is unchanged."""


class SetupError(DemesneError):
    """A kingdom or a number of players with which no game can be set up."""


class SaveError(DemesneError):
    """A save, journal or position that cannot be read."""


class CardError(DemesneError):
    """A card declaration that cannot be used."""
