"""`demesne review`: reviews a game and lists its most costly mistakes."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, replace
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from demesne.engine.errors import SetupError
from demesne.lang import Language
from demesne.levels.level import HARD, LAST_SEED, MOST_PLAYOUTS, MOST_SECONDS, Level
from demesne.table.terminal import print_text

if TYPE_CHECKING:
    from demesne.levels.review import Progress, Review
    from demesne.table.session import Session

LEAST: Final = 10  # playouts
SHORTEST: Final = 1.0  # seconds
OFTEN: Final = 10.0  # seconds between two progress lines, if the output is not a terminal
EXAMPLES: Final = (
    "demesne review",
    "demesne review game.json --plot game.svg",
)


def declare(review: argparse.ArgumentParser, language: Language) -> None:
    """Declare the options."""
    from demesne.levels.review import SECONDS

    text = language.text
    review.add_argument("file", nargs="?", metavar="FILE", help=text("review-option-file"))
    review.add_argument("--player", type=int, metavar="N", help=text("review-option-player"))
    limit = review.add_mutually_exclusive_group()
    limit.add_argument(
        "--seconds", type=float, default=SECONDS, metavar="N", help=text("review-option-seconds", n=f"{SECONDS:g}")
    )
    limit.add_argument("--playouts", type=int, metavar="N", help=text("review-option-playouts"))
    review.add_argument("--seed", type=int, default=0, help=text("review-option-seed"))
    review.add_argument("--json", action="store_true", help=text("review-option-json"))
    review.add_argument("--plot", metavar="FILE", type=Path, help=text("review-option-plot"))
    review.set_defaults(run=run_review, calculates=True)


def run_review(options: argparse.Namespace) -> int:
    """Check all options first, because the review takes a while."""
    from demesne.levels.review import review
    from demesne.table.advice import review_lines
    from demesne.table.saves import load

    language: Language = options.language
    level = level_for(options)
    if options.plot:
        from demesne.sim.charts import check_chart

        check_chart(options.plot)
    session = load(file_for(options))
    player = player_for(options, session)
    with progress_line(language) as progress:
        found = review(session.game, player, level, progress)
    if options.json:
        print(json.dumps(to_data(session, found, level)))
    else:
        print_text("\n".join(review_lines(language, session, found)))
    if options.plot:
        from demesne.sim.review_chart import plot_review

        plot_review(session, found, options.plot, language)
    return 0


def level_for(options: argparse.Namespace) -> Level:
    """The level for the review, with the limits from the options."""
    n, seconds, seed = options.playouts, options.seconds, options.seed
    if n is not None and not LEAST <= n <= MOST_PLAYOUTS:
        what = f"a review simulates {LEAST} to {MOST_PLAYOUTS} games per decision, not {n}"
        raise SetupError(what, "review-playouts", n=n, least=LEAST, most=MOST_PLAYOUTS)
    if not 0 <= seed <= LAST_SEED:
        raise SetupError(f"a seed is a whole number from 0 to 2**62 - 1, not {seed}", "seed", seed=str(seed), most="2**62 - 1")
    if not SHORTEST <= seconds <= MOST_SECONDS:
        what = f"a review takes {SHORTEST:g} to {MOST_SECONDS:g} seconds, not {seconds:g}"
        raise SetupError(what, "review-seconds", n=f"{seconds:g}", least=f"{SHORTEST:g}", most=f"{MOST_SECONDS:g}")
    return replace(HARD, playouts=n, seconds=None if n else seconds, seed=seed)


def file_for(options: argparse.Namespace) -> Path:
    """The given file, or the last finished game."""
    from demesne.table.saves import finished_games

    if options.file:
        return Path(options.file)
    games = finished_games()
    if not games:
        raise SetupError("no finished game found; name the file of a saved one", "review-none")
    return games[-1]


def player_for(options: argparse.Namespace, session: Session) -> int:
    """The player to review."""
    if options.player is None:
        return session.people[0] if session.people else 0
    wanted, most = int(options.player), len(session.seats)
    if not 1 <= wanted <= most:
        raise SetupError(f"this game has players 1 to {most}, not {wanted}", "review-player", n=wanted, most=most)
    return wanted - 1


@contextmanager
def progress_line(language: Language) -> Iterator[Progress]:
    """Show the progress on standard error: in one updated line on a terminal, otherwise in a line now and then."""
    is_terminal = sys.stderr.isatty()
    said = monotonic()

    def show(done: int, steps: int) -> None:
        nonlocal said
        far = f"{language.text('review-working')} {language.text('simulate-percent', value=100 * done // steps)}"
        if is_terminal:
            print(f"\r\033[K{far}", end="", file=sys.stderr, flush=True)
        elif monotonic() - said > OFTEN:
            said = monotonic()
            print(far, file=sys.stderr, flush=True)

    yield show
    if is_terminal:
        print("\r\033[K", end="", file=sys.stderr, flush=True)


def to_data(session: Session, found: Review, level: Level) -> dict[str, Any]:
    """The review as plain data, with players counted from 1."""
    return {"seed": level.seed, "name": session.names[found.player]} | asdict(found) | {"player": found.player + 1}
