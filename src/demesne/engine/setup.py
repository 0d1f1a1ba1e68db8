"""Setting up a game."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from demesne.engine.constants import BANE, IN_ACTION_PHASE, LANDSCAPE, MARKS, PRIZE, PROJECT
from demesne.engine.definitions import CARDS, Card
from demesne.engine.errors import SetupError
from demesne.engine.moves import draw, put_in, shuffle
from demesne.engine.state import Kit, State
from demesne.engine.triggers import refresh
from demesne.engine.turn import TURN

BASIC: Final = "basic"  # the set that is laid out in every game
KINGDOM_SIZE: Final[i64] = 10
HAND_SIZE: Final[i64] = 5
EXTRA_PILE_COSTS: Final[tuple[int, int]] = (2, 3)


@final
class Setup:
    """What a game is set up from: the kingdom, and how many play. With a seed it is the whole game but its answers."""

    def __init__(self, kingdom: list[str], players: int = 2, projects: list[str] | None = None, bane: str = "") -> None:
        self.kingdom: list[str] = list(kingdom)
        self.players: int = players
        self.projects: list[str] = list(projects or [])
        self.bane: str = bane
        check(self)

    def to_data(self) -> dict[str, object]:
        data: dict[str, object] = {"kingdom": list(self.kingdom), "players": self.players}
        if self.projects:
            data["projects"] = list(self.projects)
        if self.bane:
            data["bane"] = self.bane
        return data


def is_kingdom_card(card: Card) -> bool:
    return card.set != BASIC and card.types & (LANDSCAPE | PRIZE) == 0


def find(id: str, what: str) -> Card:
    card = CARDS.get(id)
    if card is None:
        raise SetupError(f"there is no {what} called {id!r}", "no-card", names=repr(id))
    return card


def check(setup: Setup) -> None:
    """Refuse what cannot be played, and say what would be right."""
    if setup.players < 2 or setup.players > 4:
        raise SetupError(f"a game has 2, 3 or 4 players, not {setup.players}", "players", n=setup.players)
    named = setup.kingdom + ([setup.bane] if setup.bane else []) + setup.projects
    for id in named:
        if named.count(id) > 1:
            raise SetupError(f"{id} is named more than once; each pile and project is laid out once", "repeated", card=id)
    for id in setup.kingdom:
        if not is_kingdom_card(find(id, "card")):
            raise SetupError(f"{id} is no kingdom card and cannot be one of the ten piles", "no-kingdom-card", card=id)
    for id in setup.projects:
        if find(id, "project").types & PROJECT == 0:
            raise SetupError(f"{id} is no project", "no-project", card=id)
    if len(setup.kingdom) != KINGDOM_SIZE:
        found = len(setup.kingdom)
        raise SetupError(f"a kingdom has 10 cards (and the Bane, if one is needed), not {found}", "kingdom-size", n=found)
    check_bane(setup)


def check_bane(setup: Setup) -> None:
    asking = [id for id in setup.kingdom if CARDS[id].extra_pile]
    low, high = EXTRA_PILE_COSTS
    if asking and not setup.bane:
        what = f"{asking[0]} needs a Bane: name an eleventh kingdom card that costs {low} or {high}"
        raise SetupError(what, "needs-bane", card=asking[0], low=low, high=high)
    if setup.bane and not asking:
        what = f"{setup.bane} is named as the Bane, but no card of this kingdom uses one"
        raise SetupError(what, "needless-bane", card=setup.bane)
    if setup.bane:
        card = find(setup.bane, "card")
        if not is_kingdom_card(card) or not low <= card.cost <= high:
            what = f"the Bane must be a kingdom card that costs {low} or {high}; {setup.bane} is not"
            raise SetupError(what, "wrong-bane", card=setup.bane, low=low, high=high)


def pile_size(card: Card, players: i64) -> i64:
    """How many copies are laid out."""
    rule = card.pile
    if rule == "kingdom":
        return 10
    if rule == "victory":
        return 8 if players == 2 else 12
    if rule == "curse":
        return 10 * (players - 1)
    if rule == "single":
        return 1
    if card.copies == 0:
        raise SetupError(f"{card.id}: {rule!r} is no size for a pile; use a number, kingdom, victory, curse or single")
    return card.copies - card.starts * players


def basic_cards() -> list[Card]:
    return [card for card in CARDS.values() if card.set == BASIC]


def make_kit(
    kingdom: list[str], bane: str, projects: list[str], players: i64, outside: list[str], landscapes: list[str]
) -> Kit:
    """Lay out the piles. `outside` are kinds without a pile, `landscapes` more of those (for positions)."""
    piles: list[tuple[str, list[int], bool]] = []
    cards: list[Card] = []
    beside: dict[str, list[int]] = {}
    lands = [CARDS[id] for id in projects]
    in_supply = basic_cards() + [CARDS[id] for id in kingdom] + ([CARDS[bane]] if bane else [])
    for card in in_supply:
        piles.append((card.id, [len(cards)], True))
        cards.append(card)
    for card in in_supply:
        for id in card.brings:
            brought = CARDS[id]
            if brought.is_landscape:
                if brought not in lands:
                    lands.append(brought)
            elif brought not in cards:
                beside.setdefault(pile_name(brought), []).append(len(cards))
                cards.append(brought)
    for name, kinds in beside.items():
        piles.append((name, kinds, False))
    for id in outside:
        if CARDS[id] not in cards:
            cards.append(CARDS[id])
    for id in landscapes:
        if CARDS[id] not in lands:
            lands.append(CARDS[id])
    kit = Kit(cards, lands, piles, players, len(projects))
    for kind in range(kit.nkinds):
        if kit.pile_of[kind] >= 0:
            kit.sizes[kind] = pile_size(kit.kinds[kind], players)
    return kit


def pile_name(card: Card) -> str:
    return "prizes" if card.types & PRIZE else card.id


def kit_for(setup: Setup) -> Kit:
    return make_kit(setup.kingdom, setup.bane, setup.projects, setup.players, [], [])


def clear(g: State) -> None:
    """Nothing has happened, nobody has anything."""
    g.current = 0
    g.turn = 0
    g.phase = IN_ACTION_PHASE
    g.actions = 1
    g.buys = 1
    g.coins = 0
    g.ending = False
    g.over = False
    g.pending = False
    g.ncards = 0
    g.tick = 0
    g.serial = 0
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
    g.stack[0].begin(TURN, 0, 0, -1)
    for p in g.players:
        p.clear()


def deal(g: State, seed: i64) -> None:
    """Set up a new game in place, so that a simulation can use the same memory again and again."""
    clear(g)
    g.rng.seed(seed)
    g.noise.seed(seed ^ 0x5DEECE66D)
    lay_out_piles(g)
    kit = g.kit
    for who in range(g.nplayers):
        discard = g.players[who].discard
        for kind in kit.starting:
            put_in(g, g.new_card(who, kind), discard)
        shuffle(g, who)
        draw(g, who, HAND_SIZE)
    refresh(g)


def lay_out_piles(g: State) -> None:
    sizes = g.kit.sizes
    left = g.left
    for kind in range(g.nkinds):
        left[kind] = sizes[kind]
    g.empty = 0


def count_empty_piles(g: State) -> None:
    g.empty = 0
    for i in range(len(g.kit.piles)):
        pile = g.kit.piles[i]
        left: i64 = 0
        for kind in pile.kinds:
            left += g.left[kind]
        if pile.supply and left == 0:
            g.empty += 1


def set_bane(g: State, bane: str) -> None:
    for i in range(MARKS):
        g.marks[i] = -1
    if bane:
        g.marks[BANE] = g.kit.kind(bane)
