"""The review of a finished game: how the chance of winning changed, the most costly decisions, and what stayed unused.

Every decision is searched from the player's view at that time. One set of deals finds the best answer and the decisions that
seem most costly; another set measures how good that answer is and what those decisions cost. So the best answer does not look
better than it is, and bad luck in the first set blames nobody.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import sqrt
from time import monotonic
from typing import Final

from demesne.bots import course
from demesne.bots.course import Gap
from demesne.bots.search import MARGIN_SHARE, Search
from demesne.bots.search_answers import UNIT, Arm
from demesne.engine.constants import KIND_MASK
from demesne.engine.decisions import Decision
from demesne.game import Game, replay
from demesne.levels import knowledge
from demesne.levels.chances import SURE, chance_of
from demesne.levels.level import HARD, Level
from demesne.levels.think import (
    Budget,
    Estimate,
    Stop,
    choose_plan,
    choose_plans_after,
    search_from,
    top_up,
    turn_of,
    turns_left,
)
from demesne.levels.unused import NOTHING_UNUSED, Unused, unused_by
from demesne.strategies.syntax import Strategy
from demesne.views.view import View

SECONDS: Final = 45.0  # for a review without a number of playouts
REVIEW: Final = replace(HARD, seconds=SECONDS)
PREPARING: Final = 0.3  # the share of the time that may go into finding a strategy
LOOKING: Final = 0.8  # the share of the time after which every decision has been searched once
PLAYOUTS: Final = 400  # of the best answer to a decision, if there is time
FEWEST: Final = 40  # playouts of the best answer that are made in any case
TOGETHER: Final = 4  # times PLAYOUTS: the most for all answers to a decision together
ONCE_MORE: Final = 10  # times PLAYOUTS: to measure the cost of one decision
SUSPECTS: Final = 6  # decisions that are searched again because of their cost in wins
OTHER_SUSPECTS: Final = 3  # decisions that are searched again because of their cost in points or money
SHOWN: Final = 3  # mistakes that cost wins
OTHERS_SHOWN: Final = 2  # mistakes that cost only points or money
SLICE: Final = 50  # playouts between two looks at whether to stop
AGAIN: Final = 1  # the number of the second set of deals

# Measures of what a decision cost.
WINS: Final = "wins"  # the chance of winning
POINTS: Final = "points"  # the final score, compared with that of the best opponent
MONEY: Final = "money"  # coins in the next turns
FIGURES: Final = {POINTS: course.AHEAD, MONEY: course.MONEY_SOON}
LEAST: Final = {POINTS: 0.5, MONEY: 1.0}  # the smallest cost that is shown
AS_OFTEN: Final = 0.02  # a cost in wins so small that points and money are looked at instead

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Moment:
    """The chance of winning at a decision, with the best answer, and its 95 % interval."""

    n: int  # answers given before it: replay(start, journal[:n]) is that position
    turn: int  # the player's turn, from 1
    chance: float
    low: float
    high: float


@dataclass(frozen=True)
class Mistake:
    """A decision that cost wins, points or coins: the difference of two answers in the same deals, with its 95 % interval."""

    n: int
    turn: int
    given: str
    better: str
    cost: float
    low: float
    high: float
    kind: str
    source: str
    estimates: tuple[Estimate, ...]  # the better answer first; it and the given one have been searched once more
    measure: str = WINS


@dataclass(frozen=True)
class Review:
    """The review of a game from the seat of one player."""

    player: int
    moments: tuple[Moment, ...]
    mistakes: tuple[Mistake, ...]  # the most costly first, those that cost only points or money last; none that may be luck
    playouts: int  # per decision, on average
    unused: Unused = NOTHING_UNUSED


@dataclass(frozen=True)
class Suspect:
    """A decision that seems to have cost something."""

    moment: Moment
    view: View
    given: str
    better: str
    cost: float
    estimates: tuple[Estimate, ...]
    measure: str = WINS


class Clock:
    """Divides the time of a review among its decisions. With a number of playouts, time does not matter."""

    def __init__(self, level: Level) -> None:
        self.seconds = None if level.playouts else level.seconds or SECONDS
        self.began = monotonic()

    def until(self, part: float, among: int) -> float | None:
        """The seconds for one of `among` decisions, if all are to be searched by this share of the time."""
        if self.seconds is None:
            return None
        return max(0.0, part * self.seconds - (monotonic() - self.began)) / max(among, 1)


def review(
    game: Game, player: int, level: Level | None = None, progress: Progress | None = None, stop: Stop | None = None
) -> Review:
    """Review the decisions of one player in a finished game; `mistakes` of the result are those that cost most.

    The same game, level and seed give the same review. If `stop` ends it early, the review holds what was found until then.

    >>> from demesne import KINGDOMS, Game, review
    >>> review(Game.new(KINGDOMS["first_game"].setup(), seed=1), 0).mistakes  # no decision has been made yet
    ()
    """
    level = level or REVIEW
    clock = Clock(level)
    asked = decisions_of(game, player)
    steps = len(asked) + SUSPECTS + OTHER_SUSPECTS
    if progress:
        progress(0, steps)
    eyes = Eyes(level, strategy_within(asked[0][1], level, clock) if asked else None)
    moments: list[Moment] = []
    suspects: list[Suspect] = []
    for done, (n, view, given) in enumerate(asked):
        if stop and stop():
            break
        moment, suspect = look_at(n, view, given, eyes, clock.until(LOOKING, len(asked) - done))
        moments.append(moment)
        if suspect:
            suspects.append(suspect)
        if progress:
            progress(done + 1, steps)
    mistakes: list[Mistake] = []
    tried = most_suspect(suspects)
    for done, suspect in enumerate(tried):
        mistake = convicted(suspect, eyes, clock.until(1.0, len(tried) - done), stop)
        if mistake:
            mistakes.append(mistake)
        if progress:
            progress(len(asked) + done + 1, steps)
    if progress:
        progress(steps, steps)
    return Review(player, tuple(moments), most_costly(mistakes), eyes.playouts_on_average, unused_by(game, player))


def strategy_within(view: View, level: Level, clock: Clock) -> Strategy:
    """The strategy of a level for this game; with a time limit, the best one found in a share of the time."""
    seconds = clock.until(PREPARING, 1)
    return knowledge.strategy_at(view, level) if seconds is None else knowledge.strategy_in_time(view, level, seconds)


def most_suspect(suspects: list[Suspect]) -> list[Suspect]:
    """The decisions to search again: those that seem most costly in wins, then in points, then in money."""
    suspects = sorted(suspects, key=lambda suspect: (-suspect.cost, suspect.moment.n))
    by = {measure: [suspect for suspect in suspects if suspect.measure == measure] for measure in (WINS, POINTS, MONEY)}
    return [*by[WINS][:SUSPECTS], *(by[POINTS] + by[MONEY])[:OTHER_SUSPECTS]]


def most_costly(mistakes: list[Mistake]) -> tuple[Mistake, ...]:
    """The mistakes that are shown: first those that cost wins, then those that cost points or money."""
    order = (WINS, POINTS, MONEY)
    mistakes.sort(key=lambda mistake: (order.index(mistake.measure), -mistake.cost, mistake.n))
    by_wins = [mistake for mistake in mistakes if mistake.measure == WINS]
    others = [mistake for mistake in mistakes if mistake.measure != WINS]
    return (*by_wins[:SHOWN], *others[:OTHERS_SHOWN])


# ---------------------------------------------------------------- which decisions
def decisions_of(game: Game, player: int) -> list[tuple[int, View, str]]:
    """The decisions of a player: how many answers came before, the player's view, and the answer given."""
    again = replay(game.start, [])
    found: list[tuple[int, View, str]] = []
    for n, text in enumerate(game.journal):
        if again.decision.who == player and decides(again, again.decision, text):
            found.append((n, again.view(player), text))
        again.apply(text)
    return found


def decides(game: Game, decision: Decision, text: str) -> bool:
    """Whether an answer was a choice worth a review: playing a Treasure that only gives coins is not."""
    given = decision.option(text)
    if given is None or sum(not option.is_side_move for option in decision.options) < 2:
        return False
    lays_out = decision.kind == "buy phase" and given.verb == "play" and game.components.just_coins[given.code & KIND_MASK] > 0
    return not lays_out


# ---------------------------------------------------------------- one decision
class Eyes:
    """Searches decisions for a review, with one strategy and a number of playouts for the best answer."""

    def __init__(self, level: Level, strategy: Strategy | None) -> None:
        self.level = level
        self.strategy = strategy
        self.playouts = level.playouts or PLAYOUTS
        self.spent: list[int] = []  # on the best answer to each decision

    @property
    def playouts_on_average(self) -> int:
        """Playouts of the best answer to a decision, on average."""
        return round(sum(self.spent) / len(self.spent)) if self.spent else self.playouts

    def search(self, view: View, deals: int = 0) -> tuple[Search, Game]:
        """A search from a view, with the first or another set of deals."""
        assert self.strategy is not None
        return search_from(view, self.level, self.strategy, deals)


def look_at(n: int, view: View, given: str, eyes: Eyes, seconds: float | None) -> tuple[Moment, Suspect | None]:
    """The chance of winning at a decision, and whether another answer than the given one seems better."""
    playouts = eyes.playouts
    search, position = eyes.search(view)
    budget = Budget(replace(HARD, playouts=ONCE_MORE * playouts, seconds=seconds), search)
    choose_plan(search, budget, careful=True)
    choose_plans_after(search, search.arms, budget)
    search.watch()
    search.run(len(search.arms))
    while not search.is_settled() and search.deals < playouts and search.playouts < TOGETHER * playouts and budget.spent < 0.7:
        search.run(SLICE)
    texts = {option.code: option.text for option in reversed(position.decision.options)}
    best = arm_of(search, search.best())
    again, _ = eyes.search(view, AGAIN)
    again.plans = search.plans
    again.follow(search.plan)
    found = arm_of(again, best.code)
    found.plan = best.plan
    while found.tried() < playouts and (found.tried() < FEWEST or budget.spent < 1):
        top_up(again, found, min(found.tried() + FEWEST, playouts))
    eyes.spent.append(found.tried())
    players, turns = len(view.players), turns_left(best)
    chance = chance_of(found.chance(), found.tried(), turns, players)
    moment = Moment(n, turn_of(view, position.asked), chance.share, chance.low, chance.high)
    answer = position.decision.option(given)
    if answer is None or answer.code == best.code:
        return moment, None
    measure, cost = what_it_cost(best, arm_of(search, answer.code))
    if cost <= 0:
        return moment, None
    estimates = [estimate_of(arm, texts[arm.code], turns, players) for arm in search.arms]
    return moment, Suspect(moment, view, texts[answer.code], texts[best.code], cost, tuple(estimates), measure)


def what_it_cost(best: Arm, given: Arm) -> tuple[str, float]:
    """The measure and the cost of an answer: in wins, or in points or money if it cost hardly any wins."""
    cost, _ = difference(best, given)
    if cost <= AS_OFTEN:
        for measure, figure in FIGURES.items():
            ahead = float(Gap(best.record, given.record, figure).mean)
            if ahead >= LEAST[measure]:
                return measure, ahead
    return WINS, cost


def estimate_of(arm: Arm, text: str, turns: float, players: int) -> Estimate:
    """The estimate of an answer from its playouts."""
    chance = chance_of(arm.chance(), arm.tried(), turns, players)
    return Estimate(text, chance.share, chance.low, chance.high, arm.tried())


def arm_of(search: Search, code: int) -> Arm:
    """The arm of the answer with this code."""
    return next(arm for arm in search.arms if arm.code == code)


def difference(one: Arm, other: Arm) -> tuple[float, float]:
    """The mean lead of one answer over another in the deals of both, in wins, and its standard error."""
    n = int(min(len(one.values), len(other.values)))
    ahead = [won(one.values[i]) - won(other.values[i]) for i in range(n)]
    mean = sum(ahead) / max(n, 1)
    squares = sum((value - mean) ** 2 for value in ahead)
    return mean, sqrt(squares / max(n - 1, 1) / max(n, 1))


def won(value: int) -> float:
    """The share of the win in the value of a playout, which also counts the margin of victory."""
    share = float(value - MARGIN_SHARE // 2) / float(UNIT - MARGIN_SHARE)
    return min(1.0, max(0.0, share))


# ---------------------------------------------------------------- once more, with other luck
def convicted(suspect: Suspect, eyes: Eyes, seconds: float | None, stop: Stop | None) -> Mistake | None:
    """Search a suspect decision again with other deals; the mistake, or None if luck may explain it."""
    view, playouts = suspect.view, eyes.playouts * ONCE_MORE
    search, position = eyes.search(view, AGAIN)
    budget = Budget(replace(HARD, playouts=playouts, seconds=seconds), search)
    choose_plan(search, budget, careful=True)
    codes = {option.text: option.code for option in position.decision.options}
    better, given = (arm_of(search, codes[text]) for text in (suspect.better, suspect.given))
    choose_plans_after(search, [better, given], budget)
    search.watch()
    for deal in range(0, playouts // 2, SLICE):
        if stop and stop():
            return None
        if seconds is not None and deal > FEWEST and budget.spent >= 1:
            break
        for arm in (better, given):
            top_up(search, arm, min(deal + SLICE, playouts // 2))
    turns = turns_left(better)
    again = {text: estimate_of(arm, text, turns, len(view.players)) for text, arm in
             ((suspect.better, better), (suspect.given, given))}  # fmt: skip
    cost, low, high = cost_of(suspect, better, given, again)
    if low <= 0 or view.decision is None:
        return None
    known = [again.get(estimate.answer, estimate) for estimate in suspect.estimates]
    known.sort(key=lambda estimate: (estimate.answer != suspect.better, -estimate.chance))
    moment, asked = suspect.moment, view.decision
    return Mistake(
        moment.n, moment.turn, suspect.given, suspect.better, cost, low, high, asked.kind, asked.source, tuple(known),
        suspect.measure,
    )  # fmt: skip


def cost_of(suspect: Suspect, better: Arm, given: Arm, again: dict[str, Estimate]) -> tuple[float, float, float]:
    """The cost of a decision with its 95 % interval. Wins are scaled like the chances that are shown."""
    if suspect.measure != WINS:
        gap = Gap(better.record, given.record, FIGURES[suspect.measure])
        cost, error = float(gap.mean), float(gap.error)
        return (cost, cost - SURE * error, cost + SURE * error) if cost >= LEAST[suspect.measure] else (0.0, 0.0, 0.0)
    won, error = difference(better, given)
    cost = again[suspect.better].chance - again[suspect.given].chance
    scale = cost / won if won else 0.0
    return cost, scale * (won - SURE * error), min(1.0, scale * (won + SURE * error))
