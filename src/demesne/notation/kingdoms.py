"""Kingdoms: as people write them, at random with wishes, and those of the rulebooks that need other expansions."""

from __future__ import annotations

import random
import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from itertools import product
from typing import Any, Final
from urllib.parse import parse_qsl

import yaml

from demesne.cards.kingdoms import KINGDOMS, Kingdom
from demesne.engine.constants import ATTACK, CURSE, DECK, HAND, LOOK, MANY, NOWHERE, PROJECT, REACTION
from demesne.engine.definitions import CARDS, Card, Count, Phrase, Text
from demesne.engine.errors import SetupError
from demesne.engine.setup import BASIC, EXTRA_PILE_COSTS, KINGDOM_SIZE, Setup, is_kingdom_card
from demesne.lang import CODES, Language
from demesne.notation.names import find_cards, fold, look_up, meanings, with_suggestion
from demesne.phrases.choosing import FROM_IT, Choose, Put, PutThat, PutThis, Trash
from demesne.phrases.deck import DrawUntil, Fetch, RevealUntil
from demesne.phrases.gaining import Gain, GainCopy, GainFromPile, GainIt, GainOne
from demesne.phrases.gifts import Plus, PlusSome
from demesne.phrases.numbers import HowMany, Number
from demesne.phrases.order import Each, If, OneOf, Skip

SEPARATORS: Final = re.compile(r"[,;|\t]")
NUMBERING: Final = re.compile(r"^\W*\d{1,2}\s*[.)]")
TITLE: Final = re.compile(r"((?:[^():]|\([^()]*\))*):(.*)")  # up to a colon that is not in brackets
REMARK: Final = re.compile(r"([^()]+)\(([^()]*)\)")
ADDRESS: Final = re.compile(r"(?:^|[?#])((?:[^\s?#]*&)?supply=[^\s#]*)")
ADDRESS_LISTS: Final = ("supply", "projects", "events", "landmarks", "ways", "ally", "traits")
MOST_CHARACTERS: Final = 10_000  # more than that is no list of cards
MOST_NAMES: Final = 50
SETS: Final = ("base", "cornucopia", "renaissance")
MOST_PROJECTS: Final = 2
FEATURES: Final = ("village", "attack", "reaction", "buy", "trasher", "gainer", "draw")


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


# ---------------------------------------------------------------- what a card is good for
@cache
def features(card: Card) -> frozenset[str]:
    """What a card is good for when it is played, read from its declaration; for a landscape, what it does.

    `village`: +2 Actions or more, Villagers counted as Actions. `buy`: +1 Buy or more. `draw`: two or more cards come
    from the deck into the hand, not counting those that only replace discarded ones. `trasher`: trashes a card from
    the hand. `gainer`: its player gains a card other than a Curse. `attack`, `reaction`: its types. What a card does
    to others does not count, nor does what it does when it is gained, trashed or revealed.

    >>> sorted(features(CARDS["hideout"]))
    ['trasher', 'village']
    """
    found = {name for name, type in (("attack", ATTACK), ("reaction", REACTION)) if card.types & type}
    for text in [rule.text for rule in card.rules] if card.is_landscape else [card.play]:
        for way in ways(text):
            found |= features_of(way)
    return frozenset(found)


def ways(text: Text, at: int = 0) -> Iterator[list[Phrase]]:
    """Every way through a text; what its player does later or with everybody stands where it begins."""
    if at >= len(text.phrases):
        yield []
        return
    phrase = text.phrases[at]
    others = isinstance(phrase, Each) and not phrase.everyone
    inside = [] if others else [*phrase.texts(), *(rule.text for rule in phrase.rules())]
    for parts in product(*(list(ways(inner)) for inner in inside)):
        for skip in skips(phrase):
            for rest in ways(text, at + 1 + skip):
                yield [phrase, *(step for part in parts for step in part), *rest]


def skips(phrase: Phrase) -> Sequence[int]:
    """How many of the next phrases may be left out."""
    if isinstance(phrase, If):
        return 0, phrase.skip
    if isinstance(phrase, Skip):
        return (phrase.skip,)
    if isinstance(phrase, OneOf):
        return list(phrase.skips)
    return (0,)


def features_of(way: list[Phrase]) -> set[str]:
    found = set()
    actions = cards = its = 0
    source = NOWHERE  # where IT came from
    for phrase in way:
        if isinstance(phrase, Plus):
            actions += phrase.actions + phrase.villagers
            cards += phrase.cards
            if phrase.buys > 0:
                found.add("buy")
        elif isinstance(phrase, PlusSome) and phrase.villagers is not None:
            actions += MANY
        elif isinstance(phrase, DrawUntil):
            cards += MANY
        elif isinstance(phrase, Fetch):
            source, its = DECK, amount(phrase.n)
            cards += its if phrase.zone == HAND else 0
        elif isinstance(phrase, RevealUntil):
            source, its = DECK, phrase.n
        elif isinstance(phrase, Choose):
            if phrase.zone in (LOOK, FROM_IT):
                its = min(its, amount(phrase.most))
            else:
                source, its = phrase.zone, amount(phrase.most)
        elif isinstance(phrase, Put):
            cards += its if source == DECK and phrase.zone == HAND else 0
        elif isinstance(phrase, Trash) and not phrase.this and source == HAND:
            found.add("trasher")
        elif isinstance(phrase, (PutThat, PutThis, Each)):
            source = NOWHERE
        if gains(phrase):
            found.add("gainer")
            source = NOWHERE
    return found | ({"village"} if actions >= 2 else set()) | ({"draw"} if cards >= 2 else set())


def amount(count: Count) -> int:
    """At most so many; as many as were discarded is none more than before."""
    if isinstance(count, Number):
        return count.n
    return 0 if isinstance(count, HowMany) else MANY


def gains(phrase: Phrase) -> bool:
    """Whether the player of the card gains one by it that is no Curse."""
    if isinstance(phrase, Gain):
        return CARDS[phrase.id].types & CURSE == 0
    if isinstance(phrase, Each) and not phrase.everyone:
        return any(isinstance(inner, GainCopy) and inner.boss for inner in phrase.text.phrases)
    return isinstance(phrase, (GainOne, GainCopy, GainIt, GainFromPile))


# ---------------------------------------------------------------- at random
def generate(
    sets: Collection[str] = SETS, projects: int | None = None, require: Iterable[str] = (), forbid: Iterable[str] = (),
    want: Collection[str] = (), keep: Iterable[str] = (), seed: int = 0, players: int = 2, language: str | None = None,
) -> Setup:  # fmt: skip
    """A kingdom at random, with wishes. The same seed and the same wishes give the same kingdom on any machine.

    Cards and projects come from these sets; those that are required or kept may come from others, and stand first, kept
    ones before required ones. To reroll some cards of a kingdom, keep the others, forbid those, and change the seed. A
    kept `Young Witch (Bane: Cellar)` keeps her Bane as well; otherwise a Bane is chosen where one is needed. Each wanted
    feature (see `features`) is one that at least one of the ten cards has. Without a number there are 0 to 2 projects.

    >>> setup = generate(sets=["base"], want=["village", "attack"], require=["Chapel"], seed=7)
    >>> setup == generate(sets=["base"], want=["village", "attack"], require=["Chapel"], seed=7)
    True
    """
    rng = random.Random(seed)
    kept, bane = identify(read_list("\n".join(keep)), language)
    pinned = list(dict.fromkeys([*kept, *find_cards(require, language)]))
    forbidden = set(find_cards(forbid, language))
    check_wishes(sets, pinned, bane, forbidden, want, language)
    pinned_projects = [id for id in pinned if CARDS[id].types & PROJECT]
    pinned_cards = [id for id in pinned if id not in pinned_projects and id != bane]
    allowed = [id for id, card in CARDS.items() if card.set in sets and id not in forbidden and id not in pinned and id != bane]
    pool = [id for id in allowed if is_kingdom_card(CARDS[id])]
    kingdom, bane = choose_kingdom(rng, pinned_cards, pool, bane, frozenset(want))
    pool = [id for id in allowed if CARDS[id].types & PROJECT]
    chosen = choose_projects(rng, pinned_projects, pool, projects)
    return Setup.of(kingdom, chosen, {"bane": bane} if bane else {}, players)


def check_wishes(
    sets: Collection[str], pinned: list[str], bane: str, forbidden: set[str], want: Collection[str], language: str | None
) -> None:
    known = dict.fromkeys(card.set for card in CARDS.values() if card.set != BASIC)
    for given, possible, what in ((sets, known, "set"), (want, FEATURES, "feature")):
        wrong = [name for name in given if name not in possible]
        if wrong:
            message = f"there is no {what} called {', '.join(wrong)}; there are {', '.join(possible)}"
            raise KingdomError(message, "no-such", names=", ".join(wrong), possible=", ".join(possible))
    both = [id for id in [*pinned, bane] if id in forbidden]
    if both:
        names = card_names(both, language)
        raise KingdomError(f"both wanted and forbidden: {names}", "wanted-and-forbidden", cards=names)
    wrong = [id for id in pinned if not is_kingdom_card(CARDS[id]) and not CARDS[id].types & PROJECT]
    if wrong:
        names = card_names(wrong, language)
        raise KingdomError(f"neither kingdom cards nor projects: {names}", "neither", cards=names)
    cards = [id for id in pinned if is_kingdom_card(CARDS[id]) and id != bane]
    if len(cards) > KINGDOM_SIZE:
        raise KingdomError(f"a kingdom has 10 cards, but {len(cards)} are kept or required", "too-many-kept", n=len(cards))
    if bane and not any(map(asks_for_bane, cards)):
        names = card_names([bane], language)
        what = f"{names} is kept as the Bane, but no card that is kept or required uses one"
        raise KingdomError(what, "kept-bane", cards=names)


def shuffled(rng: random.Random, ids: Iterable[str]) -> list[str]:
    """In random order. Python promises the same numbers for ever only for `random()`, not for `shuffle`."""
    return [id for _, id in sorted((rng.random(), id) for id in ids)]


def choose_kingdom(
    rng: random.Random, pinned: list[str], pool: list[str], bane: str, want: frozenset[str]
) -> tuple[list[str], str]:
    """Ten cards and, if one of them asks for it, a Bane.

    Should the ten leave no card for the Bane, it is laid aside first; if that cannot be, no card may ask for one.
    """
    has = {id: frozenset(features(CARDS[id])) for id in (*pinned, *pool)}
    banes = [id for id in pool if can_be_bane(id)]
    quiet = [id for id in pool if not asks_for_bane(id)]
    for attempt in (pool, *([id for id in pool if id != aside] for aside in shuffled(rng, banes)), quiet):
        kingdom = draw_kingdom(rng, pinned, attempt, want, has)
        if not kingdom:
            continue
        if bane or not any(map(asks_for_bane, kingdom)):
            return kingdom, bane
        left = [id for id in banes if id not in kingdom]
        if left:
            return kingdom, shuffled(rng, left)[0]
    raise why_impossible(pinned, pool, want, has)


def draw_kingdom(
    rng: random.Random, pinned: list[str], pool: list[str], want: frozenset[str], has: dict[str, frozenset[str]]
) -> list[str]:
    """The pinned cards and others as they come, passing over those that would spoil the wishes; none if that cannot be."""
    chosen = list(pinned)
    rest = shuffled(rng, pool)
    if not can_finish(chosen, rest, want, has):
        return []
    while len(chosen) < KINGDOM_SIZE:
        card = rest.pop(0)
        if can_finish([*chosen, card], rest, want, has):
            chosen.append(card)
    return chosen


def can_finish(chosen: list[str], rest: list[str], want: frozenset[str], has: dict[str, frozenset[str]]) -> bool:
    """Whether the rest has cards enough, and such that all wishes can come true."""
    free = KINGDOM_SIZE - len(chosen)
    lacking = want.difference(*(has[id] for id in chosen))
    return free <= len(rest) and cards_needed(lacking, {has[id] for id in rest}) <= free


def cards_needed(lacking: frozenset[str], offered: set[frozenset[str]]) -> int:
    """The fewest cards, out of some with these features, that bring all that is lacking; more than there are if none do."""
    if not lacking:
        return 0
    wish = min(lacking)
    helpful = {has & lacking for has in offered if wish in has}
    return 1 + min((cards_needed(lacking - has, offered) for has in helpful), default=KINGDOM_SIZE)


def why_impossible(pinned: list[str], pool: list[str], want: frozenset[str], has: dict[str, frozenset[str]]) -> KingdomError:
    allowed = len(pinned) + len(pool)
    if allowed < KINGDOM_SIZE:
        return KingdomError(f"a kingdom has 10 cards, but only {allowed} are allowed", "too-few-allowed", n=allowed)
    hopeless = ", ".join(sorted(want.difference(*has.values())))
    if hopeless:
        return KingdomError(f"no card that is allowed has: {hopeless}", "hopeless", wishes=hopeless)
    if not can_finish(pinned, pool, want, has):
        free, wishes = KINGDOM_SIZE - len(pinned), ", ".join(sorted(want))
        return KingdomError(f"{free} free piles are too few for all of: {wishes}", "too-few-free", n=free, wishes=wishes)
    low, high = EXTRA_PILE_COSTS
    what = f"no kingdom fulfils these wishes and leaves a card that costs {low} or {high} for the Bane"
    return KingdomError(what, "no-bane-left", low=low, high=high)


def choose_projects(rng: random.Random, pinned: list[str], pool: list[str], number: int | None) -> list[str]:
    if number is None:
        number = max(len(pinned), min(int(rng.random() * (MOST_PROJECTS + 1)), len(pinned) + len(pool)))
    elif not 0 <= number <= MOST_PROJECTS:
        raise KingdomError(f"there are 0 to 2 projects, not {number}", "projects", n=number)
    if len(pinned) > number:
        raise KingdomError(
            f"{number} projects are wanted, but {len(pinned)} are kept or required", "projects-kept", n=number, kept=len(pinned)
        )
    if number - len(pinned) > len(pool):
        raise KingdomError(
            f"{number} projects are wanted, but only {len(pinned) + len(pool)} are allowed",
            "projects-few",
            n=number,
            allowed=len(pinned) + len(pool),
        )
    return pinned + shuffled(rng, pool)[: number - len(pinned)]


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
    entries: list[dict[str, Any]] = yaml.safe_load(files("demesne.notation").joinpath("unavailable.yaml").read_text("utf-8"))
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
