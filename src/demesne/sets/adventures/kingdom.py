"""The kingdom cards of Adventures that recommended kingdoms need."""

from __future__ import annotations

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
    journey_token_is_up,
    lay_down_hand,
    look_at,
    next_turn,
    pay,
    play,
    plus,
    put,
    put_back,
    remember,
    remembered_number,
    replay,
    some,
    that_is_in,
    that_was_bought,
    they,
    trash,
    turn_journey_token,
    turn_starts,
    unspent_coins,
    until_next_turn,
    when,
    you_gain_a,
    you_have_played_a,
)
from demesne.words.own import State, Worth, cards_in, id_of_kind, kind_of

adventures = CardSet("adventures")
to_the_tavern = put(THIS, TAVERN)
call_this = put(THIS, PLAY, from_=TAVERN)


class OnTavernMat(Worth):
    """Points for each card of a name on the owner's Tavern mat."""

    def __init__(self, points: int, id: str) -> None:
        self.points = points
        self.id = id

    def value(self, g: State, who: int) -> int:
        return self.points

    def total(self, g: State, who: int, n: int) -> int:
        on_mat = [id_of_kind(g, kind_of(g, card)) for card in cards_in(g, who, TAVERN)]
        return self.points * on_mat.count(self.id)


raze = adventures.action(
    "Raze", 2,
    plus(actions=1),
    trash(1, from_=THIS | HAND),
    look_at(cost_of(IT)), choose(1, from_=REVEALED), put(IT, HAND), discard(REST),
)  # fmt: skip
duplicate = adventures.action(
    "Duplicate", 4,
    to_the_tavern, when(from_tavern(you_gain_a(costing(0, 6))), call_this, gain_copy(of=THAT), may=True),
    types=RESERVE,
)  # fmt: skip
ranger = adventures.action("Ranger", 4, plus(buys=1), turn_journey_token, if_(journey_token_is_up, plus(cards=5)))
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
    until_next_turn(when(another_gains, they(lay_down_hand, put_back), if_=that_was_bought)), next_turn(plus(cards=3)),
    types=DURATION,
)  # fmt: skip
royal_carriage = adventures.action(
    "Royal Carriage", 5,
    plus(actions=1), to_the_tavern,
    when(from_tavern(you_have_played_a(ACTION)), call_this, replay(THAT), may=True, if_=that_is_in(PLAY)),
    types=RESERVE,
)  # fmt: skip
storyteller = adventures.action(
    "Storyteller", 5,
    plus(actions=1), choose(ok=a(TREASURE), up_to=3), play(IT), plus(cards=1),
    remember(unspent_coins), pay(remembered_number), plus(cards=remembered_number),
)  # fmt: skip
swamp_hag = adventures.attack(
    "Swamp Hag", 5,
    until_next_turn(when(another_gains, they(gain("Curse")), if_=that_was_bought)), next_turn(plus(coins=3)),
    types=DURATION,
)  # fmt: skip
hireling = adventures.action("Hireling", 6, every_turn(plus(cards=1)), types=DURATION)
