"""The chart of a review: the chance of winning over time, with the decisions that cost most of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from matplotlib.axes import Axes
from matplotlib.ticker import MaxNLocator

from demesne.lang import Language
from demesne.levels.review import Mistake, Review
from demesne.prose.question_texts import option_text
from demesne.sim.charts import (
    BLUE,
    FAINT,
    GRID,
    INK,
    SIZE,
    VERMILION,
    area,
    drawing,
    foot,
    head,
    kingdom_line,
    paler,
    shortened,
)
from demesne.sim.report import Numbers
from demesne.table.advice import share_of_win
from demesne.table.session import Session
from demesne.version import VERSION

PERCENTS: Final = (0, 25, 50, 75, 100)
ROOM: Final = 530  # points, for a line about a mistake


def plot_review(session: Session, review: Review, path: Path, language: Language) -> None:
    """Draw the chart to a file."""
    who = session.names[review.player]
    numbers = Numbers(language)
    with drawing(path, SIZE) as figure:
        decisions, playouts = numbers.whole(len(review.moments)), numbers.whole(review.playouts)
        head(
            figure,
            language.text("review-chart-title", who=who),
            language.text("review-chart-how", decisions=decisions, playouts=playouts),
        )
        below = 70 + 14 * len(review.mistakes)
        axes = area(figure, 52, below, 480, 320 - below)
        draw_chances(axes, session, review, language)
        lines = area(figure, 20, 36, ROOM, 14 * max(1, len(review.mistakes)), bare=True)
        for number, mistake in enumerate(review.mistakes):
            line = shortened(mistake_line(session, review.player, mistake, language), ROOM - 20, 8)
            lines.text(6, 14 * (len(review.mistakes) - number) - 7, str(number + 1), **badge(7))
            lines.text(20, 14 * (len(review.mistakes) - number) - 7, line, size=8, color=INK, va="center")
        foot(figure, source_lines(session, language))


def badge(size: float) -> dict[str, Any]:
    """The text style of a mistake's number."""
    box = {"boxstyle": "circle,pad=0.25", "facecolor": VERMILION, "edgecolor": "none"}
    return {"size": size, "color": "white", "weight": "bold", "ha": "center", "va": "center", "bbox": box}


def places_of(review: Review) -> list[float]:
    """The x position of each decision: the decisions of a turn are spread evenly over the space after its number."""
    turns = [moment.turn for moment in review.moments]
    places: list[float] = []
    for i, turn in enumerate(turns):
        before = turns[:i].count(turn)
        places.append(turn + before / turns.count(turn))
    return places


def draw_chances(axes: Axes, session: Session, review: Review, language: Language) -> None:
    """Draw the chance of winning over the game."""
    places = places_of(review)
    moments = review.moments
    chances = [100 * moment.chance for moment in moments]
    low, high = [100 * moment.low for moment in moments], [100 * moment.high for moment in moments]
    axes.axhline(50, color=FAINT, linewidth=0.8, linestyle=(0, (4, 3)), zorder=1)
    axes.fill_between(places, low, high, color=paler(BLUE, 0.25), linewidth=0, zorder=2)
    axes.plot(places, chances, color=BLUE, linewidth=1.6, marker="o", markersize=2.5, zorder=3)
    if session.game.over and moments:
        draw_result(axes, session, review, places[-1], chances[-1], language)
    where = {moment.n: (place, chance) for moment, place, chance in zip(moments, places, chances, strict=True)}
    for number, mistake in enumerate(review.mistakes):
        place, chance = where[mistake.n]
        lost = 100 * mistake.cost
        axes.annotate(
            "", (place, chance - lost), (place, chance), arrowprops={"arrowstyle": "-|>", "color": VERMILION, "linewidth": 1.4}
        )
        axes.annotate(str(number + 1), (place, chance), (0, 11), "data", "offset points", annotation_clip=False, **badge(7))
    axes.set_ylim(0, 100)
    axes.set_yticks(PERCENTS, [language.text("simulate-percent", value=str(n)) for n in PERCENTS])
    axes.set_xlim(0.6, max([2.0, *places]) + 1)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.set_xlabel(language.text("review-chart-turn"), color=FAINT, size=8, labelpad=1)
    axes.grid(axis="y", color=GRID, linewidth=0.6)
    axes.set_axisbelow(True)
    axes.tick_params(labelcolor=INK, labelsize=8)


def draw_result(axes: Axes, session: Session, review: Review, place: float, chance: float, language: Language) -> None:
    """Draw the line from the last decision to the result."""
    share = share_of_win(session.game, review.player)
    end = 100 * share
    said = language.text("review-chart-won" if share == 1 else "review-chart-shared" if share else "review-chart-lost")
    axes.plot([place, place + 0.7], [chance, end], color=BLUE, linewidth=1.2, linestyle=(0, (1.2, 1.2)), zorder=3)
    axes.plot([place + 0.7], [end], "s", color=INK, markersize=5, clip_on=False, zorder=4)
    axes.annotate(
        said, (place + 0.7, end), (0, -12 if share == 1 else 9), "data", "offset points", size=8, color=INK, ha="center",
        va="center", annotation_clip=False,
    )  # fmt: skip


def mistake_line(session: Session, player: int, mistake: Mistake, language: Language) -> str:
    """A mistake in words."""
    asked = session.play_on(mistake.n).view(player).decision
    assert asked is not None
    given, better = (option_text(language, text, asked) for text in (mistake.given, mistake.better))
    cost, margin = (str(round(100 * share)) for share in (mistake.cost, (mistake.high - mistake.low) / 2))
    return language.text("review-chart-mistake", turn=mistake.turn, given=given, better=better, cost=cost, margin=margin)


def source_lines(session: Session, language: Language) -> list[str]:
    """The kingdom, unless the game began with a position, and the version."""
    version = language.text("charts-version", version=VERSION)
    if "setup" not in session.game.start:
        return [version]
    return [kingdom_line(session.game.setup, language), version]
