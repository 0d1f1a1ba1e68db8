"""How the cards of Cornucopia and its Prizes are used by default."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from demesne.bots.advice.ideas import Curser, Early, Upgrade
from demesne.bots.advice.worth import best_gain, coins_at_hand, count_hand, gained_worth, in_hand
from demesne.bots.conditions import deck_size
from demesne.bots.default_play import UNDECIDED, Advice, DefaultPlay
from demesne.engine.constants import ACTION, ANY_TYPE, VICTORY
from demesne.engine.costs import cost, types
from demesne.engine.expressions import PLAIN
from demesne.engine.state import Frame, State
from demesne.phrases.counting import different_names

# The options of Trusty Steed.
CARDS: Final[i64] = 0
ACTIONS: Final[i64] = 1
COINS: Final[i64] = 2


def has_many_actions(g: State, who: i64) -> bool:
    """Whether more than a third of a player's cards are Actions."""
    own = g.players[who].owned
    actions: i64 = 0
    for kind in range(g.nkinds):
        if g.kinds[kind].types & ACTION:
            actions += own[kind]
    return actions * 3 > deck_size(g, who)


@final
class Menagerie(Advice):
    """Play it at once if the hand has no duplicates, otherwise as the last non-terminal Action."""

    def play(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        counts = count_hand(g, who)
        counts[kind] -= 1
        for copies in counts:
            if copies > 1:
                return 1001
        return 1600


@final
class Tournament(Advice):
    """Play it first with a Province in hand, because the Prize may be drawn this turn."""

    def play(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        return 1700 if in_hand(g, who, g.components.kind("province")) > 0 else 1010

    def gain(self, g: State, bot: DefaultPlay, f: Frame, who: i64, kind: i64) -> i64:
        if bot.line_for(g, who, bot.gains, kind) >= 0:
            return UNDECIDED
        card = g.kinds[kind]
        if card.types & VICTORY:
            return self.wish_for_points(g, bot, who)
        if card.id == "followers":
            return 500 if g.left[g.components.kind("curse")] > 0 else 250
        if card.id == "trusty_steed":
            return 400
        if card.id == "princess":
            return 350 if has_many_actions(g, who) else 100
        return 300 if card.id == "diadem" else 200

    def wish_for_points(self, g: State, bot: DefaultPlay, who: i64) -> i64:
        """The wish for points instead of a Prize: if the game ends this turn, or late when no good Prize is left."""
        province = g.components.kind("province")
        if g.left[province] == 1 and coins_at_hand(g, bot, who) >= cost(g, province):
            return 1000
        return 150 if bot.is_late(g) else 0


@final
class HornOfPlenty(Advice):
    """Play it after all other Treasures; gain Victory cards only for many points or late in the game."""

    def play(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        in_play = g.players[who].play
        names = different_names(g, in_play) + 1
        for i in range(in_play.n):
            if g.kind_of[in_play.ids[i]] == kind:
                names -= 1
                break
        best = best_gain(g, bot, who, 0, names, ANY_TYPE)
        return 1 if best >= 0 and gained_worth(g, bot, who, best) > 0 else 0

    def gain(self, g: State, bot: DefaultPlay, f: Frame, who: i64, kind: i64) -> i64:
        card = g.kinds[kind]
        if card.types & VICTORY == 0 or bot.line_for(g, who, bot.gains, kind) >= 0 or bot.is_late(g):
            return UNDECIDED
        return UNDECIDED if card.worth is PLAIN and card.vp > 3 else -100


@final
class TrustySteed(Advice):
    """Choose the cards, and the Actions if they are likely to be used, otherwise the coins."""

    def play(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        return 1290

    def option(self, g: State, bot: DefaultPlay, f: Frame, who: i64, code: i64) -> i64:
        if code == CARDS:
            return 3
        if code == ACTIONS:
            return 2 if self.has_use_for_actions(g, bot, who) else 0
        return 1 if code == COINS else 0

    def has_use_for_actions(self, g: State, bot: DefaultPlay, who: i64) -> bool:
        """Whether the player needs more Actions for the Actions in hand or still in the deck."""
        if g.actions > 1:
            return False
        p = g.players[who]
        for i in range(p.hand.n):
            kind = g.kind_of[p.hand.ids[i]]
            if types(g, kind) & ACTION and bot.keep[kind] > 150:
                return g.actions == 0 or bot.is_terminal[kind] == 1
        return g.actions == 0 and has_many_actions(g, who)


ADVICE: Final[dict[str, Advice]] = {
    "trusty_steed": TrustySteed(),
    "menagerie": Menagerie(),
    "farming_village": Early(1200),
    "remake": Upgrade(2, 1, True, ANY_TYPE, False),
    "tournament": Tournament(),
    "young_witch": Curser(),
    "horn_of_plenty": HornOfPlenty(),
    "hunting_party": Early(1300),
    "bag_of_gold": Early(1650),
    "followers": Curser(),
}

# How strong one play is, in hundredths of a coin, where the text does not tell; written by `python -m bench.strengths`.
STRENGTHS: Final[dict[str, int]] = {
    "farming_village": 210,
    "ferryman": 510,
    "hamlet": 150,
    "harvest": 340,
    "horn_of_plenty": 150,
    "hunting_party": 290,
    "menagerie": 180,
    "remake": 270,
    "tournament": 300,
    "young_witch": 540,
}
