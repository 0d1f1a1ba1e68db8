"""Finding strategies by name, in the library and in files."""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from os.path import isdir
from pathlib import PurePath
from typing import Final

from demesne.engine.errors import written
from demesne.lang import Language
from demesne.notation.names import fold
from demesne.sets import SetFolder, set_folders
from demesne.strategies.geronimoo import Player, read_players
from demesne.strategies.geronimoo_xml import MOST_CHARACTERS, clip
from demesne.strategies.names import problem
from demesne.strategies.parser import parse
from demesne.strategies.syntax import Strategy, StrategyError
from demesne.strategies.writer import write

SUFFIX: Final = ".strategy"
XML: Final = re.compile(r"(.+?\.xml)(?::(.*))?", re.IGNORECASE | re.DOTALL)
LONGEST_LIST: Final = 600  # letters of the names listed in an error


@dataclass(frozen=True)
class Found:
    """A strategy found by name. `strategy` is None for a player of an XML file that could not be converted."""

    name: str
    file: str  # empty for the library
    strategy: Strategy | None
    player: Player | None = None


def find_strategy(name: str) -> Strategy:
    """Find a strategy: by its name in the library, in a `.strategy` file, or in an XML file (`file.xml:Name`).

    >>> from demesne import find_strategy
    >>> find_strategy("big-money").name
    'Big Money'
    """
    found = find_all(name)
    usable = [one.strategy for one in found if one.strategy is not None]
    if len(usable) == 1:
        return usable[0]
    file = clip(found[0].file)
    if usable:
        names = listed([strategy.name for strategy in usable])
        raise problem("find-which", file=file, names=names, example=clip(f"{found[0].file}:{usable[0].name}"))
    if len(found) > 1:
        raise problem("find-none-usable", file=file)
    player = found[0].player
    assert player is not None, "only players of XML files are refused"
    raise problem("find-refused", file=file, name=shown(player.name), problem=player.refusals[0].problem)


def find_all(name: str) -> list[Found]:
    """Everything a name refers to: several only for an XML file without the name of a player."""
    xml = XML.fullmatch(name)
    if xml is not None:
        players = players_of(xml[1])
        chosen = players if xml[2] is None else [player_called(xml[2], players, xml[1])]
        return [Found(player.name, xml[1], player.strategy, player) for player in chosen]
    if name.lower().endswith(SUFFIX):
        strategy = parse(read_text(name), name)
        return [Found(strategy.name, name, strategy)]
    strategy = in_library(name)
    return [Found(strategy.name, "", strategy)]


def as_file(one: Found, language: Language) -> str:
    """The text of a strategy, preceded by comments with the remarks of its XML file and what was not converted."""
    assert one.strategy is not None, "what cannot be used cannot be written"
    comments: list[str] = []
    if one.player is not None:
        comments += [language.text("strategy-from-xml", file=clip(PurePath(one.file).name))] if one.file else []
        comments += one.player.comments
        comments += [language.text("strategy-note", what=note.text(language)) for note in one.player.notes]
    return "".join(f"# {comment}\n" for comment in comments) + write(one.strategy)


# ---------------------------------------------------------------- the library
def library() -> dict[str, Strategy]:
    """The strategies that ship with demesne, by name.

    >>> library()["Big Money"].about
    'Province, Gold, Silver.'
    """
    return dict(read_library())


def read_library() -> dict[str, Strategy]:
    """All strategies of the library by name."""
    return strategies_in(tuple(set_folders()))


@cache
def strategies_in(folders: tuple[SetFolder, ...]) -> dict[str, Strategy]:
    """The strategies in the folders of some sets, by name."""
    texts = [item for folder in folders for item in folder.read_all("strategies", SUFFIX)]
    strategies = [parse(text, name) for name, text in texts]
    return {strategy.name: strategy for strategy in sorted(strategies, key=lambda strategy: strategy.name)}


def in_library(name: str) -> Strategy:
    """The strategy of the library with this name."""
    known = {fold(strategy.name): strategy for strategy in read_library().values()}
    key = fold(name)
    if key in known:
        return known[key]
    if isdir(name):
        raise problem("find-folder", file=clip(name))
    close = get_close_matches(key, known, n=1)
    meant = problem("did-you-mean", name=shown(name), near=known[close[0]].name) if close else quoted(name)
    raise problem("find-no-strategy", name=meant)


# ---------------------------------------------------------------- files
def read_text(path: str) -> str:
    """The text of a file that the user named."""
    if isdir(path):
        raise problem("find-folder", file=clip(path))
    try:
        with open(path, "rb") as file:
            data = file.read(MOST_CHARACTERS + 1)
    except FileNotFoundError:
        raise problem("find-no-file", file=clip(path)) from None
    except (OSError, ValueError) as wrong:
        raise problem("cannot-read", file=clip(path), detail=getattr(wrong, "strerror", None) or str(wrong)) from None
    if len(data) > MOST_CHARACTERS:
        raise problem("find-too-large", file=clip(path), most=str(MOST_CHARACTERS // 1_000_000))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as wrong:
        line = str(data.count(b"\n", 0, wrong.start) + 1)
        raise problem("find-not-utf8", file=clip(path), line=line) from None


def players_of(path: str) -> list[Player]:
    """The players in a file of Geronimoo's simulator."""
    players = read_players(read_text(path), path)
    if not players:
        raise problem("find-no-players", file=clip(path))
    return players


def player_called(name: str, players: list[Player], path: str) -> Player:
    """The player with exactly this name, or else the one whose name differs only in case, spaces and marks."""
    same = [player for player in players if player.name == name.strip()]
    similar = same or [player for player in players if fold(name) and fold(player.name) == fold(name)]
    if len(similar) > 1:
        raise problem("find-same-name", file=clip(path), name=shown(name), n=len(similar))
    if similar:
        return similar[0]
    names = [player.name for player in players]
    close = get_close_matches(name, names, n=1)
    meant = problem("did-you-mean", name=shown(name), near=clip(close[0])) if close else quoted(name)
    raise problem("find-no-player", file=clip(path), name=meant, names=listed(names))


def shown(text: str) -> str:
    """A text shortened for a message."""
    return written(clip(text))


def quoted(text: str) -> StrategyError:
    """A part of an error: a name in quotation marks."""
    return problem("quoted", name=shown(text))


def listed(names: list[str]) -> str:
    """A list of names, shortened for a message."""
    held: list[str] = []
    for name in names:
        if sum(map(len, held)) > LONGEST_LIST:
            return ", ".join([*held, "…"])
        held.append(clip(name))
    return ", ".join(held)
