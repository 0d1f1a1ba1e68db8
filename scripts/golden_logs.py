"""Write the log of one whole game in every language to tests/golden, for proofreading and for tests.

The game is played with answers drawn from a fixed seed, on a kingdom of all three sets, seen by its first player.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from demesne import Game, Setup
from demesne.lang import CODES, Language
from demesne.prose.game_log import Log
from demesne.table.plain import result_lines
from demesne.table.session import Seat, Session

FOLDER = Path(__file__).parents[1] / "tests" / "golden"
KINGDOM = [
    "militia", "library", "moat", "tournament", "jester", "horse_traders", "cargo_ship", "priest", "border_guard", "experiment",
]  # fmt: skip
PROJECTS = ["sewers", "innovation"]
NAMES = ["Ania", "Bob", "Cyril"]


def whole_game() -> Game:
    """A random game in which players mostly act and buy expensive cards."""
    rng = random.Random(11)
    game = Game.new(Setup.of(KINGDOM, PROJECTS, players=3), seed=11)
    while not game.over:
        options = game.decision.options
        buys = [option for option in options if option.verb == "buy"]
        plays = [option for option in options if option.verb == "play"]
        doing = [option for option in options if not option.declines]
        if plays:
            game.apply(rng.choice(plays))
        elif buys:
            game.apply(max(buys, key=lambda option: (game.cost(option.card), rng.random())))
        else:
            game.apply(rng.choice(doing if doing and rng.random() < 0.8 else options))
    return game


def log_of(game: Game, code: str) -> str:
    language = Language(code)
    lines = [str(line) for line in Log(language, NAMES, 0).lines(game.events_for(0))]
    session = Session(game, [Seat(name) for name in NAMES])
    return "\n".join([*lines, *result_lines(language, session)]) + "\n"


def main() -> int:
    game = whole_game()
    FOLDER.mkdir(exist_ok=True)
    for code in CODES:
        (FOLDER / f"log_{code}.txt").write_text(log_of(game, code), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
