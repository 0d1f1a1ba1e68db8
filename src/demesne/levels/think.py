"""The answer of a level to a decision, and its estimate of every possible answer.

A bot is named by a text: a level, or a strategy of the library or of a file. Bots see only a view.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from time import monotonic
from typing import Final

from demesne.bots import course, table
from demesne.bots.batch import round_seed
from demesne.bots.binding import bind_strategy
from demesne.bots.opponents import likeliest
from demesne.bots.search import DROP_THRESHOLD, QUICK_DROP_THRESHOLD, Search
from demesne.bots.search_answers import Arm
from demesne.bots.table import IS_COMPILED
from demesne.engine.constants import ACTION_PHASE, BUY_CARD, BUY_PHASE, PASS, ZONE_NAMES
from demesne.engine.definitions import Card
from demesne.game import Game
from demesne.levels import knowledge
from demesne.levels.chances import LONG, chance_of
from demesne.levels.knowledge import strategy_by_now
from demesne.levels.level import HARD, Level, find_level
from demesne.levels.opponent_models import models_for
from demesne.levels.reasons import BY_CHANCE, Reason, chance_beside, ranking_of, reasons_for, recommended, unclear
from demesne.levels.standing import standing_of
from demesne.phrases.reading import GIFTS, gifts, steps
from demesne.strategies.syntax import Strategy
from demesne.views.sampling import sample
from demesne.views.sealed import UNKNOWN
from demesne.views.view import View


@dataclass(frozen=True)
class PlanBudget:
    """How many playouts may go into comparing plans before the answers themselves are compared."""

    deals: int  # the most deals in which each plan is played out
    batch: int  # deals between two looks at the clock
    share: float  # the largest share of the whole budget that may be spent by then


# Which plan to follow: where something can be bought or a person sees the numbers, and elsewhere.
WHICH_PLAN: Final = PlanBudget(deals=60, batch=6, share=0.25)
WHICH_PLAN_QUICKLY: Final = PlanBudget(deals=24, batch=6, share=0.25)
# Which plan to follow after each purchase: for a bot, and where a person sees the numbers and every answer is judged fairly.
PLAN_AFTER_PURCHASE: Final = PlanBudget(deals=36, batch=12, share=0.5)
PLAN_AFTER_PURCHASE_CAREFULLY: Final = PlanBudget(deals=36, batch=6, share=0.4)

PLAYOUT_BATCH: Final = 50  # playouts between two looks at the clock
COMPARISON_SHARE: Final = 0.7  # of the budget goes into comparing answers before the chance of the best one is measured
CHANCE_DEALS: Final = 400  # deals of the recommended answer from which its chance is measured
CHANCE_BATCH: Final = 12  # deals between two looks at the clock while it is measured
FEWEST: Final = 100  # deals; with fewer no chance is shown
LONGER: Final = 3.0  # how many times the planned seconds people may wait for that many deals
FEW: Final = "few"  # the reason for showing no chance: there were too few deals
SLOW: Final = "slow"  # the reason for too few deals: the engine is not compiled
CAREFUL: Final = 60  # deals that every answer gets before it can be dropped, where a person sees the numbers
FEW_PLAYOUTS: Final = 600  # for a decision: with so few, answers are dropped soon
MANY_PLAYOUTS: Final = 2000  # playouts for a decision that leave time for every answer that may be good
HINT: Final = replace(HARD, seconds=0.7)  # for hints, which should come within a second

Stop = Callable[[], bool]


@dataclass(frozen=True)
class Estimate:
    """The estimate of one answer: the chance of winning (a shared win counts in part) with its 95 % interval."""

    answer: str
    chance: float
    low: float
    high: float
    playouts: int
    figure: float | None = None  # points or coins by which answers are ranked where their chances are alike


@dataclass(frozen=True)
class Thought:
    """The result of a search: the answer, an estimate of each possible one with that answer first, and the reasons.

    There are no estimates where there is nothing to decide, and no reasons unless they were asked for.
    """

    answer: str
    estimates: tuple[Estimate, ...] = ()
    playouts: int = 0
    reasons: tuple[Reason, ...] = ()
    ranked_by: str = BY_CHANCE
    won: float = 0.0  # the share of playouts that were won with this answer
    turns: float = 0.0  # how many turns these playouts lasted on average

    @property
    def is_rough(self) -> bool:
        """Whether there were too few playouts to show a chance."""
        return bool(self.estimates) and self.estimates[0].playouts < FEWEST


def answer(view: View, bot: str) -> str:
    """The answer of a bot to the decision in its view."""
    level = find_level(bot)
    if level is None:
        return table.answer(view, bot)
    strategy = strategy_by_now(view, level)
    if level.searches:
        return think(view, level.timed(), strategy).answer
    return table.answer(view, strategy)


def prepare(view: View, bot: str) -> None:
    """Start to find the bot's strategy for the kingdom before its first decision."""
    level, setup = find_level(bot), knowledge.setup_of(view)
    if level is not None and level.studies and IS_COMPILED and knowledge.makes_a_kingdom(setup):
        knowledge.prepare(setup, level)


def advise(view: View, level: Level | None = None, stop: Stop | None = None) -> Thought:
    """A hint for the decision in this view: the answer, its reasons, and the chance of winning with each answer."""
    level = (level or HINT).timed()
    return think(view, level, strategy_by_now(view, level), CAREFUL, stop)


def think(view: View, level: Level, strategy: Strategy, careful: int = 0, stop: Stop | None = None) -> Thought:
    """Search from a view. Playouts follow this strategy, or the alternative that is better by now.

    `careful` is the number of deals that every answer gets at least, for results that people read, with reasons.
    """
    search, game = search_from(view, level, strategy, careful=careful, steady=careful > 0)
    budget = Budget(level, search, stop)
    if len(search.arms) > 1 and (careful or not is_plain(search)):
        choose_plan(search, budget, careful > 0)
        choose_plans_after(search, search.arms, budget, careful > 0)
        if careful:
            search.watch()
            search.run(len(search.arms))  # every answer is tried once, even if the time is up
            look_ahead(search, budget, COMPARISON_SHARE)
            make_sure(search, budget)
            compare(search, budget)
        else:
            search.sureness = sureness(budget)
            look_ahead(search, budget)
    return advice_of(search, game) if careful else Thought(texts_of(game)[search.best()], playouts=int(search.playouts))


def search_from(
    view: View, level: Level, strategy: Strategy, deals: int = 0, careful: int = 0, steady: bool = False
) -> tuple[Search, Game]:
    """A search and the position it starts from. `deals` selects another set of deals.

    A steady search keeps its deals as long as nothing new is seen in a turn, so that chances do not change without reason.
    """
    seed = round_seed(level.seed, known_by_now(view) if steady else view.position["tick"])
    if deals:
        seed = round_seed(seed, deals)
    game = sample(view, random.Random(seed))
    strategies = (strategy, *strategy.alternatives)
    plans = [bind_strategy(game.components, plan) for plan in strategies]
    models = models_for(game, knowledge.setup_of(view), strategies, plans)
    return Search(game, plans, models, unknown_cards(view), seed, careful), game


def known_by_now(view: View) -> int:
    """A seed that depends on the turn and on how many cards of each player are hidden."""
    number = int(view.position["turn"])
    for cards in unknown_cards(view):
        number = round_seed(number, len(cards))
    return number


def choose_plan(search: Search, budget: Budget, careful: bool = False) -> None:
    """Follow the plan that does best from here.

    Plans differ in what they buy. Where nothing can be bought, the plan that fits the purchases so far is kept unless
    another does clearly better.
    """
    most = WHICH_PLAN if careful or search.root.about == BUY_PHASE else WHICH_PLAN_QUICKLY
    if search.root.about != BUY_PHASE:
        fitting = likeliest(search.root, search.me, search.plans)
        search.plans = [fitting, *(plan for plan in search.plans if plan is not fitting)]
    while not search.race.is_clear() and search.race.deals < most.deals and budget.spent < most.share:
        search.race_plans(search.race, most.batch)
    search.follow_best_plan()


def choose_plans_after(search: Search, arms: list[Arm], budget: Budget, careful: bool = False) -> None:
    """Where something can be bought, find the plan that does best after each of these answers, as far as the budget allows."""
    if search.root.about != BUY_PHASE or len(search.plans) < 2:
        return
    most = PLAN_AFTER_PURCHASE_CAREFULLY if careful else PLAN_AFTER_PURCHASE
    for _ in range(0, most.deals, most.batch):
        now, then = int(search.playouts), int(search.playouts) + most.batch * len(arms) * len(search.plans)
        if now == 0 or budget.spent * then / now > most.share:
            return
        for arm in arms:
            search.compare_plans_after(arm, most.batch)


class Budget:
    """The seconds or playouts that a search may use."""

    def __init__(self, level: Level, search: Search, stop: Stop | None = None) -> None:
        self.level = level
        self.search = search
        self.stop = stop
        self.began = monotonic()

    @property
    def is_stopped(self) -> bool:
        """Whether the caller has asked to stop."""
        return self.stop is not None and self.stop()

    @property
    def spent(self) -> float:
        """The share of the budget that is used up; 1 after a stop."""
        if self.is_stopped:
            return 1.0
        level = self.level
        spent = self.search.playouts / level.playouts if level.playouts else 0.0
        return max(spent, (monotonic() - self.began) / level.seconds) if level.seconds else spent

    @property
    def is_late(self) -> bool:
        """Whether people have waited much longer than planned."""
        return bool(self.level.seconds) and monotonic() - self.began > LONGER * (self.level.seconds or 0.0)

    @property
    def expected_playouts(self) -> float | None:
        """The number of playouts there will be in all, if it can be estimated."""
        if self.level.playouts:
            return self.level.playouts
        spent = self.spent  # may be 0 if the clock is coarse
        return float(self.search.playouts) / spent if spent and self.search.playouts else None

    @property
    def batch(self) -> int:
        """Playouts until the next look at the clock."""
        playouts = self.level.playouts
        return PLAYOUT_BATCH if playouts is None else min(PLAYOUT_BATCH, playouts - self.search.playouts)


def sureness(budget: Budget) -> float:
    """How far behind an answer must be to be dropped: with fewer playouts in all, answers are dropped sooner."""
    expected = budget.expected_playouts
    if expected is None:
        return DROP_THRESHOLD
    share = (expected - FEW_PLAYOUTS) / (MANY_PLAYOUTS - FEW_PLAYOUTS)
    return QUICK_DROP_THRESHOLD + (DROP_THRESHOLD - QUICK_DROP_THRESHOLD) * min(max(share, 0.0), 1.0)


def look_ahead(search: Search, budget: Budget, part: float = 1.0) -> None:
    """Run playouts until the best answer is clear or this share of the budget is used up."""
    while not search.is_settled() and budget.spent < part:
        search.run(budget.batch)


def make_sure(search: Search, budget: Budget) -> None:
    """Measure the chance of the recommended answer, beyond the budget if there would be too few deals to show one."""
    while not budget.is_stopped and (tried := (best := recommended(search)).tried()) < CHANCE_DEALS:
        if budget.spent >= 1 and (tried >= FEWEST or budget.is_late):
            return
        top_up(search, best, tried + CHANCE_BATCH)


def compare(search: Search, budget: Budget) -> None:
    """Spend the rest of the budget on the closest rivals of the recommended answer, until they are clearly worse."""
    while budget.spent < 1 and (arms := unclear(search)):
        deals = min(arm.tried() for arm in arms) + max(1, budget.batch // len(arms))
        for arm in arms:
            top_up(search, arm, deals)


def top_up(search: Search, arm: Arm, deals: int) -> None:
    """Run playouts of one answer until it has had this many deals."""
    for deal in range(arm.tried(), deals):
        search.deals = deal
        search.playout(arm)


def is_plain(search: Search) -> bool:
    """Whether a decision needs no search.

    So it is if the default play is about to play a Treasure that only gives coins, to buy nothing where only free cards can
    be bought, or to play an Action that only gives something and returns its Action, among others like it.
    """
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
    """Whether a card only gives Cards, Actions, coins and the like."""
    return not card.rules and all(deed.kind in GIFTS for deed in steps(card.play))


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
    """The result for people: the recommended answer first, then the others in the order of their ranking."""
    texts = texts_of(game)
    ranking = ranking_of(search)
    best, players = ranking.arms[0], int(search.root.nplayers)
    turns = turns_left(best)
    estimates: list[Estimate] = []
    shown: dict[int, float] = {}
    for arm, figure in zip(ranking.arms, ranking.figures, strict=True):
        if arm.tried() > 0:
            chance = chance_of(chance_beside(arm, best), arm.tried(), turns, players)
            shown[arm.code] = chance.share
            estimates.append(Estimate(texts[arm.code], chance.share, chance.low, chance.high, arm.tried(), figure))
    reasons = reasons_for(search, best, texts, shown, ranking.by)
    if 0 < best.tried() < FEWEST:
        reasons = (*reasons, Reason(FEW, amount=best.tried()), *([] if IS_COMPILED else [Reason(SLOW)]))
    elif estimates:
        reasons = (*reasons, *standing_of(search, best, estimates[0].chance))
    return Thought(texts[best.code], tuple(estimates), int(search.playouts), reasons, ranking.by, best.chance(), turns)


def turns_left(arm: Arm) -> float:
    """How many own turns playouts with this answer still last, on average; LONG if they do not end."""
    return float(arm.record.mean(course.TURNS)) if arm.record.known(course.TURNS) > 0 else LONG


def turn_of(view: View, player: int) -> int:
    """The player's turn, or the last one that player had; before the first one it is 1."""
    return max(1, view.players[player].turns + (1 if view.current == player else 0))
