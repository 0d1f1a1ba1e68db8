"""Prices: coins, Potions and debt in one number. A price without Potions and debt is just its coins.

The lowest bits are coins, which may be negative while a limit is computed ("up to 2 less"); then Potions, then debt.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from demesne.engine.constants import MANY

ODD_PRICE: Final[i64] = 1 << 15  # a price from here up has Potions or debt
COIN_RANGE: Final[i64] = 1 << 16
POTION_UNIT: Final[i64] = 1 << 16
DEBT_UNIT: Final[i64] = 1 << 20


def price_of(coins: i64, potions: i64, debt: i64) -> i64:
    """Combine coins, Potions and debt into a price.

    >>> coins_in(price_of(3, 1, 0)), potions_in(price_of(3, 1, 0)), debt_in(price_of(8, 0, 8))
    (3, 1, 8)
    """
    return coins + potions * POTION_UNIT + debt * DEBT_UNIT


def coins_in(price: i64) -> i64:
    """The coins in a price. Other numbers are returned unchanged.

    >>> coins_in(price_of(0, 1, 0) - 2), coins_in(7)
    (-2, 7)
    """
    if price < ODD_PRICE or price >= MANY:
        return price
    return (price + ODD_PRICE) % COIN_RANGE - ODD_PRICE


def potions_in(price: i64) -> i64:
    """The Potions in a price."""
    if price < ODD_PRICE:
        return 0
    return (price - coins_in(price)) % DEBT_UNIT // POTION_UNIT


def debt_in(price: i64) -> i64:
    """The debt in a price."""
    if price < ODD_PRICE:
        return 0
    return (price - coins_in(price)) // DEBT_UNIT


def covers(limit: i64, price: i64) -> bool:
    """Whether no part of a price (coins, Potions, debt) is above that of the limit.

    >>> covers(4, 4), covers(9, price_of(3, 1, 0)), covers(price_of(4, 1, 0), price_of(3, 1, 0))
    (True, False, True)
    """
    if (price < ODD_PRICE and limit < ODD_PRICE) or limit >= MANY:
        return price <= limit
    return coins_in(price) <= coins_in(limit) and potions_in(price) <= potions_in(limit) and debt_in(price) <= debt_in(limit)
