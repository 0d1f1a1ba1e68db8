"""Why one answer is better than another, from the playouts of both in the same deals.

Reasons are differences that luck does not explain and that speak for the recommended answer. If another answer looks better
than the recommended one, a reason says so too.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from demesne.bots import course
from demesne.bots.course import Course, Gap
from demesne.bots.search import Search
from demesne.bots.search_answers import UNIT, Arm, Lead

CLEARLY: Final = 2.5  # standard errors by which an answer or a figure is clearly ahead of another
BEYOND_DOUBT: Final = 3.0  # standard errors after which no more playouts are spent on a comparison
KNOWN: Final = 0.9  # the share of deals in which a figure must be known
WORTH_A_WORD: Final = 0.005  # the smallest difference in wins that is mentioned
MOSTLY: Final = 0.6  # the chance of winning from which an early end is good
AHEAD: Final = 0.5  # the lead in points from which an early end is good, on average
NAMED: Final = 3  # answers that are named in one sentence

# Kinds of sentences about the recommended answer: how it is better than another one.
WINS: Final = "wins"
SOONER: Final = "sooner"
LATER: Final = "later"
# Kinds of sentences that say it may not be better.
LUCK: Final = "luck"  # other answers won more often
ALIKE: Final = "alike"  # other answers may be just as good
ALL_ALIKE: Final = "all-alike"  # all other answers may be just as good
RANKED: Final = "ranked"  # all answers win about as often and are ranked by something else
# What answers are ranked by: points or money where their chances are alike.
BY_CHANCE: Final = "chance"
BY_POINTS: Final = "points"
BY_MONEY: Final = "money"
AS_OFTEN: Final = 0.02  # the difference in wins up to which all answers win about as often


@dataclass(frozen=True)
class Reason:
    """A sentence about the recommended answer, without a language: its kind, the answers it is compared with, the difference,
    and a card with its price.
    """

    kind: str
    answers: tuple[str, ...] = ()
    amount: float = 0.0
    card: str = ""
    price: int = 0
    others: int = 1  # opponents in the game


@dataclass(frozen=True)
class Figure:
    """A figure of playouts that people care about."""

    kind: str
    number: int  # of the figure in a record of playouts
    good: int  # 1 if more of it is good, -1 if it is bad
    least: float  # the smallest difference that is mentioned
    dear: float = 1.0  # how many times as clear another difference must be to be mentioned instead


FIGURES: Final = (
    Figure("money-now", course.MONEY_NOW, 1, 0.2),
    Figure("money-soon", course.MONEY_SOON, 1, 0.2),
    Figure("reached", course.REACHED, -1, 0.2, 2.0),
    Figure("money-of-others", course.MONEY_OF_OTHERS, -1, 0.2),
    Figure("points", course.POINTS, 1, 0.3),
    Figure("points-of-others", course.POINTS_OF_OTHERS, -1, 0.3),
    Figure(SOONER, course.TURNS, -1, 0.3),
    Figure(LATER, course.TURNS, 1, 0.3),
    Figure("dear-cards", course.DEAR_CARDS, 1, 0.1),
    Figure("junk", course.JUNK, -1, 0.1),
    Figure("junk-of-others", course.JUNK_OF_OTHERS, 1, 0.1),
)
INSTEAD: Final = (Figure(BY_POINTS, course.AHEAD, 1, 0.3), Figure(BY_MONEY, course.MONEY_SOON, 1, 0.2))
ABOUT_DEAR: Final = ("reached", "dear-cards")
ABOUT_JUNK: Final = ("junk", "junk-of-others")
BETTER: Final = (*(figure.kind for figure in FIGURES), WINS)  # kinds that say how an answer is better than another


# ---------------------------------------------------------------- which answer
def recommended(search: Search) -> Arm:
    """The answer of the search, unless another one has clearly won more often, which readers of the numbers would see."""
    best = next(arm for arm in search.arms if arm.code == search.best())
    while (more := more_wins(search, best)) is not None:
        best = more
    return best


def more_wins(search: Search, best: Arm) -> Arm | None:
    """The answer that has clearly won more often than this one, if there is one."""
    found, most = None, 0.0
    for arm in search.arms:
        gap = Gap(arm.record, best.record, course.WON)
        if arm is not best and is_clear(gap) and gap.mean > most:
            found, most = arm, gap.mean
    return found


@dataclass(frozen=True)
class Ranking:
    """The answers that were tried, the recommended one first, and the figure they are ranked by."""

    by: str
    arms: list[Arm]
    figures: list[float | None]


def ranking_of(search: Search) -> Ranking:
    """Rank answers by their chances, or by final points or money if all win about as often and these differ."""
    best = recommended(search)
    arms = [best, *(arm for arm in search.arms if arm is not best and arm.tried() > 0)]
    chances = [chance_beside(arm, best) for arm in arms]
    if search.course is not None and len(arms) > 1 and max(chances) - min(chances) <= AS_OFTEN:
        for figure in INSTEAD:
            if (found := ranked_by(figure, arms)) is not None:
                return found
    arms.sort(key=lambda arm: (arm is not best, -chance_beside(arm, best)))
    return Ranking(BY_CHANCE, arms, [None] * len(arms))


def ranked_by(figure: Figure, arms: list[Arm]) -> Ranking | None:
    """Rank answers by a figure, if luck does not explain its differences.

    The first of these answers stays first unless another one is clearly better.
    """
    best = arms[0]
    if best.record.known(figure.number) < KNOWN:
        return None
    values = {arm.code: best.record.mean(figure.number) + Gap(arm.record, best.record, figure.number).mean for arm in arms}
    ordered = sorted(arms, key=lambda arm: -values[arm.code])
    top, last = ordered[0], ordered[-1]
    if not (stands_out(figure, top, last) or stands_out(figure, best, last)):
        return None
    if not stands_out(figure, top, best):
        ordered.sort(key=lambda arm: arm is not best)
    return Ranking(figure.kind, ordered, [float(values[arm.code]) for arm in ordered])


def stands_out(figure: Figure, one: Arm, other: Arm) -> bool:
    """Whether one answer is clearly ahead of another by this figure."""
    gap = Gap(one.record, other.record, figure.number)
    return gap.mean >= figure.least and is_clear(gap)


def next_best(search: Search, best: Arm) -> list[Arm]:
    """The other answers, those with the best chances first."""
    others = [arm for arm in search.arms if arm is not best and arm.tried() > 1]
    return sorted(others, key=lambda arm: -chance_beside(arm, best))


def unclear(search: Search) -> list[Arm]:
    """The recommended answer with the next ones that may still be as good; nothing if all others are clearly worse."""
    best = recommended(search)
    close = [arm for arm in next_best(search, best) if by_errors(best, arm) <= BEYOND_DOUBT]
    return [best, *close[:NAMED]] if close else []


def is_clear(gap: Gap) -> bool:
    """Whether a difference is above 0 by more than luck explains."""
    return gap.n > 1 and gap.mean > CLEARLY * gap.error


def chance_beside(arm: Arm, best: Arm) -> float:
    """The chance of winning with an answer, corrected by the deals that only the best answer had (a control variate).

    So an answer that was lucky before it was dropped does not look better than it is.
    """
    if arm.tried() == 0 or best.tried() == 0:
        return arm.chance()
    gap = Gap(arm.record, best.record, course.WON)
    common = gap.there / float(UNIT)
    return min(1.0, max(0.0, common + gap.mean / float(UNIT) + gap.follows * (best.chance() - common)))


def in_percent(chance: float) -> int:
    """A chance in whole percent, rounded as in the browser, which receives thousandths.

    >>> in_percent(0.565), in_percent(0.574)
    (57, 57)
    """
    return (round(1000 * chance) + 5) // 10


# ---------------------------------------------------------------- why
def reasons_for(
    search: Search, best: Arm, texts: Mapping[int, str], shown: Mapping[int, float], by: str = BY_CHANCE
) -> tuple[Reason, ...]:
    """The reasons for the recommended answer, and the doubts about it.

    They say how it is better than the next one that is clearly behind, which answers look better by the chances shown, and
    which may be just as good. Where all win about as often, they say what the answers are ranked by.
    """
    watched = search.course
    others = next_best(search, best)
    if watched is None or not others:
        return ()
    seeming = [arm for arm in others if in_percent(shown.get(arm.code, 0.0)) > in_percent(shown.get(best.code, 0.0))]
    rest = [arm for arm in others if arm not in seeming]
    behind = [arm for arm in rest if by_errors(best, arm) > CLEARLY]
    alike = [arm for arm in rest if arm not in behind]
    better = how_better(watched, best, behind[0], texts[behind[0].code]) if behind else None
    found = [better] if better else []
    if by != BY_CHANCE:
        return (*found, Reason(f"{RANKED}-{by}"))
    if behind and not better:
        alike.append(behind[0])
    if seeming:
        found.append(Reason(LUCK, named(seeming, texts)))
    if alike and len(alike) + len(seeming) == len(others):
        found.append(Reason(ALL_ALIKE))
    elif alike:
        found.append(Reason(ALIKE, named(alike, texts)))
    return tuple(found)


def named(arms: list[Arm], texts: Mapping[int, str]) -> tuple[str, ...]:
    """The texts of the first few answers."""
    return tuple(texts[arm.code] for arm in arms[:NAMED])


def by_errors(best: Arm, other: Arm) -> float:
    """How far an answer is behind, in standard errors."""
    lead = Lead(best, other)
    return float(lead.mean / lead.error)


def how_better(watched: Course, best: Arm, other: Arm, text: str) -> Reason | None:
    """The clearest difference that speaks for an answer; without one, how much more often it wins, if it does."""
    clearest, most = None, 0.0
    for figure in FIGURES:
        gap = Gap(best.record, other.record, figure.number)
        ahead = figure.good * gap.mean
        if gap.known < KNOWN or gap.n < 2 or ahead < figure.least or not speaks_for(figure, watched, best, other):
            continue
        errors = ahead / gap.error if gap.error > 0 else float("inf")
        if errors > CLEARLY and errors * figure.dear > most:
            clearest, most = Reason(figure.kind, (text,), ahead), errors * figure.dear
    if clearest is None:
        wins = Gap(best.record, other.record, course.WON).mean / float(UNIT)
        return Reason(WINS, (text,), wins) if wins >= WORTH_A_WORD else None
    kind = watched.dear if clearest.kind in ABOUT_DEAR else watched.junk if clearest.kind in ABOUT_JUNK else -1
    game = watched.game
    card = game.kinds[kind].id if kind >= 0 else ""
    return Reason(clearest.kind, (text,), clearest.amount, card, int(watched.price), int(game.nplayers) - 1)


def speaks_for(figure: Figure, watched: Course, best: Arm, other: Arm) -> bool:
    """Whether a difference speaks for an answer.

    An early end is good for the player who is ahead by then, and a late one for the player who would be behind. An amount
    that can be spent now is not reached earlier.
    """
    if figure.kind == SOONER:
        return points_ahead(best) > AHEAD and best.chance() > MOSTLY
    if figure.kind == LATER:
        return points_ahead(other) < -AHEAD
    if figure.kind == "reached":
        return max(arm.record.mean(course.MONEY_NOW) for arm in (best, other)) < float(watched.price)
    return True


def points_ahead(arm: Arm) -> float:
    """The mean lead in final points."""
    return float(arm.record.mean(course.POINTS) - arm.record.mean(course.POINTS_OF_OTHERS))
