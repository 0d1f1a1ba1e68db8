"""The players: the number of people and bots, and their names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from demesne.engine.errors import SetupError
from demesne.engine.setup import Setup
from demesne.lang import Language
from demesne.levels.level import DEFAULT_LEVEL, find_level
from demesne.table.session import Seat

LONGEST_NAME: Final = 24  # characters


@dataclass(frozen=True)
class Company:
    """The players of a game: people first, then bots of one level or strategy. Players without a name get a default one."""

    people: int = 1
    bots: int = 1
    bot: str = DEFAULT_LEVEL.name  # a level, or a strategy
    names: tuple[str, ...] = ()  # in the order of the seats; an empty one means the default

    @property
    def players(self) -> int:
        """The number of players."""
        return self.people + self.bots

    def all_names(self, language: Language) -> list[str]:
        """The names of all players, with defaults for those without one."""
        usual = [*people_names(language, self.people), *bot_names(language, self.bot, self.bots)]
        return [own or name for own, name in zip((*self.names, *[""] * self.players), usual, strict=False)]

    def seats(self, language: Language) -> list[Seat]:
        """The seats of all players. Raises an error if two players have the same name."""
        names = self.all_names(language)
        twice = next((name for i, name in enumerate(names) if name in names[:i]), "")
        if twice:
            raise SetupError(f"two players are called {twice}; give them different names", "same-name", name=twice)
        return [Seat(name, "" if i < self.people else self.bot) for i, name in enumerate(names)]

    def check(self, setup: Setup) -> None:
        """Raise an error if the bots' strategy cannot play this kingdom."""
        if self.bots and find_level(self.bot) is None:
            from demesne.bots.binding import bind_strategy
            from demesne.engine.dealing import components_for
            from demesne.strategies.find import find_strategy

            bind_strategy(components_for(setup), find_strategy(self.bot))


def company_of(players: int, bots: int | None, bot: str, names: str) -> Company:
    """The players as given on the command line. By default all but one are bots."""
    bots = players - 1 if bots is None else bots
    if not 0 <= bots < players:
        raise SetupError(f"at most {players - 1} players can be bots, not {bots}", "bots", n=bots, most=players - 1)
    given = names_in(names)
    if len(given) > players:
        raise SetupError(f"{len(given)} names for {players} players", "names-for-players", n=len(given), players=players)
    return Company(players - bots, bots, bot, given)


def names_in(text: str) -> tuple[str, ...]:
    """Split names at commas, and remove unprintable characters.

    >>> names_in("Ann,  Bob Smith")
    ('Ann', 'Bob Smith')
    >>> names_in("")
    ()
    """
    return tuple(clean_name(name) for name in text.split(",")) if text.strip() else ()


def clean_name(text: str) -> str:
    """A name without unprintable characters and extra spaces, cut to the maximum length."""
    shown = "".join(letter for letter in text if letter.isprintable())
    return " ".join(shown.split())[:LONGEST_NAME].strip()


def people_names(language: Language, people: int) -> list[str]:
    """The default names of people."""
    if people == 1:
        return [language.text("player-human")]
    return [language.text("player-human-n", n=i + 1) for i in range(people)]


def bot_names(language: Language, bot: str, bots: int) -> list[str]:
    """The default names of bots: by level if they have one, and numbered if there are several."""
    level = find_level(bot)
    if level is None:
        return [language.text("player-bot")] if bots == 1 else [language.text("player-bot-n", n=i + 1) for i in range(bots)]
    if bots == 1:
        return [language.text("level-bot", level=level.name)]
    return [language.text("level-bot-n", level=level.name, n=i + 1) for i in range(bots)]
