"""What a text is worth now, and advice derived from a card's text if its set has none for it.

A bot that chooses between options reads what each of them does, and values it.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from mypy_extensions import i64

from demesne.bots.advice.ideas import NeedsA, PlaysOnceMore, TrashesForCoins, TrashesOne, Upgrade
from demesne.bots.advice.worth import (
    COIN,
    REMOVALS,
    average_draw,
    average_keep,
    best_gain,
    better_buy,
    coins_at_hand,
    count_hand,
    deck_worth,
    gained_worth,
    put_back_wish,
    trash_wish,
)
from demesne.bots.default_play import NEVER, NO_ADVICE, Advice, DefaultPlay
from demesne.bots.strategy_lines import LINE
from demesne.engine.constants import (
    ACTION,
    ANY_TYPE,
    ASIDE,
    CURSE,
    DECK,
    FROM_IT,
    FROM_SUPPLY,
    FROM_TRASH,
    HAND,
    LOOK,
    MANY,
    NIGHT,
    PASS,
    TREASURE,
    TYPE_NAMES,
)
from demesne.engine.costs import types
from demesne.engine.deeds import ATTACKER, OTHERS, YOU, Deed, DeedKind
from demesne.engine.definitions import Card, Rule
from demesne.engine.expressions import CardTest
from demesne.engine.gaining import is_in_supply
from demesne.engine.places import place
from demesne.engine.state import Frame, State
from demesne.phrases.reading import NO, amount, branch, condition, gifts, kind_of_card, read, steps

TWO_BUYS: Final[i64] = 9  # coins that make a second Buy useful
BURDEN: Final[i64] = -30  # the worth of gaining a useless card
OF_COST: Final = "cost"
# The worth of one token, in hundredths of a coin.
TOKENS: Final[dict[DeedKind, int]] = {
    DeedKind.COFFERS: 110,
    DeedKind.VILLAGERS: 40,
    DeedKind.FAVORS: 40,
    DeedKind.VP: 90,
}
# The worth of +1 in a later turn, in hundredths of a coin.
LATER: Final[dict[DeedKind, int]] = {DeedKind.COINS: 60, DeedKind.CARDS: 60, DeedKind.ACTIONS: 10, DeedKind.BUYS: 10}


# ---------------------------------------------------------------- choosing between several things
def branch_worth(g: State, bot: DefaultPlay, f: Frame, who: i64, code: i64) -> i64:
    """What one option is worth, roughly in hundredths of a coin; if in doubt, doing something is better than declining."""
    between = f.text.phrases[f.pc].deeds()[0]
    done: i64 = 0 if code == PASS else 1
    if between.kind not in (DeedKind.CHOOSE_ONE, DeedKind.CHOOSE_SOME) or len(between.names) < 2:
        return done
    if code != PASS:
        return done + worth_to(g, bot, f, who, branch(f.text, int(f.pc), int(code)))
    return worth_to(g, bot, f, who, branch(f.text, int(f.pc), between.names.index(NO))) if NO in between.names else 0


def worth_to(g: State, bot: DefaultPlay, f: Frame, who: i64, deeds: tuple[Deed, ...]) -> i64:
    """What a part of a text is worth to the player who is asked; what helps another player counts against it."""
    if who == f.who:
        return text_worth(g, bot, f, who, deeds)
    worth: i64 = 0
    for deed in deeds:
        if deed.whose == ATTACKER:
            worth += text_worth(g, bot, f, who, (deed,))
        else:
            worth -= text_worth(g, bot, f, f.who, (deed,))
            if deed.thing == "it" and deed.kind is DeedKind.DISCARD:
                worth += prey_worth(g, bot, f, who)
    return worth


def offer_worth(g: State, bot: DefaultPlay, f: Frame, who: i64, rule: Rule) -> i64:
    """What it is worth to do what an optional rule does with the card of its event."""
    text = rule.text
    for pc in range(int(text.size)):
        deed = text.phrases[pc].deeds()[0]
        if deed.kind is DeedKind.CHOOSE_ONE:
            best = NEVER
            for i in range(len(deed.names)):
                best = max(best, worth_with_that(g, bot, f, who, branch(text, pc, i)))
            return best
    return worth_with_that(g, bot, f, who, tuple(steps(text)))


def worth_with_that(g: State, bot: DefaultPlay, f: Frame, who: i64, deeds: tuple[Deed, ...]) -> i64:
    """What the deeds that concern THAT are worth together."""
    worth: i64 = 0
    for deed in deeds:
        if deed.thing == "that":
            worth += worth_of_that(g, bot, f, who, deed)
    return worth


def text_worth(g: State, bot: DefaultPlay, f: Frame, who: i64, deeds: tuple[Deed, ...]) -> i64:
    """What a sequence of deeds is worth."""
    worth: i64 = 0
    swapped = False  # whether the gain was already counted with the trashed card
    for i, deed in enumerate(deeds):
        if deed.whose not in (YOU, ATTACKER):
            worth += worth_to_others(g, deed)
        elif deed.kind is DeedKind.CHOOSE:
            gained = gained_for_it(deeds, i) if deed.purpose == "trash" and deed.source == HAND else None
            if gained is None:
                worth += choice_worth(g, bot, f, who, deed)
            else:
                worth += best_swap(g, bot, f, who, deed, gained)
                swapped = True
        elif deed.kind is DeedKind.GAIN or deed.kind is DeedKind.GAIN_COPY:
            if not swapped:
                worth += gain_worth(g, bot, f, who, deed)
        else:
            worth += deed_worth(g, bot, f, who, deed, number_of(g, f, who, deed))
    return worth


def gained_for_it(deeds: tuple[Deed, ...], at: int) -> Deed | None:
    """The later gain whose price depends on the card chosen at this position, or None."""
    for deed in deeds[at + 1 :]:
        if deed.kind is DeedKind.GAIN and deed.most_cost is not None and amount(deed.most_cost).of == OF_COST:
            return deed
    return None


def worth_to_others(g: State, deed: Deed) -> i64:
    """What it is worth that something happens to the other players."""
    if deed.whose != OTHERS:
        return 0
    if deed.kind is DeedKind.GAIN and deed.id == "curse":
        return COIN if g.left[g.components.kind("curse")] > 0 else 0
    return 50 if deed.kind is DeedKind.CHOOSE and deed.purpose == "discard" else 0


def deed_worth(g: State, bot: DefaultPlay, f: Frame, who: i64, deed: Deed, n: i64) -> i64:
    """What a deed is worth that is done `n` times, or to `n` cards."""
    kind = deed.kind
    if kind in TOKENS:
        return n * TOKENS[kind]
    if deed.when:
        return n * LATER[kind] if kind in LATER else 0
    if kind is DeedKind.COINS:
        return 100 * better_buy(g, bot, who, n) + 20 * n if who == g.current else 0
    if kind is DeedKind.CARDS or kind is DeedKind.DRAW:
        if g.actions == 0 or who != g.current:
            return n * average_draw(g, who, bot.coins, n)
        return n * average_draw(g, who, bot.keep, n) // COIN
    if kind is DeedKind.ACTIONS:
        return waiting_worth(g, bot, who)
    if kind is DeedKind.BUYS:
        return 50 if coins_at_hand(g, bot, who) >= TWO_BUYS else 10
    if kind is DeedKind.TRASH and deed.thing == "this":
        return -deck_worth(g, bot, who, g.kind_of[f.source]) // 2
    if deed.thing == "that":
        return worth_of_that(g, bot, f, who, deed)
    if kind is DeedKind.DISCARD and deed.source == LOOK:
        return better_than_looked_at(g, bot, who)
    if kind is DeedKind.DISCARD and deed.thing == "it" and f.its.n > 0 and f.it_at == place(f.who, DECK):
        return average_keep(g, bot, who) - bot.keep[g.kind_of[f.its.ids[0]]]
    if kind is DeedKind.ROTATE:
        return rotation_worth(g, bot, f, who)
    return 0


def waiting_worth(g: State, bot: DefaultPlay, who: i64) -> i64:
    """What +1 Action is worth: the best Action card in hand that cannot be played without it."""
    if g.actions > 0:
        return COIN if bot.terminals_in_hand(g, who) > bot.room_for_terminals(g, who) else 0
    hand = g.players[who].hand
    best: i64 = 0
    for i in range(hand.n):
        kind = g.kind_of[hand.ids[i]]
        if types(g, kind) & ACTION:
            best = max(best, bot.keep[kind])
    return best


def number_of(g: State, f: Frame, who: i64, deed: Deed) -> i64:
    """The number of a deed: fixed, counted now, or 1."""
    if deed.amount is not None:
        return deed.amount
    return deed.count.value(g, f, who) if deed.count is not None else 1


def worth_of_that(g: State, bot: DefaultPlay, f: Frame, who: i64, deed: Deed) -> i64:
    """What it is worth that a rule moves the card of its event instead of leaving it where it is."""
    if f.that < 0:
        return 0
    kind = g.kind_of[f.that]
    if deed.kind is DeedKind.TRASH:
        return max(bot.junk_wish(g, who, kind, 0) // 6, -gained_worth(g, bot, who, kind))
    if deed.kind is DeedKind.EXCHANGE:
        new = g.components.kind(deed.id)
        old = gained_worth(g, bot, who, kind)
        return -old if new < 0 else gained_worth(g, bot, who, new) - max(old, 0 if bot.gain_wish(g, who, kind) < LINE else MANY)
    if deed.to == DECK:
        return bot.keep_wish(g, who, kind, 0) - average_keep(g, bot, who)
    return bot.use_wish(g, who, kind) if deed.to == HAND else 0


def prey_worth(g: State, bot: DefaultPlay, f: Frame, who: i64) -> i64:
    """What it is worth to discard the top card of another player's deck.

    This matters if a card in hand trashes cards from there: leave a card that it would trash and the player wants to gain,
    and discard all others. Without such a card it is worth 0.
    """
    hand = g.players[who].hand
    for i in range(hand.n):
        wanted = preys_on(g.kinds[g.kind_of[hand.ids[i]]])
        if wanted is not None:
            kind = g.kind_of[f.its.ids[0]]
            good = wanted.fits_kind(g, f, f.who, kind) and bot.gain_wish(g, who, kind) > 0
            return -MANY if good else MANY
    return 0


@cache
def preys_on(card: Card) -> CardTest | None:
    """The cards that this card trashes from the decks of other players, or None."""
    for deed in read(card):
        if deed.whose == OTHERS and deed.kind is DeedKind.CHOOSE and deed.source == FROM_IT and deed.purpose == "trash":
            return deed.which
    return None


def better_than_looked_at(g: State, bot: DefaultPlay, who: i64) -> i64:
    """How much better average cards of the deck are than the cards being looked at, in total."""
    look = g.players[who].look
    average = average_keep(g, bot, who)
    worth: i64 = 0
    for i in range(look.n):
        worth += average - bot.keep_wish(g, who, g.kind_of[look.ids[i]], 0)
    return worth


def rotation_worth(g: State, bot: DefaultPlay, f: Frame, who: i64) -> i64:
    """What rotating a pile is worth: below 0 if the player wants the top card at least as much as the next one."""
    at = g.components.pile_of[g.kind_of[f.source]]
    if at < 0 or g.stacks[at].n == 0:
        return 0
    stack = g.stacks[at]
    top = stack.ids[stack.n - 1]
    below = stack.n - 1
    while below >= 0 and stack.ids[below] == top:
        below -= 1
    if below < 0:
        return 0
    now = bot.gain_wish(g, who, top)
    return -10 if now >= LINE and now >= bot.gain_wish(g, who, stack.ids[below]) else 0


# ---------------------------------------------------------------- cards that are gained and given up
def gain_worth(g: State, bot: DefaultPlay, f: Frame, who: i64, deed: Deed) -> i64:
    """What gaining a card from the supply is worth."""
    if deed.kind is DeedKind.GAIN_COPY and f.its.n > 0:
        return arrival_worth(g, bot, who, g.kind_of[f.its.ids[0]], deed.to)
    if deed.source != FROM_SUPPLY or deed.thing == "it":
        return 0
    if deed.id:
        kind = g.components.kind(deed.id)
        if kind < 0 or not is_in_supply(g, kind):
            return 0
        return number_of(g, f, who, deed) * arrival_worth(g, bot, who, kind, deed.to)
    most: i64 = MANY if deed.most_cost is None else deed.most_cost.value(g, f, who)
    least: i64 = 0 if deed.least_cost is None else deed.least_cost.value(g, f, who)
    best = best_gain(g, bot, who, least, most, wanted_types(deed))
    return arrival_worth(g, bot, who, best, deed.to) if best >= 0 else 0


def wanted_types(deed: Deed) -> i64:
    """The types of the cards that a deed may gain; any type if it does not restrict them."""
    wanted: i64 = 0
    for name in kind_of_card(deed.which).types:
        wanted |= TYPE_NAMES[name.capitalize()]
    return wanted if wanted != 0 else ANY_TYPE


def arrival_worth(g: State, bot: DefaultPlay, who: i64, kind: i64, to: i64) -> i64:
    """What it is worth that a card joins the deck; Victory cards and Coppers that the strategy does not want are a burden."""
    card = g.kinds[kind]
    worth = gained_worth(g, bot, who, kind)
    just_points = card.types & (ACTION | TREASURE | NIGHT | CURSE) == 0 and not bot.is_late(g)
    if worth > 0 and (just_points or card.price == 0) and bot.gain_wish(g, who, kind) < LINE:
        worth = BURDEN
    if to == HAND and who == g.current and bot.coins[kind] > 0:
        worth += 80 * better_buy(g, bot, who, bot.coins[kind])
    if worth > 0 and to == ASIDE:  # it arrives later
        return worth // 2
    return worth + 20 if to == DECK and worth > 0 else worth


def choice_worth(g: State, bot: DefaultPlay, f: Frame, who: i64, deed: Deed) -> i64:
    """What the best choice of cards is worth; mandatory picks count even if they are bad."""
    if deed.source == FROM_TRASH and deed.purpose == "gain":
        return best_of_trash(g, bot, f, who, deed)
    if deed.source == FROM_IT and deed.purpose == "hand":
        return best_of_it(g, bot, f, who)
    if deed.source != HAND:
        return 0
    counts = count_hand(g, who)
    least: i64 = deed.least if deed.least is not None else 0
    most: i64 = deed.amount if deed.amount is not None else MANY
    given: i64 = 0
    total: i64 = 0
    while given < most:
        best: i64 = -1
        wish = NEVER
        for kind in range(bot.nkinds):
            if counts[kind] > 0 and (deed.which is None or deed.which.fits_kind(g, f, who, kind)):
                this = giving_worth(g, bot, who, kind, given, deed.purpose)
                if this > wish:
                    best = kind
                    wish = this
        if best < 0 or (wish <= 0 and given >= least):
            break
        counts[best] -= 1
        total += wish
        given += 1
    return total


def giving_worth(g: State, bot: DefaultPlay, who: i64, kind: i64, nth: i64, purpose: str) -> i64:
    """What it is worth to trash or discard a card from hand, or to put it onto the deck."""
    if purpose == "trash":
        wish = trash_wish(g, bot, who, kind, nth)
        return wish // 6 if wish > 0 else min(wish, -deck_worth(g, bot, who, kind))
    if purpose == "discard":
        return -bot.keep_wish(g, who, kind, nth)
    return put_back_wish(g, bot, who, kind, nth) if purpose == "topdeck" else 0


def best_of_trash(g: State, bot: DefaultPlay, f: Frame, who: i64, deed: Deed) -> i64:
    """What the best card in the trash that fits a deed is worth; 0 if none does."""
    best: i64 = 0
    for i in range(g.trash.n):
        kind = g.kind_of[g.trash.ids[i]]
        if deed.which is None or deed.which.fits_kind(g, f, who, kind):
            best = max(best, arrival_worth(g, bot, who, kind, deed.to))
    return best


def best_of_it(g: State, bot: DefaultPlay, f: Frame, who: i64) -> i64:
    """What the best of the waiting cards is worth in hand, plus a bonus for taking one."""
    best: i64 = 0
    for i in range(f.its.n):
        best = max(best, COIN + bot.use_wish(g, who, g.kind_of[f.its.ids[i]]))
    return best


def best_swap(g: State, bot: DefaultPlay, f: Frame, who: i64, given: Deed, gained: Deed) -> i64:
    """What it is worth to trash a card from hand and gain one by its cost; 0 if there is no card to trash."""
    hand = g.players[who].hand
    idea = upgrade_of(gained)
    best = NEVER
    for i in range(hand.n):
        kind = g.kind_of[hand.ids[i]]
        if given.which is None or given.which.fits_kind(g, f, who, kind):
            best = max(best, idea.swap(g, bot, who, kind, 0))
    return best if best > NEVER else 0


# ---------------------------------------------------------------- advice from the text alone
def advice_from(card: Card, soon: int, strength: int) -> Advice:
    """Advice for a card that must trash or remove another one, or plays one twice; `soon` is the wish to play it."""
    deeds = tuple(steps(card.play))
    for i, deed in enumerate(deeds):
        if deed.kind in (DeedKind.EACH, DeedKind.LAST) or (deed.kind is DeedKind.CHOOSE_ONE and NO not in deed.names):
            break
        if deed.kind is not DeedKind.CHOOSE or deed.source != HAND:
            continue
        if deed.purpose == "play":
            return plays_once_more(card, deeds[i + 1 :]) or NO_ADVICE
        if i == 0 and deed.which is not None and given_for_it(deeds):
            return NeedsA(deed.which)
        removes = deed.purpose in REMOVALS
        if (deed.purpose == "trash" or removes) and deed.least == 1 and deed.amount == 1 and deed.which is None:
            gained = gained_for_it(deeds, i)
            if gained is not None and gifts(card).actions == 0:
                return upgrade_of(gained, removes)
            paid = paid_for_it(deeds[i + 1 :])
            if paid is DeedKind.COINS:
                return TrashesForCoins()
            return TrashesOne(soon, 0 if paid is None else 40, -strength // 4, removes)
    return NO_ADVICE


def given_for_it(deeds: list[Deed] | tuple[Deed, ...]) -> bool:
    """Whether the text first asks for a card, and does everything else only if one was given."""
    if len(deeds) < 4 or deeds[1].thing != "it" or deeds[2].kind is not DeedKind.IF or condition(deeds[2].test).what != "some":
        return False
    return deeds[2].skips[1] == len(deeds) - 3


def plays_once_more(card: Card, deeds: tuple[Deed, ...]) -> Advice | None:
    """Advice for a card that plays another card twice and trashes it; None for other cards."""
    twice = any(deed.kind is DeedKind.REPLAY and deed.amount == 2 for deed in deeds)
    if not twice or not any(deed.kind is DeedKind.TRASH and deed.thing == "it" for deed in deeds):
        return None
    gained = gained_for_it(deeds, -1)
    return PlaysOnceMore(TREASURE if card.types & TREASURE else ACTION, None if gained is None else upgrade_of(gained))


def upgrade_of(gained: Deed, removes: bool = False) -> Upgrade:
    """The advice for trashing a card and gaining one by its cost."""
    assert gained.most_cost is not None
    exactly = gained.least_cost is not None and amount(gained.least_cost).of == OF_COST
    return Upgrade(1, amount(gained.most_cost).n, exactly, wanted_types(gained), gained.to == HAND, removes)


def paid_for_it(deeds: tuple[Deed, ...]) -> DeedKind | None:
    """The kind of deed whose amount depends on the cost of the trashed card, or None."""
    for deed in deeds:
        if deed.count is not None and amount(deed.count).of == OF_COST:
            return deed.kind
    return None
