"""The Prizes of Cornucopia, first edition, which lie beside the supply."""

from __future__ import annotations

from demesne.sets.cornucopia.kingdom import first
from demesne.words import (
    PRIZE,
    TOP,
    choose_some,
    cost,
    deck_to_discard,
    discard_down_to,
    each_other,
    gain,
    plus,
    unused_actions,
    while_in_play,
)

bag_of_gold = first.action("Bag of Gold", 0, plus(actions=1), gain("Gold", to=TOP), types=PRIZE)
diadem = first.treasure("Diadem", 0, plus(coins=2), plus(coins=unused_actions), types=PRIZE)
followers = first.attack(
    "Followers", 0,
    plus(cards=2), gain("Estate"), each_other(gain("Curse")), each_other(discard_down_to(3)),
    types=PRIZE,
)  # fmt: skip
princess = first.action("Princess", 0, plus(buys=1), while_in_play(cost(-2)), types=PRIZE)
trusty_steed = first.action(
    "Trusty Steed", 0,
    choose_some(2, cards=plus(cards=2), actions=plus(actions=2), coins=plus(coins=2),
                silvers=[4 * [gain("Silver")], deck_to_discard]),
    types=PRIZE,
)  # fmt: skip
