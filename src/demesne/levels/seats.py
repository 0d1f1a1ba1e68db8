"""Bots for programs that play a `Game`. A bot sees only the view of its player."""

from __future__ import annotations

from collections.abc import Mapping

from demesne.bots import table
from demesne.engine.errors import GameOver, IllegalChoice, SetupError
from demesne.game import Game
from demesne.levels import think
from demesne.levels.level import find_level
from demesne.strategies.find import find_strategy
from demesne.strategies.syntax import Strategy
from demesne.views.view import View


def bot_answer(view: View, bot: str | Strategy) -> str:
    """The answer that a bot gives to the decision in its view, as `Game.apply` takes it.

    A bot is a level (`"easy"`, `"medium"`, `"hard"`, `"hard:playouts=500"`, `"hard:seconds=0.2"`), the name of a strategy
    in the library, a strategy file, or a `Strategy`. The view must be that of the player who is asked.

    >>> import demesne
    >>> game = demesne.Game.new(demesne.KINGDOMS["first_game"].setup(), seed=7)
    >>> demesne.bot_answer(game.view(game.decision.who), "Big Money")
    'end actions'
    """
    if view.decision is None:
        raise GameOver("the game is over: there is nothing to decide")
    if view.decision.who != view.player:
        raise IllegalChoice(f"player {view.decision.who} is asked, so a bot needs the view of player {view.decision.who}")
    return think.answer(view, bot) if isinstance(bot, str) else table.answer(view, bot)


def play_bots(game: Game, bots: Mapping[int, str | Strategy]) -> int | None:
    """Let bots answer until a player without a bot is asked. Returns that player, or None when the game is over.

    `bots` maps players to bots, which are named as in `bot_answer`. No bot sees hidden cards.

    >>> import demesne
    >>> game = demesne.Game.new(demesne.KINGDOMS["first_game"].setup(), seed=7)
    >>> demesne.play_bots(game, {1: "Big Money"})
    0
    >>> demesne.play_bots(game, {0: "Smithy", 1: "Big Money"}), game.over
    (None, True)
    """
    for player in bots:
        if not 0 <= player < game.nplayers:
            raise SetupError(f"this game has players 0 to {game.nplayers - 1}, not {player}")
    seated = {player: strategy_or_level(bot) for player, bot in bots.items()}
    while not game.over:
        who = game.decision.who
        if who not in seated:
            return who
        bot = seated[who]
        game.apply(think.answer(game.view(who), bot) if isinstance(bot, str) else table.answer_in(game, bot))
    return None


def strategy_or_level(bot: str | Strategy) -> str | Strategy:
    """The strategy with this name; the names of levels stay as they are."""
    return find_strategy(bot) if isinstance(bot, str) and find_level(bot) is None else bot
