"""How the cards of Hinterlands are used by default."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from demesne.bots.advice.ideas import Trade, TrashesOne
from demesne.bots.advice.worth import best_gain, deck_worth, gained_worth, lost_buy, trash_wish
from demesne.bots.default_play import UNDECIDED, Advice, DefaultPlay
from demesne.engine.constants import ACTION, ANY_TYPE, ON_GAIN, TREASURE
from demesne.engine.costs import cost, types
from demesne.engine.state import Frame, State

COPPER: Final[i64] = 1  # what the worst Treasure is worth
SOUK: Final[i64] = 7  # coins that Souk gives before the hand is counted


@final
class Develop(Trade):
    """A card becomes two on top of the deck, of which one is dearer and one is cheaper."""

    def swap(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        """What it is worth to trash this card for both."""
        price = cost(g, kind)
        wish = -deck_worth(g, bot, who, kind) - lost_buy(g, bot, who, bot.coins[kind], 0)
        for wanted in (price - 1, price + 1):
            best = best_gain(g, bot, who, wanted, wanted, ANY_TYPE)
            if best >= 0:
                wish += gained_worth(g, bot, who, best)
        return wish


@final
class SpiceMerchant(Advice):
    """Coppers go, for cards as long as there are some to draw."""

    def play(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        hand = g.players[who].hand
        for i in range(hand.n):
            if self.wish(g, bot, who, g.kind_of[hand.ids[i]]) > 0:
                return 1250 if self.has_cards_to_draw(g, who) else bot.alone[kind]
        return 0

    def pick(self, g: State, bot: DefaultPlay, f: Frame, who: i64, kind: i64, nth: i64) -> i64:
        return self.wish(g, bot, who, kind)

    def wish(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        return bot.junk_wish(g, who, kind, 0) if types(g, kind) & TREASURE else -10

    def has_cards_to_draw(self, g: State, who: i64) -> bool:
        return g.players[who].deck.n + g.players[who].discard.n > 1


@final
class Trader(Advice):
    """Estates become Silvers; and so does what one would rather not gain."""

    def __init__(self) -> None:
        self.trashes: TrashesOne = TrashesOne(250, 40, 0)

    def play(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        return self.trashes.play(g, bot, who, kind)

    def pick(self, g: State, bot: DefaultPlay, f: Frame, who: i64, kind: i64, nth: i64) -> i64:
        return self.trashes.pick(g, bot, f, who, kind, nth)

    def react(self, g: State, bot: DefaultPlay, f: Frame, who: i64) -> i64:
        if f.event != ON_GAIN or f.that < 0:
            return UNDECIDED
        kind = g.kind_of[f.that]
        if bot.line_for(g, who, bot.buys, kind) >= 0 or bot.line_for(g, who, bot.gains, kind) >= 0:
            return 0
        return 1 if bot.junk_wish(g, who, kind, 0) > 0 else 0


@final
class Souk(Advice):
    """It pays the less the more cards are in hand. Whoever gains it is rid of junk."""

    def play(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        coins = SOUK + 1 - g.players[who].hand.n
        return 30 + 100 * coins if coins > 0 else 0

    def pick(self, g: State, bot: DefaultPlay, f: Frame, who: i64, kind: i64, nth: i64) -> i64:
        return trash_wish(g, bot, who, kind, nth)


@final
class WitchsHut(Advice):
    """Two Actions are discarded as long as there are Curses: they could hardly be played any more."""

    def play(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        return UNDECIDED

    def pick(self, g: State, bot: DefaultPlay, f: Frame, who: i64, kind: i64, nth: i64) -> i64:
        hand = g.players[who].hand
        actions: i64 = 0
        for i in range(hand.n):
            if types(g, g.kind_of[hand.ids[i]]) & ACTION:
                actions += 1
        if actions < 2 or g.left[g.components.kind("curse")] == 0:
            return UNDECIDED
        return 2000 - bot.keep_wish(g, who, kind, nth) if types(g, kind) & ACTION else 0


ADVICE: Final[dict[str, Advice]] = {
    "develop": Develop(),
    "spice_merchant": SpiceMerchant(),
    "trader": Trader(),
    "souk": Souk(),
    "witchs_hut": WitchsHut(),
}


# How much one play of a card does where its text alone does not tell, in hundredths of a coin or so.
STRENGTH: Final[dict[str, int]] = {
    "develop": 180, "guard_dog": 240, "oasis": 170, "spice_merchant": 220, "trader": 200, "berserker": 330, "haggler": 330,
    "souk": 330, "witchs_hut": 400, "border_village": 210,
}  # fmt: skip
