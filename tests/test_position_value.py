"""The value of positions: what it depends on, and what not; that its weights are there, and can be trained anew."""

from __future__ import annotations

import json
import random
from importlib.resources import files
from pathlib import Path

import pytest
import train_value
import value_games
from random_play import random_setup

from demesne.bots.batch import Batch
from demesne.bots.position_value import (
    FILE,
    INPUTS,
    NOWN,
    NSTANDING,
    NTABLE,
    NTRAITS,
    OWN,
    STANDING,
    TABLE,
    TRAITS,
    Layer,
    PositionValue,
)
from demesne.bots.search_answers import UNIT
from demesne.bots.turn_estimate import TurnEstimate
from demesne.engine.constants import NONE
from demesne.engine.dealing import components_for, deal
from demesne.engine.next_turn import has_run_out
from demesne.engine.run import run
from demesne.engine.setup import Setup
from demesne.engine.state import State
from demesne.game import Game
from demesne.notation.position import start_from_position
from demesne.strategies.find import find_strategy
from demesne.views.sampling import sample

KINGDOM = ["smithy", "village", "witch", "chapel", "market", "laboratory", "militia", "moat", "cellar", "festival"]


def position(p1: str, p2: str, **more: object) -> Game:
    """Of two players with these decks."""
    return start_from_position({"position": {"p1": {"deck": p1}, "p2": {"deck": p2}, **more}})


def chances(g: State) -> list[float]:
    value = PositionValue(g.components)
    return [int(value.chance(g, who)) / int(UNIT) for who in range(g.nplayers)]


def stopped_at(turn: int, players: int, seed: int) -> State:
    """A game of Big Money that was stopped there."""
    setup = Setup.of(KINGDOM, players=players)
    table = Batch(setup, [find_strategy("Big Money Ultimate")] * players)
    table.seat(0)
    table.g.turn_limit = turn
    deal(table.g, seed)
    run(table.g, NONE)
    return table.g


# ---------------------------------------------------------------- weights
def test_weights_are_for_these_inputs() -> None:
    data = json.loads(files("demesne").joinpath("bots", FILE).read_text("utf-8"))
    assert data["inputs"] == list(INPUTS)
    sizes = [len(INPUTS)]
    for layer in data["layers"]:
        assert {len(row) for row in layer["weights"]} == {sizes[-1]}
        assert len(layer["weights"]) == len(layer["biases"])
        sizes.append(len(layer["biases"]))
    assert sizes[-1] == 1
    losses = data["measured"]["log_loss"]
    assert losses["network"] == min(losses.values())


def test_numbers_of_inputs() -> None:
    assert (len(TRAITS), len(STANDING), len(OWN), len(TABLE)) == (NTRAITS, NSTANDING, NOWN, NTABLE)


@pytest.mark.slow
def test_it_can_be_trained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Little, but from games to weights that can be used; and the same again."""
    monkeypatch.setattr(value_games, "GENERATIONS", 2)
    monkeypatch.setattr(value_games, "GAMES", 5)
    for name in ("first", "second"):
        train_value.main(["--games", "30", "--seed", "5", "--epochs", "2", "--to", str(tmp_path / name)])
    made = (tmp_path / "first").read_text("utf-8")
    assert made == (tmp_path / "second").read_text("utf-8")
    data = json.loads(made)
    assert data["trained"]["kingdoms"] == 3
    assert data["trained"]["games"] == 30
    assert data["measured"]["calibration"]
    g = stopped_at(9, 2, 1)
    layers = [Layer(layer["weights"], layer["biases"]) for layer in data["layers"]]
    value = PositionValue(g.components, layers)
    assert 0 < value.chance(g, 0) < UNIT


# ---------------------------------------------------------------- chances
@pytest.mark.parametrize("players", [2, 3, 4])
def test_chances_of_all_players_make_one(players: int) -> None:
    for turn in (1, 4 * players, 12 * players):
        assert sum(chances(stopped_at(turn, players, turn))) == pytest.approx(1, abs=5e-6)


def test_what_is_hidden_does_not_matter() -> None:
    rng = random.Random(4)
    for seed in range(20):
        game = Game.new(random_setup(rng), seed=seed)
        for _ in range(rng.randint(10, 150)):
            if game.over:
                break
            game.apply(rng.choice(game.decision.options).text)
        twin = sample(game.view(rng.randrange(game.nplayers)), rng)
        assert chances(game) == chances(twin)


def test_seats_do_not_matter_but_for_who_is_next() -> None:
    one, other = "copper*5, silver*4, gold*2, province", "copper*7, estate*3, smithy, silver*3"
    swapped = position(other, one)
    swapped.current = 1
    assert chances(position(one, other)) == chances(swapped)[::-1]


def test_whoever_moves_next_is_better_off() -> None:
    deck = "copper*7, estate*3, silver*3, gold*3, province*2"
    first, second = chances(position(deck, deck))
    assert first > second


def test_decided_games() -> None:
    weak, strong = "copper*7, estate*3", "copper*4, silver*5, gold*6, province*6, estate*3"
    behind, ahead = chances(position(weak, strong, supply={"province": 1}))
    assert behind < 0.02
    assert ahead > 0.98


def test_a_better_deck_has_better_chances() -> None:
    poor, rich = chances(position("copper*7, estate*3, curse*3, silver", "copper*4, silver*3, gold*3, laboratory*3"))
    assert poor < 0.2 < 0.8 < rich


# ---------------------------------------------------------------- where games stop
def test_a_game_stops_between_two_turns() -> None:
    g = stopped_at(9, 2, 1)
    assert g.over
    assert not has_run_out(g)
    assert g.turn == 9
    assert [int(p.turns) for p in g.players] == [5, 4]
    assert [p.hand.n for p in g.players] == [5, 5]


# ---------------------------------------------------------------- what a turn brings
def estimate(**deck: int) -> TurnEstimate:
    components = components_for(Setup.of(KINGDOM))
    g = State(components)
    for id, n in deck.items():
        g.players[0].own[components.kind_by_id[id]] = n
    made = TurnEstimate(components)
    made.look(g.players[0].own)
    return made


def test_money_alone() -> None:
    made = estimate(copper=7, estate=3)
    assert (made.cards, made.coins, made.buys) == pytest.approx((5, 3.5, 1))


def test_draw_shows_more_of_a_deck() -> None:
    assert estimate(copper=10, laboratory=5).cards == pytest.approx(15)  # 5 / (1 - 2/3)
    assert estimate(copper=12, laboratory=3).cards == pytest.approx(5 / 0.6)
    assert estimate(copper=2, laboratory=8).cards == 10  # all there is


def test_terminals_need_actions() -> None:
    """Without Villages one Smithy a turn draws, however many there are."""
    assert estimate(copper=10, smithy=10).cards == pytest.approx(8)
    assert estimate(copper=10, smithy=5, village=5).cards > 12
    assert estimate(copper=10, festival=5).coins > estimate(copper=10, smithy=5).coins
    assert estimate(copper=10, smithy=10).spare < 0 < estimate(copper=10, village=3).spare


def test_nothing_comes_from_no_cards() -> None:
    made = estimate()
    assert (made.cards, made.coins, made.buys) == (0, 0, 1)
