"""The kingdom cards of Adventures that recommended kingdoms need."""

from __future__ import annotations

from demesne.engine.constants import DONE, JOURNEY, LOOK
from demesne.engine.deeds import Deed, DeedKind
from demesne.engine.definitions import Phrase
from demesne.engine.expressions import Count, Test, Worth
from demesne.engine.log import note
from demesne.engine.places import forget, move, place
from demesne.engine.state import Frame, State
from demesne.words import (
    ACTION,
    DURATION,
    HAND,
    IT,
    PLAY,
    RESERVE,
    REST,
    REVEALED,
    TAVERN,
    THAT,
    THIS,
    TREASURE,
    VICTORY,
    CardSet,
    a,
    another_gains,
    choose,
    cost_of,
    costing,
    discard,
    every_turn,
    from_tavern,
    gain,
    gain_copy,
    if_,
    look_at,
    next_turn,
    play,
    plus,
    put,
    put_back,
    replay,
    some,
    that_was_bought,
    they,
    trash,
    turn_starts,
    until_next_turn,
    when,
    you_gain_a,
    you_have_played_a,
)

adventures = CardSet("adventures")
to_the_tavern = put(THIS, TAVERN)
call_this = put(THIS, PLAY, from_=TAVERN)


class TurnJourneyToken(Phrase):
    """The player's Journey token is turned over."""

    def step(self, g: State, f: Frame, answer: int) -> int:
        tokens = g.players[f.who].tokens
        tokens[JOURNEY] = 1 - tokens[JOURNEY]
        if g.recording:
            note(g, "journey", f.who, 0, "down" if tokens[JOURNEY] else "up")
        return int(DONE)

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.JOURNEY)]


class JourneyTokenIsUp(Test):
    """The player's Journey token is face up."""

    def holds(self, g: State, f: Frame, who: int) -> bool:
        return bool(g.players[who].tokens[JOURNEY] == 0)


class ThisOrHand(Phrase):
    """This card, if it is in play, and the hand become IT, to choose from."""

    def step(self, g: State, f: Frame, answer: int) -> int:
        p = g.players[f.who]
        f.its.n = 0
        if p.play.index(f.source) >= 0:
            f.its.put(f.source)
        for card in p.hand.listed():
            f.its.put(card)
        f.it_at = place(f.who, HAND)
        f.it_tick = g.tick
        return int(DONE)

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.REMEMBER)]


class WhereItLies(Phrase):
    """IT is this card in play, or one in hand."""

    def step(self, g: State, f: Frame, answer: int) -> int:
        if f.its.n > 0 and f.its.ids[0] == f.source:
            f.it_at = place(f.who, PLAY)
        return int(DONE)

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.REMEMBER)]


class TakeUpHand(Phrase):
    """All cards in hand are laid down, to be put elsewhere."""

    def step(self, g: State, f: Frame, answer: int) -> int:
        p = g.players[f.who]
        f.look = p.look.n
        for card in p.hand.listed():
            if g.recording:
                g.known[card] = 1 << f.who
            move(g, card, place(f.who, HAND), g.tick, place(f.who, LOOK))
        forget(g, p.hand, f.who)
        return int(DONE)

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.LOOK, None, source=HAND, to=int(LOOK))]


class ThatIsInPlay(Test):
    """The card that was played is still in play."""

    def holds(self, g: State, f: Frame, who: int) -> bool:
        return bool(g.players[who].play.index(f.that) >= 0)


class PayAllCoins(Phrase):
    """All coins of the turn are paid; how many they were is the frame's number."""

    def step(self, g: State, f: Frame, answer: int) -> int:
        f.chosen = int(g.coins) if f.who == g.current else 0
        if f.chosen:
            g.coins = 0
            if g.recording:
                note(g, "coins", f.who, -f.chosen)
        return int(DONE)

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.PAY, None)]


class CoinsPaid(Count):
    """The number of coins that the player chose to pay."""

    def value(self, g: State, f: Frame, who: int) -> int:
        return int(f.chosen)


class OnTavernMat(Worth):
    """Points for each card of a name on the owner's Tavern mat."""

    def __init__(self, points: int, id: str) -> None:
        self.points = points
        self.id = id

    def value(self, g: State, who: int) -> int:
        return self.points

    def total(self, g: State, who: int, n: int) -> int:
        mat = g.players[who].zone(TAVERN).listed()
        return self.points * sum(g.kinds[g.kind_of[card]].id == self.id for card in mat)


raze = adventures.action(
    "Raze", 2,
    plus(actions=1),
    ThisOrHand(), choose(1, from_=IT), WhereItLies(), trash(IT),
    look_at(cost_of(IT)), choose(1, from_=REVEALED), put(IT, HAND), discard(REST),
)  # fmt: skip
duplicate = adventures.action(
    "Duplicate", 4,
    to_the_tavern, when(from_tavern(you_gain_a(costing(0, 6))), call_this, gain_copy(of=THAT), may=True),
    types=RESERVE,
)  # fmt: skip
ranger = adventures.action("Ranger", 4, plus(buys=1), TurnJourneyToken(), if_(JourneyTokenIsUp(), plus(cards=5)))
transmogrify = adventures.action(
    "Transmogrify", 4,
    plus(actions=1), to_the_tavern,
    when(from_tavern(turn_starts), call_this, trash(1), if_(some, gain(up_to=cost_of(IT) + 1, to=HAND)), may=True),
    types=RESERVE,
)  # fmt: skip
distant_lands = adventures.card(
    "Distant Lands", 5, ACTION | RESERVE | VICTORY, to_the_tavern, worth=OnTavernMat(4, "distant_lands")
)
haunted_woods = adventures.attack(
    "Haunted Woods", 5,
    until_next_turn(when(another_gains, they(TakeUpHand(), put_back), if_=that_was_bought)), next_turn(plus(cards=3)),
    types=DURATION,
)  # fmt: skip
royal_carriage = adventures.action(
    "Royal Carriage", 5,
    plus(actions=1), to_the_tavern,
    when(from_tavern(you_have_played_a(ACTION)), call_this, replay(THAT), may=True, if_=ThatIsInPlay()),
    types=RESERVE,
)  # fmt: skip
storyteller = adventures.action(
    "Storyteller", 5,
    plus(actions=1), choose(ok=a(TREASURE), up_to=3), play(IT), plus(cards=1), PayAllCoins(), plus(cards=CoinsPaid()),
)  # fmt: skip
swamp_hag = adventures.attack(
    "Swamp Hag", 5,
    until_next_turn(when(another_gains, they(gain("Curse")), if_=that_was_bought)), next_turn(plus(coins=3)),
    types=DURATION,
)  # fmt: skip
hireling = adventures.action("Hireling", 6, every_turn(plus(cards=1)), types=DURATION)
