"""Charts for people: one figure, readable in a forum post, in colour and in grey.

The colours are Okabe and Ito's, which colour-blind readers can tell apart; lines also differ in dashes and marks, areas
in lightness and hatching. Nothing here touches matplotlib's global state.
"""

from __future__ import annotations

import textwrap
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from fractions import Fraction
from functools import cache
from itertools import product
from math import nan
from pathlib import Path
from typing import Any, Final

import matplotlib
from matplotlib.axes import Axes
from matplotlib.colors import LinearSegmentedColormap, to_rgb
from matplotlib.figure import Figure
from matplotlib.font_manager import FontProperties, findfont, get_font
from matplotlib.ft2font import FT2Font, LoadFlags
from matplotlib.ticker import MaxNLocator

from demesne.engine.errors import DemesneError
from demesne.engine.setup import Setup
from demesne.lang import Language
from demesne.notation.kingdoms import format_kingdom
from demesne.sim.opening import Opening, remarks
from demesne.sim.report import Numbers
from demesne.sim.result import Player, Result
from demesne.sim.tournament import Tournament
from demesne.version import VERSION

FONT: Final = "DejaVu Sans"  # comes with matplotlib
FORMATS: Final = ("png", "svg", "pdf")
# Metadata to leave out, because it would make two files of the same chart differ.
WITHOUT: Final[dict[str, dict[str, Any]]] = {
    "png": {"Software": None},
    "svg": {"Date": None},
    "pdf": {"CreationDate": None},
}
STYLE: Final[dict[Any, Any]] = {
    "figure.dpi": 150,
    "savefig.dpi": 150,
    "svg.fonttype": "none",
    "svg.hashsalt": "demesne",
    "font.family": FONT,
    "font.size": 8,
    "text.parse_math": False,
    "hatch.linewidth": 0.8,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.linewidth": 0.7,
    "xtick.major.width": 0.7,
    "ytick.major.width": 0.0,
}
SIZE: Final = (8.0, 16 / 3)  # inches: 1200 × 800 pixels

INK: Final = "#222222"
FAINT: Final = "#666666"
GRID: Final = "#dddddd"
BLUE: Final = "#0072B2"
VERMILION: Final = "#D55E00"
COLOURS: Final = (BLUE, VERMILION, "#009E73", "#CC79A7")
DASHES: Final[Sequence[Any]] = ("-", (0, (5, 1.5)), (0, (1.2, 1.2)), (0, (6, 1.5, 1.2, 1.5)))
MARKS: Final = ("o", "s", "^", "D")

COMMON: Final = 0.1  # curves end at the last turn that this share of the games reached
CURVE_MARKS: Final = 3  # turns between two marks
LINE: Final = 1.25  # the height of a line of text, in letters


class ChartError(DemesneError):
    """The chart cannot be drawn or written."""


# ---------------------------------------------------------------- files
def check_chart(path: Path) -> None:
    """Raise ChartError if no chart can be written to this file. Call it before a long simulation, not after."""
    if path.suffix.lower().removeprefix(".") not in FORMATS:
        possible = ", ".join(f".{name}" for name in FORMATS)
        raise ChartError(
            f"{path}: a chart’s file name must end in {possible}", "charts-suffix", file=str(path), possible=possible
        )
    if not path.parent.is_dir():
        raise ChartError(f"{path}: the folder does not exist", "charts-folder", file=str(path))


@contextmanager
def drawing(path: Path, size: tuple[float, float]) -> Iterator[Figure]:
    """Yield an empty figure, and write it to the file afterwards."""
    check_chart(path)
    form = path.suffix.lower().removeprefix(".")
    with matplotlib.rc_context():
        matplotlib.rcdefaults()
        matplotlib.rcParams.update(STYLE)
        figure = Figure(figsize=size)
        yield figure
        try:
            figure.savefig(path, format=form, metadata=WITHOUT[form])
        except OSError as problem:
            detail = problem.strerror or str(problem)
            what = f"the chart {path} cannot be written: {detail}"
            raise ChartError(what, "charts-cannot-write", file=str(path), detail=detail) from None


# ---------------------------------------------------------------- text
@cache
def font_of(bold: bool) -> FT2Font:
    """The font of charts, for measuring texts."""
    return get_font(findfont(FontProperties(family=FONT, weight="bold" if bold else "normal")))


def width_of(text: str, size: float, bold: bool = False) -> float:
    """The width of a text in points."""
    font = font_of(bold)
    font.set_size(100, 72)
    font.set_text(text, 0, flags=LoadFlags.NO_HINTING)
    return font.get_width_height()[0] / 64 * size / 100


def shortened(text: str, width: float, size: float, bold: bool = False, tail: int = 0) -> str:
    """A text shortened to this width; the last `tail` letters are kept."""
    if width_of(text, size, bold) <= width:
        return text
    start, end = text[: len(text) - tail], text[len(text) - tail :]
    letters = bisect_right(range(1, len(start)), width, key=lambda n: width_of(f"{start[:n]}…{end}", size, bold))
    return f"{start[:letters].rstrip()}…{end}"


def all_shortened(texts: Sequence[str], width: float, size: float, bold: bool = False) -> list[str]:
    """Names shortened to this width; their last letters are kept if the names would look the same otherwise."""
    cut = [shortened(text, width, size, bold) for text in texts]
    if len(set(cut)) < len(set(texts)):
        return [shortened(text, width, size, bold, tail=5) for text in texts]
    return cut


def fitting(text: str, width: float, sizes: Sequence[float]) -> float:
    """The first size in which a bold text fits, or else the last."""
    return next((size for size in sizes if width_of(text, size, True) <= width), sizes[-1])


def spread(wanted: Sequence[float], sizes: Sequence[float], low: float, high: float) -> list[float]:
    """Positions for items of these sizes, as close as possible to the wanted ones, in the same order, without overlap.

    >>> spread([1.0, 1.2, 5.0], [1.0, 1.0, 1.0], 0.0, 6.0)
    [0.6, 1.6, 5.0]
    """
    order = sorted(range(len(wanted)), key=lambda i: wanted[i])
    blocks: list[tuple[list[int], float, float]] = []  # members, total size, wanted middle
    for i in order:
        members, size, middle = [i], sizes[i], wanted[i]
        middle = min(max(middle, low + size / 2), high - size / 2)
        while blocks and blocks[-1][2] + blocks[-1][1] / 2 > middle - size / 2:
            others, other_size, other_middle = blocks.pop()
            middle = (other_middle * len(others) + middle * len(members)) / (len(others) + len(members))
            members, size = others + members, other_size + size
            middle = min(max(middle, low + size / 2), high - size / 2)
        blocks.append((members, size, middle))
    placed = [0.0] * len(wanted)
    for members, size, middle in blocks:
        edge = middle - size / 2
        for i in members:
            placed[i] = edge + sizes[i] / 2
            edge += sizes[i]
    return [round(place, 9) for place in placed]


def paler(colour: str, share: float) -> tuple[float, float, float]:
    """A colour mixed with white."""
    red, green, blue = (1 - share * (1 - part) for part in to_rgb(colour))
    return red, green, blue


def grey_of(colour: tuple[float, float, float, float]) -> float:
    """The lightness of a colour, from 0 to 1."""
    red, green, blue, _ = colour
    return 0.299 * red + 0.587 * green + 0.114 * blue


def darker(colour: str) -> tuple[float, float, float]:
    """A colour for small letters."""
    red, green, blue = (0.75 * part for part in to_rgb(colour))
    return red, green, blue


def head(figure: Figure, title: str, below: str, left: float = 0.035) -> None:
    """Write the title, and a line under it."""
    width, height = figure.get_size_inches() * 72
    room = width * (1 - 2 * left)
    size = fitting(title, room, (14, 13, 12, 11, 10))
    figure.text(left, 1 - 26 / height, shortened(title, room, size, True), size=size, weight="bold", color=INK, va="center")
    figure.text(left, 1 - 43 / height, below, size=8, color=FAINT, va="center")


def foot(figure: Figure, lines: Sequence[str], left: float = 0.035) -> None:
    """Write the source lines at the bottom of the figure."""
    width, height = figure.get_size_inches() * 72
    size = 7.0
    letters = int(width * (1 - 2 * left) / (size * 0.56))
    wrapped = [part for line in lines for part in textwrap.wrap(line, letters)]
    for number, line in enumerate(reversed(wrapped)):
        figure.text(left, (10 + number * size * 1.4) / height, line, size=size, color=FAINT, va="bottom")


def area(figure: Figure, left: float, bottom: float, width: float, height: float, bare: bool = False) -> Axes:
    """Add axes at a position given in points. Bare ones show no axis lines, and their coordinates are points."""
    full_width, full_height = figure.get_size_inches() * 72
    axes = figure.add_axes((left / full_width, bottom / full_height, width / full_width, height / full_height))
    if bare:
        axes.set_axis_off()
        axes.set_xlim(0, width)
        axes.set_ylim(0, height)
    return axes


def caption(axes: Axes, text: str, above: float = 8) -> None:
    """Write a caption above a chart."""
    axes.annotate(text, (0, 1), (0, above), "axes fraction", "offset points", size=9, weight="bold", color=INK)


# ---------------------------------------------------------------- a run
def plot_result(result: Result, path: Path, language: Language) -> None:
    """Draw a chart of win rates, money and points by turn, and how the games ended."""
    with drawing(path, SIZE) as figure:
        players = result.players
        if len(players) == 2:
            title = language.text("charts-versus", first=players[0].label, second=players[1].label)
        else:
            title = language.text("charts-strategies", n=len(players))
        numbers = Numbers(language)
        games, turns = numbers.whole(result.games), numbers.decimal(result.mean_turns)
        head(figure, title, language.text("charts-games", games=games, turns=turns))
        draw_shares(area(figure, 20, 116, 244, 208, bare=True), players, language)
        draw_endings(area(figure, 20, 46, 244, 50, bare=True), result, language)
        money = area(figure, 302, 208, 166, 104)
        points = area(figure, 302, 66, 166, 104)
        caption(money, language.text("charts-money"))
        caption(points, language.text("charts-points"))
        draw_curves(money, players, [player.curve.cut(COMMON).money for player in players])
        draw_curves(points, players, [player.curve.cut(COMMON).points for player in players])
        points.set_xlabel(language.text("charts-turn"), color=FAINT, size=8, labelpad=1)
        foot(figure, [kingdom_line(result.plan.setup, language), source_line(result.plan.seed, result.version, language)])


def kingdom_line(setup: Setup, language: Language) -> str:
    """The line that names the kingdom."""
    return language.text("charts-kingdom", cards=format_kingdom(setup, language.code))


def source_line(seed: int, version: str, language: Language) -> str:
    """The line that names the seed and the version."""
    return language.text("charts-source", seed=str(seed), version=version)


def draw_shares(axes: Axes, players: Sequence[Player], language: Language) -> None:
    """Draw a bar for each player: wins, ties and losses from dark to pale, with the interval of the win rate."""
    width, height = axes.get_xlim()[1], axes.get_ylim()[1]
    slot = min(92.0, height / len(players))
    bar = min(20.0, slot * 0.32)
    for number, player in enumerate(players):
        top = height - number * slot
        draw_name(axes, players, number, top - 8, language)
        middle = top - 17 - bar / 2
        shades: list[Any] = [COLOURS[number], paler(COLOURS[number], 0.45), paler(COLOURS[number], 0.12)]
        shares = [player.wins.rate, player.ties.rate, player.losses.rate]
        edges = [0.0, width * shares[0], width * (shares[0] + shares[1])]
        for share, edge, shade, hatch in zip(shares, edges, shades, ("", "////", ""), strict=True):
            axes.barh(middle, width * share, bar, edge, color=shade, hatch=hatch, edgecolor="white", linewidth=0)
        axes.barh(middle, width, bar, 0, fill=False, edgecolor=COLOURS[number], linewidth=0.8, clip_on=False)
        draw_interval(axes, [width * bound for bound in player.wins.interval], middle, bar)
        wanted = [edge + width * share / 2 for edge, share in zip(edges, shares, strict=True)]
        draw_labels(axes, said_shares(player, language), wanted, middle - bar / 2 - 4)
        if slot > 60:
            buys = shortened(said_buys(player, language), width, 7.5)
            axes.text(0, middle - bar / 2 - 17, buys, size=7.5, color=FAINT, va="top")


def draw_name(axes: Axes, players: Sequence[Player], number: int, y: float, language: Language) -> None:
    """Draw a player's line and mark, the name, and averages at the right."""
    width, indent = axes.get_xlim()[1], 28
    look: dict[str, Any] = {"color": COLOURS[number], "linestyle": DASHES[number], "marker": MARKS[number]}
    axes.plot([0, 11, 22], [y, y, y], linewidth=1.6, markersize=4.5, markevery=[1], clip_on=False, **look)
    average = language.text("charts-average", points=Numbers(language).decimal(players[number].mean_score))
    axes.text(width, y, average, size=7.5, color=FAINT, ha="right", va="center_baseline")
    room = width - indent - width_of(average, 7.5) - 12
    size = fitting(players[number].label, room, (9, 8.5, 8, 7.5, 7))
    name = all_shortened([player.label for player in players], room, size, bold=True)[number]
    axes.text(indent, y, name, size=size, weight="bold", color=INK, va="center_baseline")


def draw_labels(axes: Axes, said: Sequence[str], wanted: Sequence[float], y: float) -> None:
    """Draw labels under the parts of a bar, moved aside or made smaller to fit."""
    width, gap = axes.get_xlim()[1], 8
    for size in (7.5, 7.0, 6.5, 6.0):
        sizes = [width_of(text, size) + gap for text in said]
        if sum(sizes) <= width + gap:
            break
    for text, place in zip(said, spread(wanted, sizes, -gap / 2, width + gap / 2), strict=True):
        axes.text(place, y, text, size=size, color=INK, ha="center", va="top")


def draw_interval(axes: Axes, bounds: Sequence[float], middle: float, bar: float) -> None:
    """Draw an interval as an I on its side, or as a single stroke if it is too narrow."""
    low, high = bounds
    narrow = high - low < 4
    ends = [(low + high) / 2] if narrow else [low, high]
    stroke = max(1.5, high - low) if narrow else 1.0
    for colour, thickness in (("white", stroke + 2), (INK, stroke)):
        axes.plot(ends, [middle] * len(ends), color=colour, linewidth=thickness, solid_capstyle="butt", clip_on=False)
        axes.vlines(ends, middle - 0.28 * bar, middle + 0.28 * bar, color=colour, linewidth=thickness, clip_on=False)


def said_shares(player: Player, language: Language) -> list[str]:
    """The shares of wins, ties and losses of a player in words."""
    numbers = Numbers(language)
    margin = numbers.decimal(100 * player.wins.interval.half_width)
    return [
        language.text("charts-won", share=numbers.percent(player.wins.rate), margin=margin),
        language.text("charts-tied", share=numbers.percent(player.ties.rate)),
        language.text("charts-lost", share=numbers.percent(player.losses.rate)),
    ]


def said_buys(player: Player, language: Language) -> str:
    """The most frequent first buys, ignoring their order."""
    shares: Counter[tuple[str, ...]] = Counter()
    for buys, share in player.openings:
        shares[tuple(sorted(id for id in buys if id != "none"))] += share  # type: ignore[assignment]
    common = [
        f"{' + '.join(map(language.card, buys)) or language.text('charts-no-buy')} {Numbers(language).percent(share)}"
        for buys, share in shares.most_common(2)
    ]
    return language.text("charts-buys", buys=", ".join(common))


def draw_endings(axes: Axes, result: Result, language: Language) -> None:
    """Draw how the games ended."""
    width, height = axes.get_xlim()[1], axes.get_ylim()[1]
    axes.text(0, height, language.text("charts-endings"), size=9, weight="bold", color=INK, va="top")
    shares = {name: games / result.games for name, games in result.endings.items() if games}
    looks = {"provinces": ("#777777", ""), "piles": ("#bbbbbb", "////"), "limit": ("#eeeeee", "")}
    said, wanted, edge = [], [], 0.0
    for name, share in shares.items():
        colour, hatch = looks[name]
        axes.barh(height - 22, width * share, 9, edge, color=colour, hatch=hatch, edgecolor="white", linewidth=0)
        said.append(language.text(f"charts-end-{name}", share=Numbers(language).percent(share)))
        wanted.append(edge + width * share / 2)
        edge += width * share
    axes.barh(height - 22, width, 9, 0, fill=False, edgecolor="#777777", linewidth=0.8, clip_on=False)
    draw_labels(axes, said, wanted, height - 31)


def draw_curves(axes: Axes, players: Sequence[Player], curves: Sequence[Sequence[float]]) -> None:
    """Draw a curve per player, with the player's name at its end."""
    axes.grid(axis="y", color=GRID, linewidth=0.7)
    axes.set_axisbelow(True)
    axes.tick_params(labelcolor=FAINT, labelsize=7.5, color=FAINT)
    axes.spines["left"].set_visible(False)
    axes.spines["bottom"].set_color(FAINT)
    longest = max(len(curve) for curve in curves)
    axes.set_xlim(0.5, max(longest, 2) + 0.3)
    axes.xaxis.set_major_locator(MaxNLocator("auto", integer=True))
    for number, curve in enumerate(curves):
        look: dict[str, Any] = {"color": COLOURS[number], "linestyle": DASHES[number], "marker": MARKS[number]}
        turns = range(1, len(curve) + 1)
        axes.plot(turns, curve, linewidth=1.5, markersize=3.5, markevery=(number % CURVE_MARKS, CURVE_MARKS), **look)
    low, high = axes.get_ylim()
    line = 7.5 * LINE * (high - low) / (axes.get_position().height * SIZE[1] * 72)
    ends = [curve[-1] if curve else low for curve in curves]
    names = all_shortened([player.label for player in players], 92, 7.5)
    for number, place in enumerate(spread(ends, [line] * len(ends), low, high)):
        axes.annotate(
            names[number], (1, place), (6, 0), ("axes fraction", "data"), "offset points",
            size=7.5, color=darker(COLOURS[number]), va="center", annotation_clip=False,
        )  # fmt: skip


# ---------------------------------------------------------------- a tournament
def plot_heat_map(tournament: Tournament, path: Path, language: Language) -> None:
    """Draw a heat map of all pairings, the best strategy first, with the ratings beside it."""
    standings = tournament.standings
    n = len(standings)
    names = min(165.0, 22 + max(width_of(standing.name, 8) for standing in standings))
    cell = min(30.0, max(15.0, 270 / n))
    width = max(SIZE[0] * 72, 20 + names + n * cell + 200)
    height = 118 + n * cell
    with drawing(path, (width / 72, height / 72)) as figure:
        games = Numbers(language).whole(tournament.schedule.games)
        head(figure, language.text("charts-heat-title"), language.text("charts-heat-how", games=games), 20 / width)
        left = 20 + names
        cells = area(figure, left, 46, n * cell, n * cell)
        draw_cells(cells, tournament, names, cell)
        ratings = area(figure, left + n * cell + 20, 46, width - left - n * cell - 104, n * cell)
        draw_ratings(ratings, tournament, language)
        schedule = tournament.schedule
        lines = [kingdom_line(schedule.setup, language), source_line(schedule.seed, VERSION, language)]
        foot(figure, lines, 20 / width)


def draw_cells(axes: Axes, tournament: Tournament, names: float, cell: float) -> None:
    """Draw the table of all pairings, blue for wins and vermilion for losses, with the names at the left."""
    standings = tournament.standings
    points = [[tournament.points(row.name, column.name) for column in standings] for row in standings]
    furthest = max([0.2, *(abs(share - 0.5) for row in points for share in row if share is not None)])
    colours = LinearSegmentedColormap.from_list("demesne", [VERMILION, "white", BLUE], bad="#eeeeee")
    shades = [[nan if share is None else 0.5 + (share - 0.5) / (2 * furthest) for share in row] for row in points]
    places = range(len(standings))
    axes.pcolormesh(places, places, shades, cmap=colours, vmin=0, vmax=1, edgecolors="white", linewidth=1)
    for row, column in product(places, places):
        share = points[row][column]
        if share is not None:
            ink = INK if grey_of(colours(shades[row][column])) > 0.5 else "white"
            size = min(9.0, cell * 0.42)
            axes.text(column, row, f"{100 * share:.0f}", size=size, color=ink, ha="center", va="center_baseline")
    axes.invert_yaxis()
    axes.set_axis_off()
    left = -0.5 - names / cell
    labels = all_shortened([standing.name for standing in standings], names - 20, 8)
    for place, label in enumerate(labels):
        axes.text(place, -0.62, str(place + 1), size=8, color=FAINT, ha="center", va="bottom")
        axes.text(left, place, str(place + 1), size=8, color=FAINT, va="center_baseline")
        axes.text(left + 14 / cell, place, label, size=8, color=INK, va="center_baseline")


def draw_ratings(axes: Axes, tournament: Tournament, language: Language) -> None:
    """Draw each strategy's rating and its interval in the rows of the heat map, with the numbers at the right."""
    numbers = Numbers(language)
    standings = tournament.standings
    for row, standing in enumerate(standings):
        axes.plot(standing.rating.interval, [row, row], color=INK, linewidth=1.2, solid_capstyle="butt")
        axes.plot([standing.rating.mu], [row], "o", color=INK, markersize=4)
        margin = numbers.decimal(standing.rating.interval.half_width)
        said = language.text("charts-rating", rating=numbers.decimal(standing.rating.mu), margin=margin)
        axes.annotate(
            said, (1, row), (8, 0), ("axes fraction", "data"), "offset points", size=8, color=INK, va="center_baseline",
            annotation_clip=False,
        )  # fmt: skip
    axes.set_ylim(len(standings) - 0.5, -0.5)
    axes.margins(x=0.08)
    axes.hlines(range(len(standings)), *axes.get_xlim(), color=GRID, linewidth=0.6, zorder=0)
    axes.set_axis_off()
    caption(axes, language.text("charts-heat-rating"))


# ---------------------------------------------------------------- an opening
def plot_opening(opening: Opening, path: Path, language: Language) -> None:
    """Draw the probabilities of having exactly, and at least, each number of coins on turns 3 and 4."""
    with drawing(path, SIZE) as figure:
        title = language.text("charts-opening-title", cards=" + ".join(map(language.card, opening.buys)))
        deck = [id for id, n in opening.deck.items() for _ in range(n)]
        head(figure, title, language.text("charts-opening-deck", cards=language.listed(deck)))
        exactly = [opening.exactly(coins) for coins in opening.amounts]
        at_least = [opening.at_least(coins) for coins in opening.amounts]
        for left, what, bars in (
            (34, "exactly", {"third": [c.third for c in exactly], "fourth": [c.fourth for c in exactly]}),
            (316, "least", {"either": [c.either for c in at_least], "both": [c.both for c in at_least]}),
        ):
            axes = area(figure, left, 56, 210, 230)
            caption(axes, language.text(f"charts-opening-{what}"), 24)
            named = {language.text(f"charts-opening-{name}"): chances for name, chances in bars.items()}
            draw_chances(axes, opening.amounts, named, language)
        foot(figure, [*remarks(opening, language), language.text("charts-version", version=VERSION)])


def draw_chances(axes: Axes, amounts: range, bars: dict[str, list[Fraction]], language: Language) -> None:
    """Draw bars for every amount of coins, with their numbers."""
    thick = 0.8 / len(bars)
    for number, (name, chances) in enumerate(bars.items()):
        places = [coins + (number - (len(bars) - 1) / 2) * thick for coins in amounts]
        look: dict[str, Any] = {"color": COLOURS[number], "edgecolor": "white", "hatch": ("", "////")[number]}
        axes.barh(places, [float(chance) for chance in chances], thick, linewidth=0.5, label=name, **look)
        for place, chance in zip(places, chances, strict=True):
            sure = chance in (0, 1)
            said = str(100 * chance) if sure else Numbers(language).decimal(100 * float(chance))
            axes.annotate(
                said, (float(chance), place), (4, 0), "data", "offset points", size=7.5, color=INK, va="center_baseline",
                annotation_clip=False,
            )  # fmt: skip
    axes.set_ylim(amounts[-1] + 0.6, amounts[0] - 0.5)
    axes.set_yticks(list(amounts))
    axes.set_xticks([])
    axes.set_xlim(0, max(float(chance) for chances in bars.values() for chance in chances))
    axes.spines["bottom"].set_visible(False)
    axes.spines["left"].set_color(FAINT)
    axes.tick_params(labelcolor=INK, labelsize=8, length=0)
    axes.set_ylabel(language.text("charts-opening-coins"), color=FAINT, size=8, labelpad=2)
    axes.legend(
        loc="lower left", bbox_to_anchor=(0, 1.01), ncols=len(bars), frameon=False, fontsize=8, labelcolor=INK,
        handlelength=1.4, handletextpad=0.5, columnspacing=1.2, borderaxespad=0, borderpad=0,
    )  # fmt: skip
