"""`demesne play`: a game in the terminal, against bots or hot-seat."""

from __future__ import annotations

import argparse
from typing import Final

from demesne.bots.binding import bind_strategy
from demesne.cards.kingdoms import KINGDOMS
from demesne.cards.sets import SETS
from demesne.commands.seeds import new_seed
from demesne.commands.sets import add_sets, wanted_sets
from demesne.engine.dealing import components_for
from demesne.engine.errors import SetupError
from demesne.engine.setup import Setup
from demesne.game import Game
from demesne.lang import Language
from demesne.levels.level import MEDIUM, find_level
from demesne.notation.generator import generate
from demesne.notation.kingdoms import format_kingdom, parse_kingdom
from demesne.strategies.find import find_strategy
from demesne.table.session import Seat, Session
from demesne.table.start import can_fill_the_screen, play_on_screen, play_plain

EXAMPLES: Final = (
    "demesne play",
    'demesne play --kingdom "Size Distortion" --bot hard',
    "demesne play --kingdom random --players 3 --plain",
)


def declare(play: argparse.ArgumentParser, language: Language) -> None:
    text = language.text
    play.add_argument("--kingdom", help=text("cli-option-kingdom"))
    add_sets(play, language)
    play.add_argument("--players", type=int, default=2, help=text("cli-option-players"))
    play.add_argument("--bots", type=int, help=text("cli-option-bots"))
    play.add_argument("--bot", metavar="BOT", help=text("cli-option-bot"))
    play.add_argument("--seed", type=int, help=text("cli-option-seed"))
    play.add_argument("--games", type=int, default=1, help=text("cli-option-games"))
    play.add_argument("--name", default="", help=text("cli-option-name"))
    play.add_argument("--plain", action="store_true", help=text("cli-option-plain"))
    play.set_defaults(run=run_play)


def run_play(options: argparse.Namespace) -> int:
    if options.games < 1:
        raise SetupError(f"a series has at least 1 game, not {options.games}", "games", n=options.games)
    seed = new_seed(options.seed)
    setup = setup_for(options, seed)
    bot = options.bot or MEDIUM
    seats = seats_for(options, setup, options.bots, bot)
    game = Game.new(setup, seed=seed)
    language = options.language.code
    if options.plain or not can_fill_the_screen():
        introduce(options.language, setup, seed)
        return play_plain(options.language, Session(game, seats, options.games - 1, language))

    def make_session(setup: Setup, bot: str, seed: int) -> Session:
        return Session(Game.new(setup, seed=seed), seats_for(options, setup, None, bot), language=language)

    chosen = options.kingdom is not None or options.sets is not None or options.players != 2 or options.bots is not None
    session = Session(game, seats, options.games - 1, language) if chosen else None
    return play_on_screen(options.language, session, make_session, options.seed, bot)


def seats_for(options: argparse.Namespace, setup: Setup, bots: int | None, bot: str) -> list[Seat]:
    """People first; names in the reader's language. All bots are of the same level, or play the same strategy."""
    language: Language = options.language
    players = setup.players
    name = options.name
    bots = players - 1 if bots is None else bots
    if not 0 <= bots < players:
        raise SetupError(f"of {players} players, 0 to {players - 1} can be bots, not {bots}", "bots", n=bots, most=players - 1)
    people = players - bots
    named = [name or language.text("player-human")] if people == 1 else []
    named = named or [language.text("player-human-n", n=i + 1) for i in range(people)]
    if bots and find_level(bot) is None:
        bind_strategy(components_for(setup), find_strategy(bot))  # the kingdom must allow it
    return [Seat(person) for person in named] + [Seat(machine, bot) for machine in bot_names(language, bot, bots)]


def bot_names(language: Language, bot: str, bots: int) -> list[str]:
    """What the bots are called: by their level if they have one, and with a number if there are several."""
    level = find_level(bot)
    if level is None:
        return [language.text("player-bot")] if bots == 1 else [language.text("player-bot-n", n=i + 1) for i in range(bots)]
    if bots == 1:
        return [language.text("level-bot", level=level.name)]
    return [language.text("level-bot-n", level=level.name, n=i + 1) for i in range(bots)]


def setup_for(options: argparse.Namespace, seed: int) -> Setup:
    """The kingdom asked for."""
    sets = wanted_sets(options)
    if sets is not None or options.kingdom == "random":
        return generate(sets or SETS, seed=seed, players=options.players, language=options.language.code)
    if options.kingdom is None:
        return KINGDOMS["first_game"].setup(options.players)
    return parse_kingdom(options.kingdom, options.players, language=options.language.code)


def introduce(language: Language, setup: Setup, seed: int) -> None:
    print(language.text("plain-welcome"))
    print(language.text("state-kingdom", cards=format_kingdom(setup, language.code)))
    print(language.text("state-seed", seed=str(seed)))
