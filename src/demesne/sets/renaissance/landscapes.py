"""The artifacts and projects of Renaissance."""

from __future__ import annotations

from demesne.sets.renaissance.kingdom import renaissance
from demesne.words import (
    ACTION,
    IT,
    MANY,
    RULE,
    THAT,
    THE_SHUFFLED,
    TOP,
    TREASURE,
    VICTORY,
    a,
    add_token,
    also,
    another_gains_a,
    buy_phase_ends,
    buy_phase_starts,
    choose,
    choose_one,
    cost,
    discard,
    discarded_from_play,
    during_your_turns,
    extra_turn,
    first_action,
    gain,
    gained_nothing,
    game_would_end,
    has_coins,
    how_many,
    if_,
    it_is,
    new_hand,
    on_top_of_shuffle,
    pay,
    play,
    plus,
    put,
    replay,
    reveal_top,
    some,
    take_tokens_off,
    tokens_here,
    trash,
    turn_starts,
    when,
    you_gain_a,
    you_have_played_a,
    you_shuffle,
    you_trash,
)

flag = renaissance.artifact("Flag", new_hand(+1))
horn = renaissance.artifact("Horn", when(discarded_from_play("Border Guard"), put(THAT, TOP), may=True, once=True))
key = renaissance.artifact("Key", when(turn_starts, plus(coins=1)))
lantern = renaissance.artifact("Lantern")
treasure_chest = renaissance.artifact("Treasure Chest", when(buy_phase_starts, gain("Gold")))

cathedral = renaissance.project("Cathedral", 3, when(turn_starts, trash(1)))
city_gate = renaissance.project("City Gate", 3, when(turn_starts, plus(cards=1), choose(1), put(IT, TOP)))
pageant = renaissance.project(
    "Pageant", 3, when(buy_phase_ends, pay(1), plus(coffers=1), may=True, once=True, if_=has_coins(1))
)
sewers = renaissance.project("Sewers", 3, when(you_trash, trash(up_to=1), except_=RULE))
star_chart = renaissance.project("Star Chart", 3, when(you_shuffle, choose(from_=THE_SHUFFLED, up_to=1), on_top_of_shuffle))
exploration = renaissance.project("Exploration", 4, when(buy_phase_ends, plus(coffers=1, villagers=1), if_=gained_nothing))
fair = renaissance.project("Fair", 4, when(turn_starts, plus(buys=1)))
silos = renaissance.project(
    "Silos", 4, when(turn_starts, discard(ok=a("Copper"), up_to=MANY, openly=True), plus(cards=how_many))
)
sinister_plot = renaissance.project(
    "Sinister Plot", 4,
    when(turn_starts, choose_one(add=add_token, draw=[plus(cards=tokens_here), take_tokens_off])),
)  # fmt: skip
academy = renaissance.project("Academy", 5, when(you_gain_a(ACTION), plus(villagers=1)))
capitalism = renaissance.project("Capitalism", 5, during_your_turns(also(TREASURE, for_=ACTION, with_coins=True)))
fleet = renaissance.project("Fleet", 5, when(game_would_end, extra_turn))
guildhall = renaissance.project("Guildhall", 5, when(you_gain_a(TREASURE), plus(coffers=1)))
piazza = renaissance.project("Piazza", 5, when(turn_starts, reveal_top, if_(it_is(ACTION), play(IT))))
road_network = renaissance.project("Road Network", 5, when(another_gains_a(VICTORY), plus(cards=1)))
barracks = renaissance.project("Barracks", 6, when(turn_starts, plus(actions=1)))
crop_rotation = renaissance.project(
    "Crop Rotation", 6, when(turn_starts, discard(ok=a(VICTORY), up_to=1), if_(some, plus(cards=2)))
)
innovation = renaissance.project("Innovation", 6, when(you_gain_a(ACTION), play(THAT), may=True, once=True, yours=True))
canal = renaissance.project("Canal", 7, during_your_turns(cost(-1)))
citadel = renaissance.project("Citadel", 8, when(you_have_played_a(ACTION), replay(THAT), yours=True, if_=first_action))
