"""Sealed positions: a position without hidden information, as a viewer could reconstruct it from everything they saw.

Cards are renumbered by their place, so that numbers reveal nothing. A card that the viewer does not know has no kind; the
kinds of each player's unknown cards are known as a multiset, because gains and trashes are public.
"""

from __future__ import annotations

from typing import Any, Final

from demesne.engine.codec import to_data
from demesne.engine.constants import (
    DISCARD,
    EVERYONE,
    FACE_DOWN,
    FROM_HAND,
    FROM_ITSELF,
    FROM_PLAY,
    FROM_TAVERN,
    GAINED,
    LAND,
    ORDER,
    PICK,
    PLAYED,
    SHUFFLED,
    TRASH,
    TRASHED,
    ZONE_NAMES,
)
from demesne.engine.drawing import has_taken_up
from demesne.engine.durations import BOND_MASK, BOND_SHIFT
from demesne.engine.events import knows
from demesne.engine.history import entry_thing, entry_what
from demesne.engine.places import place
from demesne.engine.state import State
from demesne.engine.triggers import BELOW_AMONG, ID_MASK, ID_SHIFT, WINDOW, scope_of

UNKNOWN: Final = -1
MOVED_AT: Final = 1  # index in the data of a card
TOP: Final = "top"  # the top of a discard pile, which is public
IN_TRASH: Final = "trash"
ALWAYS_SEEN: Final = ("play", "exile", "tavern", "island", TOP, IN_TRASH)


class Renumbering:
    """Maps old card numbers to new ones."""

    def __init__(self, g: State, player: int | None) -> None:
        self.g = g
        self.player = player
        self.new: dict[int, int] = {}
        self.old: list[int] = []  # the old number of each new one
        self.instances: list[list[int]] = []  # kind or UNKNOWN, tick of the last move, who knows it
        self.table: set[int] = set()  # cards in public places that the viewer knows
        self.lies_in: dict[int, tuple[int, str]] = {}
        self.hidden: list[list[int]] = [[] for _ in range(g.nplayers)]  # kinds of each player's unknown cards
        self.ghosts: dict[int, int] = {}  # numbers of cards that effects only refer to
        self.shown = reactions_shown(g)
        self.public = seen_this_turn(g)

    def is_known(self, card: int, seat: int, zone: str) -> bool:
        """Whether the viewer knows the face of a card in a player's zone."""
        if zone in ALWAYS_SEEN or (zone == "hand" and (seat == self.player or card in self.shown)):
            return True
        return knows(self.g.known[card], self.player)

    def place(self, card: int, seat: int, zone: str) -> int:
        """Number a card in its place."""
        known = self.is_known(card, seat, zone)
        kind = int(self.g.kind_of[card])
        if not known:
            self.hidden[seat].append(kind)
        elif zone not in ("deck", "hand", "discard"):
            self.table.add(card)
        self.lies_in[card] = seat, zone
        self.new[card] = self.number(card, kind if known else UNKNOWN, int(self.g.known[card]))
        return self.new[card]

    def number(self, card: int, kind: int, known: int) -> int:
        """Give a card the next number, with its kind and who knows it."""
        self.instances.append([kind, 0, known])
        self.old.append(card)
        return len(self.old) - 1

    def ghost(self, card: int) -> int:
        """Number a card that is only referred to: its kind was seen, and its present place does not matter."""
        return self.number(card, int(self.g.kind_of[card]), 0)

    def source(self, source: int) -> int:
        """The number of a card (or landscape) that causes an effect. It was public when it was played or revealed."""
        if source < 0 or source >= LAND:
            return source
        return self.lost(source, EVERYONE)

    def lost(self, card: int, seen: int) -> int:
        """The number of a card that an effect has lost track of: its own if it is public, otherwise that of a shared ghost."""
        return self.moved(card) if card in self.table else self.spoken_of(card, seen)

    def spoken_of(self, card: int, seen: int) -> int:
        """The ghost of a card, shared by all effects that refer to it."""
        if card not in self.ghosts:
            self.ghosts[card] = self.number(card, UNKNOWN, 0)
        ghost = self.instances[self.ghosts[card]]
        seen |= ghost[2]
        ghost[:] = int(self.g.kind_of[card]) if knows(seen, self.player) else UNKNOWN, int(self.g.tick), int(seen)
        return self.ghosts[card]

    def moved(self, card: int) -> int:
        """The number of a card that has moved; its tick is kept, so that effects still lose track of it."""
        self.instances[self.new[card]][MOVED_AT] = int(self.g.moved_at[card])
        return self.new[card]

    def followed(self, card: int, at: int, tick: int, seen: int) -> int:
        """The number of a card that an effect is about. An effect cannot move a lost card, but still refers to its kind."""
        if card in self.new:
            if self.g.moved_at[card] <= tick:
                return self.new[card]
            if self.at(card) == at:  # it has just arrived there, and the effect is not finished
                return self.moved(card)
        return self.lost(card, EVERYONE if card in self.public else seen | self.g.known[card])

    def its(self, effect: dict[str, Any], doers: int) -> list[int]:
        """IT of a frame or a lasting effect; the players who carry it out (a bit each) have seen the cards."""
        if effect["it_tick"] < 0:  # the effect only refers to their names
            return [self.ghost(card) for card in effect["its"]]
        return [self.followed(card, effect["it_at"], effect["it_tick"], doers) for card in effect["its"]]

    def at(self, card: int) -> int:
        """The place of a card."""
        seat, zone = self.lies_in[card]
        if zone == IN_TRASH:
            return int(TRASH)
        return int(place(seat, DISCARD if zone == TOP else ZONE_NAMES.index(zone)))

    def first_alike(self, cards: list[int]) -> list[int]:
        """The numbers of these cards; of equal cards in one place, the first ones are taken."""
        taken: list[int] = []
        for card in cards:
            alike = [self.new[other] for other, at in self.lies_in.items() if self.same(card, other, at)]
            taken.append(min(number for number in alike if number not in taken))
        return taken

    def same(self, card: int, other: int, at: tuple[int, str]) -> bool:
        """Whether two cards are indistinguishable, as far as the viewer knows them."""
        if card == other:
            return True
        seat, zone = at
        alike = at == self.lies_in[card] and self.g.kind_of[card] == self.g.kind_of[other]
        return alike and self.is_known(card, seat, zone) and self.is_known(other, seat, zone)

    def keys(self, keys: list[int], about: dict[int, int]) -> list[int]:
        """The keys of triggers already used in a window about these cards, with new numbers."""
        held = [card_of(key) for key in keys if scope_of(key) == FROM_HAND and self.is_in_hand(card_of(key))]
        number_of = dict(zip(held, self.first_alike(held), strict=True))
        made = []
        for key in keys:
            card = card_of(key)
            number = card  # a landscape, or the serial of a lasting effect
            if scope_of(key) == FROM_HAND:
                number = number_of[card] if card in number_of else self.spoken_of(card, EVERYONE)
            elif scope_of(key) == FROM_PLAY or scope_of(key) == FROM_TAVERN:
                number = self.source(card)
            elif scope_of(key) == FROM_ITSELF:
                number = about[card] if card in about else self.source(card)
            made.append(int(key & ~(ID_MASK << ID_SHIFT) | number << ID_SHIFT))
        return made

    def is_in_hand(self, card: int) -> bool:
        """Whether a card is in a hand."""
        return card in self.lies_in and self.lies_in[card][1] == "hand"


def card_of(key: int) -> int:
    """The card in the key of a trigger."""
    return int(key >> ID_SHIFT & ID_MASK)


def reactions_shown(g: State) -> set[int]:
    """Cards revealed from hand in a window that is still open: each reacts once, so players can distinguish them."""
    shown: set[int] = set()
    for i in range(g.top + 1):
        if g.stack[i].text is WINDOW:
            shown.update(card_of(key) for key in g.stack[i].its.listed() if scope_of(key) == FROM_HAND)
    return shown


def seen_this_turn(g: State) -> set[int]:
    """Cards that were publicly played, gained or trashed this turn, or in a player's last turn."""
    entries = [g.history.ids[i] for i in range(g.history.n)]
    for p in g.players:
        entries += [p.last_turn.ids[i] for i in range(p.last_turn.n)]
    return {int(entry_thing(entry)) for entry in entries if entry_what(entry) in (PLAYED, GAINED, TRASHED)}


def seal(g: State, player: int | None) -> dict[str, Any]:
    """The sealed position for this player (None: a spectator)."""
    return seal_with(Renumbering(g, player), g, player)


def seal_with(numbers: Renumbering, g: State, player: int | None) -> dict[str, Any]:
    """Seal a position; afterwards `numbers` maps old card numbers to new ones."""
    data = to_data(g)
    del data["rng"], data["shuffle_key"], data["shuffles"]
    for seat, p in enumerate(data["players"]):
        p["last_turn"] = [[what, phase, who, numbers.ghost(thing)] for what, phase, who, thing in p["last_turn"]]
        top: list[int] = []  # the top of the discard pile, which is public
        for zone in ZONE_NAMES:
            cards = p[zone]
            if zone == "hand":  # the order of a hand has no meaning
                cards = sorted(cards, key=lambda card: order(numbers, card, seat, "hand"))
            elif zone == "discard" and cards:  # the order below the top of a discard pile has no meaning
                top = [] if has_taken_up(g, seat) else cards[-1:]
                rest = cards[: len(cards) - len(top)]
                cards = [*sorted(rest, key=lambda card: order(numbers, card, seat, "discard")), *top]
            p[zone] = [numbers.place(card, seat, TOP if zone == "discard" and card in top else zone) for card in cards]
    data["trash"] = [numbers.place(card, 0, IN_TRASH) for card in data["trash"]]
    if g.asked != player and not is_still_to_play(g):
        hide_picks(data)
    data["history"] = [[what, phase, who, thing_of(numbers, what, thing)] for what, phase, who, thing in data["history"]]
    data["bonds"] = [bond_of(numbers, pair) for pair in data["bonds"]]
    for linger in data["lingers"]:
        linger["source"] = numbers.source(linger["source"])
        linger["by"] = numbers.source(linger["by"])
        linger["its"] = numbers.its(linger, 1 << linger["owner"])
    for i, frame in enumerate(data["frames"]):
        seal_frame(numbers, frame, g.stack[i].text is WINDOW)
    data["piles"] = [[pile.id, [int(kind) for kind in pile.kinds], pile.supply, int(pile.order)] for pile in g.components.piles]
    hide_stacks(g, data)
    data["setup"] = g.components.setup.to_data()
    data["instances"] = numbers.instances
    data["hidden"] = [sorted(kinds) for kinds in numbers.hidden]
    return data


def hide_stacks(g: State, data: dict[str, Any]) -> None:
    """Remove the hidden cards of piles, and the face-down Boons and Hexes."""
    for pile, stack in zip(g.components.piles, data["stacks"], strict=False):
        if pile.order == SHUFFLED:  # only its top card is visible
            stack[:-1] = [UNKNOWN] * (len(stack) - 1)
        elif pile.order == FACE_DOWN:
            stack[:] = [UNKNOWN] * len(stack)
            for kind in pile.kinds:
                data["left"][kind] = 0
    for deck in data["decks"][::2]:  # the face-down decks; discarded ones are public
        deck[:] = [UNKNOWN] * len(deck)


def order(numbers: Renumbering, card: int, seat: int, zone: str) -> tuple[bool, int, int]:
    """A sort key: known cards by kind, then the others; equal ones in any order."""
    known = numbers.is_known(card, seat, zone)
    return not known, int(numbers.g.kind_of[card]) if known else 0, int(numbers.g.known[card])


def is_still_to_play(g: State) -> bool:
    """Whether the picks of the top frame are cards of IT that are still to be played, and not a half-made choice."""
    frame = g.stack[g.top]
    return bool(g.pending and g.about == ORDER and frame.text.phrases[frame.pc].speaks_of_it)


def hide_picks(data: dict[str, Any]) -> None:
    """Remove another player's picks so far, because the viewer does not know them yet."""
    if data["pending"] and data["about"] in (PICK, ORDER):
        top = data["frames"][-1]
        top["picks"] = []
        top["b"] = 0


def thing_of(numbers: Renumbering, what: int, thing: int) -> int:
    """The new number of a card in the history: played cards may still be in play; gained and trashed ones become ghosts."""
    if what == PLAYED:
        return numbers.source(thing)
    return numbers.ghost(thing) if what in (GAINED, TRASHED) else thing


def bond_of(numbers: Renumbering, pair: int) -> int:
    """A bond between two cards with their new numbers."""
    replayer, card = pair >> BOND_SHIFT, pair & BOND_MASK
    return int(numbers.source(replayer) << BOND_SHIFT | numbers.source(card))


def seal_frame(numbers: Renumbering, frame: dict[str, Any], is_window: bool) -> None:
    """Remove everything hidden from a frame."""
    frame["source"] = numbers.source(frame["source"])
    that = frame["that"]
    if that >= 0:  # events of cards are public
        frame["that"] = numbers.followed(that, frame["that_at"], frame["that_tick"], EVERYONE)
    if is_window:
        seal_window(numbers, frame, that)
        return
    its = frame["its"]
    frame["its"] = numbers.its(frame, 1 << frame["who"] | 1 << frame["attacker"])
    number_of = dict(zip(its, frame["its"], strict=True))
    frame["its"] = without_order_of_hand(numbers, its, frame["its"])
    if all(card in number_of for card in frame["picks"]):
        frame["picks"] = [number_of[card] for card in frame["picks"]]
    else:
        frame["picks"] = numbers.first_alike([card for card in frame["picks"] if card in numbers.new])


def without_order_of_hand(numbers: Renumbering, its: list[int], sealed: list[int]) -> list[int]:
    """IT with the cards that are still in a hand sorted by number, because the order of a hand has no meaning."""
    in_hand = [numbers.lies_in.get(card, (0, ""))[1] == "hand" for card in its]
    ordered = iter(sorted(number for number, is_there in zip(sealed, in_hand, strict=True) if is_there))
    return [next(ordered) if is_there else number for number, is_there in zip(sealed, in_hand, strict=True)]


def seal_window(numbers: Renumbering, frame: dict[str, Any], that: int) -> None:
    """Seal a window. If it is about several cards and the viewer has not seen all of them, it refers to one only."""
    about = {that: frame["that"]}
    for card in frame["picks"]:
        if card != that:
            about[card] = numbers.followed(card, frame["that_at"], frame["that_tick"], 0)
    if any(numbers.instances[number][0] == UNKNOWN for number in about.values()):
        frame["picks"] = []
        frame["b"] = 0
        frame["its"] = [key & BELOW_AMONG for key in frame["its"]]
    frame["picks"] = [about[card] for card in frame["picks"]]
    frame["its"] = numbers.keys(frame["its"], about)
