"""A look back at a game: how the chance of winning changed, and which decisions cost most of it.

Every decision is looked at from where the player stood, with what he could know then. Which answer is best, and which
decisions seem most costly, is found with one set of deals; how good that answer is, and what those decisions cost, with
another. So the best answer does not look better than it is, and nobody is blamed for bad luck in the first set.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from typing import Final

from demesne.bots.search import MARGIN_COUNTS, Search
from demesne.bots.search_answers import UNIT, Arm
from demesne.engine.constants import KIND_MASK
from demesne.engine.decisions import Decision
from demesne.game import Game, replay
from demesne.levels.knowledge import strategy_at
from demesne.levels.level import HARD, Level
from demesne.levels.think import SURE, Budget, Estimate, Stop, choose_plan, choose_plans_after, estimate_of, search_from, top_up
from demesne.views.view import View

PLAYOUTS: Final = 400  # of the best answer to a decision
TOGETHER: Final = 4  # times as many for all its answers together
ONCE_MORE: Final = 10  # times as many to find out what a decision has cost
SUSPECTS: Final = 6  # decisions that are searched once more
SHOWN: Final = 3
SLICE: Final = 50  # playouts between two looks at whether to stop
AGAIN: Final = 1  # the second set of deals

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Moment:
    """How things stood when the player was asked: his chance with the best answer, and its 95 % interval."""

    n: int  # answers given before it: replay(start, journal[:n]) is that position
    turn: int  # the player's turn, from 1
    chance: float
    low: float
    high: float


@dataclass(frozen=True)
class Mistake:
    """A decision that cost something: the difference of two answers in the same deals, with its 95 % interval."""

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


@dataclass(frozen=True)
class Review:
    """What there is to say about one player's game."""

    player: int
    moments: tuple[Moment, ...]
    mistakes: tuple[Mistake, ...]  # at most three, the most costly first; none that luck may explain
    playouts: int  # per decision


@dataclass(frozen=True)
class Suspect:
    """A decision that seems to have cost something."""

    moment: Moment
    view: View
    given: str
    better: str
    cost: float
    estimates: tuple[Estimate, ...]


def review(
    game: Game, player: int, level: Level | None = None, progress: Progress | None = None, stop: Stop | None = None
) -> Review:
    """Look back at a game with the eyes of one player. The same game, level and seed give the same review.

    Where it is stopped early, the review holds what was found until then.
    """
    level = level or Level(HARD)
    playouts = level.playouts or PLAYOUTS
    asked = decisions_of(game, player)
    steps = len(asked) + SUSPECTS
    moments: list[Moment] = []
    suspects: list[Suspect] = []
    for done, (n, view, given) in enumerate(asked):
        if stop and stop():
            break
        moment, suspect = look_at(n, view, given, level, playouts)
        moments.append(moment)
        if suspect:
            suspects.append(suspect)
        if progress:
            progress(done + 1, steps)
    suspects = sorted(suspects, key=lambda suspect: (-suspect.cost, suspect.moment.n))[:SUSPECTS]
    mistakes: list[Mistake] = []
    for done, suspect in enumerate(suspects):
        mistake = convicted(suspect, level, playouts * ONCE_MORE, stop)
        if mistake:
            mistakes.append(mistake)
        if progress:
            progress(len(asked) + done + 1, steps)
    if progress:
        progress(steps, steps)
    mistakes.sort(key=lambda mistake: (-mistake.cost, mistake.n))
    return Review(player, tuple(moments), tuple(mistakes[:SHOWN]), playouts)


# ---------------------------------------------------------------- which decisions
def decisions_of(game: Game, player: int) -> list[tuple[int, View, str]]:
    """What this player decided: how many answers had been given before, what he saw, and what he answered."""
    again = replay(game.start, [])
    found: list[tuple[int, View, str]] = []
    for n, text in enumerate(game.journal):
        if again.decision.who == player and decides(again, again.decision, text):
            found.append((n, again.view(player), text))
        again.apply(text)
    return found


def decides(game: Game, decision: Decision, text: str) -> bool:
    """There was a choice, and more was done than to lay out a Treasure that only gives coins."""
    given = decision.option(text)
    if given is None or sum(not option.is_side_move for option in decision.options) < 2:
        return False
    lays_out = decision.kind == "buy phase" and given.verb == "play" and game.components.just_coins[given.code & KIND_MASK] > 0
    return not lays_out


def turn_of(view: View, player: int) -> int:
    """The player's turn, or the last one he had; before his first one it is 1."""
    return max(1, view.players[player].turns + (1 if view.current == player else 0))


# ---------------------------------------------------------------- one decision
def look_at(n: int, view: View, given: str, level: Level, playouts: int) -> tuple[Moment, Suspect | None]:
    """How things stood, and whether another answer than the given one seems better."""
    search, position = search_from(view, level, strategy_at(view, level))
    budget = Budget(Level(HARD, playouts=ONCE_MORE * playouts), search)
    choose_plan(search, budget, careful=True)
    choose_plans_after(search, search.arms, budget)
    while not search.is_settled() and search.deals < playouts and search.playouts < TOGETHER * playouts:
        search.run(SLICE)
    texts = {option.code: option.text for option in reversed(position.decision.options)}
    best = arm_of(search, search.best())
    again, _ = search_from(view, level, strategy_at(view, level), AGAIN)
    again.plans = search.plans
    again.follow(search.plan)
    arm_of(again, best.code).plan = best.plan
    top_up(again, arm_of(again, best.code), playouts)
    estimate = estimate_of(arm_of(again, best.code), texts[best.code])
    moment = Moment(n, turn_of(view, position.asked), estimate.chance, estimate.low, estimate.high)
    answer = position.decision.option(given)
    if answer is None or answer.code == best.code:
        return moment, None
    cost, _ = difference(best, arm_of(search, answer.code))
    estimates = [estimate_of(arm, texts[arm.code]) for arm in search.arms]
    return moment, Suspect(moment, view, texts[answer.code], estimate.answer, cost, tuple(estimates)) if cost > 0 else None


def arm_of(search: Search, code: int) -> Arm:
    return next(arm for arm in search.arms if arm.code == code)


def difference(one: Arm, other: Arm) -> tuple[float, float]:
    """By how much of a win one answer is ahead, in the deals both have had, and the standard error of that."""
    n = int(min(len(one.values), len(other.values)))
    ahead = [won(one.values[i]) - won(other.values[i]) for i in range(n)]
    mean = sum(ahead) / max(n, 1)
    squares = sum((value - mean) ** 2 for value in ahead)
    return mean, sqrt(squares / max(n - 1, 1) / max(n, 1))


def won(value: int) -> float:
    """The share of a win in the value of a playout, which also counts how clear the result was."""
    share = float(value - MARGIN_COUNTS // 2) / float(UNIT - MARGIN_COUNTS)
    return min(1.0, max(0.0, share))


# ---------------------------------------------------------------- once more, with other luck
def convicted(suspect: Suspect, level: Level, playouts: int, stop: Stop | None) -> Mistake | None:
    """The mistake it was, unless luck may explain it."""
    view = suspect.view
    search, position = search_from(view, level, strategy_at(view, level), AGAIN)
    budget = Budget(Level(HARD, playouts=playouts), search)
    choose_plan(search, budget, careful=True)
    codes = {option.text: option.code for option in position.decision.options}
    better, given = (arm_of(search, codes[text]) for text in (suspect.better, suspect.given))
    choose_plans_after(search, [better, given], budget)
    for deal in range(0, playouts // 2, SLICE):
        if stop and stop():
            return None
        for arm in (better, given):
            top_up(search, arm, min(deal + SLICE, playouts // 2))
    cost, error = difference(better, given)
    low, high = cost - SURE * error, min(1.0, cost + SURE * error)
    if low <= 0 or view.decision is None:
        return None
    again = {text: estimate_of(arm, text) for text, arm in ((suspect.better, better), (suspect.given, given))}
    known = [again.get(estimate.answer, estimate) for estimate in suspect.estimates]
    known.sort(key=lambda estimate: (estimate.answer != suspect.better, -estimate.chance))
    moment, asked = suspect.moment, view.decision
    return Mistake(
        moment.n, moment.turn, suspect.given, suspect.better, cost, low, high, asked.kind, asked.source, tuple(known)
    )
