"""The Loots of Plunder, which lie face down beside the supply."""

from __future__ import annotations

from demesne.engine.constants import DONE, NOWHERE, PLAY
from demesne.engine.deeds import Deed, DeedKind
from demesne.engine.definitions import Card, Phrase
from demesne.engine.log import note_card, note_cards
from demesne.engine.places import move, place, put_under, show
from demesne.engine.state import Frame, State
from demesne.sets.plunder.kingdom import plunder
from demesne.words import (
    ACTION,
    ATTACK,
    DECK,
    DISCARD,
    DURATION,
    HAND,
    IT,
    LOOT,
    MANY,
    REACTION,
    REVEALED,
    THAT,
    THIS,
    TOP,
    TREASURE,
    Item,
    a,
    attacked,
    choose,
    choose_one,
    cost_of,
    discard,
    discard_down_to,
    each_other,
    either,
    every_turn,
    gain,
    gained,
    if_,
    it_is,
    look_at,
    may,
    next_turn,
    play,
    plus,
    put,
    put_back,
    reveal,
    set_aside,
    some,
    this_turn,
    trash,
    turn_ends,
    unaffected,
    when,
    you_gain,
)


class UnderTheDeck(Phrase):
    """This card goes from play under its owner's deck."""

    def step(self, g: State, f: Frame, answer: int) -> int:
        if move(g, f.source, place(f.who, PLAY), g.tick, NOWHERE):
            put_under(g, f.source, g.players[f.who].deck)
            if g.recording:
                note_card(g, "bottom", f.who, f.source, -1)
        return int(DONE)

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.PUT, source=PLAY, to=DECK, thing="this")]


class LookThroughDiscard(Phrase):
    """The player looks through their discard pile."""

    def step(self, g: State, f: Frame, answer: int) -> int:
        cards = g.players[f.who].discard.listed()
        if g.recording and cards:
            for card in cards:
                show(g, card, 1 << f.who)
            note_cards(g, "look", f.who, cards, 1 << f.who)
        return int(DONE)

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.LOOK, None, source=DISCARD, to=DISCARD)]


def loot(name: str, *items: Item, types: int = 0) -> Card:
    """A Loot card: a Treasure that costs 7, with two copies in the Loot pile."""
    return plunder.card(name, 7, TREASURE | LOOT | types, *items, pile="2", beside=True)


amphora = loot(
    "Amphora",
    either(now=plus(coins=3, buys=1), later=next_turn(plus(coins=3, buys=1))),
    types=DURATION,
)  # fmt: skip
doubloons = loot("Doubloons", plus(coins=3), when(gained, gain("Gold")))
endless_chalice = loot("Endless Chalice", plus(coins=1, buys=1), every_turn(plus(coins=1, buys=1)), types=DURATION)
figurehead = loot("Figurehead", plus(coins=3), next_turn(plus(cards=2)), types=DURATION)
hammer = loot("Hammer", plus(coins=3), gain(up_to=4))
insignia = loot("Insignia", plus(coins=3), this_turn(when(you_gain, put(THAT, TOP), may=True)))
jewels = loot("Jewels", plus(coins=3, buys=1), next_turn(UnderTheDeck()), types=DURATION)
orb = loot(
    "Orb",
    LookThroughDiscard(),
    choose_one(play=[choose(1, a(ACTION | TREASURE), from_=DISCARD), play(IT)], buys=plus(coins=3, buys=1)),
)  # fmt: skip
prize_goat = loot("Prize Goat", plus(coins=3, buys=1), trash(up_to=1))
puzzle_box = loot(
    "Puzzle Box",
    plus(coins=3, buys=1), choose(1, up_to=1), set_aside(IT, face_down=True), this_turn(when(turn_ends, put(IT, HAND))),
)  # fmt: skip
sextant = loot("Sextant", plus(coins=3, buys=1), look_at(5), discard(up_to=MANY, from_=REVEALED), put_back)
shield = loot("Shield", plus(coins=3, buys=1), when(attacked, reveal(THIS), unaffected, may=True), types=REACTION)
spell_scroll = loot(
    "Spell Scroll",
    trash(THIS), if_(some, gain(up_to=cost_of(THIS) - 1), if_(it_is(ACTION | TREASURE), may(play(IT)))),
    types=ACTION,
)  # fmt: skip
staff = loot("Staff", plus(coins=3, buys=1), choose(1, a(ACTION), up_to=1), play(IT))
sword = loot("Sword", plus(coins=3, buys=1), each_other(discard_down_to(4)), types=ATTACK)

loots = plunder.pile(
    "Loot",
    *((card.name, 2) for card in (
        amphora, doubloons, endless_chalice, figurehead, hammer, insignia, jewels, orb, prize_goat, puzzle_box, sextant,
        shield, spell_scroll, staff, sword)),
    face_down=True, beside=True,
)  # fmt: skip
