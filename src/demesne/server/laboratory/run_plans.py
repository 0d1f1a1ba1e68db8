"""Plans of runs: the server checks requests, and workers complete the plans of matches with levels."""

from __future__ import annotations

import pickle
import re
import shlex
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import msgspec

from demesne.engine.errors import DemesneError
from demesne.engine.setup import Setup
from demesne.lang import Language
from demesne.levels.knowledge import remember
from demesne.levels.level import LEVEL_NAMES, Level, find_level
from demesne.notation.kingdoms import format_kingdom, parse_kingdom
from demesne.notation.names import fold
from demesne.server.laboratory.laboratory_requests import MOST_GAMES, File, Match, NewRun, RunPlayer
from demesne.server.problems import BadRequest
from demesne.server.tables import card_catalogue, table_requests
from demesne.sim.chunks import Chunk, Job, Outcome, play
from demesne.sim.plans import check_kingdom, checked_seed, make_plan, strategy_named
from demesne.sim.result import Plan, told_apart
from demesne.strategies.find import SUFFIX, library
from demesne.strategies.parser import parse
from demesne.strategies.syntax import Strategy, StrategyError

MOST_SLOW_GAMES: Final = 1000  # games of a match with a level that searches
MOST_PLAYOUTS: Final = 5000  # playouts per decision of a level that searches
NOT_IN_FILES: Final = re.compile(r"[^\w]+")
LONGEST_FILE_NAME: Final = 40

Known = tuple[Setup, Level, Strategy]  # a kingdom, a level, and the strategy the level follows there


@dataclass(frozen=True)
class Chosen:
    """One player of a match: a strategy, or the name of a level."""

    name: str
    who: Strategy | str
    text: str  # of a strategy that came with the request; otherwise empty

    @property
    def level(self) -> Level | None:
        """Return the level of this player, or `None` if the player follows a given strategy."""
        return find_level(self.who) if isinstance(self.who, str) else None


@dataclass(frozen=True)
class PlannedMatch:
    """A match that can be played once the strategies of its levels are known."""

    label: str
    players: tuple[Chosen, ...]
    setup: Setup
    seed: int
    games: int

    @property
    def names(self) -> list[str]:
        """Return the names of the players, numbered where two are the same."""
        return told_apart([player.name for player in self.players])

    @property
    def levels(self) -> list[Level]:
        """Return the levels among the players, in the order of the players."""
        return [player.level for player in self.players if player.level is not None]

    @property
    def is_slow(self) -> bool:
        """Return whether a player of the match is a level that searches."""
        return any(level.searches for level in self.levels)

    @property
    def rounded(self) -> int:
        """Return the number of games, rounded up to whole rounds."""
        return -(-self.games // len(self.players)) * len(self.players)

    def plan(self) -> Plan:
        """Return the plan of the match. This is slow if the strategy of a level must be found first."""
        return make_plan([player.who for player in self.players], self.games, self.seed, self.setup)

    # ------------------------------------------------------------ the command line
    @property
    def files(self) -> list[File]:
        """Return the strategies that came with the request as files, each text once."""
        texts = dict.fromkeys(player.text for player in self.players if player.text)
        names: dict[str, str] = {}
        for text in texts:
            strategy = next(player.who for player in self.players if player.text == text)
            assert isinstance(strategy, Strategy)
            names[text] = file_name(strategy.name, list(names.values()))
        return [File(name, text) for text, name in names.items()]

    @property
    def command(self) -> str:
        """Return the command that plays the same games."""
        files = {file.content: file.name for file in self.files}
        named = [files.get(player.text) or named_at_command_line(player.who) for player in self.players]
        kingdom = ["--kingdom", format_kingdom(self.setup)]
        return shlex.join(["demesne", "simulate", *named, *kingdom, "--games", str(self.games), "--seed", str(self.seed)])


def named_at_command_line(who: Strategy | str) -> str:
    """Return the name of a level or strategy as the command line takes it."""
    return who if isinstance(who, str) else who.name


def file_name(name: str, taken: Collection[str]) -> str:
    """Return a file name that is not taken.

    >>> file_name("Späte Gärten!", []), file_name("a/b", ["a_b.strategy"])
    ('späte_gärten.strategy', 'a_b_2.strategy')
    """
    plain = NOT_IN_FILES.sub("_", name.lower()).strip("_")[:LONGEST_FILE_NAME] or "strategy"
    tries = (f"{plain}{ending}{SUFFIX}" for ending in ("", *(f"_{n}" for n in range(2, 10))))
    return next(name for name in tries if name not in taken)


# ---------------------------------------------------------------- requests
@dataclass(frozen=True)
class Wanted:
    """A run that has been checked and can begin."""

    request: NewRun
    setup: Setup
    kingdom_text: str
    seed: int
    matches: tuple[PlannedMatch, ...]


def plan_run(request: NewRun) -> Wanted:
    """Check a request for a run and plan its matches; raise an error if something is wrong with it."""
    seed = seed_of(request)
    chosen = [
        [chosen_player(player, f"{i + 1}", request.language) for i, player in enumerate(match.players)]
        for match in request.matches
    ]
    setup = kingdom_for(request, [player for players in chosen for player in players])
    matches = tuple(
        planned_match(request, match, tuple(players), setup, seed)
        for match, players in zip(request.matches, chosen, strict=True)
    )
    if request.games > MOST_GAMES:
        command = matches[0].command
        what = f"a match has at most {MOST_GAMES} games here; the command line has no limit: {command}"
        raise BadRequest(what, "lab-games", n=MOST_GAMES, command=command)
    return Wanted(request, setup, format_kingdom(setup, request.language), seed, matches)


def seed_of(request: NewRun) -> int:
    """Return the requested seed, or a random one if the request has none; raise an error if it is out of range."""
    return checked_seed(int(request.seed) if request.seed else None)


def planned_match(request: NewRun, match: Match, players: tuple[Chosen, ...], setup: Setup, seed: int) -> PlannedMatch:
    """Return a match of a run, ready to be planned; raise an error if its kingdom does not fit or a slow match is too long."""
    planned = PlannedMatch(match.label, players, setup.for_players(len(players)), seed, request.games)
    check_kingdom(planned.setup, [strategy_named(player.who) for player in players], request.language)
    if planned.is_slow and request.games > MOST_SLOW_GAMES:
        what = f"games with Hard take seconds, so a match has at most {MOST_SLOW_GAMES} here; for more: {planned.command}"
        raise BadRequest(what, "lab-slow-games", n=MOST_SLOW_GAMES, command=planned.command)
    return planned


def kingdom_for(request: NewRun, players: Sequence[Chosen]) -> Setup:
    """Return the kingdom for the players of the first match; a random one has the cards that the strategies require."""
    wish = request.kingdom
    n = len(request.matches[0].players)
    if isinstance(wish, table_requests.AtRandom):
        required = [id for player in players if isinstance(player.who, Strategy) for id in player.who.requires]
        wish = msgspec.structs.replace(wish, require=list(dict.fromkeys([*wish.require, *required])))
    setup, _ = card_catalogue.setup_for(wish, n, request.language)
    return as_written(setup)


def as_written(setup: Setup) -> Setup:
    """Return a kingdom as the command line reads it, if the cards are the same, so that a command plays the same games."""
    read = parse_kingdom(format_kingdom(setup), setup.players, language="en")
    return read if read.canonical() == setup.canonical() else setup


# ---------------------------------------------------------------- players
def chosen_player(player: RunPlayer, number: str, language: str) -> Chosen:
    """Return a level, a strategy of the library or a strategy text as a player. Names of files are not accepted."""
    if bool(player.bot) == bool(player.text):
        raise BadRequest(f"player {number} must be either a name or a strategy text, not both", "lab-player", number=number)
    if player.text:
        try:
            strategy = parse(player.text)
        except StrategyError as problem:
            raise wrong_player(player, number, problem, language) from None
        return Chosen(player.name or strategy.name, strategy, player.text)
    level = find_level(player.bot)
    if level is not None:
        check_level(level)
        return Chosen(player.name or level.title, player.bot.strip().lower(), "")
    found = in_library(player.bot)
    return Chosen(player.name or found.name, found, "")


def in_library(name: str) -> Strategy:
    """Return the strategy of the library with this name; raise an error if there is none."""
    known = {fold(strategy.name): strategy for strategy in library().values()}
    if fold(name) not in known:
        what = f"{name!r} is neither a level ({', '.join(LEVEL_NAMES)}) nor a strategy in the library"
        raise BadRequest(what, "lab-no-bot", name=name, names=", ".join(LEVEL_NAMES))
    return known[fold(name)]


def check_level(level: Level) -> None:
    """Raise an error for a level with a time limit, whose games cannot be repeated, or with too many playouts."""
    if level.seconds or (level.playouts or 0) > MOST_PLAYOUTS:
        what = f"here Hard is limited by a number of playouts ({MOST_PLAYOUTS} at most), not by seconds"
        raise BadRequest(what, "lab-level", n=MOST_PLAYOUTS)


def wrong_player(player: RunPlayer, number: str, problem: StrategyError, language: str) -> BadRequest:
    """Return the error for a strategy with a mistake, with its player and the place of the mistake."""
    inner = problem.values.get("problem", problem)
    said = Language(language).error(inner) if isinstance(inner, DemesneError) else str(inner)
    line, column = (int(str(problem.values.get(name, 0))) for name in ("line", "column"))
    name = player.name or number
    what = f"the strategy of player {name}, line {line}, column {column}: {said}"
    return BadRequest(what, "lab-strategy", name=name, line=line, column=column, problem=said)


# ---------------------------------------------------------------- in workers
def prepare(match: PlannedMatch, known: Sequence[Known]) -> bytes:
    """Return the packed plan of a match; strategies of its levels that are not known are found first."""
    for setup, level, strategy in known:
        remember(setup, level, strategy)
    return pack(match.plan())


def pack(plan: Plan) -> bytes:
    """Return a plan as bytes, so that it is serialized once and not for every task."""
    return pickle.dumps(plan)


@lru_cache(maxsize=32)
def unpacked(packed: bytes) -> Plan:
    """Return the plan that `pack` turned into bytes."""
    plan: Plan = pickle.loads(packed)
    return plan


def play_rounds(packed: bytes, chunk: Chunk) -> Outcome:
    """Play some rounds of a match."""
    return play(Job(unpacked(packed), chunk))
