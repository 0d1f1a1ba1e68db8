"""The positions of everything in the list of actions and in an observation; compiled."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.bots.binding import bind_strategy
from demesne.engine.components import Components
from demesne.engine.constants import EVENTS, ORDER, PHASE_NAMES, SPENDABLE
from demesne.engine.dealing import components_for
from demesne.engine.policy import Policy
from demesne.engine.setup import Setup
from demesne.learn.catalogue import OTHER_LAND_FIGURES, PLAYER_FIGURES, Catalogue, land_name
from demesne.strategies.syntax import Strategy

DECISIONS: Final[i64] = ORDER + 1
PHASES: Final = len(PHASE_NAMES)
FIRST_PLAY: Final[i64] = 1 + SPENDABLE  # actions before it: pass, and each token that can be spent


@final
class Piles:
    """The piles of a kingdom, their positions in a catalogue, and the opponent bound to them. Shared by many tables."""

    def __init__(self, setup: Setup, catalogue: Catalogue, opponent: Strategy | None) -> None:
        self.components: Components = components_for(setup)
        self.card_at: vec[i64] = vec[i64]([catalogue.cards.index(card.id) for card in self.components.kinds])
        self.land_at: vec[i64] = vec[i64]([catalogue.lands.index(land_name(card)) for card in self.components.lands])
        self.trait_at: vec[i64] = vec[i64]([traits_on(self.components, kind, catalogue) for kind in range(len(self.card_at))])
        self.opponent: Policy | None = bind_strategy(self.components, opponent) if opponent is not None else None


def traits_on(components: Components, kind: int, catalogue: Catalogue) -> int:
    """The number of the Trait on the pile of this kind, from 1 on; 0 if there is none."""
    pile = components.pile_of[kind]
    for land in range(components.nlands):
        if pile >= 0 and components.lies_on[land] == pile:
            return 1 + catalogue.traits.index(components.lands[land].id)
    return 0


@final
class Layout:
    """A catalogue as numbers: where each section of the actions and of an observation begins."""

    def __init__(self, catalogue: Catalogue) -> None:
        ncards = len(catalogue.cards)
        nlands = len(catalogue.lands)
        self.cards: i64 = ncards
        self.players: i64 = catalogue.players
        self.nactions: i64 = len(catalogue.action_names)
        self.size: i64 = len(catalogue.observation_names)
        self.buy: i64 = FIRST_PLAY + ncards
        self.choose: i64 = FIRST_PLAY + 2 * ncards + nlands
        self.trigger: i64 = FIRST_PLAY + 3 * ncards + nlands
        first = FIRST_PLAY + 4 * ncards + 2 * nlands
        self.option: dict[str, i64] = {name: first + i for i, name in enumerate(catalogue.options)}
        self.way: vec[i64] = vec[i64]([0] * nlands)  # for each Way: the first action that plays a card as it
        for i, way in enumerate(catalogue.ways):
            self.way[catalogue.lands.index(way)] = first + len(catalogue.options) + i * ncards
        self.purpose: i64 = DECISIONS + PHASES + EVENTS
        self.purposes: dict[str, i64] = {name: self.purpose + i for i, name in enumerate(catalogue.purposes)}
        self.asked: i64 = self.purpose + len(catalogue.purposes)
        self.figures: i64 = self.asked + 2 * self.players
        self.figure: dict[str, i64] = places(catalogue.figures)
        self.card_figure: dict[str, i64] = places(catalogue.card_figures)
        self.other_figure: dict[str, i64] = places(catalogue.other_card_figures)
        self.land_figure: dict[str, i64] = places(catalogue.land_figures)
        self.seats: i64 = self.figures + len(catalogue.figures)
        self.table: i64 = self.seats + self.players * len(PLAYER_FIGURES)
        others = self.players - 1
        self.others: i64 = len(catalogue.card_figures)
        self.other_width: i64 = len(catalogue.other_card_figures)
        self.width: i64 = self.others + others * self.other_width
        self.lands: i64 = self.table + ncards * self.width
        self.land_others: i64 = len(catalogue.land_figures)
        self.land_width: i64 = self.land_others + others * len(OTHER_LAND_FIGURES)


def places(names: tuple[str, ...]) -> dict[str, i64]:
    """The position of each name."""
    found: dict[str, i64] = {}
    for i in range(len(names)):
        found[names[i]] = i
    return found
