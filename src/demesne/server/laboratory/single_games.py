"""Single games of a run, turn by turn, with the line of the strategy that wanted each purchase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from demesne.bots.binding import buy_lines
from demesne.bots.turn_statistics import PurchaseNotes
from demesne.game import Game, start_from
from demesne.levels.knowledge import remember
from demesne.server.laboratory.laboratory_requests import GameTurn, GameWish, Purchase, SingleGame
from demesne.server.laboratory.run_plans import Known, PlannedMatch, Wanted
from demesne.server.problems import BadRequest
from demesne.server.tables import presentation
from demesne.sim.recorded_games import play_on_record, seats_of
from demesne.sim.result import Plan
from demesne.strategies.syntax import Strategy
from demesne.strategies.writer import beginning, write_expression
from demesne.work.task import Task

SECONDS: Final = 60.0  # seconds of processor time for a game without levels
THINKING: Final = 1800.0  # seconds of processor time for a game with a level, whose strategy may have to be found


def match_of(wanted: Wanted, wish: GameWish) -> PlannedMatch:
    """Return the match of the requested game; raise an error if there is no such game."""
    if wish.match >= len(wanted.matches) or wish.game >= wanted.matches[wish.match].rounded:
        raise BadRequest("there is no such game in this run", "lab-no-game")
    return wanted.matches[wish.match]


def task_for(match: PlannedMatch, number: int, known: Sequence[Known]) -> Task:
    """Return the task that plays a game. It is long if a level plays, because searching or finding its strategy takes time."""
    seconds = THINKING if match.levels else SECONDS
    return Task(play_single, (match, number, tuple(known)), seconds, is_long=bool(match.levels))


def play_single(match: PlannedMatch, number: int, known: Sequence[Known]) -> SingleGame:
    """Play one game of a match, in a worker."""
    for setup, level, strategy in known:
        remember(setup, level, strategy)
    plan = match.plan()
    notes = [PurchaseNotes() for _ in match.players]
    said: list[str] = []
    game = play_on_record(plan, number, notes, said)
    seats = seats_of(plan, number)
    names = match.names
    return SingleGame(
        names=[names[player] for player in seats],
        players=seats,
        turns=Turns(match, plan, number, game, notes, said).all(),
        scores=[int(points) for points in game.scores()],
        winners=[int(seat) for seat in game.winners()],
    )


class Turns:
    """The turns of a game that was played. The states between them come from playing it again up to each turn."""

    def __init__(
        self, match: PlannedMatch, plan: Plan, number: int, game: Game, notes: Sequence[PurchaseNotes], said: list[str]
    ) -> None:  # fmt: skip
        self.match = match
        self.plan = plan
        self.number = number
        self.game = game
        self.notes = notes
        self.said = said
        self.seats = seats_of(plan, number)
        self.lines = [buy_lines(game.components, strategy) for strategy in plan.strategies]

    def all(self) -> list[GameTurn]:
        """Return all turns of the game with hands, coins, purchases, events and points."""
        events = self.game.events
        starts = [i for i, event in enumerate(events) if event.kind == "turn"]
        after = self.states_after_turns(len(starts))
        first = [0, *starts[1:]]  # the first turn includes the events before it
        made = []
        for turn, (start, begin, end) in enumerate(zip(starts, first, [*starts[1:], len(events)], strict=True)):
            seat = int(events[start].who)
            before, then = after[turn], after[turn + 1]
            made.append(
                GameTurn(
                    seat=seat,
                    number=int(events[start].amount),
                    hand=[before.kinds[before.kind_of[card]].id for card in before.players[seat].hand.listed()],
                    coins=self.coins(seat, begin, end),
                    purchases=self.purchases(seat, begin, end),
                    events=[presentation.event(event) for event in events[begin:end]],
                    points=[int(points) for points in then.scores()],
                )
            )
        return made

    def states_after_turns(self, turns: int) -> list[Game]:
        """Return the game before the first turn and after each turn."""
        after: dict[int, Game] = {0: start_from(self.game.start), turns: self.game}
        for limit in range(1, int(self.game.turn)):
            stopped = play_on_record(self.plan, self.number, said=self.said, turns=limit)
            after.setdefault(sum(event.kind == "turn" for event in stopped.events), stopped)
        known = [after.get(turn) for turn in range(turns + 1)]
        for turn in range(turns, -1, -1):  # a missing state, before an extra turn, is replaced by the next one
            known[turn] = known[turn] or known[turn + 1]
        return [state for state in known if state is not None]

    def coins(self, seat: int, begin: int, end: int) -> int:
        """Return the coins of the player in a seat when the buys of a turn began."""
        return next((coins for at, coins in self.notes[self.seats[seat]].coins if begin < at <= end), 0)

    def purchases(self, seat: int, begin: int, end: int) -> list[Purchase]:
        """Return what the player in a seat bought between two events."""
        player = self.seats[seat]
        bought = [(thing, line) for at, thing, line in self.notes[player].bought if begin < at <= end]
        return [self.purchase(player, thing, line) for thing, line in bought]

    def purchase(self, player: int, thing: int, bound: int) -> Purchase:
        """Return a purchase with the line of the strategy that wanted it, if there is one."""
        game = self.game
        kinds = int(game.nkinds)
        card = game.kinds[thing].id if thing < kinds else game.lands[thing - kinds].id
        line = self.lines[player][bound] if bound >= 0 else None
        if line is None:
            return Purchase(card, 0, "")
        own = self.match.players[player].text.splitlines()
        if own:
            return Purchase(card, line.at.line, own[line.at.line - 1].strip())
        when = "" if line.when is None else f"  when {write_expression(line.when)}"
        is_known = isinstance(self.match.players[player].who, Strategy)
        return Purchase(card, line.at.line if is_known else 0, beginning(line) + when)
