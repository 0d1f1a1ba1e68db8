"""Players inside the engine answer like anybody else: legally, and with their tokens."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64
from positions import position

from demesne.bots.binding import bind_strategy
from demesne.engine.constants import ACTION_PHASE, NONE, PASS, SPEND, VILLAGERS
from demesne.engine.policy import OUTSIDE, Policy
from demesne.engine.run import run
from demesne.engine.state import State
from demesne.strategies.find import find_strategy


def test_big_money_discards_to_a_militia() -> None:
    game = position({"p1": {"hand": "militia"}, "p2": {"hand": "gold*5"}}, "militia")
    game.policies = vec[Policy]([OUTSIDE, bind_strategy(game.components, find_strategy("Big Money"))])
    game.apply("play militia")
    assert game.players[1].hand.n == 3


class Spender(Policy):
    """Plays everything, and spends Villagers when it runs out of Actions."""

    def __init__(self) -> None:
        super().__init__(True, True, False)

    def choose(self, g: State, about: i64, who: i64) -> i64:
        if about == ACTION_PHASE and g.actions == 0 and g.players[who].tokens[VILLAGERS] > 0:
            return SPEND + VILLAGERS
        return g.options[0] if about == ACTION_PHASE else PASS


def test_a_policy_is_asked_while_it_has_villagers_to_spend() -> None:
    game = position({"p1": {"hand": "smithy*2, copper", "deck": "copper*8", "villagers": 2}}, "smithy")
    game.policies = vec[Policy]([Spender(), OUTSIDE])
    game.pending = False
    run(game, NONE)
    assert game.players[0].tokens[VILLAGERS] == 0


def test_nobody_is_told_whether_another_hand_holds_a_night_card() -> None:
    for hand in ("militia, monastery", "militia, copper"):
        game = position({"p1": {"hand": hand}, "p2": {"hand": "moat, copper*4"}}, "militia", "monastery", "moat")
        game.apply("play militia")
        asked = game.view(1).decision
        assert asked is not None
        assert asked.who == 1
        assert not asked.night


def test_treasures_are_played_for_their_buys_when_none_is_left() -> None:
    """As after a Villa that was bought with the last Buy; what was bought in this Buy phase ends it."""
    for hand, bought in (("astrolabe, gold, silver", 1), ("gold*2", 0)):
        game = position({"buys": 0, "p1": {"hand": hand, "deck": "copper*5"}}, "astrolabe")
        game.policies = vec[Policy]([bind_strategy(game.components, find_strategy("Big Money")), OUTSIDE])
        game.pending = False
        run(game, NONE)
        assert game.current == 1
        golds = hand.count("gold") + (1 if "*" in hand else 0)
        assert game.players[0].owned[game.components.kind("gold")] == golds + bought


def test_whoever_has_begun_to_pick_all_cards_goes_on() -> None:
    """Also a policy that did not see the beginning: it declines all of them or none."""
    game = position({"p1": {"hand": "secret_cave, gold*2, silver*2, copper"}}, "secret_cave")
    game.apply("play secret_cave")
    game.apply("choose copper")
    policy = bind_strategy(game.components, find_strategy("Big Money"))
    assert policy.choose(game, game.about, game.asked) in [option.code for option in game.decision.options]
