"""Platinum and Colony, which join the supply of some games."""

from __future__ import annotations

from demesne.sets.prosperity.kingdom import prosperity
from demesne.words import TREASURE, VICTORY, plus

platinum = prosperity.card("Platinum", 9, TREASURE, plus(coins=5), pile="12", brought=True, with_option="colonies")
colony = prosperity.card("Colony", 11, VICTORY, vp=10, ends_game=True, brought=True, with_option="colonies")
