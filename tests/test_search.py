"""Looking ahead: situations are told apart, and an answer that is not possible is never given."""

from __future__ import annotations

import random

from positions import position

from demesne.bots.binding import bind_strategy
from demesne.bots.search import UNWANTED_GAP, Search, stir
from demesne.bots.search_answers import UNIT, Arm, Belief, Node
from demesne.engine.constants import BUY_CARD
from demesne.game import Game
from demesne.levels.think import unknown_cards
from demesne.strategies.find import find_strategy
from demesne.views.sampling import sample

NO_SUCH_ANSWER = 77


def search_of(game: Game, hidden: list[list[int]] | None = None) -> Search:
    view = game.view(game.decision.who)
    dealt = sample(view, random.Random(1))
    policy = bind_strategy(dealt.components, find_strategy("Big Money"))
    return Search(dealt, [policy], [policy] * len(view.players), hidden or unknown_cards(view), 1, 0)


def with_a_chancellor() -> Game:
    """Its question comes later in the turn, so it is a node of the tree."""
    hand = {"hand": "chancellor, copper*2, estate", "deck": "copper*5, silver*2"}
    return position({"p1": hand, "p2": {"hand": "copper*5", "deck": "estate*3"}}, "chancellor")


# ---------------------------------------------------------------- keys
def test_keys_do_not_collide() -> None:
    """Of 300,000 keys of 32 bits some would be the same."""
    rng = random.Random(1)
    seen = {(rng.getrandbits(31), rng.getrandbits(31)) for _ in range(300_000)}
    keys = {stir(stir(0, one), other) for one, other in seen}
    assert len(keys) == len(seen)
    assert max(keys) < 1 << 62
    assert min(keys) >= 0


def test_numbers_that_differ_only_above_32_bits_have_other_keys() -> None:
    assert len({stir(5, number) for number in (-2, -1, 0, 3, 1 << 40 | 3, 1 << 33 | 3, (1 << 32) - 1)}) == 7


def test_a_question_about_another_card_is_another_situation() -> None:
    """Spy asks the same about every card it finds; what should be done with a Gold is not what should be done with a Curse."""
    keys = set()
    for top in ("gold", "curse"):
        game = position({"p1": {"hand": "spy", "deck": ["estate", top]}, "p2": {"deck": "copper*5"}}, "spy")
        search = search_of(game)
        game.apply("play spy")
        assert game.decision.source == "spy"
        keys.add(search.situation(game, 0))
    assert len(keys) == 2


def test_another_question_with_the_same_answers_is_another_situation() -> None:
    """Hamlet's two questions: the hand is the same, and so are coins, Buys and Actions."""
    game = position({"p1": {"hand": "hamlet, copper*2", "deck": "copper*3"}}, "hamlet")
    search = search_of(game)
    game.apply("play hamlet")
    first = search.situation(game, 0)
    options = [option.text for option in game.decision.options]
    game.apply("choose none")
    assert [option.text for option in game.decision.options] == options
    assert search.situation(game, 0) != first


# ---------------------------------------------------------------- answers
def test_a_node_of_another_situation_does_no_harm() -> None:
    """As if two situations shared a key: what was learnt in one is no answer in the other."""
    search = search_of(with_a_chancellor())
    search.run(40)
    assert len(search.tree) > 1
    for key in list(search.tree):
        node = Node(NO_SUCH_ANSWER)
        node.add(NO_SUCH_ANSWER + 1)
        search.tree[key] = node
    before = search.playouts
    search.run(40)
    assert search.playouts >= before + 40 or search.is_settled()
    assert search.best() in {option.code for option in with_a_chancellor().decision.options}


def test_every_deal_of_a_search_has_the_answers_it_compares() -> None:
    """Where hardly any deal has them, as when the card to be played is among the cards dealt anew."""
    game = position(
        {"p1": {"hand": "smithy, copper*4", "deck": "copper*200"}, "p2": {"hand": "copper*5", "deck": "estate*3"}}, "smithy"
    )
    mine = game.players[0]
    hidden = [[int(card) for zone in (mine.hand, mine.deck) for card in zone.listed()], []]
    search = search_of(game, hidden)
    offered = [arm.code for arm in search.arms]
    for number in range(12):
        dealt = search.deal(number)
        assert [int(code) for code in list(dealt.options)[: int(dealt.noptions)]] == offered
    search.run(30)
    assert search.playouts >= 30


def test_nobody_buys_a_curse_by_luck() -> None:
    """With Buys to spare it costs little, so that a few lucky deals could make it look good."""
    game = position({"p1": {"hand": "chapel", "deck": "gold*3"}, "phase": "buy", "coins": 5, "buys": 3}, "chapel", "moat")
    search = search_of(game)
    biases = {
        game.kinds[arm.code - BUY_CARD].id: arm.bias for arm in search.arms if BUY_CARD <= arm.code < BUY_CARD + game.nkinds
    }
    assert biases["curse"] == biases["copper"] == UNWANTED_GAP
    assert biases["moat"] < UNWANTED_GAP


def arm_with(bias: int, *values: int) -> Arm:
    arm = Arm(1, bias)
    for value in values:
        arm.count(value, 0)
    return arm


def test_what_is_believed_of_an_answer_is_put_right_by_playouts() -> None:
    usual = arm_with(0, *[UNIT, 0] * 400)
    untried, unlucky = arm_with(50_000), arm_with(50_000, *[UNIT, 0, 0, 0] * 200)
    few, many = arm_with(50_000, *[UNIT, UNIT, UNIT, 0]), arm_with(50_000, *[UNIT, UNIT, UNIT, 0] * 200)
    assert Belief(usual, usual).mean == Belief(usual, usual).variance == 0
    assert Belief(untried, usual).mean == -50_000
    assert -50_000 < Belief(few, usual).mean < 0, "a little luck proves nothing"
    assert 200_000 < Belief(many, usual).mean < 250_000
    assert Belief(unlucky, usual).mean < -200_000
    beliefs = [Belief(arm, usual) for arm in (untried, few, many)]
    assert beliefs[0].variance > beliefs[1].variance > beliefs[2].variance


def test_answers_that_are_clearly_worse_are_dropped_and_the_best_is_given() -> None:
    deck = "gold*4, silver*4, copper*6, estate*3"
    game = position({"p1": {"hand": "estate", "deck": deck}, "p2": {"deck": deck}, "phase": "buy", "coins": 8}, "moat")
    search = search_of(game)
    usual = search.usual_arm()
    search.run(1000)
    assert game.kinds[usual.code - BUY_CARD].id == "province"
    assert search.best() == usual.code
    tried = {game.kinds[arm.code - BUY_CARD].id: arm.tried() for arm in search.arms if arm.code >= BUY_CARD}
    assert tried["province"] == max(tried.values())
    assert tried["curse"] == min(tried.values()) < tried["province"]


def test_an_answer_that_is_far_ahead_takes_the_place_of_the_usual_one() -> None:
    game = position({"p1": {"hand": "copper"}, "phase": "buy", "coins": 8}, "moat")
    search = search_of(game)
    usual = search.usual_arm()
    other = next(arm for arm in search.arms if arm is not usual)
    for arm in search.arms:
        for n in range(64):
            arm.count(UNIT if arm is other else UNIT * (n % 2), 0)
    search.deals = 64
    search.drop()
    assert search.best() == other.code
    assert search.is_settled()
    assert other.is_alive
    assert not usual.is_alive
