"""The tasks of the table's workers (see `demesne.work`). Everything they need comes with the task."""

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

LONGEST: Final = 5.0  # seconds that a server thinks about one decision


def bounded(level: Level) -> Level:
    """However many playouts it wants, somebody waits for it."""
    return replace(level.timed(), seconds=min(level.timed().seconds or LONGEST, LONGEST))


class Stopped(Exception):
    """Nobody waits for it any more."""


def prepare(setup: Setup, level: Level, stop: Stop, tell: Tell) -> Strategy:
    """The strategy of a level in a kingdom. The best one so far is told again and again."""

    def told(done: int, best: Strategy) -> None:
        if stop():
            raise Stopped
        tell(done, 100, best)

    return strategy_for(setup, level, told)


def decide(view: View, level: Level, strategy: Strategy, stop: Stop, tell: Tell) -> str:
    """What a level that looks ahead answers."""
    return think(view, bounded(level), strategy, stop=stop).answer


def consider(view: View, level: Level, strategy: Strategy, stop: Stop, tell: Tell) -> Thought:
    """What there is to say about every possible answer."""
    return think(view, bounded(level), strategy, CAREFUL, stop)


def look_back(
    start: dict[str, Any], journal: list[str], seat: int, level: Level, strategy: Strategy, stop: Stop, tell: Tell
) -> table_requests.Review:  # fmt: skip
    """How the chances of one seat changed, and what cost it most, for those who follow this strategy."""
    tell(0, 1, None)  # from now on nobody else is before it
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


# ---------------------------------------------------------------- as it is sent
def thousandths(share: float) -> int:
    """Return a share from 0 to 1 in thousandths, rounded."""
    return round(share * 1000)


def prospect(estimate: Estimate, option: protocol.Option) -> protocol.Prospect:
    """An answer with its chances."""
    figure = None if estimate.figure is None else round(10 * estimate.figure)
    return protocol.Prospect(
        option, thousandths(estimate.chance), thousandths(estimate.low), thousandths(estimate.high), figure
    )  # fmt: skip


def shown_moment(moment: Moment) -> table_requests.Moment:
    """Return a moment of a review as it is sent to clients, with chances in thousandths."""
    return table_requests.Moment(
        moment.n, moment.turn, thousandths(moment.chance), thousandths(moment.low), thousandths(moment.high)
    )  # fmt: skip


def shown_mistake(mistake: Mistake, game: Game, seat: int) -> table_requests.Mistake:
    """With the question as it was asked, so that a client can put it into words."""
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
