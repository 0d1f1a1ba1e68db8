"""Sets up a game: lays out the piles and deals the starting decks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.engine.components import Components
from demesne.engine.constants import ALIKE, COFFERS, FAVORS, IN_ACTION_PHASE, IN_ORDER, PRIZE, SHELTER, TREASURE
from demesne.engine.definitions import CARDS, Card
from demesne.engine.drawing import draw, shuffle
from demesne.engine.errors import SetupError
from demesne.engine.gaining import pile_left, show_top
from demesne.engine.layout import KINGDOM_PILE
from demesne.engine.places import put_in
from demesne.engine.setup import BASIC, Setup, check
from demesne.engine.state import State
from demesne.engine.tokens import set_vp_at, vp_place_of_land
from demesne.engine.triggers import refresh
from demesne.engine.turn import turn_of
from demesne.engine.zones import Zone

HAND_SIZE: Final[i64] = 5


def pile_size(card: Card, players: i64) -> i64:
    """The number of copies of a card in its pile, or of all cards in a mixed pile."""
    layout = card.layout
    rule = layout.pile
    if rule == KINGDOM_PILE:
        return sum([n for _, n in layout.contents]) if layout.contents else 10
    if rule == "victory":
        return 8 if players == 2 else 12
    if rule == "curse":
        return 10 * (players - 1)
    if rule == "single":
        return 1
    if rule == "each":
        return players
    if "/" in rule:  # one size each for 2, 3 and 4 players
        return int(rule.split("/")[players - 2])
    copies = int(rule) if rule.isdigit() else 0
    if copies == 0:
        raise SetupError(f"{card.id}: {rule!r} is no size for a pile; use a number, kingdom, victory, curse, single or each")
    return copies - layout.starts * players


def basic_cards() -> list[Card]:
    """The cards of every game, such as Copper and Province."""
    return [card for card in CARDS.values() if card.set == BASIC]


def make_components(
    setup: Setup, outside: Sequence[str] = (), more_landscapes: Sequence[str] = (), more_piles: Sequence[str] = ()
) -> Components:  # fmt: skip
    """The components of a game. A position may add kinds without a pile (`outside`), and landscapes and piles that other
    cards would bring."""
    laid = LaidOut(setup.players)
    laid.landscapes += [CARDS[id] for id in setup.landscapes]
    kingdom = [CARDS[id] for id in setup.supply]
    changed = changed_cards(setup)
    in_supply = [changed.get(card.id, card) for card in basic_cards()] + extra_basic_cards(setup) + kingdom
    for card in in_supply:
        laid.lay(card, True)
    beside = [CARDS[id] for id in setup.beside]
    for card in beside:
        laid.lay(card, False)
    brought = in_supply + beside
    brought += [CARDS[id] for card in brought for id, _ in card.layout.contents] + laid.landscapes
    for id in more_piles:
        laid.bring(CARDS[id], brought)
    for card in brought:
        for id in card.layout.brings:
            laid.bring(CARDS[id], brought)
    starting = first_cards(setup, brought, laid)
    for id in outside:
        if CARDS[id] not in laid.cards:
            laid.cards.append(CARDS[id])
    for id in more_landscapes:
        if CARDS[id] not in laid.landscapes:
            laid.landscapes.append(CARDS[id])
    components = Components(setup, laid.cards, laid.landscapes, laid.piles)
    for kind, size in laid.sizes.items():
        components.sizes[kind] = size
    components.starting = vec[i64](starting)
    return components


def changed_cards(setup: Setup) -> dict[str, Card]:
    """Versions of cards that replace the usual ones in a game with this kingdom, by id."""
    return {other.id: other for id in setup.supply for other in CARDS[id].changes}


def extra_basic_cards(setup: Setup) -> list[Card]:
    """The supply piles that an option of the setup adds."""
    brought = [card for card in CARDS.values() if card.layout.brought]
    return [card for card in brought if card.layout.with_option and setup.option(card.layout.with_option)]


def first_cards(setup: Setup, in_game: list[Card], laid: LaidOut) -> list[int]:
    """The kinds in a starting deck. Heirlooms replace Coppers, which stay in the supply; Shelters replace Estates."""
    shelters = [card for card in CARDS.values() if card.types & SHELTER] if setup.option("shelters") else []
    heirlooms = [CARDS[card.layout.heirloom] for card in in_game if card.layout.heirloom]
    starting: list[int] = []
    for kind, card in enumerate(laid.cards):
        copies = int(card.layout.starts)
        if card.types & TREASURE:
            copies -= len(heirlooms) if copies else 0
            laid.sizes[kind] += len(heirlooms) * setup.players if card.layout.starts else 0
        elif shelters:
            copies = 0
        starting += [kind] * copies
    for card in heirlooms + shelters:
        starting.append(len(laid.cards))
        laid.cards.append(card)
    return starting


class LaidOut:
    """The kinds, landscapes and piles that have been laid out so far."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.cards: list[Card] = []
        self.landscapes: list[Card] = []
        self.piles: list[tuple[str, list[int], bool, int]] = []
        self.sizes: dict[int, int] = {}  # copies of each kind

    def bring(self, card: Card, brought: list[Card]) -> None:
        """Lay out a card or landscape that another one brings, unless it is there already."""
        if card in (self.landscapes if card.is_landscape else brought):
            return
        brought.append(card)
        if card.is_landscape:
            self.landscapes.append(card)
        else:
            self.lay(card, not card.layout.beside and card.types & PRIZE == 0)

    def lay(self, card: Card, supply: bool) -> None:
        """Lay out the pile of a card, or a mixed pile."""
        if card.layout.contents:
            kinds = []
            for id, copies in card.layout.contents:
                kinds.append(len(self.cards))
                self.sizes[len(self.cards)] = copies
                self.cards.append(CARDS[id])
            self.piles.append((card.id, kinds, supply, card.layout.order))
            return
        kind = len(self.cards)
        self.cards.append(card)
        self.sizes[kind] = int(pile_size(card, self.players))
        for id, kinds, _, _ in self.piles:
            if id == pile_name(card):
                kinds.append(kind)
                return
        self.piles.append((pile_name(card), [kind], supply, int(ALIKE)))


def pile_name(card: Card) -> str:
    """The id of the pile of a card. All Prizes share one pile."""
    return "prizes" if card.types & PRIZE else card.id


def components_for(setup: Setup) -> Components:
    """The components for a setup. Raises SetupError if it cannot be played."""
    check(setup)
    return make_components(setup)


def clear(g: State) -> None:
    """Reset a game to an empty state."""
    g.current = 0
    g.turn = 0
    g.phase = IN_ACTION_PHASE
    g.actions = 1
    g.buys = 1
    g.coins = 0
    g.potions = 0
    g.extra = 0
    g.before = -1
    g.in_order = 0
    g.ending = False
    g.over = False
    g.pending = False
    g.ncards = 0
    g.tick = 0
    g.serial = 0
    g.steps = 0
    g.nanswers = 0
    g.journal_end = None
    g.inner = -1
    g.trash.n = 0
    g.extra_turns.n = 0
    g.history.n = 0
    g.bonds.n = 0
    if len(g.lingers) > 0:
        g.lingers = []
    g.top = 0
    g.stack[0].begin(turn_of(g), 0, 0, -1)
    if len(g.lying) > 0:
        g.lying = vec[i64]()
    for deck in g.decks:
        deck.n = 0
    for p in g.players:
        p.clear()


def deal(g: State, seed: i64, key: bytes = b"") -> None:
    """Set up a new game in place, so that simulations can reuse the memory."""
    clear(g)
    g.rng.seed(seed)
    g.rng.key = key
    g.rng.shuffles = 0
    g.noise.seed(seed ^ 0x5DEECE66D)
    lay_out_piles(g)
    components = g.components
    for who in range(g.nplayers):
        discard = g.players[who].discard
        for kind in components.starting:
            put_in(g, g.new_card(who, kind), discard)
        shuffle(g, who)
        draw(g, who, HAND_SIZE)
        g.players[who].tokens[COFFERS] = components.coffers
    lay_out_landscapes(g)
    refresh(g)


def lay_out_landscapes(g: State) -> None:
    """Give all players the landscapes that apply to everybody, and their Favors; shuffle the Boons and Hexes."""
    for land in g.components.everybodys:
        for p in g.players:
            p.has_land[land] = 1
            p.nlands += 1
        if g.lands[land].layout.first_vp > 0:
            set_vp_at(g, vp_place_of_land(g, land), g.lands[land].layout.first_vp * g.nplayers)
    if g.components.first_favors > 0:
        for p in g.players:
            p.tokens[FAVORS] = g.components.first_favors
    if g.components.has_decks:
        shuffle_lands(g, g.components.boons, g.decks[0])
        shuffle_lands(g, g.components.hexes, g.decks[2])


def shuffle_lands(g: State, lands: vec[i64], deck: Zone) -> None:
    """Fill a deck, such as the Boons, with these landscapes and shuffle it."""
    deck.n = 0
    for land in lands:
        deck.put(land)
    g.rng.shuffle(deck.ids, deck.n)


def lay_out_piles(g: State) -> None:
    """Fill every pile to its full size."""
    sizes = g.components.sizes
    left = g.left
    for kind in range(g.nkinds):
        left[kind] = sizes[kind]
    g.empty = 0
    if g.components.has_stacks:
        for at in range(len(g.components.piles)):
            if g.components.piles[at].order != ALIKE:
                stack_up(g, at)


def stack_up(g: State, at: i64) -> None:
    """Stack a mixed pile in its order, or shuffle it and keep as many cards as the game needs."""
    pile = g.components.piles[at]
    stack = g.stacks[at]
    stack.n = 0
    i = len(pile.kinds) - 1
    while i >= 0:
        for copy in range(g.components.sizes[pile.kinds[i]]):
            stack.put(pile.kinds[i])
        i -= 1
    if pile.order > IN_ORDER:
        g.rng.shuffle(stack.ids, stack.n)
        card = CARDS[pile.id]
        if card.layout.pile != KINGDOM_PILE:
            stack.n = min(stack.n, pile_size(card, g.nplayers))
    show_top(g, at)


def count_empty_piles(g: State) -> None:
    """Recompute the number of empty supply piles."""
    g.empty = 0
    for at in range(len(g.components.piles)):
        if g.components.piles[at].supply and pile_left(g, at) == 0:
            g.empty += 1
