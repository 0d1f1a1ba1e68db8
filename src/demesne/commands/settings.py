"""Personal defaults, read from `demesne/config.toml` in the configuration folder."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from demesne.engine.errors import DemesneError, written
from demesne.lang import CODES

# Examples of valid values.
POSSIBLE: Final = {
    "language": '"en", "pl", "de", "cs"',
    "name": '"Alice"',
    "level": '"easy", "medium", "hard", "hard:seconds=2"',
}


class SettingsError(DemesneError):
    """The settings file is damaged or holds an unusable value."""


@dataclass(frozen=True)
class Settings:
    """Defaults for command-line options. Empty values are not set."""

    language: str = ""
    name: str = ""
    level: str = ""

    def defaults(self, command: str) -> dict[str, str]:
        """The default values for the options of a command."""
        return {"name": self.name, "bot": self.level} if command == "play" else {}


def settings_file() -> Path:
    """The path of the settings file."""
    home = os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config"
    return Path(home) / "demesne" / "config.toml"


def read_settings() -> Settings:
    """Read the settings file; without one, return empty settings."""
    file = settings_file()
    try:
        text = file.read_text(encoding="utf-8")
    except FileNotFoundError:
        return Settings()
    except (OSError, UnicodeError) as problem:
        what = f"{file} cannot be read: {problem}"
        raise SettingsError(what, "settings-read", file=str(file), problem=str(problem)) from None
    import tomllib

    try:
        values = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        what = f'{file} is not valid TOML ({problem}); a line looks like: language = "pl"'
        raise SettingsError(what, "settings-toml", file=str(file), problem=str(problem)) from None
    check(file, values)
    return Settings(**values)


def check(file: Path, values: dict[str, Any]) -> None:
    """Refuse unknown settings and invalid values."""
    for key, value in values.items():
        if key not in POSSIBLE:
            known = ", ".join(POSSIBLE)
            what = f"{file}: there is no setting {key}; there are {known}"
            raise SettingsError(what, "settings-key", file=str(file), setting=key, known=known)
        if not usable(key, value):
            possible = POSSIBLE[key]
            what = f"{file}: {value!r} is not a valid {key}; use for example {possible}"
            raise SettingsError(what, "settings-value", file=str(file), setting=key, value=written(value), possible=possible)


def usable(key: str, value: object) -> bool:
    """Whether a value is valid for a setting."""
    if not isinstance(value, str) or not value.strip():
        return False
    return value in CODES if key == "language" else is_level(value) if key == "level" else True


def is_level(text: str) -> bool:
    """Whether a text names a level."""
    from demesne.levels.level import LevelError, find_level

    try:
        return find_level(text) is not None
    except LevelError:
        return False
