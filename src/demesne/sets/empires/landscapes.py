"""The Event and the Landmark of Empires that recommended kingdoms need."""

from __future__ import annotations

from demesne.sets.empires.kingdom import empires
from demesne.words import IT, VICTORY, cost_of, gain, if_, plus, some, take_vp, trash, when, you_gain_a

ritual = empires.event("Ritual", 4, gain("Curse"), if_(some, trash(1), plus(vp=cost_of(IT))))
battlefield = empires.landmark("Battlefield", when(you_gain_a(VICTORY), take_vp(2)), first_vp=6)
