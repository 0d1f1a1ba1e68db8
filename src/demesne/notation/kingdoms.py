"""Kingdoms as people write them, and those of the rulebooks that need other expansions."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import Any, Final
from urllib.parse import parse_qsl

from demesne.cards.kingdoms import KINGDOMS, Kingdom
from demesne.engine.constants import PROJECT
from demesne.engine.definitions import CARDS
from demesne.engine.errors import SetupError
from demesne.engine.setup import EXTRA_PILE_COSTS, KINGDOM_SIZE, Setup, is_kingdom_card
from demesne.lang import CODES, Language
from demesne.notation.data import read_yaml
from demesne.notation.names import fold, look_up, meanings, nearest, with_suggestion

SEPARATORS: Final = re.compile(r"[,;|\t]")
NUMBERING: Final = re.compile(r"^\W*\d{1,2}\s*[.)]")
TITLE: Final = re.compile(r"((?:[^():]|\([^()]*\))*):(.*)")  # up to a colon that is not in brackets
REMARK: Final = re.compile(r"([^()]+)\(([^()]*)\)")
ADDRESS: Final = re.compile(r"(?:^|[?#])((?:[^\s?#]*&)?supply=[^\s#]*)")
ADDRESS_LISTS: Final = ("supply", "projects", "events", "landmarks", "ways", "ally", "traits")
MUCH_ALIKE: Final = 0.75  # from 0 to 1: a name that is no kingdom's is probably a card's
MOST_CHARACTERS: Final = 10_000  # more than that is no list of cards
MOST_NAMES: Final = 50


class KingdomError(SetupError):
    """A list that is no kingdom, or wishes that no kingdom can fulfil."""


# ---------------------------------------------------------------- reading
@dataclass
class Listed:
    """The names of a list, and those marked as the Bane."""

    names: list[str] = field(default_factory=list)
    banes: list[str] = field(default_factory=list)


def parse_kingdom(text: str, players: int = 2, bane: str = "", language: str | None = None) -> Setup:
    """The setup a text describes: a recommended kingdom by its name, or a list of cards and projects in any form.

    >>> parse_kingdom("Erstes Spiel") == parse_kingdom("first_game")
    True
    >>> names = "Cellar, Chapel, Market, Mine, Remodel, Smithy, Spy, Village, Witch, Young Witch (Bane: Moat), Fair"
    >>> parse_kingdom(names).landscapes, parse_kingdom(names).bane
    (('fair',), 'moat')
    """
    if len(text) > MOST_CHARACTERS:
        raise KingdomError(f"a list of cards is not {len(text)} characters long", "list-too-long", n=len(text))
    listed = read_address(text) or read_list(text)
    title = listed.names[0] if len(listed.names) == 1 else text
    if bane:
        listed.banes.append(bane)
    recommended = find_recommended(title)
    if recommended is not None:
        found, bane = recommended.setup(players), identify(Listed(banes=listed.banes), language)[1]
        return Setup.of(found.piles, found.landscapes, {"bane": bane}, players) if bane else found
    if not any(look_up(listed.names, language)):
        refuse_title(title, language)
    ids, bane = identify(listed, language)
    projects = [id for id in ids if CARDS[id].types & PROJECT]
    kingdom = [id for id in ids if id not in projects and id != bane]
    if not bane:
        ask_for_bane(kingdom, language)
    return Setup.of(kingdom, projects, {"bane": bane} if bane else {}, players)


@cache
def bane_words() -> set[str]:
    return {fold(Language(code).text("state-bane")) for code in CODES}


@cache
def recommended_names() -> dict[str, str]:
    """From folded names in all languages to the ids of recommended kingdoms."""
    names = {fold(id): id for id in KINGDOMS}
    for code in CODES:
        language = Language(code)
        names |= {fold(language.text(f"kingdom-{id}")): id for id in KINGDOMS}
    return names


def find_recommended(text: str) -> Kingdom | None:
    return KINGDOMS.get(text) or KINGDOMS.get(recommended_names().get(fold(text), ""))


def refuse_title(title: str, language: str | None) -> None:
    """Refuse what is almost the name of a recommended kingdom, or the name of one that needs other expansions."""
    for known in unavailable():
        if fold(title) in map(fold, (known.id, *known.names.values())):
            what = f"{title} needs cards that are not here: {known.lacks}"
            raise KingdomError(what, "not-here", name=title, cards=known.lacks)
    names = recommended_names()
    close = get_close_matches(fold(title), names, n=1)
    if close:
        meant = Language(language or "en").text(f"kingdom-{names[close[0]]}")
        what = f"there is no recommended kingdom called {title!r} (did you mean {meant}?)"
        raise KingdomError(what, "no-kingdom", name=repr(title), near=meant)
    if title.strip() and "," not in title and not nearest(title, cutoff=MUCH_ALIKE):
        speaks = Language(language or "en")
        some = speaks.join([speaks.text(f"kingdom-{id}") for id in list(KINGDOMS)[:3]])
        what = f"there is no kingdom and no card called {title!r}; kingdoms are for example {some}"
        raise KingdomError(what, "no-kingdom-or-card", name=repr(title), kingdoms=some)


def read_address(text: str) -> Listed | None:
    """A list in the form `?supply=chapel,councilroom&projects=fair&bane=moat`, with or without what comes before."""
    query = ADDRESS.search(text.strip())
    if query is None:
        return None
    listed = Listed()
    for key, value in parse_qsl(query[1]):
        names = [name for name in value.split(",") if name]
        if key in ADDRESS_LISTS:
            listed.names += names
        elif key == "bane":
            listed.banes += names
    return listed


def read_list(text: str) -> Listed:
    """The names of a list: with commas, semicolons or one per line, with or without a title, numbers and quotes."""
    listed = Listed()
    for line in text.splitlines():
        read_line(line, listed)
    return listed


def read_line(line: str, listed: Listed) -> None:
    while titled := TITLE.match(line):
        *before, last = SEPARATORS.split(titled[1])
        if fold(last) in bane_words():
            for item in before:
                read_item(item, listed)
            name, *after = SEPARATORS.split(titled[2], maxsplit=1)
            read_bane(name, listed)
            line = "".join(after)
        elif before and any(map(meanings, (*before, last))):
            break  # there are cards before the colon, so this is no title
        else:
            line = titled[2]
    for item in SEPARATORS.split(line):
        read_item(item, listed)


def read_bane(name: str, listed: Listed) -> None:
    if clean(name):
        listed.banes.append(clean(name))


def read_item(item: str, listed: Listed) -> None:
    """One name, perhaps with a remark: `Young Witch (Bane: Cellar)`, `Cellar (Bane)`, `Trh (Market)`."""
    item = clean(item)
    remarked = REMARK.fullmatch(item)
    if remarked is None:
        listed.names += [item] if item else []
        return
    name, remark = remarked[1].strip(), remarked[2].strip()
    label, _, marked = remark.rpartition(":")
    same = meanings(name) & meanings(remark)
    if fold(label) in bane_words():
        listed.names.append(name)
        read_bane(marked, listed)
    elif fold(remark) in bane_words():
        read_bane(name, listed)
    elif same:  # the name in two languages, of which one may be clearer
        listed.names.append(same.pop() if len(same) == 1 else name)
    elif any(map(asks_for_bane, meanings(name))):
        listed.names.append(name)
        read_bane(remark, listed)
    else:
        listed.names.append(item)


def clean(item: str) -> str:
    """An item without numbering, bullets, quotes and the full stop of a sentence."""
    return NUMBERING.sub("", item).strip(" \u00a0\r.-–—*•·\"'`“”„‟‘’‚«»‹›[]{}")


def identify(listed: Listed, language: str | None) -> tuple[list[str], str]:
    """The ids of the cards and projects, and of the Bane; one error for everything that is wrong with the names."""
    named = [*listed.names, *listed.banes]
    if len(named) > MOST_NAMES:
        raise KingdomError(f"a kingdom has 10 cards; this is a list of {len(named)}", "too-many-names", n=len(named))
    found = look_up(named, language)
    ids = found[: len(listed.names)]
    banes = list(dict.fromkeys(found[len(listed.names) :]))
    unknown = dict.fromkeys(name for name, id in zip(named, found, strict=True) if not id)
    repeated = dict.fromkeys(id for id in ids if id and ids.count(id) > 1)
    speak = Language(language or "en").text
    problems = []
    if unknown:
        listed_names = ", ".join(with_suggestion(name, language) for name in unknown)
        problems.append(speak("error-no-card", names=listed_names))
    if repeated:
        problems.append(speak("error-repeated-names", cards=card_names(repeated, language)))
    if len(banes) > 1 and all(banes):
        problems.append(speak("error-one-bane", cards=card_names(banes, language)))
    if problems:
        raise KingdomError("; ".join(problems))
    return ids, banes[0] if banes else ""


def card_names(ids: Iterable[str], language: str | None) -> str:
    speak = Language(language or "en")
    return ", ".join(speak.card(id) for id in ids)


def asks_for_bane(id: str) -> bool:
    return CARDS[id].extra_pile != ""


def can_be_bane(id: str) -> bool:
    low, high = EXTRA_PILE_COSTS
    return is_kingdom_card(CARDS[id]) and low <= CARDS[id].cost <= high


def ask_for_bane(kingdom: list[str], language: str | None) -> None:
    """A list that lacks only the mark of the Bane: it is not for us to choose."""
    asking = [id for id in kingdom if asks_for_bane(id)]
    possible = [id for id in kingdom if can_be_bane(id)]
    if not asking or not possible or len(kingdom) != KINGDOM_SIZE + 1:
        return
    speak = Language(language or "en")
    example = with_bane(asking[0], possible[0], speak)
    which = card_names(possible, language)
    raise KingdomError(speak.text("error-which-bane", card=speak.card(asking[0]), cards=which, example=example))


# ---------------------------------------------------------------- writing
def with_bane(id: str, bane: str, speak: Language) -> str:
    return f"{speak.card(id)} ({speak.text('state-bane')}: {speak.card(bane)})"


def format_kingdom(setup: Setup, language: str = "en") -> str:
    """A kingdom as a list that people and `parse_kingdom` can read.

    >>> format_kingdom(KINGDOMS["the_jesters_workshop"].setup(), "de")[:74]
    'Festplatz, Bauerndorf, Pferdehändler, Harlekin, Junge Hexe (Bannstapel: Ka'
    """
    speak = Language(language)
    names = [speak.card(id) for id in [*setup.piles, *setup.landscapes]]
    if setup.bane:
        asking = next(i for i, id in enumerate(setup.piles) if asks_for_bane(id))
        names[asking] = with_bane(setup.piles[asking], setup.bane, speak)
    return ", ".join(names)


# ---------------------------------------------------------------- what other expansions would bring
@dataclass(frozen=True)
class Unavailable:
    """A recommended kingdom of our rulebooks that needs other expansions."""

    id: str
    names: dict[str, str]  # by language
    cards: tuple[str, ...]
    projects: tuple[str, ...]
    missing: dict[str, tuple[str, ...]]  # kingdom cards, by expansion
    beside: dict[str, tuple[str, ...]]  # landscapes, by expansion

    @property
    def lacks(self) -> str:
        """What is missing, in words."""
        expansions = dict.fromkeys([*self.missing, *self.beside])
        return "; ".join(
            f"{', '.join([*self.missing.get(name, ()), *self.beside.get(name, ())])} ({name})" for name in expansions
        )


def unavailable() -> list[Unavailable]:
    """The recommended kingdoms that cannot be played here, and what each of them lacks."""
    return list(read_unavailable())


@cache
def read_unavailable() -> tuple[Unavailable, ...]:
    entries: list[dict[str, Any]] = read_yaml(files("demesne.notation").joinpath("unavailable.yaml").read_text("utf-8"))
    return tuple(
        Unavailable(
            entry["id"],
            {"en": entry["en"], "pl": entry["pl"]},
            tuple(entry["cards"]),
            tuple(entry.get("projects", [])),
            {expansion: tuple(names) for expansion, names in entry["missing"].items()},
            {expansion: tuple(names) for expansion, names in entry.get("beside", {}).items()},
        )
        for entry in entries
    )
