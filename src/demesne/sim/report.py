"""The report on a result, for terminals and for spreadsheets."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, TextIO

from babel.numbers import format_decimal

from demesne.bots.batch import TURN_LIMIT
from demesne.lang import Language
from demesne.notation.kingdoms import format_kingdom
from demesne.sim.result import Player, Result
from demesne.sim.statistics import Interval

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

BARS: Final = "▁▂▃▄▅▆▇█"
LEAST_SHOWN: Final = 0.1  # curves end at the last turn that this share of the games reached
CLOSE: Final = 0.002  # win rates with intervals this narrow are shown to a hundredth of a percent
OPENINGS_SHOWN: Final = 4
PILES_SHOWN: Final = 5
PIPED_WIDTH: Final = 100  # characters, if the output is not a terminal
EXACT: Final = ("player", "name", "games", "wins", "ties", "losses")
RATES: Final = ("win_rate", "tie_rate", "loss_rate", "mean_score")  # each with _low and _high
COLUMNS: Final = (
    *EXACT,
    *(column for rate in RATES for column in (rate, f"{rate}_low", f"{rate}_high")),
    *("mean_turns", "seed", "kingdom", "interrupted", "version"),
)


# ---------------------------------------------------------------- numbers
class Numbers:
    """Formats numbers for the reader's language."""

    def __init__(self, language: Language) -> None:
        self.language = language

    def whole(self, n: int) -> str:
        """A whole number."""
        return str(format_decimal(n, "#,##0", locale=self.language.code))

    def decimal(self, value: float, digits: int = 1) -> str:
        """A number with decimals."""
        return str(format_decimal(value, "#,##0." + "0" * digits, locale=self.language.code))

    def percent(self, share: float, digits: int = 1) -> str:
        """A share in percent."""
        return self.language.text("simulate-percent", value=self.decimal(100 * share, digits))

    def percents(self, interval: Interval, digits: int = 1) -> str:
        """An interval in percent."""
        low, high = (self.decimal(100 * share, digits) for share in interval)
        return self.language.text("simulate-percent", value=f"{low}–{high}")


def sparkline(values: Sequence[float], low: float, high: float) -> str:
    """A curve in one line of text.

    >>> sparkline([0, 1, 2, 8], 0, 8)
    '▁▂▃█'
    """
    span = max(high - low, 1e-9)
    return "".join(BARS[min(int((value - low) / span * len(BARS)), len(BARS) - 1)] for value in values)


# ---------------------------------------------------------------- for people
class Report:
    """The text printed after a run."""

    def __init__(self, result: Result, language: Language) -> None:
        self.result = result
        self.language = language
        self.numbers = Numbers(language)

    def print_to(self, file: TextIO) -> None:
        """Print the report to a file."""
        from rich.console import Console

        terminal = file.isatty()
        console = Console(file=file, width=None if terminal else PIPED_WIDTH, highlight=False, markup=False, emoji=False)
        self.print_heading(console)
        console.print(self.table())
        for line in self.endings():
            console.print(line)
        if self.result.tally.watched:
            self.print_watched(console)
        console.print(self.speed(), style="dim")

    def print_heading(self, console: Console) -> None:
        """Print the lines above the table of results."""
        plan, text = self.result.plan, self.language.text
        console.print(" – ".join(plan.labels), style="bold")
        console.print(text("state-kingdom", cards=format_kingdom(plan.setup, self.language.code)))
        games = self.result.games
        said = text(
            "simulate-summary", n=games, games=self.numbers.whole(games), seed=str(plan.seed), version=self.result.version
        )
        console.print(said)
        for line in self.remarks():
            console.print(line)
        console.print()

    def remarks(self) -> Iterator[str]:
        """Remarks about the kingdom and the number of games."""
        plan, text, numbers = self.result.plan, self.language.text, self.numbers
        if plan.filled:
            yield text("simulate-filled")
        if self.result.interrupted:
            yield text("simulate-interrupted", asked=numbers.whole(plan.games))
        elif plan.until is None and self.result.games != plan.games:
            yield text("simulate-rounded", asked=numbers.whole(plan.games))
        if plan.until is not None and not self.result.interrupted:
            key = "simulate-reached" if self.result.reached else "simulate-not-reached"
            yield text(key, wanted=numbers.percent(plan.until, 2), found=numbers.percent(self.result.half_width, 2))

    def table(self) -> Table:
        """A row of numbers per player, with their intervals below it."""
        from rich.table import Table

        text, numbers = self.language.text, self.numbers
        table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
        table.add_column()
        for name in ("wins", "ties", "losses", "points", "turns"):
            table.add_column(text(f"simulate-column-{name}"), justify="right", no_wrap=True)
        digits = 1 if self.result.half_width > CLOSE else 2
        for player in self.result.players:
            shares = (player.wins, player.ties, player.losses)
            means = [numbers.decimal(value, 2) for value in (player.mean_score, player.mean_turns)]
            table.add_row(player.label, *(numbers.percent(share.rate, digits) for share in shares), *means)
            sure = "–".join(numbers.decimal(value, 2) for value in player.score_interval or ())
            table.add_row("", *(numbers.percents(share.interval, digits) for share in shares), sure, "", style="dim")
        table.caption = text("simulate-intervals")
        table.caption_justify = "left"
        return table

    def endings(self) -> Iterator[str]:
        """Lines about how the games ended."""
        text, tally, numbers = self.language.text, self.result.tally, self.numbers
        games = self.result.games
        provinces, piles = (numbers.percent(n / games) for n in (tally.provinces, tally.piles))
        yield ""
        turns = numbers.decimal(self.result.mean_turns, 2)
        yield text("simulate-endings", turns=turns, provinces=provinces, piles=piles)
        if tally.limit:
            yield text("simulate-limit", n=tally.limit, games=numbers.whole(tally.limit), turns=TURN_LIMIT)
        if tally.piles:
            commonest = sorted(tally.empty.items(), key=lambda pile: (-pile[1], pile[0]))[:PILES_SHOWN]
            named = ", ".join(f"{self.language.card(id)} {numbers.percent(n / games)}" for id, n in commonest)
            yield text("simulate-empty", piles=named)

    def print_watched(self, console: Console) -> None:
        """Print the statistics that only the watched games have."""
        text = self.language.text
        watched = self.numbers.whole(self.result.tally.watched)
        for heading, rows in (
            (text("simulate-openings", games=watched), [self.openings(player) for player in self.result.players]),
            self.curves("money"),
            self.curves("points"),
        ):
            console.print(f"\n{heading}")
            console.print(self.rows(rows))
        console.print()

    def rows(self, cells: Sequence[str]) -> Table:
        """A table with a cell for each player."""
        from rich.table import Table

        table = Table(box=None, show_header=False, padding=(0, 2))
        for player, cell in zip(self.result.players, cells, strict=True):
            table.add_row(player.label, cell)
        return table

    def openings(self, player: Player) -> str:
        """The most frequent openings of a player."""
        return ", ".join(
            f"{' / '.join(map(self.bought, buys))} {self.numbers.percent(share)}"
            for buys, share in player.openings[:OPENINGS_SHOWN]
        )

    def bought(self, id: str) -> str:
        """The name of what was bought on a turn."""
        return self.language.text("simulate-no-buy") if id == "none" else self.language.card(id)

    def curves(self, what: str) -> tuple[str, list[str]]:
        """A heading, and a sparkline per player, all on the same scale."""
        cut = [player.curve.cut(LEAST_SHOWN) for player in self.result.players]
        curves = [curve.money if what == "money" else curve.points for curve in cut]
        values = [value for curve in curves for value in curve]
        low, high = min([0.0, *values]), max([0.0, *values])
        heading = self.language.text(
            f"simulate-{what}", turns=max(map(len, curves)), low=self.numbers.decimal(low), high=self.numbers.decimal(high)
        )
        return heading, [sparkline(curve, low, high) for curve in curves]

    def speed(self) -> str:
        """The line about time and speed."""
        result, numbers = self.result, self.numbers
        return self.language.text(
            "simulate-speed",
            wall=numbers.decimal(result.wall_seconds),
            cpu=numbers.decimal(result.cpu_seconds),
            rate=numbers.whole(round(result.games_per_cpu_second)),
        )


# ---------------------------------------------------------------- for spreadsheets
def write_csv(result: Result, file: TextIO) -> None:
    """Write one row per player: results with the lower and upper ends of the 95 % intervals, and the game settings.

    Each row has the kingdom in the form that `--kingdom` takes. Shares are fractions, so 0.6 is 60 %.
    """
    writer = csv.DictWriter(file, COLUMNS, lineterminator="\n")
    writer.writeheader()
    for number, player in enumerate(result.players, 1):
        shares = (player.wins, player.ties, player.losses)
        row: dict[str, object] = dict(zip(EXACT, (number, player.strategy.name, result.games), strict=False))
        row |= dict(zip(EXACT[3:], (share.games for share in shares), strict=True))
        measured = [*((share.rate, share.interval) for share in shares), (player.mean_score, player.score_interval)]
        for name, (value, interval) in zip(RATES, measured, strict=True):
            row |= {name: value, f"{name}_low": interval and interval.low, f"{name}_high": interval and interval.high}
        row |= {"mean_turns": player.mean_turns, "seed": result.plan.seed, "version": result.version}
        row |= {"kingdom": format_kingdom(result.plan.setup), "interrupted": int(result.interrupted)}
        writer.writerow(row)
