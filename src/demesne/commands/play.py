"""`demesne play`: plays a game in the terminal, against bots or hot-seat."""

from __future__ import annotations

import argparse
from typing import Final

from demesne.commands.seeds import new_seed
from demesne.commands.sets import add_options, add_sets, wanted_sets, with_wanted_options
from demesne.engine.errors import SetupError
from demesne.engine.setup import Setup
from demesne.game import Game
from demesne.lang import Language
from demesne.levels.level import DEFAULT_LEVEL
from demesne.notation.generator import generate
from demesne.notation.kingdoms import format_kingdom, parse_kingdom
from demesne.sets import SETS
from demesne.sets.recommended import KINGDOMS
from demesne.table.seating import Company, company_of
from demesne.table.session import Session
from demesne.table.start import can_fill_the_screen, play_on_screen, play_plain
from demesne.table.terminal import print_text

EXAMPLES: Final = (
    "demesne play",
    'demesne play --kingdom "Size Distortion" --bot hard',
    "demesne play --kingdom random --players 3 --plain",
    "demesne play --bots 0 --name Ann,Bob",
)


def declare(play: argparse.ArgumentParser, language: Language) -> None:
    """Declare the options."""
    text = language.text
    play.add_argument("--kingdom", help=text("cli-option-kingdom"))
    add_sets(play, language)
    add_options(play, language)
    play.add_argument("--players", type=int, default=2, help=text("cli-option-players"))
    play.add_argument("--bots", type=int, help=text("cli-option-bots"))
    play.add_argument("--bot", metavar="BOT", help=text("cli-option-bot"))
    play.add_argument("--seed", type=int, help=text("cli-option-seed"))
    play.add_argument("--games", type=int, default=1, help=text("cli-option-games"))
    play.add_argument("--name", default="", help=text("cli-option-name"))
    play.add_argument("--plain", action="store_true", help=text("cli-option-plain"))
    play.set_defaults(run=run_play)


def run_play(options: argparse.Namespace) -> int:
    """Play a game in the terminal."""
    if options.games < 1:
        raise SetupError(f"a series has at least 1 game, not {options.games}", "games", n=options.games)
    seed = new_seed(options.seed)
    company = company_of(options.players, options.bots, options.bot or DEFAULT_LEVEL.name, options.name)
    setup = with_wanted_options(setup_for(options, seed), options)
    session = session_for(options.language, setup, company, seed, options.games - 1)
    if options.plain or not can_fill_the_screen():
        introduce(options.language, setup, seed)
        return play_plain(options.language, session)
    asked = (options.kingdom, options.sets, options.bots, options.colonies, options.shelters)
    chosen = options.players != 2 or any(wish is not None for wish in asked)
    return play_on_screen(options.language, session if chosen else None, session_for, options.seed, company)


def session_for(language: Language, setup: Setup, company: Company, seed: int, games_left: int = 0) -> Session:
    """A new session with people and bots."""
    company.check(setup)
    return Session(Game.new(setup, seed=seed), company.seats(language), games_left, language.code)


def setup_for(options: argparse.Namespace, seed: int) -> Setup:
    """The setup from the options."""
    sets = wanted_sets(options)
    if sets is not None or options.kingdom == "random":
        return generate(sets or SETS, seed=seed, players=options.players, language=options.language.code)
    if options.kingdom is None:
        return KINGDOMS["first_game"].setup(options.players)
    return parse_kingdom(options.kingdom, options.players, language=options.language.code)


def introduce(language: Language, setup: Setup, seed: int) -> None:
    """Print the kingdom and the seed."""
    print(language.text("plain-welcome"))
    print_text(language.text("state-kingdom", cards=format_kingdom(setup, language.code)))
    print(language.text("state-seed", seed=str(seed)))
