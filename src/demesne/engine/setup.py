"""Setups: the piles, landscapes, marks, number of players and options of a game, and the checks on them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final, final

from mypy_extensions import i64

from demesne.engine.constants import (
    ACTION,
    ALLY,
    CHOSEN,
    HEIRLOOM,
    LANDSCAPE,
    LIAISON,
    MARK_NAMES,
    PRIZE,
    PROJECT,
    RUINS,
    SHELTER,
    TRAIT,
    TREASURE,
)
from demesne.engine.definitions import CARDS, EXTRA_PILES, Card
from demesne.engine.errors import DemesneError, SetupError, quoted, written

BASIC: Final = "basic"  # the set of cards that every game uses
KINGDOM_SIZE: Final[i64] = 10
FIELDS: Final = ("piles", "landscapes", "marks", "players", "options")
OLD_FIELDS: Final = ("kingdom", "players", "projects", "bane")  # the format of older versions, without landscapes and marks
OPTIONS: Final[tuple[str, ...]] = ("colonies", "shelters")  # options of the rules, each true or false

OptionValue = str | int | bool


@final
@dataclass(frozen=True)
class Setup:
    """The cards, landscapes, players and options of a game. A setup, a seed and the answers determine a game.

    Use `Setup.of`, which checks that the setup can be played. The constructor and `from_data` check only the form, because
    a position may have piles that form no kingdom. The order of piles and landscapes is part of a setup, because journals
    depend on it; `canonical` gives the same setup for all orders.

    >>> from demesne import Setup
    >>> setup = Setup.of("cellar market militia mine moat remodel smithy village woodcutter workshop".split())
    >>> setup == Setup.from_data(setup.to_data()), setup.players, setup.bane
    (True, 2, '')
    >>> print(setup)
    cellar, market, militia, mine, moat, remodel, smithy, village, woodcutter, workshop; 2 players
    """

    piles: tuple[str, ...]  # the ids of the ten kingdom piles
    landscapes: tuple[str, ...] = ()  # the ids of Projects, Events, Landmarks, Ways, Allies and Traits
    marks: tuple[tuple[str, str], ...] = ()  # the pile of each mark and Trait, as in ("bane", "moat")
    players: int = 2  # how many players: 2, 3 or 4
    options: tuple[tuple[str, OptionValue], ...] = ()  # as in ("colonies", True); also "shelters"

    def __post_init__(self) -> None:
        object.__setattr__(self, "marks", tuple(sorted(self.marks)))
        object.__setattr__(self, "options", tuple(sorted(self.options)))
        check_names(self)

    def __reduce__(self) -> tuple[object, ...]:
        return Setup, (self.piles, self.landscapes, self.marks, self.players, self.options)

    @staticmethod
    def of(
        piles: Iterable[str], landscapes: Iterable[str] = (), marks: Mapping[str, str] | None = None, players: int = 2,
        options: Mapping[str, OptionValue] | None = None,
    ) -> Setup:  # fmt: skip
        """Make a setup. If it cannot be played, SetupError says what is wrong."""
        setup = Setup(tuple(piles), tuple(landscapes), tuple((marks or {}).items()), players, tuple((options or {}).items()))
        check(setup)
        return setup

    def __str__(self) -> str:
        marks = [f"{mark}: {id}" for mark, id in self.marks]
        options = [f"{name}: {value}" for name, value in self.options if value is not True]
        on = [name for name, value in self.options if value is True]
        parts = [", ".join(self.piles), ", ".join(self.landscapes), ", ".join(marks), ", ".join(on + options)]
        return "; ".join([part for part in parts if part] + [f"{self.players} players"])

    # ------------------------------------------------------------ contents
    @property
    def bane(self) -> str:
        """The id of the Bane pile, or ""."""
        return self.marked("bane")

    def marked(self, mark: str) -> str:
        """The id of the pile with this mark or Trait, or ""."""
        for name, id in self.marks:
            if name == mark:
                return id
        return ""

    @property
    def extra_piles(self) -> tuple[str, ...]:
        """Kingdom piles in addition to the ten, such as the Bane."""
        return tuple([id for mark, id in self.marks if mark in MARK_NAMES and id not in self.piles])

    @property
    def beside(self) -> tuple[str, ...]:
        """The extra piles that are not in the supply."""
        aside = [mark for mark, pile in EXTRA_PILES.items() if pile.beside]
        return tuple([id for mark, id in self.marks if mark in aside and id not in self.piles])

    @property
    def supply(self) -> tuple[str, ...]:
        """All kingdom piles in the supply: the ten, and extra piles such as the Bane."""
        return self.piles + tuple([id for id in self.extra_piles if id not in self.beside])

    @property
    def ids(self) -> tuple[str, ...]:
        """The kingdom piles in the supply and the landscapes."""
        return self.supply + self.landscapes

    @property
    def projects(self) -> tuple[str, ...]:
        """The ids of the Projects among the landscapes."""
        return self.landscapes_of(PROJECT)

    def landscapes_of(self, types: int) -> tuple[str, ...]:
        """The ids of the landscapes that have one of these types, a bit for each type."""
        return tuple([id for id in self.landscapes if id in CARDS and CARDS[id].types & types != 0])

    def option(self, name: str) -> bool:
        """Whether this option is on: `colonies` (Colony and Platinum) or `shelters`."""
        for known, value in self.options:
            if known == name:
                return bool(value)
        return False

    # ------------------------------------------------------------ variants
    def for_players(self, players: int) -> Setup:
        """The same setup for another number of players."""
        setup = Setup(self.piles, self.landscapes, self.marks, players, self.options)
        check(setup)
        return setup

    def with_options(self, wanted: Mapping[str, bool]) -> Setup:
        """The same setup with these options changed, as in `{"colonies": True}`."""
        options = dict(self.options) | dict(wanted)
        kept = tuple([(name, value) for name, value in options.items() if value])
        return Setup(self.piles, self.landscapes, self.marks, self.players, kept)

    def canonical(self) -> Setup:
        """The same setup with piles and landscapes sorted, to compare setups or to look results up by kingdom."""
        return Setup(tuple(sorted(self.piles)), tuple(sorted(self.landscapes)), self.marks, self.players, self.options)

    # ------------------------------------------------------------ as plain data
    def to_data(self) -> dict[str, object]:
        """The setup as a dictionary, which JSON can represent."""
        return {
            "piles": list(self.piles),
            "landscapes": list(self.landscapes),
            "marks": dict(self.marks),
            "players": self.players,
            "options": dict(self.options),
        }

    @staticmethod
    def from_data(data: object) -> Setup:
        """Read the data from `to_data`, of this version or an earlier one. SetupError says what is wrong with its form."""
        if not isinstance(data, dict):
            raise wrong("the setup", "names and values", data)
        known = OLD_FIELDS if "kingdom" in data else FIELDS
        unknown = [str(name) for name in data if name not in known]
        if unknown:
            what = f"unknown in a setup: {', '.join(sorted(unknown))}; known are {', '.join(known)}"
            raise SetupError(what, "setup-unknown", names=", ".join(sorted(unknown)), known=", ".join(known))
        players = data.get("players", 2)
        if not isinstance(players, int) or isinstance(players, bool):
            raise wrong("players", "a number", players)
        if "kingdom" in data:
            bane = data.get("bane") or ""
            if not isinstance(bane, str):
                raise wrong("bane", "the id of a card", bane)
            return Setup(ids_in(data, "kingdom"), ids_in(data, "projects"), (("bane", bane),) if bane else (), players)
        marks: list[tuple[str, str]] = []
        for mark, id in pairs_in(data, "marks"):
            if not isinstance(id, str):
                raise wrong("marks", "the id of a card for each mark", id)
            marks.append((mark, id))
        options: list[tuple[str, OptionValue]] = []
        for name, value in pairs_in(data, "options"):
            if not isinstance(value, (str, int)):
                raise wrong("options", "a word, a number or true or false for each", value)
            options.append((name, value))
        return Setup(ids_in(data, "piles"), ids_in(data, "landscapes"), tuple(marks), players, tuple(options))


# ---------------------------------------------------------------- reading
def wrong(field: str, form: str, found: object) -> SetupError:
    """The error for a field of a setup that has the wrong form."""
    return SetupError(f"{field} should be {form}, not {found!r}", "setup-form", field=field, found=repr(found))


def ids_in(data: dict[str, object], field: str) -> tuple[str, ...]:
    """The ids that a field of a saved setup lists."""
    value = data.get(field) or []
    if not isinstance(value, (list, tuple)) or not all(isinstance(id, str) for id in value):
        raise wrong(field, "a list of ids", value)
    return tuple(value)


def pairs_in(data: dict[str, object], field: str) -> list[tuple[str, object]]:
    """The names and values that a field of a saved setup holds."""
    value = data.get(field) or {}
    if not isinstance(value, dict) or not all(isinstance(name, str) for name in value):
        raise wrong(field, "names and values", value)
    return list(value.items())


# ---------------------------------------------------------------- checking
def is_kingdom_card(card: Card) -> bool:
    """Whether it can be one of the ten kingdom piles: a card with its own pile in the supply, or a mixed pile."""
    others = LANDSCAPE | PRIZE | HEIRLOOM | SHELTER | RUINS
    return (
        card.set != BASIC
        and card.types & others == 0
        and not card.layout.beside
        and not card.layout.brought
        and card.lies_in == ""
    )


def find(id: str, what: str) -> Card:
    """The card with this id; the error for an unknown one suggests a similar id."""
    card = CARDS.get(id)
    if card is None:
        near = get_close_matches(id, CARDS, n=1, cutoff=0.75)
        meant = quoted(id)
        if near:
            said = f"{id!r} (did you mean {near[0]!r}?)"
            meant = DemesneError(said, "did-you-mean", name=written(id), near=near[0])
        raise SetupError(f"there is no {what} called {meant}", "no-card", names=meant)
    return card


def check(setup: Setup) -> None:
    """Raise SetupError if the setup cannot be played. The message says how to fix it."""
    if setup.players < 2 or setup.players > 4:
        raise SetupError(f"a game has 2, 3 or 4 players, not {setup.players}", "players", n=setup.players)
    named = [*setup.piles, *[id for mark, id in setup.marks if mark in EXTRA_PILES], *setup.landscapes]
    for id in named:
        if named.count(id) > 1:
            raise SetupError(f"{id} is named more than once; each pile and landscape appears once", "repeated", card=id)
    for id in setup.piles:
        check_pile(find(id, "card"))
    for id in setup.landscapes:
        if find(id, "landscape").types & CHOSEN == 0:
            raise SetupError(
                f"{id} is not a landscape for setting up a game (a project, Event, Landmark, Way, Ally or Trait)",
                "no-landscape",
                card=id,
            )
    if len(setup.piles) != KINGDOM_SIZE:
        found = len(setup.piles)
        raise SetupError(f"a kingdom has 10 cards (plus the Bane, if needed), not {found}", "kingdom-size", n=found)
    for mark in MARK_NAMES:
        check_extra_pile(setup, mark)
    check_ally(setup)
    check_traits(setup)


def check_pile(card: Card) -> None:
    """Raise SetupError if a card cannot be one of the ten piles. The message says what brings it into a game."""
    if is_kingdom_card(card):
        return
    if card.types & HEIRLOOM:
        owner = next((other.id for other in CARDS.values() if other.layout.heirloom == card.id), "")
        what = f"{card.id} is an Heirloom, which replaces a Copper in starting decks: add {owner} and it comes along"
        raise SetupError(what, "heirloom", card=card.id, other=owner)
    if option := card.layout.with_option:
        what = f"{card.id} is not a kingdom card and does not count among the ten piles: use the option {option}"
        raise SetupError(what, "comes-with-option", card=card.id, option=option)
    if card.lies_in and is_kingdom_card(CARDS[card.lies_in]):
        what = f"{card.id} is part of a mixed pile: add {card.lies_in}"
        raise SetupError(what, "in-pile", card=card.id, other=card.lies_in)
    owner = brought_by(card.lies_in or card.id)
    if owner:
        what = f"{card.id} is not a kingdom card but comes with others: add one of them, such as {owner}"
        raise SetupError(what, "comes-with", card=card.id, other=owner)
    raise SetupError(f"{card.id} is not a kingdom card, so it cannot be one of the ten piles", "no-kingdom-card", card=card.id)


def brought_by(id: str) -> str:
    """The id of a kingdom pile or landscape that brings this pile with it, or ""."""
    for card in CARDS.values():
        if id in card.layout.brings:
            pile = CARDS[card.lies_in] if card.lies_in else card
            if is_kingdom_card(pile) or pile.types & CHOSEN:
                return pile.id
    return ""


def check_ally(setup: Setup) -> None:
    """Raise SetupError unless there is one Ally if there are Liaisons, and none otherwise."""
    liaisons = [id for id in setup.piles + setup.extra_piles if any(card.types & LIAISON for card in cards_in_pile(id))]
    allies = setup.landscapes_of(ALLY)
    if allies and not liaisons:
        what = f"{allies[0]} is an Ally, but no card of this kingdom gives Favors: leave it out or add a Liaison"
        raise SetupError(what, "needless-ally", card=allies[0])
    if liaisons and not allies:
        raise SetupError(f"{liaisons[0]} is a Liaison: add an Ally to spend its Favors on", "needs-ally", card=liaisons[0])
    if len(allies) > 1:
        raise SetupError(f"a game has one Ally, not {len(allies)}", "many-allies", n=len(allies))


def check_traits(setup: Setup) -> None:
    """Raise SetupError unless each Trait is on a different kingdom pile of Actions or Treasures."""
    lying: dict[str, str] = {}  # the Trait on each pile
    for id in setup.landscapes_of(TRAIT):
        pile = setup.marked(id)
        if not pile:
            what = f"{id} is a Trait: name the Action or Treasure pile of the kingdom it applies to"
            raise SetupError(what, "trait-pile", card=id)
        if pile not in setup.supply:
            what = (
                f"{id} cannot apply to {pile}, which is not a kingdom pile of this supply: "
                "choose an Action or Treasure pile of this kingdom"
            )
            raise SetupError(what, "trait-elsewhere", card=id, pile=pile)
        if not can_have_trait(pile):
            what = f"{id} cannot apply to {pile}, which is neither an Action nor a Treasure: choose another pile"
            raise SetupError(what, "trait-type", card=id, pile=pile)
        if pile in lying:
            what = f"{lying[pile]} and {id} are both on {pile}: choose another pile for one of them"
            raise SetupError(what, "trait-twice", card=id, other=lying[pile], pile=pile)
        lying[pile] = id


def can_have_trait(pile: str) -> bool:
    """Whether it is a kingdom pile of Actions or Treasures. A mixed pile has types of its own."""
    return is_kingdom_card(CARDS[pile]) and CARDS[pile].types & (ACTION | TREASURE) != 0


def cards_in_pile(id: str) -> list[Card]:
    """The card of a pile, or all cards of a mixed pile."""
    card = CARDS[id]
    return [CARDS[other] for other, _ in card.layout.contents] or [card]


def check_names(setup: Setup) -> None:
    """Raise SetupError for an unknown mark or option, or a mark that is named twice."""
    marks = [mark for mark, _ in setup.marks]
    for mark in marks:
        if mark not in MARK_NAMES and mark not in setup.landscapes_of(TRAIT):
            raise no_such("mark", mark, MARK_NAMES)
        if marks.count(mark) > 1:
            raise SetupError(f"{mark} is named more than once; each pile and landscape appears once", "repeated", card=mark)
    for name, _ in setup.options:
        if name not in OPTIONS:
            raise no_such("option", name, OPTIONS)


def no_such(what: str, name: str, known: Sequence[str]) -> SetupError:
    """The error for an unknown name, with the names that exist."""
    possible = ", ".join(known) or "none"
    message = f"there is no {what} called {name!r}; there are: {possible}"
    return SetupError(message, f"setup-no-{what}", name=written(name), known=possible)


def asks_for(card: Card, mark: str) -> bool:
    """Whether a card needs an extra pile with this mark."""
    return card.layout.extra_pile is not None and card.layout.extra_pile.mark == mark


def check_extra_pile(setup: Setup, mark: str) -> None:
    """Raise SetupError if the extra pile with this mark is missing, not needed, or has the wrong cost."""
    wanted = EXTRA_PILES.get(mark)
    if wanted is None:
        return
    asking = [id for id in setup.piles + setup.extra_piles if id in CARDS and asks_for(CARDS[id], mark)]
    chosen = setup.marked(mark)
    low, high = int(wanted.least), int(wanted.most)
    if asking and not chosen:
        what = f"{asking[0]} needs a {wanted.title}: name an eleventh kingdom card that costs {low} or {high}"
        raise SetupError(what, f"needs-{mark}", card=asking[0], low=low, high=high)
    if chosen and not asking:
        what = f"{chosen} is named as the {wanted.title}, but no card of this kingdom uses one"
        raise SetupError(what, f"needless-{mark}", card=chosen)
    if chosen:
        card = find(chosen, "card")
        if not is_kingdom_card(card) or not low <= card.price <= high:
            what = f"the {wanted.title} must be a kingdom card that costs {low} or {high}; {chosen} is not"
            raise SetupError(what, f"wrong-{mark}", card=chosen, low=low, high=high)
