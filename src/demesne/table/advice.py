"""The results of a search as lines of text: hints for a decision, and the review of a game."""

from __future__ import annotations

from typing import Final

from demesne.bots.course import SOON
from demesne.game import Game
from demesne.lang import Language
from demesne.levels.reasons import in_percent
from demesne.levels.review import MONEY, WINS, Mistake, Review
from demesne.levels.think import Estimate, Thought
from demesne.prose import hint_reasons
from demesne.prose.position_lines import turn_line
from demesne.prose.question_texts import option_text, plain_question
from demesne.prose.questions import PHASES
from demesne.prose.sentences import say
from demesne.table.session import Session
from demesne.views.view import Asked, View

EIGHTHS: Final = " ▏▎▍▌▋▊▉█"
RISING: Final = " ▁▂▃▄▅▆▇█"
MARKS: Final = "①②③④⑤"
CHOSEN: Final = "→"
BAR: Final = 24  # characters for a chance of 100 %
HEIGHT: Final = 8  # lines of the chart
WIDTH: Final = 62  # characters for all columns of the chart
LABEL: Final = 6  # characters to the left of the columns


# ---------------------------------------------------------------- numbers
def percent(language: Language, share: float) -> str:
    """A share in whole percent."""
    return language.text("simulate-percent", value=str(round(100 * share)))


def percents(language: Language, low: float, high: float) -> str:
    """An interval in whole percent."""
    return language.text("simulate-percent", value=f"{round(100 * low)}–{round(100 * high)}")


def bar(share: float) -> str:
    """A share as a bar.

    >>> bar(0.27)
    '██████▌'
    """
    eighths = round(share * BAR * 8)
    return "█" * (eighths // 8) + EIGHTHS[eighths % 8].strip()


def share_of_win(game: Game, player: int) -> float:
    """The player's share of the win at the end of a game."""
    winners = game.winners()
    return 1 / len(winners) if player in winners else 0.0


# ---------------------------------------------------------------- hints
def thought_lines(language: Language, asked: Asked, thought: Thought, later: bool = False) -> list[str]:
    """Every answer with its chance of winning, the recommended one first, and the reasons for it.

    With `later`, the answers are those after the Treasures have been played.
    """
    if not thought.estimates:
        return [language.text("hint-nothing")]
    names = [option_text(language, estimate.answer, asked) for estimate in thought.estimates]
    width = max(map(len, names))
    title = language.text("hint-rough") if thought.is_rough else language.text("hint-title", n=thought.playouts)
    lines = [title, *([language.text("hint-treasures")] if later else []), ""]
    for name, estimate in zip(names, thought.estimates, strict=True):
        mark = CHOSEN if estimate.answer == thought.answer else " "
        row = name if thought.is_rough else f"{name:<{width}}  {chance_and_figure(language, estimate, thought.ranked_by)}"
        lines.append(f"{mark} {row}")
    why = [say(language, sentence, [], asked.who) for sentence in hint_reasons.why(asked, thought)]
    how = [] if thought.is_rough else ["", language.text("hint-how")]
    return [*lines, *(["", *why] if why else []), *how]


def chance_and_figure(language: Language, estimate: Estimate, ranked_by: str) -> str:
    """The chance of an answer with its interval, and the figure that ranks answers of equal chance."""
    chance = language.text("simulate-percent", value=str(in_percent(estimate.chance)))
    sure = percents(language, estimate.low, estimate.high)
    row = f"{chance:>5} {bar(estimate.chance):<{BAR}} {sure:>8}"
    return row if estimate.figure is None else f"{row}  {language.text(f'hint-{ranked_by}', n=signed(estimate.figure)):>9}"


def signed(figure: float) -> str:
    """A figure with one decimal and a proper minus sign.

    >>> signed(-3.26), signed(0.04), signed(12.0)
    ('−3.3', '0.0', '12.0')
    """
    text = f"{abs(figure):.1f}"
    return f"−{text}" if figure < 0 and text != "0.0" else text


# ---------------------------------------------------------------- the review
def review_lines(language: Language, session: Session, review: Review) -> list[str]:
    """The chart, the most costly mistakes, and what the player left unused."""
    who = session.names[review.player]
    if not review.moments:
        return [language.text("review-nothing", who=who)]
    lines = [language.text("review-title", who=who), "", *chart_lines(language, session.game, review), ""]
    lines.append(language.text("review-mistakes" if review.mistakes else "review-no-mistakes"))
    for number, mistake in enumerate(review.mistakes):
        lines += ["", *mistake_lines(language, session, review.player, mistake, number)]
    unused = [say(language, sentence, [], None) for sentence in hint_reasons.left_unused(review.unused)]
    if unused:
        lines += ["", language.text("review-unused"), *(f"   {line}" for line in unused)]
    return [*lines, "", language.text("review-how", n=review.playouts)]


def chances_by_turn(review: Review) -> dict[int, float]:
    """The chance at the first decision of each turn."""
    chances: dict[int, float] = {}
    for moment in review.moments:
        chances.setdefault(moment.turn, moment.chance)
    return chances


def chart_lines(language: Language, game: Game, review: Review) -> list[str]:
    """A column for every turn with a decision and one for the result, with turn numbers and mistake marks below."""
    chances = chances_by_turn(review)
    columns = list(chances.values()) + ([share_of_win(game, review.player)] if game.over else [])
    wide = max(1, min(3, WIDTH // len(columns)))
    lines: list[str] = []
    for row in range(HEIGHT, 0, -1):
        label = percent(language, row / HEIGHT) if row in (HEIGHT, HEIGHT // 2) else ""
        cells = (filled(chance, row) * max(1, wide - 1) for chance in columns)
        lines.append(f"{label:>{LABEL}} │" + "".join(f"{cell:<{wide}}" for cell in cells).rstrip())
    lines.append(f"{percent(language, 0):>{LABEL}} └" + "─" * (wide * len(columns)))
    turns = {place * wide: str(turn) for place, turn in enumerate(chances) if place == 0 or turn % 5 == 0}
    end = {len(chances) * wide: language.text("review-end")} if game.over else {}
    lines.append(" " * (LABEL + 2) + placed(turns | end))
    marks: dict[int, str] = {}
    for number, mistake in enumerate(review.mistakes):
        place = list(chances).index(mistake.turn) * wide
        marks[place] = marks.get(place, "") + MARKS[number]
    return [*lines, " " * (LABEL + 2) + placed(marks)] if marks else lines


def filled(chance: float, row: int) -> str:
    """The character for one row of a column. The lowest row is never empty."""
    eighths = max(round(chance * HEIGHT * 8), 1) - (row - 1) * 8
    return RISING[max(0, min(8, eighths))]


def placed(labels: dict[int, str]) -> str:
    """Labels at their positions in one line. A label that would run into the next one is left out.

    >>> placed({0: "1", 3: "10", 5: "end"})
    '1    end'
    """
    line = ""
    places = sorted(labels)
    for place, following in zip(places, [*places[1:], None], strict=True):
        if following is None or place + len(labels[place]) < following:
            line = line.ljust(place) + labels[place]
    return line


def mistake_lines(language: Language, session: Session, player: int, mistake: Mistake, number: int) -> list[str]:
    """The question, the answer that was given, and the better answer."""
    view = session.play_on(mistake.n).view(player)
    asked = view.decision
    assert asked is not None
    chances = {estimate.answer: estimate for estimate in mistake.estimates}
    asked_text = plain_question(language, asked, view, session.names)
    lines = [f"{MARKS[number]} " + language.text("review-turn", turn=mistake.turn, question=asked_text)]
    lines.append("   " + situation(language, view, asked))
    rows = [("review-given", chances[mistake.given]), ("review-better", chances[mistake.better])]
    lines += answer_lines(language, asked, rows)
    return [*lines, "   " + cost_line(language, mistake)]


def cost_line(language: Language, mistake: Mistake) -> str:
    """The line with the cost of a mistake."""
    cost = (mistake.cost, mistake.low, mistake.high)
    if mistake.measure == WINS:
        n, low, high = (str(round(100 * share)) for share in cost)
    else:
        n, low, high = (f"{amount:.1f}" for amount in cost)
    values: dict[str, str | int] = {"turns": int(SOON)} if mistake.measure == MONEY else {}
    key = "review-cost" if mistake.measure == WINS else f"review-cost-{mistake.measure}"
    return language.text(key, n=n, low=low, high=high, **values)


def situation(language: Language, view: View, asked: Asked) -> str:
    """The player's hand, with Actions, Buys and coins during a phase of the turn."""
    if asked.kind in PHASES:
        hand = language.listed(view.players[asked.who].hand)
        numbers = turn_line(language, view)
        return f"{numbers}. {language.text('state-hand', cards=hand)}"
    return language.text("state-hand", cards=language.listed(view.players[asked.who].hand))


def answer_lines(language: Language, asked: Asked, rows: list[tuple[str, Estimate]]) -> list[str]:
    """A line with the chance of winning for each answer."""
    titles = [language.text(title) for title, _ in rows]
    names = [option_text(language, estimate.answer, asked) for _, estimate in rows]
    wide, wider = max(map(len, titles)), max(map(len, names))
    return [
        f"   {title:<{wide}}  {name:<{wider}}  {percent(language, estimate.chance):>5} {bar(estimate.chance)}"
        for title, name, (_, estimate) in zip(titles, names, rows, strict=True)
    ]
