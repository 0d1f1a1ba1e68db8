"""The kingdom cards of Seaside. Those that only the second edition has, or has with another text, are marked."""

from __future__ import annotations

from demesne.words import (
    ACTION,
    ASIDE,
    ATTACK,
    DURATION,
    HAND,
    ISLAND,
    IT,
    MANY,
    NATIVE_VILLAGE,
    THIS,
    TOP,
    VICTORY,
    CardSet,
    a,
    another_gains_one_like_it,
    another_turn,
    choose,
    choose_one,
    cost_of,
    discard,
    gain,
    how_many,
    if_,
    like_it,
    new_hand,
    next_turn,
    on_their_turn,
    plus,
    put,
    right_neighbour_has,
    set_aside,
    still_there,
    they,
    this_turn,
    trash,
    until_next_turn,
    when,
)

seaside = CardSet("seaside")
second_edition = CardSet("seaside", edition=2)

native_village = seaside.action(
    "Native Village", 2,
    plus(actions=2),
    choose_one(mat=set_aside(1, to=NATIVE_VILLAGE), hand=[choose(MANY, from_=NATIVE_VILLAGE), put(IT, HAND)]),
)  # fmt: skip
astrolabe = second_edition.treasure("Astrolabe", 3, plus(coins=1, buys=1), next_turn(plus(coins=1, buys=1)), types=DURATION)
smugglers = seaside.action("Smugglers", 3, right_neighbour_has("gained"), gain(a(like_it), up_to=6))
blockade = second_edition.card(
    "Blockade", 4, ACTION | DURATION | ATTACK,
    gain(up_to=4, to=ASIDE),
    if_(still_there(IT),
        next_turn(put(IT, HAND)),
        until_next_turn(when(another_gains_one_like_it, they(gain("Curse")), if_=on_their_turn))),
)  # fmt: skip
caravan = seaside.action("Caravan", 4, plus(cards=1, actions=1), next_turn(plus(cards=1)), types=DURATION)
island = seaside.card("Island", 4, ACTION | VICTORY, put(THIS, ISLAND), choose(1), put(IT, ISLAND), vp=2)
warehouse = seaside.action("Warehouse", 3, plus(cards=3, actions=1), discard(3))
salvager = seaside.action("Salvager", 4, plus(buys=1), trash(1), plus(coins=cost_of(IT)))
treasure_map = seaside.action(
    "Treasure Map", 4,
    trash(1, a("Treasure Map"), and_this=True), if_(how_many >= 2, gain("Gold", to=TOP, times=4)),
)  # fmt: skip
outpost = second_edition.action("Outpost", 5, this_turn(new_hand(only=3)), another_turn(), types=DURATION)
wharf = seaside.action("Wharf", 5, plus(cards=2, buys=1), next_turn(plus(cards=2, buys=1)), types=DURATION)
