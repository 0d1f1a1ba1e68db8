"""Whoever minds the end of the game buys what wins it now, and nothing that loses it; everybody else buys by his lines."""

from __future__ import annotations

from dataclasses import replace

import pytest
from facts import Case, case, position

from demesne.bots.batch import Batch
from demesne.bots.binding import bind_strategy
from demesne.sim.plans import kingdom_for
from demesne.strategies.find import find_strategy
from demesne.strategies.parser import parse

ENGINE = "buy province when owned(gold) > 9\nbuy gold\nbuy silver"  # wants no points yet
GREEN = "buy province\nbuy duchy\nbuy gold\nbuy silver"
AHEAD = {"deck": "estate*2"}
LAST = {"province": 1}
TWO_EMPTY = {"copper": 0, "curse": 0}

CASES = [
    case("the last Province is bought by whoever wins with it", "buy province", lines=ENGINE, coins=8, phase="buy", p2=AHEAD,
         supply=LAST),
    case("not by whoever still loses", "buy duchy", lines=GREEN, coins=8, phase="buy", p2={"deck": "province*2"}, supply=LAST),
    case("nor by whoever is level and would have taken more turns", "buy gold", lines="buy province\nbuy gold", coins=8,
         phase="buy", p2={"deck": "province, estate"}, supply=LAST),
    case("with a second Buy what that brings counts", "buy province", lines=GREEN, coins=13, buys=2, phase="buy",
         p2={"deck": "province, estate*2"}, supply=LAST),
    case("two Provinces in one turn", "buy province", lines=ENGINE, coins=16, buys=2, phase="buy", p2={"deck": "province"},
         supply={"province": 2}),
    case("not one of two, if the lines do not want it", "buy gold", lines=ENGINE, coins=15, buys=2, phase="buy", p2=AHEAD,
         supply={"province": 2}),
    case("a third pile ends the game as well", "buy village", lines=ENGINE, coins=8, phase="buy", deck="estate", p2={},
         supply={**TWO_EMPTY, "village": 1}),
    case("and is left alone by whoever is behind", "buy silver", lines="buy village\nbuy silver", coins=3, phase="buy",
         p2=AHEAD, supply={**TWO_EMPTY, "village": 1}),
    case("points come with the piles", "buy estate", lines=ENGINE, coins=5, buys=2, phase="buy", p2={"deck": "estate"},
         supply={**TWO_EMPTY, "estate": 2}),
    case("two piles at a time", "buy village", lines=ENGINE, coins=5, buys=2, phase="buy", deck="estate", p2={},
         supply={"copper": 0, "village": 1, "moat": 1}),
    case("but not with one Buy", "buy silver", lines=ENGINE, coins=5, buys=1, phase="buy", deck="estate", p2={},
         supply={"copper": 0, "village": 1, "moat": 1}),
    case("when the game is over in any case, points are all that counts", "buy duchy", lines=ENGINE, coins=7, phase="buy",
         p2={"deck": "province*3"}, supply={"province": 0}),
    case("Coffers are spent on a won game", "spend coffers", lines=ENGINE, coins=6, coffers=2, phase="buy", p2=AHEAD,
         supply=LAST),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.why)
def test_purchases_of_whoever_minds_the_end(case: Case) -> None:
    game = position(case)
    policy = bind_strategy(game.components, replace(parse("name test\n" + case.lines, "test"), minds_the_end=True))
    code = policy.choose(game.clone(), game.about, game.asked)
    assert next(option.text for option in game.decision.options if option.code == code) == case.answers[0]


def test_lines_are_lines_for_everybody_else() -> None:
    game = position(CASES[1])
    policy = bind_strategy(game.components, parse("name test\n" + GREEN, "test"))
    code = policy.choose(game.clone(), game.about, game.asked)
    assert next(option.text for option in game.decision.options if option.code == code) == "buy province"


def test_minding_the_end_wins_games() -> None:
    money = find_strategy("Big Money Ultimate")
    batch = Batch(kingdom_for([money, money], None, seed=1), [money, money])
    batch.policies[0] = bind_strategy(batch.g.components, replace(money, minds_the_end=True))
    tally = batch.play(seed=1, first=0, rounds=150, watched=False)
    assert tally.wins[0] > tally.losses[0]
