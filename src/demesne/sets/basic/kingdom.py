"""The cards of every game."""

from __future__ import annotations

from demesne.words import CURSE, CardSet, plus

basic = CardSet("basic")

copper = basic.treasure("Copper", 0, plus(coins=1), pile="60", starts=7)
silver = basic.treasure("Silver", 3, plus(coins=2), pile="40")
gold = basic.treasure("Gold", 6, plus(coins=3), pile="30")
estate = basic.victory("Estate", 2, vp=1, starts=3)
duchy = basic.victory("Duchy", 5, vp=3)
province = basic.victory("Province", 8, vp=6, ends_game=True)
curse = basic.card("Curse", 0, CURSE, vp=-1, pile="curse")
