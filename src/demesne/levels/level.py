"""How strong an opponent is: easy, medium or hard, with settings after a colon."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final, TypeVar

from demesne.engine.errors import DemesneError, written

EASY: Final = "easy"
MEDIUM: Final = "medium"
HARD: Final = "hard"
LEVELS: Final = (EASY, MEDIUM, HARD)
SECONDS: Final = 1.0  # for a decision, at a table
PLAYOUTS: Final = 2000  # for a decision, where results must be the same every time
MOST_PLAYOUTS: Final = 1_000_000
MOST_SECONDS: Final = 600.0
LAST_SEED: Final = (1 << 62) - 1


class LevelError(DemesneError):
    """A level with settings that make no sense."""


@dataclass(frozen=True)
class Level:
    """An opponent. Hard looks ahead: so many playouts for each decision, or so many seconds."""

    name: str
    playouts: int | None = None
    seconds: float | None = None
    seed: int = 0

    @property
    def searches(self) -> bool:
        return self.name == HARD

    @property
    def title(self) -> str:
        """Its name with its settings, as far as it has any.

        >>> Level(EASY).title, Level(HARD, playouts=500, seed=3).title
        ('Easy', 'Hard (playouts=500, seed=3)')
        """
        settings = {"playouts": self.playouts, "seconds": self.seconds, "seed": self.seed}
        said = ", ".join(f"{key}={value:g}" for key, value in settings.items() if value)
        return f"{self.name.capitalize()} ({said})" if said else self.name.capitalize()

    def timed(self) -> Level:
        """With a limit in seconds, unless it has a limit already."""
        return self if self.playouts or self.seconds or not self.searches else replace(self, seconds=SECONDS)

    def counted(self) -> Level:
        """With a number of playouts, unless it has a limit already."""
        return self if self.playouts or self.seconds or not self.searches else replace(self, playouts=PLAYOUTS)


def find_level(text: str) -> Level | None:
    """The level that a text names, or None if it names something else.

    >>> find_level("hard:playouts=500,seed=3")
    Level(name='hard', playouts=500, seconds=None, seed=3)
    >>> find_level("Big Money") is None
    True
    """
    name, colon, settings = text.partition(":")
    name = name.strip().lower()
    if name not in LEVELS:
        return None
    level = Level(name)
    for setting in settings.split(",") if colon else []:
        key, _, value = (part.strip() for part in setting.partition("="))
        level = with_setting(level, key, value, text)
    return level


def best_known(bots: Iterable[str]) -> str:
    """The level whose strategy is followed for advice: that of the strongest bot at the table, which has it anyway."""
    return HARD if any((level := find_level(bot)) and level.name == HARD for bot in bots) else MEDIUM


def with_setting(level: Level, key: str, value: str, text: str) -> Level:
    possible = ("playouts", "seconds", "seed") if level.searches else ("seed",)
    if key not in possible:
        names = ", ".join(possible)
        what = f"{text!r}: {level.name} has no setting {key!r}; it has: {names}"
        raise LevelError(what, "level-setting", text=written(text), name=level.name, setting=written(key), names=names)
    try:
        if key == "playouts":
            return replace(level, playouts=within(int(value), 1, MOST_PLAYOUTS))
        if key == "seconds":
            return replace(level, seconds=within(float(value), 0.001, MOST_SECONDS))
        return replace(level, seed=within(int(value), 0, LAST_SEED))
    except ValueError:
        what = f"{text!r}: {value!r} is not a valid value for {key}; write for example hard:playouts=2000 or hard:seconds=0.5"
        raise LevelError(what, "level-value", text=written(text), value=written(value), setting=key) from None


Number = TypeVar("Number", int, float)


def within(value: Number, least: Number, most: Number) -> Number:
    if not least <= value <= most:
        raise ValueError
    return value
