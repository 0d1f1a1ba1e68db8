"""Charts: nothing overlaps, everybody can tell lines apart, and the same chart is the same file."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import matplotlib
import pytest
from hypothesis import given
from hypothesis import strategies as st
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.colors import to_rgb
from matplotlib.figure import Figure
from matplotlib.text import Text
from test_tournament import FOUR, result_of, strategy

from demesne.lang import CODES, Language
from demesne.sim.charts import (
    COLOURS,
    DASHES,
    MARKS,
    ChartError,
    all_shortened,
    check_chart,
    plot_heat_map,
    plot_opening,
    plot_result,
    shortened,
    spread,
    width_of,
)
from demesne.sim.opening import open_with
from demesne.sim.result import Result
from demesne.sim.runner import players_for
from demesne.sim.tournament import Tournament, make_schedule, play

LONG = "A strategy whose author had much to say before the game began"
ENGLISH = Language("en")


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Figure]]:
    """The figures that were written."""
    figures: list[Figure] = []
    save = Figure.savefig

    def note(figure: Figure, *arguments: Any, **options: Any) -> None:
        figures.append(figure)
        save(figure, *arguments, **options)

    monkeypatch.setattr(Figure, "savefig", note)
    return iter([figures])


def two(wins: int = 600, ties: int = 276, losses: int = 124) -> Result:
    return result_of(["Smithy", "Big Money"], [(wins, ties, losses), (losses, ties, wins)])


def four(names: Sequence[str]) -> Result:
    return result_of(names, [(400, 20, 580), (330, 20, 650), (230, 20, 750), (0, 10, 990)])


def tournament_of(names: Sequence[str], finished: int | None = None) -> Tournament:
    """Everybody beats those named later."""
    pairs = list(combinations(names, 2))
    results = [result_of(pair, [(60, 10, 30), (30, 10, 60)]) for pair in pairs]
    schedule = make_schedule([strategy(name) for name in names], games=100, seed=1, kingdom="first_game")
    return Tournament(schedule, tuple(results[:finished]))


def texts_of(figure: Figure) -> list[Text]:
    """All texts that can be seen."""
    hidden = set()
    for axes in figure.axes:
        for labels, which, limits in (
            (axes.get_xticklabels(), 0, axes.get_xlim()),
            (axes.get_yticklabels(), 1, axes.get_ylim()),
        ):
            low, high = sorted(limits)
            hidden |= {label for label in labels if not axes.axison or not low <= label.get_position()[which] <= high}
    texts = [text for text in figure.findobj(Text) if isinstance(text, Text) and text not in hidden]
    return [text for text in texts if text.get_text().strip() and text.get_visible()]


def assert_readable(figure: Figure) -> None:
    """Every text lies inside the figure, and none covers another."""
    canvas: Any = FigureCanvasAgg(figure)
    canvas.draw()
    boxes = [(text.get_text(), text.get_window_extent(canvas.get_renderer())) for text in texts_of(figure)]
    for text, box in boxes:
        assert box.x0 >= 0, text
        assert box.y0 >= 0, text
        assert box.x1 <= figure.bbox.width, text
        assert box.y1 <= figure.bbox.height, text
    for (one, first), (other, second) in combinations(boxes, 2):
        across = min(first.x1, second.x1) - max(first.x0, second.x0)
        along = min(first.y1, second.y1) - max(first.y0, second.y0)
        assert across <= 1 or along <= 1, f"{one!r} and {other!r}"


# ---------------------------------------------------------------- readable
@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(
    "result",
    [two(), two(0, 0, 1000), two(0, 1000, 0), two(10, 980, 10), four(list("ABCD")), four([f"{LONG} {n}" for n in range(4)])],
    ids=["usual", "all lost", "all tied", "nearly all tied", "four", "four long names"],
)
def test_results_are_readable(code: str, result: Result, tmp_path: Path, drawn: Iterator[list[Figure]]) -> None:
    plot_result(result, tmp_path / "result.png", Language(code))
    (figure,) = next(drawn)
    assert_readable(figure)


@pytest.mark.parametrize(("code", "n"), [("en", 2), ("en", 25), ("pl", 8), ("de", 8), ("cs", 8)])
def test_heat_maps_are_readable(code: str, n: int, tmp_path: Path, drawn: Iterator[list[Figure]]) -> None:
    plot_heat_map(tournament_of([f"{LONG if i == 1 else 'S'} {i}" for i in range(n)]), tmp_path / "heat.png", Language(code))
    (figure,) = next(drawn)
    assert_readable(figure)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(
    "buys", [["silver", "silver"], ["smithy", "silver"], ["silk_merchant", "smithy"], ["curse"]], ids="/".join
)
def test_openings_are_readable(code: str, buys: list[str], tmp_path: Path, drawn: Iterator[list[Figure]]) -> None:
    plot_opening(open_with(buys), tmp_path / "opening.png", Language(code))
    (figure,) = next(drawn)
    assert_readable(figure)


def test_the_numbers_are_written(tmp_path: Path, drawn: Iterator[list[Figure]]) -> None:
    plot_result(two(), tmp_path / "result.png", ENGLISH)
    plot_heat_map(tournament_of("AB"), tmp_path / "heat.png", ENGLISH)
    plot_opening(open_with(["silver", "silver"]), tmp_path / "opening.png", ENGLISH)
    result, heat, opening = ({text.get_text() for text in texts_of(figure)} for figure in next(drawn))
    assert {"tied 27.6%", "lost 12.4%", "won 12.4% ± 2.9", "Provinces gone: 100.0%", "31.0 points"} <= result
    assert "first buys: Silver + Silver 83.3%, Silver 16.7%" in result
    assert any("seed 1" in text.lower() and "demesne" in text for text in result)
    assert any(text.startswith("Kingdom: Cellar, ") for text in result)
    assert {"65", "35"} <= heat
    assert {"91.2", "42.4", "8.8"} <= opening


def test_a_tournament_that_was_interrupted_has_empty_cells(tmp_path: Path, drawn: Iterator[list[Figure]]) -> None:
    plot_heat_map(tournament_of("ABCD", finished=4), tmp_path / "heat.png", ENGLISH)
    (figure,) = next(drawn)
    assert_readable(figure)
    assert sum(text.get_text() in ("65", "35") for text in texts_of(figure)) == 8


def test_a_real_tournament_can_be_drawn(tmp_path: Path) -> None:
    with players_for(1) as players:
        tournament = play(make_schedule(FOUR[:3], games=4, seed=1), players)
    plot_heat_map(tournament, tmp_path / "heat.png", ENGLISH)
    plot_result(tournament.results[0], tmp_path / "result.png", ENGLISH)
    assert all((tmp_path / name).stat().st_size > 10_000 for name in ("heat.png", "result.png"))


# ---------------------------------------------------------------- for everybody
def test_lines_can_be_told_apart_without_colours(tmp_path: Path, drawn: Iterator[list[Figure]]) -> None:
    plot_result(four(list("ABCD")), tmp_path / "result.png", ENGLISH)
    (figure,) = next(drawn)
    curves = [axes for axes in figure.axes if axes.axison]
    assert len(curves) == 2
    for axes in curves:
        assert len(axes.lines) == 4
        assert len({line.get_marker() for line in axes.lines}) == 4
        assert len({line.get_color() for line in axes.lines}) == 4
    assert len(set(map(str, DASHES))) == len(set(MARKS)) == len(set(COLOURS)) == 4


def test_won_tied_and_lost_differ_in_lightness(tmp_path: Path, drawn: Iterator[list[Figure]]) -> None:
    plot_result(two(), tmp_path / "result.png", ENGLISH)
    (figure,) = next(drawn)
    lightness = [sum(to_rgb(patch.get_facecolor())) for patch in figure.axes[0].patches if patch.get_fill()]
    for start in (0, 3):
        assert lightness[start] + 0.3 < lightness[start + 1] < lightness[start + 2] - 0.3


# ---------------------------------------------------------------- files
def test_a_picture_is_as_large_as_a_forum_post_likes_it(tmp_path: Path) -> None:
    plot_result(two(), tmp_path / "result.png", ENGLISH)
    header = (tmp_path / "result.png").read_bytes()[16:24]
    assert (int.from_bytes(header[:4]), int.from_bytes(header[4:])) == (1200, 800)


@pytest.mark.parametrize("suffix", ["png", "svg", "pdf", "SVG"])
def test_the_same_chart_is_the_same_file(suffix: str, tmp_path: Path) -> None:
    files = [tmp_path / f"{name}.{suffix}" for name in ("one", "two")]
    for path in files:
        plot_result(two(), path, ENGLISH)
    assert files[0].read_bytes() == files[1].read_bytes()


def test_text_stays_text_in_svg(tmp_path: Path) -> None:
    plot_result(result_of(["Kuźnia & <Żar>", "B"], [(50, 0, 50), (50, 0, 50)]), tmp_path / "result.svg", Language("pl"))
    svg = (tmp_path / "result.svg").read_text(encoding="utf-8")
    assert "Kuźnia &amp; &lt;Żar&gt;" in svg
    assert "<text" in svg
    assert "<dc:date>" not in svg


def test_dollars_and_underscores_in_names_are_only_letters(tmp_path: Path) -> None:
    plot_result(result_of(["$x_1$ wins $", "B_2^"], [(50, 0, 50), (50, 0, 50)]), tmp_path / "result.svg", ENGLISH)
    assert "$x_1$ wins $" in (tmp_path / "result.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["chart.gif", "chart", ".png", "chart.jpeg"])
def test_other_kinds_of_files_are_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(ChartError, match=r"\.png, \.svg, \.pdf") as refusal:
        check_chart(tmp_path / name)
    assert all(name in Language(code).error(refusal.value) for code in CODES)


def test_a_missing_folder_and_a_file_that_cannot_be_written_are_said(tmp_path: Path) -> None:
    with pytest.raises(ChartError, match="the folder does not exist"):
        check_chart(tmp_path / "missing" / "chart.png")
    (tmp_path / "chart.png").mkdir()
    with pytest.raises(ChartError, match="cannot be written"):
        plot_result(two(), tmp_path / "chart.png", ENGLISH)


def test_matplotlib_is_left_as_it_was(tmp_path: Path) -> None:
    before = dict(matplotlib.rcParams)
    plot_result(two(), tmp_path / "result.svg", ENGLISH)
    assert dict(matplotlib.rcParams) == before
    script = "import sys, demesne.sim.charts; sys.exit('matplotlib.pyplot' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0


# ---------------------------------------------------------------- finding room
SIZES = st.lists(st.tuples(st.floats(0, 100), st.floats(1, 15)), min_size=1, max_size=6)


@given(SIZES)
def test_things_that_are_spread_do_not_overlap(things: list[tuple[float, float]]) -> None:
    wanted, sizes = [place for place, _ in things], [size for _, size in things]
    placed = spread(wanted, sizes, 0, 100)
    order = sorted(range(len(things)), key=lambda i: (wanted[i], i))
    edges = [(placed[i] - sizes[i] / 2, placed[i] + sizes[i] / 2) for i in order]
    assert edges[0][0] >= -1e-6
    assert edges[-1][1] <= 100 + 1e-6
    assert all(second[0] >= first[1] - 1e-6 for first, second in pairwise(edges))


def test_things_with_room_stay_where_they_are() -> None:
    assert spread([10, 50, 90], [5, 5, 5], 0, 100) == [10, 50, 90]


def test_names_are_cut_only_where_they_must_be() -> None:
    assert shortened("Smithy", 100, 8) == "Smithy"
    cut = shortened(LONG, 100, 8)
    assert cut.endswith("…")
    assert 60 < width_of(cut, 8) <= 100
    several = all_shortened([f"{LONG} {n}" for n in range(3)], 100, 8)
    assert len(set(several)) == 3
    assert all(width_of(name, 8) <= 100 for name in several)
