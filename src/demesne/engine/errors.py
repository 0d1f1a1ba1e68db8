"""The exceptions. Each message says what is wrong and how to fix it."""

from __future__ import annotations

from typing import Any


class DemesneError(ValueError):
    """The base class of all errors that wrong input causes. The message says what is wrong.

    `key` and `values` identify the message for translation: `error-KEY` in the language files. Some errors have no key.

    >>> import demesne
    >>> try:
    ...     demesne.Setup.of(["smithy"])
    ... except demesne.DemesneError as problem:
    ...     print(problem, problem.key, problem.values, sep="; ")
    a kingdom has 10 cards (plus the Bane, if needed), not 1; kingdom-size; {'n': 1}
    """

    def __init__(self, message: str, key: str = "", **values: object) -> None:
        super().__init__(message)
        self.key: str = key  # identifies the message for translation, or ""
        self.values: dict[str, object] = values  # the variables of the translated message


def written(value: object) -> str:
    """User input for a message that puts it in quotation marks, with unprintable characters escaped."""
    return repr(value)[1:-1] if isinstance(value, str) else repr(value)


def quoted(name: str) -> DemesneError:
    """A name in quotation marks, as a part of another error. A translation uses the quotation marks of its language."""
    return DemesneError(repr(name), "quoted", name=written(name))


class IllegalChoice(DemesneError):
    """An answer that is not among the options. The game has not changed.

    >>> import demesne
    >>> game = demesne.Game.new(demesne.KINGDOMS["first_game"].setup(), seed=7)
    >>> game.apply("buy gold")
    Traceback (most recent call last):
        ...
    demesne.engine.errors.IllegalChoice: 'buy gold' is not possible here; possible: end actions
    """


class GameOver(IllegalChoice):
    """The game is over: there is no decision, and no answer is possible.

    >>> import demesne
    >>> game = demesne.Game.new(demesne.KINGDOMS["first_game"].setup(), seed=7)
    >>> demesne.play_bots(game, {0: "Smithy", 1: "Big Money"})
    >>> game.decision
    Traceback (most recent call last):
        ...
    demesne.engine.errors.GameOver: the game is over: there is nothing to decide
    """


class SetupError(DemesneError):
    """A setup that cannot be played: unknown cards, a wrong number of cards or players, a missing Bane, and so on.

    >>> import demesne
    >>> demesne.Setup.of(["smithy", "village"])
    Traceback (most recent call last):
        ...
    demesne.engine.errors.SetupError: a kingdom has 10 cards (plus the Bane, if needed), not 2
    """


class SaveError(DemesneError):
    """A save, journal or position that cannot be read, because it is missing, damaged or newer than this version.

    >>> import demesne
    >>> demesne.Game.from_json("{}")
    Traceback (most recent call last):
        ...
    demesne.engine.errors.SaveError: this is not a save of a game: it should hold "format": "demesne game"
    """


class Diverged(SaveError):
    """A save whose answers now lead to another position: the rules, or the file, have changed since it was written.

    `game` is the game as far as it is still the same. You can continue it.

    >>> import demesne
    >>> game = demesne.Game.new(demesne.KINGDOMS["first_game"].setup(), seed=7)
    >>> try:
    ...     demesne.replay(game.start, ["end actions", "buy gold"])
    ... except demesne.Diverged as problem:
    ...     problem.at, problem.game
    (1, <Game: turn 1 of player 0, buy phase; player 0 is asked>)
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
    """A card declaration with a mistake in it.

    >>> import demesne
    >>> demesne.load_cards("my_cards.py")
    Traceback (most recent call last):
        ...
    demesne.engine.errors.CardError: there is no card file my_cards.py
    """


class EndlessText(CardError):
    """A card whose text never ends. The game in which it was played cannot continue."""
