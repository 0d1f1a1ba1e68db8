"""The Potion, which joins the supply when some card costs one."""

from __future__ import annotations

from demesne.sets.alchemy.kingdom import alchemy
from demesne.words import TREASURE, plus

potion = alchemy.card("Potion", 4, TREASURE, plus(potions=1), pile="16", brought=True)
