"""How the cards of Intrigue are used by default."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from demesne.bots.advice.ideas import Early, Gainer, Upgrade
from demesne.bots.advice.worth import (
    COIN,
    average_draw,
    better_buy,
    coins_at_hand,
    in_hand,
    needs_actions,
    number_of_types,
    total,
    trash_wish,
)
from demesne.bots.default_play import NEVER, UNDECIDED, Advice, DefaultPlay
from demesne.engine.constants import ACTION, ANY_TYPE, PLAYED
from demesne.engine.history import entry_thing, entry_what, entry_who
from demesne.engine.state import Frame, State

TWO_BUYS: Final[i64] = 9  # coins that make a second Buy useful


@final
class Pawn(Advice):
    """Choose the card, and the Action if it is needed, the Buy with many coins, or otherwise the coin."""

    def play(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        return 1005

    def option(self, g: State, bot: DefaultPlay, f: Frame, who: i64, code: i64) -> i64:
        if code == 0:
            return 30
        if code == 1:
            return 40 if needs_actions(g, bot, who) else 10
        if code == 2:
            return 35 if coins_at_hand(g, bot, who) >= TWO_BUYS else 5
        return 20


@final
class Steward(Advice):
    """Trash two bad cards, unless two coins buy something much better; without bad cards, take coins or cards."""

    def option(self, g: State, bot: DefaultPlay, f: Frame, who: i64, code: i64) -> i64:
        if code == 2:
            return self.worst_two(g, bot, who)
        if code == 1:
            return 100 * better_buy(g, bot, who, 2)
        return 3 * average_draw(g, who, bot.coins, 2) // 2 if g.actions == 0 else 2 * average_draw(g, who, bot.keep, 2) // COIN

    def worst_two(self, g: State, bot: DefaultPlay, who: i64) -> i64:
        """The wish to trash the two worst cards in hand; 0 if one of them is worth keeping."""
        hand = g.players[who].hand
        first = NEVER
        second = NEVER
        for i in range(hand.n):
            wish = trash_wish(g, bot, who, g.kind_of[hand.ids[i]], 0)
            if wish > first:
                second = first
                first = wish
            elif wish > second:
                second = wish
        return (first + second) // 2 if second > 0 else 0

    def pick(self, g: State, bot: DefaultPlay, f: Frame, who: i64, kind: i64, nth: i64) -> i64:
        return trash_wish(g, bot, who, kind, nth)


@final
class Conspirator(Advice):
    """From the third Action on it gives +1 Action; before that it waits for non-terminal Actions."""

    def play(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        plays: i64 = 0
        for i in range(g.history.n):
            entry = g.history.ids[i]
            mine = entry_what(entry) == PLAYED and entry_who(entry) == who
            if mine and g.kinds[g.kind_of[entry_thing(entry)]].types & ACTION:
                plays += 1
        return 1250 if plays >= 2 else UNDECIDED


@final
class Coppersmith(Advice):
    """Worth more with each Copper in hand, so play it after Actions that draw."""

    def play(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        return 95 * in_hand(g, who, g.components.kind("copper"))


@final
class Courtier(Advice):
    """Reveal the card with the most types; choose Gold and coins, and the Action if it is needed."""

    def pick(self, g: State, bot: DefaultPlay, f: Frame, who: i64, kind: i64, nth: i64) -> i64:
        return number_of_types(g, kind)

    def option(self, g: State, bot: DefaultPlay, f: Frame, who: i64, code: i64) -> i64:
        if code == 0:
            return 40 if needs_actions(g, bot, who) else 2
        if code == 1:
            return 1
        if code == 2:
            return 30 + 10 * better_buy(g, bot, who, 3)
        return 10 if bot.is_late(g) else 45


@final
class Minion(Advice):
    """Take coins while another Minion is in hand; with the last one, draw a new hand if that promises more."""

    def option(self, g: State, bot: DefaultPlay, f: Frame, who: i64, code: i64) -> i64:
        if code == 0:
            return 2 * COIN
        if in_hand(g, who, g.kind_of[f.source]) > 0:
            return 0
        hand = COIN * total(g, g.players[who].hand, bot.coins)
        wish = 4 * average_draw(g, who, bot.coins, 4) - hand + (80 if g.actions > 0 else 0)
        for seat in range(g.nplayers):
            if seat != who and g.players[seat].hand.n >= 5:
                wish += 40
        return wish


@final
class UpgradesAndGoesOn(Advice):
    """A non-terminal Upgrade: play it only if there is a good card to trash."""

    def __init__(self) -> None:
        self.idea: Upgrade = Upgrade(1, 1, True, ANY_TYPE, False)

    def play(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        return 1080 if self.idea.play(g, bot, who, kind) > 0 else 0

    def pick(self, g: State, bot: DefaultPlay, f: Frame, who: i64, kind: i64, nth: i64) -> i64:
        return self.idea.pick(g, bot, f, who, kind, nth)


ADVICE: Final[dict[str, Advice]] = {
    "pawn": Pawn(),
    "great_hall": Early(1340),
    "steward": Steward(),
    "conspirator": Conspirator(),
    "coppersmith": Coppersmith(),
    "ironworks": Gainer(4, False),
    "courtier": Courtier(),
    "minion": Minion(),
    "upgrade": UpgradesAndGoesOn(),
}

# How strong one play is, in hundredths of a coin, where the text does not tell; written by `python -m bench.strengths`.
STRENGTHS: Final[dict[str, int]] = {
    "coppersmith": 240,
    "courtier": 370,
    "courtyard": 360,
    "great_hall": 200,
    "harem": 330,
    "ironworks": 300,
    "lurker": 210,
    "mining_village": 240,
    "nobles": 530,
    "patrol": 550,
    "pawn": 240,
    "swindler": 420,
    "tribute": 410,
    "upgrade": 270,
    "wishing_well": 210,
}
