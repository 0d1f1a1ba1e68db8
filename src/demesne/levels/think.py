"""What a level says to a decision, and what it thinks of every possible answer.

A bot is named by a text: a level, or a strategy of the library or of a file. All of them see only a view.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Final

from demesne.bots import table
from demesne.bots.batch import round_seed
from demesne.bots.binding import bind_strategy
from demesne.bots.opponents import likeliest
from demesne.bots.search import CLEARLY, ROUGHLY, Search
from demesne.bots.search_answers import Arm
from demesne.bots.table import IS_COMPILED
from demesne.engine.constants import ACTION_PHASE, BUY_CARD, BUY_PHASE, PASS, ZONE_NAMES
from demesne.engine.definitions import Card
from demesne.game import Game
from demesne.levels import knowledge
from demesne.levels.knowledge import strategy_by_now
from demesne.levels.level import EASY, HARD, Level, find_level
from demesne.levels.others import models_for
from demesne.levels.reasons import Reason, chance_beside, reasons_for, recommended, unclear
from demesne.phrases.reading import GIFTS, gifts, steps
from demesne.strategies.syntax import Strategy
from demesne.views.sampling import sample
from demesne.views.sealed import UNKNOWN
from demesne.views.view import View

AT_A_TIME: Final = 50  # playouts between two looks at the clock
PLAN_DEALS: Final = 60  # in which plans are compared at most,
SHORT_LOOK: Final = 24  # where nothing is bought and nobody sees the numbers,
PLANS_AT_A_TIME: Final = 6  # deals between two looks at the clock,
PART: Final = 4  # and the part of all playouts that may take
DEALS_AFTER: Final = 36  # in which plans are compared after each purchase at most,
AFTER_AT_A_TIME: Final = 12  # deals between two looks at the clock,
AFTER_PART: Final = 0.5  # and the part of all playouts that have been taken then, at most;
CAREFUL_AT_A_TIME: Final = 6  # where people look at the numbers, all answers should be judged fairly
CAREFUL_PART: Final = 0.65
CAREFUL: Final = 60  # deals that every answer is tried with before it is dropped, where people look at the numbers
FEW_PLAYOUTS: Final = 600  # for a decision, with which answers are dropped soon,
MANY_PLAYOUTS: Final = 2000  # and with which there is time for all that may be good
HINT: Final = Level(HARD, seconds=0.7)  # for advice: it should come within a second
SURE: Final = 1.96  # standard errors of a 95 % interval

Stop = Callable[[], bool]


@dataclass(frozen=True)
class Estimate:
    """What came of one answer: the share of playouts won (a shared win counts in part), with its 95 % interval."""

    answer: str
    chance: float
    low: float
    high: float
    playouts: int


@dataclass(frozen=True)
class Thought:
    """What somebody thinks of a decision: his answer, an estimate for each possible one, his answer first, and why he gives it.

    There are no estimates where there is nothing to decide, and no reasons where nobody wants them.
    """

    answer: str
    estimates: tuple[Estimate, ...] = ()
    playouts: int = 0
    reasons: tuple[Reason, ...] = ()


def answer(view: View, bot: str) -> str:
    """What this bot says to the decision of its view."""
    level = find_level(bot)
    if level is None:
        return table.answer(view, bot)
    strategy = strategy_by_now(view, level)
    if level.searches:
        return think(view, level.timed(), strategy).answer
    return table.answer(view, strategy)


def prepare(view: View, bot: str) -> None:
    """Begin to think about the kingdom ahead of the first decision."""
    level, setup = find_level(bot), knowledge.setup_of(view)
    if level is not None and level.name != EASY and IS_COMPILED and knowledge.makes_a_kingdom(setup):
        knowledge.prepare(setup, level)


def advise(view: View, level: Level | None = None, stop: Stop | None = None) -> Thought:
    """What Hard thinks of the decision of this view: its answer, why, and the chances of winning with each of them."""
    level = (level or HINT).timed()
    return think(view, level, strategy_by_now(view, level), CAREFUL, stop)


def think(view: View, level: Level, strategy: Strategy, careful: int = 0, stop: Stop | None = None) -> Thought:
    """Look ahead from a view, following this strategy, or an alternative that is better by now, where nothing else is known to
    be better. Whoever is careful tells people about it, and wants reasons."""
    search, game = search_from(view, level, strategy, careful=careful)
    budget = Budget(level, search, stop)
    if len(search.arms) > 1 and (careful or not is_plain(search)):
        choose_plan(search, budget, careful > 0)
        choose_plans_after(search, search.arms, budget, careful > 0)
        if careful:
            search.watch()
        else:
            search.sureness = sureness(budget)
        look_ahead(search, budget)
        if careful:
            compare(search, budget)
    return advice_of(search, game) if careful else Thought(texts_of(game)[search.best()], playouts=int(search.playouts))


def search_from(view: View, level: Level, strategy: Strategy, deals: int = 0, careful: int = 0) -> tuple[Search, Game]:
    """A search, with one set of deals or another, and the position it begins with."""
    seed = round_seed(level.seed, view.position["tick"])
    if deals:
        seed = round_seed(seed, deals)
    game = sample(view, random.Random(seed))
    strategies = (strategy, *strategy.alternatives)
    plans = [bind_strategy(game.components, plan) for plan in strategies]
    models = models_for(game, knowledge.setup_of(view), strategies, plans)
    return Search(game, plans, models, unknown_cards(view), seed, careful), game


def choose_plan(search: Search, budget: Budget, careful: bool = False) -> None:
    """Follow the plan that does best from here. Plans differ in what they buy: where nothing can be bought, the one goes on
    that fits what was bought so far, unless another does clearly better."""
    deals = PLAN_DEALS if careful or search.root.about == BUY_PHASE else SHORT_LOOK
    if search.root.about != BUY_PHASE:
        fitting = likeliest(search.root, search.me, search.plans)
        search.plans = [fitting, *(plan for plan in search.plans if plan is not fitting)]
    while not search.race.is_clear() and search.race.deals < deals and budget.spent < 1 / PART:
        search.race_plans(search.race, PLANS_AT_A_TIME)
    search.follow_best_plan()


def choose_plans_after(search: Search, arms: list[Arm], budget: Budget, careful: bool = False) -> None:
    """Where something can be bought, each of these answers is followed by the plan that does best after it, if there is time to
    find that out."""
    if search.root.about != BUY_PHASE or len(search.plans) < 2:
        return
    at_a_time, part = (CAREFUL_AT_A_TIME, CAREFUL_PART) if careful else (AFTER_AT_A_TIME, AFTER_PART)
    for _ in range(0, DEALS_AFTER, at_a_time):
        now, then = int(search.playouts), int(search.playouts) + at_a_time * len(arms) * len(search.plans)
        if now == 0 or budget.spent * then / now > part:
            return
        for arm in arms:
            search.compare_plans_after(arm, at_a_time)


class Budget:
    """What a search may take, in seconds or in playouts."""

    def __init__(self, level: Level, search: Search, stop: Stop | None = None) -> None:
        self.level = level
        self.search = search
        self.stop = stop
        self.began = monotonic()

    @property
    def spent(self) -> float:
        """The share that has been taken; all of it when nobody waits any more."""
        if self.stop and self.stop():
            return 1.0
        level = self.level
        spent = self.search.playouts / level.playouts if level.playouts else 0.0
        return max(spent, (monotonic() - self.began) / level.seconds) if level.seconds else spent

    @property
    def expected_playouts(self) -> float | None:
        """How many there will be, if that can be told."""
        if self.level.playouts:
            return self.level.playouts
        spent = self.spent  # 0 by a coarse clock
        return float(self.search.playouts) / spent if spent and self.search.playouts else None

    @property
    def at_a_time(self) -> int:
        """Playouts until one should look again."""
        playouts = self.level.playouts
        return AT_A_TIME if playouts is None else min(AT_A_TIME, playouts - self.search.playouts)


def sureness(budget: Budget) -> float:
    """By how much an answer must be behind to be dropped: the fewer playouts there will be, the fewer are left for it."""
    expected = budget.expected_playouts
    if expected is None:
        return CLEARLY
    share = (expected - FEW_PLAYOUTS) / (MANY_PLAYOUTS - FEW_PLAYOUTS)
    return ROUGHLY + (CLEARLY - ROUGHLY) * min(max(share, 0.0), 1.0)


def look_ahead(search: Search, budget: Budget) -> None:
    """Until the best answer is clear, or the time is up."""
    while not search.is_settled() and budget.spent < 1:
        search.run(budget.at_a_time)


def compare(search: Search, budget: Budget) -> None:
    """Spend the rest of the time on the answers that come next to the recommended one, until it is clear which are worse."""
    while budget.spent < 1 and (arms := unclear(search)):
        deals = min(arm.tried() for arm in arms) + max(1, budget.at_a_time // len(arms))
        for arm in arms:
            top_up(search, arm, deals)


def top_up(search: Search, arm: Arm, deals: int) -> None:
    """Try one answer with more deals, where it has had fewer than that."""
    for deal in range(arm.tried(), deals):
        search.deals = deal
        search.playout(arm)


def is_plain(search: Search) -> bool:
    """There is nothing to think about: the default play is about to play a Treasure that only gives coins, to buy nothing
    where only free cards can be bought, or to play an Action that only gives, with its Action back, among others like it."""
    g, usual = search.root, int(search.usual)
    if g.about == BUY_PHASE and usual == PASS:
        bought = [int(arm.code - BUY_CARD) for arm in search.arms if arm.code != PASS]
        return all(0 <= kind < g.nkinds and g.kinds[kind].price == 0 for kind in bought)
    if not 0 <= usual < g.nkinds:
        return False
    if g.about == BUY_PHASE:
        return bool(g.components.just_coins[usual] > 0)
    if g.about != ACTION_PHASE or gifts(g.kinds[usual]).actions == 0:
        return False
    return all(only_gives(g.kinds[int(arm.code)]) for arm in search.arms if 0 <= arm.code < g.nkinds)


def only_gives(card: Card) -> bool:
    """Cards, Actions, coins and the like, and nothing else."""
    return not card.rules and all(deed.what in GIFTS for deed in steps(card.play))


def unknown_cards(view: View) -> list[list[int]]:
    """The cards of each player whose face the viewer does not know."""
    instances = view.position["instances"]
    return [
        [card for zone in ZONE_NAMES for card in player[zone] if instances[card][0] == UNKNOWN]
        for player in view.position["players"]
    ]


def texts_of(game: Game) -> dict[int, str]:
    """The answers to a decision by their codes."""
    return {option.code: option.text for option in reversed(game.decision.options)}


def advice_of(search: Search, game: Game) -> Thought:
    """The recommended answer first, then the others by their chances."""
    texts = texts_of(game)
    best = recommended(search)
    tried = [arm for arm in search.arms if arm.tried() > 0]
    chances = {arm.code: chance_beside(arm, best) for arm in tried}
    tried.sort(key=lambda arm: (arm is not best, -chances[arm.code]))
    estimates = tuple(estimate(texts[arm.code], chances[arm.code], arm.tried()) for arm in tried)
    return Thought(texts[best.code], estimates, int(search.playouts), reasons_for(search, best, texts))


def estimate_of(arm: Arm, text: str) -> Estimate:
    """As often as this answer won."""
    return estimate(text, arm.chance(), arm.tried())


def estimate(text: str, chance: float, n: int) -> Estimate:
    """With Agresti and Coull's interval: two wins and two losses more."""
    middle = (chance * n + 2) / (n + 4)
    wide = SURE * (middle * (1 - middle) / (n + 4)) ** 0.5
    return Estimate(text, chance, max(0.0, middle - wide), min(1.0, middle + wide), n)
