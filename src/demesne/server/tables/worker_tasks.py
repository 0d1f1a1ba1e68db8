"""The tasks of the tables' workers (see `demesne.work`). All input comes with the task."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from demesne.bots.course import SOON
from demesne.engine.setup import Setup
from demesne.game import Game, replay
from demesne.levels.knowledge import remember, strategy_for
from demesne.levels.level import Level
from demesne.levels.review import Mistake, Moment, review
from demesne.levels.think import CAREFUL, Estimate, Thought, think
from demesne.prose.hint_reasons import left_unused
from demesne.server.tables import presentation, protocol, table_requests
from demesne.strategies.syntax import Strategy
from demesne.views.view import View
from demesne.work.task import Stop, Tell

LONGEST: Final = 5.0  # maximum seconds for one decision on the server


def bounded(level: Level) -> Level:
    """Limit the thinking time of a level, even if it asks for a number of playouts, because somebody waits."""
    return replace(level.timed(), seconds=min(level.timed().seconds or LONGEST, LONGEST))


class Stopped(Exception):
    """The result of a task is no longer wanted."""


def prepare(setup: Setup, level: Level, stop: Stop, tell: Tell) -> Strategy:
    """Find the strategy of a level in a kingdom, and report the best one so far regularly."""

    def told(done: int, best: Strategy) -> None:
        if stop():
            raise Stopped
        tell(done, 100, best)

    return strategy_for(setup, level, told)


def decide(view: View, level: Level, strategy: Strategy, stop: Stop, tell: Tell) -> str:
    """The answer of a level that looks ahead."""
    return think(view, bounded(level), strategy, stop=stop).answer


def consider(view: View, level: Level, strategy: Strategy, stop: Stop, tell: Tell) -> Thought:
    """Estimates for every possible answer."""
    return think(view, bounded(level), strategy, CAREFUL, stop)


def look_back(
    start: dict[str, Any], journal: list[str], seat: int, level: Level, strategy: Strategy, stop: Stop, tell: Tell
) -> table_requests.Review:  # fmt: skip
    """Review a game for one seat: how its chances changed, and its most costly mistakes, assuming this strategy."""
    tell(0, 1, None)  # report that the review has started
    remember(Setup.from_data(start["setup"]), level, strategy)
    found = review(replay(start, journal), seat, level, lambda done, total: tell(done, total, None), stop)
    return table_requests.Review(
        seat,
        True,
        1,
        1,
        [shown_moment(moment) for moment in found.moments],
        [shown_mistake(mistake, replay(start, journal[: mistake.n]), seat) for mistake in found.mistakes],
        found.playouts,
        [made for said in left_unused(found.unused) if (made := presentation.sentence(said))],
        int(SOON),
    )


# ---------------------------------------------------------------- conversion to messages
def thousandths(share: float) -> int:
    """Convert a share from 0 to 1 to thousandths, rounded."""
    return round(share * 1000)


def prospect(estimate: Estimate, option: protocol.Option) -> protocol.Prospect:
    """Convert an estimate, with its option, to a message."""
    figure = None if estimate.figure is None else round(10 * estimate.figure)
    return protocol.Prospect(
        option, thousandths(estimate.chance), thousandths(estimate.low), thousandths(estimate.high), figure
    )  # fmt: skip


def shown_moment(moment: Moment) -> table_requests.Moment:
    """Convert a moment of a review to a message."""
    return table_requests.Moment(
        moment.n, moment.turn, thousandths(moment.chance), thousandths(moment.low), thousandths(moment.high)
    )  # fmt: skip


def shown_mistake(mistake: Mistake, game: Game, seat: int) -> table_requests.Mistake:
    """Convert a mistake to a message, with the question so that a client can word it."""
    chances = {estimate.answer: thousandths(estimate.chance) for estimate in mistake.estimates}
    options = {option.answer[-1]: option for option in presentation.options(game, [])}
    return table_requests.Mistake(
        step=mistake.n,
        turn=mistake.turn,
        view=presentation.view(game, seat, 0, ahead=False),
        given=options[mistake.given],
        given_chance=chances[mistake.given],
        better=options[mistake.better],
        better_chance=chances[mistake.better],
        cost=thousandths(mistake.cost),
        low=thousandths(mistake.low),
        high=thousandths(mistake.high),
        measure=mistake.measure,
    )
