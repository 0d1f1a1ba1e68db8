"""Reading kingdoms as people write them, and writing them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from functools import cache
from typing import Final
from urllib.parse import parse_qsl

from demesne.engine.constants import CHOSEN, MARK_NAMES, TRAIT
from demesne.engine.definitions import CARDS, EXTRA_PILES
from demesne.engine.errors import SetupError, written
from demesne.engine.setup import KINGDOM_SIZE, OptionValue, Setup, can_have_trait, check_pile, is_kingdom_card
from demesne.lang import CODES, Language
from demesne.notation.names import fold, look_up, meanings, nearest, with_suggestion
from demesne.sets.recommended import KINGDOMS, Kingdom

SEPARATORS: Final = re.compile(r"[,;|\t]|\s(?=\d{1,2}\s*[.)]\s)")  # or the number of the next item
NUMBERING: Final = re.compile(r"^\W*\d{1,2}\s*(?:[.)]|[x×]\s)")  # the number of an item, or of copies
TITLE: Final = re.compile(r"((?:[^():]|\([^()]*\))*):(.*)")  # up to a colon that is not in brackets
REMARK: Final = re.compile(r"([^()]+)\(([^()]*)\)")
ADDRESS: Final = re.compile(r"(?:^|[?#])((?:[^\s?#]*&)?supply=[^\s#]*)")
ADDRESS_LISTS: Final = ("supply", "projects", "events", "landmarks", "ways", "ally", "traits")
MUCH_ALIKE: Final = 0.75  # similarity, from 0 to 1, at which an unknown name is taken for a card's
MOST_CHARACTERS: Final = 10_000  # longer texts are refused
MOST_NAMES: Final = 50


class KingdomError(SetupError):
    """The list is not a kingdom, or no kingdom satisfies the constraints."""


# ---------------------------------------------------------------- reading
@dataclass
class Listed:
    """The names of a list, the marked ones, such as the Bane or the pile of a Trait, and options of the setup."""

    names: list[str] = field(default_factory=list)
    marked: dict[str, list[str]] = field(default_factory=dict)
    options: dict[str, OptionValue] = field(default_factory=dict)

    def mark(self, mark: str, name: str) -> None:
        """Note the name of a pile that has a mark, such as the Bane."""
        if clean(name):
            self.marked.setdefault(mark, []).append(clean(name))

    @property
    def all(self) -> list[str]:
        """All names in the list, those of marked piles last."""
        return [*self.names, *(name for names in self.marked.values() for name in names)]


def parse_kingdom(text: str, players: int = 2, bane: str = "", language: str | None = None) -> Setup:
    """The setup a text describes: a recommended kingdom by its name, or a list of cards and landscapes in any form. Platinum or
    Colony in it means that both are used; a Trait is written with its pile: `Fated (Spices)`.

    >>> parse_kingdom("Erstes Spiel") == parse_kingdom("first_game")
    True
    >>> names = "Cellar, Chapel, Market, Mine, Remodel, Smithy, Spy, Village, Witch, Young Witch (Bane: Moat), Fair"
    >>> parse_kingdom(names).landscapes, parse_kingdom(names).bane
    (('fair',), 'moat')
    """
    if len(text) > MOST_CHARACTERS:
        raise KingdomError(f"this list is too long ({len(text)} characters)", "list-too-long", n=len(text))
    listed = read_address(text) or read_list(text)
    title = listed.names[0] if len(listed.names) == 1 else text
    if bane:
        listed.mark("bane", bane)
    recommended = find_recommended(title)
    if recommended is not None:
        found, marks = recommended.setup(players), identify(Listed(marked=listed.marked), language)[1]
        laid = tuple(dict.fromkeys([*found.landscapes, *traits_of(marks)]))
        return replace(found, landscapes=laid, marks=tuple((dict(found.marks) | marks).items())).for_players(players)
    if not any(look_up(listed.names, language)):
        refuse_title(title, language)
    ids, marks = identify(listed, language)
    landscapes = list(dict.fromkeys([*(id for id in ids if CARDS[id].types & CHOSEN), *traits_of(marks)]))
    options = options_named(ids) | listed.options
    extra = extra_marks(marks).values()
    kingdom = [id for id in ids if id not in landscapes and id not in extra and not CARDS[id].layout.with_option]
    optional = [id for id in ids if CARDS[id].layout.with_option]
    if optional and len(kingdom) + len(optional) == KINGDOM_SIZE:  # the list counts them among the ten
        check_pile(CARDS[optional[0]])
    ask_for_marks(kingdom, marks, language)
    ask_for_traits([*kingdom, *extra], landscapes, marks, language)
    return Setup.of(kingdom, landscapes, marks, players, options)


def is_trait(id: str) -> bool:
    """Whether a card is a Trait."""
    return id in CARDS and CARDS[id].types & TRAIT != 0


def traits_of(marks: Mapping[str, str]) -> dict[str, str]:
    """The marks that are Traits, with their piles."""
    return {mark: id for mark, id in marks.items() if is_trait(mark)}


def extra_marks(marks: Mapping[str, str]) -> dict[str, str]:
    """The marks that add an extra pile, such as the Bane."""
    return {mark: id for mark, id in marks.items() if not is_trait(mark)}


def options_named(ids: Iterable[str]) -> dict[str, OptionValue]:
    """The options that these cards imply: a card such as Colony turns its option on."""
    return {CARDS[id].layout.with_option: True for id in ids if CARDS[id].layout.with_option}


def mark_words() -> dict[str, str]:
    """From folded names in all languages to the marks that piles can have."""
    words = {fold(mark): mark for mark in MARK_NAMES}
    for code in CODES:
        words |= {fold(mark_name(mark, Language(code))): mark for mark in MARK_NAMES}
    return words


def mark_named(name: str) -> str:
    """The mark with this name, or the id of the Trait, which marks a pile too; empty if there is none."""
    return mark_words().get(fold(name)) or next((id for id in sorted(meanings(name)) if is_trait(id)), "")


def mark_name(mark: str, speak: Language) -> str:
    """The name of a mark."""
    if is_trait(mark):
        return speak.card(mark)
    if speak.has(f"state-{mark}"):
        return speak.text(f"state-{mark}")
    return speak.card(mark) if mark in CARDS else mark.title()


@cache
def recommended_names() -> dict[str, str]:
    """From folded names in all languages to the ids of recommended kingdoms."""
    names = {fold(id): id for id in KINGDOMS}
    for code in CODES:
        language = Language(code)
        names |= {fold(language.text(f"kingdom-{id}")): id for id in KINGDOMS}
    return names


def find_recommended(text: str) -> Kingdom | None:
    """The recommended kingdom with this id or name in any language."""
    return KINGDOMS.get(text) or KINGDOMS.get(recommended_names().get(fold(text), ""))


def refuse_title(title: str, language: str | None) -> None:
    """Raise an error for a misspelt name of a recommended kingdom, or a name that resembles neither a kingdom nor a card."""
    names = recommended_names()
    close = get_close_matches(fold(title), names, n=1)
    if close:
        meant = Language(language or "en").text(f"kingdom-{names[close[0]]}")
        what = f"there is no recommended kingdom called {title!r} (did you mean {meant}?)"
        raise KingdomError(what, "no-kingdom", name=written(title), near=meant)
    if title.strip() and "," not in title and not nearest(title, cutoff=MUCH_ALIKE):
        speaks = Language(language or "en")
        some = speaks.join([speaks.text(f"kingdom-{id}") for id in list(KINGDOMS)[:3]])
        what = f"there is no kingdom or card called {title!r}; kingdoms are for example {some}"
        raise KingdomError(what, "no-kingdom-or-card", name=written(title), kingdoms=some)


def read_address(text: str) -> Listed | None:
    """A list in the form `?supply=chapel,councilroom&projects=fair&bane=moat&traits=fated(chapel)`, with or without the
    address before it."""
    query = ADDRESS.search(text.strip())
    if query is None:
        return None
    listed = Listed()
    for key, value in parse_qsl(query[1]):
        names = [name for name in value.split(",") if name]
        if key in ADDRESS_LISTS:
            for name in names:  # those of Traits are written `fated(spices)`
                read_item(name, listed)
        elif key in MARK_NAMES:
            for name in names:
                listed.mark(key, name)
        elif value not in ("", "0", "false") and any(card.layout.with_option == key for card in CARDS.values()):
            listed.options[key] = True
    return listed


def read_list(text: str) -> Listed:
    """The names of a list: with commas, semicolons or one per line, with or without a title, numbers and quotes."""
    listed = Listed()
    for line in text.splitlines():
        read_line(line, listed)
    return listed


def read_line(line: str, listed: Listed) -> None:
    """Read one line of a list: names, and marks with the names after them."""
    while titled := TITLE.match(line):
        *before, last = SEPARATORS.split(titled[1])
        mark = mark_named(last)
        if mark:
            for item in before:
                read_item(item, listed)
            name, *after = SEPARATORS.split(titled[2], maxsplit=1)
            listed.mark(mark, name)
            line = "".join(after)
        elif before and any(map(meanings, (*before, last))):
            break  # cards before the colon mean that this is not a title
        else:
            line = titled[2]
    for item in SEPARATORS.split(line):
        read_item(item, listed)


def read_item(item: str, listed: Listed) -> None:
    """Read one name, perhaps with a remark: `Young Witch (Bane: Cellar)`, `Cellar (Bane)`, `Fated (Cellar)`, `Trh (Market)`."""
    item = clean(item)
    remarked = REMARK.fullmatch(item)
    if remarked is None:
        listed.names += [item] if item else []
        return
    name, remark = remarked[1].strip(), remarked[2].strip()
    label, _, marked = remark.rpartition(":")
    same = meanings(name) & meanings(remark)
    asked = [CARDS[id].layout.extra_pile for id in meanings(name)]
    mark = next((extra.mark for extra in asked if extra is not None), "")
    if mark_named(label):
        listed.names.append(name)
        listed.mark(mark_named(label), marked)
    elif not same and is_trait(mark_named(name)):
        listed.names.append(name)
        listed.mark(mark_named(name), remark)
    elif mark_named(remark) and not same:
        listed.names += [name] if is_trait(mark_named(remark)) else []  # the pile of a Trait is one of the ten
        listed.mark(mark_named(remark), name)
    elif same:  # the name in two languages, one of which may be unambiguous
        listed.names.append(same.pop() if len(same) == 1 else name)
    elif mark:
        listed.names.append(name)
        listed.mark(mark, remark)
    else:
        listed.names.append(item)


def clean(item: str) -> str:
    """An item without numbering, bullets, quotes and the full stop of a sentence."""
    return NUMBERING.sub("", item).strip(" \u00a0\r.-–—*•·\"'`“”„‟‘’‚«»‹›[]{}")


def identify(listed: Listed, language: str | None) -> tuple[list[str], dict[str, str]]:
    """The ids of the cards and landscapes, and of the marked piles; one error for all names that are wrong."""
    named = listed.all
    if len(named) > MOST_NAMES:
        raise KingdomError(f"a kingdom has 10 cards, but this list has {len(named)}", "too-many-names", n=len(named))
    found = look_up(named, language)
    ids = found[: len(listed.names)]
    of_name = dict(zip(named, found, strict=True))
    marked = {mark: list(dict.fromkeys(of_name[name] for name in names)) for mark, names in listed.marked.items()}
    unknown = dict.fromkeys(name for name, id in zip(named, found, strict=True) if not id)
    repeated = dict.fromkeys(id for id in ids if id and ids.count(id) > 1)
    speak = Language(language or "en").text
    problems = []
    if unknown:
        listed_names = ", ".join(with_suggestion(name, language) for name in unknown)
        problems.append(speak("error-no-card", names=listed_names))
    if repeated:
        problems.append(speak("error-repeated-names", cards=card_names(repeated, language)))
    for mark, several in marked.items():
        if len(several) > 1 and all(several):
            key = f"error-one-{mark}"
            known = Language(language or "en").has(key)
            if is_trait(mark):
                trait = card_names([mark], language)
                problems.append(speak("error-one-trait", card=trait, cards=card_names(several, language)))
            else:
                problems.append(speak(key if known else "error-one-bane", cards=card_names(several, language)))
    if problems:
        raise KingdomError("; ".join(problems))
    return ids, {mark: several[0] for mark, several in marked.items()}


def card_names(ids: Iterable[str], language: str | None) -> str:
    """The names of cards in a language, with commas."""
    speak = Language(language or "en")
    return ", ".join(speak.card(id) for id in ids)


def mark_asked(id: str) -> str:
    """The mark of the extra pile that a card asks for, or an empty text."""
    extra = CARDS[id].layout.extra_pile
    return extra.mark if extra is not None else ""


def asks_for(mark: str, id: str) -> bool:
    """Whether a card needs an extra pile with this mark."""
    return mark_asked(id) == mark


def can_have(mark: str, id: str) -> bool:
    """Whether a card can be the extra pile with this mark."""
    extra = EXTRA_PILES[mark]
    return is_kingdom_card(CARDS[id]) and bool(extra.least <= CARDS[id].price <= extra.most)


def marks_lacking(kingdom: Iterable[str], marks: Mapping[str, str]) -> list[str]:
    """The marks that cards of a kingdom ask for, but that no pile has."""
    asked = dict.fromkeys(mark_asked(id) for id in (*kingdom, *extra_marks(marks).values()))
    return [mark for mark in asked if mark and mark not in marks]


def ask_for_marks(kingdom: list[str], marks: Mapping[str, str], language: str | None) -> None:
    """Raise an error that asks for the Bane, or another mark, if the list has its pile but does not mark it."""
    lacking = marks_lacking(kingdom, marks)
    if len(kingdom) != KINGDOM_SIZE + len(lacking):
        return
    speak = Language(language or "en")
    for mark in lacking:
        asking = [id for id in kingdom if asks_for(mark, id)]
        possible = [id for id in kingdom if can_have(mark, id)]
        key = f"error-which-{mark}"
        if possible and speak.has(key):
            example = with_mark(asking[0], mark, possible[0], speak)
            which = card_names(possible, language)
            raise KingdomError(speak.text(key, card=speak.card(asking[0]), cards=which, example=example))


def ask_for_traits(piles: list[str], landscapes: list[str], marks: Mapping[str, str], language: str | None) -> None:
    """Raise an error that asks for the pile of a Trait, if the list does not name it."""
    speak = Language(language or "en")
    possible = [id for id in piles if can_have_trait(id) and id not in traits_of(marks).values()]
    for trait in landscapes:
        if is_trait(trait) and trait not in marks and possible:
            example = on_pile(trait, possible[0], speak)
            raise KingdomError(speak.text("error-which-trait", card=speak.card(trait), example=example))


# ---------------------------------------------------------------- writing
def on_pile(trait: str, pile: str, speak: Language) -> str:
    """A Trait with the pile it lies on: `Fated (Spices)`."""
    return f"{speak.card(trait)} ({speak.card(pile)})"


def with_mark(id: str, mark: str, marked: str, speak: Language) -> str:
    """A card with the pile that it marks: `Young Witch (Bane: Cellar)`."""
    return f"{speak.card(id)} ({mark_name(mark, speak)}: {speak.card(marked)})"


def format_kingdom(setup: Setup, language: str = "en") -> str:
    """A kingdom as a list that people and `parse_kingdom` can read.

    >>> format_kingdom(KINGDOMS["the_jesters_workshop"].setup(), "de")[:74]
    'Festplatz, Bauerndorf, Pferdehändler, Harlekin, Junge Hexe (Bannstapel: Ka'
    """
    speak = Language(language)
    optional = [card.id for card in CARDS.values() if card.layout.with_option and setup.option(card.layout.with_option)]
    lying = traits_of(dict(setup.marks))
    landscapes = [on_pile(id, lying[id], speak) if id in lying else speak.card(id) for id in setup.landscapes]
    names = [*map(speak.card, setup.piles), *landscapes, *map(speak.card, optional)]
    for mark, marked in setup.marks:
        if mark not in EXTRA_PILES:
            continue
        asking = next((i for i, id in enumerate(setup.piles) if asks_for(mark, id)), None)
        if asking is not None:
            names[asking] = with_mark(setup.piles[asking], mark, marked, speak)
        else:  # a non-supply card asks for the mark
            names.append(f"{mark_name(mark, speak)}: {speak.card(marked)}")
    return ", ".join(names)
