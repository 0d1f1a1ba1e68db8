"""The Allies of Allies."""

from __future__ import annotations

from demesne.sets.allies.kingdom import allies
from demesne.words import (
    ACTION,
    HAND,
    choose_one,
    costing,
    count,
    has_favors,
    plus,
    spend_favors,
    when,
    you_gain_a,
    you_have_played_a,
)

band_of_nomads = allies.ally(
    "Band of Nomads",
    when(you_gain_a(costing(3)),
         choose_one(cards=[spend_favors(1), plus(cards=1)], actions=[spend_favors(1), plus(actions=1)],
                    buys=[spend_favors(1), plus(buys=1)], no=[]),
         if_=has_favors(1)),
)  # fmt: skip
fellowship_of_scribes = allies.ally(
    "Fellowship of Scribes",
    when(you_have_played_a(ACTION), spend_favors(1), plus(cards=1), may=True, if_=has_favors(1) & (count(HAND) <= 4)),
)
