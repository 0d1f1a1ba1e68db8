"""Results of matches as lines of JSON, which are written at once and reused after a stop, and tables made from them."""

from __future__ import annotations

import json
from argparse import Action, ArgumentParser, Namespace
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from threading import Lock
from typing import Any, Final, TypeAlias

from demesne.bots.batch import Tally
from demesne.engine.setup import Setup
from demesne.sets import SETS
from demesne.sim.statistics import share_interval

Line: TypeAlias = dict[str, Any]

THREE: Final = ("base", "cornucopia", "renaissance")  # the default sets for random kingdoms
ALL: Final = "all"  # stands for all sets on the command line
SUMS: Final = ("games", "rounds", "wins", "ties", "losses", "wins2")


class Lines:
    """A file of results, which need not be computed again."""

    def __init__(self, path: str) -> None:
        self.path = Path(path)
        self.all = list(read(self.path)) if self.path.exists() else []
        self.lock = Lock()
        if self.all or self.path.exists():
            self.path.write_text("".join(f"{json.dumps(line)}\n" for line in self.all), "utf-8")  # drops a truncated last line

    def has(self, **known: Any) -> bool:
        """Whether there is a line with these values."""
        return bool(self.about(**known))

    def about(self, **known: Any) -> list[Line]:
        """All lines with these values."""
        return [line for line in self.all if all(line.get(key) == value for key, value in known.items())]

    def add(self, line: Line) -> None:
        with self.lock, self.path.open("a", encoding="utf-8") as file:
            print(json.dumps(line), file=file, flush=True)
            self.all.append(line)


class Sets(Action):
    """A command line option for sets: their names, or "all"."""

    def __call__(
        self, parser: ArgumentParser, namespace: Namespace, values: str | Sequence[Any] | None, option_string: str | None = None
    ) -> None:
        named = list(values or ())
        setattr(namespace, self.dest, list(SETS) if named == [ALL] else named)


def add_sets(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--sets", nargs="+", action=Sets, default=list(THREE), metavar="SET",
        help=f"from which kingdoms are drawn ({', '.join(THREE)}), or `{ALL}`",
    )  # fmt: skip


def read(path: Path) -> Iterator[Line]:
    """The lines of a file, without a truncated last line."""
    for text in path.read_text("utf-8").splitlines(keepends=True):
        if text.endswith("\n"):
            yield json.loads(text)


def counted(tally: Tally) -> Line:
    """The results of the first player in a tally."""
    return {
        "games": tally.games,
        "rounds": tally.rounds,
        "wins": tally.wins[0],
        "ties": tally.ties[0],
        "losses": tally.losses[0],
        "wins2": tally.wins2[0],
    }


# ---------------------------------------------------------------- the tables
def by_match(lines: list[Line]) -> Iterator[str]:
    """A table with all kingdoms of a match together."""
    yield from ("| match | games | wins (95 %) | ties | losses | wins and half the ties |", "|---|---:|---|---:|---:|---:|")
    for title in dict.fromkeys(line["match"] for line in lines):
        yield f"| {title} | {shares(line for line in lines if line['match'] == title)} |"


def by_kingdom(lines: list[Line]) -> Iterator[str]:
    """A table with each kingdom separately."""
    yield "| | kingdom | opponent | games | wins (95 %) | ties | losses | wins and half the ties |"
    yield "|---:|---|---|---:|---|---:|---:|---:|"
    for title, number in dict.fromkeys((line["match"], line["number"]) for line in lines):
        here = [line for line in lines if (line["match"], line["number"]) == (title, number)]
        yield f"| {number} | {cards_of(here[0])} | {here[0]['opponent']} | {shares(here)} |"


def shares(lines: Iterable[Line]) -> str:
    """The number of games, and the shares that were won, tied and lost."""
    total = dict.fromkeys(SUMS, 0)
    for line in lines:
        for key in SUMS:
            total[key] += line[key]
    low, high = share_interval(total["wins"], total["wins2"], total["rounds"], 2)
    wins, ties, losses = (100 * total[key] / total["games"] for key in ("wins", "ties", "losses"))
    return (
        f"{total['games']} | {wins:.1f} ({100 * low:.1f}–{100 * high:.1f}) | {ties:.1f} | {losses:.1f} | {wins + ties / 2:.1f}"
    )


def cards_of(line: Line) -> str:
    """The kingdom of a line."""
    setup = Setup.from_data(line["setup"])
    return ", ".join([*setup.piles, *setup.landscapes, *(f"{mark.capitalize()}: {id}" for mark, id in setup.marks)])
