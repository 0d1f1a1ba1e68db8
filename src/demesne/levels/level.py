"""How strong a bot is: easy, medium or hard, with settings after a colon."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final, TypeVar

from demesne.engine.errors import DemesneError, written

SECONDS: Final = 1.0  # for a decision, at a table
PLAYOUTS: Final = 2000  # for a decision, where results must be the same every time
MOST_PLAYOUTS: Final = 1_000_000
MOST_SECONDS: Final = 600.0
LAST_SEED: Final = (1 << 62) - 1  # the largest seed


class LevelError(DemesneError):
    """A level with settings that make no sense."""


@dataclass(frozen=True)
class Level:
    """How a bot plans, searches and buys, and the settings that a person may give it.

    The levels are the rows of `LEVELS`; `dataclasses.replace(HARD, playouts=500)` is one with a setting.
    """

    name: str
    generations: int  # of evolution to find a strategy for the kingdom; 0: it buys what looks good
    searches: bool  # it compares the answers to a decision by playouts
    minds_the_end: bool  # it buys Victory cards when the game is about to end
    ships_plans: bool  # its strategies for recommended kingdoms come with the package
    playouts: int | None = None  # for a decision at most
    seconds: float | None = None  # for a decision at most
    seed: int = 0

    @property
    def studies(self) -> bool:
        """Whether it looks for a strategy by evolution before it plays in a kingdom."""
        return self.generations > 0

    @property
    def title(self) -> str:
        """The name with the settings that were given.

        >>> EASY.title, replace(HARD, playouts=500, seed=3).title
        ('Easy', 'Hard (playouts=500, seed=3)')
        """
        settings = {"playouts": self.playouts, "seconds": self.seconds, "seed": self.seed}
        said = ", ".join(f"{key}={value:g}" for key, value in settings.items() if value)
        return f"{self.name.capitalize()} ({said})" if said else self.name.capitalize()

    def timed(self) -> Level:
        """This level with a limit in seconds, unless it has a limit already."""
        return self if self.playouts or self.seconds or not self.searches else replace(self, seconds=SECONDS)

    def counted(self) -> Level:
        """This level with a limit in playouts, unless it has a limit already."""
        return self if self.playouts or self.seconds or not self.searches else replace(self, playouts=PLAYOUTS)

    def with_settings_of(self, other: Level) -> Level:
        """This level with the limits and the seed of another."""
        return replace(self, playouts=other.playouts, seconds=other.seconds, seed=other.seed)

    def without_limits(self) -> Level:
        """This level with its seed as the only setting. Its strategy for a kingdom depends on nothing else."""
        return replace(self, playouts=None, seconds=None)


EASY: Final = Level("easy", generations=0, searches=False, minds_the_end=False, ships_plans=False)
MEDIUM: Final = Level("medium", generations=4, searches=False, minds_the_end=True, ships_plans=False)
HARD: Final = Level("hard", generations=60, searches=True, minds_the_end=True, ships_plans=True)
LEVELS: Final = (EASY, MEDIUM, HARD)  # from the weakest to the strongest
LEVEL_NAMES: Final = tuple(level.name for level in LEVELS)
DEFAULT_LEVEL: Final = MEDIUM
LESSON_LEVEL: Final = EASY  # the opponent in the first game of a newcomer


def find_level(text: str) -> Level | None:
    """The level that a text names, or None if it names something else.

    >>> level = find_level("hard:playouts=500,seed=3")
    >>> level.name, level.playouts, level.seconds, level.seed
    ('hard', 500, None, 3)
    >>> find_level("Big Money") is None
    True
    """
    name, colon, settings = text.partition(":")
    level = level_named(name.strip().lower())
    if level is None:
        return None
    for setting in settings.split(",") if colon else []:
        key, _, value = (part.strip() for part in setting.partition("="))
        level = with_setting(level, key, value, text)
    return level


def level_named(name: str) -> Level | None:
    """The level with exactly this name."""
    return next((level for level in LEVELS if level.name == name), None)


def best_known(bots: Iterable[str]) -> Level:
    """The level whose strategy advice follows: that of the strongest bot at the table, which has it anyway, or the default."""
    at_table = [level.name for bot in bots if (level := find_level(bot)) is not None]
    return LEVELS[max(map(LEVEL_NAMES.index, [DEFAULT_LEVEL.name, *at_table]))]


def with_setting(level: Level, key: str, value: str, text: str) -> Level:
    """A level with one more setting, which is given as text."""
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
    """The value itself; `ValueError` if it lies outside these bounds."""
    if not least <= value <= most:
        raise ValueError
    return value
