"""How the cards of Empires are used by default."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from demesne.bots.advice.ideas import TrashesOne
from demesne.bots.default_play import Advice, DefaultPlay
from demesne.engine.state import Frame, State
from demesne.engine.tokens import vp_at

CARDS: Final[i64] = 0  # what Wild Hunt offers first


@final
class WildHunt(Advice):
    """Cards, until the points on the pile are worth an Estate in the deck."""

    def option(self, g: State, bot: DefaultPlay, f: Frame, who: i64, code: i64) -> i64:
        lying = vp_at(g, g.components.pile_of[g.kind_of[f.source]])
        wanted: i64 = 2 if bot.is_late(g) else 4
        return 100 if (code == CARDS) == (lying < wanted) else 0


ADVICE: Final[dict[str, Advice]] = {
    "wild_hunt": WildHunt(),
    "sacrifice": TrashesOne(200, 0, -60),
}


# How much one play of a card does where its text alone does not tell, in hundredths of a coin or so.
STRENGTH: Final[dict[str, int]] = {
    "fortune": 500,
    "enchantress": 220,
    "farmers_market": 250,
    "gladiator": 260,
    "wild_hunt": 280,
    "city_quarter": 250,
    "sacrifice": 200,
}
