"""Single games of a plan, replayed with all events recorded."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec

from demesne.bots.batch import TURN_LIMIT, Tally, round_seed
from demesne.bots.binding import bind_strategy
from demesne.bots.strategy_policy import StrategyPolicy
from demesne.bots.turn_statistics import PurchaseNotes
from demesne.engine.components import Components
from demesne.engine.constants import BUY_CARD, BUY_LAND, BUY_PHASE, NONE
from demesne.engine.dealing import components_for, deal
from demesne.engine.policy import OUTSIDE, Policy
from demesne.engine.run import run
from demesne.game import Game
from demesne.levels.think import think
from demesne.sim.result import Plan


def seats_of(plan: Plan, number: int) -> list[int]:
    """The player in each seat in a game of the plan. Games are numbered from 0, round by round.

    >>> from demesne.sim.plans import make_plan
    >>> plan = make_plan(["Big Money", "Smithy", "Big Money"], seed=1)
    >>> [seats_of(plan, number) for number in range(4)]
    [[0, 1, 2], [2, 0, 1], [1, 2, 0], [0, 1, 2]]
    """
    return [(seat - number) % plan.players for seat in range(plan.players)]


def play_on_record(
    plan: Plan, number: int, notes: Sequence[PurchaseNotes] = (), said: list[str] | None = None, turns: int = 0
) -> Game:  # fmt: skip
    """Play a game of the plan and record its events.

    `notes`, one for each player of the plan, record what they buy. `said` holds the answers of players who look ahead, if the
    game was played before; new answers are appended. If `turns` is given, the game stops after that many turns in total.
    """
    setup = plan.setup
    game = Game(components_for(setup))
    game.start = {"setup": setup.to_data(), "seed": round_seed(plan.seed, number // plan.players)}
    game.recording = True
    game.turn_limit = turns or TURN_LIMIT * plan.players
    seats = seats_of(plan, number)
    policies = [policy_of(plan, player, game.components) for player in seats]
    for player, policy in zip(seats, policies, strict=True):
        if notes and isinstance(policy, StrategyPolicy):
            policy.watcher = notes[player]
    game.policies = vec[Policy](policies)
    deal(game, game.start["seed"])
    run(game, NONE)
    said = [] if said is None else said
    answered = 0
    while not game.over:
        decision = game.decision
        text = decision.options[0].text
        if len(decision.options) > 1:
            if answered == len(said):
                said.append(look_ahead(plan, seats[decision.who], game))
            text = said[answered]
            answered += 1
        if notes:
            note_answer(notes[seats[decision.who]], game, text)
        game.apply(text)
    return game


def note_answer(notes: PurchaseNotes, game: Game, text: str) -> None:
    """Note how a player outside the engine spends their coins."""
    chosen = game.decision.option(text)
    if game.about != BUY_PHASE or chosen is None or chosen.verb == "play":
        return
    notes.begin_buys(game, game.asked)
    if chosen.verb == "buy":
        land = chosen.code >= BUY_LAND
        notes.note_buy(game, game.asked, chosen.code - BUY_LAND + game.nkinds if land else chosen.code - BUY_CARD, -1)


def look_ahead(plan: Plan, player: int, game: Game) -> str:
    """The answer of a player of the plan who looks ahead."""
    level = plan.levels[player]
    assert level is not None, "everybody else plays inside the engine"
    return think(game.view(game.decision.who), level, plan.strategies[player]).answer


def policy_of(plan: Plan, player: int, components: Components) -> Policy:
    """The policy of a player: players that look ahead answer outside the engine, all others inside."""
    level = plan.levels[player] if plan.levels else None
    return OUTSIDE if level is not None and level.searches else bind_strategy(components, plan.strategies[player])


def play_counted(plan: Plan, first: int, rounds: int) -> Tally:
    """Play rounds of a plan, counted as the engine does for strategies, but without the detailed statistics."""
    tally = Tally(plan.players)
    for number in range(first * plan.players, (first + rounds) * plan.players, plan.players):
        games = [play_on_record(plan, number + rotation) for rotation in range(plan.players)]
        for player in range(plan.players):
            seats = [(player + rotation) % plan.players for rotation in range(plan.players)]
            count_player(tally, player, games, seats)
        for game in games:
            count_game(tally, game)
        tally.rounds += 1
    return tally


def count_player(tally: Tally, player: int, games: list[Game], seats: list[int]) -> None:
    """Count one player's round: the game of each rotation, with their seat in it."""
    results = [(game.winners(), seat) for game, seat in zip(games, seats, strict=True)]
    wins = sum(winners == [seat] for winners, seat in results)
    ties = sum(seat in winners and len(winners) > 1 for winners, seat in results)
    points = sum(game.scores()[seat] for game, seat in zip(games, seats, strict=True))
    tally.wins[player] += wins
    tally.ties[player] += ties
    tally.losses[player] += len(games) - wins - ties
    tally.scores[player] += points
    tally.own_turns[player] += sum(int(game.players[seat].turns) for game, seat in zip(games, seats, strict=True))
    tally.wins2[player] += wins**2
    tally.ties2[player] += ties**2
    tally.losses2[player] += (len(games) - wins - ties) ** 2
    tally.scores2[player] += points**2


def count_game(tally: Tally, game: Game) -> None:
    """Add a finished game to a tally."""
    tally.games += 1
    tally.turns += int(game.turn)
    tally.length += int(game.players[0].turns)
    if any(game.left[kind] == 0 for kind in game.components.end_kinds):
        tally.provinces += 1
    elif game.empty >= 3:
        tally.piles += 1
    else:
        tally.limit += 1
    for pile in game.components.piles:
        if pile.supply and all(game.left[kind] == 0 for kind in pile.kinds):
            tally.empty[pile.id] = tally.empty.get(pile.id, 0) + 1
