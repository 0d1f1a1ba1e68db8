"""The benchmark strategies as pyminion players, written like its own example bots."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pyminion.bots.bot import Bot, BotDecider
from pyminion.bots.optimized_bot import OptimizedBot, OptimizedBotDecider
from pyminion.expansions import base


class TwoWitchesDecider(BotDecider):  # type: ignore[misc]
    """Big Money with at most two Witches."""

    def action_priority(self, player: Any, game: Any) -> Iterator[Any]:
        yield base.witch

    def buy_priority(self, player: Any, game: Any) -> Iterator[Any]:
        money = player.state.money
        if money >= 8:
            yield base.province
        if money >= 6:
            yield base.gold
        if money >= 5 and player.get_card_count(card=base.witch) < 2:
            yield base.witch
        if money >= 3:
            yield base.silver


class VillageMilitiaDecider(OptimizedBotDecider):  # type: ignore[misc]
    """Markets, one Militia, and as many Smithies as Villages."""

    def action_priority(self, player: Any, game: Any) -> Iterator[Any]:
        yield base.village
        yield base.market
        if player.state.actions > 1 or base.militia not in player.hand.cards:
            yield base.smithy
        yield base.militia
        yield base.smithy

    def buy_priority(self, player: Any, game: Any) -> Iterator[Any]:
        money = player.state.money
        if money >= 8:
            yield base.province
        if money >= 6:
            yield base.gold
        if money >= 5:
            yield base.market
        if money >= 4 and player.get_card_count(card=base.militia) < 1:
            yield base.militia
        if money >= 4 and player.get_card_count(card=base.smithy) < player.get_card_count(card=base.village):
            yield base.smithy
        if money >= 3 and player.get_card_count(card=base.village) < 4:
            yield base.village
        if money >= 3:
            yield base.silver


def two_witches(name: str) -> Bot:
    return Bot(decider=TwoWitchesDecider(), player_id=name)


def village_militia(name: str) -> OptimizedBot:
    return OptimizedBot(decider=VillageMilitiaDecider(), player_id=name)
