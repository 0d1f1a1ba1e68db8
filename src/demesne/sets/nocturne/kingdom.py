"""The kingdom cards of Nocturne, as far as they are here."""

from __future__ import annotations

from typing import Final

from demesne.engine.constants import (
    AGAIN,
    DONE,
    EVERYONE,
    FROM_TRASH,
    KIND_MASK,
    ON_TRASH,
    PASS,
    PICK,
    TRASH,
    TWIN_SHIFT,
)
from demesne.engine.deeds import Deed, DeedKind
from demesne.engine.definitions import Phrase
from demesne.engine.frames import ask
from demesne.engine.gaining import trash as trash_card
from demesne.engine.log import note_cards
from demesne.engine.places import place
from demesne.engine.state import Frame, State
from demesne.engine.triggers import open_cards_window
from demesne.words import (
    ACTION,
    ASIDE,
    ATTACK,
    DOOM,
    DURATION,
    FATE,
    HAND,
    IT,
    MANY,
    NIGHT,
    PLAY,
    REACTION,
    THAT,
    THIS,
    TREASURE,
    VICTORY,
    CardSet,
    a,
    back_to_hand,
    boon_gives_coins,
    boon_there,
    choose,
    count,
    discard,
    discarded,
    each_other,
    either,
    gain,
    gained,
    gains_this_turn,
    how_many,
    if_,
    may,
    next_boon,
    next_hex,
    next_turn,
    plus,
    put,
    put_away,
    receive,
    receive_next_turn,
    set_aside,
    some,
    this_turn,
    trash,
    turn_ends,
    when,
    while_any_are_left,
)

nocturne = CardSet("nocturne")

BOONS: Final = (
    "The Earth's Gift", "The Field's Gift", "The Flame's Gift", "The Forest's Gift", "The Moon's Gift",
    "The Mountain's Gift", "The River's Gift", "The Sea's Gift", "The Sky's Gift", "The Sun's Gift", "The Swamp's Gift",
    "The Wind's Gift",
)  # fmt: skip
HEXES: Final = (
    "Bad Omens", "Delusion", "Envy", "Famine", "Fear", "Greed", "Haunting", "Locusts", "Misery", "Plague", "Poverty", "War",
)  # fmt: skip


class TrashFromHandOrPlay(Phrase):
    """Any cards from hand, and cards of one name in play, together as many as were gained this turn.

    f.a: they have been trashed; f.picks: so far
    """

    def __init__(self, id: str) -> None:
        super().__init__(False, 1 << ON_TRASH)
        self.id = id
        self.purpose = "trash"
        self.takes_from = int(HAND)
        self.goes_to = int(FROM_TRASH)

    def step(self, g: State, f: Frame, answer: int) -> int:
        if f.a == 0:
            if answer >= 0:
                f.picks.put(self.found(g, f)[answer])
            if answer != PASS and f.picks.n < self.most_to_pick(g, f) and self.found(g, f):
                return int(ask(g, PICK, f.who))
            self.trash_picks(g, f)
            f.a = 1
            open_cards_window(g, ON_TRASH, f.who, f.its, TRASH, place(f.who, HAND))
            return int(AGAIN)
        f.picks.n = 0
        return int(DONE)

    def found(self, g: State, f: Frame) -> dict[int, int]:
        """The cards that may still be picked, by the codes of their options: one of each kind, first from hand."""
        p = g.players[f.who]
        last = g.kind_of[f.picks.ids[f.picks.n - 1]] if f.picks.n > 0 else 0
        cards = [(card, 0) for card in p.hand.listed()]
        cards += [(card, 1) for card in p.play.listed() if g.kinds[g.kind_of[card]].id == self.id]
        codes: dict[int, int] = {}
        for card, twin in cards:
            kind = int(g.kind_of[card])
            if kind >= last and f.picks.index(card) < 0:
                code = kind | twin << int(TWIN_SHIFT) if twin and kind in codes else kind
                codes.setdefault(code, card)
        return dict(sorted(codes.items(), key=lambda item: (item[0] & int(KIND_MASK), item[0])))

    def trash_picks(self, g: State, f: Frame) -> None:
        """All together; they are IT then."""
        f.its.n = 0
        hand = g.players[f.who].hand
        for card in f.picks.listed():
            source = place(f.who, HAND if hand.index(card) >= 0 else PLAY)
            if trash_card(g, f.who, card, source, g.tick):
                f.its.put(card)
        f.it_at = TRASH
        f.it_tick = g.tick
        if g.recording and f.its.n > 0:
            note_cards(g, "trash", f.who, f.its.listed(), EVERYONE)

    def options(self, g: State, f: Frame) -> None:
        for code in self.found(g, f):
            g.offer(code)
        g.offer(PASS)

    def pickable(self, g: State, f: Frame) -> list[int]:
        p = g.players[f.who]
        cards = p.hand.listed() + [card for card in p.play.listed() if g.kinds[g.kind_of[card]].id == self.id]
        last = g.kind_of[f.picks.ids[f.picks.n - 1]] if f.picks.n > 0 else 0
        kinds = [int(g.kind_of[card]) for card in cards if f.picks.index(card) < 0]
        return sorted(kind for kind in kinds if kind >= last)

    def limits(self, g: State, f: Frame) -> tuple[int, int]:
        return 0, min(self.most_to_pick(g, f), int(f.picks.n) + len(self.pickable(g, f)))

    def count_pickable(self, g: State, f: Frame, counts: object) -> int:
        kinds = self.pickable(g, f)
        for kind in kinds:
            counts[kind] += 1  # type: ignore[index]
        return len(kinds)

    def least_to_pick(self, g: State, f: Frame) -> int:
        return 0

    def most_to_pick(self, g: State, f: Frame) -> int:
        return int(gains_this_turn.value(g, f, f.who))

    def deeds(self) -> list[Deed]:
        return [
            Deed(DeedKind.CHOOSE, None, 0, HAND, int(FROM_TRASH)),
            Deed(DeedKind.TRASH, None, to=int(FROM_TRASH), thing="it"),
        ]


blessed_village = nocturne.card(
    "Blessed Village", 4, ACTION | FATE,
    plus(cards=1, actions=2),
    when(gained, next_boon, if_(boon_there, either(now=[receive, put_away], later=receive_next_turn))),
    brings=BOONS,
)  # fmt: skip
crypt = nocturne.card(
    "Crypt", 5, NIGHT | DURATION,
    choose(ok=a(TREASURE) & ~a(DURATION), from_=PLAY, up_to=MANY), put(IT, ASIDE),
    if_(some, while_any_are_left(choose(1, from_=IT), back_to_hand)),
)  # fmt: skip
devils_workshop = nocturne.card(
    "Devil's Workshop", 4, NIGHT,
    if_(gains_this_turn >= 2, gain("Imp"), else_=if_(gains_this_turn >= 1, gain(up_to=4), else_=gain("Gold"))),
    brings=("Imp",),
)  # fmt: skip
faithful_hound = nocturne.action(
    "Faithful Hound", 2,
    plus(cards=2),
    when(discarded, set_aside(THAT), this_turn(when(turn_ends, put(IT, HAND)), uses=1), may=True),
    types=REACTION,
)  # fmt: skip
monastery = nocturne.card("Monastery", 2, NIGHT, TrashFromHandOrPlay("copper"))
sacred_grove = nocturne.card(
    "Sacred Grove", 5, ACTION | FATE,
    plus(buys=1, coins=3),
    next_boon, receive,
    if_(boon_there & ~boon_gives_coins, each_other(may(receive))),
    put_away,
    brings=BOONS,
)  # fmt: skip
secret_cave = nocturne.card(
    "Secret Cave", 3, ACTION | DURATION,
    plus(cards=1, actions=1), discard(3, or_none=True), if_(how_many >= 3, next_turn(plus(coins=3))),
    heirloom="Magic Lamp", brings=("Wish",),
)  # fmt: skip
shepherd = nocturne.card(
    "Shepherd", 4, ACTION,
    plus(actions=1), discard(ok=a(VICTORY), up_to=MANY, openly=True), plus(cards=how_many * 2),
    heirloom="Pasture",
)  # fmt: skip
skulk = nocturne.card(
    "Skulk", 4, ACTION | ATTACK | DOOM,
    plus(buys=1), next_hex, each_other(receive), put_away, when(gained, gain("Gold")),
    brings=HEXES,
)  # fmt: skip
tragic_hero = nocturne.action(
    "Tragic Hero", 5,
    plus(cards=3, buys=1), if_(count(HAND) >= 8, trash(THIS), gain(a(TREASURE), up_to=MANY)),
)  # fmt: skip
