"""How the cards and projects of Renaissance are used by default.

At the start of a turn, effects that draw cards come first. Effects that put back or trash a card come last, when the hand is
complete.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from demesne.bots.advice.ideas import StartOfTurn, TrashesJunk, TrashesOne
from demesne.bots.advice.worth import (
    COIN,
    average_draw,
    can_buy_the_best,
    coins_at_hand,
    put_back_wish,
    total,
    trash_wish,
    worth_now,
    would_rather_not,
)
from demesne.bots.default_play import NEVER, UNDECIDED, Advice, DefaultPlay
from demesne.engine.constants import (
    ACTION,
    BOUGHT,
    COFFERS,
    FROM_LANDSCAPE,
    IN_BUY_PHASE,
    LAND,
    MANY,
    ON_GAIN,
    TREASURE,
    VILLAGERS,
)
from demesne.engine.costs import cost
from demesne.engine.gaining import is_in_supply
from demesne.engine.history import has_happened, was_played
from demesne.engine.state import Frame, State
from demesne.engine.triggers import ID_SHIFT, SOURCE_SHIFT

SOON: Final[i64] = 1000  # the wish for cards that cost no Action, which come first
FIRST: Final[i64] = 100  # the first effect at the start of a turn
CYCLING: Final[i64] = 150  # the worth of seeing new cards seven cards sooner
ENOUGH_TOKENS: Final[i64] = 4  # tokens on Sinister Plot that are always used


@final
class Treasurer(Advice):
    """Take the Key first, then gain Silver or Gold from the trash, then trash Coppers."""

    def option(self, g: State, bot: DefaultPlay, f: Frame, who: i64, code: i64) -> i64:
        if code == 2:
            return 50 if g.players[who].has_land[g.components.land("key")] else 450
        if code == 1:
            return 2 * self.best_in_trash(g, bot)
        hand = g.players[who].hand
        best: i64 = 0
        for i in range(hand.n):
            kind = g.kind_of[hand.ids[i]]
            if g.kinds[kind].types & TREASURE:
                best = max(best, trash_wish(g, bot, who, kind, 0))
        return best // 3

    def best_in_trash(self, g: State, bot: DefaultPlay) -> i64:
        """The keep wish of the best Treasure in the trash that costs something; 0 if there is none."""
        best: i64 = 0
        for i in range(g.trash.n):
            kind = g.kind_of[g.trash.ids[i]]
            if g.kinds[kind].types & TREASURE and g.kinds[kind].cost > 0 and bot.keep[kind] > best:
                best = bot.keep[kind]
        return best

    def pick(self, g: State, bot: DefaultPlay, f: Frame, who: i64, kind: i64, nth: i64) -> i64:
        return bot.keep[kind] if f.text.phrases[f.pc].purpose == "gain" else trash_wish(g, bot, who, kind, nth)


@final
class Improve(Advice):
    """Upgrade an Action to one that an earlier buy line names, or else to one that is worth more."""

    def pick(self, g: State, bot: DefaultPlay, f: Frame, who: i64, kind: i64, nth: i64) -> i64:
        price = cost(g, kind) + 1
        old = self.rank(bot, kind)
        best = NEVER
        for target in range(g.nkinds):
            if is_in_supply(g, target) and cost(g, target) == price:
                best = max(best, self.gain_over(g, bot, who, kind, old, target))
        return best

    def gain_over(self, g: State, bot: DefaultPlay, who: i64, kind: i64, old: i64, target: i64) -> i64:
        """How much better the gained card is than the trashed one, first by the buy lines."""
        line = bot.line_for(g, who, bot.buys, target)
        if line >= 0:
            return 1000 + 10 * (old - line) if line < old else NEVER
        if old < bot.buys.n:
            return NEVER
        return bot.gain_wish(g, who, target) - bot.want[kind]

    def rank(self, bot: DefaultPlay, kind: i64) -> i64:
        """The first buy line that names a card, whether its condition holds or not."""
        targets = bot.buys.targets
        for i in range(bot.buys.n):
            if targets[i] == kind:
                return i
        return bot.buys.n


@final
class CargoShip(Advice):
    """Set aside the best Action or Treasure gained this turn. At the start of a turn, take it first."""

    def react(self, g: State, bot: DefaultPlay, f: Frame, who: i64) -> i64:
        if f.event != ON_GAIN:
            return FIRST
        kind = g.kind_of[f.that]
        card = g.kinds[kind]
        if card.types & (ACTION | TREASURE) == 0 or card.cost == 0:
            return 0
        if g.phase != IN_BUY_PHASE:
            line = bot.first_line(g, who, coins_at_hand(g, bot, who), bot.buys.n)
            if line < bot.buys.n and bot.buys.targets[line] < g.nkinds and bot.keep[bot.buys.targets[line]] > bot.keep[kind]:
                return 0
        return bot.keep[kind]


@final
class Experiment(Advice):
    """It returns to its pile when played, so keep it until two more cards can improve the purchase."""

    def play(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        return 0 if can_buy_the_best(g, bot, who) else UNDECIDED


@final
class Scholar(Advice):
    """Discard the hand for seven cards if those promise more coins. Other playable cards come first."""

    def play(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        if can_buy_the_best(g, bot, who):
            return 0
        hand = total(g, g.players[who].hand, bot.coins)
        gain = 7 * average_draw(g, who, bot.coins, 7) - COIN * hand + CYCLING
        if gain <= 0:
            return 0
        return 1 + gain // 50 if bot.has_spare_actions(g, who) else gain


@final
class ActingTroupe(Advice):
    """Play it early if its Villagers let another terminal be played this turn, otherwise last."""

    def play(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        stuck = g.actions <= 1 and g.players[who].tokens[VILLAGERS] == 0 and bot.terminals_in_hand(g, who) > 1
        return SOON if stuck else 10


@final
class BorderGuard(Advice):
    """Take the Lantern first, because it improves every Border Guard."""

    def option(self, g: State, bot: DefaultPlay, f: Frame, who: i64, code: i64) -> i64:
        return 2 - code


@final
class FetchesFromDiscard(Advice):
    """Pick the most useful card now; with Actions to spare, drawing counts more than money."""

    def pick(self, g: State, bot: DefaultPlay, f: Frame, who: i64, kind: i64, nth: i64) -> i64:
        wish = 1 + bot.use_wish(g, who, kind)
        if g.kinds[kind].types & ACTION and g.actions > bot.terminals_in_hand(g, who):
            wish += bot.soon[kind] - bot.alone[kind] if bot.is_terminal[kind] == 1 else 0
        return wish


@final
class Scepter(Advice):
    """Replay an Action if that is worth more than two coins."""

    def option(self, g: State, bot: DefaultPlay, f: Frame, who: i64, code: i64) -> i64:
        if code == 0:
            return 2 * COIN
        play = g.players[who].play
        best: i64 = 0
        for i in range(play.n):
            kind = g.kind_of[play.ids[i]]
            if g.kinds[kind].types & ACTION and was_played(g, play.ids[i]):
                best = max(best, self.again(g, bot, who, kind))
        return best

    def pick(self, g: State, bot: DefaultPlay, f: Frame, who: i64, kind: i64, nth: i64) -> i64:
        return 1 + self.again(g, bot, who, kind)

    def again(self, g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
        """What replaying a card of this kind is worth now."""
        return 0 if would_rather_not(g, bot, who, kind) else worth_now(g, bot, who, kind, True)


# ---------------------------------------------------------------- projects
@final
class CityGate(Advice):
    """Put back a card that is more useful next turn than now, such as a surplus Action, or else a useless card.

    If Piazza has yet to happen, put back an Action, which it plays at once.
    """

    def react(self, g: State, bot: DefaultPlay, f: Frame, who: i64) -> i64:
        return 50 if self.has_piazza_to_come(g, f, who) and self.has_action(g, who) else 4

    def has_piazza_to_come(self, g: State, window: Frame, who: i64) -> bool:
        """Whether the player's Piazza has still to happen at the start of this turn."""
        land = g.components.land("piazza")
        if land < 0 or g.players[who].has_land[land] == 0:
            return False
        return window.its.index(FROM_LANDSCAPE << SOURCE_SHIFT | land << ID_SHIFT) < 0

    def has_action(self, g: State, who: i64) -> bool:
        """Whether the player has an Action in hand."""
        hand = g.players[who].hand
        for i in range(hand.n):
            if g.kinds[g.kind_of[hand.ids[i]]].types & ACTION:
                return True
        return False

    def pick(self, g: State, bot: DefaultPlay, f: Frame, who: i64, kind: i64, nth: i64) -> i64:
        if g.kinds[kind].types & ACTION and self.has_piazza_to_come(g, g.stack[g.top - 1], who):
            return 1 + bot.keep[kind]
        return put_back_wish(g, bot, who, kind, 0)


@final
class Silos(Advice):
    """Discard Coppers if cards of the deck are better on average."""

    def react(self, g: State, bot: DefaultPlay, f: Frame, who: i64) -> i64:
        return 6

    def pick(self, g: State, bot: DefaultPlay, f: Frame, who: i64, kind: i64, nth: i64) -> i64:
        return average_draw(g, who, bot.keep, nth + 1) // COIN - bot.keep[kind]


@final
class SinisterPlot(Advice):
    """Collect tokens until the cards they draw should improve the purchase; never draw if the best can be bought anyway."""

    def react(self, g: State, bot: DefaultPlay, f: Frame, who: i64) -> i64:
        return 20

    def option(self, g: State, bot: DefaultPlay, f: Frame, who: i64, code: i64) -> i64:
        tokens = g.players[who].on_land[f.source - LAND]
        return 1 if self.draws(g, bot, who, tokens) == (code == 1) else 0

    def draws(self, g: State, bot: DefaultPlay, who: i64, tokens: i64) -> bool:
        """Whether to draw cards for the tokens now instead of adding another token."""
        if tokens == 0 or can_buy_the_best(g, bot, who):
            return False
        if tokens >= ENOUGH_TOKENS or bot.is_late(g):
            return True
        coins = coins_at_hand(g, bot, who) + g.players[who].tokens[COFFERS]
        more = coins + tokens * average_draw(g, who, bot.coins, tokens) // COIN
        line = bot.first_line(g, who, more, bot.buys.n)
        if line == bot.first_line(g, who, MANY, bot.buys.n):
            return True
        return tokens > 1 and line < bot.first_line(g, who, coins, bot.buys.n)


@final
class Innovation(Advice):
    """Play the gained Action if it is useful now; after a purchase, drawn cards cannot be used."""

    def react(self, g: State, bot: DefaultPlay, f: Frame, who: i64) -> i64:
        kind = g.kind_of[f.that]
        if would_rather_not(g, bot, who, kind):
            return 0
        if g.phase != IN_BUY_PHASE:
            return 100
        return worth_now(g, bot, who, kind, not has_happened(g, BOUGHT, who))


ADVICE: Final[dict[str, Advice]] = {
    "acting_troupe": ActingTroupe(),
    "border_guard": BorderGuard(),
    "cargo_ship": CargoShip(),
    "experiment": Experiment(),
    "improve": Improve(),
    "mountain_village": FetchesFromDiscard(),
    "priest": TrashesOne(soon=280, per_cost=0, least=-30),
    "recruiter": TrashesOne(soon=760, per_cost=20, least=-60),
    "scepter": Scepter(),
    "scholar": Scholar(),
    "treasurer": Treasurer(),
    # projects
    "cathedral": TrashesJunk(),
    "city_gate": CityGate(),
    "crop_rotation": StartOfTurn(10),
    "innovation": Innovation(),
    "piazza": StartOfTurn(40),
    "sewers": TrashesJunk(),
    "silos": Silos(),
    "sinister_plot": SinisterPlot(),
}

# How strong one play is, in hundredths of a coin, where the text does not tell; written by `python -m bench.strengths`.
STRENGTHS: Final[dict[str, int]] = {
    "border_guard": 190,
    "cargo_ship": 300,
    "ducat": 290,
    "experiment": 200,
    "flag_bearer": 540,
    "inventor": 290,
    "lackeys": 250,
    "mountain_village": 260,
    "priest": 290,
    "recruiter": 300,
    "research": 220,
    "sculptor": 330,
    "seer": 300,
    "silk_merchant": 360,
    "spices": 350,
    "swashbuckler": 550,
    "treasurer": 550,
    "villain": 510,
}
