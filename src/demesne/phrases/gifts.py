"""Phrases that give cards, Actions, Buys, coins, tokens, Artifacts and extra turns."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from demesne.engine.constants import AGAIN, COFFERS, DONE, LAND, NONE, ON_SHUFFLE, OPTION, TOKEN_NAMES, VILLAGERS
from demesne.engine.deeds import AMOUNTS, Deed, DeedKind
from demesne.engine.definitions import Phrase
from demesne.engine.drawing import NOTHING_LEFT, SHUFFLE_UNDER_WAY, draw, draw_run, refill
from demesne.engine.expressions import Count
from demesne.engine.frames import ask
from demesne.engine.gaining import take_landscape
from demesne.engine.log import note
from demesne.engine.next_turn import take_extra_turn
from demesne.engine.prices import coins_in
from demesne.engine.state import Frame, State
from demesne.engine.tokens import get_vp


def give(g: State, who: i64, actions: i64, buys: i64, coins: i64, coffers: i64, villagers: i64) -> None:
    """Give a player Actions, Buys, coins, Coffers and Villagers. The first three only count on their own turn."""
    if who == g.current:
        g.actions += actions
        g.buys += buys
        g.coins += coins
    if coffers > 0 or villagers > 0:
        tokens = g.players[who].tokens
        tokens[COFFERS] += coffers
        tokens[VILLAGERS] += villagers
    if g.recording:
        if who == g.current:
            for kind, amount in (("actions", actions), ("buys", buys), ("coins", coins)):
                if amount != 0:
                    note(g, kind, who, amount)
        if coffers > 0:
            note(g, "coffers", who, coffers)
        if villagers > 0:
            note(g, "villagers", who, villagers)


@final
class Plus(Phrase):
    """Give fixed amounts, as in "+1 Card". f.a: cards drawn so far"""

    def __init__(
        self, cards: i64, actions: i64, buys: i64, coins: i64, coffers: i64, villagers: i64, vp: i64 = 0, potions: i64 = 0
    ) -> None:
        super().__init__(True, 1 << ON_SHUFFLE if cards > 0 else 0)
        self.cards: i64 = cards
        self.actions: i64 = actions
        self.buys: i64 = buys
        self.coins: i64 = coins
        self.coffers: i64 = coffers
        self.villagers: i64 = villagers
        self.vp: i64 = vp
        self.potions: i64 = potions
        if cards + actions + buys + coffers + villagers + vp + potions == 0:
            self.just_coins = coins
        self.gives_coins = coins > 0
        self.quiet = cards == 0

    def do(self, g: State, who: i64, source: i64) -> None:
        if self.cards > 0:
            draw(g, who, self.cards)
        self.give_others(g, who)

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        while f.a < self.cards:
            f.a += draw_run(g, f.who, self.cards - f.a)
            if f.a < self.cards:
                deck = refill(g, f.who)
                if deck == SHUFFLE_UNDER_WAY:
                    return AGAIN
                if deck == NOTHING_LEFT:
                    break
        self.give_others(g, f.who)
        return DONE

    def give_others(self, g: State, who: i64) -> None:
        """Give everything except the cards."""
        give(g, who, self.actions, self.buys, self.coins, self.coffers, self.villagers)
        if self.vp > 0:
            get_vp(g, who, self.vp)
        if self.potions > 0 and who == g.current:
            g.potions += self.potions
            if g.recording:
                note(g, "potions", who, self.potions)

    def deeds(self) -> list[Deed]:
        return [Deed(kind, int(n)) for kind, n in self.gifts() if n != 0]

    def gifts(self) -> list[tuple[DeedKind, i64]]:
        """The amounts, in the order of card texts."""
        return [
            (DeedKind.CARDS, self.cards),
            (DeedKind.ACTIONS, self.actions),
            (DeedKind.BUYS, self.buys),
            (DeedKind.COINS, self.coins),
            (DeedKind.COFFERS, self.coffers),
            (DeedKind.VILLAGERS, self.villagers),
            (DeedKind.VP, self.vp),
            (DeedKind.POTIONS, self.potions),
        ]


@final
class PlusSome(Phrase):
    """Give coins, Coffers, Villagers or VP tokens; counts determine the amounts. For a price, its coins count."""

    def __init__(self, coins: Count | None, coffers: Count | None, villagers: Count | None, vp: Count | None = None) -> None:
        super().__init__()
        self.coins: Count | None = coins
        self.coffers: Count | None = coffers
        self.villagers: Count | None = villagers
        self.vp: Count | None = vp
        self.gives_coins = coins is not None

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        if self.coins is not None:
            give(g, f.who, 0, 0, coins_in(self.coins.value(g, f, f.who)), 0, 0)
        if self.coffers is not None:
            give(g, f.who, 0, 0, 0, self.coffers.value(g, f, f.who), 0)
        if self.villagers is not None:
            give(g, f.who, 0, 0, 0, 0, coins_in(self.villagers.value(g, f, f.who)))
        if self.vp is not None:
            n = coins_in(self.vp.value(g, f, f.who))
            if n > 0:
                get_vp(g, f.who, n)
        return DONE

    def deeds(self) -> list[Deed]:
        gifts = (
            (DeedKind.COINS, self.coins),
            (DeedKind.COFFERS, self.coffers),
            (DeedKind.VILLAGERS, self.villagers),
            (DeedKind.VP, self.vp),
        )
        return [Deed(kind, None, count=n) for kind, n in gifts if n is not None]


@final
class Pay(Phrase):
    """The player pays a fixed number of coins."""

    def __init__(self, coins: i64) -> None:
        super().__init__()
        self.coins: i64 = coins

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        give(g, f.who, 0, 0, -self.coins, 0, 0)
        return DONE

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.PAY, int(self.coins))]


@final
class PaySome(Phrase):
    """The player pays as many coins as a count says, or all if they have fewer."""

    def __init__(self, coins: Count) -> None:
        super().__init__()
        self.coins: Count = coins

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        coins = self.coins.value(g, f, f.who)
        give(g, f.who, 0, 0, -coins if coins < g.coins else -g.coins, 0, 0)
        return DONE

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.PAY, None, count=self.coins)]


@final
class GiveBack(Phrase):
    """The player returns any number of tokens; the number is remembered."""

    def __init__(self, token: i64) -> None:
        super().__init__()
        self.token: i64 = token
        self.purpose = "give back"

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        tokens = g.players[f.who].tokens
        if answer == NONE:
            return ask(g, OPTION, f.who)
        tokens[self.token] -= answer
        f.remembered = answer
        if g.recording and answer > 0:
            note(g, TOKEN_NAMES[self.token], f.who, -answer)
        return DONE

    def options(self, g: State, f: Frame) -> None:
        for n in range(g.players[f.who].tokens[self.token] + 1):
            g.offer(n)

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.GIVE_BACK, None, 0, id=TOKEN_NAMES[self.token], names=AMOUNTS[:])]


@final
class Take(Phrase):
    """Take an Artifact (also from another player), or a State."""

    def __init__(self, id: str) -> None:
        super().__init__(True)
        self.id: str = id
        self.quiet = True

    def do(self, g: State, who: i64, source: i64) -> None:
        land = g.components.land(self.id)
        if land >= 0:
            take_landscape(g, who, land)

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.TAKE, id=self.id)]


@final
class TokensOnThis(Phrase):
    """Put a token on THIS landscape, or remove all of the player's tokens from it."""

    def __init__(self, add: bool) -> None:
        super().__init__()
        self.add: bool = add

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        i = f.source - LAND
        tokens = g.players[f.who].on_land
        change: i64 = 1 if self.add else -tokens[i]
        tokens[i] += change
        if g.recording:
            note(g, "token", f.who, change)
        return DONE

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.TOKEN, 1 if self.add else None)]


@final
class ExtraTurn(Phrase):
    """Take an extra turn after this one."""

    def __init__(self, why: i64) -> None:
        super().__init__()
        self.why: i64 = why

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        take_extra_turn(g, f.who, self.why)
        return DONE

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.EXTRA_TURN)]
