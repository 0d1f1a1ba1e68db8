"""What a text pays for discarded or trashed cards: coins per card, a token for one, a Silver for two.

A bot weighs what each card is worth to it against the payment.
"""

from __future__ import annotations

from functools import cache
from typing import Final, final

from mypy_extensions import i64

from demesne.bots.advice.texts import deed_worth, giving_worth, text_worth
from demesne.bots.advice.worth import COIN, can_buy_the_best, is_needed
from demesne.bots.default_play import NEVER, UNDECIDED, DefaultPlay
from demesne.engine.constants import MANY
from demesne.engine.deeds import Deed, DeedKind
from demesne.engine.definitions import Text
from demesne.engine.state import Frame, State
from demesne.phrases.reading import amount, branch, deeds_of, per_card, with_what_is_inside

SPARE_COIN: Final[i64] = 90  # the worth of a coin while more coins can improve the purchase
LOST_BUY: Final[i64] = 300  # the loss if the player can no longer buy their first choice


@final
class Payment:
    """What a text pays after a choice of cards."""

    def __init__(self) -> None:
        self.each: list[Deed] = []  # paid per card
        self.all: list[Deed] = []  # paid if enough cards are given
        self.none: list[Deed] = []  # paid otherwise
        self.between: list[int] = []  # positions of phrases that then choose between options
        self.draws: bool = False  # whether the payment draws cards

    def is_nothing(self) -> bool:
        """Whether the text pays nothing."""
        return not self.each and not self.all and not self.none and not self.between


@cache
def payment_at(text: Text, at: int) -> Payment:
    """The payment for the cards chosen at this position, read up to the next choice of cards."""
    paid = Payment()
    size = int(text.size)
    pc = at + 1
    while pc < size:
        deeds = deeds_of(text.phrases[pc])
        first = deeds[0] if deeds else None
        if first is None or first.kind in (DeedKind.CHOOSE, DeedKind.EACH):
            break
        if first.kind is DeedKind.IF and len(first.skips) == 2:
            end = min(pc + 1 + first.skips[1], size)
            pc = read_branch(text, pc + 1, end, paid)
            continue
        paid.each += [deed for deed in deeds if per_card(deed.count) > 0]
        pc += 1
    paid.draws = any(deed.kind in (DeedKind.CARDS, DeedKind.DRAW) for deed in [*paid.each, *paid.all])
    return paid


def read_branch(text: Text, start: int, end: int, paid: Payment) -> int:
    """Read both branches of a condition into a payment; return the position after them."""
    pc = start
    while pc < end:
        deeds = deeds_of(text.phrases[pc])
        if deeds and deeds[0].kind is DeedKind.CHOOSE_ONE:
            paid.between.append(pc)
            return end
        if deeds and deeds[0].kind is DeedKind.SKIP and pc == end - 1:  # skips the other branch
            after = end + deeds[0].skips[0]
            paid.none = [deed for i in range(end, after) for deed in all_deeds(text, i)]
            return after
        paid.all += all_deeds(text, pc)
        pc += 1
    return end


def all_deeds(text: Text, at: int) -> list[Deed]:
    """The deeds of one phrase, including later ones, except those that depend on the card given up."""
    found: list[Deed] = []
    for deed in deeds_of(text.phrases[at]):
        if not of_it(deed):
            found += with_what_is_inside(deed)
    return found


def of_it(deed: Deed) -> bool:
    """Whether the deed depends on the chosen cards."""
    return (deed.count is not None and amount(deed.count).of not in ("", "cards")) or (
        deed.most_cost is not None and amount(deed.most_cost).of != ""
    )


def paid_for(g: State, bot: DefaultPlay, f: Frame, who: i64, most: i64) -> i64:
    """The payment per card for a choice of up to `most` cards, in hundredths of a coin; UNDECIDED if the text pays nothing."""
    paid = payment_at(f.text, int(f.pc))
    if paid.is_nothing():
        return UNDECIDED
    worth = paid_for_each(g, bot, f, who, paid)
    return worth + paid_for_all(g, bot, f, who, paid) // most if 0 < most < MANY else worth


def paid_for_all(g: State, bot: DefaultPlay, f: Frame, who: i64, paid: Payment) -> i64:
    """The payment if enough cards are given, in hundredths of a coin."""
    worth = text_worth(g, bot, f, who, tuple(paid.all)) - text_worth(g, bot, f, who, tuple(paid.none))
    for at in paid.between:
        best = NEVER
        for i in range(len(f.text.phrases[at].deeds()[0].names)):
            best = max(best, text_worth(g, bot, f, who, branch(f.text, at, i)))
        worth += best
    return worth


def cost_to_give(g: State, bot: DefaultPlay, f: Frame, who: i64, kind: i64, nth: i64, purpose: str) -> i64:
    """What giving up a card costs; below 0 for junk.

    A Treasure that is discarded for something other than cards counts its coins. It costs more if it is needed to buy the
    player's first choice.
    """
    lost = -giving_worth(g, bot, who, kind, nth, purpose)
    if bot.coins[kind] > 0:
        if purpose == "discard" and not payment_at(f.text, int(f.pc)).draws:
            lost = COIN * bot.coins[kind]
        if can_buy_the_best(g, bot, who) and is_needed(g, bot, who, kind):
            lost += LOST_BUY
    return lost


def paid_for_each(g: State, bot: DefaultPlay, f: Frame, who: i64, paid: Payment) -> i64:
    """The payment per card, in hundredths of a coin."""
    worth: i64 = 0
    for deed in paid.each:
        n: i64 = per_card(deed.count)
        if deed.kind is DeedKind.COINS:
            worth += 0 if can_buy_the_best(g, bot, who) else n * SPARE_COIN
        else:
            worth += deed_worth(g, bot, f, who, deed, n)
    return worth
