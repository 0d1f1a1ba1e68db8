"""What hands, decks, purchases and plays are worth to a player, judged by what they can know.

Wishes are roughly in hundredths of a coin.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.bots.conditions import deck_size
from demesne.bots.default_play import UNDECIDED, DefaultPlay
from demesne.bots.strategy_lines import LINE
from demesne.engine.constants import ACTION, ATTACK, COFFERS, CURSE, MANY, NIGHT, TREASURE
from demesne.engine.costs import cost, cost_with, discount, types
from demesne.engine.expressions import PLAIN
from demesne.engine.gaining import is_in_supply
from demesne.engine.prices import coins_in, covers, debt_in, potions_in
from demesne.engine.state import State
from demesne.engine.zones import Zone
from demesne.phrases.reading import gifts

COIN: Final[i64] = 100  # wishes are roughly in hundredths of a coin
HIGH_PRICE: Final[i64] = 5  # a price worth keeping Coppers in hand for; also the assumed price of a landscape
IDLE: Final[i64] = 100  # the worth of removing a card that cannot be played
LITTLE: Final[i64] = 30  # the least worth of a playable card in the deck
REMOVALS: Final = ("exile", "island")  # purposes of a choice that take a card out of the deck but keep its points
USEFUL: Final[i64] = 100  # the keep wish above which a card in hand is worth +1 Action


def in_hand(g: State, who: i64, kind: i64) -> i64:
    """Copies of a card in hand."""
    hand = g.players[who].hand
    n: i64 = 0
    for i in range(hand.n):
        if g.kind_of[hand.ids[i]] == kind:
            n += 1
    return n


def count_hand(g: State, who: i64) -> vec[i64]:
    """Copies of each kind in hand."""
    counts = vec[i64]([0] * int(g.nkinds))
    hand = g.players[who].hand
    for i in range(hand.n):
        counts[g.kind_of[hand.ids[i]]] += 1
    return counts


def coins_at_hand(g: State, bot: DefaultPlay, who: i64) -> i64:
    """Coins this turn, including the Treasures still in hand."""
    hand = g.players[who].hand
    n = g.coins
    for i in range(hand.n):
        n += bot.coins[g.kind_of[hand.ids[i]]]
    return n


def average_keep(g: State, bot: DefaultPlay, who: i64) -> i64:
    """The average wish to have a card of this player's deck in hand."""
    own = g.players[who].owned
    total: i64 = 0
    for kind in range(bot.nkinds):
        total += own[kind] * bot.keep[kind]
    size = deck_size(g, who)
    return total // size if size > 0 else 0


def deck_worth(g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
    """What owning a card is worth for the rest of the game."""
    card = g.kinds[kind]
    if card.types & CURSE:
        return -150
    if card.types & (ACTION | TREASURE | NIGHT) == 0:
        points = card.vp if card.worth is PLAIN else 1 + card.worth.value(g, who)
        if bot.is_late(g):
            return 170 * points
        return 110 * points if points > 1 or bot.hoards else -20
    if bot.coins[kind] == 1 and card.price == 0:
        return -20 if bot.junk_wish(g, who, kind, 0) > 0 else 80
    if card.types & ACTION and bot.buys.n > 0 and bot.buys.names[kind] + bot.gains.names[kind] == 0:
        return unwanted_worth(coins_worth(card.price))
    return (60 if bot.is_late(g) else 100) * coins_worth(card.price)


def gained_worth(g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
    """What gaining a card is worth: at least its price if the strategy wants it now; little for any other Action."""
    worth = deck_worth(g, bot, who, kind)
    card = g.kinds[kind]
    if bot.gain_wish(g, who, kind) >= LINE:
        return max(worth, (60 if bot.is_late(g) else 100) * coins_worth(card.price))
    return min(worth, unwanted_worth(coins_worth(card.price))) if card.types & ACTION else worth


def unwanted_worth(price: i64) -> i64:
    """What an Action is worth that the strategy does not want."""
    return 30 * price - 40


def lost_buy(g: State, bot: DefaultPlay, who: i64, coins: i64, gone: i64) -> i64:
    """How much the next purchase loses if `coins` are given up, after `gone` coins already were."""
    if coins == 0:
        return 0
    all_coins = coins_at_hand(g, bot, who) - gone
    return 80 * (price_of_next_buy(g, bot, who, all_coins) - price_of_next_buy(g, bot, who, all_coins - coins))


def price_of_next_buy(g: State, bot: DefaultPlay, who: i64, coins: i64) -> i64:
    """The price of what the strategy buys next with this many coins; 0 if it buys nothing."""
    line = bot.first_line(g, who, coins, bot.buys.n)
    if line == bot.buys.n:
        return 0
    target = bot.buys.targets[line]
    return coins_worth(cost(g, target)) if target < bot.nkinds else HIGH_PRICE


def coins_worth(price: i64) -> i64:
    """How many coins a price is worth."""
    return coins_in(price) + 2 * potions_in(price) + debt_in(price)


def best_gain(g: State, bot: DefaultPlay, who: i64, least: i64, most: i64, wanted: i64, but: i64 = -1) -> i64:
    """The most wanted card of these costs and types in the supply, except `but`; -1 if there is none."""
    best: i64 = -1
    wish: i64 = 0
    less = discount(g)
    for kind in range(bot.nkinds):
        if kind == but or not is_in_supply(g, kind) or types(g, kind) & wanted == 0:
            continue
        price = cost_with(g, kind, less)
        if not covers(most, price) or not covers(price, least):
            continue
        this = bot.gain_wish(g, who, kind)
        if best < 0 or this > wish:
            best = kind
            wish = this
    return best


def total(g: State, zone: Zone, values: vec[i64]) -> i64:
    """The sum of a value over the cards of a zone; `values` has one for each kind of card."""
    n: i64 = 0
    for i in range(zone.n):
        n += values[g.kind_of[zone.ids[i]]]
    return n


def average_draw(g: State, who: i64, values: vec[i64], n: i64) -> i64:
    """The average value of a drawn card, in hundredths of the given values, when `n` cards are drawn."""
    p = g.players[who]
    cards = p.deck.n
    worth = total(g, p.deck, values)
    if cards < n:
        cards += p.discard.n
        worth += total(g, p.discard, values)
    return COIN * worth // cards if cards > 0 else 0


def needs_actions(g: State, bot: DefaultPlay, who: i64) -> bool:
    """Whether the player has a useful Action card in hand but no Actions left."""
    if g.actions > 0:
        return False
    hand = g.players[who].hand
    for i in range(hand.n):
        kind = g.kind_of[hand.ids[i]]
        if types(g, kind) & ACTION and bot.keep[kind] > USEFUL:
            return True
    return False


def better_buy(g: State, bot: DefaultPlay, who: i64, coins: i64) -> i64:
    """How much more a card bought this turn can cost with additional coins."""
    money = coins_at_hand(g, bot, who)
    return price_of_next_buy(g, bot, who, money + coins) - price_of_next_buy(g, bot, who, money)


def can_buy_the_best(g: State, bot: DefaultPlay, who: i64) -> bool:
    """Whether the player has one Buy and already enough coins for their first choice."""
    if g.buys != 1:
        return False
    coins = coins_at_hand(g, bot, who) + g.players[who].tokens[COFFERS]
    best = bot.first_line(g, who, MANY, bot.buys.n)
    return best < bot.buys.n and bot.first_line(g, who, coins, bot.buys.n) == best


def is_needed(g: State, bot: DefaultPlay, who: i64, kind: i64) -> bool:
    """Whether the next purchase changes without this Treasure from hand."""
    money = coins_at_hand(g, bot, who) + g.players[who].tokens[COFFERS]
    return bot.first_line(g, who, money, bot.buys.n) != bot.first_line(g, who, money - bot.coins[kind], bot.buys.n)


def put_back_wish(g: State, bot: DefaultPlay, who: i64, kind: i64, nth: i64) -> i64:
    """The wish to put a card from hand onto the deck.

    In the player's own turn, cards that are more useful next turn than now; otherwise the least useful ones.
    """
    if who != g.current:
        return 30 - bot.keep_wish(g, who, kind, nth)
    now = bot.keep_wish(g, who, kind, nth)
    if g.buys == 1 and bot.coins[kind] > 0 and not is_needed(g, bot, who, kind):
        now = 0
    return 3 * bot.keep[kind] // 4 - now


def worth_now(g: State, bot: DefaultPlay, who: i64, kind: i64, draws: bool) -> i64:
    """What playing this Action in the Buy phase is worth; `draws` says whether drawn cards can still be used."""
    card = g.kinds[kind]
    worth: i64 = COIN if card.types & ATTACK else 0
    given = gifts(card)
    worth += COIN * given.coins + 70 * given.coffers + 30 * given.villagers + 20 * given.buys
    if draws and given.cards > 0:
        worth += given.cards * average_draw(g, who, bot.coins, given.cards)
    if given.asks and bot.keep[kind] > worth:
        worth = bot.keep[kind]
    return worth


def would_rather_not(g: State, bot: DefaultPlay, who: i64, kind: i64) -> bool:
    """Whether the card's own advice is against playing it now."""
    wish = bot.advice[kind].play(g, bot, who, kind)
    return wish <= 0 and wish != UNDECIDED


def trash_wish(g: State, bot: DefaultPlay, who: i64, kind: i64, nth: i64) -> i64:
    """The wish to trash a card; Treasures needed for this turn's purchase are kept."""
    wish = bot.junk_wish(g, who, kind, nth)
    if wish > 0 and bot.coins[kind] > 0 and is_needed(g, bot, who, kind):
        return -10
    return wish


def by_lines(g: State, bot: DefaultPlay, who: i64, kind: i64, wish: i64) -> i64:
    """The wish to trash a card: by the strategy's trash lines, or `wish` if they do not mention it."""
    return bot.trashes.wish(g, who, kind, wish) if bot.trashes.n > 0 else wish


def removal_wish(g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
    """The wish to take a card from hand out of the deck in a way that keeps its points."""
    if types(g, kind) & (ACTION | TREASURE | NIGHT) == 0:
        return IDLE
    return -max(deck_worth(g, bot, who, kind), LITTLE) - lost_buy(g, bot, who, bot.coins[kind], 0)


def naming_wish(g: State, bot: DefaultPlay, who: i64, kind: i64) -> i64:
    """The wish to name a card for the top of the deck: the most frequent card there is best."""
    p = g.players[who]
    cards = p.deck if p.deck.n > 0 else p.discard
    n: i64 = 0
    for i in range(cards.n):
        if g.kind_of[cards.ids[i]] == kind:
            n += 1
    return COIN * n + bot.keep[kind] // 10


def number_of_types(g: State, kind: i64) -> i64:
    """How many types a card has."""
    n: i64 = 0
    left = types(g, kind)
    while left > 0:
        n += left & 1
        left >>= 1
    return n
