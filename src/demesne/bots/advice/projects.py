"""Advice for the projects of Renaissance.

At the start of a turn cards are drawn first; what must be put back or trashed comes last, with the whole hand to choose from.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from demesne.bots.advice.base import coins_at_hand
from demesne.bots.advice.renaissance import (
    COIN,
    TrashesJunk,
    average_draw,
    can_buy_the_best,
    is_needed,
    worth_now,
    would_rather_not,
)
from demesne.bots.mind import Advice, Mind
from demesne.engine.constants import ACTION, BOUGHT, COFFERS, FROM_LANDSCAPE, IN_BUY_PHASE, LAND, MANY
from demesne.engine.history import has_happened
from demesne.engine.state import Frame, State
from demesne.engine.triggers import ID_SHIFT, SOURCE_SHIFT

ENOUGH_TOKENS: Final[i64] = 4  # on Sinister Plot, to draw


@final
class Turn(Advice):
    """When it comes at the start of the turn; the highest is first."""

    def __init__(self, rank: i64) -> None:
        self.rank: i64 = rank

    def react(self, g: State, m: Mind, f: Frame, who: i64) -> i64:
        return self.rank


@final
class CityGate(Advice):
    """Back on the deck goes what is of more use next turn than now, such as an Action too many; or else what is of no use.

    Piazza plays an Action from there at once.
    """

    def react(self, g: State, m: Mind, f: Frame, who: i64) -> i64:
        return 50 if self.has_piazza_to_come(g, f, who) and self.has_action(g, who) else 4

    def has_piazza_to_come(self, g: State, window: Frame, who: i64) -> bool:
        land = g.kit.land("piazza")
        if land < 0 or g.players[who].owns[land] == 0:
            return False
        return window.its.index(FROM_LANDSCAPE << SOURCE_SHIFT | land << ID_SHIFT) < 0

    def has_action(self, g: State, who: i64) -> bool:
        hand = g.players[who].hand
        for i in range(hand.n):
            if g.kinds[g.kind_of[hand.ids[i]]].types & ACTION:
                return True
        return False

    def pick(self, g: State, m: Mind, f: Frame, who: i64, kind: i64, nth: i64) -> i64:
        if g.kinds[kind].types & ACTION and self.has_piazza_to_come(g, g.stack[g.top - 1], who):
            return 1 + m.keep[kind]
        return 3 * m.keep[kind] // 4 - self.use_now(g, m, who, kind)

    def use_now(self, g: State, m: Mind, who: i64, kind: i64) -> i64:
        if g.buys == 1 and m.coins[kind] > 0 and not is_needed(g, m, who, kind):
            return 0
        return m.keep_wish(g, who, kind, 0)


@final
class Silos(Advice):
    """Coppers go for cards that are better on average."""

    def react(self, g: State, m: Mind, f: Frame, who: i64) -> i64:
        return 6

    def pick(self, g: State, m: Mind, f: Frame, who: i64, kind: i64, nth: i64) -> i64:
        return average_draw(g, who, m.keep, nth + 1) // COIN - m.keep[kind]


@final
class SinisterPlot(Advice):
    """Tokens gather until what they draw should buy something better; not when the best can be bought anyway."""

    def react(self, g: State, m: Mind, f: Frame, who: i64) -> i64:
        return 20

    def option(self, g: State, m: Mind, f: Frame, who: i64, code: i64) -> i64:
        tokens = g.players[who].on_land[f.source - LAND]
        return 1 if self.draws(g, m, who, tokens) == (code == 1) else 0

    def draws(self, g: State, m: Mind, who: i64, tokens: i64) -> bool:
        if tokens == 0 or can_buy_the_best(g, m, who):
            return False
        if tokens >= ENOUGH_TOKENS or m.is_late(g):
            return True
        coins = coins_at_hand(g, m, who) + g.players[who].tokens[COFFERS]
        more = coins + tokens * average_draw(g, who, m.coins, tokens) // COIN
        line = m.first_line(g, who, more, m.buys.n)
        if line == m.first_line(g, who, MANY, m.buys.n):
            return True
        return tokens > 1 and line < m.first_line(g, who, coins, m.buys.n)


@final
class Innovation(Advice):
    """The new Action is played if that does something now: after a buy cards that are drawn cannot be used."""

    def react(self, g: State, m: Mind, f: Frame, who: i64) -> i64:
        kind = g.kind_of[f.that]
        if would_rather_not(g, m, who, kind):
            return 0
        if g.phase != IN_BUY_PHASE:
            return 100
        return worth_now(g, m, who, kind, not has_happened(g, BOUGHT, who))


ADVICE: Final[dict[str, Advice]] = {
    "cathedral": TrashesJunk(),
    "city_gate": CityGate(),
    "crop_rotation": Turn(10),
    "innovation": Innovation(),
    "piazza": Turn(40),
    "sewers": TrashesJunk(),
    "silos": Silos(),
    "sinister_plot": SinisterPlot(),
}
