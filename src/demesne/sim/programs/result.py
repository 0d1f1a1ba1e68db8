"""Results of matches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final

from demesne.engine.events import Event
from demesne.sim.programs.process import REASONS
from demesne.sim.result import Plan, Share, shares_data
from demesne.sim.statistics import Interval, mean_interval, share_interval
from demesne.version import VERSION

WIN: Final = "win"
TIE: Final = "tie"
LOSS: Final = "loss"
ENDINGS: Final = ("end", "limit", "forfeit")  # by the rules, at the turn limit, by the failure of a program


@dataclass(frozen=True)
class Forfeit:
    """Which player forfeited a game, and why."""

    player: int
    reason: str  # one of REASONS
    detail: str
    said: str  # the end of its standard error


@dataclass
class Thought:
    """How long a player took for its answers."""

    answers: int = 0
    seconds: float = 0.0
    worst: float = 0.0

    def add(self, seconds: float) -> None:
        """Count one answer."""
        self.take(Thought(1, seconds, seconds))

    def take(self, other: Thought) -> None:
        """Add the answers of another record."""
        self.answers += other.answers
        self.seconds += other.seconds
        self.worst = max(self.worst, other.worst)


@dataclass(frozen=True)
class Played:
    """One game. Lists are in the order of the players, wherever they sat."""

    number: int  # from 0
    seed: int
    seats: list[int]  # which player sat where
    scores: list[int]  # in a forfeited game, those at that moment
    places: list[str]
    reason: str  # one of ENDINGS
    turns: int
    forfeit: Forfeit | None
    thoughts: list[Thought]
    events: list[Event]


def places(seats: list[int], winners: list[int], forfeit: Forfeit | None) -> list[str]:
    """Whether each player won, tied or lost. If one forfeited the game, the others share the win.

    >>> places([1, 0], [1], None), places([0, 1, 2], [0], Forfeit(0, "crash", "", ""))
    (['win', 'loss'], ['loss', 'tie', 'tie'])
    """
    best = {seats[seat] for seat in winners} if forfeit is None else set(seats) - {forfeit.player}
    won = WIN if len(best) == 1 else TIE
    return [won if player in best else LOSS for player in range(len(seats))]


@dataclass(frozen=True)
class Standing:
    """How one player did."""

    label: str
    text: str  # the strategy or the command, as the user wrote it
    is_program: bool
    wins: Share
    ties: Share
    losses: Share
    mean_score: float
    score_interval: Interval | None  # None after a single round
    forfeits: dict[str, int]  # by reason
    last_forfeit: tuple[int, Forfeit] | None  # with the number of the game, from 0
    thought: Thought

    @property
    def forfeited(self) -> int:
        """How many games a player forfeited."""
        return sum(self.forfeits.values())

    @property
    def mean_seconds(self) -> float | None:
        """The average number of seconds for an answer."""
        return self.thought.seconds / self.thought.answers if self.thought.answers else None

    def to_data(self) -> dict[str, Any]:
        """The standing as data for JSON."""
        thinking = {"answers": self.thought.answers, "mean_seconds": self.mean_seconds, "worst_seconds": self.thought.worst}
        return {
            "name": self.label,
            "program" if self.is_program else "strategy": self.text,
            **shares_data(self.wins, self.ties, self.losses),
            "mean_score": self.mean_score,
            "score_ci95": self.score_interval and list(self.score_interval),
            "forfeits": self.forfeits,
            "thinking": thinking if self.is_program else None,
        }


@dataclass(frozen=True)
class MatchResult:
    """The result of a match: its first rounds, at least one."""

    plan: Plan
    texts: list[str]  # the players as the user wrote them
    programs: list[bool]  # which of them are programs
    seconds: float  # the time limit for a decision
    games: list[Played]
    interrupted: bool
    version: str = field(default=VERSION)

    @property
    def rounds(self) -> int:
        """The number of complete rounds."""
        return len(self.games) // self.plan.players

    @property
    def endings(self) -> dict[str, int]:
        """How many games ended in each way."""
        return {ending: sum(game.reason == ending for game in self.games) for ending in ENDINGS}

    @cached_property
    def standings(self) -> list[Standing]:
        """The standings of all players."""
        return [self.standing(player) for player in range(self.plan.players)]

    def standing(self, player: int) -> Standing:
        """The standing of one player."""

        def share(place: str) -> Share:
            total, squares = self.sums(game.places[player] == place for game in self.games)
            return Share(total, total / len(self.games), share_interval(total, squares, self.rounds, self.plan.players))

        score, score2 = self.sums(game.scores[player] for game in self.games)
        lost = [(game.number, game.forfeit) for game in self.games if game.forfeit and game.forfeit.player == player]
        counts = Counter(forfeit.reason for _, forfeit in lost)
        thought = Thought()
        for game in self.games:
            thought.take(game.thoughts[player])
        return Standing(
            label=self.plan.labels[player],
            text=self.texts[player],
            is_program=self.programs[player],
            wins=share(WIN),
            ties=share(TIE),
            losses=share(LOSS),
            mean_score=score / len(self.games),
            score_interval=mean_interval(score, score2, self.rounds, self.plan.players),
            forfeits={reason: counts[reason] for reason in REASONS if counts[reason]},
            last_forfeit=lost[-1] if lost else None,
            thought=thought,
        )

    def sums(self, values: Iterable[int]) -> tuple[int, int]:
        """The sum of a value over all games, and the sum of squares of its totals per round."""
        listed, n = list(values), self.plan.players
        rounds = [sum(listed[first : first + n]) for first in range(0, len(listed), n)]
        return sum(rounds), sum(value * value for value in rounds)

    def to_data(self) -> dict[str, Any]:
        """The result as data for JSON."""
        plan = self.plan
        return {
            "version": self.version,
            "seed": plan.seed,
            "setup": plan.setup.to_data(),
            "seconds": self.seconds,
            "requested_games": plan.games,
            "interrupted": self.interrupted,
            "games": len(self.games),
            "rounds": self.rounds,
            "mean_turns": sum(game.turns for game in self.games) / len(self.games),
            "endings": self.endings,
            "players": [standing.to_data() for standing in self.standings],
            "forfeited_games": [
                {
                    "game": game.number + 1,
                    "player": game.forfeit.player,
                    "reason": game.forfeit.reason,
                    "detail": game.forfeit.detail,
                    "stderr": game.forfeit.said,
                }
                for game in self.games
                if game.forfeit
            ],
        }
