"""`demesne bot-match`: plays matches of programs in any language, against strategies and against each other."""

from __future__ import annotations

import argparse
import json
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, TextIO

from demesne.commands.calculating import help_texts
from demesne.commands.sets import add_sets, wanted_sets
from demesne.commands.simulate import INTERRUPTED, preparation, progress_bar
from demesne.engine.errors import SetupError
from demesne.lang import Language

if TYPE_CHECKING:
    from rich.table import Table

    from demesne.sim.programs.result import MatchResult, Played, Standing

WIDTH: Final = 100  # characters, if the output is not a terminal
LINES_SHOWN: Final = 6  # lines of standard error
EXAMPLES: Final = (
    "demesne bot-match 'python bot.py' \"Big Money\"",
    "demesne bot-match ./bot hard --games 20 --log 1",
)


def declare(match: argparse.ArgumentParser, language: Language) -> None:
    """Declare the options."""
    text = help_texts(language)
    match.add_argument("players", nargs="+", metavar="PLAYER", help=text("bot-match-option-players"))
    match.add_argument("--games", type=int, metavar="N", help=text("bot-match-option-games"))
    match.add_argument("--seconds", type=float, default=1.0, metavar="S", help=text("bot-match-option-seconds"))
    match.add_argument("--seed", type=int, help=text("simulate-option-seed"))
    match.add_argument("--kingdom", help=text("bot-match-option-kingdom"))
    add_sets(match, language)
    match.add_argument("--jobs", type=int, default=1, metavar="N", help=text("bot-match-option-jobs"))
    match.add_argument("--json", action="store_true", help=text("simulate-option-json"))
    match.add_argument("--log", type=int, default=0, metavar="N", help=text("simulate-option-log"))
    match.set_defaults(run=run_bot_match, calculates=True)


@contextmanager
def ending_in_order() -> Iterator[None]:
    """Exit on a signal, so that the programs are stopped too."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    numbers = (signal.SIGTERM, signal.SIGHUP)
    before = [signal.signal(number, lambda number, _: sys.exit(128 + number)) for number in numbers]
    try:
        yield
    finally:
        for number, handler in zip(numbers, before, strict=True):
            signal.signal(number, handler)


def run_bot_match(options: argparse.Namespace) -> int:
    """Check all options, then start the programs and play."""
    from demesne.sim.programs.match import IN_A_ROW, make_match, play_match

    language: Language = options.language
    if options.log < 0:
        raise SetupError(f"--log needs a number of games of at least 0, not {options.log}", "simulate-log", n=options.log)
    with preparation(language) as preparing:
        match = make_match(
            options.players,
            options.games,
            options.seed,
            options.kingdom,
            options.seconds,
            options.log,
            options.cards,
            language.code,
            wanted_sets(options),
            preparing,
        )

    def notice(name: str) -> None:
        print(language.text("bot-match-repeated", name=name, n=IN_A_ROW), file=sys.stderr)

    with ending_in_order(), progress_bar(language) as progress:
        result = play_match(match, options.jobs, progress, notice)
    logs = [game_log(result, game, language) for game in result.games[: options.log]]
    if options.json:
        print(json.dumps(result.to_data() | ({"logs": logs} if logs else {})), flush=True)
    else:
        print_result(result, logs, language, sys.stdout)
    return INTERRUPTED if result.interrupted else 0


def game_log(result: MatchResult, game: Played, language: Language) -> str:
    """The log of one game, with its scores."""
    from demesne.prose.game_log import Log

    labels = result.plan.labels
    title = language.text("simulate-log-title", n=game.number + 1, seed=str(game.seed))
    lines = [str(line) for line in Log(language, [labels[player] for player in game.seats]).lines(game.events)]
    if game.forfeit:
        lines.append(f"{labels[game.forfeit.player]}: {language.text(f'bot-match-reason-{game.forfeit.reason}')}")
    scores = ", ".join(f"{labels[player]} {game.scores[player]}" for player in game.seats)
    return "\n".join([title, *lines, language.text("simulate-log-scores", scores=scores)])


# ---------------------------------------------------------------- text output
def print_result(result: MatchResult, logs: list[str], language: Language, file: TextIO) -> None:
    """Print the result of a match."""
    from rich.console import Console

    console = Console(file=file, width=None if file.isatty() else WIDTH, highlight=False, markup=False, emoji=False)
    for log in logs:
        console.print(log + "\n", soft_wrap=True)
    for line in heading(result, language):
        console.print(line)
    console.print(table(result, language))
    for standing in result.standings:
        for line in forfeits(standing, language):
            console.print(line)
    if result.endings["forfeit"]:
        console.print("\n" + language.text("bot-match-points"))


def heading(result: MatchResult, language: Language) -> Iterator[str]:
    """The lines above the table of results."""
    from demesne.notation.kingdoms import format_kingdom
    from demesne.sim.report import Numbers

    plan, text, numbers = result.plan, language.text, Numbers(language)
    games = len(result.games)
    yield " – ".join(plan.labels)
    yield text("state-kingdom", cards=format_kingdom(plan.setup, language.code))
    yield text("simulate-summary", n=games, games=numbers.whole(games), seed=str(plan.seed), version=result.version)
    if plan.filled:
        yield text("simulate-filled")
    if result.interrupted:
        yield text("simulate-interrupted", asked=numbers.whole(plan.games))
    elif games != plan.games:
        yield text("simulate-rounded", asked=numbers.whole(plan.games))
    yield text("bot-match-endings", turns=numbers.decimal(sum(game.turns for game in result.games) / games, 2))
    yield ""


def table(result: MatchResult, language: Language) -> Table:
    """A table with two rows per player: numbers, and their intervals."""
    from rich.table import Table

    from demesne.sim.report import Numbers

    text, numbers = language.text, Numbers(language)
    made = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    made.add_column()
    columns = [f"simulate-column-{name}" for name in ("wins", "ties", "losses", "points")]
    for id in (*columns, *(f"bot-match-column-{name}" for name in ("forfeits", "mean", "worst"))):
        made.add_column(text(id), justify="right", no_wrap=True)
    for standing in result.standings:
        shares = (standing.wins, standing.ties, standing.losses)
        rates = [numbers.percent(share.rate) for share in shares]
        own = program_cells(standing, language) if standing.is_program else ["", "", ""]
        made.add_row(standing.label, *rates, numbers.decimal(standing.mean_score, 2), *own)
        sure = "–".join(numbers.decimal(value, 2) for value in standing.score_interval or ())
        made.add_row("", *(numbers.percents(share.interval) for share in shares), sure, "", "", "", style="dim")
    made.caption = text("simulate-intervals")
    made.caption_justify = "left"
    return made


def program_cells(standing: Standing, language: Language) -> list[str]:
    """The number of forfeits, and the mean and maximum thinking time."""
    from demesne.sim.report import Numbers

    numbers = Numbers(language)
    times = (standing.mean_seconds, standing.thought.worst)
    return [
        numbers.whole(standing.forfeited),
        *(language.text("bot-match-milliseconds", value=numbers.decimal(1000 * (time or 0.0))) for time in times),
    ]


def forfeits(standing: Standing, language: Language) -> Iterator[str]:
    """The forfeits of a program, with details that help its author to fix it."""
    from demesne.sim.report import Numbers

    if standing.last_forfeit is None:
        return
    text, numbers = language.text, Numbers(language)
    n = standing.forfeited
    yield "\n" + text("bot-match-forfeits", name=standing.label, n=n, games=numbers.whole(n))
    for reason, times in standing.forfeits.items():
        yield f"  {numbers.whole(times)} × {text(f'bot-match-reason-{reason}')}"
    game, forfeit = standing.last_forfeit
    why = text(f"bot-match-reason-{forfeit.reason}")
    yield "  " + text("bot-match-last", game=game + 1, why=f"{why} ({forfeit.detail})" if forfeit.detail else why)
    if forfeit.said:
        yield "  " + text("bot-match-said")
        yield from (f"    {line}" for line in forfeit.said.splitlines()[-LINES_SHOWN:])
