"""Single games of a plan, played again with everything that happens in them on record."""

from __future__ import annotations

from librt.vecs import vec

from demesne.bots.batch import TURN_LIMIT, round_seed
from demesne.bots.make import make_mind
from demesne.engine.constants import NONE
from demesne.engine.policy import Policy
from demesne.engine.run import run
from demesne.engine.setup import deal, kit_for, set_bane
from demesne.game import Game
from demesne.sim.result import Plan


def seats_of(plan: Plan, number: int) -> list[int]:
    """Which player sits where in a game of the plan, counted from 0: the first games are the first round.

    >>> from demesne.sim.plans import make_plan
    >>> plan = make_plan(["Big Money", "Smithy", "Big Money"], seed=1)
    >>> [seats_of(plan, number) for number in range(4)]
    [[0, 1, 2], [2, 0, 1], [1, 2, 0], [0, 1, 2]]
    """
    return [(seat - number) % plan.players for seat in range(plan.players)]


def play_on_record(plan: Plan, number: int) -> Game:
    """A game of the plan, with its events."""
    setup = plan.setup
    game = Game(kit_for(setup))
    game.start = {"setup": setup.to_data(), "seed": round_seed(plan.seed, number // plan.players)}
    game.recording = True
    game.turn_limit = TURN_LIMIT * plan.players
    minds = [make_mind(game.kit, strategy) for strategy in plan.strategies]
    game.policies = vec[Policy]([minds[player] for player in seats_of(plan, number)])
    set_bane(game, setup.bane)
    deal(game, game.start["seed"])
    run(game, NONE)
    return game
