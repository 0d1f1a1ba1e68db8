"""Making plans from strategies and options: who plays, with which kingdom, and how many games."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable, Sequence
from pathlib import Path
from typing import Final

from demesne.engine.constants import SIDEWAYS
from demesne.engine.definitions import CARDS
from demesne.engine.errors import DemesneError, SetupError
from demesne.engine.setup import KINGDOM_SIZE, Setup
from demesne.levels.knowledge import PlanProgress, strategy_for
from demesne.levels.level import Level, find_level
from demesne.notation.filling import fill_up, filled_in
from demesne.notation.generator import MOST_LANDSCAPES, generate
from demesne.notation.kingdoms import card_names, parse_kingdom
from demesne.sets import SETS
from demesne.sets.card_files import read_card_file
from demesne.sim.result import Plan
from demesne.strategies.find import find_strategy
from demesne.strategies.syntax import Strategy

GAMES: Final = 10_000  # default
MOST_GAMES: Final = 10_000_000  # default with `until`, where precision ends the run
RANDOM: Final = "random"  # instead of the name of a kingdom
LAST_SEED: Final = (1 << 62) - 1


def make_plan(
    strategies: Sequence[str | Strategy], games: int | None = None, seed: int | None = None,
    kingdom: str | Setup | None = None, until: float | None = None, cards: Iterable[str | Path] = (),
    language: str | None = None, sets: Collection[str] | None = None, told: PlanProgress | None = None,
) -> Plan:  # fmt: skip
    """Make a plan, or raise an error that says why it cannot be played. Without a seed, a random one is chosen. Without a
    kingdom (and without `sets` to draw one from), the cards that the strategies require are filled up with inert piles, the
    same ones for every seed. While a level searches for its strategy, `told` is called repeatedly to report progress.

    >>> plan = make_plan(["Big Money", "Smithy"], seed=1)
    >>> "smithy" in plan.setup.piles, plan.games, plan.rounds
    (True, 10000, 5000)
    >>> plan.setup == make_plan(["Big Money", "Smithy"], seed=2).setup
    True
    """
    if not 2 <= len(strategies) <= 4:
        raise SetupError(f"a game has 2, 3 or 4 players, not {len(strategies)}", "players", n=len(strategies))
    if games is not None and games < 1:
        raise SetupError(f"at least 1 game must be played, not {games}", "simulate-games", n=games)
    if until is not None and not 0 < until < 0.5:
        raise SetupError(f"a precision must lie between 0% and 50%, not {until:.3%}", "simulate-until", value=f"{until:.3%}")
    seed = checked_seed(seed)
    levels = tuple(find_level(known) if isinstance(known, str) else None for known in strategies)
    named = [strategy_named(known) for known in strategies]
    setup = kingdom if isinstance(kingdom, Setup) else kingdom_for(named, kingdom, seed, language, sets)
    check_kingdom(setup, named, language)
    players = tuple(
        strategy if level is None else strategy_for(setup, level, told) for strategy, level in zip(named, levels, strict=True)
    )
    return Plan(
        strategies=players,
        setup=setup,
        seed=seed,
        games=games or (GAMES if until is None else MOST_GAMES),
        until=until,
        cards=tuple(map(read_card_file, cards)),
        levels=reproducible(levels),
        filled=filled_in(setup, required_by(named)) if kingdom is None and sets is None else (),
    )


def checked_seed(seed: int | None) -> int:
    """A valid seed; None gives a random one."""
    seed = random.randrange(1 << 32) if seed is None else seed
    if not 0 <= seed <= LAST_SEED:
        raise SetupError(f"a seed is a whole number from 0 to 2**62 - 1, not {seed}", "seed", seed=str(seed), most="2**62 - 1")
    return seed


def reproducible(levels: Sequence[Level | None]) -> tuple[Level | None, ...]:
    """The levels of a plan, empty if no player has one. Hard gets a number of playouts unless it has a time limit."""
    return tuple(level and level.counted() for level in levels) if any(levels) else ()


def strategy_named(known: str | Strategy) -> Strategy:
    """A strategy by name. A level gets a placeholder that fits every kingdom, replaced once the kingdom is known."""
    if isinstance(known, Strategy):
        return known
    level = find_level(known)
    return find_strategy(known) if level is None else Strategy(level.title, ())


# ---------------------------------------------------------------- the kingdom
def kingdom_for(
    strategies: Sequence[Strategy], wanted: str | None, seed: int, language: str | None = None,
    sets: Collection[str] | None = None,
) -> Setup:  # fmt: skip
    """The requested kingdom; otherwise the cards that the strategies require, filled up at random from these sets, or with
    inert piles if neither sets nor a random kingdom were requested."""
    if wanted is not None and wanted != RANDOM:
        return parse_kingdom(wanted, len(strategies), language=language)
    bane = common_bane(strategies, language)
    required = [id for id in required_by(strategies) if id != bane]
    for most, what, key in (
        (KINGDOM_SIZE, [id for id in required if not is_landscape(id)], "simulate-too-many-cards"),
        (MOST_LANDSCAPES, [id for id in required if is_landscape(id)], "simulate-too-many-landscapes"),
    ):
        if len(what) > most:
            names = card_names(what, language)
            message = f"together these strategies require {len(what)} cards of a kind of which a game has {most}: {names}"
            raise SetupError(message, key, n=len(what), most=int(most), cards=names)
    if wanted is None and sets is None:
        return fill_up(required, bane, len(strategies))
    keep = [f"Bane: {bane}"] if bane else []
    return generate(sets or SETS, keep=keep, require=required, seed=seed, players=len(strategies))


def required_by(strategies: Sequence[Strategy]) -> list[str]:
    """The ids of all cards that any of the strategies requires, Banes included."""
    return list(dict.fromkeys(id for strategy in strategies for id in (*strategy.requires, strategy.bane) if id))


def is_landscape(id: str) -> bool:
    """Whether a card is one of the landscapes that a kingdom is chosen with."""
    return id in CARDS and CARDS[id].types & SIDEWAYS != 0


def common_bane(strategies: Sequence[Strategy], language: str | None) -> str:
    """The Bane that the strategies ask for; an error if they ask for different ones."""
    asking = {strategy.bane: strategy for strategy in strategies if strategy.bane}
    if len(asking) > 1:
        (bane, one), (other_bane, other) = list(asking.items())[:2]
        names = [card_names([id], language) for id in (bane, other_bane)]
        message = f"{one.name} needs {names[0]} as the Bane, but {other.name} needs {names[1]}: there is only one"
        raise SetupError(message, "simulate-two-banes", one=one.name, bane=names[0], other=other.name, second=names[1])
    return "".join(asking)


def check_kingdom(setup: Setup, strategies: Sequence[Strategy], language: str | None) -> None:
    """Raise an error if the kingdom lacks a card that a strategy requires."""
    if setup.players != len(strategies):
        raise DemesneError(f"{len(strategies)} strategies cannot play a game for {setup.players}")
    for strategy in strategies:
        missing = [id for id in strategy.requires if id not in setup.ids]
        if missing:
            names = card_names(missing, language)
            message = f"{strategy.name} requires cards missing from this kingdom: {names}"
            raise SetupError(message, "simulate-kingdom-lacks", name=strategy.name, cards=names)
        if strategy.bane and strategy.bane != setup.bane:
            names = card_names([strategy.bane], language)
            message = f"{strategy.name} requires a kingdom with this Bane: {names}"
            raise SetupError(message, "simulate-kingdom-bane", name=strategy.name, cards=names)
