"""What is worth knowing of each card beyond its text, for players who play by general rules.

`STRONG`: how much one play of it does, in hundredths of a coin or so, for choosing the last Action of a turn and what to keep.
"""

from __future__ import annotations

from typing import Final

STRONG: Final[dict[str, int]] = {
    # base game
    "cellar": 100, "chapel": 200, "moat": 170, "chancellor": 240, "village": 150, "woodcutter": 250, "workshop": 220,
    "bureaucrat": 280, "feast": 260, "militia": 340, "moneylender": 280, "remodel": 220, "smithy": 320, "spy": 160,
    "thief": 150, "throne_room": 300, "council_room": 420, "festival": 330, "laboratory": 240, "library": 330, "market": 280,
    "mine": 260, "witch": 480, "adventurer": 350,
    # Cornucopia
    "hamlet": 110, "fortune_teller": 260, "menagerie": 180, "farming_village": 170, "horse_traders": 320, "remake": 250,
    "tournament": 240, "young_witch": 420, "harvest": 340, "horn_of_plenty": 260, "hunting_party": 250, "jester": 380,
    "bag_of_gold": 350, "diadem": 320, "followers": 620, "princess": 330, "trusty_steed": 430,
}  # fmt: skip
