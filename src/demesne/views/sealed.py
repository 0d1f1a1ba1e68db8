"""A position with everything hidden taken out: what one person could reconstruct from all that he saw.

Cards are numbered anew by where they lie, so that a number tells nothing. A card whose face the viewer does not know has no
kind; which kinds the unknown cards of each player are together is known, because gains and trashes are public.
"""

from __future__ import annotations

from typing import Any, Final

from demesne.engine.codec import to_data
from demesne.engine.constants import FROM_HAND, FROM_ITSELF, GAINED, LAND, ORDER, PICK, PLAYED, TRASHED
from demesne.engine.events import knows
from demesne.engine.state import State
from demesne.engine.triggers import BOND_MASK, BOND_SHIFT, ID_MASK, ID_SHIFT, SOURCE_SHIFT, WINDOW

UNKNOWN: Final = -1
ZONES_IN_ORDER: Final = ("deck", "hand", "discard", "play", "aside", "look")
ALWAYS_SEEN: Final = ("play",)


class Renumbering:
    """Old card numbers to new ones."""

    def __init__(self, g: State, player: int | None) -> None:
        self.g = g
        self.player = player
        self.new: dict[int, int] = {}
        self.instances: list[list[int]] = []  # kind or UNKNOWN, moved at, known by
        self.table: set[int] = set()  # cards that lie where everybody can point at them
        self.lies_in: dict[int, tuple[int, str]] = {}
        self.hidden: list[list[int]] = [[] for _ in range(g.nplayers)]  # kinds of each player's unknown cards

    def is_known(self, card: int, seat: int, zone: str) -> bool:
        if zone in ALWAYS_SEEN or (zone == "hand" and seat == self.player):
            return True
        return knows(self.g.known[card], self.player)

    def place(self, card: int, seat: int, zone: str) -> int:
        """Number a card where it lies."""
        known = self.is_known(card, seat, zone)
        kind = int(self.g.kind_of[card])
        if not known:
            self.hidden[seat].append(kind)
        if zone in ("play", "aside", "look"):
            self.table.add(card)
        self.lies_in[card] = seat, zone
        self.new[card] = len(self.instances)
        self.instances.append([kind if known else UNKNOWN, 0, int(self.g.known[card])])
        return self.new[card]

    def ghost(self, card: int) -> int:
        """A card that is only spoken of: its kind was seen, where it is now is unknown or does not matter."""
        self.instances.append([int(self.g.kind_of[card]), 0, 0])
        return len(self.instances) - 1

    def source(self, source: int) -> int:
        """A card (or landscape) that does something; its face was seen when it was played or shown."""
        if source < 0 or source >= LAND:
            return source
        return self.new[source] if source in self.table else self.ghost(source)

    def tracked(self, cards: list[int], tick: int) -> list[int]:
        """Cards an effect still keeps track of; it has lost the others anyway."""
        return [self.new[card] for card in cards if card in self.new and self.g.moved_at[card] <= tick]

    def first_alike(self, cards: list[int]) -> list[int]:
        """Of equal cards in one place it does not matter which were picked: the first of them."""
        taken: list[int] = []
        for card in cards:
            alike = [self.new[other] for other, at in self.lies_in.items() if self.same(card, other, at)]
            taken.append(min(number for number in alike if number not in taken))
        return taken

    def same(self, card: int, other: int, at: tuple[int, str]) -> bool:
        return at == self.lies_in[card] and self.g.kind_of[card] == self.g.kind_of[other]

    def key(self, key: int, that: int, new_that: int) -> int:
        """A trigger already carried out, in a window about THAT."""
        source = key >> SOURCE_SHIFT
        if source not in (FROM_HAND, FROM_ITSELF):
            return key
        card = key >> ID_SHIFT & ID_MASK
        if source == FROM_ITSELF and card == that:
            number = new_that
        elif source == FROM_HAND and self.is_seen_in_hand(card):
            number = self.first_alike([card])[0]
        else:
            number = self.source(card)
        return int(key & ~(ID_MASK << ID_SHIFT) | number << ID_SHIFT)

    def is_seen_in_hand(self, card: int) -> bool:
        seat, zone = self.lies_in.get(card, (0, ""))
        return zone == "hand" and self.is_known(card, seat, zone)


def seal(g: State, player: int | None) -> dict[str, Any]:
    """The position as this player (None: a spectator) could know it."""
    data = to_data(g)
    del data["rng"], data["shuffles"]
    numbers = Renumbering(g, player)
    for seat, p in enumerate(data["players"]):
        for zone in ZONES_IN_ORDER:
            cards = p[zone]
            if zone == "hand":  # its order means nothing
                cards = sorted(cards, key=lambda card: order(numbers, card, seat, "hand"))
            elif zone == "discard" and cards:  # nor does that of a discard pile below its top
                cards = [*sorted(cards[:-1], key=lambda card: order(numbers, card, seat, "discard")), cards[-1]]
            p[zone] = [numbers.place(card, seat, "play" if is_top(zone, cards, card) else zone) for card in cards]
    data["trash"] = [numbers.place(card, 0, "play") for card in data["trash"]]
    hide_picks(player, data)
    data["history"] = [[what, phase, who, thing_of(numbers, what, thing)] for what, phase, who, thing in data["history"]]
    data["bonds"] = [bond_of(numbers, pair) for pair in data["bonds"]]
    for linger in data["lingers"]:
        linger["source"] = numbers.source(linger["source"])
        linger["its"] = numbers.tracked(linger["its"], linger["it_tick"])
    for i, frame in enumerate(data["frames"]):
        seal_frame(numbers, frame, g.stack[i].text is WINDOW)
    data["piles"] = [[pile.id, [int(kind) for kind in pile.kinds], pile.supply] for pile in g.kit.piles]
    data["setup"] = g.kit.setup.to_data()
    data["instances"] = numbers.instances
    data["hidden"] = [sorted(kinds) for kinds in numbers.hidden]
    return data


def is_top(zone: str, cards: list[int], card: int) -> bool:
    """Everybody sees the top of a discard pile."""
    return zone == "discard" and card == cards[-1]


def order(numbers: Renumbering, card: int, seat: int, zone: str) -> tuple[bool, int, int]:
    """Known cards by kind, then the others; equal ones may stand in any order."""
    known = numbers.is_known(card, seat, zone)
    return not known, int(numbers.g.kind_of[card]) if known else 0, int(numbers.g.known[card])


def hide_picks(player: int | None, data: dict[str, Any]) -> None:
    """What somebody else has picked so far is not yet known: he begins his choice anew."""
    if data["pending"] and data["asked"] != player and data["about"] in (PICK, ORDER):
        top = data["frames"][-1]
        top["picks"] = []
        top["a"] = top["b"] = 0


def thing_of(numbers: Renumbering, what: int, thing: int) -> int:
    """A card that was played may still lie there; of one gained or trashed only the kind is told, not which it is now."""
    if what == PLAYED:
        return numbers.source(thing)
    return numbers.ghost(thing) if what in (GAINED, TRASHED) else thing


def bond_of(numbers: Renumbering, pair: int) -> int:
    replayer, card = pair >> BOND_SHIFT, pair & BOND_MASK
    return int(numbers.source(replayer) << BOND_SHIFT | numbers.source(card))


def seal_frame(numbers: Renumbering, frame: dict[str, Any], is_window: bool) -> None:
    frame["source"] = numbers.source(frame["source"])
    that = frame["that"]
    if that >= 0:
        frame["that"] = that_of(numbers, frame)
    if is_window:
        frame["its"] = [numbers.key(key, that, frame["that"]) for key in frame["its"]]
    else:
        frame["its"] = numbers.tracked(frame["its"], frame["it_tick"])
    frame["picks"] = numbers.first_alike([card for card in frame["picks"] if card in numbers.new])


def that_of(numbers: Renumbering, frame: dict[str, Any]) -> int:
    """The card an event is about was seen; an effect that has lost it speaks of a ghost."""
    card = frame["that"]
    if card in numbers.new and numbers.g.moved_at[card] <= frame["that_tick"]:
        return numbers.new[card]
    return numbers.ghost(card)
