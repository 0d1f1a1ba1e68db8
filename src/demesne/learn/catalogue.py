"""The names of all actions and of all numbers in an observation.

A catalogue is fixed when an environment is made. For one kingdom it holds the cards of that kingdom; for random kingdoms it
holds all cards and landscapes of their sets. It depends on nothing else: other declared cards do not change its numbers. Two
catalogues with the same version have the same numbers.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from hashlib import sha256
from typing import Final

from demesne.engine.components import is_made, rules_of_all
from demesne.engine.constants import (
    DEBT,
    DECISION_NAMES,
    EVENT_NAMES,
    EXILE,
    ISLAND,
    LANDMARK,
    MARK_NAMES,
    NATIVE_VILLAGE,
    PHASE_NAMES,
    PILE_TOKENS,
    SPENDABLE,
    TAVERN,
    TOKEN_NAMES,
    TRAIT,
    WAY,
    ZONE_NAMES,
)
from demesne.engine.dealing import basic_cards, components_for
from demesne.engine.deeds import DeedKind
from demesne.engine.definitions import CARDS, TEXTS, Card, Text
from demesne.engine.gaining import OVERPAYING
from demesne.engine.setup import BASIC, Setup
from demesne.notation.kingdoms import mark_asked, parse_kingdom
from demesne.phrases import reading
from demesne.sets import SETS
from demesne.sets.editions import cards_of

RANDOM: Final = "random"
YES: Final = "yes"  # the option of phrases without named options
MOST: Final = 255  # numbers are bytes, and larger ones are clamped
POINTS_OFFSET: Final = 100  # added to points, which may be negative

# Numbers about the game as a whole.
FIGURES: Final = (
    "actions", "buys", "coins", "turns of all", "empty piles", "last turns", "step of the text", "least", "most", "picked",
)  # fmt: skip
# Numbers about each player; the observer comes first, then the others in turn order.
PLAYER_FIGURES: Final = ("hand", "deck", "discard", "aside", *TOKEN_NAMES, "turns", "points")
# Numbers about each card, then some for each other player.
CARD_FIGURES: Final = (
    "hand", "play", "aside", "look", "picked", "pickable", "it", "event", "asks", "owned", "left", "cost", "bane", "trash",
)  # fmt: skip
OTHER_CARD_FIGURES: Final = ("owned", "play")
# Numbers about each landscape, then some for each other player.
LAND_FIGURES: Final = ("for sale", "asks", "owned", "tokens")
OTHER_LAND_FIGURES: Final = ("owned", "tokens")
# Numbers that exist only if a card or landscape in the catalogue needs them.
POTIONS: Final = "potions"
POTION_COST: Final = "potion cost"
DEBT_COST: Final = "debt cost"
IN_PILE: Final = "in pile"
VP_LYING: Final = "vp"
TRAIT_ON_IT: Final = "trait"
MATS_SEEN: Final = tuple(ZONE_NAMES[zone] for zone in (EXILE, TAVERN, ISLAND))  # mats that all players can see
MATS: Final = (*MATS_SEEN, ZONE_NAMES[NATIVE_VILLAGE])
PILE_TOKEN_FIGURES: Final = tuple(f"{token} token" for token in PILE_TOKENS)


class Catalogue:
    """The actions and the observation of an environment.

    >>> catalogue = Catalogue(["copper", "smithy"], [], 2)
    >>> catalogue.action_names[:5]
    ['pass', 'spend coffers', 'spend villagers', 'pay debt', 'play copper']
    >>> catalogue.action("buy smithy")
    7
    >>> catalogue.version == Catalogue(["copper", "smithy"], [], 2).version
    True
    """

    def __init__(self, cards: Sequence[str], lands: Sequence[str], players: int) -> None:
        self.cards: Final = list(cards)
        self.lands: Final = list(lands)
        self.ways: Final = [id for id in lands if id in CARDS and CARDS[id].types & WAY]
        self.traits: Final = [id for id in lands if id in CARDS and CARDS[id].types & TRAIT]
        self.players: Final = players
        known = [CARDS[id] for id in [*cards, *lands] if id in CARDS]
        texts = texts_of([card.id for card in known])
        more = Brought(known, texts)
        self.figures: Final = (*FIGURES, *more.game())
        self.card_figures: Final = (*CARD_FIGURES, *more.cards())
        self.other_card_figures: Final = (*OTHER_CARD_FIGURES, *more.others())
        self.land_figures: Final = (*LAND_FIGURES, *more.lands())
        self.options: Final = option_names(texts)
        self.purposes: Final = purposes(texts)
        self.action_names: Final = self.name_actions()
        self.observation_names: Final = self.name_observation()
        self.numbers: Final = {name: i for i, name in enumerate(self.action_names)}
        self.places: Final = {name: i for i, name in enumerate(self.observation_names)}
        names = "\n".join([*self.action_names, "", *self.observation_names])
        self.version: Final = sha256(names.encode()).hexdigest()[:12]  # the same if and only if all numbers mean the same

    def action(self, name: str) -> int:
        """The number of an action."""
        return self.numbers[name]

    def place(self, name: str) -> int:
        """The position of a number in an observation."""
        return self.places[name]

    @property
    def card_table(self) -> tuple[int, int, int]:
        """Where the numbers about cards begin, how many cards there are, and how many numbers each has."""
        return (
            self.place(f"hand of {self.cards[0]}"),
            len(self.cards),
            len(self.card_figures) + self.more(self.other_card_figures),
        )

    def more(self, figures: Sequence[str]) -> int:
        """How many numbers these figures take for all other players."""
        return (self.players - 1) * len(figures)

    def name_actions(self) -> list[str]:
        """The names of all actions, in the order of their numbers."""
        cards, lands = self.cards, self.lands
        return [
            "pass",
            *(f"{'pay' if token == TOKEN_NAMES[DEBT] else 'spend'} {token}" for token in TOKEN_NAMES[:SPENDABLE]),
            *(f"play {id}" for id in cards),
            *(f"buy {id}" for id in [*cards, *lands]),
            *(f"choose {id}" for id in cards),
            *(f"trigger {id}" for id in [*cards, *lands]),
            *(f"option {name}" for name in self.options),
            *(f"play {id} as {way}" for way in self.ways for id in cards),
        ]

    def name_observation(self) -> list[str]:
        """The names of all numbers of an observation, in order."""
        seats = range(self.players)
        names = [f"decision: {name}" for name in DECISION_NAMES]
        names += [f"phase: {name}" for name in PHASE_NAMES]
        names += [f"event: {name}" for name in EVENT_NAMES]
        names += [f"purpose: {name}" for name in self.purposes]
        names += [f"asked: player +{seat}" for seat in seats]
        names += [f"turn of: player +{seat}" for seat in seats]
        names += self.figures
        names += [f"{figure} of player +{seat}" for seat in seats for figure in PLAYER_FIGURES]
        for id in self.cards:
            names += [f"{figure} of {id}" for figure in self.card_figures]
            names += [f"{figure} of {id}, player +{seat}" for seat in seats[1:] for figure in self.other_card_figures]
        for id in self.lands:
            names += [f"{figure} of {id}" for figure in self.land_figures]
            names += [f"{figure} of {id}, player +{seat}" for seat in seats[1:] for figure in OTHER_LAND_FIGURES]
        return names


class Brought:
    """Optional figures that some cards and landscapes need: other costs, mats, tokens on piles, marks and Traits."""

    def __init__(self, known: Sequence[Card], texts: Sequence[Text]) -> None:
        self.known = known
        deeds = [deed for text in texts for phrase in text.phrases for deed in phrase.deeds()]
        self.deeds = {deed.kind for deed in deeds}
        self.zones = {ZONE_NAMES[deed.to] for deed in deeds if 0 <= deed.to < len(ZONE_NAMES)}

    def game(self) -> list[str]:
        """The additional figures about the whole game."""
        return [POTIONS] if any(card.potion for card in self.known) else []

    def cards(self) -> list[str]:
        """The additional figures about each card."""
        marks = {mark_asked(card.id) for card in self.known}
        piled = {id for pile in CARDS.values() for id, _ in pile.layout.contents}  # cards in piles of several kinds
        found = [mark for mark in MARK_NAMES if mark in marks and mark not in CARD_FIGURES]
        found += [POTION_COST] * any(card.potion for card in self.known)
        found += [DEBT_COST] * any(card.debt for card in self.known)
        found += [IN_PILE] * any(card.id in piled for card in self.known)
        found += [VP_LYING] * (DeedKind.GATHER in self.deeds)
        found += [TRAIT_ON_IT] * any(card.types & TRAIT for card in self.known)
        return found + [mat for mat in MATS if mat in self.zones] + self.tokens()

    def others(self) -> list[str]:
        """The additional figures about each card and each other player."""
        return [mat for mat in MATS_SEEN if mat in self.zones] + self.tokens()

    def tokens(self) -> list[str]:
        """The figures for tokens on piles, if a text puts tokens there."""
        return list(PILE_TOKEN_FIGURES) if DeedKind.TOKEN_ON_PILE in self.deeds else []

    def lands(self) -> list[str]:
        """The additional figures about each landscape."""
        return [VP_LYING] * any(card.types & LANDMARK for card in self.known)


def texts_of(ids: Sequence[str]) -> list[Text]:
    """All texts of these cards and landscapes in order, after the texts of the turn itself."""
    of: dict[str, list[Text]] = {}
    for address, text in TEXTS.items():
        of.setdefault("/".join(address.split("/")[:2]), []).append(text)
    unused = set() if any(CARDS[id].overpay for id in ids) else {OVERPAYING.address}
    turn = [text for owner, texts in of.items() if owner.startswith("engine/") and owner not in unused for text in texts]
    return turn + [text for id in ids for text in of.get(f"{CARDS[id].set}/{id}", [])]


def option_names(texts: Sequence[Text]) -> list[str]:
    """The names of all options that these texts offer."""
    found = {YES: None}
    for text in texts:
        found |= dict.fromkeys(reading.option_names(text))
    return [name for name in found if name != "no"]  # "no" is the action "pass"


def purposes(texts: Sequence[Text]) -> list[str]:
    """The purposes of the choices in these texts."""
    found = dict.fromkeys(phrase.purpose for text in texts for phrase in text.phrases)
    return [purpose for purpose in found if purpose]


def land_name(card: Card) -> str:
    """The name of a landscape in a catalogue; the rule that a card adds to all its games is named differently from the card."""
    return f"{card.id} rule" if is_made(card) else card.id


def find_setup(kingdom: str | Sequence[str] | Setup, players: int) -> Setup | None:
    """The setup for a kingdom in any form that `demesne` accepts; None for random kingdoms."""
    if isinstance(kingdom, Setup):
        return kingdom.for_players(players)
    if kingdom == RANDOM:
        return None
    return parse_kingdom(kingdom if isinstance(kingdom, str) else ", ".join(kingdom), players)


def make_catalogue(setup: Setup | None, players: int, sets: Collection[str] = SETS) -> Catalogue:
    """The catalogue of one kingdom, or of everything that random kingdoms can contain."""
    if setup is not None:
        components = components_for(setup)
        return Catalogue([card.id for card in components.kinds], [land_name(card) for card in components.lands], players)
    drawn = [card for choice in (BASIC, *sets) for card in (basic_cards() if choice == BASIC else cards_of(choice))]
    there = list({card.id: card for card in drawn}.values())
    cards = [card for card in there if not card.is_landscape]
    lands = [land_name(card) for card in there if card.is_landscape]
    lands += [land_name(rules_of_all(card)) for card in cards if card.has_game_rules]
    return Catalogue([card.id for card in cards], lands, players)
