"""What lies beside the supply in games with some cards of Menagerie."""

from __future__ import annotations

from demesne.sets.menagerie.kingdom import menagerie
from demesne.words import ACTION, plus, return_this

horse = menagerie.card("Horse", 3, ACTION, plus(cards=2, actions=1), return_this, pile="30", beside=True)
