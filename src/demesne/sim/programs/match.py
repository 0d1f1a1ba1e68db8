"""Matches between programs, or between programs and strategies. A program that fails loses the current game only."""

from __future__ import annotations

import shlex
import threading
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from os.path import isfile
from pathlib import Path
from queue import SimpleQueue
from shutil import which
from typing import Any, Final, Self

from librt.vecs import vec

from demesne.bots.batch import TURN_LIMIT, round_seed
from demesne.engine.constants import NONE
from demesne.engine.dealing import components_for, deal
from demesne.engine.errors import DemesneError, SetupError, written
from demesne.engine.policy import OUTSIDE, Policy
from demesne.engine.run import run
from demesne.game import Game
from demesne.levels.knowledge import PlanProgress
from demesne.levels.level import find_level
from demesne.notation.names import fold
from demesne.sim.plans import make_plan
from demesne.sim.programs.player import ProgramPlayer
from demesne.sim.programs.process import Failure, Stopped
from demesne.sim.programs.result import Forfeit, MatchResult, Played, Thought, places
from demesne.sim.recorded_games import look_ahead, policy_of, seats_of
from demesne.sim.result import Plan
from demesne.strategies.find import SUFFIX, XML, find_strategy, library
from demesne.strategies.syntax import Strategy

GAMES: Final = 100  # default
SECONDS: Final = 1.0  # default time limit for a decision
MOST_SECONDS: Final = 3600.0
FORCED: Final = "program:"  # prefix of a command that could be mistaken for a strategy
IN_A_ROW: Final = 3  # forfeited games in a row after which a warning is given

Progress = Callable[[int, int], None]  # games played so far, and the total
Notice = Callable[[str], None]  # called with the label of a player that forfeits game after game


# ---------------------------------------------------------------- who plays
@dataclass(frozen=True)
class Entry:
    """A participant: a strategy, a level, or the command of a program."""

    text: str  # as the user wrote it
    player: str | Strategy | None  # a level, a strategy; None for a program
    command: tuple[str, ...] = ()


def read_entry(text: str) -> Entry:
    """Read a level, the name of a library strategy, or the name of a strategy file; anything else is a command.

    >>> read_entry("hard").player, read_entry("sh bot.sh --fast").command
    ('hard', ('sh', 'bot.sh', '--fast'))
    """
    if find_level(text):
        return Entry(text, text)
    if not text.startswith(FORCED) and names_strategy(text):
        return Entry(text, find_strategy(text))
    try:
        command = tuple(shlex.split(text.removeprefix(FORCED)))
    except ValueError as problem:
        what = f"{text!r} is not a command line: {problem}"
        raise DemesneError(what, "bot-match-command", name=written(text), detail=str(problem)) from None
    if not command:
        raise DemesneError(f"{text!r} names neither a strategy nor a program", "bot-match-empty", name=written(text))
    if which(command[0]) is None:
        raise no_such_player(text, command[0])
    return Entry(text, None, command)


def no_such_player(text: str, program: str) -> DemesneError:
    """The error for an entry that is neither a program nor, unless it has the prefix, a strategy."""
    if not text.startswith(FORCED):
        try:
            find_strategy(text)
        except DemesneError as problem:
            values = {"name": written(program), "problem": problem}
            what = f"{program!r} is not an executable program, and {problem}"
            return DemesneError(what, "bot-match-neither", **values)
    return DemesneError(f"{program!r} is not an executable program", "bot-match-no-program", name=written(program))


def names_strategy(text: str) -> bool:
    """Whether a text names a strategy. A file name with spaces counts only if the file exists, as it may be a command."""
    if fold(text) in map(fold, library()):
        return True
    xml = XML.fullmatch(text)
    file = xml[1] if xml else text
    return (xml is not None or text.lower().endswith(SUFFIX)) and (" " not in file or isfile(file))


@dataclass(frozen=True)
class Match:
    """The settings of a match. In the plan, a program is a strategy without lines, of which only the name is used."""

    entries: tuple[Entry, ...]
    plan: Plan
    seconds: float = SECONDS
    told: int = 0  # how many games keep all their events

    def renamed(self, names: list[str]) -> Match:
        """The same match between players of these names."""
        strategies = zip(self.plan.strategies, names, strict=True)
        renamed = tuple(replace(strategy, name=name) for strategy, name in strategies)
        return replace(self, plan=replace(self.plan, strategies=renamed))


def make_match(
    players: Sequence[str], games: int | None = None, seed: int | None = None, kingdom: str | None = None,
    seconds: float = SECONDS, told: int = 0, cards: Iterable[str | Path] = (), language: str | None = None,
    sets: Collection[str] | None = None, preparing: PlanProgress | None = None,
) -> Match:  # fmt: skip
    """Make a match, or raise an error that says why it cannot be played. No program is started yet. While a level searches for
    its strategy, `preparing` is called repeatedly to report progress."""
    if not 0 < seconds <= MOST_SECONDS:
        what = f"a decision may take more than 0 and at most {MOST_SECONDS:.0f} seconds, not {seconds:g}"
        raise SetupError(what, "bot-match-seconds", most=f"{MOST_SECONDS:g}", value=f"{seconds:g}")
    entries = tuple(map(read_entry, players))
    plan = make_plan(
        [entry.player or Strategy(entry.text, ()) for entry in entries],
        GAMES if games is None else games,
        seed,
        kingdom,
        None,
        cards,
        language,
        sets,
        preparing,
    )
    return Match(entries, plan, seconds, told)


# ---------------------------------------------------------------- one table
class Table:
    """Plays games one after the other, with a separate process for each program."""

    def __init__(self, match: Match, stop: threading.Event) -> None:
        self.match = match
        self.components = components_for(match.plan.setup)
        self.policies = [
            policy_of(match.plan, player, self.components) if entry.player else OUTSIDE
            for player, entry in enumerate(match.entries)
        ]
        self.programs = {
            player: ProgramPlayer(entry.command, match.seconds, stop)
            for player, entry in enumerate(match.entries)
            if entry.player is None
        }

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End all programs."""
        for program in self.programs.values():
            program.close()

    def start(self) -> None:
        """Start all programs, so that a program that cannot start is reported before the first game.

        From then on they have the names that they gave themselves.
        """
        names = [strategy.name for strategy in self.match.plan.strategies]
        try:
            for player, program in self.programs.items():
                program.running()
                names[player] = program.name or names[player]
        except Failure as failure:
            detail = f"{failure.detail}\n{program.give_up()}".strip()
            text = self.match.entries[player].text
            what = f"{text!r} cannot be started as a player: {detail}"
            self.close()
            raise DemesneError(what, "bot-match-no-start", name=written(text), detail=detail) from None
        except BaseException:
            self.close()
            raise
        self.match = self.match.renamed(names)

    def play(self, number: int) -> Played:
        """Play one game of the match."""
        plan = self.match.plan
        seats = seats_of(plan, number)
        thoughts = [Thought() for _ in seats]
        game = self.deal(number, seats)
        forfeit = self.play_out(game, number, seats, thoughts)
        played = Played(
            number=number,
            scores=by_player(seats, game.scores()),
            places=places(seats, game.winners(), forfeit),
            seed=game.start["seed"],
            seats=seats,
            reason="forfeit" if forfeit else "end" if has_ended(game) else "limit",
            turns=max(int(player.turns) for player in game.players),
            forfeit=forfeit,
            thoughts=thoughts,
            events=list(game.events) if number < self.match.told else [],
        )
        self.tell_end(played, seats)
        return played

    def deal(self, number: int, seats: list[int]) -> Game:
        """A new game. Strategies play inside the engine."""
        plan = self.match.plan
        game = Game(self.components)
        seed = round_seed(plan.seed, number // plan.players)
        game.start = {"setup": plan.setup.to_data(), "seed": seed}
        game.recording = True
        game.turn_limit = TURN_LIMIT * plan.players
        game.policies = vec[Policy]([self.policies[player] for player in seats])
        deal(game, seed)
        return game

    def play_out(self, game: Game, number: int, seats: list[int], thoughts: list[Thought]) -> Forfeit | None:
        """Play until the game is over, or a program has forfeited it."""
        plan = self.match.plan
        names = [plan.labels[player] for player in seats]
        facts = {"game": number + 1, "games": plan.rounds * plan.players, "players": names}
        player = 0
        try:
            for player, program in self.programs.items():
                program.start(game, seats.index(player), facts)
            run(game, NONE)
            while not game.over:
                decision = game.decision
                player = seats[decision.who]
                if len(decision.options) == 1:  # there is no choice
                    game.apply(decision.options[0])
                    continue
                if player in self.programs:
                    game.apply(self.programs[player].decide(game, decision.who, thoughts[player]))
                else:
                    game.apply(look_ahead(plan, player, game))
        except Failure as failure:
            said = self.programs[player].give_up()
            return Forfeit(player, failure.reason, failure.detail, said)
        return None

    def tell_end(self, played: Played, seats: list[int]) -> None:
        """Tell all programs how a game ended."""
        forfeit = played.forfeit
        for player, program in self.programs.items():
            message: dict[str, Any] = {
                "game": played.number + 1,
                "result": played.places[player],
                "scores": [played.scores[other] for other in seats],
                "winners": [seat for seat, other in enumerate(seats) if played.places[other] != "loss"],
                "reason": played.reason,
            }
            if forfeit:
                message["forfeit"] = {"seat": seats.index(forfeit.player), "reason": forfeit.reason}
            program.end(message)


def by_player(seats: list[int], values: list[int]) -> list[int]:
    """Values given by seat, in the order of the players."""
    return [values[seats.index(player)] for player in range(len(seats))]


def has_ended(game: Game) -> bool:
    """Whether a finished game ended by its rules, and not at the turn limit."""
    return game.empty >= 3 or any(game.left[kind] == 0 for kind in game.components.end_kinds)


# ---------------------------------------------------------------- all games
class Hall:
    """A match in progress, at one or several tables. Games are played in other threads, so Ctrl-C does not interrupt them."""

    def __init__(self, match: Match, stop: threading.Event) -> None:
        self.match = match
        self.stop = stop
        self.left = iter(range(match.plan.rounds))
        self.lock = threading.Lock()
        self.ready: SimpleQueue[list[Played] | BaseException] = SimpleQueue()
        self.rounds: dict[int, list[Played]] = {}
        self.in_a_row = Counter[int | None]()  # games that a player has just forfeited in a row
        self.warned: set[int] = set()

    def next_round(self) -> int | None:
        """The next round to play, or None after the last one."""
        with self.lock:
            return None if self.stop.is_set() else next(self.left, None)

    def work(self, table: Table) -> None:
        """Play rounds at a table until none are left. Exceptions are passed to the listener."""
        players = self.match.plan.players
        try:
            with table:
                while (number := self.next_round()) is not None:
                    self.ready.put([table.play(number * players + rotation) for rotation in range(players)])
        except Stopped:
            pass
        except BaseException as problem:
            self.ready.put(problem)

    def listen(self, progress: Progress | None, notice: Notice | None) -> None:
        """Collect every round as soon as it is finished."""
        plan = self.match.plan
        while len(self.rounds) < plan.rounds:
            games = self.ready.get()
            if isinstance(games, BaseException):
                raise games
            self.rounds[games[0].number // plan.players] = games
            if notice:
                self.warn(games, notice)
            if progress:
                progress(len(self.rounds) * plan.players, plan.rounds * plan.players)

    def warn(self, games: list[Played], notice: Notice) -> None:
        """Warn once about each player that forfeits game after game."""
        for game in games:
            guilty = game.forfeit.player if game.forfeit else None
            self.in_a_row = Counter({guilty: self.in_a_row[guilty] + 1})
            if guilty is not None and self.in_a_row[guilty] == IN_A_ROW and guilty not in self.warned:
                self.warned.add(guilty)
                notice(self.match.plan.labels[guilty])

    def first_games(self) -> list[Played]:
        """The games of the first rounds, up to the first unfinished one."""
        games: list[Played] = []
        while (number := len(games) // self.match.plan.players) in self.rounds:
            games += self.rounds[number]
        return games


def play_match(match: Match, jobs: int = 1, progress: Progress | None = None, notice: Notice | None = None) -> MatchResult:
    """Play a match at several tables at a time. Ctrl-C returns the result so far."""
    if jobs < 1:
        raise DemesneError(f"at least 1 process must play, not {jobs}", "simulate-jobs", n=jobs)
    stop = threading.Event()
    first = Table(match, stop)
    first.start()
    match = first.match
    hall = Hall(match, stop)
    tables = [first, *(Table(match, stop) for _ in range(min(jobs, match.plan.rounds) - 1))]
    threads = [threading.Thread(target=hall.work, args=(table,)) for table in tables]
    try:
        for thread in threads:
            thread.start()
        hall.listen(progress, notice)
        wait_for(threads)
    except KeyboardInterrupt:
        stop.set()
    except BaseException:
        stop.set()
        raise
    finally:
        wait_for(threads)
    games = hall.first_games()
    if not games:
        raise KeyboardInterrupt
    programs = [entry.player is None for entry in match.entries]
    texts = [entry.text for entry in match.entries]
    return MatchResult(match.plan, texts, programs, match.seconds, games, len(hall.rounds) < match.plan.rounds)


def wait_for(threads: Iterable[threading.Thread]) -> None:
    """Wait for the end of all threads that were started."""
    for thread in threads:
        if thread.ident is not None:
            thread.join()
