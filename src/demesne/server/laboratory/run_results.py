"""The results of a run so far, as they are sent to clients."""

from __future__ import annotations

from typing import Final

from demesne.server.laboratory.laboratory_requests import Amount, Bought, FirstBuys, MatchResult, RunResult, Share
from demesne.server.laboratory.run_work import PlayedMatch
from demesne.sim import result
from demesne.sim.result import Player

DIGITS: Final = 5  # decimal places of averages over watched games
OPENINGS: Final = 12  # most common openings that are shown


def match_result(match: PlayedMatch) -> MatchResult:
    """Return the result of a match so far. It always covers the first games of the match."""
    planned = match.planned
    run = match.run
    if run is None or not run.tally.rounds:
        return MatchResult(planned.label, 0, 0, [], 0.0, 0, 0, 0, [], [], planned.command, planned.files)
    found = run.result()
    return MatchResult(
        label=planned.label,
        games=found.games,
        watched=found.tally.watched,
        results=[player_result(name, player) for name, player in zip(planned.names, found.players, strict=True)],
        turns=found.mean_turns,
        provinces=found.tally.provinces,
        piles=found.tally.piles,
        limit=found.tally.limit,
        lengths=amounts(found.lengths),
        differences=amounts(found.differences),
        command=planned.command,
        files=planned.files,
    )


def amounts(counted: dict[int, int]) -> list[Amount]:
    """Return counted games as a list: each number with its count of games."""
    return [Amount(n, games) for n, games in counted.items()]


def player_result(name: str, player: Player) -> RunResult:
    """Return the result of one player of a match as it is sent to clients."""
    interval = player.score_interval
    return RunResult(
        name=name,
        wins=share(player.wins),
        ties=share(player.ties),
        losses=share(player.losses),
        points=player.mean_score,
        points_low=None if interval is None else interval.low,
        points_high=None if interval is None else interval.high,
        turns=player.mean_turns,
        games_at=player.curve.games,
        money_at=rounded(player.curve.money),
        points_at=rounded(player.curve.points),
        bought=[Bought(card, rounded(copies)) for card, copies in player.bought.items()],
        openings=[FirstBuys(list(buys), share) for buys, share in player.openings[:OPENINGS]],
    )


def share(found: result.Share) -> Share:
    """Return a share of games with its confidence interval as it is sent to clients."""
    return Share(found.games, found.rate, found.interval.low, found.interval.high)


def rounded(numbers: list[float]) -> list[float]:
    """Return the numbers rounded to `DIGITS` decimal places."""
    return [round(number, DIGITS) for number in numbers]


class Results:
    """The results of all matches of a run, each cached until more games of the match are counted."""

    def __init__(self, matches: list[PlayedMatch]) -> None:
        self.matches = matches
        self.made: list[MatchResult | None] = [None] * len(matches)

    def now(self) -> list[MatchResult]:
        """Return the results of all matches as they are now."""
        for i, match in enumerate(self.matches):
            made = self.made[i]
            if made is None or made.games != match.games:
                self.made[i] = match_result(match)
        return [made for made in self.made if made is not None]
