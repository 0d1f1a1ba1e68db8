"""How much one play of a card of Renaissance does, where its text alone does not tell: see hints.py."""

from __future__ import annotations

from typing import Final

STRONG_RENAISSANCE: Final[dict[str, int]] = {
    "acting_troupe": 120,
    "border_guard": 110,
    "cargo_ship": 280,
    "ducat": 170,
    "experiment": 150,
    "hideout": 130,
    "improve": 260,
    "inventor": 290,
    "mountain_village": 150,
    "old_witch": 460,
    "priest": 280,
    "recruiter": 260,
    "research": 160,
    "scepter": 320,
    "scholar": 300,
    "sculptor": 330,
    "seer": 180,
    "spices": 260,
    "swashbuckler": 300,
    "treasurer": 360,
    "villain": 310,
}
