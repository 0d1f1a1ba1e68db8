"""Demesne is Dominion as a Python library: set up games, play and save them, seat bots, simulate strategies.

A game asks one decision after the other. Each has the player who must answer, and the possible answers:

>>> import demesne, random
>>> game = demesne.Game.new(demesne.KINGDOMS["first_game"].setup(players=2), seed=7)
>>> game
<Game: turn 1 of player 0, action phase; player 0 is asked>
>>> game.apply("end actions")
>>> game.decision.options[0]
<play copper>
>>> rng = random.Random(1)
>>> while not game.over:
...     game.apply(rng.choice(game.decision.options))
>>> game.winners() == [who for who in (0, 1) if game.scores()[who] == max(game.scores())]
True

Bots play with you, or for all players:

>>> game = demesne.Game.new(demesne.KINGDOMS["first_game"].setup(players=2), seed=7)
>>> demesne.play_bots(game, {0: "Smithy", 1: "Big Money"})
>>> game.over
True

Simulated games show which strategy is better:

>>> result = demesne.simulate(["Smithy", "Big Money"], games=100, seed=1, kingdom="first_game")
>>> smithy, money = result.players
>>> smithy.wins.rate > money.wins.rate
True

A game can be saved at every decision, and copied with `clone`. `load_game` also reads the games that tables save:

>>> saved = game.to_json()
>>> demesne.Game.from_json(saved).scores() == game.scores()
True
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from demesne.engine.decisions import Decision, Option, Reason
from demesne.engine.errors import CardError, DemesneError, Diverged, GameOver, IllegalChoice, SaveError, SetupError
from demesne.engine.events import EVENT_KINDS, Event
from demesne.engine.scoring import next_starter
from demesne.engine.setup import Setup
from demesne.game import Game, replay
from demesne.notation import position as position  # games may start from a position
from demesne.sets import declarations as declarations  # declares all cards
from demesne.sets.recommended import KINGDOMS, Kingdom
from demesne.views import View, sample
from demesne.views.view import Asked, PlayerView

if TYPE_CHECKING:
    from demesne.levels.review import review
    from demesne.levels.seats import bot_answer, play_bots
    from demesne.rulings.runner import run_ruling
    from demesne.rulings.trying import try_out
    from demesne.sets.loader import load_cards, load_installed
    from demesne.sim.result import Result
    from demesne.sim.runner import simulate
    from demesne.strategies.find import find_strategy
    from demesne.strategies.parser import parse as parse_strategy
    from demesne.strategies.syntax import Strategy
    from demesne.strategies.writer import write as write_strategy
    from demesne.table.saves import load_game

# Names whose modules are imported when a program first uses them, because they take time to import.
_LATER = {
    "Result": ("demesne.sim.result", "Result"),
    "Strategy": ("demesne.strategies.syntax", "Strategy"),
    "bot_answer": ("demesne.levels.seats", "bot_answer"),
    "find_strategy": ("demesne.strategies.find", "find_strategy"),
    "load_cards": ("demesne.sets.loader", "load_cards"),
    "load_game": ("demesne.table.saves", "load_game"),
    "load_installed": ("demesne.sets.loader", "load_installed"),
    "parse_strategy": ("demesne.strategies.parser", "parse"),
    "play_bots": ("demesne.levels.seats", "play_bots"),
    "review": ("demesne.levels.review", "review"),
    "run_ruling": ("demesne.rulings.runner", "run_ruling"),
    "simulate": ("demesne.sim.runner", "simulate"),
    "try_out": ("demesne.rulings.trying", "try_out"),
    "write_strategy": ("demesne.strategies.writer", "write"),
}

__all__ = [
    "EVENT_KINDS",
    "KINGDOMS",
    "Asked",
    "CardError",
    "Decision",
    "DemesneError",
    "Diverged",
    "Event",
    "Game",
    "GameOver",
    "IllegalChoice",
    "Kingdom",
    "Option",
    "PlayerView",
    "Reason",
    "Result",
    "SaveError",
    "Setup",
    "SetupError",
    "Strategy",
    "View",
    "bot_answer",
    "find_strategy",
    "load_cards",
    "load_game",
    "load_installed",
    "next_starter",
    "parse_strategy",
    "play_bots",
    "replay",
    "review",
    "run_ruling",
    "sample",
    "simulate",
    "try_out",
    "write_strategy",
]


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(f"module 'demesne' has no attribute {name!r}")
    module, attribute = _LATER[name]
    found = globals()[name] = getattr(import_module(module), attribute)
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *_LATER})
