"""Phrases that choose cards, or put them back in any order."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.engine.constants import (
    DECK,
    DISCARD,
    DONE,
    FROM_IT,
    FROM_SEVERAL,
    FROM_SHUFFLE,
    FROM_THIS,
    FROM_TRASH,
    HAND,
    KIND_MASK,
    LOOK,
    ORDER,
    PASS,
    PICK,
    PLAY,
    SCATTERED,
    TRASH,
    TWIN_SHIFT,
)
from demesne.engine.deeds import Deed, DeedKind
from demesne.engine.definitions import Phrase
from demesne.engine.drawing import shuffled_from
from demesne.engine.durations import bound_alike
from demesne.engine.expressions import ANY_CARD, CardTest, Count
from demesne.engine.frames import ask
from demesne.engine.log import note_cards
from demesne.engine.places import move, place, place_of
from demesne.engine.state import Frame, State
from demesne.engine.zones import Zone, new_zone
from demesne.phrases.counting import OF_REVEALED, THINGS, fixed


@final
class Places:
    """Several places of one player to choose cards from: zones or FROM_THIS, each with a filter.

    Among copies in one zone, the bottommost is taken; if the first place is the discard pile, the topmost.
    """

    def __init__(self, codes: list[int], filters: list[CardTest]) -> None:
        self.codes: list[int] = codes
        self.filters: list[CardTest] = filters
        self.from_top: bool = codes[0] == DISCARD
        self.main: i64 = codes[0] if codes[0] != FROM_THIS else codes[1]  # the place that decisions mention

    def gather(self, g: State, f: Frame) -> Zone:
        """All cards in these places that pass the filters, place by place."""
        found = new_zone()
        for i in range(len(self.codes)):
            if self.codes[i] == FROM_THIS:
                if g.players[f.who].play.index(f.source) >= 0:
                    found.put(f.source)
                continue
            zone = g.players[f.who].zone(self.codes[i])
            for j in range(zone.n):
                card = zone.ids[zone.n - 1 - j] if self.from_top else zone.ids[j]
                if self.filters[i].fits(g, f, f.who, card):
                    found.put(card)
        return found

    def place_of_all(self, g: State, who: i64, cards: Zone) -> i64:
        """The place of these cards, or SCATTERED if they are in different places."""
        if cards.n == 0:
            return place(who, self.main)
        at = place_of(g, cards.ids[0], place(who, SCATTERED))
        for i in range(1, cards.n):
            if place_of(g, cards.ids[i], place(who, SCATTERED)) != at:
                return place(who, SCATTERED)
        return at

    def source_for_readers(self) -> int:
        """The source in a deed: FROM_IT if THIS is among the places, else the hand if it is, else the first place."""
        if FROM_THIS in self.codes:
            return FROM_IT
        return HAND if HAND in self.codes else self.codes[0]


@final
class Choose(Phrase):
    """Pick cards, in the order of their kinds; they become IT.

    f.a: 1 once begun; f.b: the lowest kind that may still be picked; f.picks: the cards picked so far
    """

    def __init__(
        self, least: Count, most: Count, zone: i64, ok: CardTest, by_attacker: bool, or_none: bool = False,
        places: Places | None = None,
    ) -> None:  # fmt: skip
        super().__init__()
        self.all_or_none = or_none
        self.places: Places | None = places  # the places, if `zone` is FROM_SEVERAL
        self.takes_from = zone if places is None else places.main
        self.least: Count = least
        self.most: Count = most
        self.zone: i64 = zone
        self.ok: CardTest = ok
        self.any_card: bool = ok is ANY_CARD
        self.by_attacker: bool = by_attacker  # whether the player of the card chooses, not its victim

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        if f.a == 0:
            f.a = 1
            f.picks.n = 0
        if answer >= 0:
            f.b = answer & KIND_MASK
            f.picks.put(self.find(g, f, answer))
        if answer != PASS and f.picks.n < self.most.value(g, f, f.who):
            left = self.left(g, f, f.b)
            if left > 0:
                if f.picks.n + left > self.least.value(g, f, f.who) or (self.all_or_none and f.picks.n == 0):
                    return ask(g, PICK, f.attacker if self.by_attacker else f.who)
                self.pick_all(g, f)
        f.its.copy_from(f.picks)
        f.picks.n = 0
        if self.zone == FROM_TRASH:
            f.it_at = TRASH
        elif self.zone == FROM_SHUFFLE:
            f.it_at = place(f.who, shuffled_from(g))
        elif self.places is not None:
            f.it_at = self.places.place_of_all(g, f.who, f.its)
        elif self.zone != FROM_IT:
            f.it_at = place(f.who, self.zone)
        f.it_tick = g.tick
        return DONE

    def pick_all(self, g: State, f: Frame) -> None:
        """Pick all cards that are left, because there is no choice."""
        for kind in range(f.b, g.nkinds):
            card = self.find(g, f, kind)
            while card >= 0:
                f.picks.put(card)
                if g.recording:
                    g.forced.append(g.kinds[kind].id)
                card = self.find(g, f, kind)

    def cards(self, g: State, f: Frame) -> Zone:
        """The zone whose cards can be picked."""
        if self.zone < FROM_IT:
            return g.players[f.who].zone(self.zone)
        if self.places is not None:
            return self.places.gather(g, f)
        if self.zone == FROM_SHUFFLE:
            return g.players[f.who].zone(shuffled_from(g))
        return f.its if self.zone == FROM_IT else g.trash

    def start(self, f: Frame) -> i64:
        """The position in the zone where the cards that can be picked begin."""
        if self.zone == LOOK and f.look >= 0:
            return f.look
        return 0

    def all_free(self, f: Frame) -> bool:
        """Whether every card may be picked, so that no card needs to be checked."""
        return self.any_card and f.picks.n == 0

    def may_pick(self, g: State, f: Frame, card: i64) -> bool:
        """Whether a card has not been picked yet and passes the filter."""
        if f.picks.n > 0 and f.picks.index(card) >= 0:
            return False
        return self.any_card or self.ok.fits(g, f, f.who, card)

    def find(self, g: State, f: Frame, code: i64) -> i64:
        """The card of an option, or -1."""
        zone = self.cards(g, f)
        ids = zone.ids
        kind_of = g.kind_of
        kind = code & KIND_MASK
        twin = code >> TWIN_SHIFT
        free = self.all_free(f)
        for i in range(self.start(f), zone.n):
            card = ids[i]
            if kind_of[card] != kind or not (free or self.may_pick(g, f, card)):
                continue
            if twin == 0 or (self.is_new_twin(g, f, i) and self.twins_before(g, f, i) == twin):
                return card
        return -1

    def is_new_twin(self, g: State, f: Frame, at: i64) -> bool:
        """Whether no interchangeable card of this kind that can be picked comes before this one."""
        zone = self.cards(g, f)
        card = zone.ids[at]
        for i in range(self.start(f), at):
            other = zone.ids[i]
            if g.kind_of[other] == g.kind_of[card] and self.may_pick(g, f, other) and self.are_alike(g, f, other, card):
                return False
        return True

    def are_alike(self, g: State, f: Frame, a: i64, b: i64) -> bool:
        """Whether it makes no difference which of two cards is picked.

        Cards in different places differ, and cards in play differ by the effects bound to them.
        """
        anywhere = place(f.who, SCATTERED)
        if self.zone == FROM_SEVERAL and place_of(g, a, anywhere) != place_of(g, b, anywhere):
            return False
        return bound_alike(g, a, b)

    def twins_before(self, g: State, f: Frame, at: i64) -> i64:
        """How many distinguishable cards of this kind come before this one."""
        zone = self.cards(g, f)
        kind = g.kind_of[zone.ids[at]]
        n: i64 = 0
        for i in range(self.start(f), at):
            if g.kind_of[zone.ids[i]] == kind and self.may_pick(g, f, zone.ids[i]) and self.is_new_twin(g, f, i):
                n += 1
        return n

    def offer_kind(self, g: State, f: Frame, kind: i64) -> None:
        """Offer a kind once for each of its distinguishable cards."""
        if self.zone != FROM_SEVERAL and (self.zone != PLAY or len(g.lingers) == 0):
            g.offer(kind)
            return
        twin: i64 = 0
        while self.find(g, f, kind + (twin << TWIN_SHIFT)) >= 0:
            g.offer(kind + (twin << TWIN_SHIFT))
            twin += 1

    def left(self, g: State, f: Frame, lowest: i64) -> i64:
        """How many cards can still be picked, counting only this kind and higher ones."""
        zone = self.cards(g, f)
        if lowest == 0 and self.all_free(f):
            return zone.n - self.start(f)
        ids = zone.ids
        kind_of = g.kind_of
        free = self.all_free(f)
        n: i64 = 0
        for i in range(self.start(f), zone.n):
            card = ids[i]
            if kind_of[card] >= lowest and (free or self.may_pick(g, f, card)):
                n += 1
        return n

    def options(self, g: State, f: Frame) -> None:
        least = self.least.value(g, f, f.who) - f.picks.n
        for kind in range(f.b, g.nkinds):
            if self.find(g, f, kind) >= 0 and self.left(g, f, kind) >= min(least, self.left(g, f, f.b)):
                self.offer_kind(g, f, kind)
        if least <= 0 or (self.all_or_none and f.picks.n == 0):
            g.offer(PASS)

    def pickable(self, g: State, f: Frame) -> list[int]:
        zone = self.cards(g, f)
        kinds: list[int] = []
        for i in range(self.start(f), zone.n):
            card = zone.ids[i]
            if g.kind_of[card] >= f.b and self.may_pick(g, f, card):
                kinds.append(int(g.kind_of[card]))
        kinds.sort()
        return kinds

    def limits(self, g: State, f: Frame) -> tuple[int, int]:
        there = f.picks.n + self.left(g, f, 0)
        least = 0 if self.all_or_none and f.picks.n == 0 else min(there, self.least.value(g, f, f.who))
        return least, min(there, self.most.value(g, f, f.who))

    def count_pickable(self, g: State, f: Frame, counts: vec[i64]) -> i64:
        zone = self.cards(g, f)
        ids = zone.ids
        kind_of = g.kind_of
        free = self.all_free(f)
        n: i64 = 0
        for i in range(self.start(f), zone.n):
            card = ids[i]
            kind = kind_of[card]
            if kind >= f.b and (free or self.may_pick(g, f, card)):
                counts[kind] += 1
                n += 1
        return n

    def least_to_pick(self, g: State, f: Frame) -> i64:
        return self.least.value(g, f, f.who)

    def most_to_pick(self, g: State, f: Frame) -> i64:
        return self.most.value(g, f, f.who)

    def deeds(self) -> list[Deed]:
        return [
            Deed(
                DeedKind.CHOOSE,
                fixed(self.most),
                0 if self.all_or_none else fixed(self.least),
                self.source_for_readers(),
                self.goes_to,
                which=None if self.any_card else self.ok,
            )
        ]

    def source_for_readers(self) -> int:
        """The source in a deed. A shuffle counts as the discard pile, because most shuffles are of that."""
        if self.places is not None:
            return self.places.source_for_readers()
        return DISCARD if self.zone == FROM_SHUFFLE else int(self.zone)


@final
class PutBack(Phrase):
    """Put the revealed cards that are left on the deck in any order. The player chooses the top card first. f.picks: chosen"""

    def __init__(self) -> None:
        super().__init__()
        self.purpose = "topdeck"
        self.takes_from = LOOK
        self.goes_to = DECK

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        p = g.players[f.who]
        if answer >= 0:
            f.picks.put(self.find(g, f, answer))
        if p.look.n - f.look > f.picks.n:
            return ask(g, ORDER, f.who)
        cards = f.picks.listed()
        while f.picks.n > 0:
            card = f.picks.take_top()
            move(g, card, place(f.who, LOOK), g.tick, place(f.who, DECK))
        if f.it_at == place(f.who, LOOK):
            f.it_at = place(f.who, DECK)
            f.it_tick = g.tick
        if g.recording and cards:
            if len(cards) > 1:  # others do not know the order
                for card in cards:
                    g.known[card] = 1 << f.who
            note_cards(g, "topdeck", f.who, cards, 1 << f.who)
        return DONE

    def find(self, g: State, f: Frame, kind: i64) -> i64:
        """A revealed card of this kind that has not been chosen yet; -1 if there is none."""
        look = g.players[f.who].look
        for i in range(f.look, look.n):
            if g.kind_of[look.ids[i]] == kind and f.picks.index(look.ids[i]) < 0:
                return look.ids[i]
        return -1

    def options(self, g: State, f: Frame) -> None:
        for kind in range(g.nkinds):
            if self.find(g, f, kind) >= 0:
                g.offer(kind)

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.TOPDECK, None, source=LOOK, to=DECK, thing=THINGS[OF_REVEALED])]
